"""The rules of a table in words, for pages that have not loaded the engine: the same sentences as offline."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from prsi.learn.pages import rules
from prsi.match import MatchError, ValuesError
from prsi.rules import RulesetError
from prsi.server.people.answers import Denied

KEPT: Final = 128
"""Answers that are kept, of some ten thousand bytes each: nearly everybody plays by a preset."""


class Agreed(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on; `values` null: the preset's card values."""

    ruleset: dict[str, Any]
    format: Mapping[str, Any]
    values: dict[str, int] | str | None = None


@lru_cache(KEPT)
def _told(question: str) -> list[dict[str, Any]]:
    return rules(json.loads(question))


# In a thread: a long ruleset takes tens of milliseconds, for which all tables of the node would wait.
@post("/api/rules", status_code=200, sync_to_thread=True, tags=["rules"])
def rules_in_words(data: JSONBody[Agreed]) -> list[dict[str, Any]]:
    """Say which sentences hold under a ruleset: each a message's id and its values, in the order of the full rules."""
    try:
        return _told(
            json.dumps({"ruleset": data.ruleset, "format": data.format, "values": data.values}, sort_keys=True)
        )
    except RulesetError as error:
        raise Denied(400, "bad_ruleset", str(error), ", ".join(error.options)) from None
    except (MatchError, ValuesError) as error:
        raise Denied(400, "malformed", str(error)) from None
