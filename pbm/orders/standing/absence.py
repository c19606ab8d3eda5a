"""Notes that somebody will be out of reach until a named day and plays on from then, which leave nothing to ask."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["is_away_for_days", "tells_of_absence"]

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


_NEEDED: Final = (
    *("away", "holiday", "vacation", "abroad", "out of", "offline", "unreachable", "urlaub", "verreist", " weg"),
    *("vacances", "voyage", "vakantie", "op reis", "afwezig", "abwesend", "absent", "fuera", "vacaciones", "de viaje"),
    *("sono via", "vacanza", "in viaggio", "ferie", "parto", "non ci s", "vado ", "me voy", "no estoy", "no estaré"),
    *("je pars", "m'absente", "pas là", "ik ga ", "er niet", "nicht da", "fahre ", "fliege ", "verreise", "estarei"),
    *("wyjeżdżam", "nie będzie mnie", "urlopie", "bortrejst", "på ferie", "bortrest", "på semester"),
)
"""Words without which nobody tells that they are away."""
_OWN: Final = late(
    r"(?:^|[(,;:–—-]\s{0,2}|\b(?:and|but|as|because|since|und|aber|et|en|y|e|that|so) )"
    r"(?:(?:i am|i'm|im|we are|we're|i'll be|i will be|we'll be|we will be|i shall be|ich bin|bin|wir sind|je suis"
    r"|je serai|nous sommes|ik ben|estoy|estaré|sono|sarò),? )?(?:(?:also|then|dann|alors|dan) )?"
    r"(?:(?:[^.!?;,]|(?<=\d)\.){0,40} )?"
    r"(?:away|abroad|absente?|out of (?:town|the country|reach|office)|on (?:holidays?|hols|vacation)|offline"
    r"|unreachable|weg|im urlaub|verreist|abwesend|en (?:vacances|voyage)|op (?:vakantie|reis)|afwezig|fuera"
    r"|de (?:vacaciones|viaje)|via|in (?:vacanza|viaggio|ferie))\b(?! from the (?:snake|top|bottom|pack))",
    re.IGNORECASE,
)
_LEAVING: Final = late(
    r"(?:^|[(,;:–—-]\s{0,2}|\b(?:und|aber|et|mais|en|maar|y|pero|e|ma) )(?:[^.!?;,]{0,40} )?"
    r"(?:je pars|nous partons|je m'absente|(?:je )?(?:ne )?(?:suis|serai) pas là|me voy|no (?:estoy|estaré)|parto"
    r"|vado (?:via|in)|non ci (?:sono|sarò)|(?:ich )?(?:fahre|fliege|verreise)|(?:bin|sind) [^.!?;,]{0,40}nicht da"
    r"|ik ga|ben (?:ik )?er [^.!?;,]{0,40}niet)\b",
    re.IGNORECASE,
)
"""Leaving, and not being there, in other languages than English."""
_ELSEWHERE: Final = late(
    r"\b(?:(?:estarei|vou estar|estou) (?:fora|ausente|de férias)|wyjeżdżam|nie będzie mnie|(?:jestem|będę) na urlopie"
    r"|jeg (?:er|bliver) (?:bortrejst|på ferie)|jag (?:är|blir) (?:bortrest|på semester))\b[^.!?\n]{0,40}\d",
    re.IGNORECASE,
)
"""The same in languages whose days are not read: the GM reads them."""
_WHILE: Final = late(
    rf"{_SPAN.pattern}|\b{_DAY}\s?(?:-|–|to|bis|until|till|au|tot|al?)\s?{_DAY}"
    rf"|\b\d{{1,2}}\s?(?:-|–|to)\s?{_DAY}|\b(?:next|all|this|the whole) (?:week|month|fortnight)"
    r"|\bfor (?:a|one|two|three|\d) (?:weeks?|fortnight|months?|days?)|\b(?:nächste|semaine prochaine|volgende week"
    r"|semana que viene|próxima semana|prossima settimana|settimana prossima)\b"
    r"|\b(?:eine|zwei|drei|une|deux|trois|twee|drie|un[ao]?|dos|tres|due|tre|\d{1,2}) (?:wochen?|tagen?|monate?"
    r"|semaines?|jours|mois|weken|week|dagen|maand(?:en)?|semanas?|días|mes(?:es)?|settiman[ae]|giorni|mes[ei])\b",
    re.IGNORECASE,
)
_CUT_OFF: Final = late(
    r"(?:^|[(,;:–—-]\s{0,2}|\b(?:and|but|as|because|since|so|und|aber|et|en|y|e|that|with) )"
    r"(?:(?:there(?:'s| is|'ll be)|i(?:'ll| will)? have|i've(?: got)?|i'm|i am|i(?:'ll| will) be|ich habe|j'ai"
    r"|je n'ai|ik heb|tengo|ho) )?"
    r"(?:(?:no|without|kein\w{0,2}|ohne|pas d['e] ?|plus d['e] ?|sans|geen|zonder|sin|senza|niente) ?(?:any |proper )?"
    r"(?:internet|wi-?fi|wlan|signal|e-?mails?|mails?|reception|connection|netz|empfang|réseau|connexion|bereik"
    r"|cobertura|conexión|rete|connessione|computer|laptop|phone|rechner|ordinateur|ordenador)"
    r"|i (?:won't|shan't|will not|don't|do not) (?:have|get) (?:(?:any|my|much) )?(?:internet|wi-?fi|signal|e-?mails?"
    r"|mails?|access|a computer|my (?:computer|laptop|phone))|(?:all )?(?:gone|off|out)\b(?= (?:from|until|till|to) ))",
    re.IGNORECASE,
)
"""Where somebody is out of reach, or simply gone."""
_PLACE: Final = late(
    r"(?:^|[(,;:–—-]\s{0,2}|\b(?i:and|but|as|because|since|so|und|aber|et|en|y|e|that) )"
    r"(?i:(?:i am|i'm|im|we are|we're|i'll be|i will be|we'll be|we will be|i shall be|ich bin|bin|wir sind|je suis"
    r"|je serai|ik ben|estoy|estaré|sono|sarò) )?(?i:(?:also|then|back|over|down|up|off) )?"
    r"(?i:in|at|to|à|au|en|a|nach|naar) (?:(?i:the |hospital\b|bed\b|prison\b)|(?!(?:January|February|March|April|May"
    r"|June|July|August|September|October|November|December|Turn|Round)\b)[A-Z][^\W\d_]{2,})[^.!?;,]{0,40}?\b"
    r"(?i:from|until|till|between|for|vom?|bis|du|jusqu'au|van|tot|del?|hasta|desde|dal?|fino)\b"
)
"""Where somebody is for a while: "in Spain till the 14th"; the days are looked for by themselves."""
_NEEDED_BESIDE: Final = (
    *("internet", "wifi", "wi-fi", "wlan", "mail", "signal", "reception", "connection", "netz", "empfang", "réseau"),
    *("connexion", "bereik", "cobertura", "conexión", "rete", "connessione", "computer", "laptop", "phone", "gone "),
    *("access", "rechner", "ordinateur", "ordenador", " until ", " till ", " from ", " vom ", " bis ", " du ", " van "),
    *(" del ", " dal ", " hasta ", " fino ", "jusqu'au", " tot ", " for "),
)
"""Words without which nobody tells either that they are out of reach, or where they are for a while."""
_OF_BEFORE: Final = late(
    r"\b(?:was|were|been|had|last|if|unless|war|waren|étais|was|estuve|ero|falls|wenn|si|als|se|you|he|she|they|his"
    r"|her|son|daughter|wife|husband|not)\b|\?",
    re.IGNORECASE,
)
"""Words of what is over, supposed, or told of somebody else."""
_SENTENCE: Final = late(rf"(?<!\d)[.!\n]\s|(?<=\d)\.(?= [A-Z])(?! (?i:{_MONTH}))|\n")


def tells_of_absence(lines: Sequence[str]) -> bool:
    """Return whether a sentence tells on which days its writer is away: "I'm away from 3 to 20 December, then 5"."""
    text = "\n".join(lines)[:4_000].replace("’", "'")
    folded = text.casefold()
    away = any(word in folded for word in _NEEDED)
    beside = any(word in folded for word in _NEEDED_BESIDE)
    if not (away or beside):
        return False
    if _ELSEWHERE.search(text) is not None:
        return True
    return any(
        (
            (away and (_OWN.search(sentence) is not None or _LEAVING.search(sentence) is not None))
            or (beside and (_CUT_OFF.search(sentence) is not None or _PLACE.search(sentence) is not None))
        )
        and _WHILE.search(sentence) is not None
        and _OF_BEFORE.search(sentence) is None
        for sentence in _SENTENCE.split(text)
    )
