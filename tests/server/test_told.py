"""What the server's tests hold it against tells rounds as the rules do; the two were written apart."""

from __future__ import annotations

import random

from prsi.protocol.codec import to_json
from prsi.rules.deal import SecretShuffler, mix
from prsi.rules.play import deal, legal_codes, play
from prsi.rules.ruleset import build
from prsi.rules.view import view
from tests.naive.ruleset import most_seats, resolve
from tests.rules.random_play import random_spec
from tests.server.told import TellingRound, mixed, seen_by


def test_a_telling_round_tells_what_the_rules_tell() -> None:
    rng = random.Random(3)
    kinds = set()
    for _ in range(150):
        spec = random_spec(rng)
        rules = resolve(spec)
        seats = rng.randint(rules["players"][0], most_seats(rules))
        secret, dealer = rng.randbytes(32), rng.randrange(seats)
        shuffler = SecretShuffler(mix(secret, [b"a", b"bc"]))
        round_, events = deal(build(spec), seats, dealer, shuffler)
        told = TellingRound(spec, dealer, [rules["hand_size"]] * seats, mixed(secret, [b"a", b"bc"]))
        assert told.told == to_json(tuple(events)), spec
        for _ in range(120):
            for seat in range(seats):
                ours = view(round_, events, seat)
                theirs = told.view(seat)
                assert theirs["legal"] == list(ours.legal)
                assert theirs["hand"] == list(ours.hand)
                assert theirs["pile"] == list(ours.pile), spec
                assert (theirs["drawn"], theirs["pending"], theirs["window"]) == (ours.drawn, ours.pending, ours.window)
            if told.over:
                break
            seat = rng.choice([s for s in range(seats) if told.legal(s)])
            code = rng.choice(legal_codes(round_, seat))
            now = play(round_, seat, code)
            events += now
            assert told.move(seat, code) == to_json(tuple(now)), (spec, seat, code)
            kinds |= {event.kind for event in now}
    assert len(kinds) == 14, f"only {sorted(kinds)} have happened"


def test_only_cards_of_other_seats_are_hidden() -> None:
    drew = {"kind": "drew", "seat": 1, "count": 1, "cards": ["7s"], "cause": "turn"}
    assert seen_by(drew, 1) == drew
    assert seen_by(drew, 0) == drew | {"cards": None}
    laid = {"kind": "laid", "seat": 1, "cards": ["7s"]}
    assert seen_by(laid, 0) == laid
