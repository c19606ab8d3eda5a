"""Where orders are reckoned to lead, under a heading of its own: "Positions after this if nothing bites: 48, 71, 19".

Nothing is ordered by such a row, and what its heading supposes is supposed of no order.
"""

from __future__ import annotations

from typing import Final

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["reckoned"]

_PLACES: Final = word_set(
    "position positions standing standings whereabouts stand landing landings land stellung stellungen standort stand "
    "positionen positie posities posición posiciones posizione posizioni"
)
_AFTERWARDS: Final = word_set(
    "after afterwards thereafter resulting expected projected danach nachher après ensuite daarna después dopo nach na"
)
_THEN: Final = word_set("then new dann dan luego poi")
"""Words that say so of a row, and may lead a trapdoor's only space."""
_LISTED: Final = word_set(", and & / ; - ( ) on und et en y e")


@needing({":"}, {"N"}, _PLACES)
def reckoned(part: list[Token], limits: Limits) -> None:
    """Make the spaces of "Positions after this if nothing bites: 48, 71" numbers of something."""
    sign = next((n for n, token in enumerate(part) if token.low == ":"), 0)
    head, row = part[:sign], [token for token in part[sign + 1 :] if token.kind not in "LS"]
    said = {word for token in head for word in (token.low, (token.text or token.low).casefold())}
    plain = all(token.kind in "WPL" for token in head) and not said.isdisjoint(_PLACES)
    listed = all(token.kind in "NB" or token.low in _LISTED for token in row)
    several = sum(token.kind == "N" for token in row) > 1
    if plain and listed and not said.isdisjoint(_AFTERWARDS | (_THEN if several else frozenset())):
        for token in row:
            token.kind = "X" if token.kind == "N" and token.value > limits.high else token.kind
