"""Objects that other languages put before their verb: "die 5 und 6 behalte ich", "op 77 maak ik een valluik"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.vocabulary.piece import Piece

__all__ = ["fronted_objects"]

_VALUES = frozenset(("num", "number"))
_KEEPING = frozenset(("keep", "save"))
_SELF = frozenset(("i", "me", "we", "it", "the"))
_ARTICLES = frozenset(("the", "my", "a", "number"))
_LISTING = _ARTICLES | {"and", "or"}
_BELOW = frozenset(("on", "at", "in", "of", "below", "to", "for"))
_HOLE = frozenset(("trapdoor", "trap"))
_LEFT = frozenset(("left", "remaining"))
_PLAYING = frozenset(("play", "take", "use", "spend", "throw", "choose"))
_LINKS = frozenset(
    (
        *("put", "open", "want", "should", "can", "be", "i", "we", "a", "the", "my", "it", "just", "please", "now"),
        *(
            "for me",
            "use",
            "choose",
            "self",
            "come",
            "goes",
            "i want",
            "will",
            "must",
            "so",
            "then",
            "could you",
            "could",
        ),
    )
)
_ENDS = frozenset(".!?;:,(")
_MOST_BETWEEN = 6
_MOST_LISTED = 12  # pieces of a list of numbers that are kept
_MOST_TOLD = 12  # objects of a line that are put behind their verb: longer lines are nobody's orders
_HIGHEST_THROW = 9


def fronted_objects(pieces: list[Piece]) -> None:
    """Put "die 5 und 6 behalte ich" as "i keep the 5 and 6", "op 91 maak ik een valluik" as "trapdoor on 91"."""
    for place in range(len(pieces) - 2):
        left, joint, verb = pieces[place : place + 3]
        if left.foreign and left.low in _LEFT and joint.low == "and" and verb.foreign and verb.low in _PLAYING:
            joint.sort, joint.low = "sign", "."  # "ich habe 2 und 5 übrig und nehme die 2"
    kept = [place for place, piece in enumerate(pieces) if piece.foreign and piece.low in _KEEPING]
    for place in reversed(kept[:_MOST_TOLD]):
        _kept(pieces, place)
    holes = [place for place, piece in enumerate(pieces) if piece.foreign and piece.low in _HOLE]
    for place in reversed(holes[:_MOST_TOLD]):
        _nominated(pieces, place)


def _value(piece: Piece) -> int:
    return piece.value if piece.sort == "number" else int(piece.text[:4]) if piece.sort == "num" else -1


def _kept(pieces: list[Piece], place: int) -> None:
    """Put the verb at ``place`` before the numbers that are kept, where these stand before it."""
    if place + 1 < len(pieces) and pieces[place + 1].low in ("not", "no longer"):
        return
    end = place
    while end and (pieces[end - 1].low in _SELF or pieces[end - 1].low == ",") and pieces[end - 1].sort != "number":
        end -= 1
    if not end or pieces[end - 1].sort not in _VALUES:
        return
    head, commas = end - 1, []
    while head and end - head < _MOST_LISTED:
        before = pieces[head - 1]
        if before.low == "," or (before.foreign and before.low in _LISTING) or before.sort in _VALUES:
            head -= 1
            if before.low == ",":
                commas.append(head)
        else:
            break
    if head and pieces[head].low != "," and pieces[head - 1].sort not in ("sign", "dots"):
        if not commas:
            return
        later = {_value(piece) for piece in pieces[commas[0] : end]}
        told = any(_value(piece) in later for piece in pieces[head : commas[0]] if piece.sort in _VALUES)
        head = commas[0 if told else -1] + 1  # "ich spiele die 2, die 5 und die 6 behalte ich"
    elif pieces[head].low == ",":
        head += 1
    verb = pieces[place]
    me = Piece("word", "", "i", verb.start, verb.start, foreign=True)
    keep = Piece("word", verb.text, "keep", verb.start, verb.end, foreign=True)
    after = place + 1
    while after < len(pieces) and pieces[after].foreign and pieces[after].low in ("i", "me", "on", "still", "for"):
        after += 1
    if after < len(pieces) and pieces[after].low == ",":
        pieces[after].low = "."
    if head and pieces[head - 1].low == ",":
        pieces[head - 1].low = "."  # what is played is told in a sentence of its own
    pieces[head:after] = [me, keep, *pieces[head:end]]


def _nominated(pieces: list[Piece], place: int) -> None:
    """Put the trapdoor at ``place`` before the space that is named ahead of it: "auf 77 öffne ich eine Falltür"."""
    number = place - 1
    while number > 0 and pieces[number].sort not in _VALUES:
        piece = pieces[number]
        if not piece.foreign or piece.low not in _LINKS or place - number > _MOST_BETWEEN:
            return
        number -= 1
    if number == place - 1 or _value(pieces[number]) <= _HIGHEST_THROW:
        return
    if not any(
        piece.low in ("put", "open", "can", "should", "be", "want", "come", "goes") for piece in pieces[number:place]
    ):
        return
    head = number
    while head and pieces[head - 1].foreign and pieces[head - 1].low in ("the", "space", "field", "number"):
        head -= 1
    if not head or not pieces[head - 1].foreign or pieces[head - 1].low not in _BELOW:
        return
    head -= 1
    if not _begins(pieces, head):
        return
    after = place + 1
    while after < len(pieces) and pieces[after].foreign and pieces[after].low in ("open", "on", "put"):
        after += 1
    pieces[head:after] = [pieces[place], *pieces[head : number + 1]]


def _begins(pieces: Sequence[Piece], head: int) -> bool:
    """Whether a clause begins at ``head``."""
    return head == 0 or pieces[head - 1].low in _ENDS or (pieces[head - 1].foreign and pieces[head - 1].low == "and")
