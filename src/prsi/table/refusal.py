"""A command that is not carried out, and why."""

from dataclasses import dataclass
from typing import Final

from prsi.protocol.messages import Refused

LONGEST_LINE: Final = 400


@dataclass(eq=False)  # not frozen: Python itself writes to an exception on its way
class Refusal(Exception):
    """A command that is not carried out: reason, the rulebook's number or nothing, what was expected and found."""

    reason: str
    rule: str = ""
    expected: str = ""
    found: str = ""

    def message(self, command: str) -> Refused:
        """Return the refusal as the answer to a command."""
        return Refused(command, self.reason, self.rule, _line(self.expected), _line(self.found))


def _line(text: str) -> str:
    clean = "".join(c if c.isprintable() else "·" for c in text)
    return clean if len(clean) <= LONGEST_LINE else clean[: LONGEST_LINE - 1] + "…"
