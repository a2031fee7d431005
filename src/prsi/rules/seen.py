"""What can be seen of a name that somebody typed: signs that look like nothing make two names look like one."""

import unicodedata
from itertools import chain
from typing import Final

IGNORABLE: Final = frozenset(
    chain.from_iterable(
        range(first, last + 1)
        for first, last in (
            (0x00AD, 0x00AD),
            (0x034F, 0x034F),
            (0x061C, 0x061C),
            (0x115F, 0x1160),
            (0x17B4, 0x17B5),
            (0x180B, 0x180F),
            (0x200B, 0x200F),
            (0x202A, 0x202E),
            (0x2060, 0x206F),
            (0x3164, 0x3164),
            (0xFE00, 0xFE0F),
            (0xFEFF, 0xFEFF),
            (0xFFA0, 0xFFA0),
            (0xFFF0, 0xFFF8),
            (0x1BCA0, 0x1BCA3),
            (0x1D173, 0x1D17A),
            (0xE0000, 0xE0FFF),
        )
    )
)
"""Default_Ignorable_Code_Point of Unicode 15.0, from DerivedCoreProperties.txt: what a font shows nothing of."""

BLANK: Final = frozenset((0x2800, 0x1D159))
"""Signs that are said to be printed and are empty: the one of Braille, the null notehead."""

_HIDDEN: Final = IGNORABLE | BLANK


def visible(text: str) -> bool:
    """Whether all of a text can be seen, and something where it is not empty: not accents and spaces alone."""
    return text.isprintable() and _HIDDEN.isdisjoint(map(ord, text)) and (not text or something(text))


def something(text: str) -> bool:
    """Whether there is anything to be seen of a text: a letter, a digit or a sign."""
    return any(unicodedata.category(sign)[0] in "LNPS" and ord(sign) not in _HIDDEN for sign in text)
