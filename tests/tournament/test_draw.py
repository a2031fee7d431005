"""The draw of a round (championship.md, Draw): fair to everybody and to wishes, and the same for all who repeat it."""

from __future__ import annotations

import importlib
import json
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import factorial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prsi.rules.deal import Stream
from prsi.tournament.apart import TooManyWishesError, Ways
from prsi.tournament.draw import DrawError, Drawn, check_wishes, commitment, draw, fulfillable, roster_hash, seed
from prsi.tournament.typed import check_typed
from tests.repository.files import ROOT
from tests.tournament import by_the_docs, chi

module = importlib.import_module("prsi.tournament.draw")
"""The module, whatever a package may export by its name."""

DOUBT = 1e-4
"""A fair draw falls below this p-value once in 10,000 runs; the seeds are fixed, so that it either does or does not."""


def seeds(count: int, name: str) -> list[bytes]:
    """Fixed seeds, made as a tournament makes them."""
    at = roster_hash(["a", "b"])
    return [seed(bytes(32), f"{name} {n}", at, 1, 1, 0, 1) for n in range(count)]


def ids(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


# ---- every outcome equally likely ----


def places(count: int, name: str) -> list[list[int]]:
    """How often each of ten players got each of eight seats, and each of two byes in the order drawn."""
    roster = ids(10)
    found = [[0] * 10 for _ in roster]
    for start in seeds(count, name):
        drawn = draw(roster, 2, 2, start)
        for place, player in enumerate([*drawn.tables[0], *drawn.tables[1], *drawn.byes]):
            found[int(player) - 1][place] += 1
    return found


def test_seats_and_byes_are_uniform_over_100000_draws() -> None:
    """Every player gets every seat and every bye equally often."""
    found = places(100_000, "uniform")
    assert chi.square(found) > DOUBT
    assert chi.even([row[8] + row[9] for row in found]) > DOUBT


def test_orders_at_a_table_are_uniform() -> None:
    """Not only every seat, but all 120 seatings of a table of five come equally often: seats do not hang together."""
    found = Counter(draw(ids(5), 1, 0, start).tables[0] for start in seeds(24_000, "orders"))
    assert len(found) == factorial(5)
    assert chi.even([*found.values()]) > DOUBT


class Modulo(Stream):
    """A planted fault: six bits modulo n, which makes the first 64 mod n numbers more likely."""

    def below(self, n: int) -> int:
        return super().below(64) % n


class Sticky(Stream):
    """A planted fault: the last one of a list of ten is never taken, as if a bound were off by one."""

    def below(self, n: int) -> int:
        return super().below(n - 1 if n == 10 else n)


@pytest.mark.parametrize("fault", [Modulo, Sticky])
def test_a_planted_bias_is_seen(monkeypatch: pytest.MonkeyPatch, fault: type[Stream]) -> None:
    """The check that finds the draw uniform is no decoration, even with a fifth of the draws."""
    monkeypatch.setattr(module, "Stream", fault)
    found = places(20_000, "uniform")
    assert chi.square(found) < 1e-12


def test_a_repeated_shuffle_by_swaps_with_anybody_is_seen() -> None:
    """The well-known wrong shuffle, in which each is swapped with any place, has 10^10 ways for 10! orders."""
    found = [[0] * 10 for _ in range(10)]
    for start in seeds(20_000, "uniform"):
        stream, order = Stream(start, b"wrong"), list(range(10))
        for at in range(10):
            other = stream.below(10)
            order[at], order[other] = order[other], order[at]
        for place, player in enumerate(order):
            found[player][place] += 1
    assert chi.square(found) < 1e-12


def test_byes_go_to_those_who_had_none_each_equally_likely() -> None:
    """Eight of twelve had one: all six pairs of the other four come equally often, and nobody else is drawn."""
    roster, had = ids(12), ids(8)
    found = Counter(frozenset(draw(roster, 2, 2, start, had).byes) for start in seeds(12_000, "byes"))
    assert found.keys() == {frozenset(pair) for pair in combinations(roster[8:], 2)}
    assert chi.even([*found.values()]) > DOUBT


def test_second_byes_are_drawn_once_all_others_have_one() -> None:
    """Two had none and there are three byes: both, and one of the others, each equally often."""
    roster, had = ids(10), ids(8)
    byes = [set(draw(roster, 2, 3, start, had).byes) for start in seeds(8_000, "second")]
    assert all({"9", "10"} < found for found in byes)
    assert chi.even([*Counter(next(iter(found - {"9", "10"})) for found in byes).values()]) > DOUBT


# ---- kept apart ----

WISHES = (("1", "2"), ("2", "3"), ("5", "6"))


def satisfying(roster: Sequence[str], sizes: Sequence[int], apart: Sequence[Sequence[str]]) -> set[tuple[Any, ...]]:
    """All seatings that keep the pairs apart, by looking at each there is."""
    found = set()
    for order in permutations(roster):
        rest, tables = list(order), []
        for size in sizes:
            tables.append(tuple(rest[:size]))
            rest = rest[size:]
        if not any(set(pair) <= set(table) for pair in apart for table in tables):
            found.add(tuple(tables))
    return found


@pytest.mark.parametrize("tries", [module.TRIES, 0])
def test_seatings_that_keep_apart_are_uniform(monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
    """Each of them equally often and no other, whether they are found by drawing again or by counting."""
    monkeypatch.setattr(module, "TRIES", tries)
    allowed = satisfying(ids(6), (3, 3), WISHES)
    # 2 stands alone against 1 and 3, and 5 against 6: two tables, two ways for {5, 6}, and the free 4 fills up.
    assert len(allowed) == 2 * 2 * 6 * 6
    found = Counter(draw(ids(6), 2, 0, start, (), WISHES).tables for start in seeds(28_800, "apart"))
    assert found.keys() == allowed
    assert chi.even([*found.values()]) > DOUBT


@pytest.mark.parametrize("tries", [module.TRIES, 0])
def test_uneven_tables_are_weighed_by_their_seats(monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
    """With tables of four and three, a pair sits in more ways than two equal halves would say."""
    monkeypatch.setattr(module, "TRIES", tries)
    apart = (("1", "7"), ("7", "3"))
    allowed = satisfying(ids(7), (4, 3), apart)
    found: Counter[bool] = Counter()
    for start in seeds(12_000, "uneven"):
        drawn = draw(ids(7), 2, 0, start, (), apart)
        assert drawn.tables in allowed
        found["7" in drawn.tables[0]] += 1
    share = sum("7" in tables[0] for tables in allowed) / len(allowed)
    off = abs(found[True] - 12_000 * share) / (12_000 * share * (1 - share)) ** 0.5
    assert off < 4, "within four standard deviations of the share among all that are allowed"


def test_a_pair_whose_one_half_has_a_bye_binds_nobody() -> None:
    """Byes are not touched by wishes: each of three who may not meet gets one equally often, with or without them."""
    roster, trio = ids(9), [*combinations(ids(3), 2)]
    found = Counter(player for start in seeds(9_000, "trio") for player in draw(roster, 3, 2, start, (), trio).byes)
    assert chi.even([found[player] for player in roster]) > DOUBT


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_ways_are_counted_exactly(data: st.DataObject) -> None:
    """As many as there are when each is looked at, tables of any sizes."""
    players = data.draw(st.integers(2, 6))
    sizes = data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=4).filter(lambda found: sum(found) <= 7))
    pairs = data.draw(st.sets(st.sampled_from([*combinations(range(players), 2)])))
    forbidden = [sum(1 << b if a == one else 1 << a for a, b in pairs if one in (a, b)) for one in range(players)]
    seats = [table for table, size in enumerate(sizes) for _ in range(size)]
    ways = sum(all(chosen[one] != chosen[other] for one, other in pairs) for chosen in permutations(seats, players))
    assert Ways(sizes, forbidden).total == ways


def test_wishes_that_hardly_any_seating_fulfils_are_fulfilled() -> None:
    """Four families of five at five tables of four: one seating in 1,500, and each family at every table."""
    roster = ids(20)
    apart = [pair for first in range(0, 20, 5) for pair in combinations(roster[first : first + 5], 2)]
    for start in seeds(5, "families"):
        drawn = draw(roster, 5, 0, start, (), apart)
        assert check_typed(roster, 5, 0, drawn, (), apart) == ()


@pytest.mark.parametrize(
    ("players", "tables", "apart"),
    [
        (8, 2, [("1", "2"), ("2", "3"), ("1", "3")]),  # three who may not meet at two tables
        (8, 2, [("1", other) for other in "234567"]),  # nobody but 8 may sit with 1, and three must
        (15, 3, [*combinations("1234", 2)]),
        (100, 20, [*combinations(ids(21), 2)]),
    ],
)
def test_impossible_wishes_are_refused_with_the_names(players: int, tables: int, apart: list[tuple[str, str]]) -> None:
    """Both when the draw is announced and when it is drawn."""
    for attempt in (
        lambda: draw(ids(players), tables, 0, bytes(32), (), apart),
        lambda: check_wishes(ids(players), tables, 0, apart),
    ):
        with pytest.raises(DrawError) as refused:
            attempt()
        assert refused.value.reason == "impossible"
        assert {one for pair in apart for one in pair} == set(refused.value.who)


def test_wishes_that_hold_only_with_some_byes_are_refused_before() -> None:
    """Three who may not meet fit two tables only if one gets a bye: nobody announces what may fail in public."""
    trio = [*combinations(ids(3), 2)]
    with pytest.raises(DrawError, match="impossible"):
        check_wishes(ids(12), 2, 4, trio)
    check_wishes(ids(12), 3, 2, trio)
    check_wishes(ids(12), 2, 4, [("1", "2"), ("1", "3")])  # one against two others: 1 at a table of their own kind


def hostile(kind: str) -> list[tuple[str, str]]:
    """Sets of wishes among a hundred that somebody might hand in to make the program hang."""
    roster = ids(100)
    if kind == "everybody":
        return [*combinations(roster, 2)]
    if kind == "dozens":
        return [pair for first in range(0, 100, 12) for pair in combinations(roster[first : first + 12], 2)]
    return [pair for at, pair in enumerate(combinations(roster, 2)) if (at * at + 7 * at) % 9 == 0]


@pytest.mark.parametrize("kind", ["everybody", "dozens", "thicket"])
def test_no_set_of_wishes_hangs_the_draw(kind: str) -> None:
    """Within seconds there is a seating that keeps all apart, or a refusal that says why there is none."""
    roster, apart = ids(100), hostile(kind)
    begun = time.process_time()
    try:
        assert check_typed(roster, 20, 0, draw(roster, 20, 0, bytes(32), (), apart), (), apart) == ()
    except DrawError as refused:
        assert refused.reason in ("impossible", "too_many_wishes")
        with pytest.raises(DrawError):
            check_wishes(roster, 20, 0, apart)  # and nobody announces it
    assert time.process_time() - begun < 20


@pytest.mark.long
@pytest.mark.parametrize("kind", ["everybody", "dozens", "thicket"])
def test_no_set_of_wishes_stops_a_draw_from_being_announced(kind: str) -> None:
    """As many of them bind as can be found within a minute; those can be fulfilled."""
    roster, begun = ids(100), time.process_time()
    kept = fulfillable(roster, 20, 0, hostile(kind))
    assert time.process_time() - begun < 60
    assert check_typed(roster, 20, 0, draw(roster, 20, 0, bytes(32), (), kept), (), kept) == ()


@settings(max_examples=60, deadline=None)
@given(st.integers(6, 8), st.integers(2, 3), st.lists(st.tuples(st.integers(1, 8), st.integers(1, 8)), max_size=12))
def test_a_wish_binds_where_it_can_be_fulfilled_together_with_those_before_it(
    players: int, tables: int, numbers: list[tuple[int, int]]
) -> None:
    """Each in its turn, by looking at every seating there is."""
    roster = ids(players)
    wishes = [(str(one), str(other)) for one, other in numbers if one != other and max(one, other) <= players]
    sizes = [players // tables + (at < players % tables) for at in range(tables)]
    if players <= 2 * tables:
        return
    expected: list[tuple[str, str]] = []
    for wish in wishes:
        pairs = [{*pair} for pair in (*expected, wish)]
        if any(not any(pair <= {*table} for pair in pairs for table in seated) for seated in split_of(roster, sizes)):
            expected.append(wish)
    assert list(fulfillable(roster, tables, 0, wishes)) == expected


def split_of(players: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to split players over tables of these sizes."""
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        for rest in split_of([one for one in players if one not in table], sizes[1:]):
            yield [table, *rest]


def test_counting_gives_up_in_time() -> None:
    with pytest.raises(TooManyWishesError):
        Ways([5] * 1000, [0] * 1001)


def test_a_large_field_is_drawn_quickly() -> None:
    """5,000 players in 1,000 tables, a fifth of them with a relative."""
    roster = ids(5000)
    apart = [(roster[at], roster[at + 1]) for at in range(0, 1000, 2)]
    begun = time.process_time()
    assert check_typed(roster, 1000, 0, draw(roster, 1000, 0, bytes(32), (), apart), (), apart) == ()
    assert time.process_time() - begun < 5


# ---- whatever is drawn ----


@st.composite
def rounds(make: st.DrawFn) -> dict[str, Any]:
    """Any round that can be drawn."""
    tables, byes = make(st.integers(1, 9)), make(st.integers(0, 8))
    least = 2 * tables + byes + 1
    mark = make(st.text("ab9Žß", max_size=2))
    roster = [f"{mark}{number}" for number in range(make(st.integers(least, 60)), 0, -1)]
    had = roster[make(st.integers(0, 3)) : make(st.integers(0, len(roster)))]
    pairs = make(st.lists(st.tuples(st.sampled_from(roster), st.sampled_from(roster)), max_size=4))
    apart = [pair for pair in pairs if pair[0] != pair[1]]
    return {"roster": roster, "tables": tables, "byes": byes, "had_bye": had, "apart": apart}


@settings(max_examples=200, deadline=None)
@given(rounds(), st.binary(min_size=32, max_size=32))
def test_everybody_once_even_sizes_no_second_bye(given_round: dict[str, Any], start: bytes) -> None:
    """Whoever is present has exactly one place; sizes differ by one at most; wishes hold, or cannot."""
    roster, byes, had = given_round["roster"], given_round["byes"], set(given_round["had_bye"])
    try:
        drawn = draw(**given_round, seed=start)
    except DrawError as refused:
        assert refused.reason == "impossible" and given_round["tables"] <= 4
        return
    everybody = [*drawn.byes, *(player for table in drawn.tables for player in table)]
    assert sorted(everybody) == sorted(roster)
    assert len(drawn.byes) == byes
    sizes = [len(table) for table in drawn.tables]
    assert len(sizes) == given_round["tables"]
    assert max(sizes) - min(sizes) <= 1 and sizes == sorted(sizes, reverse=True)
    assert not had & set(drawn.byes) or set(roster) - had <= set(drawn.byes)
    assert not any(set(pair) <= set(table) for pair in given_round["apart"] for table in drawn.tables)
    assert check_typed(**given_round, drawn=drawn) == ()
    assert draw(**given_round, seed=start) == drawn


@settings(max_examples=200, deadline=None)
@given(rounds(), st.integers(1, 9), st.text("0123456789 +Žß", min_size=1).map(lambda value: f"d{value}d"))
def test_the_docs_describe_the_draw(given_round: dict[str, Any], round_: int, value: str) -> None:
    """A second program, written from the page alone, gives the same hash, commitment, seed, byes and seats."""
    roster, had, apart = given_round["roster"], given_round["had_bye"], given_round["apart"]
    secret = bytes(range(32))
    document = {
        **given_round,
        "roster": [{"id": player, "name": "x"} for player in roster],
        "round": round_,
        "attempt": 2,
        "secret": secret.hex(),
        "value": value,
    }
    hashed = roster_hash(roster, had, apart)
    assert hashed == by_the_docs.roster_hash(document).hex()
    assert commitment(secret, hashed) == by_the_docs.commitment(document)
    start = seed(secret, value, hashed, round_, given_round["tables"], given_round["byes"], 2)
    assert start == by_the_docs.seed(document)
    try:
        drawn = draw(**given_round, seed=start)
    except DrawError:
        return
    assert {"tables": [*map(list, drawn.tables)], "byes": list(drawn.byes)} == by_the_docs.drawn(document)


@pytest.mark.parametrize(("players", "tables", "byes"), [(6, 2, 0), (7, 2, 0), (8, 2, 2), (9, 3, 1)])
def test_the_docs_describe_the_counting(monkeypatch: pytest.MonkeyPatch, players: int, tables: int, byes: int) -> None:
    """The same second program also counts, where this one is made to: no seating may be tried before."""
    monkeypatch.setattr(module, "TRIES", 0)
    roster = ids(players)
    apart = [["1", "4"], ["4", "2"], ["6", "3"]]
    for number in range(40):
        document = {
            "roster": [{"id": player} for player in roster],
            "tables": tables,
            "byes": byes,
            "had_bye": ["2"],
            "apart": apart,
            "round": 1,
            "attempt": 1,
            "secret": "00" * 32,
            "value": str(number),
        }
        start = by_the_docs.seed(document)
        drawn = draw(roster, tables, byes, start, ["2"], apart)
        assert {"tables": [*map(list, drawn.tables)], "byes": list(drawn.byes)} == by_the_docs.drawn(document, 0)


def test_the_example_of_the_docs_is_right() -> None:
    """The numbers of docs/championship.md are what both programs give."""
    page = (ROOT / "docs" / "championship.md").read_text(encoding="utf-8")
    found = re.search(r"### A draw to try a program with\n.*?```json\n(.*?)```\n(.*?)\n#", page, re.S)
    assert found is not None
    document = json.loads(found.group(1))
    assert document == json.loads((ROOT / "examples" / "draw.json").read_text(encoding="utf-8"))
    stated = dict(re.findall(r"^\| ([a-z ]+) \| `([0-9a-f]{64})` \|$", found.group(2), re.M))
    assert stated == {
        "roster hash": by_the_docs.roster_hash(document).hex(),
        "commitment": by_the_docs.commitment(document),
        "seed": by_the_docs.seed(document).hex(),
    }
    assert document["commitment"] == stated["commitment"]
    assert document["drawn"] == by_the_docs.drawn(document)
    roster = [player["id"] for player in document["roster"]]
    drawn = draw(
        roster,
        document["tables"],
        document["byes"],
        bytes.fromhex(stated["seed"]),
        document["had_bye"],
        document["apart"],
    )
    assert {"tables": [*map(list, drawn.tables)], "byes": list(drawn.byes)} == document["drawn"]


def test_all_that_decides_a_draw_changes_its_seed() -> None:
    """No two different inputs run together: a byte moved from secret to value, or from id to id, is another draw."""
    plain = roster_hash(["1", "2", "3"])
    hashes = [
        plain,
        roster_hash(["1", "3", "2"]),
        roster_hash(["12", "3"]),
        roster_hash(["1", "23"]),
        roster_hash(["1", "2", "3"], ["1"]),
        roster_hash(["1", "2", "3"], ["1", "2"]),
        roster_hash(["1", "2", "3"], [], [("1", "2")]),
        roster_hash(["1", "2", "3"], [], [("1", "3")]),
    ]
    assert len(set(hashes)) == len(hashes)
    assert roster_hash(["1", "2", "3"], ["2", "1"], [("2", "1"), ("1", "2")]) == roster_hash(
        ["1", "2", "3"], ["1", "2"], [("1", "2")]
    )
    secret = bytes(range(16))
    found = [
        seed(secret, "7", plain, 1, 2, 3, 1),
        seed(secret[:-1], "\x0f7".strip("\x0f"), plain, 1, 2, 3, 1),
        seed(secret + b"7", "7", plain, 1, 2, 3, 1),
        seed(secret, "77", plain, 1, 2, 3, 1),
        seed(secret, "7", hashes[1], 1, 2, 3, 1),
        seed(secret, "7", plain, 2, 2, 3, 1),
        seed(secret, "7", plain, 1, 3, 2, 1),
        seed(secret, "7", plain, 1, 2, 3, 2),
    ]
    assert len(set(found)) == len(found)
    assert commitment(secret, plain) != commitment(secret, hashes[1]) != commitment(secret + b"7", hashes[1])


# ---- what cannot be drawn ----


@pytest.mark.parametrize(
    ("roster", "tables", "byes", "more", "reason", "who"),
    [
        (ids(12), 2, 8, {}, "too_few", ()),  # 2t + b = 12: all advance
        (ids(4), 2, 0, {}, "too_few", ()),
        (ids(2), 1, 0, {}, "too_few", ()),
        (ids(1), 1, 0, {"advancing": 1}, "too_few", ()),
        (ids(9), 0, 0, {}, "tables", ()),
        (ids(9), 1, -1, {}, "byes", ()),
        (["1", "2", "1", "3"], 1, 0, {}, "roster", ("1",)),
        (ids(9), 2, 0, {"had_bye": ["10"]}, "unknown_player", ("10",)),
        (ids(9), 2, 0, {"apart": [("1", "10")]}, "unknown_player", ("10",)),
        (ids(9), 2, 0, {"apart": [("1", "1")]}, "pair", ("1", "1")),
        (ids(9), 2, 0, {"apart": [("1", "2", "3")]}, "pair", ("1", "2", "3")),
    ],
)
def test_a_draw_that_cannot_be_is_refused(
    roster: list[str], tables: int, byes: int, more: dict[str, Any], reason: str, who: tuple[str, ...]
) -> None:
    with pytest.raises(DrawError) as refused:
        draw(roster, tables, byes, bytes(32), **more)
    assert (refused.value.reason, refused.value.who) == (reason, who)
    assert "expected" in str(refused.value) and "found" in str(refused.value)


def test_a_final_of_two_is_drawn() -> None:
    """One is left of a final, so that two players have something to play for."""
    assert sorted(draw(ids(2), 1, 0, bytes(32), advancing=1).tables[0]) == ids(2)


@pytest.mark.parametrize("value", ["", " 3 5 1", "351 ", "3\t5", "3\n", "\ud800", "3\u00a05", "\u202e153"])
def test_a_value_that_two_people_may_type_differently_is_refused(value: str) -> None:
    with pytest.raises(DrawError, match="value"):
        seed(bytes(32), value, roster_hash(ids(2)), 1, 1, 0, 1)


# ---- drawn by hand ----

RIGHT = Drawn((("3", "1", "5"), ("2", "9", "4")), ("6", "8", "7"))


def test_a_physical_draw_that_is_right_stands() -> None:
    """Whatever the order of tables: an even split is all that is asked."""
    assert check_typed(ids(9), 2, 3, RIGHT) == ()
    larger = Drawn((("3", "1", "5"), ("2", "9", "4", "10")), ("6", "8", "7"))
    assert check_typed(ids(10), 2, 3, larger) == ()


@pytest.mark.parametrize(
    ("drawn", "faults"),
    [
        (Drawn((("3", "1", "5"), ("2", "9", "3")), ("6", "8", "7")), [("twice", ("3",)), ("missing", ("4",))]),
        (Drawn((("3", "1", "5"), ("2", "9", "4")), ("6", "8", "4")), [("twice", ("4",)), ("missing", ("7",))]),
        (Drawn((("3", "1", "5"), ("2", "9", "40")), ("6", "8", "7")), [("unknown", ("40",)), ("missing", ("4",))]),
        (Drawn((("3", "1", "5", "7"), ("2", "9", "4")), ("6", "8")), [("byes", ("6", "8")), ("sizes", ())]),
        (Drawn((("3", "1"), ("2", "9", "4", "5")), ("6", "8", "7")), [("sizes", ())]),
        (Drawn((("3", "1"), ("2", "9"), ("4", "5")), ("6", "8", "7")), [("sizes", ())]),
        (Drawn((("3", "1", "5"), ("2", "7", "4")), ("6", "8", "9")), [("second_bye", ("9",))]),
        (Drawn((("3", "1", "4"), ("2", "9", "5")), ("6", "8", "7")), [("together", ("1", "4"))]),
    ],
)
def test_a_physical_draw_with_a_slip_says_who(drawn: Drawn, faults: list[tuple[str, tuple[str, ...]]]) -> None:
    """Everything that is wrong at once, with those concerned; 9 had a bye, and 1 and 4 are to be kept apart."""
    found = check_typed(ids(9), 2, 3, drawn, ["9"], [("1", "4")])
    assert [(fault.reason, tuple(sorted(fault.who))) for fault in found] == faults
    for fault in found:
        assert all(player in str(fault) for player in fault.who) or fault.reason == "byes"
