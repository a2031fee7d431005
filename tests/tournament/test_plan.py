"""The best plan for any number of players (championship.md, Plan), against a search that leaves nothing out."""

import doctest
import json
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from prsi.tournament.plan import (
    MOST_PLAYERS,
    Plan,
    PlanError,
    Stage,
    alternatives,
    best_plan,
    plan_of,
)
from prsi.tournament.search import Search, fewest_rounds, least_luck, luck_of, most_without_byes
from prsi.tournament.split import split
from prsi.tournament.why import reasons
from tests.repository.files import ROOT
from tests.tournament import naive


def written(plan: Plan) -> list[str]:
    """A plan's rounds as championship.md writes them: `5 + 6×4 + 2`."""
    rounds = []
    for stage in plan.rounds:
        counts = sorted(Counter(stage.sizes).items(), reverse=True)
        parts = [f"{count}×{size}" if count > 1 else str(size) for size, count in counts]
        rounds.append(" + ".join(parts + [str(stage.byes)] * (stage.byes > 0)))
    return rounds


# From championship.md, where each was worked out by hand; nothing here is taken from the program.
KNOWN = {
    12: ["2×4 + 4"],
    16: ["4×4"],
    17: ["5 + 3×4"],
    20: ["4×5"],
    21: ["5 + 4×4", "4 + 6"],
    24: ["6×4", "2×4 + 4"],
    31: ["5 + 6×4 + 2", "4×4"],
    41: ["5 + 9×4", "4×5"],
    64: ["16×4", "8×4", "4×4"],
    100: ["20×5", "8×5", "4×4"],
    123: ["23×5 + 2×4", "10×5", "4×5"],
}


@pytest.mark.parametrize(("players", "rounds"), KNOWN.items())
def test_plans_that_are_known_to_be_right(players: int, rounds: list[str]) -> None:
    plan = best_plan(players)
    assert written(plan) == rounds
    assert (plan.semifinals, plan.final) == ((4, 4), 4)


@pytest.mark.parametrize(
    ("players", "rounds", "semifinals", "final", "luck"),
    [
        *((players, [], (), players, 0) for players in range(2, 6)),
        (6, [], (3, 3), 4, 0),
        (7, [], (4, 3), 4, 0),
        (8, [], (4, 4), 4, 0),
        (9, ["3 + 6"], (4, 4), 4, Fraction(2, 3)),
    ],
)
def test_fewer_than_ten(
    players: int, rounds: list[str], semifinals: tuple[int, ...], final: int, luck: Fraction
) -> None:
    """Up to five a final only; up to eight semifinals at once; nine play one table of three for two places."""
    plan = best_plan(players)
    assert (written(plan), plan.semifinals, plan.final, plan.luck) == (rounds, semifinals, final, luck)


def test_plans_are_valid_for_every_number_from_2_to_400() -> None:
    """Everybody plays or has a bye, tables of 4 and 5, two advance from each, exactly eight in the semifinals."""
    for players in range(2, 401):
        plan = best_plan(players)
        left = players
        for stage in plan.rounds:
            assert stage.players == left == sum(stage.sizes) + stage.byes
            assert set(stage.sizes) <= ({4, 5} if players != 9 else {3})
            assert max(stage.sizes) - min(stage.sizes) <= 1
            left = 2 * len(stage.sizes) + stage.byes
        assert left == (sum(plan.semifinals) or plan.final)
        if players >= 8:
            assert plan.semifinals == (4, 4)


def test_every_plan_up_to_150_players_is_the_best_there_is() -> None:
    """The same as a search over every round there is, with the luck from its definition."""
    for players in range(10, 151):
        plan, right = best_plan(players), naive.best(players)
        assert right is not None
        assert plan.pairs == tuple(zip(right.by_round, right.byes_by_round, strict=True)), players
        assert plan.luck == right.luck


@pytest.mark.slow
@pytest.mark.long
def test_every_plan_up_to_200_players_is_the_best_there_is() -> None:
    """The same further on, for whoever has ten seconds more."""
    for players in range(151, 201):
        right = naive.best(players)
        assert right is not None
        assert best_plan(players).pairs == tuple(zip(right.by_round, right.byes_by_round, strict=True)), players


def test_the_naive_search_finds_the_best_of_all_plans() -> None:
    """One round at a time is enough: for small fields all whole plans, one beside the other, say the same."""
    for players in range(10, 24):
        assert naive.best(players) == min(naive.worth_of(players, pairs) for pairs in naive.all_plans(players))


def test_the_bounds_on_the_luck_never_exclude_a_better_plan() -> None:
    """Without byes every way is tried for some larger fields: nothing has less luck, or as much and fewer tables."""

    def ways(players: int, rounds: int) -> tuple[float, int, tuple[int, ...]] | None:
        if rounds == 0:
            return (0.0, 0, ()) if players == 8 else None
        if (players, rounds) not in known:
            found = []
            for tables in range(-(-players // 5), players // 4 + 1):
                if (rest := ways(2 * tables, rounds - 1)) is not None:
                    luck = round(float(naive.luck_by_definition(players, tables, 0)) + rest[0], 12)
                    found.append((luck, tables + rest[1], (tables, *rest[2])))
            known[players, rounds] = min(found, default=None)
        return known[players, rounds]

    known: dict[tuple[int, int], tuple[float, int, tuple[int, ...]] | None] = {}
    for players in (256, 299, 333, 402, 477, 512, 640, 701, 775):
        right = ways(players, fewest_rounds(players))
        assert right is not None
        assert tuple(tables for tables, _ in best_plan(players).pairs) == right[2]
        assert least_luck(players, len(right[2])) <= right[0] + 1e-9


def test_the_largest_fields() -> None:
    """So many players at most for 0, 1, 2, … rounds, as championship.md lists them; one more needs one more round."""
    largest = [8, 20, 50, 125, 311, 776, 1940, 4850, 12125, 30311, 75776]
    for rounds, players in enumerate(largest):
        assert len(best_plan(players).rounds) == rounds
        more = best_plan(players + 1)
        assert len(more.rounds) == rounds + 1
        assert (more.byes if players != 8 else 0) == 0 or players in (8, 20, 50, 125)


def test_fields_that_need_no_byes() -> None:
    """16–20, 32–50, 64–125, 128–310 (championship.md), and no other up to there."""
    without = {players for players in range(9, 312) if best_plan(players).byes == 0}
    assert without == {*range(16, 21), *range(32, 51), *range(64, 126), *range(128, 311)}
    assert [most_without_byes(rounds) for rounds in range(5)] == [8, 20, 50, 125, 310]


@pytest.mark.parametrize("players", [9, 10, 14, 17, 21, 26, 31, 36, 45, 57, 61, 73])
def test_luck_is_what_happens(players: int) -> None:
    """Tournaments of equals played at random: what a seat changes in the chance of a semifinal (four deviations)."""
    plan, random, times = best_plan(players), Random(players), 3000
    reached: list[Counter[int]] = [Counter() for _ in plan.rounds]
    for _ in range(times):
        field = list(range(players))
        seats: list[dict[int, int]] = []
        for stage in plan.rounds:
            random.shuffle(field)
            seat_of, ahead, at = {}, [], 0
            for size in (*stage.sizes, *[1] * stage.byes):
                table = field[at : at + size]
                at += size
                seat_of.update(dict.fromkeys(table, size))
                ahead += random.sample(table, 2) if size > 1 else table
            seats.append(seat_of)
            field = ahead
        assert len(field) == 8
        for count, seat_of in zip(reached, seats, strict=True):
            count.update(seat_of[player] for player in field)
    luck = deviation = 0.0
    for stage, count in zip(plan.rounds, reached, strict=True):
        before = 8 / stage.players
        kinds = {size: size * tables for size, tables in stage.counts.items()} | ({1: stage.byes} if stage.byes else {})
        for size, seats_of_kind in kinds.items():
            luck += abs(count[size] / times - seats_of_kind * before) / 2
            deviation += (seats_of_kind * before * (1 - before) / times) ** 0.5 / 2
    assert float(plan.luck) > 0
    assert luck == pytest.approx(float(plan.luck), abs=4 * deviation)
    assert 4 * deviation < 0.35


@pytest.mark.parametrize(
    ("kind", "players"),
    [
        ("semifinal_of_five", {9}),
        ("byes_first", {*range(21, 30), *range(51, 62)}),
        ("table_of_three", {15, 31, 63, 127}),
        ("table_of_six", {21, 51, 126, 311}),
    ],
)
def test_alternatives_are_offered_where_they_help(kind: str, players: set[int]) -> None:
    """As championship.md lists them, for no other number up to 400."""
    assert {n for n in range(2, 401) if kind in {one.kind for one in alternatives(n)}} == players


def test_what_alternatives_are() -> None:
    """Byes in the first round only; one table of three or six, all others alike, and no byes; 5 + 4 for nine."""
    for players in range(2, 401):
        best = best_plan(players)
        for one in alternatives(players):
            plan = one.plan
            assert plan.players == players
            assert plan != best
            match one.kind:
                case "byes_first":
                    assert len(plan.rounds) == len(best.rounds)
                    assert plan.rounds[0].byes == plan.byes >= best.byes
                    assert {size for stage in plan.rounds for size in stage.sizes} <= {4, 5}
                case "table_of_three" | "table_of_six":
                    odd, usual = (3, 4) if one.kind == "table_of_three" else (6, 5)
                    sizes = Counter(plan.rounds[0].sizes)
                    assert sizes[odd] == 1
                    assert set(sizes) == {odd, usual}
                    assert plan.byes == 0 < best.byes
                    assert len(plan.rounds) <= len(best.rounds)
                    assert {size for stage in plan.rounds[1:] for size in stage.sizes} <= {4, 5}
                case "semifinal_of_five":
                    assert (plan.rounds, plan.semifinals, plan.final) == ((), (5, 4), 4)


@pytest.mark.parametrize("players", range(21, 30))
def test_all_byes_at_first_is_the_best_of_its_kind(players: int) -> None:
    """Of all plans with byes in the first of two rounds alone."""
    (offered,) = (one.plan for one in alternatives(players) if one.kind == "byes_first")
    rounds = [
        (first, second) for first in naive.rounds_of(players) for second in naive.rounds_of(2 * first[0] + first[1])
    ]
    plans = [pair for pair in rounds if pair[0][1] and pair[1] in [(4, 0)]]  # four tables without byes leave eight
    assert offered.pairs == min(plans, key=lambda pairs: naive.worth_of(players, pairs))


def test_a_plan_as_json() -> None:
    """As programs read it, keys in this order."""
    text = json.dumps(best_plan(31).to_json())
    assert text == (
        '{"players": 31, "rounds": [{"players": 31, "tables": 7, "byes": 2, "sizes": [5, 4, 4, 4, 4, 4, 4]}, '
        '{"players": 16, "tables": 4, "byes": 0, "sizes": [4, 4, 4, 4]}], "semifinals": [4, 4], "final": 4, '
        '"luck": 0.484, "games": {"2": 32.5, "3": 40.7}}'
    )
    assert best_plan(3).to_json()["rounds"] == best_plan(3).to_json()["semifinals"] == []


def test_the_session_of_the_page_prints_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "championship.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_tables_and_byes_are_the_whole_plan() -> None:
    """What is frozen at the start of a championship makes the same plan again."""
    for players in (2, 7, 9, 31, 126, 311, 1940):
        plan = best_plan(players)
        assert plan_of(players, plan.pairs) == plan
        for one in alternatives(players):
            assert plan_of(players, one.plan.pairs) == one.plan


@pytest.mark.parametrize(
    ("players", "pairs", "named"),
    [
        (1, [], "players"),
        (12, [], "rounds"),
        (12, [(3, 0)], "rounds"),
        (16, [(4, 0), (2, 0)], "rounds"),
        (20, [(4, 1)], "rounds"),
        (20, [(2, 0)], "tables"),
        (20, [(7, 0)], "tables"),
        (20, [(0, 20)], "tables"),
        (20, [(4, -1)], "byes"),
        (20, [(4, 21)], "byes"),
        (20, [(4.0, 0)], "tables"),
    ],
)
def test_what_is_no_plan_is_refused(players: int, pairs: list[tuple[int, int]], named: str) -> None:
    """Rounds that do not leave eight, tables that are too large or too small: the error names the number at fault."""
    with pytest.raises(PlanError, match="expected") as refused:
        plan_of(players, pairs)
    assert refused.value.field == named
    assert str(refused.value).startswith(f"{named}: ")


def test_stages_must_follow_from_one_another() -> None:
    first, second = Stage(31, 7, 2), Stage(16, 4, 0)
    assert Plan(31, (first, second), (4, 4), 4) == best_plan(31)
    for players, rounds, semifinals, final in (
        (30, (first, second), (4, 4), 4),
        (31, (first, Stage(17, 4, 0)), (4, 4), 4),
        (31, (first, second), (4, 3), 4),
        (31, (first, second), (4, 4), 5),
        (31, (first, second), (), 4),
    ):
        with pytest.raises(PlanError, match="expected"):
            Plan(players, rounds, semifinals, final)


@pytest.mark.parametrize("players", [0, 1, -5, MOST_PLAYERS + 1, True, 12.0, "12", None])
def test_nonsense_is_refused_at_once(players: object) -> None:
    for plan in (best_plan, alternatives):
        for number in (players, 10**5000):
            with pytest.raises(PlanError, match="a whole number from 2 to 1000000 expected"):
                plan(number)  # type: ignore[arg-type]


def test_large_fields_are_planned_with_few_looks() -> None:
    """Looks, not seconds: a search without bounds takes millions of them for 5,000 players already."""
    for players, most in (
        (5_000, 2_000),
        (75_776, 2_000),
        (100_000, 20_000),
        (99_219, 200_000),
        (1_000_000, 3_000_000),
    ):
        search = Search()
        pairs = search.best(players)
        assert plan_of(players, pairs).semifinals == (4, 4)
        assert len(pairs) == fewest_rounds(players)
        assert search.visited <= most, players


def test_random_large_fields_are_valid_and_close_to_the_bound() -> None:
    """Without byes wherever the field allows it, and never with less luck than is possible."""
    random = Random(4)
    for players in (random.randrange(1_000, 60_000) for _ in range(40)):
        plan, rounds = best_plan(players), fewest_rounds(players)
        assert len(plan.rounds) == rounds
        assert (plan.byes == 0) == (players <= most_without_byes(rounds))
        assert plan.luck == luck_of(players, plan.pairs)
        if plan.byes == 0:
            assert float(plan.luck) >= least_luck(players, rounds) - 1e-9


def test_tables_are_split_evenly() -> None:
    """For the draw with those who are present, too: the same tables, as even as can be."""
    assert split(29, 7) == (5, 4, 4, 4, 4, 4, 4)
    assert split(3, 4) == (1, 1, 1, 0)
    assert split(0, 2) == (0, 0)


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (4, ["final"]),
        (7, ["semifinals"]),
        (9, ["nine"]),
        (12, ["few"]),
        (21, ["few"]),
        (31, ["number"]),
        (61, ["range"]),
        (100, ["even"]),
        (776, ["range", "range"]),
    ],
)
def test_every_plan_says_why(players: int, names: list[str]) -> None:
    assert [reason.name for reason in reasons(best_plan(players))] == names


def test_the_reasons_are_true() -> None:
    """Without byes a round would leave what is said, and that reaches eight only with byes later or one more round."""
    for players in range(10, 331):
        plan = best_plan(players)
        if not plan.byes:
            continue
        for reason in reasons(plan):
            stage = plan.rounds[reason.values["round"] - 1]
            assert (stage.players, stage.byes) == (reason.values["players"], reason.values["byes"])
            left = {2 * tables for tables in range(1, stage.players) if 4 * tables <= stage.players <= 5 * tables}
            match reason.name:
                case "few":
                    assert 4 * reason.values["tables"] <= stage.players < 4 * (reason.values["tables"] + 1)
                    assert reason.values["left"] == 2 * reason.values["tables"] < 8
                case "number":
                    assert left == {reason.values["left"]}
                case "range":
                    assert (min(left), max(left)) == (reason.values["low"], reason.values["high"])
            rounds_left = len(plan.rounds) - reason.values["round"]
            for field in left:
                later = naive.best(field) if field >= 10 else None
                assert field < 8 or later is None or later.byes > 0 or later.rounds > rounds_left
