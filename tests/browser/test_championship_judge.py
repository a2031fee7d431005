"""Table judges' phones at a championship: without a network, with wrong clocks, two at one table (championship.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.app import PHONE, Words
from tests.browser.house import Json
from tests.browser.judges import MINUTE, TOGETHER, Judge, come_together, hall, hands, seats, told
from tests.browser.online import OnlineServer, online_server
from tests.browser.test_online_pages import SMALL, TABLET
from tests.server.championship.playing import Event
from tests.server.championship.test_files import restore

pytestmark = pytest.mark.browser

Open = Callable[..., Judge]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnlineServer]:
    """A server that all tests of this file share; each has a championship of its own."""
    with online_server(tmp_path_factory.mktemp("judges") / "judges.sqlite3") as running:
        yield running


@pytest.fixture
def phone(browser: Browser, server: OnlineServer) -> Iterator[Open]:
    """Open a judge's page; what its console says is a fault."""
    opened: list[Judge] = []

    def make(event: Event, table: int, **more: Any) -> Judge:
        judge = Judge(browser, server.url, event, table, **more)
        opened.append(judge)
        return judge

    yield make
    for judge in opened:
        judge.context.close()
        assert not judge.faults, "\n".join(judge.faults)


TWICE = """async who => {
    const tap = at => document.querySelector(at).dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    const card = '[data-code="Ah"]';
    const seen = [];
    tap(`[data-testid=winner][data-who="${who}"]`);
    while (!document.querySelector(card)) await new Promise(requestAnimationFrame);
    for (const by of [0, 600]) {
        passTime(by);
        tap(card);
        await new Promise(requestAnimationFrame);
        seen.push(document.querySelector(card).getAttribute('aria-pressed'));
    }
    return seen;
}"""
"""Taps a winner and a card of the next player at once, and the card once more later: whether it is chosen each time."""


def began(server: OnlineServer, **settings: Any) -> tuple[Event, dict[str, str], list[list[str]]]:
    return hall(server.url.rstrip("/"), **settings)


# The other order is played over HTTPS, in test_championship_hall.py.
@pytest.mark.parametrize("first", ["near", pytest.param("far", marks=pytest.mark.long)])
def test_three_phones_come_to_one_table_in_any_order(server: OnlineServer, phone: Open, first: str) -> None:
    """Clocks off by ten minutes, one phone offline for ten more with five results and a reload, two at one table.

    Whoever's network is back first: all three show the same conflict, and after it is decided the same table; each
    entry is in the log once, those that do not count any more too.
    """
    event, _, tables = began(server)
    assert come_together(lambda at, **more: phone(event, at, **more), event, tables[0], 1, first) == TOGETHER


def test_a_correction_after_an_elimination_is_a_conflict_until_it_is_put_right(
    server: OnlineServer, phone: Open
) -> None:
    """Bob was out by the second game; the correction brings him back, so the third one names too few."""
    event, _, tables = began(server)
    players = tables[0]
    ann, bob, cid, dan = players
    judge, other = phone(event, 1), phone(event, 1, ahead=10 * MINUTE)
    judge.enter(ann, hands([bob, cid, dan], bob))
    judge.enter(ann, hands([bob, cid, dan], bob), grave=True)
    judge.enter(ann, hands([cid, dan], cid))
    other.soon(seats((2, "in"), (0, "chips"), (1, "in"), (2, "in"), players, "playing", 4))
    # The second game was Dan's chip.
    judge.page.get_by_test_id("correct").nth(1).click()
    judge.tap("winner", who=ann)
    for cards in (("Ah", "Ad", "8h"), (), ("7d", "Ah", "Ad")):
        # What was entered is there already: a tap takes a card away, or adds one.
        for card in cards:
            judge.page.locator(f'[data-code="{card}"]').click()
        judge.tap("next")
    judge.page.wait_for_selector("[data-testid=outcome] p")
    judge.tap("next")
    said = judge.page.get_by_test_id("consequences").inner_text()
    words = Words("en")
    assert words("judge-change-back", names="Bob", count=1) in said
    assert words("judge-change-clash") in said
    judge.tap("confirm")
    clash = seats((2, "in"), (1, "in"), (2, "in"), (1, "in"), players, "conflict", 3)
    for one in (judge, other):
        one.page.wait_for_selector("[data-testid=clash][data-clash=players]")
        one.soon(clash)
    other.tap("correct-clash")
    # Only Bob's card is new: the others' are there.
    other.fill_in(ann, {bob: ["8h"], cid: [], dan: []})
    other.finish()
    for one in (judge, other):
        one.soon(seats((2, "in"), (1, "in"), (1, "in"), (1, "in"), players, "playing", 4))
    assert len(told(event, 1)) == 5
    assert judge.page.locator(".trace li.dead").count() == 2, "what was put right stays, and is struck out"


def test_no_stray_touch_puts_anybody_out(server: OnlineServer, phone: Open) -> None:
    """A second tap at the same place takes nothing back and enters nothing; what takes a chip or a place asks."""
    event, _, tables = began(server)
    players = tables[0]
    ann, bob, cid, dan = players
    judge = phone(event, 1)
    here = judge.page.locator(f'li[data-who="{ann}"] [data-testid=here]')
    row = judge.page.locator(f'li[data-who="{ann}"]')
    assert here.inner_text().endswith(Words("en")("desk-tick")), "what is done by it, not how it stands"
    assert Words("en")("judge-missing") in row.locator(".state").first.inner_text()
    here.dblclick()
    expect(row.locator(".state").first).to_contain_text(Words("en")("judge-here"))
    judge.link("saved")
    assert here.get_attribute("data-here") == "true", "ticked off once, and not off again"
    judge.pass_time(2000)
    here.click()
    asked = judge.page.get_by_test_id("consequences")
    assert Words("en")("judge-untick-about") in asked.inner_text()
    judge.page.keyboard.press("Escape")
    asked.wait_for(state="detached")
    assert event.view()["table:1:1"]["seats"][0]["arrived"], "who is asked about is there until somebody says yes"
    # The second tap on a winner's name hits a card of the next player, and says nothing.
    judge.tap("enter-game")
    assert judge.page.evaluate(TWICE, ann) == ["false", "true"], "a tap after a while does"
    judge.back_to(Words("en")("judge-who-won"))
    judge.tap("back")
    judge.settled()
    # What costs nobody a place is entered by one tap, whatever the second one hits.
    judge.tap("enter-game")
    judge.fill_in(ann, hands([bob, cid, dan], bob))
    judge.page.get_by_test_id("next").dblclick()
    judge.soon(seats((2, "in"), (1, "in"), (2, "in"), (2, "in"), players, "playing", 2))
    judge.link("saved")
    assert len(told(event, 1)) == 1
    assert judge.focused() == "H1", "whoever listens is back at the table"
    before = judge.seats()
    # What takes the last chip asks, and the second tap neither says yes nor takes the question away.
    judge.tap("enter-game")
    judge.fill_in(ann, hands([bob, cid, dan], bob))
    judge.page.get_by_test_id("next").dblclick()
    assert Words("en")("judge-change-out", names="Bob", count=1) in asked.inner_text()
    judge.page.keyboard.press("Escape")
    for who in ("Dan", "Cid", "Bob"):
        judge.back_to(Words("en")("judge-left", name=who))
    judge.back_to(Words("en")("judge-who-won"))
    judge.tap("back")
    assert judge.seats() == before
    assert judge.focused() == "H1"
    judge.page.get_by_test_id("undo").dblclick()
    asked.wait_for()
    judge.page.keyboard.press("Escape")
    assert judge.seats() == before
    assert len(told(event, 1)) == 1


def test_what_is_half_entered_outlives_a_way_back_and_a_reload(server: OnlineServer, phone: Open) -> None:
    """At the last player's cards: the browser's way back is one step, and a page loaded again goes on there."""
    event, _, tables = began(server)
    ann, bob, *_ = players = tables[0]
    judge = phone(event, 1)
    judge.tap("enter-game")
    judge.tap("winner", who=ann)
    for card in ("Ah", "7d"):
        judge.page.locator(f'[data-code="{card}"]').click()
        judge.tap("next")
    heading = judge.page.locator("main h2")
    words = Words("en")
    assert heading.inner_text() == words("judge-left", name="Dan")
    judge.page.go_back()
    heading.filter(has_text=words("judge-left", name="Cid")).wait_for()
    assert judge.page.locator('[data-code="7d"]').get_attribute("aria-pressed") == "true"
    judge.tap("next")
    judge.page.locator('[data-code="7c"]').click()
    judge.page.reload()
    heading.filter(has_text=words("judge-left", name="Dan")).wait_for()
    assert judge.page.locator('[data-code="7c"]').get_attribute("aria-pressed") == "true"
    # All the way back to the table by mistake, and in again: nothing is to be entered anew.
    for step in (*(words("judge-left", name=who) for who in ("Cid", "Bob")), words("judge-who-won")):
        judge.page.go_back()
        heading.filter(has_text=step).wait_for()
    judge.page.go_back()
    judge.settled()
    judge.fill_again(ann, 3)
    judge.finish()
    judge.soon(seats((2, "in"), (1, "in"), (2, "in"), (2, "in"), players, "playing", 2))
    judge.link("saved")
    assert len(told(event, 1)) == 1
    # What was cancelled is gone.
    judge.page.goto(judge.address)
    judge.settled()
    judge.tap("enter-game")
    judge.tap("winner", who=bob)
    judge.back_to(words("judge-who-won"))
    judge.tap("back")
    judge.settled()
    judge.tap("enter-game")
    assert judge.page.locator("[data-testid=winner][aria-pressed=true]").count() == 0


def test_a_new_key_of_the_table_sends_what_waited_under_the_old_one(server: OnlineServer, phone: Open) -> None:
    """The link was renewed while the phone was offline: what waits is seen, and sent once the new one is opened."""
    event, _, tables = began(server)
    ann, bob, cid, dan = players = tables[0]
    judge = phone(event, 1)
    judge.offline()
    judge.enter(ann, hands([bob, cid, dan], bob))
    judge.enter(ann, hands([bob, cid, dan], cid))
    event.done(event.head, "keys_renewed", role="judge", number=1)
    judge.context.set_offline(False)
    words = Words("en")
    for _ in range(2):
        closed = judge.page.get_by_test_id("closed")
        closed.wait_for()
        assert words("championship-refused-key") in closed.inner_text()
        assert words("judge-closed-waiting") in closed.inner_text()
        assert judge.waiting == 2
        assert judge.page.locator("main ol li").count() == 2
        assert judge.axe() == []
        judge.page.reload()
    # That the old key is refused is what this is about.
    judge.faults[:] = [one for one in judge.faults if "403" not in one]
    judge.page.goto(judge.address_of(1))
    judge.settled()
    judge.link("saved")
    judge.soon(seats((2, "in"), (1, "in"), (1, "in"), (2, "in"), players, "playing", 3))
    assert [one["report"]["number"] for one in told(event, 1)] == [1, 2]


def test_without_a_network_the_minutes_go_on_whatever_becomes_of_the_clock(server: OnlineServer, phone: Open) -> None:
    """A phone ten minutes slow is set right: no time has passed. When it has, only who is missing is to be struck.

    The clock strikes nobody at a table that it does not hear of: the console asks the head judge.
    """
    event, _, tables = began(server, strike=True)
    ann, bob, cid, _ = tables[0]
    judge = phone(event, 1, ahead=-10 * MINUTE, workers=True)
    judge.keep()
    for who in (ann, bob, cid):
        judge.page.locator(f'li[data-who="{who}"] [data-testid=here]').click()
    judge.link("saved")
    console = judge.context.new_page()
    console.goto(f"{server.url}#/c/{event.code}/{event.head}")
    console.get_by_test_id("missing").wait_for()
    assert console.get_by_test_id("unheard").count() == 0
    console.evaluate("by => passTime(by)", 11 * MINUTE)
    asked = console.get_by_test_id("unheard").inner_text()
    assert Words("en")("console-unheard", count=4, tables="1, 2, 3, and 4") in asked
    console.close()
    judge.offline()
    before = judge.clock()
    judge.set_clock(10 * MINUTE)
    # The page looks at its clock each second.
    judge.page.wait_for_function(
        "before => !document.querySelector('[data-testid=clock]').innerText.includes(before)",
        arg=f"{before // 60}:{before % 60:02}",
    )
    assert 0 < before - judge.clock() < 30
    assert judge.page.get_by_test_id("strike").count() == 0
    judge.pass_time(10 * MINUTE)
    judge.page.wait_for_selector("[data-testid=strike]")
    assert judge.page.get_by_test_id("strike").count() == 1, "only whoever is missing"
    judge.tap("strike")
    out = judge.page.get_by_test_id("consequences").inner_text()
    assert Words("en")("judge-change-out", names="Dan", count=1) in out
    judge.page.keyboard.press("Escape")
    # A page that was closed meanwhile has only this device's clock: nobody loses a place by that.
    judge.reload()
    judge.page.wait_for_selector("[data-testid=unsure]")
    assert judge.page.get_by_test_id("strike").count() == 0


@pytest.mark.long  # it waits for the minutes
def test_the_minutes_are_the_server_s_whatever_a_phone_s_clock_says(server: OnlineServer, phone: Open) -> None:
    """Who is not there is struck when the time is over, and not before; ten minutes off change nothing."""
    event, _, tables = began(server, call=False, call_minutes=1)
    players = tables[0]
    ann, bob, cid, _ = players
    # All is loaded before the minute begins, however long that takes.
    early, late = phone(event, 1, ahead=-10 * MINUTE), phone(event, 1, ahead=10 * MINUTE)
    event.done(event.head, "round_called", round=1, attempt=1)
    for judge in (early, late):
        judge.page.wait_for_selector("[data-testid=clock]")
    assert abs(early.clock() - late.clock()) <= 2
    assert 1 <= early.clock() <= 60
    for judge in (early, late):
        assert judge.page.get_by_test_id("strike").count() == 0
    for who in (ann, bob, cid):
        late.page.locator(f'li[data-who="{who}"] [data-testid=here]').click()
    early.page.wait_for_selector(f'li[data-who="{cid}"] [data-here=true]')
    late.offline()
    late.page.wait_for_selector("[data-testid=strike]", timeout=80_000)
    assert late.page.get_by_test_id("strike").count() == 1, "only whoever is missing"
    late.tap("strike")
    assert (
        Words("en")("judge-change-out", names="Dan", count=1) in late.page.get_by_test_id("consequences").inner_text()
    )
    late.tap("confirm")
    assert late.waiting == 1
    late.online()
    early.soon(seats((2, "in"), (2, "in"), (2, "in"), (2, "no_show"), players, "playing", 1))


def test_a_tie_is_drawn_for_until_it_is_decided(server: OnlineServer, phone: Open) -> None:
    """As many points and cards: each draws a card, the same rank again, and then the highest pays (championship.md)."""
    event, _, tables = began(server)
    players = tables[0]
    ann, bob, cid, dan = players
    judge = phone(event, 1)
    judge.enter(ann, {bob: ["Ah"], cid: ["Ad"], dan: ["7s"]})
    judge.page.wait_for_selector("[data-testid=lot]")
    for cards in (("9h", "9d"), ("8h", "Ad")):
        judge.tap("enter-lot")
        assert judge.focused() == "H1"
        for card in cards:
            judge.page.locator(f'[data-code="{card}"]').click()
        judge.page.wait_for_selector("[data-testid=outcome] p")
        judge.finish()
    judge.soon(seats((2, "in"), (2, "in"), (1, "in"), (2, "in"), players, "playing", 2))
    (game,) = event.view(judge.address.rpartition("/")[2])["sheet:1"]["sheet"]["games"]
    assert (game["loser"], game["because"], len(game["lots"])) == (cid, "lot", 2)
    # The whole of it is taken back at once, and stays to be read.
    judge.tap("undo")
    judge.tap("confirm")
    judge.soon(seats((2, "in"), (2, "in"), (2, "in"), (2, "in"), players, "playing", 1))
    assert judge.page.locator(".trace li.dead").count() == 3
    # What the head judge has said of a game is the head judge's to take back or to correct.
    at: Json = {"round": 1, "attempt": 1, "table": 1, "number": 1}
    left = {bob: {"count": 1, "cards": ["Ah"]}, cid: {"count": 1, "cards": ["7d"]}, dan: {"count": 1, "cards": ["7s"]}}
    event.done(event.head, "game_entered", **at, winner=ann, left=left)
    judge.soon(seats((2, "in"), (1, "in"), (2, "in"), (2, "in"), players, "playing", 2))
    assert judge.page.get_by_test_id("foreign").inner_text() == Words("en")("judge-foreign")
    assert judge.page.locator("[data-testid=correct], [data-testid=undo]").count() == 0
    judge.enter(ann, hands([bob, cid, dan], cid))
    assert judge.page.get_by_test_id("correct").count() == 1, "one's own stays one's own"
    assert Words("en")("judge-undo", number=2) in judge.page.get_by_test_id("undo").inner_text()


def test_points_are_typed_within_what_so_many_cards_can_count(server: OnlineServer, phone: Open) -> None:
    """For a judge who has counted already: a number that cannot be is not taken."""
    event, _, tables = began(server)
    ann, *_ = players = tables[0]
    judge = phone(event, 1)
    judge.tap("enter-game")
    judge.tap("winner", who=ann)
    for points in ("11", "9", "8"):
        judge.tap("way")
        judge.page.wait_for_selector("#span-of")
        judge.page.get_by_test_id("points").fill("999")
        assert judge.page.get_by_test_id("next").get_attribute("aria-disabled") == "true"
        judge.page.get_by_test_id("points").fill(points)
        judge.tap("next")
    judge.page.wait_for_selector("[data-testid=outcome] p")
    judge.finish()
    judge.soon(seats((2, "in"), (1, "in"), (2, "in"), (2, "in"), players, "playing", 2))


def test_what_the_server_refuses_is_shown_and_not_lost(server: OnlineServer, phone: Open) -> None:
    """The round was drawn again while the phone was offline: its game belongs to a draw that does not count."""
    event, _, tables = began(server)
    players = tables[0]
    ann, bob, cid, dan = players
    judge = phone(event, 1)
    judge.offline()
    judge.enter(ann, hands([bob, cid, dan], bob))
    turned = [[*table[1:], table[0]] for table in tables]
    event.done(event.head, "draw_typed", round=1, attempt=2, tables=turned, byes=[], reason="spilt beer")
    judge.context.set_offline(False)
    judge.page.wait_for_selector("[data-testid=refused]")
    words = Words("en")
    shown = judge.page.get_by_test_id("refused").inner_text()
    assert words("championship-refused-other_draw", expected="", found="") in shown
    assert words("judge-said-cards", name="Bob", cards="").strip() in shown
    judge.reload()
    judge.page.wait_for_selector("[data-testid=refused]")
    judge.page.get_by_role("button", name=words("judge-refused-seen")).click()
    judge.page.wait_for_selector("[data-testid=refused]", state="detached")
    judge.soon(
        {"status": "playing", "next": 1, "players": {who: [2, "in"] for who in turned[0]}},
    )


def test_another_laptop_with_an_older_copy_gets_what_the_phones_know(browser: Browser, tmp_path: Path) -> None:
    """The copy was made before the first game: the old link goes on, with all that was entered since.

    Meanwhile others have written more than the copy lacks, so that its length says nothing of what is lost.
    """
    broken = OnlineServer(tmp_path / "broken.sqlite3")
    broken.start()
    fresh = OnlineServer(tmp_path / "fresh.sqlite3")
    fresh.port = broken.port
    words = Words("en")
    try:
        event, _, tables = began(broken)
        ann, bob, cid, dan = players = tables[0]
        judge = Judge(browser, broken.url, event, 1)
        judge.link("saved")
        copy = event.ask("GET", "/backup", key=event.head)
        assert copy.status == 200
        for who in (ann, bob, dan):
            judge.page.locator(f'li[data-who="{who}"] [data-testid=here]').click()
        judge.pass_time(2000)
        judge.page.locator(f'li[data-who="{dan}"] [data-testid=here]').click()
        judge.tap("confirm")
        judge.tap("warn")
        judge.page.get_by_role("radio", name="Bob").check()
        judge.tap("dialog-yes")
        judge.tap("call-head")
        judge.tap("dialog-yes")
        for loser in (bob, cid):
            judge.enter(ann, hands([bob, cid, dan], loser))
        judge.tap("undo")
        judge.tap("confirm")
        judge.soon(seats((2, "in"), (1, "in"), (2, "in"), (2, "in"), players, "playing", 2))
        judge.link("saved")
        before = event.view(event.head)["sheet:1:1"]
        judge.context.set_offline(True)
        broken.kill()
        fresh.start()
        assert restore(event.base, copy.body.encode())[0] == 200
        for n in range(12):
            event.done(event.head, "announcement", about="other", text=f"new laptop {n}")
        judge.online()
        judge.soon(seats((2, "in"), (1, "in"), (2, "in"), (2, "in"), players, "playing", 2))
        assert [one["report"]["number"] for one in told(event, 1)] == [1, 2]
        after = event.view(event.head)
        sheet = after["sheet:1:1"]
        assert (set(sheet["arrived"]), sheet["dead"]) == ({ann, bob}, before["dead"])
        assert [(one["id"], one["entrant"]) for one in sheet["warnings"]] == [(before["warnings"][0]["id"], bob)]
        assert len(after["console"]["calls"]) == 1
        assert words("judge-called", time="").split()[0] in judge.page.get_by_test_id("call").inner_text()
        assert not judge.faults, "\n".join(judge.faults)
        judge.context.close()
    finally:
        broken.kill()
        fresh.kill()


def test_leaving_warnings_calls_and_the_dealer(server: OnlineServer, phone: Open) -> None:
    """What else a table's judge tells; who leaves is asked about, and the head judge reads all of it."""
    event, _, tables = began(server)
    players = tables[0]
    _, bob, cid, _ = players
    judge = phone(event, 1)
    judge.tap("dealer", who=cid)
    judge.page.wait_for_selector(f'li[data-who="{cid}"] svg')
    judge.tap("warn")
    judge.page.get_by_role("radio", name="Bob").check()
    judge.page.get_by_role("radio", name=Words("en")("judge-conduct-showing_cards")).check()
    assert judge.page.get_by_test_id("warned-before").inner_text() == ""
    judge.tap("dialog-yes")
    # Whoever is warned again is seen to have been.
    warned = judge.page.locator(f'li[data-who="{bob}"] [data-testid=warned]')
    warned.wait_for()
    assert Words("en")("console-warnings", count=1) in warned.inner_text()
    judge.tap("warn")
    judge.page.get_by_role("radio", name="Bob").check()
    before = judge.page.get_by_test_id("warned-before").inner_text()
    assert Words("en")("judge-conduct-showing_cards") in before
    judge.page.get_by_role("button", name=Words("en")("cancel")).click()
    judge.tap("call-head")
    judge.page.get_by_role("textbox").fill("a card under the table")
    judge.tap("dialog-yes")
    judge.page.wait_for_selector("[data-testid=call]")
    judge.tap("player-left")
    judge.page.get_by_role("radio", name="Dan").check()
    judge.tap("dialog-yes")
    assert (
        Words("en")("judge-change-out", names="Dan", count=1) in judge.page.get_by_test_id("consequences").inner_text()
    )
    judge.tap("confirm")
    judge.link("saved")
    judge.soon(seats((2, "in"), (2, "in"), (2, "in"), (2, "left"), players, "playing", 1))
    # A judge cannot take that back: the page says who can, and how to call.
    back = judge.page.get_by_test_id("out-back")
    assert Words("en")("judge-out-back") in back.inner_text()
    back.get_by_role("button").click()
    assert judge.page.get_by_role("dialog").get_by_role("heading").inner_text() == Words("en")("judge-dialog-call")
    judge.page.keyboard.press("Escape")
    seen = event.view(event.head)
    assert seen[f"entrant:{bob}"]["warnings"] == ["showing_cards"]
    assert [call["text"] for call in seen["console"]["calls"]] == ["a card under the table"]
    assert seen["table:1:1"]["dealer"] == cid
    judge.page.get_by_test_id("call").get_by_role("button").click()
    judge.page.wait_for_selector("[data-testid=call]", state="detached")
    judge.link("saved")
    assert event.view(event.head)["console"]["calls"] == []


def test_a_sheet_is_locked_after_the_next_draw(server: OnlineServer, phone: Open) -> None:
    """From then on only the head judge corrects."""
    event, _, _ = began(server)
    event.play_round(1)
    judge = phone(event, 4)
    assert judge.page.get_by_test_id("correct").count() > 0
    event.done(event.head, "draw_announced", round=2, attempt=1, source="dice")
    judge.page.wait_for_selector("[data-testid=correct]", state="detached")
    assert Words("en")("judge-locked") in judge.page.locator("main").inner_text()
    assert judge.page.get_by_test_id("enter-game").count() == 0
    event.done(event.head, "draw_revealed", round=2, attempt=1, value="3 4")
    judge.page.wait_for_selector(f"text={Words('en')('judge-idle')}")


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        pytest.param("cs", "light", PHONE, id="cs-phone", marks=pytest.mark.long),
        pytest.param("de", "dark", PHONE, id="de-phone"),
        pytest.param("de", "light", TABLET, id="de-tablet"),
        pytest.param("cs", "dark", TABLET, id="cs-tablet", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_and_a_thumb_hits_everything(
    server: OnlineServer, phone: Open, language: str, theme: str, size: Json
) -> None:
    """Each state of the page by day and by night: names, contrast, targets of 44 pixels, no wider than its window."""
    event, _, tables = began(server)
    ann, bob, cid, dan = tables[0]
    judge = phone(event, 1, language=language, theme=theme, size=size)

    def looked(where: str) -> None:
        assert judge.axe() == [], where
        assert judge.overflow() == 0, where
        assert judge.page.evaluate(SMALL) == [], where

    looked("who is there")
    judge.tap("here")
    judge.pass_time(2000)
    judge.tap("here")
    looked("not there after all")
    judge.page.keyboard.press("Escape")
    judge.tap("enter-game")
    looked("who won")
    judge.tap("winner", who=ann)
    judge.page.locator('[data-code="Ah"]').click()
    looked("cards left")
    judge.tap("way")
    looked("points typed")
    judge.tap("way")
    judge.tap("next")
    for card in ("Ad", "7s"):
        judge.page.locator(f'[data-code="{card}"]').click()
        judge.tap("next")
    judge.page.wait_for_selector("[data-testid=outcome] p")
    looked("read over")
    judge.finish()
    looked("a lot is due")
    judge.tap("enter-lot")
    looked("the lot")
    judge.page.locator('[data-code="Ah"]').click()
    judge.page.locator('[data-code="8d"]').click()
    judge.page.wait_for_selector("[data-testid=outcome] p")
    judge.finish()
    judge.tap("enter-game")
    judge.fill_in(ann, hands([bob, cid, dan], bob))
    judge.tap("next")
    looked("asked")
    judge.tap("confirm")
    judge.settled()
    judge.offline()
    judge.tap("call-head")
    looked("a dialog")
    judge.tap("dialog-yes")
    judge.page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    looked("offline")
