"""The page as a document for Word and LibreOffice: real styles, so that it takes on the look of what it is put into."""

from __future__ import annotations

import io
import zipfile
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from pbm.reports.layout import columns
from pbm.reports.zine.layouts import InCharacters, Layout
from pbm.reports.zine.page import Figure, Grid, Page, Press, Scene, Section

if TYPE_CHECKING:
    from docx.document import Document
    from docx.styles.style import ParagraphStyle

__all__ = ["as_docx"]

_TABLE, _PRESS, _WRITER, _SMALL, _HEAD = "Zine Table", "Zine Press", "Zine Writer", "Zine Small", "Zine Table Title"
_BOARD = "Zine Board"
_PICTURE_CM, _BOARD_CM = 14, 12.5
_BOARD_COLUMNS = 80  # columns of letters of its size that go into a line
_WIDEST_CM = 7.0
_NO_MOMENT = datetime(2000, 1, 1, tzinfo=UTC)
_LANGUAGES = {"en": "en-GB", "de": "de-DE"}


def as_docx(page: Page, layout: Layout, board: InCharacters) -> bytes:
    """Return a page as DOCX, its pictures in it; the same page gives the same bytes."""
    import docx

    document = docx.Document()
    _drop_thumbnail(document)
    _set_up(document, page)
    for section in page.sections:
        _write(document, section, layout, board)
    out = io.BytesIO()
    document.save(out)
    return _without_clock(out.getvalue())


def _write(document: Document, section: Section, layout: Layout, board: InCharacters) -> None:
    document.add_heading(section.title, layout.level)
    if section.about:
        document.add_paragraph().add_run(section.about).italic = True
    for news in section.news:
        written = document.add_paragraph()
        written.add_run(news.head).bold = True
        written.add_run(f" {news.headline}")
        for line in news.lines:
            written.add_run().add_break()
            written.add_run(line)
    for line in section.corrections:
        document.add_paragraph().add_run(line).bold = True
    if section.placings:
        document.add_paragraph().add_run(section.placings).bold = True
    for grid in section.grids:
        if grid.columns:
            _table(document, grid)
        if grid.scene is not None:
            if grid.board is not None and layout.folder is not None and grid.board.stem in layout.images:
                _picture(document, grid.board, layout, _BOARD_CM)
            else:
                _characters(document, grid.scene, layout, board)
        if grid.figure is not None and layout.folder is not None:
            _picture(document, grid.figure, layout, _PICTURE_CM)
    for line in section.statistics:
        document.add_paragraph(line, style="List Bullet")
    for press in section.press:
        _press(document, press, layout)
    if section.coming:
        document.add_paragraph().add_run(section.coming).bold = True
    for line in (*section.welcome, *((section.note,) if section.note else ())):
        document.add_paragraph(line)
    if section.seals:
        small = document.add_paragraph(section.sealed, style=_SMALL)
        for what, seal in section.seals:
            small.add_run().add_break()
            small.add_run(f"{what} {seal}")


def _press(document: Document, press: Press, layout: Layout) -> None:
    document.add_heading(press.title, layout.below)
    for quote in press.quotes:
        document.add_paragraph(quote.writer, style=_WRITER)
        for lines in quote.paragraphs:
            written = document.add_paragraph(style=_PRESS)
            for number, line in enumerate(lines):
                if number:
                    written.add_run().add_break()
                written.add_run(line)


def _table(document: Document, grid: Grid) -> None:
    """Add a table whose first row is repeated on every page that it goes on to."""
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    from docx.oxml import OxmlElement
    from docx.shared import Cm

    if grid.title:
        document.add_paragraph(grid.title, style=_HEAD)
    made = document.add_table(rows=0, cols=len(grid.columns), style=_TABLE)
    made.autofit = False
    widths = [_width(grid, place) for place in range(len(grid.columns))]
    for number, row in enumerate((grid.columns, *grid.rows)):
        line = made.add_row()
        properties = line._tr.get_or_add_trPr()
        properties.append(OxmlElement("w:cantSplit"))
        if number == 0:
            properties.append(OxmlElement("w:tblHeader"))
        for place, (cell, words) in enumerate(zip(line.cells, row, strict=True)):
            written = cell.paragraphs[0]
            written.add_run(words).bold = True if number == 0 else None
            written.paragraph_format.space_after = 0
            written.paragraph_format.keep_with_next = number < len(grid.rows)
            if grid.numeric[place]:
                written.alignment = WD_ALIGN_PARAGRAPH.RIGHT
            cell.width = Cm(widths[place])
    for column, width in zip(made.columns, widths, strict=True):
        column.width = Cm(width)
    document.add_paragraph(style=_SMALL)


def _width(grid: Grid, place: int) -> float:
    """Return how wide a column has to be, in centimetres, up to a width at which its words are better broken."""
    longest = max(columns(row[place]) for row in (grid.columns, *grid.rows))
    return min(1.0 + 0.24 * longest, _WIDEST_CM)


def _picture(document: Document, figure: Figure, layout: Layout, width: float) -> None:
    from docx.shared import Cm

    image = layout.images.get(figure.stem)
    if image is None:
        return
    shape = document.add_picture(io.BytesIO(image), width=Cm(width))
    words = shape._inline.docPr
    words.set("descr", figure.alt)
    words.set("name", figure.stem)


def _characters(document: Document, scene: Scene, layout: Layout, board: InCharacters) -> None:
    """Add a board in the letters of a typewriter."""
    written = document.add_paragraph(style=_BOARD)
    for number, line in enumerate(board(scene, min(layout.width, _BOARD_COLUMNS)).splitlines()):
        if number:
            written.add_run().add_break()
        written.add_run(line)


def _drop_thumbnail(document: Document) -> None:
    """Take the picture of an empty page out that the library's own template brings."""
    links = document.part.package.rels
    for name in [name for name, link in links.items() if link.reltype.endswith("/thumbnail")]:
        del links[name]


def _set_up(document: Document, page: Page) -> None:
    """Make the styles that are ours, and leave no trace of when and by what the file was made."""
    from docx.enum.style import WD_STYLE_TYPE
    from docx.oxml import parse_xml
    from docx.oxml.ns import nsdecls
    from docx.shared import Cm, Pt, RGBColor

    styles = document.styles
    normal = styles["Normal"]
    language = normal.element.get_or_add_rPr()
    language.append(parse_xml(f'<w:lang {nsdecls("w")} w:val="{_LANGUAGES.get(page.language, page.language)}"/>'))

    def own(name: str, base: str) -> ParagraphStyle:
        style: ParagraphStyle = styles.add_style(name, WD_STYLE_TYPE.PARAGRAPH)
        style.base_style = styles[base]
        style.quick_style = True
        return style

    press = own(_PRESS, "Quote")
    press.font.italic = False
    press.font.color.rgb = RGBColor(0, 0, 0)
    press.paragraph_format.left_indent = Cm(0.6)
    press.paragraph_format.space_after = Pt(6)
    press.element.get_or_add_pPr().append(
        parse_xml(f'<w:pBdr {nsdecls("w")}><w:left w:val="single" w:sz="12" w:space="8" w:color="999999"/></w:pBdr>')
    )
    writer = own(_WRITER, "Normal")
    writer.font.bold = True
    writer.paragraph_format.keep_with_next = True
    writer.paragraph_format.space_after = Pt(3)
    head = own(_HEAD, "Normal")
    head.font.bold = True
    head.paragraph_format.keep_with_next = True
    head.paragraph_format.space_after = Pt(3)
    small = own(_SMALL, "Normal")
    small.font.size = Pt(7.5)
    small.paragraph_format.space_after = Pt(6)
    for level in range(1, 10):
        styles[f"Heading {level}"].font.color.rgb = RGBColor(0, 0, 0)
    board = own(_BOARD, "Normal")
    board.font.name = "Courier New"
    board.font.size = Pt(9)
    board.paragraph_format.line_spacing = 1.0
    board.paragraph_format.keep_together = True
    table = styles.add_style(_TABLE, WD_STYLE_TYPE.TABLE)
    table.base_style = styles["Normal Table"]
    edges = "".join(
        f'<w:{edge} w:val="single" w:sz="4" w:space="0" w:color="777777"/>'
        for edge in ("top", "left", "bottom", "right", "insideH", "insideV")
    )
    table.element.append(
        parse_xml(
            f"<w:tblPr {nsdecls('w')}><w:tblBorders>{edges}</w:tblBorders><w:tblCellMar>"
            '<w:top w:w="30" w:type="dxa"/><w:left w:w="110" w:type="dxa"/><w:bottom w:w="30" w:type="dxa"/>'
            '<w:right w:w="110" w:type="dxa"/></w:tblCellMar></w:tblPr>'
        )
    )
    for page_section in document.sections:
        page_section.page_width, page_section.page_height = Cm(21), Cm(29.7)
        page_section.left_margin = page_section.right_margin = Cm(2.5)
        page_section.top_margin = page_section.bottom_margin = Cm(2)
    core = document.core_properties
    core.title, core.author, core.comments, core.last_modified_by = page.title, "", "", ""
    core.language = page.language
    core.created = core.modified = (page.moment or _NO_MOMENT).astimezone(UTC).replace(tzinfo=None, microsecond=0)


def _without_clock(data: bytes) -> bytes:
    """Return a zipped document whose files have no time of day, so that the same page is the same file."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as given, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name in given.namelist():
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            made.writestr(info, given.read(name))
    return out.getvalue()
