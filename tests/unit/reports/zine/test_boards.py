"""Boards that everybody may see, on the page of a zine: a picture where it holds pictures, else characters."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import docx
import pytest
import typst
from markdown_it import MarkdownIt

from pbm.reports.layout import columns
from pbm.reports.model import GameStory
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.gather import Since, picture_stem, section_of
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import FORMATS, Format
from pbm.reports.zine.pictures import draw
from pbm.reports.zine.render import render
from pbm.rulesets.grid import Cell, Grid, Link
from tests.unit.reports.zine.issue import english, issue, writer
from tests.unit.reports.zine.open_boards import classic, unleashed

STEM = "cards-round-02-board"
RULE = "--------+--------"


def page(story: GameStory, kind: Format, layout: Layout | None = None, *, ascii_only: bool = False) -> str:
    """Return the page of a game in a format, what can be read of it."""
    made = render(issue(story), kind, layout or Layout(), writer(), ascii_only=ascii_only)
    if kind == "docx":
        return "\n".join(each.text for each in docx.Document(io.BytesIO(made)).paragraphs)
    return made.decode()


def small(story: GameStory, *names: str, label: str = "Swap") -> GameStory:
    """Return a game whose board is of six cards, with these players on the first."""
    cells = tuple(
        Cell(number, "action" if number == 4 else "plain", label if number == 4 else "") for number in range(6)
    )
    players = dict.fromkeys(names, 1)
    grid = Grid("A", 2, 3, cells, (Link("snake", 5, 1, "S1", True),), players)
    view = replace(story.newest, grids=(grid,), tracks=())
    opening = replace(story.opening, tracks=(), grids=(grid,))
    rounds = tuple(replace(round_, view=view) for round_ in story.rounds)
    return replace(story, opening=opening, rounds=rounds)


def test_a_board_stands_between_its_table_and_its_race() -> None:
    """One section has the table, the board with who ever ran on it, and the race; the pictures are named for each."""
    story = unleashed(2)
    (grid,) = section_of(story, Since(), english).grids
    assert grid.scene is not None
    assert grid.scene.grid == story.newest.grids[0]
    assert grid.scene.cast == ("Ann", "Bert", "Cleo")
    assert grid.board is not None
    assert grid.figure is not None
    assert (grid.board.stem, grid.figure.stem) == (STEM, "cards-round-02-race")
    assert grid.board.alt.startswith("In race order: ")


def test_text_has_the_board_in_characters_and_the_race_below() -> None:
    """Every card is there, no line is wider than asked, whether pictures are wanted or not."""
    for width in (72, 100):
        text = page(unleashed(2), "text", Layout(width=width))
        assert all(columns(line) <= width for line in text.splitlines())
        assert RULE in text
        assert "- Snakes, down: " in text
        scale = re.search(r"^0 +\d+ +\d+", text, re.MULTILINE)
        assert scale is not None
        assert text.index("Finish") < text.index("Start") < scale.start()
    assert "|100" not in page(classic(), "text")
    assert re.search(r"^100 +\|99 v80\|98", page(classic(), "text"), re.MULTILINE)
    assert RULE in page(unleashed(2), "text", Layout(folder=None))
    assert RULE not in page(unleashed(2), "text", Layout(width=40))


@pytest.mark.parametrize("kind", ["markdown", "html", "typst"])
def test_a_format_that_holds_pictures_has_the_board_as_one(kind: Format) -> None:
    """It points at the file beside it, before that of the race; without pictures the board is in characters."""
    told = page(unleashed(2), kind, Layout(folder="pictures"))
    ending = "svg" if kind == "typst" else "png"
    assert told.index(f"pictures/{STEM}.{ending}") < told.index(f"pictures/cards-round-02-race.{ending}")
    assert RULE not in told
    bare = page(unleashed(2), kind, Layout(folder=None))
    assert RULE in bare
    assert STEM not in bare
    if kind == "typst":
        typst.compile(bare.encode())


def test_a_document_holds_the_board_and_the_race() -> None:
    """Two pictures with words for those who listen; without pictures the board stands in a typewriter's letters."""
    story = small(unleashed(2), "Ann")
    drawn = draw(story, english)
    assert [picture.stem for picture in drawn] == [STEM]
    assert drawn[0].svg.startswith(b"<?xml")
    held = Layout(images={picture.stem: picture.png for picture in drawn})
    document = docx.Document(io.BytesIO(render(issue(story), "docx", held, writer())))
    assert [shape._inline.docPr.get("descr") for shape in document.inline_shapes] == [
        "In race order: Ann on 1. Snakes, down: S1 5-1."
    ]
    assert "+-----" not in page(story, "docx", held)
    bare = docx.Document(io.BytesIO(render(issue(story), "docx", Layout(folder=None), writer())))
    (board,) = [each for each in bare.paragraphs if each.style is not None and each.style.name == "Zine Board"]
    assert board.text.splitlines()[-1] == "- Snakes, down: S1 5-1"


def test_before_the_first_report_the_board_is_in_characters() -> None:
    """There is no picture yet, but players may look at what they will play on."""
    story = replace(unleashed(2), rounds=())
    assert draw(story, english) == ()
    for kind in FORMATS:
        told = page_of_start(story, kind)
        assert "Finish" in told
        assert "-board" not in told


def page_of_start(story: GameStory, kind: Format) -> str:
    """Return the page of a game that has no report yet."""
    section = section_of(story, Since(), english)
    made = render(replace(issue(unleashed(2)), sections=(section,)), kind, Layout(), writer())
    if kind == "docx":
        return "\n".join(each.text for each in docx.Document(io.BytesIO(made)).paragraphs)
    return made.decode()


def test_pictures_of_two_languages_lie_side_by_side() -> None:
    """A language that is not English is in the names, on the page and beside it alike; no name is there twice."""
    story = unleashed(2)
    assert picture_stem(story, "A", language="de") == "cards-round-02-de-race"
    assert picture_stem(story, "A", "board", language="de") == "cards-round-02-de-board"
    section = section_of(small(story, "Ann"), Since(), Catalogue("de"))
    assert [grid.board.stem for grid in section.grids if grid.board] == ["cards-round-02-de-board"]
    several = {name: replace(story.newest.grids[0], board=name) for name in ("a", "de", "race", "board")}
    view = replace(story.newest, grids=tuple(several.values()), tracks=())
    story = replace(story, rounds=(*story.rounds[:-1], replace(story.rounds[-1], view=view)))
    stems = [
        picture_stem(story, name, what, language=language)
        for name in several
        for what in ("race", "board")
        for language in ("en", "de")
    ]
    assert len(set(stems)) == len(stems)


def test_in_ascii_a_board_is_ascii_too() -> None:
    """Names and labels that differ only by accents stay two, and no line is wider than asked."""
    long = "Ä" * 50
    story = small(unleashed(2), "Zoë", "Zoe", long, label="Rück")
    told = page(story, "text", Layout(width=60), ascii_only=True)
    assert told.isascii()
    assert "Zoe 1" in told
    assert "Zoe 2 1" in told
    assert all(columns(line) <= 60 for line in told.splitlines())
    made = render(issue(story, language="de"), "text", Layout(width=60), writer(), ascii_only=True).decode()
    assert made.isascii()
    assert "Rueck" in made


@pytest.mark.parametrize("nasty", ["```", "</pre><script>x</script>", '") #evil["', "    x", "| a | b |", "# Round 8"])
def test_in_characters_hostile_words_stay_words(nasty: str) -> None:
    """A name on a board ends no block and makes no element, in any format."""
    story = small(unleashed(2), nasty, label=nasty)
    bare = Layout(folder=None)
    html = page(story, "html", bare)
    assert "<script" not in html
    assert html.count("<pre") == html.count("</pre>") == 1
    tokens = MarkdownIt("commonmark").enable("table").parse(page(story, "markdown", bare))
    kinds = [token.type for token in tokens]
    assert kinds.count("code_block") == 1
    assert "fence" not in kinds
    assert kinds.count("heading_open") == 1
    typst.compile(page(story, "typst", bare).encode())
    lines = page(story, "text", bare).splitlines()
    assert not [line for line in lines if line.startswith("|")]
