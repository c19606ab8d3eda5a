"""What is supposed in orders, put plainly: "should I roll", "if I were to land"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["remarked", "supposed"]

_ENDS: Final = ("stop", "gap", "label")
_WINDOW: Final = 40
_SHIFTING: Final = ("should", "were", "was", "do", "did", "would", "happened", "chance", "chanced", "manage", "managed")
_EVERY: Final = ("any", "every", "each", "all", "a", "any of the", "whichever", "whatever")
_COMING: Final = ("come my way", "comes my way", "comes up", "crops up", "turns up")
_BETWEEN: Final = ("fill", "be", "to", "unsure", "past")


def supposed(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "should I land" and "if I were to land" as "if I land"."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.text.casefold() in ("should i", "were i", "sollte ich") and _lands(tokens, at + 1):
            made += [Token("if", token.text, token.line), Token("self", "I", token.line)]
        elif token.kind == "with" and [one.kind for one in tokens[at + 1 : at + 3]] == ["num", "else"]:
            made += [tokens[at + 2], tokens[at + 1]]  # "with 23 in reserve"
            at += 2
        elif token.kind == "unless" and _after_card(tokens, at):
            made.append(replace(token, kind="ahead", meanings=()))  # "the blank on 5, after the +3 on 17"
        elif token.kind == "if" and _comes_up(tokens, at):
            card = at + _comes_up(tokens, at)
            made += [Token("landing", "", token.line), tokens[card]]
            at = card + 2
            continue
        elif token.kind == "card" and _landed_on(tokens, at):
            while made and made[-1].text.casefold() in _EVERY:
                made.pop()
            made += [Token("landing", "", token.line), token]
            at += 1 + _landed_on(tokens, at)
            continue
        elif made and made[-1].kind == "self" and len(made) > 1 and made[-2].kind == "if" and _shifts(token):
            pass  # "if I should land"
        else:
            made.append(token)
        at += 1
    return made


def _after_card(tokens: Sequence[Token], at: int) -> bool:
    """Whether "after" stands between a card and another that goes somewhere, and its sentence ends with that."""
    if tokens[at].text.casefold() != "after":
        return False
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("fill", "self"):
        step += 1
    kinds = [token.kind for token in tokens[step : step + 4]]
    start = at
    while start > max(0, at - _WINDOW) and tokens[start - 1].kind not in _ENDS:
        start -= 1
    before = [token.kind for token in tokens[start:at]]
    return kinds[:3] == ["card", "on", "num"] and kinds[3:] in ([], ["stop"], ["gap"]) and "card" in before


def _comes_up(tokens: Sequence[Token], at: int) -> int:
    """Return how far the card is of "if a send back comes my way"; 0 where there is none."""
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind == "fill":
        step += 1
    if step + 1 >= len(tokens) or tokens[step].kind != "card":
        return 0
    return step - at if tokens[step + 1].text.casefold() in _COMING else 0


def _landed_on(tokens: Sequence[Token], at: int) -> int:
    """Return how many tokens of "I land on" stand after a card, "any send back I land on"; 0 where they do not."""
    kinds = [token.kind for token in tokens[at + 1 : at + 5]]
    before = tokens[at - 1].text.casefold() if at else ""
    step = at + 2 if kinds[:1] == ["it"] else at + 1  # "that I land on"
    if before not in _EVERY or step + 1 >= len(tokens) or tokens[step].kind != "self":
        return 0
    if not tokens[step + 1].means("land"):
        return 0
    on = step + 2 < len(tokens) and tokens[step + 2].kind == "on"
    return step + 2 + on - at - 1


def _shifts(token: Token) -> bool:
    return token.text.casefold() in (*_SHIFTING, "to", "ever") or token.kind == "unsure"


def _lands(tokens: Sequence[Token], at: int) -> bool:
    """Whether somebody lands here or rolls, and is not asking whether they should."""
    step = at
    while step < min(len(tokens), at + 4) and tokens[step].kind in _BETWEEN:
        step += 1
    if step >= len(tokens) or not (tokens[step].means("land") or tokens[step].kind in ("on", "eyes")):
        return False
    end = next((one for one in tokens[step : step + _WINDOW] if one.kind in _ENDS), None)
    return end is None or end.text != "?"


def remarked(part: Sequence[Token]) -> bool:
    """Whether a part after a comma only remarks on somebody who was named: ", he has it coming", ", bless her"."""
    kinds = [token.kind for token in part]
    if kinds[:1] != ["comma"] or {"card", "num", "piece", "player", "if", "unless", "not", "else"} & set(kinds):
        return False
    if kinds[1:2] == ["other"]:
        return len(kinds) > 2 and kinds[2] in ("be", "unknown", "verb", "unsure", "past")
    return "other" in kinds and "unknown" in kinds and set(kinds) <= {"comma", "unknown", "other", "fill"}
