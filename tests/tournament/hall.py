"""A hall for tests: who reports what to a tournament, with a clock of its own; every report goes through `check`."""

from collections.abc import Iterable, Mapping, Sequence

from prsi.tournament import reports as r
from prsi.tournament.check import Fresh, Refused, check
from prsi.tournament.plan import Plan, best_plan
from prsi.tournament.reports import TOURNAMENT_VERSION, Entry, Report, StagePlan, Who, dump_entry, load_entry
from prsi.tournament.settings import Settings
from prsi.tournament.sheet import Sheet
from prsi.tournament.state import Round, Tournament

HEAD = Who("head")
DESK = Who("desk")
SERVER = Who("server")
ANYBODY = Who("anybody")
MINUTE = 60_000

PACK = tuple(rank + suit for rank in "789TJQKA" for suit in "shdc")


def judge(table: int) -> Who:
    return Who("judge", table)


def stages_of(plan: Plan) -> tuple[StagePlan, ...]:
    """The stages of a plan as the head judge publishes them."""
    semifinals = [StagePlan(2)] if plan.semifinals else []
    return (*(StagePlan(stage.tables, stage.byes) for stage in plan.rounds), *semifinals, StagePlan(1, 0, final=True))


class Hall:
    """A tournament and whoever reports to it; `ids` are the registered players, in order."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.now = Tournament()
        self.clock = 1_000_000
        self.count = 0
        self.ids: list[str] = []
        self.say(r.Opened(TOURNAMENT_VERSION, settings or Settings("Prší 2026", 2026)), SERVER)

    def asked(self, report: Report, who: Who = HEAD, at: int | None = None) -> Report:
        """What `check` makes of a report; nothing has changed."""
        fresh = Fresh(f"e{self.count + 1}", f"{self.count + 1:064x}")
        return check(self.now, who, report, self.clock if at is None else at, fresh)

    def say(self, report: Report, who: Who = HEAD, report_id: str = "", wait: int = 1000) -> Entry:
        """Report something; raises Refused as `check` does."""
        self.clock += wait
        self.count += 1
        entry = Entry(self.now.seq + 1, self.clock, who, report_id or f"r{self.count}", self.asked(report, who))
        self.now.apply(entry)
        return entry

    def refused(self, report: Report, who: Who = HEAD, at: int | None = None) -> Refused:
        """The refusal of a report that must not be taken."""
        before = self.now.seq
        try:
            self.asked(report, who, at)
        except Refused as refused:
            assert self.now.seq == before
            return refused
        raise AssertionError(f"taken: {report}")

    # ---- from registration to a table ----

    def register(self, names: Iterable[str], present: bool = True) -> list[str]:
        found = []
        for name in names:
            report = self.say(r.Registered("", name, 1990), ANYBODY).report
            assert isinstance(report, r.Registered)
            found.append(report.entrant)
            if present:
                self.say(r.CheckedIn(report.entrant), DESK)
        self.ids += found
        return found

    def planned(
        self, players: int, stages: Sequence[StagePlan] | None = None, wishes: Iterable[tuple[int, int]] = ()
    ) -> "Hall":
        """Register so many, keep apart who wishes it, close, publish the best plan, or these stages."""
        self.register(f"Hráč {number}" for number in range(1, players + 1))
        for one, other in wishes:
            self.say(r.KeptApart((self.ids[one], self.ids[other]), "siblings"))
        self.say(r.RegistrationClosed())
        self.say(r.PlanChosen(tuple(stages or stages_of(best_plan(players)))))
        return self

    def draw(self, number: int, attempt: int = 1, reason: str = "") -> Round:
        self.say(r.DrawAnnounced(number, attempt, "three dice", reason))
        self.say(r.DrawRevealed(number, attempt, "3 5 1"))
        return self.now.rounds[-1]

    def typed(self, number: int, tables: Sequence[Sequence[str]], byes: Sequence[str] = (), attempt: int = 1) -> Round:
        seating = tuple(map(tuple, tables))
        self.say(r.DrawTyped(number, attempt, seating, tuple(byes), "by hand" if attempt > 1 else ""))
        return self.now.rounds[-1]

    def call(self, arrive: bool = True) -> Round:
        """Call the round that is drawn; everybody is there, or nobody yet."""
        round_ = self.now.rounds[-1]
        assert round_.draw is not None
        self.say(r.RoundCalled(round_.number, round_.draw.attempt))
        for table, sheet in round_.sheets.items() if arrive else ():
            for who in sheet.seats.players:
                self.say(r.Arrived(round_.number, who), judge(table), wait=10)
        return round_

    # ---- at a table of the round that is on ----

    def sheet(self, table: int = 1, number: int = 0) -> Sheet:
        return self.now.rounds[number - 1].sheets[table]

    def game(self, table: int, winner: str, points: Mapping[str, int], game: int = 0, **more: object) -> Entry:
        """Enter a game by points, each with one card for eleven points begun."""
        round_ = self.now.rounds[-1]
        assert round_.draw is not None
        left = {who: r.Left(-(-value // 11), value) for who, value in points.items()}
        number = game or round_.sheets[table].next
        report = r.GameEntered(round_.number, round_.draw.attempt, table, number, winner, left, **more)  # type: ignore[arg-type]
        return self.say(report, judge(table))

    def loses(self, table: int, loser: str, winner: str = "") -> Entry:
        """Let a player lose a chip; the first of the others wins the game."""
        still = self.sheet(table).still_in
        won = winner or next(who for who in still if who != loser)
        return self.game(table, won, {who: 22 if who == loser else 7 for who in still if who != won})

    def play(self, table: int, *advance: str) -> Sheet:
        """Play a table to its end, so that these are left; without names those who sit first."""
        round_ = self.now.rounds[-1]
        sheet = self.sheet(table)
        left = advance or sheet.still_in[: round_.survivors]
        while not self.sheet(table).over:
            self.loses(table, next(who for who in self.sheet(table).still_in if who not in left), left[0])
        return self.sheet(table)

    def play_round(self, number: int) -> Round:
        """Draw, call and play a whole round."""
        round_ = self.draw(number)
        self.call()
        for table in round_.sheets:
            self.play(table)
        return round_

    def out(self, who: str, why: str = "left", reason: str = "why", **more: object) -> Entry:
        """Let somebody be out of the round that is on."""
        round_ = self.now.rounds[-1]
        assert round_.draw is not None
        table = round_.table_of(who) or 0
        number = round_.sheets[table].next if table else 1
        report = r.PlayerOut(round_.number, round_.draw.attempt, table, who, why, number, reason, **more)  # type: ignore[arg-type]
        return self.say(report)

    def read_again(self) -> Tournament:
        """The tournament that follows from the log as it is stored."""
        return Tournament([load_entry(dump_entry(entry)) for entry in self.now.log])
