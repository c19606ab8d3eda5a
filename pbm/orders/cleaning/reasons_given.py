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

_HOME: Final = (
    r"(?:i(?:['’]?m|\sam|'?ll\sbe|\sshall\sbe|\swill\sbe|\sshould\sbe)\s(?:home(?:\sand\s(?:dry|hosed))?|over\sthe\sline)"
    r"|bin\sich\s(?:zu\s?hause|daheim|im\sziel)|je\ssuis\s(?:arrivée?|à\sla\smaison|à\sl'arrivée)|ben\sik\s(?:thuis|binnen)"
    r"|(?:ya\s)?estoy\sen\s(?:casa|la\smeta)|sono\s(?:a\scasa|arrivat[ao]))"
)
"""Where a throw leads who throws it last of all."""
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
_THROW_ABROAD: Final = (
    r"(?:[1-6]|eins|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|twee|drie|vijf|zes|dos|tres|cuatro|cinco|seis|due|tre"
    r"|quattro|cinque|sei)"
)
_OPEN_ABROAD: Final = (
    r"(?:wenn|falls|oder|vielleicht|sonst|außer|aber|doch\snicht|lieber|eher|besser|unsicher|sicher|glaube|denke|schwank\w*"
    r"|zweif\w*|weiß|überleg\w*|hoffe|si|ou|peut-être|sauf|mais|plutôt|mieux|sûr|crois|pense|hésite|espère|als|of|misschien"
    r"|tenzij|maar|beter|zeker|twijfel\w*|denk|hoop|o|quizás?|pero|salvo|mejor|seguro|creo|dudo|espero|se|forse|ma|meglio"
    r"|sicuro|credo|dubito|spero|falltüre?|trappe|valluik|luik|trampilla|botola|dorthin|dahin|ici|hier|da\shin)"
)
"""Words of a clause that leaves something open, or orders."""
_CLOSED: Final = rf"(?:(?!\b(?:{_OPEN_ABROAD}|{_THROW_ABROAD})\b)[^.!?;:\d\n]){{3,120}}?(?=\s?[.!;\n]|\s?$)"
_LANDED: Final = (
    r"(?:,\s(?:(?:dann|damit|so)\s(?:stehe|bin|lande|komme)\sich\sauf|(?:comme\sça\s|alors\s|ainsi\s)?je\s(?:serai|suis)\ssur(?:\sle)?"
    r"|dan\s(?:sta|kom|ben)\sik\sop|así\s(?:quedo|estoy)\sen(?:\sel)?|così\s(?:arrivo|sono)\s(?:a|al|sul))\s(?:[7-9]|[1-9]\d))?"
)
"""Where the throw leads, told between it and the reason."""
_TOLD_ABROAD: Final = (
    rf"(?P<throw>\b(?:die|eine|le|un|de|een|el|il)\s{_THROW_ABROAD}(?:\s(?:bitte|svp|graag|por\sfavor|per\sfavore))?)"
)
_WAYS: Final = Retelling(
    (
        word_set("denn weil car puisque want omdat porque pues perché poiché muss doit moet deve debe"),
        late(
            rf"{_TOLD_ABROAD}{_LANDED},\s(?:denn|weil|car|parce\sque|parce\squ'|puisque|want|omdat|porque|pues|ya\sque|perché|poiché"
            r"|und\s(?:dort|da)\smuss|et\sil\sdoit|et\slà\sil\sdoit|en\sdaar\smoet|y\sahí\sdebe|e\slì\sdeve)\s"
            + _CLOSED,
            re.IGNORECASE,
        ),
        r"\g<throw>",
    ),
    (
        word_set("neighbours neighbors next side adjacent nebeneinander voisins naast"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:the|die|le|de)\s\d\s(?:and|und|et|en)\s(?:the|die|le|de)\s\d\s(?:are|aren't|liegen|sont|ne"
            r"\ssont|zitten|staan)\s(?:(?:even|right|just|so|not|nicht|mal|direkt|même|pas|vlak)\s){0,3}(?:neighbou?rs|next\sto\seach"
            r"\sother|side\sby\sside|adjacent|nebeneinander|voisins|naast\selkaar)\b[^.!?\d\n]{0,60}(?:[.!]|(?=\n)|$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("round"),
        late(
            r"\b(?P<on>on|at|to)\sa\s(?:(?:nice|good|lovely|pleasing|neat|handsome)\s)?round\s(?=[1-9]0\b)",
            re.IGNORECASE,
        ),
        r"\g<on> ",
    ),
    (
        word_set("anyway anyhow whatever jedenfalls sowieso bref anders enfin"),
        late(
            r"(?P<door>\b(?:trap\s?-?door|trap|falltür|trappe|valluik)(?:\s(?:on|at|auf|sur|op))?\s(?P<space>\d{1,3})),?\s(?:(?:like|as|the"
            r"\ssame\sas|wie|comme|zoals)\s(?:last\stime|before|letztes\smal|la\sdernière\sfois|vorige\skeer),?\s)?(?:or\swas\sit|or\sis\sit"
            r"|oder\swar\ses|ou\sc'était|of\swas\shet)\s(?:die\s|le\s|de\s)?\d{1,3}(?:\s(?:last\stime|before|letztes\smal|la\sdernière\sfois"
            r"|vorige\skeer))?\s?[?,.;–-]{1,2}\s(?:well,?\s)?(?:anyway|anyhow|whatever|jedenfalls|sowieso|bref|enfin),?\s(?:die\s|le\s|de\s)?"
            r"(?P=space)\b(?![.,:/%]\d)" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<door>",
    ),
    (
        (
            word_set("says thinks wants prefers reckons sagt meint will dit veut zegt wil dice vuole quiere"),
            word_set("i ich je ik yo io"),
        ),
        late(
            r"(?:^|(?<=\n)|(?<=[.!]\s))(?:my\s(?:husband|wife|son|daughter|brother|sister|mother|father|neighbour)|(?-i:[A-Z])[^\W\d_]{1,14})"
            rf"\s(?:says|thinks|wants|prefers|reckons|sagt|meint|will|dit|veut|zegt|wil)\s(?:the|a|die|eine|le|un|de|een)\s"
            rf"(?:{THROW}|{_THROW_ABROAD})(?:\s(?:first|zuerst|d'abord|eerst))?,?\s(?:but|aber|mais|maar)\s"
            r"(?:i\s(?:say|want|prefer)|ich\s(?:sage|will)|je\s(?:dis|veux)|ik\s(?:zeg|wil))\s(?=(?:the|a|die|eine|le|un|de|een)\s)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("takes puts brings gets bringt führt amène mène brengt"),
        late(
            r"\A(?P<before>(?:(?!\b(?:one|two|three|four|five|six)\b)[^\d]){0,300}?(?:^|(?<=\n)|(?<=[.!?]\s)))"
            rf"(?P<throw>(?:the|die|le|de)\s(?:{THROW}|{_THROW_ABROAD}))\s(?:(?:takes|puts|brings|gets)\sme"
            r"(?:\s(?:back|straight|right))?\s(?:to|on(?:to)?)|(?:bringt|führt)\smich\s(?:wieder\s)?auf|m'amène\s(?:au|sur(?:\sle)?)|me\smène"
            r"\s(?:au|sur\sle)|brengt\sme\s(?:weer\s)?(?:op|naar))\s(?:(?!(?:if|not|past|near|wenn|si|als)\b)[^\W\d_]{1,10}\s){0,3}"
            r"(?:[7-9]|[1-9]\d)(?:\sagain)?(?P<stop>[.!])\s(?=(?:[^.!?\d\n]{2,40}[.!]\s)?(?:(?:and|und|et|en)\s)?(?:(?:the|my|die|la|het)\s)?"
            r"(?:trap\s?-?door|trap|falltür|trappe|valluik)\s(?:(?:on|at|auf|sur|op)\s)?\d{1,3}\s?(?:[.!]?(?:\n|$)))",
            re.IGNORECASE,
        ),
        r"\g<before>I throw \g<throw>\g<stop> ",
    ),
    (
        word_set("auch obwohl même bien ook hoewel aunque anche benché though although"),
        late(
            r"(?P<throw>\b(?:the|a|my|die|eine|le|un|de|een|el|il)\s(?:[1-6]|[^\W\d]{3,7})),\s(?:auch\swenn|obwohl|même\ssi|bien\sque"
            r"|ook\sal|hoewel|aunque|anche\sse|benché|even\sthough|although|though)\s(?:(?:the|that|das|die|dieses|le|la|ce|cette"
            r"|het|de|dat|el|la|esa|il|quel|quella|space|square|number|feld|case|numéro|vak|casilla|casella)\s){0,3}"
            rf"(?:[7-9]|[1-9]\d)\s{_CLOSED}",
            re.IGNORECASE,
        ),
        r"\g<throw>",
    ),
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
        word_set("home line hause daheim ziel arrivé arrivée maison thuis binnen casa meta arrivato arrivata"),
        late(
            r"(?P<throw>(?:^|(?<=\n))(?:(?!(?:if|when|once|wenn|falls|si|quand|als|se|quando|cuando|with|mit|avec|met|con)\b)"
            r"[^?\n.!\d]){0,40}\d\s?(?:(?:on|auf|sur|op|en|su)\s(?-i:[A-H])\s?)?)[!.,]{0,6}\s?(?<=[\s!.,])(?:(?:and|und|et|en|y|e)\s)?"
            rf"(?:then|dann|alors|dan|entonces|allora|und|et|en|y|e)\s{_HOME}(?:\s(?:i\shope|hopefully|at\slast))?"
            r"(?=\s?[.!,;\n]|\s?$)",
            re.IGNORECASE,
        ),
        r"\g<throw>",
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
