"""Finished games: kept, watched again with all hands open, sent on, taken in, erased; hostile links and a full disk."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, Page, expect
from segno import encoder
from typer.testing import CliRunner

from prsi.cli import app
from prsi.learn.records import read_record, read_record_link
from tests.browser.app import FOLDER, ONE_ROUND, OWN, Words, steps, visit
from tests.browser.house import Server, served
from tests.browser.test_app import by_click, through
from tests.browser.test_championship_board import MODULES
from tests.learn.hostile import GOLDEN, IMAGE, LINKS, SINGLE

pytestmark = pytest.mark.browser

SHORT = {**ONE_ROUND, "opponents": 2, "changes": {"turn_limit": 6}}
"""Six turns end the round without a winner (R21)."""

DAMAGE = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("prsi-matches");
  opening.onsuccess = () => {
    const made = opening.result.transaction("matches", "readwrite");
    const store = made.objectStore("matches");
    store.getAll().onsuccess = ({ target: { result: [row] } }) => {
      const { names, places, ...less } = row;
      const damaged = [
        { ...row, names: null }, { ...row, levels: null }, { ...row, avatars: null }, { ...row, names: [1, {}, null] },
        { ...row, ended: "yesterday" }, { ...row, ended: NaN }, { ...row, preset: 7 }, { ...row, match: null },
        { ...row, seat: "0" }, { ...row, format: 2 }, { ...less, places }, { ...less, names },
      ];
      damaged.forEach((one, n) => store.put({ ...one, id: `damaged${n}` }));
    };
    made.oncomplete = () => { opening.result.close(); resolve(); };
    made.onabort = reject;
  };
})"""

STORED = """async () => {
    const found = {local: {...localStorage}};
    for (const {name} of await indexedDB.databases()) {
        const opening = indexedDB.open(name);
        const database = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
        for (const store of database.objectStoreNames) {
            const all = database.transaction(store).objectStore(store).getAll();
            found[`${name}/${store}`] = await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
        }
        database.close();
    }
    return JSON.stringify(found);
}"""
"""All that the page keeps."""


SWITCHED = """async () => {
    const [one, link] = ["nameless", "match-link"].map((id) => document.getElementById(id));
    const buttons = [...document.querySelectorAll("dialog[open] button, #nameless")];
    const places = () => JSON.stringify(buttons.map((each) => each.getBoundingClientRect()));
    const before = places();
    one.click();
    for (let n = 0; n < 20; n++) await null;
    return [places() === before, link.value, link.checkVisibility({visibilityProperty: true})];
}"""
"""Sends no names: whether each button is where it was, the link, and whether it is seen; before the engine answers."""

LISTENING = """() => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    window.written = [];
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
        written.push(text);
        write.call(this, text, ...at);
    };
}"""
"""Notes what is written on canvases."""

COLOURS = """async (coded) => {
    const bytes = Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(canvas.getImageData(0, 0, picture.width, picture.height).data.buffer);
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const code = (pixel) => [0, 8, 16].map((at) => ((pixel >> at) & 255).toString(16).padStart(2, "0")).join("");
    return [...counts].filter(([, count]) => count > 500).map(([pixel]) => code(pixel));
}"""
"""The colours of which a picture has more than 500 pixels."""

SENDING = """() => {
    navigator.canShare = ({files}) => files.length === 1;
    navigator.share = async ({files}) => { window.sent = files[0]; };
}"""
"""A device with an app that takes files."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


def step(page: Page) -> tuple[int, int]:
    """The step on screen, and the round's last."""
    return page.locator("input[type=range]").evaluate("one => [one.valueAsNumber, Number(one.max)]")  # type: ignore[no-any-return]


def to_score(page: Page) -> None:
    """Play until a round's score is on screen."""
    page.wait_for_selector("[data-card]")
    for state in steps(page, {"score": "[data-testid=next]", **OWN}):
        if state == "score":
            return
        by_click(page, state)


def take_in(page: Page, name: str, text: str) -> None:
    page.set_input_files("main input[type=file]", {"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def test_a_finished_game_is_kept_watched_sent_on_and_erased(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = Words("cs")
    with visit(browser, server.url, "cs", setup={**SHORT, "format": {"kind": "rounds_won", "n": 2}}) as visitor:
        page = visitor.play()
        to_score(page)
        page.get_by_test_id("watch").click()
        page.wait_for_selector("[data-held]")
        page.goto(server.url)
        page.get_by_test_id("games").click()
        # The match goes on, and may be given up: the rounds that are over are kept.
        page.locator(f"li .open:has-text('{words('games-unfinished')}')").click()
        # By keyboard, each step in words, the one on screen marked among the moves.
        page.wait_for_selector("[data-held]")
        assert step(page)[0] == 0
        assert page.locator("[data-held]").count() == 12, "three hands of four lie open"
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        assert step(page)[0] == 1
        told = page.locator(".panel [aria-current=step]").inner_text()
        assert page.locator(".telling").inner_text() == told
        assert told in page.locator("p[role=status]").last.inner_text(), "what is seen is said, too"
        page.keyboard.press("End")
        assert step(page)[0] == 1, "beside the slider the key is the page's own"
        page.locator(".controls [type=range]").focus()
        page.keyboard.press("End")
        assert step(page)[0] == step(page)[1] > 5
        page.locator(".panel li button").nth(2).click()
        assert step(page)[0] == 2
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        page.locator(".controls [type=range]").focus()
        page.keyboard.press("Home")
        page.get_by_label(words("replay-speed")).select_option("fast")
        page.get_by_role("button", name=words("replay-play"), exact=True).click()
        expect(page.locator(".panel li button").nth(2)).to_have_attribute("aria-current", "step")
        page.get_by_role("button", name=words("replay-pause")).click()

        # What the moves were worth: stopped and gone on with, then kept with the game; the chart leads to a position.
        page.get_by_test_id("analysis-start").click()
        page.get_by_test_id("analysis-cancel").click()
        page.get_by_test_id("analysis-start").click()
        page.locator(".analysis svg.chart").wait_for()
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        page.reload()
        page.locator(".analysis svg.chart").wait_for()
        assert page.locator(".analysis tbody tr").count() == step(page)[1] + 1, "a row a position, the deal's first"
        page.locator(".analysis svg.chart").click()
        assert step(page)[0] == pytest.approx(step(page)[1] / 2, abs=1), "its middle is the middle of the round"
        assert "study/1" in page.evaluate(STORED)

        # Sent on: the page says whose names go with it.
        page.get_by_role("button", name=words("replay-share")).click()
        link = page.locator("#match-link")
        named = link.input_value()
        record = read_record(read_record_link(named.split("?", 1)[1])).record
        assert all(name in page.locator("dialog[open]").inner_text() for name in record.names)
        assert visitor.axe() == []
        monkeypatch.setattr(encoder, "write_padding_bits", lambda buff, _, length: buff.extend([0] * (-length % 8)))
        grid = page.locator("dialog svg.qr").evaluate(MODULES)
        masks = [segno.make_qr(named, error="m", boost_error=False, mask=mask, mode="byte").matrix for mask in range(8)]
        assert grid in [[list(row) for row in matrix] for matrix in masks]
        # At the switch nothing moves, and the link with the names is not there to be copied until the other one is.
        assert page.evaluate(SWITCHED) == [True, named, False]
        expect(link).not_to_have_value(named)
        nameless = read_record(read_record_link(link.input_value().split("?", 1)[1])).record
        assert not set(nameless.names) & set(record.names)
        # The result in words, for people; a game that was given up has none.
        page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
        page.get_by_test_id("result-text").click()
        assert page.evaluate("window.copied").split("\n")[1:] == [words("games-unfinished"), link.input_value()]
        # The picture is a PNG, which messengers take: cards in their colours, and the words.
        page.evaluate(LISTENING)
        with page.expect_download() as saving:
            page.get_by_role("button", name=words("replay-picture"), exact=True).click()
        assert re.fullmatch(r"prsi-[a-z0-9-]+\.png", saving.value.suggested_filename)
        picture = saving.value.path().read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(picture[16:20]) == 2000
        seen = page.evaluate(COLOURS, b64encode(picture).decode())
        assert {"ddb683", "fcf6e8", "b8322b"} <= set(seen), "the table, paper of cards, and the drops on their backs"
        written = page.evaluate("written")
        assert set(nameless.names) <= set(written)
        assert not set(record.names) & set(written)
        assert words("replay-step", step=step(page)[0], count=step(page)[1]) in written[0]
        # Where it can be handed to another app, it is; and saved where that is refused.
        page.evaluate(SENDING)
        page.keyboard.press("Escape")
        page.get_by_role("button", name=words("replay-share")).click()
        page.get_by_role("button", name=words("replay-picture-send")).click()
        page.wait_for_function("() => window.sent")
        assert page.evaluate("[sent.name, sent.type, sent.size > 10000]") == [
            saving.value.suggested_filename,
            "image/png",
            True,
        ]
        with page.expect_download() as saving:
            page.get_by_role("button", name=words("replay-file")).click()
        file = tmp_path / saving.value.suggested_filename
        saving.value.save_as(file)
        assert file.suffix == ".prsi"
        told_in_terminal = CliRunner().invoke(app, ["record", str(file)])
        assert told_in_terminal.exit_code == 0, "the terminal reads what the page saves"
        assert nameless.names[0] in told_in_terminal.output

        # A link to what is here already adds nothing; a file of somebody else's is kept when asked to.
        page.keyboard.press("Escape")
        page.goto(named)
        page.get_by_role("button", name=words("replay-keep")).click()
        page.get_by_text(words("replay-kept")).first.wait_for()
        page.goto(f"{server.url}#/games")
        page.wait_for_selector("li .open")
        assert page.locator("li .open").count() == 1
        full = CliRunner().invoke(app, ["record", str(file), "--full"]).output
        take_in(page, "broken.prsi", full.replace("moves: ", "moves: 0:+9 ", 1))
        page.wait_for_selector(f"[role=alert]:text-is('{words('replay-refused-broken')}')")
        # The round on screen stays until the next one is read.
        take_in(page, "rounds.prsi", (GOLDEN / "rounds_won.prsi").read_text(encoding="utf-8"))
        held = page.locator(".stage > .table").element_handle()
        page.locator(".controls [type=range]").fill("9")
        assert page.locator(".seat.own [data-held]").count() == 8
        assert visitor.overflow() == 0, "many cards lie over each other"
        page.get_by_label(words("replay-round")).select_option("2")
        page.wait_for_selector(f"p[role=status]:has-text('{words('running-round', count=2)}')", state="attached")
        assert held.evaluate("one => one.isConnected"), "the table is the same one"
        page.goto(f"{server.url}#/games")
        take_in(page, "single.prsi", SINGLE)
        page.get_by_role("button", name=words("replay-keep")).wait_for()
        page.reload()  # it is not kept yet, and still there
        page.get_by_role("button", name=words("replay-keep")).click()
        page.get_by_text(words("replay-kept")).first.wait_for()
        page.goto(f"{server.url}#/games")
        page.wait_for_selector("li:nth-of-type(2) .open")
        page.locator("li .forget").first.dblclick()  # the second tap is not meant for the next game
        page.wait_for_selector("li:nth-of-type(2) .open", state="detached")
        page.wait_for_selector(f"button:focus:text-is('{words('rulesets-take-back')}')")
        page.keyboard.press("Enter")
        page.wait_for_selector("li:nth-of-type(2) .open")
        # Damaged rows, and one of a later version, are left alone and hide no other.
        page.evaluate(DAMAGE)
        page.reload()
        page.wait_for_selector("li:nth-of-type(2) .open")
        assert page.locator("li .open").count() == 2
        page.get_by_role("button", name=words("games-erase"), exact=True).click()
        page.get_by_role("button", name=words("erase-do"), exact=True).click()
        page.get_by_text(words("games-none")).wait_for()
        left = page.evaluate(STORED)
        assert SINGLE.splitlines()[15] not in left
        assert "study/1" not in left


def test_a_full_disk_is_said_and_the_game_goes_on(browser: Browser, server: Server) -> None:
    """The browser refuses the finished match alone: the score comes, and a sentence says what is not kept."""
    words = Words("de")
    with visit(browser, server.url, "de", setup=SHORT) as visitor:
        visitor.page.add_init_script(
            "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...all) {"
            " if (this.name === 'matches') throw new DOMException('full', 'QuotaExceededError');"
            " return put.apply(this, all); };"
        )
        page = visitor.play()
        through(page, lambda state: by_click(page, state))
        page.get_by_text(words("games-trouble-full")).wait_for()
        assert visitor.axe() == []
        page.get_by_role("button", name=words("close")).click()
        page.get_by_text(words("games-trouble-full")).wait_for(state="detached")
        page.get_by_test_id("rematch").click()
        page.wait_for_selector("[data-card]")


def test_hostile_links_make_no_element_and_change_nothing(browser: Browser, server: Server) -> None:
    """Of both kinds, one in four of those in tests/learn/hostile.py: the page is the same for all of them."""
    with visit(browser, server.url, "en") as visitor:
        page = visitor.open("/games")
        stored = page.evaluate(STORED)
        shapes = set()
        for link in LINKS[1::4]:
            page.goto(f"{server.url}#/games")
            page.wait_for_selector("[role=alert]", state="detached")
            page.goto(f"{server.url}#{link.route}?{link.text}")
            page.wait_for_selector("[role=alert]:not(:empty)")
            shapes.add(
                (
                    link.route,
                    page.locator("main").evaluate("one => [...one.querySelectorAll('*')].map(e => e.tagName).join()"),
                )
            )
            assert page.locator("main img, main script, main iframe, main a").count() == 0
            assert IMAGE not in page.locator("main").inner_text()
        assert len(shapes) == 2
        assert page.evaluate(STORED) == stored
