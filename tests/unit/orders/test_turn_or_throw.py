"""A later turn with nothing but a trapdoor may be the throw that players call their move, and is asked about."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short


def _read(text: str) -> Reading:
    return read(clean(text), form(named=(1,)))


@pytest.mark.parametrize(
    "text",
    [
        "Zug 4, Falltür 45",
        "Zug 5 Falltür 45",
        "zug 3, falltür 44, lg",
        "Zug 4 und Falltür 45",
        "Zug 4\nFalltür 45",
        "Hallo Alan, Zug 4, Falltür 45. Gruß Emil",
        "Spielzug 4, Falltür 45",
        "Mein nächster Zug 4, Falltür 45",
        "Tour 4, trappe 45",
        "Beurt 4, luik 45",
        "Beurt 4, valluik 45",
        "Turno 4, botola 45",
        "Turno 4, trampilla 45",
        "Turn 4, trapdoor 45",
        "turn 4 trapdoor 45 please",
    ],
)
def test_which_is_meant_is_asked(text: str) -> None:
    """Nothing is kept for a turn that may be a throw, nor is anything played now."""
    found = _read(text)
    assert (found.verdict, dict(found.later), any(short(found).values())) == ("ask", {}, False)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("Turn 4: trapdoor 45", 4),
        ("Zug 4: Falltür 45", 4),
        ("Trapdoor 45 in turn 4", 4),
        ("For turn 4 trapdoor 45", 4),
        ("In turn 4, trapdoor 45", 4),
        ("Im Zug 4 Falltür 45", 4),
        ("Für Zug 4 die Falltür 45", 4),
        ("Turn 8, trapdoor 45", 8),
        ("Turn 4: throw 2, trapdoor 45", 4),
        ("Turn 4, throw 2, trapdoor 45", 4),
        ("Pour tour 4: trappe 45", 4),
    ],
)
def test_a_turn_that_can_only_be_one_is_kept(text: str, turn: int) -> None:
    """By a colon, a word that says when, a throw beside it, or a number that no throw can be."""
    found = _read(text)
    assert (found.verdict, list(found.later)) == ("clear", [turn])


def test_beside_orders_of_now_a_turn_is_one() -> None:
    """Who has told this round's throw means a later turn by the other number."""
    found = _read("Throw 2, trapdoor 40. Turn 4, trapdoor 45.")
    assert short(found) == {"A": ([2], 40)}
    assert list(found.later) == [4]


def test_what_is_called_a_move_with_a_sign_is_the_throw() -> None:
    """As the rows of a form are written."""
    assert short(_read("Zug: 4, Falltür: 45")) == {"A": ([4], 45)}
