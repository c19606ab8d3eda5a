"""Roundabout words of orders in Unleashed, and what is put right of a choice or a fallback."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_changes import read as over
from tests.rulesets.test_unleashed_words import config, read, short, state, written


def on_board(words: str) -> WordsRead:
    """Return what is ordered where a -2 lies on 9 and Brenda stands on 19."""
    game = config()
    cells = [["start#1"], *([f"blank#{number}"] for number in range(1, 47)), ["finish#1"]]
    cells[9] = ["-2#1"]
    now = state(game, hand="+1 roll back-3", cells=cells)
    return RULESET.read_words(game, now, "Alan", [words])


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("+1 on top of that wretched -2 at 9 please. If somebody gets there before me, 13 will do.", "+1@9 / +1@13"),
        ("+1 on top of the -2 on 9, else 20", "+1@9 / +1@20"),
        ("Put the +1 over the -2 at 9 please", "+1@9"),
        ("+1 over Brenda's -2 on 9", "+1@9"),
        ("back 3 on top of my -2 on 9: Clive", "back-3@9>Clive"),
        ("+1 on 19 if dear Brenda has gone from it, otherwise on 20 please", "+1@19 / +1@20"),
        ("+1 on 19 if Brenda has left it, else 20", "+1@19 / +1@20"),
        ("+1 on 19 if Brenda is gone from there, otherwise extra roll on 20", "+1@19 / roll@20"),
        ("+1 on 26. That's it. That's the order. I'm on the sherry.", "+1@26"),
        ("+1 on 26. Those are my orders.", "+1@26"),
        ("+1 on 9 again, clear that -2. happy new year all", "+1@9"),
        ("+1 on 9 to cover Brenda's -2, else 20", "+1@9 / +1@20"),
        ("+1 on 26 please. If 26's not on, use 27 for it.", "+1@26 / +1@27"),
        ("+1 on 26. If 26 is not possible, make it 27 instead.", "+1@26 / +1@27"),
    ],
)
def test_roundabout_words_are_taken(words: str, wanted: str) -> None:
    """A card that lies where it is said to, a space somebody has left, a last word: the order is plain."""
    found = on_board(words)
    assert (written(found), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    "words",
    [
        "+1 on top of that wretched -2 at 10 please.",
        "+1 on top of the -3 on 9",
        "+1 on 17 if Brenda has left it, otherwise on 20 please.",
        "+1 on 19 if Brenda has left me alone, otherwise on 20",
        "+1 on 26. That's not the order.",
        "+1 on 10 again, clear that -2.",
        "+1 on 26. If 24's not on, use 27 for it.",
        "+1 on 26. If Brenda's not on 25, use 27 for it.",
    ],
)
def test_what_does_not_fit_is_asked_about(words: str) -> None:
    """A card that lies elsewhere, somebody who does not stand there, a denial: nothing is taken before it is asked."""
    found = on_board(words)
    assert not found.orders
    assert found.problems


@pytest.mark.parametrize(
    "words",
    [
        "If I land on Move a snake I'd like S1 moved from wherever it is to 30-15",
        "If I land on Move a snake: S1 from wherever it lies by then to 30-15",
        "Falls ich auf Move a snake lande: S1 von wo auch immer sie liegt auf 30-15",
    ],
)
def test_a_piece_may_come_from_wherever_it_is(words: str) -> None:
    """Where the piece is by then changes nothing of where it shall be."""
    found = read(words)
    assert (written(found), found.problems) == ({"standing": {"move-snake": "S1:30-15"}}, ())


STOOD: dict[str, Any] = {"standing": {"send-forward": [{"player": "Brenda"}]}}


@pytest.mark.parametrize(
    "words",
    [
        "+3 on 17. And drop what I said about Send forward, I'd rather it was Clive.",
        "+3 on 17.\nAlso forget what I said about Send forward: make it Clive",
        "+3 on 17. Scrap my Send forward choice, Clive instead.",
        "+3 on 17. Send forward: I'd rather it was Clive",
    ],
)
def test_a_choice_is_put_right_beside_a_card(words: str) -> None:
    """Who drops what was said about an action and names another player has chosen that one, and played the card."""
    found = over(words, STOOD)
    assert short(found.orders["A"]) == {"plays": "+3@17", "standing": {"send-forward": "Clive"}}
    assert not found.problems


@pytest.mark.parametrize(
    "words",
    [
        "If I land on Swap two players: me and the leader. No, Brenda and Clive.",
        "If I land on Swap two players: me and the leader. Oh, that's me. Then rather Brenda and Clive.",
        "Falls ich auf Zwei Spieler tauschen lande: ich und der Führende. Ach so, das bin ja ich. Dann lieber Brenda "
        "und Clive.",
    ],
)
def test_a_second_thought_about_a_choice_counts(words: str) -> None:
    """ "No, Brenda and Clive" behind a choice takes its place; it was left out without a word."""
    found = read(words)
    assert (written(found), found.problems) == ({"standing": {"swap-players": "Brenda&Clive"}}, ())


@pytest.mark.parametrize(
    "words",
    [
        "If I land on Swap two players: me and the leader. No, Brenda.",
        "If I land on Send back: Brenda, else Clive. No, the leader.",
    ],
)
def test_a_second_thought_that_does_not_fit_is_asked_about(words: str) -> None:
    """One player for two, one of several preferences: asked."""
    found = read(words)
    assert not found.orders
    assert found.problems


@pytest.mark.parametrize(
    "words",
    [
        "Swap two cards on 44: swap 41 and 42 around. If 44 is no good put a blank there instead. Oh you know what I "
        "mean, blank on 45.",
        "Swap two cards on 44: 41 and 42. If 44 is no good, a blank there instead. I mean blank on 45.",
        "Swap cards on 44: 41 and 42, else blank on 43. Sorry, blank on 45.",
    ],
)
def test_what_may_put_right_the_fallback_alone_is_asked_about(words: str) -> None:
    """The fallback's card, named again, may leave the card before it as it was: neither is taken before it is told."""
    found = read(words, hand="swap-cards blank roll")
    assert not found.orders
    assert found.problems


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Swap cards on 44: 41 and 42. No, blank on 45.", "blank@45"),
        ("blank on 44, I mean on 45", "blank@45"),
        (
            "Swap two cards on 44: swap 41 and 42 around. If 44 is no good put a blank there.",
            "swap-cards@44>41&42 / blank@44",
        ),
    ],
)
def test_what_puts_right_the_only_card_takes_its_place(words: str, wanted: str) -> None:
    """Where no fallback is named, a second thought is about the card."""
    found = read(words, hand="swap-cards blank roll")
    assert (written(found), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "I'll play that Swap two cards, put it on 2. Change over 42 and 45 so the plus five come first.",
            "swap-cards@2>42&45",
        ),
        ("Swap two cards on 2, change round 42 and 45", "swap-cards@2>42&45"),
        (
            "Move a snake, on 9, and take that alarming S6 away from where the dice have put it and set it from "
            "36 down to 14."
            " Should that not be possible by the time it is my go, then just the Blank on 9.",
            "move-snake@9>S6:36-14 / blank@9",
        ),
        ("two blanks, what a hand! one of them on 20 please", "blank@20"),
        ("drei leere Karten, das ist ja wie im Speisewagen nach zehn. Also eine davon auf die 3.", "blank@3"),
        ("the blank one on 20", "blank@20"),
    ],
)
def test_cards_and_pieces_are_told_at_length(words: str, wanted: str) -> None:
    """What is said around a card, a pair or a piece leaves it what it is."""
    found = read(words, hand="swap-cards move-snake blank blank")
    assert (written(found), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    "words", ["Two blanks left. One of them told me a joke.", "drop the blank one", "one of them on 20"]
)
def test_one_that_is_not_told_is_none(words: str) -> None:
    """A card of which nothing is ordered, and one that nobody named, goes nowhere."""
    assert not read(words, hand="swap-cards move-snake blank").orders
