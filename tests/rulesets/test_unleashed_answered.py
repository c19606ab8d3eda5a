"""Answers to what was asked about cards: what was plain in the mail that was asked about need not be said again."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, short, state

SNAKE = "Move a snake, S1 27-22 thanks."
HAND = "move-snake move-snakes +2"


def answered(
    asked: str, words: str, hand: str = HAND, *, placements: int = 1, stands: dict[str, Any] | None = None
) -> WordsRead:
    """Return what words mean as the answer to the question that a mail led to, over orders that stand."""
    game = config(placements=placements)
    now = state(game, hand=hand)
    before = {"A": stands} if stands else {}
    lines = words.split("\n")
    assert RULESET.read_words(game, now, "Alan", asked.split("\n")).problems
    alone = RULESET.read_words(game, now, "Alan", lines)
    if before:
        alone = RULESET.read_changes(game, now, "Alan", lines, before)
    return RULESET.read_answer(game, now, "Alan", lines, alone, asked.split("\n"), before)


def plays(found: WordsRead) -> str | None:
    """Return the cards of a reading, written short; None where there are none, or anything is asked."""
    return None if found.problems else short(found.orders.get("A", {})).get("plays")


@pytest.mark.parametrize(
    ("asked", "words", "wanted"),
    [
        (SNAKE, "On 18 mate.", "move-snake@18>S1:27-22"),
        (SNAKE, "18, or else 19", "move-snake@18>S1:27-22 / move-snake@19>S1:27-22"),
        (SNAKE, "auf die 18", "move-snake@18>S1:27-22"),
        (SNAKE, "sur la 18", "move-snake@18>S1:27-22"),
        (SNAKE, "Move a snake on 18", "move-snake@18>S1:27-22"),
        (SNAKE, "put it on 18", "move-snake@18>S1:27-22"),
        ("Two snakes on 36, moving S2 and S4.", "S2 goes 37-28 and S4 goes 35-13.", "move-snakes@36>S2:37-28,S4:35-13"),
        ("Two snakes on 36, S2 37-28 and S4.", "S4 35-13.", "move-snakes@36>S2:37-28,S4:35-13"),
        ("Two snakes: S2 and S4, on 36", "S2 37-28 and S4 35-13", "move-snakes@36>S2:37-28,S4:35-13"),
        ("+2 auf 11, oder vielleicht doch lieber auf 12? Was meinst du?", "Dann 11.", "+2@11"),
        ("+2 on 11 or maybe 12?", "12 then", "+2@12"),
        ("+2 on 11 or maybe 12?", "the second please", "+2@12"),
        ("+2 on 11 or maybe 12?", "13", "+2@13"),
        ("14 please", "the +2", "+2@14"),
        ("+5 on 17", "the +2 then", "+2@17"),
        ("S1 27-22 please", "Move a snake, on 18", "move-snake@18>S1:27-22"),
    ],
)
def test_an_answer_goes_with_what_was_asked_about(asked: str, words: str, wanted: str) -> None:
    """The space, the card, the ends or the choice between two that was asked for completes what was said before."""
    assert plays(answered(asked, words)) == wanted


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (SNAKE, "18?"),
        (SNAKE, "18 or 19, I'm not sure"),
        (SNAKE, "Sorry, I'm 18 today"),
        (SNAKE, "18 unless Clive moves"),
        (SNAKE, "Thanks for asking."),
        ("Two snakes on 36, moving S2 and S4.", "S2 37-28"),
        ("Two snakes on 36, moving S2 and S4.", "S1 37-28 and S4 35-13"),
        ("+2 on 11 or maybe 12?", "neither"),
        ("+2 on 11 or maybe 12?", "yes"),
        ("+2 on 11 or maybe 12?", "11 or 12, you choose"),
        ("+2 on 18 if Clive moves", "17"),
        ("maybe +2 on 18 if I land on 3, else something", "17"),
    ],
)
def test_what_is_no_plain_answer_takes_nothing(asked: str, words: str) -> None:
    """What is asked, wavers, or leaves anything of the question open is taken for nothing."""
    assert plays(answered(asked, words)) is None


def test_who_says_all_anew_has_said_all() -> None:
    """An answer that is whole by itself has nothing of the mail before it."""
    assert plays(answered(SNAKE, "Oh forget it, +2 on 11")) == "+2@11"
    assert plays(answered("+2 on 11 or maybe 12?", "Move a snake on 14: S1 27-22")) == "move-snake@14>S1:27-22"


def test_an_answer_is_for_the_card_asked_about_and_not_for_what_stands() -> None:
    """Over a card that stands, an answer is for the other one that was asked about; else it is asked again."""
    stands = {"plays": [[{"card": "+2", "at": 25}]]}
    assert plays(answered(SNAKE, "put it on 18", stands=stands)) == "move-snake@18>S1:27-22"
    doubtful = answered("perhaps a snake with S1 at 27 next week", "put it on 18", stands=stands)
    assert plays(doubtful) is None
    assert plays(answered(SNAKE, "the +2 on 26 rather than 25", stands=stands)) == "+2@26"


def test_of_two_cards_the_one_asked_about_is_completed() -> None:
    """Where one of two cards was taken, the answer goes with the other."""
    stands = {"plays": [[{"card": "+2", "at": 18}]]}
    found = answered("+2 on 18 and the blank please", "19", "+2 blank +1", placements=2, stands=stands)
    assert plays(found) == "+2@18 ; blank@19"


@pytest.mark.parametrize(
    ("asked", "words", "wanted"),
    [
        ("+2 on whatever, u pick", "fine, 20", "+2@20"),
        ("+2 somewhere around 20", "ok 20 then", "+2@20"),
        ("+2 somewhere around 20", "20 will do", "+2@20"),
        ("+2 on 19 or 20, whichever", "20", "+2@20"),
        ("+2 auf die 19 oder die 20, je nachdem", "Dann die 20.", "+2@20"),
        ("+2 vers la 20", "d'accord, la 20", "+2@20"),
        ("+2 on 20 if Clive has moved off by then", "ok 20", "+2@20"),
    ],
)
def test_a_space_answers_where_a_card_goes(asked: str, words: str, wanted: str) -> None:
    """Who left open where the one card goes, and then tells a space, need not name the card again."""
    assert plays(answered(asked, words)) == wanted


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("+2 somewhere around 20", "20 or 21"),
        ("+2 somewhere around 20", "what about 20?"),
        ("+2 somewhere around 20", "I am 20 today"),
        ("+2 or move a snake S1 27-22, somewhere around 20", "20"),
        ("move a snake somewhere around 20", "20"),
    ],
)
def test_a_space_that_leaves_the_card_open_is_asked(asked: str, words: str) -> None:
    """Where more than a space was left open, or the answer wavers itself, nothing is taken."""
    assert plays(answered(asked, words)) is None


AIMED = "back-3 swap-players +2"


@pytest.mark.parametrize(
    ("asked", "words", "wanted"),
    [
        ("Send back on 20, not sure who", "Clive", "back-3@20>Clive"),
        ("Send back on 20, not sure who", "go for Clive then", "back-3@20>Clive"),
        ("swap players on 20 with clive, or should it be brenda?", "Brenda then", "swap-players@20>me&Brenda"),
    ],
)
def test_a_name_answers_to_whom_a_card_is_done(asked: str, words: str, wanted: str) -> None:
    """Who left open only whom the card is for, and then names somebody, need not tell the card again."""
    assert plays(answered(asked, words, AIMED)) == wanted


@pytest.mark.parametrize("words", ["not Clive", "hi Clive", "Who is ahead, Clive?", "Clive or Brenda", "Clive on 21"])
def test_a_name_that_is_no_answer_takes_nothing(words: str) -> None:
    """A name that is called, denied or asked about is for nothing."""
    assert plays(answered("Send back on 20, not sure who", words, AIMED)) is None
