"""What only the GM can answer, in words that look like orders, told as the question that it is.

"Should there be another, kindly put me down" wishes for a game to come, on which no order of this one hangs; "was it
one order for both throws or one each?" asks for a rule, and recalls no order; "does my trapdoor on 14 open if nobody
else names it?" asks what becomes of a trapdoor, which hangs on nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import Needed, word_set

__all__ = ["with_questions_told"]

_START: Final = r"(?:^|(?<=\n)|(?<=[.!?]\s))"
_END: Final = r"\s?(?:[.!]{1,3}|(?=\n)|$)"
_ASKING: Final = (
    r"(?:(?:(?:i\shave|ich\s(?:habe|hätte)|j'ai|ik\sheb|tengo|ho|avrei)\s)?(?:an?|one|quick|(?:noch\s)?eine?|kurze|une|petite|een|una)?\s?"
    r"(?:question|frage|vraag|pregunta|domanda)\s?[:,–-]\s)?¿?"
)
_BY_THE_WAY: Final = (
    r"(?:(?:do\s|please\s)?(?:tell|remind)\sme|by\sthe\sway|out\sof\s(?:interest|curiosity)|sag\smal|übrigens|nebenbei"
    r"|dites?-moi|au\sfait|zeg\seens|trouwens|d[íi](?:game|me)|por\scierto|(?:mi\s)?d(?:ica|immi)|a\sproposito)"
)
_ASKED: Final = word_set("?")
_DOORS: Final = word_set(
    "botola botole trampilla trampillas trap trapdoor trapdoors doors falltür falltüren trappe trappes valluik "
    "valluiken"
)
_BECOMING: Final = word_set(
    "becomes become happens wird passiert geschieht devient deviendra deviennent advient arrive passe gebeurt wordt "
    "pasa sucede será succede succederà fine sarà"
)
_TONGUES: Final = (
    (
        *("if", "trap\\s?doors?", "can|does|do|will|would|may|hits?", "second"),
        r"what\s(?:then\s)?(?:will\s|would\s)?(?:becomes?\sof|happens?\s(?:to|with))",
        "Is that so in the rules?",
    ),
    (
        *("wenn falls", "falltür(?:en)?", "kann|können|darf|trifft|gilt", "zweiten?"),
        r"was\s(?:wird\s(?:dann\s)?(?:eigentlich\s)?aus|(?:passiert|geschieht)\s(?:dann\s)?(?:eigentlich\s)?mit)",
        "Ist das so in den Regeln?",
    ),
    (
        *("si", "trappes?", "peut|peuvent|compte|touche", "deuxième|second|seconde"),
        r"(?:que\s(?:devient|deviendra|deviennent)|qu'(?:en\s)?advient-il\s(?:de|du|des)|qu'arrive-t-il\s(?:à|au|aux)"
        r"|que\sse\spasse-t-il\savec)",
        "Est-ce ainsi dans les règles ?",
    ),
    (
        *("als indien", "valluik(?:en)?", "kan|kunnen|mag|telt|raakt", "tweede"),
        r"wat\s(?:gebeurt\s(?:er\s)?(?:dan\s)?(?:eigenlijk\s)?met|wordt\s(?:er\s)?(?:dan\s)?van)",
        "Is dat zo in de regels?",
    ),
    (
        *("si", "trampillas?", "puede|pueden|podría|afecta|cuenta", "segund[oa]"),
        r"qué\s(?:pasa|sucede)(?:ría|rá)?\s(?:entonces\s)?con|qué\sserá\sde",
        "¿Es así en las reglas?",
    ),
    (
        *("se", "botol[ae]", "può|possono|potrebbe|colpisce|conta|vale", "second[oa]"),
        r"(?:che\s)?(?:cosa\s)?(?:succede|succederà)\s(?:allora\s)?(?:a|al|alla|ai|alle|con|all')|che\sfine\sfa"
        r"|(?:che\s)?(?:cosa\s)?ne\s(?:è|sarà)\s(?:di|del|della)",
        "È così nelle regole?",
    ),
)
"""What opens a condition, a trapdoor, verbs of what it does, the second of two throws, how one asks what becomes of
something, and how a rule is asked for."""


def _of_rules(
    conditions: str, door: str, verbs: str, second: str, becoming: str, told: str
) -> Iterator[tuple[Needed, re.Pattern[str], str]]:
    """Return what finds a question about a trapdoor, the second throw, or what becomes of things, without a number."""
    the = r"(?:the|la|le|il|die|das|het|de|my|an?|una|une|las|les|eine)"
    yield (
        (_ASKED, _DOORS),
        late(
            rf"{_START}{_ASKING}(?:(?:{verbs})\s)?{the}\s{door}\b(?=[^.!?\n]{{0,60}}\b(?:{verbs})\b)[^.!?\n\d]{{0,90}}\?",
            re.IGNORECASE,
        ),
        told,
    )
    yield (
        (_ASKED, word_set(conditions)),
        late(
            rf"{_START}{_ASKING}(?:{'|'.join(conditions.split())})\s[^.!?\n\d]{{3,80}},\s[^.!?\n\d]{{0,20}}"
            rf"\b(?:{second})\b[^.!?\n\d]{{0,50}}\?",
            re.IGNORECASE,
        ),
        told,
    )
    yield (
        (_ASKED, _BECOMING),
        late(
            rf"{_START}(?:(?:and|but|so|und|et|en|y|e|ma|mais|maar)\s)?{_ASKING}(?:{_BY_THE_WAY}[,:]?\s)?"
            rf"(?:(?:{'|'.join(conditions.split())})\s[^.!?:;\n\d]{{1,80}},\s)?¿?(?:{becoming})"
            r"(?![\w'’])[^.!?\n\d]{1,120}\?",
            re.IGNORECASE,
        ),
        told,
    )


_OTHERS: Final = (
    r"(?:no-?\s?(?:body|one)|some(?:body|one)|any(?:body|one)|every(?:body|one)|(?:not\s)?all\s(?:of\s(?:us|them)|the\sothers)"
    r"|only\s(?:i|me|one|mine)|just\s(?:me|one|mine)|i(?:'m|\sam)\s(?:the\sonly|alone)|(?:an)?others?|no\sother|the\sothers?"
    r"|nobody\selse"
    r"|two|three|more|fewer|less|enough|both|it's\sonly|several|we\s(?:both|all)"
    r"|(?:sonst\s)?niemand|keiner|kein\s(?:anderer|zweiter)|jemand|nur\sich|alle|zwei|mehrere|ein\sanderer"
    r"|andere|wir\sbeide"
    r"|personne|quelqu'un|seul|je\ssuis\s(?:le\sseul|la\sseule)|d'autres|un\sautre"
    r"|niemand|iemand|alleen\sik|geen\sander|anderen|nadie|alguien|ningún\sotro|solo\syo|sólo\syo|otros?|nessuno|nessun\saltro"
    r"|qualcuno"
    r"|solo\sio|altri)"
)
"""Who a trapdoor hangs on, in what is asked about it."""
_BECOMES: Final = (
    r"(?:(?:what|so\swhat|and\swhat)(?:'s|\s(?:happens|will\shappen|would\shappen|becomes|does|is))|does|do|will|would|is"
    r"|are|how\s(?:does|do|is|will)|was\s(?:passiert|geschieht|wird|ist)|passiert|geschieht|öffnet|geht|gilt|zählt|bleibt|que\s(?:se\spasse|devient)"
    r"|que\sse\spasse|est-ce\sque|qu'est-ce\squi|wat\s(?:gebeurt|doet)|gebeurt|gaat|telt|qué\s(?:pasa|ocurre)|se\sabre"
    r"|(?:che\s)?cosa\s(?:succede|accade)|che\ssuccede|si\sapre)"
)
"""What opens a question about what becomes of something; who asks for something begins with "can", "may" or "could"."""
_ANY_DOOR: Final = (
    r"(?<=[^\W\d]\s)(?<!ould\s)(?<!will\s)(?<!\sis\s)"
    r"(?:trap\s?-?doors?|traps?|falltür(?:en)?|trappes?|valluik(?:en)?|trampillas?|botol[ae])"
)
"""Told with a word before it: "would trapdoor 14 do if …?" may be an order."""
_IF: Final = r"(?:if|when|where|wenn|falls|sofern|si|quand|als|indien|wanneer|cuando|se|quando)"
_NOT_FOR_ME: Final = (
    r"(?![^.!?\n]{0,160}\b(?:please|pls|(?:you|u)\s(?:please\s|kindly\s|just\s)?(?:put|make|move|change|set|give|take|leave|let|mind"
    r"|swap|have)"
    r"|i\s(?:have|put|change|move|take|name|make|get)\s(?:it\s|my\s|the\s|a\s)?(?:to|on|at|trap|instead)|instead|rather|possible|ok|okay|bitte|stattdessen|statt)\b)"
)
"""Nothing by which the question asks for an order."""
_OF_DOORS: Final = (
    rf"{_START}{_ASKING}(?:(?:und|and|but|so|oh|also|et|en|y|e)\s)?{_NOT_FOR_ME}(?:{_BECOMES}\b(?=[^.!?\n]{{0,90}}\b{_ANY_DOOR}\b)[^.!?\n]{{3,110}}"
    rf"\b{_IF}\s(?:[^.!?\n\s]{{1,12}}\s){{0,2}}?{_OTHERS}\b[^.!?\n]{{0,70}}"
    rf"|{_IF}\s(?:[^.!?\n\s]{{1,12}}\s){{0,2}}?{_OTHERS}\b[^.!?\n]{{2,70}}[,–-]\s(?:then\s|dann\s)?{_BECOMES}\b"
    rf"(?=[^.!?\n]{{0,60}}\b{_ANY_DOOR}\b)[^.!?\n]{{3,80}})\?"
)
"""A question about what becomes of a trapdoor where others do something, with the spaces that it names."""

_WAYS: Final = Retelling(
    (
        (_ASKED, _DOORS, word_set(_IF[3:-1].replace("|", " "))),
        late(_OF_DOORS, re.IGNORECASE),
        "Is that so in the rules?",
    ),
    (
        (_ASKED, word_set("sent ordered put gave given said had mine"), word_set("that this it those they")),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:i(?:'ve|'d|\shave|\shad)?\s(?:sent|ordered|put|gave|given|said|had)|mine\s(?:is|are|was|were))\s"
            r"[^.!?\n]{1,60}\.\s(?=(?:so\s|and\s)?(?:is\s(?:that|this|it)|are\s(?:those|they))\s(?:still\s)?(?:what"
            r"\s(?:you(?:'ve|\shave|\sstill|\sgot)|is\sdown|stands)|what's\sdown)\b[^.!?\n\d]{0,30}\?)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("another"),
        late(
            _START
            + r"(?:and\s|but\s)?(?:should\sthere\s(?:ever\s)?be|if\sthere(?:'s|\sis|\sshould\sbe|\swill\sbe|'ll\sbe)"
            r"(?:\sever)?|(?:if|when)\syou(?:'re|\sare|\sever|\sshould)?\s(?:run|running|start|starting|do|doing|hold|holding"
            r"|organise|organising|plan|planning))\sanother(?:\s(?:one|game|season))?,?\s"
            r"(?:then\s)?(?:(?:kindly|please|do)\s)?(?:put\sme\sdown|count\sme\sin|sign\sme\sup|include\sme|i'd\s(?:love|like)\sto\s(?:play|join|be\sin)"
            r"|i(?:'m|\sam)\sin|keep\sme\sa\s(?:seat|place))(?:\s(?:for\s(?:it|that)|too|again|please|in\sit)){0,2}"
            + _END,
            re.IGNORECASE,
        ),
        "Will there be another game?",
    ),
    (
        word_set("was"),
        late(
            r"\bwas\sit\s(?=(?:just\s|only\s)?(?:one|two)\s(?:orders?|trap\s?doors?|throws?|nominations?|mails?)\b"
            r"(?=[^.!?\n]{0,60}\b(?:each|both|per|a\s(?:round|turn)|or\s(?:one|two))\b)[^.!?\n\d]{0,80}\?)",
            re.IGNORECASE,
        ),
        "is it ",
    ),
    *(way for tongue in _TONGUES for way in _of_rules(*tongue)),
)


def with_questions_told(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with such words told plainly."""
    return retold(lines, _WAYS)
