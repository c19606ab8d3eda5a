"""What several commands say alike: orders in words, positions in lines, whose games are whose."""

from __future__ import annotations

from collections.abc import Iterable

from pbm.core.orders import RawOrders
from pbm.core.phrases import Phrase, joined, say
from pbm.reports.entries import Piece
from pbm.rulesets.api import View
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Player, Seat

__all__ = ["order_words", "own_seats", "placed", "spaced", "tables"]

_NONE = "none"  # a trapdoor that is declined


def order_words(orders: RawOrders, *, several: bool) -> str:
    """Return orders as one says them: ``throw 3, then 5, trapdoor 45``, the board first in a game on several."""
    told = []
    for board, order in orders.items():
        parts = []
        for key, value in order.items():
            if isinstance(value, list | tuple) and value:
                parts.append(_named(key.removesuffix("s"), joined(value, say(", then "))))
            elif value is not None and not isinstance(value, list | tuple):
                parts.append(_named(key, str(value)))
        if parts:
            words = joined(parts, ", ")
            shown = several and board != "*"
            told.append(say("{board}: {text}", board=board, text=words) if shown else words)
    return joined(told, "; ")


def _named(key: str, value: str) -> Phrase:
    match key:
        case "throw":
            return say("throw {throws}", throws=value)
        case "trapdoor" if value == _NONE:
            return say("no trapdoor")
        case "trapdoor":
            return say("trapdoor {space}", space=value)
    return joined((key, value))


def placed(view: View) -> tuple[str, ...]:
    """Return everybody's positions, a line for each table of them: ``Clive 14, Brenda 11``."""
    lines = []
    for found in view.tables:
        if "Player" in found.columns and "Space" in found.columns:
            who, where = found.columns.index("Player"), found.columns.index("Space")
            named = joined((joined((row[who], row[where])) for row in found.rows), ", ")
            lines.append(say("{board}: {text}", board=found.title, text=named) if found.title else named)
    return tuple(lines)


def tables(view: View) -> tuple[Piece, ...]:
    """Return the tables of a view, an empty line between two."""
    return spaced(view.tables)


def spaced(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return pieces with an empty line between two."""
    made: list[Piece] = []
    for piece in pieces:
        made += ["", piece] if made else [piece]
    return tuple(made)


def own_seats(work: UnitOfWork, player: Player) -> tuple[tuple[Game, Seat], ...]:
    """Return the seats of a player in games that are not over, with their games, by key."""
    found = [
        (game, seat)
        for seat in work.seats.of_player(player.id)
        for game in (work.games.get(seat.game_id),)
        if seat.status != "dropped" and game.status != "over"
    ]
    return tuple(sorted(found, key=lambda pair: pair[0].key))
