"""A mind that is changed: what heralds other orders, one number instead of another, and what is gone back to."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Alan, cambio de idea: mejor el 4 en vez del 6.",
        "Alan, I've had second thoughts: the 4.",
        "Dear Alan, forgive me, I have changed my mind: throw 4.",
        "wait can i change to 4 instead of 6",
        "change to 4 instead of 6 pls",
        "nah, 4 instead of 6",
        "Nimm doch lieber die 4 statt der 6.",
        "Statt der 6 lieber die 4.",
        "Plutôt le 4 au lieu du 6.",
        "Liever de 4 in plaats van de 6.",
        "Mejor el 4 en vez del 6.",
        "Meglio il 4 invece del 6.",
        "nah go back to the 4",
        "Alan, please go back to the 4.",
        "Doch zurück zur 4.",
        "Non, je reviens au 4.",
        "Ik ga toch terug naar de 4.",
        "No, vuelvo al 4.",
        "Anzi, torno al 4.",
    ],
)
def test_the_other_throw_is_taken(text: str) -> None:
    """However it is said in six languages, the number that takes the other's place is thrown."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], None)})


def test_two_throws_in_another_order_are_taken() -> None:
    """Second thoughts that are told in a sentence with a salutation order both throws."""
    got = reading("Alan, forgive me, I've had second thoughts: 5 first, then the 6.", 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5, 6], None)})


@pytest.mark.parametrize(
    "text",
    [
        "Alan, cambio de idea: en el B mejor el 5 en vez del 6.",
        "Alan, auf B lieber die 5 statt der 6.",
        "Sur le plateau B plutôt le 5 au lieu du 6.",
        "On B the 5 instead of the 6.",
    ],
)
def test_a_board_that_is_named_ahead_has_the_other_throw(text: str) -> None:
    """The change is for the board that it names, and for no other."""
    assert short(reading(text, 1, "AB")) == {"B": ([5], None)}


def test_an_article_is_no_board() -> None:
    """ "A 5 instead of 6" may be a 5, and not board A's."""
    assert short(reading("A 5 instead of 6", 1, "AB")) == {}


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 23. We were 5 instead of 6.",
        "We had 5 instead of 6 days. Throw 4, trapdoor 23.",
        "Throw 4, trapdoor 23. Then I go back to the office.",
        "Throw 4, trapdoor 23. Clive will go back to the 6.",
        "A snake! I'm back to the 5. Throw 4, trapdoor 23.",
        "I've changed my mind: no cake for me. Throw 4, trapdoor 23.",
    ],
)
def test_what_is_told_beside_orders_changes_none(text: str) -> None:
    """Guests, days, offices and others' snakes are no orders."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 23)})


@pytest.mark.parametrize(
    "text",
    [
        "Should I do 5 instead of 6?",
        "5 instead of 6, unless Clive moves",
        "Don't go back to the 6.",
        "Shall I go back to the 6?",
        "go back to the 6 next turn",
        "Throw 4. Go back to the 3.",
    ],
)
def test_questions_and_conditions_give_no_throw(text: str) -> None:
    """What is asked, refused, for another turn or at odds with another throw is not taken."""
    assert short(reading(text)).get("A", ([], None))[0] == []
