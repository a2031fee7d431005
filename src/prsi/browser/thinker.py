"""Chooses bots' moves and finds hints, within what a browser's worker may spend."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import perf_counter

from prsi.bots import Budget, choose, explain
from prsi.table import BotMoved, BotRequest, HintFound, HintRequest, Request

SECONDS = 0.5
"""Most a decision may take here; a bot's pace hides it."""


def no_hurry() -> bool:
    """Nobody waits."""
    return False


def answer_request(request: Request, somebody_waits: Callable[[], bool] = no_hurry) -> BotMoved | HintFound:
    """Think, and return what the table asked for; as soon as `somebody_waits`, the best so far.

    A fault in a bot is answered too: the table then helps itself, and the game goes on.
    """
    began = perf_counter()

    def spent() -> float:
        return SECONDS if somebody_waits() else perf_counter() - began

    budget = Budget(SECONDS, None, spent)
    random = Random(request.seed)
    try:
        if isinstance(request, BotRequest):
            # The table makes the calls itself, at the moment it has decided on.
            view = replace(request.view, legal=request.legal)
            return BotMoved(request.seat, request.seq, choose(request.level, view, budget, random))
        return _hint(request, budget, random)
    except Exception:  # noqa: BLE001 - whatever went wrong in a bot, the table must not stand still
        traceback.print_exc()
        if isinstance(request, BotRequest):
            return BotMoved(request.seat, request.seq, None)
        return HintFound(request.seat, request.id, request.seq, "", None, {})


def _hint(request: HintRequest, budget: Budget, random: Random) -> HintFound:
    hint = explain(request.view, budget, random)
    return HintFound(request.seat, request.id, request.seq, hint.move, hint.reason, hint.args)
