"""Games, seats and rounds by the names that a GM gives them."""

from __future__ import annotations

import difflib

from pbm.core.errors import IllegalError, Problem
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round, Seat

__all__ = ["find_game", "find_round", "find_seat", "game_fault"]


def game_fault(work: UnitOfWork, key: str) -> str | None:
    """Return that there is no game of this key, and which it may be; None where there is one, or no game at all yet."""
    known = sorted(game.key for game in work.games.all())
    if not known or key in known:
        return None
    near = difflib.get_close_matches(key.lower(), known, n=3, cutoff=0.6)
    quoted = [f'"{name}"' for name in near]
    either = " or ".join(part for part in (", ".join(quoted[:-1]), quoted[-1]) if part) if quoted else ""
    advice = f"did you mean {either}?" if near else f"games here: {', '.join(known)}"
    return f'there is no game "{key}" (yet); {advice}'


def find_game(work: UnitOfWork, key: str) -> Game:
    """Return the game of this key; IllegalError, naming those there are, when there is none."""
    game = work.games.by_key(key)
    if game is None:
        known = ", ".join(other.key for other in work.games.all())
        advice = f"games here: {known}" if known else "none has been started yet; `pbm game start` starts one"
        raise IllegalError(Problem("no-such-game", f"there is no game '{key}'; {advice}"))
    return game


def find_seat(work: UnitOfWork, game: Game, who: str) -> Seat:
    """Return the seat of this number or name; IllegalError, naming those there are, when there is none."""
    seats = work.seats.of_game(game.id)
    for seat in seats:
        if str(seat.number) == who or seat.name.casefold() == who.casefold():
            return seat
    names = ", ".join(f"{seat.number} {seat.name}" for seat in seats)
    raise IllegalError(Problem("no-such-seat", f"the game '{game.key}' has no seat '{who}'; its seats: {names}"))


def find_round(work: UnitOfWork, game: Game, number: int | None) -> Round:
    """Return the round of this number, the newest for None; IllegalError, naming those there are, when there is none.

    One that a correction made void is no round.
    """
    rounds = [round_ for round_ in work.rounds.of_game(game.id) if round_.status != "void"]
    if not rounds:
        raise IllegalError(Problem("no-such-round", f"the game '{game.key}' has not begun: it has no rounds yet"))
    if number is None:
        return rounds[-1]
    for round_ in rounds:
        if round_.number == number:
            return round_
    last = rounds[-1].number
    there = f"rounds 1 to {last}" if last > 1 else "only round 1 so far"
    raise IllegalError(Problem("no-such-round", f"the game '{game.key}' has {there}; there is no round {number}"))
