"""A card that stands and is to stay in the hand, another being played: "swap my card, blank on 34, keep the -4"."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["without_held_back"]

_KEEPING: Final = (
    "keep", "keep the", "keep my", "i'll keep", "save", "hold", "hold on", "hang on", "retain", "behalte", "spare",
    "garde", "je garde", "houd", "bewaar", "guarda", "tengo", "tieni",
)  # fmt: skip
_STAYING: Final = ("stays", "stay", "remains", "can stay", "bleibt", "reste", "blijft", "queda", "resta")
_HAND: Final = frozenset(
    ("hand", "my hand", "back", "later", "now", "for later", "for now", "in", "for", "on", "to", "auf", "der", "the",
     "my", "it", "is", "can", "in hand", "in my hand", "next time", "time", "another", "main", "mano")
)  # fmt: skip
_CHANGING: Final = ("swap", "change", "switch", "tausche", "wechsle", "exchange")
_OPEN: Final = ("if", "unless", "else", "or", "unsure", "later")


def without_held_back(words: Sequence[Token], stood: Collection[str]) -> tuple[list[Token], str]:
    """Return words without those that only say that a card stays in the hand, and that card: one of those ``stood``.

    "Swap my card, …" ahead of them says no more. An empty name where nothing of the kind is said.
    """
    kept: list[Token] = []
    held = ""
    for part in _parts(words):
        card = _held(part, stood)
        if card and not held:
            held = card
        elif not _announces(part):
            kept += part
    while kept and kept[-1].kind in ("comma", "and"):
        kept.pop()
    return (kept, held) if held else (list(words), "")


def _parts(words: Sequence[Token]) -> list[list[Token]]:
    made: list[list[Token]] = [[]]
    for token in words:
        if token.kind == "and" and made[-1]:
            made.append([])
        made[-1].append(token)
        if token.kind in ("comma", "stop", "dash"):
            made.append([])
    return [part for part in made if part]


def _held(part: Sequence[Token], stood: Collection[str]) -> str:
    """Return the card of which a part says no more than that it stays in the hand; empty where it says more."""
    said = [token for token in part if token.kind not in ("comma", "and", "stop", "tag", "dash", "self")]
    cards = [token for token in said if token.kind == "card"]
    found = set(kinds_of(cards[0].name)) & {*stood} if len(cards) == 1 else set()
    if len(found) != 1 or any(token.kind in _OPEN or token.kind == "num" for token in said):
        return ""
    rest = [token.text.casefold() for token in said if token.kind != "card"]
    led = said[0].text.casefold() in _KEEPING
    stays = any(word in _STAYING for word in rest) and any("hand" in word or word in ("main", "mano") for word in rest)
    rest = [word for word in rest if word not in (*_KEEPING, *_STAYING, "a", "die", "la", "le", "de", "that", "this")]
    return next(iter(found)) if (led or stays) and {*rest} <= _HAND else ""


def _announces(part: Sequence[Token]) -> bool:
    """Whether a part is no more than "swap my card"."""
    words = [word for token in part for word in token.text.casefold().split() if token.kind not in ("comma", "dash")]
    return len(words) == len(("swap", "my", "card")) and words[0] in _CHANGING and words[-1] in ("card", "karte")
