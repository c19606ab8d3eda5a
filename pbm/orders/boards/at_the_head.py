"""A board that opens a sentence, where its letter may be an article: "A nehm ich die 5 und B die 6"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_boards_led"]

_LINE: Final = 400  # characters of a line that is looked at
_VERBS: Final = {
    "auf": r"(?:nehme?|spiele?|mache?|werfe?|will|möchte?|setze?|bekommt|kriegt|ist|wird)",
    "op": r"(?:doe|speel|neem|kies|gooi|mag|krijgt|wordt|wil|zet)",
    "sur": r"(?:je (?:joue|prends|mets|fais|lance)|ce sera|j'ai)",
    "en": r"(?:juego|pongo|tiro|quiero|cojo)",
    "su": r"(?:gioco|metto|prendo|faccio)",
}
"""The verbs of an order in each language, by the word that leads to a board in it."""


def with_boards_led(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with "auf A" for an A that opens a sentence before a verb of ordering, and another board's too.

    Only in a line that names another board as well: else the letter may be anything.
    """
    if len(boards) < 2 or "A" not in boards:
        return lines
    return [_led(line, boards) if len(line) <= _LINE else line for line in lines]


def _led(line: str, boards: Sequence[str]) -> str:
    others = "|".join(re.escape(board) for board in boards if board != "A")
    if re.search(rf"\b(?:{others})\b", line) is None:
        return line
    for lead, verbs in _VERBS.items():
        found = late(rf"(?P<begins>^\s{{0,3}}|[.!?;,:]\s)A(?=\s(?i:{verbs})\b)")
        line = found.sub(rf"\g<begins>{lead} A", line)
    return line
