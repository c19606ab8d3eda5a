"""The command WITHDRAW."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

# What may follow in the same sentence: only that others will come.
_OTHERS_COME = (
    "(?: (?:and|ill|i|will|shall|send|sending|let|you|have|give|get|write|new|fresh|other|others|better|different|ones"
    "|orders|to|follow|come|again|in|on|by|at|the|over|tomorrow|tonight|later|soon|shortly|weekend|morning|evening"
    "|with|some|them|be|there|before|next|week|instead|[a-z]{3,6}day)){0,12}"
)


def _takes(argument: str) -> bool:
    return argument.casefold() in ("", "all")


COMMAND = Command(
    name="WITHDRAW",
    arguments=say("or WITHDRAW ALL"),
    help=say("takes back your orders of this round; with ALL also those you gave for later turns"),
    now=say("takes back your orders of this round"),
    takes=_takes,
    phrases=(
        "(?:please )?(?:i (?:hereby |must |have to )?(?:want to |would like to |wish to |need to )?|id like to "
        "|(?:can|could|would|will) (?:you|i) (?:please |kindly )?|kindly |i am withdrawing |im withdrawing )?"
        "(?:(?:withdraw|cancel|take back|retract|scrap|annul|pull) |(?<=withdrawing ))"
        "(?P<argument>all )?(?:of )?(?:my|the|those|these) (?:current |present |last |latest |earlier |previous )?"
        "(?:orders|moves)(?: (?:that )?i (?:have |just )?(?:sent|gave|mailed|posted|put)(?: (?:you|in|to you)){0,2})?"
        "(?: (?:yesterday|today|this morning|last night|earlier|on [a-z]{3,6}day))?"
        "(?: for (?:this|the) (?:turn|round))?" + _OTHERS_COME,
        "(?:please )?(?:can you |could you |i want to |id like to |i would like to )?take (?:my|those|the) orders back"
        "(?: again)?(?: for (?:this|the) (?:turn|round))?" + _OTHERS_COME,
        "ich ziehe meine (?:züge|befehle|order) zurück",
        "je retire mes ordres",
        "ik trek mijn (?:orders|zetten|opdrachten) (?:in|terug)",
        "retiro mis órdenes",
        "ritiro i miei ordini",
    ),
    hints="orders züge befehle order ordres zetten opdrachten órdenes ordini",
    changes=True,
)
