"""How long a match usually takes: the set-up page shows it before anybody sits down."""

from __future__ import annotations

from math import ceil
from typing import Final

from prsi.match import Chips, FewerCards, Format, PenaltyPoints, RoundsWon
from prsi.rules import Ruleset

# Minutes of one round, from and to, with two players and with four; product.md has them from families who play.
_PRSI: Final = ((3, 5), (3, 5))
_MAU_MAU: Final = ((5, 8), (8, 12))

# Card points that the one who loses most is usually left with, few and many; from rounds between casual bots.
_POINTS: Final = (15, 35)


def minutes(ruleset: Ruleset, seats: int, form: Format) -> tuple[int, int]:
    """How long a match usually takes, from and to, in whole minutes."""
    two, four = _MAU_MAU if ruleset.preset.startswith("mau-mau") else _PRSI
    share = (seats - 2) / 2
    # The dealt cards come off one a turn, so a larger hand takes longer in proportion.
    size = ruleset.hand_size / (5 if two is _MAU_MAU[0] else 4)
    low, high = ((two[end] + share * (four[end] - two[end])) * size for end in (0, 1))
    fewest, most = rounds(ruleset, seats, form)
    return max(1, round(low * fewest)), max(2, ceil(high * most))


def rounds(ruleset: Ruleset, seats: int, form: Format) -> tuple[int, int]:
    """How many rounds a match usually has, from and to."""
    if isinstance(form, RoundsWon):
        return _races(form.n, seats)
    if isinstance(form, FewerCards):
        return _races(ruleset.hand_size, seats)
    if isinstance(form, PenaltyPoints):
        few, many = _POINTS
        return max(1, form.limit // many), max(1, ceil(form.limit / few))
    if isinstance(form, Chips):
        # Who is out has lost every chip; those who stay lose some of theirs.
        out = form.n * (seats - form.survivors)
        return out, out + (form.n - 1) * form.survivors // 2
    return 1, 1


def _races(wins: int, seats: int) -> tuple[int, int]:
    """Rounds until one seat has so many wins: at best one takes them all, at worst nearly all share them."""
    worst = seats * (wins - 1) + 1
    return wins, max(wins, ceil(worst * 3 / 4))
