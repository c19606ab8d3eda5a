"""Where pieces may lie, so that one can order without a ruler: for each top the bottoms within reach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Final

from pbm.core.phrases import Phrase, say
from pbm.rulesets.api import Table
from pbm.rulesets.unleashed.pieces import distance, length_of
from pbm.rulesets.unleashed.state import Config, PieceSpec, State

__all__ = ["movable", "reach_table", "spans"]

_MOVES: Final = {
    "move-ladder": ("ladder",),
    "move-ladders": ("ladder",),
    "move-snake": ("snake",),
    "move-snakes": ("snake",),
    "move-piece": ("snake", "ladder", "lamppost"),
}


def movable(config: Config, state: State, kinds: Iterable[str]) -> tuple[PieceSpec, ...]:
    """Return the pieces that cards of these kinds could move: those on the board that are of the right kind.

    In the setup round they are all that there are.
    """
    if state.phase == "setup":
        return tuple(config.pieces.values())
    wanted = {piece for kind in kinds for piece in _MOVES.get(kind, ())}
    return tuple(spec for name, spec in config.pieces.items() if name in state.pieces and spec.kind in wanted)


def reach_table(config: Config, state: State, specs: Sequence[PieceSpec]) -> Table | None:
    """Return for each space that can be the top of one of these pieces where its bottom may be; None for no pieces.

    Left out are spaces that none of them could end on, since pieces of other kinds do. That two of a kind may not
    have the same top, or the same bottom, is not looked at: each may be ordered to make room for the other.
    """
    if not specs:
        return None
    barred = _barred(config, state, {spec.kind for spec in specs})
    spaces = [at for at in range(1, len(state.cells) - 1) if at not in barred]
    lengths = [long for long in (False, True) if any(spec.long is long for spec in specs)]
    rows: list[tuple[str, ...]] = []
    for top in spaces:
        found = [_bottoms(config, state, spaces, top, long=long) for long in lengths]
        if any(found):
            rows.append((str(top), *(spans(bottoms) for bottoms in found)))
    named = [", ".join(spec.name for spec in specs if spec.long is long) for long in lengths]
    heads = [_head(names, long=long) for names, long in zip(named, lengths, strict=True)]
    return Table(say("Where pieces may lie"), (say("Top"), *heads), tuple(rows))


def _head(names: str, *, long: bool) -> Phrase:
    if long:
        return say("Bottom of a long one: {pieces}", pieces=names)
    return say("Bottom of a short one: {pieces}", pieces=names)


def _barred(config: Config, state: State, kinds: Collection[str]) -> set[int]:
    """Return the spaces where, for each of these kinds, a piece of another kind ends (u5)."""
    ends: dict[int, set[str]] = {}
    for name, places in state.pieces.items():
        for at in places:
            ends.setdefault(at, set()).add(config.pieces[name].kind)
    return {at for at, found in ends.items() if all(found - {kind} for kind in kinds)}


def _bottoms(config: Config, state: State, spaces: Sequence[int], top: int, *, long: bool) -> list[int]:
    low, high = length_of(config.options, PieceSpec("", "", long))
    return [
        at
        for at in spaces
        if at < top and at // state.columns != top // state.columns and low <= distance(state.columns, top, at) <= high
    ]


def spans(numbers: Sequence[int]) -> str:
    """Return ascending spaces, three or more in a row drawn together: ``3, 4, 12–14``."""
    parts = []
    for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        found = [number for _, number in run]
        parts += [f"{found[0]}–{found[-1]}"] if len(found) > 2 else [str(number) for number in found]
    return ", ".join(parts)
