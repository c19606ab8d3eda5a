"""Rounds that end before their deadline: by themselves, as the orders are there, or because the GM closes them."""

from __future__ import annotations

import logging

from pbm.core.orders import RawOrders
from pbm.core.phrases import say
from pbm.rulesets.abilities import ClosesEarly
from pbm.service.office import Office
from pbm.service.overlooked import asked_about, unplaced_for
from pbm.service.ports import StoreError, UnitOfWork
from pbm.service.records import Game, Round

__all__ = ["CUT_SHORT", "is_complete", "is_cut_short"]

log = logging.getLogger(__name__)

CUT_SHORT = say("This round was closed before its deadline: whoever had sent nothing by then has not missed it.")
"""What everybody is told of a round that was cut short, whoever had sent something: who had not may be a secret."""


def is_complete(office: Office, work: UnitOfWork, game: Game, round_: Round) -> bool:
    """Return whether a round that ends when the orders are there has, or had as it was closed, all that it waits for.

    Only what people had sent by then counts: what the rules, instructions and stand-bys fill in ends no round. While
    a player is being asked about orders, or whether they wrote some, the round waits for the answer until its deadline.
    Where the rules fail to say, the deadline decides: they may be anybody's, and hold up nothing else.
    """
    try:
        return _is_complete(office, work, game, round_)
    except StoreError:
        raise
    except Exception:
        log.exception("game %s: it could not be asked whether round %d is complete", game.key, round_.number)
        return False


def _is_complete(office: Office, work: UnitOfWork, game: Game, round_: Round) -> bool:
    ruleset: object = office.ruleset(game.ruleset)
    if not isinstance(ruleset, ClosesEarly):
        return False
    names = {seat.id: seat.name for seat in work.seats.of_game(game.id)}
    orders: dict[str, RawOrders] = {}
    for version in work.orders.of_round(round_.id):
        if version.stands and (round_.closed_at is None or version.received_at <= round_.closed_at):
            orders[names[version.seat_id]] = version.orders
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    return ruleset.complete(table.config, state, orders) and not _is_asking(work, game, round_)


def _is_asking(work: UnitOfWork, game: Game, round_: Round) -> bool:
    """Return whether somebody's orders for a round are being asked about."""
    ends = round_.closed_at
    return any(
        any(ends is None or mail.received_at <= ends for mail in asked_about(work, round_, seat))
        or (ends is None and (unplaced_for(work, round_, seat) or work.questions.open_of_seat(seat.id, "hold")))
        for seat in work.seats.of_game(game.id)
        if seat.status in ("active", "leaving")
    )


def is_cut_short(office: Office, work: UnitOfWork, game: Game, round_: Round) -> bool:
    """Return whether the GM closed a round before the deadline until which its players could count on writing.

    The rules choose for who had sent nothing, as at a deadline, but nobody has missed it.
    """
    if round_.closed_at is None or round_.closed_at >= round_.deadline:
        return False
    return not is_complete(office, work, game, round_)
