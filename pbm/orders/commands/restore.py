"""The command RESTORE."""

from __future__ import annotations

import re
from collections.abc import Collection

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands.command import Command
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["COMMAND", "PREVIOUS", "receipt_restored"]

PREVIOUS = -1
"""Stands for the number of the receipt before the one that stands."""

_NUMBER = late(
    r"(?:(?:my |the )?(?:receipt|quittung) ?(?:no|nr|number|nummer)?\.? ?)?#?(?P<number>\d{1,4})", re.IGNORECASE
)


def receipt_restored(asked: Asked) -> int | None:
    """Return the number of the receipt whose orders a command brings back, None where it is another command.

    0 is the first of the round, ``PREVIOUS`` the one before that which stands.
    """
    if asked.command != "RESTORE":
        return None
    if asked.argument == "previous":
        return PREVIOUS
    found = _NUMBER.fullmatch(asked.argument.strip(" ."))
    return int(found["number"]) if found is not None else 0


def _takes(argument: str) -> bool:
    return argument in ("first", "previous") or _NUMBER.fullmatch(argument.strip(" .")) is not None


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
_LED = (
    "(?:(?:jk|lol|just kidding|no|nope|sorry|actually|hm+|hmm|oh|wait|ok|okay|please|pls|on second thoughts?"
    "|scrap that|nein|doch|non|nee)"
    "[,.!]? )*"
)
_IT = "(?:it|that|them|things|everything|my orders?|my (?:throws?|trap ?door))"
_HAD = "(?:as|how|what|where|like|the way) (?:i (?:had|have had) (?:it|them|that|things)?|it was|they were|it had been)"
_BEFORE = "(?: (?:just )?(?:before|previously|a (?:minute|moment) ago|to begin with))?"
_PREVIOUS = (
    f"(?P<previous>(?:{_IT} )?(?:back )?{_HAD}{_BEFORE}"
    f"|(?:put|change|turn|switch|set|have) {_IT} back(?: (?:to )?{_HAD}| again| the way it was)?{_BEFORE}"
    f"|back to {_HAD}{_BEFORE}|(?:please )?undo(?: (?:it|that|this|(?:my |the )?last (?:change|one|mail|amendment)))?"
    "|(?:scrap|forget|ignore|cancel|disregard|undo) (?:my |the |that )last (?:change|amendment|alteration|correction)"
    "|(?:back to )?(?:my|the) (?:previous|last but one) orders?"
    "|(?:mach|machen sie) (?:das|es|die (?:letzte )?änderung)(?: bitte)?(?: wieder)? rückgängig"
    "|(?:doch )?(?:wieder )?(?:so )?wie (?:es )?(?:vorher|zuvor|davor)(?: war| stand)?"
    "|(?:remets?|remettez)(?: tout| ça)? comme (?:avant|cétait|cétait avant)|comme cétait(?: avant)?"
    "|(?:annule|annulez) (?:le dernier changement|la dernière modification)"
    "|(?:zet|doe) (?:het|alles|dat)(?: maar)? (?:weer )?terug(?: zoals het was)?|(?:toch )?(?:weer )?zoals het was"
    "|(?:déjalo|ponlo|vuelve a ponerlo|devuélvelo) (?:otra vez )?como estaba(?: antes)?|como estaba antes"
    "|(?:deshaz|deshacer) (?:el último cambio|eso)"
    "|(?:rimetti(?:lo|la|li|le)?|riporta(?:lo|la)?)(?: tutto)? com(?:e )?era(?: prima)?"
    "|(?:di nuovo )?com(?:e )?era prima"
    "|annulla (?:lultima modifica|lultimo cambiamento))"
)
_OF_RECEIPTS = "receipt quittung original originally first initial"
_OF_BEFORE = (
    "had was were back undo previous change amendment alteration correction rückgängig vorher zuvor davor avant cétait "
    "changement modification terug zoals estaba cambio eso era comera modifica cambiamento"
)
_NAMING = word_set(_OF_RECEIPTS)
_FEW = 14  # words of "no, sorry, put my orders back to how I had them before please"


def _sounds(words: Collection[str]) -> bool:
    """Return whether words may ask for older orders: a receipt is named, or they are few."""
    return len(words) <= _FEW or not _NAMING.isdisjoint(words)


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
        f"{_LED}{_ASKING}{_PREVIOUS}{_AGAIN}(?: please)?{_REGRET}",
        rf"(?:(?:back to|go back to|make it) )?{_AS_SENT}{_AGAIN}(?: please)?{_REGRET}",
        rf"(?:bitte )?(?:wieder )?zurück zu(?:r| (?:den zügen (?:von|aus|der)|dem was ich in))?(?: meiner)? {_RECEIPT}"
        "(?: hatte| stand)?",
        rf"(?:bitte )?(?:nimm|ich nehme|es gelten?|stelle?) (?:bitte )?wieder (?:die züge (?:von|aus|der)|das aus|her)?"
        rf" ?(?:die |der )?{_RECEIPT}",
    ),
    hints=f"{_OF_RECEIPTS} {_OF_BEFORE}",
    sounds=_sounds,
    changes=True,
)
