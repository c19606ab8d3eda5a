"""Fallbacks of cards that stand, taken back in Unleashed: alone, or beside anything else that a mail says."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from pbm.rulesets.unleashed.words.dropped import dropped_in, may_drop
from tests.rulesets.test_unleashed_changes import read
from tests.rulesets.test_unleashed_words import short

STOOD: dict[str, Any] = {"plays": [[{"card": "+3", "at": 17}, {"card": "blank", "at": 20}]]}


def over(words: str, stood: dict[str, Any] = STOOD) -> tuple[dict[str, Any], list[str]]:
    """Return what a mail orders over a card with a fallback, and what is asked about."""
    found = read(words, stood)
    return short(found.orders.get("A", {})), [problem.code for problem in found.problems]


@pytest.mark.parametrize(
    "words",
    [
        "Drop the fallback please.",
        "Drop the fallback, Alan.\nLovely weather here, the boys are all at the seaside.",
        "Hi Alan, thanks for the receipt. Please drop my fallback. See you on Sunday with the others!",
        "Drop the 20.",
        "Drop the blank on 20",
        "Forget about the fallback on 20",
        "Cancel the 20 fallback",
        "scrap the fallback on 20, thanks. And PS my cat is fine",
        "without the fallback on 20 please",
        "Hi Alan, no fallback please. Gwen",
        "drop the fallback, I never liked it",
        "Could you drop the fallback?",
        "Lass die Alternative bitte weg.",
        "Nimm die 20 raus, danke",
        "Laat het alternatief maar weg",
        "Ohne Ausweichfeld. Danke!",
        "Supprime l'alternative, merci.",
        "Quita la alternativa",
        "Togli la riserva, grazie",
        "Schrap het alternatief",
    ],
)
def test_a_fallback_is_dropped_whatever_else_is_said(words: str) -> None:
    """Who drops the fallback in a sentence of its own keeps the card alone, in six languages and beside chat."""
    assert over(words) == ({"plays": "+3@17"}, [])


@pytest.mark.parametrize(
    ("words", "kind", "who"),
    [
        (
            "Actually drop the fallback, and if I land on Swap two players: me and the leader.",
            "swap-players",
            "me&leader",
        ),
        ("No fallback. If I land on Send back: the leader.", "send-back", "leader"),
        ("Actually drop the 20, and if I land on Swap two players: me and Brenda", "swap-players", "me&Brenda"),
        ("Drop the fallback. Also if I land on Send back: Brenda", "send-back", "Brenda"),
        ("If I land on Send back: Brenda. Forget the alternative.", "send-back", "Brenda"),
        ("without the fallback; if I land on send back: the leader", "send-back", "leader"),
        ("Leave out the blank on 20 and if I land on Send back: Brenda", "send-back", "Brenda"),
        ("I don't want a fallback any more. If I land on send back: Brenda", "send-back", "Brenda"),
        ("Streiche die Alternative bitte, und falls ich auf Send back lande: Brenda", "send-back", "Brenda"),
        ("Supprime l'alternative, et si je tombe sur send back : Brenda", "send-back", "Brenda"),
        ("Could you drop the fallback and if I land on Send back: Brenda?", "send-back", "Brenda"),
    ],
)
def test_a_fallback_is_dropped_beside_a_standing_choice(words: str, kind: str, who: str) -> None:
    """Both are done: the fallback is gone, and the choice stands."""
    assert over(words) == ({"plays": "+3@17", "standing": {kind: who}}, [])


@pytest.mark.parametrize(
    "words",
    [
        "If I land on Send back: the leader. No fallback.",
        "If I land on Send back: the leader, and drop the fallback",
        "If I land on Send back: the leader, no fallback.",
        "No alternative but to carry on!",
        "I think I shall\ndrop the fallback",
    ],
)
def test_a_fallback_that_may_be_dropped_is_asked_about(words: str) -> None:
    """Where it is not plain that the card's fallback is meant, it stays and is asked about."""
    made, asked = over(words)
    assert "plays" not in made
    assert asked == ["fallback-stays"]


@pytest.mark.parametrize(
    "words",
    [
        "Drop the 17.",
        "Nimm die Alternative.",
        "Nimm die 20",
        "Bin 20.",
        "Lass die Alternative.",
        "no 20 please",
        "Drop the +5 on 20",
        "Drop the fallback if Brenda moves.",
        "no alternative makes sense to me",
        "do not drop the fallback. If I land on send back: Brenda",
        "should I drop the fallback? If I land on send back: Brenda",
        "no fallback for send back. If I land on Send back: Brenda",
        "Remove the fallback from Send back. If I land on Send forward: Brenda",
        "If I land on Send back: the leader. Fallback stays.",
        "The fallback stays. If I land on Send back: the leader, no fallback.",
        "If I land on Send back: Brenda, fallback Clive.",
        "We have no plan b for Christmas. Otherwise fine.",
        "Without a backup I'd be lost.",
        "No reserve tank in my car, alas",
    ],
)
def test_what_only_looks_like_it_drops_no_fallback(words: str) -> None:
    """What is denied, asked, hangs on something, or is about something else leaves card and fallback as they were."""
    assert "plays" not in over(words)[0]


def test_another_card_beside_a_dropped_fallback_is_asked_about() -> None:
    """ "Drop the 20 and put the blank on 21 instead": perhaps only the fallback is another; it is asked and offered."""
    found = read("Drop the 20 and put the blank on 21 instead", STOOD)
    assert not found.orders
    assert [problem.code for problem in found.problems] == ["words-two"]
    assert short(found.probable["A"]) == {"plays": "+3@17 / blank@21"}
    assert over("Drop the fallback and make it +3 on 18") == ({"plays": "+3@18"}, [])


def test_of_two_fallbacks_one_may_be_dropped() -> None:
    """Of several fallbacks the one whose space is named goes; a card with none is left alone."""
    two = {"plays": [[*STOOD["plays"][0], {"card": "blank", "at": 21}]]}
    assert over("Drop the 20, and if I land on Send back: Brenda", two) == (
        {"plays": "+3@17 / blank@21", "standing": {"send-back": "Brenda"}},
        [],
    )
    assert "plays" not in over("Drop the fallback please.", {"plays": [STOOD["plays"][0][:1]]})[0]


def test_what_else_is_said_beside_it_reaches_the_gm() -> None:
    """Only the lines of the order are taken for orders: the others are the GM's to read."""
    words = "Dear Alan,\nI am off to Leeds on Friday.\nPlease drop the fallback.\nIf I land on Send back: Brenda."
    assert read(words, STOOD).taken == {2, 3}


def test_any_text_is_looked_through_quickly() -> None:
    """Whatever a mail is made of, looking for a dropped fallback takes no long time."""
    begun = perf_counter()
    for words in ("please " * 900, "drop the the my " * 400, "no " * 2000, "and , " * 900, "drop the a b c " * 300):
        dropped_in([words])
        may_drop([words])
    assert perf_counter() - begun < 2
