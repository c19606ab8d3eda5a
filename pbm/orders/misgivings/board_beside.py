"""Misgivings about numbers that stand right beside another board's name: "26 on A" that was taken for board B."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = [
    "OF_ANOTHER_BOARD",
    "door_beside_another",
    "door_denied_there",
    "door_measured_alike",
    "space_that_counts",
    "throw_beside_another",
]

_MEASURED: Final = ("spaces", "squares", "steps", "points")
_ON: Final = word_set("on for auf bei für sur pour op bij voor en para su sul per in")
_BOARD: Final = word_set("board brett plateau bord tablero")
_ARTICLES: Final = word_set("the dem der das le la l het de el il lo tabellone")
_SHARING: Final = word_set(
    "both each all same everywhere either swap exchange reverse other beide beiden beides allebei gleiche selbe"
    " dieselbe genauso ebenso auch deux tous toutes même pareil zelfde hetzelfde dezelfde ook dos ambos ambas"
    " mismo misma igual también tb entrambi entrambe tutti stesso stessa anche too also likewise ditto idem vice versa"
    " instead not order respectively reihenfolge beziehungsweise respectivement ordre respectivamente orden"
    " rispettivamente ordine respectievelijk volgorde"
)
_JOINING: Final = word_set("and und et en y e then dann puis dan luego poi but aber mais maar pero ma")
_DENYING: Final = word_set(
    "not nicht pas niet no non bar except excepting save without außer ausser sauf behalve excepto salvo menos tranne"
)
_AMENDING: Final = word_set(
    "no oh oops sorry wait actually nein doch quatsch ups non pardon nee toch perdón perdon scusa anzi"
)
_SHORT: Final = 7  # words of a sentence that only names another board: "Oh no, on A."
_AHEAD: Final = 4  # words from a board's name to its number: "on A my trap is 40"
_COUNTABLE: Final = word_set("the les des los las le i die den de beide beiden alle allen tutti die alle2 due")


@needs(SEVERAL_BOARDS, DOOR_TAKEN)
def door_beside_another(look: Look) -> Iterator[Misgiving]:
    """A trapdoor of one board whose number is told of another: "6 on A, 1 on B, trap 26 on A" with 26 for B."""
    yield from _beside_another(look, "D", "door-doubt")


@needs(SEVERAL_BOARDS)
def throw_beside_another(look: Look) -> Iterator[Misgiving]:
    """A throw of one board whose number is told of another: "6 on A, and 1 on B" with 6 for B."""
    yield from _beside_another(look, "T", "throw-doubt")


@needs(SEVERAL_BOARDS, DOOR_TAKEN, _MEASURED)
def door_measured_alike(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that may be a distance like the one beside it: "4 on A with 45 spaces to go, 5 on B with 46"."""
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" and len(look.boards) > 1 else ():
            sentence = look.sentences[look.sentence_at(place)]
            part = look.words[sentence.start : sentence.end]
            measured = any(a.kind == "n" and b.means(*_MEASURED) and not b.digits for a, b in pairwise(part))
            if measured and place and look.words[place - 1].means("with"):
                yield Misgiving("door-doubt", look.words[place].line, "D", of.board)


@needs(SEVERAL_BOARDS, DOOR_TAKEN)
def door_denied_there(look: Look) -> Iterator[Misgiving]:
    """A trapdoor of the board that it is said not to be on: "22 not on B but on A", "22 on B. Oh no, on A"."""
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" and len(look.boards) > 1 else ():
            number = look.sentence_at(place)
            sentence = look.sentences[number]
            after = look.words[place + 1 : sentence.end]
            if any(_denied(after, n) == of.board for n in range(len(after))) or _moved(look, number + 1, of.board):
                yield Misgiving("door-doubt", look.words[place].line, "D", of.board)
                break


def _denied(words: Sequence[Word], place: int) -> str:
    """Return the board of "not on B" that begins at ``place``, nothing where no such words stand there."""
    if words[place].low not in _DENYING:
        return ""
    step = place + 1
    while step < len(words) and words[step].low in _ON | _ARTICLES | _BOARD:
        step += 1
    return words[step].text if step < len(words) else ""


def _moved(look: Look, number: int, board: str) -> bool:
    """Whether a sentence does nothing but name another board, as one does who has just seen a slip."""
    part = [word for word in look.of_sentence(number) if word.kind != "p"]
    named = {word.text for word in part if word.text in look.boards}
    amends = bool(part) and part[0].low in _AMENDING and len(part) <= _SHORT
    return amends and len(named) == 1 and board not in named and not any(word.kind == "n" for word in part)


@needs(SEVERAL_BOARDS, DOOR_TAKEN)
def space_that_counts(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that may count the boards, or be a throw: "trappe la même des 2 côtés", "B: 1 trap for A 24"."""
    thrown = {of.board for of in look.accepted if of.field == "T"}
    for of in look.accepted if len(look.boards) > 1 else ():
        if of.field != "D" or not of.values or of.values[0] > look.high:
            continue
        counting = of.values == (len(look.boards),)
        for place in look.places(of):
            if of.board not in thrown or (counting and look.words[max(0, place - 1)].low in _COUNTABLE):
                yield Misgiving("door-doubt", look.words[place].line, "D", of.board)
                break


def _beside_another(look: Look, field: str, say: str) -> Iterator[Misgiving]:
    """Yield the orders of one number that stands beside the name of another board wherever it stands."""
    if len(look.boards) < 2 or any(word.low in _SHARING for word in look.words):
        return
    taken = {of.board: of.values for of in look.accepted if of.field == field}
    for of in look.accepted:
        places = look.places(of) if of.field == field and len(of.values) == 1 else []
        boards = {_board_of(look, place) for place in places}
        others = {board for board in boards if board and board != of.board}
        if not others or of.board in boards or "" in boards:
            continue  # "on B I stand on 51, dig at 51 on A"
        if any(taken.get(board) == of.values for board in others):
            continue  # "60 on A. B: 4 and 60", "A lowest, B 2"
        yield Misgiving(say, look.words[places[0]].line, field, of.board)


def _board_of(look: Look, place: int) -> str:
    """Return the one board whose name stands right before or behind a number, nothing where none or both do."""
    sentence = look.sentences[look.sentence_at(place)]
    after = look.words[place + 1 : sentence.end]
    behind = _named_behind(look, after)
    ahead = _named_ahead(look, look.words[max(sentence.start, place - _AHEAD) : place])
    if behind and ahead and behind != ahead:
        return ""
    return behind or ahead


def _named_behind(look: Look, after: Sequence[Word]) -> str:
    """Return the board of "26 on A": one that a word leads to, and behind which no number of its own follows."""
    step = 0
    while step < len(after) and (after[step].low in _ON or (step and after[step].low in _ARTICLES | _BOARD)):
        step += 1
    if step >= len(after) or after[step].text not in look.boards:
        return ""  # "trap 58 A" needs no word that leads to the board
    then = after[step + 1 : step + 2]
    return "" if any(word.kind == "n" or word.low in (":", "=") for word in then) else after[step].text


def _named_ahead(look: Look, before: Sequence[Word]) -> str:
    """Return the board of "on A my trap is 26": the last one before a number with only words between."""
    for place in range(len(before) - 1, -1, -1):
        word = before[place]
        if word.text in look.boards and not (place and before[place - 1].text in look.boards):  # "ON B A 4"
            return word.text
        if (word.kind != "w" and word.low not in (":", "=", "-")) or word.low in _JOINING:
            return ""
    return ""


OF_ANOTHER_BOARD: Final = (
    *(door_beside_another, door_denied_there, door_measured_alike),
    *(throw_beside_another, space_that_counts),
)
"""The kinds of misgiving about what may be another board's, in the order in which they are asked."""
