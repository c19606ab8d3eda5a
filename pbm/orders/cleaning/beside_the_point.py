"""What stands beside an order and changes nothing of it, told more simply before a mail is read.

"Because he told me to" gives a reason, "unless you hear otherwise" says what every order says, "if there's a trapdoor
going" hangs on nothing, and "my 1 goes first in this two-in-one round" has one number that is a throw.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import Gated, word_set, words_in

__all__ = ["without_what_is_beside_the_point"]

_NUMBER: Final = r"(?:[1-6]|one|two|three|four|five|six)"
_ENDS: Final = r"(?=\s?(?:[.,;:!)\n]|$))"
_REMARKS: Final = (
    (
        word_set("coz cuz"),
        late(r"\b(?:coz|cuz)\b(?=\s(?:i|i'm|im|it|its|the|my|he|she|they|last|that|there|we|you)\b)", re.IGNORECASE),
        "because",
    ),
    (
        word_set("because cos coz"),
        late(
            r",?\s(?:because|cos|coz)\s(?:he|she|they|my\s[^\W\d_]{2,12}|(?-i:[A-Z])[^\W\d_]{1,14})"
            r"\s(?:told\sme\s(?:to|so)|asked\sme\sto|says?\sso|said\sso|wants?\s(?:it|to|me\sto))" + _ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("there"),
        late(
            r"\b(?:and\s)?if\sthere(?:'s|\sis|\sare)\s(?:a|any|one)\s?(?:trap\s?doors?|traps?)?\s?"
            r"(?:going|to\sbe\shad|on\soffer|to\sspare|left\sover),?\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("case"),
        late(
            r"\b(?:just\s)?in\scase\s(?:i|we)\s(?:do\snot|don't|can't|cannot|fail\sto|shouldn't)\s"
            r"(?:reach|get\sto|see|find|get\snear|get\sback\sto|come\snear)\s(?:an?|my|the|any)\s"
            r"(?:keyboard|computer|screen|phone|laptop|internet|machine|desk|mail)(?:\sagain)?"
            r"(?:\sbefore\s[^,.:;\n]{1,30}|\sin\stime)?,?\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("unless until"),
        late(
            r"(?:\b(?:(?:please\s)?let\s)?(?:these|this|those)(?:\sorders?)?(?:\swill|\smay|\sshall)?\s(?:stands?|hold)"
            r"(?:\sgood)?,?\s)?\b(?:unless|until)\s(?:(?:you\shear|i\s(?:tell\syou|say|write|send))"
            r"(?:\s(?:otherwise|differently|again|anything\selse|something\selse|something\snewer|newer\sones"
            r"|better\sones|others)){1,2}(?:\sfrom\sme)?"
            r"|(?:something|anything)\s(?:newer|new|else|better)\s(?:comes|arrives|follows|reaches\syou)(?:\sfrom\sme)?)"
            r"(?:\s?[,:]|(?=\s?[.;!\n)]|\s{0,3}$))",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("yet"),
        late(
            r"\bif\syou\s(?:haven't|have\snot|hadn't)\s(?:opened|closed|done|run|processed|started|begun|worked|played"
            r"|typed|adjudicated|posted|sent)\b[^,.;:?\d\n]{0,30}?\syet,?\s"
            r"(?=(?:could|can|may|might|please|i|let|then|my)\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("strike striking"),
        late(
            rf"\b(?P<verb>strik)(?:e|ing)\s(?:an?\s|the\s|my\s)?(?P<number>{_NUMBER})\swith\s(?:the|my|a)\s(?:die|dice)\b",
            re.IGNORECASE,
        ),
        r"throw \g<number>",
    ),
    (
        word_set("like"),
        late(
            r"\b(?P<space>\d{1,3})\slike\s(?:a\s|the\s|my\s)?(?P<door>trap\s?door|trap)\b" + _ENDS,
            re.IGNORECASE,
        ),
        r"\g<space> as \g<door>",
    ),
    (
        word_set("might"),
        late(
            r"\b(?:i\s)?might\s(?:just\s)?as\swell\s(?=(?:use|throw|play|spend|go|take|get|have|burn)\b)",
            re.IGNORECASE,
        ),
        "I'll ",
    ),
    (
        word_set("later"),
        late(
            r",\s(?:i|i'll)\s(?:want|need|may\sneed|might\sneed|am\skeeping|am\ssaving)\s(?:that|it|this|the\s[1-6])"
            r"(?:\sone)?"
            r"\s(?:for\s)?later(?:\son)?(?=\s?[.;!)])",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("idea thoughts plan"),
        late(
            r"\b(?:if|should)\s(?:i|we)\s(?:should\s)?(?:have|get|think\sof|come\sup\swith|find)\s(?:an?\s|any\s)?"
            r"(?:better|other|different|new|brighter|second)\s(?:ideas?|plan|thoughts?)\b[^.!?\d]{0,40}?"
            r"\b(?:i|we)(?:'ll|\swill|\sshall)\s(?:write|mail|tell\syou|let\syou\sknow|send\sword|be\sback|shout)"
            r"(?:\sagain)?(?:,?\s(?:but|and|so)\s(?:don't|do\snot)\s(?:wait|hold\sup)(?:\sfor\s(?:it|me|that))?)?[.!]?",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("prefer"),
        late(
            r"\b(?:having\sslept\son\s(?:it|that|this|the\sabove),?\s)?i\s"
            r"(?:find\s(?:that\s)?i\s|now\s|would\snow\s|think\si\s)prefer\s(?P<space>\d{1,3})\sfor\s(?P<the>the|my)"
            r"\strap\s?door(?:\.?\s(?:kindly|please)\s(?:alter|change|amend|correct)\sit)?" + _ENDS,
            re.IGNORECASE,
        ),
        r"make it \g<space> for \g<the> trapdoor",
    ),
    (
        word_set("way"),
        late(
            r"\b(?P<one>[1-6])(?:\sfirst)?,?\s(?:and\s)?then\s(?:the\s|a\s)?(?P<two>[1-6])\s?[-–—.,;]{1,2}\s?"
            r"(?:no|oops|sorry|wait)\b[^.:\d]{0,30}\bother\sway\s(?:about|round|around)\s?[:,;–-]{1,2}\s"
            r"(?=(?:the\s)?(?P=two)\b[^.\d]{0,20}\b(?P=one)\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (word_set("in"), late(r"\b(?:two|2|three|3)-in-(?:one|1)\b", re.IGNORECASE), "double"),
    (
        word_set("namely viz wit"),
        late(rf",?\s(?:namely|viz\.?|to\swit)[,:]?\s(?=(?:an?\s|the\s)?(?:{_NUMBER})\b)", re.IGNORECASE),
        ": ",
    ),
    (
        word_set("only"),
        late(
            rf"\b(?P<verb>(?:mov|step|walk|hopp?|advanc|go)(?:e|ing)?\sby\s{_NUMBER})\sonly\b",
            re.IGNORECASE,
        ),
        r"\g<verb>",
    ),
    (
        word_set("of"),
        late(rf"\bmake\sof\sthe\s(?P<old>{_NUMBER})\san?\s(?P<new>{_NUMBER})\b", re.IGNORECASE),
        r"change the throw from \g<old> to \g<new>",
    ),
    (
        word_set("meant"),
        late(
            rf"\bit\swas\sthe\s(?P<new>{_NUMBER})\s(?:that\s)?i\smeant(?:,?\s(?:and\s)?not\s(?:the\s)?{_NUMBER})?\b",
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
        word_set("trapdoor trap"),
        late(
            r"\bone\strap\s?door\s(?:to\s(?:last|do|cover|serve)(?:\sme)?|for)(?:\s(?:through|for))?\s"
            r"(?:both|the\stwo|the\spair)(?:\s(?:of\sthem|turns|rounds))?(?=\s?:)",
            re.IGNORECASE,
        ),
        "trapdoor",
    ),
    (word_set("own"), late(r"\bmy\sown\s1\b(?![.,]\d)", re.IGNORECASE), "my own one"),
)
"""Each remark, with the words of which it has one, and what is told instead."""
_GATED: Final = Gated((needed, (pattern, told)) for needed, pattern, told in _REMARKS)
_LINES: Final = 60
_REACH: Final = 4_000


def without_what_is_beside_the_point(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with such remarks left out or told more simply."""
    remarks = _GATED.of(words_in(lines))
    if not remarks:
        return list(lines)
    head, rest = "\n".join(lines[:_LINES]), list(lines[_LINES:])
    if len(head) > _REACH:
        return list(lines)
    head = head.replace("’", "'")
    for pattern, told in remarks:
        head = pattern.sub(told, head)
    return [*head.split("\n"), *rest]
