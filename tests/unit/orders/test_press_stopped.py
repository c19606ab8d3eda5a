"""Labels of press that end with a full stop, and labels behind labels."""

from __future__ import annotations

import pytest

from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan",), ("Sally", "Clive", "Dora"), "Ron")


def pressed(text: str) -> tuple[str, list[tuple[tuple[str, ...], str]]]:
    """Return what is left of a mail of Ron's, and its press with whom it is for."""
    rest, items = split_press(text.split("\n"), VOCABULARY, PEOPLE)
    return "\n".join(rest).strip(), [(item.to, item.text) for item in items]


@pytest.mark.parametrize(
    ("text", "to", "words"),
    [
        ("PRESS TO SALLY. LADDER NOT MINE.", ("SALLY",), "LADDER NOT MINE."),
        ("Press to Sally and Clive. See you both on Friday.", ("Sally", "Clive"), "See you both on Friday."),
        ("PRESS TO ALL. HELLO DEAR FRIENDS", (), "HELLO DEAR FRIENDS"),
        ("THROW 3. TRAPDOOR 20. PRESS. I KNOW WHERE YOU ALL LIVE.", (), "I KNOW WHERE YOU ALL LIVE."),
        ("THROW 3. TRAPDOOR 20.\n\nPRESS. I KNOW WHERE YOU ALL LIVE.", (), "I KNOW WHERE YOU ALL LIVE."),
    ],
)
def test_a_label_may_end_with_a_full_stop(text: str, to: tuple[str, ...], words: str) -> None:
    """The words behind it are press, and the orders ahead of it stay orders."""
    rest, items = pressed(text)
    assert items == [(to, words)]
    assert rest == ("THROW 3. TRAPDOOR 20." if text.startswith("THROW") else "")


@pytest.mark.parametrize(
    "text",
    ["Stop the press. I throw 4 and 45", "I like the press. It is good.", "PRESS TO BOB. HELLO THERE", "Press. None."],
)
def test_a_sentence_that_ends_with_press_is_no_label(text: str) -> None:
    """Nor is one to somebody who does not play, nor one behind which nothing is said."""
    assert pressed(text) == (text, [])


@pytest.mark.parametrize(
    "text", ["Message pour tous : PRESS: Vive la République !", "Press: PRESS: Vive la République !"]
)
def test_a_label_behind_a_label_is_not_printed(text: str) -> None:
    """It says once more what the first said."""
    assert pressed(text) == ("", [((), "Vive la République !")])
