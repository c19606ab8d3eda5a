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


SAID_TWICE = [
    (
        "I'd like to move 2 this time - oh dear, no, I used that on Palm Sunday didn't I. 3 then, definitely "
        "3. Trapdoor 40."
    ),
    "3 then, yes, 3. Trapdoor 40.",
    "My throw is 3, I repeat 3, and my trapdoor 40.",
    "I throw a 3. Three! Trapdoor 40.",
    "3, three, trapdoor 40.",
    "Throw 3 (three). Trapdoor 40, forty.",
    "I throw ZERO lol only joking i throw 3. trapdoor 40",
]
NAMED_AND_REPLACED = [
    (
        "I throw 3 and my trapdoor is 44.\n\nPS. On second thoughts scrub that 3; let it be the 6. The "
        "trapdoor stays where it is."
    ),
    "I throw 3 and my trapdoor is 44.\n\nPS. Scrub the 3; let it be the 6. The trapdoor stays where it is.",
    "I throw 3, trapdoor 44. On second thoughts forget that 3; let it be the 6.",
]
TRAPDOOR_WITHDRAWN = [
    "Please withdraw the trapdoor I sent this morning; I want none this time after all. My throw of 5 stands.",
    "Please cancel the trapdoor I sent yesterday, I don't want one after all. My throw of 5 stands.",
    "Please cancel my trapdoor. I want no trapdoor this time. My throw of 5 stands.",
]
TRAPDOOR_DROPPED = [
    "cancel my trapdoor",
    "Please drop my trapdoor and keep the throw.",
    "Remove the trapdoor please. Keep the throw.",
    "Alan, please cancel my trapdoor for this round. Thanks, Bob",
    "Take my trapdoor back please.",
    "Please take the trapdoor out.",
    "Take out my trapdoor, please.",
    "Sir, kindly remove my trapdoor.",
    "I don't think I want a trapdoor at all this time. Please take it out.",
    "I don't think I want a trapdoor. It seems rude when one is leading. Please take it out.",
    "I don't think I need a trapdoor this round. Please remove it.",
]
NOT_DROPPED = [
    "Don't cancel my trapdoor.",
    "Should I cancel my trapdoor?",
    "Maybe cancel my trapdoor.",
    "I'll take my trapdoor.",
    "I'll take the trapdoor out for a walk.",
    "Take the trapdoor out if Bob goes there.",
    "I don't think I want a trapdoor. Should I take it out?",
    "I don't think I want a trapdoor. If Bob goes to 40 keep it. Please take it out.",
    "I don't think I want a trapdoor on 45. Please take it out.",
    "I don't think I want a trapdoor unless Bob has one. Please take it out.",
    "Cancel my trapdoor, make it 44.",
    "Cancel my trapdoor. Make it 5.",
    "Cancel my trapdoor if Bob goes there.",
]
WITHDRAWN_AND_OPEN = [
    "Please withdraw the trapdoor I sent this morning; I want none this time if Bob goes there. My throw of 5 stands.",
    "Please withdraw the trapdoor I sent this morning; I want one later. My throw of 5 stands.",
    "Should I withdraw the trapdoor I sent? I want none. My throw of 5 stands.",
    "Throw 3, trapdoor 33. No, 3.",
    "Throw 4, trapdoor 33. No, 5.",
    "I throw 4 lol only joking",
]


@pytest.mark.parametrize("text", SAID_TWICE)
def test_one_number_said_twice_is_one_throw(text: str) -> None:
    """Who repeats a number, or jests with another before it, throws that one."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([3], 40)}, "clear")


def test_two_numbers_are_not_one_throw() -> None:
    """Two different numbers, however sure they sound, are asked about."""
    assert short(reading("Throw 3 and 4, definitely 3 or 4. Trapdoor 40.")) == {"A": ([], 40)}


@pytest.mark.parametrize("text", NAMED_AND_REPLACED)
def test_a_throw_replaced_by_name_leaves_the_trapdoor(text: str) -> None:
    """What is scrubbed is named by its number, so that nobody need ask whether the trapdoor was meant."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([6], 44)}, "clear")


@pytest.mark.parametrize("text", TRAPDOOR_WITHDRAWN)
def test_a_trapdoor_withdrawn_for_none_is_none(text: str) -> None:
    """The throw beside it stands."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([5], "none")}, "clear")


@pytest.mark.parametrize("text", TRAPDOOR_DROPPED)
def test_a_trapdoor_withdrawn_by_itself_is_none(text: str) -> None:
    """Nothing is said of the throw, or that it is kept: that is left as it was, and its number is not asked for."""
    made = reading(text)
    assert (short(made), [problem.code for problem in made.problems]) == ({"A": ([], "none")}, ["missing"])


def test_a_trapdoor_withdrawn_beside_another_throw_is_none() -> None:
    """The throw is the one that is told."""
    for text in ("I'll change to a 2, and please withdraw my trapdoor", "Forget my trapdoor. Throw 2."):
        made = reading(text)
        assert (short(made), made.verdict) == ({"A": ([2], "none")}, "clear")


@pytest.mark.parametrize("text", ["only change the trapdoor to 40, keep the throw", "trapdoor 40, throw unchanged"])
def test_a_throw_that_is_kept_beside_a_new_trapdoor_is_left_as_it_was(text: str) -> None:
    """Its number need not be sent again."""
    made = reading(text)
    assert (short(made), [problem.code for problem in made.problems]) == ({"A": ([], 40)}, ["missing"])


@pytest.mark.parametrize("text", NOT_DROPPED)
def test_a_trapdoor_that_may_stay_is_not_withdrawn(text: str) -> None:
    """Nor is one for which a number follows that may be its new space."""
    assert all(order.get("trapdoor") != "none" for order in reading(text).orders.values())


@pytest.mark.parametrize("text", WITHDRAWN_AND_OPEN)
def test_what_is_taken_back_and_left_open_is_asked_about(text: str) -> None:
    """With a condition, a question, or nothing to tell which of the two is meant, nothing is kept."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")
