"""What is said of one of two boards, in small letters, by "the same", or beside the other one: it stays there."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

PLAIN: list[tuple[str, Short]] = [
    # small letters
    ("doe maar 6 op a en 1 op b. valluik 26 op b", {"A": ([6], None), "B": ([1], 26)}),
    ("6 op a en 1 op b. valluik op b 26, op a hoeft niet", {"A": ([6], "none"), "B": ([1], 26)}),
    ("a 3, b 6, valluik a 28, b 35", {"A": ([3], 28), "B": ([6], 35)}),
    ("a 3, b 6, trap a 28, b 35", {"A": ([3], 28), "B": ([6], 35)}),
    ("a 3, b 6, trampilla a 28, b 35", {"A": ([3], 28), "B": ([6], 35)}),
    ("b 4, a 2, valluik b 41 en a 40", {"A": ([2], 40), "B": ([4], 41)}),
    ("6 op allebei, valluik alleen op a 57", {"A": ([6], 57), "B": ([6], None)}),
    ("6 auf beiden, falltür nur auf a 57", {"A": ([6], 57), "B": ([6], None)}),
    ("6 on both, trap only on a, 57", {"A": ([6], 57), "B": ([6], None)}),
    ("su a il 4 e su b il 2, botola su b 41", {"A": ([4], None), "B": ([2], 41)}),
    ("en el a el 4 y en el b el 2. trampilla solo en el b la 41", {"A": ([4], None), "B": ([2], 41)}),
    ("4 op a, 4 op b. valluik 60 a, 55 b.", {"A": ([4], 60), "B": ([4], 55)}),
    ("6 on a and 1 on b. trap just on a at 24", {"A": ([6], 24), "B": ([1], None)}),
    # the same, and a trapdoor told later for one of them
    ("A el 4, B igual. trampilla solo en el A, la 60", {"A": ([4], 60), "B": ([4], None)}),
    ("A 4, B the same. trapdoor 60 on A only", {"A": ([4], 60), "B": ([4], None)}),
    ("A 4, B pareil. trappe 60 seulement sur A", {"A": ([4], 60), "B": ([4], None)}),
    ("A 4, B genauso. Falltür 60 nur auf A", {"A": ([4], 60), "B": ([4], None)}),
    ("A 4 e B lo stesso. Botola 60 su A.", {"A": ([4], 60), "B": ([4], None)}),
    ("A 4, B the same. trapdoor 60 on both", {"A": ([4], 60), "B": ([4], 60)}),
    ("A 4, trapdoor 60. B the same.", {"A": ([4], 60), "B": ([4], 60)}),
    ("A 3, B 4. Botola 52 su A; su B come su A.", {"A": ([3], 52), "B": ([4], 52)}),
    # both by their number
    ("A: 2, B: 5, trappe la meme des 2 cotes, 60", {"A": ([2], 60), "B": ([5], 60)}),
    ("A: 2, B: 5, trappe 60 sur les 2 stp", {"A": ([2], 60), "B": ([5], 60)}),
    ("A 2, B 5, trampilla 60 en los 2", {"A": ([2], 60), "B": ([5], 60)}),
    ("A 2, B 5, trapdoor 60 on the 2 of them", {"A": ([2], 60), "B": ([5], 60)}),
    ("A 2, B 5, valluik 60 in beide 2", {"A": ([2], 60), "B": ([5], 60)}),
    ("A 2, B 5, botola 60 su tutti e due", {"A": ([2], 60), "B": ([5], 60)}),
    ("A 2, B 5, Falltür 60 auf allen 2", {"A": ([2], 60), "B": ([5], 60)}),
    ("A 2, B 5, trap 60 both", {"A": ([2], 60), "B": ([5], 60)}),
    # talk with numbers, and what is left out
    ("A 4 und B 3, Falltür 33 auf A und 42 auf B. Hier sind 2 Heizungen kaputt.", {"A": ([4], 33), "B": ([3], 42)}),
    ("A 4, B 2, trap 40 on A. we have 3 kids with flu and 2 dogs", {"A": ([4], 40), "B": ([2], None)}),
    ("A nehm ich die 5 und B die 6. Falltür A 22, auf B lass ich die weg.", {"A": ([5], 22), "B": ([6], "none")}),
    ("A 5 and B 6. Trapdoor A 22, on B I'll leave it out", {"A": ([5], 22), "B": ([6], "none")}),
    ("A 4, B 5, trappe 71 sur A, sur B j'en veux pas", {"A": ([4], 71), "B": ([5], "none")}),
    ("A 4, B 2; botola su A niente e su B 41", {"A": ([4], "none"), "B": ([2], 41)}),
    ("A 5, B 2, trap 12 for A. None on B", {"A": ([5], 12), "B": ([2], "none")}),
    ("A 5, B 2. Falltür 12 auf A. Keine auf B.", {"A": ([5], 12), "B": ([2], "none")}),
    ("A 3, B 6 and drop the trap there", {"A": ([3], None), "B": ([6], "none")}),
    ("A 3, y en el B el 6 y la trampilla ahi la quito", {"A": ([3], None), "B": ([6], "none")}),
]


@pytest.mark.parametrize(("text", "orders"), PLAIN)
def test_what_is_for_one_board_goes_to_that_board(text: str, orders: Short) -> None:
    """A throw and a trapdoor are the board's that they are said for, and of both where both are told."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", orders)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("a 3-1, b 6-3, valluik a 28, b 35", {"A": ([3, 1], 28), "B": ([6, 3], 35)}),
        ("op allebei 5 en dan 6, valluik op a 63", {"A": ([5, 6], 63), "B": ([5, 6], None)}),
        ("A: 5 puis 3. B: pareil. trappe 16 sur A", {"A": ([5, 3], 16), "B": ([5, 3], None)}),
        ("A 6 then 5, B 3 then 2, trap 61 on A, none on B", {"A": ([6, 5], 61), "B": ([3, 2], "none")}),
        ("A 4 then 2, B 3 then 1, trap 40 A, none B", {"A": ([4, 2], 40), "B": ([3, 1], "none")}),
        ("A 1 y 2, B 4 y 2. trampilla en el B 77, en el A ninguna", {"A": ([1, 2], "none"), "B": ([4, 2], 77)}),
    ],
)
def test_so_it_does_where_each_has_two_throws(text: str, orders: Short) -> None:
    """A round of two turns has one trapdoor on each board, and it goes where it is said to go."""
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", orders)


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("A 4, B the same. trapdoor 60", "B"),
        ("A 2, B 5, trapdoor on the two", "B"),
        ("a 3, b 6, botola a 28", "B"),
        ("en el A el 6 y en el B el 1, la trampilla igual q la otra vez", "A"),
        ("A 4, B 5. If Bo moves, trapdoor 22 on A", "A"),
        ("A 4, B 5. Perhaps trapdoor 22 on A, 33 on B", "A"),
        ("A 4, B 5. trapdoor 22 on A, no, make that 33", "A"),
        ("A 4, B 5. trapdoor 22 on A unless Bo is there", "A"),
        ("A 4, B 5. Bo has trapdoor 22 on A", "A"),
        ("A 6 B 1 trap for A 24", "B"),
        ("5 on both, trap 31 on both bar A", "A"),
        ("5 on both boards, trap 31 on both boards except A", "A"),
        ("A 5, B 6, trap 22 not on B but on A", "B"),
        ("A 5, B 6. trap 22 on B. Oh no, on A", "B"),
    ],
)
def test_a_trapdoor_that_may_be_for_any_board_is_asked_about(text: str, board: str) -> None:
    """Nothing is entered on a board of which it was not plainly said."""
    got = reading(text, boards="AB")
    trapdoor = got.orders.get(board, {}).get("trapdoor")
    assert trapdoor is None
    assert got.verdict == "ask" or board == "B"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A 5, B 6. drop the trap there", {"A": ([5], None), "B": ([6], "none")}),
        ("A 5, B 6.\nDrop the trap there, thanks", {"A": ([5], None), "B": ([6], "none")}),
        ("B 6, A 5! Please scrap the trap on that one.", {"A": ([5], "none"), "B": ([6], None)}),
        ("A 5, trap 20\nB 6\nlose the trap there", {"A": ([5], 20), "B": ([6], "none")}),
        ("A 5. Auf B die 6. Die Falltür da lasse ich weg.", {"A": ([5], None), "B": ([6], "none")}),
        ("A le 5, B le 6. J'enlève la trappe là.", {"A": ([5], None), "B": ([6], "none")}),
    ],
)
def test_there_is_on_the_board_that_was_named_last(text: str, orders: Short) -> None:
    """A trapdoor is dropped "there" in a sentence, or a line, of its own as behind a comma."""
    assert short(reading(text, boards="AB")) == orders


@pytest.mark.parametrize("text", ["A and B 6. Drop the trap there.", "A 5, B 6. Drop the trap there at 24."])
def test_there_is_nowhere_where_two_boards_may_be_meant(text: str) -> None:
    """What is to be dropped on any of two boards, or put there, takes nothing away."""
    got = reading(text, boards="AB")
    assert got.verdict == "ask"
    assert not any("trapdoor" in order for order in got.orders.values())


@pytest.mark.parametrize(
    "text",
    [
        *("3 on both and no trapdoors, but 40 on B", "3 on both, no trapdoor except 40 on B"),
        *("A 3, B 3. No trapdoors, only B 40 please", "3 on both without trapdoors, except for B, 40"),
        "3 auf beiden, keine Falltüren, aber 40 auf B",
        "3 sur les deux, pas de trappe, mais 40 sur B",
        "3 op allebei en geen valluiken, behalve 40 op B",
        "3 en los dos y sin trampillas, pero 40 en B",
        "3 su tutti e due e nessuna botola, ma 40 su B",
    ],
)
def test_no_trapdoors_but_one(text: str) -> None:
    """Whoever has no trapdoors but one has that, and none on the other board."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], "none"), "B": ([3], 40)})


@pytest.mark.parametrize(
    "text",
    [
        *("3 on both and no trapdoors, but 6 on B", "3 on both. If Bo moves no trapdoors, but 40 on B"),
        "3 on both and no trapdoors but I like 40 on B",
    ],
)
def test_what_may_be_no_trapdoor_behind_no_trapdoors_is_asked_about(text: str) -> None:
    """A number that a throw can be, a condition, or talk behind "but" is no plain trapdoor."""
    got = reading(text, boards="AB")
    assert got.verdict == "ask"
    assert got.orders.get("B", {}).get("trapdoor") in (None, "none")


@pytest.mark.parametrize(
    "text",
    [
        *("A 5, B 2. Trapdoor A on 12, trapdoor B on 13.", "5 on A and 2 on B. Trapdoor A at 12, B at 13."),
        *("A 5, B 2. Traps: A on 12 and B on 13", "a 5, b 2, trapdoor a on 12, b on 13"),
        *("A 5, B 2. Falltür A auf 12, Falltür B auf 13.", "A 5, B 2. Falltür A auf die 12, B auf die 13."),
        *("5 op A en een 2 op B. Valluik A op 12, valluik B op 13.", "a 5, b 2, valluik a op 12, b op 13"),
        *("A 5, B 2. Trappe A en 12, trappe B en 13.", "A 5, B 2. Botola A sul 12, botola B sul 13."),
        "A 5, B 2. Trampilla A en el 12, trampilla B en el 13.",
    ],
)
def test_a_letter_between_a_label_and_its_space_is_a_board(text: str) -> None:
    """A trapdoor "A on 12" is that of board A."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 12), "B": ([2], 13)})


@pytest.mark.parametrize("text", ["A 5, B 2 and a trap on 12", "A 5, B 2. Trapdoor A on 12 or 13"])
def test_so_is_no_article_and_no_choice(text: str) -> None:
    """An article before the label names no board, and of two spaces none is taken."""
    got = reading(text, boards="AB")
    assert got.verdict == "ask"
    assert not any("trapdoor" in order for order in got.orders.values())


@pytest.mark.parametrize(
    "text",
    ["4 on a trap 40, 2 on b no trap", "a to 5, b stays", "a mag 6, b mag 3, valluik 60 op a", "a wordt 6 en b 3"],
)
def test_no_throw_goes_to_the_board_beside_its_own(text: str) -> None:
    """A throw that the reader cannot place is asked about; it is never entered on the other board."""
    got = reading(text, boards="AB")
    thrown = {board: order.get("throws") for board, order in got.orders.items()}
    assert thrown.get("A") in (None, [4], [6])
    assert thrown.get("B") in (None, [2], [3])


@pytest.mark.parametrize(
    ("text", "throw"),
    [
        ("je me suis trompee pr le B je voulais dire 5 pas 6. le reste change pas", 5),
        ("sorry, for B I meant 5, not 6", 5),
        ("en el B quería decir 5, no 6", 5),
    ],
)
def test_what_was_meant_on_a_board(text: str, throw: int) -> None:
    """A slip that is put right on one board changes that throw and leaves the other board alone."""
    assert short(reading(text, boards="AB")) == {"B": ([throw], None)}


@pytest.mark.parametrize("text", ["6 on a whim", "sur les 2 derniers tours rien", "bring a 6 to b and b"])
def test_what_is_no_board_and_no_count_orders_nothing(text: str) -> None:
    """An article is no board, and what counts turns does not count boards."""
    assert not any(order.get("trapdoor") for order in reading(text, boards="AB").orders.values())
