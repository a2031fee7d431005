"""Questions about practice statistics: what is kept of a match, what all of them come to, and files of them.

Rows are as the page keeps them: the JSON text of a summary each. One that is none says nothing and is counted.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from prsi.learn.errors import InputError
from prsi.learn.statistics import merged, read_file, statistics, write_csv, write_file
from prsi.learn.summary import Summary, dump, load, summary
from prsi.match.record_text import RecordError, parse
from prsi.match.replay import ReplayError
from prsi.rules.json_text import read_json


def summed_up(question: Mapping[str, Any]) -> dict[str, object]:
    """Return the summary of `record` as `seat` saw it, or `ok` false and why there is none."""
    try:
        record = parse(question["record"])
        made = summary(
            record, question["seat"], question["levels"], question["ended"], question["day"], question["where"]
        )
    except InputError as error:
        return _refused(error)
    except (RecordError, ReplayError) as error:
        return {"ok": False, "reason": "record", "message": str(error)}
    return {"ok": True, **_row(made)}


def practice(question: Mapping[str, Any]) -> dict[str, object]:
    """Return the statistics of `rows`, of a `ruleset` and against a `level` if they are named.

    ``choices`` are all rulesets and strengths to choose from, ``broken`` is how many rows could not be read.
    """
    summaries, broken = _read(question["rows"])
    ruleset, level = question["ruleset"], question["level"]
    everything = chosen = statistics(summaries)
    if (ruleset, level) != (None, None):
        chosen = statistics(summaries, None if ruleset is None else (ruleset[0], ruleset[1]), level)
    return {
        **asdict(chosen),
        "choices": {
            "rulesets": [[one.preset, one.house] for one in everything.by_ruleset],
            "levels": [one.level for one in everything.by_strength],
        },
        "all": everything.rate.matches,
        "broken": broken,
    }


def files(question: Mapping[str, Any]) -> dict[str, object]:
    """Return the `rows` that can be read as texts of files: `json`, which `read` takes back, and `csv`."""
    summaries, _ = _read(question["rows"])
    return {"json": write_file(summaries), "csv": write_csv(summaries)}


def read(question: Mapping[str, Any]) -> dict[str, object]:
    """Return what of the file `text` is not yet `known` (ids) as ``rows``; or `ok` false and why it is no such file."""
    try:
        summaries = read_file(question["text"])
    except InputError as error:
        return _refused(error)
    known = set(question["known"])
    return {
        "ok": True,
        "rows": [_row(one) for one in summaries if one.id not in known],
        "known": sum(one.id in known for one in summaries),
    }


def _row(one: Summary) -> dict[str, object]:
    return {"id": one.id, "text": json.dumps(dump(one))}


def _read(rows: Iterable[object]) -> tuple[list[Summary], int]:
    summaries, broken = [], 0
    for row in rows:
        try:
            summaries.append(load(read_json(row if isinstance(row, str) else "")))
        except ValueError:
            broken += 1
    return merged(summaries), broken


def _refused(error: InputError) -> dict[str, object]:
    return {"ok": False, "reason": error.reason, "message": error.message}
