"""Orders changed in the same breath by naming what goes, and what only looks like a change or a doubt."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from tests.unit.orders.forms import reading, short

SUBJECT = "Re: MAMBA turn 9"


@pytest.mark.parametrize(
    "text",
    [
        "I play the 3. Ay no, perdón, forget the 3, the 4 is better: Sven is just in front of me. Trapdoor in 45.",
        "Throw 3. Forget the 3, the 4 is better. Trapdoor 45.",
        "Throw 4, trapdoor 27.\n\nHmm, scratch that trapdoor - 45 is better. Throw stays.",
        "Throw 4, trapdoor 15. Scrap that last bit, nobody's that far back any more. Trapdoor 45.",
        "I'll have the 6 please. Hang on, no - I'd sooner keep that for later, give me the 4 instead. Trapdoor 45.",
        "I'll play my 1 ... hmm, scrap that, looking at where Bettina's got to I'd better use the 4. Trapdoor 45.",
        "Throw 4. Trapdoor 30 - no, sorry, better 45. So once more: throw 4, trapdoor 45.",
        "Throw 1. Hmm, wait. No - scrap the 1, I'll take the 4 instead, otherwise Tyler walks over me. Trapdoor 45.",
        "I throw a 3. No, scrap that, I want the 4 instead, or I land right in the lap of Nils. Trapdoor 45.",
        "I play the 2. No wait, better the 4: with the 2 I finish straight in the mouth of a snake. Trapdoor 45.",
        "I play the 2. Hmm no, wait, better the 4, the 2 can serve me later. Trapdoor 45.",
    ],
)
def test_what_takes_an_orders_place_is_ordered(text: str) -> None:
    """The old number is named, or pointed at, and the new one told: that is no doubt, and nothing to ask."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Throw 4, trapdoor 27. Scratch that trapdoor.", [4]),
        ("Throw 4, trapdoor 27. Forget the 28, the 45 is better.", [4]),
        ("Throw 4, trapdoor 27. Scratch that trapdoor - is 45 better?", [4]),
        ("Throw 4, trapdoor 27. Scratch that trapdoor - maybe 45 is better.", [4]),
        ("Throw 4, trapdoor 27. Scratch that trapdoor - Bo says 45 is better.", [4]),
        (
            "Throw: 4\nTrapdoor: 27\n\nUlla\n\nPS. They all march through 45, so that is where my trapdoor goes.",
            [4],
        ),
    ],
)
def test_what_may_take_its_place_is_asked_about(text: str, kept: list[int]) -> None:
    """Another number than the one that stands, a question, a doubt and somebody's opinion leave the trapdoor open."""
    got = reading(text, subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got) in ({"A": (kept, None)}, {})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4. Trapdoor on 45 and I won't hear otherwise.",
        "Throw 4, and trapdoor on 45 just to see if anyone's that unlucky.",
        "Throw 4, trapdoor 45. It is my last number from this set, so there was nothing to think about :)",
        "Throw a 4 for me, and set the trapdoor on 45 if the hinges will stand it.",
        "Throw 4. If you'd put the trapdoor on 45 I'd be obliged.",
        "THROW 4.\nTRAPDOOR 45.\n\nNO FURTHER TRAFFIC.  BEST 73 AND GOOD DX\nLOU",
        "I was sorry to read of Mr Okafor. One feels these things on other people's behalf. Throw 4, trapdoor 45.",
        "Please take note: throw 4, trapdoor 45. I do this once a month.",
    ],
)
def test_what_leaves_the_orders_plain(text: str) -> None:
    """A way of speaking, a joke about the hinges, a farewell of radio amateurs and "once" are no doubt."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4 unless told otherwise by Bo. Trapdoor 45.",
        "Throw 4, and I was told otherwise by Bo, so I don't know. Trapdoor 45.",
        "Throw 4 if the carpenter moves first. Trapdoor 45.",
    ],
)
def test_what_only_looks_like_one_of_these_is_asked_about(text: str) -> None:
    """A real condition stays one."""
    assert reading(text, subject=SUBJECT).verdict == "ask"


def test_a_dash_that_is_explained() -> None:
    """The "one" that nobody wants is no throw of 1."""
    table = (
        "            A     B     C\nthrow       5     1     4\ntrapdoor    -    62    17\n\n(dash = I don't want one)"
    )
    got = reading(table, boards="ABC", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], "none"), "B": ([1], 62), "C": ([4], 17)})


@pytest.mark.parametrize(
    "heading", ["Use this slip or plain words, as you like:", "Answer as you like:", "In your own words:"]
)
def test_a_slip_filled_in_below_what_asks_for_it(heading: str) -> None:
    """However the GM asks, what stands behind the prompts of the quoted slip was typed there."""
    above = f"On 2025-05-11 15:30, Python wrote:\n> {heading}\n>\n"
    got = reading(f"{above}>   Throw for turn 5 ......: 4\n>   Trapdoor for turn 5 ...: 45\n", subject="Re: PYTHON 5")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "line",
    [
        "Op 2026/02/22 om 20:00 het Garter GM geskryf:",
        "Ar 5 Ion 2026, am 20:00, ysgrifennodd Garter GM <garter@snl.test>:",
        "Il-Hadd 5 ta' Jan 2026 fl-20:00 Garter GM kiteb:",
    ],
)
def test_a_line_with_day_and_time_above_what_is_quoted_is_an_attribution(line: str) -> None:
    """In whatever language a mail program writes it; the same above the player's own words stays theirs."""
    assert clean(f"Throw 4, trapdoor 45.\n\n{line}\n> throw 2, trapdoor 29").words == ("Throw 4, trapdoor 45.",)
    own = f"Throw 4, trapdoor 45.\n\nSeen on 5 Jan 2026 at 20:00 in the pub:\n{line[:2]} is no word"
    assert "Seen on 5 Jan 2026 at 20:00 in the pub:" in clean(own).words


@pytest.mark.parametrize("verb", ["napisao je", "napísal", "parašė", "έγραψε", "ha escrit"])
def test_attributions_in_further_languages(verb: str) -> None:
    """The old orders below one are quoted."""
    text = (
        f"Throw 4, trapdoor 45.\n\npon, 8. pro 2025. u 20:00 Cobra <cobra@snl.test> {verb}:\n\n> throw 2, trapdoor 29"
    )
    got = reading(text, subject="Re: COBRA 5")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "to all but Vera: let's gang up on 45. I throw 4",
        "Let's gang up on 45. I throw 4.",
        "To everyone except Vera: trap 45 with me. I throw 4.",
    ],
)
def test_what_is_said_to_the_others_is_no_nomination(text: str) -> None:
    """However plain it sounds, it is the others who are asked to name that space."""
    got = reading(text, subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got) in ({"A": ([4], None)}, {})


@pytest.mark.parametrize(
    "text",
    [
        "Make it the 4. With a 3 I should be sharing a space with Bob, and he snores. Trapdoor 45.",
        "Make it the 4 please. With the 2 I'd fall right down the long snake. Trapdoor 45.",
        "I'll take the 4. With a 6 I would land next to Dora again! Trapdoor 45.",
        "Ich traue dem Bob nicht. Doch lieber die 4 statt der 5. Falltür 45.",
        "Ich traue dem Bob nicht. Die 4 statt der 5, Falltür 45.",
    ],
)
def test_why_another_number_is_not_played_leaves_nothing_open(text: str) -> None:
    """The number that would have done badly is no second throw, and "statt" between two numbers no "or"."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "Make it the 4. With a 3 I'd share a space with Bob, or should I? Trapdoor 45.",
        "Die 4 oder die 5. Falltür 45.",
        "Ik vertrouw Bob niet. De 4 of de 5. Valluik 45.",
    ],
)
def test_another_number_that_may_be_better_is_asked_about(text: str) -> None:
    """A question and a real "or" stay open."""
    assert reading(text, subject=SUBJECT).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "die 4 für mich, Sie wissen schon, wegen der Leiter. Falltür 45.",
        "le 4, vous savez, à cause de l'échelle. Trappe 45.",
        "Another 4 for the big man, trapdoor 45.",
        "Another 4 please, and the trapdoor on 45",
        "A 5, please. No, a 4: I have my eye on 35. Trapdoor 45.",
    ],
)
def test_one_more_of_a_number_is_that_number(text: str) -> None:
    """A second 4 beside a trapdoor is a 4; an eye on a space is a reason, and "Sie wissen schon" is nothing."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "Another 4! Trapdoor 45",
        "Another 4 spaces and I am home, trapdoor 45",
    ],
)
def test_another_number_said_of_others_is_asked_about(text: str) -> None:
    """A cry over a throw, and spaces that are counted, order nothing for sure."""
    assert reading(text, subject=SUBJECT).verdict == "ask"
