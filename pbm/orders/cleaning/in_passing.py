"""What is said in passing beside orders, and orders nothing itself: "if I win, I sail past your house hooting".

What somebody does who has won, what all the others do already, the number that somebody else may hold, what one played
last time, and how far the boards go: no order hangs on any of it, and none of its numbers is one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["without_remarks_in_passing"]

_START: Final = r"(?:^|(?<=\n)|(?<=[.!?]\s))"
_NUMBER: Final = (
    r"(?:[1-6]|one|two|three|four|five|six|eine?[rn]?|zwei|drei|vier|fünf|sechs|une?|deux|trois|quatre|cinq|een"
    r"|twee|drie"
    r"|vijf|zes|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?![\w%/]|[.,:]\d)"
)
_ORDERING: Final = (
    r"(?:throw\w*|trap\w*|orders?|moves?|nominat\w*|spaces?|squares?|numbers?|play|resign|quit|stop|leave"
    r"|retire|withdraw"
    r"|ones?|two|three|four|five|six|wurf|würf\w*|falltür|feld|zug|zahl|spiele?|aufhören|höre|steige|eins|zwei"
    r"|drei|vier|fünf"
    r"|sechs|worp|valluik|luik|vak|getal|speel|stop|kap|twee|drie|vijf|zes|lance|joue|coup|trappe|case|arrête"
    r"|abandonne|deux"
    r"|trois|quatre|cinq|tirada|tiro|juego|trampilla|trampa|casilla|dejo|abandono|dos|tres|cuatro|cinco|seis"
    r"|lancio|gioco"
    r"|botola|casella|mossa|smetto|due|tre|quattro|cinque|sei|not|nicht|niet|pas|no|non|otherwise|else|sonst"
    r"|anders|sinon"
    r"|if not|instead|stattdessen|don't|won't|can't|bother|forget|ignore|cancel|scrap|change)\b"
)
_WON: Final = (
    r"(?:if\si\s(?:do\s|actually\s|ever\s)?win(?:\s(?:this|it|this\sone|the\sgame))?"
    r"|(?:wenn|falls)\sich\s(?:das\s|hier\s|das\sspiel\s)?gewinne|si\sje\sgagne(?:\sla\spartie)?"
    r"|als\sik\s(?:dit\s|het\s|hier\s)?win|si\s(?:gano|la\sgano)(?:\sla\spartida)?|se\svinco(?:\s(?:io|la\spartita))?)"
)
_HOLDS: Final = (
    r"(?:'s\s(?:still\s)?got|'ve\s(?:still\s)?got|\s(?:still\s)?(?:has|have|holds|hold|throws?|rolls?|plays?"
    r"|uses?|gets?"
    r"|picks?|has\sgot|have\sgot|comes\sup\swith))"
)
_ALL_DO: Final = (
    r"(?:if\s(?:every(?:one|body)|ev(?:e?r|r?)y\s?(?:one|body))(?:(?:'?s|\sis)(?:\selse)?|\selse(?:'?s|\sis))"
    r"\s(?:being\s[^\W\d]{3,12}|doing\s(?:it|that|so)|at\sit|joining\sin|having\sone)"
    r"|wenn\s(?:das\s)?(?:ja|doch|eh|schon|jetzt|sowieso)\s(?:alle|jeder)\s(?:das\s|so\s)?(?:mitmach|mach)(?:en|t)"
    r"|(?:si|puisque)\stout\sle\smonde\ss'y\smet|als\siedereen\s(?:het|dat)\s(?:toch|nu)\sdoet"
    r"|si\s(?:ya\s)?todos\slo\sestán\shaciendo|se\s(?:ormai\s)?lo\sstanno\sfacendo\stutti)"
)
"""What all the others do already."""
_DOING: Final = (
    r"(?:put|stick|add|give|make|have|let|i'll|i|i'd|we'll|mine|my|me|trap\w*|td|\d|setz|nehme?|ich|falltür"
    r"|mets|je|moi|trappe"
    r"|doe|zet|ik|valluik|pon|ponme|yo|trampilla|metti|mettimi|io|botola)\b"
)
_MY_LAST: Final = (
    r"(?:and\s(?:me|i|there\swas\si|there\si\swas)\swith\smy|und\sich\smit\smeiner|et\smoi\savec\smon|en\sik\smet\smijn"
    r"|y\syo\scon\smi|e\sio\scon\sil\smio)"
)
_PAST: Final = r"(?:was|were|had|threw|did|went|war|waren|hatte|était|avait|fallait|era|fue|tenía|aveva)"
_LONE_SPACE: Final = (
    r"(?:(?:one|1)\s(?:whole|entire|measly|lousy|miserable|paltry|puny)\s(?:space|square|step)"
    r"|ein\s(?:ganzes|einziges|mickriges)\sfeld|une?\s(?:seule\s)?case\sentière|(?:één|een)\sheel\s(?:vakje|veld)"
    r"|una\scasilla\sentera|una\s(?:intera\scasella|casella\sintera))"
)
_SIZES: Final = (
    r"(?:smaller|bigger|larger|longer|shorter|size|length|as\s(?:big|long|large)|kleiner|größer|länger|kürzer"
    r"|gleich\s(?:groß"
    r"|lang)|plus\s(?:petit|grand|long|court)|kleiner|groter|langer|korter|más\s(?:pequeño|grande|largo|corto)"
    r"|più\s(?:piccol[oa]|grande|lung[oa]|cort[oa]))"
)
_REACHING: Final = (
    r"(?:(?:(?:(?:it|that)\s)?(?:looks?|seems?)(?:\sto\sme)?\s(?:like\s|as\s(?:if|though)\s|that\s)?|i\s(?:see"
    r"|thought)\s(?:that\s)?)?"
    r"(?:they\s(?:both\s)?|both(?:\sboards|\sof\sthem)?\s|each\s|all\s)(?:seem\sto\s|appear\sto\s)?"
    r"(?:(?:go|goes|run|runs)(?:\sup)?\sto|(?:end|ends|stop|stops|finish|finishes)\s(?:at|on))\s\d{2,3}"
    r"|(?:beide|alle)\s(?:gehen|laufen|enden|lopen|gaan)\s(?:doch\s)?(?:bis|tot|bei)\s\d{2,3}"
    r"|les\sdeux\s(?:vont|s'arrêtent)\s(?:jusqu'à|à)\s\d{2,3}|los\sdos\s(?:llegan|van)\s(?:hasta|al?)\s(?:el\s)?\d{2,3}"
    r"|tutt[ie]\se\sdue\s(?:arrivano|vanno)\s(?:fino\s)?a\s\d{2,3})"
)
_WHO: Final = (
    r"(?:i|we|the\s\w{2,14}|my\s\w{2,14}|some(?:one|body)|every(?:one|body)|they|he|she|jemand|alle|sie|er"
    r"|quelqu'un|ils"
    r"|iemand|ze|alguien|qualcuno|(?-i:[A-Z])[^\W\d_]{1,14})"
)
_FEARED: Final = (
    rf"(?:{_WHO}\s(?:smells?|fears?|suspects?|expects?|senses?|scents?)\s[^.!?,;\d\n]{{0,40}}?\b(?:at|on|around"
    rf"|near)\s\d{{1,3}}"
    rf"|{_WHO}\s?(?:'ll|will|'s\sgoing\sto|(?:is|are)\s(?:going|bound|sure)\sto|might|may|could|would"
    rf"|wants?\sto)\s(?:surely\s"
    r"|probably\s|only\s)?(?:drop|trap|catch|ambush|nobble|bury|sink|swallow)\s(?:me|us)\s(?:at|on|around"
    r"|near)\s\d{1,3}"
    r"|there(?:'ll|\swill|'s|\sis)\s(?:surely\s|bound\sto\s|going\sto\s|be\s){0,3}(?:an?"
    r"|another)\strap\s?door\s(?:at|on)\s\d{1,3}"
    r"(?=,?\s(?:and\s)?so\s))"
)
"""A space on which somebody expects to be caught: it is no nomination of theirs."""
_GUESSED: Final = (
    r"(?:(?:i\s(?:think|bet|reckon|guess|suppose|expect|suspect|fancy|hope)|(?:i'm|i\sam)\ssure"
    r"|my\sguess\sis)\s(?:that\s)?"
    r"(?:he|she|they|(?-i:[A-Z])[^\W\d_]{1,14})(?:'ll|\swill|'s\sgoing\sto|\s(?:is|are)\sgoing\sto|\smight|\smay|'d)\s"
    rf"(?:do|play|throw|roll|use|take|have|go\sfor|go\swith|choose|pick)\s(?:an?|the|his|her|their)\s{_NUMBER}"
    rf"|ich\s(?:glaube|denke|wette),?\s(?:er|sie)\s(?:nimmt|wirft|spielt|macht)\s(?:die|eine)\s{_NUMBER}"
    rf"|je\s(?:pense|crois|parie)\squ'(?:il|elle)\s(?:jouera|fera|lancera|prendra|va\sjouer)\s(?:le|un)\s{_NUMBER}"
    rf"|ik\sdenk\sdat\s(?:hij|ze|zij)\s(?:de|een)\s{_NUMBER}\s(?:gooit|neemt|speelt)"
    rf"|creo\sque\s(?:él\s|ella\s)?(?:tirará|jugará|sacará|va\sa\stirar)\s(?:el|un)\s{_NUMBER}"
    rf"|penso\sche\s(?:lui\s|lei\s)?(?:tirerà|giocherà|farà)\s(?:il|un)\s{_NUMBER})"
)
"""What somebody guesses that another throws."""
_OWN_ORDER: Final = (
    r"(?<![\d.,:])\d{1,3}(?:(?!\b(?:she|he|they|her|his|their|wants?|says?|said|if|unless|or)\b)[^\n?]){0,80}?"
)
_STANDING_ON: Final = (
    r"(?:(?:and|yes|still|that's\sright|honestly),?\s)?(?:(?:i['’]?m|i\sam|we['’]?re|we\sare|me)\s)?"
    r"(?:(?:still|only|just|stuck|back|sitting|standing|actually|really)\s){0,3}on\s(?:the\s|space\s|square\s"
    r"|number\s)?"
    r"|ich\s(?:stehe|bin|sitze)\s(?:immer\snoch\s|noch\s|nur\s|erst\s){0,2}auf\s(?:der\s|feld\s)?"
    r"|je\s(?:suis|reste)\s(?:encore\s|toujours\s)?(?:sur|à)\s(?:la\s|le\s|case\s|la\scase\s)?"
    r"|ik\s(?:sta|zit)\s(?:nog\s|nog\ssteeds\s|pas\s)?op\s(?:de\s|veld\s|vak\s)?"
    r"|(?:estoy|sigo)\s(?:todavía\s|aún\s)?en\s(?:la\s|el\s)?|sono\s(?:ancora\s)?(?:su|sul|alla)\s(?:la\s|casella\s)?"
)
_WAYS: Final = Retelling(
    (
        word_set("on auf sur à op en su sul alla"),
        late(
            rf"{_START}(?P<space>{_NUMBER})\s?[.!…]{{1,3}}\s{{1,3}}(?P<said>{_STANDING_ON})(?P=space)\b"
            r"(?!\s?(?:please|bitte))"
            rf"(?=[^\w%/](?s:.){{0,600}}?(?<![\w.,:]){_NUMBER})",
            re.IGNORECASE,
        ),
        r"\g<said>\g<space>",
    ),
    (
        (
            word_set(
                "think bet reckon guess suppose expect suspect fancy hope sure glaube denke wette pense crois parie "
                "denk creo penso"
            ),
            word_set(
                "he she they he'll she'll they'll he's she's he'd she'd they'd will going might may er sie qu'il "
                "qu'elle hij ze zij que che"
            ),
        ),
        late(
            rf"(?P<own>{_OWN_ORDER})(?:\s?[,;(–—-]{{1,2}}\s?|(?P<end>[.!]{{1,2}})\s)"
            rf"(?:(?:because|as|since|denn|car|want)\s)?(?:{_GUESSED})\)?(?=\s?[.!\n]|\s?$)",
            re.IGNORECASE,
        ),
        r"\g<own>\g<end>",
    ),
    (
        word_set(
            "smell smells fear fears suspect suspects expect expects sense senses scent scents drop trap catch ambush "
            "nobble bury sink swallow trapdoor"
        ),
        late(rf"{_START}{_FEARED}(?:(?=\s?[.!])\s?[.!]|,?\s(?:(?:and\s)?so\s)|(?=\n|$))", re.IGNORECASE),
        "",
    ),
    (
        word_set("win gewinne gagne gano vinco"),
        late(
            rf"{_START}{_WON}\b,?\s(?![^.!?\n]{{0,160}}\b{_ORDERING})[^.!?\n\d]{{3,160}}(?:[.!]{{1,3}}|(?=\n)|$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("because cos coz since weil denn car parce want omdat porque perché"),
        late(
            r"(?P<why>\b(?:because|cos|coz|since|weil|denn|car|parce\squ[e']|want|omdat|porque|perché)\s?"
            r"(?:(?:he|she|they|sie|er|elle|il|ze|hij|ella|él|lei|lui)\b"
            r"|(?-i:[A-Z])[^\W\d_]{1,14}\b)[^.!?,;:\d\n]{0,80}?),?"
            rf"\s(?:(?:if|when|once)\s(?:he|she|they){_HOLDS}\s(?:an?|the)\s(?:{_NUMBER})"
            r"(?:\s(?:in|up)\s(?:his|her|their)\s(?:hand|purse|bag|sleeve|pocket)|\sleft|\sto\splay|\snext)?"
            rf"|wenn\s(?:er|sie)\s(?:noch\s)?(?:die|eine)\s{_NUMBER}\s(?:auf\sder\shand\s|übrig\s)?(?:hat|haben"
            rf"|wirft|spielt|würfelt)"
            rf"|(?:s'ils?|si\selles?)\s(?:a|ont|joue|lance|fait)\s(?:encore\s)?(?:un|le)\s{_NUMBER}"
            rf"|als\s(?:ze|zij|hij)\s(?:nog\s)?(?:een|de)\s{_NUMBER}\s(?:heeft|hebben|gooit|speelt)"
            rf"|si\s(?:ella\s|él\s)?(?:tiene|saca|juega|tira)\s(?:un|el)\s{_NUMBER}"
            rf"|se\s(?:lei\s|lui\s)?(?:ha|tira|gioca|fa)\s(?:ancora\s)?(?:un|il)\s{_NUMBER})(?=\s?[.!)\n]|\s?$)",
            re.IGNORECASE,
        ),
        r"\g<why>",
    ),
    (
        word_set(
            "everyone everybody everyones everybodys evryone evryones evrybody evrybodys evryones everyons wenn "
            "puisque tout iedereen todos tutti"
        ),
        late(
            rf"{_START}(?P<lead>(?:[^\W\d_]{{1,7}},?\s){{0,4}}){_ALL_DO}(?:,\s(?:then\s)?(?=\w)"
            rf"|\s(?:then\s)?(?={_DOING}))",
            re.IGNORECASE,
        ),
        r"\g<lead>",
    ),
    (
        (
            word_set("with mit avec met con"),
            word_set("was were had threw did went war waren hatte était avait fallait era fue tenía aveva"),
            word_set("me i ich moi ik yo io"),
        ),
        late(
            rf"(?P<what>\b{_PAST}\b[^.!?\n]{{0,60}}?),?\s{_MY_LAST}\s(?:[^\W\d]{{3,12}}\s)?{_NUMBER}"
            rf"(?=\s?[.!]{{1,3}}\s[^?]{{0,200}}?\b{_NUMBER})",
            re.IGNORECASE,
        ),
        r"\g<what>",
    ),
    (
        (
            word_set(
                "whole entire measly lousy miserable paltry puny ganzes einziges mickriges entière heel entera intera"
            ),
            word_set("space square step feld case vakje veld casilla casella"),
        ),
        late(rf"{_START}{_LONE_SPACE}\s?[.!?…]{{1,3}}(?=[^?]{{0,200}}\s{_NUMBER})", re.IGNORECASE),
        "",
    ),
    (
        word_set(
            "smaller bigger larger longer shorter size length big long large kleiner größer länger kürzer groß lang "
            "plus groter langer korter más più"
        ),
        late(rf"(?P<asked>\b{_SIZES}\b[^.!?\n]{{0,40}}\?\s){_REACHING}(?=\s?[.!?\n]|\s?$)", re.IGNORECASE),
        r"\g<asked>",
    ),
)
"""Each remark, with the words of which it has one, and what is told instead."""


def without_remarks_in_passing(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without what is said in passing: "me with my steady 3. I take the 5" without its 3."""
    return retold(lines, _WAYS)
