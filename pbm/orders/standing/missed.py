"""What a player wants played in rounds that they miss: a standing instruction, not an order of this round."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from pbm.orders.late import late
from pbm.orders.standing.from_then_on import from_then_on
from pbm.orders.standing.limited import MISSING, REFUSING, end_of, is_limited, refused
from pbm.orders.standing.when_absent import when_absent
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives, finding, needed_by, pieces_of
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Missed", "missed_in"]

Missed: TypeAlias = Literal["lowest", "highest", "cancel", "unclear"]

_MOST = r"(?P<{0}>lowest|smallest|highest|biggest|largest)"
_PLAY = r"(?:play|use|throw|take|spend|give me|default to|go with|put me down for)"
_WHOLE = late(
    rf"\b(?:{MISSING}[^.!?;]{{0,50}}?\b{_PLAY}\b[^.!?;:\d]{{0,30}}?\b{_MOST.format('first')}\b"
    rf"|{_PLAY}\b[^.!?;:\d]{{0,30}}?\b{_MOST.format('second')}\b[^.!?;:\d]{{0,50}}?\b{MISSING}"
    rf"|{MISSING}(?: [a-z]{{1,9}}){{0,3}}\s?(?:[:,=–—-]\s?|\bthen )(?:then )?"
    rf"(?:(?:always|just|my|the) ){{0,3}}{_MOST.format('third')}\b"
    r"|\bi(?: may| might| could| will| shall|'ll)\b[^.!?;:]{0,30}\b(?:miss|forget|be away|be late)\b[^!?:\d]{0,40}?"
    r"\b(?:in that case|if so|then|(?:when|whenever|if) i do|(?:when|if) (?:that|it) happens)\b"
    rf"[^.!?;:\d]{{0,12}}?\b{_PLAY}\b[^.!?;:\d]{{0,30}}?\b{_MOST.format('fourth')}\b"
    r"|\b(?:(?:set|make|change|put|have|keep|leave|add|note|new|as|my|a|the|please) ){0,4}"
    r"standing (?:orders?|instructions?)\b"
    r"(?: (?:for (?:any |the )?(?:missed )?(?:rounds?|turns?)|from now on|please|now|to|is|are|as|be|should|will)){0,4}"
    rf"\s*[:=,–—-]{{0,2}}\s*(?:(?:please|always|just|to|simply|it's|is) ){{0,3}}(?:{_PLAY} )?"
    rf"(?:(?:always|me|my|the) ){{0,2}}{_MOST.format('headed')}\b)",
    re.IGNORECASE,
)
_PLACES = ("first", "second", "third", "fourth", "headed")
_NUMBERED = late(
    r"\bstanding (?:orders?|instructions?)\s{0,2}[:=–—-]\s{0,2}(?:(?:please|always|throw|play|use|the|a) ){0,3}\d",
    re.IGNORECASE,
)
_NUMBERED_NEEDS = word_set("standing")
_IF_LATE = late(
    r"(?:^|(?<=[.!?;,\n])\s{0,3}|(?<=\d)[,;]?\s(?:and|but)\s|\b(?:and|but)\s)"
    r"(?:if|when|whenever|should|in case) (?:i|we)(?:'m| am|'re| are)? (?:ever )?"
    r"(?:(?:(?:don't|do not|can't|cannot|won't) (?:make it|manage|manage it|get round to it|get to it)"
    r"|miss (?:it|the deadline|the round|this round|a round|out)|forget(?: to (?:write|send|order))?|(?:too )?late)"
    r"(?: (?:in time|by then|on time|before (?:the deadline|then|friday)|(?:this|next) (?:week|time|round)"
    r"|at all))?)"
    r"\s?(?:[,:–-]\s?|then )(?:(?:then|please|just|play|throw|use|take|give|put|make|me|down|for|it|the|my|a|an) ){0,5}"
    r"[1-6](?![\d/.:])(?! (?:for|in|on|next) (?:turn|round)\b)[^.!?;\n]{0,30}",
    re.IGNORECASE,
)
"""A number for rounds that are missed: "If I don't make it, the 5". No instruction can be one.

"If I'm late, 3 for turn 2" names the turn that it is for, and is an order for that.
"""
_IF_LATE_NEEDS = word_set("make manage round get miss forget late")
_WHOLE_NEEDS = word_set("lowest smallest highest biggest largest")
_MINE = late(r"\b(?:i|i'm|i'll|i've|me)\b", re.IGNORECASE)
_CANCEL = late(
    r"\b(?:forget|cancel|withdraw|drop|stop|end|scrap|take back|delete|remove|clear|revoke|annul|undo|switch off"
    r"|turn off)\b[^.!?;:\d]{0,30}\bstanding (?:instructions?|orders?|things?|arrangements?|rules?|wish|stuff)\b"
    r"|\b(?:no more|no further|without|(?:don't|do not|no longer) (?:want|wish|need)(?: (?:any|a|the|my|to have))*)"
    r" standing (?:instructions?|orders?)"
    r"(?=(?: please| thanks| thank you| now| from (?:me|now on)| then| for me)?\s{0,3}(?:[.!,;\n–-]|$))"
    r"|(?:^|[.!\n]\s*)(?:my |the )?standing (?:instructions?|orders?)\s?[:=–—-]{0,2}\s?(?:is |are |to be )?"
    r"(?:off|none|cancelled|canceled|withdrawn|over|revoked|ended|no more)\b"
    r"|\bno longer (?:play|use|throw) my (?:lowest|highest)\b[^.!?;:\d]{0,60}\b(?:away|miss)\b",
    re.IGNORECASE,
)
_CANCEL_NEEDS = word_set("standing longer")
_NOT_SO = late(r" (?:bitte )?(?:nicht|niet)\b")
"""What German and Dutch put behind that which is not to be done: "streichen Sie meinen Dauerauftrag nicht"."""
_BREAK = late(r"[.!?;\d]")  # a gap between the words of a phrase may reach beyond its sentence
_EITHER = r"(?<!\w)(?:{low}|{high})(?!\w)"
_TABLES = [
    (table, {"low": alternatives(table["lowest"]), "high": alternatives(table["highest"])})
    for language in LANGUAGES
    if (table := TABLES[language].get("missed"))
]
_ELSEWHERE: Final = tuple(
    (
        late(
            rf"(?<!\w)(?:{alternatives(table['missing'])}(?!\w)[^.!?;\d]{{0,60}}?(?P<first>{_EITHER.format(**ends)})"
            rf"|{alternatives(table['play'])}(?!\w)[^.!?;:\d]{{0,30}}?(?P<second>{_EITHER.format(**ends)})"
            rf"[^.!?;:\d]{{0,50}}?(?<!\w){alternatives(table['missing'])})(?!\w)[^.!?;:\d]{{0,40}}",
            re.IGNORECASE,
        ),
        needed_by((*table["lowest"], *table["highest"])),
        finding(table["play"]),
        finding(table["limits"]),
        frozenset(table["lowest"]),
        finding(table["missing"]),
        finding(table["never"]),
        finding(table["cancel"]),
        pieces_of(table["cancel"]),
    )
    for table, ends in _TABLES
)
_VERB = late(rf"\b{_PLAY}\b", re.IGNORECASE)
_ENDED = late(r"\b(?:any ?more|any longer|from now on)\b", re.IGNORECASE)
_LAST_WORD = late(r"[\w'’]{1,12}\s{0,2}$")
_REACH = 8_000  # characters in which such a sentence is looked for


def missed_in(lines: Sequence[str]) -> tuple[Missed | None, list[str]]:
    """Return the standing instruction in ``lines``, None where there is none, and the lines without it.

    One that says more than "my lowest" or "my highest", as "but not the 1" and "only in December", is ``unclear``: kept
    without its limit it would be another.
    """
    text = "\n".join(lines)
    head = text[:_REACH]
    said = words_in(lines)
    cancelled = _CANCEL.search(head) if may_be_in(said, _CANCEL_NEEDS) else None
    if cancelled is not None:
        return "cancel", _without(text, *cancelled.span())
    found = _WHOLE.search(head) if may_be_in(said, _WHOLE_NEEDS) else None
    numbered = _NUMBERED.search(head) if may_be_in(said, _NUMBERED_NEEDS) else None
    if_late = _IF_LATE.search(head.replace("’", "'")) if found is None and may_be_in(said, _IF_LATE_NEEDS) else None
    if if_late is not None:
        return "unclear", _without(text, *if_late.span())
    if found is None and numbered is not None:
        return "unclear", _without(text, numbered.start(), end_of(head, numbered.end()))
    if found is None and may_be_in(said, _WHOLE_NEEDS):
        ahead = from_then_on(head)
        if ahead is not None:
            return "unclear", _without(text, *ahead)
    if found is None:
        elsewhere = _missed_elsewhere(text, head, list(lines), said)
        named = when_absent(head, said) if elsewhere[0] is None else None
        return elsewhere if named is None else (named.wanted, _without(text, named.start, named.end))
    headed = found["headed"] is not None
    if not headed and _MINE.search(found.group()) is None:
        return None, list(lines)
    group = next(name for name in _PLACES if found[name])
    end = end_of(head, found.end())
    begun = max(head.rfind(sign, 0, found.start()) for sign in (*".!?;", "\n\n")) + 1
    verb = found.start() + max(
        (each.start() for each in _VERB.finditer(found.group(), 0, _at(found, group))), default=-1
    )
    no = refused(head[begun:verb], head[verb : found.start(group)]) if verb >= found.start() else ""
    if no:
        ended = no == "ended" or _ENDED.search(head, found.end(group), end) is not None
        lead = REFUSING.search(head[begun : found.start()].replace("’", "'").replace("\n", " "))
        start = begun + lead.start() if lead is not None else found.start()
        return "cancel" if ended else "unclear", _without(text, start, end)
    asked = headed and head[end : end + 1] == "?"
    if asked or is_limited(head[begun : found.start(group)], head[found.end(group) : end]):
        return "unclear", _without(text, found.start(), end)
    comma = head.find(",", found.end(), end)
    until = comma if comma >= 0 else end
    word = found[group].casefold()
    return ("lowest" if word in ("lowest", "smallest") else "highest"), _without(text, found.start(), until)


def _at(found: re.Match[str], group: str) -> int:
    """Return where a group begins in what was found."""
    return found.start(group) - found.start()


def _refused_elsewhere(
    said: str, found: re.Match[str], group: str, playing: re.Pattern[str], never: re.Pattern[str]
) -> bool:
    """Whether "my highest" is what is not to be played: right before the verb, or from it on up to the next comma.

    ``said`` is the text without the clause that tells when.
    """
    place = found.start(group)
    verb = max((each.start() for each in playing.finditer(said, found.start(), place)), default=place)
    lead = said[max(0, verb - 20) : verb].split(",")[-1].split()[-1:]
    return never.search(" ".join((*lead, said[verb:place], said[place:].split(",", 1)[0]))) is not None


def _missed_elsewhere(text: str, head: str, lines: list[str], said: frozenset[str]) -> tuple[Missed | None, list[str]]:
    """Return the same as ``missed_in``, told in another language than English."""
    flat = head.replace("\n", " ")
    low = flat.lower()
    for whole, whole_needs, playing, limits, lowest, missing, never, cancelling, pieces in _ELSEWHERE:
        cancelled = cancelling.search(flat) if any(piece in low for piece in pieces) else None
        if cancelled is not None and _NOT_SO.match(flat, cancelled.end()) is None:
            return "cancel", _without(text, *cancelled.span())
        found = whole.search(flat) if may_be_in(said, whole_needs) else None
        if found is None or playing.search(found.group()) is None or _BREAK.search(found.group()):
            continue
        word = " ".join((found["first"] or found["second"]).casefold().split())
        group = "first" if found["first"] else "second"
        limited = limits.search(flat, found.end(group), end_of(flat, found.end())) is not None
        apart = missing.sub(lambda clause: "," * len(clause.group()), flat[: found.end()])
        if limited or _refused_elsewhere(apart, found, group, playing, never):
            lead = _LAST_WORD.search(flat, 0, found.start())
            start = lead.start() if lead is not None and never.search(lead.group()) else found.start()
            return "unclear", _without(text, start, end_of(flat, found.end()))
        return ("lowest" if word in lowest else "highest"), _without(text, *found.span())
    return None, lines


def _without(text: str, start: int, end: int) -> list[str]:
    breaks = "\n" * text.count("\n", start, end)
    return f"{text[:start]}{breaks}{text[end:]}".split("\n")
