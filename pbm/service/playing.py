"""A round played by its rules, and what is kept of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from pbm.core.dice import dice_of_round
from pbm.core.game import JsonObject
from pbm.rulesets.api import Played
from pbm.service.history import as_played
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round
from pbm.service.stand_by import fill_stand_bys
from pbm.service.standing import fill

__all__ = ["kept", "orders_of", "play", "what_was_kept"]


def orders_of(work: UnitOfWork, round_: Round) -> dict[str, Mapping[str, JsonObject]]:
    """Return the orders that stand for a round, by the seats' names."""
    versions = {seat.name: work.orders.standing(round_.id, seat.id) for seat in work.seats.of_game(round_.game_id)}
    return {name: version.orders for name, version in versions.items() if version is not None}


def play(
    office: Office,
    work: UnitOfWork,
    game: Game,
    round_: Round,
    closed_at: datetime,
    filling: Collection[int] | None = None,
) -> Round:
    """Play a round and return it as it is kept; played before, this takes the place of what it was.

    Orders that stand are adjudicated; standing instructions and stand-bys (of the seats in ``filling``, where it is
    given) and the rules' defaults fill in for missing ones.
    """
    table = office.table(work, game)
    ruleset, config = table.ruleset, table.config
    # A round that is closed early has no orders from after its end.
    at = min(round_.deadline, closed_at)
    fill(office, work, game, round_, at, filling)
    fill_stand_bys(office, work, game, round_, at, filling)
    before = ruleset.state_from_json(config, round_.state_before)
    dice = dice_of_round(game.dice_seed, game.key, round_.number)
    played = ruleset.adjudicate(config, before, orders_of(work, round_), dice)
    work.record.drop_die_log(round_.id)
    work.record.add_events(round_.id, played.events)
    work.record.add_die_log(round_.id, played.die_log)
    work.rounds.update(
        replace(
            round_,
            closed_at=closed_at,
            state_after=ruleset.state_to_json(config, played.state),
            public=played.report,
            gm=played.gm,
        )
    )
    return work.rounds.get(round_.id)


def kept(office: Office, work: UnitOfWork, game: Game, round_: Round) -> tuple[Any, Played[Any]]:
    """Return the state before a round that was played, and the round as its ruleset played it, from what was kept."""
    table = office.table(work, game)
    before = table.ruleset.state_from_json(table.config, round_.state_before)
    after = table.ruleset.state_from_json(table.config, round_.state_after)
    return before, replace(as_played(work, round_), state=after, events=work.record.events(round_.id))


def what_was_kept(work: UnitOfWork, round_: Round) -> JsonObject:
    """Return what a correction keeps of a round: its orders, both records of it, and the state after it."""
    return {
        "orders": {name: dict(orders) for name, orders in orders_of(work, round_).items()},
        "public": round_.public,
        "gm": round_.gm,
        "state_after": round_.state_after,
    }
