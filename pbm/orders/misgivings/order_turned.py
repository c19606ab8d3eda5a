"""Misgivings about the order of two throws that is turned round: "5 then 3. No, the other way round"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import TWO_TURNS, needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["SWAPPING", "order_turned", "told_in_order", "turned_at"]

SWAPPING = (
    *("swap", "swapped", "swapping", "switch", "switched", "reverse", "reversed", "flip", "flipped", "exchange"),
    *("invert", "inverted", "tausche", "vertausche", "umgekehrt", "andersherum", "andersrum", "échange", "inverse"),
    *("inversez", "andersom", "omgekeerd", "wissel", "revés", "intercambia", "invierte", "contrario", "inverti"),
)
"""Words by which what was told is turned round."""
_THEM = word_set(
    "them those these two both it that round around over order sie die beiden les deux ze los dos le i ordine"
)
_ONE = word_set("that it")
_ALONE = word_set("reversed inverted umgekehrt andersherum andersrum andersom omgekeerd revés contrario")
_AFTER = word_set("after nach après na después dopo")
_BEFORE = word_set("before vor avant voor antes prima")
_BETWEEN = word_set("only not the my a and is to be played just but der die den dem le la el de het il del")
_TURN = ("turn", "round")
_NEAR = 4  # words from "swap" to "them", and from one number to the other
_LED = 3  # words from "first" to its number
_MOST = 40  # places that are looked at


@needs(TWO_TURNS, (*phrases("exchanged"), *SWAPPING))
def order_turned(look: Look) -> Iterator[Misgiving]:
    """Two throws that were taken as they stood although their order is turned round behind them."""
    for of in look.accepted:
        places = _first_places(look, of)
        if not places:
            continue
        by_turn = all(_has_turn(look, place) for place in places)
        for turn in turned_at(look):
            boards = look.boards_in(look.sentence_at(turn))
            if boards and of.board not in boards:
                continue  # "Board B: the other way about, first the 5"
            if turn <= max(places) or (by_turn and look.words[turn].low not in SWAPPING):
                continue
            again = tuple(dict.fromkeys(look.words[p].value for p in look.places(of) if p > turn))
            turned = len(again) < 2 and places != sorted(places)  # it was understood
            if not turned and again != of.values:
                yield Misgiving("order-turned", look.words[turn].line, "T", of.board)
            break


@needs(TWO_TURNS, (*_AFTER, *_BEFORE))
def told_in_order(look: Look) -> Iterator[Misgiving]:
    """Two throws that are taken the other way than they are told: "play the 5 after the 3"."""
    for of in look.accepted:
        if of.field != "T" or len(of.values) != 2:
            continue
        for place in look.places(of)[:_MOST]:
            told = _told_at(look, place, of)
            if told and told != of.values:
                yield Misgiving("order-turned", look.words[place].line, "T", of.board)
                break


def _first_places(look: Look, of: Accepted) -> list[int]:
    """Return where the two values stand first; nothing where there are not two."""
    if of.field != "T" or len(of.values) != 2:
        return []
    places = [next((p for p in look.places(of) if look.words[p].value == value), -1) for value in of.values]
    return [] if -1 in places else places


def _has_turn(look: Look, place: int) -> bool:
    """Whether a throw stands behind its turn, so that no order of words is left to be turned: "Turn 12: 4"."""
    ahead = look.words[max(look.sentences[look.sentence_at(place)].start, place - _NEAR) : place]
    return any(word.means(*_TURN) for word in ahead)


def turned_at(look: Look) -> list[int]:
    """Return where an order is turned round: "the other way about", "swap them", "umgekehrt"."""
    made = [start for start, _ in look.found("exchanged")]
    for place, word in enumerate(look.words):
        if word.kind != "w" or not (word.low in SWAPPING or word.means(*SWAPPING[:11])):
            continue
        after = look.words[place + 1 : place + 1 + _NEAR]
        if word.low in _ALONE or any(_is_turned(look, after, n) for n in range(len(after))):
            made.append(place)
    return sorted(made)


def _is_turned(look: Look, after: Sequence[Word], place: int) -> bool:
    """Whether it is the orders that are swapped: "swap them", "swap A and B"; "switched that light off" is not."""
    word, beyond = after[place], after[place + 1 : place + 2]
    if word.means("boards") or word.text in look.boards:
        return len(look.boards) > 1
    return word.low in _THEM and not (word.low in _ONE and beyond and beyond[0].kind == "w" and not _ends(beyond[0]))


def _ends(word: Word) -> bool:
    return word.low in _THEM or word.means("please", "again", "then", "and")


def _told_at(look: Look, place: int, of: Accepted) -> tuple[int, ...]:
    """Return the values in the order that "5 after the 3" or "3 before the 5" tells; nothing where neither is told."""
    linked = 0
    for step in range(place + 1, min(place + 2 + _NEAR, len(look.words))):
        word = look.words[step]
        if word.low in _AFTER or word.low in _BEFORE:
            led = any(w.means("first") for w in look.words[max(0, place - _LED) : place])
            then = led and look.words[step - 1].means("and")  # "first the 6 and after the 4"
            linked = -1 if word.low in _AFTER and not then else 1
        elif word.kind == "n":
            pair = (look.words[place].value, word.value)
            told = linked and word.value != pair[0] and set(pair) == set(of.values)
            return pair[::linked] if told else ()
        elif word.low not in _BETWEEN:
            return ()
    return ()
