"""The ids of reports that the server makes itself, out of what they say: a sender has ids of its own and none of these.

Such an id is the same from whoever makes it again, on whichever node, so that what it stands for is done once; and
because it can be foreseen, nobody else may use it.
"""

from __future__ import annotations

from typing import Final

PREFIX: Final = "server-"

SENDERS: Final = rf"^(?!{PREFIX})"
"""What an id looks like that a sender may choose."""


def own(*parts: object) -> str:
    """Return the id of a report that the server makes, by what it is about."""
    return PREFIX + "-".join(map(str, parts))


def is_own(report_id: str) -> bool:
    """Whether the server has made an id."""
    return report_id.startswith(PREFIX)
