"""One round of any ruleset: cards, moves, rulesets, the round, views, events and deals.

The functions `deal`, `play` and `view` hide the modules of their names: names in those are imported from them, as in
`from prsi.rules.play import move_code`.
"""

from prsi.rules.deal import ScriptedShuffler, SecretShuffler, commitment, mix
from prsi.rules.play import RefusalReason, Refused, deal, legal_codes, play, set_up
from prsi.rules.round import Round
from prsi.rules.ruleset import OPTIONS, PRESETS, RULES_VERSION, Ruleset, RulesetError, build
from prsi.rules.view import View, view

__all__ = [
    "OPTIONS",
    "PRESETS",
    "RULES_VERSION",
    "RefusalReason",
    "Refused",
    "Round",
    "Ruleset",
    "RulesetError",
    "ScriptedShuffler",
    "SecretShuffler",
    "View",
    "build",
    "commitment",
    "deal",
    "legal_codes",
    "mix",
    "play",
    "set_up",
    "view",
]
