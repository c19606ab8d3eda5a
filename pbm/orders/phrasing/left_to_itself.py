"""The second throw of a round of two left to the rules on purpose: "the 4, and let the other one come by itself".

Whoever orders one throw need say nothing of the other, which comes by itself: who says just that has said nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_left_to_itself"]

_SECOND = (
    r"(?:(?:(?:the|my|that) )?(?:(?:second|2nd|other|last|later|next)"
    r"(?: (?:one|throw|turn|number|die|go|half|move|of (?:the|them)(?: two)?))?|rest)"
    r"|turn \d{1,3}|[7-9]|\d{2,3})(?: for turn \d{1,3})?"
)
"""The second throw, or its turn: a number of up to six may be the throw itself."""
_BY_ITSELF = (
    r"(?:(?:all )?(?:by|on|of) (?:itself|its own)|of its own(?: accord)?|automatically"
    r"|as (?:it|they) (?:comes?|falls?|will)|by (?:the rules|default)"
    r"|as per (?:the|your) rules|(?:as|like) (?:the rules|you|it|they|your rules|rule \d{1,2})"
    r" (?:say|says|said|tell|told|provide|do|does|explained)(?: (?:it|us|me|is|does))?"
    r"(?: in (?:the|your) (?:rules|rulebook|rule book|house rules))?)"
)
_CARE = r"(?:looks? after|takes? care of|sorts?(?: out)?|plays?|chooses?|minds?|picks?) itself(?: out)?"
_THING = (
    r"(?:(?:the|your|that) )?(?:automatic|default|standard|usual|built-in)"
    r"(?: (?:thing|one|rule|system|move|number|machine|throw|choice|pick|process))?"
    r"|(?:the|your) (?:rules?|server|system|machine|computer|program|automat\w{0,4}|default)"
)
"""What plays where a player says nothing."""
_BY_A_THING = (
    rf"(?:let|leave it to|leave that to|i(?:'ll| will) (?:let|leave it to)) (?:{_THING})"
    r"(?: (?:to )?(?:pick|choose|decide|do it|play|see to it|sort it out|take care of it|handle it|come)"
    r"(?: (?:it|one|for me|itself|for itself))?)?"
)
_UNMOVED = (
    r"(?:i (?:have|hold|'ve) no (?:opinion|preference|view|wish)s?|i(?:'ve| have) no (?:opinion|preference|view)s?"
    r"|i (?:don't|do not) (?:mind|care)|no (?:opinion|preference)|i'm (?:easy|not fussed|not bothered)"
    r"|so (?:i'll|i shall|i will|i need|i needn't|i won't|there's no need|no need)(?: to| not)?"
    r" (?:not )?(?:puzzle|bother|think|worry|trouble|fret|fuss|agonise|say)(?: (?:about|over|with|on|of))?"
    r"(?: (?:it|that|anything|more))?(?: (?:about|over|for))?"
    r"(?: (?:turn \d{1,3}|\d{1,3}|that(?: one)?|it|the other(?: one)?))?)"
)
"""What is added to say that nothing more is wanted of it."""
_COMING = r"(?:comes?|follows?|plays?|happens?|goes?|falls?|arrives?|runs?)(?: out)?"
_LEFT = late(
    (
        r"(?:\s?[,;–—-]\s?|\s|^)(?:(?:and|so|but|then|please|just)\s){0,3}"
        r"(?:i (?:know|see|gather|understand|hear)(?: that)? )?"
        r"(?:as (?:you|the rules|rule \d{1,2}) (?:say|says|said|explain|explained)(?: in (?:the|your) rules)?,? )?"
        rf"(?:(?:i(?:'m| am|'ll be) )?(?:saying|say) nothing (?:about|of|for) {_SECOND}[,;.:]? (?=it|that|which|let))?"
        rf"(?:(?:let|leave|i(?:'ll| will) (?:let|leave)) "
        rf"(?:{_SECOND} (?:to )?(?:{_COMING} {_BY_ITSELF}|be {_BY_ITSELF}|{_CARE}|{_BY_ITSELF})"
        rf"|(?:it|that) {_COMING} {_BY_ITSELF}"
        rf"|{_SECOND} (?:up )?to (?:the rules|itself|the server))"
        rf"|(?:for|on|in) (?:turn \d{{1,3}}|{_SECOND}),? {_BY_A_THING}"
        rf"|(?:for|on|in) (?:turn \d{{1,3}}|{_SECOND})(?: i(?:'ve| have) nothing(?: \w{{2,9}}){{0,2}})?,?"
        rf" (?:let it|it (?:can|may)) be what(?:ever)? (?:it is|comes|i(?:'ll| will)? get)(?: {_BY_ITSELF})?"
        rf"|(?:{_SECOND}|it|that|which)(?: then| just)?(?: (?:can|may|will|shall|should|must)|'ll)?"
        rf" (?:{_CARE}|(?:just )?{_COMING} {_BY_ITSELF}|be {_BY_ITSELF}))"
        rf"(?:,? (?:{_BY_ITSELF}|please|thanks|{_UNMOVED}|as (?:my|our|the) [^.!?;\d\n]{{1,40}})){{0,4}}"
        r"(?:,? (?:is it not|isn't it|doesn't it|does it not|i (?:think|believe|hope|suppose)|right|no|correct"
        r"|not so)\s?\?)?"
    ).replace(" ", r"\s")
    + r"(?=\s?(?:[.!,;)]|:[-)(]|\n|$)|(?<=\?))",
    re.IGNORECASE,
)
_ONLY_ONE = late(
    r"(?:(?:(?<=^)|(?<=\n)|(?<=[.!?;,]\s))\s{0,2}|(?=\b(?:then|and|so|but|as|since|because)\s))"
    r"(?:(?:then|and|so|but|as|since|because)\s)?"
    r"(?:one (?:number|throw|of them) (?:suffices|is enough|will do|is all you need)"
    r"|i(?:'ll| will|'m| am|'ve| have|'m only| am only)?(?: therefore| so| only)? ?"
    r"(?:trouble you with|send(?:ing)?|giv(?:e|ing)|have|need|got|enter(?:ing)?|name|naming) (?:you )?(?:only |just )"
    r"(?:the )?one(?: (?:number|throw|other(?: one)?|more))?(?: left)?)(?=\s?[.,;!\n]|$)",
    re.IGNORECASE,
)
"""Who says of the throws of a round of two that there is but one to tell: no throw of 1."""
_OTHER_THROW = late(r"(?<![\d/.:-])[2-6](?![\d/.:-]*\d)|\b(?:two|three|four|five|six)\b", re.IGNORECASE)
_UNWILLING = late(
    r"\b(?:if(?! you\b)|unless|before)\b[^.!?;\n]{0,40}$"
    r"|(?:\b(?:never|not|dont|cannot|hate|loath|refuse|why|than|instead of|against|avoid|stop)|n't)\b[^.!?,;\n]{0,40}$",
    re.IGNORECASE,
)
"""Who says one of these before it does not leave the throw to itself, or not for certain."""
_NEAR = 60  # characters before it
_NEEDS = word_set(
    "itself own automatically automatic automat rules accord default comes falls standard usual built system server "
    "machine computer program only just suffices enough"
)
_TURN = late(r"\b(\d{1,3})\b")
_NAMED = late(r"\b(?:turns?|round|go|and|for)\s(\d{1,3})\b", re.IGNORECASE)
_MOST = 4_000  # characters


def without_left_to_itself(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines``, as many as before, without what leaves the second of ``count`` throws to come by itself."""
    if count != 2 or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text = "\n".join(lines)
    if len(text) > _MOST:
        return list(lines)
    plain = _LEFT.sub(_left_out, text)
    if _OTHER_THROW.search(plain) is not None:
        plain = _ONLY_ONE.sub(lambda found: "\n" * found.group().count("\n"), plain)
    return plain.split("\n")


def _left_out(found: re.Match[str]) -> str:
    """Return the line ends of words that leave a throw to itself, and the words themselves where they deny it."""
    said = found.group()
    start = found.start() + (len(said) - len(said.lstrip(" ,;–—-\n")))
    if _UNWILLING.search(found.string[max(0, start - _NEAR) : start]) or _is_first(found):
        return said
    return "\n" * said.count("\n")


def _is_first(found: re.Match[str]) -> bool:
    """Whether the turn that is left to itself is the first of two: the one behind it is named elsewhere."""
    turns = {int(turn) for turn in _TURN.findall(found.group())}
    named = {int(turn) for turn in _NAMED.findall(found.string[: found.start()] + found.string[found.end() :])}
    return any(turn + 1 in named for turn in turns)
