"""`prsi play`: a whole match line by line and on the screen, refusals said, the record kept."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import typer
from textual.widgets import OptionList

from prsi.cli.house import House
from prsi.cli.play import AVATARS, format_of, seats
from prsi.cli.screen import Screen
from prsi.cli.telling import Teller, moves
from prsi.cli.texts import LANGUAGES, Texts
from prsi.protocol.commands import Pace, Start
from prsi.rules.ruleset import PRESETS

SECRET = "00112233445566778899aabbccddeeff"


def play(*arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    return prsi("play", "--lang", "en", *arguments, typed=typed)


def prsi(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "ignore", "-c", "from prsi.cli import main; main()", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=100)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_its_end_and_its_record_replays(preset: str, tmp_path: Path) -> None:
    """The first move of the list, again and again, ends a match; `prsi verify` finds it fairly dealt (R37, R38)."""
    file = tmp_path / "game.prsi"
    done = play("-p", preset, "-n", "2", "--secret", SECRET, "--save", str(file), typed="1\n" * 400 + "n\n")
    assert done.returncode == 0, done.stderr
    assert "the game" in done.stdout.splitlines()[-2]
    verified = prsi("verify", str(file))
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_the_same_secret_deals_the_same_game() -> None:
    """R37: everything follows from the secret."""
    one, two = (play("--secret", SECRET, typed="1\n" * 5) for _ in range(2))
    assert one.stdout == two.stdout
    assert one.stdout != play("--secret", SECRET[::-1], typed="1\n" * 5).stdout


def test_a_refused_move_is_explained_with_its_rule_and_costs_nothing() -> None:
    """R5: what cannot be laid is refused in a sentence, and the same moves are offered again."""
    done = play("--secret", SECRET, typed="2c\nnonsense\nq\n")
    assert "You do not hold this card. (R1)" in done.stdout
    assert "There is no such move.\n" in done.stdout
    offers = [line for line in done.stdout.splitlines() if line.startswith("   1  ")]
    assert len(offers) == 3
    assert len(set(offers)) == 1


def test_help_hint_and_taking_back() -> None:
    """A hint names a legal move and a reason; a move can be taken back."""
    done = play("--secret", SECRET, typed="help\nh\nu\n1\nu\nq\n")
    assert done.returncode == 0, done.stderr
    assert "h: a hint" in done.stdout
    assert "There is nothing to take back." in done.stdout
    assert "The move is taken back." in done.stdout


def test_the_end_of_the_input_ends_the_game_without_a_traceback(tmp_path: Path) -> None:
    """Nothing was finished, so there is nothing to save, and that is said."""
    done = play("--save", str(tmp_path / "none.prsi"), typed="")
    assert done.returncode == 0
    assert "nothing to save" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["-p", "poker"], "preset 'poker' is unknown"),
        (["-o", "comeback=hearts_seven", "-o", "finishing_penalty_draws=true"], "comeback and finishing_penalty_draws"),
        (["-p", "mau-mau", "-n", "5"], "--bots 1 to 3"),
        (["-f", "rounds_won:x"], "rounds_won:3"),
        (["-l", "godlike"], "godlike"),
        (["-o", "stacking"], "NAME=VALUE"),
        (["--secret", "xyz"], "hexadecimal"),
    ],
)
def test_what_cannot_be_played_is_said_and_exits_2(arguments: list[str], told: str) -> None:
    """Bad input says what was expected."""
    done = play(*arguments, typed="")
    assert done.returncode == 2
    assert told in " ".join(done.stderr.split())


def test_a_pack_that_begins_below_the_seven_is_named_in_french_suits_unless_told_otherwise() -> None:
    """R1: German-suited packs begin with the seven, so that one of 52 cards is French."""
    for arguments, german in (
        (["-p", "mau-mau"], True),
        (["-p", "mau-mau-52"], False),
        (["-p", "mau-mau-52", "--cards", "german"], True),
    ):
        done = play(*arguments, "--secret", SECRET, typed="q\n")
        assert done.returncode == 0, done.stderr
        assert any(suit in done.stdout for suit in ("bells", "leaves", "acorns")) is german, arguments


def test_lays_are_listed_before_drawing_and_calls() -> None:
    """The first move of the list is what a person would most likely do."""
    assert moves(["!", "+1", "7h", "?1", "Qd=c"]) == ["7h", "Qd=c", "+1", "!", "?1"]


@pytest.mark.parametrize(
    ("language", "named", "wished"),
    [("cs", "sedma", "sedmu"), ("sk", "sedma", "sedmu"), ("de", "Sieben", "eine Sieben"), ("en", "seven", "a seven")],
)
def test_a_rank_is_named_and_wished_in_its_case(language: str, named: str, wished: str) -> None:
    """R31: what is wished is an object of the sentence; a suit's name is the same there."""
    teller = Teller(Texts(language))
    assert (teller.wish("7"), teller.wish_object("7")) == (named, wished)
    assert teller.wish("h") == teller.wish_object("h")


@pytest.mark.slow
@pytest.mark.parametrize(
    "code", ["cs", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "cs")]
)
def test_a_match_on_the_screen_is_played_by_keyboard_alone(code: str) -> None:
    """Enter lays the first move; after the round the list offers the next one, in every language."""
    texts = Texts(code, "french")
    start = Start(
        id="start",
        ruleset={"preset": "mau-mau"},
        seats=seats(2, "beginner", "Eva", texts),
        format=format_of("single"),
        pace=Pace(0, 0),
        secret=SECRET,
    )
    house = House()
    app = Screen(house, start, Teller(texts))

    async def run() -> None:
        async with app.run_test(size=(100, 34)) as pilot:
            for _ in range(2000):
                await pilot.pause(0.02)
                view = house.view
                if view is not None and view.phase == "match_over":
                    break
                if view is not None and view.round is not None and view.round.to_act == view.seat:
                    await pilot.press("enter")
            assert house.view is not None
            assert house.view.phase == "match_over"
            listed = app.query_one("#moves", OptionList)
            assert [listed.get_option_at_index(n).id for n in range(listed.option_count)] == ["next", "leave"]
            await pilot.press("q")

    # In a thread of its own: a browser test of the same process may have left an event loop running in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()


def test_every_face_that_may_sit_down_has_a_name_in_every_language() -> None:
    """The computer's seats are named in the player's language."""
    for code in LANGUAGES:
        assert all(Texts(code).has(f"avatar-{avatar}") for avatar in AVATARS)


@pytest.mark.parametrize("number", ["9" * 5000, "\u0663", "-1", "", "1_0", " 3"])
def test_a_format_takes_plain_numbers(number: str) -> None:
    """A number nobody can mean is refused like any other text."""
    with pytest.raises(typer.BadParameter):
        format_of(f"rounds_won:{number}")


def test_whatever_is_typed_as_a_number_is_no_crash() -> None:
    """A key held down makes a long number; it names no move."""
    done = play("--secret", SECRET, typed="9" * 5000 + "\n\u0661\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("There is no such move.\n") == 2


def test_an_option_of_many_levels_is_refused() -> None:
    """What is no JSON is a text, and no deck."""
    done = prsi("rules", "prsi", "-o", "deck=" + "[" * 100_000)
    assert (done.returncode, "deck" in done.stderr) == (1, True)
    assert len(done.stderr) < 500
