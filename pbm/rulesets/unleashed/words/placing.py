"""Words of putting a card somewhere that mean something else elsewhere: "placed on 22", "the twenty-fifth card"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["placing"]

_UNITS: Final = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
}  # fmt: skip
_ORDINALS: Final = {
    "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13,
    "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
    "twentieth": 20, "thirtieth": 30,
}  # fmt: skip
_NOUNS: Final = frozenset(("card", "space", "square", "spot", "place", "position", "cell", "tile", "field"))
_PUT: Final = frozenset(
    ("placed", "laid", "set", "going", "deposited", "parked", "lying", "located", "positioned", "plonked", "dropped",
     "stuck", "laying", "having", "taking", "using", "covering", "landing")
)  # fmt: skip
_ENDS: Final = ("stop", "gap", "label", "comma", "open", "close", "colon", "dash")
_WONDERING: Final = ("who", "whom", "what", "where", "wer", "wen", "was", "wo", "qui")
_IDLE: Final = frozenset(
    ("i", "i'm", "im", "i've", "we", "we're", "forget", "forgets", "remember", "think", "thinking", "of", "it", "at",
     "here", "about", "the", "chance", "change", "my", "mind", "have", "got", "lose", "nerve", "go", "to", "bed",
     "can")
)  # fmt: skip
_LOST: Final = frozenset(
    ("you", "didn't", "didnt", "did", "not", "get", "got", "my", "first", "last", "it", "the", "mail", "email",
     "message", "went", "astray", "lost", "missed", "that", "one", "this", "hasn't", "haven't", "arrived", "arrive",
     "seen", "see", "other", "earlier", "has", "have", "been", "wondering", "wonder", "you're", "were", "are")
)  # fmt: skip
_FAR: Final = 12
_MOST: Final = 6


def placing(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with ordinal numbers of spaces as numbers, and words of putting as such."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        number, step = _ordinal(tokens, at)
        if number:
            made.append(replace(token, kind="num", name="", value=number, meanings=()))
            at = step
            continue
        aside = _before_something(tokens, at, made)
        if aside:
            at = aside
            continue
        made.append(_as_putting(tokens, at, made))
        at += 1
    return made


def _ordinal(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """Return the number of "the twenty-fifth card", "the 13th space", and where to go on; 0 where there is none."""
    token = tokens[at]
    low = token.text.casefold()
    if token.kind == "num" and token.value in (20, 30) and token.text.isalpha() and at + 1 < len(tokens):
        unit = _UNITS.get(tokens[at + 1].text.casefold(), 0)
        if unit:
            return token.value + unit, at + 2 + _is_noun(tokens, at + 2)
    if not _is_noun(tokens, at + 1):
        return 0, at
    if token.kind == "dead" and low[-2:] in ("st", "nd", "rd", "th") and low[:-2].isascii() and low[:-2].isdigit():
        value = int(low[:-2][:4])
        return (value, at + 2) if value > _MOST else (0, at)
    return (_ORDINALS.get(low, 0), at + 2) if token.kind == "unknown" else (0, at)


def _is_noun(tokens: Sequence[Token], at: int) -> bool:
    if at >= len(tokens) or tokens[at].text.casefold() not in _NOUNS:
        return False
    return at + 1 >= len(tokens) or tokens[at + 1].kind != "num"


def _before_something(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> int:
    """Return where to go on after "before work", "after much huffing and puffing": nothing hangs on it; 0 for none."""
    low = tokens[at].text.casefold()
    if low == "once" and at + 1 < len(tokens) and tokens[at + 1].text.casefold() in ("again", "more"):
        return at + 2
    if low in ("before", "while", "whilst") and tokens[at].kind == "unless":
        step = at + 1
        while step < min(len(tokens), at + _MOST + 2) and _IDLE.issuperset(tokens[step].text.casefold().split()):
            step += 1
        if step > at + 2 and (step >= len(tokens) or tokens[step].kind in _ENDS):
            return step
    if low == "in case":
        step = at + 1
        while step < min(len(tokens), at + _FAR) and _LOST.issuperset(tokens[step].text.casefold().split()):
            step += 1
        parted = step >= len(tokens) or tokens[step].kind in (*_ENDS, "card")
        return step if step > at + 2 and parted else 0
    if low not in ("before", "after") or tokens[at].kind != "unless":
        return 0
    step = at + 1
    strange = 0
    while step < len(tokens) and step < at + _MOST and _is_idle(tokens[step]):
        strange += tokens[step].kind in ("unknown", "free", "unsure")
        step += 1
    ended = step >= len(tokens) or tokens[step].kind in (*_ENDS, "tag")
    leads = not made or made[-1].kind in ("stop", "gap", "label")
    colon = leads and step > at + 1 and step < len(tokens) and tokens[step].kind == "colon"
    return step if colon or (strange and ended) else 0


def _is_idle(token: Token) -> bool:
    thought = token.kind == "unsure" and token.text.casefold() in ("think", "thought", "thinking", "ponder")
    return thought or token.kind in ("unknown", "fill", "and", "free", "self")


def _as_putting(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> Token:
    """Return a token as a word of putting where it stands before "on 22", else as it is."""
    token = tokens[at]
    low = token.text.casefold()
    kinds = [one.kind for one in tokens[at + 1 : at + 4]]
    if low == "putting it" and kinds[:1] == ["on"]:
        return replace(token, kind="verb", meanings=())
    if (
        low in _PUT
        and token.kind in ("unknown", "fill", "past", "be")
        and "num" in kinds
        and kinds[:1] in (["on"], ["it"])
    ):
        after_comma = bool(made) and made[-1].kind in ("comma", "self", "and", "open")
        return replace(token, kind="verb", meanings=()) if after_comma else token
    if token.kind == "else" and made and made[-1].text.casefold() in _WONDERING:
        return replace(token, kind="fill", meanings=())  # "the leader, who else"
    if low in ("from me", "of me") and token.kind == "relative" and made and made[-1].kind == "card":
        return replace(token, kind="fill", meanings=())
    return token
