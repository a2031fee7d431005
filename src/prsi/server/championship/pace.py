"""How much whoever holds a key may report: more than a hall ever does, and too little to fill a championship's log.

Counted in each node's memory: nothing is asked of the database before a result is taken.
"""

from __future__ import annotations

from typing import Final

from prsi.server.people.limits import Buckets
from prsi.tournament.reports import Role, Who

PACES: Final[dict[Role, tuple[float, float]]] = {
    # A registrant sees the place, withdraws, is there: a handful in all.
    "entrant": (1 / 30, 60.0),
    # A phone sends again what was not answered, and all that has waited at once.
    "judge": (2.0, 500.0),
    "desk": (5.0, 5000.0),
    "head": (5.0, 5000.0),
}
"""By role: reports a second of one key, and how many at once."""


class Paces:
    """The pace of each key at one node."""

    def __init__(self) -> None:
        self._of = {role: Buckets(rate, burst) for role, (rate, burst) in PACES.items()}

    def take(self, championship_id: str, who: Who, reports: int) -> bool:
        """Whether so many more reports of a key are heard now."""
        buckets = self._of[who.role]
        return all(buckets.take(f"{championship_id} {who}") for _ in range(reports))
