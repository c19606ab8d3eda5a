"""What a word or phrase of any language means, in the one English word that the grammar knows for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from pbm.orders.vocabulary.number_words import number_words, ordinal_words

__all__ = ["OWN", "Sense", "english_senses", "folded", "language_senses", "spellings"]

OWN = "own"
"""The language of the words that a GM adds."""

_PLAIN = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "’": "'"})
_TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class Sense(NamedTuple):
    """One meaning of a word in ``language``.

    ``low`` is the English word (or words) for it; of two parted by a stroke the first is meant where a word or number
    follows. ``sort`` is ``word``, ``number`` (``value``), ``split`` (a number such as "fünf und vierzig" that may be
    two), ``article`` (a word that is 1 or "a"), ``ordinal`` (``value``), or ``slip`` (a spelling that is put right and
    must be told).
    """

    language: str
    low: str
    sort: str = "word"
    value: int = -1


def folded(word: str) -> str:
    """Return a word without its accents, for those who type none."""
    if word.isascii():
        return word
    parts = unicodedata.normalize("NFD", word.translate(_PLAIN))
    return "".join(part for part in parts if unicodedata.category(part) != "Mn")


def spellings(word: str, language: str) -> Iterator[str]:
    """Yield how a word is written: as it is, and a German one with ae, oe, ue and ss too."""
    yield word
    if language == "de" and not word.isascii():
        yield word.translate(_TWO_LETTERS)


def _forms(text: str) -> Iterator[str]:
    return (" ".join(form.replace("-", " ").split()) for form in text.split(",") if form.strip())


def _words(language: str, table: Mapping[str, str], sort: str = "word") -> Iterator[tuple[str, Sense]]:
    for low, text in table.items():
        sense = Sense(language, low, sort)
        for form in _forms(text):
            for spelt in spellings(form, language):
                yield spelt, sense


def _numbers(language: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Sense]]:
    for form in _forms(table.get("articles", "")):
        yield form, Sense(language, "a", "article", 1)
    for form in _forms(table.get("clipped_articles", "")):
        yield form, Sense(language, "a", "article", 0)  # "ne 5"; alone it says "nah", and no number
    numbers = number_words(table)
    glue = f" {table.get('unit_first')} "
    for word, value in numbers.items():
        low = "zero" if value == 0 else word
        sort = "split" if glue in word else "number"
        for spelt in spellings(word, language):
            yield spelt, Sense(language, low, sort, value)
    if "ordinals" in table:
        for word, value in ordinal_words(table).items():
            yield word, Sense(language, word, "ordinal", value)


def language_senses(language: str, tables: Mapping[str, Any]) -> Iterable[tuple[str, Sense]]:
    """Yield every word and phrase of a language's file with its meaning."""
    yield from _words(language, tables["words"])
    yield from _numbers(language, tables["numbers"])


def english_senses(tables: Mapping[str, Any]) -> Iterable[tuple[str, Sense]]:
    """Yield what English needs beside the grammar's own words: other spellings, slips and numbers."""
    yield from language_senses("en", tables)
    yield from _words("en", tables["slips"], "slip")
