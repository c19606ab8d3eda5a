"""How a page looks where what stands on it is long: seals, words without an end, and what a document carries along."""

from __future__ import annotations

import io
import zipfile

import pytest

from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import Page, Press, Quote, Section
from pbm.reports.zine.render import render
from tests.unit.reports.zine.issue import issue, writer

SEAL = "5e" * 32


@pytest.mark.parametrize("width", [40, 60, 72, 90])
def test_a_seal_stands_whole_however_narrow_the_page(width: int) -> None:
    """It is compared letter by letter; all other lines keep to the width."""
    section = Section("hill", "Hill", "It has begun.", sealed="Sealed:", seals=(("board A", SEAL),))
    page = Page("Games", "en", (section,))
    lines = render(page, "text", Layout(width=width), writer()).decode().splitlines()
    assert [line for line in lines if SEAL in line] == ([SEAL] if width < 72 else [f"board A {SEAL}"])
    assert all(len(line) <= width for line in lines if SEAL not in line)


def test_a_long_word_stays_within_its_quotation() -> None:
    """In a page by itself and in a piece that is pasted somewhere, the quotation breaks what has no end."""
    quote = Quote("Bo writes:", (("x" * 500,),))
    page = Page("Games", "en", (Section("hill", "Hill", "", press=(Press("Press", (quote,)),)),))
    for whole in (True, False):
        made = render(page, "html", Layout(whole=whole), writer()).decode()
        assert '<blockquote style="overflow-wrap:anywhere">' in made


def test_a_document_has_no_picture_that_is_not_on_the_page() -> None:
    """The thumbnail of the library's own empty page is left out, and nothing points at it."""
    with zipfile.ZipFile(io.BytesIO(render(issue(), "docx", Layout(folder=None), writer()))) as document:
        assert not [name for name in document.namelist() if "thumbnail" in name or name.endswith((".jpeg", ".jpg"))]
        assert b"thumbnail" not in document.read("_rels/.rels")
