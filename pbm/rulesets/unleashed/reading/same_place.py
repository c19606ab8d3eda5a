"""One thing changed in a card that stands: "not the +4, the blank", other ends of a piece; or a space confirmed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.orders import Choice, Play
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["other_ends", "same_place"]

Wishes: TypeAlias = tuple[Play, ...]

_BESIDE: Final = frozenset(
    ("fill", "tag", "comma", "dash", "stop", "colon", "fix", "decided", "then", "it", "self", "verb", "be", "and", "to")
)
_MATTER: Final = ("piece", "num", "card")
_OF_ENDS: Final = (_BESIDE - {"be"}) | {"on", "num", "piece", "dash", "from", "top", "bottom", "move", "request"}
_OPEN: Final = frozenset(("if", "unless", "unsure", "else", "or", "later", "past", "cancel"))
_CONFIRMING: Final = _BESIDE | {"on", "num", "free", "suffices", "nothing", "there"}
_FAVOURED: Final = (
    "meant",
    "meinte",
    "wanted",
    "should",
    "sollte",
    "wrong",
    "falsche",
    "oops",
    "ups",
    "change",
    "switch",
)
_OPENING: Final = ("actually", "oh", "ah", "no", "hang on", "wait")
"""Words that open what is said, and do not tell by themselves that one card gives way to another."""

_KEPT: Final = ("leave", "leave it", "keep", "keep it", "stays", "stay", "fine", "good", "bleibt", "passt", "perfect")
_INSTEAD_OF: Final = (
    "not",
    "instead of",
    "rather than",
    "nicht",
    "statt",
    "pas",
    "niet",
    "und nicht",
    "and not",
    "kein",
)


def same_place(
    sentences: Sequence[Sequence[Token]], stood: Sequence[Wishes], held: Collection[str]
) -> tuple[Wishes, ...] | None:
    """Return the one card that stands with another of the hand in its place, or as it stands where words confirm it."""
    if len(stood) != 1 or not stood[0]:
        return None
    words = [token for sentence in sentences for token in sentence]
    (wishes,) = stood
    if len({play.card for play in wishes}) != 1:
        return None
    if _confirms(words, wishes):
        return (wishes,)
    other = _other_card(words, wishes[0].card, held)
    return (tuple(replace(play, card=other) for play in wishes),) if other else None


def other_ends(sentences: Sequence[Sequence[Token]], stood: Sequence[Wishes]) -> tuple[Wishes, ...] | None:
    """Return the cards that stand with other ends for a piece that one of them moves: "S6 had better go to 36-9"."""
    told = [words for words in sentences if any(token.kind in _MATTER for token in words)]
    words = [token for sentence in told for token in sentence]
    beside = {token.kind for sentence in sentences if sentence not in told for token in sentence}
    pieces = [token.name for token in words if token.kind == "piece"]
    ends = sorted({token.value for token in words if token.kind == "num"}, reverse=True)
    plain = all(token.kind in _OF_ENDS for token in words) and not beside & _OPEN
    if not plain or len(pieces) != 1 or len(ends) != len(("top", "bottom")):
        return None
    found = [play for wishes in stood for play in wishes if pieces[0] in _moved(play)]
    if len(found) != 1:
        return None
    choice = found[0].choice or Choice()
    moves = tuple((pieces[0], ends[0], ends[1]) if move[0] == pieces[0] else move for move in choice.moves)
    made = replace(found[0], choice=replace(choice, moves=moves))
    return tuple(tuple(made if play is found[0] else play for play in wishes) for wishes in stood)


def _moved(play: Play) -> set[str]:
    return {move[0] for move in play.choice.moves} if play.choice is not None else set()


def _confirms(words: Sequence[Token], wishes: Wishes) -> bool:
    """Whether words say no more than that the spaces stay which stand: "20 is fine, leave it"."""
    spaces = [token.value for token in words if token.kind == "num"]
    said = [token.text.casefold() for token in words]
    kept = any(word in _KEPT for one in said for word in (one, *one.split()))
    plain = all(token.kind in _CONFIRMING or token.text.casefold() in _KEPT for token in words)
    turned = any(token.kind == "fix" for token in words)
    return plain and kept and not turned and spaces == [play.at for play in wishes][: len(spaces)] and bool(spaces)


def _other_card(words: Sequence[Token], card: str, held: Collection[str]) -> str:
    """Return the card of the hand that is named for the one that stands, with no space; empty where it is not plain."""
    if any(token.kind in ("num", "player", "piece") for token in words):
        return ""
    named = [at for at, token in enumerate(words) if token.kind == "card"]
    others = [at for at in named if card not in kinds_of(words[at].name)]
    if len(others) != 1 or len(named) > len(("new", "old")):
        return ""
    denied = [at for at, token in enumerate(words) if token.text.casefold() in _INSTEAD_OF]
    old = [at for at in named if at not in others]
    told = [token for at, token in enumerate(words) if at not in (*named, *denied)]
    favoured = any(word in _FAVOURED for token in told for word in token.text.casefold().split())
    turned = favoured or any(token.kind == "fix" and token.text.casefold() not in _OPENING for token in told)
    if not all(token.kind in _BESIDE or token.text.casefold() in _FAVOURED for token in told):
        return ""
    if old and [at for at in denied if at < old[0] and others[0] not in range(at, old[0])] == []:
        return ""
    if (not old and denied) or (not old and not turned) or len(denied) > 1:
        return ""
    found = set(kinds_of(words[others[0]].name)) & {*held}
    return next(iter(found)) if len(found) == 1 and not any(map(choice_kind, found)) else ""
