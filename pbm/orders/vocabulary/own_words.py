"""The words that a GM adds to the vocabulary, and what is wrong with those that cannot be added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Json, JsonObject
from pbm.orders.vocabulary.files import TABLES
from pbm.orders.vocabulary.lexicon import VOCABULARY
from pbm.orders.vocabulary.senses import OWN, Sense

__all__ = ["MEANINGS", "NO_WORDS", "OwnWords", "own_words", "word_fault"]

MEANINGS: Final = ("throw", "trapdoor", "board", "turn", "press", "none")
"""What a GM's words can mean, besides numbers."""

_LONGEST, _MOST_WORDS = 40, 6
_MOST_NUMBER = 999
_KEPT_ROLES = ("not_words", "conditions", "hedges", "corrections", "third_persons", "but_words", "memory")
_KEPT: Final = frozenset(
    word
    for words in (*(TABLES["en"]["roles"][role] for role in _KEPT_ROLES), TABLES["en"]["kept"]["words"])
    for word in words.split()
)
_KINDS = {"throw": "T", "trapdoor": "D"}
_NAMES = {"T": "a throw", "D": "a trapdoor"}


@dataclass(frozen=True, slots=True)
class OwnWords:
    """A GM's own words by what they mean (one of ``MEANINGS``), and number words with their values."""

    words: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    numbers: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    def __iter__(self) -> Iterator[tuple[str, Sense]]:
        """Yield each word, as it is looked up, with its meaning; "none" goes before the number 0."""
        for word, value in self.numbers.items():
            yield _tidy(word), Sense(OWN, "zero" if value == 0 else _tidy(word), "number", value)
        for low, forms in self.words.items():
            for form in forms:
                yield _tidy(form), Sense(OWN, low)

    def as_json(self) -> JsonObject:
        """Return the words as ``own_words`` takes them."""
        lists: dict[str, Json] = {meaning: list(forms) for meaning, forms in self.words.items()}
        return {**lists, "numbers": dict(self.numbers)} if self.numbers else lists


NO_WORDS: Final = OwnWords()
"""Nothing added."""


def _tidy(form: str) -> str:
    return " ".join(form.casefold().replace("-", " ").split())


def own_words(table: Mapping[str, object]) -> OwnWords:
    """Return the words of a ``[words]`` table; ConfigError with every problem, each with its key, if one is wrong.

    ``{"throw": ["chuck"], "none": ["nowt"], "numbers": {"nowt": 0}}``
    """
    problems: list[Problem] = []
    words: dict[str, tuple[str, ...]] = {}
    taken: dict[str, str] = {}
    for key, value in table.items():
        if key == "numbers":
            continue
        forms = [value] if isinstance(value, str) else value
        if key not in MEANINGS:
            problems.append(Problem("unknown-key", f"there is no such key; known are {_known()}", key=key))
        elif not isinstance(forms, (list, tuple)) or not all(isinstance(form, str) for form in forms):
            problems.append(Problem("wrong-value", 'must be a list of words in quotes, such as ["chuck"]', key=key))
        else:
            words[key] = tuple(dict.fromkeys(_tidy(str(form)) for form in forms))
            problems.extend(_faults(key, words[key], taken))
    numbers = table.get("numbers", {})
    if isinstance(numbers, Mapping):
        problems.extend(_number_faults(numbers, taken))
    else:
        problems.append(Problem("wrong-value", 'must be a table such as { "dozen" = 12 }', key="numbers"))
    if problems:
        raise ConfigError(*problems)
    valued = {_tidy(str(word)): value for word, value in numbers.items()} if isinstance(numbers, Mapping) else {}
    return OwnWords(MappingProxyType(words), MappingProxyType(valued))


def _known() -> str:
    return ", ".join((*MEANINGS, "numbers"))


def _faults(key: str, forms: Iterable[str], taken: dict[str, str]) -> Iterator[Problem]:
    for form in forms:
        fault = word_fault(key, form)
        if fault is None and taken.setdefault(form, key) != key:
            fault = f"stands under {taken[form]} too: take it out of one of them"
        if fault is not None:
            yield Problem("bad-word", f'"{form}" {fault}', key=key)


def _number_faults(numbers: Mapping[str, object], taken: Mapping[str, str]) -> Iterator[Problem]:
    for word, value in numbers.items():
        form = _tidy(word)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST_NUMBER:
            fault: str | None = f"must be a whole number from 0 to {_MOST_NUMBER}"
        else:
            fault = word_fault("numbers", form)
            known = VOCABULARY.senses.get(form, {}).get("en")
            if fault is None and known is not None and known.value not in (-1, value):
                fault = f"is {known.value} already"
            elif fault is None and form in taken and not (taken[form] == "none" and value == 0):
                fault = f"stands under {taken[form]} too: take it out of one of them"
        if fault is not None:
            yield Problem("bad-word", f'"{form}" {fault}', key="numbers")


def word_fault(key: str, form: str) -> str | None:
    """Return what is wrong with a word (tidy, in lower case) that is to mean ``key``, None when it will do."""
    parts = form.replace("'", " ").split()
    if not parts:
        return "is empty"
    if len(form) > _LONGEST or len(parts) > _MOST_WORDS:
        return f"is too long: at most {_MOST_WORDS} words and {_LONGEST} letters"
    if not all(part.isalpha() for part in parts):
        return "may have only letters, blanks, hyphens and apostrophes"
    if len(form) < 2:
        return "is too short: single letters name boards"
    if form in _KEPT and not (key == "none" and form in TABLES["en"]["roles"]["none_words"].split()):
        return "cannot have another meaning: orders are understood by it"
    kind = VOCABULARY.labels.get(form)
    if kind is not None and kind != _KINDS.get(key):
        return f"means {_NAMES[kind]} already"
    known = VOCABULARY.senses.get(form, {}).get("en")
    if key != "numbers" and known is not None and known.sort == "number":
        return f"is the number {known.value} already"
    return None
