"""Two boards of which one is named behind its orders and the other ahead of its own, and traps told for both."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("Could I have 5 and trapdoor 53 on A, and on B 5 again with 54?", ([5], 53), ([5], 54)),
        ("5 and trapdoor 53 on A, and on B 4 with 54.", ([5], 53), ([4], 54)),
        ("5 and trapdoor 53 on A and on B 4 and trapdoor 54.", ([5], 53), ([4], 54)),
        ("5/53 on A and on B 4/54", ([5], 53), ([4], 54)),
        ("5/53 on A and B 4/54", ([5], 53), ([4], 54)),
        ("5 on A and on B 4", ([5], None), ([4], None)),
        ("5 on A, on B 4", ([5], None), ([4], None)),
        ("I throw 5 on A and on B I throw 4. Trapdoor on A 53 and on B 54.", ([5], 53), ([4], 54)),
        ("5 on both, trapdoor 53 on A and on B 54", ([5], 53), ([5], 54)),
        ("Throw 5 on A, and on B throw 4; trapdoor 34 on A, and on B 35", ([5], 34), ([4], 35)),
        ("Please put me down for 5 and 53 on A, and on B for 4 and 54.", ([5], 53), ([4], 54)),
        ("3 with 20 on A, and for B the 3 again with 21", ([3], 20), ([3], 21)),
        ("5 on A with trap 53, on B 5 again with 54", ([5], 53), ([5], 54)),
        ("5 auf A mit 53 und auf B 4 mit 54", ([5], 53), ([4], 54)),
        ("5 und Falltür 53 auf A, und auf B nochmal die 5 mit 54", ([5], 53), ([5], 54)),
        ("le 5 et la trappe 53 sur A, et sur B le 4 avec 54", ([5], 53), ([4], 54)),
        ("5 en valluik 53 op A, en op B 4 met 54", ([5], 53), ([4], 54)),
        ("5 y trampilla 53 en A, y en B el 4 con 54", ([5], 53), ([4], 54)),
        ("5 e botola 53 su A, e su B 4 con 54", ([5], 53), ([4], 54)),
    ],
)
def test_each_board_gets_its_own(text: str, a: object, b: object) -> None:
    """What stands before the one name is that board's, what stands behind the other is the other's."""
    assert short(reading(text, boards="AB")) == {"A": a, "B": b}


@pytest.mark.parametrize(
    "text",
    [
        "5 with 34 on A and B",
        "5 on A and B, trapdoor 34",
        "A 5 on A and B, trapdoor 34 on A and on B",
        "5 on A and on B as well, 34 trapdoor",
        "trapdoor 34 on A and B throw 5",
        "throw 5 on A and B trapdoor 34",
        "Trapdoor 34 on A and B. 5 on A and B.",
        "5 with 34 on A and B and see you at 8",
        "same on A and B: 5/34",
    ],
)
def test_what_is_said_of_both_is_for_both(text: str) -> None:
    """A row of two names with nothing of its own behind the last is still both boards."""
    assert short(reading(text, boards="AB")) == {"A": ([5], 34), "B": ([5], 34)}


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("trapdoor 34 on A and on B none, 5 on A and 4 on B", ([5], 34), ([4], None)),
        ("trapdoor 53 on A and on B 54, throws 5 and 4", None, None),
        ("5 and trapdoor 53 on A, and on B only 4", None, None),
    ],
)
def test_no_board_gets_the_others(text: str, a: object, b: object) -> None:
    """Where a board's own is not plain it is asked about or left out; the other's is not given to it."""
    got = short(reading(text, boards="AB"))
    assert (got.get("A"), got.get("B")) == (a, b)


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("4 on each board please, and trapdoors 45 on A and 46 on B.", ([4], 45), ([4], 46)),
        (
            "4 for both boards again, Alan, and I'd put the trapdoor at 45 on A and at 46 on B.",
            ([4], 45),
            ([4], 46),
        ),
        ("Throw 4 everywhere, trapdoors 45 on A, 46 on B", ([4], 45), ([4], 46)),
        ("4 on both boards with traps on 45 for A and 46 for B", ([4], 45), ([4], 46)),
        ("4 on each board please, and a trapdoor at 45 on A and one at 46 on B.", ([4], 45), ([4], 46)),
        ("Auf beiden Brettern die 4, Falltüren 45 auf A und 46 auf B.", ([4], 45), ([4], 46)),
        ("Auf beiden Brettern die 4, die Falltür bei 45 auf A und bei 46 auf B.", ([4], 45), ([4], 46)),
        ("5 on A 4 on B\ntraps 17 A, 18 B", ([5], 17), ([4], 18)),
        ("A 5 B 4, traps 17 A 18 B", ([5], 17), ([4], 18)),
        ("throws 5 A, 4 B traps 17 A, 18 B", ([5], 17), ([4], 18)),
        ("5 A, 4 B", ([5], None), ([4], None)),
    ],
)
def test_one_sentence_for_both_traps(text: str, a: object, b: object) -> None:
    """Traps that are told for two boards in one sentence are each its board's."""
    assert short(reading(text, boards="AB")) == {"A": a, "B": b}


@pytest.mark.parametrize(
    "text",
    [
        "In case Bo resigns, throw 4 on A and 2 on B. Trapdoors: A 45, B 46.",
        "4 on each board, if trapdoors 45 on A and 46 on B are allowed",
        "4 on each board, and I might put traps 45 on A and 46 on B",
        "4 on each board, not trapdoors 45 on A and 46 on B",
        "4 on each board. You had trapdoors 45 on A and 46 on B last time.",
        "4 on each board. Clive had trapdoors 45 on A and 46 on B, and so have I.",
        "4 on each board. I fell in trapdoors 45 on A and 46 on B.",
        "Last time I had traps 17 A, 18 B. A 5 B 4",
        "If it snows traps 17 A, 18 B. A 5 B 4",
        "5 on A 4 on B, perhaps traps 17 A, 18 B.",
    ],
)
def test_traps_that_are_not_ordered_are_asked_about(text: str) -> None:
    """Traps that others had, that hang on something or are only thought of are not taken."""
    assert reading(text, boards="AB").verdict == "ask"


def test_traps_that_another_had_are_no_part_of_the_orders() -> None:
    """A whole sentence of what somebody else had leaves the throws beside it plain, and nominates nothing."""
    got = reading("4 on each board. Clive had trapdoors 45 on A and 46 on B.", boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], None), "B": ([4], None)})


@pytest.mark.parametrize(
    "text",
    [
        "same traps as last time. A 5 B 4",
        "A 5 B 4. same traps as last time",
        "A 5, B 4, traps as before",
        "The usual trapdoors. A 5 B 4",
        "Falltüren wie letztes Mal. A 5, B 4",
    ],
)
def test_traps_of_an_earlier_round_are_asked_about_on_every_board(text: str) -> None:
    """The throws are kept, the trapdoor of each board is asked about."""
    got = reading(text, boards="AB")
    assert short(got) == {"A": ([5], None), "B": ([4], None)}
    assert {problem.key for problem in got.problems} == {"A", "B"}


@pytest.mark.parametrize(
    "text",
    [
        "A: 2 con botola 25, B: 2 con botola 27. Ho 140 coperti per il 25, pregate per me.",
        "A: 2 mit Falltür 25, B: 2 mit Falltür 27. Ich habe 140 Gedecke für den 25., betet für mich.",
        "A: 2 with trap 25, B: 2 with trap 27. I have 140 guests for the 25th, pray for me.",
    ],
)
def test_guests_for_a_day_are_no_second_trapdoor(text: str) -> None:
    """A day of the month that is also a trapdoor's number, beside more guests than there are spaces, asks nothing."""
    assert short(reading(text, boards="AB")) == {"A": ([2], 25), "B": ([2], 27)}
