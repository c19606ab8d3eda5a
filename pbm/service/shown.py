"""What templates get to see of what is kept: names and numbers, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pbm.service.records import Game, Observer, Player, Round, Seat

__all__ = ["GameShown", "ObserverShown", "PlayerShown", "RoundShown", "SeatShown", "shown"]


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game: its short name, its title, whether it is ``ready``, ``running`` or ``over``, its zone, the GM's note."""

    key: str
    title: str
    status: str
    zone: str
    gm_note: str


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat: its number, the name it plays under, how far it is in the game."""

    number: int
    name: str
    status: str


@dataclass(frozen=True, slots=True)
class PlayerShown:
    """A player: name, time zone, addresses, language."""

    name: str
    zone: str
    addresses: tuple[str, ...]
    language: str


@dataclass(frozen=True, slots=True)
class RoundShown:
    """A round: its number, its turns, and its deadline (UTC)."""

    number: int
    turns: tuple[int, ...]
    deadline: datetime


@dataclass(frozen=True, slots=True)
class ObserverShown:
    """Somebody who reads a game without playing: their name."""

    name: str


def shown(value: Any) -> Any:
    """Return what a template may see of a value; of tuples and mappings, what it may see of all that is in them."""
    match value:
        case Game():
            return GameShown(value.key, value.title, value.status, value.zone, value.gm_note)
        case Seat():
            return SeatShown(value.number, value.name, value.status)
        case Player():
            return PlayerShown(value.name, value.zone, value.addresses, value.language)
        case Round():
            return RoundShown(value.number, value.turns, value.deadline)
        case Observer():
            return ObserverShown(value.name)
        case tuple():
            return tuple(map(shown, value))
        case Mapping():
            return {key: shown(inner) for key, inner in value.items()}
    return value
