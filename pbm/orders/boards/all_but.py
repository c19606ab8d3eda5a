"""All boards but some, told board by board; and what is for all of them apart from what is of one."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.boards.repeated import EVERY, row_of_names
from pbm.orders.boards.shares import ON, sentences_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["all_but_some"]

_LEFT_OUT = word_set("except excepting excluding unless save bar barring without minus behalve menos")
_NOT = word_set("but not just only never")
_APART = (
    *(("apart", "from"), ("other", "than"), ("aside", "from"), ("with", "the", "exception", "of"), ("but", "for")),
    *(("leaving", "out"), ("all", "but")),
)
_NEAR = 5  # tokens of "apart from on board B"
_STOP = Token("S", "", 0)
_SOME = word_set("last first second third other others one")
_DEALT = word_set("though however please thanks obviously")
_BOARDS = word_set("board boards")


def all_but_some(tokens: Sequence[Token], boards: Sequence[str]) -> Sequence[Token] | None:
    """Return ``tokens`` with what is for all ``boards`` but some told of each of the others.

    None where a board is left out and it cannot be told which, or of what.
    """
    if not any(token.low in EVERY for token in tokens):
        return tokens
    made: list[Token] = []
    sentences = sentences_in(tokens)
    for number, sentence in enumerate(sentences):
        at, end = _of_all(sentence)
        if not end:
            made.extend(sentence)
            continue
        but = _left_out(sentence[end:], boards)
        after = sentences[number + 1] if number + 1 < len(sentences) else []
        if but is None or _left_out(after, boards) != frozenset() or _left_out_ahead(sentence[:at], boards):
            return None
        if but:
            made.extend(_board_by_board(sentence, at, [board for board in boards if board not in but]))
        else:
            made.extend(_set_apart(sentence, at, end))
    return made


def _of_all(sentence: Sequence[Token]) -> tuple[int, int]:
    """Return where the words stand in a sentence that mean all boards, "on all boards"; nought and nought: nowhere."""
    for place, token in enumerate(sentence):
        if token.low not in EVERY:
            continue
        led = place > 0 and sentence[place - 1].low in ON
        end = place + 1
        while end < len(sentence) and sentence[end].low in _BOARDS:
            end += 1
        if led or end > place + 1 or token.low == "everywhere":
            return place - led, end
    return 0, 0


def _left_out(after: Sequence[Token], boards: Sequence[str]) -> frozenset[str] | None:
    """Return the boards that are left out of all by what follows, none where none are; None where it is unclear."""
    step = 0
    while step < len(after) and step < 2 and after[step].kind in "PS":
        step += 1
    start = step
    apart = next((len(words) for words in _APART if _lows(after, step, len(words)) == words), 0)
    strong = bool(apart)
    step += apart
    while not apart and step < len(after) and step - start < 3 and after[step].low in _LEFT_OUT | _NOT:
        strong = strong or after[step].low in _LEFT_OUT
        step += 1
    if step == start:
        return frozenset()
    denied = any(token.low == "not" for token in after[start:step])
    while step < len(after) and after[step].low in ("on", "for", "board", "boards", "the", "in"):
        step += 1
    if step >= len(after) or after[step].kind != "B":
        some = any(token.low in _SOME for token in after[step : step + 2]) and after[start].low != "just"
        return None if strong or some else frozenset()
    names, end = row_of_names(after, step)
    while end < len(after) and (after[end].low in _DEALT or after[end].low in (",", ")")):
        end += 1
    closes = end >= len(after) or after[end].kind == "S"
    if not closes:
        return None if strong or denied or after[start].low == "but" else frozenset()
    if not set(names) < set(boards):
        return None
    return frozenset(names) if strong or denied or after[start].low == "but" else frozenset()


def _left_out_ahead(ahead: Sequence[Token], boards: Sequence[str]) -> bool:
    """Whether a board is left out before all are named: "Except on B, trapdoor 45 everywhere"."""
    starts = (n for n, token in enumerate(ahead) if token.low in _LEFT_OUT or token.low in ("apart", "other", "aside"))
    return any(_left_out([*ahead[n : n + _NEAR], _STOP], boards) != frozenset() for n in starts)


def _board_by_board(sentence: Sequence[Token], at: int, boards: Sequence[str]) -> list[Token]:
    """Return what a sentence says of all boards said of each of ``boards``, without whatever follows these words."""
    line = sentence[at].line
    said = [token for token in sentence[:at] if token.low != "same"]
    made: list[Token] = []
    for board in boards:
        made += [Token("B", board, line, text=board), Token("P", ":", line)]
        made += [*(token.copy() for token in said), Token("S", "", line)]
    return made


def _set_apart(sentence: list[Token], at: int, end: int) -> list[Token]:
    """Return a sentence with what is for all boards in a part of its own: "C 5 and trapdoor 45 on all boards"."""
    if not any(token.kind == "B" for token in sentence):
        return sentence
    line = sentence[at].line
    joined = next((n for n in range(at - 1, max(-1, at - 6), -1) if sentence[n].low in ("and", "with", "plus")), -1)
    told = sentence[joined + 1 : at]
    own = joined > 0 and any(t.kind in "DT" for t in told) and sum(t.kind == "N" for t in told) == 1
    if own and not any(t.kind in "BPS" for t in told) and sentence[joined - 1].kind != "P":
        return [*sentence[:joined], Token("P", ",", line), *sentence[joined:]]
    ahead = sentence[:at]
    comma = end < len(sentence) and sentence[end].low == ","
    if (
        comma
        and any(t.kind == "N" for t in ahead)
        and not any(t.kind in "B" for t in ahead[1:])
        and ahead[0].text in "A"
    ):
        return [*sentence[:end], Token("S", "", line), *sentence[end + 1 :]]
    return sentence


def _lows(part: Sequence[Token], start: int, count: int) -> tuple[str, ...]:
    return tuple(token.low for token in part[start : start + count])
