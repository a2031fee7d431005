"""A player for Prší in a few lines: joins the table of a link, plays legal moves at random, ends with the match.

    python examples/bot.py http://127.0.0.1:8000/t/CODE

Needs Python 3.11 and `websockets`. It knows no rule: the server lists the moves that it may make (docs/api.md).
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

COME_BACK = {1006, 1012, 1013}  # close codes after which to try again: a lost line, a restart, no room


def guest(server: str) -> str:
    """Become a guest of the server, and return the cookie by which it will know us."""
    headers = {"Origin": server, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/me", b'{"language": "en"}', headers)
    with urllib.request.urlopen(request) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def choose(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return the command for a position, or None: there is nothing to do for us."""
    if view["can_answer"]:  # somebody is away: the computer may play for them
        return {"kind": "answer", "seat": view["question"]["seat"], "choice": "computer"}
    if view["phase"] in ("ready", "round_over") and not view["seats"][view["seat"]]["ready"]:
        return {"kind": "next_round", "at": view["seq"]}
    if view["phase"] == "playing" and view["round"]["legal"]:
        legal = view["round"]["legal"]  # lay a card, or call, where that is possible; draw only when it is not
        move = random.choice([move for move in legal if move[0] not in "+-?"] or legal)
        return {"kind": "play", "at": view["seq"], "move": move}
    return None


async def play(link: str) -> dict[str, Any]:
    """Sit down at the table of the link, play to the end of the match, and return the last view."""
    server, _, code = link.rstrip("/").rpartition("/t/")
    headers = {"Cookie": await asyncio.to_thread(guest, server), "Origin": server}
    address = f"ws{server.removeprefix('http')}/api/tables/{code}/socket"
    numbers, seated = itertools.count(1), False
    while True:
        ended = 1006
        try:
            async with connect(address, additional_headers=headers) as socket:
                command: dict[str, Any] | None = {"kind": "hello" if seated else "sit"}
                while True:
                    if command is not None:
                        await socket.send(json.dumps({"v": 3, "id": f"{id(socket)}-{next(numbers)}", **command}))
                    message = json.loads(await socket.recv())
                    if message["kind"] == "refused" and not seated:
                        raise SystemExit(f"no seat: {message['reason']}")
                    view = message.get("view")  # `state` and `events` tell all that our seat may know
                    seated = seated or view is not None
                    if view is not None and view["phase"] in ("match_over", "closed"):
                        return dict(view)
                    command = {"kind": "sync"} if message.get("works") else None if view is None else choose(view)
        except ConnectionClosed as closed:
            ended = closed.rcvd.code if closed.rcvd else ended
        except (OSError, InvalidHandshake):
            pass
        if ended not in COME_BACK:
            raise SystemExit(f"the server hung up with {ended}")
        await asyncio.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) != 2 or "/t/" not in sys.argv[1]:
        print("usage: python examples/bot.py http://127.0.0.1:8000/t/CODE", file=sys.stderr)
        raise SystemExit(2)
    result = asyncio.run(play(sys.argv[1]))["match_result"]
    print("the match is over" if result is None else f"won by seat {result['winner']}")
