"""Two boards told in few words: one label for two trapdoors, "same on B", "both", and names behind the numbers."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


@pytest.mark.parametrize(
    ("text", "door", "other"),
    [
        ("A 6 then 5, B 3 then 2, trap 61 on A, none on B", 61, "none"),
        ("A 6 then 5, B 3 then 2. Trapdoor 61 on A, nothing on B, thank you.", 61, "none"),
        ("A 6 then 5, B 3 then 2, trap none on A, 44 on B", "none", 44),
        ("6 puis 5 sur A, 3 puis 2 sur B, trappe 61 sur A, pas sur B", 61, "none"),
        ("6 puis 5 sur A, 3 puis 2 sur B, trappe 61 sur A, sur B j'en veux pas", 61, "none"),
        ("6 puis 5 sur A, 3 puis 2 sur B, trappe 61 sur A, pas de trappe sur B", 61, "none"),
        ("op a 6 dan 5, op b 3 dan 2, valluik op a 61, b zonder", 61, "none"),
        ("A 6 y 5, B 3 y 2, trampilla 61 en el A y 44 en el B", 61, 44),
        ("Moin, A 6 dann 5, B 3 dann 2, Falltür 61 auf A und Falltür 44 auf B", 61, 44),
        ("A 6 poi 5, B 3 poi 2; botola alla 61 su A e nessuna su B.", 61, "none"),
        ("A 6 then 5, B 3 then 2. Trap 44, but only on B", None, 44),
        ("op a 6 dan 5, op b 3 dan 2. valluik alleen op b, 44", None, 44),
        ("A 6 then 5, B 3 then 2. Falltüren 61 und 44 (A und B)", 61, 44),
        ("A 6 poi 5, B 3 poi 2. Le botole: 61 e 44, rispettivamente su A e su B.", 61, 44),
        ("A 6 then 5, B 3 then 2, trap 44 both", 44, 44),
        ("A 6 then 5, B 3 then 2. Trapdoor 44 on the both.", 44, 44),
        ("A 6 then 5, B 3 then 2. Trapdoor 44 on A and the same on B please.", 44, 44),
        ("A 6 then 5, B 3 then 2. valluik 61 en 44", 61, 44),
        ("Auf A 6 und 5, auf B 3 und 2. Falltür 61 auf A u. 44 auf B.", 61, 44),
    ],
)
def test_one_label_is_for_the_trapdoors_of_both_boards(
    text: str, door: int | str | None, other: int | str | None
) -> None:
    """What stands beside each board's name behind one label is that board's trapdoor, or that it has none."""
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 5], door), "B": ([3, 2], other)})


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A: 4, trap 20, B: 5, trap 30", {"A": ([4], 20), "B": ([5], 30)}),
        ("4 on A, trap 20, 5 on B, trap 30", {"A": ([4], 20), "B": ([5], 30)}),
        ("4, trap 20 on A and 5, trap 30 on B", {"A": ([4], 20), "B": ([5], 30)}),
        ("A 4, B 5. trap 12 on A", {"A": ([4], 12), "B": ([5], None)}),
        ("on A 4, on B 5, trap 12 on A", {"A": ([4], 12), "B": ([5], None)}),
    ],
)
def test_each_board_keeps_the_trapdoor_beside_its_own_throw(text: str, orders: Short) -> None:
    """A trapdoor is never that of the board whose name follows its own throw."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", orders)


@pytest.mark.parametrize(
    "text",
    [
        "A 4, B 5. trap 61 on A or none on B",
        "A 4, B 5. trap maybe 20 on A, 30 on B",
        "A 4, B 5. traps 53 or 52 (A and B)",
        "A 4, B 5, trap 30 or 31 both",
        "A 4, B 5, trap 30 both or none",
        "A 4, B 5. Trapdoor 16 on A and whatever you like on B",
        "4 on A, same on B if you agree",
        "4 on A, opposite on B",
        "perhaps, 4 on A, 5 on B",
        "sorry, no, 5 on both or 6",
        "4 on A trap 20, same as Dot on B",
        "3 on both or no trapdoors",
    ],
)
def test_what_is_open_of_two_boards_is_asked(text: str) -> None:
    """A choice, a doubt or a condition about one board's trapdoor is asked, however short it is told."""
    assert reading(text, boards="AB").verdict == "ask"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("4 on A, same on B, trap 17 for both", {"A": ([4], 17), "B": ([4], 17)}),
        ("4 on A and the same on B, trap 17 both", {"A": ([4], 17), "B": ([4], 17)}),
        ("en el A el 5 y en el B lo mismo, trampilla 25 en el A y 22 en el B", {"A": ([5], 25), "B": ([5], 22)}),
        ("su A il 4, su B lo stesso. Botola 33 su A.", {"A": ([4], 33), "B": ([4], None)}),
        ("A 4, B the same. trapdoor 60 on A only", {"A": ([4], 60), "B": ([4], None)}),
        ("el 4 en el A y el 4 tb en el B, trampillas 33 y 42 respectivamente", {"A": ([4], 33), "B": ([4], 42)}),
        ("6 and 4 (A then B), trap 60 both.", {"A": ([6], 60), "B": ([4], 60)}),
        ("6 and 4 (B then A)", {"A": ([4], None), "B": ([6], None)}),
        ("3 on both and no trapdoors, I can't think.", {"A": ([3], "none"), "B": ([3], "none")}),
        ("5 on A, 1 on B, and the same trapdoor on the two of them, 12.", {"A": ([5], 12), "B": ([1], 12)}),
        ("Board A six. Board B five. Same trapdoor on each, 24, if that's allowed.", {"A": ([6], 24), "B": ([5], 24)}),
        ("en el A el 3 y en el B el 6, trampilla 59 en los 2", {"A": ([3], 59), "B": ([6], 59)}),
        ("4 op a, 4 op b. valluik 60 a, 55 b.", {"A": ([4], 60), "B": ([4], 55)}),
        ("yo alan, op allebei een 5, valluik 13 bij A en 15 bij B. thx", {"A": ([5], 13), "B": ([5], 15)}),
        ("op allebei 5, valluik 13 bij a en 15 bij b", {"A": ([5], 13), "B": ([5], 15)}),
        ("righto, 4 on A, same on B, trap 17 for both", {"A": ([4], 17), "B": ([4], 17)}),
        ("Down to 41! Right so. 6 on both, trapdoor 57 on A only.", {"A": ([6], 57), "B": ([6], None)}),
        ("op a 1, op b 3. valluik a 34 b 45", {"A": ([1], 34), "B": ([3], 45)}),
        ("a 6, 2 on the other", {"A": ([6], None), "B": ([2], None)}),
        ("auf A die 6 und auf B die 4. Falltür 14 auf A, B überleg ich mir noch.", {"A": ([6], 14), "B": ([4], None)}),
    ],
)
def test_both_boards_are_known_in_few_words(text: str, orders: Short) -> None:
    """ "Same", "both", "respectively" and a row of names give each board what a reader would give it."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", orders)


def test_two_throws_on_both_are_not_one_on_each() -> None:
    """In a round of two throws "5 and 3 on A and B" is both on both, and "A 6 then 5, opposite on B" turns them."""
    assert short(reading("5 and 3 on A and B", turns=2, boards="AB")) == {"A": ([5, 3], None), "B": ([5, 3], None)}
    assert short(reading("6 then 5 on A, opposite on B", turns=2, boards="AB")) == {
        "A": ([6, 5], None),
        "B": ([5, 6], None),
    }
