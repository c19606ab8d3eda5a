"""A mail that is put off as a whole, broken off, or leaves a part to somebody else is asked about, in any language."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

PUT_OFF = [
    "Throw 5, trapdoor 30\n\nPS wait is this a double round? if it is then none of that is right",
    "Gonna do 5, drop 66.\n\nJk just spotted who's at 66. Its my own girlfriend. Abort abort",
    "Throw 5, trapdoor 30. Me and Caro had it planned so sit tight til I hear from her",
    "practising saying it out loud: I throw a five. I throw a five. No, doesn't feel right in the mouth",
    "Let's say 4 for argument's sake. Let's say 57. Now argue with me.",
    "Throw 4, trapdoor 57. Go on, talk me out of it.",
    "so its two this time? i only planned one, a 2, w 39. need to redo this whole thing then",
    "See pic for my go (pic wont attach argh) something like 2 and 60",
    "DRAFT - dont read lol\nthrow 4\ndoor 50",
    "2, trapdoor 55\n\nHi, it's Cath, he wrote that before I told him about Ben's plan. Don't put it in, he'll mail.",
    "Hey! 3 for me and the pit at 66.\nCheers, Sam\n\nactually ignore that, just noticed Hannah's on 60.",
    "3 and 45 for the pirates game. nothing from me for the snakes one yet soz, brain is mush",
    "Wurf 4, Falltür 57. Moment, sind das zwei Runden? Dann stimmt das alles nicht.",
    "4 et trappe 57. Rien de tout ça n'est bon.",
    "Worp 4, valluik 57. Als het een dubbele ronde is klopt er niets van.",
    "Worp 4, valluik 57. Blaas alles af!",
    "Tiro 4, trampilla 57. Si es ronda doble nada de eso vale.",
    "Lanzo un 4, trampilla 57. Convénceme de lo contrario.",
    "Tiro 4, botola 57. Se è un turno doppio niente di tutto questo è valido.",
    "3 and fo",
    "Boss walking over. 3 and tra",
    "for Danny: 2, 49. for me: brb",
    "Für Danny: 2, 49.\nFür mich: kommt noch",
]
STANDING: list[tuple[str, Short]] = [
    ("It's the 4. Conor had till Friday to talk me out of it. Trapdoor 54.", {"A": ([4], 54)}),
    ("Throw 5, trapdoor 30. It doesn't feel right in this heat to be indoors.", {"A": ([5], 30)}),
    ("3 and 45. Good luck for the pirates game. Love the snakes one.", {"A": ([3], 45)}),
    ("3 and all", {"A": ([3], None)}),
    ("(a) throw 3 (b) trapdoor 40", {"A": ([3], 40)}),
    ("Throw 5, trapdoor 30. How did the driving test go?", {"A": ([5], 30)}),
    ("2 / 15\ndoes Fri 6pm mean your time or mine? im in Perth", {"A": ([2], 15)}),
    ("PS to my last rant: you never said I was wrong. ok orders, 5 and 60", {"A": ([5], 60)}),
    ("I'll go 4. No trapdoor, whatever Shreya says.", {"A": ([4], "none")}),
    ("I'll go 4, trapdoor 33, whatever Shreya says.", {"A": ([4], 33)}),
]
DOOR_OPEN: list[str] = [
    "I'll go 4. The trapdoor's whatever Shreya picked, she'll mail you today",
    "two from me, and let Charlie have my trapdoor vote, he'll email you his favourite number",
    "Throw a six. The trapdoor should be the square Aaron was on at the end of turn 4",
    "I'll go 4, trapdoor pending legal advice",
]


@pytest.mark.parametrize("text", PUT_OFF)
def test_nothing_stands_of_what_is_put_off(text: str) -> None:
    """Whoever says that all of it is not meant yet has ordered nothing."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("ask", {})


@pytest.mark.parametrize(("text", "meant"), STANDING)
def test_what_only_sounds_put_off_stands(text: str, meant: Short) -> None:
    """The same words said of something else, or before new orders, put nothing off."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", meant)


@pytest.mark.parametrize("text", DOOR_OPEN)
def test_a_trapdoor_that_somebody_else_tells_is_asked_for(text: str) -> None:
    """The throw stands; which space is meant only somebody else knows."""
    made = reading(text)
    throws, door = short(made)["A"]
    assert (made.verdict, len(throws), door) == ("ask", 1, None)


def test_one_board_that_is_to_be_done_again_leaves_the_other() -> None:
    """What is put off for a board by name is asked about on that board alone."""
    text = "A two, trapdoor 55. B one. Trapdoor 30. Oh and on B a four. Hang on. I'll redo B."
    made = reading(text, boards="AB")
    assert (made.verdict, short(made)) == ("ask", {"A": ([2], 55)})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("throw 4, trapdoor 36. fingers crossed this turn's 5 gets me past Max!!", {"A": ([], 36)}),
        ("throw 4, trapdoor 36. fingers crossed my 5 gets me past Max!!", {"A": ([], 36)}),
        ("throw 4, trapdoor 36. I'm not happy about that 4. Don't put it in.", {}),
        ("(a) 2 & 36 (b) 5 & 36 (c) cry. Answers on a postcard", {}),
    ],
)
def test_what_is_at_odds_is_asked_and_the_rest_kept(text: str, kept: Short) -> None:
    """Another number hoped for, one number taken back, or two whole orders under letters."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("ask", kept)
