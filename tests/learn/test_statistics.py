"""Practice statistics: a match summed up as the rulebook has it, and many of them added up without a loss or a double.

The right values of each match here were worked out by hand from the rulebook; the two last turns of a seat say which
special card decided a round (`prsi.learn.summary`).
"""

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prsi.bots.arena import wilson
from prsi.browser import practice
from prsi.learn.errors import InputError
from prsi.learn.statistics import merged, read_file, statistics, write_csv, write_file
from prsi.learn.summary import CALLS, CAUSES, NOTHING, SPECIALS, STRENGTHS, Summary, dump, load, summary
from prsi.match.formats import FORMATS
from prsi.match.record_text import parse
from prsi.match.replay import replay
from prsi.rules.cards import CODES
from prsi.rules.ruleset import PRESETS, build

ENDED = 1_780_000_000_000
DAY = datetime.fromtimestamp(ENDED / 1000, UTC).date().isoformat()
GOLDEN = sorted((Path(__file__).parents[1] / "match" / "golden").glob("*.prsi"))


def round_text(rules: dict[str, Any], hands: list[str], upcard: str, stock: str, moves: str, dealer: int) -> str:
    """A round whose stock begins as named; the rest of the pack lies below, by rank."""
    given_cards = " ".join([*hands, upcard, stock]).split()
    pack = [CODES[card] for card in build(rules).cards]
    rest = [card for card in pack if card not in given_cards]
    lines = [f"dealer: {dealer}", f"deal: {' '.join(str(len(hand.split())) for hand in hands)}"]
    lines += [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    lines += [f"upcard: {upcard}", f"stock: {' '.join([*stock.split(), *rest])}", f"moves: {moves}"]
    return "\n".join(lines)


def match(rules: dict[str, Any], *rounds: str, seats: int = 2, form: str = "single", dealer: int = 1) -> str:
    head = ["prsi record 1", "rules: 1", f"ruleset: {json.dumps(rules)}", f"format: {form}", "values: queens"]
    head += [f"seat {seat}: P{seat}" for seat in range(seats)] + [f"dealer: {dealer}"]
    return "\n".join([*head, *(f"\nround {n}\n{text}" for n, text in enumerate(rounds, 1))]) + "\n"


def one_round(moves: str, hands: list[str], upcard: str, stock: str = "", **options: Any) -> str:
    """A match of one round; the last seat deals, so that seat 0 begins (R3)."""
    rules = {"preset": "prsi", "hand_size": len(hands[0].split()), **options}
    seats = len(hands)
    text = round_text(rules, hands, upcard, stock, moves, seats - 1)
    return match(rules, text, seats=seats, dealer=seats - 1)


def seen(text: str, seat: int) -> Summary:
    record = parse(text)
    return summary(
        record, seat, [None if n == seat else "strong" for n in range(len(record.names))], ENDED, DAY, "device"
    )


def decided(text: str, seat: int) -> tuple[str, str]:
    """Whether a seat won its one round, and what decided it."""
    one = seen(text, seat)
    [(end, kinds)] = [(end, kinds) for end, kinds in one.decided.items() if kinds]
    [kind] = kinds
    return end, kind


DECIDED: dict[str, tuple[str, list[str]]] = {
    # R10, R11: seat 1 takes two for the seven, and seat 0 is out with its next card.
    "a seven": (one_round("0:7h 1:+2 0:8h", ["7h 8h", "9c Tc"], "9h"), ["seven", "seven"]),
    # R13: seat 1 stands.
    "an ace": (one_round("0:Ah 1:- 0:8h", ["Ah 8h", "9c Tc"], "9h"), ["skip", "skip"]),
    # R6, R7: no diamond to lay.
    "a wish": (one_round("0:Qs=d 1:+1 0:8d", ["Qs 8d", "9c Tc"], "9h", "Ks"), ["wild", "wild"]),
    # The same, but seat 1 has a diamond and draws because it wants to: the wish did nothing to it.
    "a wish that could be met": (one_round("0:Qs=d 1:+1 0:8d", ["Qs 8d", "9d Tc"], "9h", "Ks"), ["wild", "none"]),
    # The last card's effect is not carried out (R25); but only a wild could be laid on the eight of hearts.
    "a wild as the last card": (one_round("0:8h 1:+1 0:Qs=h", ["8h Qs", "9c Tc"], "9h"), ["wild", "none"]),
    "a wild that fits by suit": (one_round("0:8h 1:+1 0:Qh=s", ["8h Qh", "9c Tc"], "9h"), ["none", "none"]),
    "a wild on a wish of its suit": (
        one_round("0:8h 1:Qc=s 0:Qs=h", ["8h Qs", "Qc Tc"], "9h"),
        ["none", "none"],
    ),
    "an ace that fits by suit, as the last card": (
        one_round("0:8h 1:+1 0:Ah", ["8h Ah", "9c Tc"], "9h"),
        ["none", "none"],
    ),
    # It answers what is owed: without it, seat 0 would have drawn, or stood.
    "a seven on a seven": (one_round("0:8h 1:7h 0:7s", ["8h 7s", "7h Tc"], "9h"), ["seven", "none"]),
    "an ace on an ace": (one_round("0:8h 1:Ah 0:As", ["8h As", "Ah Tc"], "9h"), ["skip", "none"]),
    # Two turns of seat 0 lie after the seven; seat 1 suffered it in its last turn but one.
    "a seven of long ago": (
        one_round("0:7h 1:+2 0:8h 1:+1 0:9h", ["7h 8h 9h", "Tc Jc Kc"], "Th"),
        ["none", "seven"],
    ),
    # R4: the upcard acts as if the dealer had laid it; who lost suffered it, who won did not lay it.
    "the upcard": (one_round("0:+2 1:8h 0:+1 1:9h", ["Tc Jc", "8h 9h"], "7h"), ["seven", "none"]),
    "the king of spades": (
        one_round("0:Ks 1:+4 0:8s", ["Ks 8s", "9c Tc"], "9s", king_of_spades=True),
        ["king", "king"],
    ),
    "a king that is none": (one_round("0:Ks 1:+1 0:8s", ["Ks 8s", "9c Tc"], "9s"), ["none", "none"]),
    # R17: with two in the round, turning the direction changes nothing.
    "a reverse of two": (one_round("0:9h 1:+1 0:8h", ["9h 8h", "Tc Jc"], "Th", reverse="9"), ["none", "none"]),
    "a reverse of three": (
        one_round("0:9h 2:+1 1:+1 0:8h", ["9h 8h", "Tc Jc", "Js Kc"], "Th", reverse="9"),
        ["reverse", "none", "none"],
    ),
    # R15: seat 1's turn is passed over at once, and that is a turn of its own.
    "an ace without an answer": (
        one_round("0:Ah 2:+1 0:8h", ["Ah 8h", "Tc Jc", "Js Kc"], "Th", skip_answerable=False),
        ["skip", "skip", "none"],
    ),
    # R31: no king to lay.
    "a wish of a rank": (
        one_round("0:Jd=8 1:+1 0:8s", ["Jd 8s", "9c Tc"], "9h", "Ks", rank_wild="J"),
        ["rank_wild", "rank_wild"],
    ),
    # R32: several sevens are laid in one turn.
    "two sevens at once": (
        one_round("0:7h,7s 1:+4 0:8s", ["7h 7s 8s", "9c Tc Jc"], "9h", multi_play=True),
        ["seven", "seven"],
    ),
    # R34: seat 1 brings seat 0 back with the seven of hearts, moves again, and is out; seat 0 cannot answer.
    "a comeback": (
        one_round("0:Ah 1:- 0:8h 1:7h 1:Kh 0:+1", ["Ah 8h", "7h Kh"], "9h", "Td Jd", comeback="hearts_seven"),
        ["comeback", "comeback"],
    ),
    # R34: under it the last card has its effect, here a seven that seat 1 takes: its answering turn is used up.
    "a seven against the comeback": (
        one_round("0:8d 1:+1 0:7d 1:+2", ["8d 7d", "9c Tc"], "9d", "Ks", comeback="hearts_seven"),
        ["seven", "none"],
    ),
    # R25, R34: seat 0 goes out, is brought back, and wins with two plain cards of what it had to take.
    "a win after a comeback": (
        one_round(
            "0:Ah 1:- 0:8h 1:7h 1:+1 0:Th 1:+1 0:Jh 1:+1",
            ["Ah 8h", "7h Kh"],
            "9h",
            "Th Jh Qc Qd",
            comeback="hearts_seven",
        ),
        ["none", "none"],
    ),
    # R4, R15: seat 0 is passed over before anybody has moved.
    "the upcard without an answer": (
        one_round("1:8h 0:+1 1:9h", ["Tc Jc", "8h 9h"], "Ah", skip_answerable=False),
        ["skip", "none"],
    ),
    # R8: drawing and keeping is one turn, so the seven is of the last two.
    "a drawn card that is kept": (
        one_round("0:7h 1:+2 0:8h 1:+1 1:- 0:9h", ["7h 8h 9h", "Tc Jc Kc"], "Th", "Kd Qd Ah", play_drawn_card=True),
        ["none", "seven"],
    ),
    # R32: an even number leaves the direction as it is.
    "two reverses at once": (
        one_round("0:9h,9s 1:+1 2:+1 0:8s", ["9h 9s 8s", "Tc Jc Qc", "Js Kc Ks"], "Th", reverse="9", multi_play=True),
        ["none", "none", "none"],
    ),
    # R12, R23: the call-out takes the one card that could be shuffled, so that nothing is left for the seven.
    "a penalty of nothing": (
        one_round(
            "0:+1 1:+1 0:+1 1:+1 0:9h 1:+1 0:Jh 1:+1 0:7h 1:?0 1:+2 0:! 0:Jh 1:+1 0:8h\n"
            "reshuffle: Th\nreshuffle: 9h\nreshuffle: Jh\nreshuffle: 7h",
            ["7h 8h", "8s 9s"],
            "Th",
            "9h Ts Jh Kh",
            deck="7h 8h 9h Th Jh Kh 8s 9s Ts".split(),
            call={"penalty": 1},
        ),
        ["none", "none"],
    ),
    # R27: seat 0 has won; what happens to seat 1 after that decides about the next places only.
    "what comes after the win": (
        one_round(
            "0:8h 1:+1 2:+1 0:9h 1:+1 2:7h 1:+2 2:Jh 1:+1 2:Kh",
            ["8h 9h", "Tc Kc", "7h Jh"],
            "Th",
            "Ks Kh",
            play_on=True,
        ),
        ["none", "none", "none"],
    ),
}


@pytest.mark.parametrize("name", DECIDED)
def test_the_card_that_decided_a_round(name: str) -> None:
    """As each seat saw it, by seat."""
    text, expected = DECIDED[name]
    winner = replay(parse(text)).state.winner
    for seat, kind in enumerate(expected):
        assert decided(text, seat) == ("won" if seat == winner else "lost", kind), f"seat {seat}"


def test_a_summary_tells_all_of_a_match() -> None:
    """Two rounds to win, three played, of which the turn limit ends the second without a winner (R21, R28)."""
    rules = {"preset": "prsi", "hand_size": 2, "turn_limit": 4}
    first = round_text(rules, ["7h 8h", "9c Tc"], "9h", "Ks Kd", "0:7h 1:+2 0:8h", 1)
    void = round_text(rules, ["Tc Jc", "9c Kc"], "8h", "", "1:+1 0:+1 1:+1 0:+1", 0)
    # The same dealer deals again: seat 1 begins, and is out with an ace and a ten.
    last = round_text(rules, ["Kc Jc", "Ah Th"], "8h", "", "1:Ah 0:- 1:Th", 0)
    again = round_text(rules, ["9h Th", "Kc Jc"], "8h", "", "0:9h 1:+1 0:Th", 1)
    text = match(rules, first, void, last, again, form="rounds_won 2")
    assert dump(seen(text, 0)) == {
        "version": 2,
        "id": seen(text, 0).id,
        "ended": ENDED,
        "day": DAY,
        "where": "device",
        "preset": "prsi",
        "house": True,
        "format": "rounds_won",
        "players": 2,
        "winners": 1,
        "level": "strong",
        "result": "won",
        "place": 1,
        "rounds": {"lost": 1, "void": 1, "won": 2},
        "moves": 13,
        "drawn": {"turn": 2},
        "laid": {"won": {"seven": 1}, "lost": {}},
        "decided": {"won": {"none": 1, "seven": 1}, "lost": {"skip": 1}},
        "calls": {},
    }
    other = seen(text, 1)
    assert (other.result, other.place, other.rounds) == ("lost", 2, {"lost": 2, "void": 1, "won": 1})
    assert other.drawn == {"turn": 3, "penalty": 2}
    assert other.laid == {"won": {"skip": 1}, "lost": {}}


def test_calls_are_counted() -> None:
    """R22, R23: seat 0 forgets once and is called out, calls once; in the other round it calls late."""
    text = one_round(
        "0:8h 1:?0 1:+1 0:9h 1:+1 0:! 0:Kh 1:+1 0:Qh",
        ["8h 9h", "Tc Ts"],
        "Th",
        "Kh Qh Ad As Ac",
        preset="mau-mau",
    )
    assert seen(text, 0).calls == {"made": 1, "missed": 1, "caught": 1}
    assert seen(text, 0).drawn == {"called_out": 2}
    assert seen(text, 1).calls == {"noticed": 1}
    late = one_round("0:8h 0:! 1:+1 0:9h", ["8h 9h", "Tc Ts"], "Th", "Ad", preset="mau-mau")
    assert seen(late, 0).calls == {"late": 1, "missed": 1}


def test_a_comeback_is_counted_as_one_and_not_as_a_seven() -> None:
    text, _ = DECIDED["a comeback"]
    assert seen(text, 1).laid == {"won": {"comeback": 1}, "lost": {}}
    assert seen(text, 0).laid == {"won": {}, "lost": {"skip": 1}}
    assert seen(text, 0).drawn == {"comeback": 2, "turn": 1}, "the seven's two are taken by who came back"


def test_several_cards_count_each() -> None:
    text, _ = DECIDED["two sevens at once"]
    assert seen(text, 0).laid["won"] == {"seven": 2}


def test_the_same_match_is_the_same_whatever_the_players_are_called() -> None:
    text, _ = DECIDED["a seven"]
    one = seen(text, 0)
    assert seen(text.replace("seat 0: P0", "seat 0: Anna"), 0) == one
    assert seen(text, 1).id != one.id
    assert seen(DECIDED["an ace"][0], 0).id != one.id
    levels = ["strong", None, "casual", "beginner"]
    assert one.level == "strong"
    drawn = one_round("0:+1 1:+1 2:+1 3:+1", ["Tc Jc", "9c Kc", "Ts Js", "9s Ks"], "8h", turn_limit=4)
    for seat, expected in ((0, "people"), (1, "mixed")):
        assert summary(parse(drawn), seat, levels, ENDED, DAY, "online").level == expected
    assert (seen(drawn, 2).result, seen(drawn, 2).place, seen(drawn, 2).rounds) == ("drawn", 1, {"void": 1})


def test_a_match_whose_last_moves_were_undone_counts_once() -> None:
    """The same deal is the same match; how it was played last stays."""
    cards = ["7h 8h", "9c Tc"]
    won = seen(one_round("0:7h 1:+2 0:8h", cards, "9h", "Qc Jd"), 0)
    lost = replace(seen(one_round("0:+1 1:9c 0:Qc=c 1:Tc", cards, "9h", "Qc Jd"), 0), ended=ENDED + 1)
    assert (won.result, lost.result) == ("won", "lost")
    assert merged([won, lost]) == merged([lost, won]) == [lost]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_what_all_seats_saw_of_a_match_adds_up(path: Path) -> None:
    """A round has one winner, who is not also its loser; whoever is not dealt in has not lost it."""
    record = parse(path.read_text())
    again = replay(record)
    seats = range(len(record.names))
    told = [seen(path.read_text(), seat) for seat in seats]
    won = [end.winner for one in again.rounds if (end := one.record.end) is not None and end.winner is not None]
    assert [one.rounds.get("won", 0) for one in told] == [won.count(seat) for seat in seats]
    for seat, one in enumerate(told):
        dealt_in = [played for played in again.rounds if (played.record.deal or ())[seat] > 0]
        assert sum(one.rounds.values()) == len(dealt_in)
        assert one.moves == sum(move.seat is not None for played in dealt_in for move in played.record.moves)
        assert load(json.loads(json.dumps(dump(one)))) == one
    best = [seat for seat, one in enumerate(told) if one.place == 1]
    assert tuple(best) == again.state.places[0]
    assert {one.result for one in told if one.place > 1} <= {"lost", "drawn"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seat": 2}, "seat"),
        ({"levels": [None]}, "seat"),
        ({"levels": [None, "godlike"]}, "word"),
        ({"where": "opened"}, "word"),
        ({"day": "2001-01-01"}, "day"),
        ({"ended": -1}, "number"),
    ],
)
def test_what_cannot_be_summed_up_is_refused(change: dict[str, Any], reason: str) -> None:
    asked = {"seat": 0, "levels": [None, "strong"], "ended": ENDED, "day": DAY, "where": "device", **change}
    with pytest.raises(InputError) as refused:
        summary(parse(DECIDED["a seven"][0]), **asked)
    assert refused.value.reason == reason


def test_a_match_that_is_not_over_has_no_summary() -> None:
    with pytest.raises(InputError, match="a match that is over expected"):
        seen(one_round("0:7h", ["7h 8h", "9c Tc"], "9h"), 0)


# --- many matches ---


def made_up(dice: Random) -> Summary:
    """Any possible summary; of some matches there are two tellings."""

    def counts(words: tuple[str, ...]) -> dict[str, int]:
        return {word: dice.randint(1, 4) for word in sorted(dice.sample(words, dice.randint(0, 3)))}

    ended = ENDED + dice.randint(0, 400) * 86_400_000
    by_end = {end: counts((*SPECIALS, NOTHING)) for end in ("won", "lost")}
    players = dice.randint(2, 6)
    one = Summary(
        id=f"{dice.randint(0, 60):032x}",
        ended=ended,
        day=datetime.fromtimestamp(ended / 1000, UTC).date().isoformat(),
        where=dice.choice(("device", "online")),
        preset=dice.choice(sorted(PRESETS)),
        house=dice.random() < 0.5,
        format=dice.choice(sorted(FORMATS)),
        players=players,
        winners=dice.randint(1, players - 1),
        level=dice.choice(STRENGTHS),
        result=dice.choice(("won", "lost", "drawn")),
        place=dice.randint(1, players),
        rounds={end: sum(kinds.values()) for end, kinds in by_end.items() if kinds},
        moves=dice.randint(0, 300),
        drawn=counts(CAUSES),
        laid={end: counts(SPECIALS) for end in ("won", "lost")},
        decided=by_end,
        calls=counts(CALLS),
    )
    return load(json.loads(json.dumps(dump(one))))


POOL = [made_up(Random(seed)) for seed in range(80)]
MANY = st.lists(st.sampled_from(POOL), max_size=30)


@given(MANY)
def test_nothing_is_lost_and_nothing_counted_twice(many: list[Summary]) -> None:
    """Rulesets, strengths and periods each part all matches; every round was decided once."""
    once = merged(many)
    told = statistics(many)
    won = sum(one.result == "won" for one in once)
    assert (told.rate.matches, told.rate.won) == (len({one.id for one in many}), won)
    for parts in (
        [one.rate for one in told.by_ruleset],
        [one.rate for one in told.by_strength],
        [one.rate for one in told.periods if one.rate is not None],
    ):
        assert sum(one.matches for one in parts) == len(once)
        assert sum(one.won for one in parts) == won
    for end in ("won", "lost"):
        assert sum(getattr(one, end) for one in told.deciders) == told.rounds.get(end, 0)
        assert sum(getattr(one, f"laid_{end}") for one in told.deciders) == sum(
            sum(one.laid[end].values()) for one in once
        )
    assert 0 <= told.rate.low <= told.rate.share <= told.rate.high <= 1
    assert told.streak[0] <= told.streak[1] <= won
    assert len(told.periods) <= 60, "a chart can show them"
    for preset, house in {(one.preset, one.house) for one in once}:
        part = statistics(many, (preset, house))
        assert part == statistics([one for one in once if (one.preset, one.house) == (preset, house)])
    for level in {one.level for one in once}:
        assert statistics(many, level=level).rate.matches == sum(one.level == level for one in once)


@given(MANY, MANY)
def test_merging_twice_is_merging_once_in_any_order(some: list[Summary], others: list[Summary]) -> None:
    both = merged([*some, *others])
    assert both == merged([*others, *some]) == merged([*both, *some]) == merged([*merged(some), *merged(others)])
    assert statistics([*some, *others]) == statistics([*others, *some, *others])
    assert len({one.id for one in both}) == len(both)


@given(MANY)
def test_a_file_is_read_back_as_it_was(many: list[Summary]) -> None:
    assert read_file(write_file(many)) == merged(many)
    head, *lines = write_csv(many).splitlines()
    assert len(lines) == len(merged(many))
    assert {line.count(",") for line in lines} <= {head.count(",")}


def one_of(n: int, **change: Any) -> Summary:
    """Made up but possible, one a day."""
    ended = ENDED + n * 86_400_000
    day = datetime.fromtimestamp(ended / 1000, UTC).date().isoformat()
    text, _ = DECIDED["a seven"]
    return replace(seen(text, 0), id=f"{n:032x}", ended=ended, day=day, **change)


def test_streaks_rates_lengths_and_periods() -> None:
    results = "won won lost won won won drawn won".split()
    many = [one_of(n, result=result, moves=10 * (n + 1)) for n, result in enumerate(results)]
    told = statistics(many)
    assert told.streak == (1, 3)
    assert [one.result for one in told.recent] == results
    assert (told.rate.matches, told.rate.won, told.drawn_matches, told.rate.even) == (8, 6, 1, 0.5)
    assert (told.rate.low, told.rate.high) == wilson(6, 8)
    assert (told.moves, told.moves_a_round) == (40, 45.0)
    # 28 May 2026 is a Thursday: Monday the 25th, and the week after.
    assert DAY == "2026-05-28"
    assert told.unit == "week"
    assert [(one.begins, one.rate and one.rate.matches) for one in told.periods] == [
        ("2026-05-25", 4),
        ("2026-06-01", 4),
    ]
    later = statistics([*many, one_of(200)])
    assert (later.unit, later.periods[0].begins, later.periods[-1].begins) == ("month", "2026-05-01", "2026-12-01")
    assert [one.rate is None for one in later.periods] == [False, False, True, True, True, True, True, False]
    assert statistics([*many, one_of(2000)]).unit == "year"


def test_equal_players_win_as_often_as_there_are_winners() -> None:
    """R28: of three who play for chips until two are left two have won, and of equal ones each in two thirds."""
    rules = {"preset": "prsi", "hand_size": 2}
    hands = ["8h 9h", "Tc Jc", "Kc Ac"]
    text = match(
        rules,
        round_text(rules, hands, "Th", "Ks Kd", "0:8h 1:+1 2:+1 0:9h", 2),
        seats=3,
        form="chips 1 survivors 2",
        dealer=2,
    )
    each = [seen(text, seat) for seat in range(3)]
    assert sorted(one.result for one in each) == ["lost", "won", "won"]
    assert [statistics([one]).rate.even for one in each] == [2 / 3] * 3


def test_a_summary_of_the_first_version_is_still_read() -> None:
    """It knew of no matches with several winners; where the match is kept, a later one takes its place."""
    now = one_of(1, players=3, winners=2)
    old = {name: value for name, value in dump(now).items() if name != "winners"} | {"version": 1}
    assert load(old) == replace(now, winners=1)
    assert merged([load(old), now]) == merged([now, load(old)]) == [now]


def test_statistics_of_nothing() -> None:
    told = statistics([])
    assert (told.rate.matches, told.rate.low, told.rate.high, told.streak) == (0, 0.0, 1.0, (0, 0))
    assert (told.periods, told.deciders, told.recent, told.moves) == ((), (), (), 0)


GOOD = dump(one_of(0))


def shifted(days: int) -> str:
    """The date so many days after that of the good one."""
    return (date.fromisoformat(str(GOOD["day"])) + timedelta(days=days)).isoformat()


def test_a_clock_anywhere_may_have_shown_the_day_before_or_after() -> None:
    """From the east of the date line to its west."""
    for days in (-1, 0, 1):
        assert load({**GOOD, "day": shifted(days)}).day == shifted(days)


@pytest.mark.parametrize(
    "change",
    [
        {"version": 3},
        {"winners": 0},
        {"winners": GOOD["players"]},
        {"id": "<img src=x onerror=alert(1)>"},
        {"id": "0" * 33},
        {"ended": 1e99},
        {"ended": True},
        {"day": "2026-05-28T00:00"},
        {"day": "20260528"},
        {"day": "9999-12-31"},
        {"day": shifted(2)},
        {"day": shifted(-2)},
        {"preset": "whist"},
        {"preset": ["prsi"]},
        {"house": 1},
        {"players": 10**400},
        {"place": 7},
        {"rounds": {"won": -1}},
        {"rounds": {"won": 2}},
        {"rounds": []},
        {"drawn": {"=HYPERLINK(1)": 1}},
        {"laid": {"won": {}}},
        {"decided": {"won": {"none": 10**9}, "lost": {}}},
        {"calls": {"made": 0.5}},
        {"more": 1},
    ],
    ids=str,
)
def test_a_summary_that_is_none_is_refused(change: dict[str, Any]) -> None:
    """And with it the whole file: nothing of it is taken in."""
    with pytest.raises(InputError):
        load({**GOOD, **change})
    file = json.loads(write_file([one_of(1)]))
    with pytest.raises(InputError):
        read_file(json.dumps({**file, "summaries": [*file["summaries"], {**GOOD, **change}]}))


HOSTILE = [
    "",
    "null",
    "[]",
    "{",
    '"prsi statistics"',
    "prsi record 1\nrules: 1\n",
    "[" * 100_000,
    '{"kind": ' * 5000,
    '{"kind": "prsi statistics", "version": 2, "summaries": []}',
    '{"kind": "prsi statistics", "version": ' + "9" * 10_000 + ', "summaries": []}',
    '{"kind": "prsi statistics", "version": 1}',
    '{"kind": "prsi statistics", "version": 1, "summaries": {}}',
    '{"kind": "prsi statistics", "version": 1, "summaries": [null]}',
    '{"kind": "prsi statistics", "version": 1, "summaries": [' + "{}," * 20_000 + "{}]}",
    '{"kind": "prsi statistics", "version": 1, "summaries": [NaN]}',
    '{"kind": "prsi statistics", "version": 1, "summaries": []}' + " " * 16_000_000,
    "\ud800\x00",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_file_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(InputError) as refused:
        read_file(text)
    assert len(refused.value.message) < 200
    assert practice.read({"text": text, "known": []}) == {
        "ok": False,
        "reason": refused.value.reason,
        "message": refused.value.message,
    }


# --- what the page asks ---


def row(one: Summary) -> str:
    return json.dumps(dump(one))


def test_the_page_sums_up_a_match_and_adds_many_up() -> None:
    text, _ = DECIDED["a seven"]
    asked = {"record": text, "seat": 0, "levels": [None, "casual"], "ended": ENDED, "day": DAY, "where": "device"}
    made: dict[str, Any] = practice.summed_up(asked)
    assert made["ok"] and load(json.loads(made["text"])).id == made["id"]
    rows: list[Any] = [made["text"], row(one_of(3)), "nonsense", "[" * 100_000, row(one_of(3)), '{"version": 3}', 7]
    told: dict[str, Any] = practice.practice({"rows": rows, "ruleset": None, "level": None})
    assert (told["all"], told["rate"]["matches"], told["broken"]) == (2, 2, 4)
    assert told["choices"] == {"rulesets": [["prsi", True]], "levels": ["casual", "strong"]}
    some: dict[str, Any] = practice.practice({"rows": rows, "ruleset": ["prsi", True], "level": "casual"})
    assert (some["all"], some["rate"]["matches"]) == (2, 1)


def test_the_page_exports_and_takes_back_without_doubling() -> None:
    rows = [row(one_of(n)) for n in range(3)]
    files = practice.files({"rows": [*rows, "nonsense"]})
    back: dict[str, Any] = practice.read({"text": files["json"], "known": [f"{1:032x}"]})
    assert ([one["id"] for one in back["rows"]], back["known"]) == ([f"{0:032x}", f"{2:032x}"], 1)
    assert [one["text"] for one in back["rows"]] == [rows[0], rows[2]]
    assert str(files["csv"]).count("\r\n") == 4


@pytest.mark.parametrize("record", ["", "prsi record 1", DECIDED["a seven"][0].replace("0:8h", "0:9h")])
def test_a_record_that_is_none_has_no_summary(record: str) -> None:
    asked = {"record": record, "seat": 0, "levels": [None, "casual"], "ended": ENDED, "day": DAY, "where": "device"}
    assert practice.summed_up(asked)["reason"] == "record"
