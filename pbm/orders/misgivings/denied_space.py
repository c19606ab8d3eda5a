"""Misgivings about a space on which no trapdoor is wanted: "4, no trap on 46 please", "4, away from trapdoor 46"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["denied_space"]

_NOTHING: Final = word_set("nothing nichts rien niets nada niente none")
_NO: Final = word_set(
    "no kein keine keinen aucune aucun geen ninguna ningún nessuna nessun without ohne sans zonder sin senza"
)
_ON: Final = word_set("on at auf bei sur à op bij en a su sul sulla space square feld case vak casilla casella")
_ARTICLES: Final = word_set("the a an my die der dem das la le l une un de het een el una il lo")
_AWAY: Final = word_set(
    "past from beyond before avoid avoiding dodge dodging escape escaping beware vorbei von vor van dal dalla loin "
    "lejos "
    "lontano évite évitant evitando evita vermijd"
)
_OF: Final = word_set("de del du da")
_REACH: Final = 5  # words from the denial to the space


@needs(DOOR_TAKEN, _NOTHING | _NO | _AWAY)
def denied_space(look: Look) -> Iterator[Misgiving]:
    """A trapdoor whose only number is the space that none is wanted on, or that its writer runs away from."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and all(_denied(look, place) for place in places):
            yield Misgiving("door-recalled", look.words[places[0]].line, "D", of.board)


def _denied(look: Look, place: int) -> bool:
    """Whether "nothing on", "no trapdoor on" or "away from the trapdoor" stands right before a number."""
    start = look.sentences[look.sentence_at(place)].start
    on = label = False
    for step in range(place - 1, max(start, place - _REACH) - 1, -1):
        word = look.words[step]
        if word.low in _NOTHING:
            return on
        if word.low in _NO:
            return label and on
        if word.low in _AWAY:
            return label
        if look.label(word) == "D":
            label = True
        elif word.low in _ON:
            on = True
        elif word.low not in _ARTICLES | _OF:
            return False
    return False
