"""Rounds of two turns: which of the two throws goes first, said in passing or asked for kindly."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "Here, could ye put the six afore the one? Sorry tae be a pain.",
        "could you put the 6 before the 1?",
        "Could you please put the 6 ahead of the 1 instead?",
        "can I swap them, the 6 first and then the 1?",
        "could you swap the two throws round: 6 then 1 please?",
        "Kannst du bitte die 6 vor die 1 setzen?",
        "Peux-tu mettre le 6 avant le 1 ?",
        "Kun je de 6 voor de 1 zetten?",
        "¿Puedes poner el 6 antes del 1?",
        "Puoi mettere il 6 prima dell'1?",
    ],
)
def test_an_order_of_throws_that_is_asked_for_is_taken(house: House, words: str) -> None:
    """A kindly question that names both throws in their order changes it."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Throws 1, 6. Trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [6, 1], "trapdoor": 17}


@pytest.mark.parametrize(
    "words",
    [
        "Can I play the 6 before the 1?",
        "Could you put the 6 before the 1 in your list?",
        "Would you put the 6 before the 1?",
        "Would you have put the 6 before the 1?",
        "should I put the 6 before the 1?",
        "Could you put the 6 before the 6?",
        "Can you put 6 before 1 on the chart?",
        "Can I swap them, the 6 first and then the 1, if Gaz is ahead?",
    ],
)
def test_a_question_about_the_order_is_a_question(house: House, words: str) -> None:
    """What the rules allow, what the GM would do, the order in a list, a condition: nothing is changed."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Throws 1, 6. Trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [1, 6], "trapdoor": 17}
    assert "your orders are in" not in text_of(house.sent_to("Brenda")[-1])


@pytest.mark.parametrize(
    ("words", "throws"),
    [
        ("3 n 4 left. 3 first. Trap 16.", [3, 4]),
        ("3 and 4 left, the 4 first. Trap 16", [4, 3]),
        ("Just the 1 and the 4 left in the locker. We'll go wi the wee one first. Trap at 16.", [1, 4]),
        ("I have 2 and 5 left. The bigger one first. Trap 16", [5, 2]),
        ("Well that's ma set near done, 3 n 4 left. 3 first. Trap 16.", [3, 4]),
        ("That's my set nearly gone, 3 and 4 left. The 4 first. Trap 16", [4, 3]),
        ("Nearly through my numbers, 2 and 5 left. 5 first. Trap 16", [5, 2]),
        ("So sind meine Zahlen fast weg, 3 und 4 übrig. Die 4 zuerst. Falltür 16", [4, 3]),
        ("3 n 4. 3 first. Trap 16", [3, 4]),
        ("I'll play 6 and 1, the 1 first. Trap 16", [1, 6]),
        ("My two throws: 6 and 1. First the 1, please. Trap 16", [1, 6]),
        ("6 e 1, prima il 6. Botola 16.", [6, 1]),
        ("6 et 1, d'abord le 1. Trappe 16", [1, 6]),
        ("6 y 1, primero el 1. Trampa 16", [1, 6]),
        ("6 en 1, eerst de 1. Valluik 16", [1, 6]),
        ("6 und 1, zuerst die 1. Falltür 16", [1, 6]),
    ],
)
def test_of_two_throws_the_one_named_first_comes_first(house: House, words: str, throws: list[int]) -> None:
    """The other comes second, whether the two are what is left or simply told."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": throws, "trapdoor": 16}


@pytest.mark.parametrize(
    "words",
    [
        "3 n 4 left. Not 3 first. Trap 16",
        "3 n 4 left. 3 first or 4 first? Trap 16",
        "6 e 1, prima il 6 o no? Botola 16.",
        "6 and 1, first the 5. Trap 16",
        "6 and 1, the 1 first if Gaz moves. Trap 16",
        "They say 6 and 1, 6 first.",
        "Desmond: 3 n 4 left, 3 first",
        "Desmond, 3 n 4 left. 3 first. Trap 16",
        "That's Desmond's set near done, 3 n 4 left. 3 first. Trap 16",
    ],
)
def test_an_order_of_throws_that_is_open_is_asked_about(house: House, words: str) -> None:
    """A denial, a choice, a condition, somebody else's throws: none is kept."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", words)
    standing = house.standing("Brenda")
    assert standing is None or not standing["A"].get("throws")


@pytest.mark.parametrize(
    ("words", "throws"),
    [
        ("second throw a 3 not a 2, then I'm DONE", [4, 3]),
        ("Sorry, make my second throw a 3, not a 2.", [4, 3]),
        ("first throw a 5 not a 4 please", [5, 2]),
        ("Zweiter Wurf 3, nicht 2.", [4, 3]),
        ("Deuxième lancer 3, pas 2.", [4, 3]),
        ("Tweede worp 3, niet 2.", [4, 3]),
        ("second throw a 3 not a 4", [4, 2]),
        ("first throw: 3 not 2", [4, 2]),
        ("second throw a 3 not a 6", [4, 2]),
        ("second throw a 3 not a 2?", [4, 2]),
        ("was my second throw a 3 not a 2", [4, 2]),
        ("Gaz had his second throw a 3 not a 2", [4, 2]),
    ],
)
def test_a_throw_in_the_place_of_one_that_stands_there_is_taken(house: House, words: str, throws: list[int]) -> None:
    """One that does not stand where it is said to stand, a question and somebody else's throw change nothing."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Throws 4, 2. Trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": throws, "trapdoor": 17}
    assert ("your orders are in" in text_of(house.sent_to("Brenda")[-1])) == (throws != [4, 2])


@pytest.mark.parametrize(
    "words",
    [
        "would you kindly reverse my two throws",
        "Could you swap the two throws round please?",
        "can you flip my throws?",
        "swap my throws",
    ],
)
def test_throws_that_are_to_be_reversed_are_asked_about_where_none_stand(house: House, words: str) -> None:
    """What is asked of the GM so is no question for the GM alone: the player is asked for the order."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Trapdoor 17")
    house.write("Brenda", words)
    assert "which second?" in " ".join(text_of(house.sent_to("Brenda")[-1]).split())
