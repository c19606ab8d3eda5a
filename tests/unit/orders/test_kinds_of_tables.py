"""Forms and tables that players make themselves, and boxes of theirs; and tables that only tell."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

ONE: list[tuple[str, Short]] = [
    ("Throw      Trapdoor\n-----      --------\n  3           40", {"A": ([3], 40)}),
    ("throw,trapdoor\n3,40", {"A": ([3], 40)}),
    ("| Roll      |  2  |\n| Pit       | 91  |", {"A": ([2], 91)}),
    ("Die ............ three\nTrapdoor ....... forty", {"A": ([3], 40)}),
    ("         last month   this month\nPips         4            2\nHatch       30           91", {"A": ([2], 91)}),
    ("Pages read        212\ndie                 3\ntrapdoor           40", {"A": ([3], 40)}),
    ("<orders>\n <throw>3</throw>\n <trapdoor>40</trapdoor>\n</orders>", {"A": ([3], 40)}),
    ("Step: 3\nShaft: 40", {"A": ([3], 40)}),
    ("Throw: 3\n[ ] no trapdoor\n[x] trapdoor on 40", {"A": ([3], 40)}),
    ("Throw 5\nNo trapdoor [x]\nResign [ ]", {"A": ([5], "none")}),
    ("> [ ] I resign   [x] I carry on\n> My roll: 5\n> My hole: 37", {"A": ([5], 37)}),
    ("On Mon, GM wrote:\n> Die face: 1\n> Trapdoor at: 74\n\nPS for 74 read 47", {"A": ([1], 47)}),
]
TWO: list[tuple[str, Short]] = [
    ("| Turn | Die |\n|------|-----|\n| 8    |  5  |\n| 7    |  2  |\n\nTrapdoor 46, both.", {"A": ([2, 5], 46)}),
    ("          Turn 7   Turn 8\nThrow        2        5\nTrapdoor    46       46", {"A": ([2, 5], 46)}),
    (">First number, second number / pit (for both turns):\n\n6, 3 / 49", {"A": ([6, 3], 49)}),
]
BOARDS: list[tuple[str, Short]] = [
    ("Board   Roll   Pit\nA        3     40\nB        1     none", {"A": ([3], 40), "B": ([1], "none")}),
    ("        A     B\nDie     3     1\nTrap   40    92", {"A": ([3], 40), "B": ([1], 92)}),
    ("Month end:\n\nA  die 3  door 40\nB  die 5  door 40", {"A": ([3], 40), "B": ([5], 40)}),
    ("A,3,40; B,1,92", {"A": ([3], 40), "B": ([1], 92)}),
    ("> board / hole / die\n\nA / 40 / 3\nB / 92 / 1", {"A": ([3], 40), "B": ([1], 92)}),
    ("Boards A, B\nRolls 3, 5\nTraps 40, 41", {"A": ([3], 40), "B": ([5], 41)}),
    (
        "> Roll on A  >> 3\n> Roll on B  >> 1\n> Pit on A   >> 52\n> Pit on B   >> 52 as well",
        {"A": ([3], 52), "B": ([1], 52)},
    ),
]
TOLD: list[str] = [
    "What we all did last turn:\n\nPlayer   Throw   Trapdoor\nAnn        3       40\nBob        1       92",
    "Options I am weighing:\n\nDie   Trap\n3      40\n5      41",
    "On 1 Dec, Boa wrote:\n> Round  Die  Now on\n> 7      4    40\n\nGreat report! Bob",
    "Suggested by my son:\n\nDie    3 or 4\nTrap   40 or 41",
    "> [x] I resign   [x] I carry on\n> My roll:\n> My hole:",
]


@pytest.mark.parametrize(("text", "meant"), ONE)
def test_a_table_or_form_of_ones_own_orders(text: str, meant: Short) -> None:
    """However its columns are parted, it says what it says."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", meant)


@pytest.mark.parametrize(("text", "meant"), TWO)
def test_a_table_of_two_turns_orders_for_both(text: str, meant: Short) -> None:
    """In rows or in columns, the later turn first or last."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", meant)


@pytest.mark.parametrize(("text", "meant"), BOARDS)
def test_a_table_of_boards_orders_for_each(text: str, meant: Short) -> None:
    """In rows, in columns, or in the order that was laid down."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", meant)


@pytest.mark.parametrize("text", TOLD)
def test_a_table_that_tells_orders_nothing(text: str) -> None:
    """What others did, what was before, and what is not decided is never taken."""
    got = reading(text)
    assert got.verdict == "ask" or not got.orders


def test_of_a_running_sheet_the_row_of_the_round_is_new() -> None:
    """The others were sent before; where no row is this round's, nothing is taken."""
    sheet = "Round   At   Step   Hatch\n6       24     1     36\n7       25     4     43"
    got = reading(sheet, subject="Re: Mamba round 7")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 43)})
    assert reading(sheet, subject="Re: Mamba round 8").verdict == "ask"


@pytest.mark.parametrize(
    "said",
    [
        "Position after this if nothing bites: 31, 44. Fingers crossed.",
        "Standings then, unless a snake has me: 31 and 44. Wish me luck.",
        "New positions if nobody drops me: A 31, B 44. Cheers.",
    ],
)
def test_where_a_table_of_orders_leads_is_no_order(said: str) -> None:
    """What its heading supposes is supposed of no trapdoor."""
    got = reading(f"\tthrow\ttrapdoor\nA\t6\t27\nB\t1\t93\n\n{said}\n\nAnn", 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 27), "B": ([1], 93)})


@pytest.mark.parametrize("said", ["If that is taken then: 44. Thanks.", "B: trapdoor 44 if 93 is taken."])
def test_another_space_under_a_condition_is_asked_about(said: str) -> None:
    """It may be meant for an order."""
    assert reading(f"\tthrow\ttrapdoor\nA\t6\t27\nB\t1\t93\n\n{said}\n\nAnn", 1, "AB").verdict == "ask"
