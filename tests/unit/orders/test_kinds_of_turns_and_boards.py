"""Rounds of two turns, and of several boards, as people of six languages tell them."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

IN_ORDER = [
    ("I've the 5 and the 2 left and will use them in that order. Trapdoor 40.", [5, 2], 40),
    ("My remaining pair, 4 and 6, in that order. Hatch 51.", [4, 6], 51),
    ("Trapdoor 40. I would like the six before the two.", [6, 2], 40),
    ("5 ahead of 3 please, trapdoor 61", [5, 3], 61),
    ("The three precedes the five. Trapdoor 61.", [3, 5], 61),
    ("The four goes in first and the two goes in after it. Trapdoor 18.", [4, 2], 18),
    ("5 in the first turn, 6 in the second turn. Trapdoor in both turns: 44.", [5, 6], 44),
    ("I'll do 3 and with what remains the 5. Trapdoor 55.", [3, 5], 55),
    ("a) 4\nb) 6\nTrapdoor 71", [4, 6], 71),
    ("(i) 2 (ii) 5. Trapdoor 71", [2, 5], 71),
    ("(1) 2\n(2) 5\nTrapdoor 71", [2, 5], 71),
    ("Open: 2. Close: 5. Trapdoor: 33.", [2, 5], 33),
    ("1er coup : 4, 2e coup : 6, trappe 44", [4, 6], 44),
    ("Kick off with the 6, wind up with the 4, trapdoor 38", [6, 4], 38),
    ("My 2, following which my 5. Trapdoor 49.", [2, 5], 49),
    ("5 then 1. I may have said 1 then 5 in the pub, please go by this. Trapdoor 65.", [5, 1], 65),
    ("Die 4 vor der 1. Falltür 50.", [4, 1], 50),
    ("Ich beginne mit der 5 und ende mit der 2. Falltür 50.", [5, 2], 50),
    ("Je commence par le 2 et je finis par le 5. Trappe 60.", [2, 5], 60),
    ("Premier coup : 4\nDeuxième coup : 1\nTrappe : 60", [4, 1], 60),
    ("Le 5 avant le 3, trappe 60.", [5, 3], 60),
    ("Ik begin met de 3 en eindig met de 6. Valluik 70.", [3, 6], 70),
    ("5 en 3 in die volgorde, valluik 70", [5, 3], 70),
    ("Comienzo con el 3 y acabo con el 5. Trampilla 80.", [3, 5], 80),
    ("El 4 antes que el 2. Trampilla 80.", [4, 2], 80),
    ("Inizio con il 2 e finisco con il 5. Botola 90.", [2, 5], 90),
    ("Il 4 per cominciare e l'1 per finire, botola 90.", [4, 1], 90),
]

OPEN_ORDER = [
    "2 and 6 in some order, trapdoor 40",
    "2 and 5, you sort out the order. Trapdoor 40.",
    "6 after the 3. Trapdoor 40.",
    "2 then 3. Or is it the other way round? Trapdoor 40.",
    "One of my two throws will be the 5. Trapdoor 40.",
    "My throws are 4 and... dunno. Trapdoor 40",
    "3, 5 and if there is time the 1 as well. Trapdoor 40.",
    "Die 2 und die 6, in welcher Reihenfolge auch immer. Falltür 40.",
    "Le 3 et le 6, dans l'ordre que tu veux. Trappe 40.",
    "De 3 en de 5, kies jij de volgorde maar. Valluik 40.",
    "El 3 y el 5, en el orden que prefieras. Trampilla 40.",
    "Il 2 e il 5, l'ordine non importa. Botola 40.",
]

HALF = [
    ("5 then 7, trapdoor 40", [5]),
    ("Le 3 puis le 8. Trappe 40.", [3]),
    ("First a 3, and for the second I can't choose between the 1 and the 6. Trapdoor 40.", [3]),
    ("Ich fange mit der 3 an und weiß noch nicht, womit ich aufhöre. Falltür 40.", [3]),
    ("Je commence par le 2, pour le deuxième je ne sais pas encore. Trappe 40.", [2]),
]

OF_OTHERS = [
    "Bob begins with the 3 and ends with the 5. Trapdoor 28.",
    "If Bob starts with 3 and finishes with 5, so do I. Trapdoor 28.",
    "Last time I started with 2 and finished with 6. Trapdoor 28.",
    "Should I start with the 3 and finish with the 5? Trapdoor 28.",
]

BOARDS: list[tuple[str, str, list[tuple[int, int | None]]]] = [
    ("Threes on all boards. Traps: A 20, B 30, C 40.", "ABC", [(3, 20), (3, 30), (3, 40)]),
    ("Sixes all round! Trapdoor 44 on A, 55 on B.", "AB", [(6, 44), (6, 55)]),
    ("A five on both A and B. Trapdoor 21 on A, none on B.", "AB", [(5, 21), (5, None)]),
    ("I'll throw 3 on A and on B. Trapdoors: 25 on A, 75 on B.", "AB", [(3, 25), (3, 75)]),
    ("A and B: 5 each. C: 1. Trapdoors 71 for A, 18 for B, 52 for C.", "ABC", [(5, 71), (5, 18), (1, 52)]),
    ("A and C both get a 4, B gets a 2. No trapdoors.", "ABC", [(4, None), (2, None), (4, None)]),
    ("Five on the A board, two on the B board. Trapdoors at 33 (A) and 66 (B).", "AB", [(5, 33), (2, 66)]),
    ("A one, B three. No trapdoor on either of them.", "AB", [(1, None), (3, None)]),
    ("a: 3 and 41. b: 6 and 17. ta", "AB", [(3, 41), (6, 17)]),
    ("Here goes, all three: A two and 28, B five and 61, C one and 19.", "ABC", [(2, 28), (5, 61), (1, 19)]),
    ("Please move me three spaces on A and two spaces on B. Open 31 on A and 81 on B.", "AB", [(3, 31), (2, 81)]),
    ("Auf dem A-Brett die 2 und Falltür 30. Auf dem B-Brett die 5, Falltür 60.", "AB", [(2, 30), (5, 60)]),
    ("Auf A und auf B die 4. Falltüren: 30 auf A, 60 auf B.", "AB", [(4, 30), (4, 60)]),
    ("Le 2 sur A et sur B. Trappes : 30 sur A, 60 sur B.", "AB", [(2, 30), (2, 60)]),
    ("Pour le A, un cinq et la trappe en 20 ; pour le B, un trois et la trappe en 90.", "AB", [(5, 20), (3, 90)]),
    ("Voor A kies ik de vijf met valluik 20, voor B de een met valluik 80.", "AB", [(5, 20), (1, 80)]),
    ("En el A juego un dos y en el B un seis. Trampilla 30 en los dos.", "AB", [(2, 30), (6, 30)]),
    ("Uno su A e quattro su B, botola 30 su entrambi.", "AB", [(1, 30), (4, 30)]),
]

OPEN_BOARDS: list[tuple[str, str, list[tuple[int | None, int | None]]]] = [
    ("A 5 on A, B to follow tonight. Trapdoor 30 on A.", "AB", [(5, 30), (None, None)]),
    ("A and B done on the phone, you have those. C: will tell you tomorrow.", "ABC", [(None, None)] * 3),
    ("A 2 on one board, a 5 on the other. Trapdoor 33 on both A and B.", "AB", [(None, 33), (None, 33)]),
    ("On A Bob has his 4, trapdoor 30, on B I have my 2, trapdoor 40.", "AB", [(None, 30), (2, 40)]),
    ("Un due su A e uno su B. Botole 30 su A e 60 su B.", "AB", [(None, None), (None, None)]),
]


@pytest.mark.parametrize(("text", "throws", "door"), IN_ORDER)
def test_words_of_sequence_in_six_languages_put_two_throws_in_order(text: str, throws: list[int], door: int) -> None:
    """Where words tell which throw comes first, both are taken in the order of play, with the trapdoor."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "clear")


@pytest.mark.parametrize("text", OPEN_ORDER)
def test_an_order_that_is_left_open_is_asked_in_any_language(text: str) -> None:
    """Two throws are not entered where the player leaves open which comes first, or which they are."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": ([], 40)}, "ask")


@pytest.mark.parametrize(("text", "throws"), HALF)
def test_a_second_throw_that_cannot_be_or_is_not_known_is_asked(text: str, throws: list[int]) -> None:
    """A second throw beyond the die, or still undecided, is asked about; the first may stand."""
    made = reading(text, 2)
    assert (made.verdict, short(made)["A"][1]) == ("ask", 40)
    assert short(made)["A"][0] in ([], throws)


@pytest.mark.parametrize("text", OF_OTHERS)
def test_a_sequence_of_others_or_of_another_time_orders_nothing(text: str) -> None:
    """Two throws in order are no orders where somebody else plays them, or where they are past, asked or supposed."""
    made = reading(text, 2)
    assert short(made).get("A", ([], None))[0] == []
    assert made.verdict == "ask"


@pytest.mark.parametrize(("text", "boards", "orders"), BOARDS)
def test_boards_are_told_in_many_ways(text: str, boards: str, orders: list[tuple[int, int | None]]) -> None:
    """Names beside articles, in brackets, in a row or as compounds tell which board each number is for."""
    made = reading(text, 1, boards)
    got = {name: (throws, door if isinstance(door, int) else None) for name, (throws, door) in short(made).items()}
    assert got == {name: ([throw], door) for name, (throw, door) in zip(boards, orders, strict=True)}
    assert made.verdict == "clear"


@pytest.mark.parametrize(("text", "boards", "orders"), OPEN_BOARDS)
def test_a_board_that_is_left_open_is_asked(
    text: str, boards: str, orders: list[tuple[int | None, int | None]]
) -> None:
    """A board that comes later, or whose number nobody tells, is asked about; the other boards' orders are kept."""
    made = reading(text, 1, boards)
    got = short(made)
    for name, (throw, door) in zip(boards, orders, strict=True):
        assert got.get(name, ([], None)) == ([] if throw is None else [throw], door)
    assert made.verdict == "ask"


def test_boards_and_turns_go_together() -> None:
    """Each board of a round of two turns has its own two throws, in its own order."""
    made = reading("A 3,1 in that order, trap 28\nB 2,5 in that order, trap 66", 2, "AB")
    assert (short(made), made.verdict) == ({"A": ([3, 1], 28), "B": ([2, 5], 66)}, "clear")
    made = reading("A: 3 then 1, trap 28. B: 2 and 5 in any order, trap 66.", 2, "AB")
    assert (short(made), made.verdict) == ({"A": ([3, 1], 28), "B": ([], 66)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "My turn 12 orders: throw 5, trapdoor 40.",
        "This is for turn 12: throw 5, trapdoor 40",
        "Throw 5, trapdoor 40. These are for turn 12.",
        "Throw 5. Trapdoor 40. (Turn 12)",
    ],
)
def test_orders_that_are_all_for_another_turn_are_asked_about(text: str) -> None:
    """Whether the open turn is known or only the subject names it; those for that turn are taken."""
    for made in (form(), form(named=(5,))):
        got = read(clean(text), made, "Re: HARE turn 5")
        assert (got.verdict, got.orders) == ("ask", {})
        own = read(clean(text.replace("12", "5")), made, "Re: HARE turn 5")
        assert (own.verdict, short(own)) == ("clear", {"A": ([5], 40)})


@pytest.mark.parametrize(
    "text",
    ["3 now and 9 next, with a hole dug at 66.", "I'll go 5 and after it depends. Trapdoor 27.", "3 now and 9 next"],
)
def test_the_second_of_two_throws_that_is_not_plain_is_asked_about(text: str) -> None:
    """One throw is enough for two turns only where nothing else is said of the other."""
    assert reading(text, 2).verdict == "ask"
    assert reading("I'll go 5 and be off to bed. Trapdoor 27.", 2).verdict == "clear"
