"""Why a player orders one number and not another, left out before a mail is read.

"The 2 instead, or I land in Nils's lap" leaves nothing open, and "better the 6: with the 2 I end in a snake's mouth"
orders no 2.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import ENDS, Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["without_reasons_given"]

_HARDLY: Final = (
    r"(?:\s(?:just|only|right|simply|surely|always|probably|straight|will|would|'ll|'d|shall|must|can|could))*"
)
_BEFALLS: Final = (
    r"(?:land|lands|walk|walks|finish|finishes|fall|falls|end|ends|slide|slides|catch|catches|overtake|overtakes|run"
    r"|runs|hit|hits|step|steps|stand|stands|lose|loses|slip|slips|tumble|tumbles|go\sdown|goes\sdown|get\s(?:stuck"
    r"|eaten|caught|swallowed)|gets\s(?:me|past|ahead|away)|sail|sails|stroll|strolls|climb|climbs|bump|bumps)"
)
"""What would become of somebody otherwise."""
_AWKWARD: Final = (
    r"(?:be\s(?:sharing|standing\s(?:beside|next\sto|on\stop\sof)|stuck|eaten|swallowed|down\sthe|in\sthe\ssnake|on\sa\ssnake)"
    r"|share\b|(?:fall|slide|slip|tumble|go)\s(?:down|right\sdown|all\sthe\sway|back)|land\s(?:beside|next\sto|on\stop\sof"
    r"|in\sthe|on\sa\ssnake)|meet\s(?:a|the|that)\ssnake|bump\sinto|run\sinto)"
)
"""What nobody does who has the choice."""
_ENDED: Final = r"[^.!?;:\d\n]{0,60}?(?=\s?[.!;\n]|\s?$)"
_TRAPS: Final = (
    r"(?:(?:will|'ll|would|is|are|might|may|must|could|bound\sto|going\sto|sure\sto|likely\sto|probably|surely"
    r"|certainly|always|wird|werden|bestimmt|sicher|va|vont|sûrement|zal|zullen|vast|va\sa|van\sa|sicuramente)\s){0,4}"
    r"(?:trap|traps|nominate|nominates|name|names|pick|picks|choose|chooses|block|blocks|target|targets|nimmt|nehmen"
    r"|nominiert|nominieren|wählt|prendre|choisir|nominer|mettre\ssa\strappe|nemen|nomineren|elegir|nominar|nominare"
    r"|scegliere|(?:go|goes|going)\sfor|(?:aim|aims|aiming)\s(?:at|for)"
    r"|puts?\s(?:his|her|their|a|the)\strap(?:\s?door)?|has\s(?:his|her|a)\strap(?:\s?door)?|wird|will)"
)
"""Where others open a trapdoor, or may."""
_SOMEWHERE: Final = (
    r"\s(?:(?:on|auf|sur|op|en(?:\sel)?|su)\s(?:board\s|brett\s|plateau\s)?(?-i:[A-H])|there|here|then|maybe|perhaps|that\sway"
    r"|vielleicht|da|dort|peut-être|là|misschien|daar|quizás?|ahí|forse|lì)"
)
_LADDER: Final = (
    r"(?:i|we)(?:\s(?:can|could|might|may|would|will)|'d|'ll)(?:\s(?:still|maybe|perhaps|just|also))?\s(?:get|reach|catch|hit|climb"
    r"|take|make|go\sup)\s(?:on(?:to)?\s)?(?:a|the|that|my)\sladder"
    rf"|(?:da\s)?(?:kann\sich|ich\s(?:kann|könnte))(?:{_SOMEWHERE}){{0,3}}\s(?:eine|die)\sleiter\s"
    r"(?:erwischen|kriegen|nehmen|erreichen|hochklettern)"
    rf"|je\speux(?:{_SOMEWHERE})?\s(?:prendre|avoir|attraper)\sune\séchelle"
    rf"|ik\skan(?:{_SOMEWHERE}){{0,2}}\seen\sladder(?:{_SOMEWHERE})?\s(?:pakken|nemen|halen)"
    r"|puedo\s(?:pillar|coger|tomar)\suna\sescalera|posso\s(?:prendere|salire)\suna\sscala"
)
"""What somebody could climb, in a sentence of its own."""
_TRAPPING: Final = word_set(
    "trap traps nominate nominates name names pick picks choose chooses block blocks target targets nimmt nehmen "
    "nominiert nominieren wählt prendre choisir nominer mettre nemen nomineren elegir nominar nominare scegliere go "
    "goes going aim aims aiming put puts has wird will"
)
_WAYS: Final = Retelling(
    (
        (word_set("or otherwise else"), word_set(","), word_set("the a an my")),
        late(
            rf"(?P<throw>\b(?:the|an?|my)\s{THROW})(?P<instead>\sinstead|\sthen|\splease)?,\s(?:or\selse|or|otherwise|else)"
            rf"\s(?:i|we|he|she|they|it|somebody|someone|(?-i:[A-Z])[^\W\d_]{{1,14}}){_HARDLY}\s{_BEFALLS}\b{_ENDED}",
            re.IGNORECASE,
        ),
        r"\g<throw>\g<instead>",
    ),
    (
        (word_set("so therefore hence also daher darum deshalb donc dus así quindi"), _TRAPPING),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))"
            r"(?:i\s(?:think|reckon|suppose|bet|fear|suspect|guess|expect|know|am\ssure|'m\ssure)(?:\sthat)?\s"
            r"|ich\s(?:glaube|denke|fürchte|vermute),?\s(?:dass\s)?|je\s(?:crois|pense|crains)\s(?:que\s|qu')"
            r"|ik\s(?:denk|vrees|geloof)\s(?:dat\s)?|(?:creo|temo|penso|credo)\s(?:que|che)\s)?"
            r"(?:somebody|someone|everybody|everyone|people|others|the\sothers|they|he|she|jemand|alle|die\sanderen"
            r"|quelqu'un|tout\sle\smonde|les\sautres|iemand|iedereen|alguien|todos|qualcuno|tutti|gli\saltri"
            r"|(?-i:[A-Z][a-zà-ÿ]{2,14}))\s"
            rf"{_TRAPS}\s(?:(?:on|for|the|space|square|auf|la|le|case|op|het|en|el|su|die|das|feld)\s){{0,3}}"
            r"\d{1,3}(?:\s(?:again|too|as\swell|this\stime|nehmen|nominieren|nomineren|nemen)){0,2},?"
            r"\s(?:and\sso|so|therefore|hence|also|daher|darum|deshalb|donc|dus|así\sque|quindi)\s"
            r"(?=[^.!?\n]{0,60}\d)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("ladder leiter échelle escalera scala"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:(?:wait|oh|ooh|hang\son|hey|hm+|ah|look|actually|ach|moment|attends|wacht|espera|aspetta)"
            rf"[,!]?\s){{0,2}}(?:{_LADDER})(?:{_SOMEWHERE}){{0,3}}\s?[.!]\s(?=[^.!?\n]{{0,80}}\d)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("with"),
        late(
            rf"(?::|,|\s[–-]|,?\s(?:since|because|as))\swith\sthe\s{THROW}\si(?:'d|'ll|\swould|\sshould|\sshall|\swill)?"
            rf"{_HARDLY}\s{_BEFALLS}\b{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("with"),
        late(
            rf"(?P<throw>\b(?:make\sit|i'll\s(?:play|throw|take|have)|i'd\slike|let\sit\sbe)\s(?:the|an?|my)\s{THROW}"
            rf"(?:\splease|\safter\sall|\sthen)?[.!])\swith\s(?:the|an?)\s{THROW}\si(?:'d|\swould|\sshould)"
            rf"{_HARDLY}\s{_AWKWARD}\b[^.!?;:\d\n]{{0,90}}(?:[.!]|(?=\n)|$)",
            re.IGNORECASE,
        ),
        r"\g<throw>",
    ),
    (
        word_set("just"),
        late(
            rf",\s(?:(?:as|since|because|for)\s)?i(?:'ve|\shave)?\sjust\s(?:now\s)?(?:saw|seen|noticed|realised|realized"
            rf"|spotted)\s(?:where|what)\sthe\s{THROW}\s(?:would|will|does|might)\s(?:take|lead|land|get|bring|drop|put|do)"
            r"\s(?:to\s)?me(?:\sto)?(?=\s?[.!;\n]|\s?$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("gesehen viens net acabo appena"),
        late(
            rf",\s(?:(?:denn|car|want|pues|perché)\s)?(?:ich\shab(?:e)?\s(?:gerade|eben)\sgesehen,?\swohin\smich\sdie\s{THROW}"
            rf"\s(?:führt|bringt)|je\sviens\sde\svoir\soù\sle\s{THROW}\sme\s(?:mène|mènerait)|ik\s(?:zag|zie)\snet"
            rf"\swaar\sde\s{THROW}\sme\s(?:brengt|heen\sbrengt)|acabo\sde\sver\sadónde\sme\slleva\sel\s{THROW}"
            rf"|ho\sappena\svisto\sdove\smi\sporta\sil\s{THROW})(?=\s?[.!;\n]|\s?$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("save saving spare hebe behalte"),
        late(
            rf"(?P<throw>\b(?:(?:the|a|my|die)\s)?{THROW})(?P<now>(?:\snow|\sthis\stime)?),?"
            r"\s(?:(?:and|while)\s(?:i(?:'ll|\sshall|\swill)\s)?(?:save|saving)\s(?:the\s|my\s)?"
            r"(?:others|rest|other\s(?:ones|numbers|two|three|four|five)|big(?:ger)?\sones|high(?:er)?\sones)"
            r"(?:\sfor\slater(?:\son)?)?"
            r"|und\s(?:spare|hebe|behalte)\s(?:mir\s)?(?:die\s(?:anderen|übrigen|restlichen)|den\srest)"
            r"(?:\s(?:auf|zurück|für\sspäter)){0,2})" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<throw>\g<now>",
    ),
    (
        word_set("later another next"),
        late(
            rf",\s(?:and\s|as\s)?the\s{THROW}\s(?:can|may|will|shall)\s(?:wait|serve\sme|be\suseful|come\sin(?:\shandy)?|do\sme"
            r"|help\sme|keep)(?:\s(?:later|another\s(?:time|day)|next\stime|for\slater))(?:\son)?(?=\s?[.!;\n]|$)",
            re.IGNORECASE,
        ),
        "",
    ),
)


def without_reasons_given(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without such reasons."""
    return retold(lines, _WAYS)
