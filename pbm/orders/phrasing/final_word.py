"""The paragraph that settles a mail: nothing but a throw and a trapdoor, each named, below whatever was talked of.

"Does he win if he got there first? And what of 99?" sounds as unsettled as anything, but is no word about
"Order: throw 1, trapdoor 76." below it. What stands above such a paragraph is chat, unless it leads to it; what
stands below may still take it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.sentence import ASIDE, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import (
    CONDITIONS,
    FILLERS,
    HEDGES,
    NOT_WORDS,
    PLAY_VERBS,
    POLITE,
    RIGHT_FILLERS,
    STARTERS,
    THIRD_PERSONS,
)

__all__ = ["final_word", "without_chat"]

_PLAIN = (
    FILLERS
    | POLITE
    | PLAY_VERBS
    | STARTERS
    | RIGHT_FILLERS
    | word_set(
        "name order orders move moves mine my me i i'd like i'll we our us name nominate nominating space square "
        "for this "
        "turn round next week month's game on at with and a an the number now here so then right anyway ok okay is are "
        "it's as follows again business back to down put time go one's"
    )
) - (HEDGES | CONDITIONS | NOT_WORDS | THIRD_PERSONS | word_set("last previous sent old was were yesterday if or"))
_LEADING = word_set(
    "these following below draft orders order moves numbers suggests suggested suggestion idea plan thinking tempted "
    "advice advises proposal proposes options choice"
)
_NAMING = word_set("name nominate nominating nominated open opening")
_ANNOUNCING = word_set(
    "i we write am are is be with to give send submit beg hereby herewith my our the this current coming present round "
    "turn week month instructions orders order moves move play numbers decisions choices for of in which that they as "
    "follows these please enter find sir madam dear and here now game"
)
_OFFICIAL = word_set("officially official formally formal record finally final verdict decision")
_BESIDE_OFFICIAL = _OFFICIAL | word_set(
    "so then now right ok okay well anyway the my our for and here it is answer orders order"
)
"""Words of a heading that sets what stands below it apart from what was mused above: "So, officially:"."""
_MOST = 16  # words of a paragraph that only orders
_HEADING = 6  # words of a heading
_NAME = 3  # words before the colon of a heading that may be a name: "Mamba:"


def final_word(lines: Sequence[str], tokens: Sequence[Token], limits: Limits) -> int | None:
    """Return the line with which the one paragraph begins that plainly orders both; None where there is no such."""
    if limits.count != 1 or any(token.kind == "B" for token in tokens):
        return None
    starts = [n for n, line in enumerate(lines) if line.strip() and (n == 0 or not lines[n - 1].strip())]
    if len(starts) < 2:
        return None
    parts: list[list[Token]] = [[] for _ in starts]
    number = 0
    for token in tokens:
        while number + 1 < len(starts) and token.line >= starts[number + 1]:
            number += 1
        parts[number].append(token)
    plain = [number for number, part in enumerate(parts) if _orders_only(part, limits)]
    if not plain or plain[-1] == 0:
        return None
    last = plain[-1]
    orders = {tuple(t.value for t in parts[number] if t.kind == "N") for number in plain}
    leading = parts[last - 1]
    if len(orders) > 1 or _leads(leading):
        return None
    return starts[last]


def without_chat(claims: Sequence[Claim], since: int, limits: Limits) -> list[Claim]:
    """Return claims without what was only touched upon above the line ``since``: "within one throw of 60"."""
    return [claim for claim in claims if claim.line >= since or not _touched_upon(claim, limits)]


def _touched_upon(claim: Claim, limits: Limits) -> bool:
    """Whether a claim was made in passing, or is of a throw that there cannot be."""
    if claim.doubt and claim.rank <= ASIDE:
        return True
    return claim.field == "T" and all(value > limits.high for value in claim.values)


def _orders_only(part: Sequence[Token], limits: Limits) -> bool:
    """Whether a paragraph says one throw and one trapdoor, by their names, and nothing else."""
    part = [token for n, token in enumerate(part) if not _repeats(part, n)]
    values = [token.value for token in part if token.kind == "N"]
    small = [value for value in values if value <= limits.high]
    if len(values) != 2 or len(small) != 1 or not any(token.kind == "D" or token.low in _NAMING for token in part):
        return False
    words = [token for token in part if token.kind == "W"]
    colon = next((n for n, token in enumerate(part) if token.low == ":"), -1)
    named = {id(t) for t in part[:colon] if t.text[:1].isupper()} if 0 < colon <= _NAME else set()
    if len(words) > _MOST or any(token.low in ("?", '"') or token.kind == "X" for token in part):
        return False
    return all(token.low in _PLAIN or id(token) in named for token in words)


def _announced(part: Sequence[Token]) -> bool:
    """Whether a paragraph only says that orders come, and whose: "I send my orders, as follows:", "So, officially:"."""
    words = [token.low for token in part if token.kind == "W"]
    follows = any(pair in (("as", "follows"), ("are", "these"), ("be", "these")) for pair in pairwise(words[-3:]))
    mine = any(low in ("my", "our") for low in words)
    heading = len(words) <= _HEADING and not _OFFICIAL.isdisjoint(words) and set(words) <= _BESIDE_OFFICIAL
    if heading and all(token.kind in "WPSL" for token in part):
        return True
    return follows and mine and all(token.kind in "WPSL" for token in part) and set(words) <= _ANNOUNCING


def _repeats(part: Sequence[Token], place: int) -> bool:
    """Whether a number in brackets is the one before them once more: "four (4)"."""
    if part[place].kind != "N" or not 1 < place < len(part) - 1:
        return False
    before = part[place - 2]
    bracketed = part[place - 1].low == "(" and part[place + 1].low == ")"
    return bracketed and before.kind == "N" and before.value == part[place].value


def _leads(part: Sequence[Token]) -> bool:
    """Whether a paragraph may be about the one below it: "This is what I would send:"."""
    last = next((token for token in reversed(part) if token.kind not in "SL"), None)
    formal = _announced(part)
    if formal or (last is not None and last.low == ":"):
        return not formal
    start = max((n for n, token in enumerate(part[:-1]) if token.kind == "S"), default=-1) + 1
    asking = any(token.low == "?" for token in part[start:])
    if asking:
        return False
    wavering = any(token.low in HEDGES | CONDITIONS for token in part[start:])
    ordering = any(token.kind in "TDN" for token in part[start:])
    return (wavering and ordering) or any(token.low in _LEADING for token in part[start:])
