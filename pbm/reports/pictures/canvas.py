"""A sheet of paper to draw on, measured in points, that becomes SVG or PNG: the same drawing, the same bytes."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, findfont, get_font
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.patheffects import withStroke
from matplotlib.textpath import TextToPath
from numpy.typing import NDArray
from PIL import Image

from pbm.reports.pictures.cast import BACKGROUND, INK, LOOKS, Look

__all__ = ["Pen", "Ruler", "Sheet", "add_words", "png_of", "settings", "svg_of"]

_SHAPES = {
    "circle": ("o", 1.0),
    "square": ("s", 0.9),
    "triangle": ("^", 1.1),
    "down": ("v", 1.1),
    "diamond": ("D", 0.85),
    "cross": ("X", 1.12),
    "pentagon": ("p", 1.15),
    "star": ("*", 1.9),
    "gone": ("x", 0.95),
    "bar": ("|", 1.0),
}
_OUTLINE = re.compile(r' d="[^"]*"')
_FINER = re.compile(r"(?<=\.\d\d)\d+")
_EXACT = (BACKGROUND, INK, *(look.colour for look in LOOKS))
_FAMILY = "DejaVu Sans"


@contextmanager
def settings(salt: str = "pbm") -> Iterator[None]:
    """Hold the settings that make a picture the same every time, whatever the machine's own are."""
    with mpl.rc_context(), warnings.catch_warnings():
        # A name may hold letters that the font lacks: they show as boxes, which is no cause for alarm.
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        mpl.rcdefaults()
        mpl.rcParams["svg.fonttype"] = "path"
        mpl.rcParams["svg.hashsalt"] = salt
        mpl.rcParams["font.family"] = _FAMILY
        # Nothing is drawn in colours that are not named; the library's own take long to look up.
        mpl.rcParams["lines.color"] = mpl.rcParams["patch.facecolor"] = INK
        yield


def svg_of(figure: Figure, title: str, words: str) -> bytes:
    """Return a figure as SVG with a title and a description for those who listen; letters are outlines."""
    FigureCanvasSVG(figure)
    out = io.BytesIO()
    figure.savefig(out, format="svg", dpi=72, metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return add_words(out.getvalue(), title, words)


def add_words(svg: bytes, title: str, words: str) -> bytes:
    """Return an SVG with its title and description, and without what would bear upon a page it is put into."""
    text = svg.decode()
    head, body = text[text.index("<svg ") :].split(">", 1)
    for begin, end in (("<metadata>", "</metadata>"), ("<title>", "</title>"), ('<style type="text/css">', "</style>")):
        if begin in body:
            before, rest = body.split(begin, 1)
            body = before + rest.split(end, 1)[1]
    body = body.replace("<defs>\n  \n </defs>\n", "", 1).lstrip("\n ")
    # A hundredth of a point is finer than any eye or printer.
    body = _OUTLINE.sub(lambda found: _FINER.sub("", found[0]), body)
    root = f'{head} role="img" aria-label={quoteattr(title)} stroke-linejoin="round">'
    told = f"<title>{escape(title)}</title>\n <desc>{escape(words)}</desc>"
    return f'<?xml version="1.0" encoding="utf-8"?>\n{root}\n {told}\n {body}'.encode()


def png_of(figure: Figure, pixels: int, colours: int, exact: Sequence[str] = _EXACT) -> bytes:
    """Return a figure as PNG, ``pixels`` wide, in at most ``colours`` colours (up to 256), the ``exact`` ones kept."""
    canvas = FigureCanvasAgg(figure)
    figure.set_dpi(pixels / figure.get_figwidth())
    canvas.draw()  # type: ignore[no-untyped-call]
    out = io.BytesIO()
    few = _reduced(np.asarray(canvas.buffer_rgba()), colours, exact)  # type: ignore[no-untyped-call]
    # The highest levels take ten times as long for a few bytes in a hundred.
    few.save(out, format="PNG", compress_level=7, dpi=(figure.dpi, figure.dpi))
    return out.getvalue()


def _reduced(drawn: NDArray[np.uint8], colours: int, exact: Sequence[str]) -> Image.Image:
    """Return a drawing (red, green, blue, opacity) in few colours: the exact ones are kept, blends are made fewer."""
    kept = np.array([[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in exact])
    numbers = drawn.view("<u4").ravel() & 0xFFFFFF
    nearest = np.zeros(1 << 24, dtype=np.uint8)
    nearest[kept @ (1, 1 << 8, 1 << 16)] = 1
    blends = drawn.reshape(-1, 4)[nearest[numbers] == 0, :3]
    palette = kept
    if len(blends):
        median = Image.fromarray(blends[None]).quantize(colours - len(kept), method=Image.Quantize.MEDIANCUT)
        palette = np.vstack([kept, np.array(median.getpalette()).reshape(-1, 3)])[:colours]
    # Most of a picture is stretches of one colour, and where a stretch begins is enough to know which there are.
    used = np.unique(numbers[np.flatnonzero(np.diff(numbers, prepend=~numbers[0]))])
    apart = np.zeros((len(used), len(palette)), dtype=np.int32)
    for light, known in zip((used & 255, (used >> 8) & 255, used >> 16), palette.astype(np.int32).T, strict=True):
        apart += (light.astype(np.int32)[:, None] - known) ** 2
    nearest[used] = apart.argmin(axis=1)
    few = Image.fromarray(nearest[numbers].reshape(drawn.shape[:2]))
    few.putpalette(palette.astype(np.uint8).tobytes())
    return few


@lru_cache(maxsize=4096)
def _width(words: str, bold: bool) -> float:
    """Return how many points words of 100 points take across: the same words are measured many times over."""
    font = FontProperties(family=_FAMILY, size=100, weight="bold" if bold else "normal")
    return float(TextToPath().get_text_width_height_descent(words, font, ismath=False)[0])


class Ruler:
    """Measures words; to be used within ``settings``."""

    def width_of(self, words: str, size: float, bold: bool = False) -> float:
        """Return how many points words take across."""
        return _width(words, bold) * (size / 100)

    def fitted(self, words: str, size: float, room: float, bold: bool = False) -> str:
        """Return words cut short with an ellipsis where they take more than ``room`` points."""
        if self.width_of(words, size, bold) <= room:
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width_of(words[:middle].rstrip() + "…", size, bold) <= room:
                low = middle
            else:
                high = middle - 1
        return words[:low].rstrip() + "…"

    def writable(self, words: str, instead: str) -> str:
        """Return words without what the font lacks, or ``instead`` where hardly anything would be left."""
        font = get_font(findfont(FontProperties(family=_FAMILY)))
        kept = "".join(letter for letter in words if letter == " " or font.get_char_index(ord(letter)))
        kept = " ".join(kept.split())
        letters = sum(letter.isalnum() for letter in words)
        return kept if kept and 2 * sum(letter.isalnum() for letter in kept) >= max(1, letters) else instead


class Pen(Ruler):
    """Draws on something that is there: places are as its axes have them, sizes of strokes and letters in points."""

    def __init__(self, axes: Axes) -> None:
        self._axes = axes

    def line(
        self,
        points: Sequence[tuple[float, float]],
        colour: str = INK,
        width: float = 1.0,
        *,
        dash: tuple[float, ...] = (),
        offset: float = 0.0,
        casing: float = 0.0,
        layer: float = 1.0,
        name: str | None = None,
    ) -> None:
        """Draw through points; ``dash`` is in line widths, ``casing`` a pale rim in points, ``name`` an id in SVG."""
        x, y = [point[0] for point in points], [point[1] for point in points]
        if casing:
            self._axes.add_artist(
                Line2D(x, y, color=BACKGROUND, linewidth=width + 2 * casing, zorder=layer, solid_capstyle="butt")
            )
        style: Any = (offset, dash) if dash else "-"
        line = Line2D(x, y, color=colour, linewidth=width, linestyle=style, zorder=layer + 0.01, dash_capstyle="butt")
        line.set_gid(name)
        self._axes.add_artist(line)

    def shape(
        self,
        x: float,
        y: float,
        look: Look,
        size: float,
        *,
        shape: str | None = None,
        layer: float = 3.0,
        name: str | None = None,
    ) -> None:
        """Draw a player's mark, ``size`` points across, or another ``shape`` in their colour."""
        self.shapes([(x, y)], look, size, shape=shape, layer=layer, name=name)

    def shapes(
        self,
        points: Sequence[tuple[float, float]],
        look: Look,
        size: float,
        *,
        shape: str | None = None,
        layer: float = 3.0,
        name: str | None = None,
    ) -> None:
        """Draw a player's mark at each of some points, as ``shape`` does at one."""
        sign, scale = _SHAPES[shape or look.shape]
        thin = sign in "x|"
        hollow = look.open and shape is None
        mark = Line2D(
            [point[0] for point in points],
            [point[1] for point in points],
            linestyle="none",
            marker=sign,
            markersize=size * scale * (0.9 if hollow else 1.0),
            markerfacecolor=BACKGROUND if hollow else look.colour,
            markeredgecolor=look.colour if hollow or thin else BACKGROUND,
            markeredgewidth=size * (0.26 if thin else 0.2 if hollow else 0.11),
            zorder=layer,
        )
        mark.set_gid(name)
        self._axes.add_artist(mark)

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none") -> None:
        """Draw a rectangle by its lower left corner."""
        self._axes.add_artist(Rectangle((x, y), width, height, fc=fill, ec=edge, lw=0.6, zorder=0.5))

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        across: str = "left",
        up: str = "center_baseline",
        colour: str = INK,
        bold: bool = False,
        rim: bool = False,
        layer: float = 5.0,
        name: str | None = None,
    ) -> None:
        """Write words at a point; ``across`` is left, center or right, ``rim`` sets them off from what is beneath."""
        text = self._axes.text(
            x,
            y,
            words,
            fontsize=size,
            ha=across,
            va=up,
            color=colour,
            weight="bold" if bold else "normal",
            zorder=layer,
            parse_math=False,
            path_effects=[withStroke(linewidth=size * 0.3, foreground=BACKGROUND)] if rim else [],
        )
        text.set_gid(name)


class Sheet(Pen):
    """Paper ``width`` × ``height`` points, 0, 0 its lower left corner; to be used within ``settings``."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.figure = Figure(figsize=(width / 72, height / 72), facecolor=BACKGROUND)
        axes = self.figure.add_axes((0, 0, 1, 1))
        axes.set_axis_off()
        axes.set_xlim(0, width)
        axes.set_ylim(0, height)
        super().__init__(axes)
