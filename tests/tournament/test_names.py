"""Names: one way to write them down and to compare them, wherever they come from; none can break the log."""

import random
import unicodedata
from dataclasses import replace

import pytest

from prsi.protocol.codec import decode, dumps, parse
from prsi.tournament import reports as r
from prsi.tournament.names import short_name
from prsi.tournament.published import check as verify
from prsi.tournament.published import write
from prsi.tournament.reports import dump_entry, load_entry
from prsi.tournament.season import Result, result_of
from prsi.tournament.state import Tournament, redacted
from prsi.tournament.views import twins
from tests.tournament.hall import ANYBODY, DESK, Hall
from tests.tournament.noise import Noise
from tests.tournament.simulate import Simulation

LONG = "x" * 58 + " Y"


def registered(hall: Hall, name: str, shown: str = "") -> r.Registered:
    report = hall.say(r.Registered("", name, 1990, shown), ANYBODY).report
    assert isinstance(report, r.Registered)
    return report


def test_the_longest_name_is_shown_no_longer_than_a_name_may_be() -> None:
    """58 letters, a space and Y are 60 characters; the dot of the initial must not make them 61."""
    assert len(LONG) == 60
    assert short_name(LONG) == "x" * 57 + " Y."
    assert short_name("x" * 60) == "x" * 60


def test_erasing_the_longest_name_leaves_a_log_that_can_be_read_and_a_result_for_the_season() -> None:
    hall = Hall()
    hall.register([LONG, "Anna Malá"])
    hall.say(r.EntrantChanged(hall.ids[0], LONG, 1990), DESK)
    hall.say(r.RegistrationClosed())
    hall.say(r.PlanChosen((r.StagePlan(1, 0, final=True),)))
    hall.play_round(1)
    hall.say(r.Ended())
    result = result_of(hall.now)
    assert decode(Result, parse(dumps(result), 10_000)) == result
    clean = [redacted(entry, hall.now) for entry in hall.now.log]
    assert [load_entry(dump_entry(entry)) for entry in clean] == clean


@pytest.mark.parametrize("seed", range(20))
def test_whatever_was_taken_can_be_read_again_once_it_is_redacted(seed: int) -> None:
    """Also what was taken before this version looked at names: 60 characters of any kind."""
    simulation = Simulation(seed, largest=16)
    simulation.run()
    now = Tournament(simulation.hall.now.log)
    Noise(now, seed).throw(200)
    rng = random.Random(seed)
    old = Tournament()
    for entry in now.log:
        if isinstance(entry.report, (r.Registered, r.EntrantChanged)):
            name = "".join(rng.choice("a ß\u200b\u0301Žﬁ") for _ in range(60))
            shown = rng.choice(("", name[:1], name))
            entry = replace(entry, report=replace(entry.report, name=name, shown=shown))
        old.apply(entry)
    for at, entry in enumerate(old.log):
        clean = redacted(entry, old)
        assert load_entry(dump_entry(clean)) == clean, at


def test_a_name_put_right_is_nowhere_any_more_once_the_registrations_are_erased() -> None:
    hall = Hall().planned(5)
    first = hall.ids[0]
    hall.say(r.EntrantChanged(first, "Jan Skrytý", 1990, "Jan Skrytý"), DESK)
    draw = hall.draw(1).draw
    assert draw is not None
    before = hall.now.document(draw)
    hall.say(r.EntrantChanged(first, "Jan Skrytý", 1990, "Honza"), DESK)
    document = hall.now.document(draw)
    assert before is not None and document is not None
    names = {one.id: one.name for one in document.roster}
    assert names[first] == "Honza" and document.ids == before.ids
    assert verify(document) is None and verify(before) is None, "the draw is the same, whatever its players are called"
    erased = Tournament(redacted(entry, hall.now) for entry in hall.now.log)
    text = "".join(map(dump_entry, erased.log)) + write(erased.document(erased.rounds[0].draws[0]) or before)
    assert "Skryt" not in text and text.count("Honza") >= 3


@pytest.mark.parametrize("name", ["   ", "\u3000", "\u00a0"])
def test_spaces_are_no_name(name: str) -> None:
    hall = Hall()
    assert hall.refused(r.Registered("", name, 1990), ANYBODY).reason == "blank"
    assert registered(hall, "Jan Novák", name).shown == "", "and as one for the board they wish for none"


@pytest.mark.parametrize(
    "hidden",
    "\u200b \u202e \u2066 \u3164 \ufeff \u2800 a\x00 \u034f \ufe0f \u17b4\u17b5 \U000e0100 \U0001d159 \u180b".split(
        " "
    ),
)
def test_what_cannot_be_seen_is_refused_in_every_name(hidden: str) -> None:
    hall = Hall()
    one = registered(hall, "Jan Novák").entrant
    for name, shown in ((f"Jan{hidden} Novák", ""), (hidden, ""), ("Jan", hidden), ("Jan", f"J{hidden}n")):
        assert hall.refused(r.Registered("", name, 1990, shown), ANYBODY).reason == "unreadable"
        assert hall.refused(r.EntrantChanged(one, name, 1990, shown), DESK).reason == "unreadable"
    assert hall.refused(r.TableJudge(1, hidden)).reason == "unreadable"


@pytest.mark.parametrize("bare", ["\u0301", "\u0327 \u0308"])
def test_accents_on_nothing_are_no_name(bare: str) -> None:
    assert Hall().refused(r.Registered("", bare, 1990), ANYBODY).reason == "unreadable"
    for name in ("Žofie", "Nguyễn Thị", "O'Neil", "Владимир", "李小龙", "عمر", "आदित्य"):
        registered(Hall(), name)


def test_names_are_kept_composed_with_single_spaces_so_that_the_same_is_known_to_be() -> None:
    hall = Hall()
    typed = registered(hall, unicodedata.normalize("NFD", "  Žofie   Čerstvá "), unicodedata.normalize("NFD", "Žofka "))
    assert (typed.name, typed.shown) == ("Žofie Čerstvá", "Žofka")
    again = registered(hall, "ŽOFIE ČERSTVÁ")
    assert list(twins(hall.now).values()) == [[typed.entrant, again.entrant]]


def test_two_old_registrations_of_one_name_written_in_two_ways_are_twins() -> None:
    """Logs of before hold names as they were typed."""
    hall = Hall()
    for number, form in enumerate(("NFC", "NFD"), 1):
        report = r.Registered(f"e{number}", unicodedata.normalize(form, "Žofie Strauß"), 1990)  # type: ignore[arg-type]
        hall.now.apply(r.Entry(hall.now.seq + 1, hall.clock, ANYBODY, f"old{number}", report))
    assert list(twins(hall.now).values()) == [["e1", "e2"]]
