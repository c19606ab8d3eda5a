"""Unleashed and Classic: orders in a paragraph of their own below press are no press, and nobody else reads them."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


def start(house: House) -> None:
    """Start a game of three in which everybody holds nothing but +3."""
    house.start(ruleset="unleashed", boards={}, options={"size": "6x8", "setup": "drawn", "deck": {"+3": 120}})


def at(house: House) -> list[int]:
    """Return the spaces of the card that stands for Brenda."""
    stands = house.standing("Brenda") or {}
    return [play["at"] for wishes in stands.get("A", {}).get("plays", ()) for play in wishes]


@pytest.mark.parametrize(
    ("words", "space"),
    [
        ("Press: watch out!\n\n+3 on 14", 14),
        ("+3 on 12\n\nPress: watch out!\n\nActually, +3 on 14 rather.", 14),
        ("Press to Clive: join me?\n\n+3 on 14 please", 14),
        ("Anonymous press: beware.\n\nI play +3 on 14.", 14),
    ],
)
def test_orders_alone_below_press_are_taken(house: House, words: str, space: int) -> None:
    """A paragraph that is nothing but orders is taken, and neither printed nor sent to anybody."""
    start(house)
    house.write("Brenda", words)
    assert at(house) == [space]
    house.pass_deadline()
    for name in ("Clive", "Dora"):
        for mail in house.sent_to(name)[1:]:
            assert "rather" not in text_of(mail)
            assert "I play +3" not in text_of(mail)
            assert "+3 on 14 please" not in text_of(mail)


def test_what_may_be_orders_below_press_is_asked_and_not_printed(house: House) -> None:
    """Orders with other words around them are neither taken nor printed: the player is asked."""
    start(house)
    asked = text_of(
        house.write("Brenda", "Press: hello all!\n\nAlan, please put my +3 on 14.\nGreat weather here, isn't it.")
    )
    if at(house) != [14]:
        assert "they are neither taken nor printed" in asked
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert "hello all!" in report
    assert "put my +3" not in report


def test_talk_below_press_is_press(house: House) -> None:
    """What orders nothing stays press, in as many paragraphs as it has; so does a taunt on the line of the press."""
    start(house)
    house.write("Brenda", "Press: hello all!\n\nClive, that was mean.\n\nThe third line of mine.")
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert "that was mean" in report
    assert "The third line of mine." in report


@pytest.mark.parametrize("line", ["roll!", "ROLL", "roll", "Roll please"])
def test_a_roll_below_press_is_rolled(house: House, line: str) -> None:
    """Classic: ROLL in a paragraph of its own below press rolls."""
    house.start(ruleset="classic", boards={}, options={"play": "on_order"})
    assert "You roll" in text_of(house.write("Brenda", f"Press: lucky me\n\n{line}"))
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert "lucky me" in report
    assert f"lucky me | | {line}" not in report


@pytest.mark.parametrize("words", ["Press to Clive: hi\n+3 on 14", "Press to Clive: hello!\nMy card: +3 on 14."])
def test_a_letter_with_what_may_be_orders_below_its_heading_is_not_sent(house: House, words: str) -> None:
    """Clive reads nothing of it while it is asked about, and the player is told of it once."""
    start(house)
    before = len(house.sent_to("Clive"))
    text = text_of(house.write("Brenda", words))
    assert text.count("Your letter to Clive was not sent, for a part of it may be orders of yours") == 1
    assert "There are words in your press that could be orders" not in text
    assert at(house) == []
    assert len(house.sent_to("Clive")) == before


def test_advice_beside_a_heading_is_sent(house: House) -> None:
    """Nobody orders on the line on which they speak to another."""
    start(house)
    assert "Your letter was sent to Clive." in text_of(house.write("Brenda", "Press to Clive: +3 on 14"))


@pytest.mark.parametrize(
    "words",
    [
        "And change me 12 to a 14, will you Alan.",
        "Change my 12 to a 14 please, Alan.",
        "Oh, and move the 12 to 14, would you Alan",
        "Can you put it on 14 instead, Alan?",
        "Alan, could you change 12 to 14?",
        "Please put the card on 14, thanks Alan!",
    ],
)
def test_what_is_asked_of_the_gm_by_name_below_press_is_never_printed(house: House, words: str) -> None:
    """A paragraph told to the GM by name, at its head or end, is an order or asked about; nobody else reads it."""
    start(house)
    house.write("Brenda", "+3 on 12")
    asked = text_of(house.write("Brenda", f"Press: The last one up buys the seed potatoes.\n\n{words}"))
    assert at(house) == [14] or "could not take orders" in asked or "passed on to the GM" in asked
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert "seed potatoes" in report
    assert words not in report


@pytest.mark.parametrize(
    "words", ["You will all lose, Alan most of all.", "Nobody drinks like Alan.", "Three cheers for Alan"]
)
def test_what_only_names_the_gm_below_press_is_press(house: House, words: str) -> None:
    """Who speaks of the GM tells everybody."""
    start(house)
    house.write("Brenda", f"Press: The last one up buys the seed potatoes.\n\n{words}")
    house.pass_deadline()
    assert words in text_of(house.sent_to("Clive")[-1])


@pytest.mark.parametrize(
    "words",
    [
        "Add this: if I land on Send back, then Clive. Rest as it was.",
        "Please add this: if I land on Send back, Clive.",
        "Put this in: if I land on Send back, Clive.",
    ],
)
def test_a_choice_that_is_added_is_no_press(house: House, words: str) -> None:
    """ "Add this:" puts right orders at least as often as it is for print: what is chosen in secret is not printed."""
    start(house)
    house.write("Brenda", "+3 on 12")
    house.write("Brenda", words)
    assert at(house) == [12]
    house.pass_deadline()
    assert "if I land on Send back" not in text_of(house.sent_to("Clive")[-1]).split("PRESS")[-1]


def test_what_is_added_to_the_report_is_press(house: House) -> None:
    """Who says that it is for the report is heard."""
    start(house)
    house.write("Brenda", "Please add this to the report: beware of the dog.")
    house.pass_deadline()
    assert "beware of the dog" in text_of(house.sent_to("Clive")[-1])
