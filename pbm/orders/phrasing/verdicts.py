"""The sentence that settles what was mused about: "The 4 then.", "So 3 please.", "There lies the 1. I'm taking it."."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.orders.phrasing.pointed_at import just_named
from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS, PLAY_VERBS, THIRD_PERSONS

__all__ = ["settle_musings"]

_LED_IN = word_set("and but ok okay right well anyway oh ah fine no yes aye right-ho")
_SO = word_set("so then hence therefore thus dus")
_BRINGING = word_set(
    "it's it is it'll be has must that's make i'll we'll take have go for with to a an the my only just de"
)
_IT_IS = (["it's"], ["it", "is"], ["it'll", "be"], ["it", "has", "to", "be"], ["it", "must", "be"], ["is"])
_STILL = word_set("still just only simply always again")
_ARTICLES = word_set("a an the my de het")
_CLOSING = (["then"], ["it", "is"], ["then", "please"], ["it", "is", "then"], ["it", "be"])
_TAILS = (["please"], ["then"], ["it", "is"], ["today"], ["thanks"], ["now"], ["for", "me"], ["for", "us"], ["final"])
_HONOURS = word_set("honour honor memory")
_AT_PRESENT = (["this", "time"], ["this", "round"], ["this", "turn"], ["this", "month"], ["today"])
_UNSURE = (HEDGES | CONDITIONS | NOT_WORDS | THIRD_PERSONS | word_set("or next last either ? yesterday")) - {"only"}
_TOGETHER = frozenset(("-", ",", "/", "and", "&", "then"))
_CLOSELY = 6  # tokens of what leads to a number that settles


@needing({"N"})
def settle_musings(tokens: list[Token], limits: Limits) -> None:
    """Label the throw of the last sentence that settles it; what was mused about above is no number of an order."""
    if any(token.kind == "B" for token in tokens):
        return
    if limits.count == 2:
        _first_of_pair(tokens, limits)
    if limits.count != 1:
        return
    just_named(tokens, limits)
    if sum(_may_throw(token, limits) for token in tokens if token.kind == "N") < 2:
        return
    spans = _spans(tokens)
    found = [(start, end, _settled(tokens, start, end, limits)) for start, end in spans]
    last = next(((start, end, place) for start, end, place in reversed(found) if place >= 0), None)
    if last is None:
        return
    start, _, place = last
    value = tokens[place].value
    if any(_may_throw(token, limits) and token.value != value for token in tokens[place + 1 :]):
        return
    above = [(first, stop) for first, stop in spans if stop <= start]
    others = [n for n in range(start) if _may_throw(tokens[n], limits)]
    if not others or any(_ordered(tokens, first, stop, limits) for first, stop in above):
        return
    for n in others:
        tokens[n].kind = "X"
    if tokens[place - 1].kind != "T" or place == start:
        tokens.insert(place, Token("T", "throw", tokens[place].line))


def _spans(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    start = 0
    for place, token in enumerate(tokens):
        if token.kind == "S":
            spans.append((start, place))
            start = place + 1
    spans.append((start, len(tokens)))
    return [(first, stop) for first, stop in spans if stop > first]


def _may_throw(token: Token, limits: Limits) -> bool:
    return token.kind == "N" and limits.low <= token.value <= limits.high and token.low != "one"


def _settled(tokens: Sequence[Token], start: int, end: int, limits: Limits) -> int:
    """Return where the throw stands that a sentence settles, -1 where it settles none."""
    small = [n for n in range(start, end) if tokens[n].kind == "N" and tokens[n].value <= limits.high]
    if len(small) != 1 or (end < len(tokens) and tokens[end].low == "?") or not _may_throw(tokens[small[0]], limits):
        return -1
    place = small[0]
    stop = next((n for n in range(place + 1, end) if tokens[n].kind in "PD" or tokens[n].low in ("and", "with")), end)
    ahead = [token.low for token in tokens[start:place] if token.kind != "P"]
    tail = [token.low for token in tokens[place + 1 : stop]]
    if {*ahead, *(token.low for token in tokens[place + 1 : end])} & _UNSURE or len(ahead) > _CLOSELY:
        return -1
    while ahead and ahead[0] in _LED_IN:
        ahead = ahead[1:]
    honoured = tail[:1] == ["in"] and bool(set(tail[1:]) & _HONOURS)
    if tail and tail not in _TAILS and tail not in _CLOSING and not honoured:
        return -1
    leading = bool(ahead) and ahead[0] in _SO and all(low in _BRINGING for low in ahead[1:])
    bare = [low for low in ahead if low not in _ARTICLES and low not in _STILL and low != "die"]
    here = bare in _IT_IS or bare in _AT_PRESENT
    closing = tail in _CLOSING and not bare
    return place if leading or here or closing else -1


def _ordered(tokens: Sequence[Token], start: int, end: int, limits: Limits) -> bool:
    """Whether a sentence plainly orders a throw, so that nobody can tell which of the two is meant."""
    part = tokens[start:end]
    if not any(_may_throw(token, limits) for token in part) or (end < len(tokens) and tokens[end].low == "?"):
        return False
    following = [*part[1:], Token("S", ".", 0)]
    if any(
        t.kind == "T" and not (t.low == "die" and then.kind == "N") for t, then in zip(part, following, strict=True)
    ):
        return True  # but the German "die 3" has no label
    if {token.low for token in part} & _UNSURE:
        return False
    for n, token in enumerate(part[1:], 1):
        before = part[n - 2] if part[n - 1].low in _ARTICLES and n > 1 else part[n - 1]
        if _may_throw(token, limits) and before.low in PLAY_VERBS:
            return True
    return len([token for token in part if token.kind != "P"]) <= 2 and end < len(tokens) and tokens[end].low == "."


def _first_of_pair(tokens: list[Token], limits: Limits) -> None:
    """Tell the order of "4-1 is all right by her. That's 4 first.", in which only the first is told again."""
    pair: tuple[int, int] | None = None
    for place in range(2, len(tokens)):
        if tokens[place].low == "first" and pair is not None:
            number = place - 1
            ahead = [token.low for token in tokens[max(0, number - 3) : number] if token.low not in _ARTICLES]
            telling = ahead[-1:] in (["that's"], ["meaning"], ["is"]) and ahead[-2:-1] in (
                [],
                ["."],
                ["that"],
                [","],
                [";"],
            )
            values = [tokens[n].value for n in pair]
            if not telling or tokens[number].kind != "N" or tokens[number].value not in values or number - 1 <= pair[1]:
                continue
            other = pair[0] if tokens[pair[1]].value == tokens[number].value else pair[1]
            last, line = replace(tokens[other]), tokens[number].line
            for n in pair:
                tokens[n].kind = "X"
            label, then = Token("T", "throw", line), Token("W", "then", line)
            tokens[number : place + 1] = [label, tokens[number], then, last]
            return
        both = _may_throw(tokens[place], limits) and _may_throw(tokens[place - 2], limits)
        if both and tokens[place - 1].low in _TOGETHER and tokens[place].value != tokens[place - 2].value:
            pair = None if pair is not None else (place - 2, place)
