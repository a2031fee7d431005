"""Seats for players who are to be kept apart: the ways counted exactly, where redrawing would take too long.

Only those who are in a pair matter here; the others take the seats that are left, in any way.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from prsi.rules.deal import Stream

WORK: Final = 1_000_000
"""Bound on the tables looked at while counting; a second or two. Wishes of real people stay far below."""

_Table = tuple[int, int]
"""Free seats, and the players still to be seated who may not sit here, as a bit mask."""

_State = tuple[_Table, ...]
"""All tables in ascending order: which table is which does not change the number of ways."""


class TooManyWishesError(ValueError):
    """More ways than are counted within WORK."""


def _bound(work: int) -> None:
    if work > WORK:
        raise TooManyWishesError(f"more ways than {WORK} steps can count")


def in_order(roster: Sequence[str], apart: Mapping[str, frozenset[str]]) -> list[str]:
    """Return a roster in the order in which it is seated: who is in a pair first, the others after them.

    One starts with the first of the roster not listed yet and goes on breadth first to those to be kept apart from
    each, in order of the roster: so a family is done before the next one begins, and the ways stay few.
    """
    place = {player: at for at, player in enumerate(roster)}
    listed: dict[str, None] = {}
    for first in roster:
        if first in listed or first not in apart:
            continue
        listed[first] = None
        waiting = [first]
        for player in waiting:
            found = sorted((other for other in apart[player] if other not in listed), key=place.__getitem__)
            listed.update(dict.fromkeys(found))
            waiting += found
    return [*listed, *(player for player in roster if player not in listed)]


class Ways:
    """The ways to seat players, in order, so that no two who are to be kept apart share a table.

    ``sizes`` are the seats of the tables, ``forbidden`` for each player a bit mask of the players to be kept apart.
    Raises TooManyWishesError where counting would take more than WORK.
    """

    def __init__(self, sizes: Sequence[int], forbidden: Sequence[int]) -> None:
        self._sizes = sizes
        self._forbidden = forbidden
        _bound(len(sizes) * len(forbidden))
        layers: list[dict[_State, list[tuple[int, _State]]]] = []
        states: dict[_State, None] = {tuple(sorted((size, 0) for size in sizes)): None}
        work = 0
        for player in range(len(forbidden)):
            layer: dict[_State, list[tuple[int, _State]]] = {}
            coming = -1 << (player + 1)  # only those still to come are remembered
            for state in states:
                layer[state] = []
                others = [(free, banned & coming) for free, banned in state]
                for table, times in Counter(state).items():
                    free, banned = table
                    if free and not banned >> player & 1:
                        after = others.copy()
                        after[state.index(table)] = (free - 1, (banned | forbidden[player]) & coming)
                        layer[state].append((times * free, tuple(sorted(after))))
                work += len(state) * (1 + len(layer[state]))
                _bound(work)
            layers.append(layer)
            states = dict.fromkeys(after for found in layer.values() for _, after in found)
        # From the last player back: a table's state leads to as many ways as the states after it together.
        counts: list[dict[_State, int]] = [dict.fromkeys(states, 1)]
        for layer in reversed(layers):
            later = counts[-1]
            counts.append({state: sum(ways * later[then] for ways, then in found) for state, found in layer.items()})
        self._counts = counts[::-1]

    @property
    def total(self) -> int:
        """How many ways there are; two ways differ where somebody has another seat."""
        (total,) = self._counts[0].values()
        return total

    def draw(self, stream: Stream) -> list[tuple[int, int]]:
        """Draw one way, each equally likely: for each player the table and which of its free seats, both from 0."""
        tables: list[_Table] = [(size, 0) for size in self._sizes]
        seated: list[tuple[int, int]] = []
        for player, mask in enumerate(self._forbidden):
            coming = -1 << (player + 1)
            left = stream.below(self._counts[player][tuple(sorted(tables))])
            for at, (free, banned) in enumerate(tables):
                if not free or banned >> player & 1:
                    continue
                then = [(there, others & coming) for there, others in tables]
                then[at] = (free - 1, (banned | mask) & coming)
                ways = self._counts[player + 1][tuple(sorted(then))]
                if left < free * ways:
                    seated.append((at, left // ways))
                    tables = then
                    break
                left -= free * ways
        return seated
