"""The cards of Unleashed: their kinds, what each does, and the decks (u2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

__all__ = [
    "ACTIONS",
    "CHOICE_KINDS",
    "DECK_ORDER",
    "HAND_KINDS",
    "KINDS",
    "NO_CHOICE",
    "SIMPLE",
    "STANDARD",
    "Card",
    "choice_kind",
    "deck_of",
    "is_action",
    "is_movement",
    "sent_by",
    "simple_deck",
    "standard_deck",
    "value",
]

_BY_VALUE: Final = {1: 4, 2: 5, 3: 5, 4: 4, 5: 3, 6: 2}
_ACTION_COUNTS: Final = {
    "roll": 5,
    "swap-players": 4,
    "move-ladder": 4,
    "move-snake": 4,
    "move-piece": 3,
    "move-ladders": 3,
    "move-snakes": 3,
    "swap-cards": 4,
    "reverse": 4,
    "forward-2": 1,
    "forward-3": 1,
    "forward-4": 1,
    "back-2": 1,
    "back-3": 1,
    "back-4": 1,
}

STANDARD: Final[Mapping[str, int]] = {
    "start": 1,
    "finish": 1,
    "blank": 44,
    **{f"+{n}": count for n, count in _BY_VALUE.items()},
    **{f"-{n}": count for n, count in _BY_VALUE.items()},
    **_ACTION_COUNTS,
}
"""How many cards of each kind the standard deck has, in deck order."""

_LEFT_OUT: Final = ("swap-cards", "reverse", "move-ladders", "move-snakes", "forward-", "back-")

SIMPLE: Final[Mapping[str, int]] = {kind: count for kind, count in STANDARD.items() if not kind.startswith(_LEFT_OUT)}
"""The same of the simple deck."""

DECK_ORDER: Final[Mapping[str, int]] = {kind: place for place, kind in enumerate(STANDARD)}
"""The place of each kind in the deck order (u2), from 0."""

KINDS: Final = tuple(STANDARD)
"""Every kind of card, in deck order."""

HAND_KINDS: Final = KINDS[2:]
"""Every kind that can be in a hand."""

ACTIONS: Final = tuple(_ACTION_COUNTS)
"""Every kind of action card, in deck order."""

NO_CHOICE: Final = frozenset({"roll", "reverse"})
"""Action cards that need no choice and are always performed (u27)."""

CHOICE_KINDS: Final = (
    "swap-players",
    "move-ladder",
    "move-snake",
    "move-piece",
    "move-ladders",
    "move-snakes",
    "swap-cards",
    "send-forward",
    "send-back",
)
"""What standing choices are given for: the kinds of action cards, sends of any number together."""

_MOVEMENT: Final = frozenset(kind for kind in STANDARD if kind[0] in "+-")
_ACTIONS: Final = frozenset(ACTIONS)


class Card(NamedTuple):
    """One card of a deck: its kind, and which of that kind, from 1."""

    kind: str
    copy: int

    def __str__(self) -> str:
        return f"{self.kind}#{self.copy}"

    @classmethod
    def read(cls, text: str) -> Card:
        """Return the card named as in files (``+3#2``); ValueError when there is none of that name."""
        kind, _, copy = text.partition("#")
        plain = copy.isascii() and copy.isdigit() and len(copy) <= 4 and copy[0] != "0"
        if kind not in DECK_ORDER or not plain:
            raise ValueError(f"{text!r} is no card")
        return cls(kind, int(copy))


def is_movement(kind: str) -> bool:
    """Return whether cards of a kind move who lands on them."""
    return kind in _MOVEMENT


def is_action(kind: str) -> bool:
    """Return whether cards of a kind are action cards."""
    return kind in _ACTIONS


def value(kind: str) -> int:
    """Return the spaces a movement card moves by, negative back; 0 for every other kind."""
    return int(kind) if kind in _MOVEMENT else 0


def sent_by(kind: str) -> int:
    """Return the spaces a send card sends by, negative back; 0 for every other kind."""
    word, _, number = kind.partition("-")
    if kind not in _ACTIONS or word not in ("forward", "back"):
        return 0
    return int(number) if word == "forward" else -int(number)


def choice_kind(kind: str) -> str | None:
    """Return what a choice for an action card is called in standing choices; None for a card that needs none."""
    if kind not in _ACTIONS or kind in NO_CHOICE:
        return None
    sent = sent_by(kind)
    return kind if sent == 0 else "send-forward" if sent > 0 else "send-back"


def deck_of(counts: Mapping[str, int]) -> tuple[Card, ...]:
    """Return a deck of so many cards of each kind, in deck order; start and finish are always in it, once."""
    once = {**counts, "start": 1, "finish": 1}
    return tuple(Card(kind, copy) for kind in KINDS for copy in range(1, once.get(kind, 0) + 1))


def standard_deck() -> tuple[Card, ...]:
    """Return the 132 cards in deck order."""
    return deck_of(STANDARD)


def simple_deck() -> tuple[Card, ...]:
    """Return the simple deck's 112 cards in deck order."""
    return deck_of(SIMPLE)
