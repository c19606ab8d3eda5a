"""Short notes that order nothing: they take orders back, end an instruction, say thanks, or tell when more comes."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short

REPLY = "Re: [vipers] Receipt 3: Your orders"


@pytest.mark.parametrize(
    "text",
    [
        "My orders are withdrawn herewith.",
        "delete my orders pls",
        "Please remove my orders",
        "consider my orders cancelled",
        "could you delete my orders?",
    ],
)
def test_orders_are_taken_back_in_other_plain_words(text: str) -> None:
    """Whoever deletes their orders withdraws them."""
    assert [one.command for one in reading(text, subject=REPLY).asked] == ["WITHDRAW"]


@pytest.mark.parametrize(
    "text",
    [
        "I withdraw everything I said",
        "Please don't use my orders",
        "delete my orders and send me the receipt",
        "I take it all back",
        "void",
    ],
)
def test_what_may_take_orders_back_is_asked_about(text: str) -> None:
    """It may be meant of press or of later turns too, so the player is told the word that does it."""
    got = reading(text, subject=REPLY)
    assert (got.verdict, got.asked, [named(problem) for problem in got.problems]) == ("ask", (), ["unsaying"])


@pytest.mark.parametrize("text", ["I withdraw everything I said about Clive's mother", "I'd take the bus back home"])
def test_taking_back_something_else_is_chat(text: str) -> None:
    """No orders are spoken of."""
    assert "unsaying" not in [named(problem) for problem in reading(text, subject=REPLY).problems]


@pytest.mark.parametrize(
    "text",
    ["no more standing orders", "standing order: off", "I don't want any standing orders", "remove my standing order"],
)
def test_a_standing_instruction_ends_in_plain_words(text: str) -> None:
    """It is taken back, whatever the words for that."""
    assert reading(text, subject=REPLY).missed == "cancel"


def test_a_standing_instruction_is_changed_for_the_other() -> None:
    """What it replaces is no limit of it; anything else that is said of it still is."""
    assert reading("my standing order should be the lowest instead").missed == "lowest"
    assert reading("please make my standing order the highest instead of the lowest").missed == "highest"
    assert reading("standing order: lowest instead of throwing 5").missed == "unclear"


@pytest.mark.parametrize(
    ("text", "missed"),
    [
        ("If I miss a round, never play my highest.", "unclear"),
        ("I don't want you to play my highest left if I miss a round", "unclear"),
        ("I'd rather you didn't play my highest if I miss a round", "unclear"),
        ("If I miss a round play anything but my highest", "unclear"),
        ("Don't play my highest any more if I miss a round", "cancel"),
        ("Spiel nicht mehr meine höchste, wenn ich eine Runde verpasse", "unclear"),
        ("Wenn ich eine Runde verpasse, spiel nie meine höchste", "unclear"),
        ("Ne joue plus mon plus élevé si je manque un tour", "unclear"),
        ("Speel nooit mijn hoogste als ik een ronde mis", "unclear"),
        ("If I miss round 2 play my highest", "unclear"),
        ("If I miss turns 3 and 4, play my lowest", "unclear"),
    ],
)
def test_a_standing_instruction_is_never_kept_as_its_opposite_or_without_its_limit(text: str, missed: str) -> None:
    """What is not to be played, and what holds for one round, is asked about or taken back; no throw is made of it."""
    got = reading(text, subject=REPLY)
    assert (got.missed, got.orders) == (missed, {})


@pytest.mark.parametrize(
    ("text", "missed"),
    [
        ("If I don't send orders, play my lowest.", "lowest"),
        ("If I can't write, play my lowest", "lowest"),
        ("If I miss a round don't forget to play my highest", "highest"),
        ("Don't worry: if I miss a round, play my highest", "highest"),
        ("Falls ich nichts schicke, spiel die niedrigste", "lowest"),
        ("Spiel meine höchste, wenn ich nicht schreibe", "highest"),
    ],
)
def test_a_no_beside_a_standing_instruction_is_none_of_it(text: str, missed: str) -> None:
    """It belongs to the clause that says when, or to another."""
    assert reading(text, subject=REPLY).missed == missed


@pytest.mark.parametrize(
    "text",
    [
        "Got it, cheers. Brenda",
        "Leave everything as it is, I just wanted to say hello to you all",
        "Thank you, got it. All correct as far as I can see.",
        "Received with thanks.",
        "Alles klar, danke!",
    ],
)
def test_thanks_are_no_orders_that_cannot_be_taken(text: str) -> None:
    """Nothing was to be ordered, so nothing is asked."""
    got = reading(text, subject=REPLY)
    assert (got.kind, got.verdict, got.problems) == ("other", "clear", ())


def test_thanks_with_the_usual_are_asked_about() -> None:
    """What else is said keeps its meaning."""
    assert reading("Got it, the usual please", subject=REPLY).verdict == "ask"


def test_words_that_are_only_courtesies_are_words_all_the_same() -> None:
    """Nobody is told that their mail came without any words of theirs who wrote some."""
    for text in ("whatever the rules say", "whatever you like", "ok"):
        assert "empty" not in [named(problem) for problem in reading(text, subject=REPLY).problems]
    assert [named(problem) for problem in reading("", subject=REPLY).problems] == ["empty"]


def test_orders_that_come_as_usual_are_not_the_usual_ones() -> None:
    """The habit is when they come; "as usual" alone is still asked about."""
    text = "Nothing but press from me today, orders on Wednesday as usual.\n\nPress: Lost, one patience."
    got = reading(text, subject=REPLY)
    assert (got.kind, got.verdict, got.press, short(got)) == ("press", "clear", "Lost, one patience.", {})
    assert reading("orders as usual", subject=REPLY).verdict == "ask"


def test_orders_after_an_absence_are_no_question() -> None:
    """A note of being away says when orders will come."""
    got = reading("I shall see to my next turn as soon as we are back.", subject=REPLY)
    assert (got.kind, got.verdict) == ("other", "clear")
