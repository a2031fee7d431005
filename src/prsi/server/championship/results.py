"""The results to publish: a table, JSON, and a page that needs nothing but itself; names are the board's. Pure."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from prsi.protocol.codec import to_json
from prsi.server.championship.lists import written
from prsi.server.championship.texts import Texts
from prsi.tournament.parts import BOARD, sections
from prsi.tournament.places import places, sums
from prsi.tournament.settings import GamesForPoints
from prsi.tournament.state import Tournament
from prsi.tournament.views import TableShown, stage_kind

RESULTS_VERSION: Final = 1

STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { line-height: 1.2; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
caption { text-align: start; font-weight: bold; padding: 0.5rem 0; }
th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid GrayText; vertical-align: top; }
td:first-child { font-variant-numeric: tabular-nums; }
.tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 0 2rem; }
"""
POLICY: Final = "default-src 'none'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


def policy() -> str:
    """Return what a browser may do with the page: show it, with its own style."""
    return POLICY.format(base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode())


def _heading(now: Tournament, texts: Texts) -> list[str]:
    """Return the heading of `_rows`."""
    points = ("points", "games") if isinstance(now.settings.format, GamesForPoints) else ()
    return [texts.say(f"results-{column}") for column in ("place", "player", "reached", *points)]


def _rows(now: Tournament, texts: Texts) -> Iterator[tuple[str, ...]]:
    """Yield place, name and how far each player came, best first; in games for points these and how many games, too."""
    points = {one.player: (str(one.points), str(one.games)) for one in sums(now)}
    for one in places(now):
        last = one.place + len(one.players) - 1
        place = f"{one.place}." if last == one.place else f"{one.place}.–{last}."
        reached = _reached(now, one.round, one.cause, texts)
        for who in one.players:
            yield place, now.shown(who), reached, *points.get(who, ())


def _reached(now: Tournament, number: int, cause: str | None, texts: Texts) -> str:
    where = _stage(now, number, texts) if number else ""
    why = texts.say(f"results-{cause}") if cause in ("no_show", "left", "disqualified") else ""
    return ", ".join(filter(None, (where, why)))


def _stage(now: Tournament, number: int, texts: Texts) -> str:
    kind = stage_kind(now, number)
    if kind == "round":
        return texts.say("plan-round", number=number)
    return texts.say("plan-final" if kind == "final" else "plan-semifinals")


def as_table(now: Tournament, language: str) -> str:
    """Return the places as a table for a spreadsheet."""
    texts = Texts(language)
    return written([_heading(now, texts), *_rows(now, texts)])


def as_json(now: Tournament, code: str) -> dict[str, Any]:
    """Return the results for other programs: what was played, who came in where, each round with its tables."""
    board = sections(now, BOARD)
    settings = now.settings
    return {
        "version": RESULTS_VERSION,
        "code": code,
        "title": settings.title,
        "year": settings.year,
        "starts": settings.starts,
        "place": settings.place,
        "season": settings.season,
        "over": now.finished,
        "players": len(now.rounds[0].roster) if now.rounds else 0,
        "places": to_json(board["places"]),
        "rounds": [
            {
                "round": to_json(board[f"round:{one.number}"]),
                "tables": [to_json(board[f"table:{one.number}:{table}"]) for table in one.sheets],
            }
            for one in now.rounds
        ],
    }


def as_page(now: Tournament, language: str) -> str:
    """Return the results as a page to put anywhere: no scripts, no pictures, nothing from elsewhere."""
    texts = Texts(language)
    settings = now.settings
    title = escape(f"{settings.title} {settings.year}" if str(settings.year) not in settings.title else settings.title)
    where = " · ".join(escape(text) for text in (settings.place, settings.starts) if text)
    parts = [
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>",
    ]
    if where:
        parts.append(f"<p>{where}</p>")
    if not now.finished:
        parts.append(f"<p>{escape(texts.say('results-running'))}</p>")
    parts.append(_table(texts.say("results-places"), _heading(now, texts), _rows(now, texts)))
    board = sections(now, BOARD)
    for round_ in reversed(now.rounds):
        parts.append(f"<h2>{escape(_stage(now, round_.number, texts))}</h2>")
        if round_.byes:
            names = ", ".join(now.shown(who) for who in round_.byes)
            parts.append(f"<p>{escape(texts.say('plan-byes'))}: {escape(names)}</p>")
        tables = [board[f"table:{round_.number}:{table}"] for table in round_.sheets]
        parts.append('<div class="tables">')
        last = stage_kind(now, round_.number) == "final"
        parts += [_of_table(table, texts, final=last) for table in tables if isinstance(table, TableShown)]
        parts.append("</div>")
    parts.append("</main>\n</body>\n</html>\n")
    return "\n".join(parts)


def _of_table(table: TableShown, texts: Texts, *, final: bool) -> str:
    points = any(seat.points for seat in table.seats) and not any(game.loser for game in table.games)
    head = [texts.say("results-player"), texts.say("results-points" if points else "results-chips"), ""]
    rows = []
    for seat in table.seats:
        told = seat.state in ("no_show", "left", "disqualified") or (seat.state == "advances" and not points)
        state = "wins" if final and seat.state == "advances" else seat.state
        said = texts.say(f"results-{state}") if told else ""
        rows.append((seat.name, str(seat.points if points else seat.chips), said))
    return _table(texts.say("results-table", number=table.table), head, rows)


def _table(caption: str, head: Any, rows: Any) -> str:
    lines = [f"<table>\n<caption>{escape(caption)}</caption>"]
    lines.append("<tr>" + "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head) + "</tr>")
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join([*lines, "</table>"])
