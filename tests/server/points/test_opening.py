"""`prsi opening`: totals from elsewhere are entered once, on the server's machine."""

from __future__ import annotations

from sqlalchemy import create_engine, select
from typer.testing import CliRunner

from prsi.cli import app
from prsi.server.points.boards import board
from prsi.server.points.periods import parse_period
from prsi.server.points.schema import ledger, milestone
from prsi.server.store.database import migrate
from tests.server.points.games import person


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["opening", *words])
    return result.exit_code, result.output


def test_a_total_is_entered_once_for_each_source(sqlite: str) -> None:
    engine = create_engine(sqlite)
    migrate(engine)
    with engine.begin() as connection:
        anna = person(connection, "Anna")
    given = ("Anna", "340", "--source", "old-site", "--day", "2026-08-18", "--database", sqlite)
    assert run(*given, "--milestone", "first_win") == (0, f"Anna ({anna}): 340 points from old-site\n")
    code, text = run(*given)
    assert code == 1
    assert "already" in text
    assert run(anna, "5", "--source", "club", "--database", sqlite)[0] == 0
    with engine.connect() as connection:
        rows = connection.execute(select(ledger.c.points, ledger.c.rule).order_by(ledger.c.points)).all()
        assert [tuple(row) for row in rows] == [(5, 0), (340, 0)]
        assert board(connection, parse_period("week", "2026-W34")).rows[0].points == 340
        assert connection.execute(select(milestone.c.name)).scalars().all() == ["first_win"]
    engine.dispose()


def test_what_cannot_be_entered_is_named_and_changes_nothing(sqlite: str) -> None:
    engine = create_engine(sqlite)
    migrate(engine)
    with engine.begin() as connection:
        person(connection, "Anna")
        person(connection, "Ben")
        person(connection, "Ben")
    database = ("--source", "x", "--database", sqlite)
    assert run("Cyril", "1", *database)[0] == 1
    code, text = run("Ben", "1", *database)
    assert code == 1
    assert "several players" in text
    assert run("Anna", "1", "--day", "tomorrow", *database)[0] == 1
    assert run("Anna", "1", "--milestone", "tenth_win", *database)[0] == 1
    assert run("Anna", "-1", *database)[0] == 2
    assert run("Anna", "1", "--source", "x", "--database", "mysql://x")[0] == 2
    with engine.connect() as connection:
        assert connection.execute(select(ledger)).all() == []
    engine.dispose()
