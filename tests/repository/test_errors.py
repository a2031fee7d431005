"""Every error of the package can travel: through a context manager, a copy, and from one process to another."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from prsi.bots.belief import HistoryError
from prsi.cli.files import UnreadableError
from prsi.cli.paper import PaperError
from prsi.learn.errors import InputError
from prsi.learn.lessons import LessonError
from prsi.match.formats import MatchError
from prsi.match.lots import LotError
from prsi.match.record_text import RecordError, RecordVersionError
from prsi.match.replay import ReplayError
from prsi.protocol import ProtocolError
from prsi.protocol.messages import Refused as RefusedMessage
from prsi.rules.cards import CardError
from prsi.rules.deal import ShuffleError
from prsi.rules.play import RefusalReason, Refused
from prsi.rules.ruleset import RulesetError
from prsi.rules.scenario import Malformed
from prsi.rules.values import ValuesError
from prsi.server.championship.backup import BackupError
from prsi.server.championship.lists import ListError
from prsi.server.config import ConfigError
from prsi.server.hub import DrainingError, RefusedError
from prsi.server.lobby.api import _FoundError
from prsi.server.page import PageMissingError
from prsi.server.people.answers import Denied
from prsi.server.serve import InUseError
from prsi.server.store.append import Conflict
from prsi.server.store.database import UnavailableError
from prsi.table import StoredTableError
from prsi.table.refusal import Refusal
from prsi.tournament.apart import TooManyWishesError
from prsi.tournament.draw import DrawError
from prsi.tournament.plan import PlanError
from prsi.tournament.reports import StoredTournamentError
from tests.repository.files import ROOT

ERRORS: list[Exception] = [
    RulesetError("value", ("wild",), "wild: 'K' given"),
    MatchError("format", ("n",), "format: n 0 given"),
    Refused(RefusalReason.MUST_LAY, "9h", "-"),
    Malformed("dealer", "a seat", "7"),
    RecordError(3, "JSON", "nothing"),
    RecordVersionError(1, "version 1", "2"),
    ReplayError("round 1", "hand 0", "7h", "8h"),
    ProtocolError("wrong_type", "at", "a whole number", "a text"),
    Refusal("stale", "", "one for entry 4", "one for entry 3"),
    DrawError("impossible", "wishes that can be fulfilled", "none", ("1", "2")),
    PlanError("players", "players", "players: 1 given"),
    InputError("version", "version '2' given"),
    BackupError("a backup of a championship", "another file"),
    ListError("a list", "nothing"),
    Denied(403, "banned", until=5),
    RefusedError(RefusedMessage("c1", "bad_seats", "", "", "")),
    *[
        kind("what is wrong")
        for kind in (
            CardError,
            ConfigError,
            Conflict,
            DrainingError,
            _FoundError,
            HistoryError,
            InUseError,
            LessonError,
            LotError,
            PageMissingError,
            PaperError,
            ShuffleError,
            StoredTableError,
            StoredTournamentError,
            TooManyWishesError,
            UnavailableError,
            UnreadableError,
            ValuesError,
        )
    ],
]


@contextmanager
def within() -> Iterator[None]:
    """What a transaction around a command is, for example."""
    yield


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_travels_whole(error: Exception) -> None:
    """A pool of processes that cannot unpickle a worker's error breaks; a context manager notes where it came by."""
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(other) is type(error)
        assert str(other) == str(error)
        assert getattr(other, "__dict__", None) == getattr(error, "__dict__", None)  # a compiled class has none
    with pytest.raises(type(error)), within():
        raise error


def test_every_error_is_among_these() -> None:
    """A new error is tried as well."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/prsi").rglob("*.py")]
    named = {
        line.removeprefix("class ").partition("(")[0]
        for text in sources
        for line in text.splitlines()
        if line.startswith("class ") and line.rstrip(":").endswith(("Error)", "Exception)"))
    }
    assert named == {type(error).__name__ for error in ERRORS}
