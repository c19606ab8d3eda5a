"""Misgivings about numbers that are not meant themselves: "the square before 45", "my square plus 30", "3 at most"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["reckoned_from"]

_SKIPPED: Final = word_set(
    "the a an my your number no nr square space field # le la les du de der die das dem den het el los il lo meiner "
    "feld case vak casilla casella"
)
"""What may stand between such words and the number."""
_LESS: Final = word_set("less")
"""Reckons too, where the sentence says that it is of a trapdoor; else it is "more or less"."""
_ADDED: Final = word_set("+ plus minus times × más più mal keer fois veces volte meno moins menos min")
_ADDING: Final = word_set(
    "add adding subtract subtracting deduct addiere addieren ajoute ajouter ajoutez soustrais tel optellen suma sumar "
    "resta restar aggiungi aggiungere"
)
_FURTHER: Final = word_set("another further more a an about some again weitere nochmal encore")
"""What may stand between such a sign and the number: "my square plus another 30"."""
_TO: Final = word_set("to from onto zu zur zum von à a al alla de du del da dal bij op")
_PLACES: Final = word_set(
    "square space spot position place location counter piece pawn field there here where wherever me myself "
    "land landing stand standing am feld position standort stelle platz stehe lande mir case place moi vak vakje veld "
    "plek plaats mij casilla posición lugar casella posizione"
)
"""What a space is counted from where its number is not told."""
_ENTERED: Final = word_set("vote name cross mark write tick")
_POINTING: Final = word_set("that's thats that there it's so")
_REACH: Final = 3
_NEAR: Final = 6  # words from a number to what it is added to, or to the label behind it


@needs(phrases("told_from", "told_towards", "told_apart") | _ADDED | _ADDING | _LESS)
def reckoned_from(look: Look) -> Iterator[Misgiving]:
    """A throw or a trapdoor that is told by another number, or within limits, and would have to be worked out."""
    found = look.found("told_from")
    led = {end for _, end in found}
    limits_behind = {start for start, _ in look.found("told_towards")}
    steps_behind = {start for start, _ in look.found("told_apart")}  # "five squares past 40", and no throw's "5 on"
    limits = [start for start, _ in found if start and _limits_door(look, start)] if len(look.boards) < 2 else []
    for of in look.accepted:
        if limits and of.field == "D" and not of.values:
            yield Misgiving("door-doubt", look.words[limits[0]].line, "D", of.board)  # "no lower than 45"
        towards = limits_behind | steps_behind if of.field == "D" else limits_behind
        for value in of.values:
            places = [place for place in look.places(of) if look.words[place].value == value]
            if of.field == "T" and len(of.values) > 1:
                continue  # "5 ahead of 3" tells two throws
            counted = [place for place in places if look.count == 1 and _counted_on(look, of, place)]
            if places and all(
                place in counted or _only_near(look, place, led, towards) or _added(look, of, place) for place in places
            ):
                field = "throw" if of.field == "T" else "door"
                say = "door-unclear" if counted and of.field == "D" else f"{field}-hedged"
                yield Misgiving(say, look.words[places[0]].line, of.field, of.board)
                break


def _limits_door(look: Look, start: int) -> bool:
    """Whether a phrase denied tells the least or the greatest space of a trapdoor: "trapdoor no lower than 45"."""
    sentence = look.of_sentence(look.sentence_at(start))
    return look.words[start - 1].means("no", "not") and any(look.label(word) == "D" for word in sentence)


def _only_near(look: Look, place: int, led: set[int], towards: set[int]) -> bool:
    """Whether words beside a number make it one that another is told by."""
    step = place
    number = look.sentence_at(place)
    first = max(look.sentences[number].start, place - _REACH) if look.sentences else place
    while step > first and step not in led and look.words[step - 1].low in _SKIPPED:
        step -= 1
    if step == first and step in led and look.sentence_at(step - 1) != number:
        return False  # "a double. The six first"
    sentence = look.of_sentence(number)
    if step in led and any(word.low in _ENTERED for word in sentence):
        return False  # "write my vote beside 47"
    after = look.words[place + 1 : look.sentences[number].end]
    if any(word.low in _POINTING and any(look.label(w) == "D" for w in after[n + 1 :]) for n, word in enumerate(after)):
        return False  # "Bill mustn't get past 68 so that's my trapdoor"
    if step in led and look.words[place].value == 1 and any(word.means("no", "nothing") for word in sentence):
        return False  # "board B needs no more than a 1"
    return step in led or (place + 1 in towards and look.sentence_at(place + 1) == look.sentence_at(place))


def _added(look: Look, of: Accepted, place: int) -> bool:
    """Whether a number is one half of a sum; a throw before a space is none: "4 + 45"."""
    comma = place + 1 < len(look.words) and look.words[place + 1].low == ","  # "Bo's space, 42, plus 3"
    others = [
        (look.words[other].value, other > place)
        for sign, other in ((place - 1, place - 2), (place + 1 + comma, place + 2 + comma))
        if 0 <= other < len(look.words)
        and look.words[sign].low in _ADDED
        and look.words[other].kind == "n"
        and look.sentence_at(other) == look.sentence_at(place)
    ]
    if of.field == "T":
        return look.count == 1 and any(value <= look.high for value, _ in others)
    return any(value > look.high or behind for value, behind in others)


def _counted_on(look: Look, of: Accepted, place: int) -> bool:
    """Whether a number is added to a space that is told in words: "trapdoor: my square plus 30"."""
    sentence = look.sentences[look.sentence_at(place)]
    before, after = look.words[sentence.start : place], look.words[place + 1 : min(place + 1 + _NEAR, sentence.end)]
    while before and before[-1].low in _FURTHER:
        before = before[:-1]
    if not before:
        return False
    sign = before[-1].low
    if sign in _ADDING:
        to = next((n for n, word in enumerate(after) if word.low in _TO), len(after))
        return of.field == "D" and any(word.low in _PLACES for word in after[to + 1 :])
    if sign not in _ADDED | _LESS:
        return False
    told = _behind_door(look, before[:-1])
    if told is not None:
        return any(word.kind == "w" for word in told)
    named = any(look.label(word) == "D" for word in after)  # "a 4 for me plus 45 for the trapdoor"
    place_told = len(before) > 1 and before[-2].low in _PLACES
    return of.field == "D" and sign not in _LESS and place_told and not named


def _behind_door(look: Look, part: Sequence[Word]) -> Sequence[Word] | None:
    """Return what stands behind the last label of a trapdoor; None where there is none, or its space is told."""
    label = next((n for n in range(len(part) - 1, -1, -1) if look.label(part[n]) == "D"), None)
    if label is None or any(word.kind == "n" and word.low != "one" for word in part[label:]):
        return None
    return part[label + 1 :]
