"""What is changed, meant or left out for a turn to come: "change turn 2 to 6", "turn 2 I meant 6, not 5"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.sentence_around import sentence_around
from pbm.orders.phrasing.turn_clauses import DOOR, FURTHEST, NUMBERS, Telling, lowered
from pbm.orders.word_set import word_set

__all__ = ["changes"]

_CHANGE: Final = late(
    r"\b(?:change|make|set|switch|amend|alter|put|move|correct)(?: the| my)?"
    r"(?: (?P<what>throw|orders?|move|trap ?door|trap)(?: for| in| on| of)?)? (?:turn|round) (?P<turn>\d{1,3})(?:'s)?"
    r"(?: (?P<own>throw|orders?|move|trap ?door|trap))?(?: over)? (?:(?:to|into|be|an?|the|as|=) ?){1,3}"
    r"(?P<value>\d{1,3}|one|two|three|four|five|six)\b(?!\s?[/:])(?: instead(?: of (?:the |a )?\w{1,6})?| please)*"
    r"|\b(?:turn|round) (?P<turn2>\d{1,3}) (?:(?:should|must|can|please|now|is|be|change|changes|changed|becomes?) )+"
    r"(?:(?:to|be|a|an|now) )*(?P<value2>\d{1,3}|one|two|three|four|five|six)\b(?!\s?[/:])"
    r"(?=\s*(?:$|[.,;!?)\n])| (?:instead|please|now|then|and|not)\b)"
    r"(?: instead(?: of (?:the |a )?\w{1,6})?| please)*",
    re.IGNORECASE,
)
_UNSURE: Final = late(
    r"\b(?:not|don't|if|unless|or|maybe|perhaps|might|may|tempted|wonder|considering|says|said|reckons|thinks|suggests)\b"
)
_ASKED_KINDLY: Final = late(r"\b(?:please|pls|(?:can|could|would|will) you|can i|could i|may i)\b")
_DOORS: Final = word_set("trap trapdoor")
_WORD: Final = r"(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda)"
_ONE: Final = r"(?:[1-6]|one|two|three|four|five|six)"
_OPENS: Final = r"(?:^|(?<=[.,;:!?(\n–—])|\b(?:and|but|then)\b)\s{0,3}"
_SAYING: Final = (
    r"(?:(?:i (?:meant|mean|want(?:ed)?|would like|will (?:have|take|play|throw)|have|play|take)|i'd like|i'll"
    r" (?:have|take|play|throw|go)|take|use|play|throw|have|make (?:it|that)|it(?:'s| is| was| should be| will be)"
    r"|was (?:meant )?to be|should (?:be|have been|read)|give me|put me down for|let me have|let's have|please)"
    r"(?: (?:to|have|play|be|throw|please|a|an|the|my|for|use)){0,3} )"
)
_NOT_SO: Final = rf"(?:,? (?:and )?(?:not|instead of|rather than) (?:a |the |my )?{_ONE}\b)?"
_MEANT: Final = late(
    rf"{_OPENS}(?:(?:for|in|on|at) )?(?:my )?{_WORD} (?P<turn>\d{{1,3}}),?\s"
    rf"(?:{_SAYING}|not (?:a |the )?{_ONE},? but (?:a |the )?)(?P<value>{_ONE})\b(?!\s?[/:%]){_NOT_SO}",
    re.IGNORECASE,
)
_WHEN_IT_COMES: Final = late(
    rf"{_OPENS}(?:when|once|as soon as) "
    rf"(?:(?:it(?:'s| is)|we(?:'re| are)(?: in| on| at)?|we (?:reach|get to|come to)) )?{_WORD} (?P<turn>\d{{1,3}})"
    r"(?: (?:comes|is|opens|starts|begins|arrives)(?: (?:round|around|along|up|here|open|due|on)){0,2})?"
    rf",?\s(?:then )?{_SAYING}?(?P<value>{_ONE})\b(?!\s?[/:%])",
    re.IGNORECASE,
)
_NO_DOOR: Final = (
    r"(?:no|without(?: a| any)?|ohne|keine|sans|pas de|zonder|geen|sin|senza|nessuna) "
    r"(?:trap ?door|trap|td|falltür|trappe|valluik|trampilla|botola)"
)
_DOORLESS: Final = late(
    rf"{_OPENS}(?:(?:for|in|on|at|in der|pour le|pour|voor|para|per) )?{_WORD} (?P<turn>\d{{1,3}})"
    rf"\s?[,–—-]?\s{_NO_DOOR}\b"
    rf"|{_OPENS}{_NO_DOOR} (?:for|in|on|at|im|in der|für|au|pour le|pour|voor|en|para|per|nel)(?: el| il)? "
    rf"{_WORD} (?P<turn2>\d{{1,3}})\b",
    re.IGNORECASE,
)
_DIGIT: Final = late(r"\d")
_JOINED: Final = late(r"\s{0,2}[,;&]?\s{0,2}(?:(?:and|with|und|et|en) )?(?:(?:a|the|my) )?", re.IGNORECASE)


def changes(telling: Telling) -> None:
    """Tell "change turn 2 to 6" as an order for turn 2, and so what is meant for it, or left out of it."""
    _of_changes(telling)
    for found in (*_MEANT.finditer(telling.text), *_WHEN_IT_COMES.finditer(telling.text)):
        _meant(telling, found)
    for found in _DOORLESS.finditer(telling.text):
        turn = int(found["turn"] or found["turn2"])
        if _is_later(telling, turn) and not telling.is_cut(found.start()):
            telling.add(found.end(), turn, "", "none")
            telling.cut.append((found.start(), found.end()))


def _meant(telling: Telling, found: re.Match[str]) -> None:
    """Tell what is meant for a turn to come; where more numbers follow, or it is not settled, ask."""
    turn = int(found["turn"])
    if not _is_later(telling, turn) or telling.is_cut(found.start()):
        return
    start, end = sentence_around(telling.text, found.end() - 1)
    said = lowered(telling.text[start : found.start()] + telling.text[found.end() : end])
    door = _door_behind(telling, found.end(), end)
    until = found.end() if door is None else door[1]
    if _UNSURE.search(said) or "?" in said or _DIGIT.search(telling.text, until, end):
        telling.ask("ahead", found.start(), end)
        return
    value = found["value"].lower()
    telling.add(until, turn, str(NUMBERS.get(value, value)), "" if door is None else door[0])
    telling.cut.append((found.start(), until))


def _door_behind(telling: Telling, start: int, end: int) -> tuple[str, int] | None:
    """Return the space that is named right behind a throw, and where that ends; None where none is."""
    joined = _JOINED.match(telling.text, start, end)
    begun = start if joined is None else joined.end()
    found = DOOR.match(lowered(telling.text[begun:end]))
    return None if found is None else (found["space"] or found["before"], begun + found.end())


def _is_later(telling: Telling, turn: int) -> bool:
    return telling.last < turn <= telling.last + FURTHEST


def _of_changes(telling: Telling) -> None:
    for found in _CHANGE.finditer(telling.text):
        start, end = sentence_around(telling.text, found.start())
        said = lowered(telling.text[start:end])
        if _UNSURE.search(said) or ("?" in said and not _ASKED_KINDLY.search(said)):
            continue
        turn = int(found["turn"] or found["turn2"])
        if _door_behind(telling, found.end(), end) is not None and _is_later(telling, turn):
            telling.ask("ahead", found.start(), end)
            continue
        if not telling.last < turn <= telling.last + FURTHEST or telling.is_cut(found.start()):
            continue
        value = (found["value"] or found["value2"]).lower()
        number = str(NUMBERS.get(value, value))
        space = (found["what"] or found["own"] or "").lower().replace(" ", "") in _DOORS
        telling.add(found.end(), turn, "" if space else number, number if space else "")
        telling.cut.append((found.start(), found.end()))
