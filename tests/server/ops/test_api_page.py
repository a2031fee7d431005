"""The requests of docs/api.md are what really happens, in their order; its close codes are the server's."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from prsi.server import sockets
from prsi.server.people.door import REQUESTS_PER_SECOND
from prsi.server.people.limits import RULES
from tests.server.client import Guest, new_table, request
from tests.server.services import ROOT, Node

PAGE: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLE: Final = re.compile(
    r"```http\n(?P<asked>.*?)```\n+```json answer (?P<status>\d+)\n(?P<answer>.*?)```", re.DOTALL
)


def same_form(shown: Any, found: Any, where: str = "") -> None:
    """What was answered has the keys, and the kinds of values, of what the page shows."""
    if isinstance(shown, dict):
        assert shown.keys() == found.keys() or where.endswith((".ruleset", ".format")), where
        for key in shown.keys() & found.keys():
            same_form(shown[key], found[key], f"{where}.{key}")
    elif shown is not None and found is not None:
        assert type(shown) is type(found), (where, shown, found)
        if isinstance(shown, str) and "…" not in shown and where in (".error", ".found", ".preset", ".state"):
            assert shown == found, where


def test_the_requests_of_the_page_are_answered_as_it_says(node: Node) -> None:
    host = Guest.enter(node.url)
    code = new_table(node.url, host)
    cookie = ""
    examples = list(EXAMPLE.finditer(PAGE))
    assert len(examples) == PAGE.count("```http") >= 5
    for example in examples:
        head, _, body = example["asked"].partition("\n\n")
        first, *headers = head.splitlines()
        method, path = first.split(" ")
        sent = dict(header.split(": ", 1) for header in headers)
        if "Origin" in sent:
            assert method != "GET"
            sent["Origin"] = node.url
        answer = request(
            node.url, method, path.replace("CODE", code), json.loads(body) if body.strip() else None, cookie, sent
        )
        assert answer.status == int(example["status"]), (first, answer)
        same_form(json.loads(example["answer"]), answer.body)
        if answer.cookies:
            cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            assert cookie.startswith("__Host-prsi=")
    assert cookie


def test_the_close_codes_of_the_page_are_those_of_the_server() -> None:
    shown = {int(code) for row in re.findall(r"^\| ([\d, ]+) \|", PAGE, re.MULTILINE) for code in row.split(", ")}
    codes = {code for code in shown if code >= 1000}
    named = {value for name, value in vars(sockets).items() if name.isupper() and isinstance(value, int)}
    own = {code for code in named if 1000 <= code < 5000}
    assert own <= codes
    documented = {int(code) for code in re.findall(r"\b([14]\d{3})\b", sockets.table_socket.fn.__doc__ or "")}
    assert documented <= codes
    assert codes == own | documented | {1006, 1007}


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    hour = {
        name: rule.count
        for name in ("guest", "table")
        for rule in RULES[name]
        if (rule.per, rule.seconds) == ("address", 3600)
    }
    words = " ".join(PAGE.split())
    assert f"may make {hour['guest']} guests and {hour['table']} tables an hour" in words
    assert f"send {REQUESTS_PER_SECOND:.0f} requests a second" in words
