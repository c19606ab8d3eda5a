"""What stands after a plain order: it may leave the order open in words that name neither the order nor a doubt."""

from __future__ import annotations

import pytest

from pbm.orders.misgivings.heard_after import heard_open, sentence_of
from tests.timing import growth
from tests.unit.orders.forms import reading, short

OPEN = (
    *(
        "Dad has the final say.",
        "Please regard the above as a sketch.",
        "Await my phone call.",
    ),
    *("Rethinking as I type.", "Falta que Marta confirme.", "Enfin, pas sûr du tout.", "Void if Clive drops out."),
    "So says the horoscope, but my real answer depends on whether Reg shows his hand.",
    "That's me dictating to the phone and it never gets numbers right, so check it with me.",
    "It's up to Marjorie, really. She takes over from me this turn, ask her.",
    "Ah, bother, misread the board.",
)
TALK = (
    *(
        "I may regret this.",
        "ha ha, take that",
        "Let's see Zoe wriggle out of that!",
        "Das wird Hannes nicht gefallen.",
    ),
    "The cat has had kittens in your old game box, I thought you'd like to know.",
    *("Dad says hello and that you owe him a pint.", "Reg rang to say he'll call round on Sunday."),
    "We changed our minds about the sofa and bought the blue one.",
    "Tussen kerst en oud en nieuw ligt alles stil, dus ik heb tijd voor een borrel.",
    *("È così nelle regole?", "I'm knitting something for Dora's Iris, would you ask her if yellow is all right?"),
)


@pytest.mark.parametrize("after", OPEN)
def test_what_leaves_an_order_open_is_asked_about(after: str) -> None:
    """No order stands of which its writer says in any words that it is not settled."""
    got = reading(f"Throw 3, trapdoor 45. {after}")
    assert (got.verdict, short(got)) == ("ask", {})


def test_what_leaves_one_of_them_open_leaves_the_other() -> None:
    """A sentence about the throw says nothing of the trapdoor."""
    got = reading("Throw 3, trapdoor 45. Wobbling on the throw.")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 45)})


def test_it_is_asked_once_of_all_boards() -> None:
    """One sentence leaves both open, and its writer is told so once."""
    got = reading("A 5/14 B 3/12. Dad has the final say.", boards="AB")
    assert (got.verdict, short(got), len(got.problems)) == ("ask", {}, 1)


@pytest.mark.parametrize("after", TALK)
def test_talk_leaves_an_order_alone(after: str) -> None:
    """What people write to a friend besides takes nothing back."""
    got = reading(f"Throw 3, trapdoor 45. {after}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 45)})


def test_two_sentences_may_say_it_together() -> None:
    """Whom the second is about is said in the first."""
    assert heard_open(("he", "has", "the", "last", "word", "on", "it"), ("i", "rang", "bo", "about", "my", "throw")) > 3
    assert heard_open(("he", "has", "a", "new", "dog"), ("i", "rang", "bo", "about", "his", "knee")) < 0


def test_a_sentence_is_heard_as_it_was_said() -> None:
    """A number that the weights do not know of is some number, and a question stays one."""
    assert sentence_of(("is", "<n>", "taken", "?")) == "is 12 taken?"
    assert sentence_of(("not", "mine")) == "not mine."


def test_few_sentences_of_a_mail_are_heard() -> None:
    """A long letter takes time in proportion, however doubtful its sentences are."""

    def mail(size: int) -> str:
        return "Throw 3, trapdoor 45. " + " ".join(f"Thing {'abcdefghij'[n % 10] * 5} is for Jo." for n in range(size))

    assert growth(lambda text: reading(text), mail, 20, 200, 3) <= 30
