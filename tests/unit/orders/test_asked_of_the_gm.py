"""Who asks for a seat in another game, or for a rule, orders nothing."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Thank you for a most agreeable few months. Should there be another, kindly put me down.",
        "Thank you for a lovely game. If there is another one, please put me down.",
        "Thanks for everything. If there's another game, count me in.",
        "Should there be another game, kindly put me down for it.",
        "If you run another, I'd love to play.",
        "Cheers Alan. When you start another one, sign me up again please.",
    ],
)
def test_a_seat_in_a_game_to_come_is_no_order(text: str) -> None:
    """Such a mail is a question to the GM, no farewell, and nobody is told that their orders were not found."""
    made = reading(text)
    assert (made.kind, short(made), made.problems) == ("question", {}, ())


def test_orders_beside_it_stand() -> None:
    """They hang on no other game."""
    made = reading("4, trapdoor 30. If there is another game, count me in.")
    assert (made.verdict, short(made), made.chatter) == ("clear", {"A": ([4], 30)}, True)


@pytest.mark.parametrize(
    "text",
    [
        "If there's another one, put me down for 30",
        "If you run another round, put me down for 5",
        "Throw 4. If there is another trapdoor on 30, put me down for 31.",
        "Should there be another trap on 30, put me down for 31. Throw 4.",
        "If Gaz takes another, put me down for a 4.",
    ],
)
def test_a_condition_of_this_round_stays_one(text: str) -> None:
    """What may be an order is asked about."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Was it one order for both throws' trapdoors or one each? If one's enough leave it as it is x",
        "Was it one throw each or two?",
        "Was it one trapdoor or two?",
    ],
)
def test_a_rule_that_is_asked_for_is_a_question(text: str) -> None:
    """Its counts are no numbers that were ordered before."""
    made = reading(text)
    assert (made.kind, short(made), made.problems) == ("question", {}, ())


@pytest.mark.parametrize(
    "question",
    [
        "If I send the one throw only, what becomes of the other?",
        "What becomes of my throw?",
        "And tell me, what becomes of the title if two of us finish level?",
        "What happens to my throw if I'm late?",
        "Was wird aus meinem Wurf, wenn ich zu spät bin?",
        "Und was passiert eigentlich mit der Falltür, wenn keiner sie wählt?",
        "Que devient mon lancer si je suis en retard ?",
        "Wat gebeurt er met mijn worp als ik te laat ben?",
        "¿Qué pasa con mi tirada si llego tarde?",
        "Che fine fa la mia botola se nessuno la vota?",
    ],
)
def test_what_becomes_of_things_is_a_question_beside_orders(question: str) -> None:
    """The orders above it stand, and the GM is asked."""
    made = reading(f"4, trapdoor 28.\n\n{question}")
    assert (made.verdict, short(made), made.chatter) == ("clear", {"A": ([4], 28)}, True)


@pytest.mark.parametrize(
    "text",
    [
        "4, trapdoor 28.\n\nWait with these, what becomes of them if I am late?",
        "4, trapdoor 28.\n\nWhat becomes of them? Cancel them.",
        "4, trapdoor 28.\n\nWhat becomes of my 4 if I want a 6?",
        "4, trapdoor 28.\n\nDo not enter these yet. What becomes of them?",
    ],
)
def test_what_is_said_around_such_a_question_still_counts(text: str) -> None:
    """Orders that are held back, taken back or doubted are asked about."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize("text", ["Was it a 4 I threw?", "Was it one I threw?", "Was it two or 3? The same again."])
def test_an_order_that_is_not_remembered_is_asked_for(text: str) -> None:
    """Who does not remember what they ordered is told to name it."""
    assert (reading(text).verdict, short(reading(text))) == ("ask", {})
