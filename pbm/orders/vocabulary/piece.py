"""A piece of a line while its words are put in English."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Piece"]


@dataclass(slots=True)
class Piece:
    """A piece of a line: ``sort`` is ``word``, ``number``, ``split``, ``ordinal``, or what else a line is made of.

    ``low`` is the piece in lower case, once translated in English; ``value`` that of a number word. ``start`` and
    ``end`` are its place in the line. ``said`` is set where ``low`` is only what was probably meant. ``foreign`` tells
    that it was translated.
    """

    sort: str
    text: str
    low: str
    start: int
    end: int
    value: int = -1
    said: str = ""
    foreign: bool = False
