"""Random rounds of random rulesets, played by bots and by chance, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from prsi.rules.deal import SecretShuffler
from prsi.rules.events import Event
from prsi.rules.play import deal, legal_codes, play
from prsi.rules.round import Round
from prsi.rules.ruleset import PRESETS, Ruleset, RulesetError, build

CHANGES: dict[str, tuple[object, ...]] = {
    "deck": (32, 52),
    "hand_size": (1, 2, 3, 4, 5, 6),
    "start_effect": (False, True),
    "start_wild": ("printed_suit", "redraw"),
    "wild": ("Q", "J"),
    "wild_on_wild": (False, True),
    "rank_wild": (None, "J"),
    "stacking": (False, True),
    "king_of_spades": (False, True),
    "skip": (None, "A", "8"),
    "skip_answerable": (False, True),
    "reverse": (None, "9"),
    "draw_when": ("any_time", "only_when_stuck"),
    "play_drawn_card": (False, True),
    "multi_play": (False, True),
    "finish": ("any", "not_seven_or_ace", "wild_only"),
    "finishing_penalty_draws": (False, True),
    "comeback": (None, "hearts_seven", "any_seven"),
    "play_on": (False, True),
    "call": (None, {"penalty": 1}, {"penalty": 4}),
    "players": ([2, 6],),
}


def random_ruleset(random: Random) -> Ruleset:
    """A ruleset that can be built: a preset and some changes."""
    while True:
        spec: dict[str, object] = {"preset": random.choice(sorted(PRESETS))}
        share = random.choice((0.0, 0.2, 0.5))
        for name, values in CHANGES.items():
            if random.random() < share:
                spec[name] = random.choice(values)
        spec["turn_limit"] = random.choice((60, 150, 300))
        try:
            return build(spec)
        except RulesetError:
            continue


def begin(ruleset: Ruleset, random: Random) -> tuple[Round, list[Event]]:
    """A round just dealt, with a random number of seats."""
    seats = random.randint(ruleset.min_seats, ruleset.max_seats)
    return deal(ruleset, seats, random.randrange(seats), SecretShuffler(random.randbytes(32)))


def wander(random: Random, ruleset: Ruleset | None = None) -> Iterator[tuple[Round, list[Event]]]:
    """Play a random round by chance, mostly laying, and yield the round and its events before every move."""
    round_, events = begin(ruleset or random_ruleset(random), random)
    while not round_.over:
        yield round_, events
        seat = round_.to_act
        if round_.window >= 0 and random.random() < 0.5:
            seat = random.choice([other for other in range(round_.seats) if legal_codes(round_, other)])
        codes = legal_codes(round_, seat)
        lays = [code for code in codes if code[0] not in "+-!?"]
        code = random.choice(lays if lays and random.random() < 0.6 else codes)
        events += play(round_, seat, code)
