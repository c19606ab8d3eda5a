"""What somebody is said to advise in Unleashed: part of the order where it goes on, and never lost without a word."""

from __future__ import annotations

import pytest

from tests.rulesets.test_unleashed_words import read, written


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "Kelly says a lamppost first: P1 from 20 to 13. Then ladder L4 36 to 14, and then S1 26 to 23 please.",
            "P1:20-13, L4:36-14, S1:26-23",
        ),
        ("My son says start with a snake: S1 30-12. Then L1 20-10.", "S1:30-12, L1:20-10"),
        ("Dad reckons the ladder first: L1 20-10. Then S1 30-12.", "L1:20-10, S1:30-12"),
        ("Ma femme dit un lampadaire d'abord : P1 20-13. Puis L1 36-14.", "P1:20-13, L1:36-14"),
        ("Mijn vrouw zegt eerst een ladder: L1 20-10. Dan S1 30-12.", "L1:20-10, S1:30-12"),
        ("Kelly says hello. L1 20-10, S1 32-16.", "L1:20-10, S1:32-16"),
        ("He says S1 never gets anywhere. L1 20-10, P1 20-13", "L1:20-10, P1:20-13"),
        ("Grandad says ladders. L1 20-10. Then L2 30-12", "L1:20-10, L2:30-12"),
        ("My husband thinks S1 30-12, but I want L1 19-4.", "L1:19-4"),
        ("Last year S1 was 30-12. L1 19-4", "L1:19-4"),
    ],
)
def test_advice_that_the_list_goes_on_from_is_on_it(words: str, wanted: str) -> None:
    """Who has somebody say the first piece and goes on with "then" wants them all; other advice is talk."""
    found = read(words, phase="setup")
    assert (written(found), found.problems) == ({"pieces": wanted}, ())


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("My wife says L1 20-10 first. Then S1 30-12.", {"pieces": "S1:30-12"}),
        ("My wife says L1 20-10.", {}),
        ("The cat says P1 20-13. L1 19-4, S1 32-16.", {"pieces": "L1:19-4, S1:32-16"}),
        ("Brenda told me P1 20-13. L1 19-4, S1 32-16.", {"pieces": "L1:19-4, S1:32-16"}),
        ("I was told P1 20-13 is a good one. L1 19-4.", {"pieces": "L1:19-4"}),
        ("Brenda says a snake first: S1 30-12. Then L1 20-10.", {"pieces": "L1:20-10"}),
        ("Mi mujer dice primero la escalera: L1 20-10. Luego S1 30-12.", {"pieces": "S1:30-12"}),
    ],
)
def test_a_piece_that_somebody_says_is_never_lost_without_a_word(words: str, wanted: dict[str, str]) -> None:
    """A piece with both its ends that somebody else says may be meant for the list: if not taken, it is asked about."""
    found = read(words, phase="setup")
    assert written(found) == wanted
    assert found.problems


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Kelly says the blank first: blank on 17. Then if that is gone +3 on 20.", "blank@17 / +3@20"),
        ("Kelly says hello. Then the +3 on 20", "+3@20"),
        ("My wife says blank on 17, but +3 on 20.", "+3@20"),
        ("Brenda said she'd play a blank on 17. Then I play +3 on 20.", "+3@20"),
    ],
)
def test_advice_of_a_card_that_the_order_goes_on_from_is_the_order(words: str, wanted: str) -> None:
    """A card that somebody says "first" is wanted first; what is contradicted, or another player's, is talk."""
    found = read(words)
    assert (written(found), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    "words", ["Kelly says blank on 17. Then +3 on 20.", "Kelly says +3 on 17. Otherwise blank on 20."]
)
def test_advice_of_a_card_that_the_next_sentence_goes_on_from_is_asked_about(words: str) -> None:
    """ "Then", "otherwise" behind what somebody says: perhaps both are the order."""
    assert read(words).problems


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("My wife says blank on 17. +3 on 20.", {"plays": "+3@20"}),
        ("+3 on 20. My wife says blank on 17.", {"plays": "+3@20"}),
        ("Ma femme dit blank sur 17. +3 sur 20.", {"plays": "+3@20"}),
        ("Meine Frau sagt leer auf 17. +3 auf 20.", {"plays": "+3@20"}),
        ("The cat says blank on 17.", {}),
    ],
)
def test_a_card_that_somebody_at_home_says_is_never_lost_without_a_word(words: str, wanted: dict[str, str]) -> None:
    """A card with its space may be meant as the first of two, or not at all: it is asked about beside the other."""
    found = read(words)
    assert written(found) == wanted
    assert found.problems


@pytest.mark.parametrize(
    "words",
    [
        "Brenda says blank on 17. +3 on 20.",
        "My wife says blank on 17, but +3 on 20.",
        "My wife says hello from 17. +3 on 20.",
    ],
)
def test_what_another_player_says_or_is_contradicted_is_talk(words: str) -> None:
    """What a rival says is theirs, and a "but" is an answer."""
    found = read(words)
    assert (written(found), found.problems) == ({"plays": "+3@20"}, ())
