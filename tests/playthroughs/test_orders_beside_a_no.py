"""Orders that come with a no to a question of ours: they are the player's, and nothing of what was refused."""

from __future__ import annotations

import pytest

from pbm.orders.consent import refused_first
from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_answers_to_questions import BARE, ORDERS, TAKEN, addresses, answer, letters

OWN = {"A": {"throws": [6], "trapdoor": 30}}


@pytest.mark.parametrize(
    "words",
    [
        *("No, throw 6 trapdoor 30", "NO\n\nthrow 6 trapdoor 30", "No, that wasn't me. Throw 6, trapdoor 30.\nBrenda"),
        *(
            "Not me! My orders: throw 6 trapdoor 30",
            "No. 6 and 30",
            "Nein. Wurf 6, Falltür 30",
            "Non. lancer 6, trappe 30",
        ),
    ],
)
def test_a_no_to_a_held_mail_brings_ones_own_orders(house: House, words: str) -> None:
    """The held mail is thrown away, and the orders have a receipt of their own."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    told = answer(house, "confirm", words)
    assert "That mail is thrown away" in told
    assert house.standing("Brenda") == OWN
    assert "Throw 6" in text_of(letters(house, "receipt")[-1])
    assert "says that they did not write it" in text_of(letters(house, "gm-notice")[-1])


@pytest.mark.parametrize(
    ("words", "changes"),
    [("No. Throw 6 trapdoor 30", False), ("No, just this once. 6 and 30", False), ("NOT ME. Throw 6, trap 30", True)],
)
def test_a_no_to_an_address_brings_ones_own_orders(house: House, words: str, changes: bool) -> None:
    """Whether it leaves or undoes what the mail from there did."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    ours = house.reply_address("Brenda")
    answer(house, "new-address", words)
    assert house.standing("Brenda") == OWN
    assert addresses(house) == ("brenda@players.test",)
    assert (house.reply_address("Brenda") != ours) is changes


def test_part_of_orders_beside_a_no_changes_that_part(house: House) -> None:
    """What stands is as any mail of the seat would leave it."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    answer(house, "new-address", "No. Throw 6.")
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 45}}


@pytest.mark.parametrize("ordered", [ORDERS, "throw five, trapdoor forty-five"])
@pytest.mark.parametrize(
    "words", ["No. The mail of 3 March says throw 5, trapdoor 45.", "No. It says throw 5, trap 45"]
)
def test_the_refused_orders_are_known_again(house: House, ordered: str, words: str) -> None:
    """In figures or in words, and with a date or another number beside them: a no does not order them."""
    house.start()
    house.write("Brenda", ordered, to=BARE)
    answer(house, "confirm", words)
    assert house.standing("Brenda") is None


@pytest.mark.parametrize(
    "words",
    [
        *("NOT ME!!! Please cancel the 5 and 45", "No, throw 5 was not me", "Not me. It says throw 5 trapdoor 45"),
        *("No. Throw 5 trapdoor 45", "No, I never threw a 5. I threw 6.", "No. Someone else wrote throw 6 trapdoor 30"),
        *(
            "No. Throw 6 if Clive stays",
            "No. What if I throw 6?",
            "No, I don't know it. Throw 6",
            "Yes. Throw 6 trapdoor 30",
        ),
        *("Is it no? Throw 6 trapdoor 30", "No. WITHDRAW", "No. Throw 6 or 2", "No, Clive wants the 6"),
    ],
)
def test_what_may_speak_of_the_refused_mail_is_no_order(house: House, words: str) -> None:
    """Nor what leaves something open, nor what stands beside a yes; the GM has the words."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    answer(house, "confirm", words)
    assert house.standing("Brenda") is None
    assert words in text_of(letters(house, "gm-letter")[-1])


def test_orders_beside_a_no_from_elsewhere_wait_for_a_registered_address(house: House) -> None:
    """Nothing is decided, nothing taken, and the player is told from where to answer."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    asked = letters(house, "new-address")[-1]
    house.write("Brenda", "No. Throw 6 trapdoor 30", to=str(asked["Reply-To"]), sender="bren@work.test")
    assert house.standing("Brenda") == TAKEN
    assert "from brenda@players.test" in text_of(house.sent_to("Brenda")[-1])


@pytest.mark.parametrize(
    ("words", "rest"),
    [
        *(("No. Throw 6", "Throw 6"), ("Hi Alan,\nno, thanks - throw 6", "throw 6"), ("NO\nthrow 6", "throw 6")),
        *(("No: throw 6", "throw 6"), ("Not me! My orders: 6 and 30", "My orders: 6 and 30"), ("No", None)),
        *(("Yes. Throw 6", None), ("Throw 6. No", None), ("No? Throw 6", None), ("No yes. Throw 6", None)),
    ],
)
def test_where_the_no_ends(words: str, rest: str | None) -> None:
    """A no is what an answer begins with, up to the first words that are none of it."""
    found = refused_first(words.split("\n"), ("Brenda", "Alan"))
    assert (found and "\n".join(found[2]).strip()) == rest
