"""A championship for the pages' tests: names as people have them, and its day in the steps that a hall sees."""

from __future__ import annotations

from tests.browser.house import Json
from tests.server.championship import playing

FIRST = ("Alena", "Bohumil", "Cyril", "Dita", "Emil", "Franta", "Gita", "Hana", "Ivan", "Jana", "Karel", "Lída")
LAST = ("Novák", "Dvořák", "Řehoř", "Svobodová", "Malá", "Černý", "Krátká", "Horák", "Bílá", "Žák", "Ševčík")
ABOUT: Json = {
    "title": "Mistrovství světa v prší",
    "starts": "v sobotu 15. srpna od 10 hodin",
    "place": "Zahrada za obecním úřadem",
}


class Event(playing.Event):
    """One championship, told about with its head judge's key."""

    @classmethod
    def begin(cls, url: str, players: int = 0, **settings: object) -> Event:
        """Open one; so many register, and come."""
        event = cls.open(url.rstrip("/"), **{**ABOUT, **settings})
        assert isinstance(event, Event)
        for start in range(0, players, 80):
            numbers = range(start, min(players, start + 80))
            people = [(f"{FIRST[n % 12]} {LAST[n % 11]}", 1950 + n % 50) for n in numbers]
            event.told(*({"kind": "registered", "entrant": "", "name": name, "born": born} for name, born in people))
        if players:
            ids = [name.partition(":")[2] for name in event.view(event.head) if name.startswith("entrant:")]
            event.told(*({"kind": "checked_in", "entrant": who} for who in ids))
        return event

    def told(self, *reports: Json) -> None:
        """Report, and expect all to be taken."""
        for start in range(0, len(reports), 80):
            answers = self.send(self.head, *reports[start : start + 80])
            assert all(one["ok"] for one in answers), [one for one in answers if not one["ok"]][:2]

    def announce(self, number: int, attempt: int = 1) -> None:
        source = "tři kostky, hozené přede všemi"
        again = "přehlédnutý hráč" if attempt > 1 else ""
        self.done(self.head, "draw_announced", round=number, attempt=attempt, source=source, reason=again)

    def reveal(self, number: int, attempt: int = 1) -> None:
        self.done(self.head, "draw_revealed", round=number, attempt=attempt, value="3 5 1")

    def call(self, number: int, attempt: int = 1) -> None:
        self.done(self.head, "round_called", round=number, attempt=attempt)

    def tables(self, number: int) -> list[Json]:
        """The tables of a round as the board shows them, in order."""
        found = [value for name, value in self.view().items() if name.startswith(f"table:{number}:")]
        return sorted(found, key=lambda table: int(table["table"]))

    def games(self, number: int, games: int = 99) -> None:
        """So many games at every table of a round, or until all are over."""
        for _ in range(games):
            view = self.view(self.head)
            on = [value for name, value in view.items() if name.startswith(f"sheet:{number}:")]
            on = [sheet for sheet in on if sheet["sheet"]["status"] in ("playing", "lot")]
            if not on:
                return
            self.told(*(self.game(sheet) for sheet in on))

    def whole(self, players: int) -> None:
        """From the closing of the registration to the last place."""
        for number in range(1, len(self.plan(players)) + 1):
            self.draw(number)
            self.games(number)
        self.done(self.head, "ended")
