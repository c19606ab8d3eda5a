"""HISTORY: the game so far, as its player knows it."""

from __future__ import annotations

from typing import Any

from pbm.core.game import Audience
from pbm.core.orders import Asked
from pbm.rulesets.api import Played
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import entry, placed
from pbm.service.records import Round

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - there is nothing to say behind HISTORY
    """Show the seat's own throws and receipts round by round, with the positions that everybody was told."""
    lines: list[str] = []
    for round_ in desk.work.rounds.of_game(desk.who.game.id):
        if round_.status == "closed" and round_.public is not None and round_.state_after is not None:
            lines += ([""] if lines else []) + list(_of_round(desk, round_))
    if not lines:
        return Told("The game so far", ("No round has been played yet.",), outcome="asked for HISTORY")
    return Told(
        "The game so far",
        ("Your own orders as they were played, and everybody's positions at the end of each round:",),
        verbatim=tuple(lines),
        outcome="asked for HISTORY",
    )


def _of_round(desk: Desk, round_: Round) -> tuple[str, ...]:
    """Return a round's lines, all of them from the view of the seat."""
    table = desk.office.table(desk.work, desk.who.game)
    ruleset, config = table.ruleset, table.config
    after = ruleset.state_from_json(config, round_.state_after)
    played: Played[Any] = Played(
        turns=round_.turns,
        state=after,
        report=round_.public or {},
        gm=round_.gm or {},
        missed=(),
        die_log=desk.work.record.die_log(round_.id),
    )
    before = ruleset.state_from_json(config, round_.state_before)
    view = ruleset.view(config, before, after, played, Audience(seat=desk.who.seat.name))
    receipts = [str(one.receipt) for one in desk.work.orders.of_round(round_.id) if one.seat_id == desk.who.seat.id]
    own = list(view.own.ordered) if view.own else []
    if receipts:
        own.append(f"Receipt{'s' if len(receipts) > 1 else ''} {', '.join(receipts)}.")
    turns = " and ".join(map(str, round_.turns))
    head = f"Round {round_.number}, turn{'s' if len(round_.turns) > 1 else ''} {turns}"
    return entry(head, *own, *(f"Positions: {line}" for line in placed(view)))
