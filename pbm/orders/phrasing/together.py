"""A seat of several who talk it over: what one of them insists on is what they play, "on C Mabel got her way: a 6"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Final

from pbm.orders.phrasing.votes import counted_votes, drawn_doors, outvoted, voted_throw, wanted_by_all
from pbm.orders.tokens.said import Telling, needing, parted
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, HOUSE

__all__ = ["AMONG_SEVERAL", "insisted_among_us"]

_DECIDED = word_set(
    "talked discussed agreed decided together conferred consulted debated besprochen besproken parlé discuté hablado "
    "parlato deciso entschieden overlegd"
)
_OURS = word_set("we our us we've we're we'll have")
_NOT = word_set("not no never haven't hasn't nothing nor yet don't can't couldn't if unless when differ disagreed")
_INSISTING = word_set(
    "insists insisted insisting plumped plumps holding sticks stuck fought clamoured besteht bestand insiste "
    "insistió insistito insisté bleibt blijft stands stood"
)
_ON = word_set("on upon for out up to")
_WAYS = tuple(
    tuple(map(word_set, way))
    for way in (
        ("got gets had has", "her his their", "own", "way"),
        ("got gets had has", "her his their", "way"),
        ("put puts", "her his their", "foot", "down"),
        ("would will", "not", "be", "moved swayed shifted"),
        ("wouldn't won't", "be", "moved swayed shifted"),
        ("wouldn't won't", "budge yield"),
        ("had has", "the", "last", "word"),
        ("had has", "the", "casting", "vote"),
        ("won carried wins carries", "the", "day argument toss"),
        ("won prevailed wins prevails",),
        ("stood stands", "firm"),
    )
)
_WON = frozenset(chain.from_iterable(way[0] for way in _WAYS))
_LINKS = word_set(": , - and with so it is it's we play throw that's")
_ARTICLES = word_set("a an the her his")
_THEY = word_set("she he they")
_PROTESTING = (
    HEDGES
    | CONDITIONS
    | word_set(
        "but however though against disagree disagreed overruled over instead rather won't didn't don't want insist "
        "prefer i'd i'll himself herself themselves nonetheless nevertheless still not silly"
    )
)
_LINKING = 5  # signs and small words from "got her way" to the throw


@needing(_INSISTING | _WON, _DECIDED, {"N"})
def insisted_among_us(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "Mabel insists on a six" as "we want a six" where those who play together have decided together."""
    parts = parted(tokens)
    if not any(_together(part) for part in parts):
        return tokens
    made: list[Token] = []
    for number, part in enumerate(parts):
        following = parts[number + 1] if number + 1 < len(parts) else []
        made += _told(part, following, limits)
    return made


def _together(part: Sequence[Token]) -> bool:
    """Whether a sentence says that several have decided together: "my sister and I have talked it over"."""
    lows = {token.low for token in part}
    several = not lows.isdisjoint(_OURS)
    several = several or any((a.low, b.low) == ("and", "i") for a, b in pairwise(part))
    return several and not lows.isdisjoint(_DECIDED) and lows.isdisjoint(_NOT)


def _told(part: list[Token], following: Sequence[Token], limits: Limits) -> list[Token]:
    for place in range(1, len(part) - 1):
        way = next((len(way) for way in _WAYS if _stands(part, place, way)), 0)
        if not way and part[place].low not in _INSISTING:
            continue
        step, start = place + max(way, 1), place
        if _somebody(part, place - 1):
            start -= 1
        elif not way and _somebody(part, step):  # "auf C besteht Mabel auf einer 6"
            step += 1
        else:
            continue
        start -= start > 0 and part[start].low in HOUSE and part[start - 1].low in ("my", "our", "the")
        if way:
            while step < len(part) and step - place - way < _LINKING and part[step].low in _LINKS:
                step += 1
        elif part[step].low not in _ON:
            continue
        else:
            step += 1 + (step + 1 < len(part) and part[step + 1].low in _ON)
        number = step + (step < len(part) and part[step].low in _ARTICLES)
        if number >= len(part) or part[number].kind != "N" or not limits.low <= part[number].value <= limits.high:
            continue
        rest = {token.low for token in (*part[number + 1 :], *following)}
        if rest & _PROTESTING or (part[-1].kind == "S" and part[-1].low == "?"):
            return part
        line = part[place].line
        we = [Token("W", "we", line, text="we"), Token("W", "want", line, text="want")]
        return [*part[:start], *we, *part[step:]]
    return part


def _stands(part: Sequence[Token], place: int, way: Sequence[frozenset[str]]) -> bool:
    """Whether one of the ways to win stands at ``place``."""
    said = part[place : place + len(way)]
    return len(said) == len(way) and all(token.low in words for token, words in zip(said, way, strict=True))


def _somebody(part: Sequence[Token], place: int) -> bool:
    """Whether a name, one of the house or "she" stands at ``place``."""
    token = part[place]
    return token.kind == "W" and (token.text[:1].isupper() or token.low in HOUSE or token.low in _THEY)


AMONG_SEVERAL: Final[tuple[Telling, ...]] = (
    counted_votes,
    outvoted,
    wanted_by_all,
    drawn_doors,
    voted_throw,
    insisted_among_us,
)
"""What is told otherwise where several decide for one seat."""
