"""Numbers that are named only to be taken back or left alone: "strike the 4", "the 40 was a typo", "stay off 40"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["struck", "taken_back"]

_STRIKING = word_set(
    "strike delete erase remove cancel withdraw scrap scrub scratch retract annul revoke rescind void undo unsay rub "
    "streiche streich streichen lösche löschen storniere stornieren annulliere widerrufe raye rayez rayer supprime "
    "supprimez annule annulez efface effacez schrap schrappen verwijder annuleer tacha tache borra borre anula anule "
    "cancela cancele cancella cancelli togli elimina annulla"
)
_STRIKING_BEHIND = word_set("streiche streich storniere widerrufe schrap annuleer raye annule tacho anulo cancello")
"""Verbs that stand behind what they take back: "die 5 streiche ich"."""
_CROSSING = word_set("cross score strike")
_OUT = word_set("out through")
_TO_IT = word_set(
    "the that my this a an out through of on at number no old first second previous der die das den mein meine le la "
    "les mon ma l' de het mijn el mi il mio mia il/la please bitte"
)
_NOT = word_set("don't dont not never no nicht pas niet non needn't without")
_REACH = 6  # tokens between a verb and what it takes back
_WAS = word_set("was is were are war ist était c'était était è era fue es")
_WRONG = word_set("typo mistake slip error misprint wrong blunder incorrect tippfehler versehen erreur typefout error")
_BEING = word_set("a an my the just only all of one course completely quite ein mein une een un una")
_LEAVING_ALONE = word_set("keep keeping stay staying steer leave lay hands clear hold")
_AWAY = word_set("off clear")
_KEPT_OFF = word_set("the my a trapdoor trap door hatch well right away it")
_BIDDING = word_set("please and but to i'll i we we'll shall will so just . , ; : ! -")
_BEHIND = 9  # tokens from a number to what is said of it


def taken_back(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that a verb takes back where they were last named: an earlier mail may have ordered them."""
    back = {token.value: _is_struck(tokens, place) for place, token in enumerate(tokens) if token.kind == "N"}
    return frozenset(value for value, gone in back.items() if gone)


def struck(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that were taken back, or left alone, where they were last named."""
    back: dict[int, bool] = {}
    for place, token in enumerate(tokens):
        if token.kind == "N":
            back[token.value] = _is_struck(tokens, place) or _was_wrong(tokens, place) or _is_left(tokens, place)
    return frozenset(value for value, gone in back.items() if gone)


def _is_struck(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is what a verb before it, or right behind it, takes back."""
    if place + 1 < len(tokens) and (tokens[place + 1].text or tokens[place + 1].low).casefold() in _STRIKING_BEHIND:
        return True
    for step in range(place - 1, max(-1, place - 1 - _REACH), -1):
        token = tokens[step]
        verb = token.low in _STRIKING or (token.low in _CROSSING and tokens[step + 1].low in _OUT)
        if verb and token.kind == "W":
            return not any(one.low in _NOT for one in tokens[max(0, step - 3) : step])
        if token.kind not in "TD" and token.low not in _TO_IT:
            return False
    return False


def _was_wrong(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is said to have been wrong: "the trapdoor on 40 that I named was a typo"."""
    after = tokens[place + 1 : place + 1 + _BEHIND]
    ahead = [token.low for token in tokens[max(0, place - 3) : place]]
    for step, token in enumerate(after):
        if token.kind in "SN":
            return False
        if token.low in _WAS:
            rest = [one.low for one in after[step + 1 :] if one.low not in _BEING]
            # "40 is wrong for Bob", and what was a mistake last time may be ordered now.
            return bool(rest) and rest[0] in _WRONG and rest[1:2] != ["for"] and "last" not in (*rest, *ahead)
    return False


def _is_left(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is to be left alone: "keep the trapdoor off 40", "stay clear of 40"."""
    before = [token.low for token in tokens[max(0, place - _REACH) : place]]
    while before and before[-1] in ("of", "the", "number", "space", "square"):
        before.pop()
    if before[-1:] == ["from"]:
        return "far" in before or "away" in before
    if not before or before[-1] not in _AWAY:
        return False
    verb = next((n for n in range(len(before) - 2, -1, -1) if before[n] in _LEAVING_ALONE), -1)
    if verb < 0 or not all(low in _KEPT_OFF for low in before[verb + 1 : -1]):
        return False  # "to keep Bob off 40"
    return verb == 0 or before[verb - 1] in _BIDDING
