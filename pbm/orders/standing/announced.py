"""Mails that say that orders are in them, or in a picture beside them, where none were found."""

from __future__ import annotations

import re
from typing import Final, Literal

from pbm.orders.late import late

__all__ = ["announced_in"]

_ORDERS: Final = (
    r"(?:orders?|moves?|throw|turn|entry|choices?|zug|züge|spielzug|zet|worp|coup|jugada|tirada|mossa|giocata)"
)
_BELOW: Final = late(
    r"\b(?:(?:please )?(?:find|see) (?:here ?(?:below|under|with)?|below|enclosed|attached)|herewith|below (?:is|are)"
    r"|here (?:is|are|come|comes)|here's|here follows?|hier (?:ist|sind|kommt|kommen)?|anbei|nachfolgend|unten"
    r"|hierbij|hieronder|bijgaand|voici|ci-dessous|ci-joint|aquí (?:va|van|está|tienes)|a continuación|adjunto|ecco"
    rf"|di seguito|in allegato) ?(?:my|our|the|mein[e]?|mijn|mon|mes|mi|mis|la mia|le mie|il mio) {_ORDERS}"
    r"(?: (?:for|für|voor|pour|para|per) (?:the |this |die |diese |deze |ce |cette |esta |este |questo |la |le )?"
    r"(?:\w{2,10})(?: \d{1,4})?)?(?= ?[.:,!-]|$)",
    re.IGNORECASE,
)
_PICTURED: Final = late(
    r"\b(?:photo(?:graph)?|picture|pic|scan|snap(?:shot)?|image|foto|bild|afbeelding|imagen|immagine)"
    r" (?:of|von|vom|der|van|de|del|della|du) ?(?:the |my |this |mein(?:er|em)? |der |dem |de |mijn |la |ma |mi )?"
    r"(?:post ?card|card|form|sheet|slip|orders?|moves?|page|note|letter|postkarte|karte|zettel|formular|kaart|briefje"
    r"|formulier|carte|feuille|formulaire|postal|tarjeta|hoja|cartolina|scheda|modulo)\b",
    re.IGNORECASE,
)
_OF_ORDERS: Final = late(rf"\b(?:{_ORDERS}|throws|zugs|zetten|jugadas|mosse)\b", re.IGNORECASE)
_REACH: Final = 600  # characters of a note that is about its orders


def announced_in(text: str) -> Literal["announced", "attached", ""]:
    """Return what to ask of a mail without orders that says where they are, below or in a picture; "" for others."""
    if len(text) > _REACH:
        return ""
    if _PICTURED.search(text) is not None and _OF_ORDERS.search(text) is not None:
        return "attached"
    return "announced" if _BELOW.search(text) is not None else ""
