"""Tables in a terminal, and where there is none."""

from rich import box
from rich.console import Console
from rich.table import Table

PLAIN_WIDTH = 140


def console() -> Console:
    """Return where tables go: as wide as the terminal, or as wide as a file needs."""
    made = Console(highlight=False)
    if not made.is_terminal:
        made.width = PLAIN_WIDTH
    return made


def table(title: str) -> Table:
    """Return an empty table in the house's style."""
    return Table(box=box.SIMPLE, title=title, title_justify="left")
