"""What each seat should have been told, from a table's log alone, and whether that is what a client was told.

Nothing here comes from the server's own views: cards and moves by `tests.server.told`, everything else written once
more from docs/protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.rules.scenario import VALUES
from tests.server.client import Seen
from tests.server.told import TellingRound, committed, derived, mixed, seen_by

Json = dict[str, Any]

VALUES_OF_PRESET = {
    "prsi": "queens",
    "championship": "czech",
    "prsi-scored": "queens",
    "mau-mau": "jacks",
    "mau-mau-52": "jacks",
}

# What everybody is told of facts that are not about cards: the fact's kind → the event's, and the fields that go along.
TABLE_FACTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "stood_up": ("stood_up", ("seat",)),
    "went_away": ("gone", ("seat",)),
    "came_back": ("back", ("seat",)),
    "asked_about": ("asked", ("seat", "reason")),
    "taken_over": ("replaced", ("seat", "by")),
    "comes_back": ("returning", ("seat",)),
    "taken_back": ("taken_back", ("seat",)),
    "given_up": ("new_game", ("seat", "by")),
    "got_ready": ("ready", ("seat",)),
    "contributed": ("contributed", ("seat",)),
    "said": ("said", ("seat", "phrase")),
    "pace_changed": ("pace_set", ("seat",)),
    "closed": ("table_closed", ("reason",)),
}


@dataclass
class Row:
    """One stored entry of a table's log."""

    seq: int
    text: str
    entry: Json = field(init=False)

    def __post_init__(self) -> None:
        self.entry = json.loads(self.text)

    @property
    def actor(self) -> str:
        return str(self.entry["actor"])

    @property
    def command(self) -> str | None:
        command = self.entry["command"]
        return None if command is None else str(command)


@dataclass
class Match:
    """The score of the running match: formats `single` and `rounds_won` only."""

    values: dict[str, int]
    form: Json
    seats: int
    number: int = 1
    rounds: int = 0
    won: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def begin(self) -> None:
        self.rounds, self.won, self.points = 0, [0] * self.seats, [0] * self.seats

    def count(self, over: Json) -> Iterator[Json]:
        """Score a round that ended (R28) and tell it."""
        self.rounds += 1
        winner = over["winner"]
        hand = [sum(self.values[card[0]] for card in cards) for cards in over["hands"]]
        if winner is not None:
            self.won[winner] += 1
            self.points = [p + (0 if n == winner else hand[n]) for n, p in enumerate(self.points)]
        scored = {"kind": "round_scored", "round": self.rounds, "winner": winner, "hand_points": hand}
        yield scored | {"rounds_won": list(self.won), "points": list(self.points)}
        single = self.form["kind"] == "single"
        if not single and max(self.won) < self.form["n"]:
            return
        if single and winner is None:
            yield {"kind": "match_over", "winner": None, "places": [list(range(self.seats))], "drawn": True}
            return
        ranks = sorted(set(self.won), reverse=True)
        by_rounds = [[n for n in range(self.seats) if self.won[n] == won] for won in ranks]
        places = over["places"] if single else by_rounds
        alone = single or len(places[0]) == 1
        yield {"kind": "match_over", "winner": winner if single else places[0][0] if alone else None,
               "places": places, "drawn": not alone}  # fmt: skip


class Projection:
    """A table's log, worked out entry by entry: `told[seq]` is everything, hidden cards included."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.told: dict[int, list[Json]] = {}
        self.begins: set[int] = set()
        """Entries with which a round or a match begins."""
        self.sat: dict[int, int] = {}
        """Entries with which somebody sits down, and on which seat."""
        self.over = False
        self._rounds: dict[int, tuple[str, ...]] = {}
        self._round: TellingRound | None = None
        self._closed = False
        for row in rows:
            self._take(row)

    def _take(self, row: Row) -> None:
        self.told[row.seq] = list(self._tell(row.seq, row.entry["fact"]))
        if self._round is not None:
            views = [self._view(self._round, seat) for seat in range(self.match.seats)]
            self._rounds[row.seq] = tuple(json.dumps(view, sort_keys=True) for view in views)

    def events_for(self, seq: int, seat: int) -> str:
        """What an entry tells a seat, as JSON text."""
        return json.dumps([seen_by(event, seat) for event in self.told[seq]], sort_keys=True)

    def round_at(self, seq: int, seat: int) -> str | None:
        """The round as a seat may see it after an entry, None where there is none yet."""
        return self._rounds[seq][seat] if seq in self._rounds else None

    def _view(self, round_: TellingRound, seat: int) -> Json:
        shown = round_.view(seat)
        return shown | {"legal": [], "to_act": None} if self._closed else shown

    def _tell(self, seq: int, fact: Json) -> Iterator[Json]:
        kind = fact["kind"]
        if kind == "started":
            start = fact["start"]
            self.master = bytes.fromhex(fact["secret"])
            self.ruleset: Json = start["ruleset"]
            assert start["values"] is None, "the tests use the presets' own values"
            self.match = Match(VALUES[VALUES_OF_PRESET[self.ruleset["preset"]]], start["format"], len(start["seats"]))
            self.match.begin()
        elif kind == "dealt":
            self.begins.add(seq)
            self.over = False
            numbers = fact["match"], fact["number"]
            secret = derived(self.master, "round secret", *numbers)
            salt = derived(self.master, "round salt", *numbers)[:16]
            seed = mixed(secret, [bytes.fromhex(part["value"]) for part in fact["contributions"]])
            self._round = TellingRound(self.ruleset, fact["dealer"], fact["sizes"], seed)
            if fact["number"] == 1:
                yield {"kind": "match_started", "number": fact["match"]}
            yield {"kind": "round_started", "number": fact["number"], "dealer": fact["dealer"],
                   "commitment": committed(secret, salt)}  # fmt: skip
            yield from self._round.told
        elif kind in ("moved", "window_timed_out"):
            assert self._round is not None
            if fact.get("time_up"):
                yield {"kind": "time_up", "seat": fact["seat"]}
            events = self._round.move(fact["seat"], fact["move"]) if kind == "moved" else self._round.time_out()
            yield from events
            if self._round.over:
                self.over = True
                yield from self.match.count(events[-1])
        elif kind in ("rematched", "given_up"):
            self._round = None
            self.begins.add(seq)
            self.match.begin()
            if kind == "given_up":
                yield {"kind": "new_game", "seat": fact["seat"], "by": fact["by"]}
        elif kind == "sat_down":
            self.sat[seq] = fact["seat"]
            person = fact["person"]
            yield {"kind": "sat_down", "seat": fact["seat"], "name": person["name"], "avatar": person["avatar"]}
        elif kind == "filled":
            yield {"kind": "filled", "seat": fact["seat"], "name": fact["bot"]["name"], "by": fact["by"]}
        else:
            name, fields = TABLE_FACTS[kind]
            self._closed = self._closed or kind == "closed"
            yield {"kind": name, **{key: fact[key] for key in fields}}


def seats_of(rows: Iterable[Row]) -> dict[str, int]:
    """Which player sits at which seat in the end, from the log."""
    seats: dict[str, int] = {}
    for row in rows:
        fact = row.entry["fact"]
        if fact["kind"] == "started" and fact["player"]:
            seats[fact["player"]] = next(n for n, seat in enumerate(fact["start"]["seats"]) if seat["kind"] == "person")
        elif fact["kind"] == "sat_down":
            seats[fact["player"]] = fact["seat"]
    return seats


def faults_of_log(rows: list[Row]) -> list[str]:
    """What is wrong with a log by itself: numbers with gaps, one command's entries apart, a command done twice."""
    faults = []
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        faults.append(f"the log's numbers are not dense: {[row.seq for row in rows][:50]}")
    last: dict[tuple[str, str], int] = {}
    for row in rows:
        if row.entry["seq"] != row.seq:
            faults.append(f"entry {row.seq} says of itself that it is {row.entry['seq']}")
        if row.command is not None:
            before = last.get((row.actor, row.command))
            if before is not None and before != row.seq - 1:
                faults.append(f"command {row.command} of {row.actor} was done at {before} and again at {row.seq}")
            last[row.actor, row.command] = row.seq
    return faults


def excused(missed: int, seen: Seen, seat: int, projection: Projection) -> bool:
    """Whether an entry need not have been told: it passed while the client was away, and a round began since.

    Nor need one while no round was there, neither played nor just over: a `state` tells a round's entries. Nor one of a
    time in which the seat was not this client's: others agreed on a match without them, and they sat down again.
    """
    for before, after in seen.jumps:
        if before < missed <= after:
            no_round = all(projection.round_at(missed, seat) is None for seat in range(projection.match.seats))
            begun = any(missed < n <= after for n in projection.begins)
            sat = any(sits == seat and missed <= n <= after for n, sits in projection.sat.items())
            return no_round or begun or sat
    return False


def faults_of_client(
    seen: Seen, seat: int, player: str, rows: list[Row], projection: Projection, whole: bool = True
) -> list[str]:
    """How what a client was told differs from what the log says it should have been told.

    `whole`: it must have seen everything to the log's end, but for what is `excused`.
    """
    faults = list(seen.faults)
    for seq, text in seen.entries.items():
        if seq not in projection.told:
            faults.append(f"seat {seat} was told entry {seq}, which is not in the log: {text}")
        elif text != projection.events_for(seq, seat):
            faults.append(f"seat {seat}, entry {seq}: told {text}, projection {projection.events_for(seq, seat)}")
    for seq, text in seen.rounds.items():
        expected = projection.round_at(seq, seat)
        if text != expected:
            faults.append(f"seat {seat}, round after {seq}: shown {text}, projection {expected}")
    if whole and seen.entries:
        told = sorted(seen.entries)
        for missed in set(range(1, told[-1])) - set(told):
            if not excused(missed, seen, seat, projection):
                texts = [row.text[:200] for row in rows[max(missed - 2, 0) : missed + 1]]
                faults.append(f"seat {seat} was told nothing of entry {missed}: {texts}, jumps {seen.jumps[-5:]}")
        if seen.last != rows[-1].seq:
            faults.append(f"seat {seat} was told up to {seen.last} of {rows[-1].seq}")
    ends: dict[str, int] = {}
    for row in rows:
        if row.actor == player and row.command is not None:
            ends[row.command] = row.seq
    for command, seq in seen.acks.items():
        if command in ends and ends[command] != seq:
            faults.append(f"{command} was acknowledged with {seq}, its last entry is {ends[command]}")
    return faults
