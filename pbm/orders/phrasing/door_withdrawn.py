"""A trapdoor of an earlier mail that is withdrawn for none: "withdraw the trapdoor I sent, I want none after all"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing, parted
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES

__all__ = ["door_withdrawn"]

_WITHDRAWING = word_set("withdraw cancel forget scrap drop remove delete retract retire scrub strike annul take back")
_OURS = word_set("the my our that")
_NONE = word_set("none without no")
_WANTING = word_set("want need wish like have take")
_NOT = word_set("don't not dont won't never doesn't")
_ONE = word_set("one any it")
_AGAINST = HEDGES | CONDITIONS | word_set("but or later tomorrow new another other instead who whose he she they")
_MOST = 16  # tokens of either sentence


@needing(_WITHDRAWING, {"D"}, _NONE | _NOT)
def door_withdrawn(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return the tokens with "no trapdoor" for the two sentences that say so; what this mail nominates is no part."""
    if any(token.kind == "N" and token.value > limits.high for token in tokens):
        return tokens
    parts = parted(tokens)
    made: list[Token] = []
    skip = False
    for number, part in enumerate(parts):
        if skip:
            skip = False
            continue
        after = parts[number + 1] if number + 1 < len(parts) else []
        comma = next((n for n, token in enumerate(part) if token.low in (",", "-", "and")), len(part))
        if _withdraws(part[:comma]):
            line = part[0].line
            said = [Token("W", "no", line, text="no"), Token("D", "trapdoor", line, text="trapdoor")]
            if _wants_none(part[comma:]):
                made += [*said, Token("S", ".", line)]
                continue
            if comma == len(part) and _wants_none(after):
                made += [*said, Token("S", ".", line)]
                skip = True
                continue
        made += part
    return made


def _withdraws(part: Sequence[Token]) -> bool:
    """Whether a sentence withdraws the writer's trapdoor, without a number or a condition."""
    door = next((n for n, token in enumerate(part) if token.kind == "D"), 0)
    ahead = {token.low for token in part[:door]}
    plain = all(token.kind not in "NXTBU" and token.low not in _AGAINST for token in part)
    asked = bool(part) and part[-1].low == "?"
    return door > 0 and part[door - 1].low in _OURS and bool(ahead & _WITHDRAWING) and plain and not asked


def _wants_none(part: Sequence[Token]) -> bool:
    """Whether a clause says that none is wanted: "I want none after all", "I don't want one"."""
    lows = {token.low for token in part}
    brief = 0 < len(part) <= _MOST and all(token.kind not in "NXTBU" or token.low == "one" for token in part)
    if not brief or lows & _AGAINST or part[-1].low == "?":
        return False
    none = bool(lows & {"none"}) or ("no" in lows and any(token.kind == "D" for token in part))
    declined = bool(lows & _NOT) and bool(lows & _WANTING) and bool(lows & _ONE)
    return declined or (none and not lows.isdisjoint(_WANTING | {"i"}))
