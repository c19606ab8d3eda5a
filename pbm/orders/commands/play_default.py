"""The command PLAY DEFAULT."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

COMMAND = Command(
    name="PLAY DEFAULT",
    help=say("orders, on purpose, what the rules would play for you; it is no missed round"),
    also=("play the default", "play my default"),
    phrases=(
        "(?:please )?(?:just |simply )?(?:play|take|use|order|give me) (?:the|my) default(?: move| order| orders)?"
        "(?: for me)?(?: this (?:round|turn|time)| on purpose)?",
        "(?:the |my )?default please",
        "(?:the |my )?default (?:move|order|orders)(?: for me)?(?: please| this (?:round|turn|time))?",
        "ill (?:take|play|have) (?:the|my) default(?: move| order)?(?: this (?:round|turn|time))?",
        "(?:i )?(?:play|take) (?:the|my) default(?: move| order)?(?: this (?:round|turn|time))?(?: on purpose)?",
        "was die regeln spielen(?: würden)?",
    ),
    hints="default regeln",
    changes=True,
)
