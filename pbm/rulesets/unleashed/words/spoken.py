"""What is said around orders: quotations, heads of lists, sentences that belong together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["unquoted"]

_SAYING: Final = ("said", "says", "told", "asked", "wrote", "writes", "saying", "sagte", "sagt")
_UNITS: Final = frozenset(
    (
        "weeks", "week", "hours", "hour", "years", "year", "months", "month", "minutes", "days", "nights", "people",
        "kids", "children", "cats", "dogs", "pints", "cups", "bottles", "miles", "wochen", "stunden", "jahre", "jahren",
        "monate", "tage", "kinder",
    )
)  # fmt: skip
_RELATIVES: Final = ("my son", "my daughter", "my sister", "my brother", "my wife", "my husband", "his sister")
_SPEECH: Final = 60


def unquoted(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without quotation marks, and without what somebody is said to have said between them."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "quote":
            said = any(one.text.casefold() in _SAYING for one in made[-3:] if one.kind == "past")
            closing = range(at + 1, min(len(tokens), at + _SPEECH)) if said else ()
            at = next((step for step in closing if tokens[step].kind == "quote"), at)
        elif token.kind == "stop" and token.text != "?" and at + 1 < len(tokens) and tokens[at + 1].kind == "close":
            pass  # "(sorry!)" is no end of a sentence
        elif token.kind == "num" and _is_age(tokens, at, made):
            made.append(replace(token, kind="dead", meanings=()))
        elif token.kind == "open" and _is_aside(tokens, at, made):
            at += 2  # "my daughter (7)", "P2 (8): …"
        elif token.kind == "num" and at + 1 < len(tokens) and tokens[at + 1].text.casefold() in _UNITS:
            made.append(replace(token, kind="dead", meanings=()))
            at += 1
        elif token.text.casefold() == "played" and _is_laid(tokens, at):
            pass  # "the reverse, played on 27"
        elif token.kind == "stop" and token.text != "?" and _goes_on(tokens, at):
            pass  # "Snake 1 please! From 28 to 12."
        elif token.kind == "num" and made and made[-1].kind == "else" and _is_head(tokens, at):
            pass  # "Fallback 1: …"
        elif token.kind == "unsure" and made and made[-1].kind == "else" and token.text.casefold() == "would":
            pass  # "my second choice would be …"
        elif token.kind == "ahead" and not _goes_ahead(tokens, at):
            made.append(replace(token, kind="unless", meanings=()))
        elif token.kind == "s" and made and made[-1].kind == "player" and _is_turn(tokens, at + 1):
            at += 1  # "it's Dora's turn": for what is to come
        else:
            made.append(token)
        at += 1
    return made


def _is_age(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> bool:
    """Whether a number is how old somebody is, who is no player: "Leo is 6 and wanted every snake"."""
    following = tokens[at + 1].kind if at + 1 < len(tokens) else "stop"
    if made and made[-1].text.casefold() in ("he's", "she's"):
        return following in ("and", "comma", "stop", "fill")
    if len(made) < 2 or made[-1].text.casefold() not in ("is", "ist", "aged"):
        return False
    if made[-2].kind != "unknown" and made[-2].text.casefold() != "who":
        return False
    return (made[-2].text[:1].isupper() or made[-2].text == "who") and following in ("and", "comma", "stop", "dead")


def _is_aside(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> bool:
    """Whether a number in brackets is about the word before it, and no order: a stranger's age, a word's length."""
    if [token.kind for token in tokens[at + 1 : at + 3]] != ["num", "close"] or not made:
        return False
    following = tokens[at + 3].kind if at + 3 < len(tokens) else "stop"
    if made[-1].kind == "piece":
        return following == "colon"
    return made[-1].kind == "unknown" or made[-1].text.casefold() in _RELATIVES


def _is_laid(tokens: Sequence[Token], at: int) -> bool:
    after = [one.kind for one in tokens[at + 1 : at + 3]]
    return at > 0 and tokens[at - 1].kind in ("comma", "card", "close", "open", "dash") and after == ["on", "num"]


def _goes_on(tokens: Sequence[Token], at: int) -> bool:
    """Whether a sentence ended with a piece, and the next begins with its ends."""
    back = at - 1
    while back > max(0, at - 4) and tokens[back].kind in ("fill", "tag"):
        back -= 1
    if back < 0 or tokens[back].kind != "piece" or at + 3 >= len(tokens):
        return False
    if tokens[at + 1].kind == "num":
        return tokens[at + 2].kind in ("dash", "to", "arrow") and tokens[at + 3].kind == "num"
    return tokens[at + 1].kind in ("from", "top", "bottom") and any(
        one.kind == "num" for one in tokens[at + 2 : at + 4]
    )


def _is_head(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at].value <= 4 and at + 1 < len(tokens) and tokens[at + 1].kind in ("colon", "dash", "close")


def _is_turn(tokens: Sequence[Token], at: int) -> bool:
    return at < len(tokens) and tokens[at].text.casefold() in ("turn", "lot", "problem", "bad luck", "tough luck")


def _goes_ahead(tokens: Sequence[Token], at: int) -> bool:
    """Whether "before that" tells of a card that is to be put down earlier: a comma or the card comes next."""
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind not in ("fill", "self", "verb")), None)
    before = tokens[at - 1].kind if at else ""
    return before in ("comma", "and", "fill", "stop") and after is not None and after.kind in ("comma", "card")
