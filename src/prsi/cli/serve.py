"""`prsi serve`: serve the web page on this machine."""

import os
from typing import Annotated

import typer

UNUSABLE = 2

Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any free one.")]
Host = Annotated[
    str, typer.Option("--host", help="Address to listen on; the default is reached from this machine only.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", epilog="Example: prsi serve --port 8080 · Exit status: 0, 2 it cannot be served.")(serve)


def serve(port: Port = 8000, host: Host = "127.0.0.1") -> None:
    """Serve Prší as a web page; the address is printed. Stop it with Ctrl-C."""
    from prsi.server import PageMissingError  # the server's libraries are loaded for this command alone
    from prsi.server import serve as run

    if not host.strip() or not _can_be_asked_for(host):
        raise typer.BadParameter("an address expected, such as 127.0.0.1", param_hint="--host")  # "" would be all
    try:
        run(host=host, port=port, announce=lambda address: typer.echo(f"Open {address}"))
    except PageMissingError as error:
        typer.echo(f"prsi serve: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    except OSError as error:
        # The resolver's numbers are below 0 and none of the system's.
        resolver = error.errno is not None and error.errno < 0
        why = "the address is unknown" if resolver else os.strerror(error.errno) if error.errno else error
        typer.echo(f"prsi serve: {host} port {port} cannot be used: {why}; --port 0 takes a free one", err=True)
        raise typer.Exit(UNUSABLE) from None


def _can_be_asked_for(host: str) -> bool:
    try:
        host.encode("idna")
    except UnicodeError:
        return False
    return True
