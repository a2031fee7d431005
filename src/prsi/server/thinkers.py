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
"""Seconds after which a table is told that there is no answer, and helps itself."""

HUNG: Final = 60.0
"""Seconds after which a process that does not answer is replaced.

Much more than patience: on a busy machine one that has just started may need longer than a table waits, and whoever
replaced it then would have none that ever answers.
"""


class Thinkers:
    """So many processes (0: all cores but one, at least one), each started when it is first needed."""

    def __init__(self, count: int = 0) -> None:
        self._count = count or max((os.cpu_count() or 1) - 1, 1)
        self._waiting: asyncio.Queue[_Asked] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._idle = 0

    def ask(self, request: Request, done: Done) -> None:
        """Have a request answered; `done` is called in the event loop, with an answer in every case."""
        self._waiting.put_nowait(_Asked(request, done))
        if not self._idle and len(self._tasks) < self._count:
            self._tasks.append(asyncio.get_running_loop().create_task(self._think()))

    def waiting(self) -> int:
        """How many requests nobody thinks about yet."""
        return self._waiting.qsize()

    async def stop(self) -> None:
        """End the processes; requests that wait are dropped: whoever loads the table next asks again."""
        while not self._waiting.empty():
            self._waiting.get_nowait().drop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _think(self) -> None:
        process: asyncio.subprocess.Process | None = None
        asked: _Asked | None = None
        try:
            while True:
                self._idle += 1
                try:
                    asked = await self._waiting.get()
                finally:
                    self._idle -= 1
                if asked.told:
                    continue
                try:
                    if process is None:
                        process = await _start()
                    asked.tell(await asyncio.wait_for(_ask(process, asked.request), HUNG))
                except Exception as error:  # noqa: BLE001 - each event loop has its own for a closed pipe; the rest go on
                    log.warning("a thinker failed", reason=type(error).__name__)
                    asked.tell(no_answer(asked.request))
                    await _end(process)
                    process = None
        finally:
            if asked is not None:
                asked.drop()
            await _end(process)


class _Asked:
    """A request that is told one answer: a thinker's, or after a while that there is none."""

    def __init__(self, request: Request, done: Done) -> None:
        self.request = request
        self._done = done
        self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._give_up)
        self.told = False

    def tell(self, answer: Answer) -> None:
        if not self.told:
            self.drop()
            self._done(answer)

    def drop(self) -> None:
        """Be told nothing any more."""
        self.told = True
        self._patience.cancel()

    def _give_up(self) -> None:
        log.warning("no thinker has answered in time")
        self.tell(no_answer(self.request))


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
