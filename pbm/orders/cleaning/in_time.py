"""Orders that only hope to be in time: "2 and 58, if it is not too late" hangs on the deadline, as every order does."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["in_time"]

_HOPING = late(
    r"[\s,(-]{0,3}\b(?:but |only |that is,? |and )?(?:(?:if|provided|assuming|presuming|hoping|as long as"
    r"|so long as)(?: that)?"
    r" (?:(?:it|that|this)(?:'s| is|s)?|i(?:'m| am|m)|we(?:'re| are)|(?:these|they)(?: are)?|there(?:'s| is)"
    r"|my (?:mail|letter|orders?)(?: is| are)?"
    r"|(?:this|my) (?:mail|letter|e-?mail|one|note)(?: is)?) "
    r"(?:not (?:yet |already )?(?:too|to) late|(?:still |just )?(?:in time|not late)|still (?:ok|okay|possible|open"
    r"|time|allowed|counts?)"
    r"|time(?: left)?|makes? it(?: in time)?|(?:arrives?|gets? (?:there|to you|through|in)|reach(?:es)? you"
    r"|lands?)(?: still)?"
    r"(?: in time| before (?:the )?(?:deadline|cut-?off|close|noon|closing))|isn't too late|hasn't closed"
    r"|beats? the deadline"
    r"|within the deadline|before the (?:deadline|cut-?off))"
    r"|(?:if|assuming) (?:it|that) isn't (?:too|to) late|(?:if|provided) (?:i )?(?:haven't"
    r"|have not) missed (?:the deadline|it)"
    r"|if not too late|if still in time|if in time|if (?:it )?still counts"
    r"|(?:falls|wenn|sofern)(?: es|'s| ich| das)? (?:noch )?(?:nicht (?:schon )?zu spät (?:ist|bin|kommt|komme)"
    r"|rechtzeitig (?:ist|bin|kommt|komme)|noch (?:geht|reicht|möglich(?: ist)?))"
    r"|(?:falls|wenn|sofern) noch möglich"
    r"|si (?:c'est|cela est|ça l'est) encore (?:possible|temps)|si encore possible"
    r"|si (?:todavía|aún) (?:es posible|se puede|estoy a tiempo)|si es posible todavía"
    r"|se (?:è|fosse) ancora possibile|se si può ancora|als (?:het|dat) nog mogelijk is"
    r"|(?:si|s'il) (?:ce |il )?(?:n'est|est) pas (?:déjà )?trop tard|s'il (?:en )?est encore temps"
    r"|als (?:het|ik) (?:nog )?(?:niet te laat (?:is|ben)|op tijd (?:is|ben)|nog kan)"
    r"|si (?:no es|todavía no es|aún no es) (?:demasiado )?tarde|si (?:llego|llega) a tiempo"
    r"|se non è (?:ormai )?(?:troppo )?tardi|se (?:sono|siamo|faccio) (?:ancora )?in tempo)"
    r"(?=\s{0,2}(?:[,.;:!?)\n-]|$|to (?:play|send|enter)|and\b))[)]?",
    re.IGNORECASE,
)
_ASKING = late(
    r"\b(?:(?:am i|is it|are we|is this|have i left it) (?:now |already )?too late\s?\?\s{1,3}if not\b"
    r"|(?:am i|is it|are we|is this) (?:still |just )?in time\s?\?\s{1,3}if so\b)\s?(?:then )?[,:-]?\s{0,3}",
    re.IGNORECASE,
)
_RESIGNED = late(
    r"(?:(?:and|but|or|well|then)\s)?\bif (?:it(?:'s| is)|i(?:'m| am)|this is|not|that's|so|this arrives?"
    r"|we are) ?(?:already )?(?:too late|late|too slow|am|is)?,? "
    r"(?:then )?(?:i (?:quite |fully |perfectly |do |will |shall |'?ll |of course )?(?:understand|don't mind"
    r"|won't (?:mind|complain))"
    r"|never mind|no matter|not to worry|don't worry|so be it|that's (?:fine|life|my fault)"
    r"|(?:it's )?my (?:own )?fault|fair enough|no harm done"
    r"|i('ve| have) only myself to blame|tough(?: luck)?|hard luck|apologies|sorry"
    r"|it can't be helped)\b[^.!?\d\n]{0,40}[.!]?",
    re.IGNORECASE,
)
_NEEDS = word_set("if provided assuming presuming hoping long falls wenn sofern si il als se late time")
"""Words of which every hope, and every question whether it is too late, has one."""
_ASKED = late(r"^\s{0,2}\?")
_BESIDE = late(
    r"\b(?:otherwise|else|or|instead|change|changed|swap|replace)\b"
    r"|\bif (?:it(?:'s| is) |this is )?(?:after|past|later)\b",
    re.IGNORECASE,
)
_LINES, _LINE = 60, 600


def in_time(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without the hope that they are in time, and without taking it well if they are not.

    What is wanted instead if they are late stays, and with it the condition.
    """
    if not may_be_in(words_in(lines[:_LINES]), _NEEDS):
        return list(lines)
    head = "\n".join(line[:_LINE] for line in lines[:_LINES])
    if (_HOPING.search(head) is None and _ASKING.search(head) is None) or _BESIDE.search(head):
        return list(lines)
    made: list[str] = []
    for place, line in enumerate(lines):
        if place >= _LINES or len(line) > _LINE:
            made.append(line)
            continue
        made.append(_without(line))
    return made


def _without(line: str) -> str:
    line = _ASKING.sub("", _RESIGNED.sub("", line))
    made = ""
    end = 0
    for found in _HOPING.finditer(line):
        made += line[end : found.start()]
        end = found.end()
        asked = _ASKED.match(line[end:])
        if asked is not None:
            made += "."
            end += asked.end()
        elif not made.strip():
            end += len(line[end:]) - len(line[end:].lstrip(" ,:;-"))
    return made + line[end:]
