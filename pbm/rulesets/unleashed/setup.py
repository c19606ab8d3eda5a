"""Before the first go: the deal, and the placing of the pieces (u3, u7, u8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError
from pbm.core.game import Json
from pbm.rulesets.unleashed.cards import Card
from pbm.rulesets.unleashed.orders import SeatOrders
from pbm.rulesets.unleashed.pieces import lawful_places, placement_fault
from pbm.rulesets.unleashed.state import Config, State, racing

__all__ = ["dealt", "place_pieces"]

_PREFERENCES = Sequence[tuple[str, int, int]]


def dealt(config: Config, seats: Sequence[str], dice: Dice) -> State:
    """Return the state before the first round: cards dealt, and the pieces too where the dice place them.

    Streams: ``first`` (who starts), ``deck``, ``setup``. IllegalError when a name is there twice, or the deck is too
    small for so many players.
    """
    if not seats or len(set(seats)) != len(seats):
        raise IllegalError.saying("seats", "a game needs one player or more, each named once")
    options = config.options
    first = dice.shuffle("first", list(seats))[0] if options.first == "draw" else seats[0]
    rows, columns = options.size_for(len(seats))
    count = rows * columns - 2
    cards = dice.shuffle("deck", [card for card in config.deck if card.kind not in ("start", "finish")])
    needed = count + options.hand * len(seats)
    if len(cards) < needed:
        raise IllegalError.saying(
            "deck-small",
            f"board and hands of {len(seats)} players need {needed + 2} cards, and the deck has {len(cards) + 2}",
        )
    at = seats.index(first)
    order = (*seats[at:], *seats[:at])
    hands: dict[str, tuple[Card, ...]] = dict.fromkeys(seats, ())
    for number, card in enumerate(cards[count:needed]):
        hands[order[number % len(order)]] += (card,)
    state = State(
        turn=0,
        phase="setup",
        seats=tuple(seats),
        dropped=frozenset(),
        first=first,
        next=first,
        rows=rows,
        columns=columns,
        cells=((Card("start", 1),), *((card,) for card in cards[:count]), (Card("finish", 1),)),
        draw=tuple(cards[needed:]),
        hands=hands,
        aside=(),
        positions=dict.fromkeys(seats, 0),
        pieces={},
    )
    if options.setup == "players" and options.pieces:
        return state
    pieces, _ = place_pieces(config, state, {}, dice)
    return replace(state, turn=1, phase="play", pieces=pieces)


def place_pieces(
    config: Config, state: State, orders: Mapping[str, SeatOrders], dice: Dice
) -> tuple[dict[str, tuple[int, int]], list[dict[str, Json]]]:
    """Place the pieces in turn from the starting seat (u8); return where all lie, and the record of each.

    It ends early when no piece that is left has a lawful place.
    """
    goes: list[dict[str, Json]] = []
    wanted: dict[str, _PREFERENCES] = {
        seat: (orders[seat].pieces or ()) if seat in orders else () for seat in racing(state)
    }
    while wanted and len(state.pieces) < config.options.pieces:
        for seat, listed in wanted.items():
            by, found = "order", _first_lawful(config, state, listed)
            if found is None:
                by, found = "draw", _drawn(config, state, dice)
            if found is None:
                return dict(state.pieces), goes
            piece, top, bottom = found
            state = replace(state, pieces={**state.pieces, piece: (top, bottom)})
            goes.append({"seat": seat, "setup": [{"piece": piece, "top": top, "bottom": bottom, "by": by}]})
            if len(state.pieces) >= config.options.pieces:
                break
    return dict(state.pieces), goes


def _first_lawful(config: Config, state: State, listed: _PREFERENCES) -> tuple[str, int, int] | None:
    """Return the first of a list that is lawful and not on the board."""
    for piece, top, bottom in listed:
        if piece not in state.pieces and placement_fault(config, state, piece, top, bottom) is None:
            return piece, top, bottom
    return None


def _drawn(config: Config, state: State, dice: Dice) -> tuple[str, int, int] | None:
    """Return a piece and a place for it drawn by the dice; None when no piece that is left can be placed."""
    left = [name for name in config.pieces if name not in state.pieces]
    for piece in dice.shuffle("setup", left):
        places = lawful_places(config, state, piece)
        if places:
            return (piece, *dice.shuffle("setup", list(places))[0])
    return None
