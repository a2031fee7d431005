"""The `prsi` command: one module for each of its commands."""

import codecs
import io
import os
import sys
from typing import Annotated

import typer

from prsi import build_info
from prsi.cli import bots, draw, opening, plan, play, record, regulations, role, rules, scenario, serve, verify

UNUSABLE = 2

app = typer.Typer(
    name="prsi",
    help="Prší and its family (Mau-Mau): play, and look into rules, records and positions.",
    epilog="Exit status: 0 all is well, 1 something does not hold, 2 the command or a file cannot be used.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        build = build_info()
        engine = "compiled" if build.compiled else "interpreted"
        typer.echo(f"prsi {build.package}")
        typer.echo(f"rules {build.rules}, records {build.record}, protocol {build.protocol}")
        typer.echo(f"engine {engine}: {build.note}")
        raise typer.Exit


@app.callback()
def _prsi(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Say the versions and whether the engine is compiled."
        ),
    ] = False,
) -> None:
    pass


for _module in (play, serve, role, opening, rules, record, verify, plan, draw, regulations, scenario, bots):
    _module.register(app)


def main() -> None:
    """Run the command line.

    A reader that closes the pipe early (`prsi rules | head`) ends it without a word, as it ends other tools, and a
    character that the terminal cannot show is no error: it is written as its number. An output that cannot be written,
    such as a file on a full disk, is.
    """
    if sys.stdout is None:  # closed by whoever started it (>&-)
        if sys.stderr is not None:
            print("prsi: the output cannot be written: it is closed", file=sys.stderr)
        raise SystemExit(UNUSABLE)
    if isinstance(sys.stdout, io.TextIOWrapper):
        codecs.register_error("prsi.as_number", _as_number)
        sys.stdout.reconfigure(errors="prsi.as_number")
    try:
        app()
    except BrokenPipeError:
        _stop_writing()
        raise SystemExit(1) from None
    except OSError as error:
        _stop_writing()
        typer.echo(f"prsi: the output cannot be written: {error.strerror or error}", err=True)
        raise SystemExit(UNUSABLE) from None


def _as_number(error: UnicodeError) -> tuple[str, int]:
    """Write characters as JSON does, those above U+FFFF as two surrogates: --json stays JSON in any encoding."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2)), error.end


def _stop_writing() -> None:
    # Python flushes the stream again at exit: lead it to where it can be written
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
