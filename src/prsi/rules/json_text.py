"""JSON from anywhere, read without the depth that some interpreters do not survive."""

import json
import re
from typing import Final

DEEPEST: Final = 50
"""Levels of lists and objects within each other; what the game writes has fewer than ten."""

_NO_BRACKETS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\[\]{}"]+', re.DOTALL)
_INNERMOST: Final = re.compile(r"\[\]|\{\}")


def read_json(text: str) -> object:
    """Return a JSON text's value; raises ValueError for what is none, or nested deeper than DEEPEST.

    CPython raises RecursionError for the latter, in WebAssembly its stack overflows and the interpreter is lost.
    """
    brackets = _NO_BRACKETS.sub("", text)
    for _ in range(DEEPEST):
        if not brackets:
            break
        brackets = _INNERMOST.sub("", brackets)
    if brackets:
        raise ValueError(f"JSON of at most {DEEPEST} levels expected")
    value: object = json.loads(text)
    return value
