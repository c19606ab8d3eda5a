"""Numbers without labels in a subject that is all there is of a mail."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short


def written(subject: str, text: str = "") -> Reading:
    """Return how a mail of Brenda's is understood."""
    return read(clean(text, ()), form(), subject, writer="Brenda Wood")


@pytest.mark.parametrize(
    "subject",
    [
        *("5/44", "5 and 44", "5, 44", "5 & 44", "5 44", "five and forty-four", "fünf und vierundvierzig", "5 et 44"),
        *("orders: 5/44", "My orders 5, 44", "5/44 please", "5 en 44", "5 y 44"),
    ],
)
def test_a_pair_above_nothing_is_an_order(subject: str) -> None:
    """It is read as it would be in the mail."""
    made = written(subject)
    assert (made.verdict, short(made)) == ("clear", {"A": ([5], 44)})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Brenda",
            "B. Wood",
            "Sent from my iPhone",
            "see subject",
            "See subject.\nBrenda",
            "siehe Betreff",
            "voir objet",
        ),
        *("zie onderwerp", "ver asunto", "vedi oggetto", "Thanks\nBrenda", "thanks!", "-- \nBrenda", "As in subject"),
    ],
)
def test_a_name_or_a_footer_below_it_says_nothing(text: str) -> None:
    """Nor does what only points to the subject."""
    made = written("5 and 44", text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([5], 44)})


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        *(("5/12", ""), ("4.12.", ""), ("2 and 3 December", ""), ("5", ""), ("44/5", ""), ("3/4 done", "")),
        *(("Vipers 5/44", ""), ("Re: 5/44", ""), ("5/44 or 3/44", ""), ("5 and 44", "No"), ("5 and 44", "Wrong")),
        *(("5 and 44", "Oops"), ("7/44", ""), ("5 and 44", "Clive")),
    ],
)
def test_what_may_be_something_else_is_asked_about(subject: str, text: str) -> None:
    """A day, a fraction, an old subject, a word beside the numbers or below them: nothing is taken."""
    made = written(subject, text)
    assert made.verdict == "ask"
    assert short(made).get("A", ([], None)) == ([], None)


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        *(("Round 3 of 6", ""), ("[hill] round 1", ""), ("Hill 3", ""), ("not 5/44", ""), ("Chapter 5, verse 44", "")),
        *(("5 and 44", "I will send orders tomorrow"), ("5/44", "Help"), ("My 2 cents", "")),
    ],
)
def test_other_subjects_order_nothing(subject: str, text: str) -> None:
    """Neither does one above a mail with words of its own."""
    assert not short(written(subject, text))


def test_each_board_is_told_apart() -> None:
    """A pair alone does not say for which board it is."""
    assert short(reading("", subject="A 5/44, B 3/40", boards="AB")) == {"A": ([5], 44), "B": ([3], 40)}
    assert reading("", subject="5/44", boards="AB").verdict == "ask"


def test_how_many_turns_there_are_is_no_throw() -> None:
    """ "Round 2 of 5" counts the rounds, in the subject and in the mail."""
    assert short(reading("trapdoor 44", subject="Round 2 of 5")) == {"A": ([], 44)}
    assert short(reading("Round 2 of 5: throw 4, trapdoor 44")) == {"A": ([4], 44)}
