"""A prompt that is filled in with one space, and a sentence that has the trapdoor on another."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: [COBRA] Turn 10"
FORMS = (
    "Throw: 3\nTrapdoor: 64",
    "throw 3\ntrapdoor 64",
    "Your throw: 3\nA space to nominate as a trapdoor: 64",
    "1. Throw: 3\n2. Trapdoor: 64",
    "Throw = 3, Trapdoor = 64",
    "Die: 3\nTrap: 64",
)
PROSE = (
    "We have discussed it in the kitchen, Stu comes on the 67 for sure, so my trapdoor is there on the 67.",
    "Stu will be on 67 for sure, so that is where my trapdoor goes, on 67.",
    "I have put my trapdoor on 67 because Stu always lands there.",
    "I'm quite pleased with my trapdoor on 67, Stu will love it.",
    "With the trapdoor at 67 I hope to catch Stu.",
    "67 for the trapdoor seemed the best of a bad lot.",
    "I went for 67 with the trapdoor since nobody ever looks there.",
    "I've nominated 67 as that is where Stu will be.",
    "My nomination of 67 is pure spite.",
    "I chose 67 as my trapdoor as it is my house number.",
    "Let's see who falls through 67!",
    "As you see I am going for 67 with my trapdoor again.",
    "My trapdoor's on 67, ha ha.",
    "Putting the door on 67 was my daughter's idea.",
)
PUT_RIGHT = (
    "Sorry, make that 67 for the trapdoor.",
    "No, wait: my trapdoor should be on 67.",
    "Correction: the trapdoor goes on 67 instead.",
)
TALK = (
    "My last trapdoor on 67 caught nobody.",
    "Stu put his trapdoor on 67 and fell in himself.",
    "I nearly put the trapdoor on 67.",
    "I would have put my trapdoor on 67, but Ann told me not to.",
)


@pytest.mark.parametrize(("form", "prose", "above"), [*product(FORMS, PROSE, (True, False))])
def test_two_spaces_are_asked_about(form: str, prose: str, above: bool) -> None:
    """Neither the space of the form nor that of the sentence is taken; the throw may be."""
    got = reading(f"{prose}\n\n{form}\n\nPete" if above else f"{form}\n\n{prose}\n\nPete", subject=SUBJECT)
    assert (got.verdict, short(got).get("A", ([], None))[1]) == ("ask", None)


@pytest.mark.parametrize(("form", "prose"), [*product(FORMS[:4], PUT_RIGHT)])
def test_a_form_that_is_put_right_has_the_new_space_or_none(form: str, prose: str) -> None:
    """Who puts it right in so many words is at least not held to the old one."""
    got = reading(f"{form}\n\n{prose}\n\nPete", subject=SUBJECT)
    assert short(got).get("A", ([], None))[1] in (67, None)


@pytest.mark.parametrize(("form", "prose"), [*product(FORMS[:4], TALK)])
def test_talk_of_other_trapdoors_takes_none(form: str, prose: str) -> None:
    """A trapdoor of the past, or another player's, is never taken for the one of the form."""
    got = reading(f"{form}\n\n{prose}\n\nPete", subject=SUBJECT)
    assert short(got).get("A", ([], None))[1] in (64, None)
