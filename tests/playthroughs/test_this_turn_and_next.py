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
BEHIND = (
    *(
        "4 and 45. For the next round kindly play 5 for me, with trapdoor 50.",
        "4/45 please, and next week 5/50, thanks",
    ),
    *("So it's the 4 this time with the trapdoor on 45, and next time the 5 with 50.", "now 4 45, nxt 5 50"),
    *("Hi Alan, 4 and 45 this time, and as I'm off to my sister's, 5 and 50 for the one after. Ta, B",),
    *(
        "I'll take 4 this time, trap 45. After that 5 and 50",
        "4 & 45 today. Turn after: 5 & 50",
        "4 + 45. nxt turn 5 + 50",
    ),
    *("4 for now trap 45 and 5 for next with trap 50", "4 45 this rnd 5 50 nxt rnd", "4 and 45. After that 5 and 50"),
    *("Adesso 4 e 45, al prossimo turno 5 e 50", "Dieses Mal die 4 mit Falltür 45 und beim nächsten Mal die 5 mit 50"),
    *("Maintenant le 4 avec la trappe 45, et au prochain tour le 5 avec la trappe 50", "Nu 4/45, daarna 5/50"),
)
BEFORE_TURN = (
    *("Orders for this and the next: 4/45, 5/50", "For this turn and the next: 4 and 45, then 5 and 50"),
    *("4 and 45. Turn 2: 5, trapdoor 50", "4 and 45\nTurn 2: 5, trapdoor 50", "4 and 45, turn 2: 5, trapdoor 50"),
    *(
        "4/45. For turn 2 I'd like the 5, trapdoor 50",
        "4 und 45. Zug 2: 5, Falltür 50",
        "4 et 45. Tour 2 : 5, trappe 50",
    ),
    *("4 en 45. Beurt 2: 5, valluik 50", "4 and 45 please. Turn 2: 5/50", "4 y 45. Turno 2: 5, trampilla 50"),
)
THREE = (
    *(
        "Now: 4 / 45\nNext: 5 / 50\nAfter that: 2 / 30",
        "this turn 4 and 45, next turn 5 and 50, the one after 2 and 30",
    ),
    *("Pour ce tour 4 et 45, pour le suivant 5 et 50, pour celui d'après 2 et 30",),
)
AWAY = (
    *(
        "I'll be away for the next one so play 6 and 50 for me then",
        "I'm away next round, so please play 6 and 50 then.",
    ),
    *(
        "Not here next time, put me down for the 6 and trap 50 then",
        "Next turn I'm in hospital, so 6 and 50 for that one",
    ),
    *(
        "Nächste Runde bin ich im Urlaub, da nehme ich die 6 mit Falltür 50.",
        "Bin nächste Woche weg, dann bitte 6 und 50",
    ),
    *(
        "De volgende keer ben ik er niet, speel dan 6 met valluik 50",
        "Próximo turno estoy de viaje, entonces el 6 y 50",
    ),
    *(
        "La próxima vez estaré fuera, juega entonces el 6 con trampilla 50",
        "Prossimo turno sono fuori, allora il 6 e 50",
    ),
    *("Je serai absente au prochain tour, alors joue 6 et 50 pour moi à ce moment-là",),
)
PERHAPS_AWAY = (
    *(
        "I'm off next week so 6 and 50",
        "As I'm away next round, 6 and 50 please",
        "Might be away next round - 6 and 50 then",
    ),
    *("La semaine prochaine je suis en vacances, alors le 6 et 50", "We're away next time. 6 and 50 please"),
)
BESIDE_NEXT = (
    *("can u put me down for 6 n 50 next turn as well", "next turn as well: 6 n 50", "Next week 6 and 50 instead"),
    *("and 6 and 50 for next week while you're at it", "change next turn's trapdoor to 50"),
    *("could you also put 6 and 50 for the next turn please", "Next turn's trapdoor should be 50"),
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


@pytest.mark.parametrize("words", [*BEHIND, *BEFORE_TURN])
def test_a_turn_may_be_named_behind_its_throw(ordered: House, words: str) -> None:
    """Whichever comes first, and whatever is said around them, each turn gets its throw and its space."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 45}}
    assert ahead(ordered) == {2: {"throws": [5], "trapdoor": 50}}


@pytest.mark.parametrize("words", THREE)
def test_a_third_turn_follows_the_next(ordered: House, words: str) -> None:
    """What comes after the next turn is kept for the turn after that."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 45}}
    assert ahead(ordered) == {2: {"throws": [5], "trapdoor": 50}, 3: {"throws": [2], "trapdoor": 30}}


@pytest.mark.parametrize("words", AWAY)
def test_what_is_to_be_played_in_an_absence_is_kept_for_the_next_turn(ordered: House, words: str) -> None:
    """Who is away for the next turn and says what to play then changes nothing of the open one."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {2: {"throws": [6], "trapdoor": 50}}


@pytest.mark.parametrize("words", AWAY)
def test_an_absence_of_the_next_turn_is_asked_about_where_nothing_stands(house: House, words: str) -> None:
    """Before anything stands, the turn that somebody misses may be the open one."""
    house.start()
    said = text_of(house.write("Brenda", words))
    assert "No orders of yours stand for this round, so “" in said
    assert "” may be this round's or the one after it" in said
    assert house.standing("Brenda") is None


@pytest.mark.parametrize("words", [*PERHAPS_AWAY, *BESIDE_NEXT])
def test_orders_beside_the_next_turn_are_asked_about(ordered: House, words: str) -> None:
    """While orders stand, others beside the next turn or an absence from it change nothing unasked."""
    assert "” may be this round's or the one after it" in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {}


@pytest.mark.parametrize(
    "words", ["I'm away next week, so 4 and 41", "next door's number is 44. 4 and 41", "Dora's off next week. 4 and 41"]
)
def test_an_absence_leaves_the_orders_of_now(house: House, words: str) -> None:
    """Who has sent nothing yet and tells why they write orders now."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 41}}
    assert ahead(house) == {}


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
    assert "No orders of yours stand for this round, so “" in said
    assert "” may be this round's or the one after it" in said
    assert house.standing("Brenda") is None
    assert ahead(house) == {}


@pytest.mark.parametrize("words", NEXT)
def test_the_next_turn_alone_is_asked_about_in_every_language(ordered: House, words: str) -> None:
    """While orders stand, "next turn" may be either, and nothing is changed before it is known."""
    assert "” may be this round's or the one after it" in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {}


@pytest.mark.parametrize("words", NOT_AHEAD)
def test_what_is_not_plain_is_kept_for_no_turn(ordered: House, words: str) -> None:
    """Guests, degrees, doubts, and what somebody else says are orders for neither turn."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert ahead(ordered) == {}
