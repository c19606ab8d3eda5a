"""Misgivings about one number told to become another, taken as a throw and a trapdoor: "change 5 to 45".

One gives way to the other there, and no throw can be so high: which of the two stands is not in the mail.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["changed_for_a_space"]

_CHANGING: Final = word_set(
    "change changes changing changed swap swapping swop switch switching alter amend exchange replace replacing turn "
    "move make ändere ändern tausche tauschen wechsle mach mache changez changer échange échanger remplace remplacez "
    "remplacer verander wijzig wissel vervang maak cambia cambiar cambio sustituye sustituir sostituisci cambiare"
)
_INTO: Final = word_set("to into for by in auf gegen durch zu en par pour contre naar door voor tegen por a con")
_SMALL: Final = word_set(
    "the my an a die den der das eine einer le la un une l de het een el una il lo out from aus von"
)
_NEAR: Final = 3  # words from the verb to the number that gives way, and on to the other


@needs(DOOR_TAKEN, _CHANGING)
def changed_for_a_space(look: Look) -> Iterator[Misgiving]:
    """A throw that gives way to the trapdoor: "change 5 to 45", "make the 5 a 7"."""
    throws = {of.board: of for of in look.accepted if of.field == "T" and len(of.values) == 1}
    for door in look.accepted:
        throw = throws.get(door.board) if door.field == "D" and door.values else None
        if throw is None:
            continue
        for place in look.places(door):
            old = _given_way(look, place)
            if old >= 0 and look.words[old].value == throw.values[0]:
                line = look.words[place].line
                yield Misgiving("throw-doubt", line, "T", door.board)
                yield Misgiving("door-doubt", line, "D", door.board)
                break


def _given_way(look: Look, place: int) -> int:
    """Return where the number stands that the one at ``place`` is to replace, -1 where it replaces none."""
    start = look.sentences[look.sentence_at(place)].start
    led = linked = False
    for step in range(place - 1, max(start, place - 1 - _NEAR) - 1, -1):
        word = look.words[step]
        if word.kind == "n":
            verb = step - 1
            while verb >= start and look.words[verb].low in _SMALL and step - verb < _NEAR:
                verb -= 1
            begins = verb >= start and look.words[verb].low in _CHANGING
            made = begins and look.words[verb].low in ("make", "mach", "mache", "maak")
            return step if begins and (linked or (made and led)) else -1
        if word.low in _INTO:
            linked = True
        if word.low not in _SMALL and word.low not in _INTO:
            return -1
        led = led or word.low in _SMALL
    return -1
