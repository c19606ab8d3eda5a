"""What orders for another game, or another player, are turned into: one question, and nothing that changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.core.orders import Reading
from pbm.orders.games_named import Games, named_for_another
from pbm.orders.outcome import asked_about
from pbm.orders.reader import Reader
from pbm.orders.replies import named
from pbm.orders.writers.another_seat import NamedSeat

__all__ = ["of_another", "of_other_game", "of_other_seat"]

_TELLS_ONLY = ("HELP", "STATUS", "ORDERS", "REPORT", "HISTORY", "GAMES", "CAN")
"""Commands that change nothing, whoever sends them."""


def of_another(reading: Reading) -> Reading:
    """Return ``reading`` with that one question where it is by or for another player: no throw is asked of those."""
    told = zip(reading.problems, reading.quotes, strict=True)
    asked = [(problem, quote) for problem, quote in told if named(problem) in ("other-player", "to-others")]
    if not asked or any(reading.orders.values()):
        return reading
    return replace(reading, problems=(asked[0][0],), quotes=(asked[0][1],))


def of_other_game(reading: Reading, reader: Reader, lines: Sequence[str], games: Games, subject: str) -> Reading:
    """Return ``reading`` with a question alone where its orders, or the subject, name another game of the player's."""
    name = named_for_another(reading, lines, games, subject)
    if name is None:
        return reading
    problem = reader.say("game-named", game=name) if name else reader.say("games-all")
    quotes = [line.strip()[:200] for line in (*lines, subject) if name and name in line][:1]
    return replace(_doing_nothing(reading), problems=(problem,), quotes=(*quotes, None)[:1])


def of_other_seat(reading: Reading, reader: Reader, named_seat: NamedSeat) -> Reading:
    """Return ``reading`` with a question alone where it orders or asks for another player, whose seat is named.

    What it orders for the writer too is offered to them.
    """
    settling = tuple(one for one in reading.asked if one.command not in _TELLS_ONLY)
    commanded = reading.command is not None and reading.command not in _TELLS_ONLY
    settled = bool(settling or commanded or reading.missed or reading.kind == "resign")
    ordered = bool(reading.orders or reading.seconds or reading.replacing or reading.later or reading.probable)
    if any(named(problem) in ("to-others", "other-player") for problem in reading.problems):
        return _doing_nothing(reading)
    if not (ordered or settled or (reading.kind == "orders" and reading.problems)):
        return reading
    quote = named_seat.line.strip()[:200] or None
    if named_seat.too and ordered:
        plain = not (reading.problems or reading.seconds or reading.replacing or reading.later)
        offered = reading.orders if plain else {}
        problem = reader.say("signed-below" if named_seat.below else "own-only")
        return replace(_doing_nothing(reading), problems=(problem,), quotes=(quote,), probable=offered)
    problem = reader.say("other-player" if ordered or not settled else "other-asks")
    return replace(_doing_nothing(reading), problems=(problem,), quotes=(quote,))


def _doing_nothing(reading: Reading) -> Reading:
    """Return ``reading`` without all that would change something in the game."""
    return replace(
        asked_about(reading, {}, ()),
        kind="other" if reading.kind == "resign" else reading.kind,
        asked=tuple(one for one in reading.asked if one.command in _TELLS_ONLY),
        command=reading.command if reading.command in _TELLS_ONLY else None,
        missed=None,
        probable={},
    )
