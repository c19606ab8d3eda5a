"""The second of two boards, told as "the other one", and a trapdoor that is as on the first."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

BOTH = {"A": ([5], 33), "B": ([6], 44)}


@pytest.mark.parametrize(
    "text",
    [
        "On A I play 5 with trapdoor 33, on the other 6 with 44",
        "A: 5/33. Other board: 6/44",
        "A 5/33, the other 6/44",
        "5 on A with trapdoor 33 and 6 with 44 on the other one",
        "Board A: throw 5, trapdoor 33\nThe other: throw 6, trapdoor 44",
        "Auf A 5 mit Falltür 33, auf dem anderen 6 mit 44",
        "Brett A: Wurf 5, Falltür 33. Das andere Brett: Wurf 6, Falltür 44.",
        "Sur A je joue 5, trappe 33. Sur l'autre, 6 et 44.",
        "Plateau A : 5, trappe 33. L'autre plateau : 6, trappe 44.",
        "Op A 5 met valluik 33, op het andere 6 met 44",
        "En A 5, trampilla 33. En el otro 6, trampilla 44.",
        "Su A 5, botola 33. Sull'altro 6, botola 44.",
        "first board 5, trapdoor 33; other board 6, trapdoor 44",
        "B: 6/44. On the other board I'd like 5 and trapdoor 33.",
        "On board B throw 6, trapdoor 44. On the other, throw 5, trapdoor 33.",
    ],
)
def test_of_two_boards_the_other_one_is_known(text: str) -> None:
    """Where one of two boards was named, "the other" is the one that was not, and has its own orders."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", BOTH)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("For board A I choose 6. On the other one 1, and 13 as trapdoor there", {"A": ([6], None), "B": ([1], 13)}),
        ("A 5 trap 33. The other board: 4.", {"A": ([5], 33), "B": ([4], None)}),
        ("5 on A, 6 on the other", {"A": ([5], None), "B": ([6], None)}),
    ],
)
def test_nothing_of_the_other_board_goes_to_the_first(text: str, orders: object) -> None:
    """A trapdoor behind "the other one" is never nominated on the board before it."""
    assert short(reading(text, boards="AB")) == orders


@pytest.mark.parametrize(
    "text",
    [
        "A 5/33, B 6/44. On the other hand, who knows.",
        "A 5/33, B 6/44. On the other hand, 4 is nice.",
        "A: 5/33. B: 6/44. I saw Dora the other day.",
        "A: 5/33. B: 6/44. Good luck to the others on A.",
        "A 5 trapdoor 33. B 6, trapdoor 44. The other one was tempting.",
        "A 5/33, B 6/44. On the other board I'm on 31.",
        "A 5/33, B 6/44. On the other page I saw 12 typos.",
    ],
)
def test_other_others_are_no_board(text: str) -> None:
    """Hands, days, people and pages are no boards."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", BOTH)


@pytest.mark.parametrize(
    ("text", "boards"),
    [
        ("5 on A. 6 on B. On the other board 4", "AB"),
        ("A 5, B 6. The other board: 4", "AB"),
        ("On the other board 6", "AB"),
        ("5 on the one, 6 on the other", "AB"),
        ("On A I play 5, not the 6. The other one, the 6, I keep for later.", "AB"),
        ("A 5/33. For the other game, 6/44.", "AB"),
        ("A 5. On the other boards 6", "ABC"),
        ("A 5. B 4. C 3/40. The other boards: 12", "ABC"),
    ],
)
def test_what_may_be_either_is_asked_about(text: str, boards: str) -> None:
    """Where both boards were named, or none, or there are three, nobody can tell which one the other is."""
    assert reading(text, boards=boards).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "A: 4. Trapdoor 40. B: 5. Trapdoor as on A",
        "A: throw 4, trapdoor 40. B: throw 5, trapdoor as on A please",
        "A 4/40, B 5 and the same trapdoor",
        "A 4/40, B 5 with the same trapdoor as on A",
        "A 4/40, B 5 trapdoor the same as A",
        "A 4/40, B 5 and trapdoor ditto",
        "A: 4, trapdoor 40. B: 5, trapdoor likewise",
        "A: Wurf 4, Falltür 40. B: Wurf 5, Falltür wie auf A",
    ],
)
def test_a_trapdoor_as_on_the_other_board_is_nominated_on_both(text: str) -> None:
    """It is not left as it was, nor left out."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 40), "B": ([5], 40)})


@pytest.mark.parametrize(
    "text",
    [
        "A: 4, trapdoor 40. B: 5, trapdoor 30. C: 6, trapdoor as on A",
        "A: throw 4, trapdoor 40. B: throw 5. C: throw 6, trapdoor as on A",
        "A: 4/40, B: 5/30, C: throw 6, same trapdoor as on A",
        "A: 4. B: 5. C: 6. Trapdoor as on A",
    ],
)
def test_of_three_boards_it_is_not_left_out_in_silence(text: str) -> None:
    """What is not nominated for its board is asked about."""
    got = reading(text, boards="ABC")
    assert (got.verdict, "trapdoor" in got.orders.get("C", {})) in (("ask", False), ("clear", True))
