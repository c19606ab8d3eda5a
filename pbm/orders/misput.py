"""One number of an earlier mail put right: "In yesterday's letter the trapdoor was 16 and it ought to have been 76"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.sentence import Limits
from pbm.orders.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS, THIRD_PERSONS

__all__ = ["drop_misput"]

_OWNING = word_set(
    "misread mistyped mistype misprint slip slipped typo mistake error wrong wrongly sorry apologise apologies apology "
    "letter mail email e-mail message note postcard sent wrote written typed put gave told correction correct oops "
    "whoops misput muddled mixed transposed"
)
_BEING = word_set("was is were as of at on to read said says reads : = number space square a the my")
_JOINING = word_set("and but when where which while whereas though although - , ; it that this they which")
_MODAL = word_set("should ought must")
_FILLING = word_set("to have be been read say said of the a number space square : on at is")
_PAST = word_set("last ago turn round month game luck lucky caught regret wished wish hindsight fallen fell missed")
_STOPPING = (THIRD_PERSONS - {"it", "they", "them"}) | HEDGES | (CONDITIONS - {"when"}) | NOT_WORDS | {"or", "either"}
_SENTENCES = 2  # sentences, its own among them, in which the word stands that owns up
_MOST = 12  # tokens from the old number to the new one


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
        found = _put_right(tokens, start, end, limits)
        if found is None:
            continue
        label, new = found
        about = tokens[starts[max(0, number + 1 - _SENTENCES)] : end]
        lows = {token.low for token in about if token.kind != "N"}
        if not lows & _OWNING or lows & _PAST or {t.low for t in tokens[start:end]} & _STOPPING or _asked(tokens, end):
            continue
        line = tokens[new].line
        stop = Token("S", ".", line)
        told = [stop, tokens[label], Token("P", ":", line), tokens[new], Token("S", ".", line)]
        tokens[start : new + 1] = told
        return


def _put_right(tokens: Sequence[Token], start: int, end: int, limits: Limits) -> tuple[int, int] | None:
    """Return where the label and the right number of a sentence stand: "the trapdoor was 16 and should be 76"."""
    numbers = [place for place in range(start, end) if tokens[place].kind == "N"]
    labels = [place for place in range(start, end) if tokens[place].kind in "TD"]
    if len(numbers) != 2 or len(labels) != 1 or any(t.kind in "BUX" for t in tokens[start:end]):
        return None
    (label,), (old, new) = labels, numbers
    small = [tokens[place].value <= limits.high for place in numbers]
    if not label < old or new - old > _MOST or any(small) != all(small) or small[0] != (tokens[label].kind == "T"):
        return None
    if any(token.low not in _BEING for token in tokens[label + 1 : old]):
        return None
    between = [token.low for token in tokens[old + 1 : new]]
    modal = next((place for place, low in enumerate(between) if low in _MODAL), -1)
    if modal < 0 or any(low not in _JOINING for low in between[:modal]):
        return None
    behind = between[modal + 1 :]
    plain = (
        bool(behind) and all(low in _FILLING for low in behind) and bool({"be", "been", "read", "say"} & set(behind))
    )
    after = tokens[new + 1 : end]
    return (label, new) if plain and all(token.kind in "WP" for token in after) else None


def _asked(tokens: Sequence[Token], end: int) -> bool:
    """Whether a sentence ends in a question mark."""
    return end < len(tokens) and tokens[end].low == "?"
