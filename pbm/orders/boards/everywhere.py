"""Sentences that are for every board where others name theirs: "Both boards: 4. Trapdoor 50 on A, 61 on B."."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.boards.repeated import row_of_names
from pbm.orders.boards.shares import sentences_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, FILLERS, HEDGES, NONE_WORDS, NOT_WORDS, PLAY_VERBS, POLITE, STARTERS

__all__ = ["numbered_boards", "said_for_all"]

_LAST = word_set("last final remaining")
_ORDINALS = {"first": 0, "1st": 0, "second": 1, "2nd": 1, "third": 2, "3rd": 2, "fourth": 3, "4th": 3}
_LED = (["on", "the"], ["for", "the"])
_EVERY = word_set("both all each every either")
_BEFORE = word_set("on for in across")
_BOARDS = word_set("board boards")
_ROUND = word_set("round around over")
_PLAIN = (
    FILLERS
    | PLAY_VERBS
    | POLITE
    | STARTERS
    | NONE_WORDS
    | NOT_WORDS
    | _BEFORE
    | _BOARDS
    | {"same", "of", "at", "alike", "likewise", "equally", "gets", "get", "from", "one", "me"}
)
_OPEN = HEDGES | CONDITIONS | NOT_WORDS


def numbered_boards(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with "the first board" as the name of the first; where no board is named otherwise.

    Where all others are named by their names "the last board", or its number, names the one that is left.
    """
    called = {token.low for token in tokens if token.kind == "B"}
    if called:
        unnamed = [board for board in boards if board not in called]
        return _with_last_board(tokens, unnamed[0], boards) if len(unnamed) == 1 else list(tokens)
    made: list[Token] = []
    skip = False
    for place, token in enumerate(tokens):
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        if skip:
            skip = False
            continue
        index = _ORDINALS.get(token.low, len(boards))
        led = [t.low for t in tokens[max(0, place - 2) : place]] in _LED
        if led and any(t.kind == "B" for t in made) and index < len(boards) and token.kind in "WXU":
            made.pop()
            made.append(
                Token("B", boards[index], token.line, text=boards[index])
            )  # "on the first board 4, on the second 1"
            continue
        if token.kind not in "WXU" or index >= len(boards) or after is None or after.low != "board":
            made.append(token)
            continue
        while made and made[-1].low in ("the", "my"):
            made.pop()
        made.append(Token("B", boards[index], token.line, text=boards[index]))
        skip = True
    return made


def _with_last_board(tokens: Sequence[Token], name: str, boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with "the last board" as ``name``, which no other words name, if it is the last of them."""
    made: list[Token] = []
    for token in tokens:
        number = made[-1] if made else token
        last = number.low in _LAST or _ORDINALS.get(number.low) == len(boards) - 1
        if token.low != "board" or name != boards[-1] or not last or number is token:
            made.append(token)
            continue
        made.pop()
        while made and made[-1].low in ("the", "my"):
            made.pop()
        made.append(Token("B", name, token.line, text=name))
    return made


def said_for_all(tokens: Sequence[Token], boards: Sequence[str]) -> tuple[list[Token], list[Token]]:
    """Return ``tokens`` without the sentences that are for all ``boards``, and those, without the words that say so.

    Nothing is taken out where no other sentence names a board: the mail is for all of them then, or for none.
    """
    rest: list[Token] = []
    shared: list[Token] = []
    for sentence in sentences_in(tokens):
        told = _told(sentence, boards)
        if told is None:
            rest.extend(sentence)
        else:
            shared.extend(told)
    if not shared or not any(token.kind == "B" for token in rest):
        return list(tokens), []
    return rest, shared


def _told(sentence: Sequence[Token], boards: Sequence[str]) -> list[Token] | None:
    """Return what a sentence says of every board, None where it is not one that does and orders something."""
    span = _span(sentence, boards)
    if span is None:
        return None
    start, end = span
    said = [*sentence[:start], *sentence[end:]]
    if any(token.kind in "BU" for token in said):
        return None
    numbers = [token for token in said if token.kind == "N"]
    declined = any(t.kind == "D" for t in said) and any(t.low in NONE_WORDS | NOT_WORDS for t in said)
    if not numbers and not declined:
        return None
    first = next((place for place, token in enumerate(said) if token.kind == "N"), 0)
    colon = max((place for place, token in enumerate(said[:first]) if token.low == ":"), default=-1)
    if not any(token.kind in "TD" or token.low in _OPEN for token in said[: colon + 1]):
        said = said[colon + 1 :]  # "simple life for me: a 2 on all boards"
    if any(token.kind == "W" and token.low not in _PLAIN for token in said):
        return None
    while said and (said[0].kind == "P" or said[0].low in ("and", "of")):
        said.pop(0)
    return [token for token in said if token.low != "same"]


def _span(sentence: Sequence[Token], boards: Sequence[str]) -> tuple[int, int] | None:
    """Return where the words stand that mean every board: "on both boards", "everywhere", "A and B"."""
    for place, token in enumerate(sentence):
        before = sentence[place - 1].low if place else ""
        if token.low == "everywhere":
            return place, place + 1
        if token.kind == "B":
            row, end = row_of_names(sentence, place)
            named = len(row) > 1 and set(row) == set(boards)
            return (place - (before in _BEFORE), end) if named else None
        if token.low not in _EVERY:
            continue
        end = place + 1
        if end < len(sentence) and sentence[end].low in _ROUND and token.low == "all":
            return place, end + 1
        while end < len(sentence) and (
            sentence[end].low in ("of", "the", "my", "one", "single")
            or (sentence[end].kind in "NX" and sentence[end].value == len(boards))
        ):
            end += 1
        if end < len(sentence) and sentence[end].low in _BOARDS:
            return place - (before in _BEFORE), end + 1
        closes = end >= len(sentence) or sentence[end].kind in "PSL"
        if before in _BEFORE and closes:
            return place - 1, end
    return None
