"""A game played again on its revealed board: a drawing, and every move of every turn in words and in figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pbm.core.board import Board
from pbm.core.game import Json, JsonObject
from pbm.core.phrases import Phrase, joined, say
from pbm.reports.archive.plan import Cell, Jump, Plan, placed
from pbm.reports.pictures.cast import look_of, shown_name
from pbm.reports.pictures.journeys import Journey, Step, journeys, opened_trapdoors
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.words import clean

__all__ = ["Hole", "Mark", "Move", "Replay", "Trail", "Turn", "Vote", "replay_of"]


@dataclass(frozen=True, slots=True)
class Hole:
    """Where a trapdoor opened, its middle, and the rounds in which it did."""

    space: int
    x: str
    y: str
    rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trail:
    """One player's way in one turn: the hop, and the falls and climbs after it ("" for none)."""

    look: int
    hop: str
    falls: str


@dataclass(frozen=True, slots=True)
class Move:
    """One player's turn in figures: ``told`` says what happened after the throw."""

    name: str
    look: int
    throw: int
    start: int
    target: int
    told: str
    space: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: its round, everybody's moves, and the same in words."""

    number: int
    round: int
    moves: tuple[Move, ...]
    trails: tuple[Trail, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A player's mark: ``places`` has "x,y" before the first turn and after each, "" while they are not in the race."""

    name: str
    look: int
    shape: str
    open: bool
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Vote:
    """A round's trapdoors: its number, (who, the space nominated) and the spaces where one opened."""

    round: int
    nominated: tuple[tuple[str, str], ...]
    opened: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A board's replay. Without ``cells`` there is no drawing. ``wide`` and ``tall`` are its size in units."""

    board: str
    finish: int
    wide: int
    tall: int
    cells: tuple[Cell, ...]
    jumps: tuple[Jump, ...]
    holes: tuple[Hole, ...]
    turns: tuple[Turn, ...]
    marks: tuple[Mark, ...]
    votes: tuple[Vote, ...]
    ladders: tuple[tuple[int, int], ...]
    snakes: tuple[tuple[int, int], ...]


def replay_of(reveal: JsonObject, name: str, board: Board, cast: Sequence[str], tongue: Catalogue) -> Replay | None:
    """Return the replay of one board from a reveal file's contents; None when they tell of no moves on it.

    ``cast`` is everybody in the order of the race chart, so that colours are the same.
    """
    rounds = [round_ for round_ in _items(reveal.get("rounds")) if isinstance(round_, Mapping)]
    sheets = [sheet if isinstance(sheet := round_.get("gm"), Mapping) else {} for round_ in rounds]
    try:
        ways = [way for way in journeys(sheets, name) if way.name in cast]
        doors = opened_trapdoors(sheets, name)
    except ValueError:
        return None
    if not any(way.steps for way in ways):
        return None
    plan = Plan.of(board, {step for way in ways for move in way.steps for step in (move.target, move.space)})
    when = {turn: place for place, round_ in enumerate(rounds, 1) for turn in _items(round_.get("turns"))}
    numbers = sorted({step.turn for way in ways for step in way.steps})
    spots = _Spots(plan, {way.name: place for place, way in enumerate(ways)})
    looks = {way.name: list(cast).index(way.name) for way in ways}
    left = _left(rounds, when)
    return Replay(
        board=name,
        finish=board.finish,
        wide=plan.wide,
        tall=plan.tall,
        cells=plan.cells,
        jumps=plan.jumps,
        holes=tuple(
            Hole(space, *placed(plan.middle(space)), found) for space, found in doors.items() if plan.has(space)
        ),
        turns=tuple(_turn(number, when.get(number, 0), ways, looks, spots, tongue) for number in numbers),
        marks=tuple(_mark(way, numbers, left.get(way.name), looks[way.name], spots) for way in ways),
        votes=tuple(_votes(sheets, name, cast)),
        ladders=tuple(sorted(board.ladders.items())),
        snakes=tuple(sorted(board.snakes.items())),
    )


def _items(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list | tuple) else []


def _votes(sheets: Sequence[JsonObject], board: str, cast: Sequence[str]) -> Iterator[Vote]:
    for number, facts in enumerate(sheets, 1):
        sheet = facts.get(board)
        if not isinstance(sheet, Mapping):
            continue
        found = sheet.get("nominations")
        nominated = found if isinstance(found, Mapping) else {}
        yield Vote(
            number,
            tuple((shown_name(name), clean(str(nominated[name]), 20)) for name in cast if name in nominated),
            tuple(space for space in _items(sheet.get("trapdoors")) if isinstance(space, int)),
        )


def _left(rounds: Sequence[JsonObject], when: Mapping[Json, int]) -> dict[str, int]:
    """Return the last turn of everybody who left."""
    last: dict[int, int] = {}
    for turn, place in when.items():
        if isinstance(turn, int):
            last[place] = max(last.get(place, 0), turn)
    return {
        str(change.get("seat")): last.get(place, 0)
        for place, round_ in enumerate(rounds, 1)
        for change in _items(round_.get("changes"))
        if isinstance(change, Mapping) and change.get("what") == "left"
    }


@dataclass(frozen=True, slots=True)
class _Spots:
    """Where each player's mark lies in a cell: everybody keeps to their own part of it."""

    plan: Plan
    order: Mapping[str, int]

    def at(self, name: str, space: int) -> tuple[float, float]:
        count = len(self.order)
        part = 0.0 if count == 1 else (self.order[name] / (count - 1) - 0.5) * min(0.48, 0.18 * (count - 1))
        # The number stands at the upper left, so marks run from the lower left to the upper right of it.
        return self.plan.middle(space, 0.05 + part, -0.1 + part * 0.5)


def _turn(
    number: int, round_: int, ways: Sequence[Journey], looks: Mapping[str, int], spots: _Spots, tongue: Catalogue
) -> Turn:
    moves: list[Move] = []
    trails: list[Trail] = []
    told: list[Phrase] = []
    for way in ways:
        for step in way.steps:
            if step.turn != number:
                continue
            name, look = shown_name(way.name), looks[way.name]
            happened = _happened(step)
            moves.append(
                Move(name, look % 12, step.throw, step.start, step.target, str(tongue.said(happened)), step.space)
            )
            trails.append(_trail(way.name, step, look, spots))
            hop = say("{name} throws {throw}: {start} to {target}", name=name, throw=step.throw, **_ends(step))
            told.append(joined([joined([hop, happened] if step.falls else [hop], ", "), "."], ""))
    words = joined([say("Turn {turn}.", turn=number), *told])
    return Turn(number, round_, tuple(moves), tuple(trails), str(tongue.said(words)))


def _ends(step: Step) -> dict[str, int]:
    return {"start": step.start, "target": step.target}


def _happened(step: Step) -> Phrase:
    """Return what happened after a throw, "" for nothing."""
    said: list[Phrase] = []
    for fall in step.falls:
        if fall.via == "ladder":
            said.append(say("ladder to {space}", space=fall.end))
        elif fall.via == "snake":
            said.append(say("snake to {space}", space=fall.end))
        else:
            said.append(say("trapdoor to {space}", space=fall.end))
    return joined(said, ", ")


def _trail(name: str, step: Step, look: int, spots: _Spots) -> Trail:
    if not spots.plan.cells:
        return Trail(look % 12, "", "")
    (ax, ay), (bx, by) = spots.at(name, step.start), spots.at(name, step.target)
    nx, ny = (by - ay) * 0.2, -(bx - ax) * 0.2
    nx, ny = (nx, ny) if ny <= 0 else (-nx, -ny)
    hop = f"M{ax:.1f} {ay:.1f}Q{(ax + bx) / 2 + nx:.1f} {(ay + by) / 2 + ny:.1f} {bx:.1f} {by:.1f}"
    falls = ""
    for fall in step.falls:
        (cx, cy), (dx, dy) = spots.at(name, fall.start), spots.at(name, fall.end)
        falls += f"M{cx:.1f} {cy:.1f}L{dx:.1f} {dy:.1f}"
    return Trail(look % 12, hop, falls)


def _mark(way: Journey, numbers: Sequence[int], left: int | None, look: int, spots: _Spots) -> Mark:
    by_turn = {step.turn: step for step in way.steps}
    first = way.steps[0].turn if way.steps else 0
    space = way.steps[0].start if way.steps else 0
    places = []
    # Somebody who came later is not on the board before their first turn.
    began = first == numbers[0]
    for number in (None, *numbers):
        if number is not None and number in by_turn:
            space = by_turn[number].space
            began = True
        gone = left is not None and number is not None and number > left
        places.append("" if gone or not began or not spots.plan.cells else ",".join(placed(spots.at(way.name, space))))
    looks = look_of(look)
    return Mark(shown_name(way.name), look % 12, looks.shape, looks.open, tuple(places))
