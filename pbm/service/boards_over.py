"""A question about a board that is over: that it needs no more orders is told at once, and not left to the GM."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.service.people import press_apart
from pbm.service.seat_mail import SeatMail

__all__ = ["told_of_boards_over"]

_LINES, _LINE = 40, 400  # what is looked at
_SENTENCE: Final = re.compile(r"[^.!?\n]{1,400}(?:[.!?]+|$)", re.MULTILINE)
_ASKS: Final = re.compile(
    r"\?|^\W{0,3}(?:(?:and|but|hi|hey|so|um|oh|alan|und|et|en|y|e)[\s,]{1,3})?(?:do|does|is|are|am|should|shall|must|can"
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


def told_of_boards_over(it: SeatMail) -> Sequence[str]:
    """Return what a mail is told of the boards that it asks about and that need no more orders of its seat."""
    if it.round_ is None or it.form is None or it.form.shared:
        return ()
    table = it.office.table(it.work, it.who.game)
    over = [name for name in table.ruleset.boards(table.config) if name not in it.form.boards]
    if not over or len(it.words) > _LINES:
        return ()
    own, _ = press_apart(it.office, it.work, it.who.game, it.who.seat.name)(it.words)
    text = "\n".join(line[:_LINE] for line in own)
    asking = [said for said in (found[0].strip() for found in _SENTENCE.finditer(text)) if _ASKS.search(said)]
    asked = [name for name in over if any(_named(name).search(said) for said in asking)]
    if not asked:
        return ()
    state = table.ruleset.state_from_json(table.config, it.round_.state_before)
    checked = table.ruleset.check(table.config, state, it.who.seat.name, {name: {} for name in asked})
    return tuple(problem.message for problem in checked.problems)
