"""Misgivings about numbers that their words give to another matter: "Hymns for Sunday: 4, 45", "forty k of walking"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, need, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["space_in_passing", "titled_otherwise"]

_OF_DOORS: Final = need(DOOR)
_COUNTED: Final = word_set("k odd strong not")
"""Behind a number that counts something: "forty k of walking", "sixty-one not out"."""
_TITLES: Final = word_set(
    "code codes pin password reading readings meter hymn hymns psalm psalms lesson lessons page pages chapter verse "
    "verses volume room rooms gate coach platform locker flight train bus tram lane lottery raffle bingo unit block "
    "flat apartment building score scores temperature humidity invoice parcel shipment channel bay aisle shelf "
    "zimmer lied lieder seite seiten kapitel psalmen chambre cantique kamer bladzijde gezang "
    "habitación página cántico camera pagina inno"
)
"""What has two numbers and is no throw and no space."""
_OF_ORDERS: Final = word_set(
    "snake snakes game throw throws die dice roll move moves play go trap nominate number numbers orders order turn "
    "round my i i'll i'd me take use put please"
)


@needs(_TITLES, DOOR_TAKEN)
def titled_otherwise(look: Look) -> Iterator[Misgiving]:
    """A throw and a space without a word for either, behind a word that tells what else they are."""
    titled = {number for number in range(len(look.sentences)) if _is_titled(look, number)}
    within = [
        of
        for of in (look.accepted if titled else ())
        if of.values and look.places(of) and all(look.sentence_at(place) in titled for place in look.places(of))
    ]
    for of in within if {of.field for of in within} == {"T", "D"} else ():
        yield Misgiving("no-order", look.words[look.places(of)[0]].line, of.field, of.board)


def _is_titled(look: Look, number: int) -> bool:
    """Whether a sentence is a title with two numbers, and says nothing of an order."""
    part = look.of_sentence(number)
    figures = [place for place, word in enumerate(part) if word.kind == "n"]
    if len(figures) != 2 or any(word.low in _OF_ORDERS or look.label(word) for word in part):
        return False
    return any(word.low in _TITLES for word in part[: figures[0]])


@needs(DOOR_TAKEN, _COUNTED)
def space_in_passing(look: Look) -> Iterator[Misgiving]:
    """A space that counts something in another sentence than the throw, where nothing in the mail is a trapdoor's."""
    if look.has(_OF_DOORS):
        return
    thrown = {look.sentence_at(place) for of in look.accepted if of.field == "T" for place in look.places(of)}
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if thrown and places and all(_counts(look, place, thrown) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _counts(look: Look, place: int, thrown: set[int]) -> bool:
    number = look.sentence_at(place)
    after = look.words[place + 1 : look.sentences[number].end]
    # "sixty-one" is one number and two signs; "36, not 63" counts nothing
    said = next((word for word in after if word.kind != "p" or word.low == ","), None)
    return number not in thrown and said is not None and said.low in _COUNTED
