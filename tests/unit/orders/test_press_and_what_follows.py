"""Orders and commands below press, apart from it: they are not printed, and not lost."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: MAMBA turn 9"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Press: Hip hip hurrah\n\nThrow for turn 9: 4", {"A": ([4], None)}),
        ("PRESS: hello all\n\n4 and 45", {"A": ([4], 45)}),
        ("PRESS: hello all\n\nI throw 4, trap 45", {"A": ([4], 45)}),
        ("PRESS: hello all\n\nThrow 4\nTrapdoor 45", {"A": ([4], 45)}),
        ("PRESS: hello all\n\n4, 45\n\nBo", {"A": ([4], 45)}),
    ],
)
def test_a_paragraph_of_orders_below_press_is_orders(text: str, orders: object) -> None:
    """What has nothing but numbers and labels, or is a line of the form, is no news for everybody."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", orders)
    assert got.press in ("Hip hip hurrah", "hello all")


def test_boards_below_press_signed_by_nobody() -> None:
    """A letter before each number is a label."""
    got = reading("PRESS ANONYMOUS: the GM is a rabbit\n\nA 3 B 4", boards="AB", subject=SUBJECT)
    assert (short(got), got.press) == ({"A": ([3], None), "B": ([4], None)}, "the GM is a rabbit")


@pytest.mark.parametrize(
    "press",
    [
        "The score\n\n5 nil",
        "My favourite numbers\n\n7 and 12",
        "To whom it may concern:\n\nTrap 22 is a novel.",
        "countdown\n\n3, 2, 1",
        "A rhyme\n\nOne two three four five\nOnce I caught a fish alive",
    ],
)
def test_numbers_in_press_stay_there(press: str) -> None:
    """Beside plain orders bare numbers are news, and so is whatever has a word more."""
    got = reading(f"Throw 4, trapdoor 45\n\nPRESS: {press}", subject=SUBJECT)
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([4], 45)}, press)


@pytest.mark.parametrize(
    ("below", "commands"),
    [
        ("WITHDRAW", ["WITHDRAW"]),
        ("PLAY DEFAULT\nRESIGN", ["PLAY DEFAULT", "RESIGN"]),
        ("STATUS\n\nHISTORY", ["STATUS", "HISTORY"]),
        ("Throw 4, remind on", ["REMIND"]),
    ],
)
def test_commands_that_end_a_mail_are_done(below: str, commands: list[str]) -> None:
    """In capitals, by themselves, below press: they are no part of it."""
    got = reading(f"PRESS: cheers\n\n{below}\n", subject=SUBJECT)
    assert ([one.command for one in got.asked], got.press) == (commands, "cheers")


@pytest.mark.parametrize("press", ["The Daily\n\nGAMES\n\nBo won.", "a cry\nHELP"])
def test_a_headline_is_no_command(press: str) -> None:
    """With press below it, or no line between, the word is the writer's own."""
    got = reading(f"PRESS: {press}\n", subject=SUBJECT)
    assert (got.asked, got.press) == ((), press)


def test_press_none_that_runs_on_is_no_label() -> None:
    """What follows "press none, and turn 2:" is never printed."""
    assert reading("press none, and turn 2: 5 if the trapdoor opened", subject=SUBJECT).press is None


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("press none, and throw 4", {"A": ([4], None)}),
        ("Throw 4, trapdoor 45, press none", {"A": ([4], 45)}),
        ("PRESS NONE. Throw 4, trapdoor 45.", {"A": ([4], 45)}),
        ("Take my press back. Throw 4, trapdoor 45.", {"A": ([4], 45)}),
        ("Throw 4, trapdoor none, press none", {"A": ([4], "none")}),
    ],
)
def test_press_is_taken_back_beside_orders(text: str, orders: object) -> None:
    """In one line with them or not: what stood is taken back, and the orders are taken."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", orders)
    assert [(one.command, one.argument.casefold()) for one in got.asked] == [("PRESS", "none")]


def test_a_letter_that_ends_in_a_question_is_whole() -> None:
    """Its last line is for whoever it is written to, and is no nomination."""
    got = reading("PRESS TO KIM: shall we both\nnominate 17?", subject=SUBJECT)
    assert ([(one.text, one.to) for one in got.letters], short(got)) == (
        [("shall we both\nnominate 17?", ("KIM",))],
        {},
    )


def test_a_turn_with_its_throw_is_a_label_below_press_with_numbers() -> None:
    """Numbers in the press before it do not make it news."""
    got = reading("PRESS: I'd like 17 for fun\n\nTurn 9: 3", subject=SUBJECT)
    assert (got.press, short(got)) == ("I'd like 17 for fun", {"A": ([3], None)})
