"""Who went where on a board, from the GM's record of the rounds: for after the reveal only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbm.core.game import Json, JsonObject

__all__ = ["Fall", "Journey", "Step", "journeys", "opened_trapdoors"]


@dataclass(frozen=True, slots=True)
class Fall:
    """One snake, ladder or trapdoor taken: ``via`` says which, then from where to where."""

    via: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Step:
    """One turn of one player: the throw from ``start`` to ``target``, what happened there, and where it ended."""

    turn: int
    throw: int
    start: int
    target: int
    falls: tuple[Fall, ...]
    space: int


@dataclass(frozen=True, slots=True)
class Journey:
    """All that one player did on a board, turn by turn."""

    name: str
    steps: tuple[Step, ...]


def journeys(rounds: Iterable[JsonObject], board: str) -> tuple[Journey, ...]:
    """Return everybody's way over a board, by name, from the ``gm`` facts of each round in order.

    The facts are those of ``pbm adjudicate``. ValueError when they are not of that shape.
    """
    found: dict[str, list[Step]] = {}
    try:
        for facts in rounds:
            for name, moves in _mapping(_mapping(facts.get(board, {})).get("moves", {})).items():
                steps = found.setdefault(name, [])
                for move in moves if isinstance(moves, list) else ():
                    steps.append(_step(_mapping(move), steps[-1].space if steps else 0))
    except (KeyError, TypeError) as error:
        raise ValueError(f"these are no moves of board {board}: {error}") from None
    return tuple(Journey(name, tuple(found[name])) for name in sorted(found))


def opened_trapdoors(rounds: Iterable[JsonObject], board: str) -> dict[int, tuple[int, ...]]:
    """Return the spaces where a trapdoor opened and in which rounds (counted from 1), from the same facts."""
    found: dict[int, list[int]] = {}
    for number, facts in enumerate(rounds, 1):
        sheet = facts.get(board)
        spaces = sheet.get("trapdoors") if isinstance(sheet, Mapping) else None
        for space in spaces if isinstance(spaces, list) else ():
            found.setdefault(_number(space), []).append(number)
    return {space: tuple(numbers) for space, numbers in sorted(found.items())}


def _step(move: JsonObject, start: int) -> Step:
    path = move["path"]
    falls = tuple(
        Fall(str(part["via"]), _number(part["from"]), _number(part["to"]))
        for part in map(_mapping, path if isinstance(path, list) else ())
    )
    return Step(
        turn=_number(move["turn"]),
        throw=_number(move["throw"]),
        start=start,
        target=_number(move["target"]),
        falls=falls,
        space=_number(move["space"]),
    )


def _mapping(value: Json) -> JsonObject:
    if not isinstance(value, Mapping):
        raise TypeError(f"{value!r} is no object")
    return value


def _number(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no number")
    return value
