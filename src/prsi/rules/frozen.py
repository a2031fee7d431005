"""Dataclasses that are frozen for the type checker alone: `from prsi.rules.frozen import dataclass`.

Where Python itself freezes one, its fields are set by a call each, and a server made hundreds of such calls for every
move. So what is made for every move is frozen by mypy, which sees all of the code, and is an ordinary object besides.
"""

import dataclasses
from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(*, frozen, slots):
        """Return the decorator; the class is compared and hashed as a frozen one."""
        return dataclasses.dataclass(slots=slots, unsafe_hash=frozen)
