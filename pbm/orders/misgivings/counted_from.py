"""Misgivings about a trapdoor that is counted from somebody or something: "trapdoor one past Gus", "twee achter Dora".

Only a small number counts so, and one that says where it is ("on 8, in front of Clive") is a space.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["counted_from_somebody"]

_AWAY: Final = word_set(
    "before behind past beyond after above below from ahead further farther front vor hinter nach über weiter avant "
    "devant derrière après plus voor achter na voorbij verder antes detrás delante después más dopo prima davanti "
    "dietro oltre"
)
_UNITS: Final = word_set(
    "space spaces square squares step steps field fields place places spot spots feld felder felde case cases vak "
    "vakje vakken vakjes veld velden casilla casillas casella caselle più weiter"
)
_BESIDE: Final = word_set("just right directly genau direkt gleich juste justo proprio net pal subito in on ahead")
_JOINING: Final = word_set(
    "of the than le la les el il lo los de di da du del della a al à alla l' der dem den die das als dan que than von"
)
_AT: Final = word_set(
    "at on auf sur op su sul en in nr no number space square feld field case vak casilla casella sobre"
)
_THINGS: Final = word_set(
    "ladder ladders snake snakes goal finish end start leader ziel ende start leiter schlange échelle serpent arrivée "
    "ladder slang eind finish escalera serpiente meta scala serpente traguardo arrivo me him her them us you mir ihm "
    "ihr dir euch uns moi toi lui elle nous vous mij hem haar jou ons mí él ella te lei"
)
_ONES: Final = frozenset(("one", "ein", "eins", "un", "une", "een", "una", "uno"))
_MOST: Final = 12
"""No more spaces are counted by anybody."""
_FEW: Final = 6
"""More are only counted where it is said that they are spaces: "8 past Gus" may be a space of that number."""


@needs(DOOR_TAKEN, _AWAY)
def counted_from_somebody(look: Look) -> Iterator[Misgiving]:
    """A space that is a number of spaces from a player, a ladder or the like: "Falltür eins vor Clive"."""
    for of in look.accepted:
        if of.field != "D":
            continue
        for place in _places(look, of) if of.values and of.values[0] <= _MOST else ():
            if _counts(look, place):
                yield Misgiving("door-unclear", look.words[place].line, "D", of.board)
                break


def _places(look: Look, of: Accepted) -> list[int]:
    """Return where the space may be told, a 1 by a word too that is an article elsewhere: "een vak voor Clive"."""
    ones = [n for n, word in enumerate(look.words) if word.low in _ONES] if of.values == (1,) else []
    return [*look.places(of), *ones[:_MOST]]


def _counts(look: Look, place: int) -> bool:
    """Whether the number at ``place`` is told to be so many spaces from somebody."""
    sentence = look.sentences[look.sentence_at(place)]
    if place > sentence.start and look.words[place - 1].low in _AT:
        return False
    after = [word for word in look.words[place + 1 : sentence.end] if word.kind != "p" or not word.low.isalpha()][:7]
    with_unit = bool(after) and after[0].low in _UNITS
    if not with_unit and max(1, look.words[place].value) > _FEW:
        return False
    step = int(with_unit)
    while step < len(after) and after[step].low in _BESIDE:
        step += 1
    away = step
    while step < len(after) and after[step].low in _AWAY:
        step += 1
    if step == away and not (with_unit and after[0].low in ("weiter", "più")):
        return False
    while step < len(after) and after[step].low in _JOINING:
        step += 1
    return step < len(after) and _is_somebody(after[step], look)


def _is_somebody(word: Word, look: Look) -> bool:
    """Whether a word is a name, as its capital or the list of players tells, or something on the board."""
    named = word.kind == "w" and word.text[:1].isupper() and word.text[1:].islower()
    return named or word.low in _THINGS or any(word.low == player.casefold() for player in look.players)
