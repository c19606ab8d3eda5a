"""Misgivings about orders whose order is left open, that are to be kept for later, or that stand on the wrong board."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.misgivings.needs import ASKED, SEVERAL_BOARDS, TWO_TURNS, needs, phrases
from pbm.orders.misgivings.order_turned import SWAPPING, turned_at
from pbm.orders.misgivings.text import Look, Misgiving

__all__ = ["boards_crossed", "boards_exchanged", "boards_renamed", "kept_after_all", "kept_back", "order_left_open"]

_KEEPING = ("keep", "keeping", "save", "saving", "hold", "holding", "reserve", "reserving", "hoard", "hoarding")
_KEPT_ABROAD = frozenset(
    (
        "garde",
        "garderai",
        "conserve",
        "hebe",
        "behalte",
        "spare",
        "bewaar",
        "houd",
        "spaar",
        "guardo",
        "reservo",
        "tengo",
    )
)
_BETWEEN_KEPT = frozenset(
    (
        ",",
        "-",
        "i",
        "i'm",
        "i'll",
        "am",
        "shall",
        "will",
        "je",
        "le",
        "la",
        "me",
        "mi",
        "lo",
        "ich",
        "ik",
        "that",
        "one",
        "is",
    )
)
_MINE = ("my", "the", "that", "this")
_UNTIL = ("for", "until", "till", "til", "back", "in")
_ORDER = ("order", "orders", "sequence", "reihenfolge", "volgorde", "ordre", "orden", "ordine")
_PAST = ("last", "previous", "ago", "yesterday", "before", "once", "always", "usually")
_BELONGING = ("is", "are", "was", "were", "belongs", "belong", "should", "goes", "go", "means")
_BEING_FOR = (
    *(
        "be",
        "been",
        "have",
        "meant",
        "for",
        "to",
        "on",
        "really",
        "actually",
        "board",
        "the",
        "in",
        "all",
        "of",
        "read",
    ),
)
_RENAMED = 7  # words from one board to the other
_STORED = (
    *("pocket", "hand", "bag", "drawer", "box", "bank", "store", "cupboard", "larder", "sleeve", "tin", "purse", "hat"),
)
"""Where a throw is kept that is not thrown now."""
_TO_STORE = 3  # words from a throw to where it is kept
_LATER = ("next", "later", "turn", "week", "round", "end", "last", "when", "after", "future", "reserve")


@needs(TWO_TURNS, phrases("either_first"))
def order_left_open(look: Look) -> Iterator[Misgiving]:
    """Both throws of a round, and no matter in which order: a GM asks, for they move to different places."""
    if look.count != 2:
        return
    for start, end in look.found("either_first"):
        if _told_then(look, start, end):
            continue
        named = any(word.means(*_ORDER) for word in look.words[start:end])
        about = look.boards_in(look.sentence_at(start))
        for of in look.accepted:
            if of.field == "T" and (len(of.values) > 1 or named) and (not about or of.board in about):
                yield Misgiving("throw-order", look.words[start].line, "T", of.board)


def _told_then(look: Look, start: int, end: int) -> bool:
    """Whether the order that is asked for is told at once: "In which order? 6 first", "about the order: 6, then 1"."""
    number = look.sentence_at(start)
    after = look.words[end : look.sentences[number].end]
    if look.sentences[number].asked:
        after = [*after, *look.of_sentence(number + 1)]
    return sum(word.kind == "n" and 0 < word.value <= look.high for word in after) > 1


@needs(_KEEPING, _MINE, (*_UNTIL, *_STORED), (*_LATER, *_STORED))
def kept_back(look: Look) -> Iterator[Misgiving]:
    """The throw that was taken, said to be kept for later: "I'm keeping my 5 for the next turn"."""
    for of in look.accepted:
        if of.field != "T" or len(of.values) != 1:
            continue
        for place in look.places(of):
            sentence = look.sentences[look.sentence_at(place)]
            ahead = look.words[max(sentence.start, place - 3) : place]
            after = look.words[place + 1 : min(sentence.end, place + 7)]
            keeps = any(word.means(*_KEEPING) or word.low in _KEEPING for word in ahead)
            mine = bool(ahead) and ahead[-1].low in _MINE
            later = any(word.low in _UNTIL for word in after[:2]) and any(word.low in _LATER for word in after)
            later = later or any(word.low in _STORED for word in after[:_TO_STORE])  # "I keep the 4 in my pocket"
            # "I meant to save my 2 until the end, but needs must, so please play the 2" keeps nothing.
            taken_after_all = any(other > place for other in look.places(of))
            if keeps and mine and later and not taken_after_all and not sentence.asked:
                yield Misgiving("throws-differ", look.words[place].line, "T", of.board)
                break


@needs((*_KEEPING, *_KEPT_ABROAD))
def kept_after_all(look: Look) -> Iterator[Misgiving]:
    """The throw that was taken, last named to be kept: "PS the 4 I'll keep for next turn", "le 4, je le garde"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "T" and len(of.values) == 1 else []
        if len(places) < 2 or look.asks(look.sentence_at(places[-1])):
            continue
        end = look.sentences[look.sentence_at(places[-1])].end
        mine = False
        for place, word in enumerate(look.words[places[-1] + 1 : end], places[-1] + 1):
            mine = mine or word.low.startswith(("i'", "ich", "ik")) or word.means("i")
            doing = place + 1 < end and look.words[place + 1].low.endswith("ing")  # "the 4 I keep telling you about"
            if word.low in _KEPT_ABROAD or (mine and word.means(*_KEEPING) and not doing):
                yield Misgiving("throw-retracted", word.line, "T", of.board)
                break
            if word.kind == "n" or not (word.low in _BETWEEN_KEPT or word.means("i", "it", "will")):
                break


@needs(SEVERAL_BOARDS, ASKED, phrases("crossed"))
def boards_crossed(look: Look) -> Iterator[Misgiving]:
    """Orders for several boards, and the question whether they are crossed: "Or have I got them crossed again?"."""
    for start, _ in look.found("crossed"):
        asked = look.sentences[look.sentence_at(start)]
        if not asked.asked or any(look.places(of)[:1] > [start] for of in look.accepted):
            continue
        for of in look.accepted:
            which = "throw-hedged" if of.field == "T" else "door-hedged"
            yield Misgiving(which, look.words[start].line, of.field, of.board)
        return


@needs(SEVERAL_BOARDS, (*phrases("exchanged"), *SWAPPING))
def boards_exchanged(look: Look) -> Iterator[Misgiving]:
    """Orders for several boards that are said to be the wrong way round, before they are told or behind all of them."""
    turns = turned_at(look) if len(look.boards) > 1 else []
    if not turns:
        return
    line = look.words[turns[0]].line
    sets = {
        board: tuple(of.values for of in look.accepted if of.board == board)
        for board in {of.board for of in look.accepted}
    }
    told = max((place for of in look.accepted for place in look.places(of)), default=-1)
    if len(set(sets.values())) == len(look.boards) and (turns[-1] < told or _of_the_past(look, turns[-1])):
        return  # they were put right, board by board
    for of in look.accepted:
        yield Misgiving("throws-differ" if of.field == "T" else "door-differ", line, of.field, of.board)


@needs(SEVERAL_BOARDS, _BELONGING)
def boards_renamed(look: Look) -> Iterator[Misgiving]:
    """What was told of one board said to be another's: "What I wrote for A is for B"."""
    if len(look.boards) < 2:
        return
    for place, word in enumerate(look.words[:-2]):
        other = _given_to(look, place) if word.text in look.boards else ""
        past = any(w.means(*_PAST) and w.low != "before" for w in look.of_sentence(look.sentence_at(place)))
        if other and other != word.text and not past:
            for of in look.accepted:
                if of.board in (word.text, other):
                    yield Misgiving(
                        "throws-differ" if of.field == "T" else "door-differ", word.line, of.field, of.board
                    )
            return


def _given_to(look: Look, place: int) -> str:
    """Return the board that the one at ``place`` is said to be, or to be for; empty where nothing is said of it."""
    end = look.sentences[look.sentence_at(place)].end
    after = look.words[place + 1 : min(end, place + 1 + _RENAMED)]
    if not after or not after[0].means(*_BELONGING):
        return ""
    step = next((n for n, word in enumerate(after[1:], 1) if not word.means(*_BEING_FOR)), len(after))
    return after[step].text if step < len(after) and after[step].text in look.boards else ""


def _of_the_past(look: Look, place: int) -> bool:
    """Whether the sentence is about another time: "Last week I had them the wrong way round"."""
    return any(word.means(*_PAST) for word in look.of_sentence(look.sentence_at(place)))
