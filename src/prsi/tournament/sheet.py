"""One table of one draw: what was reported there, and all that follows from it (championship.md, "At a table").

What follows depends on the *set* of reports and not on their order, so that phones which were offline, two judges at
one table and a judge whose page counts for itself all come to the same. Where reports contradict each other the sheet
stops there and says so; nobody's entry is dropped.
"""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

from prsi.match.chips import highest, owing
from prsi.protocol.shapes import CommandId, Count
from prsi.rules.cards import CODES
from prsi.rules.values import CardValues
from prsi.tournament.reports import (
    AtTable,
    DealerNamed,
    EntrantId,
    GameEntered,
    GameNumber,
    Left,
    LotDrawn,
    PlayerOut,
)

Status = Literal["playing", "lot", "conflict", "over"]
Because = Literal["points", "cards", "lot"]
Cause = Literal["chips", "no_show", "left", "disqualified"]
Clash = Literal["differ", "players", "lots_differ", "lot_players", "after_end"]
"""Why a sheet stops: entries for one game differ; an entry names others than were in; the same for a lot; an entry for
a game after the table's end."""

PACK: Final = frozenset(code for code in CODES if code[0] in "789TJQKA")
"""The 32 cards of the event's pack."""

MOST_LEFT: Final = len(PACK) - 1
"""Cards that all can have left together: the one that the winner laid last is on the table."""


@dataclass(frozen=True, slots=True)
class Seats:
    """How a table begins: its players in seat order, their chips, how many are left at its end.

    `games` None: it is played until so many `survivors` are left. Else so many games are played for points. `away` are
    those who were out of chips here when they were disqualified or withdrew: they do not come back.
    """

    players: tuple[EntrantId, ...]
    chips: Count
    survivors: Count
    games: Count | None = None
    away: tuple[EntrantId, ...] = ()


@dataclass(frozen=True, slots=True)
class Gone:
    """Who went out together: in which game, and why. Players of one group share a place."""

    players: tuple[EntrantId, ...]
    number: Count
    cause: Cause


@dataclass(frozen=True, slots=True)
class Game:
    """A game that counts; `points` and `counts` are of those who did not win, `chips` what each has after it."""

    number: GameNumber
    ids: tuple[CommandId, ...]
    winner: EntrantId
    points: dict[str, int]
    counts: dict[str, int]
    lots: tuple[dict[str, str], ...]
    loser: EntrantId | None
    because: Because | None
    chips: dict[str, int]
    out: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """Where a sheet stops, and the reports that contradict each other or what was before."""

    clash: Clash
    number: GameNumber
    ids: tuple[CommandId, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands at a table.

    `next` is the number of the game to come, `dealer` who deals it (None: not named yet); `tied` are those who draw a
    lot after game `next`, for the `lot`-th time; `later` are entries and lots of games that cannot be counted yet;
    `sums` are the points of games for points.
    """

    seats: Seats
    chips: dict[str, int]
    still_in: tuple[EntrantId, ...]
    gone: tuple[Gone, ...]
    games: tuple[Game, ...]
    status: Status
    next: Count
    dealer: EntrantId | None
    tied: tuple[EntrantId, ...] = ()
    lot: Count = 0
    problem: Problem | None = None
    later: tuple[CommandId, ...] = ()
    sums: dict[str, int] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether it is known who advances."""
        return self.status == "over"

    @property
    def begun(self) -> bool:
        """Whether a game was reported, be it one that cannot be counted: then everybody who plays is there."""
        return bool(self.games or self.tied or self.later or self.problem is not None)

    @property
    def played(self) -> tuple[EntrantId, ...]:
        """Those who were there: all but the no-shows, in seat order."""
        absent = {who for group in self.gone if group.cause == "no_show" for who in group.players}
        return tuple(who for who in self.seats.players if who not in absent)


Reported = tuple[CommandId, AtTable]
"""A report about this table, with its id."""


def fold(seats: Seats, values: CardValues, reports: Iterable[Reported], dead: AbstractSet[str] = frozenset()) -> Sheet:
    """Return what follows from reports about a table; `dead` are the ids of those that were taken back.

    An entry or a lot that another one replaces does not count; it does again when that other one is taken back.
    """
    known = {report_id: report for report_id, report in reports if report_id not in dead}
    gone = replaced(known)
    living = sorted(((report_id, report) for report_id, report in known.items() if report_id not in gone), key=_by_id)
    return _Folding(seats, values, living).run()


def replaced(known: Mapping[CommandId, object]) -> frozenset[CommandId]:
    """Return which reports others put right, whatever the order in which they came.

    Only entries and lots replace, and are replaced. Those that replace each other in a circle, or themselves, all stay,
    so that they are seen to contradict each other.
    """
    names = {
        report_id: [other for other in report.replaces if isinstance(known.get(other), (GameEntered, LotDrawn))]
        for report_id, report in known.items()
        if isinstance(report, (GameEntered, LotDrawn)) and report.replaces
    }
    return frozenset(other for mine, others in names.items() for other in others if not _leads(names, other, mine))


def _leads(names: Mapping[CommandId, Sequence[CommandId]], start: CommandId, end: CommandId) -> bool:
    waiting, seen = [start], {start}
    for one in waiting:
        for other in names.get(one, ()):
            if other == end:
                return True
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def _by_id(reported: Reported) -> CommandId:
    return reported[0]


class _Folding:
    """The work of `fold`: game after game, until something is missing or does not fit."""

    def __init__(self, seats: Seats, values: CardValues, reports: Sequence[Reported]) -> None:
        self.seats = seats
        self.values = values
        self.chips = dict.fromkeys(seats.players, seats.chips)
        self.still_in = list(seats.players)
        self.gone: list[Gone] = []
        self.games: list[Game] = []
        self.sums = dict.fromkeys(seats.players, 0)
        self.entered: dict[int, list[tuple[CommandId, GameEntered]]] = {}
        self.lots: dict[tuple[int, int], list[tuple[CommandId, LotDrawn]]] = {}
        self.outs: dict[int, list[PlayerOut]] = {}
        self.out_for_good: set[EntrantId] = set(seats.away)
        self.first_dealer: EntrantId | None = None
        named = [report for _, report in reports if isinstance(report, DealerNamed)]
        for report_id, report in reports:
            if isinstance(report, GameEntered):
                self.entered.setdefault(report.number, []).append((report_id, report))
            elif isinstance(report, LotDrawn):
                self.lots.setdefault((report.number, report.nth), []).append((report_id, report))
            elif isinstance(report, PlayerOut):
                self.outs.setdefault(report.number, []).append(report)
                self.out_for_good.add(report.entrant)
        if named and len({one.entrant for one in named}) == 1 and named[0].entrant in self.chips:
            self.first_dealer = named[0].entrant

    def run(self) -> Sheet:
        number = 1
        while True:
            self.take_out(number)
            if self.ended:
                return self.close(number)
            entries = self.entered.get(number, [])
            if not entries:
                return self.sheet("playing", number)
            stopped = self.count(number, entries)
            if stopped is not None:
                return stopped
            number += 1

    @property
    def ended(self) -> bool:
        if self.seats.games is not None:
            return len(self.games) >= self.seats.games or len(self.still_in) < 2
        return len(self.still_in) <= self.seats.survivors

    def take_out(self, number: int) -> None:
        """Take those out who are not there, or left or were excluded before the end of game `number`."""
        outs = [out for out in self.outs.pop(number, ()) if out.entrant in self.still_in]
        if not outs:
            return
        causes: tuple[Cause, ...] = ("no_show", "left", "disqualified")
        for cause in causes:
            players = tuple(who for who in self.still_in if any(o.entrant == who and o.why == cause for o in outs))
            if players:
                self.still_in = [who for who in self.still_in if who not in players]
                self.gone.append(Gone(players, number, cause))
        leaving = [out for out in outs if out.why != "no_show"]
        if leaving and all(out.reinstate for out in leaving):
            self.reinstate()

    def reinstate(self) -> None:
        """Where fewer are left than advance, let the last one back who went out for want of chips."""
        while len(self.still_in) < self.seats.survivors and self.seats.games is None:
            last = next((one for one in reversed(self.gone) if self.may_return(one)), None)
            if last is None:
                return
            self.gone.remove(last)
            self.still_in = [who for who in self.seats.players if who in (*self.still_in, *last.players)]

    def may_return(self, group: Gone) -> bool:
        """Whether they went out for want of chips alone: not because they were not there, left or were excluded."""
        return not self.out_for_good.intersection(group.players)

    def count(self, number: int, entries: Sequence[tuple[CommandId, GameEntered]]) -> Sheet | None:
        """Count a game; a sheet if it stops here."""
        ids = tuple(report_id for report_id, _ in entries)
        if len(entries) > 1 and len({_told(entry, self.values) for _, entry in entries}) > 1:
            return self.stop("differ", number, ids)
        entry = entries[0][1]
        losing = [who for who in self.still_in if who != entry.winner]
        if entry.winner not in self.still_in or set(entry.left) != set(losing):
            return self.stop("players", number, ids)
        points = {who: points_of(entry.left[who], self.values) for who in losing}
        counts = {who: entry.left[who].count for who in losing}
        if self.seats.games is not None:
            for who in losing:
                self.sums[who] += points[who]
            self.games.append(Game(number, ids, entry.winner, points, counts, (), None, None, dict(self.chips), False))
            return None
        tied, settled = owing(points, counts)
        because: Because = "points" if settled == "points" else "cards"
        lots: list[dict[str, str]] = []
        while len(tied) > 1:
            drawn = self.lots.get((number, len(lots) + 1), [])
            if not drawn:
                return self.sheet("lot", number, tied=tuple(tied), lot=len(lots) + 1)
            lot_ids = tuple(report_id for report_id, _ in drawn)
            if len({tuple(sorted(lot.cards.items())) for _, lot in drawn}) > 1:
                return self.stop("lots_differ", number, lot_ids)
            cards = drawn[0][1].cards
            if set(cards) != set(tied):
                return self.stop("lot_players", number, lot_ids)
            lots.append({who: cards[who] for who in tied})
            tied, because = highest({who: _worth(self.values)[cards[who]] for who in tied}), "lot"
        loser = tied[0]
        self.chips[loser] -= 1
        out = self.chips[loser] == 0
        if out:
            self.still_in.remove(loser)
            self.gone.append(Gone((loser,), number, "chips"))
        self.games.append(
            Game(number, ids, entry.winner, points, counts, tuple(lots), loser, because, dict(self.chips), out)
        )
        return None

    def close(self, number: int) -> Sheet:
        """End the table; who is excluded after its end is still out, and an entry for another game contradicts it."""
        for later in sorted(self.outs):
            self.take_out(later)
        beyond = [report_id for n in sorted(self.entered) if n >= number for report_id, _ in self.entered[n]]
        if beyond:
            return self.stop("after_end", number, tuple(beyond))
        return self.sheet("over", number)

    def stop(self, clash: Clash, number: int, ids: tuple[CommandId, ...]) -> Sheet:
        return self.sheet("conflict", number, problem=Problem(clash, number, ids))

    def sheet(
        self,
        status: Status,
        number: int,
        tied: tuple[EntrantId, ...] = (),
        lot: int = 0,
        problem: Problem | None = None,
    ) -> Sheet:
        return Sheet(
            seats=self.seats,
            chips=self.chips,
            still_in=tuple(self.still_in),
            gone=tuple(self.gone),
            games=tuple(self.games),
            status=status,
            next=number,
            dealer=self.dealer_of(number),
            tied=tied,
            lot=lot,
            problem=problem,
            later=self.later_than(number),
            sums=self.sums,
        )

    def later_than(self, number: int) -> tuple[CommandId, ...]:
        """Entries for games after the one that is missing, and lots for it or for them."""
        entries = [report_id for n in sorted(self.entered) if n > number for report_id, _ in self.entered[n]]
        waits = number + (number in self.entered)
        lots = [report_id for n, nth in sorted(self.lots) if n >= waits for report_id, _ in self.lots[n, nth]]
        return (*entries, *lots)

    def dealer_of(self, number: int) -> EntrantId | None:
        """Who deals a game: the first one named, then clockwise over those who were in each time (R29)."""
        if self.first_dealer is None:
            return None
        ring = self.seats.players
        out_before = {who: group.number for group in self.gone for who in group.players}
        chips_out = {who for group in self.gone if group.cause == "chips" for who in group.players}

        def deals(who: EntrantId, game: int) -> bool:
            gone = out_before.get(who)
            return gone is None or game < gone or (who in chips_out and game == gone)

        at = ring.index(self.first_dealer)
        for game in range(1, number + 1):
            if game > 1:
                at = (at + 1) % len(ring)
            for _ in ring:
                if deals(ring[at], game):
                    break
                at = (at + 1) % len(ring)
        return ring[at]


def points_of(left: Left, values: CardValues) -> int:
    """Return what the cards left count: those tapped, else the points that were typed."""
    if left.cards:
        worth = _worth(values)
        return sum(worth[card] for card in left.cards)
    return left.points or 0


def _told(entry: GameEntered, values: CardValues) -> tuple[object, ...]:
    """Return what an entry says, so that two judges who say the same are not in each other's way."""
    hands = sorted((who, points_of(left, values), left.count) for who, left in entry.left.items())
    return entry.winner, tuple(hands)


def check_left(left: Mapping[str, Left], values: CardValues) -> str | None:
    """Return what is wrong with the cards left of one game, as what was expected; None: nothing."""
    if (together := sum(one.count for one in left.values())) > MOST_LEFT:
        return f"all: 1 to {MOST_LEFT} cards together expected, {together} found"
    seen: set[str] = set()
    for who, one in left.items():
        if one.cards:
            if one.points is not None:
                return f"{who}: cards or points expected, both found"
            if len(one.cards) != one.count:
                return f"{who}: {one.count} cards expected, {len(one.cards)} found"
            if strange := [code for code in one.cards if code not in PACK]:
                return f"{who}: cards of the 32 expected, {strange[0]} found"
            if twice := seen.intersection(one.cards):
                return f"{who}: each card once expected, {min(twice)} found twice"
            if len(set(one.cards)) != len(one.cards):
                return f"{who}: each card once expected, one found twice"
            seen.update(one.cards)
        elif one.points is None:
            return f"{who}: cards or points expected, neither found"
        elif not least(one.count, values) <= one.points <= most(one.count, values):
            low, high = least(one.count, values), most(one.count, values)
            return f"{who}: {low} to {high} points with {one.count} cards expected, {one.points} found"
    return None


def least(count: int, values: CardValues) -> int:
    """Return the fewest points that so many cards of the pack can count."""
    return sum(_ascending(values)[:count])


def most(count: int, values: CardValues) -> int:
    """Return the most points that so many cards of the pack can count."""
    return sum(_ascending(values)[-count:])


@lru_cache(maxsize=64)
def _worth(values: CardValues) -> Mapping[str, int]:
    """What each card counts: a table is folded anew with every report, and asks for hundreds."""
    return {code: values.of_cards([code]) for code in CODES}


@lru_cache(maxsize=64)
def _ascending(values: CardValues) -> tuple[int, ...]:
    return tuple(sorted(worth for code, worth in _worth(values).items() if code in PACK))
