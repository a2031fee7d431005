"""The rules in words over HTTP: what the engine on a device would say, for pages that have not loaded it."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from prsi.browser import host
from prsi.learn import pages
from prsi.server import rules
from tests.server.client import request
from tests.server.inside import inside
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


def test_others_are_answered_meanwhile_and_the_same_question_is_thought_about_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits here until another one's request was answered; on the event loop that would never be."""
    reached, go_on, asked = threading.Event(), threading.Event(), []
    told = pages.rules

    def slow(question: Any) -> Any:
        asked.append(question)
        reached.set()
        assert go_on.wait(20)
        return told(question)

    monkeypatch.setattr(rules, "rules", slow)
    rules._told.cache_clear()

    async def story() -> None:
        async with inside(sqlite) as node:
            ruleset = {"preset": "mau-mau", "hand_size": 6}
            for change in ({}, {}, {"hand_size": 7}):
                agreed = {"ruleset": ruleset | change, "format": {"kind": "single"}, "values": None}
                asking = asyncio.create_task(asyncio.to_thread(request, node.origin, "POST", "/api/rules", agreed))
                assert await asyncio.to_thread(reached.wait, 20)
                health = await asyncio.wait_for(asyncio.to_thread(request, node.origin, "GET", "/health"), 20)
                assert health.status == 200
                go_on.set()
                answer = await asking
                assert (answer.status, answer.body) == (200, json.loads(host.ask("rules", json.dumps(agreed))))
            assert [question["ruleset"]["hand_size"] for question in asked] == [6, 7]

    asyncio.run(story())
    rules._told.cache_clear()
