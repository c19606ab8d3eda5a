"""From the story of a game to its section of the page: which rounds are news, and what has changed since the last."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.core.zones import in_zone
from pbm.reports.grid_text import grid_alt
from pbm.reports.layout import numeric
from pbm.reports.model import Ending, GameStory, RoundStory, as_printed, tracks_of
from pbm.reports.pictures.race_text import race_alt
from pbm.reports.statistics import statistics
from pbm.reports.tongues import Catalogue
from pbm.reports.writer import placings
from pbm.reports.zine.page import Figure, Grid, News, Press, Quote, Section
from pbm.reports.zine.scenes import cast_on, players_of, scene_of
from pbm.reports.zine.words import clean, paragraphs
from pbm.rulesets.api import Table, Track, View

__all__ = ["Invitation", "Since", "boards_of", "picture_stem", "section_of", "section_of_waiting"]

_LONGEST = 600  # characters of a sentence of ours, names and all
_CELL = 100
_PRESS = 20_000  # characters of one piece of press: five times what a player may write
_SEALED = say("Sealed, so that all can see after the game that nothing was changed:")


@dataclass(frozen=True, slots=True)
class Since:
    """What is news: rounds from this number on, or those released at this moment (UTC) or later.

    With neither it is the newest round alone. ``end`` says whether the end that a GM put to a game is, where no moment
    tells.
    """

    number: int | None = None
    moment: datetime | None = None
    end: bool = True

    def includes(self, story: GameStory, round_: RoundStory) -> bool:
        """Return whether a round is news."""
        if self.number is not None:
            return round_.number >= self.number
        if self.moment is not None:
            return round_.released_at >= self.moment
        return round_ is story.rounds[-1]

    def includes_end(self, story: GameStory) -> bool:
        """Return whether it is news that the GM ended a game."""
        if story.ending is None or story.ended_at is None:
            return False
        return self.end if self.moment is None else story.ended_at >= self.moment


@dataclass(frozen=True, slots=True)
class Invitation:
    """Whether newcomers may join and readers may read along, and the games' address where it is to be printed."""

    join: bool = False
    observe: bool = False
    address: str = ""


def section_of(story: GameStory, since: Since, tongue: Catalogue, invitation: Invitation | None = None) -> Section:
    """Return the section of a game that has begun; without news it says how far the game is."""
    told = tuple(round_ for round_ in story.rounds if since.includes(story, round_))
    base = told[0].number - 1 if told else None
    ending = story.ending if since.includes_end(story) else None
    over = story.status == "over" and bool(told or ending)
    shown = bool(told or ending) or not story.rounds
    # Seals belong to a game's first appearance; nobody wants to set them twice.
    first = bool(story.seals) and told[:1] == story.rounds[:1]
    return Section(
        key=story.key,
        title=clean(story.title, _CELL),
        about=_said(_about(story, told), tongue),
        news=(*(tuple(_news(round_, tongue) for round_ in told) or _start(story, tongue)), *_end(ending, tongue)),
        corrections=_corrections(story, told, since, tongue),
        placings=_placings(story, tongue) if over else "",
        positions=_positions(story, tongue),
        grids=_grids(story, base, tongue) if shown else (),
        statistics=tuple(_said(line, tongue) for line in statistics(story)) if over else (),
        press=_press(told, ending, tongue),
        coming=_coming(story, tongue),
        welcome=_welcome(story.key, invitation, tongue) if story.status != "over" else (),
        note=_said(say("A word from the GM: {note}", note=_one(story.note)), tongue, 4000) if story.note else "",
        sealed=_said(_SEALED, tongue) if first else "",
        seals=_seals(story, tongue) if first else (),
        players=players_of(story),
    )


def section_of_waiting(
    key: str, title: str, players: int, tongue: Catalogue, invitation: Invitation | None = None
) -> Section:
    """Return the section of a game that has not begun and that people may join."""
    if players:
        so_far = say_count("{count} player is waiting.", "{count} players are waiting.", players)
    else:
        so_far = say("Nobody is waiting yet.")
    return Section(
        key=key,
        title=clean(title, _CELL),
        about=_said(joined((say("This game is about to begin."), so_far)), tongue),
        welcome=_welcome(key, invitation, tongue),
    )


def boards_of(story: GameStory) -> tuple[str, ...]:
    """Return the names of the boards that there is a race on, or that everybody may see."""
    newest = story.newest
    return tuple(dict.fromkeys((*(track.board for track in newest.tracks), *(grid.board for grid in newest.grids))))


def picture_stem(story: GameStory, board: str, what: Literal["race", "board"] = "race", *, language: str = "en") -> str:
    """Return the name, without an ending, of the file with the race on a board, or the board: ``vipers-round-07-race``.

    Where there are several boards the board's name, or its number if that is no plain word, follows. A language that
    is not English stands before what it is (``vipers-round-07-de-race``), so that two can lie in one folder.
    """
    boards = boards_of(story)
    spoken = "" if language == "en" else f"-{language}"
    stem = f"{story.key}-round-{story.rounds[-1].number if story.rounds else 0:02d}{spoken}-{what}"
    if len(boards) == 1:
        return stem
    names = [re.sub(r"[^a-z0-9]+", "-", each.lower()).strip("-")[:20] for each in boards]
    place = boards.index(board)
    own = names[place]
    return f"{stem}-{own if own and names.count(own) == 1 else place + 1}"


def _said(words: object, tongue: Catalogue, limit: int = _LONGEST) -> str:
    return clean(str(tongue.said(words)), limit)


def _one(text: str) -> str:
    return " ".join(text.split())


def _turns(turns: Sequence[int]) -> Phrase:
    return say_count("turn {turns}", "turns {turns}", len(turns), turns=listed(turns))


def _about(story: GameStory, told: Sequence[RoundStory]) -> Phrase:
    if story.ending and story.rounds:
        return say(
            "{kind}: the GM has ended the game after round {number}; nobody has won.",
            kind=story.ruleset_title,
            number=story.rounds[-1].number,
        )
    if story.ending:
        return say("{kind}: the GM has ended the game before its first round was played.", kind=story.ruleset_title)
    if story.status == "over":
        return say("{kind}: the game is over.", kind=story.ruleset_title)
    if not story.rounds:
        return say("{kind}: the game has begun.", kind=story.ruleset_title)
    newest = story.rounds[-1].number
    if not told:
        return say("{kind}: no new report since round {number}.", kind=story.ruleset_title, number=newest)
    return say("{kind}, after round {number}", kind=story.ruleset_title, number=newest)


def _start(story: GameStory, tongue: Catalogue) -> tuple[News, ...]:
    """Return the news of a game that has no report yet."""
    if story.rounds:
        return ()
    return (News(_said(say("The start:"), tongue), _said(story.opening.headline, tongue)),)


def _end(ending: Ending | None, tongue: Catalogue) -> tuple[News, ...]:
    """Return the news that the GM has ended a game."""
    if ending is None:
        return ()
    what = say("The GM has ended the game; round {number} is not played.", number=ending.number)
    reason = [_said(say("A word from the GM: {note}", note=_one(ending.reason)), tongue, 4000)] if ending.reason else []
    return (News(_said(say("The end:"), tongue), _said(what, tongue), tuple(reason)),)


def _news(round_: RoundStory, tongue: Catalogue) -> News:
    view = round_.view
    head = say("Round {number} ({turns}):", number=round_.number, turns=_turns(view.played))
    if not any(view.played):  # the round in which pieces are placed is before the first turn
        head = say("Round {number}:", number=round_.number)
    headline = _said(view.headline, tongue)
    notices = [_said(notice, tongue) for notice in view.notices]
    fresh = [notice for notice in notices if notice.rstrip(".").lower() not in headline.lower()]
    changes = [_said(change, tongue) for change in round_.changes]
    note = [_said(say("The GM adds: {note}", note=_one(round_.note)), tongue, 4000)] if round_.note else []
    return News(_said(head, tongue), headline, (*fresh, *changes, *note))


def _corrections(story: GameStory, told: Sequence[RoundStory], since: Since, tongue: Catalogue) -> tuple[str, ...]:
    """Return what was put right after it had been told: in the rounds of this page, or since the last page."""
    found = []
    for round_ in story.rounds:
        for erratum in round_.errata:
            new = round_ in told or (since.moment is not None and erratum.at >= since.moment)
            before_last = since.number is not None and round_.number == since.number - 1
            if erratum.at >= round_.released_at and (new or before_last):
                words = say("Correction to round {number}: {reason}", number=round_.number, reason=_one(erratum.reason))
                found.append(_said(words, tongue, 2000))
    return tuple(found)


def _positions(story: GameStory, tongue: Catalogue) -> str:
    if not story.rounds:
        return _said(say("Positions at the start"), tongue)
    return _said(say("Positions after round {number}", number=story.rounds[-1].number), tongue)


def _grids(story: GameStory, base: int | None, tongue: Catalogue) -> tuple[Grid, ...]:
    """Return the tables of the newest report, each with its board and its race.

    Changes are counted since round ``base`` was told.
    """
    newest = story.newest
    since: Phrase | None = None
    if base is not None and story.rounds and base < story.rounds[-1].number - 1:
        since = say("Since round {number}", number=base) if base else say("Since the start")
    earlier = next((round_.view for round_ in story.rounds if round_.number == base), story.opening)
    left = [track for track in newest.tracks if not track.over]
    made = []
    for table in newest.tables:
        track = left.pop(0) if left and _is_of(table, left[0]) else None
        if track is not None and since is not None:
            table = _recounted(table, track, earlier, since)
        made.append(_grid(story, table, track, tongue))
    races = (_grid(story, Table(clean(track.board, _CELL), (), ()), track, tongue) for track in left)
    return _with_boards(story, (*made, *races), tongue)


def _with_boards(story: GameStory, grids: Sequence[Grid], tongue: Catalogue) -> tuple[Grid, ...]:
    """Return tables and races with the boards that everybody may see, each beside its race if it has one."""
    made = list(grids)
    for board in story.newest.grids:
        figure = None
        if story.rounds:
            words = _said(grid_alt(board), tongue, 4000)
            figure = Figure(picture_stem(story, board.board, "board", language=tongue.language), words)
        of_it = (number for number, grid in enumerate(made) if grid.track and grid.track.board == board.board)
        place = next(of_it, None)
        if place is None:
            made.append(Grid(clean(board.board, _CELL), (), (), (), 0))
            place = -1
        made[place] = replace(made[place], scene=scene_of(story, board), board=figure)
    return tuple(made)


def _is_of(table: Table, track: Track) -> bool:
    """Return whether a table is the one of a race: it has the same names, and last the changes that the track shows."""
    moved = [_change(runner.space - runner.before) if runner.before is not None else "" for runner in track.runners]
    return (
        len(table.columns) > 2
        and [row[1] for row in table.rows] == [runner.name for runner in track.runners]
        and [row[-1] for row in table.rows] == moved
    )


def _recounted(table: Table, track: Track, earlier: View, since: Phrase) -> Table:
    """Return the table of a race with its changes counted from an earlier view."""
    was = {runner.name: runner.space for old in earlier.tracks if old.board == track.board for runner in old.runners}
    changes = [_change(runner.space - was[runner.name]) if runner.name in was else "" for runner in track.runners]
    rows = tuple((*row[:-1], change) for row, change in zip(table.rows, changes, strict=True))
    return Table(table.title, (*table.columns[:-1], since), rows)


def _change(moved: int) -> str:
    return f"{moved:+d}" if moved else "0"


def _grid(story: GameStory, table: Table, track: Track | None, tongue: Catalogue) -> Grid:
    said = Table(
        _said(table.title, tongue, _CELL),
        tuple(_said(column, tongue, _CELL) for column in table.columns),
        tuple(tuple(_said(cell, tongue, _CELL) for cell in row) for row in table.rows),
    )
    kinds = numeric(said)
    named = next((number for number, is_number in enumerate(kinds) if not is_number), 0)
    rows = tuple(
        tuple(_minus(cell) if is_number else cell for cell, is_number in zip(row, kinds, strict=True))
        for row in said.rows
    )
    if track is None or not story.rounds:
        return Grid(said.title, said.columns, rows, kinds, named)
    words = _said(race_alt(tracks_of(story, track.board)), tongue, 2000)
    figure = Figure(picture_stem(story, track.board, language=tongue.language), words)
    return Grid(said.title, said.columns, rows, kinds, named, track, figure, cast=cast_on(story, track.board))


def _minus(number: str) -> str:
    return f"−{number[1:]}" if number.startswith("-") and len(number) > 1 else number


def _placings(story: GameStory, tongue: Catalogue) -> str:
    final = story.newest.standings
    if final is None or not final.winners:
        return ""
    placed = placings(as_printed(final, story.stand_bys))
    order = joined((say("{place}. {names}", place=place, names=names) for place, names in placed), "; ")
    return _said(say("Final placings: {order}.", order=order), tongue, 6000)


def _press(told: Sequence[RoundStory], ending: Ending | None, tongue: Catalogue) -> tuple[Press, ...]:
    pieces = [(say("Press of round {number}", number=round_.number), round_.press) for round_ in told]
    pieces += [(say("Press as the game was ended"), ending.press)] if ending else []
    made = []
    for title, press in pieces:
        quotes = tuple(
            Quote(_said(say("{name} writes:", name=name), tongue, _CELL), paragraphs(str(tongue.said(words))[:_PRESS]))
            for name, words in press
        )
        quotes = tuple(quote for quote in quotes if quote.paragraphs)
        if quotes:
            made.append(Press(_said(title if len(pieces) > 1 else say("Press"), tongue), quotes))
    return tuple(made)


def _coming(story: GameStory, tongue: Catalogue) -> str:
    if story.coming is None or story.deadline is None:
        return ""
    turns, until = story.newest.coming, in_zone(story.deadline, story.zone)
    if not any(turns):
        return _said(
            say("Orders for round {number} are due by {deadline}.", number=story.coming, deadline=until), tongue
        )
    return _said(
        say(
            "Orders for round {number} ({turns}) are due by {deadline}.",
            number=story.coming,
            turns=_turns(turns),
            deadline=until,
        ),
        tongue,
    )


def _welcome(key: str, invitation: Invitation | None, tongue: Catalogue) -> tuple[str, ...]:
    """Return who may still come, where anybody may; how, where the address is to be printed."""
    if invitation is None or not (invitation.join or invitation.observe):
        return ()
    lines: list[Phrase] = []
    if invitation.join and invitation.address:
        lines.append(
            say("New players are welcome: mail the words JOIN {key} to {address}.", key=key, address=invitation.address)
        )
    elif invitation.join:
        lines.append(
            say(
                "New players are welcome: mail the words JOIN {key} to the games' address, which the GM will tell you.",
                key=key,
            )
        )
    if invitation.observe and invitation.address:
        lines.append(
            say(
                "You may read along by mail: send the words OBSERVE {key} to {address}.",
                key=key,
                address=invitation.address,
            )
        )
    elif invitation.observe:
        lines.append(
            say(
                "You may read along by mail: send the words OBSERVE {key} to the games' address, which the GM will "
                "tell you.",
                key=key,
            )
        )
    return tuple(_said(line, tongue) for line in lines)


def _seals(story: GameStory, tongue: Catalogue) -> tuple[tuple[str, str], ...]:
    return tuple((_said(what, tongue, _CELL), clean(seal, _CELL)) for what, seal in story.seals)
