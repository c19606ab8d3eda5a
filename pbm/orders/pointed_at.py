"""A throw that was spoken of and is then pointed at: "May I use the 6 past 100? I take it anyway, trapdoor 99"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.sentence import Limits
from pbm.orders.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import AFTER_PLAIN, UNITS

__all__ = ["follow_pointing"]

_VERBS = word_set("take play use throw enter put")
_IT = word_set("it they he she him her them")
_BEFORE_VERB = frozenset(("it", "the"))
_LITTLE = word_set(
    "anyway anyhow now just so then please today again regardless also in down jedenfalls trotzdem sowieso dennoch ein "
    "hin toch maar gewoon op in dus quand même donc igual igualmente pues comunque lo stesso to this time round turn"
)
_LEADING = word_set("so then well ok but and please just now anyway right oh no yes , - :")
_MINE = word_set("the my")
_FAR = 40  # tokens between a throw and what points at it
_LONGEST = 90  # words of a mail in which one number stands out


def follow_pointing(tokens: list[Token], limits: Limits) -> None:
    """Order the only throw that a short mail names where a later sentence says "I take it", and label it there."""
    if limits.count != 1 or len(tokens) > _LONGEST or any(token.kind in "TB" for token in tokens):
        return
    if not any(token.kind == "D" for token in tokens):
        return
    small = [n for n, token in enumerate(tokens) if _is_throw(token, limits)]
    if len(small) != 1 or not _spoken_of(tokens, small[0]):
        return
    first = small[0]
    start = first
    while start < len(tokens) and tokens[start].kind != "S":
        start += 1
    while start < len(tokens) and start - first < _FAR:
        end = start + 1
        while end < len(tokens) and tokens[end].kind != "S":
            end += 1
        if end >= len(tokens) or tokens[end].low != "?":
            stop = _pointing(tokens[start + 1 : end])
            if stop:
                line, number = tokens[start + 1].line, tokens[first]
                told = Token("N", number.low, line, number.value, number.text)
                number.kind = "X"
                label, ended = Token("T", "throw", line), Token("S", ".", line)
                tokens[start + 1 : start + 1 + stop] = [label, told, ended]
                return
        start = end


def _is_throw(token: Token, limits: Limits) -> bool:
    article = token.low == "one" or token.text.casefold() in (
        "a",
        "an",
        "ein",
        "eine",
        "een",
        "un",
        "une",
        "una",
        "uno",
    )
    return token.kind == "N" and 0 < token.value <= limits.high and not article


def _spoken_of(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number stands by itself, "the 6", and counts nothing."""
    before = tokens[place - 1].low if place else ""
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    plain = after is None or after.kind in "PS" or after.low in AFTER_PLAIN or after.low not in UNITS
    noun = after is not None and after.kind == "W" and after.text[:1].isupper()
    return before in _MINE and plain and not noun


def _pointing(part: Sequence[Token]) -> int:
    """Return how many tokens at the head of a sentence take what was spoken of, nought where they take nothing."""
    step = 0
    while step < len(part) and part[step].low in _LEADING:
        step += 1
    mine = step < len(part) and part[step].low in ("i", "we", "i'll", "i'm")
    step += mine
    fronted = step < len(part) and part[step].low in _BEFORE_VERB
    step += fronted
    if step >= len(part) or part[step].low not in _VERBS:
        return 0
    step += 1
    if not fronted:
        if step >= len(part) or part[step].low not in _IT:
            return 0
        step += 1
    elif not mine:
        return 0
    while step < len(part) and (part[step].low in _LITTLE or part[step].text.casefold() in _LITTLE):
        step += 1
    ended = step >= len(part) or part[step].kind in "PD" or part[step].low in ("and", "with", "together")
    return step if ended else 0
