"""A process that thinks for bots: requests come in on standard input, answers go out, until the input ends.

It is a process of its own because a search keeps the interpreter busy, and the node has messages to send meanwhile. It
ends with its node, however that ends: the pipe is closed then.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
import time
import traceback
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import BinaryIO, Final

from prsi.bots import Budget, choose, explain
from prsi.table import BotMoved, BotRequest, HintFound, HintRequest, Request

SECONDS: Final = 0.5
"""Most CPU a decision may take; a bot's pace hides it."""

LENGTH: Final = struct.Struct("!I")


def answer(request: Request) -> BotMoved | HintFound:
    """Think, and return what the table asked for. A fault in a bot is answered too: the table then helps itself."""
    began = time.thread_time()
    budget = Budget(SECONDS, None, lambda: time.thread_time() - began)
    random = Random(request.seed)
    try:
        if isinstance(request, BotRequest):
            # The table makes the calls itself, at the moment it has decided on.
            view = replace(request.view, legal=request.legal)
            return BotMoved(request.seat, request.seq, choose(request.level, view, budget, random))
        hint = explain(request.view, budget, random)
        return HintFound(request.seat, request.id, request.seq, hint.move, hint.reason, hint.args)
    except Exception:  # noqa: BLE001 - whatever went wrong in a bot, the table must not stand still
        traceback.print_exc()
        return no_answer(request)


def no_answer(request: Request) -> BotMoved | HintFound:
    """Return the answer that says that there is none."""
    if isinstance(request, HintRequest):
        return HintFound(request.seat, request.id, request.seq, "", None, {})
    return BotMoved(request.seat, request.seq, None)


def packed(value: object) -> bytes:
    """Return a value as it goes through the pipe: its length, then itself."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def _read(pipe: BinaryIO) -> Request | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    request: Request = pickle.loads(pipe.read(LENGTH.unpack(head)[0]))
    return request


def main() -> None:
    """Answer requests until there are no more."""
    with suppress(OSError):
        os.nice(10)  # messages to people go first
    while (request := _read(sys.stdin.buffer)) is not None:
        sys.stdout.buffer.write(packed(answer(request)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError, EOFError):
        main()
