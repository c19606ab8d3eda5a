"""How a page looks where what stands on it is long: seals, words without an end, and what a document carries along."""

from __future__ import annotations

import html
import io
import re
import zipfile

import docx
import pytest
from markdown_it import MarkdownIt

from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import FORMATS, Format, Page, Press, Quote, Section
from pbm.reports.zine.render import render
from pbm.reports.zine.words import paragraphs
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


SONG = "Röslein, Röslein,\n   - Röslein <b>rot</b>,\n      1. *Röslein* &amp; so weiter"


@pytest.mark.parametrize("plainly", [False, True])
@pytest.mark.parametrize("kind", FORMATS)
def test_a_verse_is_set_in_as_in_the_mails(kind: Format, plainly: bool) -> None:
    """In every format, in ASCII too, by blanks that stay where it is pasted, and nobody's words become markup."""
    quote = Quote("Bo writes:", paragraphs(SONG))
    page = Page("Games", "en", (Section("hill", "Hill", "", press=(Press("Press", (quote,)),)),))
    made = render(page, kind, Layout(folder=None), writer(), ascii_only=plainly)
    rose = "Roslein" if plainly else "Röslein"
    lines = [f"{rose}, {rose},", f"   - {rose} <b>rot</b>,", f"      1. *{rose}* &amp; so weiter"]
    assert read_back(kind, made) == lines
    if plainly and kind != "docx":
        assert made.isascii()


def read_back(kind: Format, made: bytes) -> list[str]:
    """Return the lines of the press of a page as a program that reads the format shows them, blanks as plain ones."""
    if kind == "docx":
        (words,) = [each.text for each in docx.Document(io.BytesIO(made)).paragraphs if "weiter" in each.text]
        return words.splitlines()
    text = made.decode()
    if kind == "text":
        return [line.removeprefix("| ") for line in text.splitlines() if line.startswith("| ")]
    if kind == "markdown":
        page = MarkdownIt("commonmark").render(text)
        assert "<code>" not in page
        assert "<li>" not in page
    else:
        page = text
    if kind == "typst":
        parts = re.findall(r'"((?:[^"\\]|\\.)*)"', text[text.index("#quote(") :].splitlines()[0])
        return [part.replace(r"\u{a0}", " ") for part in parts]
    inside = page[page.index("<blockquote") : page.index("</blockquote>")]
    words = html.unescape(re.sub(r"<[^>]*>", "", inside.replace("<br>", "\n").replace("<br />", "")))
    return [line.replace("\u00a0", " ") for line in words.splitlines() if line.strip()]


def test_a_document_has_no_picture_that_is_not_on_the_page() -> None:
    """The thumbnail of the library's own empty page is left out, and nothing points at it."""
    with zipfile.ZipFile(io.BytesIO(render(issue(), "docx", Layout(folder=None), writer()))) as document:
        assert not [name for name in document.namelist() if "thumbnail" in name or name.endswith((".jpeg", ".jpg"))]
        assert b"thumbnail" not in document.read("_rels/.rels")
