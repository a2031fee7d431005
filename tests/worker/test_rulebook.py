"""What the page of a tournament's regulations is told, without a browser: the pieces that `prsi regulations` prints."""

from __future__ import annotations

import json

import pytest

from prsi.browser import host
from prsi.protocol.codec import ProtocolError
from prsi.tournament.regulations import regulations
from prsi.tournament.settings import Settings


def test_the_page_gets_every_sentence_with_its_values() -> None:
    pieces = json.loads(host.ask("regulations", json.dumps({"title": "Pohár", "year": 2027, "chips": 2})))
    expected = regulations(Settings("Pohár", 2027, chips=2))
    assert [(one["part"], one["message"], one["values"]) for one in pieces] == [
        (one.part, f"regulations-{one.name}", dict(one.values)) for one in expected
    ]


def test_settings_that_are_none_are_refused() -> None:
    with pytest.raises(ProtocolError):
        host.ask("regulations", json.dumps({"title": ""}))
