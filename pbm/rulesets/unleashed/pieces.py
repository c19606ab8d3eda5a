"""Snakes, ladders and lampposts: how long they are, where they may lie, and which of their ends are active (u4, u5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from pbm.core.phrases import Phrase, say
from pbm.rulesets.unleashed.options import Options
from pbm.rulesets.unleashed.state import Config, PieceSpec, State, specs_of

__all__ = [
    "Fault",
    "PieceSpec",
    "decimal",
    "distance",
    "lawful_places",
    "length_of",
    "pieces_fault",
    "pieces_of",
    "place",
    "placement_fault",
]


class Fault(NamedTuple):
    """Why something is not allowed: a stable word for programs, and a sentence for people."""

    code: str
    message: Phrase


def pieces_of(options: Options) -> tuple[PieceSpec, ...]:
    """Return the pieces there are to choose from: snakes, ladders, lampposts, of each the short ones first (u4)."""
    return tuple(specs_of(options).values())


def length_of(options: Options, piece: PieceSpec) -> tuple[float, float]:
    """Return the least and the greatest length of a piece, in card widths."""
    return options.long if piece.long else options.short


def place(columns: int, at: int) -> tuple[int, int]:
    """Return the column and the row, both from 0 at the bottom left, of a space."""
    row, along = divmod(at, columns)
    return (along if row % 2 == 0 else columns - 1 - along), row


def decimal(number: str) -> Phrase | str:
    """Return a number as a language writes it, given as a computer writes it: ``2.7``."""
    whole, point, part = number.partition(".")
    return say("{whole}.{part}", whole=whole, part=part) if point else number


def distance(columns: int, a: int, b: int) -> float:
    """Return the distance between the centres of two spaces, in card widths."""
    (column_a, row_a), (column_b, row_b) = place(columns, a), place(columns, b)
    return sqrt((column_a - column_b) ** 2 + (row_a - row_b) ** 2)


def placement_fault(
    config: Config, state: State, piece: str, top: int, bottom: int, *, moving: str | None = None
) -> Fault | None:
    """Return why a piece may not lie with these ends beside the other pieces (u4, u5); None when it may.

    Where the piece itself lies now, and another that is ``moving``, is left out of account. Whether the piece is on the
    board, or may be moved now, is not asked.
    """
    spec = config.pieces.get(piece)
    if spec is None:
        return Fault("piece-unknown", say("There is no piece {piece}.", piece=piece))
    last = len(state.cells) - 1
    for end in (top, bottom):
        if not 0 <= end <= last:
            return Fault(
                "piece-space",
                say("There is no space {space}: the board goes from 0 to {last}.", space=end, last=last),
            )
        if end in (0, last):
            return Fault("piece-end", say("No end of {piece} may lie on the start or the finish.", piece=piece))
    if top < bottom:
        return Fault(
            "piece-top",
            say(
                "The top of {piece} is the end nearer the finish, so {high} is its top and {low} its bottom.",
                piece=piece,
                high=bottom,
                low=top,
            ),
        )
    if top // state.columns == bottom // state.columns:
        return Fault(
            "piece-row",
            say(
                "{top} and {bottom} are in the same row; {piece} must lead from one row to another.",
                top=top,
                bottom=bottom,
                piece=piece,
            ),
        )
    low, high = length_of(config.options, spec)
    apart = distance(state.columns, top, bottom)
    if not low <= apart <= high:
        return Fault(
            "piece-length",
            say(
                "{top} and {bottom} are {apart} cards apart, and {piece} reaches over {low} to {high}.",
                top=top,
                bottom=bottom,
                apart=decimal(f"{apart:.1f}"),
                piece=piece,
                low=decimal(f"{low:g}"),
                high=decimal(f"{high:g}"),
            ),
        )
    if state.pieces.get(piece) == (top, bottom):
        return Fault(
            "piece-there",
            say("{piece} lies from {top} to {bottom} already.", piece=piece, top=top, bottom=bottom),
        )
    return _beside(config, state.pieces, spec, top, bottom, moving)


def _beside(
    config: Config, pieces: Mapping[str, tuple[int, int]], spec: PieceSpec, top: int, bottom: int, moving: str | None
) -> Fault | None:
    """Return why the ends of a piece cannot be where other pieces end (u5); None when they can."""
    for name, (other_top, other_bottom) in pieces.items():
        if name in (spec.name, moving):
            continue
        if top == other_top:
            return Fault(
                "piece-two-tops",
                say("The top of {other} is on {space}, and there is room for one.", other=name, space=top),
            )
        if bottom == other_bottom:
            return Fault(
                "piece-two-bottoms",
                say("The bottom of {other} is on {space}, and there is room for one.", other=name, space=bottom),
            )
        meeting = top if top == other_bottom else bottom if bottom == other_top else None
        if meeting is not None and config.pieces[name].kind != spec.kind:
            return Fault(
                "piece-kinds",
                say(
                    "{other} ends on {space}, and only two of a kind may meet on one card.",
                    other=name,
                    space=meeting,
                ),
            )
    return None


def lawful_places(config: Config, state: State, piece: str) -> tuple[tuple[int, int], ...]:
    """Return every ``(top, bottom)`` at which a piece may lie now, but where it lies, in ascending order.

    Empty for a piece that the game has not.
    """
    spec = config.pieces.get(piece)
    if spec is None:
        return ()
    low, high = length_of(config.options, spec)
    own = state.pieces.get(piece)
    tops: dict[int, str] = {}
    bottoms: dict[int, str] = {}
    for name, (top, bottom) in state.pieces.items():
        if name != piece:
            kind = config.pieces[name].kind
            tops[top] = kind
            bottoms[bottom] = kind
    return tuple(
        (top, bottom)
        for top, bottom in _in_reach(len(state.cells), state.columns, low, high)
        if top not in tops
        and bottom not in bottoms
        and bottoms.get(top, spec.kind) == spec.kind
        and tops.get(bottom, spec.kind) == spec.kind
        and (top, bottom) != own
    )


@lru_cache(maxsize=256)
def _in_reach(cells: int, columns: int, low: float, high: float) -> tuple[tuple[int, int], ...]:
    """Return every top and bottom between which a piece of such a length may lie on an empty board."""
    return tuple(
        (top, bottom)
        for top in range(1, cells - 1)
        for bottom in range(1, top)
        if top // columns != bottom // columns and low <= distance(columns, top, bottom) <= high
    )


def pieces_fault(config: Config, state: State) -> Fault | None:
    """Return why the pieces of a state do not lie lawfully (u4, u5); None when they do."""
    for name, (top, bottom) in state.pieces.items():
        others = {other: ends for other, ends in state.pieces.items() if other != name}
        fault = placement_fault(config, replace(state, pieces=others), name, top, bottom)
        if fault is not None:
            return fault
    return None
