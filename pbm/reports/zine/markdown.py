"""The page as Markdown with tables: CommonMark, in which nobody's words are anything but words."""

from __future__ import annotations

import re
import textwrap
from dataclasses import replace

from pbm.reports.layout import lead, plain
from pbm.reports.writer import Writer
from pbm.reports.zine.layouts import InCharacters, Layout
from pbm.reports.zine.page import Page, Section, mapped

__all__ = ["as_markdown", "escaped"]

TEMPLATE = "report/zine/page.md"

# Beside what CommonMark knows: tables and struck words (|, ~), mathematics and superscripts ($, ^), attributes and
# templates ({ }), marked and hidden words (==, %%).
_ALWAYS = re.compile(r"[\\`*_\[\]<>&~|$^{}#=%]")
# What begins a list, a heading, a rule, a definition or a block of its own where a line begins.
_FIRST = re.compile(r"(?:[-+:!.@]|(?P<number>\d{1,9})(?=[.)]))")
# Programs that make links of bare addresses look for these.
_BARE = re.compile(r"(?<=[A-Za-z]):(?=//)|(?<=\bwww)\.|(?<=mailto):|(?<=xmpp):", re.IGNORECASE)


def as_markdown(page: Page, layout: Layout, writer: Writer, board: InCharacters) -> bytes:
    """Return a page as Markdown in UTF-8. A paragraph is a line: programs that show it break lines themselves."""
    made = writer.render(
        TEMPLATE,
        page.language,
        page=replace(page, sections=tuple(map(_section, page.sections))),
        drawn=layout.folder is not None,
        # Within an indented block nothing is markup, whatever it is.
        board=lambda scene: textwrap.indent(board(scene, layout.width), "    "),
        heading="#" * layout.level,
        below="#" * layout.below,
        place=lambda figure: _link(layout.place(figure.stem, "png")),
    )
    return plain(made).encode()


def _section(section: Section) -> Section:
    # What stands in a table begins no line, and a sign before a number should stay bare.
    return replace(mapped(section, escaped), grids=mapped(section.grids, _inline))


def _inline(text: str) -> str:
    return _BARE.sub(lambda sign: "\\" + sign[0], _ALWAYS.sub(lambda sign: "\\" + sign[0], text))


def escaped(text: str) -> str:
    """Return words of one line as Markdown that shows just them, wherever in a line they stand.

    What sets them in stays: plain blanks would be dropped, or make a block of program code.
    """
    blanks = lead(text, "&nbsp;")
    return blanks + _begun(text.lstrip(" ")) if blanks else _begun(text)


def _begun(text: str) -> str:
    made = _inline(text)
    first = _FIRST.match(made)
    if first is None:
        return made
    place = first.end() if first["number"] else 0
    return f"{made[:place]}\\{made[place:]}"


def _link(place: str) -> str:
    """Return a file's place as the target of a link; a place that would end it goes into angle brackets."""
    if re.fullmatch(r"[\w./-]+", place):
        return place
    return "<" + re.sub(r"[<>\\\n]", lambda sign: "\\" + sign[0] if sign[0] != "\n" else "", place) + ">"
