"""Forms that name each board in a heading of their own, and answers in or between what is quoted of them."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

Boards = dict[str, tuple[list[int], int | None]]
AB: Boards = {"A": ([5], 60), "B": ([1], 36)}
_FILLED = [
    "> Board A: you are on 53.\n>   throw: 5\n>   trapdoor: 60\n"
    "> Board B: you are on 34.\n>   throw: 1\n>   trapdoor: 36",
    "> Owen - board A: you are on 29.\n> Throw: 5\n> Trapdoor: 60\n"
    "> Owen - board B: you are on 70\n> Throw: 1\n> Trapdoor: 36",
    "> A (you are on 29)\n> Throw: 5\n> Trapdoor: 60\n>\n> B (you are on 7)\n> Throw: 1\n> Trapdoor: 36",
    "> Brett A: Du stehst auf 29\n> Wurf: 5\n> Falltür: 60\n> Brett B: Du stehst auf 7\n> Wurf: 1\n> Falltür: 36",
]
_BETWEEN = [
    "> Board A: you are on 53.\n> Your throw and trapdoor?\n5 and 60\n"
    "> Board B: you are on 34.\n> Your throw and trapdoor?\n1 and 36",
    "> Board A, you are on 25 (last time: throw 1, trapdoor 70)\n\nThrow 5, trapdoor 60\n\n"
    "> Board B, you are on 8\n\n1 and a trapdoor on 36",
    "> Board A: you are on 53, having thrown 2.\n> Throw for board A?\n\nI will have the 5.\n\n"
    "> Trapdoor for board A?\n\n60\n\n"
    "> Board B: you are on 34.\n> Throw for board B?\n\nThe 1, the wisest.\n\n"
    "> Trapdoor for board B?\n\n36 if you please.",
]


@pytest.mark.parametrize("quoted", [*_FILLED, *_BETWEEN])
def test_a_heading_tells_the_board_of_all_below_it(quoted: str) -> None:
    """Whoever answers below "Board A: you are on 53" has said which board is meant."""
    got = reading(f"On 2 May GM wrote:\n{quoted}\n\nOwen", 1, "AB", subject="Re: Viper")
    assert (got.verdict, short(got)) == ("clear", AB)


def test_one_heading_is_no_choice_between_boards() -> None:
    """A heading tells nothing where only one board has one."""
    got = reading("GM wrote:\n> Board A: you are on 53.\n\nThrow 5, trapdoor 60", 1, "AB", subject="Re: Viper")
    assert got.verdict == "ask"
    assert not any(got.orders.values())


def test_a_line_of_several_boards_is_no_heading() -> None:
    """What stands below "boards A and B" is not yet said for either."""
    text = "GM wrote:\n> Orders for boards A and B, please\n> Throw:\n5\n> Board C is over\n> Trapdoor:\n60"
    got = reading(text, 1, "AB", subject="Re: Viper")
    assert got.verdict == "ask"
    assert not any(got.orders.values())


@pytest.mark.parametrize(
    "text",
    [
        "> Board A: you are on 53.\n\nPress: 5 snakes a-sliding\n> Board B: you are on 34\n\nThrow 5, trapdoor 36",
        "> Board A: you are on 53\n> Sue 3, Bob 17\n\nHa, Bob at 17!\n\n> Board B: x\n\n5 trapdoor 60, then 3 and 61",
        "> Board A: you are on 53\n\nI am 12 years old today\n> Board B: you are on 3\n\nThrow 5, trapdoor 36",
        "> Board A: Ken 53, Sue 30\n> Board B: Ken 34, Sue 12\n>\n> Your orders\n> Throw: 5\n> Trapdoor: 60",
    ],
)
def test_what_is_no_answer_for_a_board_is_none(text: str) -> None:
    """Press, talk, and a form below a mere list of boards: which board is meant is asked."""
    got = reading(f"GM wrote:\n{text}", 1, "AB", subject="Re: Viper")
    assert got.verdict == "ask"
    assert not any(got.orders.values())
    assert "Board" not in (got.press or "")


def test_what_holds_for_both_boards_is_said_once() -> None:
    """A remark below one heading, and below the other "the same on both"."""
    text = (
        "> Board A: you are on 53\n\nWell done on the 6, Sue.\n\n> Board B: you are on 3\n\nthe same on both: 5 and 60"
    )
    assert short(reading(f"GM wrote:\n{text}", 1, "AB", subject="Re: Viper")) == {"A": ([5], 60), "B": ([5], 60)}


def test_what_was_sent_before_is_no_heading_where_it_says_it_all() -> None:
    """Last turn's orders in a line of their own leave the form below them the player's."""
    said = "> Patsy, you are on 59. Your last orders were throw 6, no trapdoor.\n>\n"
    text = said + "> Throw (1-6): 4\n> Trapdoor: 76\n> Press:"
    assert short(reading(text, subject="Re: Viper")) == {"A": ([4], 76)}
    for line in ("Your last orders were:", "Received on 3 May 2024.", "Your last orders were throw 4, trapdoor 76."):
        before = f"> {line}\n> Throw (1-6): 4\n> Trapdoor: 76"
        assert not any(reading(before, subject="Re: Viper").orders.values())


def test_press_in_a_form_may_tell_of_anything() -> None:
    """What is to be printed is taken from a filled form also where it tells what somebody sent, or where it was."""
    form = "> Throw: 2\n> Trapdoor: 91\n> Press: Thanks to all who sent blankets. It was on 63."
    assert reading(form, subject="Re: Viper").press == "Thanks to all who sent blankets. It was on 63."


@pytest.mark.parametrize(
    "table",
    ["First throw | 3\nSecond throw | 2\nTrapdoor | 21", "Throw 1 | 3\nThrow 2 | 2\nTrapdoor | 21"],
)
def test_a_table_tells_first_and_second(table: str) -> None:
    """Two rows for throws are the two of a double round, in the order that they name."""
    assert short(reading(table, 2)) == {"A": ([3, 2], 21)}


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("(1) I elect to throw the number SIX; and\n(2) nominate the space numbered TWENTY-TWO as trapdoor.", (6, 22)),
        ("I'm using number one out of my six, and the trapdoor goes on square 84.", (1, 84)),
        ("I'll take the 3 of my four left, trapdoor 61", (3, 61)),
    ],
)
def test_numbers_of_entries_and_of_all_that_one_has_are_no_throws(text: str, order: tuple[int, int]) -> None:
    """ "(1)" opens an entry, and "out of my six" says how many there were to choose from."""
    assert short(reading(text)) == {"A": ([order[0]], order[1])}
