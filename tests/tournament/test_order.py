"""Phones that were offline: in whatever order their reports come, a table stands the same, or shows a conflict."""

import random
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from prsi.rules.values import card_values
from prsi.tournament import reports as r
from prsi.tournament.check import Refused
from prsi.tournament.reports import Entry, Report, Who
from prsi.tournament.sheet import Reported, Seats, Sheet, fold, replaced
from prsi.tournament.state import Tournament
from tests.tournament.hall import PACK, Hall, judge
from tests.tournament.simulate import VALUE, Played, Really

CZECH = card_values("czech")
CHANCES = st.integers(0, 2**32).map(random.Random)
PLAYERS = ("Anna", "Běta", "Cyril", "Dana")


def entry_of(rng: random.Random, game: Played, number: int, wrong: bool, *replaces: str) -> r.GameEntered:
    """A game as a judge enters it: by cards or by points; wrong: two have each other's cards."""
    hands = dict(game.hands)
    if wrong:
        one, other = rng.sample(sorted(hands), 2) if len(hands) > 1 else (next(iter(hands)),) * 2
        hands[one], hands[other] = hands[other], hands[one]
    left = {
        who: r.Left(len(cards), None, tuple(cards))
        if rng.random() < 0.5
        else r.Left(len(cards), sum(VALUE[card[0]] for card in cards))
        for who, cards in hands.items()
    }
    return r.GameEntered(1, 1, 1, number, game.winner, left, replaces)


def story(
    rng: random.Random, players: Sequence[str] = PLAYERS, settled: bool = True, chips: int = 2
) -> tuple[list[tuple[str, Report]], Really]:
    """What judges report of a table played by chance: right, wrong and corrected, doubled, in any case everything.

    Not settled: some mistakes stay, so that there may be conflicts.
    """
    really = Really(list(players), dict.fromkeys(players, chips), 2, list(players))
    told: list[tuple[str, Report]] = [("dealer", r.DealerNamed(1, 1, 1, rng.choice(list(players))))]
    count = iter(range(10_000))

    def put(report: Report) -> str:
        name = f"{rng.getrandbits(16):04x}-{next(count)}"
        told.append((name, report))
        return name

    while not really.over:
        game = really.play(rng)
        number = len(really.games)
        wrong = rng.random() < 0.3
        first = put(entry_of(rng, game, number, wrong))
        if wrong and (settled or rng.random() < 0.5):
            if rng.random() < 0.5:
                put(entry_of(rng, game, number, False, first))
            else:
                put(r.TakenBack((first,), "a mistake", 1))
                put(entry_of(rng, game, number, False))
        if rng.random() < 0.3:
            put(entry_of(rng, game, number, not settled and rng.random() < 0.3))
        for nth, cards in enumerate(game.lots, 1):
            put(r.LotDrawn(1, 1, 1, number, nth, cards))
            if rng.random() < 0.3:
                other = dict(zip(cards, rng.sample(PACK, len(cards)), strict=True))
                put(r.LotDrawn(1, 1, 1, number, nth, cards if settled else other))
    return told, really


def apply(told: Sequence[tuple[str, Report]], players: Sequence[str] = PLAYERS) -> Sheet:
    """The sheet that follows from reports in this order, taken back ones whenever they come."""
    dead = {gone for _, report in told if isinstance(report, r.TakenBack) for gone in report.ids}
    mine: list[Reported] = [(name, report) for name, report in told if isinstance(report, r.AtTable)]
    return fold(Seats(tuple(players), 2, 2), CZECH, mine, dead)


def nothing_is_lost(sheet: Sheet, told: Sequence[tuple[str, Report]]) -> None:
    """Each entry that counts is in exactly one game, waits, or is part of what is shown as a conflict."""
    dead = {gone for _, report in told if isinstance(report, r.TakenBack) for gone in report.ids}
    known = {name: report for name, report in told if name not in dead}
    gone = replaced(known)
    in_games = [name for game in sheet.games for name in game.ids]
    assert len(in_games) == len(set(in_games)), "nothing is doubled"
    shown = sheet.problem.ids if sheet.problem is not None else ()
    for name, report in known.items():
        if not isinstance(report, r.GameEntered) or name in gone:
            assert name not in in_games
        elif report.number < sheet.next:
            assert name in in_games
        elif report.number == sheet.next and sheet.status == "lot":
            assert name not in in_games
        else:
            lots_differ = sheet.problem is not None and sheet.problem.clash in ("lots_differ", "lot_players")
            assert name in shown or name in sheet.later or (lots_differ and report.number == sheet.next)


@given(CHANCES)
@settings(max_examples=150, deadline=None)
def test_any_order_of_the_same_reports_gives_the_same_sheet_as_it_really_was(rng: random.Random) -> None:
    told, really = story(rng)
    sheet = apply(told)
    assert sheet.over and set(sheet.still_in) == set(really.inside) and sheet.chips == really.chips
    assert [game.loser for game in sheet.games] == [game.loser for game in really.games]
    nothing_is_lost(sheet, told)
    for _ in range(5):
        mixed = rng.sample(told, len(told))
        assert apply(mixed) == sheet
        # The same ones sent twice change nothing either.
        assert apply([*mixed, *rng.sample(told, len(told) // 2)]) == sheet


@given(CHANCES)
@settings(max_examples=150, deadline=None)
def test_contradictions_are_shown_in_whatever_order_they_come_and_nothing_is_lost(rng: random.Random) -> None:
    told, _ = story(rng, settled=False)
    sheet = apply(told)
    nothing_is_lost(sheet, told)
    assert apply(told[::-1]) == sheet
    assert apply(rng.sample(told, len(told))) == sheet


@given(CHANCES)
@settings(max_examples=100, deadline=None)
def test_whoever_has_seen_a_part_only_sees_no_more_games_than_there_were(rng: random.Random) -> None:
    """A phone that has counted a part for itself is not contradicted by what comes later but for mistakes."""
    told, really = story(rng)
    told = [(name, report) for name, report in told if not isinstance(report, r.TakenBack)]
    corrected = {gone for _, report in told if isinstance(report, r.GameEntered) for gone in report.replaces}
    right = [(name, report) for name, report in told if name not in corrected]
    part = rng.sample(right, rng.randint(0, len(right)))
    sheet = apply(part)
    if sheet.problem is None:
        assert len(sheet.games) <= len(really.games)
    nothing_is_lost(sheet, part)


def _deliver(hall: Hall, phones: list[list[tuple[str, Report, Who]]], rng: random.Random) -> None:
    """Phones send what waits, each in its own order; who is refused because something is not there yet tries again."""
    while any(phones):
        phone = rng.choice([one for one in phones if one])
        name, report, who = phone[0]
        try:
            if name not in hall.now.by_id:
                hall.say(report, who, name)
        except Refused as refused:
            assert refused.reason == "unknown_report"
            continue
        phone.pop(0)


@given(CHANCES)
@settings(max_examples=60, deadline=None)
def test_three_phones_offline_for_five_games_come_to_the_same_for_any_order_of_arrival(rng: random.Random) -> None:
    """Two judges at table 1, whose entries overlap, one at table 2; corrections after eliminations come with them."""
    hall = Hall().planned(8)
    one, two = hall.ids[:4], hall.ids[4:]
    hall.typed(1, (one, two))
    hall.call()
    told, really = story(rng, one, chips=3)
    other, really_two = story(rng, two, chips=3)
    other = [
        (f"t{name}", r.TakenBack(tuple(f"t{gone}" for gone in report.ids), "", 2))
        if isinstance(report, r.TakenBack)
        else (f"t{name}", _at(report))
        for name, report in other
    ]
    phones: list[list[tuple[str, Report, Who]]] = [[], [], [(name, report, judge(2)) for name, report in other]]
    for name, report in told:
        phones[rng.randrange(2)].append((name, report, judge(1)))
    now: Tournament | None = None
    for _ in range(3):
        fresh = Hall.__new__(Hall)
        fresh.now, fresh.clock, fresh.count, fresh.ids = hall.read_again(), hall.clock, hall.count, hall.ids
        _deliver(fresh, [list(phone) for phone in phones], rng)
        round_ = fresh.now.rounds[0]
        for table, truth in ((1, really), (2, really_two)):
            sheet = round_.sheets[table]
            assert sheet.over and sheet.chips == truth.chips and set(sheet.still_in) == set(truth.inside)
        assert len(fresh.now.log) == len(hall.now.log) + len(told) + len(other), "nothing is lost, nothing doubled"
        if now is not None:
            assert now.rounds[0].sheets == round_.sheets
        now = fresh.now


def _at(report: Report) -> Report:
    """The same report for table 2, its corrections too."""
    if isinstance(report, r.GameEntered):
        replaces = tuple(f"t{gone}" for gone in report.replaces)
        return r.GameEntered(1, 1, 2, report.number, report.winner, report.left, replaces)
    if isinstance(report, r.LotDrawn):
        return r.LotDrawn(1, 1, 2, report.number, report.nth, report.cards)
    assert isinstance(report, r.DealerNamed)
    return r.DealerNamed(1, 1, 2, report.entrant)


def test_what_is_taken_back_before_it_comes_never_counts() -> None:
    """The log may hold them in either order: of a tournament restored from two laptops, say."""
    hall = Hall().planned(4)
    hall.draw(1)
    hall.call()
    left = {who: r.Left(1, 7 + at) for at, who in enumerate(hall.sheet().seats.players[1:])}
    game = r.GameEntered(1, 1, 1, 1, hall.sheet().seats.players[0], left)
    for name, report in (("back", r.TakenBack(("game",), "", 1)), ("game", game)):
        hall.now.apply(Entry(hall.now.seq + 1, hall.clock, judge(1), name, report))
    assert hall.sheet().games == () and hall.sheet().next == 1
