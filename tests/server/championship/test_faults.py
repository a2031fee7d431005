"""A fault of ours in one place stays there: planted ones, in a node inside the test's process."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from prsi.server.championship import hall as halls
from prsi.server.championship import store
from prsi.tournament import views
from prsi.tournament.check import check
from prsi.tournament.reports import Announcement, Ended, Entry, Erased, StoredTournamentError, Who
from prsi.tournament.settings import Settings
from prsi.tournament.state import Tournament
from tests.server.championship.playing import Event, heard, hello
from tests.server.inside import Inside, inside

HEAD = Who("head")


def said(text: str) -> Announcement:
    return Announcement("other", text)


async def opened(node: Inside) -> tuple[halls.Hall, Event]:
    """A championship, and a look at it from outside."""
    hall = await node.node.halls.open(Settings("MS", 2026), "")
    return hall, Event(node.origin, hall.code, "")


def test_what_cannot_be_shown_is_stored_and_acknowledged_all_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(sqlite) as node:
            hall, event = await opened(node)
            async with event.socket() as board:
                await hello(board)
                with monkeypatch.context() as planted:
                    planted.setattr(views, "head_shown", lambda _: 1 / 0)
                    (answer,) = await hall.report(HEAD, [("a", said("a"))])
                    assert answer.ok
                with pytest.raises(ConnectionClosed) as closed:
                    await heard(board)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012, "come again, and see it"
            assert node.node.hub.metrics.faults == 1
            async with event.socket() as board:
                seen = await hello(board)
                assert [one["text"] for one in seen["sections"]["head"]["announcements"]] == ["a"]
                await hall.report(HEAD, [("b", said("b"))])
                assert (await heard(board))["seq"] == 3

    asyncio.run(story())


def test_a_report_that_brings_out_a_fault_takes_no_other_along(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(sqlite) as node:
            hall, _ = await opened(node)

            def faulty(*given: object) -> object:
                if given[2] == said("bad"):
                    raise ZeroDivisionError
                return check(*given)  # type: ignore[arg-type]

            monkeypatch.setattr(halls, "check", faulty)
            texts = [f"t{n}" for n in range(20)]
            texts[7] = "bad"
            waiting = [hall.report(HEAD, [(f"id{n}", said(text))]) for n, text in enumerate(texts)]
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            assert [isinstance(answer, ZeroDivisionError) for answer in answers] == [n == 7 for n in range(20)]
            assert all(answer[0].ok for answer in answers if isinstance(answer, list))
            assert hall.committed == 20
            assert len({entry.id for entry in hall.now.log}) == 20

    asyncio.run(story())


def test_what_a_transaction_could_not_commit_is_not_there(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tournament in memory had it already: it is read anew."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall, event = await opened(node)
            with monkeypatch.context() as planted:

                def full(*_: object) -> None:
                    raise OSError("no space left on device")

                planted.setattr(store, "append", full)
                with pytest.raises(Exception, match="no space"):
                    await hall.report(HEAD, [("a", said("a"))])
            assert hall.committed == 1
            (answer,) = await hall.report(HEAD, [("b", said("b"))])
            assert (answer.ok, answer.seq) == (True, 2)
            sections = await asyncio.to_thread(event.view)
            assert [one["text"] for one in sections["head"]["announcements"]] == ["b"]

    asyncio.run(story())


def test_the_sentences_of_a_view_are_never_those_of_what_is_not_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks after a failed transaction sees what is stored, and nothing else."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall, event = await opened(node)
            with monkeypatch.context() as planted:
                planted.setattr(store, "append", lambda *_: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    await hall.report(HEAD, [("a", said("a"))])
                assert (hall.now.seq, len(hall.now.log)) == (1, 1)
                sections = await asyncio.to_thread(event.view)
                assert sections["head"]["announcements"] == []

    asyncio.run(story())


@pytest.mark.parametrize("late", [False, True])
def test_what_could_not_be_read_again_is_not_written_where_registrations_are_erased(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """A fault in what is left of an entry, in one stored before or in one of the same moment: the log is as it was."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall, _ = await opened(node)
            await hall.report(HEAD, [("a", said("a"))])

            def faulty(entry: Entry, now: Tournament) -> Entry:
                bad = isinstance(entry.report, Erased if late else Announcement)
                return replace(entry, report=said("a\nb")) if bad else entry

            with monkeypatch.context() as planted:
                planted.setattr(halls, "redacted", faulty)
                with pytest.raises(StoredTournamentError):
                    await hall.report(halls.SERVER, [("erased", Erased())])
            stored = await node.node.db.read(lambda connection: store.entries(connection, hall.id, 0, 9))
            assert [entry.report for entry in stored[1:]] == [said("a")]
            with pytest.raises(StoredTournamentError):
                await node.node.db.write(
                    lambda connection: store.rewrite(connection, hall.id, [replace(stored[1], report=said("a\nb"))])
                )
            (answer,) = await hall.report(halls.SERVER, [("erased", Erased())])
            assert (answer.ok, answer.seq) == (True, 3)

    asyncio.run(story())


def test_whoever_asks_for_results_again_and_again_keeps_no_judge_waiting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are made once in a while until the end, and then at once, as they are."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall, _ = await opened(node)
            made: list[int] = []

            def results(now: Tournament) -> str:
                made.append(now.seq)
                return str(now.seq)

            monkeypatch.setattr(halls, "PUBLISHED_SECONDS", 3600.0)
            for number in range(5):
                assert await hall.file("x", results) == "1"
                await hall.report(HEAD, [(f"id{number}", said("a"))])
            assert await hall.file("y", results) == "6", "another one is made"
            monkeypatch.setattr(halls, "PUBLISHED_SECONDS", 0.0)
            assert [await hall.file("x", results) for _ in range(2)] == ["6", "6"]
            assert made == [1, 6, 6]
            monkeypatch.setattr(halls, "PUBLISHED_SECONDS", 3600.0)
            monkeypatch.setattr(halls, "check", lambda *given: given[2])  # nothing was played here
            await hall.report(HEAD, [("end", Ended())])
            assert await hall.file("x", results) == "7"
            await hall.report(HEAD, [("more", said("b"))])
            assert await hall.file("x", results) == "8"

    asyncio.run(story())
