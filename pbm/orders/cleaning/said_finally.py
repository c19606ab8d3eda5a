"""Final orders behind the reason why they are: "I can't write again before the deadline, so this is final: 5 and 45".

The reason denies, counts days and names times; the orders behind it are a sentence of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_final_orders_apart"]

_FINAL: Final = word_set(
    "final definite endgültig definitiv définitif définitifs definitief definitivo definitivos definitivi"
)
_THIS: Final = (
    r"(?:(?:this|these|that|those|they|it) (?:is|are|'s|'re)|it's|that's|(?:das|dies|es) ist|das sind"
    r"|(?:c'est|ce sont)|(?:dit|dat|het) is|dit zijn|(?:esto |esta )?es|son|(?:questo |questa )?è|sono)"
)
_SO: Final = late(
    r"(?<=[^\W\d_])[,;]? (?:so|and so|therefore|hence|also|daher|darum|donc|alors|dus|así que|por eso|quindi"
    rf"|perciò) (?:{_THIS} (?:my |the |meine |mes |mijn |mis |i miei )?(?:final|definite|endgültig|definitiv"
    r"|définitifs?|definitief|definitivos?|definitivi?)(?: orders?| answer| version| word)?"
    r"|ist das endgültig|sind das endgültig)\s?[:,–—-]\s?(?=\S{0,12} ?\d|\S{1,10} \S{1,10} \d)",
    re.IGNORECASE,
)
_SOMEBODY: Final = late(
    r"\b(?:he|she|they|says?|said|tells?|told|wrote|writes|er|sagt|schreibt|elle|ils|dit|écrit|hij|zij|zegt|él|ella|dice"
    r"|lui|lei|scrive)\b",
    re.IGNORECASE,
)
"""Words of a reason that is somebody else's: so may the orders be."""
_MOST: Final = 600  # characters of a line that is looked at


def with_final_orders_apart(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with final orders in a sentence of their own."""
    if not may_be_in(words_in(lines), _FINAL):
        return list(lines)
    return [_apart(line) if len(line) <= _MOST else line for line in lines]


def _apart(line: str) -> str:
    """Return a line with the orders that are called final behind a full stop."""
    found = _SO.search(line.replace("’", "'"))
    if found is None or _SOMEBODY.search(line, 0, found.start()) is not None:
        return line
    return f"{line[: found.start()]}. Final: {line[found.end() :]}"
