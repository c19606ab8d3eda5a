"""The command PRESS."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]


def _takes(argument: str) -> bool:
    return argument.casefold() in ("", "none", "off", "no")


COMMAND = Command(
    name="PRESS",
    arguments=say("or PRESS NONE"),
    help=say("sends your press that stands for the next report, and how to write some; PRESS NONE takes it back"),
    takes=_takes,
    also=("my press",),
    phrases=(
        "how (?:do i|can i|does one) (?:write|send|do) press",
        "what is press",
        "how does press work",
        "(?:please )?(?:withdraw|cancel|take back|drop|delete) (?:all )?my press(?P<none>)",
        "(?:please )?(?:take|pull|leave) (?:all )?my press (?:back|out)(?P<none>)(?: please)?",
        "(?P<none>no) press(?: please| this (?:round|time|turn))?",
    ),
    hints="press",
    heading=True,
)
