"""The processes that think for bots, and the queue before them."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from prsi.server.logs import log
from prsi.server.thinker import LENGTH, no_answer, packed
from prsi.table import BotMoved, HintFound, Request

Answer = BotMoved | HintFound
Done = Callable[[Answer], None]

PATIENCE: Final = 10.0
"""Seconds after which a process that does not answer is replaced."""


class Thinkers:
    """So many processes (0: all cores but one, at least one), each started when it is first needed."""

    def __init__(self, count: int = 0) -> None:
        self._count = count or max((os.cpu_count() or 1) - 1, 1)
        self._waiting: asyncio.Queue[tuple[Request, Done]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._idle = 0

    def ask(self, request: Request, done: Done) -> None:
        """Have a request answered; `done` is called in the event loop, with an answer in every case."""
        self._waiting.put_nowait((request, done))
        if not self._idle and len(self._tasks) < self._count:
            self._tasks.append(asyncio.get_running_loop().create_task(self._think()))

    def waiting(self) -> int:
        """How many requests nobody thinks about yet."""
        return self._waiting.qsize()

    async def stop(self) -> None:
        """End the processes; requests that wait are dropped: whoever loads the table next asks again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _think(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                self._idle += 1
                try:
                    request, done = await self._waiting.get()
                finally:
                    self._idle -= 1
                answer: Answer
                try:
                    if process is None:
                        process = await _start()
                    answer = await asyncio.wait_for(_ask(process, request), PATIENCE)
                except (TimeoutError, OSError, EOFError, pickle.UnpicklingError) as error:
                    log.warning("a thinker failed", reason=type(error).__name__)
                    await _end(process)
                    process = None
                    answer = no_answer(request)
                done(answer)
        finally:
            await _end(process)


async def _start() -> asyncio.subprocess.Process:
    # -c rather than -m: the package is imported once, under its own name, so that pickles fit.
    program = "from prsi.server.thinker import main; main()"
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=pipe, stdout=pipe)


async def _ask(process: asyncio.subprocess.Process, request: Request) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(packed(request))
    await process.stdin.drain()
    size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    answer: Answer = pickle.loads(await process.stdout.readexactly(size))
    return answer


async def _end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
