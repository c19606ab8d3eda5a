"""The vocabulary as a value: every word that orders may be written in, and how a GM's own words are added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from pbm.orders.vocabulary.files import LANGUAGES, TABLES
from pbm.orders.vocabulary.senses import OWN, Sense, english_senses, folded, language_senses

__all__ = ["VOCABULARY", "Vocabulary"]

_MOST_WORDS = 6  # no phrase has more


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """Words and what they mean. It never changes; ``extended`` makes another one.

    ``labels`` are the kinds, ``T`` for a throw and ``D`` for a trapdoor, of the words that always mean one.
    ``senses`` hold the meanings of a word or phrase by its language, ``plain`` the same by its spelling without
    accents; ``starts`` tells of how many words the longest phrase is that begins with a word. ``english`` are the
    words that are English whatever else they may be. ``hundreds`` are the words for 100 that another number may be
    joined to, and ``endings`` those that make an ordinal of a number, each with its language.
    """

    labels: Mapping[str, str]
    senses: Mapping[str, Mapping[str, Sense]]
    plain: Mapping[str, Mapping[str, Sense]]
    starts: Mapping[str, int]
    english: frozenset[str]
    hundreds: tuple[str, ...]
    endings: tuple[tuple[str, str], ...]

    def meanings(self, form: str) -> Mapping[str, Sense]:
        """Return what a word or phrase means in each language that has it."""
        found = self.senses.get(form)
        if found is not None:
            return found
        simple = folded(form)
        found = self.plain.get(simple) or self.senses.get(simple)
        return found if found is not None else self._compound(simple)

    def _compound(self, form: str) -> Mapping[str, Sense]:
        """Return the meaning of a number with an ending or a hundred before it: "fünfundvierzigste", "hundertzwölf"."""
        if len(form) < 7 or len(form) > 60:
            return {}
        return self._ordinal(form) or self._hundred(form)

    def _ordinal(self, form: str) -> Mapping[str, Sense]:
        for ending, language in self.endings:
            if form.endswith(ending):
                stem = form.removesuffix(ending)
                for word in (stem, f"{stem}e") if ending.startswith("i") else (stem,):
                    sense = (self.senses.get(word) or self.plain.get(word) or {}).get(language)
                    if sense is not None and sense.sort == "number":
                        return {language: sense._replace(sort="ordinal")}
        return {}

    def _hundred(self, form: str) -> Mapping[str, Sense]:
        for start in self.hundreds:
            rest = form.removeprefix(start)
            if rest == form or len(rest) < 2:
                continue
            found = self.senses.get(rest) or self.plain.get(rest) or {}
            made = {
                language: sense._replace(value=100 + sense.value)
                for language, sense in found.items()
                if sense.sort == "number" and 0 < sense.value < 100
            }
            if made:
                return made
        return {}

    def label(self, word: str) -> str | None:
        """Return ``T`` for a word that means a throw whatever the language, ``D`` for a trapdoor, None for others."""
        return _label(self, word)

    def forms(self, low: str) -> tuple[str, ...]:
        """Return every word and phrase, of any language, that means ``low`` ("press"), the longest first."""
        found = {form for form, known in self.senses.items() if any(sense.low == low for sense in known.values())}
        return tuple(sorted(found | {low}, key=lambda form: (-len(form), form)))

    def extended(self, own: Iterable[tuple[str, Sense]]) -> Vocabulary:
        """Return this vocabulary with the ``senses`` of a GM's own words, which go before those of every language."""
        senses = dict(self.senses)
        starts = dict(self.starts)
        for form, sense in own:
            senses[form] = {**senses.get(form, {}), OWN: sense}
            _begin(starts, form)
        return Vocabulary(self.labels, senses, self.plain, starts, self.english, self.hundreds, self.endings)


@lru_cache(maxsize=8192)
def _label(vocabulary: Vocabulary, word: str) -> str | None:
    """Return the label of a word, found before or anew."""
    own = vocabulary.senses.get(word, {}).get(OWN)
    if own is not None:
        return vocabulary.labels.get(own.low)
    kind = vocabulary.labels.get(word)
    if kind is not None or word in vocabulary.english:
        return kind
    kinds = {vocabulary.labels.get(sense.low) for sense in vocabulary.meanings(word).values()}
    return kinds.pop() if len(kinds) == 1 else None


def _begin(starts: dict[str, int], form: str) -> None:
    first, _, rest = form.partition(" ")
    starts[first] = max(starts.get(first, 1), min(_MOST_WORDS, 1 + len(rest.split())))


def _built(entries: Iterable[tuple[str, Sense]], tables: Mapping[str, Any]) -> Vocabulary:
    named = tables["labels"]
    labels = {**dict.fromkeys(named["throw"].split(), "T"), **dict.fromkeys(named["trapdoor"].split(), "D")}
    senses: dict[str, dict[str, Sense]] = {}
    plain: dict[str, dict[str, Sense]] = {}
    starts: dict[str, int] = {}
    hundreds: set[str] = set()
    for form, sense in entries:
        senses.setdefault(form, {}).setdefault(sense.language, sense)
        if not form.isascii():
            simple = folded(form)
            plain.setdefault(simple, {}).setdefault(sense.language, sense)
            _begin(starts, simple)
        _begin(starts, form)
        if sense.value == 100 and sense.language != "en":
            hundreds.add(folded(form))
    for simple, known in plain.items():
        # A word that is written without accents is first of all itself: "de" is not the French "dé".
        for language, sense in senses.get(simple, {}).items():
            known[language] = sense
    english = {word for words in tables["roles"].values() for word in words.split()}
    english |= {*labels, *tables["common"]["words"].split(), *tables["near"]["words"].split()}
    english |= {form for form, known in senses.items() if known.get("en") and known["en"].sort != "slip"}
    longest_first = tuple(sorted(hundreds, key=lambda word: (-len(word), word)))
    endings = tuple(
        (folded(ending.strip()), language)
        for language in LANGUAGES
        for ending in TABLES[language]["numbers"].get("ordinal_endings", "").split(",")
        if ending.strip()
    )
    return Vocabulary(labels, senses, plain, starts, frozenset(english), longest_first, endings)


def _entries() -> Iterator[tuple[str, Sense]]:
    yield from english_senses(TABLES["en"])
    for language in LANGUAGES[1:]:
        yield from language_senses(language, TABLES[language])


VOCABULARY: Final = _built(_entries(), TABLES["en"])
"""The words that come with the program."""
