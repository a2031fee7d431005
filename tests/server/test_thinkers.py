"""The processes that think for bots: whatever becomes of one, each request is answered once, and in time."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest
import uvloop

from prsi.rules.view import view
from prsi.server import thinkers
from prsi.server.thinkers import Answer, Thinkers
from prsi.table import BotMoved, BotRequest
from tests.bots.rounds import wander

LOOPS = {"asyncio": None, "uvloop": uvloop.new_event_loop}
"""A node runs on uvloop, where that is: it tells of a pipe that is closed by another error."""


def a_request(seq: int) -> BotRequest:
    """A choice among several moves."""
    for number in range(1_000):
        for round_, events in wander(Random(number)):
            seen = view(round_, events, round_.to_act)
            legal = tuple(code for code in seen.legal if code[0] not in "!?")
            if len(legal) > 2:
                return BotRequest(seen.seat, seq, "strong", seen, legal, seq)
    raise AssertionError("no choice in a thousand rounds")


def children() -> list[int]:
    """Of this process's main thread, in which the event loop of a test runs."""
    found = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def test_a_thinker_without_processor_time_is_waited_for_and_its_table_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine one that was replaced for being slow to start would be replaced for ever."""

    async def work() -> None:
        before = children()
        pool = Thinkers(1)
        answers: asyncio.Queue[Answer] = asyncio.Queue()
        pool.ask(a_request(1), answers.put_nowait)
        first = await asyncio.wait_for(answers.get(), 60)
        assert isinstance(first, BotMoved)
        assert first.seq == 1
        (thinker,) = [child for child in children() if child not in before]
        monkeypatch.setattr(thinkers, "PATIENCE", 0.2)
        os.kill(thinker, signal.SIGSTOP)
        try:
            # The second waits behind the first, and no longer than that.
            for seq in (2, 3):
                pool.ask(a_request(seq), answers.put_nowait)
            told = [await asyncio.wait_for(answers.get(), 60) for _ in range(2)]
        finally:
            os.kill(thinker, signal.SIGCONT)
        assert [(one.seq, one.move) for one in told if isinstance(one, BotMoved)] == [(2, None), (3, None)]
        monkeypatch.undo()
        pool.ask(a_request(4), answers.put_nowait)
        later = await asyncio.wait_for(answers.get(), 60)
        assert isinstance(later, BotMoved)
        assert later.seq == 4
        assert later.move in a_request(4).legal
        assert answers.empty(), "what comes too late is told nobody"
        assert thinker in children(), "the same one as before"
        await pool.stop()
        assert thinker not in children()

    asyncio.run(work())


@pytest.mark.parametrize("loop", LOOPS)
def test_a_thinker_that_dies_is_replaced_and_its_request_answered(loop: str) -> None:
    """Kill -9 before it is asked, while it thinks, and long before it is asked."""

    async def work() -> None:
        before = children()
        pool = Thinkers(1)
        answers: asyncio.Queue[Answer] = asyncio.Queue()
        for seq in range(1, 10):
            pool.ask(a_request(seq), answers.put_nowait)
            if seq % 3 == 1:
                await asyncio.sleep(0)  # asked, and not yet answered
            elif seq % 3 == 2:
                assert (await asyncio.wait_for(answers.get(), 60)).seq == seq
            for child in children():
                if child not in before:
                    os.kill(child, signal.SIGKILL)
            if seq % 3 == 2:
                await asyncio.sleep(0.2)  # the loop has seen the pipe closed before the next one is asked
                continue
            assert (await asyncio.wait_for(answers.get(), 60)).seq == seq
        await pool.stop()

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(work())
