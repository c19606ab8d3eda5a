"""Letters without a word of press, on a line of their own or within others, whatever sign stands behind the name."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan",), ("Clive", "Clive Wood", "Dora", "Emil Wood", "Emil Stone"), "Brenda")
BY_NAME = {
    "To Clive -": ("Clive",),
    "To Clive –": ("Clive",),
    "To Clive—": ("Clive",),
    "To Clive;": ("Clive",),
    "to clive -": ("clive",),
    "Also to Clive -": ("Clive",),
    "To Clive and Dora -": ("Clive", "Dora"),
    "Clive only -": ("Clive",),
    "An Clive -": ("Clive",),
    "À Clive -": ("Clive",),
    "Aan Clive -": ("Clive",),
    "PM Clive:": ("Clive",),
    "@Clive:": ("Clive",),
    "To Mr Clive:": ("Clive",),
    "To Mr Stone:": ("Emil Stone",),
    "An Herrn Stone:": ("Emil Stone",),
    "To my friend Clive:": ("Clive",),
    "Clive (just you):": ("Clive",),
    "Clive (nur für dich):": ("Clive",),
    "For Dora's eyes only:": ("Dora",),
    "This bit is for Dora only:": ("Dora",),
    "This next bit is just for Dora:": ("Dora",),
    "The rest is for Dora only -": ("Dora",),
    "What follows is for Dora's eyes only:": ("Dora",),
    "Das Folgende ist nur für Dora:": ("Dora",),
    "Ce qui suit est seulement pour Dora :": ("Dora",),
    "Dit stukje is alleen voor Dora:": ("Dora",),
    "Esto es solo para Dora:": ("Dora",),
    "Questa parte è solo per Dora:": ("Dora",),
}


@pytest.mark.parametrize(("label", "to"), BY_NAME.items())
def test_words_to_a_player_by_name_are_a_letter(label: str, to: tuple[str, ...]) -> None:
    """They are theirs alone wherever they stand: by themselves, below press, or in the midst of a line of it."""
    letter = PressItem("we strike at dawn", to)
    assert split_press([f"{label} we strike at dawn"], VOCABULARY, PEOPLE) == ([""], (letter,))
    for between in ("\n", "\n\n", " "):
        lines = f"Press: Hello all.{between}{label} we strike at dawn".split("\n")
        assert split_press(lines, VOCABULARY, PEOPLE) == ([""] * len(lines), (PressItem("Hello all."), letter))


@pytest.mark.parametrize(
    "label",
    [
        *("Pour Clive :", "For Clive:", "Für Clive:", "Voor Clive:", "Para Clive:", "Per Clive:"),
        *("Message pour Clive :", "Un mot pour Clive :", "Nachricht für Clive:", "Eine Nachricht an Clive:"),
        *("Bericht voor Clive:", "Mensaje para Clive:", "Messaggio per Clive:"),
    ],
)
def test_words_for_a_player_above_all_else_are_a_letter(label: str) -> None:
    """ "For" Clive is to him, in every language, where it goes on with no press."""
    letter = PressItem("agreed, until spring.", ("Clive",))
    lines = [f"{label} agreed, until spring.", "", "My move comes tomorrow."]
    assert split_press(lines, VOCABULARY, PEOPLE)[1] == (letter,)


@pytest.mark.parametrize(
    "words",
    [
        *("Pour Clive : 4, trappe 30", "Für Clive: der Wurf kommt morgen", "For Clive: he wants the four"),
        *("For Clive: she says he is ill", "Pour demain : rien", "For Dover: agreed", "For Clive, agreed"),
    ],
)
def test_what_is_told_of_a_player_is_no_letter(words: str) -> None:
    """Numbers, orders and "he" are told to the GM, who need not look for them in another player's post."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([words], ())


@pytest.mark.parametrize(
    "words",
    [
        "To be honest - Clive is winning",
        "To Dover - with Clive",
        "To me - Clive",
        "To win - beat Dora",
        "To Clive I say - well done",
        "To Clive's horror - I throw 5",
        "To Clive, the best of climbers - hooray",
        "To all - see you",
        "To Mr Bean: hello",
        "Clive - well done",
        "Dora - 5 and 45",
        "For Clive - three cheers",
        "For Clive: vote 44",
        "A Dora: 5 and 44",
        "This trapdoor is for Dora only: 44",
        "This bit is for everyone: hello",
        "Thanks to Clive - see you",
        "Up to Clive - I can't decide",
        "Back to Dora - she is good",
        "An apple for Clive - and one for me",
        "According to Clive - 5 is best",
        "Throw 5 - to Clive's delight",
    ],
)
def test_a_name_and_a_dash_alone_make_no_letter(words: str) -> None:
    """What speaks of somebody, to nobody who plays, or says whose an order is, is read as any other words."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([words], ())


def test_a_surname_of_two_is_asked_about() -> None:
    """Nobody gets it, and nobody reads it in the report: the answer asks who is meant."""
    _, items = split_press(["Press: Hello all.", "To Mr Wood: we strike at dawn"], VOCABULARY, PEOPLE)
    assert items == (PressItem("Hello all."), PressItem("we strike at dawn", ("Wood",)))


def test_a_list_of_toasts_with_dashes_is_for_all() -> None:
    """It has its heading, as one with colons."""
    words = "Toasts\nTo Clive - long life.\nTo Dora - cheers."
    assert split_press(f"Press: {words}".split("\n"), VOCABULARY, PEOPLE)[1] == (PressItem(words),)


@pytest.mark.parametrize(
    ("words", "to"),
    [
        ("Alan would you pass this on to Clive: the inn is yours", ("Clive",)),
        ("Please pass on to Clive: the inn is yours", ("Clive",)),
        ("pass it on to Clive - the inn is yours", ("Clive",)),
        ("Could you tell Clive and Dora: the inn is yours", ("Clive", "Dora")),
        ("Alan, let Clive know: the inn is yours", ("Clive",)),
        ("Please give Clive this: the inn is yours", ("Clive",)),
        ("Would you forward this message to Clive, please: the inn is yours", ("Clive",)),
        ("Sag bitte Clive: the inn is yours", ("Clive",)),
        ("Peux-tu transmettre ceci à Clive : the inn is yours", ("Clive",)),
        ("Geef dit door aan Clive: the inn is yours", ("Clive",)),
        ("Dile a Clive: the inn is yours", ("Clive",)),
        ("Puoi passare questo a Clive: the inn is yours", ("Clive",)),
        ("press to Clive the inn is yours", ("Clive",)),
        ("Press to clive and dora, the inn is yours", ("clive", "dora")),
        ("PRESS TO CLIVE WOOD the inn is yours", ("CLIVE WOOD",)),
        ("Presse an Clive the inn is yours", ("Clive",)),
    ],
)
def test_what_the_gm_is_asked_to_pass_on_is_a_letter(words: str, to: tuple[str, ...]) -> None:
    """In the words of a request, and behind PRESS TO and names without a colon."""
    letter = PressItem("the inn is yours", to)
    assert split_press([words], VOCABULARY, PEOPLE) == ([""], (letter,))
    assert split_press(["5 and 34", "", words], VOCABULARY, PEOPLE) == (["5 and 34", "", ""], (letter,))


def test_what_is_to_be_passed_on_behind_orders_is_a_letter() -> None:
    """On the same line, from its own sentence on."""
    line = "5 and 34. Alan, would you pass this on to Dora: well thrown"
    assert split_press([line], VOCABULARY, PEOPLE) == (["5 and 34."], (PressItem("well thrown", ("Dora",)),))


@pytest.mark.parametrize(
    "words",
    [
        "Tell Clive that the inn is his",
        "Would you pass this on to Alan: the inn is his",
        "Pass this on to Xaver: the inn is his",
        "Alan, tell me: who is Clive",
        "My orders to Clive: none",
        "I pass: Clive can go first",
        "Send Clive's trapdoor to 45: I insist",
        "press to Clive was not sent yesterday",
        "press to Clive's mother is welcome too",
        "I press to Clive the point that he is slow",
        "Pass the salt to Clive and say hello",
    ],
)
def test_what_speaks_of_passing_on_is_no_letter(words: str) -> None:
    """Nothing is handed on word for word there, or to nobody who plays."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([words], ())
