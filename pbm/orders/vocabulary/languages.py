"""Which language a line is written in, told by its words. Most mails are in one, some in two."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from pbm.orders.vocabulary.files import LANGUAGES
from pbm.orders.vocabulary.lexicon import Vocabulary
from pbm.orders.vocabulary.senses import OWN, Sense

__all__ = ["ENOUGH", "Languages"]

ENOUGH = 8
"""So much evidence in a mail lets a language's number words be understood in lines of another language."""

_OURS, _SHARED, _EITHER = 4, 2, 1
_MOST_OF_MAIL = 12  # how much the rest of a mail can weigh against a line
_LINE = 3
_HIGH = 6  # the greatest throw


class Languages:
    """The words of one mail, looked up, and how much each language is in evidence."""

    def __init__(self, vocabulary: Vocabulary, lines: Sequence[Sequence[str]]) -> None:
        self.vocabulary = vocabulary
        self.mail = dict.fromkeys(LANGUAGES, 0)
        self._lines = [self._weighed(words) for words in lines]
        for line in self._lines:
            for language, weight in line.items():
                self.mail[language] += weight
        self._foreign: dict[str, int] | None = None
        self._words = lines

    def meanings(self, word: str) -> Mapping[str, Sense]:
        """Return what a word means in each language that has it."""
        return _known(self.vocabulary, word)[0]

    def foreign(self, language: str) -> int:
        """Return how much a language is in evidence by words that English has not; its "come" and "a" tell little."""
        if self._foreign is None:
            english = self.vocabulary.english
            words = ([word for word in line if word not in english] for line in self._words)
            made: dict[str, int] = {}
            for line in words:
                for name, weight in self._weighed(line).items():
                    made[name] = made.get(name, 0) + weight
            self._foreign = made
        return self._foreign.get(language, 0)

    def of_line(self, number: int) -> str:
        """Return the language of a line: what its own words say, and where they say little the whole mail."""
        line = self._lines[number]
        words = self._words[number]
        own = 0 if len(words) == 1 and self._is_space(words[0]) else _LINE  # a name below a mail may be one: "Otto"
        best, most = "en", 0
        for language, heard in self.mail.items():
            if not heard:
                continue
            weight = own * line.get(language, 0) + min(_MOST_OF_MAIL, heard)
            if weight > most:
                best, most = language, weight
        return best

    def _is_space(self, word: str) -> bool:
        """Whether a word is a number in some language that no throw can be."""
        return any(sense.sort == "number" and sense.value > _HIGH for sense in self.meanings(word).values())

    def _weighed(self, words: Iterable[str]) -> dict[str, int]:
        made: dict[str, int] = {}
        for word in set(words):
            for language, weight in _known(self.vocabulary, word)[1]:
                made[language] = made.get(language, 0) + weight
        return made


@lru_cache(maxsize=8192)
def _known(vocabulary: Vocabulary, word: str) -> tuple[Mapping[str, Sense], tuple[tuple[str, int], ...]]:
    """Return the meanings of a word, and how much it speaks for each language."""
    meanings = vocabulary.meanings(word)
    languages = [language for language in meanings if language not in (OWN, "en")]
    if word in vocabulary.english:
        spoken = ("en", _EITHER if languages else _SHARED)
        return meanings, (spoken, *((language, _EITHER) for language in languages))
    weight = _SHARED if len(languages) > 1 else _OURS
    return meanings, tuple((language, weight) for language in languages)
