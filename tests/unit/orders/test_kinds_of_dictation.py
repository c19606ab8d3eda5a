"""Mails that were dictated to a telephone, which wrote down the signs as words."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

# A throw of 2, and 56 for the trapdoor.
SPOKEN = [
    "throw two full stop trapdoor fifty six full stop tell Sheila I got her card",
    "how are you question mark throw two comma trapdoor fifty six",
    "dear GM comma new line throw two full stop new line trapdoor fifty six full stop new paragraph cheers comma Ted",
    "throw two period trapdoor fifty six period",
    "Wurf zwei Punkt Falltür sechsundfünfzig Punkt",
    "throw the number two comma trapdoor fifty six full stop oh great dictation is on again why is that",
    "ich werfe die zwei Komma Falltür auf sechsundfünfzig Punkt",
    "je joue le deux point trappe en cinquante-six point",
    "ik gooi twee punt valluik zesenvijftig punt",
    "tiro el dos punto trampilla cincuenta y seis punto",
    "tiro il due punto botola cinquantasei punto",
]
# The same, where a sign is only spoken of or written as well.
NAMED = [
    "I came to a full stop at the roundabout. Throw 2, trapdoor 56.",
    "Throw 2, trapdoor 56, full stop.",
    "Throw 2 and that's the point, trapdoor 56",
    "Throw 2 trapdoor 56 and no question mark about it",
    "throw 2 full stop. trapdoor 56 full stop.",
]
ASKED = [
    "throw two comma trapdoor fifty six full stop oh great dictation got that wrong wait",
    "throw two full stop trapdoor fifty six question mark",
    "throw two question mark trapdoor fifty six full stop",
]


@pytest.mark.parametrize("text", [*SPOKEN, *NAMED])
def test_spoken_signs_part_what_is_ordered(text: str) -> None:
    """A sign that was spoken is one; what is said of a sign, or of a point, changes nothing."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([2], 56)})


@pytest.mark.parametrize("text", ASKED)
def test_what_is_asked_or_withdrawn_aloud_is_no_order(text: str) -> None:
    """A spoken question mark asks, and who tells that the machine misheard has ordered nothing yet."""
    assert reading(text).verdict == "ask"


def test_a_spoken_point_may_be_half_a_number() -> None:
    """Behind "two point" another number makes no throw of either."""
    assert not short(reading("throw two point five"))


@pytest.mark.parametrize("said", ["two full stop ", "punto ", "comma two ", "the question mark "])
def test_reading_what_is_dictated_stays_linear(said: str) -> None:
    """Ten times as much of it costs no more than some ten times the time."""
    assert growth(reading, said.__mul__, 600, 6_000, 15) < 15


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Vera is poorly and I'll have six Alan and trapdoor fifty eight", 6, 58),
        ("the snake was horrid and I'll have four Alan trapdoor sixty two love Gran", 4, 62),
        ("it has rained all week so ill take the three and trapdoor forty", 3, 40),
        ("we are all down with colds and I'd like a two and trapdoor thirty please", 2, 30),
        ("oma ist krank und ich nehme die 4 falltür 40", 4, 40),
    ],
)
def test_orders_dictated_in_one_breath_with_talk_are_taken(text: str, throw: int, door: int) -> None:
    """Nothing parts them but the word that begins them."""
    assert short(reading(text)) == {"A": ([throw], door)}


@pytest.mark.parametrize(
    "text",
    [
        "if Vera moves and I'll have six and trapdoor fifty eight",
        "Vera says she is stuck and I'll have six and trapdoor fifty eight",
        "I might go up and I'll have six",
        "my cousin and I throw six times a week",
        "Vera made a cake and I'll have two slices",
    ],
)
def test_what_hangs_on_the_talk_or_is_talk_is_not_taken(text: str) -> None:
    """Conditions, what others say, and slices."""
    assert "throws" not in reading(text).orders.get("A", {})
