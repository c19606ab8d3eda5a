"""Misgivings about two throws of which one is none: "Noch eine, dann die 4", "4 first, then home by 6"."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.misgivings.needs import TWO_TURNS, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["first_of_a_tale", "one_more", "second_by_the_clock"]

_MORE = word_set("noch encore nog ancora otra otro another")
_MORE_BEHIND = word_set("more further mehr más più meer")
_ONE = word_set("one eine eins ein einen un une een één uno una")
_FIRST = word_set("first")
_TELLING = word_set("i we he she they you who when was were had must have came come")
_OF_THROWS = word_set("then one is and goes comes please as in of with turn throw for up by to the a my this at next")
_CLOCK = word_set("by at um gegen ab à vers om tegen alle las until till before")
_HOME = word_set("home back there here done finished gone out asleep ready bed off in over")
"""Before "by", these tell of an hour: one moves "onward by 3"."""
_WE_ARE = word_set("are sind sommes zijn somos siamo")
_WE = word_set("we they wir sie nous wij ze nosotros noi kids")
_IN_ALL = word_set("met in à zu we wir nous")
_ALONE = word_set("somos siamo")
"""What needs no "we" beside it."""
_OF_MOVES = word_set(
    "then and move moves moving go goes going followed first second next advance advancing step forward up on dann und "
    "puis et dan en luego y poi e throw roll play it me turn"
)
"""Before "at", these tell of a throw: "4 first, then at 6"."""


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


@needs(TWO_TURNS, _CLOCK | _WE_ARE)
def second_by_the_clock(look: Look) -> Iterator[Misgiving]:
    """A second throw that is an hour, or how many somebody are: "4 first, then home by 6", "secondly, we are 5"."""
    for of in look.accepted:
        if of.field != "T" or len(of.values) != 2:
            continue
        second = [place for place in look.places(of) if look.words[place].value == of.values[1]]
        if second and all(_at_an_hour(look, place) for place in second):
            yield Misgiving("throw-doubt", look.words[second[0]].line, "T", of.board)


def _at_an_hour(look: Look, place: int) -> bool:
    """Whether a number stands behind "home by", "we eat at", "we are"."""
    start = look.sentences[look.sentence_at(place)].start
    ahead = look.words[max(start, place - 2) : place]
    if len(ahead) < 2 or any(look.label(word) for word in ahead):
        return False
    if ahead[1].low in _WE_ARE or (ahead[0].low in _WE_ARE | _WE and ahead[1].low in _IN_ALL):
        return ahead[1].low in _ALONE or ahead[0].low in _WE_ARE | _WE
    if ahead[1].low == "by":
        return ahead[0].low in _HOME
    return ahead[1].low in _CLOCK and ahead[0].kind == "w" and ahead[0].low not in _OF_MOVES
