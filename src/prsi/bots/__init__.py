"""Computer opponents: they are given a view, never the true state, and return a legal move."""

from prsi.bots.budget import Budget
from prsi.bots.choice import choose, notices
from prsi.bots.explain import Hint, explain
from prsi.bots.levels import LEVELS, Level, level_of

__all__ = ["LEVELS", "Budget", "Hint", "Level", "choose", "explain", "level_of", "notices"]
