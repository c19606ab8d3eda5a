"""Mails that only thank: they are answered in kind, and nobody else has to read them."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.playthroughs.house import House, last_mail, text_of

POLITE = ["👍", "👍🏻", "👌", "❤️", "Thanks!", "Thanks! Lovely.", "Merci !", "Danke!", "ok", "OK, thanks", "Got it"]
POLITE += [
    "Super, danke dir",
    "Danke, passt",
    "Parfait, merci bien",
    "Top, dankjewel",
    "Vale, gracias",
    "Va bene, grazie",
]
POLITE += ["Cheers\nBrenda", "Thanks, got the receipt. See you in the next round!", "Many thanks for your mail, Alan"]


@pytest.mark.parametrize("words", POLITE)
def test_thanks_are_answered_in_kind(house: House, words: str) -> None:
    """What stands is shown; the GM gets no mail, and the sheet no line about it."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 30")
    before = len(house.to_gm())
    told = text_of(house.write("Brenda", words, answering=str(receipt["Message-ID"] if receipt else "")))
    assert "You are welcome" in told
    assert "Trapdoor nomination: 30" in told
    assert len(house.to_gm()) == before
    assert last_mail(house).outcome == "thanks: nothing to do"


@pytest.mark.parametrize(
    "words",
    [
        *(
            "Thank you. My dog died.",
            "thanks a lot for the extension!",
            "Happy Christmas everyone!",
            "Great report, loved it",
        ),
        *("Thanks. Beware.", "Thanks - I'll send orders on Thursday", "Thanks, but why was I moved?", "That was me"),
    ],
)
def test_what_somebody_is_to_read_reaches_the_gm(house: House, words: str) -> None:
    """Thanks for what was done, news, a question, a warning, words for all."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 30")
    before = len(house.to_gm())
    told = text_of(house.write("Brenda", words))
    assert len(house.to_gm()) == before + 1 or "could not take orders" in told
    assert "You are welcome" not in told


@pytest.mark.parametrize("words", ["thanks a lot for the extension!", "Great report, loved it"])
def test_praise_that_is_passed_on_is_thanked_for(house: House, words: str) -> None:
    """That no orders were found in it is no answer."""
    house.start()
    assert "Thank you. Your mail was passed on to the GM." in text_of(house.write("Brenda", words))


@pytest.mark.parametrize("words", ["Cheers mate", "cheers pal", "Cheers, Brenda", "Cheers Alan"])
def test_cheers_are_no_failed_order(ordered: House, words: str) -> None:
    """Whoever is called so, a friend or oneself."""
    assert "could not take orders" not in text_of(ordered.write("Brenda", words))


def _above(receipt: EmailMessage | None, words: str) -> str:
    """Return words above a receipt that a mail program quotes whole, with its empty form."""
    assert receipt is not None
    body = receipt.get_body(("plain",))
    assert body is not None
    quoted = "\n".join(f"> {line}" for line in body.get_content().splitlines())
    return f"{words}\n\nOn Mon, 30 Nov 2026 at 20:00, Hill House <games@example.test> wrote:\n\n{quoted}"


@pytest.mark.parametrize(
    "words",
    [
        "Oh it worked! What a clever machine. Kelly says hello.\n\nBrenda",
        "Thank you for the receipt, all quite correct.\n\nB x",
        "Lovely, thanks Alan. See you at the convention.",
        "Sorry me again!! Can you tell Clive I'm not scared of him xx",
        "Ja, so ist es gemeint.",
        "Clive here, I'll have the phone up on the roof of the van of an evening, so if you need her just yell.",
        "I've half a mind to resign and come back as a ghost, Alan, but I shan't. It's far too much fun.",
    ],
)
def test_a_letter_above_a_receipt_is_no_failed_order(house: House, words: str) -> None:
    """Orders stand, and none are spoken of: the GM reads it, and nobody is told to type anything."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 30")
    before = len(house.to_gm())
    told = text_of(house.write("Brenda", _above(receipt, words)))
    assert "passed on to the GM" in told
    assert not any(blame in told for blame in ("could not", "No orders", "Please type"))
    assert "Trapdoor nomination: 30" in told
    assert len(house.to_gm()) == before + 1


@pytest.mark.parametrize(
    "words",
    [
        "Here are my orders",
        "I'd like to change it please",
        "nah, back to the first one",
        "The form is below",
        "up a bit",
    ],
)
def test_words_of_orders_above_a_receipt_are_asked_about(house: House, words: str) -> None:
    """What may have been meant to order something is not left to a GM who may read it too late."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 30")
    assert "could not take orders" in text_of(house.write("Brenda", _above(receipt, words)))


def test_a_letter_where_no_orders_stand_is_told_so(house: House) -> None:
    """Above a quoted form that is still empty it may have been meant to bring them."""
    house.start()
    words = "What a lovely start. See you soon.\n\nBrenda"
    told = text_of(house.write("Brenda", _above(house.sent_to("Brenda")[-1], words)))
    assert "found no orders" in told


@pytest.mark.parametrize("words", ["👎", "Thanks. Please cancel.", "No", "Thanks, 5 it is"])
def test_what_is_no_thanks_is_none(house: House, words: str) -> None:
    """A thumb that points down, a word that takes something back, an order."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 30")
    assert "You are welcome" not in text_of(house.write("Brenda", words))


def test_words_in_the_subject_are_not_passed_over(house: House) -> None:
    """Whatever stands below it."""
    house.start()
    before = len(house.to_gm())
    house.write("Brenda", "Thanks!", subject="Can we have another day, please")
    assert len(house.to_gm()) == before + 1


def test_thanks_to_another_players_letter_are_for_them(house: House) -> None:
    """The GM sees them, as ever: they did not reach whom they are for."""
    house.start()
    house.write("Clive", "PRESS TO Brenda: I vote for 30.")
    letter = house.sent_to("Brenda")[-1]
    before = len(house.to_gm())
    house.write("Brenda", "Thanks!", answering=str(letter["Message-ID"]))
    assert len(house.to_gm()) == before + 1
