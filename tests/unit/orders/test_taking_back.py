"""Orders for turns to come, taken back by themselves: all of them, or those of the turns that are named."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.commands import asked_in
from pbm.orders.commands.withdraw import turns_taken_back
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

TAKEN_BACK = [
    ("WITHDRAW LATER", ()),
    ("cancel my advance orders", ()),
    ("Please withdraw all my later orders", ()),
    ("Scrap the orders for later turns please", ()),
    ("cancel everything in advance", ()),
    ("forget whatever you keep for me for later", ()),
    ("scrap turn 4", (4,)),
    ("withdraw turn 2", (2,)),
    ("Please cancel my orders for turn 3", (3,)),
    ("WITHDRAW TURNS 2, 3 and 5", (2, 3, 5)),
    ("withdraw turns 3-6", (3, 4, 5, 6)),
    ("cancel my orders", None),
    ("WITHDRAW ALL", None),
]


@pytest.mark.parametrize(("text", "turns"), TAKEN_BACK)
def test_orders_for_later_turns_can_be_taken_back_by_themselves(text: str, turns: tuple[int, ...] | None) -> None:
    """All of them, or those of the turns that are named; without either it is about this round."""
    asked, rest = asked_in([text])
    assert [one.command for one in asked] == ["WITHDRAW"]
    assert turns_taken_back(asked[0]) == turns
    assert not any(rest)


def test_taking_back_a_later_turn_goes_with_orders_for_this_one() -> None:
    """They are about different turns, so there is nothing to ask."""
    made = read(clean("Throw 5, trapdoor 30.\n\nScrap turn 4."), form(named=(1,)))
    assert (made.verdict, short(made)) == ("clear", {"A": ([5], 30)})


@pytest.mark.parametrize(
    "text",
    [
        "Please strike the 4. The trapdoor stays on 19.",
        "Delete the 4 please, trapdoor 19",
        "Cross out the 4, trapdoor 19",
        "Rub out my throw of 4. Trapdoor 19.",
        "Streiche die 4, Falltür 19",
        "Raye le 4, trappe 19",
        "Yesterday I sent a throw of 4. Please remove the 4. The trapdoor is 19.",
    ],
)
def test_a_throw_that_is_struck_out_is_no_throw(text: str) -> None:
    """However settled the mail sounds, a number that was last named to be taken back is not entered."""
    got = reading(text)
    assert (got.verdict, got.orders.get("A", {}).get("throws")) == ("ask", None)


@pytest.mark.parametrize(
    "text",
    [
        "The trapdoor is 19. In yesterday's mail I gave a throw of 4. Please strike the 4 and write 2.",
        "Throw 4, trapdoor 19. Strike the 4 and write 2.",
        'In my orders of the 26th, for "throw 4" read "throw 2". The trapdoor (19) was correct as printed.',
        "I had the board upside down. It should have read a 2 where I wrote 4. The trapdoor was right, 19.",
    ],
)
def test_a_throw_that_is_put_in_the_place_of_another(text: str) -> None:
    """What is struck out makes room for what is written instead."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 19)})


@pytest.mark.parametrize(
    "text",
    [
        "The trapdoor on 40 that I named was a typo. Throw 5.",
        "Keep the trapdoor off 40 this time, throw 5",
        "Throw 5 but stay off 40.",
        "Throw 5. Trapdoor 40 was wrong.",
    ],
)
def test_a_space_that_was_a_mistake_or_is_left_alone_is_not_nominated(text: str) -> None:
    """It is asked about, as an earlier mail may have named it."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([5], None)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5, trapdoor 40. Hope that's not a mistake.",
        "Throw 5, trapdoor 40 - 40 is wrong for Bob but right for me",
        "Hands off, 40 is mine! throw 5",
        "Throw 5, trapdoor 40. I stay off the ladder.",
    ],
)
def test_words_of_mistakes_about_something_else_change_nothing(text: str) -> None:
    """Neither a hope nor a boast takes a number back."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 40)})


@pytest.mark.parametrize(
    ("words", "turn"),
    [
        ("Forget what I sent for next week", 2),
        ("Scrap next turn's orders please", 2),
        ("Take back my orders for the next round", 2),
        ("Bitte streich meine Befehle für Zug 3", 3),
        ("Lösche bitte meine Befehle für die nächste Runde", 2),
        ("Annule mes ordres pour le tour 3", 3),
        ("Trek mijn opdracht voor beurt 3 in", 3),
        ("Anula mis órdenes para el próximo turno", 2),
        ("Annulla i miei ordini per il turno 3", 3),
    ],
)
def test_a_later_turn_is_taken_back_in_ones_own_words(words: str, turn: int) -> None:
    """The next turn is the one after the open one, and nothing of that is taken back."""
    assert [turns_taken_back(one) for one in _in_turn_1(words).asked] == [(turn,)]


@pytest.mark.parametrize(
    "words",
    [
        "Don't forget what I sent for next week",
        "I forget what I sent for next week",
        "Did I cancel my orders for next turn?",
        "Annule mes ordres pour le tour 1, non ?",
    ],
)
def test_what_only_speaks_of_taking_back_takes_nothing_back(words: str) -> None:
    """A question, a reminder and a bad memory are no withdrawal."""
    assert not any(one.command == "WITHDRAW" for one in _in_turn_1(words).asked)


def _in_turn_1(words: str) -> Reading:
    """Return how words are read while turn 1 is open."""
    return read(clean(words), form(named=(1,)))
