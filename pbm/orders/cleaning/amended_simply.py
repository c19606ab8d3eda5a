"""A trapdoor that is changed or left out in passing: "leave the trapdoor out of it", "my trap was daft, make it 11".

What is said of it is told with its label, as it would be on a form.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["amended_simply"]

_MY: Final = r"(?:(?:the|my|that|die|meine|la|ma|het|mijn|de|mi|il|el)\s)?"
_DOOR: Final = r"(?:trap\s?-?door|trap|falltüre?|trappe|valluik|luik|trampilla|trampa|botola)"
_CLOSES: Final = r"(?=\s{0,3}(?:[.!,;)–-]|\n|$))"
_NO_OTHER: Final = r"(?!,?\s(?:or|and|oder|und|ou|of|o|e)\b)"
_POLITE: Final = r"(?:,?\s(?:please|pls|thanks|ta|bitte|danke|svp|merci|graag|por\sfavor|per\sfavore))?"
_ROUND: Final = (
    r"(?:,?\s(?:(?:for\s)?(?:this|the)\s(?:week|time|round|turn|one)|diesmal|diese\s(?:woche|runde)|cette\sfois"
    r"|deze\s(?:keer|ronde|week)|esta\s(?:vez|ronda)|(?:per\s)?(?:questa|sta)\s(?:volta|settimana)))?"
)
_OPENS: Final = (
    r"(?P<head>(?:^|(?<=[.!;:\n]))[ \t]{0,3}"
    r"(?:(?:(?!(?:perhaps|maybe|possibly|if|unless|vielleicht|peut-être|misschien|forse|quizás?)\b)"
    r"[^\W\d]{2,12},\s|actually,?\s|och,?\s|oh,?\s|ok,?\s|no,?\s|wait,?\s"
    r"|sorry,?\s|and\s|but\s|please,?\s|bitte\s|on\s(?:second\sthoughts?|reflection),?\s|i've\sthought\sagain,?\s"
    r"|(?:can|could|will|would)\syou\s(?:please\s|just\s)?|let's\s|i'll\s|(?:doch|ach|ah|maar|ma|pero|mais),?\s)){0,4})"
)
_WRONG: Final = (
    r"(?:daft|silly|stupid|dumb|wrong|rubbish|bad|foolish|hasty|hopeless|pants|a\smistake|a\sslip|a\stypo"
    r"|a\s(?:bad|daft"
    r"|silly|stupid|rubbish)\s(?:idea|choice|one)|dumm|blöd|falsch|quatsch|ein\s(?:fehler|versehen)|bête|idiote"
    r"|une\serreur"
    r"|une\sbêtise|dom|fout|stom|een\svergissing|una\stontería|un\serror|una\ssciocchezza|un\serrore|sbagliata)"
)
_WAS: Final = r"(?:was|is|war|ist|était|est|c'était|era|es|fue|è)"
_MAKE: Final = (
    r"(?:(?:so\s|please\s|can\syou\s|could\syou\s|bitte\s|also\s){0,2}(?:make|put|have|move)\s(?:it"
    r"|that)(?:\s(?:on|at|to))?"
    r"|mach\s(?:bitte\s)?(?:lieber\s)?(?:die\s)?|nimm\s(?:lieber\s)?(?:die\s)?"
    r"|mets(?:-la)?\s(?:plutôt\s)?(?:sur\s)?(?:le\s)?"
    r"|maak\s(?:er\s)?(?:maar\s)?|doe\s(?:maar\s)?|pon(?:la)?\s(?:en\s)?(?:la\s|el\s)?|metti(?:la)?\s(?:sul?\s"
    r"|al\s)?(?:il\s)?"
    r"|fai\s)"
)
_INSTEAD: Final = (
    r"(?:,?\s(?:instead|rather|please|draus|daraus|stattdessen|bitte|à\sla\splace|plutôt|ervan|liever|graag|mejor"
    r"|en\ssu\slugar|invece|piuttosto|per\sfavore|por\sfavor)){0,2}"
)

_BIG: Final = r"(?:[7-9]|[1-9]\d|100)(?![.,:/%]?\d)"
_LITTLE: Final = r"[1-6](?![.,:/%]?\d)"
_SCRAPPING: Final = (
    r"(?:(?:scrap|scratch|scrub|strike|cross\sout|bin|ditch|drop|forget|cancel|lose|not)\s(?:the\s|that\s|my\s)?"
    r"|(?:streich(?:e|t)?|vergiss|verwirf)\s(?:bitte\s)?(?:die\s)?|(?:oublie|oubliez|annule|annulez"
    r"|enlève)\s(?:le\s|la\s)?"
    r"|(?:vergeet|schrap)\s(?:de\s|het\s)?|(?:olvida|tacha|quita)\s(?:el\s|la\s)?|(?:dimentica|scorda"
    r"|cancella)\s(?:il\s)?)"
)
_INTO: Final = (
    r"\s?(?:[,;.–-]{1,2}\s?(?:and\s|und\s|et\s|en\s|y\s|e\s)?|\s(?:and\s)?)(?:please\s|bitte\s)?"
    r"(?:make\s(?:it|that)|i\swant|i'd\slike|i'll\shave|give\sme|use|call\sit|nimm|mach(?:e)?|ich\s(?:will"
    r"|nehme)|mets|mettez"
    r"|prends|je\sveux|je\sprends|maak\s(?:er)?|doe|neem|pon|mejor|quiero|metti|fai|voglio)\s"
    r"(?:the\s|a\s|die\s|le\s|la\s|de\s|het\s|el\s|il\s)?"
)
_IGNORING: Final = (
    rf"(?:{_SCRAPPING}|(?:ignore|disregard|never\s?mind|nvm|forget\sabout)\s(?:the\s|that\s|my\s|die\s|la\s|le\s"
    r"|de\s|het\s|el\s|il\s)?)"
)
_WHY: Final = (
    r"(?:(?:,|\s[–-])\s(?!or\b|and\b|but\b|oder\b|ou\b|of\b)(?![^.!?\d\n]{0,80}\b(?:if|unless|or|when|wenn|falls|oder|si|ou|als|of|se"
    r"|o)\b)"
    r"[^.!?\d\n]{3,80})?"
)
"""Why what stands is not wanted."""
_RATHER: Final = (
    r"(?:(?:so|then|and|please|also|dann|alors|dan|pues|allora),?\s)?"
    r"(?:make\s(?:it|that)|i\swant|i'd\s(?:like|rather\shave|prefer)|i'll\s(?:have|take)|i\sprefer|give\sme|use|nimm(?:\slieber)?|mach(?:e)?|bitte"
    r"|lieber|ich\s(?:will|nehme)(?:\slieber)?|mets|mettez|prends|plutôt|je\s(?:veux|prends|préfère)|maak\ser|doe(?:\smaar)?|neem|liever"
    r"|pon|mejor|quiero|metti|fai|voglio|meglio)\s(?:the\s|a\s|die\s|le\s|la\s|de\s|het\s|el\s|il\s)?"
)
_SCRAPPED: Final = word_set(
    "scrap scratch scrub strike cross bin ditch drop forget cancel lose streich streiche streicht vergiss"
    " verwirf oublie oubliez "
    "annule annulez enlève vergeet schrap olvida tacha quita dimentica scorda cancella"
)
_BEING: Final = word_set("was is war ist était est era es fue è")
_MADE_ANEW: Final = (
    rf"\b(?:my|the|meine|die|ma|la|mijn|het|mi|mia)\s(?P<door>{_DOOR})\s{_WAS}\s(?:a\sbit\s|so\s|really\s|plain\s"
    rf"|just\s)?{_WRONG}\s{{0,2}}[,.;!–-]\s{{0,2}}{_MAKE}\s{{0,2}}(?P<new>\d{{1,3}}){_INSTEAD}"
)
"""A trapdoor that is said to have been a bad one, and the new one."""

_ANYWAY: Final = (
    r"(?:(?:in|at)\s(?:any|either|every)\s(?:event|case|rate)|either\sway|whatever\shappens|whichever\sit\sis|regardless|no\smatter\swhat"
    r"|(?:auf|in)\sjede[nm]\sfall|jedenfalls|so\soder\sso|en\stout\scas|de\stoutes?\s(?:façons?|manières?)|in\s(?:elk|ieder)\sgeval"
    r"|hoe\sdan\sook|sowieso|en\s(?:todo|cualquier)\scaso|de\stodas\s(?:formas|maneras)|in\sogni\scaso|comunque)"
)
_WAYS: Final = Retelling(
    (
        word_set(
            "event case rate either whatever whichever regardless matter jeden jedem jedenfalls oder tout toute"
            " toutes elk ieder hoe sowieso todo cualquier todas ogni comunque"
        ),
        late(
            rf"\b(?P<door>{_DOOR})(?::|\s(?:on|at|is|auf|ist|sur|op|en|su|sul)){{0,2}}(?:\s{_ANYWAY}(?:\s(?:on|at|auf|sur|op|en|su|sul))?"
            rf"\s(?P<new>{_BIG})|\s(?P<then>{_BIG}),?\s{_ANYWAY}(?={_CLOSES[3:-1]}))",
            re.IGNORECASE,
        ),
        r"\g<door> \g<new>\g<then>",
    ),
    (
        (word_set("leave keep"), word_set("but and"), word_set("make change move put switch have")),
        late(
            r"(?P<head>(?:^|(?<=[.!;:\n])|(?<=[.!;:]\s))(?:(?:please|ok|sorry|so|no),?\s){0,2})(?:leave"
            r"|keep)\s(?:the|my)\s"
            r"(?P<throw>[1-6]|one|two|three|four|five|six),?\s(?:but|and)\s(?:please\s)?(?:make|change|move|put"
            r"|switch|have)\s"
            rf"(?:the|my)\s(?P<door>{_DOOR})\s(?:(?:to|on|at|into|be|a|the)\s)?(?P<new>\d{{1,3}}){_POLITE}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<head>throw \g<throw>, \g<door> \g<new>",
    ),
    (
        word_set("out"),
        late(
            rf"{_OPENS}(?:leave|keep)\s{_MY}{_DOOR}\s(?:right\s|well\s)?out\s(?:of\s(?:it|this|things))?{_ROUND}"
            rf"{_POLITE}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<head>no trapdoor",
    ),
    (
        word_set("nur lediglich seulement juste uniquement alleen enkel solo sólo solamente soltanto"),
        late(
            rf"{_OPENS}(?:(?:nur|lediglich)\s{_MY}{_DOOR}\s(?:bitte\s)?(?:streichen|zurückziehen|löschen|weglassen|zurücknehmen|weg)"
            rf"|(?:streiche?|lösche?)\s(?:bitte\s)?(?:nur|lediglich)\s{_MY}{_DOOR}"
            rf"|(?:retire|retirez|annule|annulez|enlève|enlevez|supprime|supprimez)\s(?:seulement|juste|uniquement)\s{_MY}{_DOOR}"
            rf"|(?:alleen|enkel)\s{_MY}{_DOOR}\s(?:graag\s)?(?:intrekken|schrappen|weghalen|weglaten|weg)"
            rf"|(?:haal|trek|schrap)\s(?:alleen|enkel)\s{_MY}{_DOOR}(?:\s(?:weg|in))?"
            rf"|(?:retira|retire|quita|anula)\s(?:solo|sólo|solamente)\s{_MY}{_DOOR}"
            rf"|(?:ritira|togli|annulla|elimina)\s(?:solo|soltanto)\s(?:la\smia\s)?{_MY}{_DOOR}){_POLITE}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<head>no trapdoor",
    ),
    (
        word_set("nvm nevermind never forget skip vergiss vergesst oublie laisse vergeet laat olvida lascia scorda"),
        late(
            rf"{_OPENS}(?:nvm|never\s?mind|forget(?:\sabout)?|skip|vergiss|vergesst|oublie|laisse\s(?:tomber)?"
            rf"|vergeet|laat"
            rf"|olvida|lascia\s(?:stare|perdere)|scorda)\s{_MY}{_DOOR}(?:\smaar(?:\szitten)?)?(?:,"
            rf"|\s[–-])?\s(?:just|only"
            r"|nur|juste|seulement|alleen|gewoon|solo|sólo|soltanto)\s(?:(?:the|my|der|mein|den|le|mon|de|mijn|la|mi|il"
            rf"|el)\s)?(?:throw|roll|wurf|lancer|worp|tirada|tiro|lancio){_ROUND}{_POLITE}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<head>no trapdoor",
    ),
    (
        word_set("wanted meant intended"),
        late(
            r"\b(?:(?:i\s(?:believe|think|fear|see|suspect)|i'm\safraid)(?:,|\sthat)?\s)?"
            rf"(?:i(?:'ve|\shave)?\s(?:put|set|placed|laid|left)\s(?:my|the)\s{_DOOR}|(?:my"
            rf"|the)\s{_DOOR}\s(?:is|was|went))"
            r"\s(?:down\s)?(?:on|at|as)\s\d{1,3},?\s(?:when|but|and|though|where)\si\s(?:really\s|actually\s|had\s)?"
            r"(?:wanted|meant|intended)(?:\sit)?(?:\s(?:on|at|to\sbe))?\s(?P<new>\d{1,3})\s?[,.;–-]{1,2}\s(?:so\s)?"
            r"(?:please\s(?:alter|change|correct|move|amend)\s(?:it|that)(?:\sfor\sme)?\s?[.!]"
            r"|(?:could|can|would|will)\syou\s(?:please\s|kindly\s|possibly\s)?(?:alter|change|correct|move|amend|fix)"
            r"\s(?:it|that)(?:\sfor\sme|,?\splease){0,2}\s?[?.])"
            r"(?:\sif\s(?:it's|it\sis|that's)\s(?:too\smuch|any|a\slot\sof)\s(?:trouble|bother),?\s"
            r"(?:leave\sit|don't(?:\sbother)?|never\smind|forget\sit)\s?[.!])?",
            re.IGNORECASE,
        ),
        r"trapdoor: \g<new>.",
    ),
    (
        word_set("wollte meinte"),
        late(
            r"\b(?:ich\s(?:glaube|fürchte),?\s)?(?:ich\shabe?\s|habe\sich\s)?(?:meine|die)\sfalltür(?:\s(?:ist"
            r"|steht|liegt))?"
            r"\sauf\s\d{1,3}(?:\s(?:gesetzt|gelegt|getan))?,?\s(?:(?:und|aber)\s)?(?:ich\s)?(?:wollte"
            r"|meinte)\s(?:aber\s|ich\s){0,2}"
            r"(?:die\s|auf\s)?(?P<neu>\d{1,3})\s?[.,]\s(?:könn(?:en|ten)\ssie|kannst\sdu|könntest\sdu)\s(?:das|sie|es)"
            r"\s(?:bitte\s)?(?:ändern|korrigieren|verlegen)\s?[?.]",
            re.IGNORECASE,
        ),
        r"Falltür: \g<neu>.",
    ),
    ((word_set("?"), _BEING), late(rf"{_MADE_ANEW}\s?\?(?=\s|$){_NO_OTHER}", re.IGNORECASE), r"\g<door>: \g<new>."),
    (_BEING, late(rf"{_MADE_ANEW}{_CLOSES}{_NO_OTHER}", re.IGNORECASE), r"\g<door>: \g<new>"),
    (
        word_set("toch liever maar doch lieber nun finalement plutôt mejor meglio piuttosto alla"),
        late(
            rf"\b(?P<door>{_DOOR}),?\s(?:toch\smaar|toch\sliever|toch|liever|doch\slieber|nun\sdoch|doch|lieber|plutôt"
            r"|finalement|mejor|meglio|piuttosto|alla\sfine)\s(?:(?:op|auf|sur|en|su|die|de|le|la|el|il|sul)\s){0,2}"
            r"(?P<new>\d{1,3}),?\s(?:niet|nicht|pas|no|non)\s(?:(?:op|auf|sur|en|su|die|de|le|la|el|il|sul)\s){0,2}"
            rf"\d{{1,3}}{_CLOSES}",
            re.IGNORECASE,
        ),
        r"\g<door>: \g<new>",
    ),
    *(
        (
            _SCRAPPED | word_set("ignore disregard never nevermind nvm vergeet"),
            late(
                rf"{_OPENS}{_IGNORING}(?P<old>{number}){_POLITE}{_WHY}\s?[.,;!–-]{{1,2}}\s(?:{_RATHER}(?P<new>{number}){_INSTEAD}"
                rf"|(?P<kindly>{number})(?:,?\s(?:instead|please|pls|bitte|svp|graag|por\sfavor|per\sfavore)){{1,2}})"
                rf"{_CLOSES}{_NO_OTHER}",
                re.IGNORECASE,
            ),
            rf"\g<head>change the {what} from \g<old> to \g<new>\g<kindly>",
        )
        for number, what in ((_BIG, "trapdoor"), (_LITTLE, "throw"))
    ),
    (
        _SCRAPPED,
        late(
            rf"(?:^|(?<=\n)){_SCRAPPING}(?P<old>{_BIG}){_INTO}(?P<new>{_BIG}){_INSTEAD}{_CLOSES}{_NO_OTHER}",
            re.IGNORECASE,
        ),
        r"change the trapdoor from \g<old> to \g<new>",
    ),
    (
        _SCRAPPED,
        late(
            rf"(?:^|(?<=\n)){_SCRAPPING}(?P<old>{_LITTLE}){_INTO}(?P<new>{_LITTLE}){_INSTEAD}{_CLOSES}{_NO_OTHER}",
            re.IGNORECASE,
        ),
        r"change the throw from \g<old> to \g<new>",
    ),
    (
        (word_set("should ought"), word_set("read say be")),
        late(
            rf"{_OPENS}(?:that|the|my)\s(?P<door>{_DOOR})\s(?:should|ought\sto)\s(?:read|say|be|have\s(?:read"
            rf"|said|been))"
            rf"\s(?P<new>{_BIG}){_POLITE}{_CLOSES}{_NO_OTHER}(?!,?\s(?:i|it|that)\b[^.!?\n]{{0,20}}\d)",
            re.IGNORECASE,
        ),
        r"\g<head>\g<door>: \g<new>",
    ),
    (
        (word_set("hang hold"), word_set("no")),
        late(r"(?<=\d)(?P<no>,?\sno,?\s)(?:hang|hold)\son\s(?=\d{1,3}\s?(?:[.!\n]|$))", re.IGNORECASE),
        r"\g<no>",
    ),
    (
        (word_set("leave keep"), word_set("no")),
        late(
            rf"\b(?P<door>{_DOOR})\s(?:(?:a|to|into|on|at|for|is|space|square)\s){{0,3}}\d{{1,3}}\s?[,.!…–-]{{1,3}}\s?"
            rf"(?:(?:oh|actually|wait|no),?\s){{1,3}}(?:leave|keep)\sit\s(?:at"
            rf"|on)\s(?P<new>\d{{1,3}}){_POLITE}{_CLOSES}{_NO_OTHER}",
            re.IGNORECASE,
        ),
        r"\g<door>: \g<new>",
    ),
)


def amended_simply(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with a trapdoor that is changed or left out in passing told with its label."""
    return retold(lines, _WAYS)
