"""A registration online and its player's profile: told in the export, and without the profile once that is erased."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.championship.playing import Event
from tests.server.client import Guest
from tests.server.services import nodes, sqlite_url


def test_a_registration_online_is_in_the_export_and_forgets_an_erased_profile(tmp_path: Path) -> None:
    """Who has registered stays registered, as the list of the hall has it; the profile's id is nowhere any more."""
    with nodes(tmp_path, 1, sqlite_url(tmp_path)) as (node,):
        event = Event.open(node.url, online=True)
        one, two = Guest.enter(node.url), Guest.enter(node.url)
        for guest, name in ((one, "Eva Malá"), (two, "Jan Nový")):
            about = {"name": name, "born": 1990, "note": "přijdu později"}
            guest.ask(node.url, "POST", f"/api/championships/{event.code}/register", about)
        (mine,) = one.ask(node.url, "GET", "/api/me/export")["championships_registered"]
        assert (mine["code"], mine["title"]) == (event.code, "MS v Prší")
        (registered,) = mine["told"]
        who = registered["report"]["entrant"]
        assert registered["report"]["name"] == "Eva Malá"
        assert registered["report"]["player"] == one.id
        event.done(event.head, "entrant_changed", entrant=who, name="Eva Malá", born=1991)
        event.done(event.head, "warned", entrant=who, conduct="delay", text="slova o jiném")
        (mine,) = one.ask(node.url, "GET", "/api/me/export")["championships_registered"]
        assert [told["report"]["kind"] for told in mine["told"]] == ["registered", "entrant_changed"]
        assert "Jan Nový" not in str(mine) and "slova" not in str(mine)

        one.ask(node.url, "DELETE", "/api/me")
        with sqlite3.connect(tmp_path / "prsi.sqlite3") as database:
            stored = " ".join(text for (text,) in database.execute("SELECT text FROM championship_event"))
        assert one.id not in stored and two.id in stored
        for path in ("/log", "/backup"):
            told = str(event.ask("GET", path, key=event.head).body)
            assert one.id not in told and two.id in told, "what is in memory is what is stored"
        assert event.view(event.head)[f"entrant:{who}"]["name"] == "Eva Malá"
        event.done(event.head, "checked_in", entrant=who)
        assert two.ask(node.url, "GET", "/api/me/export")["championships_registered"] != []
