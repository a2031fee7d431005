"""What the page says of a published draw, without a browser: the same that `prsi draw` says (championship.md)."""

from __future__ import annotations

import json

from prsi.browser import host
from prsi.tournament.published import Entrant, Published, announce, complete, write

SECRET = bytes(range(32))


def announced() -> Published:
    people = tuple(Entrant(f"e{n}", f"Name {n}") for n in range(1, 13))
    return announce("Prší", 1, 2, 4, people, SECRET)


def ask(text: str) -> dict[str, object]:
    said: dict[str, object] = json.loads(host.ask("draw", json.dumps(text)))
    return said


def test_a_draw_that_follows_from_its_secret_and_value_holds() -> None:
    assert ask(write(complete(announced(), SECRET, "3 5 1"))) == {"ok": True, "drawn": True, "why": ""}


def test_a_draw_that_is_only_announced_is_told_apart() -> None:
    """Before the dice are thrown there is nothing to repeat, and nothing is wrong."""
    assert ask(write(announced())) == {"ok": True, "drawn": False, "why": ""}


def test_somebody_who_was_moved_to_another_table_is_noticed() -> None:
    document = json.loads(write(complete(announced(), SECRET, "3 5 1")))
    one, two = document["drawn"]["tables"]
    one[0], two[0] = two[0], one[0]
    said = ask(json.dumps(document))
    assert said["ok"] is False
    assert "table 1" in str(said["why"])


def test_what_is_no_draw_is_said_to_be_none() -> None:
    assert ask('{"version": 1}')["ok"] is False
