"""Lines of a mail in which several pieces of press stand: "To Emil: of course. To all: ha!", "(Clive only: …)"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import is_signed

__all__ = ["Piece", "divided", "in_brackets", "joined_again"]

_FAR: Final = 20_000  # characters of a line that are looked at
_BRACKET: Final = 2_000  # characters between brackets
_PIECES: Final = 40
_LONGEST: Final = 160  # characters of a label
_PLACE: Final = late(
    r"(?:[.!?;…][\"')\]*_”’]{0,3}\s{1,4}|(?<=[)\]])\s{1,4}|[,–—-]\s{1,4}(?:(?:and|but|und|et|en|y|e)\s)?|\s[\[(]{1,2})"
    r"(?=[*_]{0,3}(?:@|[^\W\d_]))"
)
"""Where a label may begin within a line: behind a sentence, a comma or a dash, and in brackets."""
_OPENING: Final = "(["
_AND: Final = late(r"[\s,–—-]{1,4}(?:(?:and|but|und|et|en|y|e)\s{0,2})?$")
_BRACKETS: Final = late(r"[()\[\]]")
_ENDING: Final = ".!?;…\"')]*_”’"
_SMILE: Final = late(r"(?:^|(?<=\s))(?:[:;=][-^o']?|8[-^])$")
_NUMBERED: Final = late(r"\W{0,8}\w{1,3}[.)]\s{1,4}")
"""The number of an item of a list."""
_LABEL: Final = late(r"\W{0,12}(?:[^\W\d_]{1,12}\W{1,3}){0,3}(?:press|presse|pers|prensa|stampa)\b", re.IGNORECASE)
"""The beginning of a label that goes on behind a comma or in brackets."""
_QUOTES: Final = ("“", "”")
_HEADED: Final = late(
    r":\s{0,4}[^\W\d_][^:.!?\n]{0,40}\b(?:only|alone|privately|nur|allein|seulement|alleen|solo|sólo|soltanto)\s{0,3}$",
    re.IGNORECASE,
)
"""A label behind that of press that has not come to its end."""
_STRAIGHT: Final = late(r'(?<!\d)"')


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the line of that number; ``aside`` stands in brackets, what it is within goes on behind it.

    ``loose`` tells that it was cut off behind no more than a comma or a dash, ``unread`` that there may be more labels
    in it, as its line has more than are looked for, or is longer than is looked at.
    """

    text: str
    line: int
    aside: bool = False
    loose: bool = False
    unread: bool = False


def divided(
    lines: Sequence[str], begins: Callable[[str, str, int], bool], spoken: Callable[[str], bool] = lambda _: False
) -> list[Piece]:
    """Return the lines of a mail in pieces, cut before each label within a line.

    ``begins`` tells of words, those before them in their piece, and the number of their line whether they are one.
    ``spoken`` tells what needs no label in brackets, as it speaks to the GM by name.
    """
    made: list[Piece] = []
    for number, line in enumerate(lines):
        head = line[:_FAR]
        if ":" in head or "(" in head or "[" in head or is_signed(head):
            made += _pieces(line, number, begins, spoken)
        else:
            made.append(Piece(line, number, unread=len(line) > _FAR))
    return made


def joined_again(pieces: Sequence[Piece], rest: Sequence[str], lines: Sequence[str]) -> list[str]:
    """Return what is left of each of the ``lines`` when ``rest`` is left of the pieces of all."""
    made = [""] * len(lines)
    whole = [True] * len(lines)
    for piece, left in zip(pieces, rest, strict=True):
        whole[piece.line] = whole[piece.line] and left == piece.text
        made[piece.line] = f"{made[piece.line]} {left}" if made[piece.line] and left else made[piece.line] or left
    return [lines[place] if whole[place] else text for place, text in enumerate(made)]


def in_brackets(line: str) -> str | None:
    """Return what stands in the brackets that a whole line is in, None for any other line."""
    said = line.strip()
    if said[:1] not in _OPENING or not said or _pairs(said).get(0) != len(said) - 1:
        return None
    return said[1:-1].strip()


def _pieces(
    line: str, number: int, begins: Callable[[str, str, int], bool], spoken: Callable[[str], bool]
) -> list[Piece]:
    """Return the pieces of one line."""
    made: list[Piece] = []
    asides: list[Piece] = []
    start = 0
    text = line
    loose = False
    while (cut := _next(text, start, lambda words, before: begins(words, before, number), spoken)) is not None:
        if len(made) + len(asides) >= _PIECES:
            return [*made, Piece(text, number, loose=loose, unread=True), *asides]
        place, bracket = cut
        end = _pairs(text).get(bracket) if bracket is not None else None
        if bracket is not None and end is not None:
            asides.append(Piece(text[place:end], number, aside=True))
            text = f"{text[:bracket].rstrip()}{text[end + 1 :]}"
            start = min(start, len(text))
            continue
        before = _AND.sub("", text[: place if bracket is None else bracket])
        if before.strip():
            made.append(Piece(before, number, loose=loose))
            made += asides
            asides = []
        loose = bracket is None and bool(made) and before.rstrip()[-1:] not in _ENDING
        text, start = text[place:], 1
    if not made and not asides:
        return [Piece(line, number, unread=len(line) > _FAR)]
    last = [Piece(text, number, loose=loose, unread=len(text) > _FAR)] if text.strip() else []
    return [*made, *last, *asides]


def _next(
    text: str, start: int, begins: Callable[[str, str], bool], spoken: Callable[[str], bool]
) -> tuple[int, int | None] | None:
    """Return where the next label within a text begins, and where the bracket stands that it begins with."""
    pairs = _pairs(text)
    headed: bool | None = None
    for found in _PLACE.finditer(text[:_FAR], start):
        place = found.end()
        opening = next((at for at in range(found.start(), place) if text[at] in _OPENING), None)
        closed = pairs.get(opening) if opening is not None else None
        labelled = is_signed(text[place : place + _LONGEST]) and begins(text[place:], text[:place])
        if not labelled and (closed is None or not spoken(text[place:])):
            continue
        if _NUMBERED.fullmatch(text[:place]) or _quoted(text[:place], text[place:]):
            continue
        if labelled and _HEADED.search(text[: found.start()]) is not None:
            continue  # "Press: Dora only, unsigned: …" is one label
        if closed is not None and text[closed + 1 :].lstrip()[:1] == ":":
            continue  # "Press: (Clive only): …" says at its head whom all of it is for
        if ":" not in text[:place]:
            if headed is None:
                headed = begins(text, "")
            if _LABEL.match(text) or (headed and not is_signed(text[:place])):
                continue  # "Press (Emil only): …", "Press, unsigned: …"
        return place, opening
    return None


def _quoted(before: str, after: str) -> bool:
    """Whether what follows stands in quotation marks, which are closed in its line; behind a figure they are inches."""
    straight = len(_STRAIGHT.findall(before)) % 2 == 1 and '"' in after
    return straight or (before.count(_QUOTES[0]) > before.count(_QUOTES[1]) and _QUOTES[1] in after)


def _pairs(text: str) -> dict[int, int]:
    """Return where each bracket of a line is closed, of those that are; a smile closes none."""
    made: dict[int, int] = {}
    if "(" not in text and "[" not in text:
        return made
    opened: list[int] = []
    for found in _BRACKETS.finditer(text[: _FAR + _BRACKET]):
        place = found.start()
        if found.group() in _OPENING:
            opened.append(place)
        elif _SMILE.search(text[max(0, place - 3) : place]) is None and opened:
            bracket = opened.pop()
            if place - bracket < _BRACKET:
                made[bracket] = place
    return made
