"""Orders that only hope to be in time: "2 and 58, if it is not too late" hangs on the deadline, as every order does.

So does what is asked for as soon as it is allowed: "is it too late to change my trap? if not 24".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import Needed, may_be_in, word_set, words_in

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
    r"\b(?:(?:am i|is it|are we|is this|have i left it) (?:now |already )?too late"
    r"(?: (?:for|to make) (?:(?:an?|any|some|more|my) )?(?:new |other |last )?(?:changes?|orders?|alterations?))?"
    r"\s?\?\s{1,3}if not\b"
    r"|have i (?:just |already )?missed (?:the deadline|the cut-?off|it)\s?\?\s{1,3}if not\b"
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
_BEGINS: Final = r"(?:^|(?<=\n)|(?<=[.!?]\s)|(?<=[,:;–-]\s))"
_ASKED_BEFORE: Final = word_set("?")
_CHANGES: Final = word_set(
    "change changing alter move swap switch amend revise redo replace edit update ändern tauschen verlegen wechseln "
    "changer modifier déplacer wijzigen veranderen verzetten cambiar mover cambiare modificare spostare"
)
_CHANGING: Final = rf"(?:{'|'.join(sorted(_CHANGES))})"
_TOO_LATE: Final = (
    r"(?:(?:am\si|are\swe|is\s(?:it|this)|have\si\sleft\sit)\s)?(?:now\s|already\s)?too\slate\s(?:for\sme\s)?to\s",
    r"(?:ist\ses|bin\sich)\s(?:schon\s)?zu\sspät,?\s(?:um\s)?",
    r"(?:est-il|est-ce|c'est)\s(?:déjà\s)?trop\stard\spour\s",
    r"(?:is\shet|ben\sik)\s(?:al\s)?te\slaat\som\s",
    r"¿?(?:es|ya\ses)\s(?:demasiado\s)?tarde\spara\s",
    r"è\s(?:ormai\s)?(?:troppo\s)?tardi\sper\s",
)
"""What opens the question whether it is too late to change something, a tongue each."""
_YET: Final = (
    r"(?:(?:is\sthere\s(?:still\s|any\s)?time|is\sit\s(?:still\s)?(?:possible|ok|okay|allowed|in\stime)|am\si\s(?:still\s|just\s)?in\stime)"
    r"\s(?:for\sme\s)?(?:left\s)?to\s|(?:can|may|could)\si\s(?:still|yet)\s)",
    r"(?:kann|darf)\sich\s(?=[^.!?\n]{0,30}\bnoch\b)",
    r"(?:est-ce\sque\sje\speux|puis-je|je\speux)\s(?:encore|toujours)\s",
    r"(?:kan|mag)\sik\s(?=[^.!?\n]{0,30}\bnog\b)",
    r"¿?(?:todavía|aún)\spuedo\s|¿?puedo\s(?:todavía|aún)\s",
    r"(?:posso|sono\sin\stempo\sper)\s(?:ancora\s)?",
)
_NOT: Final = (
    r"if\s(?:not|it\sisn't|it's\snot|i'm\snot)",
    r"(?:wenn|falls)\snicht",
    r"sinon|si\snon|si\sce\sn'est\spas\sle\scas",
    r"zo\sniet|als\s(?:dat\s)?niet(?:\szo\sis)?|anders",
    r"si\sno",
    r"se\sno|altrimenti",
)
_SO: Final = (
    r"(?:if\s(?:so|yes|i\s(?:can|am|may)|it\sis|there\sis|that's\s(?:ok|okay|fine)|possible)|then|so)",
    r"(?:wenn|falls)\s(?:ja|das\sgeht|es\sgeht|möglich)|dann",
    r"si\s(?:oui|c'est\spossible)|alors",
    r"(?:zo|als)\s(?:ja|dat\skan|het\skan)|dan",
    r"si\s(?:sí|es\sasí|puedo|se\spuede)|entonces",
    r"se\s(?:sì|posso|si\spuò)|allora",
)
_DOOR: Final = r"(?P<what>trap\s?-?door|trap|nomination|falltür|trappe|valluik|trampilla|trampa|botola)"
_THROW: Final = r"(?P<what>throw|roll|wurf|lancer|coup|worp|tirada|tiro|lancio)"
_MY: Final = r"(?:my|the|meine[nr]?|die|den|mon|ma|le|la|mijn|de|het|mi|el|il\smio|la\smia)\s"
_GIVE: Final = (
    r"(?:\s?[,:–-])?\s(?:(?:please|pls|bitte|graag|then|dann|make\sit|put\sit\s(?:on|at|to)|move\sit\sto|change\sit\sto|i'd\slike|i'll\s(?:have|take)"
    r"|i\swant|can\si\shave|on|to|auf|the|an?|die|der|den|eine|le|la|un|de|een|op|el|en|il|sul|the\snew\sone\sis),?\s){0,4}"
)
_KINDLY: Final = (
    r"(?:,?\s(?:please|pls|then|instead|thanks|thank\syou|ta|bitte|danke|svp|merci|graag|por\sfavor|gracias"
    r"|per\sfavore|grazie)){0,2}(?=\s?(?:[.!]|\n|$))"
)


def _asked_first(late_for: str, unless: str, still: str, so: str) -> Iterator[tuple[Needed, re.Pattern[str], str]]:
    """Return what finds "may I still change my trapdoor? If so, 24" in a tongue, and how it is told; so of a throw."""
    for what, number in ((_DOOR, r"\d{1,3}"), (_THROW, "[1-6]")):
        pattern = late(
            rf"{_BEGINS}(?:(?:{late_for})(?P<no>)|(?:{still}))"
            rf"(?=[^.!?\n]{{0,60}}\b{_CHANGING}\b)(?=[^.!?\n]{{0,60}}\b{_MY}{what}\b)[^.!?\n\d]{{3,60}}\?\s{{1,3}}"
            rf"(?(no)(?:{unless})|(?:{so})){_GIVE}(?P<new>{number})(?![\w%]|[.:,/]\d){_KINDLY}",
            re.IGNORECASE,
        )
        yield (_ASKED_BEFORE, _CHANGES), pattern, r"\g<what> \g<new>"


_CHANGE_ASKED: Final = Retelling(
    *(way for told in zip(_TOO_LATE, _NOT, _YET, _SO, strict=True) for way in _asked_first(*told))
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

    What is asked for if it is not too late for a change is the change.

    What is wanted instead if they are late stays, and with it the condition.
    """
    lines = retold(lines, _CHANGE_ASKED)
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
