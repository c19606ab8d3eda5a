"""Press in quotation marks within a sentence: "5 and 45, and please put "Happy birthday Dora" in the report"."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan",), ("Clive", "Dora"), "Brenda")


@pytest.mark.parametrize(
    ("words", "rest", "press"),
    [
        ('5 and 45, and please put "Happy birthday Dora" in the report.', "5 and 45", "Happy birthday Dora"),
        ('Put "Happy birthday Dora" in the report', "", "Happy birthday Dora"),
        ('Throw 5. Could you print "Hi all" in the next report please? Then 45.', "Throw 5.  Then 45.", "Hi all"),
        ("5 and 45 and print “Hi all” in the zine, thanks", "5 and 45", "Hi all"),
        ('Please put "3 cheers" in the report and throw 5', "and throw 5", "3 cheers"),
        ("5 and 45. Bitte setz „Frohes Fest“ in den Bericht.", "5 and 45.", "Frohes Fest"),
        ("5 et 45, et mets « Joyeux Noël » dans le rapport svp", "5 et 45", "Joyeux Noël"),
        ('5 en 45. Zet "Hoi allemaal" in het verslag.', "5 en 45.", "Hoi allemaal"),
        ('5 y 45. Pon "Feliz Navidad" en el informe.', "5 y 45.", "Feliz Navidad"),
        ('5 e 45. Metti "Buon Natale" nel rapporto.', "5 e 45.", "Buon Natale"),
    ],
)
def test_quoted_words_that_are_to_be_printed_are_press(words: str, rest: str, press: str) -> None:
    """What stands beside them is read as it would be without them."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([rest], (PressItem(press),))


def test_quoted_words_are_unsigned_where_that_is_asked() -> None:
    """In the same sentence."""
    items = split_press(['Please add "hello" in the report anonymously. 5 and 45'], VOCABULARY, PEOPLE)[1]
    assert items == (PressItem("hello", anonymous=True),)


@pytest.mark.parametrize(
    "words",
    [
        'Last time you put "Happy" in the report',
        'Don\'t put "Happy" in the report',
        'Please don\'t print "Happy" in the report',
        'I put "Hope" in the report form',
        'I read "Dora fell" in the report',
        'Please put "5" in the report',
        'Put "Brenda" instead of Clive in the report',
        'Put "away" in the report next to my name',
        'Why did you put "lost" in the report?',
        'Put "the fat snake" on space 45',
    ],
)
def test_other_quoted_words_are_no_press(words: str) -> None:
    """What was printed, is not to be, or is to be put right."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([words], ())


def test_quoted_words_within_press_stay_there() -> None:
    """They are a part of it."""
    words = 'He said: put "x y" in the report'
    assert split_press([f"Press: {words}"], VOCABULARY, PEOPLE)[1] == (PressItem(words),)


@pytest.mark.parametrize(
    ("words", "rest", "press"),
    [
        ("Get well soon to Vera. Put that in the paper, will you? 5 and 45", "5 and 45", "Get well soon to Vera"),
        ("get well soon Vera put that in the paper will you and I'll have 5", "and I'll have 5", "get well soon Vera"),
        ("Happy birthday Dora, print that in the report. 5 and 45", "5 and 45", "Happy birthday Dora"),
        ("5 and 45. Happy birthday Dora - please put it in the zine", "5 and 45.", "Happy birthday Dora"),
        ("Happy birthday Dora. Could you put that in the report?", "", "Happy birthday Dora"),
        ("5 und 45. Frohes Fest euch allen, setz das bitte in den Bericht.", "5 und 45.", "Frohes Fest euch allen"),
        ("Joyeux Noël à tous, mets ça dans le rapport svp. 5 et 45", "5 et 45", "Joyeux Noël à tous"),
    ],
)
def test_words_that_are_pointed_back_at_are_press(words: str, rest: str, press: str) -> None:
    """The sentence before "put that in the paper" is what is to be printed."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([rest], (PressItem(press),))


@pytest.mark.parametrize(
    "words",
    [
        "My wife put that in the paper. 5 and 45",
        "Dear GM, please print this in the next report.",
        "Dora put it in the paper last week, the rascal. 5 and 45",
        "You can put that in the paper if you like. 5 and 45",
        "I would never put that in the paper. 5 and 45",
        "I was cross with Dora, don't put that in the paper please. 5 and 45",
        "Dora is a lucky woman. She was on 3. Put that in the paper. 5 and 45",
        "I'll have 5, put that in the paper please. Trapdoor 45",
        "Throw five trapdoor here put that in the paper please",
    ],
)
def test_what_is_not_asked_for_or_is_an_order_is_not_printed(words: str) -> None:
    """Nor is anything where nobody can tell how much of it is meant."""
    assert split_press([words], VOCABULARY, PEOPLE) == ([words], ())
