"""What is looked at in a mail, as names: the words about a number, and the words and rows of words of a whole mail."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.token import Token

__all__ = ["counted", "of_mail", "of_number", "of_tail", "places"]

_REACH = 12  # tokens of its sentence on either side of a number
_BESIDE = (-3, -2, -1, 1, 2, 3)
_NONE = "^"
_SORTS = {kind: f"<{kind}>" for kind in "XTDBUS"}
_ASKING = ("?", "!", "?!")
_LENGTHS = 8
_PER_STEP = 10
_SEVERAL = 4
_PER_LENGTH = 3
_MOST_OF_TAIL = 40  # words
_MOST = 1_500  # tokens; what decides stands at the head of a longer mail, or nowhere


def _key(token: Token, high: int) -> str:
    """Return what counts of a token: numbers are alike but for whether they could be a throw, labels by their sort."""
    if token.kind == "N":
        return "<throw>" if 1 <= token.value <= high else "<space>"
    if token.kind == "S" and token.low in _ASKING:
        return token.low
    return _SORTS.get(token.kind, token.low)


def places(tokens: Sequence[Token]) -> list[int]:
    """Return where the numbers stand that there can be an opinion on; "one" is somebody or something too often."""
    return [place for place, token in enumerate(tokens) if token.kind == "N" and token.value > 0 and token.low != "one"]


def counted(tokens: Sequence[Token], high: int) -> tuple[int, int]:
    """Return how many different numbers of a mail could be throws, and how many only spaces."""
    numbers = {token.value for token in tokens[:_MOST] if token.kind == "N"}
    small = sum(value <= high for value in numbers)
    return small, len(numbers) - small


def of_number(tokens: Sequence[Token], place: int, high: int, count: tuple[int, int]) -> list[str]:
    """Return what is looked at for the number at ``place``, in a fixed order, each once.

    ``high`` is the greatest throw, ``count`` what ``counted`` returns. Time is bounded, however long its sentence is.
    """
    size = "s" if tokens[place].value <= high else "l"
    start = end = place
    while start > 0 and place - start < _REACH and tokens[start - 1].kind != "S":
        start -= 1
    while end + 1 < len(tokens) and end - place < _REACH and tokens[end + 1].kind != "S":
        end += 1
    low = max(0, min(start, place + min(_BESIDE)))
    keys = {n: _key(tokens[n], high) for n in range(max(0, low - 1), min(len(tokens), max(end + 2, place + 4)))}

    def at(n: int) -> str:
        return keys.get(n, _NONE)

    named = [f"{size}{step}:{at(place + step)}" for step in _BESIDE]
    named += [
        f"{size}<<:{at(place - 2)} {at(place - 1)}",
        f"{size}>>:{at(place + 1)} {at(place + 2)}",
        f"{size}<>:{at(place - 1)} {at(place + 1)}",
        f"{size}<<<:{at(place - 3)} {at(place - 2)} {at(place - 1)}",
    ]
    near, side = f"{size}w:", f"{size}<:"
    for n in range(start, end + 1):
        if n == place:
            side = f"{size}>:"
        else:
            named.append(near + keys[n])
            named.append(side + keys[n])
    small, large = count
    named += [
        f"{size}end:{at(end + 1)}",
        f"{size}first:{at(start)}",
        f"{size}second:{at(start)} {at(start + 1)}",
        f"{size}throws:{min(small, _SEVERAL)}",
        f"{size}spaces:{min(large, _SEVERAL)}",
        f"{size}length:{min(len(tokens) // _PER_STEP, _LENGTHS)}",
        f"{size}digits:{tokens[place].low.isdigit()}",
        size,
    ]
    return list(dict.fromkeys(named))


def of_mail(tokens: Sequence[Token], high: int) -> list[str]:
    """Return the words of a mail and the pairs and threes of them within a sentence, in a fixed order, each once."""
    named: list[str] = []
    sentence: list[str] = []
    for token in (*tokens[:_MOST], Token("S", ".", -1)):
        if token.kind != "S":
            sentence.append(_key(token, high))
            continue
        if not sentence:
            continue
        sentence.append(token.low if token.low in ("?", "!") else ".")
        named += sentence
        named += map(" ".join, pairwise((_NONE, *sentence)))
        named += map(" ".join, zip(sentence, sentence[1:], sentence[2:], strict=False))
        sentence = []
    return list(dict.fromkeys(named))


def of_tail(words: Sequence[str]) -> list[str]:
    """Return what is looked at in a sentence after an order: its words, rows of two and three, and its length.

    ``words`` are in lower case, numbers as ``<n>``, with the question mark that ends it.
    """
    said = list(words[:_MOST_OF_TAIL])
    row = [_NONE, *said, "$"]
    named = list(said)
    named += map(" ".join, pairwise(row))
    named += map(" ".join, zip(row, row[1:], row[2:], strict=False))
    named.append(f"length:{min(len(said) // _PER_LENGTH, _LENGTHS)}")
    return list(dict.fromkeys(named))
