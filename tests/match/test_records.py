"""A record replays to the same end, for ever, and anything altered in it is found (R37, R38)."""

import contextlib
import dataclasses
import re
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prsi.match import (
    Chips,
    Fairness,
    FewerCards,
    Lot,
    LotDrawn,
    Move,
    Order,
    PenaltyPoints,
    Record,
    RecordError,
    RecordVersionError,
    ReplayError,
    Result,
    RoundRecord,
    RoundsWon,
    Single,
    card_values,
    parse,
    positions,
    replay,
    write,
)
from prsi.rules.deal import commitment
from prsi.rules.ruleset import PRESETS, build
from tests.match.random_match import play_match, without_secret

SEEDS = st.integers(0, 2**32)
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@SLOW
@given(SEEDS)
def test_a_random_match_of_any_format_replays_to_the_same_end(seed: int) -> None:
    """Through the text and back: the same record, the same state, the same events (R38)."""
    bare, state, happened = play_match(seed)
    first = replay(bare)
    text = write(first.record)
    read = parse(text)
    assert read == first.record
    assert write(read) == text
    again = replay(read)
    assert again.state == first.state == state
    assert again.record == first.record
    for played, (dealt, made, scored) in zip(again.rounds, happened, strict=True):
        assert list(played.dealt) == dealt
        assert [list(events) for events, want in zip(played.moves, made, strict=True) if want] == [m for m in made if m]
        assert list(played.scored) == scored


@SLOW
@given(SEEDS)
def test_cards_alone_replay_as_well_as_a_secret(seed: int) -> None:
    """A record without the secret tells the order of the cards, reshuffles and lots, and comes to the same end."""
    bare, state, _ = play_match(seed)
    full = replay(bare).record
    told = dataclasses.replace(full, rounds=tuple(without_secret(round_) for round_ in full.rounds))
    assert replay(parse(write(told))).state == state


def test_the_random_matches_try_what_matters() -> None:
    """Every format, lots, reshuffles, windows closed by the clock and seats that are out occur among the seeds."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        bare, _, happened = play_match(seed)
        full = replay(bare)
        seen[bare.format.kind] += 1
        seen[full.record.result.kind if full.record.result else "none"] += 1
        for round_, (_, _, scored) in zip(full.record.rounds, happened, strict=True):
            assert round_.order and round_.end and round_.deal
            seen["reshuffle"] += len(round_.order.reshuffles)
            seen["window"] += sum(move.seat is None for move in round_.moves)
            seen["not dealt in"] += round_.deal.count(0)
            seen["lot"] += sum(isinstance(event, LotDrawn) for event in scored)
            seen[round_.end.reason] += 1
    wanted = (
        "single rounds_won penalty_points fewer_cards chips won drawn survivors reshuffle window lot out turn_limit"
    )
    assert [name for name in (*wanted.split(), "not dealt in") if not seen[name]] == []


# --- a small match, by hand ---

SECRET, SALT = bytes(range(32)), b"salt"


def told(*moves: str, order: Order | None = None, **more: object) -> Record:
    """Return a record of one round of a two-player match, from these cards."""
    order = order or Order((("7h",), ("8d", "9d")), "Kh", ("Th", "8h"))
    round_ = RoundRecord(tuple(Move(int(m[0]), m[2:]) if m != "~" else Move(None, m) for m in moves), None, order)
    deck = [code for hand in order.hands for code in hand] + [order.upcard, *order.stock]
    ruleset = build({"preset": "prsi", "hand_size": 2, "deck": [*deck, *(f"{r}c" for r in "9TJQKA")]})
    full = Order(order.hands, order.upcard, (*order.stock, *(f"{r}c" for r in "9TJQKA")), order.reshuffles)
    round_ = dataclasses.replace(round_, order=full)
    values = card_values("queens")
    return dataclasses.replace(Record(ruleset, ("Anna", "Běta"), Single(), values, 1, (round_,)), **more)  # type: ignore[arg-type]


EVEN = Order((("7h", "8h"), ("8d", "9d")), "Kh", ("Th",))


def test_the_text_of_a_record() -> None:
    """The documented form, word by word."""
    record = replay(told("0:7h", "1:+2", "0:8h", order=EVEN, about=(("date", "2026-11-30"),))).record
    assert write(record) == (
        "prsi record 1\n"
        "rules: 1\n"
        'ruleset: {"preset": "prsi", "deck": ["7h", "8d", "8h", "9c", "9d", "Tc", "Th", "Jc", "Qc", "Kc", "Kh", "Ac"],'
        ' "hand_size": 2}\n'
        "format: single\n"
        "values: queens\n"
        "seat 0: Anna\n"
        "seat 1: Běta\n"
        "dealer: 1\n"
        "about date: 2026-11-30\n"
        "result: won by 0; places 0 / 1\n"
        "\n"
        "round 1\n"
        "dealer: 1\n"
        "deal: 2 2\n"
        "hand 0: 7h 8h\n"
        "hand 1: 8d 9d\n"
        "upcard: Kh\n"
        "stock: Th 9c Tc Jc Qc Kc Ac\n"
        "moves: 0:7h 1:+2 0:8h\n"
        "end: out; winner 0; places 0 / 1; counts 0 4\n"
    )


def test_comments_blank_lines_and_windows_line_ends_say_nothing() -> None:
    """A record may be edited by hand anywhere."""
    text = write(replay(told("0:7h", order=EVEN)).record)
    noisy = text.replace("\nround 1", "\n\n# the first round\n  round 1").replace("\n", "\r\n")
    assert parse(noisy) == parse(text)


@pytest.mark.parametrize(
    "form", [Single(), RoundsWon(3), PenaltyPoints(150), FewerCards(), Chips(3), Chips(2, survivors=2)], ids=str
)
def test_every_format_has_words(form: object) -> None:
    """What is written is read as the same format."""
    record = Record(PRESETS["prsi"], ("A", "B", "C"), form, card_values("czech").edited({"Q": 9}), 0)  # type: ignore[arg-type]
    assert parse(write(record)) == record


def test_a_record_of_a_running_match_is_unfinished() -> None:
    """Its last round has no end yet, and its result says so."""
    record = replay(told("0:7h", "1:+2", order=EVEN)).record
    assert record.result == Result("unfinished")
    assert record.rounds[0].end is None
    assert replay(parse(write(record))).state.round == 0


def test_positions_are_those_before_each_move_and_the_last() -> None:
    """What `prsi record --step` shows."""
    done = replay(told("0:7h", "1:+2", "0:8h", order=EVEN))
    assert [position.penalty for position in positions(done.rounds[0], done.record)] == [0, 2, 0, 0]
    assert [position.over for position in positions(done.rounds[0], done.record)] == [False, False, False, True]


def test_names_and_notes_must_fit_on_a_line() -> None:
    """A name with a line break could forge a line of the record."""
    for name in ("", " Anna", "An\nna", "An\u2028na"):
        with pytest.raises(ValueError, match="cannot stand in a record"):
            write(Record(PRESETS["prsi"], (name, "B"), Single(), card_values("queens"), 0))
    with pytest.raises(ValueError, match="one word"):
        write(Record(PRESETS["prsi"], ("A", "B"), Single(), card_values("queens"), 0, about=(("a b", "x"),)))


# --- what a replay finds ---


def fair(**changes: object) -> Record:
    """Return a full record of a match from secrets, its first round's fairness altered."""
    full = replay(play_match(7)[0]).record
    first = full.rounds[0]
    assert first.fairness is not None
    fairness = dataclasses.replace(first.fairness, **changes)  # type: ignore[arg-type]
    return dataclasses.replace(full, rounds=(dataclasses.replace(first, fairness=fairness), *full.rounds[1:]))


def test_another_secret_breaks_the_commitment() -> None:
    """R37: what was promised before the deal is what is revealed after it."""
    with pytest.raises(ReplayError, match="round 1: commitment"):
        replay(fair(secret=SECRET))


def test_another_salt_breaks_the_commitment() -> None:
    """The salt is part of the promise."""
    with pytest.raises(ReplayError, match="round 1: commitment"):
        replay(fair(salt=SALT))


def test_another_secret_with_its_own_commitment_gives_other_cards() -> None:
    """A forged promise does not help: the cards are not those of the secret."""
    with pytest.raises(ReplayError, match="round 1: hand"):
        replay(fair(secret=SECRET, salt=SALT, commitment=commitment(SECRET, SALT)))


def test_contributions_are_part_of_the_deal() -> None:
    """What players mixed in cannot be left out afterwards."""
    with pytest.raises(ReplayError, match="round 1: hand"):
        replay(fair(contributions=((0, b"mine"),)))


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("0:8d",), r"round 1, move 1: move: one of \+1 7h 8h expected, 0:8d, refused for not_in_hand \(R1\), found"),
        (("1:8d",), "move 1: move: no move of that seat"),
        (("0:7h", "1:8d"), r"move 2: move: one of \+2"),
        (("0:7h", "1:+2", "0:8h", "1:+1"), r"move 4.*round_over"),
        (("~",), "no closing of a call window"),
    ],
)
def test_an_illegal_move_is_found_with_its_number(moves: tuple[str, ...], said: str) -> None:
    """And with what would have been legal."""
    with pytest.raises(ReplayError, match=said):
        replay(told(*moves, order=EVEN))


ALTERATIONS = [
    (r"result: .*", "result: drawn; places 0 1", "result: won by 0; places 0 / 1 expected"),
    (r"result: .*", "result: unfinished", "result: won by 0"),
    (r"round 1\ndealer: 1", "round 1\ndealer: 0", "round 1: dealer: 1 expected, 0 found"),
    (r"deal: 2 2", "deal: 2 1", "round 1: deal: 2 2 expected, 2 1 found"),
    (r"winner 0; places", "winner 1; places", "round 1: end"),
    (r"counts 0 4", "counts 0 5", "round 1: end: out; winner 0; places 0 / 1; counts 0 4 expected"),
    (r"stock: Th", "stock:", "round 1: cards: every card of the pack expected, none of Th found"),
    (r"hand 0: 7h 8h\nhand 1: 8d 9d", "hand 0: 7h 8h 8d\nhand 1: 9d", "round 1: hands: 2 2 cards"),
    (r"(end: .*)", r"reshuffle: 7h\n\1", "round 1: reshuffles: 0 expected, 1 found"),
    (r"(end: .*)", r"lot: 0=7h 1=8h\n\1", "round 1: lots: none expected, 0=7h 1=8h found"),
    (r"(end: .*\n)", r"\1round 2\ndealer: 0\ndeal: 2 2\nsecret: 00\n", "round 2: round: no further round"),
    (r"upcard: Kh\nstock: Th", "upcard: Th\nstock: Kh", None),
    (r"hand 1: 8d 9d", "hand 1: 9d 8d", None),
]


@pytest.mark.parametrize(("pattern", "instead", "said"), ALTERATIONS)
def test_what_is_altered_in_a_record_is_found(pattern: str, instead: str, said: str | None) -> None:
    """Each stated thing is checked; None marks what may be told in another way and still hold."""
    text = write(replay(told("0:7h", "1:+2", "0:8h", order=EVEN)).record)
    altered, changes = re.subn(pattern, instead, text, count=1)
    assert changes
    if said is None:
        replay(parse(altered))
    else:
        with pytest.raises(ReplayError, match=re.escape(said)):
            replay(parse(altered))


@pytest.mark.parametrize("what", ["hand", "upcard", "stock", "reshuffle"])
def test_two_cards_changed_for_each_other_are_found_in_a_committed_round(what: str) -> None:
    """Hands, upcard, stock and reshuffles follow from the secret, to the last card (R37)."""
    full, number = first_with("reshuffles")
    order = full.rounds[number].order
    assert order is not None
    first, second = order.stock[:2]
    if what == "hand":
        other = dataclasses.replace(order, hands=((first, *order.hands[0][1:]), *order.hands[1:]))
        other = dataclasses.replace(other, stock=(order.hands[0][0], *order.stock[1:]))
    elif what == "upcard":
        other = dataclasses.replace(order, upcard=first, stock=(order.upcard, *order.stock[1:]))
    elif what == "stock":
        other = dataclasses.replace(order, stock=(second, first, *order.stock[2:]))
    else:
        shuffled = max(order.reshuffles, key=len)
        at = order.reshuffles.index(shuffled)
        assert len(shuffled) > 1
        swapped = (shuffled[1], shuffled[0], *shuffled[2:])
        other = dataclasses.replace(order, reshuffles=(*order.reshuffles[:at], swapped, *order.reshuffles[at + 1 :]))
    altered = dataclasses.replace(full.rounds[number], order=other)
    record = dataclasses.replace(full, rounds=(*full.rounds[:number], altered, *full.rounds[number + 1 :]))
    with pytest.raises(ReplayError, match=f"round {number + 1}: {what}"):
        replay(parse(write(record)))


def first_with(what: str) -> tuple[Record, int]:
    """Return a record and the number of its first round that has lots, or reshuffles."""
    for seed in range(200):
        full = replay(play_match(seed)[0]).record
        for number, round_ in enumerate(full.rounds):
            if round_.lots if what == "lots" else round_.order and round_.order.reshuffles:
                return full, number
    raise AssertionError(f"no {what} among these seeds")


def test_a_lot_is_checked_against_the_secret() -> None:
    """Who drew which card follows from the round's secret, too."""
    full, number = first_with("lots")
    round_ = full.rounds[number]
    assert round_.lots
    swapped = Lot(round_.lots[0].seats, round_.lots[0].cards[::-1])
    altered = dataclasses.replace(round_, lots=(swapped, *round_.lots[1:]))
    with pytest.raises(ReplayError, match="lots"):
        replay(dataclasses.replace(full, rounds=(*full.rounds[:number], altered)))


def test_missing_lots_are_found() -> None:
    """A record told by its cards alone must tell every lot that was drawn."""
    full, number = first_with("lots")
    bare = dataclasses.replace(without_secret(full.rounds[number]), lots=())
    with pytest.raises(ReplayError, match="lot 1 is missing"):
        replay(dataclasses.replace(full, rounds=(*full.rounds[:number], bare)))


def test_missing_reshuffles_are_found() -> None:
    """A record told by its cards alone must give an order for every reshuffle."""
    full, number = first_with("reshuffles")
    bare = without_secret(full.rounds[number])
    assert bare.order is not None
    bare = dataclasses.replace(bare, order=dataclasses.replace(bare.order, reshuffles=()))
    with pytest.raises(ReplayError, match="reshuffle 1 has no order"):
        replay(dataclasses.replace(full, rounds=(*full.rounds[:number], bare)))


def test_a_round_without_cards_cannot_be_replayed() -> None:
    """Neither secret nor order: a sentence, no crash."""
    record = told("0:7h", order=EVEN)
    with pytest.raises(ReplayError, match="neither a secret nor the order"):
        replay(dataclasses.replace(record, rounds=(RoundRecord(()),)))


# --- texts that are no records ---

GOOD = write(replay(told("0:7h", "1:+2", "0:8h", order=EVEN)).record)
SECRET_LINES = f"commitment: {commitment(SECRET, SALT)}\nsalt: {SALT.hex()}\nsecret: {SECRET.hex()}"


@pytest.mark.parametrize("first", ["prsi record 2", "prsi record 01", "prsi record", "prsi record 1 beta"])
def test_an_unknown_version_is_refused_as_such(first: str) -> None:
    """A newer program's record is told from a broken one."""
    with pytest.raises(RecordVersionError, match=r"line 1: 'prsi record 1' expected"):
        parse(GOOD.replace("prsi record 1", first, 1))


def test_another_version_of_the_rules_is_refused() -> None:
    """R38: a rule change gets a new version, and its records are not replayed by these rules."""
    with pytest.raises(RecordVersionError, match="line 2: version 1 of the rules expected, '2' found"):
        parse(GOOD.replace("rules: 1", "rules: 2"))


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("prsi record 1", "", 1, "the first line of a record expected, nothing found"),
        ("prsi record 1", "[Event]", 1, "'[Event]' found"),
        ("rules: 1\n", "", 1, "the head with a line rules: expected, none found"),
        (
            '"preset": "prsi"',
            '"preset": "poker"',
            3,
            "a ruleset that can be played expected, preset 'poker' is unknown",
        ),
        ('{"preset"', '{"preset', 3, "JSON expected"),
        ("ruleset: {", "ruleset: 3 #", 3, "JSON expected"),
        ("format: single", "format: best of 3", 4, "a format such as rounds_won 3"),
        ("format: single", "format: rounds_won", 4, "n None given"),
        ("format: single", "format: rounds_won three", 4, "a number after rounds_won expected, 'three' found"),
        ("format: single", "format: chips 3 survivors 2", 4, "survivors and seats"),
        ("format: single", "format: chips 3 of 2", 4, "a format such as"),
        ("format: single", "format:", 4, "kind '' given"),
        ("values: queens", "values: kings", 5, "'kings' is no card value table"),
        ("values: queens", 'values: {"J": 1}', 5, "missing: 2 3 4"),
        ("seat 1: Běta", "seat 2: Běta", 6, "seat 0:, seat 1: and so on expected, seat 0:, seat 2: found"),
        ("seat 1: Běta", "seat 0: Běta", 7, "seat 0 once in the head expected, it a second time found"),
        ("seat 1: Běta", "seat 1:", 7, "a name of printable characters expected, nothing found"),
        ("seat 1: Běta", "seat 1: Bě\tta", 7, "printable characters expected, 'Bě\\tta' found"),
        ("seat 1: Běta", "seat 1: Bě\u2028ta", 7, "printable characters expected"),
        ("seat 1: Běta", "seat 1: Bě\ud800ta", 7, "printable characters expected"),
        (
            "dealer: 1\nresult",
            "dealer: 1\nabout: a note\nresult",
            9,
            "about, a word and a text expected, ': a note' found",
        ),
        ("dealer: 1\nresult", "dealer: 1\nabout day:\nresult", 9, "about, a word and a text expected, 'day:' found"),
        ("dealer: 1\nresult", "dealer: 1\nabout 2nd: x\nresult", 9, "about, a word and a text expected"),
        ("dealer: 1\nresult", "dealer: 1\nabout day: a\x1b[2J\nresult", 9, "about, a word and a text expected"),
        ("dealer: 1\nresult", "dealer: 2\nresult", 8, "a seat from 0 to 1 expected, '2' found"),
        ("dealer: 1\nresult", "dealer: 1\ndealer: 1\nresult", 9, "dealer once in the head"),
        ("result: won by 0", "result: lost by 0", 9, "won by a seat, drawn, survivors or unfinished"),
        ("result: won by 0", "result: won by 7", 9, "from 0 to 1 expected, '7' found"),
        ("places 0 / 1\n\n", "places 0 / 0\n\n", 9, "each seat once expected, '0 / 0' found"),
        ("round 1", "round 2", 11, "round 1 expected, 'round 2' found"),
        ("round 1", "round " + "1" * 5000, 11, "round 1 expected, 'round 111"),
        ("round 1", "round 01", 11, "round 1 expected, 'round 01' found"),
        ("round 1", "round one", 11, "'key: value' or 'round NUMBER' expected"),
        ("deal: 2 2", "deal: 2", 13, "2 numbers expected, 1 found"),
        ("deal: 2 2", "deal: 2 x", 13, "a number expected, 'x' found"),
        ("deal: 2 2", "deal: 2 2\nwind: 3", 14, "a key that belongs in round 1 expected, 'wind' found"),
        ("hand 1: 8d 9d", "hand 2: 8d 9d", 15, "hand and a seat from 0 to 1 expected, '2' found"),
        ("hand 1: 8d 9d", "hand 1: 8d 1d", 15, "a card code such as 7h expected, '1d' found"),
        ("hand 1: 8d 9d", "hand 1: 8d 8h", 15, "each card once expected, 8h a second time found"),
        ("upcard: Kh\n", "", 11, "round 1 with hands, upcard and stock expected, a part of them found"),
        ("upcard: Kh", "upcard 1: Kh", 16, "upcard: expected, upcard 1: found"),
        ("0:7h 1:+2", "0:7h 3:+2", 18, "moves such as 0:7s, for seats 0 to 1 expected, '3:+2' found"),
        ("0:7h 1:+2", "7h +2", 18, "'7h' found"),
        ("0:7h 1:+2", "0:\x1b[2J", 18, "'0:\\x1b[2J' found"),
        ("0:7h 1:+2", "0:" + "7h," * 50, 18, "moves such as 0:7s"),
        ("end: out; winner 0", "end: gone; winner 0", 19, "an end such as"),
        ("end: out; winner 0", "end: out; winner 4", 19, "a seat or nobody from 0 to 1"),
        ("end: out", "lot: 0-7h\nend: out", 19, "a card for each seat"),
        ("end: out", "lot: 0=7h 1=7h\nend: out", 19, "each card once"),
        ("deal: 2 2", "deal: 2 2\nsalt: 00", 14, "salt together with a secret expected, it alone found"),
        ("deal: 2 2", "deal: 2 2\nsalt: 00\nsecret: 00", 14, "salt and commitment together"),
        ("deal: 2 2", "deal: 2 2\nsecret: 0", 14, "two a byte expected, '0' found"),
        ("deal: 2 2", "deal: 2 2\nsecret:", 14, "two a byte expected, nothing found"),
        (
            "deal: 2 2",
            f"deal: 2 2\n{SECRET_LINES.replace('commitment: ', 'commitment: x')}",
            14,
            "64 hexadecimal digits",
        ),
    ],
)
def test_a_broken_record_is_told_with_its_line(old: str, new: str, line: int, said: str) -> None:
    """Line, what was expected, what was found."""
    assert GOOD.count(old) >= 1
    with pytest.raises(RecordError) as error:
        parse(GOOD.replace(old, new, 1))
    assert said in str(error.value)
    assert error.value.line == line


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_damage_anywhere_is_an_error_and_never_a_crash(data: st.DataObject) -> None:
    """A piece cut out, put in or both: parse and replay answer with their own errors, or it can be written again."""
    at = data.draw(st.integers(0, len(GOOD) - 1))
    length = data.draw(st.integers(0, 8))
    piece = data.draw(st.text(max_size=4))
    damaged = GOOD[:at] + piece + GOOD[at + length :]
    with contextlib.suppress(RecordError, ReplayError):
        write(replay(parse(damaged)).record)


def test_a_secret_alone_is_enough() -> None:
    """A record may state nothing but the secret and the moves; everything else follows."""
    record = Record(
        PRESETS["prsi"], ("A", "B"), Single(), card_values("queens"), 0, (RoundRecord((), Fairness(SECRET)),)
    )
    full = replay(record).record
    assert full.rounds[0].order is not None
    assert parse(write(full)) == full
