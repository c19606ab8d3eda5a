"""Misgivings about a round of two turns in which "one more" was a throw of one: "Noch eine, dann die 4"."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.misgivings.needs import TWO_TURNS, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["first_of_a_tale", "one_more"]

_MORE = word_set("noch encore nog ancora otra otro another")
_MORE_BEHIND = word_set("more further mehr más più meer")
_ONE = word_set("one eine eins ein einen un une een één uno una")
_FIRST = word_set("first")
_TELLING = word_set("i we he she they you who when was were had must have came come")
_OF_THROWS = word_set("then one is and goes comes please as in of with turn throw for up by to the a my this at next")


@needs(TWO_TURNS, (*_MORE, *_MORE_BEHIND))
def one_more(look: Look) -> Iterator[Misgiving]:
    """A "one more" that tells of another throw, or of nothing, and of which a throw of one may have been made."""
    for of in look.accepted:
        if of.field != "T" or look.count < 2:
            continue
        for place, word in enumerate(look.words[:-1]):
            after, then = look.words[place + 1], look.words[place + 2 : place + 3]
            ahead = word.low in _MORE and after.low in _ONE
            behind = word.low in _ONE and after.low in _MORE_BEHIND
            alone = not then or then[0].kind == "p"
            if alone and (ahead or behind) and (1 in of.values or len(of.values) == 1):
                yield Misgiving("throw-doubt", word.line, "T", of.board)
                break


@needs(TWO_TURNS, _FIRST)
def first_of_a_tale(look: Look) -> Iterator[Misgiving]:
    """Two throws turned round for a "first" that tells of something else: "5 and 6 left, and I first saw the train"."""
    firsts = [place for place, word in enumerate(look.words) if word.low in _FIRST]
    if not firsts or not all(_in_a_tale(look, place) for place in firsts):
        return
    for of in look.accepted:
        if of.field != "T" or len(of.values) != len({*of.values}) or len(of.values) != 2:
            continue
        at = [next((p for p in look.places(of) if look.words[p].value == value), -1) for value in of.values]
        if at[0] > at[1] >= 0:
            yield Misgiving("order-turned", look.words[firsts[0]].line, "T", of.board)


def _in_a_tale(look: Look, place: int) -> bool:
    """Whether "first" stands between who did something and what: "I first saw", "when we first met"."""
    ahead, after = look.words[max(0, place - 1) : place], look.words[place + 1 : place + 2]
    told = bool(ahead) and ahead[0].low in _TELLING
    return told and bool(after) and after[0].kind == "w" and after[0].low not in _OF_THROWS
