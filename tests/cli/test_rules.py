"""`prsi rules` and `prsi --version`: what there is, and why an option set is refused."""

import json

import pytest
from typer.testing import CliRunner

import prsi
from prsi.cli import app
from prsi.cli.options import changes_of
from prsi.cli.texts import LANGUAGES, Texts, language
from prsi.rules.ruleset import OPTIONS, PRESETS, build


def run(*arguments: str) -> tuple[int, str, str]:
    """Run `prsi`; return status, output and errors."""
    done = CliRunner().invoke(app, list(arguments), env={"LANG": "en_US.UTF-8", "LC_ALL": ""})
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_presets_and_options_are_listed_in_every_language(lang: str) -> None:
    """With the names that scenario files use, and a sentence each."""
    status, output, errors = run("rules", "--lang", lang)
    assert (status, errors) == (0, "")
    for name in PRESETS:
        assert f" {name} " in output
        assert Texts(lang).say(f"preset-{name}") in output
    for option in OPTIONS:
        assert f" {option.name} " in output


def test_the_listing_as_json_covers_every_option_and_its_values() -> None:
    """For programs: presets resolved to every option, options with rule and values."""
    told = json.loads(run("rules", "--json")[1])
    assert list(told["presets"]) == list(PRESETS)
    assert all(list(options) == [option.name for option in OPTIONS] for options in told["presets"].values())
    assert told["presets"]["mau-mau"]["call"] == {"penalty": 2}
    by_name = {option["name"]: option for option in told["options"]}
    assert by_name["turn_limit"] == {"name": "turn_limit", "rule": "R21", "house_rule": False, "from": 4, "to": 2000}
    assert by_name["comeback"]["values"] == [None, "hearts_seven", "any_seven"]
    assert told["values"]["czech"]["Q"] == 3


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_resolves_to_all_its_options(preset: str) -> None:
    """As build makes it."""
    told = json.loads(run("rules", preset, "--json")[1])
    assert told["ruleset"] == {"preset": preset}
    assert build({"preset": preset, **told["options"]}) == PRESETS[preset]
    assert told["seats"] == [PRESETS[preset].min_seats, PRESETS[preset].max_seats]


def test_changes_are_resolved_and_shown_beside_the_presets_own_value() -> None:
    """`comeback` turns the other value off by itself (section 2)."""
    status, output, _ = run("rules", "prsi-scored", "-o", "comeback=hearts_seven", "-o", 'call={"penalty":3}')
    assert status == 0
    assert "hearts_seven (null)" in output
    assert '{"penalty": 3} (null)' in output
    assert "false (true)" in output
    assert run("rules", "-o", "hand_size=6")[0] == 0


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        (("comeback=any_seven", "finishing_penalty_draws=true"), ("comeback", "finishing_penalty_draws")),
        (("skip=null", "skip_answerable=true"), ("skip", "skip_answerable")),
        (("wild=J", "rank_wild=J"), ("wild", "rank_wild")),
        (("deck=32", "hand_size=8", "players=[4,6]"), ("deck", "hand_size")),
        (("hand_size=9",), ("hand_size",)),
        (("jokers=2",), ("jokers",)),
    ],
)
def test_a_refusal_names_the_options_with_status_1(changes: tuple[str, ...], named: tuple[str, ...]) -> None:
    """On standard error as a sentence, with --json as an object."""
    arguments = [part for change in changes for part in ("-o", change)]
    status, output, errors = run("rules", "prsi", *arguments)
    assert (status, output) == (1, "")
    assert errors.startswith("prsi rules: refused: ")
    assert all(name in errors for name in named)
    told = json.loads(run("rules", "prsi", *arguments, "--json")[1])
    assert set(told["options"]) >= set(named)


def test_every_listed_value_is_accepted_as_it_is_listed() -> None:
    """Ranks such as 8 and 9 too, without quotes; spans by their ends."""
    for option in OPTIONS:
        values = option.values or option.span or ()
        for value in values if option.name not in ("call", "players") else ():
            written = value if isinstance(value, str) else json.dumps(value)
            with_it = changes_of([f"{option.name}={written}"])
            assert with_it == {option.name: value}
            assert type(with_it[option.name]) is type(value)
    assert run("rules", "-o", "reverse=9", "-o", "skip=8")[0] == 0
    assert run("rules", "-o", "players=[2,6]")[0] == 0


@pytest.mark.parametrize("lang", ["cs", "sk", "de"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("poker",),
        ("-o", "jokers=2"),
        ("-o", "hand_size=9"),
        ("-o", "players=9"),
        ("-o", 'deck=["7h","7h"]'),
        ("-o", "skip=null", "-o", "skip_answerable=true"),
        ("-o", "wild=J", "-o", "rank_wild=J"),
        ("-o", "hand_size=8", "-o", "players=[4,6]"),
        ("-o", 'deck=["7h","7d","7s","7c","Ah","Ad","As","Ac"]', "-o", "finish=not_seven_or_ace", "-o", "hand_size=1"),
        ("v=2&preset=prsi",),
    ],
)
def test_a_refusal_is_said_in_the_language_asked_for(arguments: tuple[str, ...], lang: str) -> None:
    """Whatever is refused: status 1, one sentence, and none of the English words."""
    status, output, errors = run("rules", *arguments, "--lang", lang)
    assert (status, output) == (1, "")
    assert "refused" not in errors
    assert "expected" not in errors
    assert errors != run("rules", *arguments, "--lang", "en")[2]


@pytest.mark.parametrize("arguments", [("prsi", "-o", "comeback"), ("--lang", "pl"), ("--nonsense",)])
def test_wrong_arguments_give_status_2(arguments: tuple[str, ...]) -> None:
    """A change without a value, a language that is not spoken, an option that there is not."""
    status, output, errors = run("rules", *arguments)
    assert (status, output) == (2, "")
    assert errors


def test_the_language_follows_the_environment() -> None:
    """--lang first, then LC_ALL, LC_MESSAGES and LANG; English where the house speaks no such language."""
    assert language("de", {"LANG": "cs_CZ.UTF-8"}) == "de"
    assert language(None, {"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert language(None, {"LC_ALL": "sk_SK", "LANG": "de_DE"}) == "sk"
    assert language(None, {"LANG": "C.UTF-8"}) == language(None, {}) == "en"


def test_all_languages_have_the_same_sentences() -> None:
    """A sentence of the terminal that is missing in one language would fail at the worst moment."""
    from importlib.resources import files

    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    keys = {}
    for code in LANGUAGES:
        text = files("prsi").joinpath("locale", code, "cli.ftl").read_text(encoding="utf-8")
        keys[code] = [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]
    assert len({tuple(names) for names in keys.values()}) == 1


def test_version_says_the_versions_and_whether_the_engine_is_compiled() -> None:
    """So that a report of a fault says what was running."""
    status, output, _ = run("--version")
    assert status == 0
    assert output.startswith(f"prsi {prsi.__version__}\nrules 1, records 1, protocol ")
    assert f"engine {'compiled' if prsi.build_info().compiled else 'interpreted'}: " in output


def test_no_command_shows_help_and_every_command_has_an_example() -> None:
    """`-h` everywhere, with an example and the exit statuses."""
    assert "scenario" in run("-h")[1]
    for command in ("scenario", "verify", "record", "rules", "serve"):
        status, output, _ = run(command, "-h")
        assert status == 0
        assert "Example" in output and "Exit status" in " ".join(output.split())


def test_serve_says_why_it_cannot_serve() -> None:
    """An address that is not this machine's: a sentence and status 2, before anything is opened."""
    status, output, errors = run("serve", "--host", "192.0.2.1")
    assert (status, output) == (2, "")
    assert errors.startswith("prsi serve: ")


def test_serve_says_that_a_name_is_unknown_and_takes_no_empty_one() -> None:
    """In words, not in a number of the resolver's; an empty address would mean every one this machine has."""
    for host in ("999.1.1.1", "::1x"):
        status, output, errors = run("serve", "--host", host)
        assert (status, output) == (2, "")
        assert "Unknown error" not in errors
    assert run("serve", "--host", "")[0] == 2
