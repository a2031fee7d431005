"""What is generated from the protocol is what the repository holds, and says the same as the codec."""

import hashlib
import json
import re
from pathlib import Path
from typing import get_args

from prsi.protocol import Command, Message
from prsi.protocol.__main__ import main, outputs
from prsi.protocol.codec import kind_of
from prsi.protocol.generate import UNIONS, json_schema, shapes, typescript
from prsi.protocol.messages import TABLE_REASONS
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.rules.play import RULE_OF

ROOT = Path(__file__).parents[2]

SHAPES = {3: "a1b02155c2097f4c"}
"""Version → the hash of its shapes; a change adds a line, and no line is ever changed once it is released."""


def test_generated_files_are_those_of_the_protocol() -> None:
    for name, text in outputs().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run python -m prsi.protocol"


def test_what_changes_a_shape_raises_the_version() -> None:
    """Also a field with a default: a strict client of the same version would not know it. Descriptions are no shape."""

    def bare(value: object) -> object:
        if isinstance(value, dict):
            words = [key for key in ("description", "title") if isinstance(value.get(key), str)]
            return {key: bare(item) for key, item in value.items() if key not in words}
        return [bare(item) for item in value] if isinstance(value, list) else value

    text = json.dumps(bare(json_schema()), sort_keys=True)
    found = hashlib.sha256(text.encode()).hexdigest()[:16]
    assert SHAPES.get(PROTOCOL_VERSION) == found, "raise PROTOCOL_VERSION, and say in docs/protocol.md what it brings"


def test_check_tells_a_changed_file(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    path = tmp_path / "web/src/protocol/types.ts"
    path.write_text(path.read_text(encoding="utf-8").replace("number", "string", 1), encoding="utf-8")
    assert main(["--check", str(tmp_path)]) == 1


def test_every_kind_is_told_apart() -> None:
    for union in (Command, Message, *UNIONS.values()):
        kinds = [kind_of(member) for member in get_args(union)]
        assert None not in kinds
        assert len(set(kinds)) == len(kinds)


def test_every_shape_has_its_type_and_its_schema() -> None:
    text, schema = typescript(), json_schema()
    definitions = schema["$defs"]
    assert isinstance(definitions, dict)
    for shape in shapes():
        assert f"export interface {shape.__name__} {{" in text
        assert definitions[shape.__name__]["additionalProperties"] is False
    references = json.dumps(schema).split('"#/$defs/')[1:]
    assert {r.split('"')[0] for r in references} <= set(definitions)


def test_every_refusal_of_a_table_and_of_its_server_is_among_the_reasons() -> None:
    """By every reason in the sources that a command can be refused with: a client can name them all."""
    found: set[str] = set()
    for path in sorted((ROOT / "src/prsi/table").glob("*.py")):
        found |= set(re.findall(r"Refusal\(\s*\"([a-z_]+)\"", path.read_text(encoding="utf-8")))
    server = ROOT / "src/prsi/server"
    for name in ("live.py", "sockets.py"):
        found |= set(re.findall(r"Refused\([^)]*?\"([a-z_]+)\"", (server / name).read_text(encoding="utf-8")))
    for name in ("seats.py", "queue.py"):
        # What stands against sitting down is the answer to `sit`.
        found |= set(re.findall(r"Denied\(\d+, \"([a-z_]+)\"", (server / "lobby" / name).read_text(encoding="utf-8")))
    assert {"muted", "not_stored", "not_together", "full", "too_many_tables", "table_full"} <= found
    assert found - {str(reason) for reason in RULE_OF} <= set(TABLE_REASONS)
    definitions = json_schema()["$defs"]
    assert isinstance(definitions, dict)
    assert definitions["TableReason"]["enum"] == list(TABLE_REASONS)
    assert all(f'  | "{reason}"' in typescript() for reason in TABLE_REASONS)
