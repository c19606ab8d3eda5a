"""The numbers of a line that are told in words, as figures: "twenty-three not twenty-seven" as "23 not 27"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["in_figures"]

_WORD: Final = late(r"[^\W\d_]+(?:[-'][^\W\d_]+)*")
_MOST_WORDS: Final = 3  # of a number: "quarante et un"
_NO_NUMBERS: Final = frozenset(
    ("one", "no", "un", "une", "een", "en", "una", "uno", "ein", "eine", "eins", "sei", "due", "dos")
)
"""Number words that are mostly something else."""


def in_figures(line: str) -> str:
    """Return a line with the numbers that it has in words as figures; "one" is left, for it is seldom a number."""
    words = list(_WORD.finditer(line))
    made, end, place = [], 0, 0
    while place < len(words):
        for size in range(min(_MOST_WORDS, len(words) - place), 0, -1):
            run = words[place : place + size]
            value = _number(run, line)
            if value:
                made += [line[end : run[0].start()], str(value)]
                end, place = run[-1].end(), place + size
                break
        else:
            place += 1
    return "".join([*made, line[end:]])


def _number(run: Sequence[re.Match[str]], line: str) -> int:
    """Return the number that a run of words is, 0 for none."""
    if any(line[one.end() : other.start()] != " " for one, other in pairwise(run)):
        return 0
    said = " ".join(word[0] for word in run)
    if said in _NO_NUMBERS or (len(run) == 1 and len(said) == 1):
        return 0
    for form in (said, said.replace("-", " ")):
        for sense in VOCABULARY.meanings(form).values():
            if sense.sort == "number" and sense.value > 1:
                return int(sense.value)
    return 0
