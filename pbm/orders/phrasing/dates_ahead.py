"""Orders told for a day after the deadline of the open round: "on the 11th: 5 and 40", "for the 11 May deadline: 5"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from pbm.orders.day_words import MONTHS, WEEKDAYS
from pbm.orders.late import late
from pbm.orders.phrasing.turn_clauses import DOOR, FILLER, THROW, WORD, Telling, lowered
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["ask_of_dates", "may_name_days"]

_MONTH: Final = "|".join(sorted(MONTHS, key=len, reverse=True))
_WEEKDAY: Final = "|".join(sorted(WEEKDAYS, key=len, reverse=True))
_LED: Final = (
    r"\b(?:for|on|until|von|für|am|zum|pour|le|voor|op|para|el|per|il)(?: (?:the|den|dem|le|de|el|il))?"
    r"(?: (?:deadline|round|turn|frist|abgabe)(?: (?:of|on|for|due|vom|am))?(?: the)?)?"
    rf"(?: (?:{_WEEKDAY}),?)? "
)
_ORDINALS: Final = {
    "fünften": 5,
    "sechsten": 6,
    "siebten": 7,
    "achten": 8,
    "neunten": 9,
    "zehnten": 10,
    "elften": 11,
    "zwölften": 12,
    "dreizehnten": 13,
    "vierzehnten": 14,
    "fünfzehnten": 15,
    "sechzehnten": 16,
    "siebzehnten": 17,
    "achtzehnten": 18,
    "neunzehnten": 19,
    "zwanzigsten": 20,
}
_WEEKS: Final = "(?:weeks|wochen|weken|semaines|semanas|settimane)"
_SOME: Final = "two|three|four|zwei|drei|vier|twee|drie|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro"
_HEAD: Final = r"(?:(?<=^)|(?<=[.!?\n] )|(?<=\n))"
_ALONE: Final = rf"{_HEAD}(?:am|zum|op de|el día|il giorno) "
"""A day without its month stands at the head of its sentence: elsewhere it may be a space."""
_DATED: Final = late(
    rf"{_LED}(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|\.)?(?: (?:of |de )?| ?)(?P<month>{_MONTH})\b"
    rf"|(?P<month2>{_MONTH}) (?P<day2>\d{{1,2}})(?:st|nd|rd|th)?\b(?!\.\d)"
    r"|(?P<day3>\d{1,2})\.(?P<month3>\d{1,2})\.?(?!\d)"
    r"|(?P<day4>\d{1,2})(?:st|nd|rd|th)\b)(?:,? \d{4})?(?: (?:deadline|round|turn)\b)?"
    rf"|{_ALONE}(?:(?P<day5>\d{{1,2}})(?:\.|e|de|ste)?(?=[:,]? )(?!,? (?:{_MONTH})\b)"
    rf"|(?P<word>{'|'.join(_ORDINALS)})\b)"
    rf"|{_HEAD}l'(?P<day6>\d{{1,2}})(?: (?P<month6>{_MONTH})\b|(?=[:,]? ))"
    rf"|\b(?P<weeks>(?:in|over|dans|dentro de|en|fra|tra) (?:\d|{_SOME}) {_WEEKS})\b"
)
_MONTHS: Final = frozenset((*MONTHS, *_ORDINALS, "weeks", "wochen", "weken", "semaines", "semanas", "settimane"))
_IN_FIGURES: Final = late(
    r"\d(?:st|nd|rd|th)\b|\d\.\d|(?i:(?:^|[.!?] )(?:am|zum|op de|el día|il giorno) \d|(?:^|[.!?] )l['’]\d)"
)
_BESIDE: Final = word_set(
    "und et en y e die das der den le la el il de het dann dan alors puis entonces luego allora poi bitte aub svp ich "
    "ik je doe do spiele nehme werfe setze will speel neem gooi joue prends lance juego tiro gioco lancio i play "
    "throw take"
)
"""Words beside a throw and a space that say no more, in other languages."""
_DAYS: Final = ("day", "day2", "day3", "day4", "day5", "day6")
_STOPS: Final = late(r"[.!?;\n](?!\d)")
_MOST: Final = 12  # dates that are looked at
_LONGEST: Final = 160  # characters of what is told beside a date
_DAY: Final = timedelta(days=1)
_BEFORE: Final = 6 * _DAY  # a day without a month is within these before the deadline, or after it
_ROUND_THE_WORLD: Final = _DAY  # by which a date may differ from zone to zone


def may_name_days(lines: Sequence[str], words: frozenset[str]) -> bool:
    """Return whether a day may be named in some lines, which have these ``words``."""
    return may_be_in(words, _MONTHS) or any(_IN_FIGURES.search(line) for line in lines)


def ask_of_dates(telling: Telling, deadline: date | None) -> None:
    """Ask about what is told for a day after the ``deadline``, and says nothing else: it is no order of this round."""
    if deadline is None:
        return
    said = lowered(telling.text)
    for found in list(_DATED.finditer(said))[:_MOST]:
        day = _day_of(found, deadline)
        if day is None or day <= deadline + _ROUND_THE_WORLD or telling.is_cut(found.start()):
            continue
        start = max((stop.end() for stop in _STOPS.finditer(said, 0, found.start())), default=0)
        stop = _STOPS.search(said, found.end())
        end = stop.start() if stop is not None else len(said)
        beside = f"{said[start : found.start()]} ~ {said[found.end() : end]}"
        if end - start <= _LONGEST and _is_plain(beside) and said[end : end + 1] != "?":
            telling.ask("ahead", start, end)


def _is_plain(beside: str) -> bool:
    """Whether what stands beside a date is nothing but a throw, or a space."""
    if THROW.search(beside) is None and DOOR.search(beside) is None:
        return False
    words = WORD.findall(DOOR.sub(" ", THROW.sub(" ", beside)))
    return all(word in FILLER or word in _BESIDE or not word.isalpha() for word in words)


def _day_of(found: re.Match[str], deadline: date) -> date | None:
    """Return the day that is named, the one next to the deadline where it says no year; None for none."""
    if found["weeks"]:
        return deadline + 2 * _ROUND_THE_WORLD  # the writer looks beyond the round that is open
    told = next((found[name] for name in _DAYS if found[name]), None)
    day = int(told) if told else _ORDINALS[found["word"]]
    name = found["month"] or found["month2"] or found["month6"]
    month = MONTHS[name] if name else int(found["month3"] or 0)
    try:
        if month:
            days = [date(deadline.year + years, month, day) for years in (-1, 0, 1)]
            return min(days, key=lambda one: abs(one - deadline))
    except ValueError:
        return None
    for ahead in range(40):
        one = deadline - _BEFORE + ahead * _DAY
        if one.day == day:
            return one
    return None
