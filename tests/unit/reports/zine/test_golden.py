"""An issue of three games whose pages are kept as they were read and approved, one in each format.

`PBM_GOLDEN=write pytest tests/unit/reports/zine/test_golden.py` writes them anew; the difference is then for reading.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import docx
import pytest
from docx.table import Table

from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import FORMATS, Format
from pbm.reports.zine.render import ENDINGS, render
from tests.unit.reports.zine.issue import issue, writer

GOLDEN = Path(__file__).parent / "golden"


def listed(data: bytes) -> str:
    """Return a document as lines: the style of each paragraph with its words, tables row by row."""
    lines = []
    for piece in docx.Document(io.BytesIO(data)).iter_inner_content():
        if isinstance(piece, Table):
            assert piece.style is not None
            lines += [f"[{piece.style.name}] " + " | ".join(cell.text for cell in row.cells) for row in piece.rows]
        else:
            assert piece.style is not None
            lines.append(f"[{piece.style.name}] {piece.text}".rstrip())
    return "\n".join(lines) + "\n"


def kept(name: str, text: str) -> None:
    """Compare a page with the one that is kept, or keep it."""
    path = GOLDEN / name
    if os.environ.get("PBM_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text("utf-8"), name


@pytest.mark.parametrize("kind", FORMATS)
def test_the_page_of_an_issue_is_as_it_was_approved(kind: Format) -> None:
    """The words, their order and their markup are those kept in golden/."""
    made = render(issue(), kind, Layout(), writer())
    ending = ENDINGS[kind]
    kept(*((f"issue.{ending}.txt", listed(made)) if kind == "docx" else (f"issue.{ending}", made.decode())))


def test_the_page_in_ascii_is_as_it_was_approved() -> None:
    """A narrow page for a duplicator has no letter beyond ASCII."""
    made = render(issue(), "text", Layout(width=60), writer(), ascii_only=True)
    assert made.isascii()
    kept("issue-ascii-60.txt", made.decode())


@pytest.mark.parametrize("kind", ["text", "html"])
def test_the_page_in_german_is_as_it_was_approved(kind: Format) -> None:
    """Every word of ours is German, dates and numbers too; what players wrote is as they wrote it."""
    made = render(issue(language="de"), kind, Layout(), writer())
    kept(f"issue-de.{ENDINGS[kind]}", made.decode())


@pytest.mark.parametrize("kind", FORMATS)
def test_the_same_page_is_the_same_file(kind: Format) -> None:
    """No clock and no chance is in any format."""
    assert render(issue(), kind, Layout(), writer()) == render(issue(), kind, Layout(), writer())
