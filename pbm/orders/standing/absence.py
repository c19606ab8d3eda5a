"""Notes that somebody will be out of reach until a named day and plays on from then, which leave nothing to ask."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["is_away_for_days"]

_MONTH: Final = (
    r"(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iy]|mei|maj|mag|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|o[kc]t|ott|nov"
    r"|dec|dez|dic|déc|ene|gen)[^\W\d_]{0,7}"
)
_DAY: Final = (
    rf"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{{1,2}}(?:st|nd|rd|th|er|\.)?(?: of| de)? {_MONTH}"
    rf"|{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th|e)\b|\d{{1,2}}[./]\d{{1,2}}\b)"
)
_AWAY: Final = late(
    r"\b(?:no (?:signal|internet|wi-?fi|e-?mails?|mail|phone|computer|laptop|reception|coverage)|offline|off the grid"
    r"|out of (?:reach|range|town|the country)|away|abroad|on (?:holiday|vacation)|unreachable"
    r"|without (?:signal|internet|e-?mail|a computer)"
    r"|geen (?:internet|bereik|computer|laptop|mail|telefoon)|op (?:vakantie|reis)|onbereikbaar|er niet"
    r"|kein(?:en)? (?:netz|internet|empfang|computer|rechner|laptop)|im urlaub|verreist|nicht erreichbar|offline"
    r"|(?:sans|pas d'|pas de )(?:internet|réseau|ordinateur|connexion)|en (?:vacances|voyage)|injoignable"
    r"|sin (?:internet|cobertura|ordenador|conexión)|de (?:vacaciones|viaje)"
    r"|senza (?:internet|rete|computer|connessione)|in (?:vacanza|viaggio|ferie))\b",
    re.IGNORECASE,
)
_SPAN: Final = late(
    rf"\b(?:from|until|till|between|vom?|von|bis|ab|zwischen|van|tot|vanaf|du|jusqu'au|dal?|fino al?|del?|desde|hasta"
    rf"|entre)(?: (?:the|dem|le|el|il|al))?"
    rf" (?:{_DAY}|\d{{1,2}}(?:\.|er)? (?:to|and|bis|tot|en|au|al?|y|und) (?:el |il |le |the )?{_DAY})",
    re.IGNORECASE,
)
_BACK: Final = late(
    rf"\b(?:back (?:home )?(?:on|by|from|after)|home (?:on|by)|play(?:ing)? (?:on )?again (?:from|after)|(?:after|from)"
    rf"|zurück (?:am|ab)|(?:nach|ab) dem|terug (?:op|vanaf)|(?:na|vanaf)|de retour (?:le|à partir du)|(?:après|dès) le"
    rf"|(?:vuelvo|regreso|de vuelta) el|(?:después del?|a partir del?)|(?:torno|ritorno|di ritorno) il|dopo il|dal)"
    rf"(?: (?:the|de|het))? {_DAY}[^.!?]{{0,60}}",
    re.IGNORECASE,
)
_AFTERWARDS: Final = late(
    r"\b(?:back|again|then|afterwards|home|wieder|dann|weer|dan|retour|à nouveau|ensuite|vuelvo|regreso|vuelta"
    r"|de nuevo|torno|ritorno|di nuovo)\b",
    re.IGNORECASE,
)
_ASKING: Final = late(
    r"\?|\b(?:me|for me|mine|my (?:orders?|throw|turn|go|move|default|usual|trap\w*)|you (?:can|may|could)|please"
    r"|kindly|default|usual|same|hold|wait|skip|miss|pass|delay|deadline|if|unless|but|except|maybe|perhaps|decide\w*"
    r"|choose|undecided|bitte|für mich|standard|falls|wenn|aber|alsjeblieft|voor mij|als|maar|svp|pour moi|si|mais"
    r"|por favor|para mí|pero|per favore|per me|se|ma)\b",
    re.IGNORECASE,
)
"""Words of a note in which more is said, or wanted of the GM."""
_LABELS: Final = late(r"\b(?:throw|trap\w*|wurf|falltür|worp|valluik|lancer|trappe|tiro|trampilla|botola)\b", re.I)
_REACH: Final = 400  # characters of a note that is about one thing


def is_away_for_days(text: str) -> bool:
    """Return whether a note tells on which days its writer is out of reach and that they play on from then.

    Not where it wants anything, or where anything in it may be an order.
    """
    if len(text) > _REACH or _AWAY.search(text) is None or _SPAN.search(text) is None:
        return False
    back = next((found for found in _BACK.finditer(text) if _AFTERWARDS.search(found.group())), None)
    return back is not None and _ASKING.search(text) is None and _LABELS.search(text) is None
