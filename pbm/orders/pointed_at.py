"""A throw that is pointed at: "I was saving the 6. Oh well, I'm playing it", "my 5 gathers dust, so out it goes".

Where a mail has just one number that a throw can be, and its player says further on that they play "it", that is the
throw, unless something beside the number speaks against it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.sentence import Limits
from pbm.orders.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["pointed_at"]

_NEAR = 30  # tokens of a sentence, before and after a place in it
_OWN = word_set("i i'll i'm just we we'll")
_PLAYING = word_set("play playing use using throw throwing spend spending")
_TAKING = word_set("take taking")
_IT = word_set("it that")
_IT_ABROAD = word_set("sie hem ihn die haar")
_ENDING = word_set("now anyway then please though")
_PLACES = word_set("on at to from of space square turn")
_WHOSE = word_set("the my your")
_UNSURE = CONDITIONS | HEDGES | NOT_WORDS | {"or"}
_NOT_TO_PLAY = (_UNSURE - {"but"}) | word_set(
    "used gone spent played threw thrown last previous next would should could he she his her again"
)


def pointed_at(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "I have the 6 in hand. Oh well, I'm playing it" with the 6 where "it" stands: the mail's only throw."""
    small = [n for n, t in enumerate(tokens) if _is_throw(t, limits)]
    if limits.count != 1 or not small or len({tokens[n].value for n in small}) > 1:
        return tokens
    ahead = [t.low for t in tokens[max(0, small[0] - 2) : small[0]]]
    if (
        ahead[-1:] == []
        or ahead[-1] not in _WHOSE
        or ahead[0] in _PLACES
        or any(_around(tokens, n) & _NOT_TO_PLAY for n in small)
    ):
        return tokens
    for place in range(small[-1] + 2, len(tokens)):
        span = _pointing(tokens, place)
        if span is None or _around(tokens, place) & _UNSURE:
            continue
        start, end = span
        line, number = tokens[place].line, tokens[small[-1]]
        said = [Token("W", low, line, text=low) for low in ("i", "play", "the")]
        made = [*tokens[:start], *said, number.copy(), *tokens[end:]]
        for n in small:
            made[n].kind = "X"
        return made
    return tokens


def _around(tokens: Sequence[Token], place: int) -> set[str]:
    """Return the words of the sentence at ``place``, as far as they are near."""
    start, end = place, place + 1
    while start > 0 and place - start < _NEAR and tokens[start - 1].kind != "S":
        start -= 1
    while end < len(tokens) and end - place < _NEAR and tokens[end].kind != "S":
        end += 1
    return {token.low for token in tokens[start:end]}


def _pointing(tokens: Sequence[Token], place: int) -> tuple[int, int] | None:
    """Return where "I'm playing it", "just play it" or "out it goes" begins and ends, None where there is none."""
    lows = tuple(token.low for token in tokens[place : place + 3])
    if lows in (("out", "it", "goes"), ("off", "it", "goes")) and _ends(tokens, place + 3):
        return place, place + 3
    if len(lows) < 3 or lows[0] not in _OWN:
        return None
    end = place + 3
    abroad = tokens[place + 2].text.casefold() in _IT_ABROAD
    own = (lows[1] in _PLAYING and (lows[2] in _IT or abroad)) or (lows[1] in _TAKING and abroad)
    if not own and not (lows[1] == "the" and lows[2] in _PLAYING and tokens[place + 1].text != "the"):
        return None
    end += end < len(tokens) and tokens[end].low in _ENDING
    return (place, end) if _ends(tokens, end) else None


def _is_throw(token: Token, limits: Limits) -> bool:
    return token.kind == "N" and limits.low <= token.value <= limits.high and token.low not in ("one", "a")


def _ends(tokens: Sequence[Token], place: int) -> bool:
    return place >= len(tokens) or tokens[place].kind in "SPL"
