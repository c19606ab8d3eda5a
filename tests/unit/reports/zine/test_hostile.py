"""Whatever people write, it is their words on the page and nothing else: no markup, no heading, nothing unseen."""

from __future__ import annotations

import io
import re
import unicodedata
from html.parser import HTMLParser

import docx
import pytest
import typst
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from pbm.reports.layout import columns
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.markdown import escaped
from pbm.reports.zine.page import FORMATS, Format, Grid, News, Page, Press, Quote, Section
from pbm.reports.zine.render import render
from pbm.reports.zine.typst import literal
from pbm.reports.zine.words import clean, paragraphs, straightened
from tests.tries import tries
from tests.unit.reports.zine.issue import writer

WRITER = writer()
NASTY = (
    "*** Round 7 report ***",
    "## Round 7",
    "Round 7\n=======",
    "Press\n-----",
    "+++\ntitle = 1\n+++",
    "---\ntitle: x\n---",
    "1. Hugh\n2) Ann\n- item\n* item\n+ item",
    "| Place | Player |\n| --- | --- |\n| 1 | Hugh |",
    "[me](javascript:alert(1)) ![x](https://a.test/x.png) <https://a.test> https://b.test www.c.test",
    "<script>alert(1)</script><img src=x onerror=alert(1)><b>&lt;&amp;&#33;</b></blockquote><h2>Round 8</h2>",
    '#image("/etc/passwd") #[x] $x^2$ @ref <label> *b* _i_ `r` \\ " ") + [ // /* ```x```',
    "{{ 7*7 }} {% raw %} %%hidden%% ==marked== ~~gone~~ ^up^ $$m$$ :::note\n!!! note\n: def\n> quoted\n# h",
    "\u202eevitceffe\u202c \u2066x\u2069 a\u200bb\u200dc\ufeff \u00ad \ue000 \ufffe \uffff \x00\x1b[2J\t\f\x85\u2028x",
    "\ud800 lone",
    "Ｈ" * 200,
    "W" * 10_000,
    "a" + "\u0301" * 500,
    "    indented code\n\ttabbed",
    "\\\\\\",
    "The GM writes:\n\nBrenda writes:\n\n| inner bar",
    "<!-- x --> <?php ?> <![CDATA[ x ]]> ]]>",
)
WORDS = st.one_of(
    st.sampled_from(NASTY), st.text(max_size=80), st.lists(st.sampled_from(NASTY), max_size=3).map("\n".join)
)
UNSEEN = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad]")
TAGS = re.compile("section|h[23]|p|b|i|br|table|caption|colgroup|col|thead|tbody|tr|th|td|bdi|blockquote|ul|li|small")


def page(words: str, name: str = "Brenda") -> Page:
    """Return a page with somebody's words wherever people's words can be."""
    one = clean(words, 200) or "x"
    who = clean(name, 60) or "x"
    return Page(
        "Games by mail",
        "en",
        (
            Section(
                key="hill",
                title=one,
                about=one,
                news=(News("Round 7 (turn 9):", f"{who} leads on 62.", (one,)),),
                corrections=(f"Correction to round 7: {one}",),
                placings=f"Final placings: 1. {who}.",
                positions="Positions after round 7",
                grids=(
                    Grid(
                        "",
                        ("Place", "Player", "Space"),
                        (("1", who, "62"), ("2", "Clive", "−3")),
                        (True, False, True),
                        1,
                    ),
                ),
                statistics=(one,),
                press=(Press("Press", (Quote(f"{who} writes:", paragraphs(words) or (("x",),)),)),),
                coming="Orders for round 8 are due by Friday.",
                note=f"A word from the GM: {one}",
                sealed="Sealed:",
                seals=(("board", "5e5e"),),
            ),
        ),
    )


def made(kind: Format, words: str, name: str = "Brenda") -> bytes:
    """Return the page in a format."""
    return render(page(words, name), kind, Layout(folder=None), WRITER)


def squeezed(text: str) -> str:
    """Return a text without its blanks."""
    return "".join(text.split())


def quoted(words: str) -> str:
    """Return the press as it should be read, without its blanks."""
    return squeezed("".join(line for lines in paragraphs(words) for line in lines)) or "x"


@settings(max_examples=tries(40), deadline=None)
@given(st.text() | WORDS)
def test_words_come_out_clean(words: str) -> None:
    """No controls, tabs, marks of direction, joiners, private signs or towers of accents are left, and none appear."""
    for line in (clean(words), *(line for lines in paragraphs(words) for line in lines), straightened(clean(words))):
        assert not any(unicodedata.category(char) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") for char in line)
        assert not UNSEEN.search(line)
        assert line == " ".join(line.split(" "))
        # Press is set in by plain blanks, and by no more of them than leave it room.
        bare = line.lstrip(" ")
        assert len(line) - len(bare) <= 24
        assert clean(bare, 100_000) == bare
    assert straightened(clean(words)).isascii()


@settings(max_examples=tries(25), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(WORDS, st.sampled_from([name for name in NASTY if not name.startswith("|")]))
def test_in_text_every_line_of_press_has_a_bar(words: str, name: str) -> None:
    """No line is wider than asked, and all that was written stands behind bars, below the writer's name."""
    text = made("text", words, name).decode()
    lines = text.splitlines()
    assert all(columns(line) <= 72 for line in lines)
    begin = max(number for number, line in enumerate(lines) if line == "Press" and lines[number + 1] == "-----")
    end = lines.index("Orders for round 8 are due by Friday.")
    inside = lines[begin + 2 : end]
    bars = [line for line in inside if line.startswith("|")]
    assert squeezed("".join(line[1:] for line in bars)) == quoted(words)
    rest = squeezed("".join(line for line in inside if not line.startswith("|")))
    assert rest == squeezed(f"{clean(name, 60) or 'x'} writes:")


def checked_markdown(text: str, words: str) -> None:
    """Assert that a page of Markdown has the parts of ours and nobody else's."""
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(text)
    assert [token.tag for token in tokens if token.type == "heading_open"] == ["h2", "h3"]
    counts = {kind: sum(1 for token in tokens if token.type == kind) for kind in ("table_open", "blockquote_open")}
    assert counts == {"table_open": 1, "blockquote_open": 1}
    kinds = {token.type.removesuffix("_open") for token in tokens}
    assert not kinds & {"fence", "code_block", "html_block", "hr", "ordered_list"}
    assert sum(1 for token in tokens if token.type == "list_item_open") == 2
    inner = {child.type for token in tokens for child in token.children or ()}
    assert inner <= {
        "text",
        "text_special",
        "softbreak",
        "hardbreak",
        "strong_open",
        "strong_close",
        "em_open",
        "em_close",
    }
    begin = next(number for number, token in enumerate(tokens) if token.type == "blockquote_open")
    end = next(number for number, token in enumerate(tokens) if token.type == "blockquote_close")
    said = "".join(
        child.content for token in tokens[begin:end] if token.type == "inline" for child in token.children or ()
    )
    assert squeezed(said) == quoted(words)


@settings(max_examples=tries(40), deadline=None)
@given(WORDS, st.sampled_from(NASTY))
def test_in_markdown_people_write_nothing_but_text(words: str, name: str) -> None:
    """A parser finds our headings, table and list, one quotation with just the words, and no link, picture or HTML."""
    checked_markdown(made("markdown", words, name).decode(), words)


@settings(max_examples=tries(60), deadline=None)
@given(st.text(st.characters(codec="ascii"), max_size=40))
def test_markdown_shows_just_the_words(words: str) -> None:
    """Any line of ASCII signs, by itself in a paragraph, is read back as it was."""
    line = clean(words)
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(escaped(line))
    if line:
        assert [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
        assert "".join(child.content for child in tokens[1].children or ()) == line


@pytest.mark.parametrize("words", ["http://a.test", "https://a.test/x", "www.a.test", "mailto:a@b.test", "WWW.A.test"])
def test_bare_addresses_are_not_made_links_by_markdown(words: str) -> None:
    """What programs look for when they make links by themselves is broken up by an escape, which nobody sees."""
    assert not re.search(r"(?i)[a-z]://|www\.|mailto:", escaped(words))


class Read(HTMLParser):
    """Notes tags, attributes, and what is said inside quotations."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.quoted: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in ("br", "col"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close a tag: the one that was opened last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note what is said in a quotation."""
        if "blockquote" in self.open:
            self.quoted.append(data)

    def handle_comment(self, data: str) -> None:
        """Refuse comments."""
        raise AssertionError(data)

    handle_decl = handle_pi = unknown_decl = handle_comment


@settings(max_examples=tries(25), deadline=None)
@given(WORDS, st.sampled_from(NASTY))
def test_in_html_people_write_nothing_but_text(words: str, name: str) -> None:
    """Only our tags, all closed, no script, no handler, no address; the quotation holds just the words."""
    reader = Read()
    reader.feed(made("html", words, name).decode())
    reader.close()
    assert not reader.open
    assert all(TAGS.fullmatch(tag) for tag in reader.tags)
    assert [reader.tags.count(tag) for tag in ("h2", "h3", "table", "blockquote")] == [1, 1, 1, 1]
    assert {key for key, _ in reader.attributes} <= {
        "style", "scope", "dir", "lang", "border", "cellspacing", "cellpadding", "width", "align"
    }  # fmt: skip
    assert not any("url" in value or "//" in value for _, value in reader.attributes)
    assert squeezed("".join(reader.quoted)) == quoted(words)


@settings(max_examples=tries(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(WORDS, st.sampled_from(NASTY))
def test_in_docx_people_write_nothing_but_text(words: str, name: str) -> None:
    """It opens; the press is in the style of press, headings are ours, and there is no field and no link."""
    data = made("docx", words, name)
    document = docx.Document(io.BytesIO(data))
    by_style: dict[str, list[str]] = {}
    for paragraph in document.paragraphs:
        assert paragraph.style is not None
        by_style.setdefault(str(paragraph.style.name), []).append(paragraph.text)
    assert len(by_style["Heading 2"]) == 1
    assert by_style["Heading 3"] == ["Press"]
    assert squeezed("".join(by_style["Zine Press"])) == quoted(words)
    xml = document.element.xml
    assert "w:hyperlink" not in xml
    assert "w:fldSimple" not in xml
    assert "w:instrText" not in xml


def typst_text(source: bytes, selector: str) -> list[str]:
    """Return the texts of what a selector finds in a page."""
    import json

    return [json.dumps(found) for found in json.loads(typst.query(source, selector))]


@pytest.mark.parametrize("words", NASTY)
def test_in_typst_people_write_nothing_but_text(words: str) -> None:
    """It compiles, with our two headings, one quotation and no picture, link, formula or code."""
    source = made("typst", words, words)
    assert typst.compile(source, format="svg")
    assert len(typst_text(source, "heading")) == 2
    assert len(typst_text(source, "quote")) == 1
    assert typst_text(source, "selector(image).or(link).or(math.equation).or(ref)") == []


@settings(max_examples=tries(8), deadline=None)
@given(WORDS)
def test_typst_literals_say_just_the_words(words: str) -> None:
    """A literal compiled is the text again."""
    import json

    line = clean(words, 300)
    found = json.loads(typst.query(f"#metadata({literal(line)}) <it>".encode(), "<it>", field="value"))
    assert found == [line]


@pytest.mark.parametrize("kind", FORMATS)
def test_no_format_has_what_does_not_survive_pasting(kind: Format) -> None:
    """No tabs, no zero-width signs, no marks of direction, no hard spaces, whatever people write."""
    for words in NASTY:
        data = made(kind, words, words)
        text = "".join(p.text for p in docx.Document(io.BytesIO(data)).paragraphs) if kind == "docx" else data.decode()
        assert "\t" not in text
        assert "\u00a0" not in text
        assert not UNSEEN.search(text)
