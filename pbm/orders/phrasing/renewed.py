"""Both orders of an earlier mail put right in one breath: 'I wrote "6, trapdoor 40". It should read "5, trapdoor 14"'.

Said so, the old orders are only told, between quotation marks or not, and what is to stand is as plain as if it stood
alone. What was played last month, and ought to have been otherwise, is a regret.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.phrasing.turn_words import spaced
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["renewed"]

_SMALL = r"(?:[1-6]|one|two|three|four|five|six)(?![\w/.%°])(?!'\d)"
_MARK = r"[\"'“”‘’«»(]{0,2}\s?"
_UNMARK = r"\s?[\"'“”‘’«»).,]{0,2}"


def _pair(name: str) -> str:
    """Return the pattern of a throw and a space told together, the groups of which end in ``name``."""
    return (
        rf"{_MARK}(?:(?:a |my |the |an? )?(?:throw|throws|die|roll|move|play|dice|wurf|lancer?|lancé|worp|tirada"
        rf"|tiro|lancio)(?:ing)?[ :=]{{1,3}}(?:of |was |is |a |an |the ){{0,2}}"
        rf"|(?:a |an |the )?)(?P<throw{name}>(?:[1-6](?=\s?/)|{_SMALL}))"
        rf"\s{{0,2}}(?:,|and|/|&|\+|;|with|plus)?\s{{0,2}}(?:and |with )?(?:(?:a |the |my )?(?:trap ?doors?|trap"
        rf"|door|hatch|td|space|square|falltür|luke|trappe|valluik|luik|trampilla|trampa|botola)"
        rf"[ :=]{{1,3}}(?:on |at |of |is |was |to ){{0,2}})?(?P<space{name}>[1-9]\d|[7-9]|100)(?![\d/%°]"
        rf"|[.:]\d){_UNMARK}"
    )


_BEING = (
    r"(?:should(?: have)?(?: been| be| read| say| said)|ought to(?: have)?(?: been| be| read| say)"
    r"|(?:please |kindly )?(?:make|change|correct|amend|alter)(?: that| it| this| them| those)(?: to| read| into)?"
    r"|(?:i )?meant(?: to (?:say|send|write|put))?(?: was)?|(?:the )?(?:right|correct(?:ed)?|proper|new|real)"
    r"(?: (?:ones?|orders?|numbers?|version|figures?))?(?: (?:is|are|read|being))?|(?:please )?(?:now )?read"
    r"|now (?:want|like)"
    r"|(?:my |the )?(?:new |real |right |proper |actual |final )?(?:orders|moves|numbers) (?:are"
    r"|should be)(?: now)?|now\s?:|new\s?:"
    r"|(?:es )?(?:muss|müsste|soll|sollte) (?:heißen|heissen|sein)|richtig (?:ist|wäre)|(?:il )?(?:faut|fallait"
    r"|faudrait) lire|lire"
    r"|(?:moet|moest|had moeten) zijn|moet worden|deb(?:e|ía|ería) (?:ser|decir|leerse)|quise decir"
    r"|doveva(?:no)? essere|va letto"
    r"|volevo scrivere)"
)
_FOR = spaced(
    rf"\b(?:(?:please |kindly )?(?:for|instead of|in place of|in lieu of|replace|change|swap|amend"
    rf"|exchange)) {_pair('')}"
    rf"[\s,-]{{0,3}}(?:(?:please |kindly )?(?:read|put|use|enter|substitute)|by|with|for|to|into|i(?:'d"
    rf"| would) (?:now )?like"
    rf"|i (?:now )?want|make (?:it|that|them))(?: now)?\s?:?\s{_pair('s')}",
)
_WAS = spaced(
    rf"\b(?:(?:was|old|before|previously|earlier)(?=\s?:)|(?:schrieb|schickte|sandte) ich|(?:j'ai|j'avais) (?:écrit"
    rf"|mis|envoyé)"
    rf"|(?:schreef|stuurde) ik|escribí|envié|puse|(?:ho|avevo) (?:scritto|mandato|messo)|sent|wrote|typed|said|put"
    rf"|emailed|mailed|posted|submitted|(?:told|gave) you|(?:mail|letter|card|message|orders?|note)"
    rf"(?: (?:read|says|reads|was|were|had|of \w{{2,10}}(?: night| morning)?))?)\b(?: you| in| down| as"
    rf"| for this turn|\s?:"
    rf"| (?:on |last |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|earlier|morning"
    rf"|night|week)"
    rf"| on){{0,3}}"
    rf"\s{_pair('')}(?P<between>[^\d?]{{0,60}}?)\b{_BEING}\s?:?\s?(?:to |as |a |the ){{0,2}}{_pair('s')}",
)
_NOT = spaced(
    rf"\b(?:meant|should(?: have)?(?: been| be| read| say)|intended|please read|correct(?:ion)? is)"
    rf"(?: to (?:send|write|say|put|order|play|type))?(?: was| is)?(?: to be)?\s?:?\s{_pair('s')}[\s,-]{{1,3}}"
    rf"(?:(?:and )?not|instead of|rather than|in place of) {_pair('')}",
)
_BUT = spaced(rf"\bnot {_pair('')}[^.!?\d]{{0,40}}?\bbut {_pair('s')}")
_SLIP = spaced(
    r"\b(?:wrote|sent|put|said|typed|gave)(?: you| down)?(?: an?| the| my)? (?P<label>throw|trap ?door)(?: of| on"
    r"| at| as| to)?"
    r" (?P<old>\d{1,2})\b(?![\d/%°:])[^!?\d\n]{0,70}?\b(?:should(?: have)? (?:be|been|read|say|said)|ought to (?:be"
    r"|have been|read)|meant"
    r"|make (?:it|that))(?: to (?:be|say|write|put))? (?:(?:an? |the |trap ?door |throw "
    r"|on )){0,2}(?P<new>\d{1,2})\b(?![\d/%°:]|[.,]\d)",
)
_ONE = spaced(
    r"\b(?:where (?:i|it|my \w{3,8}) (?:wrote|put|said|says|typed|had|have|reads?)|for) (?:an? |the |my )?"
    r"[\"'“‘]?(?:throw |trap ?door |space )?"
    r"(?:of |on |as )?[\"'“‘]?(?P<old>\d{1,2}|two|three|four|five|six)[\"'”’]?,? (?:please |kindly )?(?:read"
    r"|put) (?:an? |the )?[\"'“‘]?(?:throw |trap ?door |space )?"
    r"[\"'“‘]?(?P<new>\d{1,2}|two|three|four|five|six)\b[\"'”’]?(?![\d/%°:]|[.,]\d)",
)
_MEANT = spaced(
    r"\b(?:i|that|it|which) (?:meant|mean|should(?: have)? (?:be|been|read|say|said))(?: to (?:say|write|put|play"
    r"|throw|send|type|be))?"
    r" (?:(?:an? |the |my |my number |number |throw |trap ?door |on )){0,2}(?P<new>\d{1,2}|two|three|four|five"
    r"|six)(?:,|\.|;|\s-|:)?\s{1,3}(?:and |so |please |just ){0,2}"
    r"(?:not|never|instead of|rather than|forget|ignore|scrap|scratch|disregard|cancel|drop|strike|delete) "
    r"(?:(?:an? |the |my |that |about the |throw |trap ?door )){0,2}(?P<old>\d{1,2}|two|three|four|five"
    r"|six)\b(?![\d/%°:]|[.,]\d)"
    r"(?: (?:entirely|altogether|completely|at all|please))?",
)
_CROSSED = late(
    r"(?:(?<=^)|(?<=[.!?;:,\n-] )|(?<=\n)|(?<=please )|(?<=kindly )|(?<=you )|(?<=and )|(?<=so )|(?<=then )|(?<=just ))"
    r"(?:strike|rub|scratch|delete|remove|erase|cross(?= (?:out|through)\b|[^.!?]{1,30}? (?:out|through)\b))"
    r"(?: out| through| off)? (?:the |that |my )?"
    r"(?:throw (?:of )?|trap ?door (?:on |at )?)?(?P<old>\d{1,2}|two|three|four|five|six)(?: out| through)?"
    r"(?:,| and|, and| then)? (?:please |kindly )?(?:write|put|enter|insert|ink|have|substitute|use|pencil)"
    r"(?: in| down| it down as)? (?:an? |the )?(?P<new>\d{1,2}|two|three|four|five|six)\b(?![\d/%°:]|[.,]\d)"
    r"(?: in (?:its|the) (?:place|stead)| instead)?(?=\s?(?:[.,;!)\n]|$)| please\b| and\b)",
    re.IGNORECASE | re.MULTILINE,
)
_READING = spaced(
    r"\b(?:(?:it|that|this|which|they|my (?:throw|trap ?door|number|orders?|mail))"
    r" (?:should(?: have)? (?:be|been|read|say|said)|ought to (?:be|read|have (?:been|read)))|i meant)"
    r" (?:(?:an? |the |throw |trap ?door |on )){0,2}(?P<new>\d{1,2}|two|three|four|five|six),? where i"
    r" (?:wrote|put|said|typed|had|have|sent) (?:(?:an? |the |throw |trap ?door |on )){0,2}"
    r"(?P<old>\d{1,2}|two|three|four|five|six)\b(?![\d/%°:]|[.,]\d)",
)
_ASKED = spaced(
    r"\b(?:wrote|e?mailed|sent|told|gave|dropped|have|had|ordered|posted)\b[^.!?\d\n]{0,60}? (?:(?:an?|the) )?"
    r"(?:throw of )?(?P<old>[1-6])\b(?![\w/%°]|[.:,]\d)[^.!?\d]{0,40}[.!;]\s{1,3}"
    r"(?:(?:please|kindly)|(?:would|could|can|will|may|might) (?:you|i|we|it|that|this)"
    r"(?: (?:please|kindly|mind)){0,2})"
    r" (?:chang(?:e|ing)|alter(?:ing)?|amend(?:ing)?|swap(?:ping)?|correct(?:ing)?|turn(?:ing)?|switch(?:ing)?"
    r"|make|making|become|be)(?: that| it| this)?(?: throw)?(?: to| into| for)? (?:an? |the )?"
    r"(?P<new>[1-6])\b(?![\w/%°]|[.:,]\d)(?:,? please)?(?: instead)?\s?(?=[.?!]|$)[?]?",
)
_AMENDED = spaced(
    r"\b(?:(?:can|could|would|will) you (?:please )?(?:amend|correct|change|alter|fix|put right) (?:what|the \w{4,7}"
    r"(?: that)?|my \w{4,7}) (?:i sent )?[^.!?\d]{0,30}\? )?the throw (?:should|ought to) (?:be|read|have been)"
    r" (?:an? |the )?(?P<new>[1-6])\b,? (?:and )?not (?:an? |the )?(?P<old>[1-6])\b(?![\w/%°]|[.:,]\d)",
)
_BOTH = (
    (word_set("for instead place lieu replace change swap amend exchange"), _FOR),
    (
        word_set(
            "was old before previously earlier schrieb schickte sandte écrit mis envoyé schreef stuurde escribí envié "
            "puse scritto mandato messo sent wrote typed said put emailed mailed posted submitted told gave mail "
            "letter card message order orders note"
        ),
        _WAS,
    ),
    (word_set("not instead rather place"), _NOT),
    (word_set("but"), _BUT),
)
_EITHER = (
    (word_set("read put"), _ONE),
    (word_set("strike cross rub scratch delete score take remove erase"), _CROSSED),
    (word_set("where"), _READING),
    (word_set("meant mean should"), _MEANT),
    (word_set("wrote sent put said typed gave"), _SLIP),
)
_THROW = (
    (word_set("wrote emailed mailed sent told gave dropped have had ordered posted"), _ASKED),
    (word_set("should ought"), _AMENDED),
)
"""Ways to put right both orders, one of them, and the throw, each with the words of which it has one."""
_HEADING = late(
    r"(?:^|[.!?\n]\s{0,3})(?P<heading>(?:(?:an? |one |small |slight |quick |my )?(?:correction|erratum|errata"
    r"|corrigendum|amendment|slip"
    r"|mistake|change|oops|typo)\b[^.!?\d\n]{0,60})[.:!]\s{0,3})$",
    re.IGNORECASE,
)
_SPACE = late(r"[1-9]\d|[7-9]")
"""What both orders have twice, before and after, in figures."""
_HIGH = 6
_NAMES = ("nought", "one", "two", "three", "four", "five", "six")
_REGRET = late(
    r"\b(?:last (?:turn|round|month|time|game|go)|played|wish(?:ed)?|regret\w{0,4}|luck|pity|hindsight|would have"
    r"|if|unless|or|maybe"
    r"|perhaps|crossword|sheet|next (?:turn|round|time)"
    r"|he|she|they|his|her|their|[^\W\d_]{2,15}'s (?:mail|letter|orders)|never|don't|not sure)\b",
    re.IGNORECASE,
)
_THEIRS = spaced(
    r"\b(?:his|her|their|[^\W\d_]{2,15}'s) (?:orders?|throw|trap ?door|mail) (?:were|was|are|is|wrong|got|should|stays"
    r"|remains)\b|\b(?:his|her|their) (?:orders|mail|letter)\b|\breport (?:has|had|says|printed|is|was)\b"
)
_AGAIN = "No, make that "
"""What leads an order put right in the mail that has the old one too: two that stand side by side are asked about."""
_YESTERDAYS = late(
    r"\b(?:yesterday|tonight|today|last night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'s\b",
    re.IGNORECASE,
)
_MOST = 4_000  # characters; who puts orders right writes no book about it
_BEFORE, _AFTER = 70, 50  # characters beside it that may tell it is a regret


def renewed(lines: Sequence[str], count: int = 1) -> list[str]:
    """Return ``lines`` with old orders and those put in their place told as these alone; as many lines as before.

    ``count`` is how many throws a round has: only where that is one, two numbers are a throw and a space.
    """
    text = "\n".join(lines)
    if count != 1 or len(text) > _MOST or sum(map(str.isdigit, text)) > 40:
        return list(lines)
    said = words_in(lines)
    for needed, pattern in _BOTH if len(_SPACE.findall(text)) > 1 else ():
        found = pattern.search(text) if may_be_in(said, needed) else None
        if found is None or pattern.search(text, found.end()) is not None:
            continue
        beside = _sentence_around(text, found.start(), found.end())
        if _regretted(beside) or "?" in beside:
            continue
        if (found["throw"], found["space"]) == (found["throws"], found["spaces"]):
            continue
        return _told(text, found, f"Throw {found['throws']}, trapdoor {found['spaces']}. ")
    for needed, pattern in _EITHER:
        one = pattern.search(text) if may_be_in(said, needed) else None
        if one is None or pattern.search(text, one.end()) is not None:
            continue
        if _THEIRS.search(text) is not None:
            break
        old, new = _value(one["old"]), _value(one["new"])
        beside = _sentence_around(text, one.start(), one.end())
        if old != new and (old > _HIGH) == (new > _HIGH) and "?" not in beside and not _regretted(beside):
            said_above = re.search(rf"\b{one['old']}\b", text[: one.start()]) is not None
            return _told(text, one, f"{_AGAIN * said_above}{'throw' if new <= _HIGH else 'trapdoor'} {new}. ")
    for needed, pattern in _THROW:
        one = pattern.search(text) if may_be_in(said, needed) else None
        if one is None or pattern.search(text, one.end()) is not None or one["old"] == one["new"]:
            continue
        if not _regretted(_sentence_around(text, one.start(), one.end())):
            return _told(text, one, f"Throw {one['new']}. ")
    return list(lines)


def _regretted(beside: str) -> bool:
    """Whether a sentence is about what was played, or about others; "yesterday's mail" is the writer's own."""
    return _REGRET.search(_YESTERDAYS.sub(" ", beside)) is not None


def _value(written: str) -> int:
    return int(written) if written.isdigit() else _NAMES.index(written.casefold())


def _told(text: str, found: re.Match[str], told: str) -> list[str]:
    """Return the lines of a text with the sentence that puts orders right told as what is to stand."""
    head = text[: found.start()]
    start = max((head.rfind(sign) for sign in (". ", "! ", "? ", ".\n", "\n\n", ": ")), default=-1)
    cut = start + 2 if start >= 0 else 0
    heading = _HEADING.search(text[:cut])
    cut = heading.start("heading") if heading is not None else cut
    gone = text[cut : found.end()].count("\n")
    return (text[:cut] + told + "\n" * gone + text[found.end() :].lstrip(" .,;")).split("\n")


def _sentence_around(text: str, start: int, end: int) -> str:
    """Return a stretch of text with what stands right beside it."""
    ahead = text[max(0, start - _BEFORE) : start]
    behind = text[end : end + _AFTER]
    return ahead.rsplit(". ", 1)[-1] + text[start:end] + re.split(r"[.!\n]", behind, maxsplit=1)[0]
