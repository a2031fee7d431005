"""A tournament's own regulations for its page: which sentences, and what is filled into them."""

from __future__ import annotations

from prsi.protocol.codec import decode
from prsi.tournament.regulations import regulations
from prsi.tournament.settings import Settings


def pieces(settings: object) -> list[dict[str, object]]:
    """Return the pieces in order: `part`, the `message` and its `values`; raises ProtocolError or ValuesError."""
    found = regulations(decode(Settings, settings))
    return [{"part": one.part, "message": f"regulations-{one.name}", "values": dict(one.values)} for one in found]
