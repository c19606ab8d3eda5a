"""Remarks in passing with a number, a name of a turn or a doubt in them, and words of one's own for plain orders."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: MAMBA turn 9"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4. Trapdoor on 45, nobody expects it there.",
        "Throw 4, trapdoor on 45, as no one will look there.",
        "Biscuit ate 2 of my dice, the vet says they will turn up.\n\nAnyway throw 4 and trapdoor 45 pls",
        "A stamp saying so will surprise the cat and me. I throw a four. I nominate space 45 as the trapdoor.",
        "I take the 3. So not the 3, please write the 4 for me. Trapdoor is 45.",
        "I throw the 4, trapdoor 54.\n\nLothar\n\n"
        "PS: I have turned the ciphers around. The trapdoor please on 45, not on 54.",
        "Would you scrap what I sent on Tuesday altogether? New orders:\nthrow 4, trapdoor 45.",
        "Please scrap Tuesday's and use these instead:\nthrow 4, trapdoor 45.",
        "Please scrap my old orders and enter these:\nthrow 4, trapdoor 45.",
        "Kindly disregard that mail altogether (it said throw 2, trapdoor 90).\n\nMy orders: throw 4, trapdoor 45.",
        "4 please, and trapdoor 45.\n\nHere, if two of us end up on the same trapdoor in the one turn, do we both go?",
        "The 4 for me, thank you, and for trapdoor the forty-fifth place.",
        "I've 2 tickets for the match on the 13th, throw-in at 3.\n\nFor the game: throw 4, trapdoor 45.",
        "I throw the 4. I nominate 54 for the trapdoor.\n\nP.S. Kindly enter the trapdoor as 45 rather than 54.",
    ],
)
def test_the_orders_stay_plain(text: str) -> None:
    """None of these is a reason to ask."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    ("text", "throw"),
    [("Throw four.\nTrapdoor one.", 4), ("Throw 4. Trapdoor on one.", 4), ("Throw 6. My trapdoor is one.", 6)],
)
def test_the_first_space_in_words(text: str, throw: int) -> None:
    """Space 1 is a nomination like any other, in words and in a sentence of its own too."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], 1)})


@pytest.mark.parametrize(
    "text",
    [
        "Only sending one, the 2. I know the second throw looks after itself :) Trapdoor 51.",
        "Only two left anyway, so: I throw the 2 in turn 9, and the last one looks after itself. Trapdoor 51.",
    ],
)
def test_the_second_throw_looks_after_itself(text: str) -> None:
    """Who knows that the second throw of a round comes by itself orders one, and is asked for no other."""
    got = reading(text, turns=2, subject="Re: MAMBA turns 9 and 10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 51)})


def test_the_first_turn_of_all() -> None:
    """Who says that it is the first turn has every number, and the biggest is the 6."""
    got = reading("first turn so ill take the biggest ive got obviously, trapdoor 25", subject="Re: BUSHMASTER starts!")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 25)})


def test_two_for_one_is_no_order() -> None:
    """A name for a round of two turns has no throws in it."""
    text = "Since it's a two-for-one this time: I'll open with the 5 and follow it up with the 1. Trapdoor at 82."
    got = reading(text, turns=2, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5, 1], 82)})


@pytest.mark.parametrize(
    "text",
    [
        "Surprise me with the throw. Trapdoor 45.",
        "Throw: surprise\nTrapdoor: 45",
        "Throw 4. Trapdoor: a nasty one.",
        "Please forget the following orders:\nthrow 4, trapdoor 45.",
        "Don't write the 4 for me. Trapdoor 45.",
    ],
)
def test_what_is_left_open_is_asked_about(text: str) -> None:
    """What only looks like one of these is asked about."""
    assert reading(text, subject=SUBJECT).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "I must drop out of Taipan from now on. Sorry to leave you all in the middle.",
        "Gran asks me to write that she is giving up her place in Mamba.",
        "My father has asked me to resign for him.",
        "Mum wants me to tell you she's dropping out.",
    ],
)
def test_who_leaves(text: str) -> None:
    """Who writes that they leave, or that somebody for whom they write does, resigns."""
    got = reading(text, subject="Mamba")
    assert (got.kind, short(got)) == ("resign", {})


def test_who_leaves_something_else() -> None:
    """Somebody who gives up another thing does not resign."""
    got = reading("I won't have to drop out of Mamba. Throw 4, trapdoor 45.", subject="Mamba")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


def test_a_question_ends_press() -> None:
    """A paragraph that asks the GM something is no press, and is passed on."""
    text = (
        "Throw 4, trapdoor 45.\n\nPRESS: The Canon was pushed.\n\nOne question, when you have time: is the snake new?"
    )
    got = reading(text, subject=SUBJECT)
    assert (got.press, got.chatter, short(got)) == ("The Canon was pushed.", True, {"A": ([4], 45)})


def test_no_press_of_signs_alone() -> None:
    """A row of dots with its colon behind it is an empty line of a form, and the line below it is no press."""
    quoted = "> Throw ........: 4\n> Trapdoor .....: 45\n> Press ........:\n>\n> Unused throws: 1 2 4 6\n"
    got = reading(f"On 11 Oct 2025, S&L wrote:\n{quoted}", subject=SUBJECT)
    assert (got.press, short(got)) == (None, {"A": ([4], 45)})


def test_answers_between_lines_marked_with_a_small_letter() -> None:
    """Some programs mark what they quote with the small initial of an address."""
    text = (
        "Hello Cobra,\n\nMonday, November 10, 2025, 11:00:00 PM, you wrote:\n\nc> Throw for turn 14:\n\n6\n\n"
        "c> Trapdoor for turn 14:\n\n21\n"
    )
    assert short(reading(text, subject="Re: COBRA turn 14")) == {"A": ([6], 21)}


def test_away_without_saying_i() -> None:
    """Who leaves out the "I" asks nothing."""
    got = reading("Shall be delivering a ketch to Vigo from the 2nd to the 15th.", subject="SAILING")
    assert (got.verdict, got.kind) == ("clear", "other")
