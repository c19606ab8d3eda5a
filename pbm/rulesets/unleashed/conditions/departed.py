"""Conditions that a player has left the space a card is for: no card is put where one stands, so they need no saying.

"-2 on 24, provided Clive has moved by then. If not, on 25": where Clive stands on 24, that is a wish and a fallback.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["departed"]

_WINDOW: Final = 14
_ENDS: Final = ("stop", "gap", "label", "comma", "close", "open", "else", "or", "colon")
_SENTENCE_ENDS: Final = ("stop", "gap", "label")
_HOLDING: Final = frozenset(
    ("provided", "assuming", "as long as", "so long as", "only if", "once", "if", "when", "as soon as", "provided that",
     "supposing", "wenn", "falls", "sofern", "vorausgesetzt", "sobald", "only when")
)  # fmt: skip
_GOING: Final = frozenset(
    ("moved", "moves", "gone", "left", "leaves", "shifted", "shifts", "cleared", "off", "away", "vacated", "departed",
     "budged", "weg", "fort", "weitergezogen", "gezogen", "verschwunden", "along", "vanished", "scarpered")
)  # fmt: skip
_STAYING: Final = frozenset(("there", "it", "put", "still", "stays", "staying", "da", "dort", "sitting", "standing"))
_NOT: Final = frozenset(
    ("not", "isn't", "isnt", "hasn't", "hasnt", "no", "longer", "doesn't", "nicht", "won't", "hadn't")
)
_SAID: Final = frozenset(
    (
        *_GOING, *_STAYING, *_NOT, "has", "have", "had", "is", "he's", "she's", "hes", "shes", "'s", "s", "on", "by",
        "then", "already", "himself", "herself", "out", "from", "of", "that", "the", "space", "square", "spot", "card",
        "gets", "got", "any", "more", "anymore", "finally", "now", "sat", "stood", "sits", "stands", "be", "been",
        "move", "moving", "was", "himself", "ist", "mehr", "bis", "dahin", "steht", "sitzt", "noch", "immer", "hat",
        "sich", "when", "it's", "my", "turn", "go", "time", "way",
    )
)  # fmt: skip


def departed(tokens: Sequence[Token], stands: Mapping[str, int]) -> list[Token]:
    """Return the tokens without such conditions, and with "if he hasn't" after one as ``else``.

    ``stands`` are the spaces of the players, by name.
    """
    if not stands:
        return list(tokens)
    made: list[Token] = []
    waiting = 0
    about: int | None = None
    start = at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind in _SENTENCE_ENDS:
            waiting = max(0, waiting - 1)
            start = len(made) + 1
        end = _condition_end(tokens, at)
        if end:
            words = _words(tokens[at + 1 : end])
            who = next((one for one in tokens[at + 1 : at + 4] if one.kind in ("player", "other")), None)
            place = _place(made[max(start, len(made) - _WINDOW) :], tokens[end : end + _WINDOW])
            leaves = not words & _NOT if words & _GOING else bool(words & _NOT and words & _STAYING)
            here = who is not None and who.kind == "player" and stands.get(who.name) == place and place is not None
            if here and leaves and not (waiting and about == place):
                waiting, about = 2, place
                while len(made) > start and made[-1].kind in ("comma", "open"):
                    made.pop()
                at = end + (end < len(tokens) and tokens[end].kind in ("comma", "close"))
                continue
            if waiting and who is not None and not leaves:
                made.append(Token("else", "", token.line))
                at = end
                continue
        made.append(token)
        at += 1
    return made


def _condition_end(tokens: Sequence[Token], at: int) -> int:
    """Return where a condition that begins here ends, if all that it says is that somebody goes or stays; else 0."""
    if tokens[at].kind not in ("if", "unless") or tokens[at].text.casefold() not in _HOLDING:
        return 0
    end = at + 1
    while end < min(len(tokens), at + _WINDOW) and tokens[end].kind not in _ENDS and not _begins(tokens, end):
        end += 1
    within = tokens[at + 1 : end]
    somebody = [one for one in within if one.kind in ("player", "other")]
    if len(somebody) != 1 or end - at < 3:
        return 0
    return end if all(one in somebody or one.kind == "num" or _words([one]) <= _SAID for one in within) else 0


def _begins(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at].kind == "then" and tokens[at].text.casefold() != "by then"


def _words(tokens: Sequence[Token]) -> set[str]:
    words = {word for token in tokens if token.kind != "player" for word in token.text.casefold().split()}
    return words | ({"s"} if "he's" in words or "she's" in words else set())


def _place(before: Sequence[Token], after: Sequence[Token]) -> int | None:
    """Return the space that a condition is about: the last before it in its sentence, else the first after it."""
    found = next((one.value for one in reversed(before[-_WINDOW:]) if one.kind == "num"), None)
    if found is not None:
        return found
    for one in after[:_WINDOW]:
        if one.kind in _SENTENCE_ENDS:
            break
        if one.kind == "num":
            return one.value
    return None
