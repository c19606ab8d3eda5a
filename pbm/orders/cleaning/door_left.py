"""A trapdoor that is left alone stays as it is, and one that is left out is none: "make it a 5, leave the trap alone".

What a mail leaves unsaid stays as it was, so that who tells the GM to leave the trapdoor be beside a throw need not
have said it. One that is left "as it is" may be last month's, and is told so that it is kept only where one stands. Who
says that they themselves leave it alone ("I'll leave the trapdoor alone") names none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_door_left"]

_NAMES: Final = (
    r"(?:trap[\s-]?doors?|traps?|falltüre?|falle|trappe|trapjes?|valluik|luik|trampilla|trampa|botola|hatch|nomination)"
)
_DOOR: Final = (
    r"(?:(?:the|my|that|die|meine|la|ma|het|mijn|de|mi|il|el|alla|à\sla|à\sma|von\sder|von\smeiner|aan\shet"
    r"|van\shet)\s)?"
    rf"(?:other\s)?{_NAMES}"
)
_LEADS: Final = (
    r"(?:(?:and|but|please|just|only|also|ah|oh|so|und|aber|bitte|nur|et|mais|svp|seulement|en|maar|alleen"
    r"|graag|y|e|pero"
    r"|ma|solo|per\sfavore|por\sfavor|(?:can|could|would|will)\syou(?:\splease|\sjust)?|you\scan|do)[ ,]\s?){0,4}"
)
_BEGINS: Final = r"(?:^|(?<=[\n.!?;:,(–-]))"
_OPENS: Final = rf"{_BEGINS}(?P<before>[ \t]{{0,3}}){_LEADS}"
_JOINED: Final = rf"(?:{_BEGINS}[ \t]{{0,3}}{_LEADS}|(?<=\w) (?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma) )"
_WHEN: Final = (
    r"(?:,?\s(?:(?:for\s)?(?:this|the)\s(?:week|time|round|turn|one)|for\snow|though|then|please|pls|thanks"
    r"|thank\syou|ta"
    r"|cheers|would\syou|will\syou|diesmal|bitte|danke|cette\sfois|svp|s'il\s(?:te|vous)\spla[iî]t|merci|deze\skeer"
    r"|graag|alsjeblieft|aub|esta\svez|por\sfavor|gracias|(?:per\s)?(?:questa|stavolta)|per\sfavore|grazie)){0,3}"
)
_CLOSES: Final = r"(?P<end>\s{0,2}(?:[.!,;)–-]|\n|$))"
_LEAVE: Final = (
    r"(?:leave|keep|let|lass|lassen\ssie|lasst|belass|belassen\ssie|laisse|laissez|garde|gardez|laat|deja|deje|dejad"
    r"|lascia|lasci|lasciate)"
)
_BE: Final = (
    r"(?:(?:well\s|right\s|just\s)?(?:alone|be|in\speace|untouched)|(?:so,?\s)?in\sruhe|unangetastet|tranquille"
    r"|en\spaix"
    r"|met\srust|ongemoeid|en\spaz|quieta|tranquila|stare|in\space)"
)
_AS_IT_IS: Final = (
    r"(?:stehen|unverändert|(?:so,?\s)?(?:wie|wo)\ssie\s(?:ist|war|steht)|en\splace|inchangée"
    r"|(?:telle\squ'elle\sest|comme\selle\s(?:est|était)|là\soù\selle\sest|où\selle\sest)"
    r"|staan|ongewijzigd|(?:zoals|waar)\s(?:het|hij|ie)\s(?:is|was|staat)|sin\scambios|(?:donde|como)\s(?:está|estaba)"
    r"|invariata|(?:così\s)?(?:com'è|com'era|dov'è|dov'era))"
)
"""How a trapdoor may be left that has been told before: what stands is kept, and where nothing stands it is asked."""
_VERB_FIRST: Final = r"(?:(?:lascia|lasci|lasciate)\s(?:stare|in\space)|deja\sen\spaz|laissez?\stranquille)"
_HANDS_OFF: Final = (
    r"(?:(?:do\snot|don't|dont)\s(?:touch|change|move|alter)|hands\soff"
    r"|(?:lass(?:en\ssie)?\s)?(?:die\s)?finger\s(?:weg\s)?"
    r"|ne\s(?:touche[zr]?|change[zr]?|bouge[zr]?)\spas|niet\s(?:komen\s)?|no\s(?:toques?|cambies?|muevas)"
    r"|non\s(?:toccare"
    r"|tocchi|toccate|cambiare|spostare))"
)
_SO: Final = (
    r"(?:so|stehen|bestehen|staan|zo|gleich|dabei|unverändert|ongewijzigd|comme\sça|là|tranquille|así|igual|così)"
)
_VERB_LAST: Final = (
    rf"(?:{_DOOR}\s(?:(?:bitte|einfach|dann|doch|mal|ruhig|graag|maar|gewoon|{_SO})\s){{0,3}}"
    rf"(?:lassen|belassen|behalten|beibehalten|stehenlassen|laten|houden)(?:\s{_SO})?"
    rf"|on\s(?:garde\s{_DOOR}(?:\s{_SO})?|laisse\s{_DOOR}\s{_SO})"
    rf"|(?:laisser|garder|dejar|mantener|lasciare|tenere)\s{_DOOR}(?:\s{_SO})?)"
)
"""An instruction in the infinitive; "die Falltür lasse ich" may go on with "weg"."""
_STAYS: Final = late(
    rf"{_JOINED}(?:{_LEAVE}\s{_DOOR}\s{_BE}|{_VERB_FIRST}\s{_DOOR}|{_HANDS_OFF}\s?{_DOOR}"
    rf"|{_VERB_LAST}){_WHEN}{_CLOSES}",
    re.IGNORECASE,
)
"""A trapdoor that is to be left as it is, in a clause of its own."""
_SAID: Final = word_set(
    "leave keep let lass lassen lasst belass belassen laisse laissez garde gardez laat deja deje dejad lascia lasci"
    " lasciate touch change move alter hands finger touche touchez toucher changez bougez toques toque cambies muevas"
    " toccare tocchi toccate cambiare spostare lassen belassen behalten beibehalten stehenlassen laten houden laisser"
    " garder dejar mantener lasciare tenere"
)
_OUT: Final = Retelling(
    (
        word_set("leave keep"),
        late(
            rf"{_OPENS}(?:(?:leave|keep)\s(?:off|out)\s{_DOOR}"
            rf"|(?:leave|keep)\s{_DOOR}\s(?:right\s|well\s)?(?:off|out)(?:\sof\s(?:it|this|things))?){_WHEN}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<before>no trapdoor\g<end>",
    ),
    (
        word_set(
            "weg weglassen streichen außen beiseite vervallen entfallen fallen côté dehors fuera lado fuori parte"
        ),
        late(
            rf"{_OPENS}(?:(?:lass|lassen\ssie|lasst)\s{_DOOR}{_WHEN}\s(?:bitte\s)?(?:weg|außen\svor|beiseite"
            rf"|entfallen|fallen)"
            rf"|laissez?\s{_DOOR}{_WHEN}\s(?:de\scôté|dehors)|laat\s{_DOOR}{_WHEN}\s(?:maar\s)?(?:weg|vervallen)"
            rf"|(?:deja|deje)\s(?:fuera\s{_DOOR}|{_DOOR}\sfuera)|(?:lascia|lasci)\s(?:fuori\s{_DOOR}|{_DOOR}\sfuori)"
            rf"|{_DOOR}\s(?:bitte\s)?weglassen){_WHEN}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<before>no trapdoor\g<end>",
    ),
)
_KEPT: Final = Retelling(
    (
        word_set(
            "lass lassen lasst belass belassen laisse laissez garde gardez laat deja deje dejad lascia lasci lasciate"
        ),
        late(
            rf"{_OPENS}{_LEAVE}\s(?:die|meine|la|ma|het|mijn|de|mi"
            rf"|il)\s(?P<door>{_NAMES}),?\s{_AS_IT_IS}{_WHEN}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<before>\g<door> unchanged\g<end>",
    ),
)
_WHERE_THEY_ARE: Final = Retelling(
    (
        word_set("stay stays remain bleiben rester mag mogen blijven quedarse restare rimanere"),
        late(
            rf"{_OPENS}(?:the|my|die|meine|la|les|ma|mes|het|de|mijn|las|mis|il|le)\s(?P<door>{_NAMES}(?:en|n"
            rf"|s)?)\s(?:(?:can|may|should"
            r"|shall)\s)?(?:(?:stay|stays|remain)\s(?:put|(?:just\s|right\s)?where\s(?:it\sis|they\sare))"
            r"|(?:kann|können|soll|sollen)\sbleiben,?\swo\ssie\s(?:ist|sind)|peu(?:t"
            r"|vent)\srester\soù\selles?\s(?:est|sont)"
            r"|(?:mag|mogen|kan|kunnen)\sblijven\swaar\s(?:hij|ze)\s(?:is|zijn|staat|staan)"
            rf"|pueden?\squedarse\sdonde\sestán?|(?:può|possono)\s(?:restare|rimanere)\sdove?\s?(?:è|sono"
            rf"|'è)){_WHEN}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<before>\g<door> unchanged\g<end>",
    ),
)
_NAMED: Final = late(rf"\b{_NAMES}\b", re.IGNORECASE)
_MOST: Final = 4_000  # characters of a line that are looked at


def with_door_left(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without what leaves the trapdoor alone, and with one that is left out told as none."""
    plain = retold(retold(retold(lines, _OUT), _KEPT), _WHERE_THEY_ARE)
    if not may_be_in(words_in(plain), _SAID):
        return plain
    made = [_unsaid(line) for line in plain]
    left = "\n".join(made)
    numbered = any(map(str.isdigit, left)) or is_counting(left)
    return made if numbered else plain


def _unsaid(line: str) -> str:
    """Return a line without what leaves its trapdoor be; one that says more of a trapdoor as it is."""
    said = line[:_MOST].replace("’", "'")
    found = _STAYS.search(said)
    if found is None or len(_NAMED.findall(said)) != 1:
        return line
    return line[: found.start()] + line[found.start("end") :]
