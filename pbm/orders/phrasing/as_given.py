"""An order repeated as it was given before: "the throw is still the 2 that I gave you last night"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["stays_which_was", "still_as_given"]

_STAYING = word_set("still remains remain stays stay stands")
_UNSURE = word_set("think thought believe report if whether so ? last")
_GIVING = word_set("gave sent named put ordered wrote told said chose picked mailed posted asked")
_LINKING = word_set("that which as")
_BEFORE_NUMBER = word_set("the a an at on to for of my same")
_BEHIND = word_set(
    "you it for in with on to my the a this last first that earlier before already yesterday today tonight night "
    "morning evening afternoon lunchtime mail letter email note form monday tuesday wednesday thursday friday saturday "
    "sunday down"
)
_NOT = word_set("not never was were isn't no longer")
_BEING = word_set("was is being")
_AS_SENT = _BEING | word_set("as sent given before it the same put ordered i gave you which that namely a my unchanged")
_REACH = 7  # words between a label and its number
_OF_GIVING = 6  # words and line ends of "that I gave"


@needing({"T", "D"}, _STAYING, {"i"}, _GIVING)
def still_as_given(part: list[Token], _: Limits) -> list[Token]:
    """Return "the throw is still the 2 that I gave you last night" as "the throw is still the 2"."""
    if any(token.low in _UNSURE for token in (*part[:_REACH], *part[-1:])):
        return part
    for place, token in enumerate(part):
        if token.kind != "N" or not _stays(part, place):
            continue
        said = [n for n in range(place + 1, min(len(part), place + 1 + _OF_GIVING)) if part[n].kind != "L"]
        said = said[bool(said) and part[said[0]].low in _LINKING :]
        if len(said) < 2 or part[said[0]].low != "i" or part[said[1]].low not in _GIVING:
            continue
        end = said[1] + 1
        while end < len(part) and (part[end].kind == "L" or (part[end].kind == "W" and part[end].low in _BEHIND)):
            end += 1
        if end == len(part) or part[end].kind in "SP" or part[end].low in ("and", "but"):
            return [*part[: place + 1], *part[end:]]
    return part


@needing({"T", "D"}, _STAYING, _BEING, {"N"})
def stays_which_was(part: list[Token], limits: Limits) -> list[Token]:
    """Return "the throw stays as sent, which was the 2" as "the throw 2"."""
    if part[-1].low == "?":
        return part
    for place, token in enumerate(part):
        if token.kind not in "TD" or place + 1 >= len(part) or part[place + 1].low not in _STAYING:
            continue
        step = place + 2
        while step < len(part) and (part[step].low in _AS_SENT or part[step].kind in "PL"):
            step += 1
        led = [t.low for t in part[place + 2 : step] if t.kind == "W"][-2:]
        fits = step < len(part) and part[step].kind == "N" and (part[step].value <= limits.high) == (token.kind == "T")
        told = len(led) == 2 and (led[-1] in _BEING or led[-2] in _BEING)
        if fits and told and (step + 1 == len(part) or part[step + 1].kind in "SP"):
            return [*part[: place + 1], *part[step:]]
    return part


def _stays(part: Sequence[Token], place: int) -> bool:
    """Whether a label stands before a number and is said to be, or to stay, that number."""
    ahead = part[max(0, place - _REACH) : place]
    while ahead and ahead[-1].low in _BEFORE_NUMBER:
        ahead = ahead[:-1]
    staying = bool(ahead) and ahead[-1].low in _STAYING
    labelled = any(token.kind in "TD" for token in ahead)
    return staying and labelled and not any(token.low in _NOT for token in ahead)
