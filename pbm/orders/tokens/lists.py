"""Lists whose entries have letters or bracketed numbers: "a) 3", "(i) 3 (ii) 5", "(1) throw 3"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["mark_entries"]

_FAMILIES = (("a", "b", "c", "d"), ("i", "ii", "iii", "iv"), ("1", "2", "3", "4"))
_ENTRY = "NTDU"
_LONG = 16  # words of an entry in which its number stands
_SIGNS = frozenset((":", "=", "-"))
_OPENING = word_set("open opener opening start starter begin beginning former lead")
_CLOSING = word_set("close closer closing end finish finisher latter follow")
_GOES = word_set("coup go jet lancer worp zug wurf tiro tirada lancio mossa beurt half leg part roll die")


def mark_entries(tokens: list[Token], count: int) -> None:
    """Take the letters of a list out; in a round of ``count`` turns the first bare ones are the turns."""
    if len(tokens) < 6:
        return
    if count == 2:
        _mark_headings(tokens)
    signed = [place for place, token in enumerate(tokens[1:-1]) if token.low in (")", ".")]
    for family in _FAMILIES if signed else ():
        heads: list[tuple[int, int, int]] = []
        for place in signed:
            head = _head(tokens, place, family[len(heads)], going_on=bool(heads)) if len(heads) < len(family) else None
            if head is not None:
                heads.append(head)
        boards = sum(tokens[place].kind == "B" for _, place, _ in heads)
        if len(heads) > 1 and boards < 2:
            _mark(tokens, heads, count)
            return


def _mark_headings(tokens: list[Token]) -> None:
    """Make turns of two headings that tell first and second: "Open: 2. Close: 5", "1er coup : 4, 2e coup : 6"."""
    places = [n for n in range(len(tokens) - 2) if tokens[n + 1].low in _SIGNS and tokens[n + 2].kind == "N"]
    firsts = [n for n in places if _tells(tokens, n, _OPENING, "first")]
    seconds = [n for n in places if _tells(tokens, n, _CLOSING, "second")]
    if len(firsts) != 1 or len(seconds) != 1:
        return
    for place, turn in ((firsts[0], 1), (seconds[0], 2)):
        if place and tokens[place - 1].low in ("first", "second"):
            tokens[place - 1].kind, tokens[place - 1].low = "P", ""
        tokens[place].kind, tokens[place].low, tokens[place].value = "U", str(turn), turn
        tokens[place + 1].kind, tokens[place + 1].low = "P", ":"


def _tells(tokens: Sequence[Token], place: int, words: frozenset[str], ordinal: str) -> bool:
    """Whether a heading tells its turn by a word of its own, or by an ordinal before a word for a go."""
    token = tokens[place]
    before = tokens[place - 1] if place else None
    if token.kind != "W":
        return False
    if before is not None and before.kind == "X" and before.low == ordinal:
        return token.low in _GOES or token.text.casefold() in _GOES
    return token.low in words and (before is None or before.kind in "SPL")


def _head(tokens: Sequence[Token], place: int, name: str, *, going_on: bool) -> tuple[int, int, int] | None:
    """Return where the entry ``name`` opens, where its name stands, and the sign behind it; None where it does not."""
    token = tokens[place]
    if token.low.casefold() != name or token.kind not in "WNB" or (token.kind == "N" and not token.low.isdigit()):
        return None
    bracketed = place > 0 and tokens[place - 1].low == "("
    start = place - bracketed
    opens = start == 0 or tokens[start - 1].line != token.line
    sign = tokens[place + 1]
    signed = sign.low == ")" or (sign.low == "." and opens and token.kind != "N")
    inside = going_on and sign.low == ")"  # "i) 3 ii) 4"
    if not signed or not (opens or bracketed or inside) or (token.kind == "N" and not bracketed):
        return None
    after = tokens[place + 2]
    worded = bracketed and token.kind == "N" and after.kind in "WX" and _holds_number(tokens[place + 2 :])
    return (start, place, place + 1) if (after.kind in _ENTRY or worded) and after.line == token.line else None


def _holds_number(tokens: Sequence[Token]) -> bool:
    """Whether an entry of words has a number before it ends: "(1) elect to throw 6", and not "(1) first"."""
    for token in tokens[:_LONG]:
        if token.kind in "SL" or token.low == "(":
            return False
        if token.kind == "N":
            return True
    return False


def _mark(tokens: list[Token], heads: Sequence[tuple[int, int, int]], count: int) -> None:
    bare = all(_bare(tokens, sign) for _, _, sign in heads[:count])
    for number, (start, place, sign) in enumerate(heads, 1):
        turn = count > 1 and bare and number <= count
        if start < place:
            tokens[start].kind, tokens[start].low = "P", ","
        tokens[place].kind, tokens[place].low = ("U", str(number)) if turn else ("P", ",")
        tokens[place].value = number if turn else -1
        tokens[sign].kind, tokens[sign].low = "P", ":" if turn else ","


def _bare(tokens: Sequence[Token], sign: int) -> bool:
    """Whether an entry is one small number and nothing else."""
    rest = tokens[sign + 1 : sign + 3]
    return rest[0].kind == "N" and (len(rest) == 1 or rest[1].kind in "SLP")
