"""`prsi record FILE --analyse`: what the moves of a round were worth to a seat, in the words of the page."""

from collections.abc import Iterator
from dataclasses import asdict

from prsi.bots.analysis import Chance, Decision, Step, moments, study
from prsi.cli.texts import SIGNS, Texts
from prsi.match import Replay


def steps_of(replayed: Replay, number: int, seat: int, open_hands: bool) -> list[Step]:
    """Study every move of round `number` (from 1); raises ValueError for a seat not dealt in."""
    played = replayed.rounds[number - 1]
    count = len(played.record.moves) + 1
    return [study(played, replayed.record, seat, at, open_hands) for at in range(count)]


def study_json(steps: list[Step], number: int, seat: int) -> dict[str, object]:
    """Return a study as JSON values."""
    return {
        "round": number,
        "seat": seat,
        "steps": [asdict(step) for step in steps],
        "moments": [asdict(moment) for moment in moments(steps)],
    }


def study_lines(replayed: Replay, steps: list[Step], seat: int, texts: Texts) -> Iterator[str]:
    """Tell a study: the moments, then a line for each move with the chance after it and what it was worth."""
    names = replayed.record.names
    width = max(len(name) for name in names)
    found = moments(steps)
    yield f"{texts.say('analysis-title')} · {names[seat]}"
    yield ""
    yield texts.say("analysis-moments", count=len(found))
    if not found:
        yield f"  {texts.say('analysis-moments-none')}"
    for moment in found:
        args = {**moment.args, "name": names[seat], "best": move_words(str(moment.args.get("best", "")), texts)}
        said = texts.say(moment.kind, **args)
        why = "" if moment.why is None else texts.say(moment.why, **(moment.why_args or {}))
        yield f"{moment.number:4}  {said} {why}".rstrip()
    yield ""
    yield texts.say("analysis-chart")
    for step in steps:
        name = "" if step.seat is None else names[step.seat]
        worth = "" if step.decision is None else verdict(step.decision, step.move, texts)
        yield f"{step.number:4}  {name:{width}}  {step.move:10}{chance_words(step.chance):16}{worth}".rstrip()


def chance_words(chance: Chance) -> str:
    """Return a chance with its interval, in rounds of 100."""
    mean, low, high = (round(100 * share) for share in (chance.mean, chance.low, chance.high))
    return f"{mean:3} % ({low}–{high})"


def verdict(decision: Decision, made: str, texts: Texts) -> str:
    """Return what a move was worth, as the page says it."""
    lost, low, high = (
        round(100 * max(0.0, each)) for each in (decision.lost.mean, decision.lost.low, decision.lost.high)
    )
    best = move_words(decision.best, texts)
    if not decision.significant or not lost:
        if decision.best == made:
            return texts.say("analysis-equal" if high else "analysis-best")
        return texts.say("analysis-unsure", best=best) if lost else texts.say("analysis-equal")
    why = texts.say(decision.reason, **decision.args)
    key = "analysis-forgot" if decision.forgot else "analysis-lost"
    return f"{texts.say(key, best=best, lost=lost, low=low, high=high)} {why}"


def move_words(code: str, texts: Texts) -> str:
    """Return a move as what would have been better to do; cards stay codes, as in records."""
    cards, _, wish = code.partition("=")
    if not cards:
        return ""
    if cards[0] in "+-":
        return texts.say("move-pass" if cards == "-" else "move-draw" if cards == "+1" else "move-take")
    if wish:
        return texts.say("move-lay-wish", cards=cards, wish=SIGNS.get(wish, wish))
    return texts.say("move-lay", cards=cards)
