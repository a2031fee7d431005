"""`prsi role`: on the server's machine, and in no other way, somebody becomes a moderator or an administrator."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from prsi.cli import app
from prsi.server.config import Config
from prsi.server.people.identity import make_player
from prsi.server.people.schema import moderation_log, player
from prsi.server.store.database import Database

pytestmark = pytest.mark.parametrize("name", ["sqlite", "postgresql"])


@pytest.fixture
def url(name: str, request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("sqlite" if name == "sqlite" else "database"))


def players(url: str, *names: str) -> list[str]:
    """Players with these names; their ids."""

    async def work() -> list[str]:
        database = Database(Config(database=url).database_url)
        await database.open()
        try:
            return await database.write(
                lambda c: [make_player(c, name=name, avatar="emma", language="en", now=1) for name in names]
            )
        finally:
            await database.close()

    return asyncio.run(work())


def roles(url: str) -> tuple[dict[str, str], list[tuple[str, str, str]]]:
    """Everybody's role, and the log's lines: who did it, to whom, what."""

    async def work() -> tuple[dict[str, str], list[tuple[str, str, str]]]:
        database = Database(Config(database=url).database_url)
        await database.open()
        try:
            found = await database.read(lambda c: c.execute(select(player.c.id, player.c.role)).all())
            lines = await database.read(lambda c: c.execute(select(moderation_log)).all())
        finally:
            await database.close()
        return {row.id: row.role for row in found}, [(line.actor_id, line.player_id, line.note) for line in lines]

    return asyncio.run(work())


def run(url: str, *words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["role", *words, "--database", url])
    return result.exit_code, result.output


def test_a_role_is_given_and_taken_by_name_or_id_and_logged(url: str) -> None:
    one, other = players(url, "Kos z lesa", "Rys z hor")
    assert run(url, "Kos z lesa", "moderator") == (0, f"Kos z lesa ({one}): moderator\n")
    assert run(url, other, "admin") == (0, f"Rys z hor ({other}): admin\n")
    assert roles(url)[0] == {one: "moderator", other: "admin"}
    assert run(url, "Kos z lesa", "none")[0] == 0
    assert roles(url)[0] == {one: "", other: "admin"}
    assert roles(url)[1] == [("", one, "moderator"), ("", other, "admin"), ("", one, "none")]


def test_whoever_is_not_meant_clearly_gets_no_role(url: str) -> None:
    """Names are not unique: anybody may call themselves like the one who is meant."""
    twins = players(url, "Kos", "Kos")
    code, told = run(url, "Kos", "admin")
    assert code == 1
    assert all(twin in told for twin in twins)
    assert run(url, "kos", "admin")[0] == 1
    assert run(url, "Kos", "king")[0] == 2
    assert set(roles(url)[0].values()) == {""}
    assert run(url, twins[0], "admin")[0] == 0


def test_a_database_that_cannot_be_used_is_said(url: str) -> None:
    assert url
    code, told = run("postgresql://nobody@127.0.0.1:9/none", "Kos", "admin")
    assert code == 2
    assert "prsi role:" in told
    assert run("mysql://x", "Kos", "admin")[0] == 2
