"""What somebody is told whose mail can order nothing, because no round is open for their seat."""

from __future__ import annotations

from pbm.core.phrases import Phrase, say, say_count
from pbm.service.dropped import out_for_missing
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.waiting import on_table

__all__ = ["why_nothing_is_taken"]


def why_nothing_is_taken(office: Office, work: UnitOfWork, who: Known) -> Phrase:
    """Return why a seat has nothing to order: the game has not begun or is over, or the seat does not play in it."""
    if who.game.status == "ready":
        return say(
            "The game has not begun yet, so there is nothing to order. Its first mail brings you the form for orders."
        )
    if on_table(work, who.game.id) is None:
        return say("This game is over, so there is nothing left to order. Thank you for playing!")
    if who.seat.status == "joining":
        return say(
            "Your seat in this game opens with the next round. Its first mail then brings you the form for orders."
        )
    table = office.table(work, who.game)
    if out_for_missing(work, who.seat, table.ruleset.max_consecutive_nmr(table.config)):
        return say_count(
            "You are out of this game, as you missed a round, so no orders of yours are taken. If you have questions, "
            "please write to the GM.",
            "You are out of this game, as you missed {count} rounds running, so no orders of yours are taken. If you "
            "have questions, please write to the GM.",
            who.seat.missed_running,
        )
    return say("You are no longer in this game, so no orders of yours are taken.")
