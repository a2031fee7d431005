"""Sections one by one: which there are for a reader, what each is, and which a new entry may have changed.

Names here are full (`sheet:1:5`, `calls:5`, `me:abc`); a reader's own may be shorter (`sheet:1`, `calls`, `me`),
because a judge has one table and a registrant one page.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from prsi.tournament import reports as r
from prsi.tournament import views
from prsi.tournament.places import Placed, places
from prsi.tournament.reports import Entry, Who
from prsi.tournament.settings import GamesForPoints
from prsi.tournament.state import Tournament
from prsi.tournament.views import Section, Sections

Names = dict[str, str]
"""What a reader calls a section, and its full name."""

Twins = dict[tuple[str, int], list[str]]

BOARD = Who("anybody")


def names(now: Tournament, who: Who) -> Names:
    """Return the sections of a reader besides the board's; the board's for anybody."""
    if who.role == "anybody":
        return {name: name for name in _board(now)}
    if who.role == "judge":
        sheets = {
            f"sheet:{one.number}": f"sheet:{one.number}:{who.table}" for one in now.rounds if who.table in one.sheets
        }
        return {**sheets, "calls": f"calls:{who.table}"}
    if who.role == "entrant":
        return {"me": f"me:{who.entrant}"} if who.entrant in now.entrants else {}
    found = {f"entrant:{one}": f"entrant:{one}" for one in now.entrants} | {"desk": "desk"}
    if who.role == "head":
        all_sheets = [f"sheet:{one.number}:{table}" for one in now.rounds for table in one.sheets]
        found |= {name: name for name in (*all_sheets, "console")}
    return found


def _board(now: Tournament) -> Iterator[str]:
    yield from ("head", "plan")
    for round_ in now.rounds:
        yield f"round:{round_.number}"
        yield from (f"table:{round_.number}:{table}" for table in round_.sheets)
    yield "places"
    if isinstance(now.settings.format, GamesForPoints):
        yield "sums"


def sections(now: Tournament, who: Who) -> Sections:
    """Return what a reader sees besides the board, by the reader's names; for anybody the board."""
    maker = Maker(now)
    return {name: maker.section(full) for name, full in names(now, who).items()}


class Maker:
    """Makes sections of a tournament as it is; what several of them need is worked out once."""

    def __init__(self, now: Tournament, twins: Twins | None = None) -> None:
        self.now = now
        self.known_twins = twins
        self._places: tuple[Placed, ...] | None = None
        self._place: dict[str, int] = {}

    def section(self, name: str) -> Section:
        """Return a section by its full name."""
        now = self.now
        kind, *rest = name.split(":")
        match kind:
            case "head":
                return views.head_shown(now)
            case "plan":
                return views.plan_shown(now)
            case "places":
                return views.places_shown(now, self.places())
            case "sums":
                return views.sums_shown(now)
            case "round":
                return views.round_shown(now, now.rounds[int(rest[0]) - 1])
            case "table":
                return views.table_shown(now, now.rounds[int(rest[0]) - 1], int(rest[1]))
            case "sheet":
                return views.sheet_shown(now, now.rounds[int(rest[0]) - 1], int(rest[1]))
            case "calls":
                return views.calls_shown(now, int(rest[0]))
            case "entrant":
                return views.entrant_shown(now, now.entrants[rest[0]], self.twins())
            case "desk":
                return views.desk_shown(now)
            case "console":
                return views.console_shown(now)
            case _:
                return views.me(now, rest[0], self.place(rest[0]))

    def places(self) -> tuple[Placed, ...]:
        """Return the places that are settled."""
        if self._places is None:
            self._places = places(self.now)
            self._place = {who: one.place for one in self._places for who in one.players}
        return self._places

    def place(self, entrant: str) -> int | None:
        """Return the place of a player that is settled, None: none yet."""
        self.places()
        return self._place.get(entrant)

    def twins(self) -> Twins:
        """Return who has the same name and year."""
        if self.known_twins is None:
            self.known_twins = views.twins(self.now)
        return self.known_twins


@dataclass(slots=True)
class Touched:
    """Sections that entries may have changed; `everything`: any of them, and there may be others than before.

    `registrations`: there are more of them, or fewer that stay. With `places` the pages of those may change whose place
    is another one then.
    """

    everything: bool = False
    registrations: bool = False
    names: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Shape:
    """What decides whether an entry at one table changes more than that table's sections."""

    rounds: int = 0
    over: tuple[bool, ...] = ()

    @staticmethod
    def of(now: Tournament) -> "Shape":
        """Return it for a tournament as it is."""
        return Shape(len(now.rounds), tuple(round_.over for round_ in now.rounds))


def touched(now: Tournament, new: Iterable[Entry], before: Shape) -> Touched:
    """Return what entries that were just applied may have changed, where `before` was the shape before them."""
    found = Touched()
    if Shape.of(now) != before:
        found.everything = True
        return found
    for entry in new:
        _touch(now, entry, found)
        if found.everything:
            break
    return found


def _touch(now: Tournament, entry: Entry, found: Touched) -> None:
    report, names = entry.report, found.names
    match report:
        case r.Registered(entrant=who):
            names |= {"head", "plan", "desk", "console"}
            _twins(now, who, names)
            found.registrations = True
        case r.CheckedIn(entrant=who):
            names |= {"head", "plan", "desk", "console", f"entrant:{who}", f"me:{who}"}
        case r.Withdrawn(entrant=who) if not now.rounds:
            names |= {"head", "plan", "desk", "console"}
            _twins(now, who, names)
            found.registrations = True
        case r.FeePaid(entrant=who) | r.PlaceAcknowledged(entrant=who) | r.PrizeHanded(entrant=who):
            names |= {"desk", f"entrant:{who}", f"me:{who}"}
        case r.Warned(entrant=who):
            names.add(f"entrant:{who}")
            if now.round is not None and (table := now.round.table_of(who)) is not None:
                names.add(f"sheet:{now.round.number}:{table}")
        case r.Arrived(round=number, entrant=who):
            table = now.rounds[number - 1].table_of(who)
            names |= {f"table:{number}:{table}", f"sheet:{number}:{table}", "console"}
            for struck in now.struck_by_clock(who):
                _touch(now, struck, found)
        case r.GameEntered() | r.LotDrawn() | r.DealerNamed():
            _at_table(now, report.round, report.table, found)
        case r.PlayerOut(table=0):
            found.everything = True
        case r.PlayerOut():
            # The disqualified come last of all, and who does not turn up may come after others in earlier rounds too.
            names.add("places")
            _at_table(now, report.round, report.table, found)
        case r.TakenBack(ids=ids):
            for report_id in ids:
                _back(now, now.by_id[report_id], found)
        case r.HeadJudgeCalled(table=table):
            names |= {f"calls:{table}", "console"}
        case r.CallAnswered(id=call):
            _back(now, now.by_id[call], found)
        case r.TableJudge(table=table):
            names |= {f"sheet:{one.number}:{table}" for one in now.rounds} | {"console"}
        case r.TableOpened(round=number, table=table):
            names.add(f"table:{number}:{table}")
        case r.Announcement() | r.RegistrationClosed():
            names.add("head")
        case r.KeptApart():
            names.add("console")
        case r.KeysRenewed():
            pass
        case _:
            found.everything = True


def _back(now: Tournament, entry: Entry, found: Touched) -> None:
    """Touch what a report had touched that does not count any more."""
    if isinstance(entry.report, r.TakenBack):
        found.everything = True
    else:
        _touch(now, entry, found)


def _at_table(now: Tournament, number: int, table: int, found: Touched) -> None:
    if number != len(now.rounds) or table not in now.rounds[-1].sheets or now.rounds[-1].over:
        found.everything = True  # a correction of what others depend on already, or of another draw
        return
    if isinstance(now.settings.format, GamesForPoints):
        found.names.add("sums")
    found.names |= {"head", "console", f"round:{number}", f"table:{number}:{table}", f"sheet:{number}:{table}"}
    for who in now.rounds[-1].sheets[table].seats.players:
        found.names |= {f"entrant:{who}", f"me:{who}"}


def _twins(now: Tournament, entrant: str, names: set[str]) -> None:
    who = now.entrants[entrant]
    key = views.twin_key(who)
    names |= {
        f"entrant:{one.id}" for one in now.entrants.values() if one.born == who.born and views.twin_key(one) == key
    }
    names |= {f"entrant:{entrant}", f"me:{entrant}"}
