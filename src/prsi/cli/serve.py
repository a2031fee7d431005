"""`prsi serve`: run the server, for oneself, a hall or the world."""

import os
from typing import Annotated

import typer

UNUSABLE = 2

Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help="0 takes any free one; else 8000.")]
Host = Annotated[
    str | None, typer.Option("--host", help="Address to listen on; the default is reached from this machine only.")
]
Lan = Annotated[
    bool,
    typer.Option("--lan", help="For a hall's network: every address, and plain HTTP where no certificate is."),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="SQLite file or postgresql://… address; else a file in your folder."),
]
BusOption = Annotated[str | None, typer.Option("--bus", help="redis://… address, where several nodes share a Redis.")]
Public = Annotated[
    str | None,
    typer.Option("--public", help="Address that players open, such as https://play.example."),
]
Certificate = Annotated[str | None, typer.Option("--certificate", help="Certificate file (PEM): serves HTTPS.")]
Key = Annotated[str | None, typer.Option("--key", help="The certificate's private key (PEM).")]

NOTICE = "Plain HTTP: whoever is in this network can read along. Give a certificate where that matters."


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "serve",
        epilog="Every setting may stand in the environment too, such as PRSI_DATABASE. "
        "Example: prsi serve --port 8080 · Exit status: 0, 2 it cannot be served.",
    )(serve)


def serve(
    port: Port = None,
    host: Host = None,
    lan: Lan = False,
    database: DatabaseOption = None,
    bus: BusOption = None,
    public: Public = None,
    certificate: Certificate = None,
    key: Key = None,
) -> None:
    """Serve Prší: the page and play with people; the address is printed. Stop it with Ctrl-C."""
    # The server's libraries are loaded for this command alone.
    from prsi.server.config import ConfigError, from_environment
    from prsi.server.page import PageMissingError
    from prsi.server.serve import InUseError
    from prsi.server.serve import serve as run

    if lan and host is None and not os.environ.get("PRSI_HOST"):
        host = "0.0.0.0"
    if host is not None and (not host.strip() or not _can_be_asked_for(host)):
        raise typer.BadParameter("an address expected, such as 127.0.0.1", param_hint="--host")  # "" would be all
    try:
        config = from_environment(
            port=port,
            host=host,
            lan=lan or None,
            database=database,
            bus=bus,
            public=public,
            certificate=certificate,
            certificate_key=key,
        )
    except ConfigError as error:
        typer.echo(f"prsi serve: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None

    def announce(addresses: list[str]) -> None:
        for address in config.origins[:1] or addresses:
            typer.echo(f"Open {address}")
        if config.lan and not config.certificate and not config.public:
            typer.echo(NOTICE)

    try:
        run(config, announce)
    except (PageMissingError, InUseError) as error:
        typer.echo(f"prsi serve: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    except OSError as error:
        # The resolver's numbers are below 0 and none of the system's.
        resolver = error.errno is not None and error.errno < 0
        why = "the address is unknown" if resolver else os.strerror(error.errno) if error.errno else error
        where = f"{config.host} port {config.port}"
        typer.echo(f"prsi serve: {where} cannot be used: {why}; --port 0 takes a free one", err=True)
        raise typer.Exit(UNUSABLE) from None


def _can_be_asked_for(host: str) -> bool:
    try:
        host.encode("idna")
    except UnicodeError:
        return False
    return True
