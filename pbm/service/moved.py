"""A deadline that is no longer the one first given: told to everybody, under keys of its own each time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.phrases import Phrase
from pbm.service.asking import closes_early
from pbm.service.everybody import News, Reached, playing, tell_everybody, tell_gm
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Player, Round, Seat
from pbm.service.report_parts import calendar_file
from pbm.service.understanding import order_form

__all__ = ["moves", "since_moved", "tell_deadline"]


def moves(work: UnitOfWork, game: Game, round_: Round) -> int:
    """Return how often the deadline of a round was moved."""
    number = 0
    while work.outbox.by_key(_key(game, round_, number + 1)) is not None:
        number += 1
    return number


def since_moved(work: UnitOfWork, game: Game, round_: Round) -> str:
    """Return what ends the keys of mails about a deadline: nothing of the first one, its number of one that was moved.

    So a reminder of the old deadline is not taken for one of the new, and each is sent once.
    """
    number = moves(work, game, round_)
    return f"/{number}" if number else ""


def tell_deadline(
    office: Office,
    work: UnitOfWork,
    game: Game,
    round_: Round,
    *,
    kind: str,
    context: Callable[[str], Mapping[str, Any]],
    title: Phrase,
    done: Phrase,
    again: Collection[str],
    now: datetime,
) -> Reached:
    """Queue an open round's new deadline for everybody who plays or observes, and for the GM; return whom it goes to.

    ``context`` is what the template of this ``kind`` is given besides the deadline, for a reader in a time zone;
    ``title`` and ``done`` are what the GM is told. Who can order gets the calendar's file too; the seats in ``again``
    read that their mail, which had come too late, is read once more.
    """
    key = _key(game, round_, moves(work, game, round_) + 1)
    table = office.table(work, game)
    early = closes_early(table, table.ruleset.state_from_json(table.config, round_.state_before))

    def news(zone: str, *, orders: bool = False, observing: bool = False) -> Mapping[str, Any]:
        own = {
            "round": round_,
            "deadline": in_zone(round_.deadline, zone),
            "early": early,
            "orders": orders,
            "observing": observing,
        }
        return {**context(zone), **own}

    def to_seat(seat: Seat, player: Player) -> News:
        orders = seat.status != "joining" and order_form(office, work, game, seat, round_) is not None
        files = (calendar_file(office, game, round_, player.language, now),) if orders else ()
        return News({**news(player.zone, orders=orders), "again": seat.name in again}, files)

    reached = tell_everybody(
        office,
        work,
        game,
        kind=kind,
        key=key,
        round_=round_,
        now=now,
        seats=playing(work, game),
        to_seat=to_seat,
        to_observer=News({**news(game.zone, observing=True), "again": False}),
        # It stands in for the reminder where that would come at once, so it is to be seen as one is.
        bulk=False,
    )
    # What the GM is told is what tells how often a deadline was moved, too.
    tell_gm(office, work, game, key=key, title=title, done=done, reached=reached, now=now, round_=round_)
    return reached


def _key(game: Game, round_: Round, number: int) -> str:
    """Return the key of what the GM is told of the n-th move of a round's deadline; those of the others begin so."""
    return f"{game.key}/r{round_.number}/deadline/{number}"
