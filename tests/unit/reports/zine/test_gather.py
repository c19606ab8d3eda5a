"""What a game has on the page: which rounds, compared with what, and what is said once."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from pbm.reports.layout import lead
from pbm.reports.model import Erratum, GameStory, tracks_of
from pbm.reports.zine.gather import Invitation, Since, picture_stem, section_of, section_of_waiting
from pbm.reports.zine.words import paragraphs
from tests.unit.reports.zine.issue import english, played, pressed, stories

NAMES = ("Ann", "Bert", "Cleo")


def game(rounds: int = 5) -> GameStory:
    """Return a game on one board."""
    return played("pit", "The Pit", NAMES, ("families",), rounds)


def test_the_newest_round_alone_is_news_unless_asked_otherwise() -> None:
    """Its changes are those of the report."""
    section = section_of(game(), Since(), english)
    assert [news.head for news in section.news] == ["Round 5 (turns 5 and 6):"]
    assert section.grids[0].columns[-1] == "Change"


def test_changes_are_counted_since_the_last_issue() -> None:
    """With three rounds on the page each change is the space now less the space three rounds ago."""
    story = game()
    section = section_of(story, Since(number=3), english)
    assert [news.head.split()[1] for news in section.news] == ["3", "4", "5"]
    grid = section.grids[0]
    assert grid.columns[-1] == "Since round 2"
    was = {runner.name: runner.space for runner in story.rounds[1].view.tracks[0].runners}
    now = {runner.name: runner.space for runner in story.newest.tracks[0].runners}
    for row in grid.rows:
        assert int(row[-1].replace("−", "-")) == now[row[1]] - was[row[1]]


def test_a_newcomer_has_no_change_since_a_round_without_them() -> None:
    """Their cell is empty."""
    story = game()
    early = story.rounds[1]
    track = early.view.tracks[0]
    without = replace(early, view=replace(early.view, tracks=(replace(track, runners=track.runners[:-1]),)))
    story = replace(story, rounds=(story.rounds[0], without, *story.rounds[2:]))
    rows = section_of(story, Since(number=3), english).grids[0].rows
    assert {row[1]: row[-1] for row in rows}[track.runners[-1].name] == ""


def test_each_board_has_its_table_its_strip_and_its_picture() -> None:
    """Two boards with the same players are told apart, and their pictures are named for game, round and board."""
    vipers = stories()[0]
    section = section_of(vipers, Since(number=5), english)
    assert [(grid.title, grid.track.board if grid.track else "") for grid in section.grids] == [
        ("Board A", "A"),
        ("Board B", "B"),
        ("Places so far: the lowest sum wins", ""),
    ]
    assert [grid.figure.stem for grid in section.grids if grid.figure] == [
        "vipers-round-07-race-a",
        "vipers-round-07-race-b",
    ]


def test_pictures_of_boards_with_strange_names_have_plain_names() -> None:
    """No name of a board gets into a path, and no two boards share a file."""
    vipers = stories()[0]
    named = {"A": "../é", "B": "../ö"}
    tracks = tuple(replace(track, board=named[track.board]) for track in vipers.newest.tracks)
    newest = replace(vipers.rounds[-1], view=replace(vipers.newest, tracks=tracks))
    story = replace(vipers, rounds=(*vipers.rounds[:-1], newest))
    assert [picture_stem(story, board) for board in named.values()] == [
        "vipers-round-07-race-1",
        "vipers-round-07-race-2",
    ]
    assert tracks_of(story, "../é")


def test_seals_are_printed_with_the_first_report_only() -> None:
    """Once the first round has been printed they are on no later page."""
    assert section_of(game(1), Since(), english).seals
    assert not section_of(game(2), Since(), english).seals
    assert section_of(game(2), Since(number=1), english).seals


def test_a_correction_is_printed_where_somebody_may_have_read_the_mistake() -> None:
    """Of a round on the page, and of the one before it; never one made before the report left."""
    story = game(2)
    left = story.rounds[-1].released_at
    late = Erratum(left + timedelta(hours=1), "gm", "a 6 was a 0")
    early = Erratum(left - timedelta(hours=1), "gm", "nobody saw it")
    assert section_of(pressed(story, errata=(early, late)), Since(), english).corrections == (
        "Correction to round 2: a 6 was a 0",
    )
    first = replace(story.rounds[0], errata=(Erratum(left, "gm", "mixed up"),))
    corrected = replace(story, rounds=(first, story.rounds[1]))
    assert section_of(corrected, Since(number=2), english).corrections == ("Correction to round 1: mixed up",)
    assert section_of(corrected, Since(moment=left), english).corrections == ("Correction to round 1: mixed up",)


def test_a_game_without_news_says_how_far_it_is() -> None:
    """No table and no picture, but the deadline."""
    section = section_of(game(), Since(number=9), english)
    assert section.about == "Postal Snakes and Ladders: no new report since round 5."
    assert section.coming.startswith("Orders for round 6 (")
    assert not section.grids
    assert not section.news


def test_a_round_before_the_first_turn_is_told_without_a_turn() -> None:
    """In Unleashed players place the pieces first: that round is of no turn, and is not called turn 0."""
    story = game(1)
    first = story.rounds[0]
    placed = replace(story, rounds=(replace(first, view=replace(first.view, played=(0,))),))
    assert section_of(placed, Since(), english).news[0].head == "Round 1:"


def test_a_game_that_has_just_begun_shows_its_start() -> None:
    """Before the first report there are the players at the start and the first deadline."""
    section = section_of(game(0), Since(), english)
    assert section.news[0].head == "The start:"
    assert len(section.grids[0].rows) == 3
    assert section.grids[0].figure is None


def test_a_game_that_is_over_has_placings_and_figures() -> None:
    """And nothing of deadlines or of joining."""
    snakepit = stories()[1]
    section = section_of(snakepit, Since(), english, Invitation(join=True, observe=True))
    assert section.placings.startswith("Final placings: 1. ")
    assert any(line.startswith("Most gained") for line in section.statistics)
    assert section.coming == ""
    assert section.welcome == ()


def test_a_game_that_waits_for_players_asks_for_them() -> None:
    """With how many wait already."""
    section = section_of_waiting("hill", "The Hill", 2, english, Invitation(join=True))
    assert section.about == "This game is about to begin. 2 players are waiting."
    assert section.welcome == (
        "New players are welcome: mail the words JOIN hill to the games' address, which the GM will tell you.",
    )


def test_press_is_put_together_as_its_writer_meant_it() -> None:
    """Lines that a mail program broke are one again; verses and lists stay as they are."""
    quotes = section_of(stories()[0], Since(), english).press[0].quotes
    brenda = next(quote for quote in quotes if quote.writer == "Brenda Blythe writes:")
    assert [len(lines) for lines in brenda.paragraphs] == [1, 5]
    assert brenda.paragraphs[0][0].endswith("my landing space kindly find a hobby?")
    assert [lead(line) for line in brenda.paragraphs[1]] == ["", "", "  ", "  ", ""]


def test_what_is_set_in_begins_a_line_however_full_the_one_before_it() -> None:
    """A paragraph that begins further in is one of its own; what goes on at its margin, or at the left, is the same."""
    full = "The rain it raineth every day upon the just and unjust fella, said he,"
    assert paragraphs(f"    {full}\nand more.") == ((f"    {full} and more.",),)
    assert paragraphs(f"  {full}\n  and more.") == ((f"  {full} and more.",),)
    assert paragraphs(f"{full}\n    and more.") == ((full, "    and more."),)
    assert paragraphs("\tfar\n" + " " * 60 + "farther\n \n  x") == (("    far", " " * 24 + "farther"), ("  x",))
