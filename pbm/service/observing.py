"""Reports for those who read a game without playing: what everybody may see, and nothing else."""

from __future__ import annotations

from datetime import datetime

from pbm.core.game import PUBLIC
from pbm.reports.model import GameStory
from pbm.service.everybody import observers_of
from pbm.service.letters import language_of
from pbm.service.mailing import Press, public_context, revealed_words
from pbm.service.office import Office
from pbm.service.outcome import Outcome, seen_by
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.records import Game
from pbm.service.report_parts import drawing_of
from pbm.service.seals import seals

__all__ = ["send_round"]


def send_round(
    office: Office,
    work: UnitOfWork,
    game: Game,
    outcome: Outcome,
    now: datetime,
    *,
    story: GameStory,
    last: tuple[Attachment, ...],
    press: Press,
) -> None:
    """Queue the public report of a round for every observer; the last one, with its files, when none comes after it."""
    closed, coming = outcome.closed, outcome.coming
    table = office.table(work, game)
    watching = observers_of(work, game)
    if not watching:
        return
    view = seen_by(work, table, outcome, PUBLIC)
    language = language_of(game)
    drawing = drawing_of(office, story, language)
    for observer in watching:
        office.letters.to_observer(
            work,
            kind="observer",
            key=f"{game.key}/r{closed.number}/observer/{observer.id}",
            game=game,
            observer=observer,
            now=now,
            round_=closed,
            pictures=drawing.pictures,
            files=last,
            context={
                **public_context(story, outcome, press),
                "coming": coming,
                "view": view,
                "drawing": drawing,
                "revealed": revealed_words(table, last),
                "seals": seals(work, game),
            },
        )
