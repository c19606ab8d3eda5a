"""The days of a stretch as they are said, one by one, before it is known which dates they are."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache

from pbm.orders.day_words import AND, BACK, FROM, IDLE, LATER, MONTHS, NEAR, NEXT, TO, UNTIL, WEEKDAYS, plainly
from pbm.orders.late import late

__all__ = ["Day", "Said", "days_in"]

_TOKEN = late(
    r"(?P<iso>\d{4}-\d{1,2}-\d{1,2})(?!\d)"
    r"|(?P<dots>\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:\d{4}|\d{2})(?!\d|\.))?|\d{1,2}\.\d{1,2}(?!\d))"
    r"|(?P<slash>\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?)(?!\d|/)"
    r"|(?P<year>\d{4})(?!\d)"
    r"|(?P<day>\d{1,2})(?P<ordinal>st|nd|rd|th|er|ème|e|º|\.)?(?![^\W_])"
    r"|(?P<span>@(?:next|this|weekend|\d{1,3}))"
    r"|(?P<dash>-)"
    r"|(?P<word>t/m|[^\W\d_]{1,20})\.?"
    r"|(?P<blank>[\s,]{1,200})"
)


@dataclass(frozen=True, slots=True)
class Day:
    """A day as far as it was said: "17th", "Friday 3 May", "3/5", "tomorrow"."""

    day: int = 0
    month: int | None = None
    year: int | None = None
    other: int | None = None  # of "3/5": the month, if 3 is the day; the day, if 3 is the month
    near: int | None = None  # days from today
    ordinal: bool = False  # "17th": a day of a month that need not be named
    weekday: int | None = None  # beside a date: what it should be; alone: the next such day
    coming: bool = False  # "next Friday"

    @property
    def dated(self) -> bool:
        """Whether it is a day of some month, rather than one counted from today."""
        return self.day > 0

    @property
    def by_name(self) -> bool:
        """Whether nothing but a weekday is said."""
        return self.weekday is not None and not self.dated


_THROUGH = late(r"\btot en met\b")  # one word of Dutch, written as three


@lru_cache(maxsize=256)  # a line is asked about by several commands
def days_in(text: str) -> Said | None:
    """Return what a text says of days; None when it says anything else, or not one or two days."""
    text = _THROUGH.sub("tot", plainly(text))
    said = Said()
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None or not said.take(match):
            return None
        place = match.end()
    said.close()
    return said if said.whole() else None


@dataclass(slots=True)
class Said:
    """What has been read so far: the days, the month or weekday that waits for its day, and the words between."""

    days: list[Day] = field(default_factory=list)
    month: int | None = None
    weekday: int | None = None
    coming: bool = False
    fresh: bool = False  # nothing but idle words since the last day
    until: bool = False
    since: bool = False
    ranged: bool = False
    listed: bool = False  # "3 and 10 May": two days, or all of them
    back: bool = False
    later: bool = False
    article: bool = False
    span: str = ""
    lasting: int = 0

    def whole(self) -> bool:
        """Return whether a stretch of days is said, with a month, a weekday or an ordinal somewhere."""
        if self.month is not None or self.coming or (self.span and self.lasting):
            return False
        if self.lasting:
            told = self.since or all(map(_is_told, self.days))  # "from the 3" can be no other than a day of the month
            return len(self.days) <= 1 and not self.until and not self.back and told
        if self.span and (not self.days or self.back):
            return not self.days or (len(self.days) == 1 and all(map(_is_told, self.days)))
        if not 1 <= len(self.days) <= 2 or (len(self.days) == 2 and not self.ranged):
            return False
        if any(map(_has_month, self.days)):
            return True
        loose = (self.until or self.back) and self.article and len(self.days) == 1
        return all(day.ordinal or loose for day in self.days)

    def take(self, match: re.Match[str]) -> bool:
        """Take the next piece; return whether it can stand here."""
        kind, said = match.lastgroup, match.group()
        if kind == "ordinal":
            kind = "day"
        numbers = [int(number) for number in re.findall(r"\d+", said)]
        if kind == "iso":
            self._add(Day(numbers[2], numbers[1], numbers[0]))
        elif kind == "dots":
            self._add(Day(numbers[0], numbers[1], _year(numbers[2:])))
        elif kind == "slash":
            self._add(Day(numbers[0], None, _year(numbers[2:]), other=numbers[1]))
        elif kind == "day":
            if numbers[0] == 0:
                return False
            self._add(Day(numbers[0], self.month, ordinal=match["ordinal"] in _ORDINALS))
            self.month = None
        elif kind == "year":
            if not self.days or self.days[-1].year is not None or not 2000 <= numbers[0] <= 2199:
                return False
            self.days[-1] = replace(self.days[-1], year=numbers[0])
        elif kind == "span":
            if self.span or self.lasting:
                return False
            self.span, self.lasting = ("", numbers[0]) if numbers else (said[1:], 0)
        elif kind in ("dash", "word"):
            return self._word(said.rstrip("."))
        return True

    def close(self) -> None:
        """End a weekday that no date has followed: it names the date before it, or is a day by itself."""
        if self.weekday is None:
            return
        last = self.days[-1] if self.days else None
        if self.fresh and last is not None and last.dated and last.weekday is None and not self.coming:
            self.days[-1] = replace(last, weekday=self.weekday)
        else:
            self.days.append(Day(weekday=self.weekday, coming=self.coming))
        self.weekday, self.coming = None, False

    def _add(self, day: Day) -> None:
        self.days.append(replace(day, weekday=self.weekday))
        self.weekday, self.fresh = None, True

    def _word(self, word: str) -> bool:
        if word in MONTHS:
            last = self.days[-1] if self.days else None
            if last is not None and last.dated and (last.month, last.other) == (None, None):
                self.days[-1] = replace(last, month=MONTHS[word])
            else:
                self.month = MONTHS[word]
        elif word in WEEKDAYS:
            self.close()
            self.weekday = WEEKDAYS[word]
        elif word in NEXT:
            self.coming = True
        elif word in NEAR:
            self.days.append(Day(near=NEAR[word]))
        else:
            return self._between(word)
        return True

    def _between(self, word: str) -> bool:
        """Take a word that parts days, or says nothing of them."""
        self.article = self.article or word in _ARTICLES
        if word in IDLE and word not in FROM:
            return True
        self.close()
        self.fresh = False
        if word in TO and self.days:
            self.ranged = True
            self.listed = word in AND and not self.since
        elif word in BACK:
            self.back, self.ranged = True, bool(self.days)
        elif word in UNTIL:
            self.until = True
        elif word in FROM:
            self.since = True
        elif word in LATER:
            self.later = True
        else:
            return word in IDLE or (word in TO and word != "-")
        return True


_ORDINALS = ("st", "nd", "rd", "th", "ème", "º")
_ARTICLES = frozenset("the zum le el il al au de jusquau".split())  # noqa: SIM905


def _has_month(day: Day) -> bool:
    return any(said is not None for said in (day.month, day.other, day.near)) or day.by_name


def _is_told(day: Day) -> bool:
    return _has_month(day) or day.ordinal


def _year(numbers: list[int]) -> int | None:
    return None if not numbers else numbers[0] if numbers[0] > 99 else 2000 + numbers[0]
