"""The command OBSERVE."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.orders.commands.command import Command
from pbm.orders.commands.join import GAME, KEY, NO_KEYS

__all__ = ["COMMAND", "read_observe"]

_OBSERVE = re.compile(rf"(?P<stop>off )?{GAME}(?P<off>,? (?:off|no more|stop))?", re.IGNORECASE)


def read_observe(argument: str) -> tuple[str, bool] | None:
    """Return the game's key, small, and whether its reports are wanted (or no longer); None for other words.

    The key is empty where every game is meant: ``OFF``.
    """
    if argument.strip(" .!").casefold() in ("off", "stop"):
        return "", False
    found = _OBSERVE.fullmatch(argument[:100].strip(" .!"))
    if found is None or found["key"].casefold() in NO_KEYS:
        return None
    return found["key"].lower(), found["off"] is None and found["stop"] is None


def _takes(argument: str) -> bool:
    return not argument or read_observe(argument) is not None


_GAME = rf"(?P<argument>(?:(?:the )?game )?(?:the )?{KEY}(?: game)?)"
_ASKING = (
    "(?:please )?(?:can|could|may|might) i (?:please )?|(?:id|i would) (?:really )?(?:like|love) to "
    "|(?:i want|i wish|let me|please let me) (?:to )?"
)

COMMAND = Command(
    name="OBSERVE",
    arguments=say("game [OFF]"),
    help=say("sends you the public reports of a game you do not play in"),
    takes=_takes,
    phrases=(
        rf"(?:{_ASKING})(?:observe|watch|follow) {_GAME}",
        rf"(?:please )?stop observing(?P<off>) {_GAME}",
        rf"(?:please )?(?:no more|stop sending(?: me)?|dont send me)(?: the| any| more)? reports of(?P<off>) {_GAME}",
        rf"(?:please )?(?:no more|stop sending(?: me)?|dont send me|do not send me)(?: the| any|"
        rf" more)?(?P<off>) {_GAME} reports?"
        r"(?: to me| any ?more| from now on)?",
    ),
    hints="observe watch follow observing reports",
    strangers=True,
)
