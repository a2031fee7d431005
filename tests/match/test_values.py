"""Card value tables are data and can be edited (R29)."""

import json

import pytest

from prsi.match import VALUES, ValuesError, card_values

FACES = " ".join(rank + "h" for rank in "23456789T").split()


@pytest.mark.parametrize(
    ("name", "court"), [("queens", (2, 20, 4, 11)), ("jacks", (20, 10, 10, 11)), ("czech", (2, 3, 4, 11))]
)
def test_the_named_tables(name: str, court: tuple[int, ...]) -> None:
    """J, Q, K, A as in R29's table; 2 to 10 count their face."""
    table = VALUES[name]
    assert [table.of_cards([rank + "s"]) for rank in "JQKA"] == list(court)
    assert [table.of_cards([code]) for code in FACES] == list(range(2, 11))


def test_a_hand_counts_together() -> None:
    """The shared scenario: 8d 9d Qc Jc count 39 with queens; an empty hand counts nothing."""
    assert VALUES["queens"].of_cards(["8d", "9d", "Qc", "Jc"]) == 39
    assert VALUES["queens"].of_cards([]) == 0


def test_any_table_can_be_edited() -> None:
    """One rank changed leaves the others and makes a table of its own."""
    edited = VALUES["czech"].edited({"Q": 30})
    assert edited.name == "own"
    assert edited.of_cards(["Qh", "Kh"]) == 34
    assert card_values(json.loads(json.dumps(edited.to_json()))) == edited


def test_an_edit_back_is_the_named_table() -> None:
    """A table with the values of a named one is that one, so equal tables compare equal."""
    assert VALUES["czech"].edited({"Q": 20}) is VALUES["queens"]
    assert VALUES["queens"].to_json() == "queens"


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("queen", "one of queens, jacks, czech expected"),
        (7, "a table's name or an object"),
        ({"J": 2}, "missing: 2 3 4"),
        (dict.fromkeys("23456789TJQKA", 1) | {"10": 1}, "unknown: 10"),
        (dict.fromkeys("23456789TJQKA", 1) | {"J": -1}, "-1 for J"),
        (dict.fromkeys("23456789TJQKA", 1) | {"J": True}, "True for J"),
        (dict.fromkeys("23456789TJQKA", 1) | {"J": 1.5}, "1.5 for J"),
        (dict.fromkeys("23456789TJQKA", 1) | {"J": 1001}, "from 0 to 1000"),
    ],
)
def test_a_broken_table_is_refused_saying_what_was_expected(spec: object, said: str) -> None:
    """Thirteen ranks, each a whole number from 0 on."""
    with pytest.raises(ValuesError, match=said):
        card_values(spec)
