"""The command ADDRESS."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "read_address"]

_ADDRESS = re.compile(
    r"(?:(?P<what>add|remove|drop) )?<?(?:mailto:)?(?P<address>[^\s<>@,;:\"()]{1,64}@[^\s<>@,;:\"()]{1,190})>?",
    re.IGNORECASE,
)


def read_address(argument: str) -> tuple[str, bool] | None:
    """Return the address, small, and whether it is to be added (or taken away); None for other words."""
    found = _ADDRESS.fullmatch(argument.strip(" .!"))
    if found is None:
        return None
    return found["address"].lower().rstrip("."), (found["what"] or "add").lower() == "add"


def _takes(argument: str) -> bool:
    return not argument or read_address(argument) is not None


_WRITTEN = r"(?P<argument>[^\s@]{1,64}@[^\s@]{1,190})"

COMMAND = Command(
    name="ADDRESS",
    arguments=say("ADD address"),
    help=say("adds an address of yours, once you have said yes from the one we know"),
    takes=_takes,
    phrases=(
        rf"my (?:new |current )?(?:e-?mail |mail )?address is (?:now )?{_WRITTEN}",
        rf"my (?:new )?e-?mail is (?:now )?{_WRITTEN}",
        rf"i have a(?: new|nother) (?:e-?mail |mail )?address:? {_WRITTEN}",
    ),
    hints="address email e-mail mail",
)
