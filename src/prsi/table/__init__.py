"""A table with people and bots: sans-I/O, a fold over its log."""

from prsi.table.facts import TABLE_VERSION, Logged, StoredTableError, dump_entry, load_entry
from prsi.table.inputs import (
    Absent,
    Actor,
    BotMoved,
    BotRequest,
    HintFound,
    HintRequest,
    Input,
    Present,
    Request,
    Reserve,
    Shut,
    StandUp,
    TakeOut,
    TimerFired,
)
from prsi.table.table import Alarm, Outcome, Table
from prsi.table.views import since_last_turn

__all__ = [
    "TABLE_VERSION",
    "Absent",
    "Actor",
    "Alarm",
    "BotMoved",
    "BotRequest",
    "HintFound",
    "HintRequest",
    "Input",
    "Logged",
    "Outcome",
    "Present",
    "Request",
    "Reserve",
    "Shut",
    "StandUp",
    "StoredTableError",
    "Table",
    "TakeOut",
    "TimerFired",
    "dump_entry",
    "load_entry",
    "since_last_turn",
]
