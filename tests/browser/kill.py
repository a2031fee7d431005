"""Chromium killed with SIGKILL between a move and its acknowledgement.

What must hold afterwards: everything the page was shown is still so, the move that was under way has been made once or
not at all, and the game goes on. `python -m tests.browser.kill 50` does it fifty times.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Page, Playwright, sync_playwright

from tests.browser.house import Chromium, Json, Server, boot, served
from tests.browser.positions import OWN_MOVE, WANTED, Wanted, own_move, secrets, start_command
from tools.chromium import find_chromium

# The page sends the move SEND_AFTER milliseconds after it was told to, and is killed some KILL_AFTER after it was told:
# a move takes the worker five to thirty of them, so some kills come before anything is written, some while it is, some
# after the acknowledgement.
SEND_AFTER = 60
KILL_AFTER = (50, 90)

PLAY_UNTIL = """async ([holds, choose]) => {
  holds = (0, eval)(holds); choose = (0, eval)(choose);
  for (;;) {
    const view = await port.viewWhere(
      v => v.phase !== "playing" || holds(v.round) || (v.round.to_act === 0 && v.round.window === null));
    if (view.phase !== "playing") throw new Error("the round ended before the position came");
    if (holds(view.round)) return view;
    const answer = await port.send({ kind: "play", at: view.seq, move: choose(view.round) });
    if (answer.kind !== "ack") throw new Error(JSON.stringify(answer));
    await port.viewWhere(v => v.seq >= answer.seq);
  }
}"""


@dataclass
class Shown:
    """What the page was told before it died, as it reached this process."""

    entries: dict[int, list[Json]] = field(default_factory=dict)
    view: Json | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)

    def take(self, message: Json) -> None:
        if message["kind"] == "ack":
            self.acknowledged[message["id"]] = message["seq"]
        if "view" in message:
            self.view = message["view"]
            for entry in message["entries"]:
                self.entries[entry["seq"]] = entry["events"]


@dataclass
class Death:
    """One game that was cut off: which, by what move, and what had been shown."""

    table: str
    move: str
    shown: Shown

    @property
    def told(self) -> str:
        """Whether the page had been told that the move was made."""
        return "acknowledged" if "last" in self.shown.acknowledged else "not acknowledged"


def play_and_kill(page: Page, chromium: Chromium, wanted: Wanted, secret: str, table: str, wait: float) -> Death:
    """Bring a game to its position, have a move sent, and kill the browser `wait` milliseconds after saying so."""
    shown = Shown()
    page.expose_function("shown", shown.take)
    # First the new table, so that the last words of the game before are not taken for its own.
    page.evaluate("table => { port.sit(table); port.listen(({ message }) => message && shown(message)); }", table)
    page.evaluate("([table, command]) => port.start(table, command)", [table, start_command(wanted, secret)])
    view = page.evaluate(PLAY_UNTIL, [wanted.script, OWN_MOVE])
    move = f"?{view['round']['window']}" if wanted.name == "call window" else own_move(view["round"])
    page.evaluate(
        "([at, move, after]) => { setTimeout(() => port.send({ kind: 'play', id: 'last', at, move }), after); }",
        [view["seq"], move, SEND_AFTER],
    )
    # The page goes on telling this process what it is shown, until it is dead; then its last words arrive.
    page.wait_for_timeout(wait)
    chromium.kill()
    with suppress(Error):
        page.wait_for_timeout(100)
    return Death(table, move, shown)


def check_survival(page: Page, death: Death) -> str:
    """Resume the game and compare; returns whether the move had been made."""
    opened = page.evaluate("table => port.open(table)", death.table)
    assert opened["connection"] == "open", page.evaluate("port.told")
    state = page.evaluate(
        "port.send({ kind: 'sync', after: 0 }), port.until(m => m.message?.kind === 'state' && m.message.id)"
    )
    entries = {entry["seq"]: entry["events"] for entry in state["message"]["entries"]}
    view = state["message"]["view"]
    shown = death.shown
    assert shown.view is not None
    assert view["seq"] >= shown.view["seq"], "something shown was lost"
    for seq, events in shown.entries.items():
        assert entries.get(seq) == events, (
            f"entry {seq} was shown as {events} and is {entries.get(seq)} among {sorted(entries)}"
        )
    if view["seq"] == shown.view["seq"]:
        assert without_clocks(view) == without_clocks(shown.view), "the same entries, another position"
    # Only what came after the position can be the move under way: it is there once or not at all.
    last = shown.acknowledged.get("last")
    mine = [
        seq for seq, events in sorted(entries.items()) if seq > at_kill(death) and events and made(events, death.move)
    ]
    assert len(mine) <= 1, f"{death.move} was made {len(mine)} times: {mine}"
    if last is not None:
        assert mine and mine[0] <= last, "an acknowledged move was lost"
    # And the game goes on: the same move again is refused as old, or the next own move is taken.
    if view["phase"] == "playing":
        page.evaluate(
            "async () => { const view = await port.viewWhere(v => v.phase !== 'playing' || (v.round.to_act === 0));"
            " if (view.phase !== 'playing') return;"
            f" const answer = await port.send({{ kind: 'play', at: view.seq, move: ({OWN_MOVE})(view.round) }});"
            " if (answer.kind !== 'ack') throw new Error(JSON.stringify(answer)); }"
        )
    return "made" if mine else "not made"


def at_kill(death: Death) -> int:
    """The last entry before the move under way, as far as was shown."""
    last = death.shown.acknowledged.get("last")
    if last is not None:
        return last - 1
    assert death.shown.view is not None
    own = [seq for seq, events in death.shown.entries.items() if made(events, death.move)]
    view_seq: int = death.shown.view["seq"]
    # Shown without an acknowledgement does not happen (the answer goes first), so all that was shown came before it.
    assert not own or max(own) <= view_seq
    return view_seq


def made(events: list[Json], move: str) -> bool:
    """Whether an entry's events are those of this move of seat 0."""
    first = events[0]
    if move.startswith("?"):
        return bool(first["kind"] == "called_out" and first["by"] == 0)
    if move.startswith("+"):
        return first["kind"] in ("drew", "reshuffled") and any(e["kind"] == "drew" and e["seat"] == 0 for e in events)
    if move == "-":
        return bool(first["kind"] in ("stood", "kept", "passed") and first["seat"] == 0)
    return any(event["kind"] == "laid" and event["seat"] == 0 for event in events)


def without_clocks(view: Json) -> Json:
    """A view but for what moves by itself while nobody looks."""
    return {key: value for key, value in view.items() if key != "clocks"}


def run(playwright: Playwright, executable: str, server: Server, times: int, seed: int = 1) -> list[str]:
    """Kill so often, over all kinds of position in turn; returns a line a kill. Raises AssertionError."""
    random = Random(seed)
    each = -(-times // len(WANTED))
    games = [(wanted, secret) for wanted in WANTED for secret in islice(secrets(wanted), each)]
    random.shuffle(games)
    chromium = Chromium(executable, Path(tempfile.mkdtemp(prefix="prsi-kill-")))
    lines: list[str] = []
    death: Death | None = None
    try:
        for number, (wanted, secret) in enumerate([*games[:times], (WANTED[0], "")]):
            browser = chromium.start(playwright)
            page = browser.contexts[0].pages[0]
            page.set_default_timeout(120_000)
            assert boot(page, server.url)["from"] == "ready"
            if death is not None:
                lines[-1] += f": {check_survival(page, death)}, {death.told}"
            if number == times:
                break
            # Every browser survives one game and then dies in the next.
            wait = random.uniform(*KILL_AFTER)
            death = play_and_kill(page, chromium, wanted, secret, f"game{number}", wait)
            lines.append(f"{wanted.name}, {death.move} after {wait - SEND_AFTER:.0f} ms")
    finally:
        chromium.remove()
    return lines


def main(arguments: list[str]) -> None:
    """Kill as often as the first argument says, and print what became of each move."""
    times = int(arguments[0]) if arguments else 50
    executable = find_chromium()
    assert executable is not None, "Chromium is not installed"
    began = time.monotonic()
    with served() as server, sync_playwright() as playwright:
        lines = run(playwright, executable, server, times)
    print("\n".join(lines))
    print(f"{times} kills survived in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
