"""`python -m prsi.server [PORT [FOLDER]]`: serve a built page, for tests and benchmarks; players use `prsi serve`."""

import sys
from pathlib import Path

from prsi.server import serve


def main(arguments: list[str]) -> None:
    """Serve, and write the address as the first line."""
    port = int(arguments[0]) if arguments else 0
    folder = Path(arguments[1]) if len(arguments) > 1 else None

    def announce(address: str) -> None:
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()

    serve(port=port, folder=folder, announce=announce)


main(sys.argv[1:])
