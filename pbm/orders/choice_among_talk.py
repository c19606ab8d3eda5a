"""A choice that costs nothing, such as ROLL, among other talk: each sentence of a line is heard by itself.

"third row up, not bad?? roll again pls" rolls: that something is not bad says nothing of the dice. What restricts or
takes back the choice stays with it: "Roll, but only if Clive has", "Roll. No wait, don't."
"""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["parts_of", "said_alone", "takes_back"]

_RESTRICTING: Final = (
    r"(?:but|only|if|when|whenever|once|after|as soon as|unless|until|till|til|before|while|provided|not|though|or|then"
    r"|aber|nur|wenn|falls|sobald|bis|bevor|nachdem|nicht|oder|sofern|mais|seulement|si|quand|lorsque|dès|pas|ou|avant"
    r"|après|maar|alleen|als|zodra|wanneer|niet|of|pero|solo|sólo|cuando|hasta|ma|se|quando|finché|o)"
)
_CONDITION: Final = late(
    r"\b(?:if|when|whenever|once|after|as soon as|unless|until|till|before|while|provided|wenn|falls|sobald|bis|bevor"
    r"|nachdem|sofern|si|quand|lorsque|dès|avant|après|als|zodra|wanneer|voordat|cuando|hasta|antes|se|finché|prima)\b",
)
_ENDS: Final = late(
    rf"(?<=[.!?;…]) +|[.!?;…]+ *$| +[-–—] +(?!{_RESTRICTING}\b)|, *(?!{_RESTRICTING}\b)|,? +(?=cos |'cause )"
)
_TAKING_BACK: Final = late(
    r"^\W{0,4}(?:(?:no|nope|nah|nein|non|nee)(?:\W{0,4}$| (?:wait|dont|sorry|not|actually|hold|doch|warte"
    r"|attend|wacht))"
    r"|not (?:yet|now|really|sure|today|until|before|if|till|this)|dont\b|do not\b|wait\b|hold (?:on|it|that|off)\b"
    r"|stop\b|hang on\b|(?:but|or) (?:not|only|after|when|if|no|wait|later|first|maybe|hold)\b"
    r"|only (?:if|when|after|once)\b|if (?!you\b|u\b|thats?\b|it\b|possible\b|i may\b|i can\b)|when (?!you\b|u\b)"
    r"|(?:once|after|unless|until|till|as soon as|later|tomorrow|maybe|perhaps)\b"
    r"|(?:noch nicht|nicht jetzt|halt|warte|doch nicht|erst|vielleicht|aber (?:erst|nicht|nur)|wenn|sobald|später"
    r"|morgen|pas (?:encore|maintenant)|attend\w*|peut-être|quand|plus tard|demain|nog niet|wacht|misschien|later"
    r"|todavía no|espera|quizás|mañana|non ancora|aspetta|forse|domani)\b)"
    r"|\b(?:changed my mind|joking|kidding|a joke|ignore (?:that|this|the above)|(?:forget|scrap|cancel"
    r"|undo) (?:it|that)"
    r"|second thoughts?|(?:take|took) (?:it|that) back|never ?mind|ein scherz|vergiss es|oublie|laisse tomber)\b"
)
_SHORT: Final = 7
_KIND_CONDITION: Final = late(
    r",? ?\b(?:if (?:you|u|ya) (?:would|please|like|don'?t mind|can|could|will|wouldn'?t mind)(?: be so kind)?"
    r"|if (?:that|it)(?:'?s| is) (?:ok|okay|all ?right|alright|possible|fine)(?: with you)?|if i may"
    r"|when(?:ever)? (?:you|u) (?:can|like|(?:have|get|find) (?:a |the )?(?:time|chance|minute|moment|sec|second)))\b",
    re.IGNORECASE,
)
_KIND: Final = late(
    r"\b(?:please|pls|plz|thanks|thank you|bitte|danke|mal|dann|s'il (?:te|vous) plaît|svp|stp|merci|donc|alors|encore"
    r"|bonjour|salut|allez|allons|bon|bien|oui|voilà|maintenant|à nouveau|à mon tour|aussi|graag|alsjeblieft|even|maar"
    r"|dus|nu|hoi|por favor|gracias|pues|ahora|otra vez|hola|per favore|grazie|allora|ora|ancora|ciao|prego|monsieur"
    r"|madame|cher|chère|alan)\b"
)
_BETWEEN: Final = late(r"[^\w'-]+")


def parts_of(line: str) -> list[str]:
    """Return the sentences of a line, and what stands between its commas where no part restricts another.

    Conditions that are none ("if you would", "when you have a minute") are left out.
    "roll pls, its the 4am feed" has two parts, "if Clive has rolled, roll" and "roll, but only after him" have one.
    """
    line = _KIND_CONDITION.sub("", line)
    parts: list[str] = []
    at = 0
    for match in _ENDS.finditer(line):
        part = line[at : match.start()]
        parting = "," in match[0]
        if parting and _CONDITION.search(part.casefold()):
            continue
        # The question mark that ends a sentence is part of it.
        parts.append(line[at : match.end()] if match[0].lstrip()[:1] in "?.!;…" and match[0].strip() else part)
        at = match.end()
    parts.append(line[at:])
    return [part.strip() for part in parts if part.strip()]


def takes_back(part: str) -> bool:
    """Return whether a part of few words holds back what was said before it: "No wait, don't.", "only joking"."""
    if part.endswith("?"):
        return False
    small = " ".join(part.casefold().replace("’", "").replace("'", "").split())
    return len(small.split()) <= _SHORT and _TAKING_BACK.search(small) is not None


def said_alone(part: str) -> str:
    """Return the words of a part without those of kindness: "lance" for "Lance, s'il te plaît !"."""
    small = _KIND.sub(" ", part.casefold().replace("’", "'"))
    return " ".join(_BETWEEN.sub(" ", small).split())
