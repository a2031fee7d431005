"""What is generated from the protocol is what the repository holds, and says the same as the codec."""

import json
from pathlib import Path
from typing import get_args

from prsi.protocol import Command, Message
from prsi.protocol.__main__ import main, outputs
from prsi.protocol.codec import kind_of
from prsi.protocol.generate import UNIONS, json_schema, shapes, typescript

ROOT = Path(__file__).parents[2]


def test_generated_files_are_those_of_the_protocol() -> None:
    for name, text in outputs().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run python -m prsi.protocol"


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
