"""Misgivings about a trapdoor that is a house, or an age: "4 please, and we live at number 45", "Ich werde 45"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["house_or_age"]

_LIVING: Final = word_set(
    "live lives living wohne wohnen wohnt lebe leben habite habitons habite habitent vis vivons woon wonen woont vivo "
    "vivimos vive viven abito abitiamo abita viviamo"
)
_AGEING: Final = word_set("turn turned turning werde wird werden word wordt cumplo cumple cumplimos compio compie")
_REACH: Final = 6  # words from such a verb to its number


@needs(DOOR_TAKEN, _LIVING | _AGEING)
def house_or_age(look: Look) -> Iterator[Misgiving]:
    """A trapdoor whose only number tells where somebody lives, or how old they are."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and all(_of_somebody(look, place) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _of_somebody(look: Look, place: int) -> bool:
    """Whether a number stands behind "we live at", or ends its sentence behind "I turn"."""
    sentence = look.sentences[look.sentence_at(place)]
    ahead = look.words[max(sentence.start, place - _REACH) : place]
    if any(look.label(word) == "D" for word in ahead):
        return False
    after = look.words[place + 1 : sentence.end]
    if _last(ahead, _LIVING):
        return True
    ages = bool(ahead) and ahead[-1].low in _AGEING and any(word.kind == "w" for word in ahead[:-1])
    return ages and (not after or after[0].kind == "p")


def _last(ahead: Sequence[Word], verbs: frozenset[str]) -> bool:
    """Whether a verb stands before a number in its clause, with no other number between them."""
    place = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].low in verbs), -1)
    return place >= 0 and all(word.kind == "w" for word in ahead[place:])
