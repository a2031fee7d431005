"""`python -m prsi.server [PORT [FOLDER]]`: one node as the environment says; players use `prsi serve`.

Without PRSI_DATABASE it keeps nothing: a folder that is gone afterwards.
"""

import os
import sys
import tempfile
from pathlib import Path

from prsi.server.config import from_environment
from prsi.server.serve import serve


def main(arguments: list[str]) -> None:
    """Serve, and write the address as the first line."""

    def announce(addresses: list[str]) -> None:
        sys.stdout.write(f"{addresses[0]}\n")
        sys.stdout.flush()

    given: dict[str, object] = {}
    if arguments:
        given["port"] = int(arguments[0])
    elif not os.environ.get("PRSI_PORT"):
        given["port"] = 0
    if len(arguments) > 1:
        given["page"] = arguments[1]
    with tempfile.TemporaryDirectory(prefix="prsi-") as folder:
        if not os.environ.get("PRSI_DATABASE"):
            given["database"] = f"sqlite:///{Path(folder) / 'prsi.sqlite3'}"
        serve(from_environment(**given), announce)


main(sys.argv[1:])
