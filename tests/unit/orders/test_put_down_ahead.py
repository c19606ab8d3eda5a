"""A throw that is to be put down for a turn to come is that turn's order."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short


def in_turn_one(text: str) -> Reading:
    """Return how a mail is read while turn 1 is open."""
    return read(clean(text), form(named=(1,)))


@pytest.mark.parametrize(
    "text",
    [
        "Trappe 31, je joue 4. Et mets-moi déjà 1 pour le tour 3.",
        "Trappe : 31. Je joue 4. Et comme je ferme la boulangerie en janvier pour aller au ski, mets-moi déjà 1 pour "
        "le tour 3, s'il te plaît.",
        "Je joue 4, trappe 31. Note-moi un 1 pour le tour 3.",
        "Throw 4, trapdoor 31. And put me down already for a 1 for turn 3.",
        "Throw 4, trapdoor 31. Pencil me in for a 1 on turn 3 please.",
        "Throw 4, trapdoor 31. And give me the 1 for turn 3.",
        "Wurf 4, Falltür 31. Notier mir schon mal die 1 für Zug 3.",
        "Wurf 4, Falltür 31. Trag mir für Zug 3 schon die 1 ein.",
        "Worp 4, valluik 31. Zet mij alvast een 1 voor beurt 3.",
        "Tirada 4, trampilla 31. Ponme ya un 1 para el turno 3.",
        "Tiro 4, botola 31. Mettimi già 1 per il turno 3.",
    ],
)
def test_a_throw_put_down_for_a_turn_to_come_is_kept(text: str) -> None:
    """It is kept for that turn, and what is ordered now stays plain."""
    got = in_turn_one(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 31)})
    assert {turn: dict(orders) for turn, orders in got.later.items()} == {3: {"A": {"throws": [1]}}}


@pytest.mark.parametrize(
    "text",
    [
        "Trappe 31, je joue 4. Gaz m'a dit qu'il mettra 1 pour le tour 3.",
        "Trappe 31, je joue 4. Si Gaz avance, mets-moi 1 pour le tour 3.",
        "Trappe 31, je joue 4. Mets-moi peut-être 1 pour le tour 3.",
        "Trappe 31, je joue 4. Ne mets pas 1 pour le tour 3.",
        "Trappe 31, je joue 4. Mets-moi 1 rappel pour le tour 3.",
        "Throw 4, trapdoor 31. Put me down for 1 copy for turn 3.",
        "Throw 4, trapdoor 31. Gaz said to put him down for a 1 for turn 3.",
        "Throw 4, trapdoor 31. If Gaz moves, put me down for a 1 for turn 3.",
        "Wurf 4, Falltür 31. Notier mir schon mal 2 Plätze für Runde 3.",
        "Trappe 31, je joue 4. Mets-moi 1 pour le tour 1.",
    ],
)
def test_what_is_no_order_for_a_turn_to_come_is_not_kept(text: str) -> None:
    """Others, conditions, doubts, denials, copies and seats are put down for no turn."""
    assert not in_turn_one(text).later
