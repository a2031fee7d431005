"""Reading the files a command is given, with one sentence for whatever can be wrong with them."""

from pathlib import Path

import typer


class UnreadableError(Exception):
    """A file that cannot be read as text; the message names it and says why."""


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file, `-` being standard input; raises UnreadableError."""
    try:
        data = typer.get_binary_stream("stdin").read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise UnreadableError(f"{path}: cannot be read: {error.strerror or error}") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableError(f"{path}: UTF-8 text expected, byte {error.start} is none") from None
