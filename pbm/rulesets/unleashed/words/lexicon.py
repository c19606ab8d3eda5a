"""The vocabulary of orders, read once from ``words.toml``: phrases and what they mean, number words, near misses."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from itertools import product
from typing import Any, Final

from rapidfuzz.distance import OSA

__all__ = [
    "LABELS",
    "LONGEST_NUMBER",
    "LONGEST_PHRASE",
    "NUMBERS",
    "NUMBERS_OF",
    "PHRASES",
    "elided",
    "folded",
    "near",
    "phrase_at",
    "tongue_of",
]

LONGEST_PHRASE: Final = 8
"""Words of a phrase."""

_TABLES: Final[Mapping[str, Any]] = tomllib.loads(
    resources.files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
)
_LANGUAGES: Final = ("en", "de")
_TONGUES: Final = ("fr", "nl", "es", "it")
_MARKS_NEEDED: Final = 2
_MARKED_OF: Final = 3
_LETTERS_OF_MARK: Final = 3
_ELIDED: Final = re.compile(r"\b(l|d|all|sull|dell|nell|dall|un|quest|quell)'(?=[^\W\d_])", re.IGNORECASE)
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_ONE_WAY: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


def folded(word: str) -> str:
    """Return a word as the vocabulary has it: small, without apostrophes and accents, umlauts as two letters."""
    plain = word.casefold().replace("'", "").translate(_UMLAUTS)
    if plain.isascii():
        return plain
    apart = unicodedata.normalize("NFD", plain)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def elided(line: str) -> str:
    """Return a line with the French and Italian articles apart that a word takes to itself: "l'inversion"."""
    return _ELIDED.sub(r"\1 ", line)


def _phrases(entry: str) -> Iterator[tuple[str, ...]]:
    for phrase in entry.split(","):
        words = tuple(folded(word) for word in phrase.replace("-", " ").replace("/", " ").split())
        if words:
            yield words
        if "'" in phrase:
            yield tuple(folded(word) for word in elided(phrase).replace("-", " ").split())
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


def _numbers_in(tongue: str) -> dict[tuple[str, ...], int]:
    """Return the numbers from 2 to 99 in the words of a tongue; "vingt et un" is one, "un" alone is none."""

    def told(entry: str) -> list[list[str]]:
        return [[one.strip() for one in word.split("/")] for word in table[entry].split(",")]

    table = _TABLES["numbers"][tongue]
    units, teens, tens = told("units"), told("teens"), told("tens")
    made = {word: value for value, words in enumerate(units, start=1) if value > 1 for word in words}
    made |= {word: value for value, words in enumerate(teens, start=10) for word in words}
    made |= {word: 10 * value for value, words in enumerate(tens, start=2) for word in words}
    forms = [form.strip() for form in table["forms"].split(",")]
    over = {int(ten) for ten in table.get("over", "0").split(",")}
    for ten, words in enumerate(tens, start=2):
        small = [*enumerate(units, start=1), *(enumerate(teens, start=10) if ten in over else ())]
        for form, word, (value, said) in product(forms, words, small):
            made |= {form.format(ten=word, unit=one): 10 * ten + value for one in said}
    return {tuple(folded(word) for word in words.split()): value for words, value in made.items()}


NUMBERS_OF: Final[Mapping[str, Mapping[tuple[str, ...], int]]] = {
    "": {},
    **{tongue: _numbers_in(tongue) for tongue in _TONGUES},
}
"""The same of the other tongues."""

LONGEST_NUMBER: Final = 5
"""Words of a number: "quatre vingt dix et un"."""

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
_SPOKEN: Final = {
    tongue: frozenset(word for entry in _TABLES[tongue].values() for words in _phrases(entry) for word in words)
    | frozenset(word for words in NUMBERS_OF[tongue] for word in words)
    for tongue in _TONGUES
}
_HOME: Final = frozenset(word for listed in PHRASES[""].values() for words, _ in listed for word in words) | frozenset(
    word for words in NUMBERS for word in words
)
_MARKS: Final = {
    tongue: frozenset(
        words[0]
        for entry in (*_TABLES[tongue].values(), ",".join(map(" ".join, NUMBERS_OF[tongue])))
        for words in _phrases(entry)
        if len(words) == 1 and len(words[0]) > 1 and words[0] not in _PLAIN
    )
    | frozenset(word for word in said if len(word) > _LETTERS_OF_MARK and word not in _HOME and word not in _KNOWN)
    for tongue, said in _SPOKEN.items()
}


def tongue_of(words: Iterable[str], names: Collection[str] = ()) -> str:
    """Return the tongue, besides English and German, that folded words of a letter are in; "" for none or several.

    A tongue has to have two words that English and German do not know, more than any other tongue, and a third of
    those that they do know. One such word is enough where nobody in any tongue is at a loss for the others: "+3 sur
    17", "blank op 22". ``names`` are words that are in no tongue.
    """
    said = frozenset(words).difference(names)
    counted = sorted(((len(said & marks), len(said & _SPOKEN[tongue]), tongue) for tongue, marks in _MARKS.items()))
    (next_most, next_known, _), (most, known, tongue) = counted[-2:]
    if not most or _MARKED_OF * most < len(said & _PLAIN):
        return ""
    if said <= _SPOKEN[tongue] | _HOME:
        return tongue
    return tongue if most >= _MARKS_NEEDED and (most, known) > (next_most, next_known) else ""


_SHORTENED: Final = ("reverse", "extra", "blank", "snake", "ladder", "forward")
"""Cards' names that are written without their vowels."""


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
    mended = {*swapped, *found, *(right for right in _SHORTENED if _without_vowels(word, right))}
    return mended.pop() if len(mended) == 1 else None


def _without_vowels(word: str, right: str) -> bool:
    """Whether a word is the other with nothing but vowels left out: "rvrse"."""
    left = iter(right)
    subsequence = all(letter in left for letter in word)
    return subsequence and [one for one in word if one not in "aeiou"] == [one for one in right if one not in "aeiou"]


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
