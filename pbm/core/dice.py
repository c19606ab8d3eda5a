"""Chance, kept apart from the rules: a game asks for a roll or a shuffle and never draws one itself.

Sealed dice are drawn from a seed alone. Its seal is published when a game starts and the seed when it is over, so
that everybody can draw the same dice again.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Protocol, TypeVar

__all__ = ["Dice", "NoDice", "SealedDice", "dice_of_round"]

T = TypeVar("T")

_WORD: Final = 4
"""Bytes of one number."""

_NUMBERS: Final = 1 << 8 * _WORD
_PARTING: Final = "|"


class Dice(Protocol):
    """Where a game's chance comes from. ``stream`` names what is rolled for, so that each is independent."""

    def roll(self, stream: str) -> int:
        """Return the next die of ``stream``, 1 … 6."""
        ...

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` in an order drawn from ``stream``."""
        ...


class NoDice:
    """The dice of a game without chance: asking for one is a fault of the ruleset."""

    def roll(self, stream: str) -> int:
        """Refuse: this game has no dice."""
        raise LookupError(f"this game has no dice, yet {stream!r} asked for one")

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Refuse: this game shuffles nothing."""
        raise LookupError(f"this game has no dice, yet {stream!r} asked for a shuffle of {len(items)}")


class SealedDice:
    """Dice drawn from a secret seed: HMAC-SHA-256(seed, ``game|stream|counter``), four bytes at a time.

    Every stream counts its blocks of 32 bytes from 0 by itself. Numbers that would favour some faces are skipped.
    ``round_number`` makes the dice of one round: its streams are named ``round/stream``. So nothing is to be kept
    between rounds, and a round that is played again, however it goes then, draws its own dice anew and leaves those of
    every other round as they were.
    """

    def __init__(self, seed: bytes, game: str, round_number: int | None = None) -> None:
        if not seed:
            raise ValueError("dice need a seed")
        if _PARTING in game:
            raise ValueError(f"a game's name cannot hold {_PARTING!r}: {game!r}")
        self._seed = seed
        self._game = game
        self._round = round_number
        self._taken: dict[str, int] = {}

    def roll(self, stream: str) -> int:
        """Return the next die of ``stream``, 1 … 6; ValueError when its name cannot be one."""
        return self._below(stream, 6) + 1

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items``, left as they are, in an order drawn from ``stream`` (Fisher–Yates, from the end)."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self._below(stream, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def _below(self, stream: str, bound: int) -> int:
        """Return the next number of a stream, 0 … bound - 1, each as likely as the others."""
        fair = bound * (_NUMBERS // bound)
        while (number := self._number(stream)) >= fair:
            pass
        return number % bound

    def _number(self, stream: str) -> int:
        if _PARTING in stream:
            raise ValueError(f"a stream's name cannot hold {_PARTING!r}: {stream!r}")
        name = stream if self._round is None else f"{self._round}/{stream}"
        taken = self._taken.get(name, 0)
        self._taken[name] = taken + 1
        counter, place = divmod(taken * _WORD, hashlib.sha256().digest_size)
        message = _PARTING.join((self._game, name, str(counter))).encode()
        block = hmac.digest(self._seed, message, "sha256")
        return int.from_bytes(block[place : place + _WORD], "big")


def dice_of_round(seed: bytes, game: str, number: int) -> Dice:
    """Return the dice of a game's round: drawn from its seed, or none for a game that has no seed (empty)."""
    return SealedDice(seed, game, number) if seed else NoDice()
