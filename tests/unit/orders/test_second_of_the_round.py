"""A round of two turns whose second throw comes "after that", and the first of two numbers that are left."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short


def of_two(text: str) -> Reading:
    """Return how a mail is understood in the round of turns 1 and 2."""
    return read(clean(text, ()), form(2, named=(1, 2)), "")


@pytest.mark.parametrize(
    "text",
    [
        "4 and after that 3. Trap 30",
        "4, and after that 3. And 30 for the trap.",
        "the 4, afterwards the 3, trap 30",
        "I play 4. After that 3. Trap 30.",
        "4 now and after that 3. Trap 30",
        "4 this turn and 3 the turn after. Trap 30",
        "Turn 1: 4, danach 3. Falltür 30",
        "zuerst die 4, danach die 3. Falltür 30.",
        "4, danach 3. Falltür 30.",
        "Jetzt die 4 und danach die 3, Falltür 30.",
        "es bleiben mir 3 und 4: zuerst die 4, danach die 3. Falltür 30.",
        "Primero el 4 y después el 3. Trampilla: 30.",
        "4, después 3, trampilla 30",
        "4 eerst, daarna 3. Valluik 30.",
        "de 4 en daarna de 3, valluik 30",
        "Il me reste 3 et 4 : d'abord le 4, ensuite le 3. Trappe 30.",
        "le 4 et ensuite le 3, trappe 30",
        "prima il 4, dopo il 3, botola 30",
        "il 4 e dopo il 3, botola 30",
        "I have 3 and 4 left. 4, and after that 3. Trap 30",
    ],
)
def test_after_that_is_the_second_turn_of_the_round(text: str) -> None:
    """Behind one throw of the round, what comes after that is the other, and nothing is kept for later turns."""
    got = of_two(text)
    assert (got.verdict, short(got), got.later) == ("clear", {"A": ([4, 3], 30)}, {})


@pytest.mark.parametrize(
    "text",
    [
        "3 and 4, danach 5. Falltür 30",
        "I play 3 and 4. After that 5. Trap 30",
        "Turn 1: 3. Turn 2: 4, danach 5. Trap 30.",
    ],
)
def test_after_two_throws_it_is_the_turn_to_come(text: str) -> None:
    """Where both throws of the round stand before it, it is for the next turn."""
    got = of_two(text)
    assert (short(got), got.later) == ({"A": ([3, 4], 30)}, {3: {"A": {"throws": [5]}}})


@pytest.mark.parametrize(
    "text",
    [
        "After that 4. Trap 30",
        "Zuerst 3, dann 4, danach 5. Falltür 30",
        "3 this round and 4 the round after. Trap 30",
        "3, and after that week 4. Trap 30",
        "Next turn 3 and after that 4. Trap 30",
        "3 dopo il 4, botola 30",
        "5, danach vielleicht die 4. Falltür 30",
        "5, danach die 4 oder die 3. Falltür 30",
    ],
)
def test_what_comes_after_something_else_is_asked_about(text: str) -> None:
    """A round, a week, or nothing that was said before it makes no second throw."""
    got = of_two(text)
    assert got.verdict == "ask"
    assert len(short(got).get("A", ([], None))[0]) < 2


def test_in_a_round_of_one_turn_it_is_the_next() -> None:
    """There "danach" stays what it was: the turn to come."""
    got = read(clean("5, danach 4. Falltür 30", ()), form(named=(1,)), "")
    assert (short(got), got.later) == ({"A": ([5], 30)}, {2: {"A": {"throws": [4]}}})


@pytest.mark.parametrize(
    "text",
    [
        "I have 5 and 6 left. The 6 first, and trapdoor 29.",
        "I've 5 and 6 left, 6 first, trap 29",
        "That leaves me with the 5 and the 6. The 6 first, dear, and the trapdoor on 29.",
        "Last 2: 5 and 6. 1st the 6 actually. trap 29",
        "My last two are 5 and 6. First the 6, trap 29",
        "I still have 5 and 6: 6 goes first. Trap 29",
        "Ich habe noch 5 und 6. Zuerst die 6. Falltür 29.",
        "Es bleiben mir die 5 und die 6: die 6 zuerst. Falltür 29",
        "J'ai encore 5 et 6 : le 6 d'abord, trappe 29",
        "Il me reste le 5 et le 6. D'abord le 6. Trappe 29.",
        "Me quedan el 5 y el 6: el 6 primero. Trampilla 29.",
        "Mi restano il 5 e il 6: prima il 6. Botola 29",
        "Ik heb nog 5 en 6 over. De 6 eerst. Valluik 29",
        "The first of my two is the 6 and the second the 5. Trapdoor on 29, please.",
        "6 y 5, en ese orden. Trampilla 29.",
        "6 und 5 in dieser Reihenfolge. Falltür 29.",
        "6 et 5 dans cet ordre. Trappe 29.",
        "6 en 5 in die volgorde. Valluik 29",
        "Nu 6 en 5, in die volgorde. Valluik 29.",
        "6 e 5 in quest'ordine. Botola 29",
        "Hola, Alan: 6 y 5 en este orden; trampilla 29. ¿Qué tal el tiempo por ahí?",
    ],
)
def test_of_two_left_the_first_tells_the_second(text: str) -> None:
    """Who has two numbers left and says which comes first has said which comes second."""
    got = of_two(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 5], 29)})


@pytest.mark.parametrize(
    "text",
    [
        "I have 5 and 6 left. Trap 29",
        "I have 5 and 6 left. Should the 5 go first? Trap 29",
        "I have 5 and 6 left. The 5 or the 6 first? Trap 29",
        "I have 5 and 6 left. Not the 5 first. Trap 29",
        "I have 5 and 6 left. Perhaps the 5 first. Trap 29",
        "I have 5 and 6 left. The 5 first if Bo moves. Trap 29",
        "I have 5 and 6 left. The 4 first. Trap 29",
        "I have 5 and 6 left and 3 grandchildren. The 5 first. Trap 29",
        "I have 5, 6 and 4 left. The 5 first. Trap 29",
        "Clive has 5 and 6 left. The 5 first, I bet. Trap 29",
    ],
)
def test_which_is_first_is_asked_where_it_is_not_plain(text: str) -> None:
    """Doubts, conditions, questions and other numbers leave the throws open."""
    got = of_two(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 29)})


def test_how_the_weather_is_leaves_orders_plain() -> None:
    """What is asked about health and weather beside orders opens nothing; what may be a doubt stays one."""
    assert of_two("2 y 5; trampilla 72. ¿Qué tal el tiempo por ahí?").verdict == "clear"
    assert of_two("2 y 5; trampilla 72. ¿Qué tal 3 y 4?").verdict == "ask"
    assert of_two("2 y 5; trampilla 72. ¿Qué tal mejor el seis?").verdict == "ask"
