"""Languages: catalogues of what the server says, and how each language says a moment."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from functools import lru_cache
from gettext import c2py
from io import BytesIO
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date, format_datetime
from babel.messages.pofile import read_po

from pbm.core.phrases import Manner, Phrase, filled, marked
from pbm.core.zones import zone_named

__all__ = ["ENGLISH", "Catalogue", "Tongues"]


_WHOLE = marked("{day}, {clock} ({zone})")
_LISTED = marked("{day}, {clock}")
_SHORT = {"de": "EEEEEE, d. MMMM"}
"""A day as it stands in a list, by language: ``Fr, 4. Dezember``."""


class Catalogue:
    """A language by its catalogue; English has an empty one. What a catalogue lacks is said in English.

    ``plural`` is the C expression that tells which of its forms goes with a number, as a ``.po`` file has it.
    """

    def __init__(
        self,
        language: str,
        messages: Mapping[str, str] | None = None,
        counted: Mapping[str, tuple[str, ...]] | None = None,
        plural: str = "n != 1",
    ) -> None:
        self.language = language
        self._locale = Locale.parse(language)
        self._form_of = c2py(plural)
        self._messages = dict(messages or {})
        self._counted = dict(counted or {})

    @classmethod
    def from_file(cls, language: str, path: Path) -> Catalogue:
        """Return the language whose catalogue (a gettext ``.po`` file) is at ``path``; OSError when there is none."""
        return _read(language, path.read_bytes())

    def pattern(self, pattern: str) -> str:
        """Return a pattern in this language, as it is where the catalogue lacks it."""
        return self._messages.get(pattern, pattern)

    def counted(self, one: str, many: str, count: int) -> str:
        """Return whichever pattern goes with a number in this language."""
        forms = self._counted.get(one)
        if forms is None:
            return one if count == 1 else many
        return forms[min(self._form_of(count), len(forms) - 1)]

    def moment(self, moment: date, zone: str, manner: Manner) -> str | None:
        """Return a moment as one says it at a place, or a date, which is the same day everywhere; None for English."""
        if self.language == "en":
            return None
        there = moment.astimezone(zone_named(zone)) if isinstance(moment, datetime) else moment
        if manner == "weekday":
            return format_date(there, "EEEE", locale=self._locale)
        if manner == "date":
            return format_date(there, "long", locale=self._locale)
        if manner == "day" or not isinstance(there, datetime):
            return format_date(there, "full", locale=self._locale)
        clock = format_datetime(there, "HH:mm:ss" if _has_seconds(there, manner) else "HH:mm", locale=self._locale)
        if manner == "short":
            day = format_date(there, _SHORT.get(self._locale.language, "EEE d MMMM"), locale=self._locale)
            return filled(self.pattern(_LISTED), {"day": day, "clock": clock})
        day = format_date(there, "full", locale=self._locale)
        return filled(self.pattern(_WHOLE), {"day": day, "clock": clock, "zone": zone})

    def said(self, value: Any) -> Any:
        """Return a value in this language: a phrase is said in it, anything else is as it is."""
        return value.in_tongue(self) if isinstance(value, Phrase) else value


def _has_seconds(there: datetime, manner: Manner) -> bool:
    """Return whether a moment is said with its seconds: in a list always or never, so that all are alike."""
    return manner == "exact" or (manner == "whole" and there.second != 0)


@lru_cache(maxsize=16)
def _read(language: str, content: bytes) -> Catalogue:
    """Return a language by what its file holds; the same content, the same catalogue, which nothing changes."""
    messages: dict[str, str] = {}
    counted: dict[str, tuple[str, ...]] = {}
    catalogue = read_po(BytesIO(content), locale=language)
    for message in catalogue:
        if message.fuzzy or not message.id:
            continue
        if isinstance(message.id, list | tuple) and isinstance(message.string, list | tuple):
            if all(message.string):
                counted[message.id[0]] = tuple(message.string)
        elif isinstance(message.id, str) and isinstance(message.string, str) and message.string:
            messages[message.id] = message.string
    return Catalogue(language, messages, counted, catalogue.plural_expr)


ENGLISH = Catalogue("en")


class Tongues:
    """The languages that there are catalogues for, English among them, by their codes."""

    def __init__(self, folder: Path | None = None) -> None:
        self._known: dict[str, Catalogue] = {"en": ENGLISH}
        for path in sorted(folder.glob("*/LC_MESSAGES/pbm.po")) if folder is not None else ():
            language = path.parent.parent.name
            self._known[language] = Catalogue.from_file(language, path)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages, English first."""
        return tuple(self._known)

    def put(self, catalogue: Catalogue) -> None:
        """Have a language, in place of the one that was there under its code."""
        self._known[catalogue.language] = catalogue

    def of(self, language: str) -> Catalogue:
        """Return a language, English where there is no catalogue for it."""
        return self._known.get(language, ENGLISH)
