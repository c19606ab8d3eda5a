"""The order of words in German and Dutch: the verb and the "not" that stand after a number are put before it."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.vocabulary.piece import Piece

__all__ = ["verbs_first"]

_VALUES = frozenset(("num", "number"))
_GOING_ON = frozenset(("and", "then", "please", "but"))
_MODALS = frozenset(
    (
        *("want", "will", "could", "could you", "could you please", "i go", "can", "be", "have"),
        *("i could", "i want", "i will"),
    )
)
_CHOICES = frozenset(
    (
        *("take", "play", "use", "put", "put down", "choose", "decided", "opted", "chose", "chosen", "go", "move"),
        *("have", "spend"),
    )
)
_BIDDING = frozenset(("please", "let", "let me"))
_OPENING = frozenset(("now", "just", "me", "so", "then", "this", "the", "my", "a"))
_OF_YOU = frozenset(("could you", "could you please"))
_OF_ME = frozenset(("me", "for me", "please"))
_PARTED = frozenset(
    (
        *("vor", "raus", "aus", "ein", "rein", "drauf", "hin", "voor", "uit", "los", "weg", "her", "dabei", "neer"),
        *("eruit", "erdoor", "opzij", "erin"),
    )
)
_RID_OF = frozenset(("los", "weg", "aus", "her", "raus", "uit", "eruit", "erdoor", "erin", "op"))
_RIDDING = frozenset(
    (
        *("gebe", "geb", "werde", "werd", "haue", "hau", "schmeiße", "schmeiss", "werfe", "tue", "tu", "lasse", "lass"),
        *("doe", "geef", "gooi", "smijt", "knal", "jaag", "draai", "ga", "maak"),
    )
)
_MUTE = frozenset(("i", "now", "just", "the", "my", "a", "this", "then", "please", "me"))
_BETWEEN = frozenset(("not", "to", "at", "please", "now", "just"))
_LATE = 6  # pieces between a number and the "not" that denies it
_JOINTS = frozenset(
    ("and", "or", "but", "because", "so", "if", "that", "although", "while", "when", "trapdoor", "then", "unless", "as")
)
_CLAUSE = 12  # pieces within which the verb of a clause has its end
_OBJECTS = frozenset(("a", "of", "the", "my", "this", "for", "just"))


def verbs_first(pieces: list[Piece]) -> None:
    """Put "ich möchte die 3 nehmen" as "i want take the 3", "ich nehme die 3 nicht" as "i take not the 3", in place.

    At most one verb of a line is moved.
    """
    abroad = False
    for place in range(len(pieces) - 1):
        abroad = abroad or pieces[place].foreign
        if not abroad or pieces[place].sort not in _VALUES:
            continue
        after = pieces[place + 1]
        if after.foreign and after.low == "not" and _ends(pieces, place + 2, none_of=("word", "num", "number")):
            head = _head(pieces, place)
            pieces[head : place + 2] = [after, *pieces[head : place + 1]]
            continue
        denial = _denied_later(pieces, place + 1)
        if denial:
            head = _head(pieces, place)
            pieces[head : denial + 1] = [pieces[denial], *pieces[head:denial]]
            return
        first = place + 1
        while first + 1 < len(pieces) and pieces[first].foreign and pieces[first].low in _BETWEEN:
            first += 1
        verb = pieces[first]
        if verb.text.casefold() in _PARTED:
            if _ends(pieces, first + 1):
                if verb.text.casefold() in _RID_OF:
                    _got_rid_of(pieces, place)
                verb.sort, verb.low, verb.foreign = "word", "please", True  # "ich setze die 3 ein"
            continue
        if verb.text.casefold() == "sein":
            verb.low = "be"
        if _moved(pieces, place, first):
            return


def _denied_later(pieces: Sequence[Piece], place: int) -> int:
    """Return where the "not" stands that denies the number before ``place``, 0 for none: "die 3 reicht mir nicht"."""
    for step in range(place, min(len(pieces), place + _LATE)):
        piece = pieces[step]
        if piece.low == "not" and piece.foreign:
            after = pieces[step + 1] if step + 1 < len(pieces) else None
            direct = after is not None and (after.sort in _VALUES or after.low in _OBJECTS or after.low == "only")
            return 0 if direct else step
        if piece.sort != "word" or piece.low in _JOINTS or not (piece.foreign or piece.low == "er"):
            return 0
    return 0


def _got_rid_of(pieces: Sequence[Piece], place: int) -> None:
    """Make the first half of the verb that ends behind the number at ``place`` a verb of playing: "werde die 1 los"."""
    for step in range(place - 1, max(-1, place - 7), -1):
        piece = pieces[step]
        if piece.text.casefold() in _RIDDING:
            piece.low, piece.foreign = "spend", True
            return
        if not piece.foreign or piece.low not in _MUTE:
            return


def _ends(pieces: Sequence[Piece], place: int, none_of: Sequence[str] = ("word",)) -> bool:
    """Whether a clause ends before ``place``: no piece ``none_of`` these sorts stands there, or one that goes on."""
    return place >= len(pieces) or pieces[place].sort not in none_of or pieces[place].low in _GOING_ON


def _head(pieces: Sequence[Piece], place: int) -> int:
    """Return where the articles before a number begin."""
    while place and pieces[place - 1].foreign and pieces[place - 1].low in _OBJECTS:
        place -= 1
    return place


def _of_somebody(pieces: Sequence[Piece], head: int) -> bool:
    """Whether a name stands after the verb that goes with the one at the end: "kann Rolf die 3 haben"."""
    for place in range(head - 1, max(-1, head - _CLAUSE), -1):
        piece = pieces[place]
        if piece.foreign and piece.low in _MODALS:
            return False
        if piece.sort == "word" and not piece.foreign and len(piece.text) > 1 and piece.text.istitle():
            return True
    return False


def _bidden(pieces: Sequence[Piece], head: int) -> bool:
    """Whether nothing but a request opens the sentence that goes on at ``head``: "bitte die 4 nehmen"."""
    opening: list[Piece] = []
    while head and pieces[head - 1].sort == "word" and len(opening) < _CLAUSE:
        head -= 1
        opening.append(pieces[head])
    return any(piece.low in _BIDDING for piece in opening) and all(
        piece.low in _BIDDING | _OPENING for piece in opening
    )


def _moved(pieces: list[Piece], place: int, first: int) -> bool:
    """Put the verb that begins at ``first`` before the number at ``place``; whether that was done."""
    verb = pieces[first]
    if not verb.foreign or verb.low not in _CHOICES | _MODALS:
        return False
    end = first + 1
    while end < len(pieces) and pieces[end].foreign and pieces[end].low in _MODALS | _CHOICES:
        end += 1
    head = _head(pieces, place)
    ahead = {piece.low for piece in pieces[max(0, head - _CLAUSE) : head] if piece.foreign}
    if not _ends(pieces, end) or not (ahead & _MODALS or _bidden(pieces, head)) or _of_somebody(pieces, head):
        return False
    verbs = [piece for piece in pieces[first:end] if piece.low in _CHOICES or piece is verb]
    chosen = next((piece for piece in reversed(verbs) if piece.low not in ("have", "want")), verbs[-1])
    if chosen.low not in _CHOICES | {"be"}:
        return False
    if ahead & _OF_YOU and not ahead & _OF_ME and chosen.low not in ("put", "put down"):
        return False  # "könntest du die 3 nehmen?" may ask for advice
    if chosen.low in ("chose", "chosen", "have"):
        chosen.low = "choose"
    denial = [piece for piece in pieces[place + 1 : first] if piece.low == "not"]
    pieces[head:end] = [*denial, chosen, *pieces[head : place + 1]]
    return True
