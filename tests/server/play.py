"""How the tests' players play: quickly, legally, and so that rounds come to an end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from tests.server.client import Client

Json = dict[str, Any]

RESTING = ("round_over", "match_over", "closed")
"""Phases in which no round is played: where a table may be left."""


def choose(view: Json, rng: random.Random, calls: float = 0.5) -> tuple[str, Json] | None:
    """What a player does now: a command's kind and fields, or None while there is nothing to do.

    `calls`: how often (0 to 1) a call or a call-out is made where it may be.
    """
    at = {"at": view["seq"]}
    seat = view["seat"]
    question = view.get("question")
    if question is not None and view.get("can_answer"):
        return "answer", {"seat": question["seat"], "choice": "computer"}
    phase = view["phase"]
    if phase in ("ready", "round_over", "match_over"):
        if view["seats"][seat]["ready"]:
            return None
        return ("rematch" if phase == "match_over" else "next_round"), at
    if phase != "playing":
        return None
    legal: list[str] = view["round"]["legal"]
    turns = [code for code in legal if code[0] not in "!?"]
    spoken = [code for code in legal if code[0] in "!?"]
    if spoken and (turns or spoken[0][0] == "?") and rng.random() < calls:
        return "play", at | {"move": rng.choice(spoken)}
    if not turns:
        return None
    lays = [code for code in turns if code[0] not in "+-"]
    # Who lays whenever it is possible comes to an end; some draws all the same, for there to be reshuffles.
    return "play", at | {"move": rng.choice(lays if lays and rng.random() < 0.95 else turns)}


async def play(
    client: Client,
    rng: random.Random,
    enough: Callable[[Json], bool],
    think: tuple[float, float] = (0.0, 0.0),
    calls: float = 0.5,
    another: Callable[[], bool] = lambda: True,
) -> None:
    """Play until `enough` says of a view that it is enough.

    `think` seconds, from and to, go before each command; `another` says whether to be ready for another round.
    """
    while client.view is None or not enough(client.view):
        if not client.seated:
            await client.sit_again()
            continue
        view = client.view
        chosen = None if view is None else choose(view, rng, calls)
        if view is None or chosen is None:
            if not await client.changed(1.0):
                await client.ask()
            continue
        if think[1]:
            await asyncio.sleep(rng.uniform(*think))
        if chosen[0] in ("next_round", "rematch") and not another():
            if not await client.changed(1.0):
                await client.ask()
            continue
        answer = await client.send(chosen[0], **chosen[1])
        if answer["kind"] == "ack":
            while client.seq < answer["seq"]:
                await client.changed(1.0)
        elif client.seq == view["seq"]:
            await client.ask()
            await client.changed(0.2)
