"""Reports for those who read a game without playing: what everybody may see, and nothing else."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pbm.core.game import PUBLIC
from pbm.rulesets.api import Played
from pbm.service.everybody import observers_of
from pbm.service.history import story_of
from pbm.service.letters import language_of
from pbm.service.mailing import Press, last_files, public_context, revealed_words
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round
from pbm.service.report_parts import drawing_of
from pbm.service.seals import seals
from pbm.service.stand_by import played_on, with_stand_bys

__all__ = ["send_round"]


def send_round(
    office: Office,
    work: UnitOfWork,
    game: Game,
    *,
    closed: Round,
    coming: Round | None,
    before: Any,
    after: Any,
    played: Played[Any],
    press: Press,
    changes: tuple[str, ...],
    now: datetime,
) -> None:
    """Queue the public report of a round for every observer; the last one when ``coming`` is None."""
    table = office.table(work, game)
    watching = observers_of(work, game)
    if not watching:
        return
    stood = played_on(table, after, work.seats.of_game(game.id))
    view = with_stand_bys(table.ruleset.view(table.config, before, after, played, PUBLIC), stood)
    story = story_of(office, work, game)
    language = language_of(game)
    drawing = drawing_of(office, story, language)
    last = last_files(office, work, game, coming)
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
                **public_context(story, closed, press, changes),
                "coming": coming,
                "view": view,
                "drawing": drawing,
                "revealed": revealed_words(table, last),
                "seals": seals(work, game),
            },
        )
