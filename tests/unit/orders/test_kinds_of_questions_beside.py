"""A question beside orders is for the GM, whatever words and numbers of the game it has; the orders are taken."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

ASKED = [
    "4 trap 21. Are deals allowed?",
    "4 trap 21. Can Dora trap the same space?",
    "4 trap 21. Clive said he'd trap 33, is that allowed?",
    "4 trap 21. Can I use my 4 again next turn?",
    "4 trap 21. Can two people trap 21?",
    "4 trap 21. Does the trapdoor close after the turn",
    "4 trap 21. I wonder whether Dora can trap the same space.",
    "Throw 4, trapdoor 21. Why was the trapdoor at 45 not opened?",
    "4 trap 21, how far's the finish again",
    "4, trap 21. who's on 43",
    "4 trap 21\nwhere is everybody",
    "4, Falltür 21, wie weit ist es noch",
    "4, trappe 21. Combien de cases encore",
    "4, valluik 21, hoe ver is het nog",
    "4, trampilla 21. cuántas casillas faltan",
    "4, botola 21. dov'è finita Dora",
    "4 et trappe 21. Est-ce que la trappe 45 est ouverte ?",
]
ONLY_ORDERS = [
    "4 trap 21, ok?",
    "4, trap 21, please?",
    "Could I have 4 and trap 21?",
    "Can I put 4 and trap on 21?",
    "4 trap 21",
    "4 trap 21. What a day",
    "4, trap 21, where Clive is",
    "4 and trap 21, what's more I mean it",
    "Trap 21 and a 4. How are you",
]


@pytest.mark.parametrize("text", ASKED)
def test_a_question_beside_orders_is_for_the_gm(text: str) -> None:
    """The orders stand, and the GM hears what was asked."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({"A": ([4], 21)}, "clear", True)


@pytest.mark.parametrize("text", ONLY_ORDERS)
def test_a_polite_order_is_no_question(text: str) -> None:
    """The GM is not troubled with orders that are only put as a question."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({"A": ([4], 21)}, "clear", False)


@pytest.mark.parametrize(
    "text",
    [
        "4 & 21, could I get an extension till Sunday?",
        "4, trapdoor 21 - is there a snake on 30?",
        "4 trap 21 - by the way what's Clive's phone number?",
        "throw 4, trap 21 and when is the next deadline?",
        "4 trap 21 (is there a snake on 30?)",
        "4 und 21, gibt es eine Schlange auf 30?",
    ],
)
def test_a_question_at_the_end_of_an_order_is_for_the_gm(text: str) -> None:
    """A comma or a dash parts the order from what is asked, as a full stop would."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({"A": ([4], 21)}, "clear", True)


@pytest.mark.parametrize(
    "text",
    [
        "4 trap 21, is that ok?",
        "4 and 21, could you confirm?",
        "4, could I put the trapdoor on 21?",
        "4 trap 21, can you put that down for me please?",
    ],
)
def test_an_order_that_ends_politely_is_no_question(text: str) -> None:
    """What only asks that the order be taken is answered by the receipt."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({"A": ([4], 21)}, "clear", False)


@pytest.mark.parametrize(
    "text",
    [
        "Can I nominate the same trapdoor twice running?",
        "Must I throw a 6 to start?",
        "hmm, is a trapdoor on a ladder foot allowed?",
        "Do I have to give a trapdoor?",
        "Hi Alan, quick question: can two people nominate the same space? Thanks, Brenda",
    ],
)
def test_a_question_about_the_rules_is_no_order(text: str) -> None:
    """It has the words of the game and no choice in it: nobody is asked to send it again as orders."""
    made = reading(text)
    assert (made.kind, made.orders, made.problems) == ("question", {}, ())


@pytest.mark.parametrize(
    "text", ["Can I throw 5?", "Can I play the 6?", "Is it ok if I throw 5?", "Can I throw a 3 again?"]
)
def test_a_question_that_may_be_an_order_is_asked_about(text: str) -> None:
    """With a number of the player's own choice in it, it may be meant either way."""
    made = reading(text)
    assert (made.verdict, short(made), bool(made.problems)) == ("ask", {}, True)


def test_a_question_beside_a_command_reaches_the_gm() -> None:
    """The command is done, and what is asked besides is passed on; a command put as a question is none."""
    assert reading("PLAY DEFAULT\n\nHow long do such games last?").chatter
    assert not reading("Could you play default for me?").chatter
    assert not reading("What have I got left?").chatter


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("ok 2 then lol. whats a trapdoor even", None),
        ("2. wot is a trapdoor anyway", None),
        ("2 pls. how does a trapdoor work", None),
        ("2 pls. idk what a trapdoor is", None),
        ("2. what do i do with the trapdoor", None),
        ("2. was ist eine Falltür überhaupt", None),
        ("2. c quoi une trappe", None),
        ("2. wat is een valluik eigenlijk", None),
        ("hiya so do i just send u a number?? ok 2 then lol", None),
        (
            "That leaves one in doubt as to whether a player may nominate his own space. Would you rule on it?\n\n"
            "I throw a two. I make no nomination.",
            "none",
        ),
        ("I wonder whether the same trapdoor may be named again. I throw a 2, trapdoor 45.", 45),
        ("Not sure whether you can put trapdoors on ladders. 2, no trapdoor.", "none"),
    ],
)
def test_what_a_trapdoor_is_or_may_be_is_asked_of_the_gm(text: str, door: int | str | None) -> None:
    """The orders beside it are taken, nothing is asked of the trapdoor, and the GM hears the question."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], door)})
    assert got.chatter


@pytest.mark.parametrize(
    "text",
    [
        "I wonder whether I should nominate 44. I throw a two.",
        "Whether I nominate 44 depends on Vera. I throw a two.",
        "If Vera nominates 44 then I make no nomination. I throw a two.",
        "2. what's the trapdoor limit, 40?",
    ],
)
def test_what_is_wondered_of_ones_own_trapdoor_is_asked_about(text: str) -> None:
    """It may be an order."""
    assert reading(text).verdict == "ask"
