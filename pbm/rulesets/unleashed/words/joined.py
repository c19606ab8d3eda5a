"""What belongs together in any tongue: "la verde de tres", "drei Felder zurück"; and a "no" that means no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["joined"]

_SIGNS: Final = {"green": "+", "red": "-"}
_HIGHEST: Final = 6
_LINKING: Final = ("from", "fill")
_BY: Final = ("de", "di", "da", "um", "von", "van", "of", "by")
_PARTING: Final = ("comma", "stop", "dash", "open", "gap", "label")
_ENDING: Final = ("stop", "gap", "label")
_OPEN: Final = frozenset(("card", "piece", "player", "if", "unless", "not", "unsure", "else", "or", "later", "other"))
_NEAR: Final = 20
_JOINING: Final = ("and", "with", "slash")
_SO: Final = ("así que", "così", "ainsi")
_NOES: Final = ("no", "nein", "nee", "non")


def joined(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with a coloured card and its number made one, and what is counted behind its way."""
    tokens = _without_advice(tokens)
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        number = _number_after(tokens, at) if token.kind == "card" and token.name in _SIGNS else 0
        if number:
            value = tokens[number].value
            text = f"{token.text} {tokens[number].text}"
            made.append(replace(token, text=text, name=f"{_SIGNS[token.name]}{value}", meanings=()))
            at = number + 1
        elif _sends_that_far(tokens, at):
            number = at + 2
            name = f"{token.name[5:]}-{tokens[number].value}"
            made.append(replace(token, text=f"{token.text} {tokens[number].text}", name=name, meanings=()))
            at = number + 1
        elif token.kind == "num" and _goes_that_far(tokens, at):
            made += [tokens[at + 2], token]
            at += 3
        elif token.kind == "fill" and token.text.casefold() == "me" and _pairs(tokens, at):
            made.append(replace(token, kind="player", name="me"))
            at += 1
        elif token.kind == "reason" and _concludes(tokens, at):
            made.append(replace(token, kind="fill", meanings=()))
            at += 1
        elif token.text.casefold() in _NOES and _turns(tokens, at):
            made.append(replace(token, kind="fix", meanings=()))
            at += 1
        else:
            made.append(token)
            at += 1
    return made


def _without_advice(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without "my daughter says 28, I obey:" before the order that has the same number."""
    made = list(tokens)
    start = 0
    for at, token in enumerate(tokens):
        if token.kind in _ENDING:
            start = at + 1
        elif token.kind == "colon":
            head = tokens[start:at]
            kinds = {one.kind for one in head}
            numbers = {one.value for one in head if one.kind == "num"}
            order = list(takewhile(lambda one: one.kind not in _ENDING, tokens[at + 1 : at + _NEAR]))
            same = numbers and numbers <= {one.value for one in order if one.kind == "num"}
            if same and "past" in kinds and not kinds & _OPEN and any(one.kind == "card" for one in order):
                made[start : at + 1] = [
                    replace(one, kind="fill", name="", meanings=()) for one in tokens[start : at + 1]
                ]
            start = at + 1
    return made


def _number_after(tokens: Sequence[Token], at: int) -> int:
    """Return where the number of a coloured card stands, 0 where none follows."""
    step = at + 1
    if step < len(tokens) and tokens[step].kind in _LINKING:
        step += 1
    told = step < len(tokens) and tokens[step].kind == "num" and 1 <= tokens[step].value <= _HIGHEST
    following = tokens[step + 1].kind if step + 1 < len(tokens) else "stop"
    return step if told and following != "spaces" else 0


def _sends_that_far(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "renvoi de 3" of "renvoi de 3 sur la 27" stands here."""
    if tokens[at].name not in ("send-back", "send-forward") or at + 2 >= len(tokens):
        return False
    return tokens[at + 1].text.casefold() in _BY and tokens[at + 2].kind == "num" and 2 <= tokens[at + 2].value <= 4


def _goes_that_far(tokens: Sequence[Token], at: int) -> bool:
    """Whether "three spaces back" stands here."""
    kinds = [token.kind for token in tokens[at + 1 : at + 3]]
    counted = 1 <= tokens[at].value <= _HIGHEST and kinds in (["spaces", "back"], ["spaces", "forward"])
    return counted and not (at and tokens[at - 1].kind in ("on", "to", "from", "dash", "piece"))


def _pairs(tokens: Sequence[Token], at: int) -> bool:
    """Whether "me" is one of two players, and no "me" of "me pones": "swap me and Brenda"."""
    before, after = (tokens[step].kind if 0 <= step < len(tokens) else "stop" for step in (at - 1, at + 1))
    return after in _JOINING or (before in _JOINING and after in (*_PARTING, "on", "close"))


def _concludes(tokens: Sequence[Token], at: int) -> bool:
    """Whether "so that" stands before the order itself: "así que: vacía en la 8"."""
    following = [token.kind for token in tokens[at + 1 : at + 3]]
    return following[:1] == ["colon"] or (tokens[at].text.casefold() in _SO and following[:1] == ["card"])


def _turns(tokens: Sequence[Token], at: int) -> bool:
    """Whether a "no" between commas takes back what was said before it: "sur la 20, non, la 21"."""
    if not 0 < at < len(tokens) - 1 or tokens[at - 1].kind not in ("comma", "dash"):
        return False
    return tokens[at + 1].kind in ("comma", "dash") and any(
        token.kind == "num" for token in tokens[max(0, at - 6) : at]
    )
