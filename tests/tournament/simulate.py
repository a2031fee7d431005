"""Whole tournaments by chance, held against a naive account of what happened (`make tournaments`).

The hall knows what really happened (`Really`, `Account`: plain lists, nothing of the package); phones report it late,
out of order, twice, by two judges, with mistakes that are put right later. In the end the tournament knows the same.

    python -m tests.tournament.simulate [COUNT] [FIRST_SEED]
"""

import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Literal

from prsi.tournament import reports as r
from prsi.tournament.check import Refused
from prsi.tournament.places import places
from prsi.tournament.plan import alternatives, best_plan
from prsi.tournament.reports import AtTable, Report, StagePlan, Who
from prsi.tournament.settings import Settings
from prsi.tournament.state import Round
from tests.tournament.hall import DESK, HEAD, MINUTE, PACK, SERVER, Hall, judge, stages_of

VALUE = {"7": 7, "8": 8, "9": 9, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
"""The card values of the table `czech` (R29), written down once more."""

Why = Literal["chips", "left", "disqualified", "no_show"]


@dataclass
class Played:
    """A game as it was: what was reported of it in the end, and whether the entry was wrong at first."""

    winner: str
    hands: dict[str, list[str]]
    lots: list[dict[str, str]]
    loser: str


@dataclass
class Really:
    """A table as it really was: chips on the table, who is in, who went out, in order, groups sharing a place."""

    players: list[str]
    chips: dict[str, int]
    survivors: int
    inside: list[str]
    out: list[tuple[list[str], Why]] = field(default_factory=list)
    games: list[Played] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    last_left: int = -1

    @property
    def over(self) -> bool:
        return len(self.inside) <= self.survivors

    def play(self, rng: random.Random) -> Played:
        """Play one game by chance, with ties often enough, and give the chip to whom the rules name."""
        winner = rng.choice(self.inside)
        losing = [who for who in self.inside if who != winner]
        pack = list(PACK)
        rng.shuffle(pack)
        hands = {who: [pack.pop() for _ in range(rng.choice((1, 1, 1, 2, 3, 5)))] for who in losing}
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
        self.chips[game.loser] -= 1
        if not self.chips[game.loser]:
            self.inside.remove(game.loser)
            self.out.append(([game.loser], "chips"))
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
        while back and why != "no_show" and len(self.inside) < self.survivors:
            returning = [one for one in self.out if one[1] == "chips" and one[0][0] not in self.gone]
            if not returning:
                return
            self.out.remove(returning[-1])
            self.inside.append(returning[-1][0][0])

    def order(self) -> dict[str, int]:
        """The places at the table of those who are out of it, the disqualified and those who never came left out."""
        place, found = len(self.inside) + 1, {}
        for group, why in reversed(self.out):
            if why in ("chips", "left"):
                found.update(dict.fromkeys(group, place))
                place += len(group)
        return found


@dataclass
class Account:
    """What the hall knows of the whole tournament: for each player (round, place at the table), larger is worse."""

    fell: dict[str, tuple[int, int]] = field(default_factory=dict)
    bad: set[str] = field(default_factory=set)

    def places(self) -> list[tuple[int, set[str]]]:
        """Places by counting who is better: later rounds first, then the place at the table; the bad ones last."""
        keys = {who: (0, -number, place) for who, (number, place) in self.fell.items() if who not in self.bad}
        keys.update(dict.fromkeys(self.bad, (1, 0, 0)))
        found: dict[int, set[str]] = {}
        for who, key in keys.items():
            better = sum(other < key for other in keys.values())
            found.setdefault(better + 1, set()).add(who)
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


class Simulation:
    """One tournament by chance; `run` plays it to its end and holds it against the account."""

    def __init__(self, seed: int, largest: int = 400) -> None:
        self.rng = random.Random(seed)
        rng = self.rng
        sizes = ((2, 9), (10, 24), (25, 60), (61, largest))
        low, high = rng.choices(sizes, (30, 50, 19, 1))[0]
        self.players = rng.randint(min(low, largest), min(high, largest))
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
        self.massacre = rng.randint(1, 6) if rng.random() < 0.04 else 0
        self.hall = Hall(Settings("Simulated", 2026, chips=rng.choice((2, 3)), strike=rng.random() < 0.5))
        self.account = Account()
        self.had_bye: set[str] = set()
        self.corrected_late = False
        self.names = 0
        self.expected = 0

    # ---- the course ----

    def run(self) -> "Simulation":
        hall, rng = self.hall, self.rng
        hall.register(f"Jan Novák {number}" for number in range(self.players))
        hall.say(r.RegistrationClosed())
        plans = [best_plan(self.players), *(other.plan for other in alternatives(self.players))]
        plan = plans[0] if rng.random() < 0.7 else rng.choice(plans)
        stages = stages_of(plan)
        hall.say(r.PlanChosen(stages))
        present = list(hall.ids)
        for number, stage in enumerate(stages, 1):
            present = self.between(number, present)
            present = self.stage(number, stage, present)
        if len(present) == 1:
            self.account.fell[present[0]] = (len(stages), 1)
        self.verify(stages)
        return self

    def between(self, number: int, present: list[str]) -> list[str]:
        """Some go home before a draw; so they take part in the round that they had got through to, and fall there."""
        staying = []
        for who in present:
            if self.rng.random() < self.chances.withdraw:
                self.hall.say(r.Withdrawn(who, "a train"), self.rng.choice((DESK, HEAD, Who("entrant", 0, who))))
                if number > 1:
                    self.account.fell[who] = (number, ABSENT)
            else:
                staying.append(who)
        self.expected -= len(present) - len(staying)
        if number > 1 and len(staying) != self.expected:
            raise Failed(f"{self.expected} of round {number} expected, {len(staying)} found")
        return staying

    def stage(self, number: int, stage: StagePlan, present: list[str]) -> list[str]:
        hall = self.hall
        if set(hall.now.present(number)) != set(present):
            raise Failed(f"round {number}: {sorted(present)} present, {hall.now.present(number)} found")
        through = (1 if stage.final else 2) * stage.tables + stage.byes
        if len(present) <= through:
            refused = hall.refused(r.DrawAnnounced(number, 1, "dice"))
            if refused.reason != "too_few_present":
                raise Failed(f"round {number}: {refused}")
            hall.say(r.AllAdvance(number))
            self.expected = len(present)
            return present
        round_ = self.draw(number, stage, present)
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
            self.account.fell.update({who: (number, place) for who, place in really.order().items()})
            for group, why in really.out:
                if why == "no_show":
                    self.account.fell.update(dict.fromkeys(group, (number, ABSENT)))
        self.compare(round_, tables)
        # So many advance, eight into the semifinals: all that the plan says, but for tables where too few are left.
        short = sum(max(0, round_.survivors - len(really.inside)) for really in tables.values())
        self.expected = through - short - sum(who not in left for who in round_.byes)
        if number > 1 and self.rng.random() < self.chances.late:
            self.correct_late(number)
        return left

    def draw(self, number: int, stage: StagePlan, present: list[str]) -> Round:
        hall, rng = self.hall, self.rng
        attempt = 1
        while True:
            reason = "" if attempt == 1 else "somebody peeked"
            if rng.random() < self.chances.typed:
                hall.typed(number, *self.by_hand(present, stage), attempt=attempt)
            else:
                hall.draw(number, attempt, reason)
            round_ = hall.now.rounds[-1]
            if rng.random() >= self.chances.redraw or attempt == 4:
                break
            attempt += 1
        seated = [who for sheet in round_.sheets.values() for who in sheet.seats.players]
        if sorted([*seated, *round_.byes]) != sorted(present):
            raise Failed(f"round {number}: not everybody has a place")
        sizes = [len(sheet.seats.players) for sheet in round_.sheets.values()]
        if len(sizes) != stage.tables or max(sizes) - min(sizes) > 1 or len(round_.byes) != stage.byes:
            raise Failed(f"round {number}: {sizes}, {len(round_.byes)} byes")
        if self.had_bye.intersection(round_.byes) and set(present) - self.had_bye - set(round_.byes):
            raise Failed(f"round {number}: a second bye while others had none")
        self.had_bye.update(round_.byes)
        return round_

    def by_hand(self, present: list[str], stage: StagePlan) -> tuple[list[list[str]], list[str]]:
        mixed = self.rng.sample(present, len(present))
        mixed.sort(key=lambda who: who in self.had_bye)
        byes, playing = mixed[: stage.byes], mixed[stage.byes :]
        self.rng.shuffle(playing)
        return [playing[at :: stage.tables] for at in range(stage.tables)], byes

    def come(self, round_: Round) -> dict[int, Really]:
        """Call the round; some come late or not at all, some of them with an excuse."""
        hall, rng = self.hall, self.rng
        assert round_.draw is not None
        hall.say(r.RoundCalled(round_.number, round_.draw.attempt))
        end = hall.clock + 10 * MINUTE
        tables: dict[int, Really] = {}
        missing: dict[str, int] = {}
        for table, sheet in round_.sheets.items():
            players = list(sheet.seats.players)
            tables[table] = Really(players, dict.fromkeys(players, sheet.seats.chips), round_.survivors, list(players))
            for who in players:
                if rng.random() >= self.chances.no_show:
                    hall.say(r.Arrived(round_.number, who), rng.choice((judge(table), DESK)), wait=1)
                else:
                    missing[who] = end
        for who in list(missing):
            table = round_.table_of(who) or 0
            early = r.PlayerOut(round_.number, round_.draw.attempt, table, who, "no_show", 1)
            if rng.random() < 0.2 and hall.refused(early, judge(table)).reason != "time_left":
                raise Failed(f"{who} struck too early")
            if rng.random() < 0.3:
                until = missing[who] = end + rng.randint(1, 10) * MINUTE
                hall.say(r.Excused(round_.number, who, hall.clock, "a serious reason", True, until), wait=1)
                if rng.random() < 0.5:
                    hall.say(r.Arrived(round_.number, who), judge(table), wait=100)
                    del missing[who]
        for who, until in sorted(missing.items(), key=lambda one: one[1]):
            table = round_.table_of(who) or 0
            hall.clock = max(hall.clock, until)
            strikes = SERVER if hall.now.settings.strike else rng.choice((HEAD, judge(table)))
            hall.say(r.PlayerOut(round_.number, round_.draw.attempt, table, who, "no_show", 1), strikes, wait=0)
        for table, really in tables.items():
            absent = [who for who in really.players if who in missing]
            if absent:
                really.inside = [who for who in really.players if who not in missing]
                really.out.append((absent, "no_show"))
                really.gone.update(absent)
            assert table in round_.sheets
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
            if lost != len(sheet.games):
                raise Failed(f"{where}: {len(sheet.games)} games, {lost} chips lost")

    def verify(self, stages: Sequence[StagePlan]) -> None:
        hall = self.hall
        if not hall.now.finished:
            raise Failed("not finished")
        hall.say(r.Ended())
        found = [(one.place, set(one.players)) for one in places(hall.now)]
        if not self.corrected_late and found != self.account.places():
            raise Failed(f"places: {self.account.places()} expected, {found} found")
        everybody = [who for _, players in found for who in players]
        if sorted(everybody) != sorted(self.account.fell.keys() | self.account.bad):
            raise Failed("somebody has no place, or two")
        if [place for place, _ in found] != [
            1 + sum(len(players) for _, players in found[:at]) for at in range(len(found))
        ]:
            raise Failed("places do not count everybody before them")
        if len(stages) > 1 and len(hall.now.rounds[-2].roster) > max(8, self.players if self.players == 9 else 0):
            raise Failed("more than eight in the semifinals")
        self.replays()

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
    """The phones of a table's judges: what they entered waits while they are offline, and comes in any order."""

    def __init__(self, simulation: Simulation, round_: Round, table: int, really: Really) -> None:
        self.all = simulation
        self.rng = simulation.rng
        self.round = round_
        self.table = table
        self.really = really
        self.waiting: list[tuple[str, Report]] = []
        self.sent: list[tuple[str, Report]] = []
        self.to_correct: list[tuple[str, Played, int]] = []
        self.back = self.rng.random() < 0.8  # what the head judge decides on those out, for the whole table
        assert round_.draw is not None
        self.attempt = round_.draw.attempt
        self.put(r.DealerNamed(round_.number, self.attempt, table, self.rng.choice(really.players)))

    def put(self, report: AtTable | r.TakenBack) -> str:
        self.all.names += 1
        report_id = f"{self.rng.getrandbits(24):06x}-{self.all.names}"
        self.waiting.append((report_id, report))
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
        if rng.random() >= chances.offline:
            self.send()

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
        left = {
            who: r.Left(len(cards), None, tuple(cards))
            if self.rng.random() < 0.7
            else r.Left(len(cards), sum(VALUE[card[0]] for card in cards))
            for who, cards in hands.items()
        }
        waited = self.rng.choice((0, 0, 600_000))
        return self.put(
            r.GameEntered(
                self.round.number, self.attempt, self.table, number, winner, left, replaces, "put right", waited
            )
        )

    def correct(self) -> None:
        """Put a mistake right: by an entry that replaces it, or by taking it back and entering anew."""
        entered, game, number = self.to_correct.pop(self.rng.randrange(len(self.to_correct)))
        if self.rng.random() < 0.5:
            self.enter(game, number, False, entered)
        else:
            self.put(r.TakenBack((entered,), "put right", self.table))
            self.enter(game, number, False)

    def send(self) -> None:
        """Everything that waits arrives: out of order, some of it a second time."""
        self.rng.shuffle(self.waiting)
        again = [self.rng.choice(self.sent)] if self.sent and self.rng.random() < 0.2 else []
        arriving, self.waiting = [*self.waiting, *again], []
        for report_id, report in arriving:
            if report_id in self.all.hall.now.by_id:
                continue  # the server knows it by its id, and answers as before
            try:
                self.all.hall.say(report, judge(self.table), report_id, wait=100)
            except Refused as refused:
                # What is taken back must be there first; the phone tries again.
                if refused.reason != "unknown_report":
                    raise
                self.waiting.append((report_id, report))
            else:
                self.sent.append((report_id, report))

    def flush(self) -> None:
        while self.to_correct:
            self.correct()
        while self.waiting:
            self.send()

    def somebody_goes(self, disqualified: bool = False) -> None:
        """Somebody leaves or is disqualified; the judge sends first what waits, so that the numbers agree."""
        self.flush()
        who = self.rng.choice(self.really.inside)
        back = self.back
        why: Why = "disqualified" if disqualified else "left"
        self.all.hall.out(who, why, "a reason", reinstate=back)
        self.really.leave(who, why, back)
        if disqualified:
            self.all.account.bad.add(who)


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
    with ProcessPoolExecutor(2) as pool:
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
