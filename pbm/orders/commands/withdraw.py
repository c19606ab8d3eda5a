"""The command WITHDRAW."""

from __future__ import annotations

from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]


def _takes(argument: str) -> bool:
    return argument.casefold() in ("", "all")


COMMAND = Command(
    name="WITHDRAW",
    arguments="or WITHDRAW ALL",
    help="takes back your orders of this round; with ALL also those you gave for later turns",
    takes=_takes,
    phrases=(
        "(?:please )?(?:i (?:hereby )?(?:want to |would like to |wish to )?|id like to )?"
        "(?:withdraw|cancel|take back|retract) "
        "(?P<argument>all )?(?:of )?my (?:current |present |last |latest )?orders",
        "ich ziehe meine (?:züge|befehle|order) zurück",
        "je retire mes ordres",
        "ik trek mijn (?:orders|zetten|opdrachten) (?:in|terug)",
        "retiro mis órdenes",
        "ritiro i miei ordini",
    ),
    hints="orders züge befehle order ordres zetten opdrachten órdenes ordini",
    changes=True,
)
