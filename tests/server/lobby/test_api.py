"""The lobby over HTTP, with the whole application of a node on a real database."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import pytest

from prsi.protocol.messages import Ack, Refused
from prsi.server import presence
from tests.server.inside import Line, inside, until
from tests.server.lobby.whole import Guest, whole
from tests.server.people.conftest import Browser
from tests.server.services import Node

PRSI = {"ruleset": {"preset": "prsi"}, "seats": 2}


def test_a_link_invites_to_a_private_table_and_whoever_opens_it_sits_down(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben = await house.guest(), await house.guest()
            made = await anna.post("/api/tables", {**PRSI, "seats": 3}, 201)
            code = made["code"]
            assert made["url"] == f"https://prsi.example/t/{code}"
            # Not on the list, but there for who has the link, written as people write it, even before one is a guest.
            assert (await ben.get("/api/lobby"))["tables"] == []
            for written in (code, code.lower(), f"{code[:5]}-{code[5:]}"):
                answer = await house.stranger().get(f"/api/tables/{written}")
                assert answer.status_code == 200, answer.text
                assert answer.json()["seats"][0] == {
                    "name": anna.name,
                    "avatar": answer.json()["seats"][0]["avatar"],
                    "kind": "person",
                }
                assert answer.json()["refused"] is None
            assert isinstance(await house.sit(code, ben), Ack)
            shown = await ben.get(f"/api/tables/{code}")
            assert [seat["name"] for seat in shown["seats"]] == [anna.name, ben.name, ""]
            assert shown["mine"] is True
            own = await ben.get("/api/me/tables")
            assert [table["code"] for table in own["tables"]] == [code]

    asyncio.run(run())


def test_a_seek_is_listed_until_its_seats_are_taken(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben = await house.guest(), await house.guest()
            wish = {"ruleset": {"preset": "mau-mau", "stacking": False}, "seats": 4, "public": True, "clock_ms": 30000}
            code = (await anna.post("/api/tables", wish, 201))["code"]
            (table,) = (await ben.get("/api/lobby"))["tables"]
            assert (table["code"], table["open"], table["clock_ms"]) == (code, 3, 30000)
            assert table["ruleset"] == wish["ruleset"]
            assert 590_000 < table["fill_ms"] <= 600_000
            assert (await ben.get("/api/lobby?seats=3"))["tables"] == []
            assert isinstance(await house.fill(code, anna), Ack)
            lobby = await ben.get("/api/lobby")
            assert (lobby["tables"], lobby["players"], lobby["tables_running"]) == ([], 1, 1)
            shown = await ben.get(f"/api/tables/{code}")
            assert shown["refused"] == "no_seat"

    asyncio.run(run())


def test_a_table_that_its_maker_never_opens_is_offered_to_nobody(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else anybody fills the list, and leads quick play, with tables at which nobody waits."""
    monkeypatch.setattr(presence, "COMING", 0.3)

    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben = await house.guest(), await house.guest()
            code = (await anna.post("/api/tables", {**PRSI, "public": True}, 201))["code"]
            assert [table["code"] for table in (await ben.get("/api/lobby"))["tables"]] == [code]
            await until(lambda: _unlisted(ben))
            assert (await ben.post("/api/lobby/quick", {"seats": 2}))["code"] != code

    async def _unlisted(who: Guest) -> bool:
        return not (await who.get("/api/lobby"))["tables"]

    asyncio.run(run())


def test_a_table_that_its_maker_opens_stays_on_the_list(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first socket may come a moment after the table, as pages do."""
    monkeypatch.setattr(presence, "COMING", 0.5)

    async def run() -> None:
        async with inside(sqlite) as house:
            host = await house.guest()
            browser = Browser.over_tcp(house.origin, host.token)
            code = (await browser.post("/api/tables", {**PRSI, "public": True})).json()["code"]
            await asyncio.sleep(0.2)
            async with Line.to(house.connect(code, host)) as line:
                await line.ask("hello")
                await asyncio.sleep(1.0)
                listed = (await browser.get("/api/lobby")).json()["tables"]
                assert [table["code"] for table in listed] == [code]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("change", "error", "word"),
    [
        ({"ruleset": {"preset": "whist"}}, "bad_ruleset", "whist"),
        ({"ruleset": {"preset": "prsi", "hand_size": 9}}, "bad_ruleset", "1 to 8"),
        (
            {"ruleset": {"preset": "prsi", "comeback": "any_seven", "finishing_penalty_draws": True}},
            "bad_ruleset",
            "R34",
        ),
        ({"ruleset": {"preset": "prsi", "no_such": 1}}, "bad_ruleset", "no_such"),
        ({"seats": 1}, "bad_seats", "2 to 6"),
        ({"seats": 7}, "bad_seats", "2 to 6"),
        ({"ruleset": {"preset": "mau-mau"}, "seats": 5}, "bad_seats", "2 to 4"),
        ({"format": {"kind": "best_of"}}, "bad_format", "rounds_won"),
        ({"format": {"kind": "rounds_won", "n": 0}}, "bad_format", "1 to"),
        ({"format": {"kind": "chips", "n": 2, "survivors": 2}}, "bad_format", "survivors"),
        ({"values": "kings"}, "bad_values", "queens"),
        ({"values": {"A": 1}}, "bad_values", "missing"),
        ({"bots": 2}, "bad_seats", "a seat for a person"),
        ({"bots": 1, "public": True}, "bad_seats", "another person"),
        ({"clock_ms": 100}, "bad_clock", "5000"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(
    sqlite: str, change: dict[str, object], error: str, word: str
) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna = await house.guest()
            answer = await anna.post("/api/tables", {**PRSI, **change}, 400)
            assert answer["error"] == error
            assert word in answer["expected"]
            assert (await anna.get("/api/lobby"))["tables_running"] == 0

    asyncio.run(run())


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"seats": 2},
        {**PRSI, "level": "perfect"},
        {**PRSI, "odd": 1},
        {**PRSI, "seats": "two"},
        {**PRSI, "bots": -1},
    ],
)
def test_what_is_no_request_for_a_table_is_malformed(sqlite: str, body: object) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna = await house.guest()
            assert (await anna.post("/api/tables", body, 400))["error"] == "malformed"

    asyncio.run(run())


def test_who_has_no_cookie_makes_no_table_and_a_wrong_or_used_link_is_told_apart(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            stranger = house.stranger()
            answer = await stranger.post("/api/tables", PRSI)
            assert (answer.status_code, answer.json()["error"]) == (401, "no_player")
            anna = await house.guest()
            for wrong in ("CDFGHJKMNP", "x", "0OIL1CDFGH", "%27%20OR%201=1"):
                assert (await anna.get(f"/api/tables/{wrong}", 404))["error"] == "no_table"
            code = (await anna.post("/api/tables", PRSI, 201))["code"]
            await house.leave(code, anna)
            assert (await anna.get(f"/api/tables/{code}", 410))["error"] == "table_closed"

    asyncio.run(run())


def test_the_link_is_shown_as_a_picture(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna = await house.guest()
            code = (await anna.post("/api/tables", PRSI, 201))["code"]
            answer = await house.stranger().get(f"/api/tables/{code}/qr.svg")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text.startswith("<?xml")
            assert (await house.stranger().get("/api/tables/nothing/qr.svg")).status_code == 404

    asyncio.run(run())


def test_the_computer_does_not_look_like_whoever_makes_the_table(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna = await house.guest()
            await anna.browser.ask("PATCH", "/api/me", {"avatar": "karel"})
            code = (await anna.post("/api/tables", {**PRSI, "seats": 4, "bots": 3}, 201))["code"]
            faces = [seat["avatar"] for seat in (await anna.get(f"/api/tables/{code}"))["seats"]]
            assert faces == ["karel", "anicka", "jarka", "kuba"]

    asyncio.run(run())


def test_a_full_server_has_a_queue_and_its_first_goes_before_others(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite, max_tables=1) as house:
            anna, ben, cyril = [await house.guest() for _ in range(3)]
            code = (await anna.post("/api/tables", PRSI, 201))["code"]
            assert (await ben.get("/api/queue"))["place"] is None
            refused = await ben.post("/api/tables", PRSI, 503)
            assert refused["error"] == "full"
            assert await ben.post("/api/queue") == {"place": 1, "held_ms": None, "waiting": 1}
            assert await cyril.post("/api/queue") == {"place": 2, "held_ms": None, "waiting": 2}
            assert (await cyril.get("/api/lobby"))["queue"] == 2
            await house.leave(code, anna)
            assert await ben.get("/api/queue") == {"place": 1, "held_ms": None, "waiting": 2}, "looking changes nothing"
            place = (await ben.browser.ask("PUT", "/api/queue")).json()
            assert place["place"] == 1
            assert (await ben.get("/api/queue"))["held_ms"] > 59_000
            assert 59_000 < place["held_ms"] <= 60_000
            assert (await cyril.post("/api/tables", PRSI, 503))["error"] == "full"
            assert (await anna.post("/api/tables", PRSI, 503))["error"] == "full"
            await ben.post("/api/tables", PRSI, 201)
            assert await cyril.get("/api/queue") == {"place": 1, "held_ms": None, "waiting": 1}
            assert (await cyril.browser.ask("DELETE", "/api/queue")).status_code == 204
            assert await cyril.get("/api/queue") == {"place": None, "held_ms": None, "waiting": 0}

    asyncio.run(run())


def test_one_person_has_only_so_many_tables(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite, max_tables_per_player=2) as house:
            anna = await house.guest()
            for _ in range(2):
                await anna.post("/api/tables", PRSI, 201)
            assert (await anna.post("/api/tables", PRSI, 409))["error"] == "too_many_tables"

    asyncio.run(run())


def test_quick_play_brings_people_together_even_if_they_ask_at_the_same_moment(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            guests = [await house.guest() for _ in range(6)]
            asked = await asyncio.gather(
                *[one.post("/api/lobby/quick", {"seats": 2, "preset": "prsi"}) for one in guests]
            )
            codes = [answer["code"] for answer in asked]
            assert sorted(Counter(codes).values()) == [2, 2, 2]
            for one, code in zip(guests, codes, strict=True):
                assert isinstance(await house.sit(code, one), Ack)
            assert (await guests[0].get("/api/lobby"))["tables"] == []
            assert (await guests[0].post("/api/lobby/quick", {"seats": 5, "preset": "mau-mau"}, 400))[
                "error"
            ] == "bad_seats"

    asyncio.run(run())


def test_blocked_people_do_not_meet_by_link_list_or_quick_play(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben = await house.guest(), await house.guest()
            assert (await anna.browser.ask("PUT", f"/api/people/{ben.id}/block")).status_code in (200, 204)
            quick = {"seats": 2, "preset": "prsi"}
            code = (await anna.post("/api/lobby/quick", quick))["code"]
            assert (await ben.post("/api/lobby/quick", quick))["code"] != code
            assert (await ben.get("/api/lobby"))["tables"][0]["mine"] is True
            assert (await ben.get(f"/api/tables/{code}"))["refused"] == "not_together"
            # The socket layer asks before anybody sits down; neither side is told who has blocked whom.
            reason = await house.node.hub.may_sit(ben.id, await house.table(code))
            assert reason == "not_together"

    asyncio.run(run())


def test_two_who_must_stay_apart_cannot_both_sit_down_in_one_moment(sqlite: str) -> None:
    """The guard lets both through, because neither sits there yet; the second entry is not written."""

    async def run() -> None:
        async with whole(sqlite) as house:
            host, anna, ben = [await house.guest() for _ in range(3)]
            await anna.browser.ask("PUT", f"/api/people/{ben.id}/block")
            code = (await host.post("/api/tables", {**PRSI, "seats": 4}, 201))["code"]
            answers = await asyncio.gather(house.sit(code, anna), house.sit(code, ben))
            refused = [answer.reason for answer in answers if isinstance(answer, Refused)]
            assert refused == ["not_together"]
            shown = await host.get(f"/api/tables/{code}")
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "open", "open"]

    asyncio.run(run())


def test_who_has_blocked_another_in_a_match_does_not_play_the_next_one_together(sqlite: str) -> None:
    """The others may, as soon as one of the two has left."""

    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben, cyril = [await house.guest() for _ in range(3)]
            code = (await anna.post("/api/tables", {**PRSI, "seats": 3}, 201))["code"]
            await house.sit(code, ben)
            await house.sit(code, cyril)
            await house.play(code, anna, ben, cyril)
            assert not isinstance(await house.rematch(code, ben), Refused), "nothing is against it yet"
            await anna.browser.ask("PUT", f"/api/people/{ben.id}/block")
            for one in (anna, ben):
                answer = await house.rematch(code, one)
                assert isinstance(answer, Refused) and answer.reason == "apart_now"
            assert not isinstance(await house.rematch(code, cyril), Refused)
            assert (await house.state(code)).match_number == 1
            await house.leave(code, ben)
            assert not isinstance(await house.rematch(code, anna), Refused)
            state = await house.state(code)
            assert (state.match_number, state.phase, len(state.open_seats)) == (2, "waiting", 1)

    asyncio.run(run())


def test_who_blocks_another_in_a_waiting_room_stands_up(sqlite: str) -> None:
    """The cards are dealt by a timer to whoever sits there: the two would be dealt in together."""

    async def run() -> None:
        async with whole(sqlite) as house:
            host, anna, ben = [await house.guest() for _ in range(3)]
            waiting = (await host.post("/api/tables", {**PRSI, "seats": 4}, 201))["code"]
            ready = (await host.post("/api/tables", {**PRSI, "seats": 3}, 201))["code"]
            for code in (waiting, ready):
                for one in (anna, ben):
                    assert not isinstance(await house.sit(code, one), Refused)
            await anna.browser.ask("PUT", f"/api/people/{ben.id}/block")
            for code in (waiting, ready):
                state = await house.state(code)
                assert (anna.id in state.players, ben.id in state.players, state.phase) == (False, True, "waiting")

    asyncio.run(run())


def test_an_invitation_is_among_ones_own_tables_until_the_table_is_full(sqlite: str) -> None:
    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben, cyril = [await house.guest() for _ in range(3)]
            code = (await anna.post("/api/tables", PRSI, 201))["code"]
            await house.sit(code, ben)
            again = (await anna.post("/api/tables", PRSI, 201))["code"]
            answer = await anna.browser.post(f"/api/people/{ben.id}/invite", {"table": again})
            assert answer.status_code in (200, 201, 204), answer.text
            (invitation,) = (await ben.get("/api/me/tables"))["invitations"]
            assert (invitation["code"], invitation["name"], invitation["open"]) == (again, anna.name, 1)
            await house.sit(again, cyril)
            assert (await ben.get("/api/me/tables"))["invitations"] == []

    asyncio.run(run())


def test_a_match_is_on_the_leaderboard_in_the_statistics_and_among_ones_matches(sqlite: str) -> None:
    """From the table's last entry to every page that shows it; the record is the one that `prsi verify` reads."""

    async def run() -> None:
        async with whole(sqlite) as house:
            anna, ben, cyril = [await house.guest() for _ in range(3)]
            code = (await anna.post("/api/tables", PRSI, 201))["code"]
            await house.sit(code, ben)
            await house.play(code, anna, ben)
            state = await house.state(code)
            assert state.match is not None
            assert state.match.winner is not None
            winner, loser = [(anna, ben), (ben, anna)][state.match.winner]
            board = await winner.get("/api/leaderboards")
            assert [(row["name"], row["points"], row["mine"]) for row in board["rows"]] == [
                (winner.name, 10, True),
                (loser.name, 1, False),
            ]
            assert (await loser.get("/api/leaderboards?period=year"))["own"]["place"] == 2
            assert (await cyril.get("/api/leaderboards?period=month&at=2020-01"))["rows"] == []
            assert (await cyril.get("/api/leaderboards?at=2020-W60", 400))["error"] == "bad_period"
            statistics = await winner.get("/api/me/statistics")
            assert (statistics["level"], statistics["points"]) == (3, 10)
            assert statistics["people"]["tally"]["won"] == 1
            assert statistics["opponents"][0]["name"] == loser.name
            (match,) = (await loser.get("/api/me/matches"))["matches"]
            assert [seat["mine"] for seat in match["seats"]] == [loser is anna, loser is ben]
            record = await loser.browser.get(f"/api/matches/{match['id']}/record")
            assert record.headers["content-type"].startswith("text/plain")
            assert record.text.startswith("prsi record ")
            # The page at the table asks for the match that has just ended there, whatever anybody is called meanwhile.
            await loser.browser.ask("PATCH", "/api/me", {"name": "Jinak"})
            assert (await winner.get(f"/api/tables/{code}/match"))["points"] == 10
            there = await loser.get(f"/api/tables/{code.lower()}/match")
            assert (there["id"], there["points"]) == (match["id"], 1)
            assert (await cyril.get(f"/api/tables/{code}/match", 404))["error"] == "no_match"
            assert (await loser.get("/api/tables/NOSUCH/match", 404))["error"] == "no_match"
            other = (await anna.post("/api/tables", PRSI, 201))["code"]
            assert (await anna.get(f"/api/tables/{other}/match", 404))["error"] == "no_match"
            for path in (f"/api/matches/{match['id']}", f"/api/matches/{match['id']}/record"):
                assert (await cyril.get(path, 404))["error"] == "no_match"
            assert (await cyril.get("/api/me/matches?before=x", 404))["error"] == "no_match"

    asyncio.run(run())


@pytest.mark.slow
def test_quick_play_on_three_nodes_makes_pairs(cluster_nodes: list[Node]) -> None:
    """Twelve people ask three nodes over PostgreSQL in the same moment: six tables, two people each."""

    async def run() -> None:
        async with httpx.AsyncClient(timeout=30) as http:
            guests: list[tuple[str, dict[str, str]]] = []
            for number in range(12):
                base = cluster_nodes[number % 3].url
                made = await http.post(f"{base}/api/me", json={"language": "en"}, headers={"Origin": base})
                assert made.status_code == 201, made.text
                cookie = made.headers["set-cookie"].partition(";")[0]
                http.cookies.clear()
                guests.append((base, {"Origin": base, "Cookie": cookie}))
            asked = await asyncio.gather(
                *[http.post(f"{base}/api/lobby/quick", json={"seats": 2}, headers=headers) for base, headers in guests]
            )
            assert [answer.status_code for answer in asked] == [200] * 12, [answer.text for answer in asked]
            assert sorted(Counter(answer.json()["code"] for answer in asked).values()) == [2] * 6

    asyncio.run(run())
