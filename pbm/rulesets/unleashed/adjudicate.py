"""One round, played: the setup round, everybody's go, or one player's (u8, u29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError, Problem
from pbm.core.game import Json
from pbm.core.orders import RawOrders
from pbm.core.phrases import say
from pbm.rulesets.unleashed.default import plays_cards
from pbm.rulesets.unleashed.go import have_go
from pbm.rulesets.unleashed.options import nearest
from pbm.rulesets.unleashed.orders import NOTHING, SeatOrders, Standing, merged, orders_from_json, orders_to_json
from pbm.rulesets.unleashed.setup import place_pieces
from pbm.rulesets.unleashed.standings import result
from pbm.rulesets.unleashed.state import Config, State, racing, turn_order
from pbm.rulesets.unleashed.table import Table

__all__ = ["Round", "after", "closes_early", "complete", "gm_json", "play", "read_all", "report_json"]


class Round(NamedTuple):
    """A round, played: its turn, who had which go, who missed it, and the state after it."""

    turn: int
    goes: tuple[dict[str, Json], ...]
    orders: Mapping[str, SeatOrders]
    missed: tuple[str, ...]
    state: State


def read_all(state: State, orders: Mapping[str, RawOrders]) -> dict[str, SeatOrders]:
    """Return everybody's orders, in seat order; those of seats that were dropped are left out.

    Raises IllegalError when some are malformed or of somebody who is no player.
    """
    for name in orders:
        if name not in state.seats:
            hint = nearest(name, state.seats)
            raise IllegalError(Problem("player-unknown", f"orders.{name} is no player{hint}", key=f"orders.{name}"))
    return {name: orders_from_json(orders[name]) for name in state.seats if name in orders and name in state.positions}


def after(state: State, seat: str) -> str:
    """Return who is in the game and comes after a seat; the seat itself when nobody else is left."""
    order = [name for name in turn_order(state, seat) if name != seat]
    return order[0] if order else seat


def play(config: Config, state: State, orders: Mapping[str, SeatOrders], dice: Dice) -> Round:
    """Play a round. What the round has no use for, such as a card in the setup round, does nothing.

    Raises IllegalError when the game is over.
    """
    if state.phase == "over":
        raise IllegalError.saying("game-over", "the game is over: there is no round to play")
    standing = dict(state.standing)
    for seat, sent in orders.items():
        if sent.standing is not None:
            standing[seat] = merged(standing.get(seat, Standing()), sent.standing)
    known = replace(state, standing=standing)
    made = _set_up if state.phase == "setup" else _go_round
    goes, left = made(config, known, orders, dice)
    return Round(state.turn, tuple(goes), orders, _missed(goes, orders), left)


def _set_up(
    config: Config, state: State, orders: Mapping[str, SeatOrders], dice: Dice
) -> tuple[list[dict[str, Json]], State]:
    pieces, goes = place_pieces(config, state, orders, dice)
    return goes, replace(state, turn=state.turn + 1, phase="play", pieces=pieces)


def _go_round(
    config: Config, state: State, orders: Mapping[str, SeatOrders], dice: Dice
) -> tuple[list[dict[str, Json]], State]:
    table = Table(config, state, dice)
    sequential = config.options.mode == "sequential"
    goes: list[dict[str, Json]] = []
    for seat in (state.next,) if sequential else racing(state):
        if table.winner is None:
            goes.append(have_go(table, seat, orders.get(seat, NOTHING)))
    coming = after(state, state.next if sequential else state.first)
    left = table.left(
        turn=state.turn + 1,
        phase="play" if table.winner is None else "over",
        first=state.first if sequential else coming,
        coming=coming,
    )
    return goes, left


def _missed(goes: Sequence[Mapping[str, Json]], orders: Mapping[str, SeatOrders]) -> tuple[str, ...]:
    """Return who sent nothing at all and had something chosen by the rules: a card, or the place of a piece."""
    chosen_for = {str(go["seat"]) for go in goes if go.get("played") or go.get("setup")}
    return tuple(sorted(seat for seat in chosen_for if orders.get(seat, NOTHING) == NOTHING))


def complete(config: Config, state: State, orders: Mapping[str, SeatOrders]) -> bool:
    """Return whether a round may end before its deadline: everybody's list is there, or the card of the one to play.

    Standing choices alone end none while a card or a list is asked for. A batch round keeps its deadline.
    """
    if state.phase == "setup":
        return all(orders.get(seat, NOTHING).pieces is not None for seat in racing(state))
    sent = orders.get(state.next, NOTHING)
    if state.phase == "over" or config.options.mode != "sequential" or sent == NOTHING:
        return False
    asked = config.options.placements if plays_cards(config, state, state.next) else 0
    return len(sent.plays or ()) >= min(asked, len(state.hands[state.next]))


def closes_early(config: Config, state: State) -> str:
    """Return in a sentence what ends the next round before its deadline (u29); empty where it keeps its deadline."""
    if state.phase == "setup":
        return say(
            "The round ends before its deadline as soon as everybody's list is there and nothing is being asked about "
            "one; after that no list can be changed."
        )
    if state.phase == "over" or config.options.mode != "sequential":
        return ""
    return say(
        "The round ends before its deadline as soon as the orders of {name} are complete and nothing is being asked "
        "about them; after that they cannot be changed.",
        name=state.next,
    )


def report_json(played: Round) -> dict[str, Json]:
    """Return what everybody may know of a round (u33; the shape is in README.md)."""
    state = played.state
    goes: Sequence[Json] = played.goes
    return {
        "turns": [played.turn],
        "phase": state.phase,
        "goes": list(goes),
        "positions": dict(state.positions),
        "tops": [pile[-1].kind for pile in state.cells],
        "heights": [len(pile) for pile in state.cells],
        "pieces": {name: list(ends) for name, ends in state.pieces.items()},
        "reversed": state.reversed,
        "hands": {name: len(hand) for name, hand in state.hands.items()},
        "draw": len(state.draw),
        "next": state.next,
        "result": result(state),
    }


def gm_json(played: Round) -> dict[str, Json]:
    """Return what only the GM may know of a round, besides the state it led to."""
    return {
        "orders": {seat: orders_to_json(sent) for seat, sent in played.orders.items()},
        "nmr": list(played.missed),
    }
