"""CAN: whether a move is allowed, from what the player may see."""

from __future__ import annotations

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.rulesets.abilities import AnswersWhatIfs
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Have the game answer; one that cannot says whom to ask."""
    title = say("Your question")
    table = desk.office.table(desk.work, desk.who.game)
    if not isinstance(table.ruleset, AnswersWhatIfs):
        said = say("This game answers such questions through its GM only: please write your question as a sentence.")
        return Told(title, (said,), outcome="CAN: not in this game")
    if desk.round_ is None or desk.form is None:
        said = say("There is nothing for you to move just now, so nothing to ask about.")
        return Told(title, (said,), outcome="CAN: nothing to order")
    state = table.ruleset.state_from_json(table.config, desk.round_.state_before)
    lines = table.ruleset.can(table.config, state, desk.who.seat.name, asked.argument)
    return Told(title, lines, outcome="asked CAN")
