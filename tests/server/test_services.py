"""The services of the tests are real: what was committed survives their crash, and databases do not see each other."""

from __future__ import annotations

import signal

import psycopg

from tests.server.services import Redis, postgres


def test_postgres_keeps_what_was_committed_when_it_crashes() -> None:
    with postgres() as cluster:
        first, second = cluster.create(), cluster.create()
        with psycopg.connect(first) as connection:
            connection.execute("CREATE TABLE kept (value int)")
            connection.execute("INSERT INTO kept VALUES (7)")
        cluster.stop(signal.SIGQUIT)
        assert not cluster.answers()
        cluster.start()
        with psycopg.connect(first) as connection:
            assert connection.execute("SELECT value FROM kept").fetchall() == [(7,)]
            shown = connection.execute("SELECT setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')")
            assert shown.fetchall() == [("on",), ("on",)], "a test of durability needs a database that syncs"
        with psycopg.connect(second) as connection:
            assert connection.execute("SELECT to_regclass('kept')").fetchone() == (None,)


def test_redis_comes_back_on_the_same_port_after_a_kill(redis: Redis) -> None:
    before = redis.url
    redis.kill()
    assert not redis.answers()
    redis.start()
    assert redis.answers()
    assert redis.url == before
