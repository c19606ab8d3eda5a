"""How pieces are told to lie: "L1 standing on 4", "S3 coiled round 36 and 21", "near the end I want a snake: S3 …"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["laid"]

_ENDS: Final = ("stop", "gap", "label")
_LEADING: Final = ("on", "to", "from", "top", "bottom", "between")
_BETWEEN: Final = ("fill", "tag", "it", "be", "all", "unknown")
_MANNER: Final = ("unknown", "tag", "land", "past", "relative", "all")
_AS: Final = ("as", "for", "als", "comme", "como", "come")
_REGIONS: Final = frozenset(
    (
        "end", "start", "beginning", "finish", "middle", "centre", "center", "top", "bottom", "goal", "edge", "close",
        "ende", "anfang", "ziel", "mitte", "start", "début", "fin", "milieu", "einde", "begin", "midden", "final",
        "principio", "fine", "inizio", "arrivo", "meta", "salida", "arrivée", "départ",
    )
)  # fmt: skip
_NEAR: Final = ("near", "nearby", "around", "about", "somewhere", "roughly", "up near", "irgendwo", "vers la", "rond")
_ASKING: Final = ("could", "can", "may", "might", "would", "könnte", "kann", "darf")
_PLEADING: Final = ("please", "pls", "plz", "bitte", "thanks", "thank", "ta", "danke")
_LINKING: Final = ("with", "colon", "fill", "be")
_TIES: Final = ("dash", "to", "slash", "arrow")
_REACH: Final = 5
_BACK: Final = 10
_ENDS_OF_ONE: Final = 2


def laid(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with no more than fillings for how a piece lies, and where about on the board."""
    made: list[Token] = []
    start = 0
    for place in range(len(tokens) + 1):
        if place < len(tokens) and tokens[place].kind not in _ENDS:
            continue
        end = tokens[place] if place < len(tokens) else None
        sentence = tokens[start:place]
        if any(token.kind == "piece" for token in sentence):
            asks = end is not None and end.text == "?" and _pleads(sentence)
            made += _plain(sentence, asks=asks)
            end = replace(end, text=".") if end is not None and asks else end
        else:
            if made and made[-1].kind == "stop" and _is_end(sentence) and _awaits_end(made):
                made[-1] = replace(made[-1], kind="comma", text=",")
            made += sentence
        made += [end] if end is not None else []
        start = place + 1
    return made


def _is_end(sentence: Sequence[Token]) -> bool:
    """Whether a sentence is no more than "Head 37"."""
    kinds = [token.kind for token in sentence if token.kind not in ("fill", "on", "be", "colon")]
    return kinds in (["top", "num"], ["bottom", "num"])


def _awaits_end(made: Sequence[Token]) -> bool:
    """Whether the sentence before is about a piece that lacks an end: "Snake S1.", "Snake S1. Head 37."."""
    numbers = 0
    for token in reversed(made[-_BACK:-1]):
        if token.kind == "piece":
            return True
        numbers += token.kind == "num"
        if numbers > 1 or token.kind in ("stop", "gap", "label"):
            return False
    return False


def _pleads(sentence: Sequence[Token]) -> bool:
    """Whether a sentence asks kindly for one piece and its two ends: "please could L1 stand on 4 and reach 17?"."""
    kinds = [token.kind for token in sentence]
    words = [word for token in sentence for word in token.text.casefold().split()]
    one = kinds.count("piece") == 1 and kinds.count("num") == _ENDS_OF_ONE and "card" not in kinds
    asks = next((at for at, word in enumerate(words[:_REACH]) if word in _ASKING), -1)
    kindly = any(word in _PLEADING for word in words) or words[asks + 1 : asks + 3] in (["i", "have"], ["we", "have"])
    return one and asks >= 0 and kindly and not {"if", "or", "else", "not"} & {*kinds}


def _plain(sentence: Sequence[Token], *, asks: bool) -> list[Token]:
    made = list(sentence)
    named = False
    for place, token in enumerate(sentence):
        named = named or token.kind == "piece"
        if asks and token.text.casefold().split()[:1] and token.text.casefold().split()[0] in _ASKING:
            made[place] = replace(token, kind="self", meanings=())
        elif (token.kind in _MANNER and named and _leads(sentence, place + 1)) or (
            token.kind == "comma" and _goes_on(sentence, place)
        ):
            made[place] = replace(token, kind="fill", meanings=())
        elif token.kind == "num" and _called_end(sentence, place + 1):
            made[place] = replace(token, kind="top" if sentence[place + 2].means("top") else "bottom", meanings=())
            made[place + 1 : place + 3] = [replace(sentence[place + 1], kind="fill", meanings=()), token]
        elif token.kind == "with" and named and _is_for_me(sentence, place):
            made[place] = replace(token, kind="fill", meanings=())
            made[place + 1] = replace(sentence[place + 1], kind="fill", name="", meanings=())
        elif token.text.casefold() in _NEAR:
            region = _region(sentence, place)
            made[place : place + region] = [
                replace(one, kind="fill", name="", meanings=()) for one in sentence[place : place + region]
            ]
    return _ends_after(made)


def _ends_after(sentence: Sequence[Token]) -> list[Token]:
    """Return "34-18 for S1" with the piece before its ends."""
    made: list[Token] = []
    at = 0
    while at < len(sentence):
        ends = sentence[at : at + 3]
        step = at + 3
        while step < len(sentence) and step < at + _REACH and sentence[step].kind in _LINKING:
            step += 1
        tied = [token.kind for token in ends[::2]] == ["num", "num"] and ends[1].kind in _TIES
        named = tied and step < len(sentence) and sentence[step].kind == "piece"
        following = sentence[step + 1].kind if step + 1 < len(sentence) else "stop"
        if named and following in ("comma", "and", "stop", "then", "tag", "close"):
            made += [sentence[step], *ends]
            at = step + 1
        else:
            made.append(sentence[at])
            at += 1
    return made


def _leads(sentence: Sequence[Token], at: int) -> bool:
    """Whether "on 4", "up to 17" comes next."""
    led = False
    for token in sentence[at : at + _REACH]:
        if token.kind == "num":
            return led
        if token.kind not in (*_LEADING, *_BETWEEN) or (led and token.kind == "unknown"):
            return False
        led = led or token.kind in _LEADING
    return False


def _goes_on(sentence: Sequence[Token], at: int) -> bool:
    """Whether a comma stands between a piece and ", which I'd like at 37-21"."""
    if not at or sentence[at - 1].kind != "piece":
        return False
    kinds = [token.kind for token in sentence[at + 1 : at + 1 + _REACH]]
    number = kinds.index("num") if "num" in kinds else 0
    return "self" in kinds[:number] and set(kinds[:number]) <= {"fill", "self", "on", "from", "to", "verb"}


def _called_end(sentence: Sequence[Token], at: int) -> bool:
    """Whether a number is called an end behind it: "38 as the head"."""
    if at + 1 >= len(sentence) or sentence[at].text.casefold() not in _AS:
        return False
    return sentence[at + 1].means("top", "bottom") and sentence[at + 1].kind in ("top", "bottom")


def _is_for_me(sentence: Sequence[Token], at: int) -> bool:
    return at + 1 < len(sentence) and sentence[at + 1].name == "me" and sentence[at + 1].kind == "player"


def _region(sentence: Sequence[Token], at: int) -> int:
    """Return how many tokens "near the end of the board" has from ``at`` on; 0 where no region is named."""
    for step in range(at + 1, min(len(sentence), at + _REACH)):
        if sentence[step].kind in ("num", "piece", "card", "player"):
            return 0
        if sentence[step].text.casefold().split()[-1:] and sentence[step].text.casefold().split()[-1] in _REGIONS:
            following = sentence[step + 1].kind if step + 1 < len(sentence) else "stop"
            return 0 if following == "num" else step + 1 - at
    return 0
