"""A season over HTTP: tournaments of any format, added up when they end and still there when all names are erased."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tests.server.championship.playing import Event, Json
from tests.server.championship.test_files import cells, restore
from tests.server.client import request
from tests.server.services import Node, nodes, sqlite_url

PEOPLE = (("Eva Malá", 1990), ("Jan Řehoř", 1980), ("Ota Žák", 1970), ("Pavla Bílá", 1960), ("Rút Nová", 1950))


def season(node: Node, name: str, query: str = "") -> Any:
    answer = request(node.url, "GET", f"/api/championships/seasons/{quote(name, safe='')}{query}")
    assert answer.status == 200, answer
    return answer.body


def register(event: Event, *people: tuple[str, int]) -> dict[str, str]:
    """Register people and check them in; their ids by name."""
    ids = {}
    for name, born in people:
        event.done(event.head, "registered", entrant="", name=name, born=born)
    for key, who in event.view(event.head).items():
        if key.startswith("entrant:"):
            ids[who["name"]] = who["id"]
            event.done(event.head, "checked_in", entrant=who["id"])
    return ids


SEVENS = ("7h", "7d", "7s", "7c")
HANDS = (["8h"], ["8d", "8s"], ["9h", "9d", "9s"])


def knockout(event: Event, *order: tuple[str, int]) -> None:
    """Play a final that the people finish in this order: the first wins all games, the last one in loses each."""
    known = register(event, *order)
    ids = [known[name] for name, _ in order]
    event.plan(len(order))
    event.draw(1)
    judge = event.keys()["judges"]["1"]
    for number in range(1, 3 * (len(order) - 1) + 1):
        losing = [who for who in ids[1:] if who in event.view(judge)["sheet:1"]["sheet"]["still_in"]]
        cards = [*([seven] for seven in SEVENS[: len(losing) - 1]), ["Ah", "Ad"]]
        left = {who: {"count": len(hand), "cards": hand} for who, hand in zip(losing, cards, strict=True)}
        about: Json = {"round": 1, "attempt": 1, "table": 1, "number": number, "winner": ids[0]}
        event.done(judge, "game_entered", **about, left=left)


def for_points(event: Event, *order: tuple[str, int]) -> None:
    """Two games at one table, in which everybody has more cards left than who is ahead."""
    known = register(event, *order)
    ids = [known[name] for name, _ in order]
    event.done(event.head, "registration_closed")
    event.done(event.head, "plan_chosen", stages=[{"tables": 1}])
    event.draw(1)
    judge = event.keys()["judges"]["1"]
    for number in (1, 2):
        left = {who: {"count": len(hand), "cards": hand} for who, hand in zip(ids[1:], HANDS, strict=True)}
        about: Json = {"round": 1, "attempt": 1, "table": 1, "number": number, "winner": ids[0]}
        event.done(judge, "game_entered", **about, left=left)


def test_a_season_adds_up_chips_and_points_and_outlives_the_registrations(tmp_path: Path) -> None:
    """Of four: 4, 3, 2, 1 points. Eva 4 + 3 and Jan 3 + 4, each with a first and a second place: they share."""
    eva, jan, ota, pavla, rut = PEOPLE
    with nodes(tmp_path, 1, sqlite_url(tmp_path)) as (node,):
        name = "Liga 2026/27"
        assert season(node, name) == {"name": name, "tournaments": [], "rows": []}
        one = Event.open(node.url, season=name, title="Jaro")
        knockout(one, eva, jan, ota, pavla)
        assert season(node, name)["rows"] == [], "it has not ended yet"
        one.done(one.head, "ended")
        form = {"kind": "games_for_points", "rounds": 1, "games": 2}
        two = Event.open(node.url, season=" liga  2026/27", title="Podzim", format=form, by=one.opener)
        for_points(two, jan, eva, rut, pavla)
        two.done(two.head, "ended")
        found = season(node, name)
        rows = [(row["place"], row["name"], row["points"], row["points_each"]) for row in found["rows"]]
        assert sorted(rows) == [
            (1, "Eva M.", 7, [4, 3]),
            (1, "Jan Ř.", 7, [3, 4]),
            (3, "Ota Ž.", 2, [2, None]),
            (3, "Rút N.", 2, [None, 2]),
            (5, "Pavla B.", 2, [1, 1]),
        ], "who is third once is ahead of who is fourth twice"
        assert [(one["code"], one["title"]) for one in found["tournaments"]] == [
            (one.code, "Jaro"),
            (two.code, "Podzim"),
        ]
        best = [(row["name"], row["points"]) for row in season(node, name, "?best=1")["rows"]]
        assert sorted(best[:2]) == [("Eva M.", 4), ("Jan Ř.", 4)]
        listed = request(node.url, "GET", "/api/championships").body["championships"]
        assert {row["code"]: row["season"] for row in listed}[one.code] == name

        # All names and years are erased, and the season stays.
        assert one.ask("POST", "/erase", key=one.head).status == 200
        assert two.ask("POST", "/erase", key=two.head).status == 200
        assert season(node, name) == found
        with sqlite3.connect(tmp_path / "prsi.sqlite3") as database:
            kept = " ".join(text for (text,) in database.execute("SELECT text FROM championship_result"))
        assert "Eva M." in kept
        assert not any(private in kept.casefold() for private in ("malá", "řehoř", "1990", "1980")), kept


def test_a_season_is_a_table_for_spreadsheets_and_moves_with_a_backup(tmp_path: Path) -> None:
    """Another laptop that takes the backup has the same season; a correction after the end counts there too."""
    eva, jan, *_ = PEOPLE
    with nodes(tmp_path, 1, sqlite_url(tmp_path)) as (node,):
        event = Event.open(node.url, season="Liga", title="Jaro")
        knockout(event, eva, jan)
        event.done(event.head, "ended")
        path = "/api/championships/seasons.csv/Liga"
        assert cells(request(node.url, "GET", f"{path}?language=en").body) == [
            ["Place", "Player", "Points", "Jaro 2026"],
            ["1.", "Eva M.", "2", "2"],
            ["2.", "Jan Ř.", "1", "1"],
        ]
        assert request(node.url, "GET", "/api/championships/seasons/Liga?best=0").status == 400
        before = season(node, "Liga")
        saved = event.ask("GET", "/backup", key=event.head).body
    other = tmp_path / "other"
    other.mkdir()
    with nodes(other, 1, sqlite_url(other)) as (node,):
        assert restore(node.url, saved.encode())[0] == 200
        assert season(node, "Liga") == before
        event.base = node.url
        games = event.view(event.head)["sheet:1:1"]["reports"]
        event.done(event.head, "taken_back", ids=[games[-1]["id"]], table=1, reason="omyl")
        assert season(node, "Liga")["rows"] == [], "as long as it is not over again"


def test_nobody_adds_to_anothers_season_nor_takes_it(tmp_path: Path) -> None:
    """The one whose tournament ended first keeps it: with corrections, also when the profile is erased."""
    eva, jan, ota, *_ = PEOPLE
    with nodes(tmp_path, 1, sqlite_url(tmp_path)) as (node,):
        mine = Event.open(node.url, season="Liga", title="Jaro")
        theirs = Event.open(node.url, season="liga ", title="Podvrh")
        knockout(mine, eva, jan)
        mine.done(mine.head, "ended")
        knockout(theirs, ota, eva)
        theirs.done(theirs.head, "ended")

        def titles() -> list[str]:
            return [one["title"] for one in season(node, "Liga")["tournaments"]]

        assert titles() == ["Jaro"]
        assert mine.opener is not None
        mine.opener.ask(node.url, "DELETE", "/api/me")
        game = mine.view(mine.head)["sheet:1:1"]["reports"][-1]["id"]
        mine.done(mine.head, "taken_back", ids=[game], table=1, reason="omyl")
        theirs.done(theirs.head, "announcement", about="other", text="a")
        assert (titles(), season(node, "Liga")["rows"]) == (["Jaro"], []), "it is not free meanwhile"
        sheet = mine.view(mine.head)["sheet:1:1"]
        lost, won = sorted(sheet["sheet"]["still_in"], key=sheet["sheet"]["chips"].__getitem__)
        about: Json = {"round": 1, "attempt": 1, "table": 1, "number": sheet["sheet"]["next"], "winner": won}
        left = {lost: {"count": 2, "cards": ["Ah", "Ad"]}}
        mine.done(mine.head, "game_entered", **about, left=left, reason="omyl")
        assert [row["points"] for row in season(node, "Liga")["rows"]] == [2, 1]


def test_who_has_a_seasons_results_cannot_try_names_out(tmp_path: Path) -> None:
    """Neither the hash of name and year nor one that another server, or another season, would make."""
    eva, jan, *_ = PEOPLE
    found = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        with nodes(folder, 1, sqlite_url(folder)) as (node,):
            one = Event.open(node.url, season="Liga")
            two = Event.open(node.url, season="Pohár", by=one.opener)
            for event in (one, two):
                knockout(event, eva, jan)
                event.done(event.head, "ended")
        with sqlite3.connect(folder / "prsi.sqlite3") as database:
            texts = [text for (text,) in database.execute("SELECT text FROM championship_result")]
        found += [line["person"] for text in texts for line in json.loads(text)["lines"]]
    assert len(found) == len(set(found)) == 8
    guessed = {
        hashlib.sha256(f"prsi season\n{name}\neva malá 1990".encode()).hexdigest()[:40] for name in ("liga", "pohár")
    }
    assert not guessed & set(found)
