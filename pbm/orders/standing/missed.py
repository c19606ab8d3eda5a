"""What a player wants played in rounds that they miss: a standing instruction, not an order of this round."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives, finding, needed_by
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Missed", "missed_in"]

Missed: TypeAlias = Literal["lowest", "highest", "cancel"]

_MISSING = (
    r"(?:if|when|whenever|should|in case|unless|any (?:time|round|turn|week)|every time|for (?:any|every) "
    r"(?:round|turn)|while)"
    r"\b[^.!?;:]{0,60}?\b(?:away|absent|miss|missed|missing|forget|late|hear from me|heard from me|silent"
    r"|abroad|on holiday"
    r"|don't (?:write|send|order|reply|answer)|nothing (?:arrives )?from me|no (?:orders|mail|word) from me"
    r"|can't (?:write|send|mail))\b"
)
_MOST = r"(?P<{0}>lowest|smallest|highest|biggest|largest)"
_PLAY = r"(?:play|use|throw|take|spend|give me|default to|go with|put me down for)"
_WHOLE = late(
    rf"\b(?:{_MISSING}[^.!?;]{{0,50}}?\b{_PLAY}\b[^.!?;:\d]{{0,30}}?\b{_MOST.format('first')}\b"
    rf"|{_PLAY}\b[^.!?;:\d]{{0,30}}?\b{_MOST.format('second')}\b[^.!?;:\d]{{0,50}}?\b{_MISSING})[^.!?;:\d]{{0,40}}",
    re.IGNORECASE,
)
_WHOLE_NEEDS = word_set("lowest smallest highest biggest largest")
_MINE = late(r"\b(?:i|i'm|i'll|i've|me)\b", re.IGNORECASE)
_CANCEL = late(
    r"\b(?:forget|cancel|withdraw|drop|stop|end|scrap|take back|delete)\b[^.!?;:\d]{0,30}\bstanding "
    r"(?:instructions?|orders?)\b"
    r"|\bno longer (?:play|use|throw) my (?:lowest|highest)\b[^.!?;:\d]{0,60}\b(?:away|miss)\b",
    re.IGNORECASE,
)
_CANCEL_NEEDS = word_set("standing longer")
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
        frozenset(table["lowest"]),
        finding(table["cancel"]),
        needed_by(table["cancel"]),
    )
    for table, ends in _TABLES
)
_REACH = 8_000  # characters in which such a sentence is looked for


def missed_in(lines: Sequence[str]) -> tuple[Missed | None, list[str]]:
    """Return the standing instruction in ``lines``, None where there is none, and the lines without it."""
    text = "\n".join(lines)
    head = text[:_REACH]
    said = words_in(lines)
    cancelled = _CANCEL.search(head) if may_be_in(said, _CANCEL_NEEDS) else None
    if cancelled is not None:
        return "cancel", _without(text, cancelled)
    found = _WHOLE.search(head) if may_be_in(said, _WHOLE_NEEDS) else None
    if found is None:
        return _missed_elsewhere(text, head, list(lines), said)
    if _MINE.search(found.group()) is None:
        return None, list(lines)
    word = (found["first"] or found["second"]).casefold()
    return ("lowest" if word in ("lowest", "smallest") else "highest"), _without(text, found)


def _missed_elsewhere(text: str, head: str, lines: list[str], said: frozenset[str]) -> tuple[Missed | None, list[str]]:
    """Return the same as ``missed_in``, told in another language than English."""
    flat = head.replace("\n", " ")
    for whole, whole_needs, playing, lowest, cancelling, cancelling_needs in _ELSEWHERE:
        cancelled = cancelling.search(flat) if may_be_in(said, cancelling_needs) else None
        if cancelled is not None:
            return "cancel", _without(text, cancelled)
        found = whole.search(flat) if may_be_in(said, whole_needs) else None
        if found is None or playing.search(found.group()) is None or _BREAK.search(found.group()):
            continue
        word = " ".join((found["first"] or found["second"]).casefold().split())
        return ("lowest" if word in lowest else "highest"), _without(text, found)
    return None, lines


def _without(text: str, found: re.Match[str]) -> list[str]:
    breaks = "\n" * found.group().count("\n")
    return f"{text[: found.start()]}{breaks}{text[found.end() :]}".split("\n")
