"""The examples of docs/protocol.md are what really happens."""

import json
import re
from pathlib import Path
from typing import Any

from prsi.protocol import encode
from prsi.protocol.codec import members_of, to_json
from prsi.protocol.commands import Command
from prsi.protocol.messages import Events
from prsi.table import Table

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


def test_the_examples_are_what_happens() -> None:
    table = Table()
    answer: dict[str, Any] = {}
    entries: list[Any] = []
    checked = 0
    for kind, text in re.findall(r"```json (\w+)\n(.*?)```", PAGE, flags=re.S):
        example = json.loads(text)
        if kind == "command":
            outcome = table.receive(text, 1000)
            assert outcome.reply is not None
            answer = json.loads(encode(outcome.reply))
            for _, message in outcome.messages:
                if isinstance(message, Events):
                    entries += [to_json(entry) for entry in message.entries]
        elif kind == "answer":
            assert answer == example
            checked += 1
        else:
            assert example in entries
            checked += 1
    assert checked >= 6


def test_every_command_is_on_the_page() -> None:
    for command in members_of(Command):
        assert f"`{command.kind}`" in PAGE  # type: ignore[attr-defined]
