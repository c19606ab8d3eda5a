"""A board on which nothing changes, and the next one with its order behind a comma: "no change on A, B 6"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_boards_left_alone"]

_NEEDS: Final = word_set(
    "change changes changing änderung änderungen ändert changement changements wijziging wijzigingen verandering "
    "cambio cambios cambiamento cambiamenti"
)
_NO_CHANGE: Final = (
    r"\b(?:no changes?|not changing|nothing changes|keine änderung(?:en)?|nichts ändert sich"
    r"|(?:pas de|aucun|sans) changements?|(?:geen|zonder) (?:wijziging(?:en)?|verandering)|sin cambios?"
    r"|(?:nessun|senza) cambiament[oi])"
    r" (?:(?:on|to|for|with|auf|bei|für|sur|pour|op|voor|bij|en|para|su|per) )?(?:(?:board|brett|plateau|bord|tablero"
    r"|tabellone) )?(?P<board>[A-H])"
)
_LEFT: Final = late(rf"(?P<left>{_NO_CHANGE}), ?(?=(?P<next>[A-H]):? [1-6](?!\d))", re.IGNORECASE)
_BEHIND: Final = late(
    rf"(?<=[\w).!])(?P<joint>[.!;,]?\s|,? (?:and|und|et|en|y|e) ){_NO_CHANGE}"
    r"(?:,? (?:please|thanks|bitte|danke|svp|merci|graag|bedankt|por favor|gracias|per favore|grazie))?"
    r"(?=\s?[.!;\n]|\s?$)",
    re.IGNORECASE,
)


def with_boards_left_alone(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with such a board in a sentence of its own, so that the order is for the next one alone.

    Where it ends a sentence its name stands ahead: the denial is not of the board before it.
    """
    if len(boards) < 2 or not may_be_in(words_in(lines), _NEEDS):
        return lines

    def told(found: re.Match[str]) -> str:
        apart = found["board"] in boards and found["next"] in boards and found["board"] != found["next"]
        return f"{found['left']}. " if apart else found.group()

    def behind(found: re.Match[str]) -> str:
        board = found["board"].upper()
        joint = "\n" if found["joint"].endswith("\n") else ". "
        return f"{joint}{board}: no change" if board in boards else found.group()

    return _BEHIND.sub(behind, _LEFT.sub(told, "\n".join(lines))).split("\n")
