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


@pytest.mark.parametrize(
    "text",
    [
        "Wurf 5, sonst nichts ändern",
        "Wurf 5, sonst bitte nichts ändern",
        "Wurf 5, ansonsten nichts geändert",
        "Wurf 5, sonst nichts anfassen",
        "5, sinon ne rien changer",
        "5, otherwise change nothing",
        "5, otherwise don't change anything",
        "worp 5, verder niets veranderen",
        "tiro 5, altrimenti non cambiare nulla",
    ],
)
def test_that_nothing_else_is_to_change_is_no_condition(text: str) -> None:
    """Said as something to do, or not to do, too."""
    assert short(reading(text)) == {"A": ([5], None)}


@pytest.mark.parametrize(
    "text",
    [
        "Wurf 5, sonst verliere ich",
        "5, sonst nichts wie weg!",
        "5, sinon rien ne va plus",
        "5, otherwise change nothing unless Dora moves",
        "5, otherwise nothing doing",
        "Wurf 5, sonst die 6",
    ],
)
def test_what_hangs_on_something_is_still_asked_about(text: str) -> None:
    """Words that only begin alike make a throw as doubtful as they did."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize("text", ["trapdoor 28 is off. 45 is on.", "trapdoor 28 no longer, 46 it is"])
def test_a_trapdoor_said_to_be_off_is_asked_about_in_true_words(text: str) -> None:
    """Nobody who speaks of one trapdoor is told that they took their orders back."""
    said = [str(problem.message) for problem in reading(text).problems]
    assert any("You seem to take a trapdoor back in this mail. Which space shall it be?" in one for one in said)
