"""A round that was played, as everybody is told of it, each as much as they may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pbm.core.game import Audience
from pbm.rulesets.api import Played, View
from pbm.service.office import Table
from pbm.service.ports import UnitOfWork
from pbm.service.records import Round
from pbm.service.stand_by import played_on, with_stand_bys

__all__ = ["Outcome", "seen_by"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a round: the ruleset's state ``before`` it, and ``after`` it with who left and who came in.

    ``coming`` is the round that opens then, None when none does. ``changes`` say who left or came in, to everybody.
    """

    closed: Round
    coming: Round | None
    before: Any
    after: Any
    played: Played[Any]
    changes: tuple[str, ...]


def seen_by(work: UnitOfWork, table: Table, outcome: Outcome, audience: Audience) -> View:
    """Return what somebody may see of a round, in which stand-bys are named as that."""
    stood = played_on(table, outcome.after, work.seats.of_game(outcome.closed.game_id))
    view = table.ruleset.view(table.config, outcome.before, outcome.after, outcome.played, audience)
    return with_stand_bys(view, stood)
