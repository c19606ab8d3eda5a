"""Ways to say an order that are told more simply before a mail is read.

"Not 95 after all but 93" is "not 95 but 93", and "my 1 goes first in this two-in-one round" has one number that is a
throw.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.asked_for import orders_asked_for
from pbm.orders.cleaning.put_otherwise import put_otherwise
from pbm.orders.cleaning.retold import ENDS, Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["told_simply"]

_WAYS: Final = Retelling(
    (
        word_set("number"),
        late(
            rf"\b(?P<who>i(?:'ll|\swill|\sshall|'d\slike\sto)?)\s(?P<play>use|play|throw|take|choose|pick|spend)\s(?:the\s)?"
            rf"number\s(?P<number>{THROW})\b(?!\s(?:and|or)\s)",
            re.IGNORECASE,
        ),
        r"\g<who> \g<play> the \g<number>",
    ),
    (
        word_set("first"),
        late(
            rf"\bfor\sthe\sfirst(?:\s(?:turn|one|throw|of\s(?:them|the\stwo)))?,?\s(?:(?:the|a|my)\s)?(?P<one>{THROW}),?\s"
            rf"(?:and\s)?for\sthe\ssecond(?:\s(?:turn|one|throw))?,?\s(?:(?:the|a|my)\s)?(?P<two>{THROW})\b",
            re.IGNORECASE,
        ),
        r"\g<one> first and then the \g<two>",
    ),
    (
        word_set("wrote said put gave sent typed"),
        late(
            r"\b(?:i|my\s(?:phone|tablet|thumbs?|fingers?))\s(?:wrote|said|put|gave|sent|typed)\s(?:down\s)?(?:the\s|my\s|a\s)?trap\s?door\s"
            r"(?:on\s|as\s|at\s|of\s|was\s)?(?P<old>\d{1,3}),?\s(?:but|and)\s(?:it|that)\s(?:must|should|ought\sto|has\sto)\s"
            r"(?:be|read|say|have\sbeen|have\sread|have\ssaid)\s(?P<new>\d{1,3})\b"
            r"(?!\s(?:next|later|if|unless|in\sturn|from|when|once|after)\b)",
            re.IGNORECASE,
        ),
        r"change my trapdoor from \g<old> to \g<new>",
    ),
    (
        (word_set("1"), word_set("throw trapdoor trap")),
        late(r"(?:^|(?<=\n))(?P<lead>\s{0,8})1\s(?P<label>throw|trap\s?door)(?=\s?[:,])", re.IGNORECASE),
        r"\g<lead>\g<label>",
    ),
    (
        word_set("coz cuz"),
        late(r"\b(?:coz|cuz)\b(?=\s(?:i|i'm|im|it|its|the|my|he|she|they|last|that|there|we|you)\b)", re.IGNORECASE),
        "because",
    ),
    (
        word_set("strike striking"),
        late(
            rf"\b(?P<verb>strik)(?:e|ing)\s(?:an?\s|the\s|my\s)?(?P<number>{THROW})\swith\s(?:the|my|a)\s(?:die|dice)\b",
            re.IGNORECASE,
        ),
        r"throw \g<number>",
    ),
    (
        word_set("like"),
        late(
            r"\b(?P<space>\d{1,3})\slike\s(?:a\s|the\s|my\s)?(?P<door>trap\s?door|trap)\b" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<space> as \g<door>",
    ),
    (
        word_set("away"),
        late(
            rf"(?P<before>^|(?<=\n)|(?<=[.!?:]\s))(?:an?\s|the\s)?(?P<throw>{THROW})\saway(?=,?\s(?:and\s|with\s)?(?:the\s|my\s|a\s)?"
            r"trap\s?-?do+r)",
            re.IGNORECASE,
        ),
        r"\g<before>throw \g<throw>",
    ),  # "6 away and the trapdoor on 53"
    (
        word_set("might"),
        late(
            r"\b(?:i\s)?might\s(?:just\s)?as\swell\s(?=(?:use|throw|play|spend|go|take|get|have|burn)\b)",
            re.IGNORECASE,
        ),
        "I'll ",
    ),
    (
        word_set("prefer"),
        late(
            r"\b(?:having\sslept\son\s(?:it|that|this|the\sabove),?\s)?i\s"
            r"(?:find\s(?:that\s)?i\s|now\s|would\snow\s|think\si\s)prefer\s(?P<space>\d{1,3})\sfor\s(?P<the>the|my)"
            r"\strap\s?door(?:\.?\s(?:kindly|please)\s(?:alter|change|amend|correct)\sit)?" + ENDS,
            re.IGNORECASE,
        ),
        r"make it \g<space> for \g<the> trapdoor",
    ),
    (
        (word_set("parter fer one 1"), word_set("two three 2 3")),
        late(
            r"\b(?:two|2|three|3)(?:-(?:(?:in|for)-(?:one|1)|parter|fer)| for the price of (?:one|1))\b", re.IGNORECASE
        ),
        "double",
    ),
    (
        word_set("namely viz wit"),
        late(rf",?\s(?:namely|viz\.?|to\swit)[,:]?\s(?=(?:an?\s|the\s)?(?:{THROW}|\d{{1,3}})\b)", re.IGNORECASE),
        ": ",
    ),
    (
        word_set("only"),
        late(
            rf"\b(?P<verb>(?:mov|step|walk|hopp?|advanc|go)(?:e|ing)?\sby\s{THROW})\sonly\b",
            re.IGNORECASE,
        ),
        r"\g<verb>",
    ),
    (
        word_set("of"),
        late(rf"\bmake\sof\sthe\s(?P<old>{THROW})\san?\s(?P<new>{THROW})\b", re.IGNORECASE),
        r"change the throw from \g<old> to \g<new>",
    ),
    (
        word_set("meant"),
        late(
            rf"\bit\swas\sthe\s(?P<new>{THROW})\s(?:that\s)?i\smeant(?:,?\s(?:and\s)?not\s(?:the\s)?{THROW})?\b",
            re.IGNORECASE,
        ),
        r"my throw is \g<new>",
    ),
    (word_set("steady"), late(r"\bsteady\sas\sshe\sgoes\b", re.IGNORECASE), "steadily"),
    (
        word_set("after"),
        late(r"\bnot\s(?P<old>\d{1,3})\safter\sall,?\sbut\s(?P<new>\d{1,3})\b", re.IGNORECASE),
        r"not \g<old> but \g<new>",
    ),
    (word_set("single"), late(r"\ba\ssingle\s(?=(?:square|space|step|pip)\b)", re.IGNORECASE), "1 "),
    (
        (word_set("both two pair"), word_set("trapdoor trap")),
        late(
            r"\bone[^\S\n]trap\s?door\s(?:to\s(?:last|do|cover|serve)(?:\sme)?|for)(?:\s(?:through|for))?\s"
            r"(?:both|the\stwo|the\spair)(?:\s(?:of\sthem|turns|rounds))?(?=\s?:)",
            re.IGNORECASE,
        ),
        "trapdoor",
    ),
    (
        word_set("just"),
        late(
            r"\b(?P<back>(?:scrub|strike|scratch|forget|cancel|ignore|belay|scrap)\s(?:that|it)(?:\sone)?)\s?[,;:–-]{1,2}\s"
            r"i(?:'ve|\shave)?\sjust\s(?:noticed|seen|spotted|realised|realized|remembered|worked\sout)\b[^.!?\d]{0,90}"
            r"(?=[.!])",
            re.IGNORECASE,
        ),
        r"\g<back>",
    ),
    (
        word_set("after"),
        late(
            rf"\b(?P<first>{THROW}\s(?:(?:at\s)?first|to\s(?:start|begin)(?:\swith)?),?\s(?:and\s)?then\s(?:the\s|a\s|my\s)?"
            rf"{THROW})\safter(?:\s(?:that|it)|wards)?" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<first>",
    ),
    (
        (word_set("numbers throws dice six set"), word_set("of"), word_set("my")),
        late(
            rf"\b(?P<the>(?:use|play|throw|spend|take)\s(?:the|a)\s{THROW})\s(?:out\s)?of\smy\s"
            r"(?:numbers|throws|dice|six|set)" + ENDS,
            re.IGNORECASE,
        ),
        r"\g<the>",
    ),
    (word_set("forrard ard forrards"), late(r"\bfor(?:rards?|'ard)\b", re.IGNORECASE), "forward"),
    (
        word_set("pretend imagine"),
        late(
            rf"\b(?:let's\s|let\sus\s)?(?:pretend|imagine)\s(?:(?:that\s)?(?:it|the\sdie|my\sdie)\s)"
            rf"(?:landed|came\sup|came\sdown|fell|rolled|stopped)\s(?:on\s|at\s)?(?:an?\s)?(?P<number>{THROW})\b"
            r"(?=\s(?:for\sme|please|pls)\b|\s?[.,;!)\n])",
            re.IGNORECASE,
        ),
        r"throw \g<number>",
    ),
    (
        word_set("wherever"),
        late(r"\bwherever\s(?P<space>\d{1,3})\s(?:is|may\sbe|might\sbe|happens\sto\sbe)" + ENDS, re.IGNORECASE),
        r"\g<space>",
    ),
    (
        word_set("instead"),
        late(
            r"\bwrite\s(?P<new>\d{1,3})\sfor\s(?P<the>the|my)\s(?P<door>trap\s?door|throw)\sinstead(?:\sof\s(?:it|that))?"
            + ENDS,
            re.IGNORECASE,
        ),
        r"change \g<the> \g<door> to \g<new>",
    ),
    (
        word_set("yes yep yeah aye indeed"),
        late(
            r"\b(?P<number>\d{1,3})\b(?P<rest>[^\n?]{2,40}?[.!])\s(?:yes|yep|yeah|aye|indeed),?\s(?P=number)\b"
            r"(?=\s?[.,;!(–-])",
            re.IGNORECASE,
        ),
        r"\g<number>\g<rest> Yes",
    ),
    (
        word_set("one"),
        late(
            r"\b(?P<before>trap\s?door\b[^.!?\n]{0,40}?[,;&]\s(?:and\s)?|trap\s?door\b[^.!?\n]{0,40}?\sand\s)the\sone\s"
            r"(?=(?:on|for)\s(?:board\s)?(?-i:[A-H])\b)",
            re.IGNORECASE,
        ),
        r"\g<before>the trapdoor ",
    ),
    (
        word_set("prudence caution reason wisdom duty conscience sense instinct"),
        late(
            r"\bbut\s(?:(?:my|common|good)\s)?(?:prudence|caution|reason|wisdom|duty|conscience|sense|instinct)\s"
            rf"(?:says|dictates|counsels|whispers|commands|demands|advises|calls\sfor)\s(?P<number>(?:the\s|an?\s){THROW})"
            r"(?:,?\sand\s(?:for\sonce\s)?i(?:'ll|\sshall|\swill)?\s(?:listen|obey|heed|follow)(?:\sto)?(?:\sher|\shim|\sit)?)?"
            + ENDS,
            re.IGNORECASE,
        ),
        r"but I choose \g<number>",
    ),
    (
        word_set("which"),
        late(
            r"\b(?P<door>(?:the|my)\strap\s?door),\swhich\s[^,.!?\d]{3,80},\s(?=(?:is|should|goes|shall|will|may|can)\b)",
            re.IGNORECASE,
        ),
        r"\g<door> ",
    ),
    (word_set("sheets"), late(r"\b(?:three|3)\ssheets\s(?:to|in)\sthe\swind\b", re.IGNORECASE), "tipsy"),
    (
        word_set("sorry oops"),
        late(
            r"\b(?P<oops>sorry|oops)[,!]?\s(?:but\s)?i(?:'d|\shad|'m|\sam)?\s(?:misread"
            r"|reading\sit\s(?:backwards|wrong|upside\sdown)|misjudged|miscounted|mistyped|misremembered"
            r"|mixed\sup|slipped\son)\b[^.!?;\d]{0,50}[,.;:–-]\s(?=(?:(?:it's|it\sis|make\sit|i\smeant?)\s)?\d)",
            re.IGNORECASE,
        ),
        r"\g<oops>, ",
    ),
    (
        word_set("“ ‘ \" '"),
        late(
            rf"(?<![\w:])(?<!: )(?<!said )(?<!says )(?<!say )[\"“‘'](?P<number>\d{{1,3}}|{THROW})[\"”’'](?![\w/])",
            re.IGNORECASE,
        ),
        r"\g<number>",
    ),
    (
        word_set("mean meant"),
        late(
            r"\b(?P<one>\d{1,3})(?:\s?[.,;?!…–-]{1,3}\s)?\s?(?:or|no)\s(?:is|was)\sit\s(?P<two>\d{1,3})\s(?:that\s)?i\smeant?\b",
            re.IGNORECASE,
        ),
        r"\g<one> or \g<two>",
    ),
    (
        word_set("rolling throwing playing spending"),
        late(
            rf"\b(?:that|this)\s(?P<number>{THROW})\s(?:that\s|which\s)?i(?:'m|\sam)\s(?P<verb>rolling|throwing|playing|spending)\b"
            r"(?!\s(?:next|later|after|in\sturn|in\sround)\b)",
            re.IGNORECASE,
        ),
        r"my throw of \g<number> this turn",
    ),
    (word_set("whichever"), late(r"\bwhichever\sone\b", re.IGNORECASE), "whichever"),
    (
        word_set("know"),
        late(
            r"(?<=\d\sor\s)(?P<two>\d{1,3})[.,;]?\s(?:whichever|whatever)\s(?:it\s(?:is|was)\s)?(?:that\s)?[^.!?\d]{3,60}?,"
            r"\syou(?:'ll|\swill)?\sknow\b",
            re.IGNORECASE,
        ),
        r"\g<two>",
    ),
    (
        word_set("hoarded hoarding saved kept keeping saving"),
        late(
            rf"\bhaving\s(?:hoarded|saved|kept|nursed|guarded)\s(?:my|the|a)\s(?P<number>{THROW})\b[^.!?,;\d]{{0,40}}?,?\s"
            r"i(?:'ll|\s(?:believe\s|think\s)?i?\s?(?:shall|will|'ll))\s(?:now\s)?let\s(?:it|him|her)\sgo(?:\snow)?\b",
            re.IGNORECASE,
        ),
        r"I throw my \g<number>",
    ),
    (word_set("had"), late(r"\b(?P<who>i|we)\shad\sbetter\b", re.IGNORECASE), r"\g<who>'d better"),
    (word_set("of"), late(r"\bA\s(?=throw\sof\s[1-6]\son\s(?:all|every|each|both)\b)"), "the "),
    (
        word_set("scrub scratch strike scrap forget"),
        late(
            rf"\b(?:hm+\s?[–—,.-]{{1,3}}\s?)?(?:scrub|scratch|strike|scrap|forget)\sthe\s(?P<old>{THROW})(?:\sthen)?[,;]\s(?:and\s)?"
            r"(?:i(?:'ll|\swill|'d|\swould)\s)?(?:(?:sooner|rather|now)\s)?(?:have|get\srid\sof|use|play|take|spend|throw)\s"
            rf"(?:the|my|a)\s(?P<new>{THROW})(?:\s(?:now|instead|please|today)){{0,2}}" + ENDS,
            re.IGNORECASE,
        ),
        r"change the throw from \g<old> to \g<new>",
    ),
    (
        word_set("make"),
        late(
            r"\b(?P<the>the|my)\strap\s?door\swas\s(?:on\s|at\s)?(?P<old>\d{1,3}),?\s(?:but\s)?(?:please\s)?make\s(?:it|that)\s"
            r"(?P<new>\d{1,3})\b",
            re.IGNORECASE,
        ),
        r"change \g<the> trapdoor from \g<old> to \g<new>",
    ),
    (
        word_set("leave"),
        late(
            r"\bso\sthe\strap\s?door\sis\s(?:now\s)?(?P<new>\d{1,3})(?=,?\s(?:and|but)\s(?:please\s)?leave\sthe\sthrow\b)",
            re.IGNORECASE,
        ),
        r"so change the trapdoor to \g<new>",
    ),
    (
        word_set("place stead"),
        late(
            rf"\bi\sgave\syou\s(?:an?|the|my)\s(?P<old>{THROW})(?P<between>[.;,]\s(?:kindly\s|please\s)?)(?:cross|strike)\s"
            rf"(?:that|it)\sout\sand\s(?:write|put)\s(?:an?|the|my)\s(?P<new>{THROW})\sin\sits\s(?:place|stead)",
            re.IGNORECASE,
        ),
        r"I gave you a \g<old>\g<between>change the throw from \g<old> to \g<new>",
    ),
    (
        word_set("strike"),
        late(rf"\b(?P<who>i|i'll)\sstrike\san?\s(?P<number>{THROW})(?=\s?[.,;!])", re.IGNORECASE),
        r"\g<who> throw a \g<number>",
    ),
    (
        (word_set("there where"), word_set("trap trapdoor")),
        late(
            r"(?P<going>\b(?:come|land|pass|go|step|stop|get|fall)\s(?:by|on|at|to|past|over)\s(?:square\s|space\s)?)"
            r"(?P<space>\d{1,3})\b(?P<between>[^\d.!?]{0,20}[.!])\s(?:there|that's\swhere|that\sis\swhere)\si\s"
            r"(?:put|want|place|lay|set)\s(?:my|the)\strap\s?door\b",
            re.IGNORECASE,
        ),
        r"\g<going>\g<space>\g<between> My trapdoor is on \g<space>",
    ),
    (
        word_set("first"),
        late(
            rf"\b(?P<one>{THROW})\s(?:at\sfirst|first\sup),?\sand\sthe\s(?P<two>{THROW})\s(?:after(?:\s(?:that|it)|wards)?|next)\b",
            re.IGNORECASE,
        ),
        r"\g<one> first and then the \g<two>",
    ),
    (
        word_set("first"),
        late(
            rf"\b(?P<one>{THROW})\s(?:squares?|spaces?|steps?)\son\sthe\sfirst(?:\sof\s(?:them|the\stwo))?,?\sand\s(?P<two>{THROW})"
            r"\son\sthe\s(?:other|second)\b",
            re.IGNORECASE,
        ),
        r"\g<one> first and then \g<two>",
    ),
    (
        word_set("standing sitting parked"),
        late(
            r"\b(?:right\s)?where\si(?:'m|\sam)\s(?:standing|sitting|parked),\s(?:that's|which\sis|that\sis)\s(?:on\s)?(?=\d)",
            re.IGNORECASE,
        ),
        "on ",
    ),
    (
        word_set("wrong"),
        late(r"\bi\s(?:can't|cannot|can\snot)\sgo\s(?:far\s)?wrong\swith\b", re.IGNORECASE),
        "I take",
    ),
    (word_set("w"), late(rf"\bgo\sw/?\s(?=(?:the\s|a\s|my\s)?{THROW}\b)", re.IGNORECASE), "go with "),
    (
        word_set("them both"),
        late(r"\bfor\s(?:the\stwo|both|the\spair)\sof\s(?:them|these|those)\b", re.IGNORECASE),
        "for both",
    ),
    (word_set("own"), late(r"\bmy\sown\s1\b(?![.,]\d)", re.IGNORECASE), "my own one"),
)
"""Each way, with the words of which it has one, and what is told instead."""


def told_simply(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with orders told more simply."""
    return retold(put_otherwise(orders_asked_for(lines)), _WAYS)
