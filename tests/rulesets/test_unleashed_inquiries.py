"""Questions to the GM in Unleashed, on the rules and on what is noted: nothing is asked back, and the GM gets them."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.forms import read_form
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import read, table, written


@pytest.mark.parametrize(
    "words",
    [
        "Dear Gm, is it true that Clive can swap me if I haven't had my go yet? Unjust.",
        "is it true that Brenda can swap me if I haven't had my go yet?",
        "can i put a blank on a space where someone is standing",
        "Can I put a blank on a space where someone is standing?",
        "Am I allowed to play +3 on a space where someone stands?",
        "could i put a +3 on a snake's head",
        "may i play two cards in one go",
        "is a blank allowed on a snake",
        "does a blank cover the ladder",
        "Just checking you've got me as +3 on 17 and not on 20.",
        "Just checking: do you have my blank on 17?",
        "can you confirm you've got me on 12",
        "Could you confirm you have my +3 on 17",
        "Have you got me down for +3 on 17?",
        "Am I down for +3 on 17?",
        "I take it you have me down for +3 on 17.",
        "Hast du mich mit +3 auf 17 stehen?",
        "Darf ich eine leere Karte auf ein Feld legen, auf dem jemand steht",
        "Peut-on poser une carte sur une case où il y a quelqu'un ?",
        "Mag ik een lege kaart op een vak leggen waar iemand staat?",
        "do i have to say which card i'm putting down now as well or does that come after",
        "Must I also say what I choose, or does that come later?",
        "Muss ich jetzt schon die Karte angeben?",
        'And what\'s this "had chosen nothing" business, am I meant to tell you something about my two cards?',
        "What does the reverse do?",
        "Oi, I said reverse on 8 and the report reckons I put a blank on 1?? How come?",
        "I asked for the reverse on 8, why does the report say blank on 1?",
    ],
)
def test_a_question_to_the_gm_is_no_order(words: str) -> None:
    """What is allowed in general, and what the GM has noted, is asked of the GM: it orders nothing and is passed on."""
    found = read(words)
    assert (written(found), found.problems) == ({}, ())
    assert found.message
    beside = read(f"Blank on 9.\n{words}")
    assert (written(beside), beside.problems, beside.message) == ({"plays": "blank@9"}, (), True)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Can I have the blank on 17 please", "blank@17"),
        ("Would you put the blank on 17 for me?", "blank@17"),
        ("Please check: +3 on 17", "+3@17"),
        ("You've got me: +3 on 17", "+3@17"),
        ("Just to be sure: +3 on 17", "+3@17"),
        ("+3 on 17, just checking it is legal", "+3@17"),
        ("Have you put up your tree? +3 on 17", "+3@17"),
        ("I hope you have a lovely Christmas. +3 on 17", "+3@17"),
    ],
)
def test_what_is_asked_for_is_an_order(words: str, wanted: str) -> None:
    """A request with a card and its space is taken, however politely it is put."""
    found = read(words)
    assert (written(found), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    "words",
    [
        "can i put my blank on the space where Brenda is standing",
        "May I play my blank?",
        "Is it possible to put the +3 on 17?",
        "can i put a blank on top of a snake? If so blank on 14, if not 17.",
    ],
)
def test_what_may_be_an_order_is_asked_about(words: str) -> None:
    """A card of one's own, a space that is named: perhaps an order."""
    found = read(words)
    assert not found.orders
    assert found.problems


def test_the_gm_gets_what_may_be_a_question() -> None:
    """Where the player is asked whether it is a question or an order, the GM has the mail as well."""
    game, now = table(1)
    for words in ("May I play my blank?", "Is it possible to use the +3 on 17?"):
        form = RULESET.order_form(game, now, "Alan")
        assert form is not None
        reading = read_form(clean(words), form, "", lambda lines: RULESET.read_words(game, now, "Alan", lines))
        assert reading.problems
        assert reading.chatter


def test_a_question_on_the_rules_leaves_no_doubt_of_an_order() -> None:
    """ "If I haven't had my go yet" within a question on the rules says nothing of the order before it."""
    game, now = table(1)
    form = RULESET.order_form(game, now, "Alan")
    assert form is not None
    for words, clear in (
        ("+3 on 17 please. Is it true that Clive can swap me if I haven't had my go yet? Unjust.", True),
        ("+3 on 17 please. I haven't decided yet.", False),
    ):
        reading = read_form(clean(words), form, "", lambda lines: RULESET.read_words(game, now, "Alan", lines))
        assert bool(reading.orders) == clear
        assert bool(reading.problems) != clear


@pytest.mark.parametrize(
    "words",
    [
        "hey can I put L1 on top of something else, like does it matter if there's a card there?",
        "Does it matter where P1 goes?",
        "Alan, une petite question : si je tombe sur le réverbère à 39, je redescends à 20 ?",
        "One thing I don't follow Alan, if I land on Extra roll do I get to play another card as well or just"
        " the dice?",
        "May I ask whether, once Reverse is played, my own ladder becomes a slide for everyone, myself included?",
        "Quelqu'un peut-il me faire reculer avant mon tour ?",
        "Could anybody send me back before my go?",
        "Kann mich jemand vor meinem Zug zurückschicken?",
        "Kurze Frage: spielt es eine Rolle, wo die Schlange liegt?",
    ],
)
@pytest.mark.parametrize("phase", ["play", "setup"])
def test_what_calls_itself_a_question_is_one(words: str, phase: str) -> None:
    """Nothing is asked back, whatever is named in it, and the GM gets it."""
    game, now = table(1, phase=phase)
    form = RULESET.order_form(game, now, "Alan")
    assert form is not None
    reading = read_form(clean(words), form, "", lambda lines: RULESET.read_words(game, now, "Alan", lines))
    assert (reading.kind, reading.problems, reading.orders) == ("question", (), {})


@pytest.mark.parametrize(
    "words",
    [
        "A quick question: can I have the blank on 30?",
        "May I ask whether I could have +3 on 17?",
        "Kurze Frage: blank auf 30?",
    ],
)
def test_an_order_that_calls_itself_a_question_is_asked_about(words: str) -> None:
    """A card with its space may be an order however it is put."""
    found = read(words)
    assert found.problems or written(found)


def test_who_asks_for_an_order_by_asking_is_heard() -> None:
    """ "May I ask you to …" is no question."""
    found = read("May I ask you to put the blank on 9?")
    assert (written(found), found.problems) == ({"plays": "blank@9"}, ())
