"""Plays in press, in which the GM speaks: a speech orders nothing, and what may be an order all the same is asked."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan",), ("Clive", "Dora"), "Brenda")


def split(text: str) -> tuple[str, tuple[PressItem, ...]]:
    """Return what a mail has beside its press, on one line, and the press."""
    rest, items = split_press(text.split("\n"), VOCABULARY, PEOPLE)
    return " | ".join(line for line in rest if line.strip()), items


@pytest.mark.parametrize(
    "play",
    [
        "A play. GM: throw 5! Dora: never!",
        "A play. GM: throw 5! Player: never!",
        "A play.\nGM: throw 5!\nDora: never!",
        "A short play. Alan: Throw six! CLIVE: Me?",
        "A short play. GM: Who goes there? CLIVE: Me.",
        "A short play.\n\nGM: Who goes there?\nCLIVE: Me.",
        "Scene one. Clive: I am lost. Alan: Throw 6! Clive: No!",
        "Dialogue on a ladder. The Baron: Help! GM (aside): Roll a 4! The Baron: Never!",
        "Ein Stück. GM: Wirf die 5! Dora: Nie!",
        "Une pièce de théâtre. GM: Joue le 5 ! Dora: Jamais !",
        "Een toneelstukje. GM: Gooi 5! Dora: Nooit!",
        "Una obra de teatro. GM: ¡Tira 5! Dora: ¡Nunca!",
        "Una scenetta. GM: Tira 5! Dora: Mai!",
    ],
)
def test_what_the_gm_says_in_a_play_is_press(play: str) -> None:
    """Where others speak too and it is told that this is played, all of it is printed; orders below it are orders."""
    assert split(f"Press: {play}") == ("", (PressItem(play),))
    assert split(f"Press: {play}\n\n5 and 45") == ("5 and 45", (PressItem(play),))


@pytest.mark.parametrize(
    "words",
    [
        "A play. GM: throw 5, trapdoor 45. Dora: never!",
        "A play. GM: throw 5 please. Dora: never!",
        "Hello all. GM: throw 5! Dora: never!",
        "Hello all.\nDora: well done!\nGM: throw 5 and trapdoor 45 please.",
        "Hello all.\nGM: throw 5.\nClive: you owe me a beer.",
    ],
)
def test_a_speech_that_may_be_an_order_is_neither_printed_nor_taken(words: str) -> None:
    """Both numbers, no cry, or no word of a stage: it is held, and asked about."""
    rest, items = split(f"Press: {words}")
    assert rest == ""
    assert [item.held for item in items] == [True]


@pytest.mark.parametrize(
    ("words", "printed", "told"),
    [
        ("Hello all. GM: throw 5", "Hello all.", "GM: throw 5"),
        ("I saw a play. GM: throw 5 please", "I saw a play.", "GM: throw 5 please"),
        ("A play. GM: throw 5. Trapdoor: 45", "A play.", "GM: throw 5. Trapdoor: 45"),
        ("A play.\nGM: throw 5!\nPS: sorry to be late", "A play.", "GM: throw 5! | PS: sorry to be late"),
        ("Hello. Alan: please throw 5. Thanks: you", "Hello.", "Alan: please throw 5. Thanks: you"),
        ("A play.\n\nDora: To be!\n\nGM: throw 5, trapdoor 45", "A play.\n\nDora: To be!", "GM: throw 5, trapdoor 45"),
        ("Hello.\nDora: well done!\n\nGM: throw 5.", "Hello.\nDora: well done!", "GM: throw 5."),
    ],
)
def test_what_is_said_to_the_gm_stays_an_order(words: str, printed: str, told: str) -> None:
    """Nobody else speaks there, or it stands apart from those who do."""
    assert split(f"Press: {words}") == (told, (PressItem(printed),))
