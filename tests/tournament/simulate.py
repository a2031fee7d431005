"""Whole tournaments by chance, held against a naive account of what happened (`make tournaments`).

The hall knows what really happened (`Really`, `Account`: plain lists, nothing of the package); two phones at each table
report it late, out of order, twice, with mistakes that are put right later, and who came and who left like that. At the
end the tournament knows the same. Some tournaments are online, where the server reports all and the automatic judge
goes on by itself, and some are games for points.

    python -m tests.tournament.simulate [COUNT] [FIRST_SEED]
"""

import os
import random
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations
from typing import Any, Literal

from prsi.tournament import reports as r
from prsi.tournament.automatic import next_step
from prsi.tournament.check import Refused
from prsi.tournament.places import places
from prsi.tournament.plan import alternatives, best_plan
from prsi.tournament.reports import AtTable, Report, StagePlan, Who
from prsi.tournament.settings import GamesForPoints, Knockout, Settings
from prsi.tournament.state import Round
from tests.tournament.hall import ANYBODY, DESK, HEAD, MINUTE, PACK, SERVER, Hall, judge, stages_of

VALUE = {"7": 7, "8": 8, "9": 9, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
"""The card values of the table `czech` (R29), written down once more."""

Why = Literal["chips", "left", "disqualified", "no_show"]


@dataclass
class Played:
    """A game as it was: what was reported of it in the end, and whether the entry was wrong at first."""

    winner: str
    hands: dict[str, list[str]]
    lots: list[dict[str, str]]
    loser: str | None


@dataclass
class Really:
    """A table as it really was: chips on the table, who is in, who went out, in order, groups sharing a place.

    `wanted`: so many games are played there for points, and nobody loses chips; None: until `survivors` are left.
    """

    players: list[str]
    chips: dict[str, int]
    survivors: int
    inside: list[str]
    out: list[tuple[list[str], Why]] = field(default_factory=list)
    games: list[Played] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    last_left: int = -1
    wanted: int | None = None

    @property
    def over(self) -> bool:
        if self.wanted is not None:
            return len(self.games) >= self.wanted or len(self.inside) < 2
        return len(self.inside) <= self.survivors

    def play(self, rng: random.Random) -> Played:
        """Play one game by chance, with ties often enough, and give the chip to whom the rules name."""
        winner = rng.choice(self.inside)
        losing = [who for who in self.inside if who != winner]
        pack = list(PACK)
        rng.shuffle(pack)
        hands = {who: [pack.pop() for _ in range(rng.choice((1, 1, 1, 2, 3, 5)))] for who in losing}
        if self.wanted is not None:
            self.games.append(Played(winner, hands, [], None))
            return self.games[-1]
        worst = max((sum(VALUE[card[0]] for card in hand), len(hand)) for hand in hands.values())
        tied = [who for who in losing if (sum(VALUE[c[0]] for c in hands[who]), len(hands[who])) == worst]
        lots = []
        while len(tied) > 1:
            drawn = dict(zip(tied, rng.sample(PACK, len(tied)), strict=True))
            lots.append(drawn)
            most = max(VALUE[card[0]] for card in drawn.values())
            tied = [who for who in tied if VALUE[drawn[who][0]] == most]
        game = Played(winner, hands, lots, tied[0])
        self.games.append(game)
        self.chips[tied[0]] -= 1
        if not self.chips[tied[0]]:
            self.inside.remove(tied[0])
            self.out.append(([tied[0]], "chips"))
        return game

    def leave(self, who: str, why: Why, back: bool = True) -> None:
        """Somebody is gone for good; where too few are left, the last one out for want of chips is back."""
        self.gone.add(who)
        self.inside.remove(who)
        if why == "left" and self.last_left == len(self.games):
            # Two who leave during the same game share a place, whoever of them was written down first.
            next(group for group, how in reversed(self.out) if how == "left").append(who)
        else:
            self.out.append(([who], why))
        if why == "left":
            self.last_left = len(self.games)
        while back and why != "no_show" and len(self.inside) < self.survivors and self.wanted is None:
            returning = [one for one in self.out if one[1] == "chips" and one[0][0] not in self.gone]
            if not returning:
                return
            self.out.remove(returning[-1])
            self.inside.append(returning[-1][0][0])

    def order(self, bad: set[str]) -> dict[str, int]:
        """The places at the table of those who are out of it, the disqualified and those who never came left out."""
        place, found = len(self.inside) + 1, {}
        for group, why in reversed(self.out):
            playing = [who for who in group if why in ("chips", "left") and who not in bad]
            found.update(dict.fromkeys(playing, place))
            place += len(playing)
        return found


@dataclass
class Account:
    """What the hall knows of the whole tournament: for each player (round, place at the table), larger is worse.

    `tables` are those at which the places are told once it is known who is disqualified, each with its round; `sat`:
    who was alone in a round for points, where nothing could be played.
    """

    fell: dict[str, tuple[int, int]] = field(default_factory=dict)
    bad: set[str] = field(default_factory=set)
    tables: list[tuple[int, Really]] = field(default_factory=list)
    sat: dict[tuple[str, int], int] = field(default_factory=dict)

    def places(self) -> list[tuple[int, set[str]]]:
        """Places by counting who is better: later rounds first, then the place at the table; the bad ones last."""
        fell = dict(self.fell)
        for number, really in self.tables:
            fell.update({who: (number, place) for who, place in really.order(self.bad).items()})
        keys = {who: (0, -number, place) for who, (number, place) in fell.items() if who not in self.bad}
        keys.update(dict.fromkeys(self.bad, (1, 0, 0)))
        return ranked(keys)


def ranked(keys: Mapping[str, Any]) -> list[tuple[int, set[str]]]:
    """Places by counting who is better; equal ones are shared."""
    ahead: dict[Any, int] = {}
    for at, key in enumerate(sorted(keys.values())):
        ahead.setdefault(key, at)
    found: dict[int, set[str]] = {}
    for who, key in keys.items():
        found.setdefault(ahead[key] + 1, set()).add(who)
    return sorted(found.items())


ABSENT = 1_000
"""The place at the table of those who did not turn up: after all others of a round."""


@dataclass
class Chances:
    """How often things go wrong in a tournament."""

    no_show: float
    leave: float
    disqualify: float
    withdraw: float
    mistake: float
    offline: float
    redraw: float
    typed: float
    late: float


class Failed(AssertionError):
    """A tournament that did not come out right."""


Form = Literal["hall", "online", "points"]

SIZES = ((2, 9), (10, 24), (25, 60), (61, 150), (151, 400))
OFTEN = (25, 25, 25, 15, 10)
"""Players of a tournament, and how many of a hundred tournaments have so many."""


class Simulation:
    """One tournament by chance; `run` plays it to its end and holds it against the account."""

    def __init__(self, seed: int, largest: int = 400, form: Form | None = None) -> None:
        self.rng = random.Random(seed)
        rng = self.rng
        low, high = rng.choices(SIZES, OFTEN)[0]
        self.players = rng.randint(min(low, largest), min(high, largest))
        forms: tuple[Form, ...] = ("hall", "online", "points")
        self.form = form or rng.choices(forms, (72, 16, 12))[0]
        wild = rng.random()

        def often(most: float) -> float:
            return rng.choice((0.0, most / 4, most)) * (2 if wild < 0.1 else 1)

        self.chances = Chances(
            no_show=often(0.2),
            leave=often(0.03),
            disqualify=often(0.02),
            withdraw=often(0.1),
            mistake=often(0.1),
            offline=often(0.8),
            redraw=often(0.3),
            typed=often(0.3),
            late=often(0.2),
        )
        if self.form == "online":
            # The tables report: nothing is typed, nothing is a slip of the hand, nothing waits.
            self.chances = replace(self.chances, mistake=0.0, offline=0.0, typed=0.0, late=0.0)
        self.massacre = rng.randint(1, 6) if self.form != "points" and rng.random() < 0.04 else 0
        online = self.form == "online"
        points = GamesForPoints(rng.randint(1, 4), rng.randint(1, 4))
        self.hall = Hall(
            Settings(
                "Simulated",
                2026,
                chips=rng.choice((2, 3)),
                strike=rng.random() < 0.5,
                online=online,
                automatic=online,
                format=points if self.form == "points" else Knockout(),
            )
        )
        self.games = points.games if self.form == "points" else None
        self.account = Account()
        self.ever: set[str] = set()
        self.had_bye: set[str] = set()
        self.families: list[list[str]] = []
        self.corrected_late = False
        self.names = 0
        self.expected = 0

    # ---- the course ----

    def run(self) -> "Simulation":
        hall = self.hall
        self.register()
        hall.say(r.RegistrationClosed())
        stages = self.plan()
        hall.say(r.PlanChosen(stages))
        present = list(hall.ids)
        for number, stage in enumerate(stages, 1):
            present = self.between(number, present)
            present = self.stage(number, stage, present)
        if len(present) == 1 and self.form != "points":
            self.account.fell[present[0]] = (len(stages), 1)
        self.verify(stages)
        return self

    def register(self) -> None:
        hall, rng = self.hall, self.rng
        if self.form == "online":
            for number in range(self.players):
                report = r.Registered("", f"Jan Novák {number}", 1990, player=f"p{number}")
                new = hall.say(report, ANYBODY).report
                assert isinstance(new, r.Registered)
                hall.ids.append(new.entrant)
                hall.say(r.CheckedIn(new.entrant), Who("entrant", 0, new.entrant))
        else:
            hall.register(f"Jan Novák {number}" for number in range(self.players))
        if rng.random() < 0.3:
            hall.register((f"Eva Malá {number}" for number in range(rng.randint(1, 5))), present=False)
            del hall.ids[self.players :]
        if rng.random() < 0.3:
            some = rng.sample(hall.ids, min(len(hall.ids), 10))
            while len(some) >= 2 and len(self.families) < 3:
                size = min(rng.choice((2, 2, 3, 4)), len(some))
                self.families.append([some.pop() for _ in range(size)])
                for pair in combinations(self.families[-1], 2):
                    hall.say(r.KeptApart(pair, "relatives"))

    def plan(self) -> tuple[StagePlan, ...]:
        if self.form == "points":
            tables = max(1, self.players // 4 if self.players % 4 == 0 else -(-self.players // 5))
            form = self.hall.now.settings.format
            assert isinstance(form, GamesForPoints)
            return (StagePlan(tables),) * form.rounds
        plans = [best_plan(self.players), *(other.plan for other in alternatives(self.players))]
        return stages_of(plans[0] if self.rng.random() < 0.7 else self.rng.choice(plans))

    def itself(self, kind: type[Report]) -> None:
        """Let the automatic judge do what comes next, which is this."""
        found = next_step(self.hall.now)
        if found is None or not isinstance(found[2], kind):
            raise Failed(f"{kind.__name__} expected next, {found} found")
        self.hall.clock = max(self.hall.clock, found[0])
        self.hall.say(found[2], SERVER, found[1], wait=0)

    def between(self, number: int, present: list[str]) -> list[str]:
        """Some go home before a draw; so they take part in the round that they had got through to, and fall there."""
        staying = []
        for who in present:
            if self.rng.random() < self.chances.withdraw:
                said = self.rng.choice((DESK, HEAD, Who("entrant", 0, who)))
                entry = self.hall.say(r.Withdrawn(who, "a train"), said)
                if self.rng.random() < 0.1:
                    undoes = HEAD if said == HEAD else self.rng.choice((DESK, HEAD))
                    self.hall.say(r.TakenBack((entry.id,), "a slip"), undoes)
                    staying.append(who)
                elif number > 1:
                    self.account.fell[who] = (number, ABSENT)
            else:
                staying.append(who)
        self.expected -= len(present) - len(staying)
        if number > 1 and len(staying) != self.expected:
            raise Failed(f"{self.expected} of round {number} expected, {len(staying)} found")
        return staying

    def tables(self, stage: StagePlan, players: int) -> int:
        """How many tables a round has: those of the plan; for points fewer where they would not have four."""
        if self.form != "points" or players >= 4 * stage.tables:
            return stage.tables
        return -(-players // 5)

    def stage(self, number: int, stage: StagePlan, present: list[str]) -> list[str]:
        hall = self.hall
        if set(hall.now.present(number)) != set(present):
            raise Failed(f"round {number}: {sorted(present)} present, {hall.now.present(number)} found")
        points = self.form == "points"
        through = 1 if points else (1 if stage.final else 2) * stage.tables + stage.byes
        round_ = self.draw(number, stage, present, through)
        if round_ is None:
            self.ever.update(present)
            for who in present if points else ():
                self.account.sat[who, number] = 0
            self.expected = len(present)
            return present
        tables = self.come(round_)
        self.play(round_, tables)
        left = [who for who in round_.byes if who not in self.account.bad]
        for bye in list(left):
            if self.rng.random() < self.chances.leave:
                why: Why = self.rng.choice(("left", "disqualified"))
                hall.out(bye, why)
                left.remove(bye)
                self.account.fell[bye] = (number + 1, ABSENT)
                if why == "disqualified":
                    self.account.bad.add(bye)
        for really in tables.values():
            left += really.inside
            self.account.tables.append((number, really))
            for group, why in really.out:
                if why == "no_show":
                    self.account.fell.update(dict.fromkeys(group, (number, ABSENT)))
        self.compare(round_, tables)
        # So many advance, eight into the semifinals: all that the plan says, but for tables where too few are left.
        short = sum(max(0, round_.survivors - len(really.inside)) for really in tables.values())
        self.expected = through - short - sum(who not in left for who in round_.byes)
        if points:
            left = [who for who in round_.roster if not hall.now.is_out(who)]
            if set(left) != {who for really in tables.values() for who in really.players if who not in really.gone}:
                raise Failed(f"round {number}: {left} go on")
            self.expected = len(left)
        elif number > 1 and self.rng.random() < self.chances.late:
            self.correct_late(number)
        self.disqualify_later(round_, tables)
        return left

    def disqualify_later(self, round_: Round, tables: Mapping[int, Really]) -> None:
        """Somebody who is out of chips is found to have cheated: the others of the table move up."""
        fallen = [who for really in tables.values() for group, why in really.out if why == "chips" for who in group]
        if fallen and self.rng.random() < self.chances.disqualify:
            who = self.rng.choice(fallen)
            assert round_.draw is not None
            said = r.PlayerOut(round_.number, round_.draw.attempt, 0, who, "disqualified", 1, "seen on film")
            self.hall.say(said)
            self.account.bad.add(who)

    def draw(self, number: int, stage: StagePlan, present: list[str], through: int) -> Round | None:
        """Announce and draw, once or more; None: no more are present than advance, so that all do."""
        hall, rng = self.hall, self.rng
        alone = self.form == "online" and number > 1
        attempt = 0
        while True:
            attempt += 1
            if len(present) <= through:
                if not attempt > 1 and hall.refused(r.DrawAnnounced(number, 1, "dice")).reason != "too_few_present":
                    raise Failed(f"round {number}: drawn though all advance")
                if alone:
                    self.itself(r.AllAdvance)
                else:
                    hall.say(r.AllAdvance(number))
                return None
            tables = self.tables(stage, len(present))
            seating = self.by_hand(present, tables, stage.byes) if rng.random() < self.chances.typed else None
            if seating is not None:
                hall.typed(number, *seating, attempt=attempt)
            else:
                if alone:
                    self.itself(r.DrawAnnounced)
                else:
                    hall.say(r.DrawAnnounced(number, attempt, "dice", "" if attempt == 1 else "somebody peeked"))
                self.ever.update(present)
                if self.somebody_is_out(number, attempt, present):
                    alone = self.form == "online"
                    continue
                if self.form == "online":
                    self.itself(r.DrawRevealed)
                else:
                    hall.say(r.DrawRevealed(number, attempt, "3 5 1"))
            self.ever.update(present)
            if rng.random() >= self.chances.redraw or attempt >= 4:
                break
            alone = False
        round_ = hall.now.rounds[-1]
        self.drawn(round_, stage, tables, present)
        return round_

    def somebody_is_out(self, number: int, attempt: int, present: list[str]) -> bool:
        """Somebody withdraws or is disqualified between announcement and draw, which is void then."""
        if self.rng.random() >= self.chances.withdraw / 2:
            return False
        who = present.pop(self.rng.randrange(len(present)))
        if self.rng.random() < 0.3:
            self.hall.out(who, "disqualified")
            self.account.bad.add(who)
        else:
            self.hall.say(r.Withdrawn(who, "a train"), Who("entrant", 0, who))
        self.account.fell[who] = (number, ABSENT)
        if self.hall.refused(r.DrawRevealed(number, attempt, "3 5 1")).reason != "roster_changed":
            raise Failed(f"round {number}: drawn though {who} is out")
        return True

    def drawn(self, round_: Round, stage: StagePlan, tables: int, present: list[str]) -> None:
        where = f"round {round_.number}"
        seated = [who for sheet in round_.sheets.values() for who in sheet.seats.players]
        if sorted([*seated, *round_.byes]) != sorted(present):
            raise Failed(f"{where}: not everybody has a place")
        sizes = [len(sheet.seats.players) for sheet in round_.sheets.values()]
        if len(sizes) != tables or max(sizes) - min(sizes) > 1 or len(round_.byes) != stage.byes:
            raise Failed(f"{where}: {sizes}, {len(round_.byes)} byes")
        if self.had_bye.intersection(round_.byes) and set(present) - self.had_bye - set(round_.byes):
            raise Failed(f"{where}: a second bye while others had none")
        self.had_bye.update(round_.byes)
        assert round_.draw is not None
        unkept = {frozenset(pair) for pair in round_.draw.unkept}
        here = [[who for who in family if who in present] for family in self.families]
        for family in here:
            for one, other in combinations(family, 2):
                together = round_.table_of(one) == round_.table_of(other) is not None
                if together and {one, other} not in unkept:
                    raise Failed(f"{where}: {one} and {other} together")
        # As many tables as a family has members can always keep them apart.
        if tables > 1 and unkept and all(len(family) <= tables for family in here):
            raise Failed(f"{where}: {unkept} are not kept apart")

    def by_hand(self, present: list[str], tables: int, byes: int) -> tuple[list[list[str]], list[str]] | None:
        """Lots out of a hat, put back until relatives are apart; None where that takes too long."""
        for _ in range(100):
            mixed = self.rng.sample(present, len(present))
            mixed.sort(key=lambda who: who in self.had_bye)
            free, playing = mixed[:byes], mixed[byes:]
            self.rng.shuffle(playing)
            seats = [playing[at::tables] for at in range(tables)]
            if tables == 1 or not any(
                len({*family}.intersection(table)) > 1 for family in self.families for table in seats
            ):
                return seats, free
        return None

    def come(self, round_: Round) -> dict[int, Really]:
        """Call the round; some come late or not at all, some with an excuse, some are ticked off by a phone offline."""
        hall, rng = self.hall, self.rng
        assert round_.draw is not None
        attempt = round_.draw.attempt
        if self.form == "online":
            self.itself(r.RoundCalled)
        else:
            hall.say(r.RoundCalled(round_.number, attempt))
        end = hall.clock + 10 * MINUTE
        tables: dict[int, Really] = {}
        missing: dict[str, int] = {}
        waiting: list[tuple[str, int]] = []
        by_clock = hall.now.settings.struck_by_clock
        for table, sheet in round_.sheets.items():
            players = list(sheet.seats.players)
            really = Really(players, dict.fromkeys(players, sheet.seats.chips), round_.survivors, list(players))
            really.wanted = self.games
            tables[table] = really
            for who in players:
                if rng.random() >= self.chances.no_show:
                    by = SERVER if self.form == "online" else rng.choice((judge(table), DESK))
                    if by == judge(table) and by_clock and rng.random() < self.chances.offline / 10:
                        waiting.append((who, hall.clock))
                    else:
                        hall.say(r.Arrived(round_.number, who), by, wait=1)
                else:
                    missing[who] = end
        for who in list(missing):
            table = round_.table_of(who) or 0
            early = r.PlayerOut(round_.number, attempt, table, who, "no_show", 1)
            if rng.random() < 0.2 and hall.refused(early, judge(table)).reason != "time_left":
                raise Failed(f"{who} struck too early")
            if rng.random() < 0.3:
                until = missing[who] = end + rng.randint(1, 10) * MINUTE
                hall.say(r.Excused(round_.number, who, hall.clock, "a serious reason", True, until), wait=1)
                if rng.random() < 0.5:
                    hall.say(r.Arrived(round_.number, who), judge(table), wait=100)
                    del missing[who]
        strike = {**missing, **{who: end for who, _ in waiting}}
        for who, until in sorted(strike.items(), key=lambda one: one[1]):
            table = round_.table_of(who) or 0
            hall.clock = max(hall.clock, until)
            by = SERVER if by_clock else rng.choice((HEAD, judge(table)))
            late = rng.randint(1, 600_000) if by == judge(table) and rng.random() < self.chances.offline else 0
            hall.clock += late
            hall.say(r.PlayerOut(round_.number, attempt, table, who, "no_show", 1, waited=late), by, wait=0)
        for who, came in waiting:
            # The clock had struck who had been ticked off in time, by a phone that was offline until now.
            said = r.Arrived(round_.number, who, waited=hall.clock + 1000 - came)
            hall.say(said, judge(round_.table_of(who) or 0))
        if hall.now.missing() and by_clock:
            raise Failed(f"round {round_.number}: {hall.now.missing()} still to come")
        for really in tables.values():
            absent = [who for who in really.players if who in missing]
            if absent:
                really.inside = [who for who in really.players if who not in missing]
                really.out.append((absent, "no_show"))
                really.gone.update(absent)
        return tables

    # ---- at the tables ----

    def play(self, round_: Round, tables: dict[int, Really]) -> None:
        """All tables at the same time: games, and what phones report of them, one piece after another by chance."""
        desks = {table: Phones(self, round_, table, really) for table, really in tables.items()}
        if round_.number == self.massacre:
            self.disqualify_nearly_all(round_, tables)
        running = [phones for phones in desks.values() if not phones.really.over]
        while running:
            phones = self.rng.choice(running)
            phones.step()
            if phones.really.over:
                running.remove(phones)
        for phones in desks.values():
            phones.flush()
            if self.rng.random() < self.chances.leave and phones.really.inside and not round_.stage.final:
                # Through already, and gone before the next draw.
                phones.somebody_goes()
                phones.flush()

    def disqualify_nearly_all(self, round_: Round, tables: dict[int, Really]) -> None:
        """All but one: nobody is left but a single player."""
        spared = self.rng.choice([who for really in tables.values() for who in really.inside] or [""])
        for really in tables.values():
            for who in list(really.inside):
                if who != spared:
                    self.hall.out(who, "disqualified", "they all cheated")
                    really.leave(who, "disqualified")
                    self.account.bad.add(who)
        for who in round_.byes:
            self.hall.out(who, "disqualified", "they all cheated")
            self.account.bad.add(who)
        self.chances.leave = 0.0

    def correct_late(self, number: int) -> None:
        """The head judge corrects a game of the round before, after the next draw: the places stay whole."""
        before = self.hall.now.rounds[number - 2]
        games = [(table, game) for table, sheet in before.sheets.items() for game in sheet.games]
        if not games or before.draw is None:
            return
        table, game = self.rng.choice(games)
        losing = list(game.points)
        points = dict.fromkeys(losing, 7) | {self.rng.choice(losing): 20}
        left = {who: r.Left(2 if value == 20 else 1, value) for who, value in points.items()}
        entry = r.GameEntered(
            before.number, before.draw.attempt, table, game.number, game.winner, left, game.ids, reason=""
        )
        if self.hall.refused(entry, judge(table)).reason != "next_drawn":
            raise Failed("a judge corrected after the next draw")
        if self.hall.refused(entry).reason != "reason_needed":
            raise Failed("a late correction without a reason")
        self.hall.say(replace(entry, reason="seen on a photograph"))
        self.corrected_late = True

    # ---- what must hold ----

    def compare(self, round_: Round, tables: dict[int, Really]) -> None:
        if not round_.over:
            raise Failed(f"round {round_.number} is not over")
        for table, really in tables.items():
            sheet = round_.sheets[table]
            where = f"round {round_.number}, table {table}"
            if sheet.problem is not None or set(sheet.still_in) != set(really.inside):
                raise Failed(f"{where}: {really.inside} left, {sheet.still_in} found, {sheet.problem}")
            if len(sheet.games) != len(really.games):
                raise Failed(f"{where}: {len(really.games)} games, {len(sheet.games)} found")
            if sheet.chips != really.chips:
                raise Failed(f"{where}: {really.chips} chips, {sheet.chips} found")
            for game, real in zip(sheet.games, really.games, strict=True):
                if (game.winner, game.loser) != (real.winner, real.loser) or game.winner == game.loser:
                    raise Failed(f"{where}: {real}, {game} found")
            lost = sum(sheet.seats.chips - chips for chips in sheet.chips.values())
            if lost != (0 if self.form == "points" else len(sheet.games)):
                raise Failed(f"{where}: {len(sheet.games)} games, {lost} chips lost")

    def verify(self, stages: Sequence[StagePlan]) -> None:
        hall = self.hall
        if not hall.now.finished:
            raise Failed("not finished")
        if self.form == "online":
            self.itself(r.Ended)
        else:
            hall.say(r.Ended())
        found = [(one.place, set(one.players)) for one in places(hall.now)]
        wanted = self.by_points(len(stages)) if self.form == "points" else self.account.places()
        if not self.corrected_late and found != wanted:
            raise Failed(f"places: {wanted} expected, {found} found")
        everybody = [who for _, players in found for who in players]
        if sorted(everybody) != sorted(self.ever):
            raise Failed("somebody has no place, or two")
        if [place for place, _ in found] != [
            1 + sum(len(players) for _, players in found[:at]) for at in range(len(found))
        ]:
            raise Failed("places do not count everybody before them")
        semifinals = len(stages) > 1 and self.form != "points"
        if semifinals and len(hall.now.rounds[-2].roster) > max(8, self.players if self.players == 9 else 0):
            raise Failed("more than eight in the semifinals")
        if hall.now.missing() or hall.now.due() is not None:
            raise Failed("somebody is still missing after the end")
        self.replays()

    def by_points(self, rounds: int) -> list[tuple[int, set[str]]]:
        """Fewer points a game are ahead; who missed games, for other reasons than want of players, is behind."""
        each = self.games or 0
        missed = dict.fromkeys(self.ever, each * rounds)
        for who, _ in self.account.sat:
            missed[who] -= each
        of: dict[str, list[int]] = {who: [] for who in self.ever}
        for _, really in self.account.tables:
            for who in really.players:
                sums = [
                    sum(VALUE[card[0]] for card in game.hands.get(who, ()))
                    for game in really.games
                    if who == game.winner or who in game.hands
                ]
                of[who] += sums
                missed[who] -= each if who in really.inside else len(sums)
        bad = self.account.bad
        keys = {who: (False, missed[who], Fraction(sum(all_), len(all_) or 1)) for who, all_ in of.items()}
        return ranked(keys | dict.fromkeys(bad, (True, 0, Fraction(0))))

    def replays(self) -> None:
        again, now = self.hall.read_again(), self.hall.now
        for one, other in zip(now.rounds, again.rounds, strict=True):
            if one != other:
                raise Failed(f"round {one.number} replays to something else")
        if (again.entrants, again.dead, again.stages) != (now.entrants, now.dead, now.stages):
            raise Failed("the log replays to something else")
        if places(again) != places(now):
            raise Failed("the places replay to something else")


class Phones:
    """The two phones of a table's judges: what they entered waits while they are offline, and comes in any order.

    Online there is the server in their place, which says all at once and in order.
    """

    def __init__(self, simulation: Simulation, round_: Round, table: int, really: Really) -> None:
        self.all = simulation
        self.rng = simulation.rng
        self.round = round_
        self.table = table
        self.really = really
        self.by = SERVER if simulation.form == "online" else judge(table)
        self.waiting: list[list[tuple[str, Report]]] = [[], []]
        self.sent: list[tuple[str, Report]] = []
        self.to_correct: list[tuple[str, Played, int]] = []
        self.back = self.rng.random() < 0.8  # what the head judge decides on those out, for the whole table
        assert round_.draw is not None
        self.attempt = round_.draw.attempt
        self.put(r.DealerNamed(round_.number, self.attempt, table, self.rng.choice(really.players)))

    def put(self, report: AtTable | r.TakenBack, phone: int | None = None) -> str:
        self.all.names += 1
        report_id = f"{self.rng.getrandbits(24):06x}-{self.all.names}"
        self.waiting[self.rng.choice((0, 0, 0, 1)) if phone is None else phone].append((report_id, report))
        return report_id

    def step(self) -> None:
        rng, chances = self.rng, self.all.chances
        if rng.random() < chances.leave + chances.disqualify:
            self.somebody_goes(rng.random() * (chances.leave + chances.disqualify) < chances.disqualify)
            return
        game = self.really.play(rng)
        number = len(self.really.games)
        wrong = rng.random() < chances.mistake
        entered = self.enter(game, number, wrong)
        if wrong:
            self.to_correct.append((entered, game, number))
        elif rng.random() < 0.1:
            self.enter(game, number, False)  # the second judge of the table says the same
        for nth, cards in enumerate(game.lots, 1):
            self.put(r.LotDrawn(self.round.number, self.attempt, self.table, number, nth, cards))
        if self.to_correct and rng.random() < 0.3:
            self.correct()
        for phone in (0, 1):
            if rng.random() >= chances.offline:
                self.send(phone)

    def enter(self, game: Played, number: int, wrong: bool, *replaces: str) -> str:
        """Enter a game by its cards or by points, as it was or with a mistake."""
        hands = dict(game.hands)
        winner = game.winner
        if wrong:
            if self.rng.random() < 0.5 and len(hands) > 1:
                one, other = self.rng.sample(sorted(hands), 2)
                hands[one], hands[other] = hands[other], hands[one]
            else:
                winner = self.rng.choice(sorted(hands))
                hands[game.winner] = hands.pop(winner)
        return self.put(self.entry(number, winner, hands, replaces))

    def entry(self, number: int, winner: str, hands: dict[str, list[str]], replaces: tuple[str, ...]) -> r.GameEntered:
        left = {
            who: r.Left(len(cards), None, tuple(cards))
            if self.rng.random() < 0.7
            else r.Left(len(cards), sum(VALUE[card[0]] for card in cards))
            for who, cards in hands.items()
        }
        waited = self.rng.choice((0, 0, 600_000))
        return r.GameEntered(
            self.round.number, self.attempt, self.table, number, winner, left, replaces, "put right", waited
        )

    def correct(self) -> None:
        """Put a mistake right: by an entry that replaces it, or by taking it back and entering anew."""
        entered, game, number = self.to_correct.pop(self.rng.randrange(len(self.to_correct)))
        way = self.rng.random()
        if way < 0.2 and entered in self.all.hall.now.by_id:
            word = self.all.hall.say(self.entry(number, game.winner, game.hands, (entered,)))
            over = self.entry(number, game.winner, game.hands, (word.id,))
            if self.all.hall.refused(over, self.by).reason != "not_allowed":
                raise Failed("a judge has overruled the head judge")
        elif way < 0.6:
            self.enter(game, number, False, entered)
        else:
            self.put(r.TakenBack((entered,), "put right", self.table))
            self.enter(game, number, False)

    def send(self, phone: int) -> None:
        """Everything that waits arrives: out of order, some of it a second time."""
        waiting = self.waiting[phone]
        if self.by != SERVER:
            self.rng.shuffle(waiting)
        again = [self.rng.choice(self.sent)] if self.sent and self.rng.random() < 0.2 else []
        arriving, self.waiting[phone] = [*waiting, *again], []
        for report_id, report in arriving:
            if report_id in self.all.hall.now.by_id:
                continue  # the server knows it by its id, and answers as before
            try:
                self.all.hall.say(report, self.by, report_id, wait=100)
            except Refused as refused:
                # What is taken back must be there first, and so must the games before somebody left; it is tried again.
                if refused.reason not in ("unknown_report", "stale", "not_playing"):
                    raise
                self.waiting[phone].append((report_id, report))
            else:
                self.sent.append((report_id, report))

    def flush(self) -> None:
        while self.to_correct:
            self.correct()
        tries = 0
        while any(self.waiting):
            for phone in (0, 1):
                self.send(phone)
            tries += 1
            if tries > 500:
                raise Failed(f"never taken: {self.waiting}, {self.all.hall.sheet(self.table)}")

    def somebody_goes(self, disqualified: bool = False) -> None:
        """Somebody leaves or is disqualified: the head judge says so, or a phone, which may be offline."""
        hall, rng = self.all.hall, self.rng
        who = rng.choice(self.really.inside)
        number = len(self.really.games) + 1
        why: Literal["disqualified", "left"] = "disqualified" if disqualified else "left"
        back = self.back
        if not disqualified and back and rng.random() < 0.6:
            self.put(r.PlayerOut(self.round.number, self.attempt, self.table, who, why, number, "a train"))
        elif disqualified and rng.random() < 0.4 and who in hall.sheet(self.table).still_in:
            self.too_early(who, back)
        else:
            self.flush()
            hall.out(who, why, "a reason", reinstate=back)
        self.really.leave(who, why, back)
        if disqualified:
            self.all.account.bad.add(who)

    def too_early(self, who: str, back: bool) -> None:
        """The head judge pronounces it by what has arrived; games of before come later and contradict."""
        hall = self.all.hall
        known = hall.sheet(self.table)
        said = hall.out(who, "disqualified", "a reason", reinstate=back)
        if said.report.number == len(self.really.games) + 1:  # type: ignore[union-attr]
            self.flush()
            return
        while self.to_correct:
            self.correct()
        for _ in range(20):  # somebody's leaving after the contradiction waits for the end of it
            self.send(0)
            self.send(1)
        if hall.sheet(self.table).problem is None:
            raise Failed(f"table {self.table}: {who} was out at {known.next}, and played on")
        hall.say(r.TakenBack((said.id,), "too early"))
        self.flush()
        hall.out(who, "disqualified", "a reason", reinstate=back)


def one(seed: int) -> tuple[int, int, str]:
    """Play the tournament of a seed; return players, entries and what was wrong, if anything."""
    simulation = Simulation(seed)
    try:
        simulation.run()
    except Exception as error:  # noqa: BLE001, whatever it was is told with its seed
        return simulation.players, simulation.hall.now.seq, f"seed {seed}: {type(error).__name__}: {error}"
    return simulation.players, simulation.hall.now.seq, ""


def main(arguments: Sequence[str]) -> int:
    count = int(arguments[0]) if arguments else 10_000
    first = int(arguments[1]) if len(arguments) > 1 else 1
    started = time.monotonic()
    entries = players = 0
    wrong: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done, (size, log, problem) in enumerate(pool.map(one, range(first, first + count), chunksize=20), 1):
            players += size
            entries += log
            if problem:
                wrong.append(problem)
                print(problem, flush=True)
            if done % 500 == 0 or done == count:
                seconds = time.monotonic() - started
                print(f"{done} tournaments, {players} players, {entries} entries, {seconds:.0f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
