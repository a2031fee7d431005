"""Reports by chance, most of them nonsense: whatever comes, it is taken or refused, and never anything else."""

import random
from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, get_args

from prsi.protocol.codec import ProtocolError
from prsi.tournament import reports as r
from prsi.tournament.check import CHECKS, Fresh, Refused, check
from prsi.tournament.reports import Entry, Report, Who
from prsi.tournament.settings import GamesForPoints, Settings
from prsi.tournament.state import Tournament
from tests.tournament.hall import PACK

KINDS: tuple[type, ...] = tuple(get_args(Report))
ROLES = ("head", "head", "head", "desk", "judge", "entrant", "anybody", "server")


class Noise:
    """Makes reports that look like some, about the players, tables and reports of a tournament or about none."""

    def __init__(self, now: Tournament, seed: int) -> None:
        self.now = now
        self.rng = random.Random(seed)
        self.count = 0
        self.pools: dict[str, Callable[[], Any]] = {
            "entrant": self.entrant,
            "entrants": lambda: (self.entrant(), self.entrant()),
            "winner": self.seated,
            "round": lambda: max(1, len(now.rounds) + self.rng.choice((-1, 0, 0, 0, 1))),
            "attempt": lambda: self.rng.choice((1, 1, 1, 2, 3)),
            "table": lambda: self.rng.choice((0, 1, 1, 2, 3, 99)),
            "number": self.number,
            "nth": lambda: self.rng.choice((1, 1, 2)),
            "left": self.left,
            "cards": lambda: {who: self.rng.choice(PACK) for who in self.some_seated()},
            "ids": lambda: tuple({self.report_id() for _ in range(self.rng.randint(1, 3))}),
            "replaces": lambda: (self.report_id(),) if self.rng.random() < 0.3 else (),
            "id": self.report_id,
            "reason": lambda: self.rng.choice(("", "because")),
            "why": lambda: self.rng.choice(("no_show", "left", "disqualified")),
            "tables": lambda: self.rng.choice((1, 2, 3, ((self.entrant(), self.entrant()), (self.entrant(),)))),
            "byes": lambda: (),
            "stages": self.stages,
            "settings": lambda: Settings(
                "T", self.rng.choice((1980, 2026)), format=self.rng.choice((now.settings.format, GamesForPoints(2, 2)))
            ),
            "until": lambda: now.at + self.rng.choice((-1, 1)) * 100_000,
            "noticed": lambda: max(0, now.at + self.rng.choice((-1, 1)) * 100_000),
            "chips": lambda: self.rng.choice((2, 3)),
            "version": lambda: 1,
            "born": lambda: self.rng.choice((1990, 2025)),
            "amount": lambda: 100,
            "conduct": lambda: "cheating",
            "prize": lambda: self.rng.choice(("cup", "diploma")),
            "about": lambda: "place",
            "role": lambda: "judge",
            "value": lambda: self.rng.choice(("3 5", " ", "\x00")),
            "name": lambda: self.rng.choice(("Eva", " ", "Eva Malá")),
        }

    def entrant(self) -> str:
        return self.rng.choice([*self.now.entrants, "nobody"])

    def seated(self) -> str:
        round_ = self.now.round
        return self.rng.choice([*round_.seats, "nobody"]) if round_ is not None else "nobody"

    def some_seated(self) -> list[str]:
        round_ = self.now.round
        tables = list(round_.sheets.values()) if round_ is not None else []
        if not tables or self.rng.random() < 0.1:
            return [self.entrant(), self.entrant()]
        still = list(self.rng.choice(tables).still_in)
        return still[: self.rng.randint(1, max(1, len(still)))]

    def number(self) -> int:
        round_ = self.now.round
        nexts = [sheet.next for sheet in round_.sheets.values()] if round_ is not None else []
        return self.rng.choice([*nexts, 1, 2, 30])

    def left(self) -> dict[str, r.Left]:
        return {
            who: self.rng.choice((r.Left(1, 11), r.Left(2, 20), r.Left(1, None, ("9h",)), r.Left(1), r.Left(32, 1)))
            for who in self.some_seated()
        }

    def report_id(self) -> str:
        return self.rng.choice([*(entry.id for entry in self.now.log[-30:]), "never"])

    def stages(self) -> tuple[r.StagePlan, ...]:
        some = [r.StagePlan(self.rng.randint(1, 4), self.rng.randint(0, 2)) for _ in range(self.rng.randint(0, 2))]
        return (*some, r.StagePlan(2), r.StagePlan(1, 0, self.rng.random() < 0.9))

    def report(self) -> Report:
        kind = self.rng.choice(KINDS)
        given = {}
        for one in fields(kind):
            if one.name in self.pools and (one.default is MISSING or self.rng.random() < 0.7):
                given[one.name] = self.pools[one.name]()
            elif one.default is MISSING:
                given[one.name] = self.rng.choice(("a", "b"))
        if kind is not r.DrawTyped and not isinstance(given.get("tables", 1), int):
            del given["tables"]
        if kind is r.DrawTyped:
            given["tables"] = ((self.entrant(), self.entrant()), (self.entrant(), self.entrant()))
        made: Report = kind(**given)
        return made

    def who(self) -> Who:
        role = self.rng.choice(ROLES)
        return Who(role, self.rng.choice((1, 2)) if role == "judge" else 0, self.entrant() if role == "entrant" else "")  # type: ignore[arg-type]

    def throw(self, often: int) -> int:
        """Report so much; return how much of it was taken."""
        taken = 0
        at = self.now.at
        for _ in range(often):
            self.count += 1
            at += self.rng.choice((10, 1000, 100_000))
            before = self.now.seq
            try:
                who, report = self.who(), r.load_report(r.report_json(self.report()))
            except ProtocolError:
                continue  # nothing that could be sent
            try:
                full = check(self.now, who, report, at, Fresh(f"n{self.count}", f"{self.count:064x}"))
            except Refused:
                assert self.now.seq == before
                continue
            self.now.apply(Entry(self.now.seq + 1, at, who, f"n{self.count}", full))
            taken += 1
        return taken


assert set(CHECKS) <= set(KINDS)
