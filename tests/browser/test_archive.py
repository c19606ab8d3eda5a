"""The archive in Chromium: stepping by mouse and by keys, phones, the dark, no JavaScript, and WCAG by axe."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from pbm.reports.model import tracks_of
from pbm.reports.pictures.journeys import journeys
from tests.browser.conftest import Reader
from tests.unit.reports.archive.games import entries

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "games/snakepit/index.html"
BOARD = "games/snakepit/board.html"
OPEN = "games/cards/board.html"

KINDS = (
    "index.html",
    "games.html",
    "hall-of-fame.html",
    GAME,
    "games/towers/index.html",
    "games/quarry/index.html",
    "games/snakepit/round-03.html",
    "games/vipers/round-07.html",
    "games/snakepit/press.html",
    BOARD,
    OPEN,
    "games/squares/index.html",
    "games/cards/round-02.html",
    "players/ann-49915e0d7d.html",
)
"""A page of every kind there is."""


OPENED = "document.querySelectorAll('details').forEach(each => { each.open = true; })"

Shots: TypeAlias = Callable[[Any, str], None]


def plain(path: str) -> str:
    """Return a page's path as the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", path.removesuffix(".html"))


def move_on(page: Page) -> None:
    """On a board, go some turns on, so that there is something to be seen of a turn."""
    if page.locator("#board-1 [data-go=next]").count():
        page.emulate_media(reduced_motion="reduce")
        for _ in range(6):
            step(page, "board-1", "next")


def told(page: Page, figure: str) -> dict[str, str]:
    """Return who is where, as the names beside a race chart say."""
    found: dict[str, str] = page.eval_on_selector_all(
        f"#{figure} .name",
        """names => Object.fromEntries(names.filter(each => each.getAttribute('visibility') !== 'hidden').map(
            each => [each.querySelector('p').title, each.querySelector('text').textContent]))""",
    )
    return found


def positions(key: str, board: str) -> list[dict[str, str]]:
    """Return everybody's space at the start and after each round, from the reports."""
    story = next(entry.story for entry in entries() if entry.story.key == key)
    return [{runner.name: str(runner.space) for runner in track.runners} for track in tracks_of(story, board)]


def step(page: Page, figure: str, way: str) -> None:
    """Press one of a figure's buttons."""
    page.click(f"#{figure} [data-go={way}]", force=True)


def test_a_race_can_be_stepped_through_by_mouse(reader: Reader) -> None:
    """From the newest round to the start and on again, the numbers are those of each round's report."""
    due = positions("snakepit", "A")
    with reader.page(GAME) as page:
        assert told(page, "race-1") == due[-1]
        step(page, "race-1", "first")
        assert told(page, "race-1") == due[0]
        for number in range(1, len(due)):
            step(page, "race-1", "next")
            assert told(page, "race-1") == due[number]
            assert page.text_content("#race-1 output") == str(number)
            assert f"after round {number}." in str(page.text_content("#race-1 .told"))
        step(page, "race-1", "next")
        assert told(page, "race-1") == due[-1]
        step(page, "race-1", "back")
        assert told(page, "race-1") == due[-2]


def test_a_race_can_be_stepped_through_by_keys(reader: Reader) -> None:
    """Tab leads to the slider, which says what it is; arrows, Home and End move it, from the buttons too."""
    due = positions("towers", "B")
    with reader.page("games/towers/index.html") as page:
        slider = page.get_by_label("Round", exact=True).nth(1)
        slider.focus()
        page.keyboard.press("ArrowLeft")
        assert told(page, "race-2") == due[-2]
        page.keyboard.press("Home")
        assert told(page, "race-2") == due[0]
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert told(page, "race-2") == due[2]
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.dataset.go") == "first"
        page.keyboard.press("ArrowRight")
        assert told(page, "race-2") == due[3]
        page.keyboard.press("Enter")
        assert told(page, "race-2") == due[0]
        page.keyboard.press("End")
        assert told(page, "race-2") == due[-1]
        assert told(page, "race-1") == positions("towers", "A")[-1]


def test_the_slider_can_be_dragged(reader: Reader) -> None:
    """A click on the middle of the slider shows a round in the middle."""
    due = positions("snakepit", "A")
    with reader.page(GAME) as page:
        page.click("#race-1 input[type=range]")
        number = int(str(page.text_content("#race-1 output")))
        assert 0 < number < len(due) - 1
        assert told(page, "race-1") == due[number]


def test_lines_go_as_far_as_the_round_that_is_shown(reader: Reader) -> None:
    """No line and no mark reaches beyond the round, and the round's row of the figures is marked."""
    with reader.page(GAME) as page:
        step(page, "race-1", "first")
        step(page, "race-1", "next")
        step(page, "race-1", "next")
        points = page.eval_on_selector_all(
            "#race-1 polyline", "lines => lines.flatMap(line => [...line.points].map(point => point.x))"
        )
        assert max(points) == 2
        dots = page.eval_on_selector_all(
            "#race-1 .plot use:not([visibility=hidden])", "marks => marks.map(mark => Number(mark.dataset.round))"
        )
        assert max(dots) == 2
        assert page.eval_on_selector_all("#race-1-figures tr.now th", "cells => cells.map(c => c.textContent)") == ["2"]


def test_it_plays_by_itself_and_stops(reader: Reader) -> None:
    """Play begins again at the start and goes on; Pause, which is the same button, stops it."""
    with reader.page(GAME) as page:
        page.clock.install()
        step(page, "race-1", "play")
        assert page.text_content("#race-1 [data-go=play]") == "Pause"
        page.clock.run_for(3100)
        assert page.text_content("#race-1 output") == "2"
        step(page, "race-1", "play")
        assert page.text_content("#race-1 [data-go=play]") == "Play"
        page.clock.run_for(5000)
        assert page.text_content("#race-1 output") == "2"


def test_every_move_can_be_seen_again(reader: Reader) -> None:
    """After each turn every mark lies in the cell of the space where that turn ended, and the words say the throw."""
    entry = entries()[0]
    assert entry.story.reveal is not None
    sheets = [round_["gm"] for round_ in entry.story.reveal["rounds"]]  # type: ignore[index,union-attr]
    with reader.page(BOARD, reduced_motion="reduce") as page:
        assert page.text_content("#board-1 .told") == "Before the first turn."
        for turn in (1, 2, 3):
            step(page, "board-1", "next")
            words = str(page.text_content("#board-1 .told"))
            assert words.startswith(f"Turn {turn}.")
            for index, way in enumerate(journeys(sheets, "A")):  # type: ignore[arg-type]
                move = way.steps[turn - 1]
                assert f"{way.name} throws {move.throw}: {move.start} to {move.target}" in words
                assert _space_under(page, index) == str(move.space)
        assert page.locator("#board-1 .turn.now").count() == 1
        page.focus("#board-1-slider")
        page.keyboard.press("End")
        ends = {runner.name: str(runner.space) for runner in entry.story.newest.tracks[0].runners}
        for index, way in enumerate(journeys(sheets, "A")):  # type: ignore[arg-type]
            assert _space_under(page, index) == ends[way.name]


def _space_under(page: Page, index: int) -> str:
    """Return the number of the cell that a player's mark lies in."""
    found: str = page.evaluate(
        """index => {
            const svg = document.querySelector('#board-1 svg');
            const box = svg.querySelectorAll('.mark')[index].getBoundingClientRect();
            const x = box.x + box.width / 2, y = box.y + box.height / 2;
            const cells = [...svg.querySelectorAll('.cell')];
            const at = cells.findIndex(cell => {
                const r = cell.getBoundingClientRect();
                return r.left < x && x < r.right && r.top < y && y < r.bottom;
            });
            return [...svg.querySelectorAll(':scope > text')][at].textContent;
        }""",
        index,
    )
    return found


def test_a_players_whole_way_can_be_followed(reader: Reader) -> None:
    """With a name chosen, that player's earlier turns are drawn besides; with everybody's, all are."""
    with reader.page(BOARD) as page:
        for _ in range(4):
            step(page, "board-1", "next")
        assert page.locator("#board-1 .mine").count() == 0
        page.get_by_label("Draw the whole way of").select_option(label="Ann")
        assert page.locator("#board-1 .mine").count() == 3
        page.get_by_label("Draw the whole way of").select_option(label="everybody")
        assert page.locator("#board-1 .mine").count() > 3


def _card_under(page: Page, index: int) -> str | None:
    """Return the number of the card that a player's mark lies in on an open board, None for a mark that is hidden."""
    found: str | None = page.evaluate(
        """index => {
            const svg = document.querySelector('#open-1 svg');
            const mark = svg.querySelectorAll('.mark')[index];
            if (mark.getAttribute('visibility') === 'hidden') { return null; }
            const box = mark.getBoundingClientRect();
            const x = box.x + box.width / 2, y = box.y + box.height / 2;
            const cards = [...svg.querySelectorAll('rect[class^="card-"]')].filter(each => each.checkVisibility());
            const texts = [...svg.querySelectorAll('.number-of text')].filter(each => each.getClientRects().length);
            const at = cards.findIndex(card => {
                const r = card.getBoundingClientRect();
                return r.left < x && x < r.right && r.top < y && y < r.bottom;
            });
            return cards.length === texts.length ? texts[at].textContent : 'odd';
        }""",
        index,
    )
    return found


def test_an_open_board_can_be_stepped_through(reader: Reader) -> None:
    """In each round marks lie on the cards, new cards have dark plates, and the words are those of that round alone."""
    story = next(entry.story for entry in entries() if entry.story.key == "cards")
    views = (story.opening, *(round_.view for round_ in story.rounds))
    with reader.page(OPEN, reduced_motion="reduce") as page:
        step(page, "open-1", "first")
        for number, view in enumerate(views):
            grid = view.grids[0]
            for index, name in enumerate(sorted(story.players)):
                assert _card_under(page, index) == (str(grid.players[name]) if name in grid.players else None)
            plates = page.locator("#open-1 .number-of.new:visible text").all_text_contents()
            assert sorted(plates) == sorted(str(cell.number) for cell in grid.cells if cell.fresh)
            assert page.locator("#open-1 .tag:visible").count() == len(grid.links)
            shown = page.locator("#open-1-story > li:visible")
            assert shown.count() == 1
            assert str(view.headline) in str(shown.text_content())
            words = str(page.text_content("#open-1 .told"))
            assert words.startswith(f"After round {number}." if number else "At the start.")
            assert page.get_attribute("#open-1 svg[role=img]", "aria-label") == words
            step(page, "open-1", "next")
        page.focus("#open-1-slider")
        page.keyboard.press("Home")
        assert page.text_content("#open-1 output") == "0"


COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What axe looks at again in the dark: all that hangs on colours."""


@pytest.mark.parametrize("path", KINDS)
def test_axe_finds_nothing(reader: Reader, shots: Shots, path: str) -> None:
    """Every kind of page keeps WCAG A and AA as far as axe can tell, in light and in dark, with all of it opened."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    with reader.page(path, reduced_motion="reduce", bypass_csp=True) as page:
        move_on(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            shots(page, f"{plain(path)}-1280-{scheme}")
        page.evaluate(OPENED)
        # Over a ground with a pseudo-element upon it axe judges no contrast at all; the stripe has no words on it.
        page.add_style_tag(content="body::before { display: none !important }")
        for scheme, only in (("light", {}), ("dark", {} if os.environ.get("PBM_SOAK") else COLOURS)):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two words
            # Preloading is axe's own fetching of style sheets, which a page from a file may not do.
            found = axe.run(page, options={"resultTypes": ["violations"], "preload": False, **only})
            assert found.response["violations"] == [], (scheme, found.generate_report())


@pytest.mark.parametrize("path", KINDS)
def test_a_phone_needs_no_sideways_scrolling(reader: Reader, shots: Shots, path: str) -> None:
    """At 360 pixels no page is wider than the screen, whatever is opened; wide tables scroll in their own box."""
    with reader.page(path, viewport={"width": 360, "height": 740}) as page:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            shots(page, f"{plain(path)}-360-{scheme}")
        page.evaluate(OPENED)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", KINDS)
def test_every_page_can_be_read_without_javascript(reader: Reader, path: str) -> None:
    """With JavaScript off there are no buttons that do nothing, and every round and move is in the page as a table."""
    with reader.page(path, java_script_enabled=False) as page:
        assert page.locator("button:visible, input:visible, select:visible").count() == 0
        assert page.locator("h1:visible").count() == 1
        if path == GAME:
            due = positions("snakepit", "A")
            assert told(page, "race-1") == due[-1]
            rows = page.locator("#race-1-figures tbody tr")
            assert rows.count() == len(due)
            names = page.locator("#race-1-figures thead th").all_text_contents()[1:]
            for number in range(len(due)):
                cells = rows.nth(number).locator("td").all_text_contents()
                assert dict(zip(names, cells, strict=True)) == due[number]
        if path == OPEN:
            rounds = next(entry.story.rounds for entry in entries() if entry.story.key == "cards")
            assert page.locator("#open-1-story > li:visible").count() == len(rounds) + 1
            assert page.locator("#open-1 .mark:visible").count() == len(rounds[-1].view.grids[0].players)
        if path == BOARD:
            assert page.locator("#board-1 .turn").count() > 5
            assert page.locator("#board-1 .mark:visible").count() == 4
            assert page.locator("#board-1-figures tbody tr").count() > 20


def test_the_keyboard_sees_where_it_is(reader: Reader) -> None:
    """The first stop is a way past the menu; whatever has the focus has a ring around it."""
    with reader.page(GAME) as page:
        page.keyboard.press("Tab")
        skip = page.locator(".skip")
        assert skip.evaluate("each => each === document.activeElement")
        box = skip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "main"


def test_marks_do_not_glide_for_who_wants_no_motion(reader: Reader) -> None:
    """With reduced motion asked for, marks are where they belong at once."""
    with reader.page(BOARD, reduced_motion="reduce") as page:
        assert page.evaluate("getComputedStyle(document.querySelector('.mark')).transitionDuration") == "0s"


def test_paper_gets_no_buttons(reader: Reader) -> None:
    """Printed, a page has its words, its pictures and no furniture, black on white however dark the screen is."""
    with reader.page(GAME, color_scheme="dark") as page:
        page.emulate_media(media="print", color_scheme="dark")
        assert page.locator("nav:visible, button:visible, .skip:visible").count() == 0
        assert page.locator("#race-1 .chart").is_visible()
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
        assert page.evaluate("getComputedStyle(document.documentElement).color") == "rgb(0, 0, 0)"
