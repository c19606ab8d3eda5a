"""HISTORY: the game so far, as its player knows it."""

from __future__ import annotations

from typing import Any

from pbm.core.game import Audience
from pbm.core.orders import Asked
from pbm.core.phrases import listed, say, say_count
from pbm.reports.entries import Entry
from pbm.rulesets.api import Played
from pbm.service.abandoned import is_abandoned
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import placed, spaced
from pbm.service.history import state_after
from pbm.service.records import Round
from pbm.service.stand_by import left_before
from pbm.service.waiting import is_told, is_waiting

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - there is nothing to say behind HISTORY
    """Show the seat's own throws and receipts round by round, with the positions that everybody was told."""
    entries: list[Entry] = []
    for round_ in desk.work.rounds.of_game(desk.who.game.id):
        if is_told(round_):
            entries.append(_of_round(desk, round_))
    if is_abandoned(desk.who.game):
        entries.append(Entry(say("The GM ended the game: nothing more was played."), ()))
    if not entries and desk.round_ is not None and is_waiting(desk.round_):
        return Told(say("The game so far"), (say("No report has come out yet."),), outcome="asked for HISTORY")
    if not entries:
        return Told(say("The game so far"), (say("No round has been played yet."),), outcome="asked for HISTORY")
    return Told(
        say("The game so far"),
        (say("Your own orders as they were played, and everybody's positions at the end of each round:"),),
        verbatim=spaced(entries),
        outcome="asked for HISTORY",
    )


def _of_round(desk: Desk, round_: Round) -> Entry:
    """Return what there is to tell of a round, all of it from the view of the seat."""
    table = desk.office.table(desk.work, desk.who.game)
    ruleset, config = table.ruleset, table.config
    seat, rounds = desk.who.seat, desk.work.rounds.of_game(desk.who.game.id)
    # Reports show who is in the game as the next round opens: who left with a round is out of it, newcomers are in.
    after = ruleset.state_from_json(config, state_after(desk.who.game, round_, rounds))
    played: Played[Any] = Played(
        turns=round_.turns,
        state=after,
        report=round_.public or {},
        gm=round_.gm or {},
        missed=(),
        die_log=desk.work.record.die_log(round_.id),
    )
    before = ruleset.state_from_json(config, round_.state_before)
    view = ruleset.view(config, before, after, played, Audience(seat=seat.name))
    receipts = [str(one.receipt) for one in desk.work.orders.of_round(round_.id) if one.seat_id == seat.id]
    own = list(view.own.ordered) if view.own else []
    if left_before(round_, seat):
        own, receipts = [], []  # they are a stand-by's
    if receipts:
        own.append(
            say_count("Receipt {receipts}.", "Receipts {receipts}.", len(receipts), receipts=", ".join(receipts))
        )
    turns = [turn for turn in round_.turns if turn]
    head = say("Round {number}", number=round_.number)
    if turns:
        head = say_count(
            "Round {number}, turn {turns}",
            "Round {number}, turns {turns}",
            len(turns),
            number=round_.number,
            turns=listed(turns),
        )
    return Entry(head, (*own, *(say("Positions: {positions}", positions=line) for line in placed(view))))
