"""A tournament's own regulations: complete, in four languages, from its settings, and nobody else's words."""

import re
from itertools import product
from pathlib import Path

import pytest

from prsi.cli.texts import LANGUAGES, Texts
from prsi.rules.values import ValuesError
from prsi.tournament.regulations import CONDUCT, RANKS, Sentence, regulations
from prsi.tournament.settings import GamesForPoints, Knockout, Settings

LOCALE = Path(__file__).parents[2] / "src/prsi/locale"

KNOCKOUT = Settings("Mistrovství", 2026, "1. 8. v 10.00", "za úřadem")
FORMATS: tuple[Knockout | GamesForPoints, ...] = (Knockout(), GamesForPoints(3, 5))
VARIANTS = [
    Settings("M", 2026, starts, starts, online, kind, age, fee, chips=3 if fee else 2, erase_days=1, season=starts)
    for starts, online, age, fee in product(("", "1. 8."), (False, True), (0, 15), (0, 100))
    for kind in FORMATS
]


def names(settings: Settings) -> list[str]:
    return [one.name for one in regulations(settings)]


def written(settings: Settings, language: str) -> str:
    texts = Texts(language)
    return "\n".join(texts.say(f"regulations-{one.name}", **one.values) for one in regulations(settings))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", VARIANTS)
def test_each_sentence_is_there_in_each_language_with_all_its_values(settings: Settings, language: str) -> None:
    """`say` fails for a message or a value that is missing."""
    assert "{" not in written(settings, language)


def test_no_sentence_is_for_no_settings() -> None:
    """All that stands in the file is used by some settings."""
    used = {name for settings in VARIANTS for name in names(settings)}
    text = (LOCALE / "en/regulations.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^regulations-([a-z_-]+) =", text, re.MULTILINE)) == used


def test_who_plays_for_a_season_is_told_that_the_result_stays() -> None:
    """The registrations are erased, and the season's table is not: both is said before anybody registers."""
    assert "data-season" not in names(KNOCKOUT)
    for language in LANGUAGES:
        assert "Liga u lesa" in written(Settings("M", 2026, season="Liga u lesa"), language)


def test_they_are_complete() -> None:
    """Who may play, fee, chips, cards and values, a game, chip loss, no-shows, conduct, judges, places, prizes."""
    headings = [one.name for one in regulations(KNOCKOUT) if one.part == "heading"]
    assert headings == [
        "who",
        "where",
        "fee",
        "rounds",
        "chips",
        "game",
        "values",
        "loss",
        "time",
        "conduct",
        "judges",
        "places",
        "prizes",
        "data",
    ]
    assert regulations(KNOCKOUT)[0] == Sentence("title", "title", {"title": "Mistrovství", "year": "2026"})
    assert {f"conduct-{name}" for name in CONDUCT} <= set(names(KNOCKOUT))


def test_who_may_play_in_2026_is_born_in_2011_or_before() -> None:
    text = written(KNOCKOUT, "cs")
    assert "15" in text and "2011" in text
    assert "who-all" in names(Settings("T", 2026, minimum_age=0))


def test_the_values_are_those_of_the_tournament() -> None:
    """The table `czech`: 7 to 10 as printed, 2, 3, 4 and 11 for the ace; or an edited one."""
    (line,) = (one for one in regulations(KNOCKOUT) if one.name == "values-table")
    assert line.values == dict(zip(RANKS, (7, 8, 9, 10, 2, 3, 4, 11), strict=True))
    own = Settings("T", 2026, values=dict(zip("23456789TJQKA", range(13), strict=True)))
    (line,) = (one for one in regulations(own) if one.name == "values-table")
    assert line.values == dict(zip(RANKS, range(5, 13), strict=True))
    with pytest.raises(ValuesError):
        regulations(Settings("T", 2026, values="none"))


def test_chips_fee_minutes_and_days_are_those_of_the_tournament() -> None:
    two = Settings("T", 2026, chips=2, fee=50, currency="Kčs", call_minutes=7, erase_days=14)
    text = written(two, "en")
    for part in ("the early rounds with 2 chips", "played with 3", "50 Kčs", "7 minutes", "14 days"):
        assert part in text
    assert "chips-all" in names(KNOCKOUT) and "fee-none" in names(Settings("T", 2026, fee=0))


def test_games_for_points_have_no_chips_and_no_final() -> None:
    points = names(Settings("T", 2026, format=GamesForPoints(3, 5)))
    assert not {"chips", "loss", "places-final", "rounds-semifinals", "time-seat"} & set(points)
    assert "points-lowest" in points


def test_online_there_is_no_chat_and_no_judge_at_the_table() -> None:
    online = names(Settings("T", 2026, online=True))
    assert {"conduct-chat", "judges-online", "where-online"} <= set(online)
    assert "judges-table" not in online and "conduct-chat" not in names(KNOCKOUT)


def test_a_year_and_a_fee_are_written_without_marks_for_thousands() -> None:
    text = written(Settings("T", 2026, fee=1500), "en")
    assert "2,026" not in text and "1500" in text
