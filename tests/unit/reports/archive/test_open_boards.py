"""Boards that everybody may see, in the archive: the drawing, its rounds and its words agree with the reports."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

from pbm.config.resources import resource
from pbm.reports.archive.boards import Board, board_of
from pbm.reports.archive.model import Entry
from pbm.reports.archive.plan import CELL
from pbm.reports.archive.site import site_files
from pbm.reports.model import GameStory, RoundStory
from pbm.reports.tongues import ENGLISH
from pbm.rulesets.grid import Cell, Grid, Link
from tests.unit.reports.archive.games import NASTY, SITE, built, open_entries, writer
from tests.unit.reports.archive.test_drawings import _contrast
from tests.unit.reports.archive.test_site import Page
from tests.unit.reports.zine.open_boards import classic, unleashed


def drawn(story: GameStory, first: int = 0, last: int | None = None) -> Board:
    """Return a game's board as drawn."""
    board = board_of(story, "A", ENGLISH, first, last)
    assert board is not None
    return board


def grids(story: GameStory) -> list[Grid]:
    """Return the board at the start and after each round, as the reports have it."""
    return [view.grids[0] for view in (story.opening, *(round_.view for round_ in story.rounds))]


def there(rounds: str, number: int) -> bool:
    """Return whether something that lies there in some rounds does so in one."""
    return not rounds or str(number) in rounds.split()


def with_grid(story: GameStory, grid: Grid) -> GameStory:
    """Return a game whose newest report has another board."""
    newest = story.rounds[-1]
    changed: RoundStory = replace(newest, view=replace(newest.view, grids=(grid,)))
    return replace(story, rounds=(*story.rounds[:-1], changed))


def test_marks_lie_where_the_reports_say() -> None:
    """After every round each player's mark lies within their card, no mark upon another, and the key says the space."""
    for story in (classic(None), unleashed(None)):
        board = drawn(story)
        cells = {card.number: (float(card.x), float(card.y)) for card in board.cards}
        for number, grid in enumerate(grids(story)):
            spots = [player.places[number] for player in board.players if player.places[number] != "-"]
            assert len(spots) == len(set(spots)) == len(grid.players)
            for player in board.players:
                if player.name in grid.players:
                    left, top = cells[grid.players[player.name]]
                    x, y, _ = map(float, player.places[number].split(","))
                    assert left < x < left + CELL
                    assert top < y < top + CELL
                    home = grid.players[player.name] == max(cells)
                    assert player.spaces[number] == ("home" if home else str(grid.players[player.name]))
                else:
                    assert player.places[number] == "-"


def test_cards_are_those_of_each_round() -> None:
    """In every round there is one card in each place, with what the report has printed on it, and new where it is."""
    story = unleashed(None)
    board = drawn(story)
    for number, grid in enumerate(grids(story)):
        cards = [card for card in board.cards if there(card.rounds, number)]
        told = {
            card.number: "".join("".join(words.split()) for _, words in card.label.lines) if card.label else ""
            for card in cards
        }
        assert len(cards) == len(grid.cells)
        assert told == {cell.number: "".join(str(cell.label).split()) for cell in grid.cells}
        fresh = {card.number for card in cards if str(number) in card.fresh.split()}
        assert fresh == {cell.number for cell in grid.cells if cell.fresh}


def test_a_piece_that_was_moved_lies_in_its_new_place_from_then_on() -> None:
    """Each round has each piece once; the move is new in its round and said in words."""
    story = unleashed(2)
    grid = story.newest.grids[0]
    old = grid.links[0]
    moved = replace(old, top=old.top - 1, fresh=True)
    story = with_grid(story, replace(grid, links=(moved, *grid.links[1:])))
    board = drawn(story)
    for number in (0, 1, 2):
        names = [tag.words[:-1] for piece in board.pieces if there(piece.rounds, number) for tag in piece.shape.tags]
        assert sorted(names) == (sorted(link.name for link in grid.links) if number else [])
    assert [piece.shape.tags[0].words[:-1] for piece in board.pieces if piece.fresh == "2"] == [old.name]
    assert f"{old.name} {moved.top}-{moved.bottom}" in board.frames[2].new


def test_a_rounds_page_has_the_board_of_that_round_alone() -> None:
    """Nothing in it is of another round, and later rounds change nothing of it."""
    story = unleashed(None)
    board = drawn(story, 2, 2)
    assert {card.rounds for card in board.cards} == {""}
    assert [frame.number for frame in board.frames] == [2]
    assert board == drawn(replace(story, rounds=story.rounds[:2]), 2, 2)


def test_a_public_board_has_its_page_while_the_game_goes_on() -> None:
    """With every round's words in it, and no proof before the reveal; before the first report there is none."""
    page = built()["games/squares/board.html"].decode()
    story = open_entries()[1].story
    for round_ in story.rounds:
        assert str(round_.view.headline) in unescape(page)
    assert "See for yourself" not in page
    assert "Here is what nobody saw" not in page
    over = built()["games/cards/board.html"].decode()
    assert "cards-reveal.json" in over
    assert "Here is what nobody saw" not in over
    begun = site_files([Entry(replace(story, rounds=()))], SITE, writer())
    assert "games/squares/board.html" not in begun
    game = begun["games/squares/index.html"].decode()
    assert "The board at the start" in game
    assert "<input" not in game


def test_a_board_is_told_to_those_who_listen() -> None:
    """The drawing has who stands where as its name; every piece and every card is in words beside it."""
    story = unleashed(2)
    page = unescape(site_files([Entry(story)], SITE, writer())["games/cards/round-02.html"].decode())
    board = drawn(story, 2, 2)
    assert f'role="img" aria-label="{board.frames[0].told}"' in page
    assert board.frames[0].told.startswith("After round 2. In race order: ")
    for link in story.newest.grids[0].links:
        assert f"{link.name} {link.top}-{link.bottom}" in page
    for cell in story.newest.grids[0].cells:
        assert not cell.label or f"{cell.number} {cell.label}" in page


def test_a_board_too_large_to_be_drawn_is_told() -> None:
    """Its words are open to be read, and there is no drawing."""
    large = Grid("A", 60, 60, tuple(Cell(number) for number in range(3600)), (Link("snake", 9, 3, "S1", True),))
    story = with_grid(unleashed(1), large)
    page = site_files([Entry(story)], SITE, writer())["games/cards/round-01.html"].decode()
    assert 'class="replay open-board"' not in page
    assert '<details class="figures" open>' in page
    assert "S1 9-3" in page


def test_hostile_words_on_a_board_stay_words() -> None:
    """Labels, names of pieces and players make no element and no attribute."""
    cells = tuple(Cell(number, "action", words[:200]) for number, words in enumerate(NASTY))
    links = tuple(Link("snake", 4, number, words[:60], True) for number, words in enumerate(NASTY[:3]))
    players = {words[:60]: number for number, words in enumerate(NASTY)}
    hostile = Grid("A", 3, 4, cells, links, players)
    story = with_grid(unleashed(1), hostile)
    newest = replace(story.rounds[-1].view, tracks=())
    story = replace(story, opening=replace(story.opening, tracks=()), rounds=(replace(story.rounds[0], view=newest),))
    for path, data in site_files([Entry(story)], SITE, writer()).items():
        text = data.decode("utf-8")
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\ufeff]", text), path
        assert not re.search(r"<(img|b|script)\b(?! src=\"[./]*archive\.js)", text), path
        attributes = {key for _, found in Page(text).elements for key in found}
        assert not [key for key in attributes if key.startswith("on")], path


def test_what_is_printed_on_cards_stands_out_in_light_and_in_dark() -> None:
    """Labels have 4.5:1 against their card, numbers against every card."""
    text = Path(resource("templates") / "archive" / "style.css").read_text("utf-8")
    light = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{3,6})", text.split("@media")[0]))
    dark = {**light, **dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{3,6})", text.split("@media")[1]))}
    for colours in (light, dark):
        number = (
            colours["number"] if len(colours["number"]) == 7 else "#" + "".join(c * 2 for c in colours["number"][1:])
        )
        for kind in ("forward", "back", "action"):
            assert _contrast(colours[kind], colours[f"card-{kind}"]) >= 4.5
        for kind in ("plain", "forward", "back", "action", "end"):
            assert _contrast(number, colours[f"card-{kind}"]) >= 4.5
        assert _contrast(colours["ink"], colours["card-end"]) >= 4.5
        assert _contrast(colours["card"], colours["ink"]) >= 4.5
