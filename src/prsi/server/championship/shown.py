"""What each reader sees of a championship, as JSON, made once and kept until an entry may have changed it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from prsi.protocol.codec import dumps
from prsi.tournament.parts import BOARD, Maker, Names, Shape, Twins, names, touched
from prsi.tournament.reports import Entry, Who
from prsi.tournament.state import Tournament

MISSING: Final = object()

Change = tuple[Mapping[str, str], Sequence[str]]
"""The sections that are other than before, by the reader's names, as JSON; and those that are no more."""


class Shown:
    """The sections of one championship; `change` is called with every batch of entries, in order."""

    def __init__(self, now: Tournament) -> None:
        self._shape = Shape.of(now)
        self._kept: dict[str, tuple[object, str]] = {}
        self._names: dict[Who, Names] = {}
        self._placed: dict[str, int] = {}
        self._twins: Twins | None = None

    def sections(self, now: Tournament, who: Who) -> dict[str, str]:
        """Return all that a reader sees, by name, as JSON."""
        maker = Maker(now)
        return {name: self._text(maker, full) for name, full in self._of(now, who).items()}

    def change(self, now: Tournament, new: Sequence[Entry], readers: Iterable[Who]) -> dict[Who, Change]:
        """Return what entries that were just applied have changed, for those of the readers to whom it matters."""
        listed = list(readers)
        touch = touched(now, new, self._shape)
        self._shape = Shape.of(now)
        before, kept = self._names, self._kept
        if touch.everything:
            self._kept = {}
        if touch.everything or touch.registrations:
            self._names = {}
            self._twins = None
        maker = Maker(now, self._twins)
        fresh: dict[str, bool] = {}
        found: dict[Who, Change] = {}
        if touch.everything:
            self._moved(maker)
        elif "places" in touch.names:
            fresh["places"] = self._make(maker, "places", kept.get("places"))
            touch.names |= {f"me:{who}" for who in self._moved(maker) if fresh["places"]}
        for who in listed:
            if who.role == "entrant" and not touch.everything and f"me:{who.entrant}" not in touch.names:
                continue  # most of the phones in a hall
            mine = self._of(now, who)
            changed: dict[str, str] = {}
            look = mine if touch.everything else {name: full for name, full in mine.items() if full in touch.names}
            for name, full in look.items():
                if full not in fresh:
                    fresh[full] = self._make(maker, full, kept.get(full))
                if fresh[full]:
                    changed[name] = self._kept[full][1]
            gone = [name for name in before.get(who, ()) if name not in mine] if touch.everything else []
            found[who] = changed, gone
        for full in touch.names:
            if full not in fresh:
                self._kept.pop(full, None)
        self._twins = maker.known_twins
        return found

    def _moved(self, maker: Maker) -> list[str]:
        """Return whose place is another than before."""
        now, before = maker.now, self._placed
        self._placed = {who: one.place for one in maker.places() for who in one.players}
        return [who for who in now.entrants if before.get(who) != self._placed.get(who)]

    def _of(self, now: Tournament, who: Who) -> Names:
        mine = self._names.get(who)
        if mine is None:
            mine = self._names[who] = names(now, who)
        return mine

    def _text(self, maker: Maker, full: str) -> str:
        kept = self._kept.get(full)
        if kept is None:
            self._make(maker, full, None)
            kept = self._kept[full]
        return kept[1]

    def _make(self, maker: Maker, full: str, before: tuple[object, str] | None) -> bool:
        """Make a section anew, and return whether it is another than before."""
        value = maker.section(full)
        if before is not None and before[0] == value:
            self._kept[full] = before
            return False
        self._kept[full] = value, dumps(value)
        return True

    def forget(self, who: Who) -> None:
        """Know that a reader is gone."""
        if who != BOARD:
            self._names.pop(who, None)


def view(seq: int, at: int, role: str, *parts: Mapping[str, str]) -> str:
    """Return the whole of what a reader sees as a message; `at` is the server's wall clock."""
    return f'{{"kind":"view","seq":{seq},"now":{at},"role":"{role}","sections":{{{joined(*parts)}}}}}'


def update(seq: int, at: int, sections: str, gone: Sequence[str]) -> str:
    """Return the message of what has changed."""
    return f'{{"kind":"changed","seq":{seq},"now":{at},"sections":{{{sections}}},"gone":{dumps(list(gone))}}}'


def joined(*parts: Mapping[str, str]) -> str:
    """Return sections as the inside of a JSON object."""
    return ",".join(f'"{name}":{text}' for part in parts for name, text in part.items())
