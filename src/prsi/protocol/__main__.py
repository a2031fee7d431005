"""`python -m prsi.protocol [--check] [ROOT]`: write (or compare) the generated web types and the JSON schema."""

import json
import sys
from pathlib import Path

from prsi.protocol.generate import json_schema, typescript


def outputs() -> dict[str, str]:
    """What is generated: path inside the repository → text."""
    return {
        "web/src/protocol/types.ts": typescript(),
        "docs/protocol.schema.json": json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n",
    }


def main(arguments: list[str]) -> int:
    """Write the files under ROOT (default: the current directory); with --check compare, status 1 if one differs."""
    check = "--check" in arguments
    names = [a for a in arguments if a != "--check"]
    root = Path(names[0]) if names else Path()
    status = 0
    for name, text in outputs().items():
        path = root / name
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.stderr.write(f"{name} is not what the protocol says: run python -m prsi.protocol\n")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
