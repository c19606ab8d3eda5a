"""The page of a zine as data: what it says, in the reader's language, and nothing of how it looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import datetime
from typing import Any, Literal, TypeAlias, TypeVar, cast

from pbm.rulesets import grid as boards
from pbm.rulesets.api import Track

__all__ = ["FORMATS", "Figure", "Format", "Grid", "News", "Page", "Press", "Quote", "Scene", "Section", "mapped"]

T = TypeVar("T")

Format: TypeAlias = Literal["text", "markdown", "html", "docx", "typst"]
"""How a page is written."""

FORMATS: tuple[Format, ...] = ("text", "markdown", "html", "docx", "typst")

# A scene is drawn, not printed as it is; its drawing sees to its words.
_NO_WORDS = frozenset(("key", "stem", "language", "scene", "track", "cast", "players"))


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture beside the page: the name of its file without the ending, and the same in words."""

    stem: str
    alt: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A board that everybody may see, everybody who ever ran on it, and all ``players`` of the game."""

    grid: boards.Grid
    cast: tuple[str, ...]
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table, and beside it the board and the race that it is of, where it is of one.

    ``numeric`` tells which columns are numbers, ``named`` which column says whose row it is. What has no table comes
    without columns. ``track`` and ``scene`` are the race and the board to be drawn in characters, ``figure`` and
    ``board`` their pictures; ``cast`` is everybody who ever ran in the race, so that letters are those of its picture.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: tuple[bool, ...]
    named: int
    track: Track | None = None
    figure: Figure | None = None
    scene: Scene | None = None
    board: Figure | None = None
    cast: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Quote:
    """Somebody's press: ``writer`` introduces it ("Brenda writes:"), ``paragraphs`` are lines that stand together."""

    writer: str
    paragraphs: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Press:
    """The press of one round under its heading."""

    title: str
    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class News:
    """A round in brief: ``head`` says which, ``headline`` what happened, ``lines`` what else is to be known of it."""

    head: str
    headline: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """One game of the issue; whatever it has nothing of is empty.

    ``about`` says which game it is and how far, ``placings`` how it ended, ``positions`` what a table without a
    title shows, ``coming`` when orders are due, ``welcome`` who may still come, ``note`` is a word of the GM's,
    ``seals`` are (what is sealed, the seal). ``players`` are the names of all who play or have played.
    """

    key: str
    title: str
    about: str
    news: tuple[News, ...] = ()
    corrections: tuple[str, ...] = ()
    placings: str = ""
    positions: str = ""
    grids: tuple[Grid, ...] = ()
    statistics: tuple[str, ...] = ()
    press: tuple[Press, ...] = ()
    coming: str = ""
    welcome: tuple[str, ...] = ()
    note: str = ""
    sealed: str = ""
    seals: tuple[tuple[str, str], ...] = ()
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """All games of an issue. ``moment`` (UTC) is when the newest report on the page was released, None without any."""

    title: str
    language: str
    sections: tuple[Section, ...]
    moment: datetime | None = None


def mapped(value: T, change: Callable[[str], str]) -> T:
    """Return a page, or a part of one, with ``change`` made to every word of it. Files keep their names, and so
    do those who are in the pictures and races.
    """
    return cast("T", _mapped(value, change))


def _mapped(value: Any, change: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return change(value) if value else value
    if isinstance(value, tuple):
        return tuple(_mapped(item, change) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {
            field.name: _mapped(getattr(value, field.name), change)
            for field in fields(value)
            if field.name not in _NO_WORDS
        }
        return replace(value, **changed)
    return value
