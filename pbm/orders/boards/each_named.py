"""What is said once for the boards that a sentence names: "A and B: a six on each"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.boards.repeated import row_of_names
from pbm.orders.boards.shares import sentences_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["each_of_named", "with_numerals", "without_later"]

_NUMERALS = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
_EVERYWHERE = word_set("everywhere all both each throughout across on for")
_PAIRS = (["pair", "of"], ["couple", "of"], ["brace", "of"], ["set", "of"])
_EACH = word_set("each both apiece")
_OF_THEM = (["of", "them"], ["of", "these"], ["of", "those"])
_RECEIVING = word_set("get gets take takes have has want wants receive is are do need needs")
_LEADING = word_set("on for to of in")
_LATER = word_set("follow follows later tomorrow tonight soon ring phone call send tell come comes wait coming next")
_PARTING = word_set("and but while")
_REACH = 10  # tokens between the names and "on each"


def with_numerals(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with "fives on all boards" as "5 on all boards"."""
    made = list(tokens)
    for place, token in enumerate(tokens[:-1]):
        value = _NUMERALS.get(token.low, 0) if token.kind == "W" else 0
        if value and [t.low for t in tokens[max(0, place - 2) : place]][-2:] in _PAIRS:
            made[place] = Token("N", str(value), token.line, value, token.text)
            for step in (place - 2, place - 1):
                made[step] = Token("P", "", token.line)
            if [t.low for t in tokens[place + 1 : place + 4]] == [",", "one", "on"]:
                made[place + 1], made[place + 2] = Token("P", "", token.line), Token("P", "", token.line)
        elif (
            value and tokens[place + 1].low in _EVERYWHERE and (place == 0 or tokens[place - 1].low not in ("of", "no"))
        ):
            made[place] = Token("N", str(value), token.line, value, token.text)
    return made


def each_of_named(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` without the "on each" of a sentence that opens with a row of boards, and with a colon there."""
    made: list[Token] = []
    for sentence in sentences_in(tokens):
        made.extend(_plainly(sentence))
    return made


def _plainly(sentence: list[Token]) -> list[Token]:
    first = next((n for n, token in enumerate(sentence[:2]) if token.kind == "B"), -1)
    if first < 0 or (first and sentence[0].low not in _LEADING):
        return sentence
    names, named = row_of_names(sentence, first)
    if len(names) < 2:
        return sentence
    rest = sentence[named:]
    place = 0
    if rest and rest[0].low in _EACH:
        place = 1
    if place < len(rest) and rest[place].low in _RECEIVING:
        place += 1
    if place:
        rest = [Token("P", ":", sentence[0].line), *rest[place:]]
    if not rest or rest[0].low not in (":", "-", ",", "="):
        return sentence
    each = next((n for n, token in enumerate(rest[:_REACH]) if token.low in _EACH and rest[n - 1].kind in "NW"), 0)
    end = each + 1 + (rest[each + 1 : each + 2] != [] and rest[each + 1].low == "one")
    end += 2 if [t.low for t in rest[end : end + 2]] in _OF_THEM else 0
    after = rest[end] if each and end < len(rest) else None
    if each and (after is None or after.kind in "SP") and not any(t.kind == "B" for t in rest[:each]):
        start = each - (rest[each - 1].low in _LEADING)
        rest = [*rest[:start], *rest[end:]]
    row = [Token("W", "and", t.line) if t.low == "," else t for t in sentence[:named]]
    return [*row, *rest]


def without_later(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` without "B to follow", which orders nothing there and leaves "5 on A" as plain as it is."""
    made: list[Token] = []
    place = 0
    while place < len(tokens):
        token = tokens[place]
        opens = not made or made[-1].kind in "PS" or made[-1].low in _PARTING
        end = place + 1
        while token.kind == "B" and opens and end < len(tokens) and tokens[end].kind == "W":
            end += 1
        words = [t.low for t in tokens[place + 1 : end]]
        closes = end >= len(tokens) or tokens[end].kind == "S"
        if closes and any(low in _LATER for low in words):
            while made and (made[-1].low in _PARTING or made[-1].low == ","):
                made.pop()
            place = end
            continue
        made.append(token)
        place += 1
    return made
