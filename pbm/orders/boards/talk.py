"""Boards that are talked of as if they were people: "A's having the 6", "she has A and moves it four", "A now: two"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.boards.shares import sentences_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["named_in_talk"]

_HAVING = word_set("having getting taking going receiving playing throwing is has gets takes goes on to")
_TURNING = word_set("now then next instead finally likewise too is has gets goes needs wants takes looks will gives")
_ON = word_set("on for in")
_NOT = word_set("no none not nothing without don't dont won't neither")
_NONE = word_set("none nothing one any")
_LIKENING = word_set("as like than from to with for")
_ALL = word_set("both all each")
_BOARDS = word_set("board boards")
_WIDE = 4  # tokens of "the same on each of both boards"


def named_in_talk(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with the capitals that name a board marked, and those that are articles not."""
    made: list[Token] = []
    articles = _same_for_all(tokens)
    told = any(t.kind == "B" for t in tokens)
    for place, token in enumerate(tokens):
        before = tokens[place - 1] if place else None
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        owner = token.text[:1] if token.kind == "W" and token.low.endswith("'s") and len(token.low) == 3 else ""
        if owner and owner in boards and owner.isupper() and after is not None and after.kind in "WN":
            made += [Token("B", owner, token.line, text=owner), Token("P", ":", token.line)]
            continue
        if before is not None and made[-1].low == ":" and token.low in _HAVING and _owned(tokens[place - 1], boards):
            continue
        if articles and token.kind == "B" and token.text == "A" and after is not None and after.kind == "N":
            made.append(Token("W", "a", token.line, text="A"))
            continue
        if (
            token.kind == "W"
            and token.text in boards
            and len(token.text) == 1
            and _no_article(tokens, place, told=told)
        ):
            made.append(Token("B", token.text, token.line, text=token.text))
            continue
        made.append(token)
    return _declined_last(made)


def _declined_last(tokens: Sequence[Token]) -> list[Token]:
    """Return "17 on A, and on B I don't want to nominate one" as "17 on A, none on B": each number before its board."""
    made: list[Token] = []
    for sentence in sentences_in(tokens):
        first = next((n for n, t in enumerate(sentence) if t.kind == "B"), 0)
        last = max((n for n, t in enumerate(sentence) if t.kind == "B"), default=0)
        rest = [t for t in sentence[last + 1 :] if t.kind not in "SL"]
        leading = first > 1 and sentence[first - 1].low in _ON and sentence[first - 2].kind == "N"
        closing = last > first and sentence[last - 1].low in _ON and sentence[last - 2].low in ("and", "but", ",")
        denied = any(t.low in _NOT for t in rest) and any(t.kind == "D" or t.low in _NONE for t in rest)
        if (
            leading
            and closing
            and denied
            and not any(t.kind in "XTU" or (t.kind == "N" and t.low != "one") for t in rest)
        ):
            line = sentence[last].line
            none = [Token("P", ",", line), Token("W", "none", line, text="none"), sentence[last - 1], sentence[last]]
            sentence = [*sentence[: last - 2], *none, *(t for t in sentence[last + 1 :] if t.kind in "SL")]
        made.extend(sentence)
    return made


def _owned(token: Token, boards: Sequence[str]) -> bool:
    return token.low.endswith("'s") and token.text[:1] in boards


def _same_for_all(tokens: Sequence[Token]) -> bool:
    """Whether a mail says that its orders are the same on every board, and names none but what may be an article."""
    if any(t.kind == "B" and t.text != "A" for t in tokens):
        return False
    return any(
        t.low == "same"
        and any(a.low in _ALL for a in tokens[n + 1 : n + _WIDE])
        and any(a.low in _BOARDS for a in tokens[n + 1 : n + _WIDE + 2])
        for n, t in enumerate(tokens)
    )


def _no_article(tokens: Sequence[Token], place: int, *, told: bool) -> bool:
    """Whether a capital names a board: in the midst of a sentence that is not written in capitals, or before "now".

    ``told`` tells that another one plainly does.
    """
    token = tokens[place]
    before = tokens[place - 1] if place else None
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    beside = [t.text for t in (before, after) if t is not None and len(t.text) > 1]
    if any(text.isupper() for text in beside) or (after is not None and after.text.istitle()):
        return False
    if before is None or before.kind == "S":
        return told and after is not None and after.low in _TURNING
    likened = before.low in _LIKENING
    return before.kind == "W" and not likened and before.line == token.line and before.text.islower()
