"""The configuration and the state of a game of Unleashed, and the state's JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pbm.core.errors import IllegalError, PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.rulesets.unleashed.cards import Card
from pbm.rulesets.unleashed.options import MOST_SIDE, Options, nearest
from pbm.rulesets.unleashed.orders import Standing, standing_from_json, standing_to_json

__all__ = [
    "PHASES",
    "Config",
    "PieceSpec",
    "Preceding",
    "State",
    "finish",
    "known_preceding",
    "racing",
    "specs_of",
    "state_from_json",
    "state_to_json",
    "top",
    "turn_order",
]

PHASES: Final = ("setup", "play", "over")


class PieceSpec(NamedTuple):
    """A snake, ladder or lamppost of the game: its name (``S2``), its kind, and whether it is a long one (u4)."""

    name: str
    kind: str
    long: bool


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of a game. ``pieces`` are those there are to choose from, by name; ``deck`` is in deck order.

    The size of the board is the state's: it may go by the number of players.
    """

    options: Options
    pieces: Mapping[str, PieceSpec]
    deck: tuple[Card, ...]


class Preceding(NamedTuple):
    """The last go: whose it was, the cards put down and the pieces moved in it (u9, u24)."""

    seat: str
    cards: tuple[Card, ...]
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A game between two rounds.

    ``cells`` are the piles in the order they are walked, each with its top card last. ``draw`` has the next card
    first. ``positions`` are of those in the game (the winner's is the finish), ``pieces`` are ``(top, bottom)``.
    ``first`` is the starting seat of the round that comes, ``next`` whose go it is.
    """

    turn: int
    phase: str
    seats: tuple[str, ...]
    dropped: frozenset[str]
    first: str
    next: str
    rows: int
    columns: int
    cells: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]
    hands: Mapping[str, tuple[Card, ...]]
    aside: tuple[Card, ...]
    positions: Mapping[str, int]
    pieces: Mapping[str, tuple[int, int]]
    reversed: bool = False
    standing: Mapping[str, Standing] = field(default_factory=dict)
    preceding: Preceding | None = None
    winner: str | None = None


def specs_of(options: Options) -> dict[str, PieceSpec]:
    """Return the pieces there are to choose from, by name: short ones first (u4)."""
    made: dict[str, PieceSpec] = {}
    for letter, kind, (short, long) in (
        ("S", "snake", options.snakes),
        ("L", "ladder", options.ladders),
        ("P", "lamppost", options.lampposts),
    ):
        for number in range(1, short + long + 1):
            name = f"{letter}{number}"
            made[name] = PieceSpec(name, kind, number > short)
    return made


def finish(state: State) -> int:
    """Return the space of the finish card."""
    return len(state.cells) - 1


def top(state: State, cell: int) -> Card:
    """Return the card that lies on top of a space's pile."""
    return state.cells[cell][-1]


def turn_order(state: State, seat: str) -> tuple[str, ...]:
    """Return those in the game in seat order beginning with ``seat``, who is left out if dropped."""
    at = state.seats.index(seat)
    return tuple(name for name in (*state.seats[at:], *state.seats[:at]) if name not in state.dropped)


def racing(state: State) -> tuple[str, ...]:
    """Return those in the game, in turn order from the starting seat."""
    return turn_order(state, state.first)


_KEYS: Final = (
    "turn",
    "phase",
    "seats",
    "dropped",
    "first",
    "next",
    "rows",
    "columns",
    "cells",
    "draw",
    "hands",
    "aside",
    "positions",
    "pieces",
    "reversed",
    "standing",
    "preceding",
    "winner",
)
_MAY_BE_MISSING: Final = frozenset({"dropped", "aside", "reversed", "standing", "preceding", "winner", "next"})
_RESULT_KEYS: Final = frozenset({"over", "ranks", "totals", "result"})
"""Keys that a result adds to a state; read over, so that a result's state can be played on."""


def state_to_json(state: State) -> JsonObject:
    """Return the JSON of a state (the shape is in README.md)."""
    preceding = state.preceding
    return {
        "turn": state.turn,
        "phase": state.phase,
        "seats": list(state.seats),
        "dropped": [name for name in state.seats if name in state.dropped],
        "first": state.first,
        "next": state.next,
        "rows": state.rows,
        "columns": state.columns,
        "cells": [_texts(pile) for pile in state.cells],
        "draw": _texts(state.draw),
        "hands": {name: _texts(hand) for name, hand in state.hands.items()},
        "aside": _texts(state.aside),
        "positions": dict(state.positions),
        "pieces": {name: list(ends) for name, ends in state.pieces.items()},
        "reversed": state.reversed,
        "standing": {name: standing_to_json(one) for name, one in state.standing.items()},
        "preceding": None
        if preceding is None
        else {"seat": preceding.seat, "cards": _texts(preceding.cards), "pieces": list(preceding.pieces)},
        "winner": state.winner,
    }


def state_from_json(config: Config, raw: Json) -> State:
    """Return a state from its JSON.

    Raises IllegalError when it has not that shape, a card is in it twice, or somebody or something is where the rules
    let nothing be. Whether pieces lie lawfully is ``pbm.rulesets.unleashed.pieces.pieces_fault``'s to say.
    """
    keys = _object(raw, "state", _KEYS, _RESULT_KEYS)
    for key in _KEYS:
        if key not in keys and key not in _MAY_BE_MISSING:
            raise _illegal("state-missing", f"state.{key}", "is missing")
    turn = _whole(keys["turn"], "state.turn", 0)
    phase = keys["phase"]
    if not isinstance(phase, str) or phase not in PHASES:
        raise _illegal("state-phase", "state.phase", f"must be one of {', '.join(PHASES)}")
    seats = _names(keys["seats"], "state.seats", None)
    if not seats:
        raise _illegal("state-seats", "state.seats", "must name at least one player")
    dropped = frozenset(_names(keys.get("dropped", ()), "state.dropped", seats))
    present = tuple(name for name in seats if name not in dropped)
    if not present and phase != "over":
        raise _illegal("state-dropped", "state.dropped", 'names everybody, so state.phase must be "over"')
    first = _one_of(keys["first"], "state.first", present or seats)
    coming = _one_of(keys.get("next", first), "state.next", present or seats)
    rows = _whole(keys["rows"], "state.rows", 2, MOST_SIDE)
    columns = _whole(keys["columns"], "state.columns", 2, MOST_SIDE)
    seen: set[Card] = set()
    cells = _cells(keys["cells"], rows * columns, seen)
    draw = _cards(keys["draw"], "state.draw", seen)
    raw_hands = _object(keys["hands"], "state.hands", present)
    hands = {name: _cards(raw_hands.get(name, ()), f"state.hands.{name}", seen) for name in present}
    aside = _cards(keys.get("aside", ()), "state.aside", seen)
    raw_positions = _object(keys["positions"], "state.positions", present)
    positions = {
        name: _whole(raw_positions.get(name), f"state.positions.{name}", 0, len(cells) - 1) for name in present
    }
    pieces = _pieces(config, keys["pieces"], len(cells))
    backwards = keys.get("reversed", False)
    if not isinstance(backwards, bool):
        raise _illegal("state-reversed", "state.reversed", "must be true or false")
    raw_standing = _object(keys.get("standing", {}), "state.standing", present)
    standing = {name: standing_from_json(one, f"state.standing.{name}") for name, one in raw_standing.items()}
    winner = keys.get("winner")
    if winner is not None:
        winner = _one_of(winner, "state.winner", present)
        if phase != "over":
            raise _illegal("state-winner", "state.winner", 'is there, so state.phase must be "over"')
    return State(
        turn=turn,
        phase=phase,
        seats=seats,
        dropped=dropped,
        first=first,
        next=coming,
        rows=rows,
        columns=columns,
        cells=cells,
        draw=draw,
        hands=hands,
        aside=aside,
        positions=positions,
        pieces=pieces,
        reversed=backwards,
        standing=standing,
        preceding=_preceding(keys.get("preceding"), seats, config),
        winner=winner,
    )


def _texts(cards: tuple[Card, ...]) -> list[Json]:
    return [str(card) for card in cards]


def _cells(raw: Json, count: int, seen: set[Card]) -> tuple[tuple[Card, ...], ...]:
    """Return the piles of the board; IllegalError when there are too few, or start and finish are not at the ends."""
    if not isinstance(raw, list | tuple) or len(raw) != count:
        raise _illegal("state-cells", "state.cells", f"must be a list of {count} piles of cards, rows × columns")
    cells = tuple(_cards(pile, f"state.cells.{at}", seen) for at, pile in enumerate(raw))
    for at, pile in enumerate(cells):
        if not pile:
            raise _illegal("state-cells", f"state.cells.{at}", "must have at least one card")
        kinds = {card.kind for card in pile}
        end = "start" if at == 0 else "finish" if at == count - 1 else None
        if end is not None and kinds != {end}:
            raise _illegal("state-cells", f"state.cells.{at}", f"must hold the {end} card alone")
        if end is None and kinds & {"start", "finish"}:
            raise _illegal("state-cells", f"state.cells.{at}", "must hold neither start nor finish")
    return cells


def _cards(raw: Json, at: str, seen: set[Card]) -> tuple[Card, ...]:
    """Return a list of cards, none of which was seen before; IllegalError otherwise."""
    if not isinstance(raw, list | tuple):
        raise _illegal("state-cards", at, "must be a list of cards")
    cards: list[Card] = []
    for text in raw:
        try:
            card = Card.read(text if isinstance(text, str) else "")
        except ValueError:
            raise _illegal("state-card", at, f"holds {text!r}, which is no card: write +3#2") from None
        if card in seen:
            raise _illegal("state-card-twice", at, f"holds {card}, which is somewhere else too")
        seen.add(card)
        cards.append(card)
    return tuple(cards)


def _pieces(config: Config, raw: Json, cells: int) -> dict[str, tuple[int, int]]:
    """Return the pieces on the board; IllegalError for one that is unknown or whose ends are no spaces."""
    pieces: dict[str, tuple[int, int]] = {}
    for name, ends in _object(raw, "state.pieces", tuple(config.pieces)).items():
        at = f"state.pieces.{name}"
        if not isinstance(ends, list | tuple) or len(ends) != 2:
            raise _illegal("state-piece", at, "must be its top and its bottom, such as [28, 12]")
        high, low = (_whole(end, at, 1, cells - 2) for end in ends)
        pieces[name] = (high, low)
    return pieces


def _preceding(raw: Json, seats: tuple[str, ...], config: Config) -> Preceding | None:
    """Return the last go; IllegalError when it is malformed."""
    if raw is None:
        return None
    keys = _object(raw, "state.preceding", ("seat", "cards", "pieces"))
    return Preceding(
        _one_of(keys.get("seat"), "state.preceding.seat", seats),
        _cards(keys.get("cards", ()), "state.preceding.cards", set()),
        _names(keys.get("pieces", ()), "state.preceding.pieces", tuple(config.pieces)),
    )


def _object(raw: Json, at: str, known: tuple[str, ...], extra: frozenset[str] = frozenset()) -> JsonObject:
    """Return ``raw`` if it is an object with only ``known`` (or ``extra``) keys; IllegalError otherwise."""
    if not isinstance(raw, Mapping):
        raise _illegal("state-shape", at, "must be an object")
    for key in raw:
        if key not in known and key not in extra:
            raise _illegal("key-unknown", f"{at}.{key}", f"is unknown{nearest(key, known)}")
    return raw


def _names(raw: Json, at: str, known: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return a list of different names, of ``known`` ones unless that is None; IllegalError otherwise."""
    if not isinstance(raw, list | tuple):
        raise _illegal("state-shape", at, "must be a list of names")
    names: list[str] = []
    for name in raw:
        if not isinstance(name, str) or not name or name in names:
            raise _illegal("state-name", at, "must hold names, each once")
        if known is not None and name not in known:
            raise _illegal("state-name", at, f"names {name}, who is not in the game{nearest(name, known)}")
        names.append(name)
    return tuple(names)


def _one_of(raw: Json, at: str, known: tuple[str, ...]) -> str:
    """Return ``raw`` if it is one of the names; IllegalError otherwise."""
    if not isinstance(raw, str) or raw not in known:
        raise _illegal("state-name", at, f"must be one of {', '.join(known)}")
    return raw


def _whole(raw: Json, at: str, least: int, most: int | None = None) -> int:
    """Return ``raw`` if it is a whole number within the bounds; IllegalError otherwise."""
    if type(raw) is not int or raw < least or (most is not None and raw > most):
        bounds = f"{least} or more" if most is None else f"from {least} to {most}"
        raise _illegal("state-number", at, f"must be a whole number, {bounds}")
    return raw


def _illegal(code: str, at: str, message: str) -> PbmError:
    """Return the error that says what is wrong with one key of a state."""
    return IllegalError(Problem(code, f"{at} {message}", key=at))


def known_preceding(state: State, seat: str) -> Preceding | None:
    """Return whose go will have been right before a seat's next one: None where that is somebody's yet to come (u9)."""
    preceding = state.preceding
    return None if preceding is None or preceding.seat == seat or state.next != seat else preceding
