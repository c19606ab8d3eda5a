"""A name below a letter that is a number too: "/Uno" is who writes, and throws no 1."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["without_name_below"]

_SIGNED = late(
    r"\s{0,8}(?P<sign>[/~–—-]{0,2})\s?(?P<name>[A-ZÀ-Þ][^\W\d_]{1,14})(?: [A-ZÀ-Þ][\w.-]{0,20})?[.!]?\s{0,8}$"
)
_LONGEST = 60


def without_name_below(lines: Sequence[str], writer: str) -> list[str]:
    """Return ``lines`` without the name that their last line consists of, where it may be read as a number.

    It is a name where it is the first one of ``writer`` (empty: not known), or a slash before it signs the letter as
    in Sweden and the word is no English number. What is told by nothing else than such a name is asked for then.
    """
    last = next((place for place in range(len(lines) - 1, 0, -1) if lines[place].strip()), 0)
    found = _SIGNED.match(lines[last]) if last and len(lines[last]) <= _LONGEST else None
    senses = VOCABULARY.senses.get(found["name"].casefold(), {}) if found is not None else {}
    if found is None or not any(sense.sort in ("number", "article") for sense in senses.values()):
        return list(lines)
    own = found["name"] in writer.split()[:1]
    signed = found["sign"] == "/" and found["name"].casefold() not in NUMBER_WORDS
    return [*lines[:last], "", *lines[last + 1 :]] if own or signed else list(lines)
