"""The page of a zine: made of all games of an issue when it is asked for."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Literal, TypeAlias

from pbm.core.errors import IllegalError, Problem
from pbm.core.zones import to_utc, zone_named
from pbm.reports.model import GameStory
from pbm.reports.zine.gather import Invitation, Since, section_of, section_of_waiting
from pbm.reports.zine.page import Page, Section
from pbm.reports.zine.pictures import Drawn, draw
from pbm.service.finding import find_game
from pbm.service.history import story_of
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game
from pbm.service.seating import how_to_join, is_observable

__all__ = ["From", "Issue", "invitation_to", "make_issue", "remember_printed"]

log = logging.getLogger(__name__)

From: TypeAlias = date | int | Literal["last"] | None
"""From when on a page tells: a day, a round, what was printed last, or (None) the newest round of each game."""

_FAREWELL = timedelta(weeks=4)
"""So long a game that is over is on the page by itself; later it is when it is named, or the rounds it had are."""

_MARK = "zine/printed/"


@dataclass(frozen=True, slots=True)
class Issue:
    """A page and the pictures that go with it. ``newest`` is the newest round told of each game, by key, and
    when those were ended that a GM ended."""

    page: Page
    pictures: tuple[Drawn, ...]
    newest: Mapping[str, int]


def make_issue(
    office: Office,
    keys: Sequence[str] = (),
    since: From = None,
    *,
    language: str = "en",
    zine: str = "",
    pictures: bool = True,
    address: bool = False,
) -> Issue:
    """Return the page of an issue: of the games of these keys in this order, or of all that have something to tell.

    ``zine`` says whose mark ``since="last"`` goes by. ``address`` prints the games' own for those who would like to
    join. IllegalError for a game or a language there is not, and where there would be nothing on the page.
    """
    tongues = office.letters.writer.tongues
    if language not in tongues.languages:
        known = ", ".join(tongues.languages)
        raise IllegalError(Problem("no-such-language", f"there is no language '{language}' here; there are: {known}"))
    tongue = tongues.of(language)
    sections: list[Section] = []
    drawn: list[Drawn] = []
    newest: dict[str, int] = {}
    moments: list[datetime] = []
    with office.store.begin() as work:
        printed = _printed(work, zine)
        games = [find_game(work, key) for key in dict.fromkeys(keys)] or list(work.games.all())
        for game in games:
            welcome = invitation_to(office, work, game, address=address)
            if game.started_at is None:
                if keys or welcome.join:
                    seats = [seat for seat in work.seats.of_game(game.id) if seat.status != "dropped"]
                    sections.append(section_of_waiting(game.key, game.title, len(seats), tongue, welcome))
                continue
            story = story_of(office, work, game)
            begin = _since(since, game, printed)
            news = [round_ for round_ in story.rounds if begin.includes(story, round_)]
            told = bool(news) or begin.includes_end(story)
            if not keys and story.status == "over" and not _belongs(story, since, office.clock.now(), told=told):
                continue
            sections.append(section_of(story, begin, tongue, welcome))
            if story.ended_at is not None and begin.includes_end(story):
                newest[_end_of(game)] = _second(story.ended_at)
                moments.append(story.ended_at)
            if news:
                newest[game.key] = news[-1].number
                moments.append(news[-1].released_at)
            if told:
                drawn += draw(story, tongue) if pictures else ()
    if not sections:
        why = (
            "every game that has begun is over and was printed: to have one again, name it"
            if any(game.started_at is not None for game in games)
            else "no game has begun, and none is open to newcomers: there is nothing to print"
        )
        raise IllegalError(Problem("nothing-to-print", why))
    page = Page(office.letters.post.from_name, language, tuple(sections), max(moments, default=None))
    return Issue(page, tuple(drawn), newest)


def remember_printed(office: Office, issue: Issue, zine: str = "") -> None:
    """Remember which rounds were on a page, so that the next one with ``since="last"`` begins after them."""
    with office.store.begin() as work:
        printed = {**_printed(work, zine), **issue.newest}
        work.meta.put(f"{_MARK}{zine}", json.dumps(printed, sort_keys=True).encode())


def invitation_to(office: Office, work: UnitOfWork, game: Game, *, address: bool = False) -> Invitation:
    """Return who may still come to a game; with the games' own ``address`` where it is to be printed."""
    return Invitation(
        join=how_to_join(office, work, game) is not None,
        observe=is_observable(game),
        address=office.letters.addresses.base if address else "",
    )


def _since(since: From, game: Game, printed: Mapping[str, int]) -> Since:
    if since == "last":
        ended = _second(game.ended_at) if game.ended_at is not None else None
        return Since(number=printed.get(game.key, 0) + 1, end=printed.get(_end_of(game)) != ended)
    if isinstance(since, int):
        return Since(number=since)
    if isinstance(since, date):
        return Since(moment=to_utc(datetime.combine(since, time()), zone_named(game.zone)))
    return Since()


def _end_of(game: Game) -> str:
    """Return where it is kept which end of a game, put to it by its GM, was on a page."""
    return f"{game.key}/end"


def _second(moment: datetime) -> int:
    return int(moment.timestamp())


def _belongs(story: GameStory, since: From, now: datetime, *, told: bool) -> bool:
    """Return whether a game that is over is still on the page by itself; ``told`` whether there is news of it."""
    if since is not None:
        return told
    return story.ended_at is not None and now - story.ended_at <= _FAREWELL


def _printed(work: UnitOfWork, zine: str) -> dict[str, int]:
    kept = work.meta.get(f"{_MARK}{zine}")
    return {str(key): int(number) for key, number in json.loads(kept).items()} if kept else {}
