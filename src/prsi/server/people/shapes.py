"""What goes in and out of the HTTP interface about people, as JSON. Times are wall clock, in ms."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from prsi.server.people import admin, blocks, moderation


class Profile(Struct, frozen=True):
    """A player, as the player sees it. Times are wall clock, ms."""

    id: str
    name: str
    avatar: str
    language: str
    level: int
    role: str
    created: int
    name_locked_until: int | None
    muted_until: int | None
    banned_until: int | None
    recovery: bool
    passkeys: int


class DeviceInfo(Struct, frozen=True):
    """A device that is signed in; `here`: the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class Suggestions(Struct, frozen=True):
    """Names from the word lists, none of them taken when they were made."""

    names: list[str]


class PasskeyInfo(Struct, frozen=True):
    """A passkey: its id, when it was made and last used."""

    id: str
    created: int
    used: int | None


class RecoveryCode(Struct, frozen=True):
    """A recovery code, shown this once."""

    code: str


class DeviceCode(Struct, frozen=True):
    """A one-time code, for how long it is good (ms), a link that carries it, and the link as a QR code (SVG)."""

    code: str
    expires_ms: int
    url: str
    qr: str


class OptionsShown(Struct, frozen=True):
    """What a browser's passkey functions are given."""

    options: dict[str, Any]


class PeopleShown(Struct, frozen=True):
    """Other people, as one knows them."""

    recent: list[blocks.Known]
    blocked: list[blocks.Known]
    muted: list[blocks.Known]


class AtSeat(Struct, frozen=True):
    """The person who has, or had last, a seat."""

    seat: int
    id: str
    name: str
    blocked: bool
    muted: bool
    me: bool


class ReportList(Struct, frozen=True):
    """Reports."""

    reports: list[moderation.SpokenReport]


class SubjectList(Struct, frozen=True):
    """Players that a moderator looks for."""

    players: list[moderation.Subject]


class LogPage(Struct, frozen=True):
    """A part of the moderators' log."""

    lines: list[moderation.LogLine]


class AdminReport(Struct, frozen=True):
    """How the server is. `here` is the node that answers; the last three are about it."""

    nodes: list[admin.NodeShown]
    tables: dict[str, int]
    players: admin.Counts
    reports: int
    database: str
    here: str
    healthy: bool
    bus: bool
    draining: bool


class Kept(Struct, frozen=True):
    """Days by what is kept."""

    days: dict[str, int]


class TypedCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as it was typed; dashes, spaces and small letters do not matter."""

    code: Annotated[str, Meta(max_length=100)]


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of the table."""

    table: Annotated[str, Meta(max_length=24)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is reported, and why."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    reason: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(max_length=500)] = ""


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """What a moderator does, for how many days, and a note for the log."""

    action: Annotated[str, Meta(max_length=16)]
    days: Annotated[int, Meta(ge=1, le=moderation.LONGEST_DAYS)] | None = None
    note: Annotated[str, Meta(max_length=500)] = ""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which language the guest's name comes from; an unknown one gives an English name."""

    language: Annotated[str, Meta(max_length=16)]


class ProfileChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be changed; null leaves it."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    avatar: Annotated[str, Meta(max_length=40)] | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None
