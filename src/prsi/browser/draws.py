"""Whether a tournament's published draw holds, repeated on whoever's device looks at it (championship.md, "Draw")."""

from __future__ import annotations

from prsi.protocol.codec import ProtocolError
from prsi.tournament.draw import DrawError
from prsi.tournament.published import check, read


def repeated(text: str) -> dict[str, object]:
    """Say whether a published document holds: `ok` and, where it does not, `why`; `drawn`: whether it is drawn yet."""
    try:
        published = read(text)
        difference = check(published)
    except (ProtocolError, DrawError) as error:
        return {"ok": False, "drawn": False, "why": str(error)}
    return {
        "ok": difference is None,
        "drawn": published.drawn is not None,
        "why": "" if difference is None else str(difference),
    }
