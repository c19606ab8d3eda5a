"""Whether a number can be a space of the board by the words beside it: no count, date, age, position or address."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.claims.peril import PERILS
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import AFTER_PLAIN, FILLERS, LABELS_BEFORE, MONTHS, POLITE, UNITS

__all__ = ["ARTICLES", "before_articles", "stands_free"]

ARTICLES = word_set("the a my square space number sq no")
"""Words that may stand between a number and what it depends on."""

_NAMING = (
    LABELS_BEFORE
    | MONTHS - {"may"}
    | word_set(
        "route apollo studio catch area size formula windows channel radio bus train room no. age aged floor flat hole "
        "shaft row rule page cabin cellar temperature need needs only another wing shop cell house over"
    )
)
_ELSEWHERE = word_set(
    "between from than of until till past about around nearly almost aged over to before after since near beyond by"
)
_FALLING = word_set("clear beware wary afraid down plummet plunge tumble fall drop trapdoor")
_BEING = word_set("is are am i'm he's she's they're we're was were turns turned it's")
_CHOSEN = word_set("victim target space square number spot choice one trapdoor it that this hole victims so")
_FOLLOWING = (
    AFTER_PLAIN
    | POLITE
    | word_set(
        "they you have be gives give opens open opening opened disappears will shall should may must might can could "
        "would needs wants deserves has is goes go going gets become becomes from under through where which that who "
        "whose when while had better used  beneath ought away down below it were isn't won't aren't or everyone "
        "everybody folks lads ladies gentlemen  shut caves cave makes looks seems sounds feels calls appeals tempts "
        "beckons rather does suits out off up either tonight"
    )
)


def stands_free(part: Sequence[Token], place: int) -> bool:
    """Return whether nothing right beside the number at ``place`` makes it anything but a space."""
    step = before_articles(part, place)
    led = step > 0 and part[step - 1].low in _FALLING  # "beware of 88", "let them plummet from 61"
    if step >= 0 and part[step].low in _ELSEWHERE and not led:
        return False
    if step >= 0 and part[step].low in _BEING:
        alone = step == 0 and part[step].low in ("is", "it's")
        if not alone and (not step or part[step - 1].low not in _CHOSEN):
            return False
    before = part[place - 1] if place else None
    after = part[place + 1] if place + 1 < len(part) else None
    if before is not None and before.low in _NAMING:
        return False
    if after is not None and (after.low in UNITS - {"of"} | MONTHS - {"may"} | {"k"} or not _follows(after)):
        return False
    if before is None or before.kind != "W" or before.low in FILLERS or place < 2:
        return True
    return not before.text[:1].isupper() or before.text.isupper()


def before_articles(part: Sequence[Token], place: int) -> int:
    """Return where the word stands on which the number at ``place`` depends, -1 where it begins its sentence."""
    step = place - 1
    while step >= 0 and part[step].low in ARTICLES:
        step -= 1
    return step


def _follows(after: Token) -> bool:
    if after.kind == "P":
        return after.low not in ("%", "°", "'", "/")
    return after.kind in "DTN" or after.low in _FOLLOWING or after.low in PERILS
