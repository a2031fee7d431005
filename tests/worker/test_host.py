"""The Python side of the worker, without a browser: what the page's shell is told to store, send and wait for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from prsi.browser import host, questions, thinker, trace
from prsi.protocol import PROTOCOL_VERSION
from prsi.table import StoredTableError

ROOT = Path(__file__).resolve().parents[2]

Json = dict[str, Any]
NOW = 1_000_000
SEATS = [
    {"kind": "person", "name": "Anna", "avatar": "anna"},
    {"kind": "bot", "name": "Karel", "avatar": "karel", "level": "beginner"},
]


def command(kind: str, number: int, **fields: object) -> str:
    return json.dumps({"v": PROTOCOL_VERSION, "id": f"c{number}", "kind": kind, **fields})


def start(**fields: object) -> Json:
    text = command("start", 0, ruleset={"preset": "prsi"}, seats=SEATS, dealer=1, secret="07" * 16, **fields)
    outcome: Json = json.loads(host.start(text, NOW))
    return outcome


def messages(outcome: Json) -> list[Json]:
    return [json.loads(text) for text in outcome["messages"]]


def test_the_answer_comes_first_and_every_entry_is_to_be_stored() -> None:
    """What changes the table is in the entries, numbered from where the store stands; then come the messages."""
    outcome = start()
    assert [message["kind"] for message in messages(outcome)] == ["ack", "state"]
    assert outcome["first"] == 1
    assert [json.loads(entry)["seq"] for entry in outcome["entries"]] == [1, 2]
    assert outcome["running"]


def test_the_secret_is_stored_but_never_sent() -> None:
    """The page gets views; the log with the master secret stays in the worker (R36, R37)."""
    outcome = start()
    assert "07" * 16 in "".join(outcome["entries"])
    assert "07" * 16 not in "".join(outcome["messages"])


def test_a_table_resumes_from_its_entries_at_the_same_position() -> None:
    """Resuming sends the state that the page saw last, and stores nothing."""
    begun = start()
    state = messages(begun)[-1]
    resumed = json.loads(host.resume(None, json.dumps(begun["entries"]), NOW + 10_000))
    assert resumed["entries"] == []
    (again,) = messages(resumed)
    assert again["view"] == state["view"]


def test_a_snapshot_that_does_not_read_is_passed_over() -> None:
    """The log is the truth, so the game is not lost with its shortcut."""
    begun = start()
    resumed = json.loads(host.resume("{}", json.dumps(begun["entries"]), NOW))
    assert messages(resumed)[0]["view"] == messages(begun)[-1]["view"]


@pytest.mark.parametrize("entries", [[], ["{"], ['{"seq": 1}']])
def test_a_log_that_does_not_read_is_refused(entries: list[str]) -> None:
    """Nothing is guessed; the worker tells the page, and the stored game stays."""
    with pytest.raises(StoredTableError):
        host.resume(None, json.dumps(entries), NOW)


def test_a_bot_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table makes a plain legal move for it."""

    def fails(*_: object) -> str:
        raise RuntimeError("planted")

    monkeypatch.setattr(thinker, "choose", fails)
    outcome = start(pace={"bot_min": 0, "bot_max": 0, "next_round": None})
    view = messages(outcome)[-1]["view"]
    move = next(code for code in view["round"]["legal"] if code[0] not in "!?")
    outcome = json.loads(host.receive(command("play", 1, at=view["seq"], move=move), NOW))
    told: list[Json] = []
    for _ in range(20):
        outcome = json.loads(host.think(NOW) if outcome["think"] else host.tick(outcome["wake"] or NOW))
        told += messages(outcome)
        if told and told[-1]["view"]["round"]["to_act"] == 0:
            break
    assert any(event.get("seat") == 1 for message in told for entry in message["entries"] for event in entry["events"])


def test_a_command_that_waits_cuts_the_thinking_short() -> None:
    """A strong bot gives what it has found so far, so that no message waits for its whole search."""
    asked = 0

    def somebody_waits() -> bool:
        nonlocal asked
        asked += 1
        return True

    seats = [SEATS[0], {**SEATS[1], "level": "strong"}]
    text = command("start", 0, ruleset={"preset": "prsi"}, seats=seats, dealer=0, secret="07" * 16)
    outcome = json.loads(host.start(text, NOW))
    assert outcome["think"]
    outcome = json.loads(host.think(NOW, somebody_waits))
    assert asked <= 2


def test_a_playable_set_up_tells_its_options_seats_and_length() -> None:
    """What the set-up page shows while the player chooses."""
    found = questions.check(
        {"ruleset": {"preset": "prsi", "hand_size": 6}, "seats": 4, "format": {"kind": "single"}, "values": None}
    )
    assert found["ok"] is True
    assert found["max_seats"] == 4
    assert isinstance(found["values"], dict)
    assert found["values"]["hand_size"] == 6


def test_a_contradiction_names_both_options_and_a_way_out() -> None:
    """Rulebook, section 2: the wild and the rank wild are one rank; changing either is offered."""
    ruleset = {"preset": "prsi", "wild": "J", "rank_wild": "J"}
    found = questions.check({"ruleset": ruleset, "seats": 2, "format": {"kind": "single"}, "values": None})
    assert found["ok"] is False
    assert found["options"] == ["wild", "rank_wild"]
    assert found["remedies"] == [{"option": "wild", "value": "Q"}, {"option": "rank_wild", "value": None}]


def test_too_many_seats_are_told_with_how_many_there_may_be() -> None:
    """Quick Prší (R35) seats four: min(6, (32 − 5) // 6)."""
    ruleset = {"preset": "prsi", "hand_size": 6, "multi_play": True}
    found = questions.check({"ruleset": ruleset, "seats": 5, "format": {"kind": "single"}, "values": None})
    assert (found["ok"], found["reason"], found["max_seats"]) == (False, "seats", 4)


@pytest.mark.parametrize(
    ("form", "fault"),
    [({"kind": "chips", "n": 3, "survivors": 3}, None), ({"kind": "chips", "n": 3, "survivors": 4}, "survivors")],
)
def test_rules_by_themselves_are_checked_with_as_many_as_may_sit_down(form: object, fault: str | None) -> None:
    """R28: at least one drops out. Quick Prší (R35) seats four, so that three may come through and four may not."""
    ruleset = {"preset": "prsi", "hand_size": 6, "multi_play": True}
    found = questions.check({"ruleset": ruleset, "seats": None, "format": form, "values": None})
    assert found["ok"] is (fault is None)
    assert fault is None or fault in found["options"]  # type: ignore[operator]


def test_an_unknown_question_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"fly.*check, verify.*pad"):
        questions.answer("fly", "{}")


def test_each_kind_of_question_has_a_function_that_answers_it() -> None:
    for kind, place in questions.QUESTIONS.items():
        assert callable(resolve_name(place)), kind


def test_the_page_asks_the_kinds_that_there_are() -> None:
    """client.ts lists them once more, as a type: there is nothing else that could hold the two together."""
    client = (ROOT / "web" / "src" / "net" / "client.ts").read_text("utf-8")
    (union,) = re.findall(r"export type Question =([^;]+);", client)
    assert re.findall(r'"(\w+)"', union) == list(questions.QUESTIONS)


def test_a_table_starts_without_what_questions_need() -> None:
    """A warm page plays within a second: rules in words, lessons and championships are imported when they are asked."""
    script = "import sys; import prsi.browser.host; print(*[name for name in sys.modules if name.startswith('prsi.')])"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    later = {place.partition(":")[0] for place in questions.QUESTIONS.values()}
    assert not later & set(loaded)
    assert not any(name.startswith(("prsi.learn", "prsi.tournament")) for name in loaded)


def test_a_broken_record_does_not_verify() -> None:
    """R37: what cannot be read has not been shown to be fair."""
    assert questions.verify("nothing")["ok"] is False


def test_everything_the_build_traces_runs() -> None:
    """A match of each preset and format, every command and question; the versions that the bundle carries."""
    versions = json.loads(trace.run())
    assert sorted(versions) == ["package", "protocol", "record", "rules", "table"]
