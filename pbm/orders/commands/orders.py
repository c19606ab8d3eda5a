"""The command ORDERS."""

from __future__ import annotations

from collections.abc import Collection

from pbm.core.phrases import say
from pbm.orders.commands.command import Command
from pbm.orders.own_state import HINTS_OF_NUMBERS, HINTS_OF_ORDERS, ORDERED

__all__ = ["COMMAND"]

_HINTS = (
    f"{HINTS_OF_ORDERS} "
    "send mine order orders ordered sent mail move moves züge befehle ordres zetten opdrachten órdenes ordini"
)
_BY_THEMSELVES = frozenset(_HINTS.split())


def _sounds(words: Collection[str]) -> bool:
    """Return whether the words of a sentence may ask for one's orders; everyday words do beside a number alone."""
    return not _BY_THEMSELVES.isdisjoint(words) or any(word.isdigit() for word in words)


COMMAND = Command(
    name="ORDERS",
    help=say("sends your orders of this round, with every receipt"),
    also=("züge", "meine züge", "ordres", "mes ordres", "zetten", "mijn zetten", "mis órdenes", "i miei ordini"),
    phrases=(
        "what (?:are|were) my (?:current |present |latest )?orders(?: now| at the moment| for this (?:round|turn))?",
        "what (?:orders|did i) (?:have i sent|have i given|did i send|order|send)(?: you| to you)?(?: in)?"
        "(?: so far| for this (?:round|turn))?",
        "(?:did you get|have you got|have you had|do you have) mine(?: yet| in)?(?: for this (?:round|turn))?",
        "what have i (?:ordered|sent in|sent)(?: you| to you)?(?: so far| for this (?:round|turn))?",
        "(?:did you get|have you got|have you received|did you receive|do you have) "
        "my (?:orders?|last mail|mail|e-?mail|message|last orders|moves?)(?: for this (?:round|turn))?",
        "(?:what|which) orders (?:have you(?: got)?|do you have) (?:for|from|of) me"
        "(?: so far| for this (?:round|turn))?",
        "(?:did|have) my (?:orders?|moves?|last mail|mail) (?:arrive|get there|get to you|reach you|come through)",
        "(?:are|is|have|has) my orders? (?:in|in yet|arrived|been received)",
        "(?:hast du|habt ihr) meine (?:züge|befehle|order) (?:bekommen|erhalten)",
        "was (?:sind|waren) meine (?:züge|befehle)",
        "(?:avez-vous|as-tu) (?:bien )?reçu mes ordres",
        "heb je mijn (?:orders|zetten|opdrachten) (?:gekregen|ontvangen)",
        "(?:has|habéis) recibido mis órdenes",
        "hai ricevuto i miei ordini",
        ORDERED,
    ),
    hints=f"{_HINTS} {HINTS_OF_NUMBERS}",
    sounds=_sounds,
    heading=True,
)
