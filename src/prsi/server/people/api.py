"""The HTTP interface about people, put together; every refusal is an `answers.Problem`."""

from __future__ import annotations

from litestar import Controller

from prsi.server.people.me import Me, Names, Privacy
from prsi.server.people.others import AtTable, Others
from prsi.server.people.session import Session
from prsi.server.people.staff import Administration, Moderation

CONTROLLERS: tuple[type[Controller], ...] = (
    Me,
    Session,
    Names,
    Others,
    AtTable,
    Moderation,
    Administration,
    Privacy,
)
