"""A prompt that is filled in with one throw, and a sentence that plays another."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

_FORM = "* your number (1 to 6): 1\n* your trapdoor: 62\n"


@pytest.mark.parametrize(
    "said",
    [
        "Right, I've decided to be brave and spend my 4 while nobody isn't looking.",
        "I'm going to use my 4.",
        "I'll play the four.",
        "Please use my 5.",
        "I want to move 3 this time.",
        "I have decided not to spend my 4.",
        "I'll spend my 4 next time.",
    ],
)
@pytest.mark.parametrize("above", [True, False])
def test_a_sentence_at_odds_with_the_form_is_asked_about(said: str, above: bool) -> None:
    """Neither the prompt's throw nor the sentence's is taken, wherever the sentence stands; the trapdoor is."""
    read = reading(f"{said}\n\n{_FORM}" if above else f"{_FORM}\n{said}\n")
    assert (short(read), read.verdict) == ({"A": ([], 62)}, "ask")


@pytest.mark.parametrize(
    "said",
    [
        "I'm going to throw 4 parties this month.",
        "I was going to use my 4 but no.",
        "I'm going to play my 1 and hope.",
        "I'll spend my 1 and keep my 4.",
        "I want to play 5 a side.",
    ],
)
def test_chat_and_agreement_leave_the_form_as_it_is(said: str) -> None:
    """Other numbers, what the writer once had in mind, and the same number again are no contradiction."""
    read = reading(f"{_FORM}\n{said}\n")
    assert (short(read), read.verdict) == ({"A": ([1], 62)}, "clear")


_FILLED_IN = "On 3 March GM wrote:\n> Throw: 4\n> Trapdoor: 81\n> Yours, Ned"


@pytest.mark.parametrize(
    "asked",
    [
        *("Like so?", "Hi Ned, like this? Bea", "Is this how it's done? Thanks, Bea", "Did I fill it in properly? B."),
        *("So richtig? Grete", "Comme ça ? Luc", "Zo goed? Piet", "¿Así? Ana", "Va bene così? Ugo"),
    ],
)
def test_a_polite_question_how_leaves_the_form_be(asked: str) -> None:
    """Who only asks whether a form is filled in like that has filled it in."""
    made = reading(f"{asked}\n\n{_FILLED_IN}", subject="Re: Newt 4")
    assert (made.verdict, short(made)) == ("clear", {"A": ([4], 81)})


@pytest.mark.parametrize(
    "asked",
    ["Is that right?", "Like last time?", "Like so? Or must I sign it?", "May I name 81?", "Like this? Or better 5?"],
)
def test_a_question_beside_a_form_is_a_question(asked: str) -> None:
    """Whoever asks more than that is answered first."""
    assert reading(f"{asked}\n\n{_FILLED_IN}", subject="Re: Newt 4").verdict == "ask"
