"""Names: what the word lists give, and what may be typed. Tricks are undone; innocent names stay innocent."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from prsi.rules.seen import BLANK, IGNORABLE
from prsi.server.people import names
from prsi.server.people.answers import Denied
from prsi.server.people.moderation import set_role
from tests.locale.texts import LANGUAGES

from .conftest import house


def refusal(typed: str) -> str:
    """The id of the refusal of a name, "" where it may be used."""
    try:
        names.clean_name(typed)
    except Denied as denied:
        assert denied.status == 422
        return denied.error
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_names_enough_and_all_of_them_pass_the_filter(language: str) -> None:
    assert language in names.languages()
    words = names.word_list(language)
    made = {
        (name := words.pattern.format(animal=animal, place=place))[0].upper() + name[1:]
        for animal in words.animals
        for place in words.places
    }
    short = {name for name in made if len(name) <= names.LONGEST - 3}
    assert len(short) > 1000
    assert {name: refusal(name) for name in short if refusal(name)} == {}
    assert len({names.skeleton(name) for name in short}) == len(short)


@pytest.mark.parametrize("language", [*LANGUAGES, "xx", ""])
def test_a_suggested_name_fits_even_with_a_number(language: str) -> None:
    random = Random(1)
    for _ in range(300):
        name = names.suggest(language, random)
        assert refusal(name) == ""
        assert len(name) <= names.LONGEST - 3
        assert names.suggest(language, random, frozenset([names.skeleton(name)])) != name


@pytest.mark.parametrize(
    "name",
    [
        "Jana",
        "Žofie",
        "J. Novák",
        "Anna-Marie",
        "O'Neill",
        "D’Artagnan",
        "Karel 4",
        "Ľubomír",
        "Größe",
        "Оксана",
        "Έλλη",
        # innocent words around bad ones, names, places, birds and cards
        "Scunthorpe",
        "Nigeria",
        "Niger",
        "Odporný pes",
        "Sporný bod",
        "Sekunda",
        "Curacao",
        "Schwanzmeise",
        "Ass",
        "Herz-Ass",
        "Dick",
        "Shiitake",
        "Smrdutý tchoř",
        "Essex",
        "Sextant",
        "Analytik",
        "Cumulus",
        "Botond",
        "Marsch",
        "Barsch",
        "Prase",
        "Grape",
    ],
)
def test_innocent_names_may_be_used(name: str) -> None:
    assert refusal(name) == ""


@pytest.mark.parametrize(
    "name",
    [
        "kurva",
        "KURVA",
        "kůrva",
        "k u r v a",
        "k-u-r-v-a",
        "kur va",
        "kurv4",
        "kurrrrva",
        "mojekurva",
        "Zmrd 5",
        "kokoti",
        "hovno",
        "piča",
        "Píča",
        "der Hurensohn",
        "Arschloch",
        "Ar5chl0ch",
        "Scheiße",
        "fuck",
        "f.u.c.k",
        "fuuuuuck",
        "FuckYou",
        "motherfucker",
        "n1gger",
        "niiiiiigger",
        "Hitler",
        "H1tler",
        "Heil Hitler",
        "siegheil",
        "porno",
        "Fox 1488",
    ],
)
def test_offensive_names_are_refused_however_they_are_written(name: str) -> None:
    assert refusal(name) != ""


STAFF = """
Admin ADMIN Adm1n Аdmіn Αdmin Ádmin Moderátor rnoderator Moderátorka Správce Bot B0t Počítač Computer Rozhodčí Prší
Schiedsrichterin
"""


@pytest.mark.parametrize("name", [*STAFF.split(), "A d m i n", "Admin Karel"])
def test_nobody_looks_like_the_staff_or_the_computer(name: str) -> None:
    assert refusal(name) in ("name_reserved", "name_scripts")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name_length"),
        ("a", "name_length"),
        (" a ", "name_length"),
        ("a" * 21, "name_length"),
        ("a" * 201, "name_length"),
        ("Jana\u202e", "name_characters"),
        ("Ja\u200bna", "name_characters"),
        ("Ja\u2060na", "name_characters"),
        ("Ja\u00adna", "name_characters"),
        ("Ja\tna", "name_characters"),
        ("Ja\nna", "name_characters"),
        ("Ja\x00na", "name_characters"),
        ("Ja\u0335na", "name_characters"),
        ("Z\u0351\u0351\u0351a", "name_characters"),
        ("Ja\u00a0na", "name_characters"),
        ("Ja\u3164na", "name_characters"),
        ("Jana😀", "name_characters"),
        ("Ｊａｎａ", "name_characters"),
        ("𝐉𝐚𝐧𝐚", "name_characters"),
        ("ﬁlip", "name_characters"),
        ("Ja<b>", "name_characters"),
        ("jana@example", "name_characters"),
        ("jana.cz", "name_characters"),
        ("...", "name_characters"),
        ("- - -", "name_characters"),
        ("1234", "name_characters"),
        ("\ud800a", "name_characters"),
        ("Jаna", "name_scripts"),
        ("Janα", "name_scripts"),
        ("Jana 60212", "name_digits"),
        ("J6a0n2a1 2", "name_digits"),
    ],
)
def test_tricks_with_characters_are_refused(name: str, why: str) -> None:
    """Invisible, turned round, look-alike, addresses and telephone numbers: children play here."""
    assert refusal(name) == why


def test_no_sign_that_looks_like_nothing_is_taken() -> None:
    """As many as DerivedCoreProperties.txt counts in its total of Default_Ignorable_Code_Point."""
    assert len(IGNORABLE) == 4174
    for sign in IGNORABLE | BLANK:
        assert refusal(f"Ja{chr(sign)}na") == "name_characters", hex(sign)


def test_a_name_is_shown_as_it_was_composed() -> None:
    assert names.clean_name("  Z\u030cofie   Nova\u0301  ") == "Žofie Nová"


def test_names_that_look_alike_have_one_skeleton() -> None:
    alike = (("Karel", "KAREL"), ("Karel", "Кагеl"), ("Modrak", "rnodrak"), ("lili", "1I1i"), ("Žofie", "Zofie"))
    for one, other in alike:
        assert names.skeleton(one) == names.skeleton(other), (one, other)
    assert names.skeleton("Fox 12") != names.skeleton("Fox 13")


def test_nobody_takes_the_name_of_a_moderator(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            boss, other = here.browser(), here.browser()
            who = await boss.guest()
            await here.change(lambda c: set_role(c, who, "moderator", here.clock()))
            assert (await boss.ask("PATCH", "/api/me", {"name": "Moderátorka Lída"})).status_code == 200
            assert (await boss.ask("PATCH", "/api/me", {"name": "Lída Modrá"})).status_code == 200
            await other.guest()
            for like in ("Lída Modrá", "lida modra", "L1da M0drá", "LÍDAMODRÁ"):
                answer = await other.ask("PATCH", "/api/me", {"name": like})
                assert (answer.status_code, answer.json()["error"]) == (422, "name_reserved"), like
            assert (await other.ask("PATCH", "/api/me", {"name": "Lída Malá"})).json()["name"] == "Lída Malá"

    asyncio.run(story())


def test_suggestions_come_in_the_language_asked_for(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            for language in LANGUAGES:
                found = (await browser.get(f"/api/names?language={language}")).json()["names"]
                assert 4 <= len(found) <= 6
                assert all(refusal(name) == "" for name in found)
            assert (await browser.get("/api/names?language=" + "x" * 17)).status_code == 400

    asyncio.run(story())


def test_an_avatar_or_language_that_is_none_is_refused(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            for change, why in (({"avatar": "../x"}, "avatar"), ({"language": "fr"}, "language")):
                answer = await browser.ask("PATCH", "/api/me", change)
                assert (answer.status_code, answer.json()["error"]) == (422, why)
            for _ in range(20):
                answer = await browser.ask("PATCH", "/api/me", {"name": "Jana"})
            assert (answer.status_code, answer.json()["error"]) == (429, "too_often")
            assert int(answer.headers["retry-after"]) > 0

    asyncio.run(story())
