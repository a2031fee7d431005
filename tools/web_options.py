"""Write what the set-up page offers (presets, options, card values, formats) to ``web/src/generated/options.json``.

The names of the computer's players stand there as well, which the page says in its reader's language, and what it must
know of the matches that it keeps: how long their ids are, and which summaries the engine reads.

The page knows no rule: it draws what stands in this file and asks the engine whether a combination can be played.
``--check`` compares instead of writing, and exits with 1 if the stored file is not what the engine says.
"""

import argparse
import json
import sys
from pathlib import Path

from prsi.browser.replays import ID_LENGTH
from prsi.learn.lessons import LESSONS
from prsi.learn.library import QUESTIONS
from prsi.learn.summary import SUMMARY_VERSION
from prsi.match.formats import FORMATS, SUGGESTED
from prsi.rules.cards import RANKS
from prsi.rules.ruleset import OPTIONS, PRESETS, RULES_VERSION, option_value
from prsi.rules.values import PRESET_VALUES, VALUES
from prsi.table.gathering import COMPUTERS

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "options.json"


def options() -> dict[str, object]:
    """Return the set-up page's data, JSON-ready."""
    return {
        "rules_version": RULES_VERSION,
        "presets": {
            name: {
                "values": {option.name: option_value(ruleset, option.name) for option in OPTIONS},
                "card_values": PRESET_VALUES[name],
                "min_seats": ruleset.min_seats,
                "max_seats": ruleset.max_seats,
            }
            for name, ruleset in PRESETS.items()
        },
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "values": list(option.values),
                "span": list(option.span) if option.span else None,
                "house_rule": option.house_rule,
            }
            for option in OPTIONS
        ],
        "card_values": {name: dict(zip(RANKS, table.points, strict=True)) for name, table in VALUES.items()},
        "computers": {avatar: name for name, avatar in COMPUTERS},
        "at_home": {
            question.name: {"answers": list(question.answers), "several": question.several} for question in QUESTIONS
        },
        "lessons": [lesson.name for lesson in LESSONS],
        "match_id_length": ID_LENGTH,
        "summary_version": SUMMARY_VERSION,
        "formats": {name: list(SUGGESTED.get(name, ())) for name in FORMATS},
    }


def text() -> str:
    """Return the file's content."""
    return json.dumps(options(), ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored file instead of writing it")
    if parser.parse_args().check:
        if TARGET.read_text(encoding="utf-8") != text():
            print(f"{TARGET.name} is not what the engine says: run python tools/web_options.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
