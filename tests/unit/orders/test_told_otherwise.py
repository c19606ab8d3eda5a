"""An order on a line of its own or in a sentence, and a letter beside it that tells of another throw."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pbm.orders.likelihood import opinion_of
from pbm.orders.replies import named
from pbm.orders.tokens.tokenize import tokenize
from pbm.orders.told_otherwise import letter_of
from tests.unit.orders.forms import reading, short

OTHERWISE = [
    ("I'm holding the 6 back for a rainy day, so a modest 3 this week.", 6),
    ("Thinking was, a six takes me to 18, clear of the lot of them, so that's why I've gone with the six.", 4),
    ("The wife says I never risk anything, so out comes my 2 and we shall see.", 5),
    ("Glad to be rid of that 5 at last.", 3),
    ("With the 4 I land right behind Ilse, which is where I want to be.", 2),
    ("So it's the 1 for me this week, slow and steady.", 4),
]
INNOCENT = [
    ("The 5 stays in my pocket for now.", 3),
    ("A 5 would have put me in the pit.", 3),
    ("My 6 got me nowhere last time.", 2),
    ("Ilse will throw a 5, mark my words.", 2),
    ("That leaves the 5 and the 6 for the double.", 2),
    ("We have 3 grandchildren here till Friday.", 2),
    ("My brother says I should play the 1, but what does he know.", 4),
    ("I used my 2 last week and regret it.", 4),
]
BELOW = "{letter}\n\nThrow: {throw}\nTrapdoor: 40\n\nIda"
ABOVE = "Throw: {throw}\nTrapdoor: 40\n\n{letter}\n\nIda"


@pytest.mark.parametrize(("letter", "throw"), OTHERWISE)
def test_a_letter_that_tells_of_another_throw_is_asked_about(letter: str, throw: int) -> None:
    """Which of the two is meant nobody can tell; the trapdoor, of which the letter says nothing, is kept."""
    got = reading(BELOW.format(throw=throw, letter=letter))
    assert (got.verdict, short(got), dict(got.probable)) == ("ask", {"A": ([], 40)}, {})
    assert {named(problem) for problem in got.problems} <= {"throw-otherwise", "throws-differ"}
    above = reading(ABOVE.format(throw=throw, letter=letter))
    assert (above.verdict, short(above).get("A", ([], 0))[0]) == ("ask", [])


def test_the_question_names_both() -> None:
    """Nobody need look for what they wrote."""
    got = reading(BELOW.format(throw=6, letter=OTHERWISE[0][0]))
    said = "Your order says 6, and you also write of a throw of 3. Which one is it to be?"
    assert [problem.message for problem in got.problems] == [said]


@pytest.mark.parametrize(("letter", "throw"), INNOCENT)
def test_a_letter_may_name_other_numbers(letter: str, throw: int) -> None:
    """Numbers that are kept, were used, are others', or count something leave the order as it stands."""
    got = reading(BELOW.format(throw=throw, letter=letter))
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], 40)})


def told(text: str, throw: int | None = None) -> tuple[list[int], list[str]] | None:
    """Return the throws that are ordered, and the other such numbers, as they are written."""
    tokens = tokenize(text.split("\n"), ("A",))
    found = letter_of(opinion_of(tokens, 6), 6, throw)
    return None if found is None else ([*found.throws], [tokens[place].low for place in found.told])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Throw: 4\nI shall be brave with the 6 soon", ([4], ["6"])),
        ("4, 40\nI shall be brave with the six soon", ([4], ["six"])),
        ("I shall be brave with the 6 soon", None),
        ("Throw: 4\nI shall be brave with the 4 soon", None),
        ("Trapdoor: 4\nI shall be brave with the 6 soon", None),
        ("Throw: 4\n6!", None),
        ("Throw: 4\n" + "one of the 6 and 5 or so " * 5, None),
    ],
)
def test_what_is_an_order_on_a_line_and_what_a_letter(text: str, expected: tuple[list[int], list[str]] | None) -> None:
    """An order has hardly a word on its line; a letter has some; a space is no throw; too many numbers tell nothing."""
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "throw", "expected"),
    [
        ("Put me in for the 4, trapdoor at 69. This week's 3 takes me level with Archie.", 4, ([4], ["3"])),
        ("Throw the 4, trapdoor at 69. Then I keep my 3 for another day.", None, ([4], ["3"])),
        ("Trag die 4 ein, Falltür 69. Die anderen trag bitte auch ein.", 4, None),
        ("This week's 3 takes me level with Archie. Put me in for the 4, trapdoor at 69.", 4, ([4], ["3"])),
        ("I was torn between the 2 and the 4, put me in for the 4, trapdoor at 69.", 4, None),
        ("Put me in for the 4, trapdoor at 69. The 4 takes me level with Archie.", 4, None),
        ("Nothing to report from here.", None, None),
    ],
)
def test_an_order_in_a_sentence_and_its_letter(
    text: str, throw: int | None, expected: tuple[list[int], list[str]] | None
) -> None:
    """What else its sentence names was weighed there; the others are told of by the letter."""
    assert told(text, throw) == expected


def test_a_line_in_the_midst_of_a_sentence_is_no_order() -> None:
    """A letter is broken into lines, and the last of them may be as short as an order."""
    lines = ["4, 40", "I shall certainly be brave and go for", "the 6 soon", "and then the 2 will be next"]
    tokens = tokenize(lines, ("A",))
    for token in tokens:
        token.kind = "L" if token.kind == "S" and token.line == 1 else token.kind
    found = letter_of(opinion_of(tokens, 6), 6)
    assert found is not None
    assert ([*found.throws], [tokens[place].low for place in found.told]) == ([4], ["2"])


def test_the_lines_of_a_form_that_was_filled_in_are_its_own() -> None:
    """They are counted on from those of the words above it, and share none with them."""
    words, form = tokenize(["I shall be brave with the 6 soon."], ("A",)), tokenize(["Throw: 4"], ("A",))
    both = opinion_of(form, 6).below(words)
    assert [token.line for token in form] == [0] * len(form)
    found = letter_of(both, 6)
    assert found is not None
    assert ([*found.throws], [both.tokens[place].low for place in found.told]) == ([4], ["6"])
    assert {both.tokens[place].line for place in found.order} == {1}


@pytest.mark.soak
def test_the_weights_are_those_that_the_mails_teach() -> None:
    """Whoever changes what is looked at, or the mails, learns them anew."""
    script = Path(__file__).parents[3] / "training" / "otherwise.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "what is written is what is learned")


def test_where_the_grammar_sees_two_throws_a_hint_is_enough() -> None:
    """ "A single square for me this week" above THROW: 3 is asked about."""
    got = reading(
        "A modest advance of a single square for me this week; I have no wish to be anywhere near Lionel when the floor"
        " goes.\n\nTHROW: 3\nTRAPDOOR: 16\n\nPhilippa Wragg"
    )
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 16)})
