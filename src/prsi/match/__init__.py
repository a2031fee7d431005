"""Rounds until somebody has won: formats, scores, standings, records and their replay."""

from prsi.match.events import (
    ChipLost,
    Eliminated,
    LotDrawn,
    MatchEvent,
    MatchOver,
    RoundScored,
    event_to_json,
)
from prsi.match.formats import (
    FORMATS,
    SUGGESTED,
    Chips,
    FewerCards,
    Format,
    MatchError,
    PenaltyPoints,
    RoundsWon,
    Single,
    check_match,
    format_to_json,
    parse_format,
)
from prsi.match.lots import lot_shuffler
from prsi.match.state import MatchState, Outcome, after_round, next_deal, start
from prsi.match.stored import match_state
from prsi.rules.values import (
    PRESET_VALUES,
    VALUES,
    CardValues,
    ValuesError,
    card_values,
)

__all__ = [
    "FORMATS",
    "PRESET_VALUES",
    "SUGGESTED",
    "VALUES",
    "CardValues",
    "ChipLost",
    "Chips",
    "Eliminated",
    "FewerCards",
    "Format",
    "LotDrawn",
    "MatchError",
    "MatchEvent",
    "MatchOver",
    "MatchState",
    "Outcome",
    "PenaltyPoints",
    "RoundScored",
    "RoundsWon",
    "Single",
    "ValuesError",
    "after_round",
    "card_values",
    "check_match",
    "event_to_json",
    "format_to_json",
    "lot_shuffler",
    "match_state",
    "next_deal",
    "parse_format",
    "start",
]
