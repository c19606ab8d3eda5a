"""A few words after an order that take it back or have it wait are asked about; the same of something else is not."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

BACK = [
    "nvm",
    "Never mind, sorry.",
    "psych!!",
    "undo undo undo",
    "Belay that.",
    "Please stand by.",
    "Rethinking.",
    "Hypothetically speaking.",
    "Possibly.",
    "Awaiting her approval.",
    "Real move coming later.",
    "Have I counted from the proper square?",
    "Is it even my turn?",
    "What would you do in my shoes?",
    "Leave it till she's done explaining.",
    "Doch nicht.",
    "kannst du wieder löschen",
    "Richtiger Zug kommt noch.",
    "Bin ich überhaupt dran?",
    "Laissez tomber.",
    "Gardez tout en suspens.",
    "Laat maar zitten.",
    "Bórralo porfa.",
    "Mejor no.",
    "Tenga tutto in sospeso.",
    "Lasci perdere.",
]
TALK = [
    "Never mind the weather.",
    "Bob is rethinking his kitchen.",
    "The cat undid the knitting.",
    "Will you come on Sunday? Possibly.",
    "She is standing by the window.",
    "When I retire I'll grow leeks.",
]
PLAIN = [
    ("3 is what I'm throwing, 45 is what I'm nominating.", 3, 45),
    ("If they close the ferry I'll be stuck on the island, so here's my lot: throw 3, trapdoor 45.", 3, 45),
    ("Sent from the bath, so if there's a splash there's a splash. Throw 3. Trapdoor 45.", 3, 45),
    ("It would take me off this horrible 61. Throw 3, trapdoor 45.", 3, 45),
]
OPEN = [
    "If this reaches you before noon, 4 and 21. If after noon, you should have had another from me.",
    "[Draft – do not send] Throw 3, trapdoor 45.",
    "Throw 3, trapdoor 45. Not more than an idea so far.",
    "Subject to contract: throw 3, trapdoor 45.",
]


@pytest.mark.parametrize("tail", BACK)
def test_what_takes_an_order_back_is_asked_about(tail: str) -> None:
    """Nothing of the order stands before the player has said it again."""
    found = reading(f"Throw 3, trapdoor 45. {tail}")
    assert found.verdict == "ask"
    assert short(found).get("A", ([], None))[0] == []


@pytest.mark.parametrize("tail", TALK)
def test_the_same_words_of_something_else_ask_nothing(tail: str) -> None:
    """Weather, kitchens and answers to a question leave an order as it is."""
    found = reading(f"Throw 3, trapdoor 45. {tail}")
    assert (found.verdict, short(found)) == ("clear", {"A": ([3], 45)})


@pytest.mark.parametrize(("mail", "throw", "door"), PLAIN)
def test_an_order_told_round_about_is_taken(mail: str, throw: int, door: int) -> None:
    """What is feared, where it was written and what it would lead to make no order doubtful."""
    found = reading(mail)
    assert (found.verdict, short(found)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize("mail", OPEN)
def test_what_is_only_an_idea_or_one_of_two_cases_is_asked_about(mail: str) -> None:
    """An idea, a draft, and what holds only before noon are no orders yet."""
    found = reading(mail)
    assert found.verdict == "ask"
    assert short(found).get("A", ([], None)) == ([], None)


@pytest.mark.parametrize(
    "mail", ["3 is what he's throwing, 45 is what he's nominating.", "If Bob stays, throw 3, trapdoor 45."]
)
def test_their_neighbours_are_asked_about(mail: str) -> None:
    """Another player's numbers and a real condition stay what they are."""
    assert reading(mail).verdict == "ask"
