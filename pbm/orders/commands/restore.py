"""The command RESTORE."""

from __future__ import annotations

import re

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands.command import Command
from pbm.orders.late import late

__all__ = ["COMMAND", "receipt_restored"]

_NUMBER = late(
    r"(?:(?:my |the )?(?:receipt|quittung) ?(?:no|nr|number|nummer)?\.? ?)?#?(?P<number>\d{1,4})", re.IGNORECASE
)


def receipt_restored(asked: Asked) -> int | None:
    """Return the number of the receipt whose orders a command brings back, 0 for the first of the round; None: none."""
    if asked.command != "RESTORE":
        return None
    found = _NUMBER.fullmatch(asked.argument.strip(" ."))
    return int(found["number"]) if found is not None else 0


def _takes(argument: str) -> bool:
    return argument == "first" or _NUMBER.fullmatch(argument.strip(" .")) is not None


_ASKING = (
    "(?:please |kindly )?(?:(?:can|could|would|will) (?:you|i|we) (?:please |kindly )?"
    "|(?:i would|id) (?:like|prefer|rather) (?:you )?(?:to )?|i (?:want|wish|need) (?:you )?(?:to )?"
    "|ill |i will |im |i am |lets |let me )?(?:please )?"
)
_BACK = (
    "(?:(?:go|going|change|switch|revert|reverting|return|returning|put me|put it|put them|turn) back to|back to"
    "|(?:go|going|switch|change|revert|reverting|return|returning) to|restore|restoring|reinstate|reinstating"
    "|bring back|use|using|take|have|play|stick (?:to|with)|keep(?: to)?)"
)
_WHAT = (
    "(?:(?:(?:what|those|everything|it|how it was|(?:my |the |those )?(?:orders|moves|numbers|throw))"
    "(?: (?:that )?(?:i (?:had|sent|gave|ordered)|(?:was|were|stood)))?"
    "(?: (?:as )?(?:in|on|of|from|with|under|per))|as in) )?"
)
_RECEIPT = r"(?P<argument>(?:my |the )?(?:receipt|quittung) ?(?:no |nr |number |nummer )?#?\d{1,4})"
_AGAIN = "(?: (?:again|after all|instead|now|as it was|as before|for this (?:round|turn))){0,2}"
_FIRST = "(?:my|the) (?P<first>original|first|initial) orders?"
_AS_SENT = "(?P<first>as (?:originally|first) (?:submitted|sent|ordered|entered|given|instructed|stated))"
_REGRET = "(?: with (?:(?:my|many|all|due) )?(?:apologies|regrets|thanks))?"

COMMAND = Command(
    name="RESTORE",
    arguments="n",
    help=say("brings back your orders of receipt n, as they were, in the place of those that stand"),
    takes=_takes,
    phrases=(
        f"{_ASKING}{_BACK} {_WHAT}{_RECEIPT}{_AGAIN}",
        f"(?:i want|id like|make|let|have) {_WHAT}{_RECEIPT}(?: stand| count)?{_AGAIN}",
        f"{_ASKING}(?:go back to|back to|return to|revert to|restore|reinstate|bring back) {_FIRST}{_AGAIN}",
        f"{_FIRST} (?:again|after all)",
        rf"(?:(?:back to|go back to|make it) )?{_AS_SENT}{_AGAIN}(?: please)?{_REGRET}",
        rf"(?:bitte )?(?:wieder )?zurück zu(?:r| (?:den zügen (?:von|aus|der)|dem was ich in))?(?: meiner)? {_RECEIPT}"
        "(?: hatte| stand)?",
        rf"(?:bitte )?(?:nimm|ich nehme|es gelten?|stelle?) (?:bitte )?wieder (?:die züge (?:von|aus|der)|das aus|her)?"
        rf" ?(?:die |der )?{_RECEIPT}",
    ),
    hints="receipt quittung original originally first initial",
    changes=True,
)
