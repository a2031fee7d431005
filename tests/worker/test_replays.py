"""A replay as its page is told it: every hand open, every step a position of the engine's, every fault a reason."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from prsi.browser import host
from prsi.cli import app
from prsi.match import parse, replay, write
from prsi.rules.cards import CODES
from tests.match.random_match import play_match

GOLDEN = sorted((Path(__file__).parents[1] / "match" / "golden").glob("*.prsi"))


def ask(**question: object) -> Any:
    return json.loads(host.ask("replay", json.dumps(question)))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_each_card_of_the_pack_is_in_one_place_at_every_step(path: Path) -> None:
    """Hands, pile and top card; the rest are as many as the stock is said to have."""
    text = path.read_text(encoding="utf-8")
    match = ask(record=text)
    assert match["ok"]
    for number, one in enumerate(match["rounds"], 1):
        told = ask(record=match["record"], round=number)
        assert len(told["steps"]) == len(one["moves"]) + 1
        for step in told["steps"]:
            seen = [card for hand in step["hands"] for card in hand] + step["round"]["pile"] + [step["round"]["top"]]
            assert len(seen) == len(set(seen))
            assert set(seen) <= set(CODES)
            assert len(seen) + step["round"]["stock"] == (52 if match["preset"] == "mau-mau-52" else 32)
            assert [len(hand) for hand in step["hands"]] == step["round"]["counts"]
        # Whoever moves was the one to act, but for calls and the end of their time.
        for before, (seat, code) in zip(told["steps"], one["moves"], strict=False):
            assert code[0] in "!?~" or before["round"]["to_act"] == seat
            assert code[0] in "!?~" or code in before["round"]["legal"]
        assert told["steps"][-1]["round"]["over"]
        assert told["steps"][-1]["round"]["winner"] == one["winner"]


def test_steps_tell_what_happened() -> None:
    """The events of the round as it was played, with the cards that were drawn, and what it did to the match."""
    bare, _, happened = play_match(5)
    text = write(replay(bare).record)
    for number, (dealt, made, scored) in enumerate(happened, 1):
        told = ask(record=text, round=number)
        kinds = [[event.kind for event in events] for events in [dealt, *made]]
        found = [[event["kind"] for event in step["events"]] for step in told["steps"]]
        # Where the clock closed a window, `play_match` notes nothing.
        assert [one for one in found if one != ["window_closed"]] == [one for one in kinds if one]
        drawn = [event["cards"] for step in told["steps"] for event in step["events"] if event["kind"] == "drew"]
        assert all(drawn)
        assert [event["kind"] for event in told["scored"]] == [event.kind for event in scored]


def test_a_match_is_fair_where_its_deals_can_be_checked() -> None:
    """R37: as the page for it says; the cards alone are no proof."""
    told = {path.stem: ask(record=path.read_text(encoding="utf-8"))["fair"] for path in GOLDEN}
    for path in GOLDEN:
        checked = json.loads(host.ask("verify", json.dumps(path.read_text(encoding="utf-8"))))
        assert told[path.stem] == checked["ok"]
    bare = re.sub("^(salt|commitment): .*\n", "", GOLDEN[-1].read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert told[GOLDEN[-1].stem]
    assert not ask(record=bare)["fair"]


def test_a_shared_match_is_the_same_one() -> None:
    text = GOLDEN[-1].read_text(encoding="utf-8")
    match = ask(record=text)
    shared = json.loads(host.ask("share", json.dumps({"record": text})))
    assert ask(link=shared["link"]) == match
    assert shared["record"] == match["record"]
    nameless = json.loads(
        host.ask("share", json.dumps({"record": text, "names": ["A", "B", "C"][: len(match["names"])]}))
    )
    assert ask(record=nameless["record"])["id"] == match["id"], "the same match by its deal"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_terminal_reads_what_the_page_saves_and_the_other_way_round(path: Path, tmp_path: Path) -> None:
    """The same match each time: `prsi verify` finds every deal, move and result of it right (R37, R38)."""
    full = CliRunner().invoke(app, ["record", str(path), "--full"])
    assert full.exit_code == 0
    match = ask(record=full.stdout)
    assert match == ask(record=path.read_text(encoding="utf-8"))
    saved = tmp_path / "match.prsi"
    shared = json.loads(host.ask("share", json.dumps({"record": match["record"]})))
    saved.write_text(shared["record"], encoding="utf-8")
    assert CliRunner().invoke(app, ["verify", str(saved)]).exit_code == 0
    again = CliRunner().invoke(app, ["record", str(saved), "--full"])
    assert (again.exit_code, again.stdout) == (0, full.stdout)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ({"record": ""}, "malformed"),
        ({"record": "prsi record 2\n"}, "version"),
        ({"record": GOLDEN[0].read_text(encoding="utf-8").replace("rules: 1", "rules: 2")}, "version"),
        ({"record": GOLDEN[-1].read_text(encoding="utf-8").replace("moves: ", "moves: 0:+7 ", 1)}, "broken"),
        ({"link": "v=2&record=eNo"}, "newer"),
        ({"link": ""}, "version"),
    ],
)
def test_what_is_no_match_is_refused_with_its_reason(question: dict[str, str], reason: str) -> None:
    answer = ask(**question)
    assert (answer["ok"], answer["reason"]) == (False, reason)
    assert answer["message"]


def test_who_is_out_of_the_match_is_not_dealt_in() -> None:
    """R28: in a match for chips the later rounds are played by fewer seats."""
    text = (GOLDEN[0].parent / "chips.prsi").read_text(encoding="utf-8")
    dealt = [[seat for seat, size in enumerate(one.deal or ()) if size] for one in replay(parse(text)).record.rounds]
    told = [ask(record=text, round=number)["steps"][0]["round"]["playing"] for number in range(1, len(dealt) + 1)]
    assert told == dealt
    assert len(dealt[-1]) < len(dealt[0])


@pytest.mark.parametrize("number", [-1, 0, 99])
def test_a_round_that_is_not_there_is_an_error(number: int) -> None:
    with pytest.raises(ValueError, match=f"round {number} of "):
        ask(record=GOLDEN[0].read_text(encoding="utf-8"), round=number)
