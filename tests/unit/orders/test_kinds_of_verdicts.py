"""Musings that are settled at last: whatever was weighed, the sentence that decides is the order."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("I rolled your bone dice. 2, which I've had. Again. 4! I hate 4s. The 4 then, and trapdoor 57.", 4, 57),
        ("Mick, if I ever say I'll play the 6 again, slap me. It's the 3. 14 for the door.", 3, 14),
        ("Next time round it'll be the 6 with a brass band. This time only the 3, and 64 for the trapdoor.", 3, 64),
        ("I counted three magpies, and it IS a girl! So the 3 in her honour, and 21 for the trapdoor.", 3, 21),
        ("The 2 is dull, the 5 frightens me. So 4 please. Trapdoor 40.", 4, 40),
        ("Die 2 war gut, die 5 auch. Dann die 4. Falltür 40.", 4, 40),
        ("De 2 is saai. De 5 is eng. Dus de 4. Valluik 40.", 4, 40),
        ("El 2 no, el 5 tampoco. Entonces el 4. Trampilla 40.", 4, 40),
        ("Il 2 è noioso, il 5 fa paura. Allora il 4. Botola 40.", 4, 40),
    ],
)
def test_the_last_word_settles_what_was_mused(text: str, throw: int, door: int) -> None:
    """A sentence that plainly settles on one number is the order, whatever was thought of above it."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Somewhere between caution and cowardice lies the 1. I'm taking it. And 30 for the trapdoor.", 1, 30),
        ("We've LOOKED at the 2 and we're TAKING it. And a trapdoor on 4.", 2, 4),
        ("So the 5's still mine and I'm playing it. Trapdoor 39.", 5, 39),
        ("I know you won't tell me what's on 52. So I'm nominating it, and throwing the 1.", 1, 52),
        ("Die 5 gehört mir noch und ich spiele sie. Falltür 39.", 5, 39),
    ],
)
def test_it_is_the_number_before(text: str, throw: int, door: int) -> None:
    """Who plays "it" plays the number that was just spoken of."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 40. So 5 then.",
        "I'll play the 3. Trapdoor 40. So the 5 then.",
        "Trapdoor 40. The 3 or the 4. So the 5?",
        "Trapdoor 40. My bus is the 3 and I am taking it.",
        "Trapdoor 40. The 3 is gone so I'm not playing it.",
        "Trapdoor 40. Bob's got the 3. So 4 for him.",
        "3 please. Trapdoor 40. So 4 next time.",
        "4. Trapdoor 40. So 5.",
        "Die: 4\nTrapdoor: 40\nWith the 2 I'd be in front of Hedley. So it is the 2!",
    ],
)
def test_what_settles_nothing_is_asked_about(text: str) -> None:
    """A second order, a question, somebody else's number and a bus are no last word."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 40)}, "ask")
