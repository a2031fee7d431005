"""The rules of any ruleset in words: the sentences there are, and which of them hold.

A sentence is registered to the options it depends on and is handed nothing but their values, so that switching an
option changes its own sentences and no other. The words are in ``learn.ftl`` under `learn-` and the sentence's name.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from prsi.match.formats import Format, Single, counts_cards, format_to_json, parse_format
from prsi.rules.cards import RANKS
from prsi.rules.ruleset import OPTIONS, Ruleset, option_value
from prsi.rules.values import PRESET_VALUES, CardValues, card_values

Part = Literal["goal", "deal", "turn", "special", "end", "score", "steps", "tips", "mistakes", "questions", "history"]

PARTS: Final[tuple[Part, ...]] = (
    "goal", "deal", "turn", "special", "end", "score", "steps", "tips", "mistakes", "questions", "history"
)  # fmt: skip
"""The parts of the full rules, in order; each has a heading, `learn-part-` and its name."""

Values = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table agrees on: a ruleset, the format of the match and what cards count."""

    ruleset: Ruleset
    format: Format
    values: CardValues | None = None

    @property
    def card_values(self) -> CardValues:
        """What cards count: those that were agreed on, else the preset's."""
        return card_values(PRESET_VALUES[self.ruleset.preset]) if self.values is None else self.values

    def settings(self) -> dict[str, object]:
        """Return every option's value, and those of `format` and `values`, as JSON values."""
        found: dict[str, object] = {option.name: option_value(self.ruleset, option.name) for option in OPTIONS}
        return {**found, "format": format_to_json(self.format), "values": self.card_values.points}


@dataclass(frozen=True, slots=True)
class Said:
    """What a sentence comes to: the message's ``variant`` ("" for the only one), values put in, a card to show."""

    variant: str = ""
    values: Values = field(default_factory=dict)
    card: str = ""


Saying = Callable[[Mapping[str, object]], Said | None]


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that the rules say.

    ``options`` it depends on, and all it is handed; ``says`` returns None where it does not hold. ``brief``: it stands
    in the short rules and on the cheat sheet too. ``example`` names the position of `examples` that shows it.
    """

    name: str
    part: Part
    options: tuple[str, ...]
    says: Saying
    brief: bool = False
    example: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A sentence that holds: its ``message`` and ``values``, the ``card`` beside it, and the options it depends on.

    A question has its ``answer`` in a message of its own.
    """

    part: Part
    name: str
    message: str
    answer: str
    values: Values
    card: str
    brief: bool
    example: str
    options: tuple[str, ...]


def book(setup: Setup) -> tuple[Piece, ...]:
    """Return what the full rules of a set-up say, in order; the brief ones make the short rules."""
    return tuple(pieces(setup, SENTENCES))


RULES: Final[frozenset[Part]] = frozenset(("goal", "deal", "turn", "special", "end", "score"))
"""The parts that say what holds; the others repeat it, advise or tell."""


def differing_sentences(mine: Setup, other: Setup) -> list[tuple[Piece | None, Piece | None]]:
    """Return the sentences of the RULES in which two set-ups differ, in order; None where one says nothing."""
    rules = [sentence for sentence in SENTENCES if sentence.part in RULES]
    said, told = ({piece.name: piece for piece in pieces(setup, rules)} for setup in (mine, other))
    pairs = [(said.get(sentence.name), told.get(sentence.name)) for sentence in rules]
    return [(one, another) for one, another in pairs if one != another]


def pieces(setup: Setup, sentences: Iterable[Sentence]) -> Iterator[Piece]:
    """Yield the sentences that hold under a set-up."""
    settings = setup.settings()
    for sentence in sentences:
        said = sentence.says({name: settings[name] for name in sentence.options})
        if said is not None:
            variant = f"-{said.variant}" if said.variant else ""
            asked = sentence.part == "questions"
            yield Piece(
                part=sentence.part,
                name=sentence.name,
                message=f"learn-{sentence.name}" + ("" if asked else variant),
                answer=f"learn-answer-{sentence.name.removeprefix('ask-')}{variant}" if asked else "",
                values=said.values,
                card=said.card,
                brief=sentence.brief,
                example=sentence.example,
                options=sentence.options,
            )


# --- what sentences say, by what they look at ---


def _always(card: str = "") -> Saying:
    return lambda _: Said(card=card)


def _if(name: str, card: str = "") -> Saying:
    """Said where an option is on."""
    return lambda of: Said(card=card) if of[name] else None


def _unless(name: str) -> Saying:
    """Said where an option is off."""
    return lambda of: None if of[name] else Said()


def _switch(name: str, card: str = "") -> Saying:
    """One sentence where an option is on, another where it is off."""
    return lambda of: Said("on" if of[name] else "off", card=card)


def _kind(name: str) -> Saying:
    """A sentence for each value of an option that is a word."""
    return lambda of: Said(str(of[name]))


_NAMES: Final = {"8": "eight", "9": "nine", "J": "jack", "Q": "queen", "A": "ace"}
"""Ranks as words, for the messages: Fluent would take "8" for a number, which a text never equals."""


def rank_word(rank: object) -> str:
    """Return the rank of an option's value as a word."""
    return _NAMES[str(rank)]


def _rank(name: str) -> Saying:
    """Said of the rank that an option gives a special part, if it gives it to any."""
    return lambda of: Said(values={"rank": rank_word(of[name])}, card=f"{of[name]}c") if of[name] else None


def _number(of: Mapping[str, object], name: str) -> int:
    value = of[name]
    assert isinstance(value, int)
    return value


def _pack(of: Mapping[str, object]) -> Said:
    deck = of["deck"]
    return Said("own", {"count": len(deck)}) if isinstance(deck, list) else Said(str(deck))


def _size(of: Mapping[str, object]) -> int:
    deck = of["deck"]
    return len(deck) if isinstance(deck, list) else int(cast("int", deck))


def _seats(of: Mapping[str, object]) -> Said:
    low, high = cast("list[int]", of["players"])
    most = min(high, (_size(of) - 5) // _number(of, "hand_size"))
    return Said("exactly", {"count": low}) if low == most else Said("", {"low": low, "high": most})


def _skip(of: Mapping[str, object]) -> Said | None:
    if of["skip"] is None:
        return None
    return Said("answer" if of["skip_answerable"] else "over", {"rank": rank_word(of["skip"])}, f"{of['skip']}c")


def _skip_kept(of: Mapping[str, object]) -> Said | None:
    found = _skip(of)
    return None if found is None else Said(found.variant, found.values)


def _wild(of: Mapping[str, object]) -> Said:
    said = _rank("wild")(of)
    assert said is not None
    return Said("on" if of["wild_on_wild"] else "off", said.values, said.card)


def _last_wish(of: Mapping[str, object]) -> Said:
    """What the wish of a last card is good for (R25, R27, R34)."""
    return Said("none" if of["comeback"] is None and not of["play_on"] else "counts")


def _wild_owed(of: Mapping[str, object]) -> Said:
    if of["skip"] is not None and of["skip_answerable"]:
        return Said("both", {"rank": rank_word(of["skip"])})
    return Said("seven")


def _king(of: Mapping[str, object]) -> Said | None:
    if not of["king_of_spades"]:
        return None
    return Said("stacking" if of["stacking"] else "plain", card="Ks")


def _king_alone(of: Mapping[str, object]) -> Said | None:
    return Said() if of["king_of_spades"] and of["multi_play"] else None


def _many(name: str) -> Saying:
    """Said of a rank of which several are laid at once."""
    return lambda of: Said(values={"rank": rank_word(of[name])}) if of["multi_play"] and of[name] else None


def _many_drawn(of: Mapping[str, object]) -> Said | None:
    return Said() if of["multi_play"] and of["play_drawn_card"] else None


def _last_effect(of: Mapping[str, object]) -> Said | None:
    """What becomes of the last card's effect (R25, R27); under `comeback` it is told with that."""
    if of["comeback"] is not None:
        return None
    if of["play_on"]:
        return Said("next-draws" if of["finishing_penalty_draws"] else "next")
    return Said("draws" if of["finishing_penalty_draws"] else "none")


def _comeback(of: Mapping[str, object]) -> Said | None:
    return None if of["comeback"] is None else Said(str(of["comeback"]), card="7h")


def _comeback_stands(of: Mapping[str, object]) -> Said | None:
    if of["comeback"] is None:
        return None
    return Said("on" if of["play_on"] else "off")


def _call(of: Mapping[str, object]) -> Said:
    call = of["call"]
    return Said("none") if call is None else Said("due")


def _call_costs(of: Mapping[str, object]) -> Said | None:
    call = of["call"]
    return Said(values={"count": call["penalty"]}) if isinstance(call, dict) else None


def _turn_limit(of: Mapping[str, object]) -> Said | None:
    limit = _number(of, "turn_limit")
    return None if limit == _NO_LIMIT else Said(values={"count": limit})


_NO_LIMIT: Final = Ruleset().turn_limit
"""The limit that protects programs and that no round between people ever reaches (R21)."""


def _format(of: Mapping[str, object]) -> Said:
    form = dict(cast("Mapping[str, object]", of["format"]))
    kind = str(form.pop("kind"))
    if kind == "chips" and form["survivors"] != 1:
        kind = "chips-more"
    return Said(kind, {name: _number(form, name) for name in form})


def _values_count(of: Mapping[str, object]) -> Said | None:
    """What the cards count, where anything is counted; each rank under its own name."""
    if not counts_cards(parse_format(of["format"])):
        return None
    points = dict(zip(RANKS, cast("tuple[int, ...]", of["values"]), strict=True))
    court: dict[str, str | int] = {name: points[rank] for name, rank in _COURT.items()}
    if all(points[rank] == face for face, rank in enumerate(RANKS[:9], 2)):
        return Said("faces", court)
    return Said("all", {**court, **{f"n{face}": points[rank] for face, rank in enumerate(RANKS[:9], 2)}})


def _tip_counts(of: Mapping[str, object]) -> Said | None:
    return Said() if counts_cards(parse_format(of["format"])) else None


_COURT: Final = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}


def _match_next(of: Mapping[str, object]) -> Said | None:
    """Said of matches of more than one round."""
    return None if isinstance(parse_format(of["format"]), Single) else Said()


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _step_wild(of: Mapping[str, object]) -> Said:
    said = _wild(of)
    return Said(said.variant, {**said.values, "other": _yes(of["rank_wild"])})


def _step_seven(of: Mapping[str, object]) -> Said:
    return Said("on" if of["stacking"] else "off", {"king": _yes(of["king_of_spades"])})


def _step_skip(of: Mapping[str, object]) -> Said:
    said = _skip(of) or Said("none")
    return Said(said.variant, {**said.values, "turns": _yes(of["reverse"])})


def _step_last(of: Mapping[str, object]) -> Said:
    return Said(str(of["finish"]), {"back": str(of["comeback"] or "none")})


def _step_draw(of: Mapping[str, object]) -> Said:
    when = "any" if of["draw_when"] == "any_time" else "stuck"
    return Said(f"{when}-{'lay' if of['play_drawn_card'] else 'over'}")


def _when_called(of: Mapping[str, object]) -> Said | None:
    return None if of["call"] is None else Said()


def _stops(of: Mapping[str, object]) -> Said | None:
    """The rank that stops a player who is about to go out, besides the seven."""
    return Said("skip", {"rank": rank_word(of["skip"])}) if of["skip"] else Said("seven")


SENTENCES: Final[tuple[Sentence, ...]] = (
    Sentence("goal", "goal", (), _always(), brief=True),
    Sentence("goal-on", "goal", ("play_on",), _if("play_on"), brief=True),
    # deal
    Sentence("pack", "deal", ("deck",), _pack, brief=True),
    Sentence("suits", "deal", (), _always()),
    Sentence("seats", "deal", ("players", "deck", "hand_size"), _seats),
    Sentence("hand", "deal", ("hand_size",), lambda of: Said(values={"count": _number(of, "hand_size")}), brief=True),
    Sentence("upcard", "deal", (), _always(), brief=True),
    Sentence("begins", "deal", (), _always(), brief=True, example="begins"),
    Sentence("start", "deal", ("start_effect",), _switch("start_effect"), example="start"),
    Sentence("start-wild", "deal", ("start_wild",), _kind("start_wild"), example="start-wild"),
    # turn
    Sentence("fit", "turn", (), _always(), brief=True, example="fit"),
    Sentence("draw", "turn", ("draw_when",), _kind("draw_when"), brief=True, example="draw"),
    Sentence("drawn", "turn", ("play_drawn_card",), _switch("play_drawn_card"), brief=True, example="drawn"),
    Sentence("many", "turn", ("multi_play",), _if("multi_play", "9h"), brief=True, example="many"),
    Sentence("many-sevens", "turn", ("multi_play",), _if("multi_play"), example="many-sevens"),
    Sentence("many-skip", "turn", ("multi_play", "skip"), _many("skip"), example="many-skip"),
    Sentence("many-reverse", "turn", ("multi_play", "reverse"), _many("reverse"), example="many-reverse"),
    Sentence("many-drawn", "turn", ("multi_play", "play_drawn_card"), _many_drawn, example="many-drawn"),
    Sentence("stock", "turn", (), _always(), brief=True, example="stock"),
    Sentence("empty", "turn", (), _always(), example="empty"),
    # special cards
    Sentence("seven", "special", ("stacking",), _switch("stacking", "7h"), brief=True, example="seven"),
    Sentence("seven-taken", "special", (), _always(), example="seven-taken"),
    Sentence("short", "special", (), _always(), example="short"),
    Sentence("king", "special", ("king_of_spades", "stacking"), _king, brief=True, example="king"),
    Sentence("king-alone", "special", ("king_of_spades", "multi_play"), _king_alone, example="king-alone"),
    Sentence("skip", "special", ("skip", "skip_answerable"), _skip, brief=True, example="skip"),
    Sentence("skip-taken", "special", ("skip", "skip_answerable"), _skip_kept, example="skip-taken"),
    Sentence("skip-two", "special", ("skip",), lambda of: Said() if of["skip"] else None, example="skip-two"),
    Sentence("wild", "special", ("wild", "wild_on_wild"), _wild, brief=True, example="wild"),
    Sentence("wild-owed", "special", ("skip", "skip_answerable"), _wild_owed, example="wild-owed"),
    Sentence("wish", "special", (), _always(), example="wish"),
    Sentence("wild-twice", "special", ("wild_on_wild",), _switch("wild_on_wild"), example="wild-twice"),
    Sentence("rank-wild", "special", ("rank_wild",), _rank("rank_wild"), brief=True, example="rank-wild"),
    Sentence("reverse", "special", ("reverse",), _rank("reverse"), brief=True, example="reverse"),
    Sentence(
        "reverse-two", "special", ("reverse",), lambda of: Said() if of["reverse"] else None, example="reverse-two"
    ),
    # end
    Sentence("out", "end", (), _always(), brief=True, example="out"),
    Sentence("quiet", "end", ("call",), _unless("call"), example="call"),
    Sentence("call", "end", ("call",), _when_called, brief=True, example="call"),
    Sentence("call-costs", "end", ("call",), _call_costs, brief=True, example="call-costs"),
    Sentence("call-late", "end", ("call",), _when_called, example="call-late"),
    Sentence("finish", "end", ("finish",), _kind("finish"), example="finish"),
    Sentence(
        "last",
        "end",
        ("comeback", "play_on", "finishing_penalty_draws"),
        _last_effect,
        example="last",
    ),
    Sentence("comeback", "end", ("comeback",), _comeback, brief=True, example="comeback"),
    # A comeback leaves no penalty for the end, so `finishing_penalty_draws` is off with it (section 2).
    Sentence(
        "comeback-stands",
        "end",
        ("comeback", "play_on", "finishing_penalty_draws"),
        _comeback_stands,
        example="comeback-stands",
    ),
    Sentence("blocked", "end", ("play_on",), _switch("play_on"), example="blocked"),
    Sentence("limit", "end", ("turn_limit",), _turn_limit),
    # score
    Sentence("match", "score", ("format",), _format, brief=True),
    Sentence("match-next", "score", ("format",), _match_next),
    Sentence("counts", "score", ("format", "values"), _values_count, brief=True),
    # ten steps
    Sentence(
        "step-deal",
        "steps",
        ("deck", "hand_size"),
        lambda of: Said(values={"size": _size(of), "count": _number(of, "hand_size")}),
    ),
    Sentence("step-upcard", "steps", (), _always()),
    Sentence("step-fit", "steps", ("multi_play",), lambda of: Said(values={"many": _yes(of["multi_play"])})),
    Sentence("step-wild", "steps", ("wild", "wild_on_wild", "rank_wild"), _step_wild),
    Sentence("step-seven", "steps", ("stacking", "king_of_spades"), _step_seven),
    Sentence("step-skip", "steps", ("skip", "skip_answerable", "reverse"), _step_skip),
    Sentence("step-draw", "steps", ("draw_when", "play_drawn_card"), _step_draw),
    Sentence("step-stock", "steps", (), _always()),
    Sentence("step-out", "steps", ("call",), lambda of: Said("plain" if of["call"] is None else "call")),
    Sentence("step-last", "steps", ("finish", "comeback"), _step_last),
    # tips
    Sentence("tip-wild", "tips", (), _always()),
    Sentence("tip-seven", "tips", ("stacking",), _switch("stacking")),
    Sentence("tip-skip", "tips", ("skip", "skip_answerable"), _skip_kept),
    Sentence("tip-wish", "tips", (), _always()),
    Sentence("tip-watch", "tips", ("draw_when",), _kind("draw_when")),
    Sentence("tip-close", "tips", ("skip",), _stops),
    Sentence("tip-draw", "tips", ("draw_when",), lambda of: Said() if of["draw_when"] == "any_time" else None),
    Sentence("tip-many", "tips", ("multi_play",), _if("multi_play")),
    Sentence("tip-call", "tips", ("call",), _when_called),
    Sentence("tip-counts", "tips", ("format",), _tip_counts),
    # common mistakes
    Sentence("slip-penalty", "mistakes", (), _always()),
    Sentence("slip-wild", "mistakes", (), _always()),
    Sentence("slip-early", "mistakes", (), _always()),
    Sentence("slip-taken", "mistakes", (), _always()),
    Sentence("slip-wish", "mistakes", (), _always()),
    Sentence("slip-drawn", "mistakes", ("play_drawn_card",), _unless("play_drawn_card")),
    Sentence("slip-call", "mistakes", ("call",), _when_called),
    Sentence("slip-stock", "mistakes", (), _always()),
    # questions, each followed by its answer
    Sentence("ask-sevens", "questions", ("stacking",), _switch("stacking")),
    Sentence("ask-wild", "questions", ("skip", "skip_answerable"), _wild_owed),
    Sentence("ask-wish", "questions", ("comeback", "play_on"), _last_wish),
    Sentence("ask-must", "questions", ("draw_when",), _kind("draw_when")),
    Sentence("ask-mau", "questions", ("call",), _call),
    Sentence("ask-name", "questions", (), _always()),
    Sentence("ask-length", "questions", (), _always()),
    # history
    Sentence("past-family", "history", (), _always()),
    Sentence("past-name", "history", (), _always()),
    Sentence("past-cards", "history", (), _always()),
    Sentence("past-house", "history", (), _always()),
)
"""All there is to say, in the order in which it is read."""
