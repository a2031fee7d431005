"""Hostile, truncated, huge and outdated shared links: refused with a sentence in every language, in bounded memory."""

import json
import tracemalloc
from pathlib import Path

import pytest

from prsi.browser import host
from tests.learn.hostile import LINKS, Link
from tests.locale.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
MOST_BYTES = 32_000_000
"""At once: the longest record that is read at all comes to 27 MB of lines, words and moves."""


def test_there_are_enough_of_every_kind() -> None:
    assert len(LINKS) >= 50
    assert f"| {len(LINKS)} hostile," in (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(set(LINKS)) == len(LINKS)
    reasons = {(link.route, link.reason) for link in LINKS}
    assert {("/rulesets", "newer"), ("/rulesets", "too_long"), ("/replay", "newer"), ("/replay", "too_long")} <= reasons


@pytest.mark.parametrize("link", LINKS, ids=lambda link: f"{link.route}-{link.text[:24]}-{len(link.text)}")
def test_a_hostile_link_is_refused_with_a_sentence_and_in_bounded_memory(link: Link) -> None:
    kind, question = ("open", link.text) if link.route == "/rulesets" else ("replay", {"link": link.text})
    asked = json.dumps(question)
    tracemalloc.start()
    try:
        answer = json.loads(host.ask(kind, asked))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MOST_BYTES
    assert (answer["ok"], answer["reason"]) == (False, link.reason)
    assert 0 < len(answer["message"]) < 1000
    head = "ruleset-refused-" if link.route == "/rulesets" else "replay-refused-"
    assert all(head + link.reason in texts(language)[0] for language in LANGUAGES)
