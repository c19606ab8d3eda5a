"""The vocabulary of orders, read once from ``words.toml``: phrases and what they mean, number words, near misses."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from rapidfuzz.distance import OSA

__all__ = ["LABELS", "LONGEST_PHRASE", "NUMBERS", "NUMBERS_OF", "PHRASES", "folded", "near", "phrase_at", "tongue_of"]

LONGEST_PHRASE: Final = 8
"""Words of a phrase."""

_TABLES: Final[Mapping[str, Any]] = tomllib.loads(
    resources.files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
)
_LANGUAGES: Final = ("en", "de")
_TONGUES: Final = ("fr", "nl", "es", "it")
_MARKS_NEEDED: Final = 2
_MARKED_OF: Final = 3
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_ONE_WAY: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


def folded(word: str) -> str:
    """Return a word as the vocabulary has it: small, without apostrophes and accents, umlauts as two letters."""
    plain = word.casefold().replace("'", "").translate(_UMLAUTS)
    if plain.isascii():
        return plain
    apart = unicodedata.normalize("NFD", plain)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _phrases(entry: str) -> Iterator[tuple[str, ...]]:
    for phrase in entry.split(","):
        words = tuple(folded(word) for word in phrase.replace("-", " ").replace("/", " ").split())
        if words:
            yield words
        if words and not phrase.isascii():
            yield tuple(folded(word.translate(_ONE_WAY)) for word in phrase.casefold().split())


def _meanings(*languages: str) -> dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]]:
    """Return the phrases that begin with each word, the longest first, with their meanings, the usual one first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for language in languages:
        for meaning, entry in _TABLES[language].items():
            if meaning.startswith("label-") or meaning == "known":
                continue
            for words in _phrases(entry):
                if meaning not in found.get(words, ()):
                    found[words] = (*found.get(words, ()), meaning)
    made: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    for words, meanings in found.items():
        made.setdefault(words[0], []).append((words, meanings))
    for listed in made.values():
        listed.sort(key=lambda pair: -len(pair[0]))
    return made


def _labels() -> dict[str, str]:
    return {
        " ".join(words): meaning.removeprefix("label-")
        for language in _LANGUAGES
        for meaning, entry in _TABLES[language].items()
        if meaning.startswith("label-")
        for words in _phrases(entry)
    }


def _number_words() -> dict[tuple[str, ...], int]:
    """Return the numbers from 1 to 99 in words."""
    made: dict[tuple[str, ...], int] = {("zero",): 0, ("null",): 0}
    english, german = _TABLES["numbers"]["en"], _TABLES["numbers"]["de"]
    for table in (english, german):
        units, teens, tens = ([folded(word) for word in table[key].split(",")] for key in ("units", "teens", "tens"))
        units, teens, tens = ([word.strip() for word in words] for words in (units, teens, tens))
        made.update({(word,): value for value, word in enumerate(units, start=1)})
        made.update({(word,): value for value, word in enumerate(teens, start=10)})
        made.update({(word,): 10 * value for value, word in enumerate(tens, start=2)})
        for ten, word in enumerate(tens, start=2):
            inside = table.get("inside")
            for unit, small in enumerate([folded(w.strip()) for w in (inside or table["units"]).split(",")], start=1):
                if inside:
                    made[(f"{small}{table['between']}{word}",)] = 10 * ten + unit
                else:
                    made[(word, small)] = made[(f"{word}{small}",)] = 10 * ten + unit
    return made


PHRASES: Final = {
    "": _meanings(*_LANGUAGES),
    **{tongue: _meanings(tongue, *_LANGUAGES) for tongue in _TONGUES},
}
"""By tongue ("" for English and German): the phrases that a word begins, the longest first, with their meanings."""

LABELS: Final = _labels()
"""What the head of a line asks about (``play``, ``second``, ``standing``, ``pieces``), by its words."""

NUMBERS: Final = _number_words()
"""The numbers that can be told in words, by their words."""

NUMBERS_OF: Final[Mapping[str, Mapping[str, int]]] = {
    "": {},
    **{
        tongue: {folded(pair.split()[0]): int(pair.split()[1]) for pair in listed.split(",")}
        for tongue, listed in _TABLES["numbers"]["tongues"].items()
    },
}
"""The same of the other tongues: one word each, and only the common ones."""

_SLIPS: Final = {
    "blank": 1,
    "reverse": 1,
    "reversal": 1,
    "ladder": 1,
    "ladders": 1,
    "snake": 1,
    "snakes": 1,
    "lamppost": 2,
    "otherwise": 2,
    "forward": 1,
    "leader": 1,
    "players": 1,
    "leere": 1,
    "umkehr": 1,
    "schlange": 2,
    "leiter": 1,
    "laterne": 1,
    "extrawurf": 2,
    "zurueckschicken": 2,
}
"""Words that are worth mending, and how many slips are still plain."""

_EXCHANGED: Final = frozenset(
    {
        "please",
        "already",
        "back",
        "send",
        "swap",
        "plus",
        "minus",
        "roll",
        "extra",
        "move",
        "cards",
        "else",
        "piece",
        "space",
        "square",
    }
)
"""Words too short for more than an exchange of two letters."""

_KNOWN: Final = frozenset(word for words in _phrases(_TABLES["en"]["known"]) for word in words)
_OTHERS: Final = frozenset(
    word for phrases in PHRASES.values() for listed in phrases.values() for words, _ in listed for word in words
) | frozenset(word for words in NUMBERS for word in words)
_PLAIN: Final = frozenset(words[0] for listed in PHRASES[""].values() for words, _ in listed if len(words) == 1)
_MARKS: Final = {
    tongue: frozenset(
        words[0]
        for entry in _TABLES[tongue].values()
        for words in _phrases(entry)
        if len(words) == 1 and len(words[0]) > 1 and words[0] not in _PLAIN
    )
    for tongue in _TONGUES
}


def tongue_of(words: Iterable[str]) -> str:
    """Return the tongue, besides English and German, that folded words of a letter are in; "" for none or several.

    A tongue has to have two words that English and German do not know, more than any other tongue, and a third of
    those that they do know.
    """
    said = frozenset(words)
    counted = sorted(((len(said & marks), tongue) for tongue, marks in _MARKS.items()), reverse=True)
    (most, tongue), (next_most, _) = counted[:2]
    known = len(said & _PLAIN)
    return tongue if most >= _MARKS_NEEDED and most > next_most and _MARKED_OF * most >= known else ""


@lru_cache(maxsize=4096)
def near(word: str) -> str | None:
    """Return the word of the vocabulary that an unknown one was meant to be; None unless only one is near."""
    if not 4 <= len(word) <= 18 or not word.isalpha() or word in _KNOWN or word in _OTHERS:
        return None
    swapped = [right for right in _EXCHANGED if sorted(right) == sorted(word) and OSA.distance(word, right) == 1]
    found = [
        right
        for right, slips in _SLIPS.items()
        if abs(len(right) - len(word)) <= slips and OSA.distance(word, right, score_cutoff=slips) <= slips
    ]
    mended = {*swapped, *found}
    return mended.pop() if len(mended) == 1 else None


def phrase_at(words: Sequence[str | None], at: int, tongue: str = "") -> tuple[int, tuple[str, ...]] | None:
    """Return how many words from ``at`` on are a phrase, and its meanings; None when none begins there.

    A None among the words is where something stands that is no word.
    """
    first = words[at]
    if first is None:
        return None
    for phrase, meanings in PHRASES[tongue].get(first, ()):
        if len(phrase) == 1 or tuple(words[at : at + len(phrase)]) == phrase:
            return len(phrase), meanings
    return None
