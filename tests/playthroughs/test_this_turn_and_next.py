"""Orders of this turn and the next in one breath, and orders sent ahead, in six languages, as the server takes them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playthroughs.house import House, text_of


def ahead(house: House) -> dict[int, Any]:
    """Return what Brenda has given in advance."""
    seat = house.seat("Brenda")
    with house.server.office.store.begin() as work:
        return {order.turn: order.orders["A"] for order in work.orders.advance(seat.id)}


BOTH = (
    *("this turn 4 and 45, next turn 5 and 50", "diese Runde 4 und 45, nächste Runde 5 und 50", "4/45, next turn 5/50"),
    *("deze beurt 4 en 45, volgende beurt 5 en 50", "este turno 4 y 45, el próximo turno 5 y 50"),
    *("Questo turno 4 e 45, il prossimo turno 5 e 50", "ce tour 4 et 45, tour suivant 5 et 50"),
    *("ce tour-ci 4 et 45, le prochain 5 et 50", "Este turno 4 y 45; el turno siguiente: 5 y 50"),
    *("Diese Runde die 4, Falltür 45. Nächste Runde dann die 5, Falltür 50.", "4 en 45. Volgende keer 5 en 50 aub."),
)
AHEAD = (
    *("Für nächste Runde schon mal die 6, Falltür 50", "Voor de volgende beurt alvast de 6, valluik 50"),
    *("Pour le prochain tour déjà le 6, trappe 50", "Para el siguiente turno ya el 6, trampilla 50"),
    *("Già per il prossimo turno: 6 e 50", "For next round already: 6 and 50", "6 and 50 for next round, in advance"),
    *("Hier schon mal die 6 und 50 für nächste Runde", "Schon mal vorab für nächste Woche: 6 und 50"),
)
NEXT = (
    *("Nächste Runde dann die 6", "Volgende beurt de 6 en 50", "Prochain tour: le 6", "El siguiente turno: 6 y 50"),
    *("Per il prossimo turno il 6, botola 50", "Next turn 6, trapdoor 50"),
)
NOT_AHEAD = (
    *("Nächste Runde 6 Leute zu Besuch", "Next week I already have 6 guests", "this turn 4 and 45, next turn 5 or 6"),
    *("for next round already 6 and 50, or 5", "for next round already 6 and 50?", "Nächste Woche 6 Grad"),
    *("last turn 4 and 45, next turn 5 and 50", "Dora says: this turn 4 and 45, next turn 5 and 50"),
    *("Clive: this turn 4 and 45, next turn 5 and 50", "this turn 4 and 45, next turn 5 and 50 maybe"),
)


@pytest.mark.parametrize("words", BOTH)
def test_each_turn_gets_its_own_throw_and_trapdoor(ordered: House, words: str) -> None:
    """What is said of now is played now, and what is said of the next turn is kept for it, space and all."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 45}}
    assert ahead(ordered) == {2: {"throws": [5], "trapdoor": 50}}


@pytest.mark.parametrize("words", AHEAD)
def test_orders_sent_ahead_are_kept_for_the_next_turn(ordered: House, words: str) -> None:
    """Where orders stand, what is sent already for the next turn changes nothing of this one."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {2: {"throws": [6], "trapdoor": 50}}


@pytest.mark.parametrize("words", AHEAD)
def test_orders_sent_ahead_are_asked_about_where_none_stand(house: House, words: str) -> None:
    """Who has ordered nothing yet may call the open round the next one, and is asked which it is."""
    house.start()
    said = text_of(house.write("Brenda", words))
    assert "No orders of yours stand for this round, so “next turn” may be this round's or the one after it" in said
    assert house.standing("Brenda") is None
    assert ahead(house) == {}


@pytest.mark.parametrize("words", NEXT)
def test_the_next_turn_alone_is_asked_about_in_every_language(ordered: House, words: str) -> None:
    """While orders stand, "next turn" may be either, and nothing is changed before it is known."""
    assert "so “next turn” may be this round's or the one after it" in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {}


@pytest.mark.parametrize("words", NOT_AHEAD)
def test_what_is_not_plain_is_kept_for_no_turn(ordered: House, words: str) -> None:
    """Guests, degrees, doubts, and what somebody else says are orders for neither turn."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {}
