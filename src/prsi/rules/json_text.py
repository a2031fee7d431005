"""JSON from anywhere, read without the depth that some interpreters do not survive."""

import json
import re
from typing import Final

DEEPEST: Final = 50
"""Levels of lists and objects within each other; what the game writes has fewer than ten."""

# A string goes to its quote or to the end of the text, and never back (++): each sign is looked at once, however the
# text ends, and none is remembered. A string without an end is for json to refuse.
_NO_BRACKETS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[^\[\]{}"]+', re.DOTALL)
_INNERMOST: Final = re.compile(r"\[\]|\{\}")


def read_json(text: str) -> object:
    """Return a JSON text's value; raises ValueError for what is none, or nested deeper than DEEPEST.

    CPython raises RecursionError for the latter, in WebAssembly its stack overflows and the interpreter is lost.
    """
    brackets = _NO_BRACKETS.sub("", text)
    for _ in range(DEEPEST + 1):
        if not brackets:
            value: object = json.loads(text)
            return value
        brackets, pairs = _INNERMOST.subn("", brackets)
        if not pairs:
            raise ValueError("JSON expected, brackets found that do not pair")
    raise ValueError(f"JSON of at most {DEEPEST} levels expected")
