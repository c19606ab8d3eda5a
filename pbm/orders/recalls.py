"""A mail program's wish to have a mail back, "Ann would like to recall the message …": no orders of anybody's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.late import late
from pbm.orders.vocabulary import MAIL, alternatives, needed_by
from pbm.orders.word_set import may_be_in, running, words_in

__all__ = ["Recall", "without_recall"]

_SUBJECT = late(rf"\s{{0,4}}(?:\[[^\]]{{0,40}}\]\s?)?{alternatives(MAIL.recall_subjects)}", re.IGNORECASE)


def _sentence(phrase: str) -> re.Pattern[str]:
    """Return the pattern of a sentence that begins as ``phrase`` does and, after a subject, goes on as it ends."""
    opening, _, ending = phrase.partition(" … ")
    rest = rf".{{0,400}}?(?<!\w){alternatives([ending])}(?!\w)" if ending else ""
    return late(rf"(?<!\w){alternatives([opening])}(?!\w){rest}", re.IGNORECASE)


_SENTENCES = tuple((needed_by([phrase]), _sentence(phrase)) for phrase in MAIL.recall_phrases)
_NAMED = 100  # characters of the name before the sentence
_LONG = 1000  # characters of the sentence, which repeats a subject
_FIRST = 20  # lines of it


@dataclass(frozen=True, slots=True)
class Recall:
    """What is left of a mail without the wish to have another back: ``made`` says that there was such a wish.

    ``words`` and ``subject`` are those to be read; the subject of such a mail repeats that of the other.
    """

    words: tuple[str, ...]
    subject: str
    made: bool


def without_recall(words: Sequence[str], subject: str) -> Recall:
    """Return what a mail says besides wishing to have another back.

    The wish is a sentence at its beginning, as mail programs write it, with the other mail's subject in it; or a
    subject that begins with such a wish, above nothing.
    """
    named = _SUBJECT.match(subject[:200]) is not None
    start = next((place for place, line in enumerate(words) if line.strip()), None)
    if start is None:
        return Recall(tuple(words), "" if named else subject, named)
    end = next((place for place in range(start, len(words)) if not words[place].strip()), len(words))
    end = min(end, start + _FIRST)
    said = words_in(words)
    wishes = [one for needed, one in _SENTENCES if may_be_in(said, needed)]
    sentence = running(words[start:end], _LONG) if wishes else ""
    if not any((found := one.search(sentence)) and found.start() <= _NAMED for one in wishes):
        return Recall(tuple(words), "" if named else subject, False)
    return Recall(tuple(words[end:]), "", True)
