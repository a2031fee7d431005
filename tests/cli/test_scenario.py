"""`prsi scenario FILE...`: `ok NAME`, or the first difference and status 1, or a clear error and status 2."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from prsi.cli import app
from prsi.rules.scenario import Difference, Malformed, parse, read, run

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tests" / "scenarios").glob("*.json")) + sorted(
    (ROOT.parent / "shared" / "scenarios").glob("*.json")
)

GOOD: dict[str, Any] = {
    "name": "a seven, a penalty, a reshuffle",
    "ruleset": {"preset": "prsi"},
    "dealer": 1,
    "hands": ["7s 8s", "9d Jd"],
    "upcard": "9s",
    "stock": "Kc",
    "reshuffles": ["9s"],
    "steps": [
        {
            "to_act": 0,
            "legal": {"0": "+1 7s 8s"},
            "top": "9s",
            "wish": None,
            "penalty": 0,
            "skip": False,
            "stock": 1,
            "counts": [2, 2],
            "direction": 1,
            "seat": 0,
            "move": "7s",
        },
        {"penalty": 2, "seat": 1, "illegal": "9d"},
        {"seat": 1, "move": "+2"},
        {"counts": [1, 4], "stock": 0, "top": "7s", "seat": 0, "move": "8s"},
    ],
    "result": {
        "over": True,
        "reason": "out",
        "winner": 0,
        "places": [[0], [1]],
        "counts": [0, 4],
        "values": "queens",
        "hand_points": [0, 24],
    },
}


def changed(**changes: object) -> dict[str, Any]:
    """Return the good file with some keys changed; None takes a key away."""
    data = copy.deepcopy(GOOD)
    for key, value in changes.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    return data


def step(number: int, **changes: object) -> dict[str, Any]:
    """Return the good file with a step (from 1) changed; an ellipsis takes a key away."""
    data = copy.deepcopy(GOOD)
    for key, value in changes.items():
        if value is ...:
            del data["steps"][number - 1][key]
        else:
            data["steps"][number - 1][key] = value
    return data


def result(**changes: object) -> dict[str, Any]:
    """Return the good file with its result changed; an ellipsis takes a key away."""
    data = copy.deepcopy(GOOD)
    for key, value in changes.items():
        if value is ...:
            del data["result"][key]
        else:
            data["result"][key] = value
    return data


def test_the_good_file_holds() -> None:
    """The ground for everything that is altered below."""
    assert run(parse(GOOD)) is None


# --- every expectation is checked: alter any of them in any file, and the file no longer holds ---


def altered_value(key: str, value: Any) -> Any:
    """Return another valid value for a key."""
    match key:
        case "legal":
            seats = {seat: codes for seat, codes in value.items() if codes}
            return {seat: codes + " ?9" for seat, codes in seats.items()} or {"0": "+1"}
        case "top":
            return "7h" if value != "7h" else "8h"
        case "wish":
            return "h" if value != "h" else None
        case "skip" | "over":
            return not value
        case "counts" | "hand_points":
            return [value[0] + 1, *value[1:]]
        case "direction":
            return -value
        case "reason":
            return "blocked" if value != "blocked" else "out"
        case "winner":
            return 1 if value != 1 else 0
        case "places":
            return [value[0][:1], value[0][1:]] if len(value) == 1 else value[::-1]
        case "to_act":
            return 1 if value != 1 else 0
        case _:
            return value + 1


KEYS = ("to_act", "legal", "top", "wish", "penalty", "skip", "stock", "counts", "direction")
RESULT_KEYS = ("over", "reason", "winner", "places", "counts", "hand_points")


def mutations(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the file with one expectation altered, each in turn, with a word on which."""
    for number, one in enumerate(data["steps"]):
        for key in KEYS:
            if key in one:
                mutant = copy.deepcopy(data)
                mutant["steps"][number][key] = altered_value(key, one[key])
                yield f"step {number + 1} {key}", mutant
        kind, other = ("move", "illegal") if "move" in one else ("illegal", "move")
        mutant = copy.deepcopy(data)
        mutant["steps"][number][other] = mutant["steps"][number].pop(kind)
        yield f"step {number + 1} {kind} to {other}", mutant
    for key in RESULT_KEYS:
        if key in data.get("result", {}):
            mutant = copy.deepcopy(data)
            mutant["result"][key] = altered_value(key, data["result"][key])
            yield f"result {key}", mutant


def difference(data: dict[str, Any]) -> Difference | Malformed | None:
    """Return how a file fails, if it does."""
    try:
        return run(parse(data))
    except Malformed as error:
        return error


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_holds_and_no_expectation_in_it_is_idle(path: Path) -> None:
    """A checker that skips a key would pass; so each key is altered once and must be noticed."""
    data = json.loads(path.read_text(encoding="utf-8"))
    assert difference(data) is None
    assert [what for what, mutant in mutations(data) if difference(mutant) is None] == []


def test_every_kind_of_expectation_is_checked() -> None:
    """The good file states each key there is, and altering any of them is noticed in its place."""
    found = {}
    for what, mutant in mutations(GOOD):
        how = difference(mutant)
        assert how is not None, what
        found[what] = f"{how.where} {how.what}" if isinstance(how, Difference) else "malformed"
    assert {key for key in KEYS if f"step 1 {key}" in found} == set(KEYS)
    assert {key for key in RESULT_KEYS if f"result {key}" in found} == set(RESULT_KEYS)
    for what, where in found.items():
        assert where == what or " to " in what, (what, where)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (step(1, legal={"0": "+1 7s"}), 'step 1: legal: expected {"0": "+1 7s"}, found {"0": "+1 7s 8s"}'),
        (step(1, legal={"0": "+1 7s 8s", "1": "+1"}), "step 1: legal: expected"),
        (step(1, legal={"0": "7s 8s +1"}), "step 1: legal: expected"),
        (step(1, legal={}), "step 1: legal: expected {}"),
        (step(1, move="8h"), "step 1: move: expected 0:8h to be legal, found refused, not_in_hand (R1)"),
        (step(2, illegal="+2"), "step 2: illegal: expected 1:+2 to be refused, found it was legal"),
        (step(4, wish="h"), 'step 4: wish: expected "h", found null'),
        (result(winner=None), "result: winner: expected null, found 0"),
        (result(places=[[0, 1]]), "result: places: expected [[0, 1]], found [[0], [1]]"),
        (result(hand_points=[0, 25]), "result: hand_points: expected [0, 25], found [0, 24]"),
        (changed(steps=GOOD["steps"][:2]), "result: over: expected true, found false"),
        (changed(steps=[*GOOD["steps"], {"seat": 1, "move": "+1"}]), "step 5: move: expected 1:+1 to be legal"),
        (changed(steps=[*GOOD["steps"], {"seat": 1, "to_act": 1, "illegal": "+1"}]), "to_act: expected 1, found null"),
    ],
)
def test_the_first_difference_says_step_expected_and_found(data: dict[str, Any], said: str) -> None:
    """As a sentence a reader can act on."""
    how = difference(data)
    assert isinstance(how, Difference)
    assert said in str(how)


def test_moves_may_be_tried_in_any_state_of_a_wish_and_a_rank() -> None:
    """`wish` may be a suit, a rank or null; a refused code may be any well-formed one."""
    data = step(2, illegal="Qd")
    data["steps"][1:1] = [
        {"seat": 1, "wish": None, "illegal": code}
        for code in ("Qd=c", "Jd=9", "9d,9s,9h", "+1", "+0", "-", "!", "?0", "?9")
    ]
    assert difference(data) is None


# --- malformed files ---

MALFORMED: list[tuple[Any, str]] = [
    ([], "the file: an object expected, [] found"),
    (changed(steps=None), "the file: the key steps expected, none found"),
    (changed(hands=None), "the key hands"),
    (changed(name=None), "the key name"),
    (changed(name=3), "name: a text expected, 3 found"),
    (changed(wind="north"), "only the keys"),
    (changed(ruleset="prsi"), "ruleset: an object expected"),
    (changed(ruleset={"preset": "poker"}), "ruleset: a ruleset that can be played expected, preset 'poker' is unknown"),
    (changed(ruleset={"preset": "prsi", "wild": "J", "rank_wild": "J"}), "wild and rank_wild"),
    (changed(ruleset={"preset": "prsi", "jokers": 2}), "'jokers' is no option"),
    (changed(hands="7s"), "hands: a list expected"),
    (changed(hands=["7s"]), "hands: one string for each of 2 to 6 seats expected, 1 found"),
    (changed(hands=["7s"] + ["8s"] * 6), "hands: one string for each of 2 to 6 seats expected, 7 found"),
    (changed(hands=["7s 8x", "9d"]), 'hands[0]: a card code, such as 7h expected, "8x" found'),
    (changed(hands=["7s", ["9d"]]), "hands[1]: a text expected"),
    (changed(hands=["7s 7s", "9d"]), "hands[0]: each card once expected, 7s, which is in hands[0] too found"),
    (changed(hands=["7s", "7s"]), "hands[1]: each card once"),
    (changed(hands=["7s 2s", "9d"]), "hands[0]: cards of the ruleset's pack expected, 2s found"),
    (changed(hands=["7s 8s", ""]), "cards for the dealer and for at least one other seat"),
    (changed(upcard="Kc"), "stock: each card once expected, Kc, which is in upcard too found"),
    (changed(upcard="9S"), 'upcard: a card code, such as 7h expected, "9S" found'),
    (changed(upcard=["9s"]), "upcard: a text expected"),
    (changed(stock=["Kc"]), "stock: a text expected"),
    (changed(dealer=2), "dealer: a seat from 0 to 1 expected, 2 found"),
    (changed(dealer=True), "dealer: a seat from 0 to 1 expected, true found"),
    (changed(dealer="1"), "dealer: a seat"),
    (changed(ruleset={"preset": "prsi-scored"}, upcard="Qs"), "upcard: a card that is not redrawn"),
    (changed(reshuffles=None), "step 3: reshuffles: an order for every reshuffle expected, reshuffle 1 has no order"),
    (changed(reshuffles=["8h"]), "step 3: reshuffles: an order for every reshuffle expected, reshuffle 1: 8h given"),
    (changed(reshuffles=["9s 9s"]), "step 3: reshuffles"),
    (changed(reshuffles="9s"), "reshuffles: a list expected"),
    (changed(steps={}), "steps: a list expected"),
    (changed(steps=["7s"]), "step 1: an object expected"),
    (step(1, move=...), "step 1: either move or illegal expected, neither found"),
    (step(1, illegal="8s"), "step 1: either move or illegal expected, both found"),
    (step(1, seat=...), "step 1: the key seat expected, none found"),
    (step(1, seat=2), "step 1: seat: a seat from 0 to 1 expected, 2 found"),
    (step(1, move="7"), "step 1: move: a move code, such as 7s, Qd=c, +1, - or ?2 expected, '7' found"),
    (step(1, move="7s 8s"), "step 1: move: a move code"),
    (step(1, move=7), "step 1: move: a text expected"),
    (step(1, moves="7s"), "step 1: only the keys"),
    (step(1, to_act=None), "step 1: to_act: a seat from 0 to 1 expected, null found"),
    (step(1, legal=["+1"]), "step 1: legal: an object expected"),
    (step(1, legal={"2": "+1"}), "step 1: legal: seats from 0 to 1 as keys expected, '2' found"),
    (step(1, legal={"0": ["+1"]}), "step 1: legal, seat 0: a text expected"),
    (step(1, top="10s"), "step 1: top: a card code"),
    (step(1, wish="x"), "step 1: wish: a suit of cdhs, a rank of"),
    (step(1, wish=""), "step 1: wish"),
    (step(1, penalty="0"), "step 1: penalty: a whole number expected"),
    (step(1, penalty=False), "step 1: penalty: a whole number expected, false found"),
    (step(1, skip=0), "step 1: skip: true or false expected, 0 found"),
    (step(1, stock=-1), "step 1: stock: a whole number"),
    (step(1, counts=[2]), "step 1: counts: 2 whole numbers expected, 1 found"),
    (step(1, direction=0), "step 1: direction: 1 or -1 expected, 0 found"),
    (result(over=...), "result: the key over"),
    (result(over="yes"), "result: over: true or false"),
    (result(reason="bored"), "result: reason: one of out, blocked, turn_limit"),
    (result(winner=2), "result: winner: a seat"),
    (result(places=[[0], [0]]), "result: places: lists of seats, each seat once"),
    (result(places=[[0], []]), "result: places: lists of seats"),
    (result(places=[0, 1]), "result: places: a list expected, 0 found"),
    (result(values="kings"), "result: values: one of queens, jacks, czech expected"),
    (result(values=...), "result: hand_points: values, the name of a card value table, beside it expected"),
    (result(points=[1]), "result: only the keys"),
]


@pytest.mark.parametrize(("data", "said"), MALFORMED, ids=lambda value: value[:40] if isinstance(value, str) else "")
def test_a_malformed_file_says_where_and_what_was_expected(data: Any, said: str) -> None:
    """Each with its place in the file; never a traceback."""
    how = difference(data)
    assert isinstance(how, Malformed)
    assert said in str(how)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: JSON expected"),
        ("{", "JSON expected"),
        ('{"name": "a", "name": "b"}', "name: each key once in an object expected, it twice found"),
        ("[" * 100_000, "too many levels"),
        ('{"dealer": ' + "1" * 5000 + "}", "numbers of a sensible size"),
    ],
)
def test_text_that_is_no_json_is_malformed(text: str, said: str) -> None:
    """The place is told as editors count it."""
    with pytest.raises(Malformed, match=said):
        read(text)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 60)
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["7s", "+1", "Qd=c"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_file_is_answered(data: st.DataObject) -> None:
    """Any value in any place: it holds, differs or is malformed; nothing else is ever raised."""
    file: Any = copy.deepcopy(GOOD)
    place: Any = file
    while True:
        key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
        if isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        place[key] = data.draw(VALUES)
        break
    difference(file)


# --- the command ---


def command(*arguments: str, text: str | None = None) -> tuple[int, str, str]:
    """Run `prsi scenario`; return status, output and errors."""
    done = CliRunner().invoke(app, ["scenario", *arguments], input=text)
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, object], str]:
    """Write a scenario and return its path."""

    def _write(name: str, data: object) -> str:
        path = tmp_path / name
        path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        return str(path)

    return _write


def test_files_that_hold_are_named_one_a_line(write: Callable[[str, object], str]) -> None:
    """`ok NAME`, the name that stands in the file."""
    paths = write("a.json", GOOD), write("b.json", changed(name="Žaludské eso"))
    assert command(*paths) == (0, "ok a seven, a penalty, a reshuffle\nok Žaludské eso\n", "")


def test_one_that_differs_gives_status_1_and_the_others_still_run(write: Callable[[str, object], str]) -> None:
    """All files are answered; the worst status counts."""
    wrong, good = write("wrong.json", step(1, penalty=2)), write("good.json", GOOD)
    status, output, errors = command(wrong, good)
    assert (status, errors) == (1, "")
    first, second = output.splitlines()
    assert first == f"differs {GOOD['name']} ({wrong}): step 1: penalty: expected 2, found 0"
    assert second == f"ok {GOOD['name']}"


@pytest.mark.parametrize("data", ["{", changed(upcard="Kc"), changed(reshuffles=None)])
def test_a_malformed_file_gives_status_2_and_a_message(write: Callable[[str, object], str], data: object) -> None:
    """On standard error, with the file's name."""
    path = write("bad.json", data)
    status, output, errors = command(write("good.json", GOOD), path)
    assert status == 2
    assert output == f"ok {GOOD['name']}\n"
    assert errors.startswith(f"prsi scenario: {path}: malformed: ")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Missing, a folder, no text: a message each, status 2."""
    (tmp_path / "latin.json").write_bytes(b'{"name": "Pr\xb9\xed"}')
    for name, said in (("none.json", "No such file"), ("", "cannot be read"), ("latin.json", "UTF-8 text expected")):
        status, output, errors = command(str(tmp_path / name))
        assert (status, output) == (2, "")
        assert said in errors


def test_a_name_cannot_forge_lines_of_output(write: Callable[[str, object], str]) -> None:
    """Line ends and what a terminal cannot show are written as their numbers."""
    assert command(write("a.json", changed(name="a\nok b\ud800")))[1] == "ok a\\u000aok b\\ud800\n"


def test_standard_input_and_no_file_at_all() -> None:
    """`-` reads a pipe; no argument is a wrong call."""
    assert command("-", text=json.dumps(GOOD))[:2] == (0, f"ok {GOOD['name']}\n")
    assert command()[0] == 2


def test_json_output_has_one_object_a_line(write: Callable[[str, object], str]) -> None:
    """For scripts: status and, where there is one, the difference in parts."""
    paths = [write("a.json", GOOD), write("b.json", step(1, penalty=2)), write("c.json", "{")]
    status, output, errors = command("--json", *paths)
    assert (status, errors) == (2, "")
    good, differs, malformed = map(json.loads, output.splitlines())
    assert good == {"file": paths[0], "status": "ok", "name": GOOD["name"]}
    assert (differs["status"], differs["where"], differs["what"]) == ("differs", "step 1", "penalty")
    assert (differs["expected"], differs["found"]) == ("2", "0")
    assert malformed["status"] == "malformed"
