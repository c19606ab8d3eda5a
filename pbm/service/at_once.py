"""What a player is told at once of orders that stand, in games that tell anything before the round is played."""

from __future__ import annotations

from pbm.core.dice import dice_of_round
from pbm.rulesets.abilities import TellsAtOnce
from pbm.service.office import Office
from pbm.service.playing import orders_of
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round, Seat

__all__ = ["told_at_once"]


def told_at_once(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round) -> tuple[str, ...]:
    """Return what comes of a seat's orders that stand, as far as it may be told before the deadline; mostly nothing."""
    table = office.table(work, game)
    if not isinstance(table.ruleset, TellsAtOnce):
        return ()
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    dice = dice_of_round(game.dice_seed, game.key, round_.number)
    return tuple(table.ruleset.at_once(table.config, state, seat.name, orders_of(work, round_), dice))
