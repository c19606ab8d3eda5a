"""One number in the place of another, in the words of six languages; and three numbers joined by a small word."""

from __future__ import annotations

import pytest

from pbm.orders.phrasing.exchanged import exchanged
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Anstelle der 3 die 6",
        "Statt der 3 bitte die 6",
        "Die 3 ersetzen durch 6",
        "Ich tausche die 3 gegen die 6",
        "Mach aus der 3 eine 6",
        "Nicht die 3, sondern die 6",
        "Je remplace le 3 par un 6",
        "Enlève le 3 et mets le 6",
        "Pas le 3 mais le 6",
        "Maak van de 3 een 6",
        "Ik vervang de 3 door de 6",
        "Niet de 3 maar de 6",
        "Quita el 3 y pon el 6",
        "Cambio el 3 por el 6",
        "Sustituye el 3 por el 6",
        "No el 3 sino el 6",
        "Togli il 3 e metti il 6",
        "Non il 3 ma il 6",
    ],
)
def test_the_new_throw_takes_the_place_of_the_old(text: str) -> None:
    """The number that goes is never played."""
    assert short(reading(text)) == {"A": ([6], None)}


@pytest.mark.parametrize("text", ["Non 28 ma 82", "Mach aus der 28 eine 82", "Maak van de 28 een 82"])
def test_so_does_a_space(text: str) -> None:
    """Numbers that no throw can be are trapdoors."""
    assert short(reading(text)) == {"A": ([], 82)}


@pytest.mark.parametrize(
    "text",
    [
        "Anstelle der 3 die 45",
        "Ich tausche die 3 gegen die 6?",
        "Mach aus der 3 keine 6",
        "Enlève le 3 et mets le café",
        "Maak van de 3 nooit een 6",
        "Quita el 3 y pon el 6 si Clive pasa",
        "Non il 3 ma forse il 6",
        "Cambio el 3 por el 6 de Dora",
    ],
)
def test_what_is_not_plainly_that_is_left_as_it_is(text: str) -> None:
    """Of two kinds, asked, denied, on a condition, or another player's."""
    assert list(exchanged([text])) == [text]


@pytest.mark.parametrize("text", ["5, 6 en 45", "5, 6 y 45", "5, 6 e 45", "5, 6 und 45", "5/6 en 45"])
def test_a_second_throw_is_not_left_out(text: str) -> None:
    """Two throws in a round of one are asked about, and are both taken in a round of two."""
    one = reading(text)
    assert (one.verdict, short(one).get("A", ([], None))[0]) == ("ask", [])
    assert short(reading(text, 2)) == {"A": ([5, 6], 45)}
