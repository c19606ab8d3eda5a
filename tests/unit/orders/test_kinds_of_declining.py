"""How people do without a trapdoor: wearily, in a curse, on one board of two, or by saying that this is all."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

# A throw of 6, and no trapdoor.
NONE = [
    "6!! cba with a trapdoor this week",
    "can't be arsed with a trapdoor, 6",
    "6, I couldn't be bothered to think of a trapdoor.",
    "6. Not bothering with a trapdoor.",
    "Throw 6, don't fancy a trapdoor this time.",
    "6 - too lazy for a trapdoor",
    "6, give the trapdoor a miss",
    "6, sod the trapdoor",
    "Throw 6 and leave the trapdoor out.",
    "Ich würfle 6, keine Lust auf eine Falltür",
    "6, kein Bock auf eine Falltür",
    "6, pas envie d'une trappe",
    "6, je me passe de trappe",
    "6, geen zin in een valluik",
    "6, no me apetece poner trampilla",
    "6, non ho voglia di una botola",
]
# Spaces that are named to be refused, or trapdoors of which something else is said.
REFUSED = [
    "6, I don't want a trapdoor on 57",
    "Throw 6. I don't fancy the trapdoor on 57.",
    "6, I can't be bothered with a trapdoor on 57",
    "Throw 6. I won't nominate 57.",
    "Throw 6, not too keen on a trapdoor at 42.",
    "Throw 6. Not too sure the trapdoor on 42 is wise.",
]
OF_OTHERS = [
    "Throw 6. Bob can't be bothered with a trapdoor.",
    "Throw 6. I can't be bothered with your trapdoor rules.",
    "Throw 6. If you can't be bothered with a trapdoor, say so.",
]
# A throw of 4 and nothing beside it.
ALL = [
    "just a 4 nothing else",
    "just a 4 nothing more thanks",
    "a 4 and that's your lot",
    "nur eine 4, sonst nichts",
    "solamente un 4, nada más, gracias",
    "soltanto un 4 e nient'altro, grazie",
]
# What is said of the trapdoor of B, beside 28 on A.
ON_B = [
    "don't want one on B",
    "I don't want one on B.",
    "skip it on B",
    "but can't be bothered with one on B",
    "not bothering on B",
    "but none on B",
    "won't have one on B thanks",
    "don't need one on B this time",
]


@pytest.mark.parametrize("text", NONE)
def test_a_trapdoor_may_be_declined_in_any_words(text: str) -> None:
    """Who has no wish for a trapdoor nominates none, and the throw is taken."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], "none")})


@pytest.mark.parametrize("text", REFUSED)
def test_a_space_that_is_refused_is_never_nominated(text: str) -> None:
    """A space behind a "not" is asked about, however much its sentence sounds like an order."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("ask", {"A": ([6], None)})


@pytest.mark.parametrize("text", OF_OTHERS)
def test_what_others_decline_is_theirs(text: str) -> None:
    """Somebody else's weariness, or one of something else, says nothing of the player's trapdoor."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], None)})


def test_a_polite_not_refuses_nothing() -> None:
    """ "If it isn't too much bother" stands before an order and is none against it."""
    made = reading("May I throw a six, and if it isn't too much bother have a trapdoor on forty-two.")
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], 42)})


@pytest.mark.parametrize("text", ALL)
def test_who_wants_nothing_else_has_said_all(text: str) -> None:
    """A throw with which all is said is taken."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([4], None)})


def test_nothing_else_may_be_about_something_else() -> None:
    """ "Nothing else" before a verb is no end of an order, and takes no trapdoor away."""
    made = reading("Throw 6, trapdoor 34. Nothing else will do.")
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], 34)})


@pytest.mark.parametrize("said", ON_B)
def test_a_trapdoor_may_be_declined_for_one_board(said: str) -> None:
    """What is declined for a board named last leaves the trapdoor on the other where it is."""
    made = reading(f"Throw 3 on A and 4 on B. Trapdoor 28 on A, {said}", boards="AB")
    assert (made.verdict, short(made)) == ("clear", {"A": ([3], 28), "B": ([4], "none")})


@pytest.mark.parametrize(
    "said", ["can't be bothered to think of a trapdoor ", "not with one on B, ", "4 nothing else "]
)
def test_reading_what_is_declined_stays_linear(said: str) -> None:
    """Ten times as much of it costs no more than some ten times the time."""
    assert growth(lambda text: reading(text, 1, "AB"), said.__mul__, 60, 600, 15) < 15


@pytest.mark.parametrize(
    "said", ["dont want one", "don't need one, thanks", "not wanted", "do not want any", "i don't want one"]
)
def test_a_trapdoor_that_is_not_wanted_is_declined_behind_its_label(said: str) -> None:
    """What stands behind "Trapdoor:" may be a no in words."""
    made = reading(f"Throw: 6\nTrapdoor: {said}")
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], "none")})


def test_what_is_not_wanted_may_be_a_space() -> None:
    """Not that one, but another: it is nominated."""
    assert short(reading("Throw 6. Trapdoor: don't want 45 again, 46")) == {"A": ([6], 46)}


@pytest.mark.parametrize(
    "said",
    [
        *("I would rather not, thank you. It seems unkind.", "I'd prefer not to", "I'll pass", "I think not!"),
        *("rather not", "I must decline.", "lieber nicht", "liever niet, dank je", "plutôt pas, merci"),
        *("mejor no, gracias", "I'd rather not\n\n44 is where you all sit"),
    ],
)
def test_who_would_rather_not_nominates_none(said: str) -> None:
    """A polite refusal behind the label of the trapdoor is a none."""
    made = reading(f"Throw: 6\nTrapdoor: {said}")
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], "none")})


@pytest.mark.parametrize(
    ("said", "door"),
    [
        ("I would rather not. Oh, go on then, 45.", 45),
        ("I would rather not say in front of Sid", None),
        ("I'd rather not have 45", None),
        ("rather not 45, make it 46", 46),
    ],
)
def test_who_would_rather_not_may_do_it_all_the_same(said: str, door: int | None) -> None:
    """A refusal before a space, or of something else, is no none."""
    assert short(reading(f"Throw: 6\nTrapdoor: {said}")) == {"A": ([6], door)}


def test_no_trapdoor_below_a_letter_of_old_days_is_declined() -> None:
    """A mail that is heard as a whole because of its tales keeps what it declines, of which nothing is heard."""
    got = reading(
        "Alan,\n\nGood to be at it again. Last time I played one of these it was second class stamps and a GM in Penge "
        "who drank. He once adjudicated a whole season of Dippy on the back of a gas bill.\n\n"
        "Turn one: 4. No trapdoor from me, they're no earthly use down here.\n\nYours in the hobby,\nArthur"
    )
    assert (got.verdict, dict(got.orders)) == ("clear", {"A": {"throws": [4], "trapdoor": "none"}})
