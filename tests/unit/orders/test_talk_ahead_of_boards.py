"""Numbers in a sentence of talk ahead of what is ordered on several boards."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

TWO = "A: 6 then 5. B: 5 then 6. Trapdoors: 47 on A, 33 on B."


@pytest.mark.parametrize(
    "talk",
    [
        *("From 26 to 11, such is life.", "Forty-six! My husband can't believe it.", "Back on 11 again.", "Down 26!"),
        *("From 26 to 11, such is life.\n\n", "3 goes left in me, I fear.", "Two throws together now."),
        *("Van 26 naar 11, zo gaat dat.", "Von 26 auf 11, na ja."),
        *("A ver si lo entiendo, ahora van dos tiradas juntas. Pues", "Due tiri insieme, vediamo."),
    ],
)
def test_talk_ahead_of_two_throws_on_two_boards_orders_nothing(talk: str) -> None:
    """A number in a sentence of talk belongs to no board where the boards have all that they need below it."""
    got = reading(f"{talk} {TWO}", turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 5], 47), "B": ([5, 6], 33)})


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("Die Schlange auf 52 hätte man mir auch sagen können... Also A 6, B 4, auf beiden die Falltür 60.", 60),
        ("The snake on 52, you might have told me. A 6, B 4, trapdoor 60 on both.", 60),
        ("Ach, wieder auf 11. A 6, B 4, auf beiden die Falltür 60.", 60),
        ("From 26 to 11, such is life. A 6, B 4. No trapdoors.", "none"),
    ],
)
def test_so_it_is_where_one_trapdoor_is_for_both_or_none_is_wanted(text: str, door: object) -> None:
    """One space for both boards, or no trapdoors, is all that they need too."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], door), "B": ([4], door)})


@pytest.mark.parametrize(
    "text",
    [
        *(f"41. {TWO}", f"If I am on 26 then. {TWO}", f"I'd take the 4 then. {TWO}", f"Make that a 4. {TWO}"),
        *(f"Maybe a 4, who knows. {TWO}", "41 for both. A: 6 then 5. B: 5 then 6."),
        "Trap on 26 again please. A: 6 then 5. B: 5 then 6.",
    ],
)
def test_what_may_be_more_than_talk_is_asked_about(text: str) -> None:
    """A bare number, a condition, a wish, or what may be for both boards is no talk."""
    assert reading(text, turns=2, boards="AB").verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "I am in front on board B. 1 on B with the trapdoor at 33, and 4 on A with the trapdoor at 32",
        "Me voilà seule en tête sur B, quelle surprise. Je joue donc le 1 sur B, avec la trappe en 33, et le 4 sur A, "
        "avec la trappe en 32.",
        "Auf B bin ich vorne. Auf A die 4, Falltür 32, auf B die 1, Falltür 33.",
        "4 on A and 1 on B. Trapdoors: 32 on A, and on B make it 33.",
    ],
)
def test_a_board_that_is_talked_of_is_named_again_for_its_orders(text: str) -> None:
    """Talk ahead of the orders that names a board owns none of them."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 32), "B": ([1], 33)})


@pytest.mark.parametrize("text", ["If B goes well. A 4 B 1", "Perhaps only on B. A 4, B 1", "For both of them. 4, B 1"])
def test_a_condition_on_a_board_is_no_talk(text: str) -> None:
    """It is asked about."""
    assert reading(text, boards="AB").verdict == "ask"
