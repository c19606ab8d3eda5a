"""Other words for "on all boards", told so: "on each one of them", "for the lot", "wherever I'm playing"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import parted, said_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS

__all__ = ["on_all_boards"]

_LED = word_set("on for in across over with at")
_EACH = word_set("each every all both")
_OWN = word_set("the my our these those single")
_THEM = word_set("boards board them games they these those")
_BOARDS = word_set("board boards")
_LOT = (("the", "whole", "lot"), ("the", "entire", "lot"), ("the", "lot"))
_WIDE = (
    ("everywhere",),
    ("throughout",),
    ("all", "over"),
    ("all", "round"),
    ("all", "around"),
    ("across", "the", "board"),
)
_WHEREVER = word_set("wherever everywhere dondequiera dovunque")
_I = word_set("i i'm im we we're i've we've")
_IN_PLAY = word_set("play playing am are in sit sitting stand standing have a piece counter pawn man token game")
_WHICHEVER = (
    *(("no", "matter", "which"), ("no", "matter", "what"), ("regardless", "of", "the"), ("regardless", "of")),
    *(("on", "whichever"), ("whichever",), ("whatever", "the"), ("random", "on", "which"), ("random", "which")),
)
_COURTEOUS = word_set("please pls thanks and with then plus too again ta cheers")
_HEADS = _EACH | _WHEREVER | word_set("lot throughout across matter regardless whichever whatever random")
_LEAVING_OUT = word_set(
    "except excepting excluding unless save bar barring without minus behalve menos but apart other aside"
)


def on_all_boards(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with whatever means all ``boards`` said as "on all boards", where a number is ordered."""
    if said_in(tokens).isdisjoint(_HEADS):
        return list(tokens)
    made: list[Token] = []
    for sentence in parted(tokens):
        made.extend(_widely(sentence, boards))
    return made


def _widely(sentence: list[Token], boards: Sequence[str]) -> list[Token]:
    """Return a sentence with whatever means all boards said as "on all boards"; as it was where it is of some."""
    out = next((n for n, token in enumerate(sentence) if token.low in _LEAVING_OUT), len(sentence))
    named = {token.low for token in sentence[:out] if token.kind == "B"}
    article = sentence[0].text == "A" and len(sentence) > 1 and sentence[1].kind == "N" and named == {"A"}
    said = said_in(sentence)
    orders = "N" in said or ("D" in said and not said.isdisjoint(NONE_WORDS))
    if not orders or (named and named != set(boards) and not article):
        return sentence
    made: list[Token] = []
    place = 0
    while place < len(sentence):
        end = _end_of_all(sentence, place, boards)
        if not end:
            made.append(sentence[place])
            place += 1
            continue
        line = sentence[place].line
        made.extend(Token("W", word, line, text=word) for word in ("on", "all", "boards"))
        place = end
    return made


def _end_of_all(part: Sequence[Token], place: int, boards: Sequence[str]) -> int:
    """Return where words end that begin at ``place`` and mean all boards, 0 where none do."""
    led = place + (part[place].low in _LED)
    end = 0
    if led > place or part[place].low in _WHEREVER:
        end = _each_of(part, led, boards) or _the_lot(part, led) or _where_i_am(part, led)
    end = end or _where_i_am(part, place) or _whichever(part, place)
    end = end or next((place + len(wide) for wide in _WIDE if _lows(part, place, len(wide)) == wide), 0)
    return end if end and _closes(part, end) else 0


def _each_of(part: Sequence[Token], place: int, boards: Sequence[str]) -> int:
    """Return where "each one of them", "every single board" or "all three of my boards" ends."""
    if place >= len(part) or part[place].low not in _EACH or (part[place].low == "both" and len(boards) != 2):
        return 0
    step = place + 1
    while step < len(part) and (part[step].low in _OWN or part[step].low == "one" or part[step].low == "of"):
        step += 1
    if step < len(part) and part[step].kind in "NX" and part[step].value == len(boards):
        step += 1
        while step < len(part) and (part[step].low in _OWN or part[step].low == "of"):
            step += 1
    if step < len(part) and part[step].low in _THEM and (step > place + 1 or part[step].low in _BOARDS):
        return step + 1
    one = step > place + 1 and part[step - 1].low == "one"
    return step if one else 0


def _the_lot(part: Sequence[Token], place: int) -> int:
    """Return where "the whole lot of them" ends."""
    lot = next((lot for lot in _LOT if _lows(part, place, len(lot)) == lot), ())
    if not lot:
        return 0
    end = place + len(lot)
    if _lows(part, end, 1) == ("of",):
        end += 1 + (_lows(part, end + 1, 1) in (("the",), ("my",)))
        return end + 1 if end < len(part) and part[end].low in _THEM else 0
    return end


def _where_i_am(part: Sequence[Token], place: int) -> int:
    """Return where "wherever I'm playing", "everywhere I have a piece" or "where I play" behind these ends."""
    end = place
    while end < len(part) and (part[end].low in _WHEREVER or (end > place and part[end].low == "where")):
        end += 1
    if end == place or end >= len(part) or part[end].low not in _I:
        return 0
    end += 1
    start = end
    while end < len(part) and part[end].low in _IN_PLAY:
        end += 1
    return end if end > start else 0


def _whichever(part: Sequence[Token], place: int) -> int:
    """Return where "no matter which board (it is)" ends."""
    for words in _WHICHEVER:
        if _lows(part, place, len(words)) == words and _lows(part, place + len(words), 1) in (("board",), ("boards",)):
            end = place + len(words) + 1
            for more in (("it", "is"), ("it's",), ("i'm", "on"), ("i", "am", "on")):
                if _lows(part, end, len(more)) == more:
                    return end + len(more)
            return end
    return 0


def _closes(part: Sequence[Token], end: int) -> bool:
    """Whether nothing follows that would make the words mean something else: "throughout the game"."""
    if end >= len(part) or part[end].kind in "PSLN" or part[end].low in _COURTEOUS:
        return True
    return part[end].low in _LEAVING_OUT or part[end].kind in "DT"


def _lows(part: Sequence[Token], start: int, count: int) -> tuple[str, ...]:
    return tuple(token.low for token in part[start : start + count])
