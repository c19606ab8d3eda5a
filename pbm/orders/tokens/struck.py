"""Numbers that are named only to be taken back: "strike the 4", "delete my throw of 2"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["struck"]

_STRIKING = word_set(
    "strike delete erase remove cancel withdraw scrap scrub scratch retract annul revoke rescind void undo unsay rub "
    "streiche streich streichen lösche löschen storniere stornieren annulliere widerrufe raye rayez rayer supprime "
    "supprimez annule annulez efface effacez schrap schrappen verwijder annuleer tacha tache borra borre anula anule "
    "cancela cancele cancella cancelli togli elimina annulla"
)
_CROSSING = word_set("cross score strike")
_OUT = word_set("out through")
_TO_IT = word_set(
    "the that my this a an out through of on at number no old first second previous der die das den mein meine le la "
    "les mon ma l' de het mijn el mi il mio mia il/la please bitte"
)
_NOT = word_set("don't dont not never no nicht pas niet non needn't without")
_REACH = 6  # tokens between a verb and what it takes back


def struck(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that were taken back where they were last named, by a verb right before them."""
    back: dict[int, bool] = {}
    for place, token in enumerate(tokens):
        if token.kind == "N":
            back[token.value] = _is_struck(tokens, place)
    return frozenset(value for value, gone in back.items() if gone)


def _is_struck(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is what a verb before it takes back."""
    for step in range(place - 1, max(-1, place - 1 - _REACH), -1):
        token = tokens[step]
        verb = token.low in _STRIKING or (token.low in _CROSSING and tokens[step + 1].low in _OUT)
        if verb and token.kind == "W":
            return not any(one.low in _NOT for one in tokens[max(0, step - 3) : step])
        if token.kind not in "TD" and token.low not in _TO_IT:
            return False
    return False
