"""Whether counts are what chance alone gives: Pearson's chi-squared, for draws and for lots."""

from collections.abc import Sequence
from math import erfc, sqrt


def p_value(statistic: float, freedom: int) -> float:
    """How likely chance alone gives a statistic at least this large (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    return erfc(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(2 * spread)) / 2


def even(counts: Sequence[int]) -> float:
    """The p-value of counts that should be equal but for chance."""
    expected = sum(counts) / len(counts)
    return p_value(sum((count - expected) ** 2 for count in counts) / expected, len(counts) - 1)


def square(counts: Sequence[Sequence[int]]) -> float:
    """The p-value of a table of player × place, where each draw gives every player one place and back.

    Rows and columns are bound to sums, so that n by n counts have (n - 1)² degrees of freedom, and the usual sum is
    n / (n - 1) times too large.
    """
    n = len(counts)
    expected = sum(counts[0]) / n
    total = sum((count - expected) ** 2 for row in counts for count in row) / expected
    return p_value(total * (n - 1) / n, (n - 1) ** 2)
