"""The weakest key cannot fill a championship's log: what says nothing new is refused, and all that comes has a pace."""

from __future__ import annotations

import asyncio

import pytest

from prsi.protocol.codec import ProtocolError
from prsi.server.championship import hall as halls
from prsi.server.championship import store
from prsi.server.championship.backup import write
from prsi.server.championship.pace import PACES, Paces
from prsi.server.store.database import Database
from prsi.tournament import reports as r
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import Report, Who
from prsi.tournament.settings import Settings
from tests.server.championship.playing import Event
from tests.server.inside import inside
from tests.server.services import Node
from tests.tournament.hall import DESK, Hall

_ids = iter(range(10**6))


def test_what_says_nothing_new_is_refused() -> None:
    hall = Hall(Settings("MS", 2026, place="Sokolovna", online=True))
    (one,) = hall.register(["Jan"], present=False)
    mine = Who("entrant", 0, one)
    seen = r.PlaceAcknowledged(one, "Sokolovna")
    assert hall.refused(r.PlaceAcknowledged(one, "jinde"), mine).reason == "other_place"
    hall.say(seen, mine)
    assert hall.refused(seen, mine).reason == "no_news"
    hall.say(r.SettingsChanged(Settings("MS", 2026, place="Hala", online=True)))
    assert hall.refused(seen, mine).reason == "other_place"
    hall.say(r.PlaceAcknowledged(one, "Hala"), mine)
    assert hall.refused(r.CheckedIn(one, present=False), mine).reason == "no_news"
    hall.say(r.CheckedIn(one), mine)
    assert hall.refused(r.CheckedIn(one), mine).reason == "no_news"
    gone = hall.say(r.Withdrawn(one), mine)
    assert hall.refused(r.Withdrawn(one, "once more"), mine).reason == "no_news"
    assert hall.refused(r.Withdrawn(one), DESK).reason == "no_news"
    hall.say(r.TakenBack((gone.id,), "stays"), DESK)
    hall.say(r.Withdrawn(one), mine)


def test_a_registrant_who_sends_and_sends_is_not_heard_for_a_while(house: Node) -> None:
    event = Event.open(house.url)
    one, two = event.fill(2, present=False)
    keys = event.keys()["entrants"]
    about = {"kind": "place_acknowledged", "place": "jinde"}
    statuses = []
    for _ in range(4):
        some = [{"id": f"p{next(_ids)}", "report": about | {"entrant": one}} for _ in range(20)]
        statuses.append(event.ask("POST", "/reports", {"reports": some}, keys[one]).status)
    assert statuses == [200, 200, 200, 429]
    event.done(keys[two], "place_acknowledged", entrant=two, place="Sokolovna")


def test_a_judges_phone_is_heard_with_all_that_has_waited() -> None:
    """A hundred at once, five times in a row; and each table has its own pace."""
    paces = Paces()
    assert all(paces.take("c-1", Who("judge", 1), 100) for _ in range(5))
    assert not paces.take("c-1", Who("judge", 1), 100)
    assert paces.take("c-1", Who("judge", 2), 100)
    assert paces.take("c-2", Who("judge", 1), 100)
    assert set(PACES) == {"entrant", "judge", "desk", "head"}


def test_a_log_that_is_nearly_full_hears_only_those_with_a_task(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that its backup, which is larger than a part of what can be restored, never is larger than that."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await node.node.halls.open(Settings("MS", 2026), "")

            async def said(who: Who, report: Report) -> str:
                (answer,) = await hall.report(who, [(f"t{next(_ids)}", report)])
                return answer.reason

            assert await said(BOARD, r.Registered("", "Žofie", 1990)) == ""
            stored = await node.node.db.read(lambda connection: store.size(connection, hall.id))
            text = write(hall.code, hall.secret, 0, hall.now.log)
            assert hall.size == stored == len(text.partition("\n")[2].encode()) - len(hall.now.log)
            monkeypatch.setitem(halls.FULL, "anybody", stored)
            monkeypatch.setitem(halls.FULL, "entrant", stored)
            (entrant,) = hall.now.entrants
            assert await said(BOARD, r.Registered("", "Jan", 1990)) == "full"
            assert await said(Who("entrant", 0, entrant), r.Withdrawn(entrant)) == "full"
            assert await said(Who("head"), r.Withdrawn(entrant)) == ""
            assert await said(Who("judge", 1), r.HeadJudgeCalled(1)) == ""
            assert await said(Who("desk"), r.HeadJudgeCalled(1)) != "full"
            for role in ("judge", "desk", "head"):
                monkeypatch.setitem(halls.FULL, role, stored)
            assert await said(Who("judge", 1), r.HeadJudgeCalled(1)) == "full", "one key must not fill it either"
            assert await said(Who("desk"), r.FeePaid(entrant, 1)) == "full"
            assert await said(Who("head"), r.Announcement("other", "x")) == "full"
            assert await said(Who("head"), r.Erased()) == "not_ended", "what makes it smaller is heard"
            monkeypatch.undo()
            assert halls.FULL["anybody"] < halls.FULL["judge"] < halls.FULL["head"] < store.MOST_BYTES

    asyncio.run(story())


def test_bytes_are_counted_alike_on_postgresql(database: str) -> None:
    async def story() -> None:
        async with inside(database) as node:
            assert isinstance(node.node.db, Database)
            hall = await node.node.halls.open(Settings("Žluťoučký", 2026), "")
            stored = await node.node.db.read(lambda connection: store.size(connection, hall.id))
            assert stored == hall.size > len("Žluťoučký")

    asyncio.run(story())


def test_no_report_is_larger_than_what_it_tells() -> None:
    """Made-up ids that a game puts right would fill a log of which no backup could be restored."""
    ids = [f"{number:064}" for number in range(14_000)]
    game = {"round": 1, "attempt": 1, "table": 1, "number": 1, "winner": "a", "left": {"b": {"count": 1}}}
    lot = {"round": 1, "attempt": 1, "table": 1, "number": 1, "nth": 1, "cards": {"a": "7h"}}
    many = {number: {"count": 1} for number in ids[:33]}
    r.load_report({"kind": "game_entered", **game, "replaces": ids[:50]})
    for large in (
        {"kind": "game_entered", **game, "replaces": ids[:51]},
        {"kind": "lot_drawn", **lot, "replaces": ids[:51]},
        {"kind": "game_entered", **game, "left": many},
        {"kind": "game_entered", **game, "left": {"b": {"count": 1, "cards": ["7h"] * 33}}},
        {"kind": "lot_drawn", **lot, "cards": dict.fromkeys(ids[:33], "7h")},
        {"kind": "draw_announced", "round": 1, "attempt": 1, "source": "x", "roster": [one[:24] for one in ids]},
    ):
        with pytest.raises(ProtocolError, match=r"\d+ "):
            r.load_report(large)
    hand = {"kind": "draw_typed", "round": 1, "attempt": 1, "tables": [[one[:24] for one in ids]]}
    assert isinstance(r.load_report(hand), r.DrawTyped), "a draw made by hand names everybody"
