"""The cheat sheet on paper: `prsi rules --cheat-sheet`, read back from the PDF that it writes."""

import builtins
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from typer.testing import CliRunner

from prsi.cli import app, paper
from prsi.cli.texts import LANGUAGES, Texts, bound
from prsi.learn.book import Setup, book
from prsi.learn.cheatsheet import CheatSheet, Line, cheat_sheet
from prsi.learn.library import HomeRules, write_link
from prsi.match.formats import Chips, PenaltyPoints, Single
from prsi.rules.ruleset import PRESETS, build
from prsi.rules.values import card_values
from tests.learn.test_book import SETUPS
from tests.learn.test_cheatsheet import lines
from tests.repository.files import ROOT

MILLIMETRES = {"a4": (210, 297), "a6": (105, 148)}

MANY = {
    "preset": "prsi", "king_of_spades": True, "comeback": "hearts_seven", "multi_play": True, "hand_size": 6,
    "finish": "not_seven_or_ace", "call": {"penalty": 2}, "reverse": "9", "rank_wild": "J", "play_on": True,
    "start_effect": False, "start_wild": "redraw", "wild_on_wild": False, "draw_when": "only_when_stuck",
    "play_drawn_card": True, "turn_limit": 400,
}  # fmt: skip
"""House rules of every kind at once: the longest text there is."""


def run(*arguments: str) -> tuple[int, str, str]:
    """Run `prsi rules`; return status, output and errors."""
    done = CliRunner().invoke(app, ["rules", *arguments], env={"LANG": "en_US.UTF-8", "LC_ALL": ""})
    return done.exit_code, done.stdout, done.stderr


def run_together(text: str) -> str:
    """A text without its spaces and breaks, which paper has elsewhere."""
    return re.sub(r"\s", "", text)


def read(pdf: bytes) -> tuple[str, tuple[int, int]]:
    """What stands on a PDF of one page, and its size in millimetres."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    assert len(pages) == 1
    box = pages[0].mediabox
    return run_together(pages[0].extract_text()), (
        round(float(box.width) / 72 * 25.4),
        round(float(box.height) / 72 * 25.4),
    )


def check(sheet: CheatSheet, texts: Texts, size: str, *, special: bool) -> None:
    """One page of the right size on which all stands that the sheet says."""
    text, millimetres = read(paper.draw(sheet, texts, size, special=special))
    assert millimetres == MILLIMETRES[size]
    said: list[Line] = [sheet.seats, *lines(sheet, special=special)]
    for line in said:
        sentence = texts.say(line.message, **line.values)
        assert run_together(sentence) in text, sentence
    assert run_together(texts.say(f"preset-{sheet.preset}")) in text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["a6", pytest.param("a4", marks=pytest.mark.long)])
def test_every_preset_fits_on_one_page(language: str, size: str) -> None:
    """With the longest format; every sentence of every special card is there, whole."""
    for preset, ruleset in PRESETS.items():
        cards = "french" if preset == "prsi-scored" else "german"
        check(cheat_sheet(Setup(ruleset, PenaltyPoints(100))), Texts(language, cards), size, special=False)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_family_of_many_house_rules_fits_on_the_smallest_page(language: str) -> None:
    sheet = cheat_sheet(Setup(build(MANY), Chips(3, 2)))
    for special in (False, True):
        check(sheet, Texts(language), "a6", special=special)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruleset_fits_on_the_smallest_page(language: str) -> None:
    """Two hundred random ones, a quarter of them in each language, and the special cards of every preset."""
    texts = Texts(language)
    for setup in SETUPS[LANGUAGES.index(language) :: len(LANGUAGES)]:
        for special in (False, True):
            check(cheat_sheet(setup), texts, "a6", special=special)
    for ruleset in PRESETS.values():
        for size in paper.PAPERS:
            check(cheat_sheet(Setup(ruleset, Single())), texts, size, special=True)


def test_the_command_writes_what_it_was_asked_for(tmp_path: Path) -> None:
    """A house rule switched on is on the paper at once, marked; the title is the family's."""
    file = tmp_path / "rules.pdf"
    asked = ("prsi", "-o", "comeback=hearts_seven", "--paper", "a6", "--language", "cs", "--title", "U babičky")
    assert run(*asked, "--cheat-sheet", str(file)) == (0, "", "")
    text, size = read(file.read_bytes())
    texts = Texts("cs")
    assert size == MILLIMETRES["a6"]
    for words in ("U babičky", texts.say("learn-comeback-hearts_seven"), texts.say("learn-own")):
        assert run_together(words) in text
    assert run_together(texts.say("learn-skip-two")) not in text
    assert run(*asked, "--cheat-sheet", str(file), "--special-cards")[0] == 0
    text, _ = read(file.read_bytes())
    assert run_together(texts.say("learn-skip-two")) in text, "which only the sheet of the special cards says"


def test_a_shared_link_is_printed_as_the_family_named_it(tmp_path: Path) -> None:
    """Its options, its format and its card values, as an address or as what stands after the question mark."""
    values = card_values("jacks")
    link = write_link(HomeRules("U babičky", build({"preset": "prsi", "reverse": "9"}), PenaltyPoints(150), values))
    file, texts = tmp_path / "rules.pdf", Texts("sk")
    for address in (link, f"https://prsi.example/#/rulesets?{link}"):
        assert run(address, "--cheat-sheet", str(file), "--lang", "sk") == (0, "", "")
        text, _ = read(file.read_bytes())
        for line in lines(
            cheat_sheet(Setup(build({"preset": "prsi", "reverse": "9"}), PenaltyPoints(150), values)), special=False
        ):
            assert run_together(texts.say(line.message, **line.values)) in text
        assert text.startswith(run_together("U babičky"))
    told = json.loads(run(link, "--json")[1])
    assert told["ruleset"] == {"preset": "prsi", "reverse": "9"}
    assert (told["format"], told["values"]) == ({"kind": "penalty_points", "limit": 150}, "jacks")


def test_a_refused_link_is_an_object_where_one_is_asked_for() -> None:
    """The status as without --json; the reason as the page's."""
    for link, reason, status in (("v=1&hand_size=9", "ruleset", 1), ("v=2&preset=prsi", "newer", 1)):
        code, output, errors = run(link, "--json")
        assert (code, errors) == (status, "")
        assert json.loads(output)["refused"] == reason
        assert json.loads(output)["message"]


def test_two_sheets_of_one_ruleset_are_alike() -> None:
    """No clock is in it."""
    sheet = cheat_sheet(Setup(build({}), Single()))
    assert paper.draw(sheet, Texts("de"), "a6") == paper.draw(sheet, Texts("de"), "a6")


def test_any_name_that_rules_may_have_leaves_one_page() -> None:
    """The longest ones, of one word and of many, and one that typesetters would take for commands."""
    sheet = cheat_sheet(Setup(build({}), Single()))
    for title in ("W" * 40, "a b " * 10, '#panic("x") *_$[]\\"', "雨" * 40):
        read(paper.draw(sheet, Texts("en"), "a6", title=title))


@pytest.mark.parametrize(
    ("arguments", "named", "status"),
    [
        (("prsi", "--cheat-sheet", "nowhere/x.pdf"), "nowhere/x.pdf: cannot be written: No such file", 2),
        (("prsi", "--cheat-sheet", "."), "cannot be written: Is a directory", 2),
        (("prsi", "-o", "wild=J", "-o", "rank_wild=J", "--cheat-sheet", "x.pdf"), "rank_wild", 1),
        (("poker", "--cheat-sheet", "x.pdf"), "poker", 1),
        (("prsi", "--special-cards"), "--special-cards", 2),
        (("prsi", "--cheat-sheet", "x.pdf", "--paper", "a5"), "'a5' is none of a4, a6", 2),
        (("prsi", "--cheat-sheet", "x.pdf", "--lang", "pl"), "'pl' is none of", 2),
        (("prsi", "--cheat-sheet", "x.pdf", "--cards", "tarot"), "'tarot' is none of", 2),
        (("prsi", "--cheat-sheet", "x.pdf", "--title", "x" * 41), "--title", 2),
        (("prsi", "--cheat-sheet", "x.pdf", "--format", "whist"), "--format", 2),
        (("prsi", "--text", "--format", "chips:3:6"), "6 of 6 are to be left", 2),
        (("prsi", "--text", "--json"), "--text", 2),
        (("prsi", "--cheat-sheet", "x.pdf", "--json"), "--cheat-sheet", 2),
        (("prsi", "--text", "--title", "\udcff"), "signs that can be seen", 2),
        (("v=1&preset=prsi", "-o", "hand_size=6"), "a link holds every option", 2),
        (("v=2&preset=prsi", "--cheat-sheet", "x.pdf"), "refused: version '2'", 1),
        (("v=1&wild=J&rank_wild=J", "--cheat-sheet", "x.pdf"), "refused: ", 1),
    ],
)
def test_what_cannot_be_printed_is_refused_in_words(
    arguments: tuple[str, ...], named: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And leaves no file behind."""
    monkeypatch.chdir(tmp_path)
    code, output, errors = run(*arguments)
    assert (code, output) == (status, "")
    assert named in " ".join(errors.replace("│", " ").split())
    assert list(tmp_path.iterdir()) == []


def test_without_the_typesetter_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "typst":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    code, output, errors = run("prsi", "--cheat-sheet", str(tmp_path / "x.pdf"))
    assert (code, output) == (2, "")
    assert "pip install 'prsi[print]'" in errors
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_rules_are_told_in_words(language: str) -> None:
    """Each sentence on a line of its own, its answer after a question; a house rule is said to be one."""
    setup = Setup(build({"preset": "mau-mau", "king_of_spades": True}), PenaltyPoints(150))
    texts = Texts(language, "french")
    asked = (
        "mau-mau",
        "-o",
        "king_of_spades=true",
        "-f",
        "penalty_points:150",
        "--cards",
        "french",
        "--lang",
        language,
    )
    status, output, errors = run(*asked, "--text")
    assert (status, errors) == (0, "")
    told = [line.strip(" ·0123456789.") for line in output.splitlines()]
    for piece in book(setup):
        for message in filter(None, (piece.message, piece.answer)):
            said = texts.say(message, **piece.values)
            own = f" ({texts.say('learn-own')})" if "king_of_spades" in piece.options else ""
            assert bound(said + own, language).strip(" ·0123456789.") in told


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_no_printed_line_ends_with_a_word_of_one_letter(language: str) -> None:
    """Prepositions and conjunctions of one letter are bound to the next word, on paper and in a terminal."""
    texts = Texts(language)
    setup = Setup(build({"king_of_spades": True, "multi_play": True, "comeback": "any_seven"}), PenaltyPoints(150))
    content = paper._content(cheat_sheet(setup), texts, "a4", special=True, title="")
    told = json.dumps(content, ensure_ascii=False) + run("prsi", "--text", "--lang", language)[1]
    assert re.findall(r"[^\W\d]* [aikosuvz] [^\W\d]*", told, re.IGNORECASE) == []
    assert "\N{NO-BREAK SPACE}" in told
    assert bound("a v dlani, i kdo z nich", language) == "a\xa0v\xa0dlani, i\xa0kdo z\xa0nich"
    assert bound("s a v", "de") == "s a v"


@pytest.mark.slow
def test_the_drawings_are_those_of_the_page() -> None:
    """A card drawn anew reaches the paper by `python tools/npm.py run cards`."""
    done = subprocess.run(
        [sys.executable, "tools/npm.py", "run", "cards", "--silent", "--", "--check"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_every_card_beside_a_sentence_has_its_drawing() -> None:
    shown = {one.card for setup in SETUPS for one in cheat_sheet(setup).cards}
    for cards in ("german", "french"):
        for language in LANGUAGES:
            assert shown <= set(paper.drawings(Texts(language, cards)))


def test_a_pack_that_begins_below_the_seven_has_french_suits_unless_told_otherwise() -> None:
    """R1: German-suited packs begin with the seven, so that one of 52 cards is French."""
    told = {
        "mau-mau": ("", "Spodek:"),
        "mau-mau-52": ("", "Kluk:"),
        "mau-mau-52 as asked for": ("german", "Spodek:"),
    }
    for preset, (cards, wild) in told.items():
        asked = ["--cards", cards] if cards else []
        status, text, _ = run(preset.partition(" ")[0], "--text", "--lang", "cs", *asked)
        assert status == 0
        assert [word for word in ("Spodek:", "Kluk:") if word in text] == [wild], preset
