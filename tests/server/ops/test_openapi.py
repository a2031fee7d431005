"""The HTTP interface is what /api/openapi.json says: complete, with its refusals, and kept by the server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.client import Guest, new_table, request
from tests.server.ops.running import make_admin
from tests.server.services import Node

Json = dict[str, Any]

SECONDS: Final = 25

NOT_MEANT: Final = {
    # A body can fit its shape and be refused all the same: a wrong code, rules that contradict each other.
    "positive_data_acceptance",
    # The framework answers OPTIONS for each handler alone; nothing here is asked across origins.
    "allow_header_conformance",
}
SPARED: Final = r"^/api/(me$|me/devices|session/|admin/drain)"
"""What would end the player, the session or the node that asks; asked by name in other tests."""


@pytest.fixture
def description(node: Node) -> Json:
    answer = request(node.url, "GET", "/api/openapi.json")
    assert answer.status == 200
    body: Json = answer.body
    return body


def test_everything_is_described(description: Json) -> None:
    """Each operation, parameter and shape in words, each refusal as a Problem."""
    missing = []
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            name = f"{method} {path}"
            missing += [name] if not operation.get("description") else []
            missing += [f"{name} {one['name']}" for one in operation.get("parameters", ()) if not one["description"]]
            refusals = [answer for status, answer in operation["responses"].items() if status >= "400"]
            assert {"429", "503"} <= operation["responses"].keys(), name
            for refusal in refusals:
                assert refusal["description"], name
                assert refusal["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
    shapes = description["components"]["schemas"]
    missing += [name for name, shape in shapes.items() if not shape.get("description")]
    assert missing == []
    assert len(description["paths"]) >= 40


def test_refusals_named_in_a_description_are_among_its_answers(description: Json) -> None:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            named = set(re.findall(r"\b4\d\d\b", operation["description"]))
            assert named <= operation["responses"].keys(), (method, path)


@pytest.mark.slow
@pytest.mark.long
def test_a_real_node_keeps_to_its_description(node: Node, sqlite: str, tmp_path: Path) -> None:
    """Schemathesis asks for everything, rightly and wrongly: no 5xx, only what is described.

    Once as an administrator, who gets furthest.
    """
    guest = Guest.enter(node.url)
    new_table(node.url, guest)
    make_admin(sqlite, guest)
    report = tmp_path / "report.json"
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{node.url}/api/openapi.json"]
    command += ["--header", f"Cookie: {guest.cookie}", "--header", f"Origin: {node.url}"]
    command += ["--exclude-checks", ",".join(sorted(NOT_MEANT)), "--exclude-path-regex", SPARED]
    command += ["--max-examples", "10", "--max-time", str(SECONDS), "--seed", "3", "--generation-database", "none"]
    command += ["--phases", "examples,coverage,fuzzing", "--warnings", "off", "--no-color", "--no-shrink"]
    command += ["--request-timeout", "10", "--report-json-path", str(report)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=SECONDS * 4, check=False)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    counted = re.search(r"Selected: (\d+)/\d+\s+Tested: (\d+)", run.stdout)
    assert counted is not None, run.stdout[-3000:]
    assert counted[1] == counted[2], "some operations were not asked for at all"
    assert int(counted[1]) > 30
    assert node.errors() == []


def test_what_is_refused_has_the_form_of_a_refusal(node: Node) -> None:
    guest = Guest.enter(node.url)
    asked: tuple[tuple[int, str, str, object, str], ...] = (
        (401, "GET", "/api/me", None, ""),
        (404, "GET", "/api/tables/ZZZZZZZZZ", None, guest.cookie),
        (404, "GET", "/api/nothing", None, guest.cookie),
        (405, "PUT", "/api/me", {}, guest.cookie),
        (400, "POST", "/api/tables", {"ruleset": {"preset": "prsi"}}, guest.cookie),
        (400, "POST", "/api/tables", {"ruleset": {"preset": "whist"}, "seats": 2}, guest.cookie),
        (403, "GET", "/api/admin", None, guest.cookie),
    )
    for status, method, path, body, cookie in asked:
        answer = request(node.url, method, path, body, cookie, home=guest.home)
        assert (answer.status, set(answer.body)) == (status, {"error", "expected", "found"}), (path, answer)
    answer = request(node.url, "POST", "/api/tables", {}, guest.cookie, {"Origin": "http://evil.example"})
    assert (answer.status, answer.body["error"]) == (403, "foreign_origin")
    json.dumps(answer.body)
