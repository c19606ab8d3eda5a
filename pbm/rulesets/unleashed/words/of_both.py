"""Two cards of one kind that are named once: "both -2s, one on 38 and one on 42", "the two blanks on 38 and 42"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["of_both"]

_STEPS: Final = re.compile(r"([1-6])['’]?s", re.IGNORECASE)
_SIGNS: Final = {"plus": "+", "minus": "-"}
_BOTH: Final = frozenset(
    "both two beide beiden zwei deux twee allebei dos ambas ambos due entrambe entrambi".split()  # noqa: SIM905
)
_AHEAD: Final = frozenset(("comma", "colon", "fill", "it", "on", "self", "open", "dash", "verb"))
_BETWEEN: Final = frozenset(("and", "comma", "it", "fill", "on"))
_ENDS: Final = frozenset(("stop", "gap", "label", "tag", "fill", "close", "comma"))
_PAIR: Final = 2


def of_both(tokens: Sequence[Token], hand: Sequence[str]) -> list[Token]:
    """Return the tokens with the card named again for the second space, where a hand has two of its kind.

    "Both -2s: 38 and 42" becomes "-2 on 38 and -2 on 42".
    """
    said = _with_steps(tokens)
    made: list[Token] = []
    at = 0
    while at < len(said):
        spaces = _spaces(said, at, hand)
        if spaces is None:
            made.append(said[at])
            at += 1
            continue
        first, second = spaces
        card = said[at]
        while made and _is_both(made[-1]):
            made.pop()
        link = Token("and", "and", card.line)
        on = Token("on", "on", card.line)
        made += [card, on, said[first], link, replace(card), on, said[second]]
        at = second + 1
    return made


def _with_steps(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "minus 2s" as the card that it is."""
    made: list[Token] = []
    for token in tokens:
        steps = _STEPS.fullmatch(token.text) if token.kind == "unknown" else None
        if steps is not None and made and made[-1].kind in _SIGNS:
            sign = made.pop()
            made.append(Token("card", f"{sign.text} {token.text}", token.line, f"{_SIGNS[sign.kind]}{steps[1]}"))
        else:
            made.append(token)
    return made


def _spaces(tokens: Sequence[Token], at: int, hand: Sequence[str]) -> tuple[int, int] | None:
    """Return where the two spaces are of a card that is named as two at a place; None where it is not."""
    card = tokens[at]
    if card.kind != "card" or hand.count(card.name) < _PAIR:
        return None
    plural = card.text.casefold().endswith("s") or any(map(_is_both, tokens[max(0, at - 1) : at]))
    first = at + 1
    while first < len(tokens) and tokens[first].kind in _AHEAD:
        first += 1
    second = first + 1
    while second < len(tokens) and tokens[second].kind in _BETWEEN:
        second += 1
    if not plural or second >= len(tokens) or tokens[first].kind != "num" or tokens[second].kind != "num":
        return None
    parted = any(token.kind in ("and", "comma") for token in tokens[first + 1 : second])
    ends = second + 1 == len(tokens) or tokens[second + 1].kind in _ENDS
    more = second + 2 < len(tokens) and tokens[second + 1].kind == "comma" and tokens[second + 2].kind == "num"
    return (first, second) if parted and ends and not more else None


def _is_both(token: Token) -> bool:
    """Whether a word says that there are two of a card."""
    words = token.text.casefold().split()
    return (token.kind == "num" and token.value == _PAIR) or (bool(words) and words[-1] in _BOTH)
