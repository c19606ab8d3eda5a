"""What several commands say alike: orders in words, positions in lines, whose games are whose."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from datetime import datetime

from pbm.core.orders import RawOrders
from pbm.core.zones import MONTHS, WEEKDAYS, zone_named
from pbm.reports.layout import WIDTH, safe_line, table
from pbm.rulesets.api import View
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Player, Seat

__all__ = ["entry", "listing", "order_words", "own_seats", "placed", "short_time", "tables"]


def order_words(orders: RawOrders) -> str:
    """Return orders as one says them: ``throw 3, then 5; trapdoor 45``, the board first where there are several."""
    said = []
    for board, order in orders.items():
        parts = []
        for key, value in order.items():
            if isinstance(value, list | tuple) and value:
                parts.append(f"{key.removesuffix('s')} {', then '.join(map(str, value))}")
            elif value is not None and not isinstance(value, list | tuple):
                parts.append(f"{key} {value}")
        if parts:
            label = f"{board}: " if len(orders) > 1 and board != "*" else ""
            said.append(label + ", ".join(parts))
    return "; ".join(said)


def placed(view: View) -> tuple[str, ...]:
    """Return everybody's positions, a line for each table of them: ``Clive 14, Brenda 11``."""
    lines = []
    for found in view.tables:
        if "Player" in found.columns and "Space" in found.columns:
            who, where = found.columns.index("Player"), found.columns.index("Space")
            named = ", ".join(f"{row[who]} {row[where]}" for row in found.rows)
            lines.append(f"{found.title}: {named}" if found.title else named)
    return tuple(lines)


def tables(view: View) -> tuple[str, ...]:
    """Return the tables of a view as lines, an empty one between two."""
    lines: list[str] = []
    for found in view.tables:
        lines += ([""] if lines else []) + table(found).splitlines()
    return tuple(lines)


def entry(head: str, *texts: str) -> tuple[str, ...]:
    """Return a heading and what belongs to it, indented and no wider than a mail."""
    lines = [safe_line(head)]
    for text in texts:
        lines += textwrap.wrap(
            safe_line(text, 1000),
            WIDTH,
            initial_indent="  ",
            subsequent_indent="  ",
            break_long_words=True,
            break_on_hyphens=False,
        )
    return tuple(lines)


def short_time(moment: datetime, zone: str) -> str:
    """Return a moment as a person in a zone says it in a list: ``Fri 4 December, 20:00``."""
    there = moment.astimezone(zone_named(zone))
    return f"{WEEKDAYS[there.weekday()][:3]} {there.day} {MONTHS[there.month - 1]}, {there:%H:%M}"


def listing(names: Iterable[str]) -> str:
    """Return names as one says them: ``Brenda, Clive and Dora``."""
    words = tuple(names)
    return " and ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def own_seats(work: UnitOfWork, player: Player) -> tuple[tuple[Game, Seat], ...]:
    """Return the seats of a player in games that are not over, with their games, by key."""
    found = [
        (game, seat)
        for seat in work.seats.of_player(player.id)
        for game in (work.games.get(seat.game_id),)
        if seat.status != "dropped" and game.status != "over"
    ]
    return tuple(sorted(found, key=lambda pair: pair[0].key))
