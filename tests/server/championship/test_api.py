"""Opening, registering, keys, the log and erasing, over HTTP."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from prsi.server.people.limits import RULES
from prsi.tournament.reports import kinds
from tests.server.championship.playing import SETTINGS, Event, heard, hello
from tests.server.client import Answer, Guest, new_home, request
from tests.server.services import Node

JANA = {"name": "Jana Nováková", "born": 1990, "shown": "Jana z Brna", "note": "přijdu později"}


def test_who_has_no_profile_opens_nothing(house: Node) -> None:
    answer = request(house.url, "POST", "/api/championships", {"settings": SETTINGS})
    assert (answer.status, answer.body["error"]) == (401, "no_player")


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"title": "", "year": 2026},
        {"title": "x", "year": "2026"},
        {**SETTINGS, "chips": 4},
        {**SETTINGS, "extra": 1},
        {**SETTINGS, "values": "no such table"},
        {**SETTINGS, "values": {"7": 7}},
        {**SETTINGS, "erase_days": 0},
        {**SETTINGS, "format": {"kind": "swiss"}},
        {**SETTINGS, "title": "a\nb"},
    ],
)
def test_settings_that_are_none_are_refused_and_say_what_was_expected(house: Node, settings: object) -> None:
    guest = Guest.enter(house.url)
    answer = request(house.url, "POST", "/api/championships", {"settings": settings}, guest.cookie, home=guest.home)
    assert answer.status == 400, answer
    assert answer.body["expected"]


def test_nobody_opens_more_than_a_few_a_day(house: Node) -> None:
    guest = Guest.enter(house.url)
    most = RULES["championship"][0].count
    statuses = [
        request(house.url, "POST", "/api/championships", {"settings": SETTINGS}, guest.cookie, home=guest.home).status
        for _ in range(most + 1)
    ]
    assert statuses == [201] * most + [429]


def test_a_championship_that_is_opened_again_is_one(house: Node) -> None:
    """The answer was lost: the page's id gets the same code and key, whatever the day's limit, and nobody else does."""
    guest, other = Guest.enter(house.url), Guest.enter(house.url)
    made = {"settings": SETTINGS, "id": "0123456789abcdef"}
    first = guest.ask(house.url, "POST", "/api/championships", made)
    for _ in range(RULES["championship"][0].count):
        assert guest.ask(house.url, "POST", "/api/championships", made) == first
    assert other.ask(house.url, "POST", "/api/championships", made)["code"] != first["code"]
    short = request(house.url, "POST", "/api/championships", made | {"id": "0123"}, other.cookie, home=other.home)
    assert (short.status, short.body["error"]) == (400, "malformed")


def test_a_registrant_gets_a_page_of_ones_own(house: Node) -> None:
    event = Event.open(house.url)
    answer = event.ask("POST", "/register", JANA)
    assert answer.status == 201
    assert answer.body["number"] == 1
    key = answer.body["key"]
    me = event.view(key)["me"]
    assert (me["name"], me["shown"], me["place"], me["state"]) == (
        "Jana Nováková",
        "Jana z Brna",
        "Sokolovna",
        "registered",
    )
    assert event.keys()["entrants"] == {answer.body["entrant"]: key}
    event.done(key, "place_acknowledged", entrant=answer.body["entrant"], place="Sokolovna")
    assert event.view(key)["me"]["place_seen"] is True
    event.done(key, "withdrawn", entrant=answer.body["entrant"])
    assert event.view()["head"]["registered"] == 0


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"born": 2012}, 409, "too_young"),
        ({"born": 2011}, 201, ""),
        ({"born": 1800}, 400, "malformed"),
        ({"name": "  "}, 409, "blank"),
        ({"name": ""}, 400, "malformed"),
        ({"name": "x" * 61}, 400, "malformed"),
        ({"name": "a\tb"}, 400, "malformed"),
        ({"player": "somebody"}, 400, "malformed"),
        ({"id": "guessed"}, 400, "malformed"),
    ],
)
def test_a_registration_is_checked(house: Node, change: dict[str, object], status: int, error: str) -> None:
    event = Event.open(house.url)
    answer = event.ask("POST", "/register", JANA | change)
    assert (answer.status, answer.body.get("error", "")) == (status, error), answer


def test_a_registration_that_is_sent_again_is_one_and_has_one_key(house: Node) -> None:
    event = Event.open(house.url)
    secret = "0123456789abcdef"
    first = event.ask("POST", "/register", JANA | {"id": secret}).body
    assert event.ask("POST", "/register", JANA | {"id": secret}).body == first
    other = event.ask("POST", "/register", JANA | {"id": secret, "name": "Eva"}).body
    assert other["key"] != first["key"], "who knows the id but not the rest gets nobody's key"
    assert event.view()["head"]["registered"] == 2


def test_after_the_end_of_registration_only_the_head_judge_registers(house: Node) -> None:
    event = Event.open(house.url)
    event.done(event.head, "registration_closed")
    answer = event.ask("POST", "/register", JANA)
    assert (answer.status, answer.body["error"]) == (409, "closed")
    desk = event.keys()["desk"]
    late: dict[str, Any] = {"kind": "registered", "entrant": "", "name": "Jan", "born": 1990, "late": True}
    assert event.send(desk, late)[0]["reason"] == "closed"
    assert event.send(event.head, late)[0]["ok"]


@pytest.mark.slow
def test_registrations_from_one_address_have_an_end(house: Node) -> None:
    event = Event.open(house.url)
    home = new_home()
    most = RULES["register"][0].count

    def register(number: int) -> int:
        path = f"/api/championships/{event.code}/register"
        while True:
            answer = request(house.url, "POST", path, JANA | {"name": f"Jan {number}"}, home=home, timeout=60)
            if answer.status != 429 or answer.body["found"] != "1":
                return answer.status
            time.sleep(1)  # that was the pace of all requests of an address

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(register, range(most + 8)))
    assert statuses.count(201) == most
    assert set(statuses) == {201, 429}


def test_online_whoever_registers_needs_a_profile(house: Node) -> None:
    event = Event.open(house.url, online=True)
    assert event.ask("POST", "/register", JANA).status == 401
    guest = Guest.enter(house.url)
    path = f"/api/championships/{event.code}/register"
    assert request(house.url, "POST", path, JANA, guest.cookie, home=guest.home).status == 201


def test_a_report_that_is_no_report_says_where(house: Node) -> None:
    event = Event.open(house.url)
    for report in ({}, {"kind": "victory"}, {"kind": "announcement"}, {"kind": "announcement", "about": 3, "text": ""}):
        (answer,) = event.send(event.head, report)
        assert (answer["ok"], answer["reason"]) == (False, "malformed")
        assert answer["expected"]
    assert event.ask("POST", "/reports", {"reports": []}, event.head).status == 400
    assert event.ask("POST", "/reports", {"reports": [{"id": "", "report": {}}]}, event.head).status == 400
    too_many = [{"id": f"m{n}", "report": {"kind": "ended"}} for n in range(101)]
    assert event.ask("POST", "/reports", {"reports": too_many}, event.head).status == 400


@pytest.mark.parametrize("name", ["a\nb", "\x7f", "a\u2028", "\x1b[2J"])
def test_nothing_is_stored_that_could_not_be_read_again(house: Node, name: str) -> None:
    """An id is the sender's; in a log it must not be what makes the log unreadable."""
    event = Event.open(house.url)
    (answer,) = event.send(event.head, {"kind": "announcement", "about": "other", "text": "a"}, ids=[name])
    assert (answer["ok"], answer["reason"]) == (False, "malformed")
    event.done(event.head, "announcement", about="other", text="b")
    assert [one["text"] for one in event.view()["head"]["announcements"]] == ["b"]


def test_reports_are_taken_in_order_and_one_that_is_refused_stops_no_other(house: Node) -> None:
    event = Event.open(house.url)
    text = {"kind": "announcement", "about": "other"}
    answers = event.send(event.head, {**text, "text": "a"}, {"kind": "ended"}, {**text, "text": "b"})
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[2]["seq"] == answers[0]["seq"] + 1
    assert [one["text"] for one in event.view()["head"]["announcements"]] == ["a", "b"]


def test_the_same_report_again_is_answered_as_the_first_time(house: Node) -> None:
    event = Event.open(house.url)
    report = {"kind": "announcement", "about": "other", "text": "a"}
    first = event.send(event.head, report, ids=["same"])
    assert event.send(event.head, report, ids=["same"]) == first
    assert event.send(event.head, {**report, "text": "b"}, ids=["same"]) == first
    assert len(event.view()["head"]["announcements"]) == 1
    refused = event.send(event.head, {"kind": "plan_chosen", "stages": [{"tables": 1, "final": True}]}, ids=["plan"])
    assert refused[0]["reason"] == "not_closed"
    event.done(event.head, "registration_closed")
    again = event.send(event.head, {"kind": "plan_chosen", "stages": [{"tables": 1, "final": True}]}, ids=["plan"])
    assert again == refused, "a refusal stays what it was, so that a phone's queue ends as its page has said"


def test_nobody_takes_anothers_id(house: Node) -> None:
    event = Event.open(house.url)
    keys = event.keys()
    event.done(keys["judges"]["1"], "head_judge_called", id_="call", table=1)
    (answer,) = event.send(event.head, {"kind": "announcement", "about": "other", "text": "a"}, ids=["call"])
    assert (answer["ok"], answer["reason"]) == (False, "id_taken")


def test_many_at_once_with_the_same_report_enter_it_once(house: Node) -> None:
    event = Event.open(house.url)
    report = {"kind": "announcement", "about": "other", "text": "a"}
    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda _: event.send(event.head, report, ids=["once"])[0], range(40)))
    assert {answer["seq"] for answer in answers} == {2}
    assert len(event.view()["head"]["announcements"]) == 1


def test_two_judges_who_enter_the_same_game_differently_are_a_conflict_that_shows(house: Node) -> None:
    event = Event.open(house.url)
    event.fill(8)
    event.plan(8)
    event.draw(1)
    key = event.keys()["judges"]["1"]
    sheet = event.view(key)["sheet:1"]
    one, two, *_ = sheet["sheet"]["still_in"]
    about = {"kind": "game_entered", "round": 1, "attempt": 1, "table": 1, "number": 1}
    others = [who for who in sheet["sheet"]["still_in"] if who not in (one, two)]
    left = {who: {"count": 1, "points": 2} for who in others}
    answers = event.send(
        key,
        {**about, "winner": one, "left": {**left, two: {"count": 1, "points": 11}}},
        {**about, "winner": two, "left": {**left, one: {"count": 1, "points": 11}}},
        ids=["first", "second"],
    )
    assert [answer["ok"] for answer in answers] == [True, True], "nothing is lost"
    sheet = event.view(key)["sheet:1"]
    assert sheet["sheet"]["problem"] is not None
    clashes = event.view(event.head)["console"]["clashes"]
    assert [{one["id"] for one in clash["reports"]} for clash in clashes] == [{"first", "second"}]
    event.done(event.head, "taken_back", ids=["second"], reason="stůl potvrdil první")
    assert event.view(event.head)["console"]["clashes"] == []
    assert event.view(key)["sheet:1"]["sheet"]["chips"][two] == 2


def test_keys_that_were_renewed_open_nothing_and_their_sockets_end(house: Node) -> None:
    event = Event.open(house.url)
    event.fill(1)
    before = event.keys()

    async def look() -> None:
        async with event.socket() as one, event.socket() as other, event.socket() as board:
            assert (await hello(one, before["judges"]["1"]))["role"] == "judge"
            assert (await hello(other, before["desk"]))["role"] == "desk"
            await hello(board)
            await asyncio.to_thread(event.done, event.head, "keys_renewed", role="judge", number=1)
            with pytest.raises(ConnectionClosed) as closed:
                await one.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            await asyncio.to_thread(event.done, event.head, "announcement", about="other", text="a")
            assert "head" in (await heard(other))["sections"]
            assert "head" in (await heard(board))["sections"]
            async with event.socket() as again:
                await again.send(json.dumps({"key": before["judges"]["1"]}))
                with pytest.raises(ConnectionClosed) as closed:
                    await again.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401

    asyncio.run(look())
    after = event.keys()
    assert after["judges"]["1"] != before["judges"]["1"]
    assert {key: after[key] for key in ("head", "desk", "entrants")} == {
        key: before[key] for key in ("head", "desk", "entrants")
    }
    assert event.ask("GET", "/view", key=before["judges"]["1"]).status == 403
    event.done(event.head, "keys_renewed", role="judge")
    assert event.ask("GET", "/view", key=after["judges"]["1"]).status == 403
    renewal = {"reports": [{"id": "k", "report": {"kind": "keys_renewed", "role": "head"}}]}
    answer = event.ask("POST", "/reports", renewal, event.head)
    assert answer.body["key"] not in ("", event.head), "who renews the own key is told the new one"
    assert event.ask("GET", "/view", key=event.head).status == 403
    assert event.ask("GET", "/view", key=answer.body["key"]).body["role"] == "head"


def test_a_head_judge_who_never_heard_of_the_new_key_asks_for_it_with_the_same_report(house: Node) -> None:
    """Else a lost answer leaves a tournament whose head judge nobody can be any more."""
    event = Event.open(house.url)

    def renew(key: str, id_: str, kind: str = "keys_renewed") -> Answer:
        return event.ask("POST", "/reports", {"reports": [{"id": id_, "report": {"kind": kind, "role": "head"}}]}, key)

    told = renew(event.head, "first").body
    again = renew(event.head, "first")
    assert (again.status, again.body) == (200, told)
    assert event.ask("GET", "/view", key=told["key"]).body["role"] == "head"
    for key, id_ in ((event.head, "other"), ("h-" + "a" * 20, "first"), ("h-\xe9", "first"), ("", "first")):
        assert renew(key, id_).status == 403, (key, id_)
    next_key = renew(told["key"], "second").body["key"]
    assert next_key not in (event.head, told["key"])
    assert renew(event.head, "first").status == 403, "only until the key is renewed again"
    assert renew(told["key"], "second").body["key"] == next_key


def test_whoever_registers_somebody_is_told_whom_at_once_and_again(house: Node) -> None:
    """The desk pays and ticks off by this id, also where its socket shows nothing new."""
    event = Event.open(house.url)
    report = {"kind": "registered", "entrant": "", "name": "Eva Malá", "born": 1990}
    (first,) = event.send(event.keys()["desk"], report, ids=["form"])
    (again,) = event.send(event.keys()["desk"], report, ids=["form"])
    assert first == again and f"entrant:{first['entrant']}" in event.view(event.head)
    (paid,) = event.send(event.head, {"kind": "fee_paid", "entrant": first["entrant"], "amount": 100})
    assert "entrant" not in paid


def test_the_log_says_all_to_the_head_judge_and_no_secret_before_its_draw(house: Node) -> None:
    event = Event.open(house.url)
    event.fill(8)
    event.plan(8)
    event.done(event.head, "draw_announced", round=1, attempt=1, source="kostky")

    def announced() -> dict[str, object]:
        entries = event.ask("GET", "/log?after=1", key=event.head).body["entries"]
        assert entries[0]["seq"] == 2
        return next(one["report"] for one in entries if one["report"]["kind"] == "draw_announced")

    assert announced()["secret"] == ""
    assert len(announced()["roster"]) == 8  # type: ignore[arg-type]
    event.done(event.head, "draw_revealed", round=1, attempt=1, value="1")
    assert len(str(announced()["secret"])) == 64
    for key in ("", event.keys()["desk"]):
        assert event.ask("GET", "/log", key=key).status == 403
    assert event.ask("GET", "/log?after=-1", key=event.head).status == 400


def test_what_is_erased_is_gone_from_the_file_too(house: Node, folder: Path) -> None:
    """Names, years and notes go out of the log as it is stored; what the board has shown stays, and the places."""
    event = Event.open(house.url)
    path = f"/api/championships/{event.code}/erase"
    assert event.ask("POST", "/erase", key=event.head).body["answers"][0]["reason"] == "not_ended"
    jana = event.ask("POST", "/register", JANA).body
    event.done(jana["key"], "withdrawn", entrant=jana["entrant"], reason="Nováková nemůže")
    event.play(5)
    event.done(event.head, "ended")
    first = event.ask("GET", "/draws/1/1").body["roster"][0]
    event.done(event.head, "entrant_changed", entrant=first["id"], name="Jan", born=1990, shown="Skrytý", note="")
    event.done(event.head, "entrant_changed", entrant=first["id"], name="Jan", born=1990, shown="Honza", note="")
    assert event.ask("GET", "/draws/1/1").body["roster"][0] == {"id": first["id"], "name": "Honza"}
    places = event.view()["places"]
    for key in ("", event.keys()["desk"]):
        assert event.ask("POST", "/erase", key=key).status == 403
    answer = event.ask("POST", "/erase", key=event.head)
    assert answer.body["answers"][0]["ok"], (path, answer)
    assert event.view()["places"] == places
    assert event.view()["head"]["erased"] is True
    stored = b"".join(file.read_bytes() for file in folder.glob("prsi.sqlite3*"))
    seen = json.dumps(event.ask("GET", "/log", key=event.head).body) + json.dumps(event.view(event.head))
    seen += (
        str(event.ask("GET", "/entrants.csv", key=event.head).body) + event.ask("GET", "/backup", key=event.head).body
    )
    seen += json.dumps(event.ask("GET", "/draws/1/1").body)
    for word in ("Nováková", "Tajemník", "později", "vzkaz0", "Skrytý"):
        assert word not in seen
        assert json.dumps(word)[1:-1] not in seen
    assert b"Jana z Brna" in stored


def test_what_does_not_exist_is_not_there(house: Node) -> None:
    event = Event.open(house.url)
    for code in ("ZZZZZZ", "x", "č" * 3, "A" * 24):
        answer = request(house.url, "GET", f"/api/championships/{code.encode().hex() if 'č' in code else code}/view")
        assert (answer.status, answer.body["error"]) == (404, "no_championship")
    assert request(house.url, "GET", f"/api/championships/{event.code.lower()}/view").status == 200, "typed in small"


def test_every_kind_of_report_is_known_to_these_tests() -> None:
    from tests.server.championship.test_access import EXAMPLES

    assert {example["kind"] for example in EXAMPLES} == set(kinds())


def test_whoever_opened_a_championship_can_go_and_it_goes_on(house: Node) -> None:
    """The export says what was opened; erased, the profile is nobody's, and the others go on playing."""
    guest = Guest.enter(house.url)
    opened = guest.ask(house.url, "POST", "/api/championships", {"settings": SETTINGS})
    (told,) = guest.ask(house.url, "GET", "/api/me/export")["championships_opened"]
    assert (told["code"], told["title"]) == (opened["code"], SETTINGS["title"])
    guest.ask(house.url, "DELETE", "/api/me")
    event = Event(house.url, opened["code"], opened["key"])
    event.done(event.head, "announcement", about="other", text="a")
