"""A view and events as sentences, in the words of the locale files; it draws what it is given and knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from prsi.cli.texts import SIGNS, Texts
from prsi.match.events import ChipLost, Eliminated
from prsi.protocol.events import Entry, Undone
from prsi.protocol.messages import TableView
from prsi.rules.cards import RANKS
from prsi.rules.events import (
    Called,
    CalledOut,
    CameBack,
    Dealt,
    Drew,
    Kept,
    Laid,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    Stood,
    UpcardTurned,
    WentOut,
    WindowOpened,
)

_RANKS: Final = dict(
    zip(RANKS, "two three four five six seven eight nine ten jack queen king ace".split(), strict=True)
)
_SUITS: Final = {
    "german": {"h": "hearts", "d": "bells", "s": "leaves", "c": "acorns"},
    "french": {"h": "hearts", "d": "diamonds", "s": "spades", "c": "clubs"},
}
_LETTERS: Final = {
    "cs": {"J": "Sp", "Q": "Sv", "K": "K", "A": "E"},
    "sk": {"J": "Sp", "Q": "Sv", "K": "K", "A": "E"},
    "de": {"J": "U", "Q": "O", "K": "K", "A": "A"},
    "en": {"J": "U", "Q": "O", "K": "K", "A": "A"},
}


def moves(legal: Sequence[str]) -> list[str]:
    """Return legal moves as a person reads them: what can be laid first, then drawing and the like, calls last."""
    return sorted(legal, key=lambda code: ("!?".find(code[0]) >= 0, "+-".find(code[0]) >= 0))


class Teller:
    """Says what a seat sees in one language; ``texts.cards`` (german, french) decides how cards are named."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.german = texts.cards == "german"

    # --- cards ---

    def _words(self, code: str) -> dict[str, str]:
        rank = {"J": "unter", "Q": "ober"}.get(code[0]) if self.german else None
        return {"rank": rank or _RANKS[code[0]], "suit": _SUITS[self.texts.cards][code[1]]}

    def card(self, code: str) -> str:
        """Return a card's full name as the subject of a sentence."""
        return self.texts.say("card-name", **self._words(code))

    def card_object(self, code: str) -> str:
        """Return a card's full name as what somebody lays."""
        return self.texts.say("card-object", **self._words(code))

    def suit(self, suit: str) -> str:
        """Return the name of a suit."""
        return self.texts.say("suit-name", suit=_SUITS[self.texts.cards][suit])

    def rank(self, rank: str) -> str:
        """Return the name of a rank, as what somebody lays."""
        return self.texts.say("rank-object", rank=self._words(rank + "h")["rank"])

    def wish(self, wish: str) -> str:
        """Return what is wished: a suit or a rank."""
        return self.suit(wish) if wish in SIGNS else self.texts.say("rank-name", rank=self._words(wish + "h")["rank"])

    def wish_object(self, wish: str) -> str:
        """Return what is wished, as what somebody wishes."""
        return self.suit(wish) if wish in SIGNS else self.rank(wish)

    def short(self, code: str) -> str:
        """Return a card as rank and sign, for a row of cards; German-suited packs name the suit."""
        rank = "10" if code[0] == "T" else code[0]
        if self.german:
            return f"{_LETTERS[self.texts.language].get(code[0], rank)} {self.suit(code[1])}"
        return f"{rank}{SIGNS[code[1]]}"

    # --- names ---

    def name(self, view: TableView, seat: int) -> str:
        """Return the name of a seat; the own one is `you`."""
        return self.texts.say("table-you") if seat == view.seat else view.seats[seat].name

    # --- what is on the table ---

    def prompt(self, view: TableView) -> str:
        """Return the one line that says whose turn it is and what is owed."""
        round_ = view.round
        say = self.texts.say
        if round_ is None or round_.to_act is None:
            return say("prompt-waiting")
        if round_.to_act != view.seat:
            name = self.name(view, round_.to_act)
            if round_.penalty:
                return say("prompt-other-penalty", name=name, n=round_.penalty)
            return say("prompt-other-skip", name=name) if round_.skip else say("prompt-other", name=name)
        lays = [code for code in round_.legal if code[0] not in "+-!?"]
        if round_.penalty:
            return say("prompt-penalty-answer" if lays else "prompt-penalty", n=round_.penalty)
        if round_.skip:
            return say("prompt-skip-answer", rank=self._words(lays[0])["rank"]) if lays else say("prompt-skip")
        if round_.drawn is not None:
            return say("prompt-drawn", card=self.card_object(round_.drawn))
        if not lays:
            return say("prompt-stuck" if "+1" in round_.legal else "prompt-stuck-pass")
        return say("turn-you")

    def move_words(self, view: TableView, code: str) -> str:
        """Return a move of the own seat in words, for a list of moves."""
        say, round_ = self.texts.say, view.round
        assert round_ is not None, "a round is running"
        match code[0]:
            case "+":
                return say("draw-button", n=0 if code == "+1" else round_.penalty)
            case "-":
                return say("stand-button" if round_.skip else "keep-button" if round_.drawn else "pass-button")
            case "!":
                return say("mau-label")
            case "?":
                return say("call-out-label", name=self.name(view, int(code[1:])))
        cards, _, wish = code.partition("=")
        laid = ", ".join(self.card(card) for card in cards.split(","))
        return f"{laid} → {self.wish(wish)}" if wish else laid

    # --- what happened ---

    def news(self, view: TableView, entries: Iterable[Entry]) -> list[str]:
        """Return a sentence or two for each event that is worth one, oldest first."""
        return [text for entry in entries for event in entry.events if (text := self.sentence(view, event))]

    def sentence(self, view: TableView, event: object) -> str:
        """Return what happened as a sentence, or an empty text where nothing is to be said."""
        say = self.texts.say
        match event:
            case Laid():
                return self._laid(view, event)
            case Drew(seat=seat, count=count, cards=cards):
                if cards is not None and count == 1 and seat == view.seat:
                    return say("event-drew-you-card", card=self.card_object(cards[0]))
                return self._of(view, "drew", seat, n=count)
            case Dealt(seat=seat, count=count):
                return say("event-dealt-you", n=count) if seat == view.seat else ""
            case UpcardTurned(card=card, penalty=penalty):
                owed = f" {say('event-owed', n=penalty)}" if penalty else ""
                return say("event-upcard", card=self.card(card)) + owed
            case CalledOut(seat=seat, by=by):
                mine = "-you" if seat == view.seat else "-by-you" if by == view.seat else ""
                return say(f"event-called_out{mine}", name=self.name(view, seat), by=self.name(view, by))
            case RoundOver(winner=winner):
                if winner is None:
                    return say("event-round_over-none")
                if winner == view.seat:
                    return say("event-round_over-you")
                return say("event-round_over-won", name=self.name(view, winner))
            case ChipLost(seat=seat, left=left):
                if seat == view.seat:
                    return say("result-you-lose-chip", left=left)
                return say("result-chip-lost", name=self.name(view, seat), left=left)
            case Eliminated(seat=seat):
                return say("result-you-out") if seat == view.seat else say("result-out", name=self.name(view, seat))
            case Reshuffled():
                return say("event-reshuffled")
            case Undone():
                return say("event-undone")
            case (
                Stood(seat=seat)
                | Kept(seat=seat)
                | Passed(seat=seat)
                | Skipped(seat=seat)
                | Called(seat=seat)
                | WentOut(seat=seat)
                | CameBack(seat=seat)
                | WindowOpened(seat=seat)
            ):
                return self._of(view, event.kind, seat)
            case _:
                return ""

    def _laid(self, view: TableView, event: Laid) -> str:
        card = ", ".join(self.card_object(code) for code in event.cards)
        if event.wish is None:
            text = self._of(view, "laid", event.seat, card=card)
        else:
            text = self._of(view, "laid-wish", event.seat, card=card, wish=self.wish_object(event.wish))
        return f"{text} {self.texts.say('event-owed', n=event.penalty)}" if event.penalty else text

    def _of(self, view: TableView, kind: str, seat: int, **values: object) -> str:
        mine = "-you" if seat == view.seat else ""
        return self.texts.say(f"event-{kind}{mine}", name=self.name(view, seat), **values)

    # --- results ---

    def result(self, view: TableView) -> list[str]:
        """Return the hands that were left, the standing, and who has won the match if it is over."""
        say = self.texts.say
        lines: list[str] = []
        done, match = view.round_result, view.match
        if done is not None:
            for seat, hand in enumerate(done.hands):
                if hand:
                    points = say("result-counts", count=done.points[seat])
                    lines.append(f"{self.name(view, seat)}: {self.row(hand)} · {points}")
        if match is not None and match.format.kind != "single":
            lines.append(say(f"result-score-{match.format.kind}"))
            for one in sorted(match.standing, key=lambda one: one.place):
                score = {
                    "rounds_won": one.rounds_won,
                    "penalty_points": one.points,
                    "fewer_cards": one.hand_size,
                    "chips": one.chips,
                }[match.format.kind]
                lines.append(f"{one.place}. {self.name(view, one.seat)}: {score}")
        if view.match_result is not None:
            winner = view.match_result.winner
            if winner is None:
                lines.append(say("result-drawn"))
            elif winner == view.seat:
                lines.append(say("result-you-win-match"))
            else:
                lines.append(say("result-wins-match", name=self.name(view, winner)))
        return lines

    def row(self, cards: Sequence[str]) -> str:
        """Return cards side by side, by suit and then rank."""
        order = sorted(cards, key=lambda code: ("hdsc".index(code[1]), RANKS.index(code[0])))
        return " · ".join(self.short(code) for code in order)
