"""`prsi serve --lan` in a hall's network: two machines, as namespaces with a cable between them, and plain HTTP.

Both ends are the test's own; nothing leaves this machine, and no address of the machine itself takes part.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.ops.running import PRSI, STOPPED
from tests.server.services import ROOT, start, wait_until

SERVER: Final = "192.0.2.1"
PHONE: Final = "192.0.2.2"
PORT: Final = 8000
ADDRESS: Final = f"http://{SERVER}:{PORT}"

PLAYER: Final = r"""
import asyncio, json, sys
from tests.server.client import Guest, command, connecting, new_table, request
base = sys.argv[1]
page = request(base, "GET", "/", headers={"Accept": "text/html"})
made = request(base, "POST", "/api/me", {"language": "cs"})
guest = Guest("; ".join(f"{name}={value}" for name, value in made.cookies.items()), made.body)
table = guest.ask(base, "POST", "/api/tables", {"ruleset": {"preset": "prsi"}, "seats": 2})
async def hello():
    async with connecting(base, table["code"], guest) as socket:
        await socket.send(command("hello", "one"))
        return json.loads(await asyncio.wait_for(socket.recv(), 10))["kind"]
foreign = request(base, "POST", "/api/tables", {}, guest.cookie, {"Origin": "http://192.0.2.9"}).status
print(json.dumps({"page": page.status, "cookie": guest.cookie, "url": table["url"], "told": asyncio.run(hello()),
                  "foreign": foreign}))
"""


def ip(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["ip", *words], capture_output=True, text=True, timeout=20, check=False)


@pytest.fixture
def hall() -> Iterator[tuple[str, str]]:
    """Two namespaces with a cable between them: the laptop with the server, and a phone. Gone afterwards.

    Where making them is not allowed the test is skipped, which is a failure in CI.
    """
    if shutil.which("ip") is None:
        pytest.skip("iproute2 is not installed")
    laptop, phone = f"prsi-laptop-{os.getpid()}", f"prsi-phone-{os.getpid()}"
    ends = f"pl{os.getpid()}", f"pp{os.getpid()}"
    try:
        for name in (laptop, phone):
            made = ip("netns", "add", name)
            if made.returncode:
                pytest.skip(f"no right to make a network namespace: {made.stderr.strip()}")
        steps = [["link", "add", ends[0], "netns", laptop, "type", "veth", "peer", "name", ends[1], "netns", phone]]
        for name, end, address in ((laptop, ends[0], SERVER), (phone, ends[1], PHONE)):
            steps.append(["-n", name, "address", "add", f"{address}/30", "dev", end])
            steps += [["-n", name, "link", "set", device, "up"] for device in (end, "lo")]
        for step in steps:
            done = ip(*step)
            assert done.returncode == 0, (step, done.stderr)
        yield laptop, phone
    finally:
        for name in (laptop, phone):
            ip("netns", "delete", name)


def test_who_is_in_the_hall_s_network_plays_by_plain_http(hall: tuple[str, str], tmp_path: Path) -> None:
    laptop, phone = hall
    log = tmp_path / "lan.log"
    inside = ["ip", "netns", "exec", laptop]
    environment = {"PRSI_DATABASE": str(tmp_path / "prsi.sqlite3")}
    process = start([*inside, PRSI, "serve", "--lan", "--port", str(PORT)], log, environment=environment)
    try:
        asks = "import sys, urllib.request; urllib.request.urlopen(sys.argv[1], timeout=3)"

        def answers() -> bool:
            words = [*inside, sys.executable, "-c", asks, f"http://127.0.0.1:{PORT}/health"]
            return subprocess.run(words, capture_output=True, timeout=20, check=False).returncode == 0

        wait_until(answers, process, log, "prsi serve --lan")
        told = log.read_text(encoding="utf-8")
        assert "Plain HTTP: whoever is in this network can read along." in told

        words = ["ip", "netns", "exec", phone, sys.executable, "-c", PLAYER, ADDRESS]
        played = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
        assert played.returncode == 0, played.stderr[-3000:]
        found: dict[str, Any] = json.loads(played.stdout)
        assert found["page"] == 200
        # Browsers refuse secure and __Host- cookies by plain HTTP, but from the machine itself.
        assert found["cookie"].startswith("prsi=")
        assert found["url"].startswith(f"{ADDRESS}/t/")
        assert found["told"] in ("welcome", "state")
        assert found["foreign"] == 403
    finally:
        process.terminate()
        ended = process.wait(30)
    assert ended in STOPPED


def test_without_lan_nobody_in_the_network_reaches_the_server(hall: tuple[str, str], tmp_path: Path) -> None:
    laptop, phone = hall
    log = tmp_path / "own.log"
    inside = ["ip", "netns", "exec", laptop]
    environment = {"PRSI_DATABASE": str(tmp_path / "prsi.sqlite3")}
    process = start([*inside, PRSI, "serve", "--port", str(PORT)], log, environment=environment)
    try:
        wait_until(lambda: "Open http" in log.read_text(encoding="utf-8"), process, log, "prsi serve")
        assert "Plain HTTP" not in log.read_text(encoding="utf-8")
        asks = f"import socket; socket.create_connection(({SERVER!r}, {PORT}), 3)"
        words = ["ip", "netns", "exec", phone, sys.executable, "-c", asks]
        refused = subprocess.run(words, capture_output=True, text=True, timeout=20, check=False)
        assert "ConnectionRefusedError" in refused.stderr
    finally:
        process.terminate()
        process.wait(30)
