"""What is said of all that is not changed, in words that may also mean "or else"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Falltür auf 44, sonst alles wie gehabt",
            "Falltür 44, sonst bleibt alles gleich",
            "Falltür 44. Der Rest bleibt.",
        ),
        *("Falltür 44, ansonsten wie gehabt", "Falltür 44, sonst nichts Neues", "Trapdoor 44; for the rest unchanged"),
        *("trappe 44, sinon tout comme avant", "trappe 44, à part ça rien ne change", "trampilla 44, lo demás igual"),
        *("valluik 44, anders alles hetzelfde", "botola 44, il resto invariato", "trapdoor 44, the rest stays as sent"),
        "trapdoor 44 but otherwise everything as it was",
    ],
)
def test_nothing_hangs_on_what_stays_as_it_is(text: str) -> None:
    """The space is plain; the throw is the one that stands, or is asked for."""
    made = reading(text)
    assert short(made) == {"A": ([], 44)}
    assert not any("depend" in problem.message for problem in made.problems)


@pytest.mark.parametrize("text", ["Throw 4, otherwise as before", "Throw 4. Otherwise no change."])
def test_a_throw_may_stand_before_it(text: str) -> None:
    """It is as "the rest unchanged"."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([4], None)})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "6 und 44, sonst 5 und 44",
            "Falltür 44, wenn frei, sonst 45",
            "Falltür 44, sonst 45",
            "4 if allowed, otherwise 5",
        ),
        *("Throw 4, otherwise the same as Dora", "Throw 4 if Dora is past me, otherwise as before"),
        *("trapdoor 44 unless taken, otherwise unchanged", "Falltür 44, sonst wie immer", "trap 44, sinon 45"),
        "Wenn Dora auf 44 geht, Falltür 44, sonst alles wie gehabt",
    ],
)
def test_another_choice_and_a_condition_are_asked_about(text: str) -> None:
    """Then "otherwise" is what comes of the other case."""
    made = reading(text)
    assert made.verdict == "ask"
    assert not short(made)


@pytest.mark.parametrize(
    "text", ["Please tell Dora that I am going for 17, will she join?", "Tell Dora I am going for 17"]
)
def test_what_is_told_on_is_no_throw_that_there_is_not(text: str) -> None:
    """The number is for somebody else, whatever it is."""
    made = reading(text)
    assert [problem.message[:50] for problem in made.problems] == ["These numbers seem to be told to somebody else, so"]
    assert made.chatter


def test_a_throw_that_there_is_not_is_asked_about_beside_it() -> None:
    """Where it is the player's own."""
    made = reading("Tell Dora I like her hat. I throw the 17")
    assert "17 is none" in made.problems[0].message
