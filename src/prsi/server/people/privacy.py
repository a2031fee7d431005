"""What is kept of a player, all of it to take away, erasing it, and forgetting what nobody needs any more.

Erasing deletes the profile and everything that hangs on it. What remains is of nobody: in the logs and records of
games, which belong to the others who played, the name becomes a dash, and the id, a random word, leads nowhere; the
moderators' log, which must stay whole so that moderators can be held to account, has ids only.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, func, or_, select, update

from prsi.server.championship import profiles
from prsi.server.championship import store as championships
from prsi.server.lobby.schema import lobby_hold, lobby_queue, lobby_seat
from prsi.server.people.codes import forget_codes
from prsi.server.people.context import DAY_MS
from prsi.server.people.limits import forget_counts
from prsi.server.people.passkeys import forget_challenges
from prsi.server.people.schema import (
    blocked,
    device,
    device_code,
    invitation,
    met,
    moderation_log,
    muted,
    passkey,
    player,
    report,
    seated,
)
from prsi.server.points import ledger
from prsi.server.store.schema import presence, refusal, table_event, table_head, table_snapshot

NOBODY: Final = "–"
"""The name that stands in a game's log for somebody who has erased the profile."""

UNUSED_DAYS: Final = 400
UNREACHABLE_DAYS: Final = 30
REPORT_DAYS: Final = 180
GAME_DAYS: Final = 400
MET_DAYS: Final = 180
INVITATION_DAYS: Final = 1
REFUSAL_DAYS: Final = 7

AT_ONCE: Final = 50
"""Players and tables that one transaction deals with: it holds up a move by some milliseconds, and no more."""

KEPT: Final[dict[str, int]] = {
    "profile": UNUSED_DAYS,
    "unreachable": UNREACHABLE_DAYS,
    "report": REPORT_DAYS,
    "game": GAME_DAYS,
    "met": MET_DAYS,
    "invitation": INVITATION_DAYS,
    "refusal": REFUSAL_DAYS,
}
"""For how many days what is kept; the page about it shows these numbers."""


def export(connection: Connection, player_id: str) -> dict[str, Any]:
    """Return everything that is kept of a player, as JSON values; hashes of secrets are named, not shown."""
    row = connection.execute(select(player).where(player.c.id == player_id)).one()._asdict()
    row["recovery_code"] = "kept as a hash" if row.pop("recovery_hash") else None
    del row["skeleton"]
    others = player.alias("other")

    def known(table: Any, *columns: Any) -> list[dict[str, Any]]:
        rows = connection.execute(
            select(table.c.other_id.label("id"), func.coalesce(others.c.name, "").label("name"), *columns)
            .outerjoin(others, others.c.id == table.c.other_id)
            .where(table.c.player_id == player_id)
            .order_by(table.c.other_id)
        )
        return [dict(one._mapping) for one in rows]

    def rows(statement: Any) -> list[dict[str, Any]]:
        return [dict(one._mapping) for one in connection.execute(statement)]

    # Of tables that are closed: the log of one that runs holds the secret that its cards come from.
    done = rows(
        select(table_event.c.table_id, table_event.c.seq, table_event.c.at, table_event.c.text)
        .where(
            table_event.c.table_id.in_(
                select(seated.c.table_id)
                .join(table_head, table_head.c.table_id == seated.c.table_id)
                .where(seated.c.player_id == player_id, table_head.c.phase == "closed")
            ),
            table_event.c.actor == player_id,
        )
        .order_by(table_event.c.table_id, table_event.c.seq)
    )
    return {
        "profile": row,
        "devices": rows(
            select(device.c.id, device.c.label, device.c.created, device.c.seen).where(device.c.player_id == player_id)
        ),
        "passkeys": rows(
            select(passkey.c.created, passkey.c.used, passkey.c.backed_up).where(passkey.c.player_id == player_id)
        ),
        "blocked": known(blocked, blocked.c.created),
        "muted": known(muted, muted.c.created),
        "met": known(met, met.c.last, met.c.times),
        "invitations": rows(
            select(invitation.c.table_code, invitation.c.created).where(invitation.c.player_id == player_id)
        ),
        "tables": rows(
            select(seated.c.table_id, seated.c.seat, seated.c.name, seated.c.at).where(seated.c.player_id == player_id)
        ),
        "commands": [{**one, "text": _without_secret(json.loads(one["text"]))} for one in done],
        # What others have reported is theirs; that there were reports, and what became of them, is the player's too.
        "reports_made": rows(
            select(report.c.created, report.c.reason, report.c.text, report.c.decided, report.c.decision).where(
                report.c.reporter_id == player_id
            )
        ),
        "reports_about": rows(
            select(report.c.created, report.c.reason, report.c.decided, report.c.decision).where(
                report.c.player_id == player_id
            )
        ),
        # Who of the staff it was, and what was noted about it, is the staff's.
        "moderation": rows(
            select(moderation_log.c.at, moderation_log.c.action, moderation_log.c.days)
            .where(moderation_log.c.player_id == player_id)
            .order_by(moderation_log.c.id)
        ),
        "points": ledger.export(connection, player_id),
        "championships_opened": championships.opened_by(connection, player_id),
        "championships_registered": profiles.registrations_of(connection, player_id),
    }


def _without_secret(entry: dict[str, Any]) -> dict[str, Any]:
    """What the player did, without the secret of the table, which is nobody's data."""
    entry["fact"].pop("secret", None)
    return entry


def erase(connection: Connection, player_id: str) -> list[str]:
    """Erase a player. Games that still run keep the name on the table until they are over (`anonymise`).

    Returns the ids of championships in whose log the player's id stood: a node that has one in memory reads it again.
    """
    for table in (met, blocked, muted):
        connection.execute(delete(table).where(or_(table.c.player_id == player_id, table.c.other_id == player_id)))
    connection.execute(
        delete(invitation).where(or_(invitation.c.player_id == player_id, invitation.c.from_id == player_id))
    )
    for table in (device, device_code, passkey):
        connection.execute(delete(table).where(table.c.player_id == player_id))
    # A report of theirs stays until it is decided, as one of nobody; one about them has lost its object.
    connection.execute(update(report).where(report.c.reporter_id == player_id).values(reporter_id="", text=""))
    connection.execute(delete(report).where(report.c.player_id == player_id))
    for lobby in (lobby_hold, lobby_queue):
        connection.execute(delete(lobby).where(lobby.c.player_id == player_id))
    ledger.forget(connection, player_id)
    championships.forget_owner(connection, player_id)
    registered = profiles.forget(connection, player_id)
    connection.execute(delete(player).where(player.c.id == player_id))
    tables = select(seated.c.table_id).where(seated.c.player_id == player_id).distinct()
    for table_id in connection.execute(tables).scalars().all():
        anonymise(connection, table_id)
    return registered


def _over(table_id: Any) -> Any:
    """The condition that a table is closed or gone."""
    return ~exists().where(table_head.c.table_id == table_id, table_head.c.phase != "closed")


def anonymise(connection: Connection, table_id: str) -> None:
    """Take the names of erased players out of a closed table's log; does nothing to one that still runs."""
    gone = connection.execute(
        select(seated.c.player_id)
        .outerjoin(player, player.c.id == seated.c.player_id)
        .where(seated.c.table_id == table_id, player.c.id.is_(None), _over(seated.c.table_id))
    ).scalars()
    players = set(gone)
    if not players:
        return
    rows = connection.execute(
        select(table_event.c.seq, table_event.c.text)
        .where(table_event.c.table_id == table_id, or_(*(table_event.c.text.contains(mark) for mark in _NAMES)))
        .order_by(table_event.c.seq)
    ).all()
    holders: dict[int, str] = {}
    for row in rows:
        entry = json.loads(row.text)
        if _unname(entry["fact"], players, holders):
            text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
            connection.execute(
                update(table_event)
                .where(table_event.c.table_id == table_id, table_event.c.seq == row.seq)
                .values(text=text)
            )
    # A snapshot is made from the log, and can be made again.
    connection.execute(delete(table_snapshot).where(table_snapshot.c.table_id == table_id))
    connection.execute(delete(lobby_seat).where(lobby_seat.c.table_id == table_id))
    connection.execute(delete(seated).where(seated.c.table_id == table_id, seated.c.player_id.in_(players)))


_NAMES: Final = ('"kind":"person"', '"kind":"taken_over"')
"""Marks of log entries that may hold a person's name; the computer that takes a seat over has that person's."""


def _unname(fact: dict[str, Any], players: set[str], holders: dict[int, str]) -> bool:
    """Take the names of some players out of a log entry's fact; `holders` is who has which seat, kept up to date."""
    kind = fact["kind"]
    if kind == "started":
        seats = fact["start"]["seats"]
        persons = [number for number, one in enumerate(seats) if one["kind"] == "person"]
        if fact.get("player") and persons:
            holders[persons[0]] = fact["player"]
        return _dash([seats[number] for number in persons if holders.get(number) in players])
    if kind == "sat_down":
        holders[fact["seat"]] = fact["player"]
    named = fact.get("person") or (fact["bot"] if kind == "taken_over" else None)
    if named is not None and holders.get(fact["seat"]) in players:
        return _dash([named])
    return False


def _dash(named: list[dict[str, Any]]) -> bool:
    for one in named:
        one["name"] = NOBODY
    return bool(named)


def forget(connection: Connection, now: int, service_now: int | None = None) -> dict[str, int]:
    """Delete what has been kept for long enough; run daily by a node. Return how much of each kind went.

    `now` is wall clock, `service_now` service time (the tables' own), by default the same. Of players, games and names
    at most `AT_ONCE` go: while one of these numbers is reached there is more to do.
    """
    tables_now = now if service_now is None else service_now
    forget_codes(connection, now)
    forget_challenges(connection, now)
    forget_counts(connection, now)
    gone: dict[str, int] = {}

    def count(name: str, work: Callable[[], int]) -> None:
        gone[name] = work()

    count("players", lambda: _forget_players(connection, now))
    count("reports", lambda: _delete(connection, report, report.c.created < now - REPORT_DAYS * DAY_MS))
    count("met", lambda: _delete(connection, met, met.c.last < now - MET_DAYS * DAY_MS))
    count(
        "invitations",
        lambda: _delete(connection, invitation, invitation.c.created < now - INVITATION_DAYS * DAY_MS),
    )
    count("refusals", lambda: _delete(connection, refusal, refusal.c.at < tables_now - REFUSAL_DAYS * DAY_MS))
    count("games", lambda: _forget_games(connection, tables_now))
    count("names", lambda: _forget_names(connection))
    return gone


def _delete(connection: Connection, table: Any, condition: Any) -> int:
    return connection.execute(delete(table).where(condition)).rowcount


def _forget_players(connection: Connection, now: int) -> int:
    """Erase guests unused for too long, and those whom nobody can be again: no device, no recovery code, no passkey."""
    in_use = or_(player.c.role != "", player.c.banned_until > now)
    reachable = or_(
        player.c.recovery_hash.is_not(None),
        exists().where(device.c.player_id == player.c.id),
        exists().where(passkey.c.player_id == player.c.id),
    )
    unused = player.c.seen < now - UNUSED_DAYS * DAY_MS
    lost = and_(~reachable, player.c.seen < now - UNREACHABLE_DAYS * DAY_MS)
    rows = connection.execute(
        select(player.c.id).where(~func.coalesce(in_use, False), or_(unused, lost)).limit(AT_ONCE)
    ).scalars()
    old = list(rows)
    for player_id in old:
        erase(connection, player_id)
    # A device that was not used for so long has lost its cookie.
    connection.execute(delete(device).where(device.c.seen < now - UNUSED_DAYS * DAY_MS))
    return len(old)


def _forget_games(connection: Connection, now: int) -> int:
    """Delete the logs of tables that closed long ago; points and results are kept elsewhere."""
    old = list(
        connection.execute(
            select(table_head.c.table_id)
            .where(table_head.c.phase == "closed", table_head.c.updated < now - GAME_DAYS * DAY_MS)
            .limit(AT_ONCE)
        ).scalars()
    )
    for table in (table_event, table_snapshot, refusal, presence, seated, table_head):
        connection.execute(delete(table).where(table.c.table_id.in_(old)))
    return len(old)


def _forget_names(connection: Connection) -> int:
    """Take the names of erased players out of the logs of tables that have closed since."""
    rows = connection.execute(
        select(seated.c.table_id)
        .outerjoin(player, player.c.id == seated.c.player_id)
        .where(player.c.id.is_(None), _over(seated.c.table_id))
        .distinct()
        .limit(AT_ONCE)
    ).scalars()
    tables = list(rows)
    for table_id in tables:
        anonymise(connection, table_id)
    return len(tables)
