"""Voices that each name a number, and the one that is followed: "my head says 1, my heart says 3. Heart it is!"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["follow_voices"]

_SAYING = word_set(
    "says said say wants votes whispers shouts screams suggests suggested reckons thinks prefers tells urges"
)
_GLUE = word_set("a an the to me play throw for go use no yes , : not")
_WINNING = word_set(
    "it wins win won rules prevails then has gets carries is's triumphs today again always obviously it's decides"
)
_REACH = 5  # tokens between what is followed and the word that says so
_WITHIN = 60  # tokens after the last voice


@needing({"N"}, _SAYING)
def follow_voices(tokens: list[Token], limits: Limits) -> None:
    """Make the number of the voice that is followed a throw, and those of the others nothing."""
    heard: dict[str, int] = {}
    end = 0
    for place, token in enumerate(tokens[:-1]):
        if token.low not in _SAYING or not place or tokens[place - 1].kind != "W":
            continue
        step = place + 1
        while step < len(tokens) and step - place < 4 and tokens[step].low in _GLUE:
            step += 1
        if step < len(tokens) and tokens[step].kind == "N" and tokens[step].value <= limits.high:
            heard[tokens[place - 1].low] = step
            end = step
    if len(heard) < 2 or limits.count != 1:
        return
    followed = _followed(tokens, heard, end)
    if followed is None:
        return
    for who, place in heard.items():
        if who != followed:
            tokens[place].kind = "X"
    chosen = tokens[heard[followed]]
    line = chosen.line
    said = [Token("S", ".", line), Token("T", "throw", line), Token("N", chosen.low, line, chosen.value, chosen.text)]
    chosen.kind = "X"
    stop = end
    while stop < len(tokens) and tokens[stop].kind != "S":
        stop += 1
    tokens[stop:stop] = said


def _followed(tokens: Sequence[Token], heard: dict[str, int], end: int) -> str | None:
    """Return the voice that a later clause follows, None where none or several are, or where it is not sure."""
    found: set[str] = set()
    for place in range(end + 1, min(len(tokens), end + 1 + _WITHIN)):
        token = tokens[place]
        if token.low not in heard:
            continue
        clause = tokens[place + 1 : place + 1 + _REACH]
        ahead = tokens[max(end + 1, place - 3) : place]
        lows = {t.low for t in (*ahead, *clause)}
        if lows & (HEDGES | CONDITIONS | NOT_WORDS | {"or"}) or any(t.kind == "N" for t in clause[:2]):
            continue
        asked = next((t.low for t in tokens[place:] if t.kind == "S"), "") == "?"
        follows = bool(clause) and clause[0].low in _WINNING
        chosen = any(t.low in ("follow", "following", "with", "trust", "obey", "heed", "to") for t in ahead)
        if not asked and (follows or chosen):
            found.add(token.low)
    return found.pop() if len(found) == 1 else None
