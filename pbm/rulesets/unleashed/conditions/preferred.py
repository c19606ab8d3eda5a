"""Spaces said to be as good as the first, or next to it: "I'd settle for 31", "though 31 would do", "20 > 21"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["preferred"]

_WINDOW: Final = 24
_ENDS: Final = ("stop", "gap", "label")
_SETTLING: Final = ("i'd settle for", "settle for", "i'd take", "i'll take", "i'd accept")
_THOUGH: Final = ("though", "although", "but", "or", "and", "even", "then", "on", "however", "aber", "obwohl")
_PREPOSED: Final = (" with", " for", " to", " mind", " take", " accept")


def preferred(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with what ranks a second space in the same sentence as ``else``."""
    made: list[Token] = []
    for at, token in enumerate(tokens):
        if token.kind == "arrow" and _ranks(tokens, at, made):
            made.append(Token("else", token.text, token.line))
        elif token.kind == "suffices" and _follows_space(made):
            number = made.pop()
            while made[-1].kind not in ("num", "comma", "dash"):
                made.pop()
            made += [Token("else", token.text, token.line), number]
        elif (token.kind == "suffices" or token.text.casefold() in _SETTLING) and _leads_space(tokens, at, made):
            while made[-1].kind in ("dash", "self", "fill", "and", "comma"):
                made.pop()
            made.append(Token("else", token.text, token.line))
        else:
            made.append(token)
    return made


def _leads_space(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> bool:
    """Whether "I'd settle for 31" goes on in a sentence that has placed a card already."""
    if at + 1 >= len(tokens) or tokens[at + 1].kind != "num" or not tokens[at].text.casefold().endswith(_PREPOSED):
        return False
    for one in reversed(made[-_WINDOW:]):
        if one.kind in (*_ENDS, "else", "or", "player", "other", "not", "past", "unsure"):
            return False
        if one.kind == "num":
            return True
    return False


def _follows_space(made: Sequence[Token]) -> bool:
    """Whether ", though 31" comes last, in a sentence that has placed a card already."""
    if [one.kind for one in made[-1:]] != ["num"]:
        return False
    back = len(made) - 2
    while back >= 0 and (made[back].kind == "fill" or made[back].text.casefold() in _THOUGH):
        back -= 1
    if back < 1 or made[back].kind not in ("comma", "dash", "num") or back == len(made) - 2:
        return False
    return any(one.kind == "num" for one in made[max(0, back - 1) : back + 1])


def _ranks(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> bool:
    """Whether "20 > 21" says which space is wanted more: a card stands before, and it is no piece that goes there."""
    if not made or made[-1].kind != "num" or [one.kind for one in tokens[at + 1 : at + 2]] != ["num"]:
        return False
    for one in reversed(made[-_WINDOW:]):
        if one.kind in (*_ENDS, "piece", "move", "snake", "ladder", "lamppost", "from", "num") and one is not made[-1]:
            return one.kind == "num" and any(
                again.kind == "else" and again.text == tokens[at].text for again in made[-4:]
            )
        if one.kind == "card":
            return not one.name.startswith(("swap", "move"))
    return False
