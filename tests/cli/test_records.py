"""`prsi verify` and `prsi record`: a saved game is checked, and told again."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from prsi.cli import app
from prsi.cli.texts import LANGUAGES
from prsi.match import Fairness, Move, Record, RoundRecord, RoundsWon, card_values, parse, replay, write
from prsi.rules.deal import SecretShuffler, commitment, mix
from prsi.rules.play import deal, legal_codes, play
from prsi.rules.ruleset import PRESETS
from tests.match.random_match import play_match, without_secret

RULESET = PRESETS["prsi"]


def run(*arguments: str, text: str | None = None) -> tuple[int, str, str]:
    """Run `prsi`; return status, output and errors."""
    done = CliRunner().invoke(app, list(arguments), input=text)
    return done.exit_code, done.stdout, done.stderr


def simple(rounds: int = 1) -> Record:
    """Return a two-player match in which everybody makes the first legal move that is no draw."""
    played = []
    for number in range(rounds):
        fairness = Fairness(bytes([number] * 32), b"salt", commitment(bytes([number] * 32), b"salt"))
        round_, _ = deal(RULESET, 2, number % 2, SecretShuffler(mix(fairness.secret)))
        moves = []
        while not round_.over:
            move = Move(round_.to_act, legal_codes(round_, round_.to_act)[-1])
            play(round_, round_.to_act, move.code)
            moves.append(move)
        played.append(RoundRecord(tuple(moves), fairness))
    record = Record(RULESET, ("Anna", "Běta"), RoundsWon(9), card_values("queens"), 0, tuple(played))
    return replay(record).record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of two rounds on disk."""
    path = tmp_path / "game.prsi"
    path.write_text(write(simple(2)), encoding="utf-8")
    return path


def test_verify_says_what_it_checked(file: Path) -> None:
    """Commitment, deal, reshuffles, moves, end and result, a round a line; status 0."""
    status, output, errors = run("verify", str(file))
    assert (status, errors) == (0, "")
    lines = output.splitlines()
    assert lines[0] == f"ok {file}"
    for number in (1, 2):
        assert re.fullmatch(
            rf"  round {number}: dealer, deal, commitment, cards dealt from the secret, \d+ moves"
            r"(, \d* ?reshuffles from the secret)?, end",
            lines[number],
        )
    assert lines[3:] == ["  the match: result"]


def test_verify_finds_what_was_altered_with_status_1(file: Path) -> None:
    """Round, what, expected and found; another secret, card, move, end or result."""
    text = file.read_text(encoding="utf-8")
    for pattern, instead, said in (
        (r"secret: 00", "secret: 01", "round 1: commitment"),
        (r"salt: \S+", "salt: 00", "round 1: commitment"),
        (r"hand 0: (\S+) (\S+)", r"hand 0: \2 \2", None),
        (r"stock: (\S+) (\S+)", r"stock: \2 \1", "round 1: stock"),
        (r"moves: \S+", "moves: 0:?1", "round 1, move 1: move"),
        (r"end: out", "end: blocked", "round 1: end"),
        (r"result: .*", "result: drawn; places 0 1", "the match: result"),
    ):
        altered = re.sub(pattern, instead, text, count=1)
        assert altered != text
        status, output, errors = run("verify", "-", text=altered)
        if said is None:  # a card that is named twice makes it no record at all
            assert (status, output) == (2, "") and "each card once" in errors
        else:
            assert status == 1 and output.startswith(f"differs -: {said}"), output


@pytest.mark.parametrize("seed", range(8))
def test_verify_holds_for_random_matches(tmp_path: Path, seed: int) -> None:
    """Any format and ruleset, from the text alone."""
    path = tmp_path / "game.prsi"
    path.write_text(write(replay(play_match(seed)[0]).record), encoding="utf-8")
    assert run("verify", str(path))[0] == 0


def test_verify_does_not_claim_a_fair_deal_where_nothing_was_promised() -> None:
    """A record of cards alone holds, and what nobody can check is said."""
    record = simple(2)
    told = Record(
        record.ruleset,
        record.names,
        record.format,
        record.values,
        record.dealer,
        tuple(map(without_secret, record.rounds)),
    )
    status, output, _ = run("verify", "-", text=write(told))
    assert status == 0
    assert "open: no commitment was published for round 1, 2" in output
    assert "from the secret" not in output
    assert "cards, each of the pack once" in output


def test_what_is_no_record_gives_status_2(file: Path, tmp_path: Path) -> None:
    """Unreadable, malformed and of an unknown version: a message on standard error each."""
    text = file.read_text(encoding="utf-8")
    broken, newer = tmp_path / "broken", tmp_path / "newer"
    broken.write_text(text.replace("upcard:", "upcart:"), encoding="utf-8")
    newer.write_text(text.replace("prsi record 1", "prsi record 2"), encoding="utf-8")
    for command in ("verify", "record"):
        for path, said in (
            (broken, "expected"),
            (newer, "'prsi record 1' expected"),
            (tmp_path / "no", "No such file"),
        ):
            status, output, errors = run(command, str(path))
            assert (status, output) == (2, "")
            assert said in errors and str(path) in errors
    kinds = [
        json.loads(line)["status"] for line in run("verify", "--json", *map(str, (file, broken, newer)))[1].splitlines()
    ]
    assert kinds == ["ok", "malformed", "unknown_version"]


def test_record_tells_every_move_of_every_round(file: Path) -> None:
    """Names, moves in their own codes, and the scores after each round."""
    status, output, errors = run("record", str(file), "--lang", "en")
    assert (status, errors) == (0, "")
    record = simple(2)
    assert output.startswith("Prší · rounds_won 9 · Anna, Běta\n")
    for number, round_ in enumerate(record.rounds, 1):
        told = output.split(f"Round {number} · dealer: ")[1].split("Round won by")[0]
        moves = re.findall(r"^ *(\d+)  (Anna|Běta)  (\S+)", told, re.MULTILINE)
        assert moves == [(str(at), record.names[move.seat or 0], move.code) for at, move in enumerate(round_.moves, 1)]
    assert output.endswith("The match is not over.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_record_speaks_every_language(lang: str) -> None:
    """Every sentence is there, for every event that random matches bring about; none is left in another language."""
    for seed in range(12):
        status, output, errors = run("record", "-", "--lang", lang, text=write(replay(play_match(seed)[0]).record))
        assert (status, errors) == (0, "")
        assert "cli-" not in output and "$" not in output


def test_step_shows_one_position(file: Path) -> None:
    """The position before a move, with what is legal in it; one past the last move is the end."""
    record = simple(2)
    moves = len(record.rounds[1].moves)
    status, output, _ = run("record", str(file), "--round", "2", "--step", "1", "--json")
    position = json.loads(output)
    order = record.rounds[1].order
    assert status == 0 and order is not None
    assert position["hands"] == [" ".join(hand) for hand in order.hands]
    assert position["top"] == order.upcard
    assert record.rounds[1].moves[0].code in position["legal"]["0"].split()
    end = json.loads(run("record", str(file), "--round", "2", "--step", str(moves + 1), "--json")[1])
    assert end["over"] and end["legal"] == {} and end["to_act"] is None
    assert "hand 1 (Běta): " in run("record", str(file), "--step", "2")[1]
    assert run("record", str(file), "--step", str(moves + 200))[0] == 2
    assert run("record", str(file), "--round", "3", "--step", "1")[0] == 2
    assert run("record", str(file), "--step", "0")[0] == 2


def test_json_has_the_whole_replay(file: Path) -> None:
    """Each move with its events; rounds with their ends; the result."""
    told = json.loads(run("record", str(file), "--json")[1])
    assert told["names"] == ["Anna", "Běta"]
    assert told["format"] == {"kind": "rounds_won", "n": 9}
    assert [len(round_["moves"]) for round_ in told["rounds"]] == [len(round_.moves) for round_ in simple(2).rounds]
    assert told["rounds"][0]["moves"][-1]["events"][-1]["kind"] == "round_over"
    assert told["rounds"][0]["end"]["reason"] == "out"
    assert told["result"]["kind"] == "unfinished"


def test_full_completes_a_record_that_states_little(file: Path) -> None:
    """From secret and moves alone comes the record with hands, stock, reshuffles and ends."""
    text = file.read_text(encoding="utf-8")
    bare = "\n".join(
        line for line in text.split("\n") if not re.match("(hand|upcard|stock|reshuffle|end|result)", line)
    )
    assert run("record", "-", "--full", text=bare)[1] == text
    assert parse(text) == simple(2)
    checks = [line.partition(":")[2] for line in run("verify", "-", text=bare)[1].splitlines()]
    assert "commitment, cards dealt from the secret" in checks[1]


def test_a_record_that_does_not_replay_gives_status_1(file: Path) -> None:
    """`prsi record` says so and shows nothing."""
    text = re.sub("moves: ", "moves: 0:?1 ", file.read_text(encoding="utf-8"), count=1)
    status, output, errors = run("record", "-", text=text)
    assert (status, output) == (1, "")
    assert "does not replay: round 1, move 1" in errors


def test_a_round_is_analysed(file: Path) -> None:
    """A line a move, the deal first, with its chance; as JSON the same numbers; another seat, another chance."""
    status, output, errors = run("record", str(file), "--analyse", "--round", "2", "--lang", "en")
    assert (status, errors) == (0, "")
    moves = simple(2).rounds[1].moves
    lines = output.splitlines()
    assert lines[0] == "Analysis of the round · Anna"
    told = lines[lines.index("Chance of winning") + 1 :]
    assert len(told) == len(moves) + 1
    found = json.loads(run("record", str(file), "--analyse", "--round", "2", "--json")[1])
    assert (found["round"], found["seat"]) == (2, 0)
    for line, step in zip(told, found["steps"], strict=True):
        assert f"{round(100 * step['chance']['mean']):3} % (" in line
        assert step["move"] in line
    assert len(found["moments"]) <= 3
    other = json.loads(run("record", str(file), "--analyse", "--round", "2", "--seat", "1", "--json")[1])
    assert other["steps"][-1]["chance"]["mean"] == 1 - found["steps"][-1]["chance"]["mean"]
    known = json.loads(run("record", str(file), "--analyse", "--round", "2", "--open", "--json")[1])
    assert known["steps"][0] != found["steps"][0]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("--open",), "--open"),
        (("--seat", "1"), "--seat"),
        (("--round", "2"), "--round"),
        (("--full", "--round", "2"), "--round"),
        (("--analyse", "--step", "3"), "--step"),
        (("--full", "--analyse"), "--full"),
        (("--full", "--step", "1"), "--full"),
        (("--full", "--json"), "--full"),
    ],
)
def test_options_that_would_do_nothing_are_refused(file: Path, options: tuple[str, ...], named: str) -> None:
    status, output, errors = run("record", str(file), *options)
    assert (status, output) == (2, "")
    assert named in errors


def test_what_cannot_be_analysed_is_refused(file: Path) -> None:
    for wrong, said in ((["--round", "3"], "there are 2 rounds"), (["--seat", "2"], "seat 2 was not dealt in")):
        status, output, errors = run("record", str(file), "--analyse", *wrong)
        assert (status, output) == (2, "")
        assert said in " ".join(errors.replace("│", " ").split())
