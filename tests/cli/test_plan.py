"""`prsi plan`: what an organiser and a program are told, in every language."""

import json

import pytest
from typer.testing import CliRunner

from prsi.cli import app
from prsi.cli.texts import LANGUAGES, Texts
from prsi.tournament.plan import best_plan
from prsi.tournament.settings import Settings


def run(*arguments: str) -> tuple[int, str, str]:
    """Run `prsi plan`; return status, output and errors."""
    done = CliRunner().invoke(app, ["plan", *arguments], env={"LANG": "en_US.UTF-8", "LC_ALL": ""})
    return done.exit_code, done.stdout, done.stderr


def row(output: str, beginning: str) -> list[str]:
    """The cells of the first row that begins like this."""
    line = next(line for line in output.splitlines() if line.strip().startswith(beginning))
    return [cell for cell in line.strip().removeprefix(beginning).split("  ") if cell.strip()]


def test_json_is_the_plan_as_issue_4_gives_it() -> None:
    status, output, errors = run("31", "--json")
    assert (status, errors) == (0, "")
    assert json.loads(output) == {
        "players": 31,
        "rounds": [
            {"players": 31, "tables": 7, "byes": 2, "sizes": [5, 4, 4, 4, 4, 4, 4]},
            {"players": 16, "tables": 4, "byes": 0, "sizes": [4, 4, 4, 4]},
        ],
        "semifinals": [4, 4],
        "final": 4,
        "luck": 0.484,
        "games": {"2": 32.5, "3": 40.7},
    }


def test_json_has_minutes_and_alternatives_where_they_are_asked_for() -> None:
    """32.5 games of 4 minutes are 130; one chip number alone; the alternatives as championship.md names them."""
    told = json.loads(run("31", "--json", "--minutes", "4", "--chips", "2")[1])
    assert (told["games"], told["minutes"]) == ({"2": 32.5}, {"2": 130})
    told = json.loads(run("21", "--json", "--alternatives")[1])
    assert [one["kind"] for one in told["alternatives"]] == ["byes_first", "table_of_six"]
    assert told["alternatives"][1]["rounds"][0]["sizes"] == [6, 5, 5, 5]
    assert json.loads(run("12", "--json", "--alternatives")[1])["alternatives"] == []
    assert "minutes" not in told and "alternatives" not in json.loads(run("21", "--json")[1])


def test_the_table_shows_every_stage_and_the_total() -> None:
    status, output, errors = run("31", "--minutes", "4")
    assert (status, errors) == (0, "")
    cells = row(output, "Round 1 (intermediate round)")
    assert [cell.strip() for cell in cells[:4]] == ["31", "5 + 6×4", "2", "16"]
    assert [cell.strip() for cell in row(output, "Round 2")[:4]] == ["16", "4×4", "–", "8"]
    assert [cell.strip() for cell in row(output, "Semifinals")[:4]] == ["8", "2×4", "–", "4"]
    assert [cell.strip() for cell in row(output, "Final")] == ["4", "4", "–", "1", "10.4", "10.4", "42"]
    assert [cell.strip() for cell in row(output, "Together")] == ["32.5", "40.7", "131–163"]
    assert "Tables at once: 7 · byes: 2 · draw luck: 0.484" in output
    assert "if all 31 played, 14 would go on" in output


def test_one_number_of_chips_has_one_column() -> None:
    output = run("31", "--chips", "3")[1]
    assert "3 chips" in output
    assert "2 chips" not in output
    assert [cell.strip() for cell in row(output, "Together")] == ["40.7", "204"]


def test_alternatives_stand_beside_the_best_plan() -> None:
    output = run("126", "--alternatives", "--chips", "2")[1]
    assert "One table of six, no byes" in " ".join(output.split())
    assert "6 + 24×5" in output
    assert "no other plan worth choosing" in run("100", "--alternatives")[1]
    assert "All in the semifinals" in run("9", "--alternatives", "--chips", "2")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5, 6, 9, 12, 21, 31, 61, 100, 127, 776])
def test_every_plan_is_told_in_every_language(players: int, lang: str) -> None:
    """All sentences have all their values: none fails for a plan that is rare."""
    status, output, errors = run(str(players), "--alternatives", "--language", lang, "--minutes", "3.5")
    assert (status, errors) == (0, "")
    assert Texts(lang).say("plan-final") in output
    assert f" {best_plan(players).final} " in output
    assert "{" not in output and "plan-" not in output


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "0,484" in run("31", "--lang", "cs")[1]
    assert "3,5 min" in run("31", "--lang", "cs", "--minutes", "3.5")[1]
    assert "pro 3 hráče" in run("3", "--lang", "cs")[1]
    assert "pro 31 hráčů" in run("31", "--lang", "cs")[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("0",),
        ("1",),
        ("--", "-4"),
        ("1000001",),
        ("twelve",),
        ("12.5",),
        ("9" * 5000,),
        (),
        ("31", "--chips", "4"),
        ("31", "--chips", "0"),
        ("31", "--minutes", "0"),
        ("31", "--minutes", "nan"),
        ("31", "--minutes", "inf"),
        ("31", "--minutes=-3"),
        ("31", "--lang", "pl"),
    ],
)
def test_nonsense_gives_status_2_and_says_what_was_expected(arguments: tuple[str, ...]) -> None:
    status, output, errors = run(*arguments)
    assert (status, output) == (2, "")
    assert any(word in errors for word in ("expected", "is none of", "integer", "Missing argument"))


def test_what_is_no_number_of_players_is_answered_as_one_out_of_bounds_is() -> None:
    wanted = "given, a whole number from 2 to 1000000 expected"
    for players in ("abc", "2.5", "1"):
        told = " ".join(run(players)[2].replace("│", " ").split())
        assert f"players: {players} {wanted}" in told


def test_help_has_examples_and_the_exit_status() -> None:
    status, output, _ = run("-h")
    assert status == 0
    assert "Examples: prsi plan 31" in " ".join(output.split())
    assert "Exit status" in " ".join(output.split())


def test_a_game_takes_as_long_here_as_a_new_tournament_says() -> None:
    usual = Settings("T", 2026).game_minutes
    assert run("31")[1] == run("31", "--minutes", str(usual))[1] != run("31", "--minutes", str(usual - 1))[1]
