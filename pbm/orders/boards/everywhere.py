"""Sentences that are for every board where others name theirs: "Both boards: 4. Trapdoor 50 on A, 61 on B."."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.boards.repeated import row_of_names
from pbm.orders.boards.shares import sentences_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, FILLERS, HEDGES, NONE_WORDS, NOT_WORDS, PLAY_VERBS, POLITE, STARTERS

__all__ = ["numbered_boards", "pair_for_all", "said_for_all"]

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
_EACH = word_set("both each")
_JOINTS = word_set("and y e et und en")
_PAIR = 2  # a throw and a space; the boards that are both
_HIGHEST = 6
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


def pair_for_all(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token] | None:
    """Return the throw and the space of a mail that has no other number, and gives them to all ``boards``.

    "4 and 31 on both please", "the two boards: the 4 and the 31", "5 and 45 each". None where it says anything else.
    """
    sentences = sentences_in(tokens)
    numbers = [token for token in tokens if token.kind == "N"]
    if len(numbers) != _PAIR or not numbers[0].value <= _HIGHEST < numbers[1].value:
        return None
    if any(token.low == "?" or (token.low == "both" and len(boards) > _PAIR) for token in tokens):
        return None
    told = [said for sentence in sentences if numbers[0] in sentence and (said := _told(_closed(sentence), boards))]
    if len(told) != 1 or [token for token in told[0] if token.kind == "N"] != numbers:
        return None
    first = told[0].index(numbers[0])
    ahead, between = told[0][:first], told[0][first + 1 : told[0].index(numbers[1])]
    if any(token.low in _OPEN | NONE_WORDS | {"or"} for token in told[0]) or any(
        token.kind == "L" for token in between
    ):
        return None
    if any(token.kind == "D" for token in ahead) or any(token.kind == "T" for token in between):
        return None
    throw, door = (Token(kind, low, numbers[0].line) for kind, low in (("T", "throw"), ("D", "trapdoor")))
    return [throw, numbers[0], Token("P", ",", numbers[0].line), door, numbers[1]]


def _closed(sentence: Sequence[Token]) -> list[Token]:
    """Return a sentence without the courtesies at its end, and with "the two boards" and "each" as "on both"."""
    end = next((n for n in range(len(sentence), 0, -1) if not _is_courtesy(sentence[n - 1])), 0)
    made: list[Token] = []
    for place, token in enumerate(sentence[:end]):
        beside = [*sentence[max(0, place - 1) : place], *sentence[place + 1 : place + 2]]
        if token.low in _JOINTS and [each.kind for each in beside] == ["N", "N"]:
            continue  # in a mail of so few words no language is told from another
        alone = token.low in _EACH and (not place or sentence[place - 1].low not in _BEFORE)
        counted = token.low == "the" and place + 2 < end and sentence[place + 2].low in _BOARDS
        if (alone and place + 1 == end) or (counted and sentence[place + 1].kind in "NX"):
            made.append(Token("W", "on", token.line))
        made.append(Token("W", "both", token.line) if counted and sentence[place + 1].kind in "NX" else token)
    return made


def _is_courtesy(token: Token) -> bool:
    return token.kind in "SL" or token.low in POLITE or token.low in (",", ".")


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
