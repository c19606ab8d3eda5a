"""A condition with what is to be done otherwise: "provided that Bo is past 60, my 2; failing that, my 6".

All moves are made at once, so that neither of the two is an order; and whichever words lead to the second, the first is
not taken back by it.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: COBRA turn 9"
CONDITIONS = (
    *("provided that Mr Hutchins has reached 60", "provided Bo is past 60", "should Bo have reached 60"),
    *("if Bo is past 60", "unless Bo has moved", "as long as Bo stays put", "assuming Bo moves first"),
    *("in case Bo has gone up", "supposing the ladder is still there", "on condition that Bo has moved"),
    *("if the space is still free", "once Bo has passed me", "when Bo is ahead of me", "where Bo has passed 60"),
    *("given that Bo may have passed 60", "in the event that Bo resigns", "so long as nobody is on 60"),
)
OTHERWISE = (
    *("failing that", "failing which", "otherwise", "or else", "else", "if not", "in any other case", "if that fails"),
    *("barring that", "in all other cases", "in default of that", "if he hasn't", "should that not be so"),
    *("should it not be so", "if that's not so", "if that is impossible", "alternatively", "as a fallback", "backup"),
    *("as a second choice", "second choice", "in the other case", "if it is otherwise", "and otherwise"),
    *("if that doesn't hold", "if that does not apply", "or if not", "but if not", "except in that case"),
)
THROWS = (
    "{c}, I use my 2; {o}, my 6. The trapdoor is to be at 19 regardless.",
    "{C}, throw 2; {o}, throw 6. Trapdoor 19.",
    "{C} I throw the 2. {O}, the 6. Trapdoor 19.",
    "{C}: 2. {O}: 6. Trapdoor 19.",
    "I use my 2 {c}; {o} my 6. Trapdoor 19.",
    "Throw 2 {c}, {o} 6. Trapdoor 19.",
)
DOORS = ("Throw 4. {C}, trapdoor 19; {o}, trapdoor 33.", "Throw 4, trapdoor 19 {c}, {o} 33.")
ABROAD = (
    "vorausgesetzt, dass Bo die 60 erreicht hat: 2. In allen anderen Fällen: 6. Falltür 19.",
    "Falls Bo schon auf 60 steht: 2. Anderenfalls: 6. Falltür 19.",
    "Vorausgesetzt, dass Bo vorbei ist: 2. Im Übrigen: 6. Falltür 19.",
    "Pourvu que Bo ait passé 60 : 2. En second choix : 6. Trappe 19.",
    "Dans la mesure où Bo a passé 60 : 2. Subsidiairement : 6. Trappe 19.",
    "Zolang Bo daar blijft: 2. Bij gebreke daarvan: 6. Valluik 19.",
    "Gesteld dat Bo voorbij is: 2. Zo nee: 6. Valluik 19.",
    "Ik gooi de 2 voor het geval Bo opgeeft, zoniet de 6. Valluik 19.",
    "Siempre que Bo haya pasado de 60: 2. A falta de eso: 6. Trampilla 19.",
    "Mientras Bo siga ahí: 2. Como alternativa: 6. Trampilla 19.",
    "Purché Bo abbia passato il 60: 2. Come seconda scelta: 6. Botola 19.",
)


def _told(form: str, condition: str, otherwise: str) -> str:
    upper = condition[0].upper() + condition[1:], otherwise[0].upper() + otherwise[1:]
    return form.format(c=condition, o=otherwise, C=upper[0], O=upper[1])


@pytest.mark.parametrize(("condition", "otherwise", "form"), [*product(CONDITIONS, OTHERWISE, THROWS)])
def test_neither_of_two_throws(condition: str, otherwise: str, form: str) -> None:
    """Neither of two throws of which one hangs on something is taken."""
    got = reading(_told(form, condition, otherwise), subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


@pytest.mark.parametrize(("condition", "otherwise", "form"), [*product(CONDITIONS, OTHERWISE, DOORS)])
def test_neither_of_two_trapdoors(condition: str, otherwise: str, form: str) -> None:
    """Neither of two trapdoors of which one hangs on something is taken."""
    got = reading(_told(form, condition, otherwise), subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[1] is None


@pytest.mark.parametrize("text", ABROAD)
def test_in_other_languages(text: str) -> None:
    """So it is in the other languages."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got).get("A", ([], None))[0]) == ("ask", [])


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Second choice of hotel, but a fine view. Throw 4, trapdoor 45.", 4, 45),
        ("Failing eyesight, so forgive the typing. Throw 4, trapdoor 45.", 4, 45),
        ("We had plan B for the picnic after all. Throw 4, trapdoor 45.", 4, 45),
        ("Throw 4, trapdoor 45. Alternatively you could come to dinner on Friday.", 4, 45),
    ],
)
def test_the_words_alone_open_nothing(text: str, throw: int, door: int) -> None:
    """Such words of other matters leave the orders as they are."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})
