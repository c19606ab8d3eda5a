"""Orders of games with a form of their own: by label, by the one field that can be meant, and asked where in doubt."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.core.errors import Problem
from pbm.core.orders import Field, OrderForm, RawOrders
from pbm.orders.cleaning.clean import clean
from pbm.orders.forms import is_postal, read_form
from pbm.rulesets.abilities import WordsRead

BID = OrderForm(("A",), (3,), (Field("bid", "Your bid", "numbers", 1, 1, 13),))
DUEL = OrderForm(
    ("A",),
    (3,),
    (
        Field("move", "Your move", "choice", choices=("rock", "paper", "scissors")),
        Field("stake", "Stake", "numbers", 1, 1, 5),
    ),
)
MOVES = OrderForm(("A",), (3,), (Field("move", "Your move", "choice", choices=("left", "left twice", "right")),))
LINE = OrderForm(("A",), (3,), (Field("plan", "Your plan", "words", optional=True),))


@pytest.mark.parametrize(
    ("form", "text", "orders"),
    [
        (BID, "I bid 7", {"bid": [7]}),
        (BID, "hi\n7 please\nDave", {"bid": [7]}),
        (BID, "Your bid: 7", {"bid": [7]}),
        (BID, "yuor bid : 7", {"bid": [7]}),
        (BID, "Turn 3: 7", {"bid": [7]}),
        (BID, "Bid 7\nno, make that 9", {"bid": [9]}),
        (BID, "I'll go with the 11, and may nobody else have thought of that.", {"bid": [11]}),
        (DUEL, "paper, stake 3", {"move": "paper", "stake": [3]}),
        (DUEL, "Your move: papr\nstake: 4", {"move": "paper", "stake": [4]}),
        (DUEL, "Rock!", {"move": "rock"}),
        (MOVES, "left twice", {"move": "left twice"}),
        (LINE, "Your plan: first the tower, then the 3 gates", {"plan": "first the tower, then the 3 gates"}),
    ],
)
def test_what_is_plain_is_taken(form: OrderForm, text: str, orders: dict[str, object]) -> None:
    """With a label, or without where only one field can be meant."""
    reading = read_form(clean(text, ()), form, "Re: round 3")
    assert (reading.kind, reading.verdict, reading.orders) == ("orders", "clear", {"A": orders})


@pytest.mark.parametrize(
    ("form", "text", "code"),
    [
        (BID, "7 or 8", "ambiguous"),
        (BID, "7 if Brenda bids low", "ambiguous"),
        (BID, "bid 7\nbid 8", "ambiguous"),
        (BID, "bid: 14", "out-of-range"),
        (BID, "bid: lots", "not-understood"),
        (DUEL, "rock or paper", "ambiguous"),
        (DUEL, "not paper", "ambiguous"),
        (DUEL, "Your move: dynamite", "not-understood"),
    ],
)
def test_what_is_in_doubt_is_asked(form: OrderForm, text: str, code: str) -> None:
    """Two answers, conditions, and what the form does not know; nothing of it is taken."""
    reading = read_form(clean(text, ()), form, "Re: round 3")
    assert (reading.verdict, reading.orders) == ("ask", {})
    assert [problem.code for problem in reading.problems] == [code]


@pytest.mark.parametrize(
    "text",
    [
        "We had 3 lovely children visiting us over the weekend, hence the delay.",
        "I read in the paper that it will snow on the day of the final, would you believe it.",
        "Back on 12/11/2026 at 18:30",
    ],
)
def test_numbers_and_words_in_passing_are_no_orders(text: str) -> None:
    """What a line tells of the world is not an order."""
    for form in (BID, DUEL):
        assert read_form(clean(text, ()), form, "Re: round 3").orders == {}


def test_press_commands_and_questions_are_found_as_in_every_game() -> None:
    """Press beside orders, a command by itself, a resignation, a mail of a machine."""
    with_press = read_form(clean("Your bid: 7\n\nPRESS: hello all", ()), BID, "Re: round 3")
    assert (with_press.orders, with_press.press) == ({"A": {"bid": [7]}}, "hello all")
    assert [one.command for one in read_form(clean("STATUS", ()), BID, "").asked] == ["STATUS"]
    assert read_form(clean("I resign from the game.", ()), BID, "").kind == "resign"
    assert read_form(clean("I am out of the office until Monday.", ()), BID, "Automatic reply: x").kind == "auto-reply"
    both = read_form(clean("bid 7. Is it true that Clive is away?", ()), BID, "Re: round 3")
    assert both.chatter or both.verdict == "ask"


def test_orders_below_the_heading_of_press_are_asked_about() -> None:
    """Nothing is entered of what may be press, and nothing is lost without a word."""
    reading = read_form(clean("PRESS: hello all\nbid 7", ()), BID, "Re: round 3")
    assert (reading.verdict, reading.orders) == ("ask", {})
    assert [problem.code for problem in reading.problems] == ["in-press"]
    assert read_form(clean("PRESS: hello all\nsee you", ()), BID, "Re: round 3").verdict == "clear"


def test_what_a_mail_probably_meant_is_passed_on_with_the_question() -> None:
    """What a ruleset's reader offers goes with its question, and never with a mail that is clear or resigns."""
    offer: RawOrders = {"A": {"bid": [7]}}

    def doubting(lines: Sequence[str]) -> WordsRead:
        return WordsRead({}, (Problem("odd", "What?"),), (None,), probable=offer)

    def sure(lines: Sequence[str]) -> WordsRead:
        return WordsRead(offer, probable=offer)

    asked = read_form(clean("bid seven, or so they say", ()), BID, "", doubting)
    assert (asked.verdict, asked.orders, asked.probable) == ("ask", {}, offer)
    assert read_form(clean("bid 7", ()), BID, "", sure).probable == {}
    assert read_form(clean("I resign from the game.", ()), BID, "", doubting).probable == {}


def test_a_subject_alone_can_order() -> None:
    """A new mail of which only the subject was written; an answer's subject is an old one."""
    assert read_form(clean("", ()), BID, "[x] bid 7").orders == {"A": {"bid": [7]}}
    assert read_form(clean("", ()), BID, "Re: [x] bid 7").orders == {}


def test_postal_forms_are_told_from_others() -> None:
    """Throws and trapdoors are read as prose; anything else by its form."""
    assert is_postal(OrderForm(("A",), (1,), (Field("throws", "Throw", "numbers"),)))
    assert not is_postal(BID)


@given(st.text(max_size=400))
def test_any_text_is_read(text: str) -> None:
    """Whatever the text, the reader returns, and only what the form allows."""
    reading = read_form(clean(text, ()), DUEL, text[:60])
    for order in reading.orders.values():
        assert order.get("move", "rock") in ("rock", "paper", "scissors")
        assert all(1 <= number <= 5 for number in order.get("stake", [1]))  # type: ignore[union-attr, operator]


@pytest.mark.parametrize(
    "tail", ["I need to check the rules.", "Pending news from Brenda.", "Scrub that, I'll write again."]
)
def test_what_is_not_meant_to_stand_yet_is_asked_about_in_every_game(tail: str) -> None:
    """A doubt, a condition or a change of mind in a sentence of its own is one about the order before it."""
    reading = read_form(clean(f"I bid 7. {tail}", ()), BID, "Re: round 3")
    assert (reading.verdict, reading.orders) == ("ask", {})
    assert bool(reading.probable) is (tail == "I need to check the rules.")
