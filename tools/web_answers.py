"""Write the shapes of the HTTP interface's bodies as TypeScript to ``web/src/net/answers.ts``.

They are read off the OpenAPI schema of the application, so the page and the server cannot mean different things.
``--check`` compares instead of writing, and exits with 1 if the stored file is not what the server says.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from prsi.server.app import create_app
from prsi.server.config import Config

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "answers.ts"
HEAD = "// Generated from the server's OpenAPI schema by `python tools/web_answers.py`; do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def kind(schema: Schema) -> str:
    """Return the TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "oneOf" in schema:
        return " | ".join(dict.fromkeys(kind(one) for one in schema["oneOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"readonly [{', '.join(kind(one) for one in schema['prefixItems'])}]"
        case "array":
            inner = kind(schema.get("items", {}))
            return f"readonly ({inner})[]" if " | " in inner or inner.startswith("readonly") else f"readonly {inner}[]"
        case "object":
            return f"{{ readonly [key: string]: {kind(schema.get('additionalProperties') or {})} }}"
        case str(name):
            return PLAIN[name]
        case list(names):
            return " | ".join(PLAIN[name] for name in names)
    return "unknown"


def shape(name: str, schema: Schema) -> str:
    """Return the interface of one body."""
    required = set(schema.get("required", ()))
    fields = "".join(
        f"  readonly {field}{'' if field in required else '?'}: {kind(of)};\n"
        for field, of in schema.get("properties", {}).items()
    )
    return f"export interface {name} {{\n{fields}}}\n"


def text() -> str:
    """Return the file's content."""
    components = create_app(Config()).openapi_schema.to_schema()["components"]["schemas"]
    return HEAD + "".join(f"\n{shape(name, components[name])}" for name in sorted(components))


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored file instead of writing it")
    if parser.parse_args().check:
        if TARGET.read_text(encoding="utf-8") != text():
            print(f"{TARGET.name} is not what the server says: run python tools/web_answers.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
