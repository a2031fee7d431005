"""The rules in words over HTTP: what the engine on a device would say, for pages that have not loaded it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prsi.browser import host
from tests.server.client import request
from tests.server.services import Node


def ask(node: Node, **agreed: object) -> tuple[int, Any]:
    answer = request(node.url, "POST", "/api/rules", agreed)
    return answer.status, answer.body


def test_the_server_says_what_the_device_says(node: Node) -> None:
    agreed = {"ruleset": {"preset": "prsi", "comeback": "any_seven"}, "format": {"kind": "single"}, "values": None}
    assert ask(node, **agreed) == (200, json.loads(host.ask("rules", json.dumps(agreed))))


@pytest.mark.parametrize(
    ("ruleset", "form", "values", "error"),
    [
        ({"preset": "whist"}, {"kind": "single"}, None, "bad_ruleset"),
        ({"wild": "J", "rank_wild": "J"}, {"kind": "single"}, None, "bad_ruleset"),
        ({}, {"kind": "chips"}, None, "malformed"),
        ({}, {"kind": "single"}, {"7": 1}, "malformed"),
    ],
)
def test_what_cannot_be_played_is_refused_and_named(
    node: Node, ruleset: object, form: object, values: object, error: str
) -> None:
    status, problem = ask(node, ruleset=ruleset, format=form, values=values)
    assert status == 400
    assert problem["error"] == error
    assert problem["expected"]
