"""How large pictures are: for a mail that is read on a phone, and for paper."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["MAIL", "PRINT", "Size", "size_named"]


@dataclass(frozen=True, slots=True)
class Size:
    """A size of picture, in points but for ``pixels`` (how wide a PNG is) and ``colours`` (how many it has).

    ``height`` is the least: many players need more.
    """

    width: float
    height: float
    text: float
    small: float
    line: float
    mark: float
    pixels: int
    colours: int


MAIL = Size(width=450, height=330, text=13.5, small=12, line=2.4, mark=7.5, pixels=600, colours=96)
"""600 pixels across; letters that can still be read when a phone shows it half as wide."""

PRINT = Size(width=453.6, height=275, text=8.5, small=7.5, line=1.4, mark=4.6, pixels=1890, colours=255)
"""16 cm across, 300 dots an inch."""


def size_named(name: str) -> Size:
    """Return the size for ``mail`` or ``print``; ValueError for any other name."""
    try:
        return {"mail": MAIL, "print": PRINT}[name]
    except KeyError:
        raise ValueError(f"a picture is for mail or print, not for {name!r}") from None
