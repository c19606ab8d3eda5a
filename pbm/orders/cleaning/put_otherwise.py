"""Throws that are left or were saved, and corrections, told as the plain orders that they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import ENDS, Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["put_otherwise"]

_KEPT_FOR: Final = r"(?:for|until|till|when|case|so|unless|if|next|later|turn|round|after|once)"
"""What a throw is kept for is another turn."""
_LOW: Final = (
    r"(?:[1-6]|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|een|twee"
    r"|drie|vijf|zes"
    r"|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?![\w%/]|[.,:]\d)"
)
_WAYS: Final = Retelling(
    (
        word_set("instead rather place lieu statt anstatt anstelle plaats ipv vez lugar invece posto"),
        late(
            r"\b(?P<instead>instead\sof|rather\sthan|in\s(?:the\s)?place\sof|in\slieu\sof|statt|anstatt|anstelle\svon"
            r"|au\slieu\sd[eu]|plutôt\sque|in\splaats\svan|ipv|en\s(?:vez|lugar)\sde|invece\s(?:di|che)"
            r"|al\sposto\sdi)\s"
            r"(?:on|at|in|auf|bei|sur|à|op|bij|en|su|sul)\s(?P<old>(?:(?:the|die|der|das|la|le|el|het|de|il"
            r"|space|square|feld"
            r"|case|veld|vakje|casilla|casella)\s){0,2}\d{1,3}\b)",
            re.IGNORECASE,
        ),
        r"\g<instead> \g<old>",
    ),
    (word_set("invece"), late(r"\binvece\sche(?=\s(?:(?:il|la|lo|del|il\s)\s?)?\d)", re.IGNORECASE), "invece di"),
    (
        word_set("wissen weißt weisst savez sais weet sabe sabes sai"),
        late(
            r",\s(?:(?:sie\swissen|du\swei(?:ß|ss)t)\s(?:ja\s|schon\s){0,2}(?:schon|ja)|vous\ssavez(?:\sbien)?"
            r"|tu\ssais(?:\sbien)?"
            r"|(?:u|je)\sweet\s(?:het\s)?wel|ya\s(?:sabe|sabes)|(?:lo\s)?sai(?:\sbene)?)(?=\s?[,.!])",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("another"),
        late(
            rf"(?:^|(?<=\n)|(?<=[.!?]\s))another\s(?P<number>{_LOW})"
            r"(?:\splease|\sfor\sme|\sfor\sthe\s(?:big|old|little|young)\s(?:man|woman|lady|girl|boy|one)"
            r"|\sfrom\sme){0,2}"
            r"(?P<door>,?\s(?:and\s|with\s)?(?:the\s|my\s|a\s)?trap(?:\s?door)?\b)",
            re.IGNORECASE,
        ),
        r"\g<number>\g<door>",
    ),
    (
        word_set("eye"),
        late(
            rf"(?P<throw>\b(?:the|an?|my)\s{_LOW})(?:\splease)?[,;:]\s(?:i've\s(?:got\s)?"
            rf"|i\shave\s(?:got\s)?)my\seye\son"
            r"\s(?:space\s)?\d{1,3}(?=\.\s{1,3}(?:and\s)?(?:the\s|my\s)?trap\s?door\b[^.!?\n]{0,20}\d)",
            re.IGNORECASE,
        ),
        r"\g<throw>",
    ),
    (
        word_set("stay stays remain remains stand stands bleiben rester blijven quedarse restare rimanere"),
        late(
            rf"(?:^|(?<=\n)|(?<=[.!?;]\s))(?:(?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma)\s)?(?:the|my|die"
            rf"|meine|le|mon|de"
            rf"|mijn|el|mi|il|mio)\s(?P<number>{_LOW})\s"
            r"(?:(?:can|may|should|could|shall|must|will)\s(?:of\scourse\s|still\s|just\s)?(?:stay|remain|stand)"
            r"|(?:kann|soll|darf)\s(?:ruhig\s)?bleiben|peut\srester|mag\s(?:gewoon\s)?blijven|puede\squedarse"
            r"|può\s(?:restare|rimanere))"
            r"(?:\s(?:put|as\s(?:it\s)?(?:is|was)|where\sit\sis|wie\ssie\sist|zo|così|así))?(?=\s?[.!\n]|\s?$)",
            re.IGNORECASE,
        ),
        r"Keep the \g<number>",
    ),
    (
        word_set("remain remains stay stays kept"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:(?:and|but)\s)?(?:the|my)\s(?:throw|move|roll)\s(?:(?:may|can|should"
            r"|shall|will|is"
            r"\sto|must)\s)?(?:remains?|stays?|be\skept)\s(?:the\s)?same(?:\splease|,\splease)?(?=\s?[.!\n]|\s?$)",
            re.IGNORECASE,
        ),
        "Keep the throw",
    ),
    (
        word_set("no nein non nee"),
        late(
            r"\b(?P<said>(?P<number>\d{1,3})(?:,?\splease)?),?\s(?:although|or|but|though|hmm+|mind\syou"
            r"|actually|wait|obwohl"
            r"|ou|of)\s?[,.…–—-]{0,3}\s?(?:(?:oh|ah|no|nein|non|nee),?\s){1,3}(?:(?:i'll\s|just\s)?(?:leave"
            r"|keep)\s(?:it|that)"
            r"|bleib(?:en)?\s(?:wir\s)?(?:dabei|bei)|on\slaisse|laat\smaar)(?:\s(?:at|on|there|be))?\s?[,:.–—-]?\s"
            rf"(?P=number)\b(?![.,:/%]\d){ENDS}",
            re.IGNORECASE,
        ),
        r"\g<said>",
    ),
    (
        word_set("déjalo dejalo déjelo dejelo dejémoslo"),
        late(rf"\b(?:d[ée]j[ae]lo|dejémoslo)\scon\s(?=(?:el|un)\s{_LOW})", re.IGNORECASE),
        "pon ",
    ),
    (
        word_set("lascialo lasciamolo"),
        late(rf"\b(?:lascialo|lasciamolo)\scon\s(?=(?:il|un)\s{_LOW})", re.IGNORECASE),
        "metti ",
    ),
    (
        word_set("1"),
        late(
            r"\b(?P<label>(?:trap\s?door|trap|td|nomination|hole|hatch|throw|die|dice|roll)(?:\s(?:vote|roll"
            r"|number))?)\s?"
            r"[(\[]\s?1\s?(?:-|–|to|\.\.)\s?(?:6|9\d|1\d\d)\s?[)\]]",
            re.IGNORECASE,
        ),
        r"\g<label>",
    ),
    (
        word_set("1 range"),
        late(
            r"(?:^|(?<=\n))(?P<row>[\s|]{0,8}(?:(?:my|the|your)\s)?(?:trap\s?door|trap|td|nomination|throw|die"
            r"|dice|roll)"
            r"(?:[\s|:=]{1,20})\d{1,3})(?:\s{1,20}|\s{0,20}\|\s{0,20}|\s?,\s{0,4})"
            r"[(\[]?1\s?(?:-|–|to|\.\.)\s?(?:6|9\d|1\d\d)[)\]]?(?=[\s|]{0,8}(?:\n|$))",
            re.IGNORECASE,
        ),
        r"\g<row>",
    ),
    (
        word_set(
            "luck laugh laughs fun change measure sake hell kicks lark because why suerte fortuna chance "
            "geluk glück spaß"
        ),
        late(
            r"(?P<space>(?:^|(?<=\n)|[.,;:–-]\s|\b(?:and|then|plus|with|the|trap|door|on|und|et|en|y|e)\s)\d{1,3}),?\s"
            r"(?:for\s(?:(?:good\s|extra\s|sheer\s|pure\s)?luck|a\slaugh|laughs|fun|the\sfun\sof\sit|a\schange"
            r"|good\smeasure"
            r"|old\stimes'?\ssake|the\s(?:hell|sake)\sof\sit|a\slark|kicks)|(?:just\s)?because(?:\swhy\snot)?|why\snot"
            r"|(?:por|para\sla)\ssuerte|per\s(?:la\s)?fortuna|pour\s(?:la|le)\schance|voor\s(?:het\s)?geluk"
            r"|auf\sgut\sglück"
            r"|zum\sspaß)" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<space>",
    ),
    (
        word_set("invece however though dagegen hingegen revanche contre daarentegen echter cambio embargo facciamo"),
        late(
            r"\b(?P<turn>(?:turn|turno|zug|runde|tour|beurt|ronde|ronda)\s\d{1,3}),?\s(?:invece|however|though"
            r"|dagegen|hingegen"
            r"|en\srevanche|par\scontre|daarentegen|echter|en\scambio|sin\sembargo|facciamo),?(?=\s)",
            re.IGNORECASE,
        ),
        r"\g<turn>",
    ),
    (
        word_set("gleich well too advance voraus avance alvast paso già at"),
        late(
            r"(?:^|(?<=\n))(?P<turn>\s{0,3}(?:turn|turno|zug|runde|tour|beurt|ronde|ronda)\s\d{1,3})\s"
            r"(?:(?:auch\s)?gleich\s(?:mit|dazu|auch)|as\swell|too|in\sadvance|while\si'm\sat\sit|im\svoraus"
            r"|d'avance|alvast"
            r"|ya\sde\spaso|già\sche\sci\ssono)\s?(?=:)",
            re.IGNORECASE,
        ),
        r"\g<turn>",
    ),
    (
        word_set("might"),
        late(rf"\bmight\s(?P<have>i\s(?:have|take|use|play|throw)\s(?:the|a|my)\s{THROW}\b)", re.IGNORECASE),
        r"could \g<have>",
    ),
    (
        word_set("sechs six zes seis sei"),
        late(
            r"\b(?P<all>(?:wieder|nun|jetzt)\salle|de\snouveau\sles|weer\salle|otra\svez\slos|di\snuovo\stutti\se)"
            r"\s(?:sechs|six|zes|seis|sei)(?:\s(?:zahlen|würfe|numéros|getallen|números|numeri))?" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<all>",
    ),
    (
        word_set("sitting saving keeping hoarding nursing holding hanging saved kept hoarded"),
        late(
            r"\bi(?:'ve|\shave|'m|\sam)?\s(?:been\s)?(?:sitting|saving|keeping|hoarding|nursing|holding|hanging"
            r"|saved|kept"
            r"|hoarded)\s(?:on\sto\s|on\s|back\s|up\s)?(?:my|the|a|this|that)\s"
            rf"(?P<number>{THROW})\b(?:(?!\b{_KEPT_FOR}\b)[^.!?\d\n]){{0,80}}?(?:[,;.]?\s(?:so|and|but)?)\s?"
            r"(?:let\sthat\sbe\s(?:my\s(?:throw|move|number|die)|it)|(?:that\sis|that's)\smy\s(?:throw|move)"
            r"|(?:out|here|there|off|away)\sit\s(?:comes|goes)|i'll\s(?:use|play|throw|spend)\sit)"
            r"(?=\s{0,2}(?:now\b|[.,;!:]|$))",
            re.IGNORECASE,
        ),
        r"I throw the \g<number>",
    ),
    (
        word_set("door hatch hole"),
        late(
            r"(?P<begins>(?:^|(?<=\n)|(?<=[.,;/&]\s)|(?<=\sand\s)|(?<=[.,;(]))[\s>*•-]{0,6})(?:(?:my|the|and)\s){0,2}"
            r"(?:door|hatch|hole)(?:\s?[:=→]\s{0,3}|\s?[-=]>\s?|\s(?:is|on|is\son)\s|\s[-–—]{1,2}\s"
            r"|\s?(?:\.{2,40}|…)\s{0,3}|\s)"
            r"(?:on\s)?(?=(?:(?:space|square|sq|no\.?|#)\s?)?[\"“\[(]?\d{1,3}[\"”\])]?\s{0,2}(?:[.,;/&\n]|and\b|$))",
            re.IGNORECASE,
        ),
        r"\g<begins>trapdoor: ",
    ),
    (
        word_set("two pair both"),
        late(
            r"\bfor\s(?:the\s(?:two|pair|2)|both\sof\s(?:the\s)?two)(?:\s(?:turns|boards|throws))?\s?=\s?(?=\d)"
            r"|(?<=door\s)for\sboth\s(?:turns|rounds|throws)\s(?=\d{1,3}\b)",
            re.IGNORECASE,
        ),
        "for both: ",
    ),
    (
        word_set("please"),
        late(r"\b(?P<the>(?:the|my)\strap\s?door),?\splease,?\s(?P<on>on|at|in|under|to)\s(?=\d)", re.IGNORECASE),
        r"\g<the> \g<on> ",
    ),
    (
        word_set("rather instead place"),
        late(
            r"\b(?:(?:enter|record|note|write|register|show|have)\s(?P<its>the|my)|(?P<the>the|my))\strap\s?door\s"
            r"(?:as|at|on)\s(?P<new>\d{1,3})\s(?:rather\sthan|instead\sof|in\splace\sof)\s(?=\d{1,3}\b)",
            re.IGNORECASE,
        ),
        r"put \g<its>\g<the> trapdoor on \g<new> instead of ",
    ),
    (
        word_set("write"),
        late(
            rf"(?:(?<=^)|(?<=[.,;:!?\n]\s)|\bplease\s)write\s(?:down\s)?(?P<throw>(?:the|a|my)\s{THROW})"
            r"(?:\sdown)?(?:\sfor\sme)?" + ENDS,
            re.IGNORECASE,
        ),
        r"i take \g<throw>",
    ),
    (
        word_set("take"),
        late(
            r"(?:(?<=^)|(?<=[.!\n,;]\s)|(?<=[.!\n]))(?P<please>please\s|kindly\s|and\s|can\syou\s|could\syou\s)?"
            r"take\s(?:out|away|off)\s(?:the|my)\s(?P<door>trap\s?door)(?=\s?(?:[.,;!?\n]|$|and\b|but\b|please\b))",
            re.IGNORECASE,
        ),
        r"\g<please>no \g<door>",
    ),
    (
        word_set("only"),
        late(
            rf"(?<!if\s)(?<!have\si\s)\b(?:i\s(?:only\s)?(?:have|'ve\sgot)\s)?only\s(?:the\s"
            rf"|my\s)(?P<number>{THROW})\s(?:is\s)?left"
            r"(?:\s(?:in|of|to)\s(?:\w+\s?){1,4}?)?,?\s(?:and\s)?so\s(?:it|that)(?:'ll|\swill|'s|\shas|\sis)?\s?"
            r"(?:got\s|have\s)?(?:to\s)?(?:be\s)?(?:that|it|the\sone)(?:\sone)?(?:,?\s(?:won't|isn't|doesn't)\sit\??)?"
            r"(?=\s?[.;,!\n]|$)",
            re.IGNORECASE,
        ),
        r"I throw the \g<number>",
    ),
    (
        word_set("hoarding saving keeping nursing sitting hanging"),
        late(
            r"\bi(?:\shave|'ve)\sbeen\s(?:hoarding|saving|keeping|nursing|sitting\son|hanging\son\sto)\s(?:the|my)"
            rf"\s(?P<number>{THROW})\b[^.;:!?\d]{{0,60}}?,?\sand\s(?:i\s)?(?:shall|will|'ll|am\sgoing\sto)\s(?:now\s)?"
            r"(?:spend|use|play|throw|release|part\swith)\sit(?:\snow)?\b",
            re.IGNORECASE,
        ),
        r"I now throw the \g<number>",
    ),
    (
        word_set("all"),
        late(
            r"(?P<joint>,?\s(?:and|with)\s)?\b(?:i\shave\s)?all\s(?:six|6)\s(?:numbers\s|throws\s)?(?:are\s"
            r"|of\sthem\s)?"
            r"(?:back|mine|free|available)(?:\sagain|\sin\s(?:my\s)?hand|\sto\sme)*\b"
            r"(?=[^\d]{0,60}\b(?:biggest|highest|largest|greatest|smallest|lowest|least)\b)",
            re.IGNORECASE,
        ),
        r"\g<joint>a new set",
    ),
    (
        word_set("put"),
        late(
            r"\b(?:the|my)\s(?P<door>trap\s?door|trap),?\s(?:please\s)?(?:you\s(?:can|may|shall)\s)?put\s(?:him|her|it)"
            r"\s(?:on|at|in|to|under)\s(?:the\s|my\s)?(?:case|number|square|space|field|box"
            r"|place)\s(?P<space>\d{1,3})\b",
            re.IGNORECASE,
        ),
        r"the \g<door> on \g<space>",
    ),
    (
        word_set("house case casa home"),
        late(
            r"\b(?P<door>trap\s?door\b[^.;:!?\d]{0,60}?\s(?:on|at|in|under|to))\s(?:the\s)?(?:house|case|casa|home)"
            r"\s(?P<space>\d{1,3})\b",
            re.IGNORECASE,
        ),
        r"\g<door> \g<space>",
    ),
    (
        word_set("from"),
        late(rf"\bno\s(?P<number>{THROW})\sfrom\s(?:me|us)\b", re.IGNORECASE),
        r"not the \g<number>",
    ),
    (
        word_set("change alter switch amend correct better"),
        late(
            rf"(?P<first>\b(?:{THROW}|\d{{1,3}})[.!]\s)(?:(?:please\s)?(?:change|alter|switch|amend"
            rf"|correct)\s(?:that|this)\sto"
            rf"|better[:,])\s(?=(?:(?:the|an?|my|throw|play)\s){{0,2}}(?:{THROW}|\d{{1,3}})\b)",
            re.IGNORECASE,
        ),
        r"\g<first>No, make that ",
    ),
    (
        word_set("mean meant"),
        late(
            rf"(?P<first>\b(?:{THROW}|\d{{1,3}}))\s?(?:\.{{2,4}}|…)\s?(?:er,?\s|um,?\s|no,?\s)?"
            rf"(?P<second>(?:(?:the|an?|my|throw|play)\s){{0,2}}(?:{THROW}|\d{{1,3}})),?\si\smeant?\b",
            re.IGNORECASE,
        ),
        r"\g<first>. No, make that \g<second>",
    ),
    (
        word_set("no"),
        late(r"\bno\strap\s?door\s(?:on|at|under)\s(?P<space>\d{1,3})\sfrom\s(?:me|us)\b", re.IGNORECASE),
        r"not the \g<space>",
    ),
    (
        word_set("itself"),
        late(
            r"\bwhat\scomes\s(?:after|next|then|second)(?:\sit|\sthat)?\s(?:may|can|will|shall|should|must)\s"
            r"(?:come|follow|go)\sby\sitself\b",
            re.IGNORECASE,
        ),
        "let the second come by itself",
    ),
    (
        word_set("itself"),
        late(
            r"\bby\sitself,?\sas\s(?:the\srules\s(?:say|have\sit|provide|want\sit)|it\sstands\sin\sthe\srules"
            r"|per\sthe\srules)\b",
            re.IGNORECASE,
        ),
        "by itself",
    ),
    (
        word_set("forget ignore disregard scrap scrub cancel"),
        late(
            r"\b(?P<gone>(?:forget|ignore|disregard|scrap|scrub|cancel)\s(?:what|the\sorders|the\smail"
            r"|the\sone)(?:\sthat)?"
            r"\si\s(?:sent|wrote|said|gave)\b[^.!?()\d]{0,40})\([^()\n]{0,60}\)",
            re.IGNORECASE,
        ),
        r"\g<gone>",
    ),
    (
        word_set("behind after"),
        late(
            rf"\blead\soff\swith\s(?P<first>(?:(?:the|my|a)\s)?{THROW})\sand\s(?:come|follow)\s(?:in|up|on)?\s?"
            rf"(?:behind|after)\s(?:it|that)\swith\s(?P<second>(?:(?:the|my|a)\s)?{THROW})\b",
            re.IGNORECASE,
        ),
        r"throw \g<first> first and then \g<second>",
    ),
    (word_set("lemme"), late(r"\blemme\b", re.IGNORECASE), "let me"),
    (
        word_set("only"),
        late(rf"\bonly\sone\sthrow\s(?:from\sme|this\stime|please),?\s(?=(?:the|my)\s{THROW}\b)", re.IGNORECASE),
        "",
    ),
    (
        word_set("let"),
        late(
            rf"(?<!n't\s)(?<!not\s)(?<!never\s)\blet\sme\s(?:get|grab)\s(?P<number>(?:an?|the)\s{THROW})\b",
            re.IGNORECASE,
        ),
        r"I take \g<number>",
    ),
    (
        word_set("side fell fallen falls"),
        late(
            r"\b(?:(?:i|we)(?:'ve|\shave)?\s(?:now\s|finally\s|at\slast\s)?(?:come"
            r"|came)\sdown\s(?:firmly\s)?on\sthe\sside\sof"
            r"|my\schoice\s(?:has\s)?(?:fell|fallen|falls)\s(?:up)?on)"
            rf"\s(?P<number>(?:an?|the|my)\s{THROW})\b(?!-)",
            re.IGNORECASE,
        ),
        r"I throw \g<number>",
    ),
)
"""Each way, with the words of which it has one, and what is told instead."""


def put_otherwise(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with the only throw left told as thrown, and what is changed told as a correction."""
    return retold(lines, _WAYS)
