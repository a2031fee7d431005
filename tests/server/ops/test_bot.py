"""The sample bot plays on a real server as docs/api.md says: nothing but a link, a cookie, and what the views list."""

from __future__ import annotations

import ast
import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.ports import HOST
from tests.server.client import Client, Guest, new_table
from tests.server.logs import read_log
from tests.server.ops.running import STOPPED
from tests.server.play import play
from tests.server.services import ROOT, Node, nodes, sqlite_url

BOT: Final = ROOT / "examples" / "bot.py"
SECONDS: Final = 90


def start_bot(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), link], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


async def play_with_bots(node: Node, guest: Guest, code: str, restart: bool) -> list[str]:
    """Play at a table of three with two bots, and return what they said."""
    bots = [start_bot(f"{node.url}/t/{code}") for _ in range(2)]
    try:
        async with Client(guest, code, [node.url]) as client, asyncio.timeout(SECONDS):
            if restart:
                await play(client, random.Random(1), lambda view: view["phase"] == "playing" and view["seq"] > 12)
                assert await asyncio.to_thread(node.stop) in STOPPED
                node.start()
            await play(client, random.Random(1), lambda view: view["phase"] == "match_over")
            told = [await asyncio.to_thread(bot.communicate, timeout=30) for bot in bots]
            assert client.seen.faults == []
        assert [bot.returncode for bot in bots] == [0, 0], told
        return [words[0].strip() for words in told]
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()


@pytest.mark.slow
def test_two_bots_play_a_match_of_several_rounds_with_somebody_else(node: Node, sqlite: str) -> None:
    guest = Guest.enter(node.url)
    code = new_table(node.url, guest, seats=3, format={"kind": "rounds_won", "n": 2})
    told = asyncio.run(play_with_bots(node, guest, code, restart=False))
    assert told[0] == told[1]
    assert told[0].startswith("won by seat ")
    assert len(read_log(sqlite, code)) > 30


@pytest.mark.slow
def test_a_bot_comes_back_when_the_server_was_started_anew(tmp_path: Path) -> None:
    """Close code 1012, refused connections for a while, and then the same seat."""
    with nodes(tmp_path, 1, sqlite_url(tmp_path)) as (node,):
        guest = Guest.enter(node.url)
        code = new_table(node.url, guest, seats=3, format={"kind": "rounds_won", "n": 2})
        told = asyncio.run(play_with_bots(node, guest, code, restart=True))
        assert told[0].startswith("won by seat ")


def test_a_bot_says_why_it_cannot_play(node: Node) -> None:
    guest = Guest.enter(node.url)
    full = new_table(node.url, guest, seats=2, bots=1)
    for code, why in ((full, "no seat"), ("ZZZZZZZZ", "the server hung up with 4404")):
        bot = start_bot(f"{node.url}/t/{code}")
        told, _ = bot.communicate(timeout=30)
        assert bot.returncode == 1
        assert why in told


def test_the_bot_is_short_and_needs_one_package_only() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 80
    imported: set[str] = set()
    for thing in ast.walk(ast.parse(text)):
        if isinstance(thing, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in thing.names}
        elif isinstance(thing, ast.ImportFrom):
            imported.add((thing.module or "").partition(".")[0])
    assert imported - set(sys.stdlib_module_names) == {"websockets"}
    assert HOST in text, "the example address is this machine's"


def test_without_a_link_the_bot_says_how_it_is_called() -> None:
    done = subprocess.run([sys.executable, BOT], capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (2, "usage: python examples/bot.py http://127.0.0.1:8000/t/CODE\n")
