"""Questions about a board: "do i still do A or is that done now?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

__all__ = ["boards_asked_about"]

_LINES, _LINE = 40, 400  # what is looked at
_SENTENCE: Final = re.compile(r"[^.!?\n]{1,400}(?:[.!?]+|$)", re.MULTILINE)
_ASKS: Final = re.compile(
    r"\?|^\W{0,3}(?:(?:and|but|hi|hey|so|um|oh|und|et|en|y|e)[\s,]{1,3})?(?:do|does|is|are|am|should|shall|must|can"
    r"|have|has|what\sabout|muss|soll|ist|brauche|habe|est-ce|dois-je|faut-il|moet|hoef|is|heb|debo|hay|devo|serve"
    r"|bisogna)\b|\b(?:do|should|must)\s(?:i|we)\b",
    re.IGNORECASE,
)
"""What a sentence has that asks; not everybody sets the sign."""


@lru_cache(maxsize=32)
def _named(board: str) -> re.Pattern[str]:
    """Return what finds a board's name: a letter where it can be no article, "A" in "do I still do A?"."""
    own = re.escape(board)
    if len(board) > 1:
        return re.compile(rf"\b{own}\b", re.IGNORECASE)
    said = r"board|brett|plateau|bord|tablero|tabellone|tavola"
    return re.compile(
        rf"(?i:\b(?:{said})\s{own}\b)|(?<=\w\s){own}\b(?!['’]|\s[A-Z])|^\W{{0,3}}{own}(?=\s?[:,?]|\s(?:is|ist|est)\b)"
    )


def boards_asked_about(lines: Sequence[str], boards: Sequence[str]) -> tuple[str, ...]:
    """Return those of ``boards`` that a question of a mail is about: "do i still do A or is that done now?"."""
    if not boards or len(lines) > _LINES:
        return ()
    text = "\n".join(line[:_LINE] for line in lines)
    asking = [said for said in (found[0].strip() for found in _SENTENCE.finditer(text)) if _ASKS.search(said)]
    return tuple(name for name in boards if any(_named(name).search(said) for said in asking))
