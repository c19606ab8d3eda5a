"""Orders in a form or a line, and a letter around them that takes them back, doubts or disowns them."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

FORMS = (
    "Throw: 4\nTrapdoor: 45",
    "4/45",
    "throw 4, trapdoor 45",
    "THROW = 4\nTRAPDOOR = 45",
)
BELOW = (
    *("No, rather not.", "No, better not.", "Hmm, no.", "On second thoughts, no.", "On reflection, no.", "Nope."),
    *("Scrap that.", "Scratch that.", "Just kidding.", "Only joking.", "No way.", "No, don't.", "No, wait."),
    *("Wait, no.", "Actually, don't.", "Actually no.", "Forget that.", "Forget it.", "Never mind.", "Ignore that."),
    *("Let me think about it.", "But not yet.", "I'll confirm tomorrow.", "If Bo moves first."),
    *("Unless Bo moves first.", "Only if 45 is shut.", "Provided Bo stays put.", "That is if Bo agrees."),
    *("Depends on Bo.", "It depends on what Bo does.", "Should I?", "Or not?", "Or would the 2 be better?"),
    *("Maybe.", "Perhaps.", "Possibly.", "I think.", "Not sure though.", "I'm not sure.", "I may change my mind."),
    *("I might change it.", "That was last week's.", "That's what I wanted to say last week."),
    *("That's for next turn.", "Next turn, I mean.", "That's what Bo would do.", "My son wants that, I don't."),
    *("That's a joke.", "April fool!", "Ha, as if.", "As if.", "You wish.", "I wish.", "If only.", "Dream on."),
    *("Kidding!", "Said nobody ever.", "Please don't.", "I take that back.", "I withdraw that.", "Cancel that."),
    *("Strike that.", "Delete that.", "Undo that.", "Please disregard.", "Wrong game, sorry."),
    *("Sorry, wrong number.", "Sorry, I mean something else.", "No, that's wrong.", "That's wrong."),
    *("That can't be right.", "Wait for my next mail.", "Details tomorrow.", "I'll send my real orders tomorrow."),
    *("Only if Bo agrees.", "Please ignore the form above.", "These are Bo's orders, not mine."),
    *("I changed my mind: 2.", "Or should it be 2?", "I can't decide between the 4 and the 2."),
    *("Keep my 4 for later.", "I don't want to use the 4 yet.", "I have already used the 4, I think."),
    *("Did I use the 4 already?", "My wife says not the 4.", "Bo says I must not throw the 4."),
)
"""What takes them back where it stands below them; above them it speaks of something else."""
ANYWHERE = (
    *("Not!", "Hold on, I need to think.", "But don't enter it yet.", "Don't enter it yet.", "Not final."),
    *("That's not final.", "To be confirmed.", "Subject to confirmation.", "But only if Bo stays put."),
    *("Or should I use the 2?", "I haven't decided yet.", "That was for the other game.", "That's Bo's order."),
    *("Draft only.", "This is a draft.", "This is just a test.", "These are last week's orders."),
    *("This is only a draft, real orders tomorrow.", "Please hold these until I confirm."),
    *("Not to be used before Friday.", "Only enter these if I don't write again.", "The form is wrong, sorry."),
    *("I filled in the form by mistake.", "My son filled in the form, ignore it.", "The form is just an example."),
    *("I filled this in to see how it works.", "Just testing the form.", "The throw in the form should be a 2."),
    *("I'd rather throw the 2 than what's in the form.", "Make the throw 2 instead.", "The 4 should be a 2."),
    *("Not the 4, the 2.", "If the 4 is gone take the 2.", "Use the 2 if Bo is ahead of me."),
    *("The 4 only if 45 opens.", "I'm keeping the 4.", "Whatever you do don't throw the 4."),
    "Please don't throw the 4.",
)
"""What does so wherever it stands."""


@pytest.mark.parametrize(("form", "letter", "gap"), [*product(FORMS, (*BELOW, *ANYWHERE), ("\n", "\n\n"))])
def test_orders_above_a_letter_that_takes_them_back(form: str, letter: str, gap: str) -> None:
    """The throw above such a letter is not thrown."""
    got = reading(f"{form}{gap}{letter}", subject=SUBJECT)
    assert short(got).get("A", ([], None))[0] != [4]


@pytest.mark.parametrize(("form", "letter"), [*product(FORMS, ANYWHERE)])
def test_orders_below_a_letter_that_takes_them_back(form: str, letter: str) -> None:
    """Nor is the throw below one that speaks of all the mail, or of that throw."""
    got = reading(f"{letter}\n\n{form}", subject=SUBJECT)
    assert short(got).get("A", ([], None))[0] != [4]


@pytest.mark.parametrize(
    ("form", "letter"),
    [
        *product(
            FORMS,
            (
                *("That was last turn's report, then.", "These are hard times.", "I filled in your survey by mistake."),
                *("I never throw anything away.", "I'm keeping my fingers crossed.", "Please don't laugh."),
                *("They were last week's news.", "Ignore the cat."),
            ),
        )
    ],
)
def test_orders_beside_a_letter_about_other_things(form: str, letter: str) -> None:
    """A letter about other things leaves them as they are, above them and below."""
    for text in (f"{letter}\n\n{form}", f"{form}\n\n{letter}"):
        got = reading(text, subject=SUBJECT)
        assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)}), text
