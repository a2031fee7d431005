"""The files of a championship over HTTP: draws that repeat, results for all, lists for the desk, a backup."""

from __future__ import annotations

import csv
import http.client
import io
import json
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from prsi.tournament.published import check, read
from tests.server.championship.playing import SECRETS, Event
from tests.server.client import Guest, new_home, request
from tests.server.ops.running import documented
from tests.server.services import Node, nodes, sqlite_url


def send(base: str, path: str, data: bytes, kind: str, key: str = "", cookie: str = "") -> tuple[int, Any]:
    """Send a file as our page would, and return the status and the answer."""
    parts = urlsplit(base)
    assert parts.hostname is not None
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=30, source_address=(new_home(), 0))
    headers = {"Origin": base, "Content-Type": kind, "Cookie": cookie, "X-Championship-Key": key}
    connection.request("POST", path, data, headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, json.loads(body)


def restore(base: str, data: bytes) -> tuple[int, Any]:
    """Bring a backup to a server, as a new guest."""
    guest = Guest.enter(base)
    return send(base, "/api/championships/restore", data, "application/octet-stream", cookie=guest.cookie)


def bring(event: Event, text: bytes, query: str = "", key: str = "") -> tuple[int, Any]:
    """Bring a list to the desk."""
    path = f"/api/championships/{event.code}/entrants.csv{query}"
    return send(event.base, path, text, "text/csv", key or event.head)


def cells(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=";"))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A championship of twelve that was played to its end."""
    folder = tmp_path_factory.mktemp("played")
    with nodes(folder, 1, sqlite_url(folder)) as (node,):
        event = Event.open(node.url)
        event.play(12)
        event.done(event.head, "ended")
        yield event


def test_a_draw_is_published_before_and_after_and_anybody_can_repeat_it(node: Node) -> None:
    event = Event.open(node.url)
    event.fill(12)
    event.plan(12)
    assert event.ask("GET", "/draws/1/1").status == 404
    event.done(event.head, "draw_announced", round=1, attempt=1, source="kostky")
    answer = event.ask("GET", "/draws/1/1")
    assert answer.status == 200
    announced = read(json.dumps(answer.body))
    assert announced.secret is None
    assert announced.drawn is None
    event.done(event.head, "draw_revealed", round=1, attempt=1, value="6 3 5")
    revealed = read(json.dumps(event.ask("GET", "/draws/1/1").body))
    assert revealed.drawn is not None
    assert check(revealed, announced) is None
    assert event.ask("GET", "/draws/1/2").status == event.ask("GET", "/draws/9/1").status == 404
    assert event.ask("GET", "/draws/0/1").status == 400


def test_results_are_the_board_in_every_form(played: Event) -> None:
    places = played.view()["places"]
    names = [name for place in places for _, name in place["players"]]
    assert len(names) == 12
    for language, heading in (("cs", "Místo"), ("sk", "Miesto"), ("de", "Platz"), ("en", "Place")):
        head, *rows = cells(played.ask("GET", f"/results.csv?language={language}").body)
        assert head[0] == heading
        assert [row[1] for row in rows] == names
        page = played.ask("GET", f"/results.html?language={language}").body
        assert f'<html lang="{language}">' in page
        assert all(page.count(name) >= 1 for name in names)
    found = played.ask("GET", "/results.json").body
    assert found["places"] == places
    assert [len(one["tables"]) for one in found["rounds"]] == [2, 2, 1]
    assert rows[0][0] == "1."
    assert [row[0] for row in rows[4:8]] in (["5.–6.", "5.–6.", "7.–8.", "7.–8."], ["5.–8."] * 4)


def test_the_page_of_results_loads_and_runs_nothing(played: Event) -> None:
    page = played.ask("GET", "/results.html").body
    for word in ("<script", "<img", "<link", "src=", "href=", "http", "@import", "url("):
        assert word not in page.lower(), word


def test_what_an_organiser_writes_is_no_markup(node: Node) -> None:
    event = Event.open(node.url, title="<script>alert(1)</script>", place='"><img src=x>')
    page = event.ask("GET", "/results.html").body
    assert "<script" not in page
    assert "<img" not in page
    assert "&lt;script&gt;" in page


def test_names_are_no_markup_and_no_formulas_in_results(node: Node) -> None:
    """A nickname of one's own choice stands in the page and in the table for a spreadsheet."""
    event = Event.open(node.url)
    for name, shown in (("Eva", '=HYPERLINK("http://x")'), ("Jan", "<img src=x onerror=1>"), ("Ota", "+1 & Co")):
        event.done(event.head, "registered", entrant="", name=name, born=1990, shown=shown)
    for section in [one for one in event.view(event.head) if one.startswith("entrant:")]:
        event.done(event.head, "checked_in", entrant=section.partition(":")[2])
    event.plan(3)
    event.draw(1)
    page = event.ask("GET", "/results.html").body
    assert "<img" not in page
    assert "&lt;img src=x onerror=1&gt;" in page
    for sheet in [value for one, value in event.view(event.head).items() if one.startswith("sheet:1:")]:
        while sheet["sheet"]["status"] != "over":
            event.send(event.head, event.game(sheet))
            sheet = event.view(event.head)["sheet:1:1"]
    rows = cells(event.ask("GET", "/results.csv").body)
    assert {row[1] for row in rows[1:]} == {'\'=HYPERLINK("http://x")', "<img src=x onerror=1>", "'+1 & Co"}


def test_the_winner_of_a_final_wins_and_goes_on_nowhere(played: Event) -> None:
    page = played.ask("GET", "/results.html?language=en").body
    final = page.partition("<h2>Final</h2>")[2].partition("</div>")[0]
    assert final.count("<td>wins</td>") == 1
    assert "goes on" not in final


def test_results_of_games_for_points_have_the_points(node: Node) -> None:
    event = Event.open(node.url, format={"kind": "games_for_points", "rounds": 1, "games": 2})
    event.fill(4)
    event.done(event.head, "registration_closed")
    event.done(event.head, "plan_chosen", stages=[{"tables": 1}])
    event.draw(1)
    for _ in range(2):
        event.send(event.head, event.game(event.view(event.head)["sheet:1:1"]))
    sums = {one["name"]: [str(one["points"]), "2"] for one in event.view()["sums"]}
    head, *rows = cells(event.ask("GET", "/results.csv?language=en").body)
    assert head[-2:] == ["Points", "Games"]
    assert {row[1]: row[-2:] for row in rows} == sums
    page = event.ask("GET", "/results.html?language=en").body
    assert all(f"<td>{name}</td><td>Round 1</td><td>{points}</td>" in page for name, (points, _) in sums.items())


def test_results_hold_nothing_private(played: Event) -> None:
    for form in ("csv", "json", "html"):
        text = str(played.ask("GET", f"/results.{form}").body)
        assert not [word for word in SECRETS if word in text], form


def test_a_list_is_registered_once_and_told_line_by_line(node: Node) -> None:
    event = Event.open(node.url)
    text = "Jméno;Rok narození\nŽofie Malá;1990\nPetr;2020\n;1990\nJan Král;1970\nJan Král;1970\n".encode("cp1250")
    status, looked = bring(event, text, "?dry=true")
    assert status == 200
    assert (looked["taken"], [one["line"] for one in looked["warnings"]]) == (0, [6])
    assert [(one["line"], one["error"]) for one in looked["errors"]] == [(3, "too_young"), (4, "malformed")]
    assert event.view()["head"]["registered"] == 0
    _, taken = bring(event, text)
    assert (taken["taken"], taken["known"]) == (3, 0)
    assert [(one["line"], one["error"]) for one in taken["errors"]] == [(3, "too_young"), (4, "malformed")]
    _, again = bring(event, text)
    assert (again["taken"], again["known"]) == (0, 3)
    assert event.view()["head"]["registered"] == 3
    desk = event.keys()["desk"]
    _, more = bring(
        event, b"Jan Kr\xc3\xa1l;1970\n\xc5\xbdofie Mal\xc3\xa1;1990\nEva;1980\nJan Kr\xc3\xa1l;1970", "", desk
    )
    assert (more["taken"], more["known"], more["warnings"]) == (1, 3, []), "the same lines are the same people"
    assert more["errors"] == [], "whoever brings them"
    event.done(event.head, "registered", entrant="", name="Iva Nová", born=1999)
    _, twins = bring(event, b"iva nov\xc3\xa1;1999\nOta;1950", "?skip_twins=true")
    assert (twins["taken"], [one["line"] for one in twins["warnings"]]) == (1, [1])


def test_a_list_that_came_too_early_is_taken_when_it_comes_again(node: Node) -> None:
    event = Event.open(node.url)
    event.done(event.head, "registration_closed")
    text = b"Jan;1990\nEva;1980"
    _, refused = bring(event, text)
    assert (refused["taken"], [one["error"] for one in refused["errors"]]) == (0, ["closed"] * 2)
    event.done(event.head, "registration_closed", closed=False)
    assert bring(event, text, "?dry=true")[1]["errors"] == []
    _, taken = bring(event, text)
    assert (taken["taken"], taken["errors"]) == (2, [])


def test_a_list_of_a_thousand_is_registered(node: Node) -> None:
    event = Event.open(node.url)
    text = "\n".join(f"Hráč číslo {n};{1950 + n % 50}" for n in range(1000)).encode()
    status, answer = bring(event, text)
    assert (status, answer["taken"]) == (200, 1000)
    assert event.view()["head"]["registered"] == 1000


def test_what_is_no_list_is_refused(node: Node) -> None:
    event = Event.open(node.url)
    status, answer = bring(event, b"\x89PNG\r\n\x1a\n\0\0")
    assert (status, answer["error"]) == (400, "bad_list")
    assert bring(event, b"Jan;1990", key=event.keys()["judges"]["1"])[0] == 403
    path = f"/api/championships/{event.code}/entrants.csv"
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        assert send(event.base, path, b"Jan;1990", kind, event.head)[0] == 415, "what a foreign form can send"


def test_the_desks_list_has_everybody_and_no_formulas(node: Node) -> None:
    event = Event.open(node.url)
    event.done(event.head, "registered", entrant="", name="=cmd|' /C calc'!A0", born=1990, note="+420 777")
    answer = event.ask("GET", "/entrants.csv?language=en", key=event.keys()["desk"])
    head, row = cells(answer.body)
    assert head[:4] == ["Number", "Name", "On the board", "Year of birth"]
    assert row[1].startswith("'=")
    assert row[4] == "'+420 777"
    assert event.ask("GET", "/entrants.csv").status == 403


@pytest.mark.slow
def test_another_server_goes_on_from_a_backup(tmp_path: Path, node: Node) -> None:
    """The laptop dies after the semifinal draw: on another one the same keys work, and the draw verifies."""
    event = Event.open(node.url, call_minutes=7)
    event.fill(12)
    event.plan(12)
    event.draw(1)
    event.play_round(1)
    event.done(event.head, "draw_announced", round=2, attempt=1, source="kostky")
    early = event.ask("GET", "/backup", key=event.head).body.encode()
    event.done(event.head, "draw_revealed", round=2, attempt=1, value="1 2")
    event.done(event.head, "round_called", round=2, attempt=1)
    before, keys, draw = event.view(event.head), event.keys(), event.ask("GET", "/draws/2/1").body
    file = event.ask("GET", "/backup", key=event.head).body.encode()
    node.kill()
    with nodes(tmp_path, 1, f"sqlite:///{tmp_path / 'other.sqlite3'}") as (other,):
        status, answer = restore(other.url, file)
        assert (status, answer["code"], answer["key"]) == (200, event.code, event.head)
        event.base = other.url
        assert event.view(event.head) == before, "the same state, the running minutes' deadline too"
        assert event.keys() == keys
        found = read(json.dumps(event.ask("GET", "/draws/2/1").body))
        assert json.dumps(event.ask("GET", "/draws/2/1").body) == json.dumps(draw)
        assert check(found, None) is None
        event.play_round(2)
        event.draw(3)
        event.play_round(3)
        event.done(event.head, "ended")
        assert restore(other.url, file)[1]["error"] == "longer_log"
        assert restore(other.url, early)[1]["error"] == "longer_log"
        assert event.view()["head"]["phase"] == "ended"


def test_a_backup_continues_what_is_here_and_never_overwrites(node: Node) -> None:
    event = Event.open(node.url)
    event.fill(3)
    first = event.ask("GET", "/backup", key=event.head).body.encode()
    status, answer = restore(node.url, first)
    assert (status, answer["taken"]) == (200, 0), "the same log is no harm"
    event.done(event.head, "announcement", about="other", text="Začínáme")
    assert restore(node.url, first) == (
        409,
        {"error": "longer_log", "expected": "a log of 8 entries or more", "found": "7"},
    )
    assert event.view()["head"]["announcements"]
    for damaged in (first[:-9], first.replace(b"Tajemn", b"Zameck", 1), b"{}", b"", b"\x89PNG"):
        status, answer = restore(node.url, damaged)
        assert (status, answer["error"]) == (400, "bad_backup"), answer
        assert answer["expected"]


@pytest.mark.slow
def test_a_log_that_went_another_way_is_refused(tmp_path: Path, node: Node) -> None:
    """Two laptops went on from one backup: neither takes the other's, so that nothing is lost unseen."""
    event = Event.open(node.url)
    event.fill(2)
    file = event.ask("GET", "/backup", key=event.head).body.encode()
    with nodes(tmp_path, 1, f"sqlite:///{tmp_path / 'other.sqlite3'}") as (other,):
        assert restore(other.url, file)[0] == 200
        there = Event(other.url, event.code, event.head)
        there.done(event.head, "announcement", about="other", text="tady")
        there.done(event.head, "announcement", about="other", text="a tady")
        further = there.ask("GET", "/backup", key=event.head).body.encode()
        status, answer = restore(node.url, further)
        assert (status, answer["taken"]) == (200, 2), "what only goes on is taken"
        event.done(event.head, "announcement", about="other", text="jinde")
        there.done(event.head, "announcement", about="other", text="jinak")
        there.done(event.head, "announcement", about="other", text="a dál")
        status, answer = restore(node.url, there.ask("GET", "/backup", key=event.head).body.encode())
        assert (status, answer["error"]) == (409, "other_log")


def test_a_backup_is_the_head_judges_alone(node: Node) -> None:
    event = Event.open(node.url)
    event.fill(1)
    keys = event.keys()
    for key in ("", keys["desk"], keys["judges"]["1"], *keys["entrants"].values()):
        assert event.ask("GET", "/backup", key=key).status == 403
    answer = request(
        node.url, "POST", "/api/championships/restore", headers={"Content-Type": "application/octet-stream"}
    )
    assert answer.status == 401


@pytest.mark.slow
def test_the_commands_of_the_page_move_a_championship_to_another_laptop(tmp_path: Path, node: Node) -> None:
    """As docs/operations.md says, word for word."""
    event = Event.open(node.url)
    event.fill(4)
    file, cookies = tmp_path / "stick.prsi-backup", tmp_path / "cookies"
    saving = {"KEY": event.head, "SERVER": node.url, "CODE": event.code, "FILE": str(file)}
    subprocess.run(documented("$CODE/backup", **saving), check=True, timeout=60)
    assert file.stat().st_size > 1000
    wrong = documented("$CODE/backup", **saving | {"KEY": event.keys()["desk"], "FILE": str(tmp_path / "none")})
    assert subprocess.run(wrong, check=False, timeout=60, capture_output=True).returncode != 0
    with nodes(tmp_path, 1, f"sqlite:///{tmp_path / 'other.sqlite3'}") as (other,):
        taking = {"COOKIES": str(cookies), "SERVER": other.url}
        subprocess.run(documented("$SERVER/api/me", **taking), check=True, timeout=60)
        restoring = documented("championships/restore", **taking, FILE=str(file))
        answer = subprocess.run(restoring, check=True, timeout=60, capture_output=True)
        assert json.loads(answer.stdout)["key"] == event.head
        there = Event(other.url, event.code, event.head)
        assert there.view(event.head) == event.view(event.head)
