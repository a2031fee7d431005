"""Texts by which something is shared: what stands after the `?` of a link, a version and names with values."""

from typing import Final
from urllib.parse import parse_qsl

from prsi.learn.errors import InputError
from prsi.rules.shown import shown

MOST_FIELDS: Final = 40


def link_fields(text: str, version: int, most_signs: int) -> dict[str, str]:
    """Return the values in a shared text by their names, but for its version, which must be `version`.

    Raises InputError: too_long, malformed, version, or newer where a later release may read it.
    """
    if len(text) > most_signs:
        raise InputError("too_long", f"{len(text)} signs given, at most {most_signs} expected")
    try:
        pairs = parse_qsl(
            text, keep_blank_values=True, strict_parsing=True, errors="strict", max_num_fields=MOST_FIELDS
        )
    except ValueError as error:
        raise InputError("malformed", f"name=value pairs joined by & expected: {error}") from None
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise InputError("malformed", "each name once expected")
    given = fields.pop("v", "")
    if given != str(version):
        newer = given.isascii() and given.isdecimal() and len(given) < 5 and int(given) > version
        raise InputError("newer" if newer else "version", f"version {shown(given)} given, {version} expected")
    return fields
