"""What the worker does, once each: the build runs it and packs the modules that it imports."""

from __future__ import annotations

import json
from typing import Any

import prsi
from prsi.browser import host
from prsi.match import RECORD_VERSION
from prsi.protocol import PROTOCOL_VERSION
from prsi.rules import PRESETS, RULES_VERSION
from prsi.table import TABLE_VERSION

FORMATS: tuple[dict[str, object], ...] = (
    {"kind": "chips", "n": 2, "survivors": 2},
    {"kind": "single"},
    {"kind": "rounds_won", "n": 1},
    {"kind": "penalty_points", "limit": 30},
    {"kind": "fewer_cards"},
)
"""One for each preset; short, as the build waits for them."""

LONGEST = 20_000
"""Steps after which a traced match must long be over."""


def in_haste() -> bool:
    """Somebody waits: no search is to take its whole time."""
    return True


def ask(kind: str, question: object) -> Any:
    """Ask as the page does."""
    return json.loads(host.ask(kind, json.dumps(question)))


def run() -> str:
    """Play a match of every preset and format against every level, resume it, ask every question; tell the versions."""
    for preset, form in zip(PRESETS, FORMATS, strict=True):
        play_match(preset, form)
    judge_table()
    repeat_draw()
    assert ask("regulations", {"title": "t", "year": 2026}), "regulations without a sentence"
    setup = {"ruleset": {"preset": "mau-mau"}, "format": {"kind": "single"}, "values": None}
    assert ask("rules", setup), "rules without a sentence"
    assert ask("cheat_sheet", setup)["cards"], "a cheat sheet without special cards"
    assert not ask("compare", {"mine": setup, "other": setup})["options"], "a ruleset that differs from itself"
    trial = {**setup, "name": "call", "moves": ["!"], "seats": [["a", "a"]]}
    assert ask("trial", trial)["why"] == "call", "a call that cannot be shown"
    ask("lesson", {"name": "suit", "moves": ["Kh"], "seats": [["a", "a"]]})
    blank = {
        "version": 1,
        "names": ["a", "b"],
        "format": {"kind": "single"},
        "values": "queens",
        "hand_size": 4,
        "lines": [],
    }
    assert ask("pad", blank)["ok"], "a pad that is none"
    ask("home", ["prsi", "add", "over", ["many"]])
    assert ask("open", ask("link", {**setup, "name": "a"}))["ok"], "a lost ruleset"
    host.warm(1)
    return json.dumps(
        {
            "package": prsi.__version__,
            "protocol": PROTOCOL_VERSION,
            "record": RECORD_VERSION,
            "rules": RULES_VERSION,
            "table": TABLE_VERSION,
        }
    )


def judge_table() -> None:
    """Ask how a championship's table stands after a game, as its judge's page does."""
    game = {"round": 1, "attempt": 1, "table": 1, "number": 1, "winner": "a", "left": {"b": {"count": 1, "points": 7}}}
    seats = {"players": ["a", "b"], "chips": 1, "survivors": 1, "games": None}
    reports = [["x", {"kind": "game_entered", **game}], ["y", {"kind": "taken_back", "ids": ["z"]}]]
    question = {"seats": seats, "values": "czech", "reports": reports, "dead": [], "left": game["left"]}
    assert ask("sheet", question)["sheet"]["status"] == "over", "a table that does not end"
    ask("pack", {"values": "czech"})


def repeat_draw() -> None:
    """Ask whether a published draw holds, as the page for it does."""
    from prsi.tournament.published import Entrant, announce, complete, write

    secret = bytes(32)
    drawn = complete(
        announce("t", 1, 1, 0, (Entrant("a", "A"), Entrant("b", "B")), secret, apart=(), advancing=1), secret, "1"
    )
    assert ask("draw", write(drawn))["ok"], "a draw that does not repeat"


def play_match(preset: str, form: dict[str, object]) -> None:
    """Play one match as the page would, asking for everything a page can ask for."""
    seats = [{"kind": "person", "name": "a", "avatar": "a"}] + [
        {"kind": "bot", "name": level, "avatar": level, "level": level} for level in ("beginner", "casual", "strong")
    ]
    ruleset = {"preset": preset}
    pace = {"bot_min": 0, "bot_max": 0, "next_round": None}
    now, count, hinted = 1_000_000, 0, False
    log: list[str] = []
    view: dict[str, object] = {}

    def take(text: str) -> dict[str, object]:
        nonlocal view
        outcome: dict[str, object] = json.loads(text)
        log.extend(outcome["entries"])  # type: ignore[arg-type]
        for message in map(json.loads, outcome["messages"]):  # type: ignore[call-overload]
            view = message.get("view", view)
        return outcome

    def command(**fields: object) -> dict[str, object]:
        nonlocal count
        count += 1
        return take(host.receive(json.dumps({"v": PROTOCOL_VERSION, "id": f"c{count}", **fields}), now))

    start = {"ruleset": ruleset, "seats": seats, "format": form, "pace": pace}
    outcome = take(host.start(json.dumps({"v": PROTOCOL_VERSION, "id": "start", "kind": "start", **start}), now))
    command(kind="hello")
    command(kind="sync")
    command(kind="play", at=view["seq"], move="Zz")
    for _ in range(LONGEST):
        round_ = view["round"]
        if outcome["think"]:
            outcome = take(host.think(now, in_haste))
        elif view["phase"] == "round_over":
            outcome = command(kind="next_round", at=view["seq"])
        elif view["phase"] == "match_over":
            break
        elif isinstance(round_, dict) and round_["legal"] and round_["to_act"] == 0:
            if not hinted:
                hinted = bool(command(kind="hint"))
                take(host.think(now, in_haste))
            outcome = command(kind="play", at=view["seq"], move=round_["legal"][0])
        else:
            now = max(now, int(str(outcome["wake"])))
            outcome = take(host.tick(now))
    else:
        raise RuntimeError(f"{preset}: a match without an end")
    record = json.loads(host.receive(json.dumps({"v": PROTOCOL_VERSION, "id": "r", "kind": "get_record"}), now))
    text = json.loads(record["messages"][0])["text"]
    assert ask("verify", text)["ok"], "a record that does not verify"
    levels = [None, "beginner", "casual", "strong"]
    kept = {"record": text, "seat": 0, "levels": levels, "ended": 0, "day": "1970-01-01", "where": "device"}
    row = ask("summary", kept)["text"]
    assert ask("statistics", {"rows": [row], "ruleset": None, "level": "mixed"})["rate"]["matches"] == 1, "a lost match"
    assert ask("statistics_read", {"text": ask("statistics_files", {"rows": [row]})["json"], "known": []})["ok"]
    shared = ask("share", {"record": text})
    assert ask("replay", {"link": shared["link"], "round": 1})["steps"], "a round without a step"
    steps = [ask("study", {"record": text, "round": 1, "seat": 0, "number": number}) for number in range(3)]
    ask("moments", {"steps": steps})
    for ruleset in ({"preset": preset, "reverse": "9"}, {"preset": preset, "wild": "J", "rank_wild": "J"}):
        question = {"ruleset": ruleset, "seats": 4, "format": form, "values": None}
        ask("check", question)
    host.resume(None, json.dumps(log), now)
