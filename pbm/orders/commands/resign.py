"""The command RESIGN."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

_STAY = "(?:stay|play on|stay in|carry on|keep playing)(?: in the game)?(?: after all)?"


def _takes(argument: str) -> bool:
    return argument.casefold().strip(" .!") in ("", "off", "no", "none")


COMMAND = Command(
    name="RESIGN",
    arguments=say("or RESIGN OFF"),
    help=say("leaves the game; you are asked once more first. RESIGN OFF: you stay after all"),
    takes=_takes,
    also=("i resign",),
    phrases=(
        r"i (?:take back|withdraw|cancel) my resignation(?P<off>)",
        r"i take my resignation back(?P<off>)",
        rf"(?:id like|i would like|i want|i have decided|ive decided)(?P<off>) to {_STAY}",
        r"i (?:have |ive )?changed my mind about (?:leaving|resigning)(?P<off>)",
        r"ive changed my mind about (?:leaving|resigning)(?P<off>)",
    ),
    hints="resignation resigning leaving stay play carry keep",
)
