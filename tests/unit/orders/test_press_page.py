"""Words for all that name somebody, or call themselves secret, and are printed whole: nobody is written to."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan Parr", "Alan"), ("Clive", "Dora", "Emil", "Anna E"), "Gus")


def items(text: str) -> tuple[PressItem, ...]:
    """Return the press of a mail."""
    return split_press(text.split("\n"), VOCABULARY, PEOPLE)[1]


@pytest.mark.parametrize(
    "words",
    [
        "Well done all. For Clive: three cheers. For Dora: three more.",
        "Hello (for Clive: three cheers) all.",
        "For sale: see page 6. For Gus: one slightly broken ladder.",
        "Presents\n- For Clive: a hat.\n- For Dora: a pie.",
        "Geschenke. Für Clive: Socken. Für Dora: eine Leiter.",
        "Cadeaux. Pour Clive : des chaussettes. Pour Dora : une échelle.",
        "Cadeaus. Voor Clive: sokken. Voor Dora: een ladder.",
        "Regalos. Para Clive: calcetines. Para Dora: una escalera.",
        "Regali. Per Clive: calzini. Per Dora: una scala.",
        "Für Clive: ein Hoch!",
        "Para Clive: un abrazo.",
        "Per Clive: un bacio.",
        "For Clive: a poem.\nRoses are red.",
        "Hi\n\nFor Clive: three cheers.",
    ],
)
def test_what_is_only_for_somebody_is_for_all_to_read(words: str) -> None:
    """ "For" a player makes no letter of press, in any language, unless something says that it is secret."""
    assert items(f"Press: {words}") == (PressItem(words),)


@pytest.mark.parametrize(
    ("words", "letter"),
    [
        ("For Clive only: hello", "hello"),
        ("For Clive's eyes: hello", "hello"),
        ("Private, for Clive: hello", "hello"),
        ("Nur für Clive: hallo", "hallo"),
        ("Pour Clive seulement : salut", "salut"),
        ("Alleen voor Clive: hoi", "hoi"),
        ("Solo para Clive: hola", "hola"),
        ("Message for Clive: hello", "hello"),
        ("For Clive: vote 44 with me", "vote 44 with me"),
        ("To Clive: hello", "hello"),
        ("An Clive: hallo", "hallo"),
    ],
)
@pytest.mark.parametrize("between", ["\n", "\n\n", " "])
def test_what_is_for_somebody_alone_is_still_a_letter(words: str, letter: str, between: str) -> None:
    """ "To", a word of secrecy, or a plan for the game."""
    assert items(f"Press: Hi all.{between}{words}") == (PressItem("Hi all."), PressItem(letter, ("Clive",)))


@pytest.mark.parametrize(
    "words", ["yes.\nFor Dora: of course", "yes. For Dora: of course", "yes.\nAll well here. For Dora: of course"]
)
def test_within_a_letter_what_is_for_another_is_theirs(words: str) -> None:
    """Who gets the letter above does not read it."""
    first, second = items(f"Press to Clive: {words}")
    assert (first.to, second) == (("Clive",), PressItem("of course", ("Dora",)))


@pytest.mark.parametrize(
    "words",
    [
        "Christmas list\nTo Clive: socks.\nTo Dora: a ladder.\nTo Gus: coal.",
        "My Christmas list\n\nTo Clive: socks.\n\nTo Dora: a ladder.",
        "Toasts. To Clive: long may he fall. To Dora: cheers!",
        "Awards 2026\nTo Clive: the golden snake.\nTo Dora: the wooden spoon.",
        "Geschenke\nAn Clive: Socken.\nAn Dora: eine Leiter.",
        "Well now\nTo Clive: socks.\nTo Gus: coal.",
        "Hello.\nTo Gus: well played, old boy.",
    ],
)
def test_a_list_and_a_line_to_oneself_are_printed(words: str) -> None:
    """Nobody writes a letter to themselves, and a list below its heading is for its readers."""
    assert items(f"Press: {words}") == (PressItem(words),)


@pytest.mark.parametrize(
    "words",
    [
        "Hello all!\nTo Clive: all right.\nTo Dora: not me!",
        "Thanks for the presents!\nTo Clive: all right.\nTo Dora: not me!",
        "Merry Christmas\nTo Clive: all right.\nTo Dora: not me!",
        "Presents\nTo Clive: can we talk?\nTo Dora: a hat",
        "Toasts. To Clive: vote 44. To Dora: cheers",
        "Christmas list\nTo Clive: let's get Dora.\nTo Gus: coal.",
    ],
)
def test_letters_in_a_row_are_no_list(words: str) -> None:
    """Without a heading, or where something in it may be said to one alone, each goes to whom it names."""
    public, *letters = items(f"Press: {words}")
    assert "To Clive" not in public.text
    assert letters[0].to == ("Clive",)


@pytest.mark.parametrize(
    "words",
    [
        "FOR SALE: one ladder, 6 rungs missing. Apply to Gus.",
        "FOR RENT: a ladder",
        "TO LET: one flat",
        "TO DO: buy milk",
        "TO ALL SNAKES: open wide!",
        "FOR IMMEDIATE RELEASE: the ladder is found",
        "Private Pike: Don't tell him, Pike!",
        "Nur für Mitglieder: Freibier!",
        "To Granny: happy birthday!",
        "Only for Oma: a kiss",
    ],
)
@pytest.mark.parametrize("label", ["Press: ", "Press:\n"])
def test_a_label_that_names_nobody_who_plays_is_a_headline(label: str, words: str) -> None:
    """It is printed whole, and nothing is asked."""
    assert items(f"{label}{words}") == (PressItem(words),)


@pytest.mark.parametrize("words", ["to Clivve: psst", "nur für Clivve: psst", "To Clive and Granny: psst"])
def test_a_slip_of_a_name_is_no_headline(words: str) -> None:
    """Who is meant is asked for, and nothing is printed."""
    (item,) = items(f"Press: {words}")
    assert (item.text, bool(item.to)) == ("psst", True)


@pytest.mark.parametrize(
    "words",
    [
        "Secret: the snake is made of rubber",
        "Secret: I have no plan.",
        "Top secret: the moon is cheese.",
        "Confidential: the GM is a robot!",
        "Private: keep out!",
        "Geheim: niemand weiß es.",
        "Hello.\nSecret: the snake is made of rubber",
    ],
)
def test_a_secret_that_speaks_to_nobody_is_a_headline(words: str) -> None:
    """A jest is printed."""
    assert items(f"Press: {words}") == (PressItem(words),)


@pytest.mark.parametrize(
    "words",
    [
        "Private: Clive is cheating.",
        "Private: I shall be in hospital.",
        "Private: can you change my address?",
        "Confidential: please take me off the list.",
        "Secret: throw 6 with trapdoor 44",
        "Secret: don't tell the others.",
        "Vertraulich: ich bin krank.",
        "Geheim: sag bitte nichts.",
        "Confidentiel : je pars.",
        "Private:\nClive is cheating",
        "Private: hush.\nAlan, can you help?",
    ],
)
def test_a_secret_that_may_be_one_is_not_printed(words: str) -> None:
    """What speaks to somebody, of a player, or of its writer's private matters is for the GM."""
    assert all(item.to == ("GM",) for item in items(f"Press: {words}"))
