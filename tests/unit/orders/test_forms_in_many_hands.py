"""Orders labelled by whoever writes them: every usual label, sign and value with every other, drawn by lot.

What is filed is what stands there. A form that nobody can make out may be asked about; no other number is taken.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, Final

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

WORDS: Final = ("", "one", "two", "three", "four", "five", "six")
THROWN: Final[tuple[Callable[[int], str], ...]] = (
    str,
    lambda n: WORDS[n],
    lambda n: f"a {n}",
    lambda n: f"the {n}",
    lambda n: f"the {WORDS[n]}",
)
SIGNS: Final = (": ", " = ", " - ", " – ", " is ", " ", "... ")
OF_TWO_TURNS: Final = (
    *(("1st turn", "2nd turn"), ("First turn", "Second turn"), ("Turn 9", "Turn 10"), ("9th turn", "10th turn")),
    *(("T9", "T10"), ("Round 9", "Round 10"), ("First", "Second"), ("1st", "2nd"), ("Throw 1", "Throw 2")),
    *(("First throw", "Second throw"), ("Die 1", "Die 2"), ("turn nine", "turn ten"), ("9", "10")),
    *(("Throw for turn 9", "Throw for turn 10"), ("1st throw", "2nd throw"), ("Turn 9 throw", "Turn 10 throw")),
    *(("Move 1", "Move 2"), ("For turn 9", "For turn 10")),
)
DOORS_OF_TWO: Final = (
    *("Trapdoor", "Trapdoor for both", "Trapdoor (both)", "trapdoor for the two", "Trapdoor both turns", "Trap", "TD"),
    *("Both turns: trapdoor", "Trapdoor for turns 9 and 10", "Trapdoor 9/10", "Door", "Nomination"),
    *("Trapdoor for the pair", "One trapdoor for both", "Trapdoor for 9+10", "Trapdoor for turns 9-10"),
)
ENDS: Final = ("\n", ", ", "; ", ". ")
THROWS: Final = (
    *("throw", "Throw", "die", "roll", "move", "number", "my throw", "Throw for turn 9", "Your throw", "THROW"),
    *("Throw (1-6)", "Die roll", "Turn 9 throw", "dice"),
)
DOORS: Final = (
    *("trapdoor", "Trapdoor", "trap", "TD", "nomination", "hole", "my trapdoor", "door", "Trap door"),
    *("A space to nominate as a trapdoor", "TRAPDOOR", "Trapdoor (1-100)", "trapdoor vote"),
)
SPACES: Final[tuple[Callable[[int], str], ...]] = (
    str,
    lambda n: f"#{n}",
    lambda n: f"space {n}",
    lambda n: f"square {n}",
    lambda n: f"[{n}]",
    lambda n: f"on {n}",
    lambda n: f'"{n}"',
)


def _drawn(*each: Sequence[Any], most: int) -> list[tuple[Any, ...]]:
    """Return some of all combinations, the same every time."""
    every = [*product(*each)]
    return random.Random(9).sample(every, min(most, len(every)))


def _is_what_it_says(got: Reading, throws: list[int], door: int) -> bool:
    found, space = short(got).get("A", ([], None))
    if got.verdict == "clear":
        return (found, space) == (throws, door)
    return found in ([], throws, throws[:1]) and space in (None, door)


@pytest.mark.parametrize(
    ("heads", "sign", "value", "label", "end", "throws", "door"),
    _drawn(
        OF_TWO_TURNS,
        SIGNS,
        THROWN,
        DOORS_OF_TWO,
        (*ENDS, "\n\n"),
        ((6, 1), (2, 5)),
        ((True, 94), (True, 7), (True, 1)),
        most=3000,
    ),
)
def test_a_round_of_two_turns(
    heads: tuple[str, str],
    sign: str,
    value: Callable[[int], str],
    label: str,
    end: str,
    throws: tuple[int, int],
    door: tuple[bool, int],
) -> None:
    """Two throws with a head each, and one trapdoor for both turns."""
    told = [f"{head}{sign}{value(throw)}" for head, throw in zip(heads, throws, strict=True)]
    text = end.join([*told, f"{label}{sign}{door[1]}"])
    assert _is_what_it_says(reading(text, turns=2, subject="Re: COBRA turns 9 and 10"), [*throws], door[1])


@pytest.mark.parametrize(
    ("throw", "door", "sign", "value", "space", "end", "numbers"),
    _drawn(
        THROWS, DOORS, SIGNS, THROWN, SPACES, (*ENDS, " / ", "\n\n"), ((4, 45), (2, 100), (3, 66), (5, 5)), most=3000
    ),
)
def test_a_round_of_one_turn(
    throw: str,
    door: str,
    sign: str,
    value: Callable[[int], str],
    space: Callable[[int], str],
    end: str,
    numbers: tuple[int, int],
) -> None:
    """A throw and a trapdoor, in either order."""
    told = f"{throw}{sign}{value(numbers[0])}", f"{door}{sign}{space(numbers[1])}"
    for text in (end.join(told), end.join(reversed(told))):
        assert _is_what_it_says(reading(text, subject="Re: COBRA turn 9"), [numbers[0]], numbers[1])


@pytest.mark.parametrize(
    ("heads", "sign", "value", "label", "end"),
    _drawn(OF_TWO_TURNS, SIGNS[:5], THROWN, DOORS_OF_TWO, ("\n", "\n\n"), most=600),
)
def test_the_same_throw_twice_is_filed_for_neither(
    heads: tuple[str, str], sign: str, value: Callable[[int], str], label: str, end: str
) -> None:
    """Which of the two is meant to be another nobody knows; the trapdoor may stand."""
    text = end.join([*(f"{head}{sign}{value(3)}" for head in heads), f"{label}{sign}94"])
    got = read(clean(text), form(2, named=(9, 10)), "Re: COBRA turns 9 and 10")
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None)) in (([], None), ([], 94))


@pytest.mark.parametrize(
    "text",
    ["Tennis results:\n\n5 - 3\n\n6 - 4\n\nTrapdoor 45", "3 - 1\n4 - 2", "Our quiz league:\n5 - 3\n6 - 4\nTrapdoor 45"],
)
def test_scores_are_no_throws(text: str) -> None:
    """Two numbers with a dash are a turn and its throw only where they are the turns of the round."""
    got = read(clean(text), form(2, named=(17, 18)), "Re: COBRA turns 17 and 18")
    assert (got.verdict, short(got).get("A", ([], None))[0]) == ("ask", [])
