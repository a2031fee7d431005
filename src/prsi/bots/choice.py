"""Which move a computer opponent makes: it is given a view, never the true state."""

from random import Random
from typing import Final, NamedTuple

from prsi.bots.belief import imagine
from prsi.bots.budget import Budget
from prsi.bots.hidden import Hidden
from prsi.bots.levels import STRONG, Level, level_of
from prsi.bots.policy import WIN, Thumb
from prsi.bots.search import Search
from prsi.rules.cards import mask_of
from prsi.rules.moves import CALL, DRAW, first_card, last_card, wish_of
from prsi.rules.play import cards_laid, move_code
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice
from prsi.rules.view import View

CANDIDATES: Final = 40
"""How many moves are searched at most: laying several cards (R32) can be done in hundreds of orders."""


def choose(level: Level | str, view: View, budget: Budget, random: Random) -> str:
    """Return the code of the move that a level makes; it is one of ``view.legal``.

    An open call-out window of another seat is used first, and "Mau" is called (``!``) before the lay that needs it. A
    single legal move is answered at once. Raises ValueError where the seat has no legal move.
    """
    level = level_of(level)
    if not view.legal:
        raise ValueError(f"seat {view.seat} has no legal move now")
    call_out = notices(view)
    if call_out is not None:
        return call_out
    moves = [code for code in view.legal if code != "!"]
    if view.window == view.seat and "!" in view.legal and (not moves or random.random() >= level.forgets):
        return "!"  # late, but in time (R23)
    if not moves:
        return "!"
    code = moves[0] if len(moves) == 1 else _think(level, view, moves, budget, random)
    if "!" in view.legal and cards_left(view, code) == 1 and random.random() >= level.forgets:
        return "!"
    return code


def notices(view: View) -> str | None:
    """Return the call-out (``?seat``) where another seat has forgotten to call and may be called out, else None.

    Every level notices (the table decides when it speaks up).
    """
    for code in view.legal:
        if code.startswith("?"):
            return code
    return None


def cards_left(view: View, code: str) -> int:
    """Return how many cards a move leaves in the seat's hand; -1 for a move that lays none."""
    if code[0] in "+-!?":
        return -1
    return len(view.hand) - len(code.partition("=")[0].split(","))


def _think(level: Level, view: View, moves: list[str], budget: Budget, random: Random) -> str:
    if level.thoughtless and random.random() < level.thoughtless:
        return _any(level, moves, random)
    dice = Dice(random.getrandbits(31))
    round_, hidden = imagine(view, dice)
    thumb = Thumb(round_.tables)
    if not level.searches:
        # The sizes of the other hands are known to all, and the rule of thumb looks at nothing else of them.
        hidden.deal_into(round_, dice)
        return move_code(round_, thumb.move(round_, view.seat, dice))
    return search(view, round_, hidden, thumb, budget, dice, level).code


def _any(level: Level, moves: list[str], random: Random) -> str:
    """Return any move: mostly a lay, each card equally likely."""
    lays = [code for code in moves if code[0] not in "+-"]
    others = [code for code in moves if code[0] in "+-"]
    if not lays or (others and random.random() < level.draws):
        return random.choice(others)
    cards = sorted({code.partition("=")[0] for code in lays})
    card = random.choice(cards)
    return random.choice([code for code in lays if code.partition("=")[0] == card])


class Tried(NamedTuple):
    """What a search makes of a candidate: its worth and its share of rounds won, each 0 to 1, in so many rollouts."""

    worth: float
    wins: float
    tries: int


class Found:
    """What a search found: the move's code and, for every candidate code, what became of it."""

    def __init__(self, code: str, tried: dict[str, Tried]) -> None:
        self.code = code
        self.tried = tried


def search(
    view: View, round_: Round, hidden: Hidden, thumb: Thumb, budget: Budget, dice: Dice, level: Level = STRONG
) -> Found:
    """Search the legal moves of the view's seat; the rule of thumb's own move stands where nothing is better."""
    hidden.deal_into(round_, dice)
    preferred = thumb.move(round_, view.seat, dice)
    moves = candidates(round_, view.seat, preferred)
    seconds = level.seconds if budget.seconds is None else budget.seconds
    rollouts = level.rollouts if budget.rollouts is None else budget.rollouts
    searching = Search(round_, hidden, view.seat, moves, thumb, dice)
    if len(moves) > 1:
        searching.run(rollouts, seconds, budget.spent)
    # The search leaves its last sample in the round, which matters to no code: codes name the own cards only.
    return Found(move_code(round_, moves[searching.best()]), tried_in(searching, round_))


def tried_in(searching: Search, round_: Round) -> dict[str, Tried]:
    """Return what a search made of each of its moves, by code."""
    return {
        move_code(round_, move): Tried(total / max(tries, 1) / WIN, wins / max(tries, 1) / WIN, tries)
        for move, total, wins, tries in zip(
            searching.moves, searching.totals, searching.wins, searching.tries, strict=True
        )
    }


def candidates(round_: Round, seat: int, preferred: int) -> list[int]:
    """Return the moves worth searching, the preferred one first: no calls, and one order for each set and top card.

    Where there are too many, the preferred wish goes first.
    """
    kept: dict[tuple[int, int, int], int] = {}
    for move in [preferred, *round_.legal(seat)]:
        word = first_card(move)
        if word < CALL:
            cards = mask_of(cards_laid(move)) if word < DRAW else 0
            kept.setdefault((cards, last_card(move), wish_of(move)), move)
    moves = list(kept.values())
    if len(moves) > CANDIDATES:
        moves.sort(key=lambda move: wish_of(move) != wish_of(preferred))
    return moves[:CANDIDATES]
