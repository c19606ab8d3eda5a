"""The page of one game, mailed to the editors who print it: of each round as it is released, and of its end."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from pbm.core.phrases import Phrase, say
from pbm.reports.model import GameStory
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.gather import Since, section_of
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import Page
from pbm.reports.zine.pictures import Drawn, draw
from pbm.reports.zine.render import ENDINGS, MEDIA_TYPES, render
from pbm.service.editors import Editor
from pbm.service.office import Office
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.records import Game, Round
from pbm.service.zine import invitation_to

__all__ = ["send_end_to_editors", "send_to_editors"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Edition:
    """A page for editors: what is news on it, of which round, and as of when.

    ``key`` begins the keys of its mails, and ``stem`` the names of its files. ``corrected`` counts how often the round
    was put right since it was told; ``ended`` is the page with the end that the GM put to a game.
    """

    round: Round
    since: Since
    moment: datetime | None
    key: str
    stem: str
    corrected: int = 0
    ended: bool = False


def send_to_editors(
    office: Office, work: UnitOfWork, game: Game, story: GameStory, closed: Round, now: datetime
) -> None:
    """Queue the page of a round that has just been released, or put right, to every editor who prints the game.

    Called again for the same round it queues nothing, unless the round was corrected meanwhile. A page that cannot be
    made holds nothing up: the GM is told.
    """
    editors = _editors(office, game)
    if not editors:
        return
    newest = story.rounds[-1]
    edition = _Edition(
        round=closed,
        since=Since(),
        moment=newest.released_at,
        key=f"{game.key}/r{closed.number}",
        stem=f"{game.key}-round-{closed.number:02d}",
        corrected=sum(1 for told in newest.errata if told.at >= newest.released_at),
    )
    _send(office, work, game, editors, story, edition, now)


def send_end_to_editors(
    office: Office, work: UnitOfWork, game: Game, story: GameStory, unplayed: Round, key: str, now: datetime
) -> None:
    """Queue the page with the end that the GM has put to a game, to every editor who prints it.

    It tells no round again; ``unplayed`` is the one that is not played for it, ``key`` begins the keys of its mails.
    """
    editors = _editors(office, game)
    if not editors:
        return
    edition = _Edition(
        round=unplayed,
        since=Since(number=unplayed.number),
        moment=game.ended_at,
        key=key,
        stem=f"{game.key}-end",
        ended=True,
    )
    _send(office, work, game, editors, story, edition, now)


def _editors(office: Office, game: Game) -> tuple[Editor, ...]:
    return tuple(editor for editor in office.editors if editor.prints(game.key))


def _send(
    office: Office,
    work: UnitOfWork,
    game: Game,
    editors: Sequence[Editor],
    story: GameStory,
    edition: _Edition,
    now: datetime,
) -> None:
    for editor in editors:
        tongue = office.letters.writer.tongues.of(editor.language)
        try:
            page, drawn = _page_of(office, work, game, story, edition, tongue)
            text = render(page, "text", Layout(), office.letters.writer).decode()
            fragment = render(page, "html", Layout(folder=None), office.letters.writer).decode()
            files = _files(office, editor, page, drawn, edition.stem)
        except Exception as error:
            # An editor's page is never worth a round.
            log.exception("game %s: the page of round %d could not be made", game.key, edition.round.number)
            _tell_gm(office, work, game, edition, editor, type(error).__name__, now)
            continue
        again = f"/corrected-{edition.corrected}" if edition.corrected else ""
        office.letters.to_editor(
            work,
            key=f"{edition.key}/zine/{editor.address}{again}",
            address=editor.address,
            name=editor.name,
            language=tongue.language,
            game=game,
            round_=edition.round,
            now=now,
            files=files,
            context={
                "zine": editor.name,
                "closed": edition.round,
                "corrected": edition.corrected > 0,
                "ended": edition.ended,
                "page": text,
                "fragment": fragment,
                "gm": office.letters.post.gm.name,
            },
        )


def _page_of(
    office: Office, work: UnitOfWork, game: Game, story: GameStory, edition: _Edition, tongue: Catalogue
) -> tuple[Page, tuple[Drawn, ...]]:
    section = section_of(story, edition.since, tongue, invitation_to(office, work, game))
    page = Page(office.letters.post.from_name, tongue.language, (section,), edition.moment)
    return page, draw(story, tongue)


def _files(office: Office, editor: Editor, page: Page, drawn: Sequence[Drawn], stem: str) -> tuple[Attachment, ...]:
    """Return what goes along with an editor's mail: the page as the editor wants it, and its pictures."""
    layout = Layout(images={picture.stem: picture.png for picture in drawn})
    made = Attachment(
        name=f"{stem}.{ENDINGS[editor.format]}",
        media_type=MEDIA_TYPES[editor.format],
        data=render(page, editor.format, layout, office.letters.writer),
    )
    pictures = [
        Attachment(name=f"{picture.stem}.{ending}", media_type=kind, data=data)
        for picture in drawn
        for ending, kind, data in (("png", "image/png", picture.png), ("svg", "image/svg+xml", picture.svg))
    ]
    return (made, *pictures)


def _tell_gm(
    office: Office, work: UnitOfWork, game: Game, edition: _Edition, editor: Editor, what: str, now: datetime
) -> None:
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{edition.key}/zine-failed/{editor.address}",
        now=now,
        game=game,
        round_=edition.round,
        context={
            "title": say("no page for {zine}", zine=editor.name),
            "lines": (
                _failed(game, edition, editor, what),
                say("“pbm zine {key}” tries again; the log says more.", key=game.key),
            ),
        },
    )


def _failed(game: Game, edition: _Edition, editor: Editor, what: str) -> Phrase:
    """Return what the GM is told where a page could not be made."""
    if edition.ended:
        return say(
            "The page with the end of {game} for {zine} could not be made, because of an error of the program "
            "({what}). The game is ended all the same.",
            game=game.title,
            zine=editor.name,
            what=what,
        )
    return say(
        "The page of {game}, round {number}, for {zine} could not be made, because of an error of the "
        "program ({what}). The round itself is released as always.",
        game=game.title,
        number=edition.round.number,
        zine=editor.name,
        what=what,
    )
