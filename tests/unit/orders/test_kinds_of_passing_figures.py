"""Figures and words beside orders that are no part of them: musings, remarks, counts, earlier mails, titles."""

from __future__ import annotations

import pytest

from pbm.cli.orders import understood
from tests.unit.orders.forms import form, reading, short

CLEAR = [
    (
        "Am I mad? From 41 a 2 gives me a ladder, a 5 is dull. There are 4 people within one throw of 60.\n\n"
        "So, officially:\n\nThrow 2, trapdoor 62.",
        ([2], 62),
    ),
    ("Who knows who wins! A 5 is dull.\n\nFor the record:\n\nThrow 2, trapdoor 62.", ([2], 62)),
    ("turn: 16\norder:\n  throw: 4        # was going to be a 2\n  trapdoor: 57", ([4], 57)),
    ("throw: 4   # should have been 6 last time\ntrapdoor: 57   # 44 would be silly", ([4], 57)),
    ("I take the 2 (the only even number left to me). Trapdoor on 97, the largest prime you have got.", ([2], 97)),
    ("Please disregard the orders I sent at lunchtime. New ones:\n\nDie roll: 1\nTrapdoor: 27", ([1], 27)),
    ("Ignore the orders we've already posted, please.\nThrow 1, trapdoor 27", ([1], 27)),
    ("Forget my orders from this morning. 4 and 44.", ([4], 44)),
]


@pytest.mark.parametrize(("text", "orders"), CLEAR)
def test_figures_beside_orders_are_none(text: str, orders: tuple[list[int], int]) -> None:
    """What was mused above a heading, remarked behind it, or sent before leaves the orders plain."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": orders})


@pytest.mark.parametrize(
    "text",
    [
        "Perhaps like this?\n\nMy draft:\n\nThrow 2, trapdoor 62.",
        "Throw 1, trapdoor 27. Please disregard the orders I sent above.",
        "Please disregard these orders.\nThrow 1, trapdoor 27",
        "Throw the highest I have. Trapdoor on 97.",
        "Trapdoor on 97, the highest throw I have.",
    ],
)
def test_what_is_like_it_and_is_not_is_asked_about(text: str) -> None:
    """A draft, orders of this very mail taken back, and a throw that only the record tells."""
    assert reading(text).verdict == "ask"


def test_a_count_beside_a_trapdoor_is_no_other_throw_than_the_subjects() -> None:
    """The throw of a subject of the player's own stands where the mail only counts something."""
    got = reading("And trapdoor 62 please, long night on the ward, 3 admissions.", subject="Mamba turn 11 - throw 5")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 62)})
    other = reading("And trapdoor 62 please, or the 3 instead.", subject="Mamba turn 11 - throw 5")
    assert other.verdict == "ask"


def signed(words: str, sender: str = "Gwilym Parry <clerk@players.test>") -> str | None:
    """Return the press of a mail by somebody."""
    mail = f"From: {sender}\r\nTo: gm@games.test\r\nSubject: Re: orders\r\n\r\n{words}"
    return understood(mail.encode(), form()).press


def test_titles_below_the_writers_name_are_not_printed() -> None:
    """The end of a letter is no press, whatever its writer is; another's name in press is."""
    notice = (
        "Throw 2, trapdoor 81.\r\n\r\nPress: The footpath is closed.\r\n\r\nGwilym Parry\r\nClerk to the Council\r\n"
    )
    assert signed(notice) == "The footpath is closed."
    assert signed(notice, "Dilys Roberts <d@players.test>") != "The footpath is closed."


@pytest.mark.parametrize(
    "words",
    [
        "Hopefully next time, I have 3 weddings to edit!",
        "Maybe next time - too busy",
        "Perhaps another time, I'm swamped this week",
    ],
)
def test_press_that_is_put_off_below_its_prompt_is_none(words: str) -> None:
    """Whoever says why there is none has given none."""
    quoted = f"> Throw (1-6):\nThe 4 please.\n> Trapdoor:\n70.\n> Press:\n{words}\n\nLotte"
    got = reading(quoted)
    assert (short(got), got.press) == ({"A": ([4], 70)}, None)


@pytest.mark.parametrize("words", ["Hopefully next time Dora falls!", "Maybe next time, I'll get you all!"])
def test_press_that_only_begins_so_is_printed(words: str) -> None:
    """A threat is a message."""
    assert reading(f"> Throw (1-6):\nThe 4 please.\n> Trapdoor:\n70.\n> Press:\n{words}\n\nLotte").press == words


def test_a_throw_in_dialect_is_taken() -> None:
    """A few words that surely sound like a throw are not taken for talk."""
    got = reading("Just the 3 fae me this time, that's it.\n\nDougie")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], None)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 6. Trapdoor 88, on which, if there is any justice, Clive will come to rest.",
        "The 6 if there's a god, and trapdoor 88.",
    ],
)
def test_a_sigh_is_no_condition(text: str) -> None:
    """Nothing hangs on whether there is any justice."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 88)})


@pytest.mark.parametrize("text", ["Stick me on a 6 and open up 34.", "The 6, and the ask is to stand up trapdoor 34."])
def test_a_space_that_is_opened_up_is_no_distance(text: str) -> None:
    """ "Up" belongs to the verb there, and nothing is moved."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 34)})
