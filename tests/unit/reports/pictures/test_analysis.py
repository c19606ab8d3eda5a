"""Pictures and pages of a board's figures: all is on them, nothing lies upon another, the same bytes every time."""

from __future__ import annotations

import hashlib
import io
import re
import subprocess
import sys
import typing
import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from pbm.boards import load_board_file, read_board
from pbm.cli.app import app
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import PbmError
from pbm.reports.board_report import BoardReport, Door, PostalFacts, facts_of, report_text, sections_of
from pbm.reports.board_report_html import report_html
from pbm.reports.board_report_pdf import report_pdf
from pbm.reports.pictures import analysis
from pbm.reports.pictures.analysis import PICTURES, picture_png, picture_svg, picture_text, picture_words
from pbm.reports.pictures.analysis_model import (
    BoardFigures,
    Company,
    Ending,
    first_of,
    jump_costs,
    percent,
    turns_from,
    turns_words,
)
from pbm.reports.pictures.analysis_paper import Part
from pbm.reports.pictures.analysis_shades import contrast, ink_on, shade
from pbm.reports.pictures.canvas import settings
from pbm.reports.pictures.sizes import MAIL, PRINT, Size

ROOT = Path(__file__).parents[4]
HOSTILE = '<script>alert(1)</script> & "co" ${x} {{ y }}'


def ending(first: int, chance: float) -> Ending:
    """Return when something ends that can end from a turn on, each time with the same chance."""
    return Ending(tuple([0.0] * (first - 1) + [chance * (1 - chance) ** n for n in range(int(12 / chance))]))


def figures(board: Board, alone: Ending | None = None, players: int = 10, **more: typing.Any) -> BoardFigures:
    """Return made-up figures: fewer turns the nearer to home, and games of up to so many players."""
    one = alone or ending(7, 0.05)
    companies = tuple(Company(k, first_of(one, k), **more or {"draw": 0.01 * k}) for k in range(2, players + 1))
    left = tuple((board.finish - space) * 0.4 for space in range(board.finish))
    return BoardFigures("who play as they like", left, one, companies)


def plain(name: str = "Hill", **keys: typing.Any) -> Board:
    """Return a board of 20 spaces, four wide, with a ladder and a snake, changed by ``keys``."""
    spec: dict[str, typing.Any] = {
        "name": name,
        "finish": 20,
        "layout": {"kind": "boustrophedon", "width": 4},
        "ladders": {"3": 12},
        "snakes": {"18": 5},
    }
    return read_board({**spec, **keys}, BoardOptions(), name)


def report(board: Board, found: BoardFigures | None = None) -> BoardReport:
    """Return a report of a postal game with a little of everything."""
    facts = PostalFacts(12.5, ((94, (1, 2)),), 0.001, (), 2, (Door(18, 15, 0.5, 3.0),), ((9, 0.8), (8, 6.7)))
    return BoardReport(board, found or figures(board), 8, facts)


@pytest.fixture(scope="module")
def known() -> Board:
    """Return a board of a hundred with ladders that lead beyond it."""
    return load_board_file(ROOT / "config" / "boards" / "families.toml", BoardOptions())


def test_quantiles_and_the_like_are_what_they_say() -> None:
    """Of a small distribution the mean, the mode, the quantiles and what is left are those worked out by hand."""
    found = Ending((0.0, 0.25, 0.5, 0.25))
    assert (found.mean, found.mode, found.least) == (3.0, 3, 2)
    assert [found.quantile(chance) for chance in (0.1, 0.25, 0.5, 0.75, 0.9)] == [2, 2, 3, 3, 4]
    assert found.left == (1.0, 1.0, 0.75, 0.25, 0.0)
    assert first_of(found, 2).chances == (0.0, 1 - 0.75**2, 0.75**2 - 0.25**2, 0.25**2)


def test_numbers_are_said_as_people_say_them() -> None:
    """Turns have a place after the point while that says something; a tiny chance is not nothing."""
    assert [turns_words(turns) for turns in (0.0, 8.44, 99.94, 99.96, 1234.5, None)] == [
        "0.0",
        "8.4",
        "99.9",
        "100",
        "1234",
        "–",
    ]
    assert [percent(chance) for chance in (0.0, 0.0004, 0.064, 0.0996, 0.371, 1.0)] == [
        "0.0%",
        "<0.1%",
        "6.4%",
        "10%",
        "37%",
        "100%",
    ]


def test_shades_grow_darker_and_can_be_written_on() -> None:
    """In black and white each shade is darker than the last, and the ink stands out upon every one."""
    shades = [shade(n / 50) for n in range(51)]
    assert all(contrast(one, "#000000") > contrast(other, "#000000") for one, other in pairwise(shades))
    assert min(contrast(one, ink_on(one)) for one in shades) > 4.2
    assert shade(-1) == shades[0]
    assert shade(2) == shades[-1]


def test_a_landing_counts_as_where_it_leads() -> None:
    """On the heat map a ladder's foot and a snake's mouth show the turns from their ends; costs are the difference."""
    board = plain(ladders={"3": 12, "17": 26})
    found = figures(board)
    turns = turns_from(board, found)
    assert turns[3] == found.from_space[12]
    assert turns[17] == 0.0
    assert turns[18] == found.from_space[5]
    costs = jump_costs(board, found)
    assert costs[18] == pytest.approx(13 * 0.4)
    assert costs[3] == pytest.approx(-9 * 0.4)


def test_the_heat_map_has_every_space(known: Board) -> None:
    """In characters each space stands above its turns; in the picture there is a patch for each, and for the start."""
    found = figures(known)
    text = picture_text("heat", known, found)
    numbers = {int(word) for word in re.findall(r"(?<![\d.])(\d+)(?=[v^*\s])", text)}
    assert set(range(1, 101)) <= numbers
    root = ET.fromstring(picture_svg("heat", known, found))
    assert root.attrib["role"] == "img"
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    assert root.find("{http://www.w3.org/2000/svg}desc").text == picture_words("heat", known, found)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", [name for name in PICTURES if name != "heat"])
def test_pictures_have_their_sizes(name: str) -> None:
    """A mail's picture is 600 pixels wide and small to send; a printed one is 16 cm at 300 dots an inch."""
    board = plain()
    for size, pixels, most in (("mail", 600, 40_000), ("print", 1890, 150_000)):
        made = picture_png(name, board, figures(board), size)  # type: ignore[arg-type]
        assert Image.open(io.BytesIO(made)).width == pixels
        assert len(made) < most


def digest() -> str:
    """Return a fingerprint of charts and of a document."""
    board = plain()
    found = figures(board)
    made = [picture_svg("finish", board, found), picture_png("race", board, found), report_pdf(report(board))]
    return hashlib.sha256(b"".join(made)).hexdigest()


def test_pictures_are_the_same_every_time() -> None:
    """The same figures give the same bytes, in one process and in another."""
    code = "from tests.unit.reports.pictures.test_analysis import digest; print(digest())"
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "1"}
    )
    assert other.stdout.strip() == digest()


Box = tuple[float, float, float, float]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Note where all that is written lies, and that none of it leaves the paper."""
    found: list[Box] = []
    write = Part.write

    def noted(paper: Part, x: float, y: float, words: str, text: float, **how: typing.Any) -> None:
        wide, across = paper.width_of(words, text, how.get("bold", False)), how.get("across", "left")
        left = x - wide * {"left": 0, "center": 0.5, "right": 1}[across]
        found.append((left, y - text * 0.5, left + wide, y + text * 0.5))
        assert left >= -0.5
        assert left + wide <= paper.width + 0.5, words
        assert text * 0.3 <= y <= paper.height - text * 0.3, words
        write(paper, x, y, words, text, **how)

    monkeypatch.setattr(Part, "write", noted)
    return found


AWKWARD = {
    "one turn": Ending((1.0,)),
    "short": Ending((0.0, 0.5, 0.5)),
    "long": ending(40, 0.008),
    "late": ending(900, 0.2),
    "even": Ending((0.0,) * 9 + (0.1,) * 10),
}


@pytest.mark.parametrize("size", [MAIL, PRINT], ids=["mail", "print"])
@pytest.mark.parametrize("shape", AWKWARD)
def test_words_lie_apart_and_on_the_paper(shape: str, size: Size, boxes: list[Box]) -> None:
    """However a game's length is spread, nothing that is written touches anything else or leaves the paper."""
    board = plain("The Board of the Old Rectory and its friends " * 2)
    for players, more, names in (
        (10, {}, ("finish", "survival", "race")),
        (1, {}, ("race",)),
        (3, {"first": 0.4}, ("race",)),
    ):
        found = figures(board, AWKWARD[shape], players, **more)
        for name in names:
            boxes.clear()
            with settings():
                analysis._drawn(name, board, found, size)
            clashes = [
                (one, other)
                for one, other in combinations(boxes, 2)
                if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] - 0.5 and other[1] < one[3] - 0.5
            ]
            assert not clashes, (name, players, clashes)


@pytest.mark.parametrize(
    "layout",
    [
        {"kind": "explicit", "rows": [[4, 0, 3], [0, 1, 2]]},
        {"kind": "rows", "width": 1},
        {"kind": "rows", "width": 30, "start": "top-right"},
        {"kind": "spiral_in", "width": 5, "height": 4},
    ],
    ids=["holes", "a tower", "wide", "spiral"],
)
def test_odd_boards_have_heat_maps(layout: dict[str, typing.Any]) -> None:
    """Holes, a single column, a single row, a spiral; spaces from which nobody gets home: each gives a picture."""
    finish = 4 if layout["kind"] == "explicit" else 20
    board = read_board({"name": "Odd", "finish": finish, "layout": layout, "ladders": {"2": 9}}, BoardOptions(), "Odd")
    found = figures(board)
    unknown = BoardFigures(found.game, (None, *found.from_space[1:]), found.alone, found.companies)
    assert picture_png("heat", board, unknown).startswith(b"\x89PNG")
    assert "nobody is certain" in picture_words("heat", board, unknown)


def test_a_board_too_large_to_draw_still_has_its_figures() -> None:
    """There is no heat map of a thousand columns, and everything else is told all the same."""
    board = read_board({"finish": 1000, "layout": {"kind": "rows", "width": 500}}, BoardOptions(), "Wide")
    with pytest.raises(PbmError, match="ask for the text"):
        picture_svg("heat", board, figures(board))
    assert [section.picture for section in sections_of(report(board))] == ["finish", "survival", "race", ""]
    huge = read_board({"finish": 9000, "layout": {"kind": "rows", "width": 90}}, BoardOptions(), "Huge")
    assert "too large" in picture_text("heat", huge, figures(board))


def test_a_terminal_shows_everything(known: Board) -> None:
    """The report in characters is ASCII, within 72 columns, and has every picture and table."""
    text = report_text(report(known))
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 72
    words = " ".join(text.split())
    for word in ("TURNS TO GO", "#####", "8 players", "Trapdoors", "space 94 with 1, 2 used", "6.7 in one of 8"):
        assert word in words


def test_the_page_needs_nothing_else(known: Board) -> None:
    """One file: nothing is fetched and no script runs; no name is there twice; the dark has colours of its own."""
    page = report_html(report(known), ROOT / "templates")
    assert not re.search(r"<(script|link|img|iframe)\b|@import|url\((?!#)", page)
    assert set(re.findall(r'https?://[^"\s<)]+', page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    names = re.findall(r'\bid="([^"]+)"', page)
    assert len(names) == len(set(names))
    wanted = set(re.findall(r'(?:href="|url\()#([^")]+)', page))
    assert wanted <= set(names)
    assert "prefers-color-scheme: dark" in page
    assert {*re.findall(r"var\(--([\w]+)\)", page)} <= {*re.findall(r"--([\w]+):", page)}
    assert "#fcfbf7" not in page.split("</style>")[1]
    assert page.count("<svg ") == len(PICTURES) == page.count('role="img"')
    for fact in facts_of(report(known)):
        assert fact.value in page


def test_hostile_names_stay_words() -> None:
    """A board's name is letters and nothing else, in the page, the pictures and the document."""
    board = plain(HOSTILE)
    page = report_html(report(board), ROOT / "templates")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert b"<script" not in picture_svg("race", board, figures(board))


def test_the_document_has_two_sheets() -> None:
    """A PDF of two pages of A4, whose letters are letters."""
    made = report_pdf(report(plain(HOSTILE)))
    assert len(re.findall(rb"/Type /Page\b", made)) == 2
    assert b"/TrueType" in made or b"/Type0" in made
    assert b"CreationDate" not in made


def told(*words: str) -> tuple[int, str, str]:
    """Return how `pbm board report` ends, and what it says, in one line each."""
    done = CliRunner().invoke(app, ["board", "report", *words], env={"COLUMNS": "300", "TERM": "dumb"})
    return done.exit_code, " ".join(done.stdout.split()), " ".join(done.stderr.replace("│", " ").split())


def test_the_command_tells_known_figures() -> None:
    """The article's game takes 39.6 turns; the postal one on the same board has the figures of `pbm board analyse`."""
    status, said, _ = told("builtin:article", "--die", "6")
    assert status == 0
    assert "39.6 turns from the start" in said
    assert "half of the time by turn 33, 9 times in 10 by turn 73. Most often in turn 22, never before turn 7" in said
    assert "87->24 (16.1)" in said
    assert "six numbers" not in said
    status, said, _ = told("builtin:towers", "--players", "8")
    assert "With 8 players who play their numbers in any order, the first is home after 21.4 turns" in said
    assert "A draw comes in 8.3% of games" in said
    assert "for somebody there with all six numbers left" in said
    status, said, _ = told("builtin:article", "--die", "6", "--finish", "bounce", "--players", "1")
    assert "One player who throws one die and bounces back from the finish is home after 43.7 turns" in said


def test_the_command_writes_what_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of pictures in every form; a text file; and a word that they are secret."""
    for drawing in ("picture_png", "picture_svg"):
        monkeypatch.setattr(analysis, drawing, lambda *_: b"drawn")
    file = tmp_path / "small.toml"
    file.write_text('name = "Small"\nfinish = 12\n[layout]\nkind = "rows"\nwidth = 4\n[snakes]\n11 = 2\n')
    status, said, _ = told(str(file), "--pictures", str(tmp_path / "made"), "-o", str(tmp_path / "small.txt"))
    assert status == 0
    assert "small.txt is written. It shows the board: keep it from whoever plays" in said
    assert "They show the board: keep them from whoever plays" in said
    made = {path.name for path in (tmp_path / "made").iterdir()}
    assert made == {f"{name}{end}" for name in PICTURES for end in (".svg", ".png", "-print.png", ".txt")}
    assert "TURNS TO GO" in (tmp_path / "small.txt").read_text()


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["builtin:towers", "-o", "towers.doc"], 2, "ends in .html, .pdf or .txt"),
        (["builtin:towers", "-o", ".html"], 2, ".html is an ending without a name: name a file, such as board.html"),
        (["builtin:towers", "--pictures", ""], 2, "say which folder"),
        (["builtin:towers", "--die", "banana"], 1, "die"),
        (["builtin:towers", "--players", "0"], 2, "1 to 100"),
        (["builtin:nowhere"], 1, "no board"),
        (["builtin:towers", "--pictures", __file__], 1, "cannot be made"),
    ],
)
def test_slips_are_told(words: list[str], status: int, said: str) -> None:
    """What cannot be done is said in a sentence, without a traceback."""
    found, _, complaint = told(*words)
    assert found == status
    assert said in complaint
