"""Milestones and levels: a player's level is the number of milestones reached, plus one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MILESTONES: Final = ("first_match", "first_win", "three_opponents", "five_wins", "twenty_five_wins")
"""The first match against a person, the first win, three different opponents, 5 wins, 25 wins."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a player has done against people, in matches played to the end that count: matches, wins, opponents."""

    matches: int
    wins: int
    opponents: int


def reached(progress: Progress) -> tuple[str, ...]:
    """Return the milestones that are reached, in the order of MILESTONES."""
    done = {
        "first_match": progress.matches >= 1,
        "first_win": progress.wins >= 1,
        "three_opponents": progress.opponents >= 3,
        "five_wins": progress.wins >= 5,
        "twenty_five_wins": progress.wins >= 25,
    }
    return tuple(name for name in MILESTONES if done[name])


def level(milestones: int) -> int:
    """Return the level of a player who has reached so many milestones."""
    return milestones + 1
