"""Somebody of the house who decides for the seat now: "my daughter makes the decisions. She says we go 6"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, HOUSE, OVERRULING

__all__ = ["decided_for_us", "decided_in", "overruled", "puts_in_charge"]

_OURS = frozenset(("my", "our", "the"))
_DECIDING = frozenset(
    tuple(words.split())
    for words in [
        "making the decisions",
        "makes the decisions",
        "making all the",
        "makes all the",
        "making the choices",
        "makes the choices",
        "making our decisions",
        "makes our decisions",
        "making my decisions",
        "makes my decisions",
        "doing the choosing",
        "does the choosing",
        "doing the deciding",
        "does the deciding",
        "calling the shots",
        "calls the shots",
        "in charge now",
        "in charge today",
        "in charge of",
        "in charge this",
        "is in charge",
        "is the boss",
        "decides for us",
        "decides for me",
        "deciding for us",
        "deciding for me",
        "choosing for us",
        "choosing for me",
        "chooses for us",
        "chooses for me",
        "making the choosing",
        "takes the decisions",
        "taking the decisions",
        "has the say",
        "has the last",
        "giving the orders",
        "gives the orders",
    ]
)
_SAYING = word_set(
    "says say said wants want decided decides chose chooses has picked picks declares insists rules orders"
)
_THEY = word_set("he she they")
_OWN_WORDS = word_set("i i'm i'd i'll")
_US = word_set("we us our we'll we're ours")
_AGAINST = (
    HEDGES
    | CONDITIONS
    | word_set("not don't didn't won't never no but though however or ignored refused overruled i i'd i'll i'm wish")
)


@needing(HOUSE)
def puts_in_charge(lows: Sequence[str]) -> bool:
    """Return whether the words of a sentence say that one of the house decides for the seat."""
    house = next((n for n, low in enumerate(lows) if low in HOUSE and _OURS & set(lows[max(0, n - 2) : n])), -1)
    if house < 0:
        return False
    deciding = any(tuple(lows[n : n + 3]) in _DECIDING for n in range(house + 1, len(lows)))
    return deciding and not any(low in _AGAINST - _OWN_WORDS or low in OVERRULING for low in lows)


def overruled(lows: Sequence[str]) -> bool:
    """Return whether words say that what they decided does not stand: "I disagree", "over my dead body"."""
    return any(low in OVERRULING for low in lows)


def decided_for_us(lows: Sequence[str]) -> bool:
    """Return whether the words of a sentence tell what those who decide have decided for "us": "she says we go 6"."""
    says = next((n for n, low in enumerate(lows[:-1]) if low in _THEY and lows[n + 1] in _SAYING), -1)
    if says < 0 or any(low in _AGAINST for low in lows):
        return False
    return any(low in _US for low in lows[says + 2 : says + 5])


def decided_in(sentences: Sequence[Sequence[str]]) -> bool:
    """Return whether one sentence puts somebody of the house in charge, and what they decide for "us" comes after."""
    led = False
    for number, lows in enumerate(sentences):
        if led and decided_for_us(lows):
            return not any(overruled(rest) for rest in sentences[number + 1 :])
        led = led or puts_in_charge(lows)
    return False
