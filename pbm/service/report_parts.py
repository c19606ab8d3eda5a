"""The parts of a report beside its words: the picture of the race, the deadline for a calendar, orders with one tap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from pbm.core.orders import OrderForm
from pbm.core.phrases import joined, say
from pbm.reports.calendar_file import MEDIA_TYPE, deadline_file
from pbm.reports.grid_text import grid_alt, grid_text
from pbm.reports.model import GameStory, tracks_of
from pbm.reports.one_tap import Tap, taps
from pbm.reports.pictures.cast import cast_of
from pbm.reports.pictures.grid import grid_png
from pbm.reports.pictures.race import race_png
from pbm.reports.pictures.race_text import race_alt, race_text, strip_text
from pbm.reports.tongues import Catalogue
from pbm.rulesets.api import Track
from pbm.rulesets.grid import Grid
from pbm.service.office import Office
from pbm.service.ports import Attachment, Picture
from pbm.service.records import Game, Round, Seat

__all__ = ["Drawing", "Taps", "calendar_file", "drawing_of", "page_words", "taps_for"]

_TAP_TITLE = say("Order with one tap")
_TAP_LEAD = say(
    "Each button writes a mail with the form filled in; you only send it. What is left open in it is left to the rules."
)
_FORM_TITLE = say("A mail to fill in")
_FORM_LEAD = say("The button opens a mail with the form in it: fill it in and send it.")
_TRACK = say("The track:")
_ROUND_BY_ROUND = say("The race, round by round:")
_ROOM = 90_000  # bytes of pictures in one mail
_PNG_WIDTH, _PNG_HEIGHT = slice(16, 20), slice(20, 24)


@dataclass(frozen=True, slots=True)
class Taps:
    """Orders with one tap: what the page says of them, where they go, under which subject, and a button for each."""

    title: str
    lead: str
    address: str
    subject: str
    buttons: tuple[Tap, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A race as it stands, for everybody: pictures for the page, the same in characters for the text.

    ``grids`` are boards that everybody may see, in characters.
    """

    pictures: tuple[Picture, ...] = ()
    tracks: tuple[str, ...] = ()
    grids: tuple[str, ...] = ()


def taps_for(office: Office, game: Game, seat: Seat, round_: Round, form: OrderForm, boards: Sequence[str]) -> Taps:
    """Return a seat's buttons for a round."""
    addresses = office.letters.addresses
    # What Python makes of a phrase is English: the tag for those hosts that lose tags in addresses goes round it.
    tag = addresses.subject("", game, seat).strip()
    words = say("[{key}] Orders for round {number}", key=game.key, number=round_.number)
    buttons = taps(form, boards_named=len(boards) > 1)
    title, lead = (_TAP_TITLE, _TAP_LEAD) if len(buttons) > 1 else (_FORM_TITLE, _FORM_LEAD)
    return Taps(title, lead, addresses.reply_to(game, seat), joined((words, tag)) if tag else words, buttons)


def page_words(office: Office, language: str, found: Taps | None, drawing: Drawing) -> str:
    """Return what a report's page says and its text does not, so that it is known again where it is quoted."""
    tongue = office.letters.writer.tongues.of(language)
    words = [found.title, found.lead, *(tap.label for tap in found.buttons)] if found else []
    return "\n".join(tongue.said(line) for line in (*words, *(picture.alt for picture in drawing.pictures)))


def calendar_file(office: Office, game: Game, round_: Round, language: str, now: datetime) -> Attachment:
    """Return a round's deadline as a file for a calendar."""
    tongue = office.letters.writer.tongues.of(language)
    summary = say("{title}: orders for round {number}", title=game.title, number=round_.number)
    data = deadline_file(
        uid=f"deadline-{game.key}-{round_.number}@{office.letters.addresses.domain}",
        summary=tongue.said(summary),
        description=tongue.said(say("Reply to the latest mail of the game to send or to change your orders.")),
        opened=round_.opened_at,
        deadline=round_.deadline,
        now=now,
    )
    return Attachment(name=f"{game.key}-round-{round_.number}.ics", media_type=MEDIA_TYPE, data=data)


def drawing_of(office: Office, story: GameStory, language: str, *, race: bool = True) -> Drawing:
    """Return the board and the race so far on each board, with as many pictures as a mail has room for.

    Before the first report there is no ``race``; a board that everybody may see is there from the beginning. A race
    that was over in an earlier round has been drawn then, and is drawn again only when the game is over.
    """
    tongue = office.letters.writer.tongues.of(language)
    newest = story.newest
    ended = story.status == "over"
    drawable = newest.tracks if race and story.rounds else ()
    boards = tuple(dict.fromkeys(track.board for track in drawable if ended or not track.over))
    several = len(newest.tracks) > 1 or len(newest.grids) > 1
    made: list[tuple[bytes, str]] = []
    lines: list[str] = []
    grids: list[str] = []
    cast = cast_of(track for view in (story.opening, newest) for track in view.tracks)
    for grid in newest.grids:
        title = f"{story.title}, {grid.board}" if several else story.title
        made.append((_board(grid, title, cast, tongue), tongue.said(grid_alt(grid))))
        grids.append(grid_text(grid, cast=cast, tongue=tongue))
    drawn = {grid.board for grid in newest.grids}
    for board in boards:
        tracks = tracks_of(story, board)
        title = f"{story.title}, {board}" if several else story.title
        made.append((_chart(tracks, title, tongue), tongue.said(race_alt(tracks))))
        # Where the board itself is shown, a strip of it would only say the same again.
        if board not in drawn or ended:
            lines.append(_characters(tracks, board if several else "", tongue, over=ended))
    pictures: list[Picture] = []
    room = _ROOM
    for number, (data, alt) in enumerate(made, start=1):
        if len(data) <= room:
            room -= len(data)
            pictures.append(_picture(office, story, number, data, alt))
    return Drawing(tuple(pictures), tuple(lines), tuple(grids))


def _board(grid: Grid, title: str, cast: Sequence[str], tongue: Catalogue) -> bytes:
    """Return the picture of a board; it is drawn once for all who get it."""
    return grid_png(grid, title, "mail", cast=cast, tongue=tongue)


@lru_cache(maxsize=32)
def _chart(tracks: tuple[Track, ...], title: str, tongue: Catalogue) -> bytes:
    """Return the chart of a race; it is drawn once for all who get it."""
    return race_png(tracks, title, "mail", tongue=tongue)


def _picture(office: Office, story: GameStory, number: int, data: bytes, alt: str) -> Picture:
    newest = story.rounds[-1].number if story.rounds else 0
    return Picture(
        cid=f"race-{story.key}-{newest}-{number}@{office.letters.addresses.domain}",
        name=f"{story.key}-round-{newest}-{number}.png",
        data=data,
        alt=alt,
        width=int.from_bytes(data[_PNG_WIDTH], "big"),
        height=int.from_bytes(data[_PNG_HEIGHT], "big"),
    )


def _characters(tracks: Sequence[Track], board: str, tongue: Catalogue, *, over: bool) -> str:
    """Return a race in characters: as it stands, or from its beginning when it is over."""
    if over:
        heading = say("The race on board {board}, round by round:", board=board) if board else _ROUND_BY_ROUND
    else:
        heading = say("The track of board {board}:", board=board) if board else _TRACK
    drawn = race_text(tracks, tongue=tongue) if over else strip_text(tracks[-1], tongue=tongue)
    return f"{tongue.said(heading)}\n\n{drawn}"
