"""docs/security.md names tests that exist; and what a node writes into its log is nobody's."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from tests.server.client import Client, Guest, new_table, request
from tests.server.services import ROOT, nodes, sqlite_url

PAGE: Final = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    there: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        there |= set(re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert named - there == set()
    assert len(named) > 50


def test_every_requirement_has_an_answer() -> None:
    rows = [line.strip("|").split(" | ") for line in PAGE.splitlines() if re.match(r"\| [3-8]\.\d", line)]
    numbers = " ".join(row[0] for row in rows)
    assert all(len(row) == 3 and all(cell.strip() for cell in row) for row in rows)
    for wanted in (
        *("4.4.1", "4.4.2", "4.4.3", "4.4.4", "7.1.1", "7.1.2", "7.1.3", "7.2.1", "7.2.2", "7.2.3", "7.2.4", "7.3.1"),
        *(
            "7.3.2",
            "7.6.1",
            "7.6.2",
            "7.4.1",
            "7.4.2",
            "7.4.3",
            "7.4.4",
            "7.4.5",
            "7.5.1",
            "7.5.2",
            "8.1.1",
            "8.1.2",
            "8.2.1",
            "8.2.2",
        ),
        *("8.2.3", "8.3.1", "8.4.1", "3.3.1", "3.4.1", "3.4.2", "3.5.1", "3.5.2", "3.5.3"),
    ):
        assert wanted in numbers, wanted


async def be_here(guest: Guest, code: str, url: str) -> None:
    async with Client(guest, code, [url]) as client:
        await client.done("say", phrase="hello")


def test_the_log_of_a_node_holds_no_secret_no_address_and_no_name(tmp_path: Path) -> None:
    """At the chattiest level, after all that makes and takes secrets, and wrong ones."""
    with nodes(tmp_path, 1, sqlite_url(tmp_path), environment={"PRSI_LOG_LEVEL": "debug"}) as (node,):
        guest = Guest.enter(node.url)
        code = new_table(node.url, guest)
        asyncio.run(be_here(guest, code, node.url))
        secrets = {guest.cookie.partition("=")[2], guest.home, str(guest.profile["name"])}
        secrets.add(guest.ask(node.url, "POST", "/api/me/recovery")["code"])
        device = guest.ask(node.url, "POST", "/api/me/device-code")["code"]
        secrets.add(device)
        wrong = "WRONG-WRONG-WRONG"
        for path in ("/api/session/device", "/api/session/recover"):
            assert request(node.url, "POST", path, {"code": wrong}, home=guest.home).status == 403
        signed_in = request(node.url, "POST", "/api/session/device", {"code": device}, home=guest.home)
        assert signed_in.status == 200
        secrets |= {wrong, *signed_in.cookies.values()}
        node.stop()
        log = node.log.read_text(encoding="utf-8")
    assert "node started" in log
    assert {secret for secret in secrets if secret in log} == set()
    assert code not in log, "whoever has a table's code can sit down there"
