"""Orders of one card and its space in whatever words people put them, and what sounds like one and is none."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.test_unleashed_by_others import judged
from tests.rulesets.test_unleashed_words import read, written

KINDS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("unleashed_placing.toml").read_text(encoding="utf-8")
)["kind"]


def mail(says: str, plays: str, round_: str = "one") -> dict[str, str]:
    """Return a sentence as a mail: what it plays, nothing where it must be asked about; ``one`` card, or ``two``."""
    found = {"id": says, "says": says, "round": round_, "meant": "clear" if plays else "ask"}
    return {**found, "plays": plays} if plays else found


@pytest.mark.parametrize("kind", KINDS, ids=[kind["name"] for kind in KINDS])
def test_every_sentence_of_a_kind_is_read_as_it_is_meant(kind: dict[str, Any]) -> None:
    """What the table promises of a kind holds for each of its sentences: those that fail are all told."""
    judgements = {row[0]: judged(mail(*row)) for row in kind["rows"]}
    assert {says: how for says, how in judgements.items() if how != "right"} == {}, kind["promise"]


def test_there_are_sentences_of_every_kind() -> None:
    """Each kind is shown by many sentences, some of which must be asked about."""
    assert len(KINDS) == 9
    assert sum(len(kind["rows"]) for kind in KINDS) >= 730
    assert sum(not row[1] for kind in KINDS for row in kind["rows"]) >= 200


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("ive only got blanks wtf. put one on 11, else on 5", "blank@11 / blank@5"),
        ("play it on 11, else 5", "blank@11 / blank@5"),
        ("11 please, else 5", "blank@11 / blank@5"),
        ("11", "blank@11"),
        ("one on 11 else on 5", "blank@11 / blank@5"),
        ("my card on 11, otherwise 15", "blank@11 / blank@15"),
        ("put a card on 11", "blank@11"),
        ("auf 11 bitte, sonst 5", "blank@11 / blank@5"),
        ("sur le 11, sinon 5", "blank@11 / blank@5"),
        ("op 11 graag, anders 5", "blank@11 / blank@5"),
        ("en la 11, si no 5", "blank@11 / blank@5"),
        ("sulla 11, altrimenti 5", "blank@11 / blank@5"),
    ],
)
def test_of_a_hand_of_one_kind_a_space_says_enough(words: str, wanted: str) -> None:
    """Who has nothing but blanks need not say which card goes there."""
    found = read(words, hand="blank blank blank")
    assert (written(found), found.problems) == ({"plays": wanted}, ())
    assert not read(words, hand="blank blank +3").orders


@pytest.mark.parametrize(
    "words",
    [
        "I rolled 11 yesterday",
        "I'm on 11",
        "It is on 11",
        "11?",
        "put me down for 11",
        "meet me at 11",
        "put your feet up at 11",
        "the card with Brenda on 11",
        "On 11 there is a snake",
        "Is 11 free?",
        "I like 11",
        "see you on the 11th",
    ],
)
def test_a_number_that_may_be_no_space_puts_no_card_down(words: str) -> None:
    """Whatever the hand is made of, what is told, asked or about something else is no order."""
    assert not read(words, hand="blank blank blank").orders
