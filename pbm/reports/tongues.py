"""Languages: catalogues of what the server says, and how each language says a moment."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_datetime
from babel.messages.pofile import read_po

from pbm.core.phrases import Phrase
from pbm.core.zones import zone_named

__all__ = ["ENGLISH", "Catalogue", "Tongues"]


class Catalogue:
    """A language by its catalogue; English has an empty one. What a catalogue lacks is said in English."""

    def __init__(
        self,
        language: str,
        messages: Mapping[str, str] | None = None,
        counted: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.language = language
        self._locale = Locale.parse(language)
        self._messages = dict(messages or {})
        self._counted = dict(counted or {})

    @classmethod
    def from_file(cls, language: str, path: Path) -> Catalogue:
        """Return the language whose catalogue (a gettext ``.po`` file) is at ``path``; OSError when there is none."""
        messages: dict[str, str] = {}
        counted: dict[str, tuple[str, ...]] = {}
        with path.open("rb") as file:
            for message in read_po(file, locale=language):
                if message.fuzzy or not message.id:
                    continue
                if isinstance(message.id, list | tuple) and isinstance(message.string, list | tuple):
                    if all(message.string):
                        counted[message.id[0]] = tuple(message.string)
                elif isinstance(message.id, str) and isinstance(message.string, str) and message.string:
                    messages[message.id] = message.string
        return cls(language, messages, counted)

    def pattern(self, pattern: str) -> str:
        """Return a pattern in this language, as it is where the catalogue lacks it."""
        return self._messages.get(pattern, pattern)

    def counted(self, one: str, many: str, count: int) -> str:
        """Return whichever pattern goes with a number in this language."""
        forms = self._counted.get(one)
        if forms is None:
            return one if count == 1 else many
        number = int(self._locale.plural_form(count) != "one") if len(forms) == 2 else 0
        return forms[min(number, len(forms) - 1)]

    def moment(self, moment: datetime, zone: str) -> str | None:
        """Return a moment as one says it at a place, None for the English way."""
        if self.language == "en":
            return None
        there = moment.astimezone(zone_named(zone))
        clock = "HH:mm:ss" if there.second else "HH:mm"
        return f"{format_datetime(there, f'EEEE, d. MMMM y, {clock}', locale=self._locale)} ({zone})"

    def said(self, value: Any) -> Any:
        """Return a value in this language: a phrase is said in it, anything else is as it is."""
        return value.in_tongue(self) if isinstance(value, Phrase) else value


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

    def of(self, language: str) -> Catalogue:
        """Return a language, English where there is no catalogue for it."""
        return self._known.get(language, ENGLISH)
