"""Kinds of mail that were not read as they were meant when they were met: each in other words than those."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.cleaning.correspondents import Correspondents
from pbm.orders.laid_out import on_boards
from pbm.orders.parse import read
from pbm.orders.replies import named
from pbm.orders.tokens.tokenize import tokenize
from tests.unit.orders.forms import form, reading, short

RECEIPT = "\n\nOn Thu, 14 May 2026, Cobra GM wrote:\n> Your orders for turn 8:\n>   throw      2\n>   trapdoor  53\n"


@pytest.mark.parametrize(
    "above",
    ["That's all correct, thank you. Have a good week!", "Thanks, looks right to me.\nHanne", "Received, cheers"],
)
def test_who_says_that_a_receipt_is_right_orders_nothing_by_its_quotation(above: str) -> None:
    """The quoted receipt is no form that was filled in."""
    got = reading(above + RECEIPT, subject="Re: Cobra turn 8: receipt 4")
    assert (got.kind, got.verdict, short(got)) == ("other", "clear", {})


@pytest.mark.parametrize(
    ("text", "boards", "orders"),
    [
        (
            "A: throw 2, trapdoor 33. C: throw 4. No vote on C, it is fine as it is.",
            "AC",
            {"A": ([2], 33), "C": ([4], None)},
        ),
        ("Throw 4. Trapdoor: LIV", "A", {"A": ([4], 54)}),
    ],
)
def test_a_boards_letter_is_no_numeral(text: str, boards: str, orders: dict[str, tuple[list[int], int | None]]) -> None:
    """ "C" stands for a hundred only where it is written as a number is."""
    got = {
        board: (thrown, door if isinstance(door, int) else None)
        for board, (thrown, door) in short(reading(text, 1, boards)).items()
    }
    assert got == orders


@pytest.mark.parametrize(
    "no", ["I shan't be voting for a trapdoor", "I won't nominate", "shant be voting for a trapdoor"]
)
def test_who_shall_not_nominate_declines(no: str) -> None:
    """ "Shan't" is "won't"."""
    got = reading(f"A five, please. And {no}.")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], "none")})


def test_a_one_between_signs_is_a_number() -> None:
    """One is somebody or something elsewhere: "one alteration"."""
    assert reading("Thanks. One alteration: change my trapdoor to 40, please.").verdict == "ask"
    assert short(reading("One, and the trapdoor 85.")) == {"A": ([1], 85)}


WRITER = Correspondents(domains=frozenset({"gm.example"}), writer=frozenset({"olive@g.example", "Olive G"}))


@pytest.mark.parametrize("mark", ["", "> "])
@pytest.mark.parametrize(
    ("words", "asked"), [("4 and trapdoor 66", True), ("Have you seen the photo of the sponge cake?", False)]
)
def test_somebody_elses_orders_that_are_sent_on_are_asked_about(mark: str, words: str, asked: bool) -> None:
    """Whoever forwards them wants something of the GM; a joke that is passed on only reaches them."""
    block = ["From: Callum <callum@c.example>", "Sent: 3 May 2026 11:48", "To: Olive G <olive@g.example>", "", words]
    text = "\n".join(("This landed in my mailbox.", "", *(f"{mark}{line}" for line in block)))
    got = read(clean(text, (), WRITER), form(), "FW: go")
    assert (got.orders, "forwarded" in map(named, got.problems)) == ({}, asked)


@pytest.mark.parametrize(
    "text",
    [
        "No more games till June, says mum. Please give my counter to someone else.",
        "I can't keep up with it. Give my spot to somebody with more time. Sorry!",
    ],
)
def test_who_gives_their_counter_away_leaves(text: str) -> None:
    """They are asked once more before anything happens."""
    assert reading(text).kind == "resign"


@pytest.mark.parametrize("text", ["Throw 4, trapdoor 45. Give my regards to somebody.", "Give my counter 4 steps."])
def test_who_gives_something_else_does_not_leave(text: str) -> None:
    """Regards are no counter, and four steps nobody."""
    assert reading(text).kind != "resign"


@pytest.mark.parametrize("like", ["We should like a five if we may", "We would like the five", "We will play the 5"])
def test_a_couple_orders_as_one_does(like: str) -> None:
    """ "We should like" is "I should like", and "if we may" hangs on nothing."""
    assert short(reading(f"{like}, and 78 for the trapdoor.")) == {"A": ([5], 78)}


def test_the_two_that_a_trapdoor_is_for_is_no_number_of_it() -> None:
    """A round of two turns has one trapdoor "for the two"."""
    text = "First turn: 6\nSecond turn: 2\nTrapdoor, counts for the two: 37"
    assert short(reading(text, 2)) == {"A": ([6, 2], 37)}


@pytest.mark.parametrize(
    ("said", "printed"), [("press: no", None), ("press: Beware!", "Beware!"), ("Beware!", "Beware!")]
)
def test_an_answer_by_its_number_may_say_what_it_answers(said: str, printed: str | None) -> None:
    """ "3. press: no" declines, and the label is not printed."""
    asked = "> 1. Which number do you play?\n> 2. Which space for a trapdoor?\n> 3. Press for the bulletin?\n"
    got = reading(f"1. number: 2\n2. trapdoor: 48\n3. {said}\n\nSabine\n\nOn Monday, Krait GM wrote:\n{asked}")
    assert (short(got), got.press) == ({"A": ([2], 48)}, printed)


def test_a_comma_parts_a_throw_from_the_next_board() -> None:
    """ "On A the five, on B the one": the five is not "on B"."""
    tokens = tokenize(["On A the 5, on B the 1."], ("A", "B"))
    assert on_boards(tokens, ["throw", "throw"], ("A", "B")) == {"A": (5, None), "B": (1, None)}
    mixed = tokenize(["A: 5, and 60 on B with the 3"], ("A", "B"))
    assert on_boards(mixed, ["throw", "trapdoor", "throw"], ("A", "B")) == {}


@pytest.mark.parametrize("but", ["anything but a 6", "any number except the 6"])
def test_all_but_a_number_is_not_that_number(but: str) -> None:
    """It leaves the choice open."""
    got = reading(f"Put me down for {but}. Trapdoor at 11, where the toad sits.")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 11)})
    assert short(reading("Nothing but a 6 will do. Trapdoor 11.")) == {"A": ([6], 11)}


@pytest.mark.parametrize(
    "text",
    [
        "The 5. No Derek you can't have the 5. He's grabbing the keyboard. 1!!! trapdoor 9 (that was him) will resend",
        "Nearly said 2. Nearly said 4. Saying nothing for the moment, except that the trapdoor goes under 61.",
        "5 trapdoor 66 that was autocorrect filling in last week's, proper one on its way",
    ],
)
def test_what_another_mail_is_to_put_right_is_asked_about(text: str) -> None:
    """However likely the numbers sound."""
    assert reading(text).verdict == "ask"
