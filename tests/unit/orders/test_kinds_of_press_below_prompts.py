"""What is typed below the prompt for press: words to print, or only the end of the letter."""

from __future__ import annotations

import pytest

from pbm.orders.signing import only_signs, takes_leave
from tests.unit.orders.forms import reading, short

_WROTE = "On 3 March 2025 at 19:00, Krait <krait@snl.example.org> wrote:\n"
_SUBJECT = "Re: Krait, turn 12"
FAREWELLS: list[str] = [
    "Bon courage et merci pour tout le travail\nMireille",
    "Many thanks for all your work, see you at the con\nBob",
    "Keep it up!\nBob",
    "Viel Spaß weiterhin und danke\nUwe",
    "Veel plezier ermee\nWim",
]
WORDS_TO_PRINT: list[str] = [
    "The owl is back on 44.\nBob",
    "Beware of the owl.",
    "Snakes of the world, unite.\nBob",
]


@pytest.mark.parametrize("farewell", FAREWELLS)
def test_a_farewell_below_the_prompt_for_press_is_not_printed(farewell: str) -> None:
    """Where the other answers stand right below theirs, a wish and a name apart from the last prompt end the letter."""
    form = "> Which number do you throw (1..6)?\n1\n> Which square gets your trapdoor?\n53\n> Anything for the paper?\n"
    got = reading(f"{_WROTE}{form}\n{farewell}\n")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([1], 53)}, None)


@pytest.mark.parametrize("words", WORDS_TO_PRINT)
def test_words_below_the_prompt_for_press_are_printed(words: str) -> None:
    """What stands right below that prompt is for print, without the name."""
    form = "> Which throw?\n1\n> Which trapdoor?\n53\n> Anything for the paper?\n"
    assert reading(f"{_WROTE}{form}{words}\n").press == words.removesuffix("\nBob")


def test_press_that_is_typed_below_a_form_does_not_hide_what_was_filled_in() -> None:
    """Orders within the quotation and press below its prompt are both read; a greeting there is neither."""
    form = f"{_WROTE}> Throw: 2\n> Trapdoor: 31\n> Press:\n"
    got = reading(f"{form}The owl has landed. Beware, all of you.\n", subject=_SUBJECT)
    assert (short(got), got.press) == ({"A": ([2], 31)}, "The owl has landed. Beware, all of you.")
    got = reading(f"{form}Cheers\nReg\n", subject=_SUBJECT)
    assert (short(got), got.press) == ({"A": ([2], 31)}, None)


def test_a_name_below_a_wish_takes_leave() -> None:
    """A wish alone, or words of another kind above the name, do not."""
    assert takes_leave(["Good luck to all of you", "Bob"])
    assert not takes_leave(["Good luck to all of you"])
    assert not takes_leave(["The owl is back", "Bob"])
    assert only_signs(["Cheers", "Bob"])
    assert not only_signs(["The owl is back on the roof of the mill."])
