"""What is said once for several boards, in a row or under a heading; chat before it; asides and answered headings."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from tests.unit.orders.forms import Short, reading, short

A_B: Short = {"A": ([4], 21), "B": ([2], 67)}
BOTH: Short = {"A": ([4], 21), "B": ([4], 67)}


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Throws 4 and 2, trapdoors 21 and 67, on A and B respectively.", A_B),
        ("On A and B respectively: throws 4 and 2, trapdoors 21 and 67.", A_B),
        ("I throw 4 and 2 on A and B respectively, with trapdoors on 21 and 67.", A_B),
        ("I'm going with a 4 on both boards, and trapdoors 21 and 67 on A and B respectively.", BOTH),
        ("4 on each board; trapdoors 21 (A) and 67 (B).", BOTH),
        ("throw 4 both boards\nA td 21\nB td 67", BOTH),
        ("Same throw on both, 4. Trapdoors: 21 on A and 67 on B.", BOTH),
        ("Throw the 4 on both boards. Trapdoors are\n  board A - 21\n  board B - 67\n\nL.", BOTH),
        ("A's throw is a 4 and its trapdoor 21; B's throw is a 2 and its trapdoor 67.", A_B),
        ("On board A, where I am on 33, I throw 4 and name 21. On B, where I am on 12, I throw 2 and name 67.", A_B),
        ("A 4/21, B 6/67. Correction: on B throw 2, trapdoor as it was.", A_B),
        ("A   4   21\nB   6   67\n\nWait. I used the 6 on B in turn 2. B should be a 2,\ntrapdoor as it was. A stands.",
         A_B),
        ("Lovely it is to be second on one board and fifth on the other, seven altogether, when Piotr has seven too."
         "\n\nA: 4, hole at 21.\nB: 2, hole at 67.", A_B),
        ("He was first in the quiz, by the way (41 out of 50!), so he could hardly complain about supper.\n\n"
         "Throw 4 on A, trapdoor 21. Throw 2 on B, trapdoor 67.", A_B),
        ("2 on both, no trapdoors please, we're British.", {"A": ([2], "none"), "B": ([2], "none")}),
    ],
)  # fmt: skip
def test_each_board_gets_its_share(text: str, orders: Short) -> None:
    """Rows, headings and corrections are told apart board by board, and chat takes no part in it."""
    found = reading(text, 1, "AB")
    assert (found.verdict, short(found)) == ("clear", orders)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("change A's trapdoor to 46 and C's throw to 4", {"A": ([], 46), "C": ([4], None)}),
        ("A's trapdoor 46 and C's throw 4", {"A": ([], 46), "C": ([4], None)}),
        ("Board A's trapdoor should be 46, board C's throw 4", {"A": ([], 46), "C": ([4], None)}),
        ("Make C's throw 4", {"C": ([4], None)}),
        ("Please make board C’s trapdoor 60", {"C": ([], 60)}),
    ],
)
def test_what_is_of_a_board_is_for_that_board(text: str, orders: Short) -> None:
    """A board's letter names it in "C's throw" as in "the throw on C": no throw lands on the board named before."""
    assert short(reading(text, 1, "ABC")) == orders


@pytest.mark.parametrize(
    "text",
    [
        "I throw the 5. And my vote for the trapdoor? It has to be 34.",
        "The throw? It must be a 5. The trapdoor? It must be 34.",
        "I throw, in the grand tradition of my house, the five. My nomination? 34 it is.",
        "My throw, believe it or not, is the 5. My trapdoor, dear friends, is 34.",
        "A 5 from me. Unlucky 34 for the rest of you (trapdoor).",
        "There were either two votes for 40 or there is a snake there. I throw the 5 and I nominate 34 as my trapdoor.",
        "No trapdoor ever catches Ivy. I throw the 5 and name 34 as my trapdoor.",
        "I throw a 5 and put the trapdoor on 34, let's see if she falls.",
        "Je lance le 5, et je place ma trappe sur la case 34, tant pis pour ce brave Anders.",
        "Para este turno tiro un 5 y pongo la trampilla en la 34, a ver si cae.",
        "I've 5 and 4 left, haven't I? The 5, then, and the 4 next time. Trapdoor 34.",
        "I owe you 3 letters, 2 postcards and an apology. Instead have a 5 and a trapdoor at 34.",
        "I throw the 5. Trapdoor 34 if it's all the same to Ivy.",
    ],
)
def test_asides_and_headings_leave_an_order_plain(text: str) -> None:
    """What stands round the numbers, or what somebody is called, makes them no less plain."""
    found = reading(text)
    assert (found.verdict, short(found)) == ("clear", {"A": ([5], 34)})


def test_answers_after_the_dots_of_a_quoted_form_are_read() -> None:
    """A form may have dots instead of colons after its prompts."""
    form = "On 2025-11-05 21:14, Krait wrote:\n> Turn 8: to reach us by Sunday\n> Die ...... 2\n> Hole ..... 44\n"
    assert short(reading(form)) == {"A": ([2], 44)}
    assert clean("> Die ......\n> Hole .....\n").form == ()


def test_a_postscript_below_a_signature_is_the_players() -> None:
    """The signature goes, and what was added below it stays."""
    assert clean("Throw 3\n\n-- \nBob\nTel 0123 45678\nPS trapdoor 62").words == ("Throw 3", "", "PS trapdoor 62")


_THREE_SIX: Short = {"A": ([3], 20), "B": ([6], 75)}


@pytest.mark.parametrize(
    "text",
    [
        "A 3 for A and a 6 for B. Holes: A 20, B 75.",
        "A 6 for B and a 3 for A. Holes: B 75, A 20.",
        "A 6 on B, please, and a 3 on A. Trapdoors 75 on B, 20 on A.",
        "A 6 for B with 75. A 3 for A with 20.",
        "Throws A and B: 3 and 6.\nTrapdoors A and B: 20 and 75.",
        "Throws (A, B): 3, 6\nTrapdoors (A, B): 20, 75",
        "Throws on A and B: 3 and 6\nTraps on A and B: 20 and 75",
        "Throws B and A: 6 and 3\nTrapdoors B and A: 75 and 20",
        "Würfe A und B: 3 und 6\nFalltüren A und B: 20 und 75",
        "Worpen A en B: 3 en 6\nValluiken A en B: 20 en 75",
        "Lancers A et B : 3 et 6\nTrappes A et B : 20 et 75",
    ],
)
def test_an_article_is_no_board_and_a_label_may_name_them_all(text: str) -> None:
    """ "A 6 for B" is a 6 for board B; "Throws A and B: 3 and 6" gives each board its number in the order told."""
    found = reading(text, 1, "AB")
    assert (found.verdict, short(found)) == ("clear", _THREE_SIX)


@pytest.mark.parametrize(
    "text",
    [
        "Throws A and B: 3 or 6\nTrapdoors A and B: 20 and 75",
        "Throws B and A: 6 and 3\nTrapdoors A and B: 20 and 75",
        "Last throws A and B: 3 and 6\nTrapdoors A and B: 20 and 75",
        "Throws A and B: 3 and 6 and 2\nTrapdoors A and B: 20 and 75",
    ],
)
def test_numbers_that_may_be_of_either_board_are_asked_about(text: str) -> None:
    """A board with a number behind it keeps it, and lists that do not go together give nobody anything."""
    assert reading(text, 1, "AB").verdict == "ask"
