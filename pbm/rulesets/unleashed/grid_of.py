"""The board of a game as everybody sees it: top cards, pieces, players, and what is new."""

from __future__ import annotations

from typing import cast

from pbm.rulesets.grid import Cell, CellKind, Grid, Link, LinkKind
from pbm.rulesets.unleashed.cards import is_action, value
from pbm.rulesets.unleashed.naming import card_label
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.state import Config, State, top

__all__ = ["grid_of", "leads_down"]


def grid_of(config: Config, before: State | None, state: State) -> Grid:
    """Return the board; new is what was not so ``before`` the round (nothing when that is None).

    Who has crossed the finish is on no card any more.
    """
    cells = []
    for at in range(len(state.cells)):
        card = top(state, at)
        fresh = before is not None and top(before, at) != card
        cells.append(Cell(at, _kind(card.kind), card_label(card.kind), fresh))
    links = []
    for name in config.pieces:
        if name in state.pieces:
            high, low = state.pieces[name]
            moved = before is not None and bool(before.pieces) and before.pieces.get(name) != (high, low)
            kind = cast("LinkKind", config.pieces[name].kind)
            links.append(Link(kind, high, low, name, leads_down(kind, reverse=state.reversed), moved))
    players = {name: at for name, at in state.positions.items() if name != state.winner}
    return Grid(BOARD, state.rows, state.columns, tuple(cells), tuple(links), players)


def leads_down(kind: str, *, reverse: bool) -> bool | None:
    """Return whether a kind of piece leads from its top down, or from its bottom up; None for both (u16, u21)."""
    return None if kind == "lamppost" else (kind == "snake") != reverse


def _kind(kind: str) -> CellKind:
    if kind in ("start", "finish"):
        return cast("CellKind", kind)
    if is_action(kind):
        return "action"
    steps = value(kind)
    return "forward" if steps > 0 else "back" if steps < 0 else "plain"
