"""The command CAN."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

_CARDS = r"blank|reverse|swap|extra roll|roll|send|card|snake|ladder|lamp ?post|lamppost|piece"
_KARTEN = r"karte|umkehr(?:en)?|tauschen|noch ein wurf|schicken|umsetzen|versetzen"
_FEW = "one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|[1-6]"
_NUMBER = rf"(?:\d|(?:{_FEW}|seven|eight|nine|\w+teen|ten|eleven|twelve|twenty|thirty|forty|fifty|\w+zehn|\w+zig)\b)"
_WITH_END = (
    r"(?: with (?:its|the|his) (?:head|tail|top|bottom|foot|end) (?:on|at|in) (?:space )?\d{1,2}"
    r"| mit (?:dem )?(?:kopf|schwanz|fuß|oben|unten|ende) (?:auf|bei) (?:der )?\d{1,2})?"
)
_ABOUT = re.compile(
    rf"\b[slp] ?\d\b|(?:[+-] ?\d|\b(?:plus|minus) (?:{_FEW})\b).{{0,30}}\b(?:on(?:to)?|auf) (?:\w+ )?{_NUMBER}"
    rf"|\b(?:put|play|place|move)\b.{{0,30}}\b(?:{_CARDS})s?\b.{{0,40}}\d"
    rf"|(?:{_KARTEN})\b.{{0,30}}\bauf (?:\w+ )?\d",
    re.IGNORECASE,
)


_REQUEST = re.compile(r"(?:(?:you|u|du|sie|ihr)|i (?:just )?(?:say|add|ask))\b", re.IGNORECASE)


def _takes(argument: str) -> bool:
    """Take the bare word, and a question about a piece or about a card and where it goes; any other is for the GM.

    “Could you put my +3 on 17?” is no question but an order, “May I say …” neither.
    """
    if _REQUEST.match(argument):
        return False
    return not argument or (len(argument) <= 200 and _ABOUT.search(argument) is not None)


COMMAND = Command(
    name="CAN",
    arguments=say("I …?"),
    help=say("answers whether a move is allowed, such as CAN I MOVE S2 28-12? or CAN I PUT +3 ON 17?"),
    takes=_takes,
    also=("could", "may", "darf", "kann"),
    phrases=(
        r"(?P<argument>where (?:can|could|may) (?:i (?:move|put|place) )?(?:my )?[slp] ?\d(?: go| be)?(?: to)?"
        + _WITH_END
        + ")",
        r"(?P<argument>where (?:can|could|may) the (?:head|tail|top|bottom|foot) of (?:my |the )?[slp] ?\d (?:be|go)"
        + _WITH_END
        + ")",
        r"(?P<argument>where (?:can|could|may) i (?:put|play|place) (?:my |the |a )?[\w +-]{1,30})",
        r"(?P<argument>(?:wo|wohin) (?:kann|darf) (?:ich )?[slp] ?\d(?: hin| liegen| legen| umsetzen| versetzen)?"
        + _WITH_END
        + ")",
        r"(?P<argument>(?:wo|wohin) (?:kann|darf) ich (?:meine |die |eine )?[\w +-]{1,30} (?:hin)?(?:legen|spielen))",
    ),
    hints="where wo wohin",
)
