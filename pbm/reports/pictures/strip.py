"""The track strip: one line of spaces with the players on it, their names on flags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from pbm.core.phrases import Tongue, said
from pbm.reports.pictures.cast import INK, cast_of, look_of, marks_of, shown_name
from pbm.reports.pictures.labels import nice_step, raise_flags
from pbm.reports.pictures.race_text import strip_alt
from pbm.reports.pictures.sizes import PRINT, Size, size_named
from pbm.rulesets.api import Track

if TYPE_CHECKING:
    from pbm.reports.pictures.canvas import Sheet

__all__ = ["strip_png", "strip_svg"]

_FAINT = "#5F5B52"
_BED = "#E6E1D2"
_WIDEST = 0.4


def strip_svg(track: Track, title: str, *, cast: Sequence[str] | None = None, tongue: Tongue | None = None) -> bytes:
    """Return a track as SVG, from the start to the finish, or to who is furthest where the finish is not told.

    ``cast`` is everybody who ever ran (``cast_of``), so that looks are those of the race chart. The same track
    gives the same bytes.
    """
    from pbm.reports.pictures.canvas import settings, svg_of

    with settings():
        sheet = _drawn(track, title, PRINT, cast)
        words = strip_alt(track)
        return svg_of(sheet.figure, shown_name(title), str(words) if tongue is None else said(words, tongue))


def strip_png(
    track: Track,
    title: str,
    size: Literal["mail", "print"] = "mail",
    *,
    cast: Sequence[str] | None = None,
) -> bytes:
    """Return a track as PNG: 600 pixels wide for a mail, or 16 cm at 300 dots an inch; all else as ``strip_svg``."""
    from pbm.reports.pictures.canvas import png_of, settings

    with settings():
        chosen = size_named(size)
        return png_of(_drawn(track, title, chosen, cast).figure, chosen.pixels, chosen.colours)


def _drawn(track: Track, title: str, size: Size, cast: Sequence[str] | None) -> Sheet:
    from pbm.reports.pictures.canvas import Sheet

    known = tuple(cast) if cast is not None else cast_of([track])
    marks = marks_of(known)
    numbers = {name: index for index, name in enumerate(known)}
    furthest = max((runner.space for runner in track.runners), default=0)
    last = max(track.finish or 0, furthest, 10)
    text, tier = size.text, size.text * 1.5
    left, right = text * 1.2, size.width - text * 1.6

    def x(space: int) -> float:
        return left + (right - left) * space / last

    # Names are measured before it is known how high the sheet must be.
    ruler = Sheet(size.width, 100)
    runners = sorted(track.runners, key=lambda runner: (runner.space, -runner.place, runner.name))
    words = []
    for runner in runners:
        name = ruler.writable(shown_name(runner.name), marks.get(runner.name, "#"))
        name = ruler.fitted(name, text, size.width * _WIDEST)
        words.append((name, str(runner.space)))
    gap = text * 0.4
    widths = [
        ruler.width_of(n, text) + ruler.width_of(s, text, bold=True) + 3 * gap + size.mark * 1.6 for n, s in words
    ]
    edges = (text * 0.4, size.width - text * 0.4)
    flags = raise_flags([x(runner.space) for runner in runners], widths, *edges)
    if any(flag.left < edges[0] or flag.right > edges[1] for flag in flags):
        # With room for the longest name at its end, a shorter track has all flags fly to the right.
        right = edges[1] - max(widths)
        flags = raise_flags([x(runner.space) for runner in runners], widths, *edges)
    tiers = 1 + max((flag.tier for flag in flags), default=0)
    bed, thick = size.small * 2.1, text * 0.7
    lowest = bed + thick + text * 1.1
    head = text * 2.1
    sheet = Sheet(size.width, lowest + tiers * tier + head)
    caption = sheet.fitted(sheet.writable(shown_name(title), ""), text * 1.2, size.width - text * 1.2, bold=True)
    sheet.write(text * 0.6, sheet.height - text * 1.15, caption, text * 1.2, bold=True, name="title")
    _bed(sheet, size, track.finish, last, bed, thick, left, right)
    for flag, runner, (name, space) in zip(flags, runners, words, strict=True):
        look = look_of(numbers.get(runner.name, 0))
        ink = look.colour
        level = lowest + (flag.tier + 0.35) * tier
        sheet.line([(flag.pole, bed + thick / 2), (flag.pole, level + text * 0.5)], ink, size.line * 0.6, layer=1.5)
        rightward = flag.right > flag.pole
        start = (flag.pole if rightward else flag.left) + gap + size.mark * 0.6
        sheet.shape(start, level, look, size.mark)
        start += size.mark
        sheet.write(start, level, space, text, bold=True)
        after = start + sheet.width_of(space, text, bold=True) + gap
        sheet.write(after, level, name, text, name=f"label-{numbers.get(runner.name, 0)}")
        sheet.shape(flag.pole, bed + thick / 2, look, size.mark * 1.5, shape="star" if runner.home else None, layer=4)
    return sheet


def _bed(
    sheet: Sheet, size: Size, finish: int | None, last: int, bed: float, thick: float, left: float, right: float
) -> None:
    """Draw the track itself: a band with a notch for each space where there is room, and round numbers beneath."""

    def x(space: float) -> float:
        return left + (right - left) * space / last

    sheet.box(left, bed, right - left, thick, _BED)
    step = nice_step(last, max(2, int((right - left) / (sheet.width_of(str(last), size.small) * 1.9))))
    for space in range(0, last + 1, step):
        if finish is not None and space != finish and abs(space - finish) * 3 < step * 2:
            continue
        if space != finish:
            sheet.line([(x(space), bed), (x(space), bed - size.small * 0.25)], _FAINT, 0.7)
            number = str(space)
            sheet.write(x(space), bed - size.small * 1.15, number, size.small, across="center", colour=_FAINT)
    if finish is not None:
        square = thick / 4
        for row in range(5):
            for column in (0, 1):
                if (row + column) % 2 == 0:
                    sheet.box(x(finish) + (column - 1) * square, bed + (row - 0.5) * square, square, square, INK)
        sheet.write(x(finish), bed - size.small * 1.15, str(finish), size.small, across="center", bold=True)
