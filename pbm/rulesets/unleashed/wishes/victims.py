"""Somebody beside a card that is done to a player, told in words, "the one who laughed", or denied: "Clive, not "
"Dora"."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pbm.rulesets.unleashed.words.lexicon import folded
from pbm.rulesets.unleashed.words.mood_phrases import MOODS
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["describes_victim", "emphasized"]

_PARTING: Final = ("comma", "dash", "colon", "open", "and", "with", "on", "to", "arrow")
_BEING: Final = ("be", "past", "self", "reason")
_FEW: Final = 9
_ENDS: Final = ("stop", "gap", "label")
_AFTER: Final = (*_ENDS, "comma", "dash", "else", "and", "tag", "close", "open")
_UNNAMED: Final = ("me", "leader", "last")


def emphasized(tokens: Sequence[Token]) -> list[Token]:
    """Return tokens with "Clive, not Dora" as "Clive", and "20, not 21" as "20", behind a card in the same sentence.

    Of "the leader, not Dora" it is not plain who is meant: Dora may be the leader.
    """
    made: list[Token] = []
    carded = False
    at = 0
    while at < len(tokens):
        token = tokens[at]
        carded = token.kind not in (*_ENDS, "piece") and (carded or token.kind == "card")
        made.append(token)
        at += 1
        if carded and (token.kind == "num" or (token.kind == "player" and token.name not in _UNNAMED)):
            at = _denial_end(tokens, at, token)
    return made


def _denial_end(tokens: Sequence[Token], at: int, named: Token) -> int:
    """Return where to go on after ", not Dora" that begins here; ``at`` itself where it does not."""
    step = at
    while step < len(tokens) and tokens[step].kind in ("comma", "dash", "and"):
        step += 1
    if step >= len(tokens) or tokens[step].kind != "not":
        return at
    step += 1
    while step < len(tokens) and tokens[step].kind in ("fill", "on", "to"):
        step += 1
    other = tokens[step] if step < len(tokens) else None
    if other is None or other.kind != named.kind or (other.name, other.value) == (named.name, named.value):
        return at
    if other.name in _UNNAMED:
        return at
    return step + 1 if step + 1 == len(tokens) or tokens[step + 1].kind in _AFTER else at


def describes_victim(sentence: Sequence[Token], heard: Collection[int]) -> bool:
    """Whether something after an order, or a short sentence without one, tells of somebody without a name.

    ``heard`` are the tokens, by identity, that orders were made of.
    """
    last = max(
        (at for at, token in enumerate(sentence) if token.kind in ("card", "num") and id(token) in heard), default=-1
    )
    if last < 0:
        return len(sentence) < _FEW and _somebody(sentence, alone=True)
    part: list[Token] = []
    begun = False
    for token in [*sentence[last + 1 :], Token("comma", ",", 0)]:
        if token.kind in _PARTING:
            if begun and _somebody(part, alone=False):
                return True
            part, begun = [], True
        else:
            part.append(token)
    return False


def _somebody(part: Sequence[Token], *, alone: bool) -> bool:
    """Whether a part begins with somebody, and goes on with a word that nobody knows, or "you know who"."""
    words = [(folded(word), token) for token in part for word in token.text.split()]
    begins = next((at for at, (word, _) in enumerate(words) if word not in MOODS["victim-leading"]), len(words))
    words = words[begins:]
    if (
        not words
        or words[0][0] not in MOODS["victim"]
        or any(token.kind in ("player", "num", "card") for _, token in words)
    ):
        return False
    said = {word for word, _ in words}
    if words[0][0] in ("you", "guess"):
        return bool(said & MOODS["victim-sure"])
    if said & MOODS["victim-talk"]:
        return False
    strange = any(token.kind == "unknown" for _, token in words) or words[-1][0] in (
        "one",
        "chap",
        "lady",
        "man",
        "girl",
    )
    being = any(token.kind in _BEING for _, token in words[1:]) and not {"one", "who", "der", "che", "qui"} & said
    return (
        (strange and not being) if not alone else (strange and bool({"one", "him", "her", "who"} & said) and not being)
    )
