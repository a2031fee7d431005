"""What has happened at a server's table, as reports to its championship; and the table that a draw asks for.

Pure, and each report has an id that follows from table and game: whoever works it out again, on whichever node, gets
the same, so that nothing is reported twice and nothing is left out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from prsi.match.events import LotDrawn
from prsi.match.formats import Chips
from prsi.protocol.commands import Pace, Person, Start
from prsi.protocol.events import OutWhy
from prsi.server.championship.ids import own
from prsi.table import Reserve
from prsi.table.kept import Finished
from prsi.table.state import OPENED, TableState
from prsi.tournament import reports as r
from prsi.tournament.reports import Report
from prsi.tournament.settings import Settings
from prsi.tournament.state import Round, Tournament

NAME: Final = 40
"""Letters of a name at a table, at most; on the board it may be longer."""

PAUSE: Final = 20_000
"""Milliseconds after a game in which its hands are looked at, unless all are ready sooner."""

AVATAR: Final = "karel"

Reports = list[tuple[str, Report]]


def wanted(now: Tournament, round_: Round, number: int) -> Reserve:
    """Return the server's table for a table of a draw, at which all have the same drawing until it is `dressed`.

    Who has registered without a profile has a seat as well, to which nobody can come.
    """
    settings, seats = now.settings, round_.sheets[number].seats
    players = players_of(now, seats.players)
    people = tuple(Person(now.shown(who)[:NAME], AVATAR) for who in seats.players)
    start = Start(
        "open",
        {"preset": "championship"},
        people,
        format=Chips(seats.chips, seats.survivors),
        values=settings.values,
        pace=Pace(next_round=PAUSE),
        deal=False,
        clock=clock_of(settings),
    )
    return Reserve(start, players)


def dressed(what: Reserve, avatars: dict[str, str]) -> Reserve:
    """Return a table with the drawings of its players' profiles."""
    seats = tuple(
        replace(seat, avatar=avatars.get(player, AVATAR)) if isinstance(seat, Person) else seat
        for seat, player in zip(what.start.seats, what.players, strict=True)
    )
    return replace(what, start=replace(what.start, seats=seats))


def clock_of(settings: Settings) -> int:
    """Return what a player has for a turn, in milliseconds."""
    return settings.turn_seconds * 1000


def players_of(now: Tournament, entrants: tuple[str, ...]) -> tuple[str, ...]:
    """Return the profile of each registrant, or a name that no profile has."""
    found: list[str] = []
    for who in entrants:
        player = now.entrants[who].player
        found.append(player if player and player not in found else f"-{who}")
    return tuple(found)


def tally(now: Tournament, round_: Round, number: int, state: TableState) -> Reports:
    """Return what the tournament does not know yet of one of its tables, in the order in which it is to be told."""
    return _Tally(now, round_, number, state).reports()


class _Tally:
    """The work of `tally`."""

    def __init__(self, now: Tournament, round_: Round, number: int, state: TableState) -> None:
        assert round_.draw is not None
        self.now, self.round, self.number, self.state = now, round_, number, state
        self.attempt = round_.draw.attempt
        self.key = f"{round_.number}-{self.attempt}-{number}"
        self.players = round_.sheets[number].seats.players
        # Games without a winner cost nobody a chip, and are none for the tournament.
        self.games = [done for done in state.finished if done.winner is not None]
        self.found: Reports = []
        self.moved: dict[str, r.PlayerOut] = {}

    def reports(self) -> Reports:
        self.arrivals()
        self.dealer()
        for number, done in enumerate(self.games, 1):
            self.game(number, done)
        self.outs()
        return self.found

    def say(self, report_id: str, report: Report) -> None:
        if report_id not in self.now.by_id:
            self.found.append((report_id, report))

    def arrivals(self) -> None:
        for seat, who in enumerate(self.players):
            if self.state.gathering.away[seat] != OPENED and who not in self.round.arrived:
                self.say(own("came", self.round.number, self.attempt, who), r.Arrived(self.round.number, who))

    def dealer(self) -> None:
        current = self.state.current
        first = self.state.finished[0].dealt if self.state.finished else None if current is None else current.dealt
        if first is not None:
            who = self.players[first.dealer]
            named = r.DealerNamed(self.round.number, self.attempt, self.number, who)
            self.say(own("dealer", self.key), named)

    def game(self, number: int, done: Finished) -> None:
        report_id = own("game", self.key, number)
        if report_id in self.now.by_id:
            return
        assert done.winner is not None
        left = {
            self.players[seat]: r.Left(len(hand), None, hand)
            for seat, hand in enumerate(done.hands)
            if done.dealt.sizes[seat] and seat != done.winner
        }
        # A game that was over at the table before somebody was pronounced out of it counts; the word holds after it.
        for out_id, out in self.living_outs():
            if out.number <= number and (out.entrant in left or out.entrant == self.players[done.winner]):
                self.move(out_id, out)
        winner = self.players[done.winner]
        self.say(report_id, r.GameEntered(self.round.number, self.attempt, self.number, number, winner, left))
        lots = [event for event in done.scored if isinstance(event, LotDrawn)]
        for nth, lot in enumerate(lots, 1):
            cards = {self.players[seat]: card for seat, card in zip(lot.seats, lot.cards, strict=True)}
            drawn = r.LotDrawn(self.round.number, self.attempt, self.number, number, nth, cards)
            self.say(own("lot", self.key, number, nth), drawn)

    def living_outs(self) -> Iterator[tuple[str, r.PlayerOut]]:
        for report_id, report in self.round.reports.get(self.number, ()):
            if isinstance(report, r.PlayerOut) and report_id not in self.now.dead and report.entrant not in self.moved:
                yield report_id, report

    def move(self, out_id: str, out: r.PlayerOut) -> None:
        self.moved[out.entrant] = out
        of = hashlib.sha256(out_id.encode()).hexdigest()[:16]  # which is as long as its sender has made it
        self.say(own("back", self.key, of), r.TakenBack((out_id,), out.reason or "–", self.number))

    def outs(self) -> None:
        at_table = {self.players[one.seat]: one for one in self.state.outs}
        known = {out.entrant: (out_id, out) for out_id, out in self.living_outs()}
        # What the head judge has taken back is not said again; who is out at the table stays out there.
        taken_back = {
            report.entrant
            for report_id, report in self.round.reports.get(self.number, ())
            if isinstance(report, r.PlayerOut) and report_id in self.now.dead
        }
        for who, one in at_table.items():
            if who in taken_back and who not in known and who not in self.moved:
                continue
            game = 1 + sum(done.winner is not None for done in self.state.finished[: one.rounds])
            told = known.get(who)
            if told is not None and told[1].number != game:
                self.move(*told)
                told = None
            if told is None:
                # Who has played a game was there, whatever was said of the ten minutes.
                why = "left" if one.why == "no_show" and game > 1 else one.why
                before = self.moved.pop(who, None)
                self.out(who, why if before is None or before.why == "no_show" else before.why, game, before)
        match = self.state.match
        for who, before in self.moved.items():
            # The table was over before the word came: who is through loses the place, who was out already is last.
            assert match is not None
            total = len(self.games) + 1
            if self.players.index(who) in match.still_in:
                self.out(who, "left" if before.why == "no_show" else before.why, total, before)
            elif before.why == "disqualified":
                self.out(who, before.why, total, before, table=0)

    def out(self, who: str, why: OutWhy, game: int, before: r.PlayerOut | None, table: int | None = None) -> None:
        report = r.PlayerOut(
            self.round.number,
            self.attempt,
            self.number if table is None else table,
            who,
            why,
            game,
            "" if before is None else before.reason,
            "other" if before is None else before.conduct,
            True if before is None else before.reinstate,
        )
        self.say(own("out", self.key, self.players.index(who), game), report)
