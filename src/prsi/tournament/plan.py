"""The plan of a championship: rounds that lead to eight players, semifinals, final (championship.md, Plan)."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from prsi.rules.shown import shown
from prsi.tournament.games import CHIPS, LARGEST_TABLE, stage_length
from prsi.tournament.search import LARGE, SEMIFINALISTS, SMALL, Pair, Search, stage_luck
from prsi.tournament.settings import ADVANCE, FULL_CHIPS
from prsi.tournament.split import counts, split

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 1_000_000
SMALLEST_TABLE: Final = 3
FINALISTS: Final = 4
LARGEST_FINAL: Final = 5
"""With so many players or fewer there is a final only."""
MOST_IN_SEMIFINALS: Final = 9

Kind = Literal["byes_first", "table_of_three", "table_of_six", "semifinal_of_five"]


class PlanError(ValueError):
    """A plan that cannot be: ``reason`` is a stable word for translation, ``field`` names the number at fault."""

    def __init__(self, reason: str, field: str, message: str) -> None:
        super().__init__(reason, field, message)
        self.reason = reason
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, slots=True)
class Stage:
    """One round of a plan: of so many players, ``byes`` advance unplayed and the others sit at ``tables``.

    Tables are as even as possible, so that nothing more is to be said about them; two advance from each.
    """

    players: int
    tables: int
    byes: int

    def __post_init__(self) -> None:
        """Refuse what cannot be seated at tables of 3 to 6."""
        _whole("players", self.players, FEWEST_PLAYERS, MOST_PLAYERS)
        _whole("tables", self.tables, 1, self.players)
        _whole("byes", self.byes, 0, self.players)
        seated = self.players - self.byes
        if not SMALLEST_TABLE * self.tables <= seated <= LARGEST_TABLE * self.tables:
            raise PlanError(
                "sizes",
                "tables",
                f"tables: {self.tables} given for {seated} players, tables of {SMALLEST_TABLE} to "
                f"{LARGEST_TABLE} expected",
            )

    @property
    def sizes(self) -> tuple[int, ...]:
        """The players of each table, larger tables first."""
        return split(self.players - self.byes, self.tables)

    @property
    def counts(self) -> dict[int, int]:
        """How many tables there are of each size, larger ones first."""
        return dict(counts(self.players - self.byes, self.tables))

    @property
    def advancing(self) -> int:
        """How many go on to the next round or to the semifinals."""
        return ADVANCE * self.tables + self.byes

    @property
    def luck(self) -> Fraction:
        """The draw luck L of this round, exactly."""
        return stage_luck(self.players, self.tables, self.byes)

    def to_json(self) -> dict[str, object]:
        """Return the round as JSON values."""
        return {"players": self.players, "tables": self.tables, "byes": self.byes, "sizes": list(self.sizes)}


@dataclass(frozen=True, slots=True)
class Plan:
    """All stages: rounds, the sizes of the semifinals (none with five players or fewer) and of the final."""

    players: int
    rounds: tuple[Stage, ...]
    semifinals: tuple[int, ...]
    final: int

    def __post_init__(self) -> None:
        """Refuse stages that do not follow from one another."""
        _whole("players", self.players, FEWEST_PLAYERS, MOST_PLAYERS)
        fields = [self.players, *(stage.advancing for stage in self.rounds)]
        for number, (stage, field) in enumerate(zip(self.rounds, fields, strict=False), 1):
            if stage.players != field:
                raise PlanError(
                    "chain", "rounds", f"rounds: {stage.players} players given in round {number}, {field} expected"
                )
        left = fields[-1]
        if self.rounds and left != SEMIFINALISTS:
            raise PlanError("chain", "rounds", f"rounds: they leave {left} players, {SEMIFINALISTS} expected")
        if left > MOST_IN_SEMIFINALS:
            raise PlanError("chain", "rounds", f"rounds: none given for {left} players, at least one expected")
        semifinals = () if left <= LARGEST_FINAL else split(left, 2)
        final = left if left <= LARGEST_FINAL else FINALISTS
        given = self.semifinals, self.final
        if given != (semifinals, final):
            raise PlanError(
                "chain",
                "semifinals",
                f"semifinals and final: {shown(given)} given, {(semifinals, final)} expected",
            )

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The rounds as (tables, byes): with the number of players this is the whole plan; `plan_of` reads it."""
        return tuple((stage.tables, stage.byes) for stage in self.rounds)

    @property
    def luck(self) -> Fraction:
        """The draw luck L: 0 if and only if in each round all players have the same chance whatever the draw."""
        return sum((stage.luck for stage in self.rounds), Fraction(0))

    @property
    def byes(self) -> int:
        """All byes of all rounds."""
        return sum(stage.byes for stage in self.rounds)

    @property
    def tables_at_once(self) -> int:
        """The most tables that are needed at the same time."""
        return max((stage.tables for stage in self.rounds), default=max(1, len(self.semifinals)))

    def lengths(self, chips: int) -> tuple[float, ...]:
        """Return the expected games of each stage's slowest table: rounds, semifinals if there are any, final.

        ``chips`` are those of the rounds, 2 or 3.
        """
        _whole("chips", chips, CHIPS[0], CHIPS[-1])
        rounds = [stage_length(stage.counts, chips, ADVANCE) for stage in self.rounds]
        if self.semifinals:
            semifinals = dict(counts(sum(self.semifinals), len(self.semifinals)))
            rounds.append(stage_length(semifinals, FULL_CHIPS, ADVANCE))
        return (*rounds, stage_length({self.final: 1}, FULL_CHIPS, 1))

    def length(self, chips: int) -> float:
        """Return the expected games one after another, all stages together."""
        return sum(self.lengths(chips))

    def minutes(self, chips: int, each: float) -> float:
        """Return the expected minutes of play when a game takes ``each`` minutes; breaks and draws are not counted."""
        return self.length(chips) * each

    def to_json(self) -> dict[str, object]:
        """Return the plan as JSON values, with its draw luck and its expected games by chips."""
        return {
            "players": self.players,
            "rounds": [stage.to_json() for stage in self.rounds],
            "semifinals": list(self.semifinals),
            "final": self.final,
            "luck": round(float(self.luck), 3),
            "games": {str(chips): round(self.length(chips), 1) for chips in CHIPS},
        }


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another plan that an organiser may prefer, and in what it departs from the best one."""

    kind: Kind
    plan: Plan


def plan_of(players: int, pairs: Iterable[Pair]) -> Plan:
    """Return the plan that rounds given as (tables, byes) make; semifinals and final follow from who is left.

    Raises PlanError where tables would not have 3 to 6 players, or where rounds do not leave exactly eight.
    """
    _whole("players", players, FEWEST_PLAYERS, MOST_PLAYERS)
    left, rounds = players, []
    for tables, byes in pairs:
        rounds.append(Stage(left, tables, byes))
        left = rounds[-1].advancing
    alone = left <= LARGEST_FINAL
    return Plan(players, tuple(rounds), () if alone else split(left, 2), left if alone else FINALISTS)


def best_plan(players: int) -> Plan:
    """Return the best plan for 2 to 1,000,000 players, by the ordering of championship.md; raises PlanError.

    Fewest rounds, fewest byes, fewest rounds with byes, least draw luck, fewest tables, smallest numbers of tables.
    """
    _whole("players", players, FEWEST_PLAYERS, MOST_PLAYERS)
    if players <= SEMIFINALISTS:
        return plan_of(players, ())
    if players == MOST_IN_SEMIFINALS:
        return plan_of(players, [(1, players - SMALLEST_TABLE)])
    return plan_of(players, Search().best(players))


def alternatives(players: int, best: Plan | None = None) -> tuple[Alternative, ...]:
    """Return the plans that depart from the best one for a reason; none for most numbers of players.

    All byes in the first round, in as many rounds; one table of three or of six in the first round and no byes at all,
    in no more rounds; a semifinal of five for nine players. `best` is the best one, where that was looked for already.
    Raises PlanError as `best_plan` does.
    """
    best = best or best_plan(players)
    if players <= SEMIFINALISTS:
        return ()
    if players == MOST_IN_SEMIFINALS:
        return (Alternative("semifinal_of_five", plan_of(players, ())),)
    found: list[Alternative] = []
    search, rounds = Search(), len(best.rounds)
    if any(stage.byes for stage in best.rounds[1:]) and (pairs := search.byes_first(players, rounds)):
        found.append(Alternative("byes_first", plan_of(players, pairs)))
    if best.byes:
        odd: tuple[tuple[Kind, int, int], ...] = (
            ("table_of_three", players + 1, SMALL),
            ("table_of_six", players - 1, LARGE),
        )
        for kind, seats, size in odd:
            tables, rest = divmod(seats, size)
            later = None if rest else search.without_byes(ADVANCE * tables, rounds - 1)
            if later is not None:
                found.append(Alternative(kind, plan_of(players, [(tables, 0), *later])))
    return tuple(found)


def _whole(field: str, value: object, least: int, most: int) -> None:
    """Refuse anything but a whole number between two bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise PlanError(field, field, f"{field}: {shown(value)} given, a whole number from {least} to {most} expected")
