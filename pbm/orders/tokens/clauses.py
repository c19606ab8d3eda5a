"""Where the clause of a number begins and ends."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import BUT_WORDS, HEDGES, MEMORY, PLAY_VERBS

__all__ = ["clause_of", "clause_start"]

_CLAUSE_SIGNS = frozenset(",-:();|")
_AS_EVER = word_set("usual before last previously always ever")
_WRITTEN = word_set(
    "written wrote jotted scribbled noted scrawled pencilled envelope paper worked found figured memo beforehand "
    "dreamt dreamed calculated"
)
_OF_BEFORE = word_set("last previous time turn round sent then month week you")
_ITSELF = word_set("it's it'll i'll it")
_TELLING = word_set(
    "is are was were be feel feels look looks seem seems win wins changes change comes come gets get lose"
)
_BEING = frozenset(("be", "is", "are", "was", "were", "like"))
_SIGNING_OFF = word_set("cheers thanks thank thx tnx ta ty regards best yours love xx xxx")
_EITHER = 14  # tokens from "whether" to its "or"
_SURELY = (["i'm", "sure"], ["i'm", "certain"], ["i'm", "convinced"], ["i'm", "going"], ["i", "think"])
_PARTING = BUT_WORDS | {"as", "and", "whether", "instead", "rather"}
_PICTURES = 0x1F300  # the first sign of the pictures that telephones write
_REMARK = 4  # words that a remark before a colon has at least
_KEEPING = word_set("keep keeping save saving hold holding leave leaving")


def clause_start(tokens: Sequence[Token], place: int) -> int:
    """Return where the clause that ``place`` is in begins."""
    start = place
    while start > 0 and not _parts(tokens, start - 1):
        start -= 1
    return start


def clause_of(tokens: Sequence[Token], place: int) -> tuple[int, int]:
    """Return the bounds of the clause that ``place`` is in."""
    start = clause_start(tokens, place)
    end = place + 1
    while end < len(tokens) and not _parts(tokens, end):
        end += 1
    # The label of a number is in its clause though a colon or a dash stands between: "last throw: 5".
    led_to = start > 0 and tokens[start - 1].low in (":", "-", "=") and place - start <= 2
    if led_to and not _named(tokens, start, place):
        led = start
        start -= 1
        while start > 0 and not _parts(tokens, start - 1):
            start -= 1
        head = {token.low for token in tokens[start:led]}
        if (
            _thought_of_its_own(tokens, start, led, place)
            or head & {"here", "here's", "again"}
            or _stuck_to(tokens[max(0, start - _REMARK - 1) : start])
            or (head & _WRITTEN and not head & _OF_BEFORE)
        ):
            start = led  # "so here is what was on it: 1", "I had it written on an envelope: 3"
    return start, end


def _named(tokens: Sequence[Token], start: int, place: int) -> bool:
    """Whether a number has its label in a clause that begins at ``start``, or was told right before it."""
    value = tokens[place].value
    told = any(token.kind == "N" and token.value == value for token in tokens[max(0, start - 8) : start])
    return told or any(token.kind in "TD" for token in tokens[start:place])


def _thought_of_its_own(tokens: Sequence[Token], start: int, led: int, place: int) -> bool:
    """Whether a sign only parts a remark from an order: "B is where I might win something: 6 please"."""
    if any(t.low in _ITSELF for t in tokens[led:place]):
        return True  # "they were overruled: it's the 3"
    head = tokens[start : led - 1]
    aside = bool(start) and tokens[start - 1].kind == "W"  # "B is where I might win something: 6"
    if (len(head) < _REMARK and not aside) or any(t.kind in "TD" or t.low in PLAY_VERBS for t in head):
        return False
    led_to = head[-1:] if head and head[-1].low not in _BEING else head[-3:]
    return not any(t.low in MEMORY | HEDGES for t in led_to) and any(t.low in _TELLING for t in head)


def _stuck_to(ahead: Sequence[Token]) -> bool:
    """Whether the writer stays with what is told ahead of a number: "I stick with what I had in mind last week: 5"."""
    lows = [token.low for token in ahead]
    return "i" in lows and any(low in ("stick", "stay", "sticking", "staying") for low in lows)


def _parts(tokens: Sequence[Token], place: int) -> bool:
    token = tokens[place]
    if token.low in _SIGNING_OFF and place and tokens[place - 1].kind == "N":
        return True  # "trapdoor number sixteen cheers Imran sent by voice from the cab"
    if token.kind != "P" and token.low not in _PARTING:
        return False
    if token.low == "as" and place + 1 < len(tokens) and tokens[place + 1].low in _AS_EVER:
        return False
    after = tokens[place + 1].low if place + 1 < len(tokens) else ""
    if token.low == "and" and after in _KEEPING:
        return True
    if token.low == "and" and [t.low for t in tokens[place + 1 : place + 3]] in _SURELY:
        return True  # "I've been staring at the board and I'm sure the 3 is right"
    if token.low == "whether" and any(t.low == "or" for t in tokens[place + 1 : place + _EITHER]):
        return True  # "trapdoor 63 whether Irma's moved out or not"
    if token.low in ("instead", "rather") and after in ("of", "than"):
        return True
    if token.kind == "P" and len(token.low) == 1 and ord(token.low) >= _PICTURES:
        return True  # people on telephones end their clauses with pictures
    return (token.kind == "P" and (token.low in _CLAUSE_SIGNS or token.low == "...")) or (
        token.kind == "W" and token.low in BUT_WORDS
    )
