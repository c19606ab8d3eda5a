"""What is asked below press that nobody but the GM can answer: "Could you tell me why I was moved?".

Those who read press are many, and know neither what became of a cheque nor when the next report comes.
"""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["asked_of_gm"]

_LEAD: Final = (
    r"(?:(?:p\.?\s?s\.?|and|but|oh|also|so|now|right|well|by the way|btw|incidentally|finally|one (?:more"
    r"|last) thing|sorry"
    r"|please|und|übrigens|außerdem|et|au fait|aussi|en|trouwens|ook|y|por cierto|también|e|a proposito|anche)"
    r"(?![^\W_])[\s,.:;!–—-]{0,4}){0,3}"
)
_WHY: Final = (
    r"(?:why|when|how|what|whether|if|where|warum|wieso|weshalb|wann|wie|was|ob|wo|pourquoi|quand|comment|ce que|si|où"
    r"|waarom|wanneer|hoe|wat|of|waar|por qué|cuándo|cómo|qué|dónde|perché|quando|come|cosa|se|dove)"
)
_OWN: Final = late(
    r"\b(?:i|i'm|i've|my|mine|next|due|deadline|report|rules?|ich|mich|mein\w{0,2}|nächste\w?|regeln?|je|j'\w+|m'\w+"
    r"|mon|ma"
    r"|prochaine?|règles?|ik|mijn|volgende|regels?|me|mi|mis|próxim[ao]|reglas?|sono|ho|mio|mia|prossim[ao]|regole)\b",
    re.IGNORECASE,
)
_TELL_ME: Final = (
    r"(?:(?:could|can|would|will) you (?:please |also |kindly |just |perhaps )*(?:tell me|let me know"
    r"|explain(?: to me)?|remind me)"
    r"|(?:kannst|könntest) du mir (?:bitte |auch |noch )*(?:sagen|erklären)"
    r"|(?:können|könnten) sie mir (?:bitte |auch |noch )*(?:sagen|erklären)"
    r"|(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous) (?:aussi )?m(?:e dire|'expliquer)"
    r"|(?:kun|zou) je me (?:ook |even )*(?:vertellen|zeggen|uitleggen)|kunt u me (?:ook |even )*(?:vertellen|zeggen"
    r"|uitleggen)"
    r"|(?:puedes|podrías|puede|podría) (?:decirme|explicarme)|me (?:puedes|podrías|puede) (?:decir|explicar)"
    r"|(?:puoi|potresti|può|potrebbe) (?:dirmi|spiegarmi)|mi (?:puoi|potresti|può) (?:dire|spiegare))"
)
_REPORT: Final = (
    r"(?:one|round|turn|issue|report|game|deadline|number|zine|runde|bericht|ausgabe|tour|rapport|numéro|ronde"
    r"|nummer|ronda"
    r"|informe|turno|rapporto)"
)
_PARCEL: Final = (
    r"(?:che(?:que|ck)|subs?|subscription|money|payment|letter|postcard|card|parcel|note|address|sae|stamps|fax"
    r"|fiver|tenner"
    r"|scheck|brief|geld|karte|chèque|lettre|carte|argent|brief|kaart|carta|dinero|assegno|lettera|soldi)"
)
_ASKED: Final = late(
    rf"\s{{0,4}}{_LEAD}¿?\s?"
    rf"(?:{_TELL_ME},? (?P<told>{_WHY}\b[^.!?\n]{{1,80}})"
    rf"|(?:do you know )?(?:when|what (?:day|date)) (?:is|does|will) (?:the|your) next {_REPORT}(?: be)? (?:due|out"
    rf"|start|come|coming)\b"
    r"[^.!?\n]{0,30}"
    rf"|(?:did|have|has) (?:you|my) (?:ever |already )?(?:get|got|gotten|receive|received|had)? ?(?:my "
    rf"|the )?{_PARCEL}\b"
    r"[^.!?\n]{0,40}"
    rf"|(?:hast du|haben sie) (?:schon )?mein\w{{0,2}} {_PARCEL}\b[^.!?\n]{{0,30}}"
    rf"|(?:as-tu|avez-vous) (?:bien )?reçu m(?:on|a|es) {_PARCEL}\b[^.!?\n]{{0,30}}"
    rf"|heb je mijn {_PARCEL}\b[^.!?\n]{{0,30}}|(?:has|ha) recibido mi {_PARCEL}\b[^.!?\n]{{0,30}}"
    rf"|hai ricevuto (?:il mio |la mia |i miei ){_PARCEL}\b[^.!?\n]{{0,30}})"
    r"\s?\?[\s)]{0,4}$",
    re.IGNORECASE,
)
"""A question that is the whole of a line."""
_OF_THEM: Final = late(
    r"\b(?:(?:why|how|what|when|where|if|whether|which|who) (?:all |any |some )?(?:of )?you|your?(?:s|self|selves)"
    r"|you all|all of you|us|we"
    r"|our|everyone|everybody|anyone|anybody|du|ihr|euch|dein\w{0,2}|wir|uns|tu|ton|ta|vous|votre|nous|jullie|wij"
    r"|ons|tú"
    r"|tu|vosotros|nosotros|voi|noi|lord|lady|sire|majesty|captain|o great|mirror|stars?|bus|train|moon|love|heart)\b",
    re.IGNORECASE,
)
"""What is asked of all who read it, or on a stage."""


def asked_of_gm(line: str) -> bool:
    """Return whether a line asks what the GM alone can answer: "Also, could you tell me why I was moved?"."""
    head = line[:240]
    found = _ASKED.match(head)
    if found is None or _OF_THEM.search(found["told"] or "") is not None:
        return False
    return found["told"] is None or _OWN.search(found["told"]) is not None
