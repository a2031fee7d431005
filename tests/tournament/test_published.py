"""The published draw and `prsi draw`: announced, completed, and repeated by anybody, anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from prsi.cli import app
from prsi.cli.texts import LANGUAGES
from prsi.protocol import ProtocolError
from prsi.tournament.draw import DrawError, commitment
from prsi.tournament.published import Entrant, Published, announce, check, complete, read, write
from tests.tournament import by_the_docs

SECRET, VALUE = bytes(range(32)), "3 5 1"
NAMES = ("Anna", "Běta", "Ľudmila", "Jörg", "عمر", "小林", "Žofie", "O'Neill", "Émile", "Łukasz", "Ďuro", "Straße")


def announced(**more: Any) -> Published:
    """A round of twelve at two tables with four byes, with ids that no alphabet orders as the roster does."""
    roster = [Entrant(f"{name[0]}{number}", name) for number, name in enumerate(NAMES, 1)]
    given: dict[str, Any] = {"had_bye": ["A1", "Ž7"], "apart": [("B2", "A1"), ("J4", "Ľ3")], **more}
    return announce("Mistrovství světa", 2, 2, 4, roster, SECRET, **given)


def run(*arguments: str, text: str | None = None) -> tuple[int, str, str]:
    """Run `prsi draw`; return status, output and errors."""
    done = CliRunner().invoke(app, ["draw", *arguments], input=text)
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """The announced draw as a file."""
    path = tmp_path / "before.json"
    path.write_text(write(announced()), encoding="utf-8")
    return path


@pytest.fixture
def after(tmp_path: Path) -> Path:
    """The same draw, completed."""
    path = tmp_path / "after.json"
    path.write_text(write(complete(announced(), SECRET, VALUE)), encoding="utf-8")
    return path


def altered(path: Path, **changes: Any) -> str:
    """A file's text with keys changed, or left out where the change is None."""
    raw = {**json.loads(path.read_text(encoding="utf-8")), **changes}
    return json.dumps({key: value for key, value in raw.items() if value is not None})


# ---- the document ----


def test_an_announced_draw_gives_nothing_away() -> None:
    """Only what was promised: the same roster, and a commitment from which neither secret nor seats follow."""
    raw = json.loads(write(announced()))
    assert raw.keys() & {"secret", "value", "drawn"} == set()
    assert SECRET.hex() not in write(announced())
    assert raw["commitment"] == by_the_docs.commitment({**raw, "secret": SECRET.hex()})


def test_a_completed_draw_is_what_the_docs_say() -> None:
    raw = json.loads(write(complete(announced(), SECRET, VALUE)))
    assert raw["drawn"] == by_the_docs.drawn(raw)
    assert {key: raw[key] for key in json.loads(write(announced()))} == json.loads(write(announced()))


def test_a_document_survives_writing_and_reading() -> None:
    for published in (announced(), complete(announced(), SECRET, VALUE)):
        assert read(write(published)) == published


def test_only_those_present_are_named() -> None:
    """Who had a bye or a wish and is not here any more is no part of this draw."""
    published = announced(had_bye=["gone", "Ž7"], apart=[("A1", "gone"), ("B2", "A1")])
    assert (published.had_bye, published.apart) == (("Ž7",), (("B2", "A1"),))


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"version": 2}, "version"),
        ({"version": "1"}, "version"),
        ({"round": 0}, "round"),
        ({"tables": 2.0}, ""),
        ({"byes": True}, "byes"),
        ({"title": None}, "the key title"),
        ({"extra": 1}, "extra"),
        ({"secret": SECRET.hex().upper()}, "secret"),
        ({"secret": "00"}, "secret"),
        ({"secret": None}, "secret"),
        ({"value": None}, "value"),
        ({"drawn": None}, "drawn"),
        ({"value": ""}, "value"),
        ({"commitment": "00"}, "commitment"),
        ({"roster": [{"id": "A1", "name": "Anna"}]}, "roster"),
        ({"apart": [["A1"]]}, "apart[0]"),
        ({"drawn": {"tables": [["A1"], []], "byes": []}}, "drawn.tables[1]"),
        ({"drawn": {"tables": [["A1\n"]], "byes": []}}, "drawn.tables[0][0]"),
    ],
)
def test_what_is_no_draw_is_refused_naming_the_place(after: Path, changes: dict[str, Any], place: str) -> None:
    with pytest.raises(ProtocolError) as refused:
        read(altered(after, **changes))
    assert place in str(refused.value)
    status, output, errors = run("-", text=altered(after, **changes))
    assert (status, output) == (2, "") and errors.startswith("prsi draw: -: ")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"roster": [{"id": "A1", "name": str(n)} for n in range(12)]}, "roster"),
        ({"had_bye": ["Anna"]}, "unknown_player"),
        ({"apart": [["A1", "A1"]]}, "pair"),
        ({"tables": 4}, "too_few"),
        ({"value": " 3 5 1"}, "value"),
    ],
)
def test_a_document_from_which_nothing_can_be_drawn_is_refused(
    after: Path, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(DrawError) as refused:
        check(read(altered(after, **changes)))
    assert refused.value.reason == reason
    status, output, _ = run("-", "--json", text=altered(after, **changes))
    assert status == 2
    assert {"status": "refused", "reason": reason}.items() <= json.loads(output).items()


def test_another_secret_than_the_promised_one_completes_nothing() -> None:
    with pytest.raises(DrawError) as refused:
        complete(announced(), SECRET[::-1], VALUE)
    assert refused.value.reason == "secret"
    with pytest.raises(DrawError, match="announced only"):
        complete(complete(announced(), SECRET, VALUE), SECRET, "6 6 6")  # a value that was drawn with stays
    with pytest.raises(DrawError, match="16 to 64 bytes"):
        announce("", 1, 2, 0, announced().roster, b"guessable")


# ---- prsi draw ----


def swapped(drawn: dict[str, Any]) -> dict[str, Any]:
    """Two players at one table change seats."""
    first, second, *others = drawn["tables"][1]
    return {"tables": [drawn["tables"][0], [second, first, *others]], "byes": drawn["byes"]}


def test_a_draw_that_holds_says_what_was_checked(before: Path, after: Path) -> None:
    status, output, errors = run(str(after), str(before))
    assert (status, errors) == (0, "")
    assert output.splitlines() == [
        f"ok {after}",
        "  Mistrovství světa, round 2, attempt 1: players 12, tables 2, byes 4",
        "  checked: commitment, byes, tables",
        f"announced {before}",
        "  Mistrovství světa, round 2, attempt 1: players 12, tables 2, byes 4",
        f"  open: secret and value are still to come; committed to: {announced().commitment}",
    ]


def test_each_step_that_fails_is_named_with_status_1(after: Path) -> None:
    """Whatever is changed after the draw, the first step that does not follow any more is told."""
    drawn = json.loads(after.read_text(encoding="utf-8"))["drawn"]
    roster = [{"id": entrant.id, "name": entrant.name} for entrant in announced().roster]
    other = bytes(32)
    for changes, step in (
        ({"secret": other.hex()}, "commitment"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"roster": roster[::-1]}, "commitment"),
        ({"roster": [*roster[:-1], {"id": "new", "name": "Straße"}]}, "commitment"),
        ({"had_bye": ["A1"]}, "commitment"),
        ({"apart": []}, "commitment"),
        ({"value": "3 5 2"}, "byes"),
        ({"attempt": 2}, "byes"),
        ({"round": 3}, "byes"),
        ({"byes": 3}, "byes"),
        ({"drawn": {**drawn, "byes": drawn["byes"][::-1]}}, "byes"),
        ({"drawn": {**drawn, "tables": drawn["tables"][::-1]}}, "tables"),
        ({"drawn": {**drawn, "tables": drawn["tables"][:1]}}, "tables"),
        ({"drawn": swapped(drawn)}, "tables"),
        # A secret of one's own choice and its commitment agree: only what was announced can tell.
        ({"secret": other.hex(), "commitment": commitment(other, announced().roster_hash)}, "byes"),
    ):
        text = altered(after, **changes)
        status, output, errors = run("-", "--json", text=text)
        told = json.loads(output)
        assert (status, errors, told["status"], told["step"]) == (1, "", "differs", step), changes
        status, output, _ = run("-", text=text)
        assert status == 1 and output.startswith(f"differs -: {told['where']}: ")


def test_what_was_announced_may_not_change(before: Path, after: Path, tmp_path: Path) -> None:
    """Names are not hashed and a whole draw can be made anew: the announced document shows both."""
    assert (
        run(str(after), "--announced", str(before))[1].splitlines()[-1].endswith("announced, commitment, byes, tables")
    )
    roster = [{"id": entrant.id, "name": entrant.name} for entrant in announced().roster]
    roster[0]["name"], roster[1]["name"] = roster[1]["name"], roster[0]["name"]
    renamed = altered(after, roster=roster)
    assert run("-", text=renamed)[0] == 0
    status, output, _ = run("-", "--announced", str(before), text=renamed)
    assert status == 1 and output.startswith("differs -: roster, as it was announced: ")
    anew = write(complete(announce("Mistrovství světa", 2, 2, 4, announced().roster, bytes(32)), bytes(32), VALUE))
    assert run("-", text=anew)[0] == 0
    assert run("-", "--announced", str(before), text=anew)[0] == 1
    assert run(str(after), "--announced", str(tmp_path / "none"))[0] == 2


def test_the_worst_file_decides_the_status(before: Path, after: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(altered(after, attempt=2), encoding="utf-8")
    assert run(str(after), str(bad), str(before))[0] == 1
    assert run(str(bad), str(tmp_path / "none"), str(after))[0] == 2
    told = [json.loads(line) for line in run(str(after), str(bad), str(tmp_path / "none"), "--json")[1].splitlines()]
    assert [one["status"] for one in told] == ["ok", "differs", "unreadable"]


def test_an_announced_draw_is_completed_with_secret_and_value(before: Path, after: Path) -> None:
    """The document itself with --json, else who sits where, in the languages that the house speaks."""
    revealed = (str(before), "--secret", SECRET.hex(), "--value", VALUE)
    status, output, errors = run(*revealed, "--json")
    assert (status, errors, output.strip()) == (0, "", after.read_text(encoding="utf-8"))
    drawn = json.loads(output)["drawn"]
    words = {"cs": "Stůl 1", "sk": "Stôl 1", "de": "Tisch 1", "en": "Table 1"}
    assert words.keys() == set(LANGUAGES)
    for language, word in words.items():
        lines = run(*revealed, "--lang", language)[1].splitlines()
        assert len(lines) == 4 and lines[1].startswith(f"{word}: ")
        for line, players in zip(lines[1:], [*drawn["tables"], drawn["byes"]], strict=True):
            assert [part.rpartition("(")[2].rstrip(")") for part in line.split(", ")] == players
    assert run(str(before), "--secret", SECRET.hex().upper(), "--value", VALUE, "--json")[1] == output


@pytest.mark.parametrize(
    ("options", "status", "said"),
    [
        (("--secret", "11" * 32, "--value", "1"), 1, "the secret committed to"),
        (("--secret", SECRET.hex(), "--value", "1 "), 2, "without spaces around it"),
        (("--secret", SECRET.hex()), 2, "completed with both"),
        (("--value", "1"), 2, "completed with both"),
        (("--secret", "xyz", "--value", "1"), 2, "hexadecimal"),
        (("--secret", "0011", "--value", "1"), 2, "16 to 64 bytes"),
        (("again", "--secret", SECRET.hex(), "--value", "1"), 2, "at a time"),
        (("--lang", "xx"), 2, "is none of"),
    ],
)
def test_what_completes_nothing_is_told(before: Path, options: tuple[str, ...], status: int, said: str) -> None:
    found, output, errors = run(str(before), *options)
    assert (found, output) == (status, "")
    assert said in " ".join(errors.replace("│", " ").split())


def test_a_name_cannot_write_over_the_screen(before: Path) -> None:
    """Names come from a form: one with a sign that turns the direction of writing is shown by its number."""
    roster = [{"id": entrant.id, "name": f"\u202e{entrant.name}"} for entrant in announced().roster]
    output = run("-", "--secret", SECRET.hex(), "--value", VALUE, text=altered(before, roster=roster))[1]
    assert "\\u202eAnna" in output and "\u202e" not in output


# ---- elsewhere ----

MAIN = "from prsi.cli import main; main()"


@pytest.mark.parametrize(("place", "hash_seed"), [("C", "0"), ("tr_TR.UTF-8", "12345"), ("de_DE.ISO-8859-1", "77")])
def test_it_repeats_in_another_process_and_locale(after: Path, before: Path, place: str, hash_seed: str) -> None:
    """Neither a machine's language and encoding, nor how its Python orders sets, has a say in who sits where."""
    environment = {**os.environ, "LANG": place, "LC_ALL": place, "LANGUAGE": place[:2], "PYTHONHASHSEED": hash_seed}
    environment |= {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}

    def prsi(*arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-W", "ignore", "-c", MAIN, "draw", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=100)

    checked = prsi(str(after), "--json")
    assert (checked.returncode, json.loads(checked.stdout)["status"]) == (0, "ok")
    completed = prsi(str(before), "--secret", SECRET.hex(), "--value", VALUE, "--json")
    assert json.loads(completed.stdout) == json.loads(after.read_text(encoding="utf-8"))
