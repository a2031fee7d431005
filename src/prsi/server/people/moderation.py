"""Reports of bad behaviour, and what moderators do about it; each of their acts is a line of a log that only grows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, func, insert, select, update

from prsi.server.people.answers import Denied
from prsi.server.people.context import DAY_MS
from prsi.server.people.identity import ROLES, Player, new_id
from prsi.server.people.names import skeleton
from prsi.server.people.schema import moderation_log, player, report, seated
from prsi.server.store.schema import table_event, table_head

REASONS: Final = ("name", "behaviour", "cheating", "other")
ACTIONS: Final = ("dismiss", "mute", "rename", "ban")
LIFT: Final = "lift"
"""What takes a mute, a ban and a locked name back; of a player, not of a report."""

RANGE: Final = 400
"""Log entries before the report that belong to it: a round or two."""

LONGEST_DAYS: Final = 3650
RENAMED_DAYS: Final = 30
"""For so long a name that a moderator has given stays, when the moderator says nothing else."""

PAGE: Final = 100


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence of the chat: entry and time of the table's log, who said it, and its id."""

    seq: int
    at: int
    seat: int
    name: str
    phrase: str


@dataclass(frozen=True, slots=True)
class Subject:
    """Somebody that a report is about; `name` is "" when the profile has been erased."""

    id: str
    name: str
    muted_until: int | None
    banned_until: int | None
    reports: int


@dataclass(frozen=True, slots=True)
class SpokenReport:
    """A report as a moderator sees it. `shown` is the name at the time; the range of the table's log is inclusive."""

    id: str
    created: int
    reason: str
    text: str
    table_id: str
    seat: int
    shown: str
    player: Subject
    reporter: Subject
    first_seq: int
    last_seq: int
    chat: tuple[Spoken, ...]
    decided: int | None
    decision: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the moderators' log. `actor` and `player` are ids, the names what these are called now ("" if gone)."""

    id: int
    at: int
    actor: str
    actor_name: str
    action: str
    player: str
    player_name: str
    report: str
    days: int | None
    note: str


@dataclass(frozen=True, slots=True)
class Sat:
    """Who sits, or sat last, on a seat of a table."""

    seat: int
    id: str
    name: str


def sitting(connection: Connection, table_id: str) -> list[Sat]:
    """Return the person who sat down last on each seat of a table, by seat."""
    rows = connection.execute(
        select(seated.c.seat, seated.c.player_id, seated.c.name)
        .where(seated.c.table_id == table_id)
        .order_by(seated.c.seat, seated.c.since)
    )
    return list({row.seat: Sat(row.seat, row.player_id, row.name) for row in rows}.values())


def has_sat(connection: Connection, table_id: str, player_id: str) -> bool:
    """Whether a player sits, or has sat, at a table."""
    there = select(seated.c.seat).where(seated.c.table_id == table_id, seated.c.player_id == player_id)
    return connection.execute(there).first() is not None


def table_by_code(connection: Connection, code: str) -> str:
    """Return the id of a table; raises Denied (404 `no_table`)."""
    found = connection.execute(select(table_head.c.table_id).where(table_head.c.code == code)).scalar()
    if found is None:
        raise Denied(404, "no_table", "the code of a table", code[:40])
    return str(found)


def make_report(connection: Connection, reporter: str, code: str, seat: int, reason: str, text: str, now: int) -> str:
    """Report who sits on a seat of a table where one has sat oneself; return the report's id.

    Raises Denied: 404 `no_table` (also for who never sat there), 422 `reason`, 422 `seat` (a computer's, one's own, or
    none), 409 `already_reported`.
    """
    if reason not in REASONS:
        raise Denied(422, "reason", " ".join(REASONS), reason)
    table_id = table_by_code(connection, code)
    if not has_sat(connection, table_id, reporter):
        raise Denied(404, "no_table", "the code of a table", code[:40])
    there = {one.seat: one for one in sitting(connection, table_id)}
    who = there.get(seat)
    if who is None or who.id == reporter:
        raise Denied(422, "seat", "another person's seat", str(seat))
    before = select(report.c.id).where(
        report.c.table_id == table_id,
        report.c.reporter_id == reporter,
        report.c.player_id == who.id,
        report.c.decided.is_(None),
    )
    if connection.execute(before).first() is not None:
        raise Denied(409, "already_reported")
    last = connection.execute(
        select(func.max(table_event.c.seq)).where(table_event.c.table_id == table_id)
    ).scalar_one_or_none()
    last_seq = int(last or 0)
    first_seq = max(1, last_seq - RANGE + 1)
    made = new_id()
    connection.execute(
        insert(report).values(
            id=made,
            table_id=table_id,
            reporter_id=reporter,
            player_id=who.id,
            name=who.name,
            seat=seat,
            reason=reason,
            text=text,
            first_seq=first_seq,
            last_seq=last_seq,
            chat=json.dumps(spoken(connection, table_id, first_seq, last_seq), ensure_ascii=False),
            created=now,
        )
    )
    return made


def spoken(connection: Connection, table_id: str, first_seq: int, last_seq: int) -> list[dict[str, Any]]:
    """Return what was said in a range of a table's log, each sentence with the name of who sat there then."""
    sat = connection.execute(
        select(seated.c.seat, seated.c.player_id, seated.c.name).where(seated.c.table_id == table_id)
    )
    names = {(row.seat, row.player_id): row.name for row in sat}
    rows = connection.execute(
        select(table_event.c.text)
        .where(
            table_event.c.table_id == table_id,
            table_event.c.seq.between(first_seq, last_seq),
            table_event.c.text.contains('"kind":"said"'),
        )
        .order_by(table_event.c.seq)
    )
    said: list[dict[str, Any]] = []
    for row in rows:
        entry = json.loads(row.text)
        fact = entry["fact"]
        if fact["kind"] == "said":
            seat = fact["seat"]
            name = names.get((seat, entry["actor"]), "")
            said.append({"seq": entry["seq"], "at": entry["at"], "seat": seat, "name": name, "phrase": fact["phrase"]})
    return said


def reports(connection: Connection, decided: bool = False) -> list[SpokenReport]:
    """Return the reports that wait, the oldest first; or those decided, the latest first."""
    chosen = report.c.decided.is_not(None) if decided else report.c.decided.is_(None)
    order = report.c.decided.desc() if decided else report.c.created
    rows = connection.execute(select(report).where(chosen).order_by(order, report.c.id).limit(PAGE)).all()
    return [_report(connection, row) for row in rows]


def _report(connection: Connection, row: Row[Any]) -> SpokenReport:
    return SpokenReport(
        id=row.id,
        created=row.created,
        reason=row.reason,
        text=row.text,
        table_id=row.table_id,
        seat=row.seat,
        shown=row.name,
        player=_subject(connection, row.player_id, report.c.player_id),
        reporter=_subject(connection, row.reporter_id, report.c.reporter_id),
        first_seq=row.first_seq,
        last_seq=row.last_seq,
        chat=tuple(Spoken(**one) for one in json.loads(row.chat)),
        decided=row.decided,
        decision=row.decision,
    )


def _subject(connection: Connection, player_id: str, column: Any) -> Subject:
    row = connection.execute(
        select(player.c.name, player.c.muted_until, player.c.banned_until).where(player.c.id == player_id)
    ).first()
    count = connection.execute(select(func.count()).where(column == player_id)).scalar_one() if player_id else 0
    if row is None:
        return Subject(player_id, "", None, None, count)
    return Subject(player_id, row.name, row.muted_until, row.banned_until, count)


def subject_of(connection: Connection, report_id: str) -> str:
    """Return whom a report is about, "" where there is none."""
    return str(connection.execute(select(report.c.player_id).where(report.c.id == report_id)).scalar() or "")


def decide(
    connection: Connection,
    actor: Player,
    report_id: str,
    action: str,
    days: int | None,
    note: str,
    new_name: str,
    now: int,
) -> SpokenReport:
    """Decide a report and act on it; `new_name` is what a renamed player is called.

    Raises Denied: 404 `no_report`, 409 `decided`, and what `act` raises.
    """
    row = connection.execute(select(report).where(report.c.id == report_id)).first()
    if row is None:
        raise Denied(404, "no_report", "a report", report_id)
    if action not in ACTIONS:
        raise Denied(422, "action", " ".join(ACTIONS), action)
    # The condition decides when two moderators do so at once.
    won = connection.execute(
        update(report).where(report.c.id == report_id, report.c.decided.is_(None)).values(decided=now, decision=action)
    )
    if won.rowcount != 1:
        raise Denied(409, "decided", "a report that waits", row.decision)
    act(connection, actor, row.player_id, action, days, note, new_name, now, report_id)
    return _report(connection, connection.execute(select(report).where(report.c.id == report_id)).one())


def act(
    connection: Connection,
    actor: Player,
    player_id: str,
    action: str,
    days: int | None,
    note: str,
    new_name: str,
    now: int,
    report_id: str = "",
) -> None:
    """Mute, rename, ban or dismiss (all of these are logged), or lift what was done before.

    `days` from now; a rename keeps the new name for so long. Raises Denied: 422 `days`, 422 `action`, 404
    `no_such_player`, 403 `not_staff` (of oneself, or of somebody of the same or a higher role).
    """
    if action in ("mute", "ban") and days is None:
        raise Denied(422, "days", f"1 to {LONGEST_DAYS}", "none")
    if days is not None and not 1 <= days <= LONGEST_DAYS:
        raise Denied(422, "days", f"1 to {LONGEST_DAYS}", str(days))
    if action != "dismiss":
        target = connection.execute(select(player.c.role).where(player.c.id == player_id)).first()
        if target is None:
            raise Denied(404, "no_such_player", "a player", player_id)
        if player_id == actor.id or ROLES.index(target.role) >= ROLES.index(actor.role):
            raise Denied(403, "not_staff", "a player of a lower role", target.role or "player")
        until = now + (days or 0) * DAY_MS
        changes: dict[str, dict[str, object]] = {
            "mute": {"muted_until": until},
            "ban": {"banned_until": until},
            "rename": {
                "name": new_name,
                "skeleton": skeleton(new_name),
                "name_locked_until": now + (days or RENAMED_DAYS) * DAY_MS,
            },
            LIFT: {"muted_until": None, "banned_until": None, "name_locked_until": None},
        }
        if action not in changes:
            raise Denied(422, "action", " ".join((*ACTIONS, LIFT)), action)
        connection.execute(update(player).where(player.c.id == player_id).values(**changes[action]))
    log(connection, actor.id, action, player_id, now, report_id=report_id, days=days, note=note)


def log(
    connection: Connection,
    actor_id: str,
    action: str,
    player_id: str,
    now: int,
    *,
    report_id: str = "",
    days: int | None = None,
    note: str = "",
) -> None:
    """Add a line to the moderators' log; `actor_id` "" is the server's machine."""
    connection.execute(
        insert(moderation_log).values(
            at=now, actor_id=actor_id, action=action, player_id=player_id, report_id=report_id, days=days, note=note
        )
    )


def log_lines(connection: Connection, before: int | None = None) -> list[LogLine]:
    """Return a hundred lines of the log, the latest first; `before` is the id of a line that comes after them."""
    actor = player.alias("actor")
    wanted = (
        select(moderation_log, actor.c.name.label("actor_name"), player.c.name.label("player_name"))
        .outerjoin(actor, actor.c.id == moderation_log.c.actor_id)
        .outerjoin(player, player.c.id == moderation_log.c.player_id)
        .order_by(moderation_log.c.id.desc())
        .limit(PAGE)
    )
    if before is not None:
        wanted = wanted.where(moderation_log.c.id < before)
    return [
        LogLine(
            row.id,
            row.at,
            row.actor_id,
            row.actor_name or "",
            row.action,
            row.player_id,
            row.player_name or "",
            row.report_id,
            row.days,
            row.note,
        )
        for row in connection.execute(wanted)
    ]


def search(connection: Connection, text: str) -> list[Subject]:
    """Return players whose name looks like the text, or whose id it is: for a moderator who was told a name."""
    key = skeleton(text)
    wanted = player.c.id == text
    if key:
        wanted = wanted | player.c.skeleton.startswith(key, autoescape=True)
    rows = connection.execute(select(player.c.id).where(wanted).order_by(player.c.seen.desc()).limit(PAGE))
    return [_subject(connection, row.id, report.c.player_id) for row in rows]


def called(connection: Connection, text: str) -> dict[str, str]:
    """Return who has this id, or else everybody who has exactly this name: id and name."""
    for column in (player.c.id, player.c.name):
        rows = connection.execute(select(player.c.id, player.c.name).where(column == text).order_by(player.c.id))
        found = {row.id: row.name for row in rows}
        if found:
            return found
    return {}


def set_role(connection: Connection, player_id: str, role: str, now: int) -> None:
    """Give a player a role of ROLES; logged as done by the machine. Raises Denied (404 `no_such_player`, 422)."""
    if role not in ROLES:
        raise Denied(422, "role", "moderator, admin or none", role)
    changed = connection.execute(update(player).where(player.c.id == player_id).values(role=role))
    if changed.rowcount != 1:
        raise Denied(404, "no_such_player", "a player", player_id)
    log(connection, "", "role", player_id, now, note=role or "none")
