"""One number of an earlier mail put right: "In yesterday's letter the trapdoor was 16 and it ought to have been 76"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS, THIRD_PERSONS

__all__ = ["drop_misput", "follow_change", "read_for"]

_OWNING = word_set(
    "misread mistyped mistype misprint slip slipped typo mistake error wrong wrongly sorry apologise apologies apology "
    "letter mail email e-mail message note postcard sent wrote written typed put gave told correction correct oops "
    "whoops misput muddled mixed transposed"
)
_BEING = word_set("was is were as of at on to read said says reads : = number space square a the my")
_JOINING = word_set("and but when where which while whereas though although - , ; it that this they which")
_MODAL = word_set("should ought must")
_SAYING = word_set("be been read say said")
_IT = word_set("it that this which")
_RIGHT = word_set("right correct fine ok okay good unchanged unaffected intended meant")
_FILLING = word_set("to have be been read say said of the a number space square : on at is")
_PAST = word_set("last ago turn round month game luck lucky caught regret wished wish hindsight fallen fell missed")
_STOPPING = (THIRD_PERSONS - {"it", "they", "them"}) | HEDGES | (CONDITIONS - {"when"}) | NOT_WORDS | {"or", "either"}
_CHANGING = word_set("change alter amend switch swap correct move shift")
_IT_ALL = word_set("it that this")
_INTO = word_set("to into for a the read say be")
_ASKING = word_set(
    "please pls plz could can would will you we i i'd i'll like to want now so and then kindly instead thanks thank "
    "cheers ta sorry for me just"
)
_SENTENCES = 2  # sentences, its own among them, in which the word stands that owns up
_MOST = 12  # tokens from the old number to the new one


@needing({"N"}, _MODAL, _SAYING, _OWNING)
def drop_misput(tokens: list[Token], limits: Limits) -> None:
    """Take out the wrong number where the player says which one it ought to have been, and label the right one.

    Only where the words own up to a slip or speak of a mail: what the last turn ought to have been is a regret.
    """
    if limits.count != 1 or any(token.kind == "B" for token in tokens):
        return
    starts = [0, *(place + 1 for place, token in enumerate(tokens) if token.kind == "S")]
    for number in reversed(range(len(starts))):
        start = starts[number]
        end = starts[number + 1] - 1 if number + 1 < len(starts) else len(tokens)
        before = tokens[starts[number - 1] : start] if number else ()
        found = _put_right(tokens, start, end, limits, _named(before))
        if found is None:
            continue
        label, new = found
        about = tokens[starts[max(0, number + 1 - _SENTENCES)] : end]
        lows = {token.low for token in about if token.kind != "N"}
        if not lows & _OWNING or lows & _PAST or {t.low for t in tokens[start:end]} & _STOPPING or _asked(tokens, end):
            continue
        line = tokens[new].line
        stop = Token("S", ".", line)
        told = [stop, label, Token("P", ":", line), tokens[new], Token("S", ".", line)]
        _confirmed(tokens, end, label)
        tokens[start : new + 1] = told
        return


@needing({"N"}, _CHANGING)
def follow_change(tokens: list[Token], limits: Limits) -> None:
    """Put the new number of "I put the trapdoor at 45. Please change it to 54." in the place of the old one."""
    if limits.count != 1 or any(token.kind == "B" for token in tokens):
        return
    for place in range(1, len(tokens) - 2):
        it = tokens[place + 1].low in _IT_ALL
        if tokens[place].low not in _CHANGING or not (it or tokens[place + 1].low == "to"):
            continue
        into = new = place + 1 + it
        while new < len(tokens) and tokens[new].low in _INTO:
            new += 1
        if new == into or new >= len(tokens) or tokens[new].kind != "N":
            continue
        start = place
        while start and tokens[start - 1].kind not in "SP":
            start -= 1
        end = new + 1
        while end < len(tokens) and tokens[end].kind != "S":
            end += 1
        plain = all(t.low in _ASKING for t in tokens[start:place]) and all(
            t.low in _ASKING or t.kind == "P" for t in tokens[new + 1 : end]
        )
        small = tokens[new].value <= limits.high
        old = [
            n
            for n in range(start)
            if tokens[n].kind == "N" and tokens[n].low != "one" and (tokens[n].value <= limits.high) == small
        ]
        if not plain or len({tokens[n].value for n in old}) != 1:
            continue
        for n in old:
            tokens[n].kind = "X"
        for token in tokens[:start]:
            token.kind = "W" if token.kind == ("T" if small else "D") else token.kind
        line, number = tokens[new].line, tokens[new]
        if end < len(tokens):
            tokens[end].low = "."  # "could you change it to 54?" is a polite order
        label = Token("T", "throw", line) if small else Token("D", "trapdoor", line)
        tokens[start:end] = [Token("S", ".", line), label, Token("P", ":", line), number]
        return


def _named(before: Sequence[Token]) -> Token | None:
    """Return the only label of a sentence without numbers: "I transposed my trapdoor."; None for any other."""
    labels = [token for token in before if token.kind in "TD"]
    return labels[0] if len(labels) == 1 and not any(token.kind in "NBUX" for token in before) else None


def _confirmed(tokens: list[Token], end: int, corrected: Token) -> None:
    """Tell "the throw of 2 was right", of the order beside the one that was put right, as the order it is."""
    for place in range(end, len(tokens) - 3):
        label = tokens[place]
        if label.kind not in "TD" or label.kind == corrected.kind:
            continue
        step = place + 1
        while step < len(tokens) and tokens[step].low in ("of", "on", "at", ":"):
            step += 1
        if step + 2 >= len(tokens) or tokens[step].kind != "N" or tokens[step + 1].low not in ("was", "is"):
            continue
        behind = [token.low for token in tokens[step + 2 : step + 5] if token.low not in ("quite", "all", "as", "i")]
        if behind[:1] and behind[0] in _RIGHT and not any(t.low in _STOPPING for t in tokens[end:place]):
            line = tokens[step].line
            tokens[step + 1 : step + 3] = [Token("S", ".", line)]
            return


def _put_right(
    tokens: Sequence[Token], start: int, end: int, limits: Limits, named: Token | None
) -> tuple[Token, int] | None:
    """Return the label and where the right number of a sentence stands: "the trapdoor was 16 and should be 76".

    ``named`` is the label of the sentence before, for one that begins "It said 16 and should have said 76".
    """
    numbers = [place for place in range(start, end) if tokens[place].kind == "N"]
    labels = [place for place in range(start, end) if tokens[place].kind in "TD"]
    it = next((place for place in range(start, end) if tokens[place].kind not in "PS"), start)
    if not labels and named is not None and it < end and tokens[it].low in _IT:
        labels, label = [it], named
    elif len(labels) == 1:
        label = tokens[labels[0]]
    else:
        return None
    if len(numbers) != 2 or any(t.kind in "BUX" for t in tokens[start:end]):
        return None
    (at,), (old, new) = labels, numbers
    small = [tokens[place].value <= limits.high for place in numbers]
    if not at < old or new - old > _MOST or any(small) != all(small) or small[0] != (label.kind == "T"):
        return None
    if any(token.low not in _BEING for token in tokens[at + 1 : old]):
        return None
    between = [token.low for token in tokens[old + 1 : new]]
    modal = next((place for place, low in enumerate(between) if low in _MODAL), -1)
    if modal < 0 or any(low not in _JOINING for low in between[:modal]):
        return None
    behind = between[modal + 1 :]
    plain = bool(behind) and all(low in _FILLING for low in behind) and bool(_SAYING & set(behind))
    after = tokens[new + 1 : end]
    return (label, new) if plain and all(token.kind in "WP" for token in after) else None


def _asked(tokens: Sequence[Token], end: int) -> bool:
    """Whether a sentence ends in a question mark."""
    return end < len(tokens) and tokens[end].low == "?"


@needing({"read", "reads"}, {"for"}, {"N"})
def read_for(tokens: list[Token], _: Limits) -> None:
    """Drop the old number of "please read 47 for 44", which puts the first in the place of the second."""
    for place in range(1, len(tokens) - 2):
        old = tokens[place + 2]
        new = tokens[place].kind == "N" and tokens[place - 1].low in ("read", "reads")
        if new and tokens[place + 1].low == "for" and old.kind == "N":
            old.kind = "X"
