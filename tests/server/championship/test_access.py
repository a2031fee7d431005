"""Who may report what, and who may see what: each role, each kind of report, foreign keys; searched byte by byte."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.championship.playing import Event, heard, hello
from tests.server.client import request
from tests.server.services import Node

Json = dict[str, Any]

ABOUT: Final = {"round": 1, "attempt": 1, "table": 1}
GAME: Final = {"kind": "game_entered", **ABOUT, "number": 1, "winner": "A", "left": {"B": {"count": 1, "points": 7}}}
LOT: Final = {"kind": "lot_drawn", **ABOUT, "number": 1, "nth": 1, "cards": {"A": "7s", "B": "8s"}}
SETTINGS: Final = {"title": "MS", "year": 2026}

EXAMPLES: Final[tuple[Json, ...]] = (
    {"kind": "opened", "version": 1, "settings": SETTINGS},
    {"kind": "settings_changed", "settings": SETTINGS},
    {"kind": "registered", "entrant": "", "name": "Nový", "born": 1990},
    {"kind": "entrant_changed", "entrant": "A", "name": "Jinak", "born": 1990},
    {"kind": "fee_paid", "entrant": "A", "amount": 100},
    {"kind": "checked_in", "entrant": "A"},
    {"kind": "withdrawn", "entrant": "A"},
    {"kind": "kept_apart", "entrants": ["A", "B"]},
    {"kind": "registration_closed"},
    {"kind": "plan_chosen", "stages": [{"tables": 1, "final": True}]},
    {"kind": "chips_set", "round": 1, "chips": 2},
    {"kind": "draw_announced", "round": 2, "attempt": 1, "source": "x"},
    {"kind": "draw_revealed", "round": 2, "attempt": 1, "value": "1"},
    {"kind": "draw_typed", "round": 2, "attempt": 1, "tables": [["A", "B"]]},
    {"kind": "all_advance", "round": 2},
    {"kind": "round_called", "round": 2, "attempt": 1},
    {"kind": "excused", "round": 1, "entrant": "A", "noticed": 1, "reason": "vlak", "granted": False},
    {"kind": "arrived", "round": 1, "entrant": "A"},
    {"kind": "player_out", **ABOUT, "entrant": "A", "why": "left", "number": 9},
    {"kind": "dealer_named", **ABOUT, "entrant": "A"},
    GAME,
    LOT,
    {"kind": "taken_back", "ids": ["nothing"], "table": 1},
    {"kind": "warned", "entrant": "A", "conduct": "delay", "table": 1},
    {"kind": "head_judge_called", "table": 1},
    {"kind": "call_answered", "id": "nothing"},
    {"kind": "table_judge", "table": 1, "name": "Karel"},
    {"kind": "table_opened", **ABOUT, "code": "X"},
    {"kind": "announcement", "about": "other", "text": "a"},
    {"kind": "place_acknowledged", "entrant": "A", "place": "x"},
    {"kind": "prize_handed", "entrant": "A", "prize": "cup"},
    {"kind": "ended"},
    {"kind": "erased"},
    {"kind": "keys_renewed", "role": "judge", "number": 99},
)
"""A report of each kind; A and B sit at table 1."""

DESK: Final = {"registered", "entrant_changed", "fee_paid", "checked_in", "withdrawn", "place_acknowledged"}
JUDGE: Final = {"arrived", "player_out", "dealer_named", "game_entered", "lot_drawn", "taken_back", "warned"}
MAY: Final[dict[str, set[str]]] = {
    "desk": DESK | {"arrived", "prize_handed", "taken_back"},
    "judge": JUDGE | {"head_judge_called", "table_judge"},
    "entrant": {"withdrawn", "place_acknowledged"},
}
"""Who may say what, from championship.md: the desk keeps the list, a judge the table, a registrant oneself."""

NOBODYS: Final = {"opened", "table_opened"}
"""What only the server itself says."""


@pytest.fixture(scope="module")
def event(house: Node) -> Event:
    """A championship of eight in its semifinals, of which nothing is played."""
    event = Event.open(house.url)
    event.fill(8)
    event.plan(8)
    event.draw(1)
    return event


@pytest.fixture(scope="module")
def keys(event: Event) -> Json:
    return event.keys()


def at_table(event: Event, table: int) -> list[str]:
    seats = event.view()[f"table:1:{table}"]["seats"]
    return [seat["id"] for seat in seats]


def filled(report: Json, one: str, two: str, table: int) -> Json:
    """Return an example with real players, at a table."""
    text = json.dumps(report).replace('"A"', json.dumps(one)).replace('"B"', json.dumps(two))
    found: Json = json.loads(text)
    return found | ({"table": table} if "table" in found else {})


def reason(event: Event, key: str, report: Json) -> str:
    (answer,) = event.send(key, report)
    return str(answer.get("reason", ""))


@pytest.mark.parametrize("report", EXAMPLES, ids=lambda report: report["kind"])
def test_each_role_may_say_its_own_and_nothing_else(event: Event, keys: Json, report: Json) -> None:
    """What is not allowed is told from what is wrong for another reason: that is another answer."""
    one, two, *_ = at_table(event, 1)
    mine = filled(report, one, two, 1)
    kind = report["kind"]
    said = {
        "desk": reason(event, keys["desk"], mine),
        "judge": reason(event, keys["judges"]["1"], mine),
        "entrant": reason(event, keys["entrants"][one], mine),
    }
    for role, answer in said.items():
        assert (answer != "not_allowed") == (kind in MAY[role]), (role, kind, answer)
    if kind in NOBODYS:
        assert reason(event, event.head, mine) == "not_allowed"
    elif kind not in ("erased", "ended", "settings_changed"):
        assert reason(event, event.head, mine) != "not_allowed", kind
    body = {"reports": [{"id": "nobody", "report": mine}]}
    assert event.ask("POST", "/reports", body).status == 403
    assert event.ask("POST", "/reports", body, "h-" + "a" * 20).status == 403


@pytest.mark.parametrize("kind", sorted(JUDGE - {"taken_back"} | {"head_judge_called", "table_judge"}))
def test_a_judge_says_nothing_of_another_table(event: Event, keys: Json, kind: str) -> None:
    one, two, *_ = at_table(event, 2)
    (example,) = [report for report in EXAMPLES if report["kind"] == kind]
    assert reason(event, keys["judges"]["1"], filled(example, one, two, 2)) == "other_table"


def test_a_judge_takes_nothing_of_another_table_back(event: Event, keys: Json) -> None:
    event.done(keys["judges"]["2"], "head_judge_called", id_="of-two", table=2)
    back = {"kind": "taken_back", "ids": ["of-two"]}
    assert reason(event, keys["judges"]["1"], back | {"table": 1}) == "not_allowed"
    assert reason(event, keys["judges"]["1"], back | {"table": 2}) == "other_table"
    assert reason(event, keys["judges"]["2"], back | {"table": 2}) == ""


def test_only_the_head_judge_disqualifies(event: Event, keys: Json) -> None:
    one, two, *_ = at_table(event, 1)
    (example,) = [report for report in EXAMPLES if report["kind"] == "player_out"]
    bad = filled(example, one, two, 1) | {"why": "disqualified", "reason": "podvod"}
    assert reason(event, keys["judges"]["1"], bad) == "not_allowed"


@pytest.mark.parametrize("kind", sorted(MAY["entrant"]))
def test_a_registrant_speaks_for_nobody_else(event: Event, keys: Json, kind: str) -> None:
    one, two, *_ = at_table(event, 1)
    (example,) = [report for report in EXAMPLES if report["kind"] == kind]
    assert reason(event, keys["entrants"][two], filled(example, one, two, 1)) == "not_allowed"


def test_keys_of_another_championship_open_nothing(event: Event, keys: Json, house: Node) -> None:
    other = Event.open(house.url)
    other.fill(1)
    theirs = other.keys()
    foreign = [theirs["head"], theirs["desk"], theirs["judges"]["1"], *theirs["entrants"].values()]
    for key in foreign:
        for path in ("/view", "/keys", "/log", "/backup", "/entrants.csv"):
            assert event.ask("GET", path, key=key).status == 403, (path, key)
        for path in ("/reports", "/erase"):
            body = {"reports": [{"id": "f", "report": {"kind": "ended"}}]} if path == "/reports" else None
            assert event.ask("POST", path, body, key).status == 403, (path, key)


@pytest.mark.parametrize(
    "key",
    ["x", "h", "h-", "j1-", "j01", "hh-aaaa", "é", "h-" + "A" * 20, "j1-" + "a" * 20, "enobody-" + "a" * 20, "a" * 500],
)
def test_what_looks_like_a_key_is_none(event: Event, key: str) -> None:
    answer = event.ask("GET", "/view", **{"X-Championship-Key": key.encode().decode("latin-1")})
    assert (answer.status, answer.body["error"]) == (403, "wrong_key")


def test_a_key_is_one_role_and_one_table(event: Event, keys: Json) -> None:
    """Nothing of a key can be changed for another role, table or registrant."""
    one, two, *_ = keys["entrants"]
    for key, start in (
        (keys["judges"]["1"], "j2"),
        (keys["judges"]["1"], "h"),
        (keys["judges"]["1"], "j11"),
        (keys["desk"], "h"),
        (keys["entrants"][one], f"e{two}"),
        (keys["entrants"][one], "d"),
    ):
        assert event.ask("GET", "/view", key=f"{start}-{key.partition('-')[2]}").status == 403


def test_what_is_the_head_judges_or_the_desks_is_theirs(event: Event, keys: Json) -> None:
    one = next(iter(keys["entrants"]))
    roles = {"": "", "judge": keys["judges"]["1"], "entrant": keys["entrants"][one]}
    for role, key in {**roles, "desk": keys["desk"]}.items():
        for path in ("/log", "/backup"):
            assert event.ask("GET", path, key=key).status == 403, (role, path)
        assert event.ask("POST", "/erase", key=key).status == 403, role
        wanted = 200 if role == "desk" else 403
        assert {event.ask("GET", path, key=key).status for path in ("/keys", "/entrants.csv")} == {wanted}, role
    desks = event.ask("GET", "/keys", key=keys["desk"]).body
    assert (desks["head"], desks["desk"], desks["judges"]) == ("", "", {})


# ---- what is seen ----

PRIVATE: Final = {
    "last names": ["Tajemník"],
    "notes": ["vzkaz"],
    "years": [str(year) for year in range(1900, 1912)],
    "judge of table 1": ["Rozhodčí Karel"],
    "judge of table 2": ["Rozhodčí Dana"],
    "warning": ["ukazuje karty sousedovi"],
    "excuse": ["ujel mu vlak"],
    "call of table 2": ["hádají se o žolíka"],
    "decision": ["nechal jsem je hrát dál"],
}
"""What was said in confidence, by subject."""

MAY_SEE: Final[dict[str, set[str]]] = {
    "": set(),
    "entrant": set(),
    "judge": {"judge of table 1"},
    "desk": {"last names", "notes", "years"},
    "head": {"last names", "notes", "years", "judge of table 1", "judge of table 2", "call of table 2"},
}


def found_in(text: str, words: list[str]) -> list[str]:
    return [word for word in words if re.search(rf"(?<![0-9A-Za-z]){re.escape(word)}", text)]


def test_nobody_is_told_what_is_not_theirs(house: Node, folder: Path) -> None:
    """Everything that each role can get, over HTTP and the socket, is searched for what it may not know."""
    event = Event.open(house.url, year=2026)
    event.fill(12)
    event.plan(12)
    event.draw(1)
    keys = event.keys()
    one, two = keys["judges"]["1"], keys["judges"]["2"]
    event.done(one, "table_judge", table=1, name="Rozhodčí Karel")
    event.done(two, "table_judge", table=2, name="Rozhodčí Dana")
    players = at_table(event, 1)
    event.done(one, "warned", entrant=players[0], table=1, conduct="showing_cards", text="ukazuje karty sousedovi")
    clock = event.view()["round:1"]
    until = clock["limit"] + 60_000
    excuse = {"noticed": clock["called_at"], "reason": "ujel mu vlak", "granted": True, "until": until}
    event.done(event.head, "excused", round=1, entrant=players[0], **excuse)
    event.done(two, "head_judge_called", id_="dana-1", table=2, text="hádají se o žolíka")
    mine = next(iter(keys["entrants"]))
    roles = {"": "", "entrant": keys["entrants"][mine], "judge": one, "desk": keys["desk"], "head": event.head}

    async def listen() -> dict[str, str]:
        """All that comes through sockets while a tournament goes on."""
        told = dict.fromkeys(roles, "")
        sockets = {role: await event.socket() for role in roles}
        for role, socket in sockets.items():
            told[role] += json.dumps(await hello(socket, roles[role]), ensure_ascii=False)

        def go_on() -> None:
            event.done(
                event.head, "entrant_changed", entrant=players[1], name="Jan Tajemník", born=1911, note="vzkaz-nový"
            )
            event.play_table(1, 1, one)
            event.done(event.head, "call_answered", id="dana-1", decision="nechal jsem je hrát dál")
            event.play_table(1, 2, two)
            event.done(event.head, "draw_announced", round=2, attempt=1, source="kostky")

        await asyncio.to_thread(go_on)
        for role, socket in sockets.items():
            while '"round:2"' not in told[role]:
                told[role] += json.dumps(await heard(socket), ensure_ascii=False)
            await socket.close()
        return told

    told = asyncio.run(listen())
    for role, key in roles.items():
        paths = ["/view", "/draws/1/1", "/draws/2/1", "/results.csv", "/results.json", "/results.html"]
        for path in paths:
            told[role] += json.dumps(event.ask("GET", path, key=key).body, ensure_ascii=False)
    listed = request(house.url, "GET", "/api/championships").body
    told[""] += json.dumps(listed, ensure_ascii=False)

    with sqlite3.connect(folder / "prsi.sqlite3") as database:
        secret, identity = database.execute(
            "SELECT secret, id FROM championship WHERE code = ?", (event.code,)
        ).fetchone()
        rows = database.execute("SELECT text FROM championship_event WHERE championship_id = ?", (identity,)).fetchall()
    draws = [json.loads(row[0])["report"] for row in rows if "draw_announced" in row[0]]
    untold = next(draw["secret"] for draw in draws if draw["round"] == 2)
    assert len(untold) == 64
    all_keys = [keys["head"], keys["desk"], *keys["judges"].values(), *keys["entrants"].values()]
    for role, text in told.items():
        for subject, words in PRIVATE.items():
            seen = found_in(text, words)
            if role == "entrant" and subject == "last names":
                own = event.view(roles[role])["me"]["name"]
                assert not found_in(text.replace(own, ""), words), role
            elif subject not in MAY_SEE[role]:
                assert not seen, (role, subject, seen)
        assert untold not in text, role
        assert secret not in text, role
        assert not [key for key in all_keys if key in text or key.partition("-")[2] in text], role
    for subject in MAY_SEE["head"] - {"years"}:
        assert found_in(told["head"], PRIVATE[subject]), f"{subject} is nowhere: the search would find nothing"
    log = json.dumps(event.ask("GET", "/log", key=event.head).body, ensure_ascii=False)
    for subject in ("warning", "excuse", "decision"):
        assert found_in(log, PRIVATE[subject])
    assert untold not in log
