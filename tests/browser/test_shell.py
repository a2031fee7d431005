"""The shell around the table in a browser: storage, tabs, versions, failures. No screen is needed for these."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from prsi.protocol import PROTOCOL_VERSION
from tests.browser.app import TOUCH, may_be_gone
from tests.browser.house import QUICK, Json, Server, boot, seats, stored

START: Json = {
    "ruleset": {"preset": "prsi"},
    "seats": seats("beginner"),
    "pace": QUICK,
    "dealer": 1,
    "secret": "07" * 16,
}

PLAY_ONE = """async () => {
  const view = await port.viewWhere(v => v.phase !== "playing" || v.round.to_act === 0);
  const move = view.round.legal.find(code => !"!?".includes(code[0]));
  const answer = await port.send({ kind: "play", at: view.seq, move });
  // The position after it may come later than the answer: without it the next move would be made for this one.
  if (answer.kind === "ack") await port.viewWhere(v => v.seq >= answer.seq);
  return answer;
}"""


def start(page: Page, table: str, command: Json = START) -> Json:
    """Make a table and return the answer."""
    answer: Json = page.evaluate("([table, command]) => port.start(table, command)", [table, command])
    return answer


def resume(page: Page, table: str) -> list[Json]:
    """Open a stored table and return what the page was told until the connection was decided."""
    page.evaluate("table => port.open(table)", table)
    told: list[Json] = page.evaluate("port.told")
    return told


def edit(page: Page, table: str, change: str) -> None:
    """Change a stored table row by a JavaScript function of it."""
    page.evaluate(
        # Written into the script: the page's policy lets nobody evaluate a text, this test included.
        """table => new Promise((resolve, reject) => {
          const opening = indexedDB.open("prsi");
          opening.onsuccess = () => {
            const writing = opening.result.transaction("tables", "readwrite");
            const tables = writing.objectStore("tables");
            const reading = tables.get(table);
            reading.onsuccess = () => tables.put((CHANGE)(reading.result));
            writing.oncomplete = () => { opening.result.close(); resolve(); };
            writing.onabort = () => reject(writing.error);
          };
        })""".replace("CHANGE", change),
        table,
    )


def notices(told: list[Json]) -> list[str]:
    """The notices among what a page was told."""
    return [message["notice"] for message in told if message["from"] == "notice"]


def connections(told: list[Json]) -> list[str]:
    """The connections among what a page was told."""
    return [message["connection"] for message in told if message["from"] == "connection"]


def test_a_reload_finds_the_position_that_was_acknowledged(visitor: BrowserContext, server: Server) -> None:
    """Every entry is on the disk before the page is told of it."""
    page = visitor.pages[0]
    boot(page, server.url)
    assert start(page, "t")["kind"] == "ack"
    for _ in range(3):
        answer = page.evaluate(PLAY_ONE)
        assert answer["kind"] == "ack"
        assert max(row["seq"] for row in stored(page, "entries")) >= answer["seq"]
    before = page.evaluate("port.view()")
    boot(page, server.url)
    (state,) = [m["message"] for m in resume(page, "t") if m["from"] == "message"]
    assert state["view"]["seq"] >= before["seq"]
    if state["view"]["seq"] == before["seq"]:
        assert state["view"]["round"] == before["round"]


def test_a_long_game_is_resumed_from_its_snapshot_and_from_its_log_alike(
    visitor: BrowserContext, server: Server
) -> None:
    """A snapshot spares time; the log stays the truth and whole."""
    page = visitor.pages[0]
    boot(page, server.url)
    start(
        page,
        "t",
        {**START, "ruleset": {"preset": "prsi", "finish": "wild_only"}, "pace": {**QUICK, "bot_min": 0, "bot_max": 0}},
    )
    while not stored(page, "snapshots"):
        assert page.evaluate(PLAY_ONE)["kind"] == "ack"
    page.evaluate("port.send({ kind: 'pause' })")
    rows = stored(page, "entries")
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    boot(page, server.url)
    resume(page, "t")
    from_snapshot = page.evaluate("port.view()")
    page.evaluate(
        """() => new Promise((resolve) => {
          const opening = indexedDB.open("prsi");
          opening.onsuccess = () => {
            const writing = opening.result.transaction("snapshots", "readwrite");
            writing.objectStore("snapshots").put({ table: "t", seq: 1, text: "{}" });
            writing.oncomplete = () => { opening.result.close(); resolve(); };
          };
        })"""
    )
    boot(page, server.url)
    resume(page, "t")
    assert page.evaluate("port.view()") == from_snapshot


def test_a_command_sent_twice_is_done_once(visitor: BrowserContext, server: Server) -> None:
    """The same id gets the same answer, in another life of the worker too."""
    page = visitor.pages[0]
    boot(page, server.url)
    start(page, "t")
    view = page.evaluate("port.viewWhere(v => v.round.to_act === 0)")
    move = next(code for code in view["round"]["legal"] if code[0] not in "!?")
    play = {"kind": "play", "id": "one", "at": view["seq"], "move": move}
    first = page.evaluate("command => port.send(command)", play)
    assert first["kind"] == "ack"
    assert page.evaluate("command => port.send(command)", play) == first
    boot(page, server.url)
    resume(page, "t")
    assert page.evaluate("command => port.send(command)", play) == first


def test_what_cannot_be_played_is_refused_with_its_reason_and_stores_nothing(
    visitor: BrowserContext, server: Server
) -> None:
    """A refused start leaves no game behind; a refused move leaves the position as it was."""
    page = visitor.pages[0]
    boot(page, server.url)
    refused = start(page, "t", {**START, "ruleset": {"preset": "prsi", "wild": "J", "rank_wild": "J"}})
    assert (refused["kind"], refused["reason"]) == ("refused", "bad_ruleset")
    assert "wild" in refused["expected"]
    assert "rank_wild" in refused["expected"]
    assert stored(page, "tables") == []
    start(page, "u")
    view = page.evaluate("port.viewWhere(v => v.round.to_act === 0)")
    answer = page.evaluate("at => port.send({ kind: 'play', at, move: '+4' })", view["seq"])
    assert (answer["kind"], answer["rule"] != "") == ("refused", True)
    assert page.evaluate("port.view()") == view


def test_one_tab_runs_a_table_and_another_can_take_it_over(visitor: BrowserContext, server: Server) -> None:
    """Two tabs never both write; who loses the table is told so, and no entry is written twice."""
    first, second = visitor.pages[0], visitor.new_page()
    boot(first, server.url)
    start(first, "t")
    first.evaluate(PLAY_ONE)
    boot(second, server.url)
    assert connections(resume(second, "t")) == ["elsewhere"]
    second.evaluate("port.forget()")
    second.evaluate("() => { port.post({ to: 'open', table: 't', steal: true }); }")
    second.evaluate("port.until(m => m.from === 'connection' && m.connection === 'open')")
    first.evaluate("port.until(m => m.from === 'notice' && m.notice === 'taken-over')")
    assert second.evaluate(PLAY_ONE)["kind"] == "ack"
    rows = stored(second, "entries")
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))


def test_a_tab_goes_on_when_the_other_is_closed(visitor: BrowserContext, server: Server) -> None:
    """The waiting tab needs no click."""
    first, second = visitor.pages[0], visitor.new_page()
    boot(first, server.url)
    start(first, "t")
    boot(second, server.url)
    assert connections(resume(second, "t")) == ["elsewhere"]
    first.close()
    second.evaluate("port.until(m => m.from === 'connection' && m.connection === 'open')")
    assert second.evaluate(PLAY_ONE)["kind"] == "ack"


@pytest.mark.parametrize(
    ("change", "notice"),
    [
        pytest.param("row => ({ ...row, format: 99 })", "stored-version-unknown", marks=pytest.mark.long),
        ("row => ({ ...row, versions: { ...row.versions, rules: row.versions.rules + 1 } })", "stored-version-unknown"),
        ("row => ({ ...row, versions: { ...row.versions, rules: row.versions.rules - 1 } })", "old-rules-missing"),
    ],
)
def test_a_game_of_other_rules_is_never_run_and_never_touched(
    visitor: BrowserContext, server: Server, change: str, notice: str
) -> None:
    """New rules on a running old game, or old rules on a newer one, would change what was dealt (R38)."""
    page = visitor.pages[0]
    boot(page, server.url)
    start(page, "t")
    page.evaluate(PLAY_ONE)
    boot(page, server.url)
    edit(page, "t", change)
    before = (stored(page, "tables"), stored(page, "entries"))
    told = resume(page, "t")
    page.evaluate("port.until(m => m.connection === 'closed')")
    assert notices(page.evaluate("port.told")) == [notice], told
    assert (stored(page, "tables"), stored(page, "entries")) == before


def test_a_stored_game_that_does_not_read_is_kept(visitor: BrowserContext, server: Server) -> None:
    """Broken entries are told of, not repaired by guessing."""
    page = visitor.pages[0]
    boot(page, server.url)
    start(page, "t")
    boot(page, server.url)
    page.evaluate(
        """() => new Promise((resolve) => {
          const opening = indexedDB.open("prsi");
          opening.onsuccess = () => {
            const writing = opening.result.transaction("entries", "readwrite");
            writing.objectStore("entries").put({ table: "t", seq: 1, text: "{" });
            writing.oncomplete = () => { opening.result.close(); resolve(); };
          };
        })"""
    )
    before = stored(page, "entries")
    resume(page, "t")
    page.evaluate("port.until(m => m.connection === 'closed')")
    assert notices(page.evaluate("port.told")) == ["stored-game-broken"]
    assert stored(page, "entries") == before
    assert start(page, "u")["kind"] == "ack", "another game can be played"


# The worker's own storage is spoilt by a script that comes before its own: a worker that imports the real one.
SPOILT = {
    "storage-blocked": "indexedDB.open = () => { throw new DOMException('blocked', 'SecurityError'); };",
    "storage-full": "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (row) {"
    " this.transaction.abort(); throw new DOMException('full', 'QuotaExceededError'); };",
}


@pytest.mark.parametrize("notice", SPOILT)
def test_where_nothing_can_be_stored_the_game_goes_on_in_memory(
    visitor: BrowserContext, server: Server, notice: str
) -> None:
    """A blocked or full IndexedDB costs the resumption, not the game, and the player is told."""
    page = visitor.pages[0]
    spoil_worker(page, SPOILT[notice])
    assert boot(page, server.url)["from"] == "ready"
    assert start(page, "t")["kind"] == "ack"
    for _ in range(3):
        assert page.evaluate(PLAY_ONE)["kind"] == "ack"
    assert notices(page.evaluate("port.told")) == [notice]


def test_a_stored_game_is_waited_for_where_the_storage_is_slow_to_open(visitor: BrowserContext, server: Server) -> None:
    """After a crash a busy device mends its files first: the game is there, and must not be said to be out of reach."""
    page = visitor.pages[0]
    boot(page, server.url)
    start(page, "t")
    spoil_worker(page, "const open = indexedDB.open; indexedDB.open = () => { indexedDB.open = open; return {}; };")
    boot(page, server.url)
    resume(page, "t")
    page.evaluate("port.until(m => m.connection === 'open')")
    assert notices(page.evaluate("port.told")) == []


def test_a_browser_without_webassembly_is_told_so(visitor: BrowserContext, server: Server) -> None:
    """The rules cannot run there, and nothing hangs."""
    page = visitor.pages[0]
    spoil_worker(page, "delete globalThis.WebAssembly;")
    assert boot(page, server.url) == {"from": "failed", "notice": "no-webassembly"}


def test_rules_that_do_not_load_are_told_of(visitor: BrowserContext, server: Server) -> None:
    """A file that the network does not bring is a sentence on the page, not a spinner for ever."""
    page = visitor.pages[0]
    visitor.route("**/py/prsi-*.zip", lambda route: route.abort())
    assert boot(page, server.url) == {"from": "failed", "notice": "rules-not-loaded"}


def spoil_worker(page: Page, script: str) -> None:
    """Run a script at the head of every worker of a page."""

    def head(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    page.context.route("**/assets/worker-*.js", head)


def test_the_port_takes_whatever_it_is_given(visitor: BrowserContext, server: Server) -> None:
    """What is no command is answered by `error`, and the table plays on."""
    page = visitor.pages[0]
    boot(page, server.url)
    start(page, "t")
    newer = json.dumps({"v": 99, "kind": "hello", "id": "x"})
    unknown = json.dumps({"v": PROTOCOL_VERSION, "kind": "fly"})
    for text in ("", "{", "[]", newer, unknown):
        page.evaluate("text => port.post({ to: 'command', text })", text)
        page.evaluate("port.until(m => m.message?.kind === 'error')")
        page.evaluate("port.told.splice(port.told.findIndex(m => m.message?.kind === 'error'), 1)")
    assert page.evaluate(PLAY_ONE)["kind"] == "ack"
    # A fault in Python is an answer too, with nothing missing that an error needs.
    page.evaluate("port.post({ to: 'ask', id: 1, kind: 'fly', text: '' })")
    assert page.evaluate("port.until(m => m.from === 'answer')")["text"] is None
    assert page.evaluate(PLAY_ONE)["kind"] == "ack"


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(visitor: BrowserContext, server: Server) -> None:
    """The real page: its first worker fails in the middle of a game, the next one resumes from what is stored."""
    page = visitor.pages[0]
    workers: list[int] = []

    def planted(route: Route) -> None:
        workers.append(1)
        response = route.fetch()
        fault = "addEventListener('message', ({ data }) => { if (data.to === 'command') throw new Error('planted'); });"
        route.fulfill(response=response, body=(fault if len(workers) == 1 else "") + response.text())

    visitor.route("**/assets/worker-*.js", planted)
    page.goto(server.url)
    page.get_by_test_id("play").click()
    page.wait_for_selector("main.mine")
    before = len(stored(page, "entries"))
    # The move's command is what the first worker dies of; the page sends it again to the second.
    cards = page.locator(".held.playable")
    (cards.first if cards.count() else page.locator("button.draw")).click(position={"x": 12, "y": 16})
    field = page.locator(".fields button")
    for _ in range(600):
        with may_be_gone:
            if field.count():
                field.first.click(timeout=TOUCH)
        if len(stored(page, "entries")) > before:
            break
        page.wait_for_timeout(100)
    assert len(stored(page, "entries")) > before
