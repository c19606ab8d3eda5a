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


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Alan if I land on a Send back make it Clive. Mutual destruction like", {"send-back": "Clive"}),
        ("If I land on Send back, make it the leader", {"send-back": "leader"}),
        ("if I land on Send forward make it Pat's favourite, Clive", {"send-forward": "Clive"}),
        ("also if i land on send back its brenda, sorry not sorry", {"send-back": "Brenda"}),
        ("If I land on Send back: whoever's first, God love them", {"send-back": "leader"}),
        ("For cards on which I may land: Send forward, whoever leads", {"send-forward": "leader"}),
        ("Si je tombe sur Reculer : Brenda, pour changer.", {"send-back": "Brenda"}),
        ("Si je tombe sur Reculer un joueur, que ce soit le premier.", {"send-back": "leader"}),
        ("Si je tombe sur Échanger deux joueurs : personne.", {"swap-players": "null"}),
        ("If I land on Swap two players: nobody", {"swap-players": "null"}),
    ],
)  # fmt: skip
def test_choices_in_other_words_are_taken(words: str, wanted: dict[str, str]) -> None:
    """Who is named behind "make it", by a friend's name, or for nobody at all, is chosen."""
    found = read(words)
    assert (written(found).get("standing"), found.problems) == (wanted, ())


@pytest.mark.parametrize(
    "words",
    [
        "If I land on a Send back make it a double",
        "And if I land on a Send forward make it Pat's favourite.",
        "If I land on Swap two players: nobody but Brenda",
        "If I land on Send back make it Zoe",
    ],
)
def test_choices_of_nobody_in_the_game_are_asked_about(words: str) -> None:
    """A drink, a favourite without a name, a stranger: the player is asked."""
    found = read(words)
    assert not written(found).get("standing")
    assert found.problems


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Send back 3 upon 17, and Brenda is to be the one sent.", "back-3@17>Brenda"),
        ("Send back 3 upon 17, and Brenda is to be sent. I bear her no malice.", "back-3@17>Brenda"),
        ("+3 on 10, with 14 in reserve.", "+3@10 / +3@14"),
        ("+3 on 10, keeping 14 as my fallback", "+3@10 / +3@14"),
        ("Blank on 10. The choir has a cold, all eleven of it.", "blank@10"),
        ("Blank on 10. Evensong is at six, so I shall not look again before the morning.", "blank@10"),
        ("Stuck it on 1 for me, did ye. Fair enough. +3 on 26 so, else 29.", "+3@26 / +3@29"),
        ("Blank on 10. I had not finished my marmalade.", "blank@10"),
        (
            "Sorry to be a pain Alan but that bit about the 9 and 10 weren't meant for everyone. Blank on 15.",
            "blank@15",
        ),
    ],
)
def test_an_order_among_talk_is_taken(words: str, wanted: str) -> None:
    """Whom a card sends in a clause of its own, the time of evensong, what the GM did: the order is plain."""
    found = read(words)
    assert (written(found), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    "words",
    [
        "Blank on 10. I have not finished my list.",
        "Blank on 10. This is not finished, Alan.",
        "Blank on 15, the blank was never meant for everyone",
    ],
)
def test_talk_of_the_order_is_asked_about(words: str) -> None:
    """Who has not finished, or takes a card back, is asked."""
    found = read(words)
    assert not found.orders
    assert found.problems


def test_a_complaint_about_print_reaches_the_gm() -> None:
    """Beside plain orders, too."""
    assert read("Blank on 15. That about the 9 wasn't meant for everyone.").message
    assert not read("Blank on 15.").message


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("L4 27-8, S5 44-20. If somebody's had them away, L2 22 to 37.", "L4:27-8, S5:44-20, L2:37-22"),
        ("L4 27-8, S5 44-20, and if anyone nicks both, L2 37-22", "L4:27-8, S5:44-20, L2:37-22"),
        ("L3 de 5 à 21, S5 44-20, et si on me les prend, L2 de 22 à 37.", "L3:21-5, S5:44-20, L2:37-22"),
        ("L3 21-5, S5 44-20. Wenn jemand die schon geschnappt hat, L2 37-22", "L3:21-5, S5:44-20, L2:37-22"),
        ("S6 45-13, S5 44-20. snakes only", "S6:45-13, S5:44-20"),
        ("For the second game: S6 45-13, S5 44-20", "S6:45-13, S5:44-20"),
        ("L4 with 27 at the top and 8 at the bottom", "L4:27-8"),
        ("L4 8 at the bottom and 27 at the top", "L4:27-8"),
    ],
)
def test_lists_in_other_words_are_taken(words: str, wanted: str) -> None:
    """That those before are gone is what a list is for; what all are, and which end is which, is told behind."""
    found = read(words, phase="setup")
    assert (written(found), found.problems) == ({"pieces": wanted}, ())


@pytest.mark.parametrize(
    "words",
    [
        "L4 27-8, S5 44-20. If Brenda takes them, L2 37-22",
        "S6 45-13, S5 44-20. ladders only",
        "L4 8 at the top and 27 at the bottom",
    ],
)
def test_lists_that_hang_on_more_are_asked_about(words: str) -> None:
    """What one player does, kinds that are not on the list, ends that are turned."""
    assert read(words, phase="setup").problems
