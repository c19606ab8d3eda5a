"""Errata: what everybody is told of a round that was corrected and played again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pbm.core.game import PUBLIC
from pbm.core.zones import in_zone
from pbm.orders.cleaning.clean import REPLY_MARKER
from pbm.rulesets.api import Played, View
from pbm.service.asking import Asks
from pbm.service.everybody import observers_of
from pbm.service.history import story_of
from pbm.service.letters import language_of
from pbm.service.mailing import keep_page, seat_context, send_first_mail
from pbm.service.office import Office
from pbm.service.opening import Opening
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.press_standing import public
from pbm.service.records import Correction, Game, OrderVersion, Player, ReportCopy, Round, Seat
from pbm.service.report_parts import calendar_file, drawing_of, page_words
from pbm.service.reveal import attach_reveal
from pbm.service.seals import seals
from pbm.service.stand_by import left_before, played_on, view_of, with_stand_bys

__all__ = ["Kept", "Telling", "send_errata"]


@dataclass(frozen=True, slots=True)
class Kept:
    """What became of a seat's orders for the round that is open: those that stand, and why others cannot any more."""

    version: OrderVersion | None
    lines: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """A correction as it is to be told. ``was`` and ``now`` are a round as it was played first, and as it is.

    Each is the round and the state in which the next one opened. ``number`` counts the corrections of the round;
    ``corrected`` names the seats whose orders were put right, and each of them alone is told; ``changes`` say who is
    in the game or out of it because of it, and ``back`` names those who were out of it and play again. ``coming`` is
    the round that is open, ``voided`` the one that was until the correction ended the game; ``resumed`` says that the
    game was over and is no longer.
    """

    correction: Correction
    number: int
    closed: Round
    before: Any
    was: tuple[Played[Any], Any]
    now: tuple[Played[Any], Any]
    corrected: frozenset[str]
    changes: tuple[str, ...]
    back: frozenset[str]
    coming: Round | None
    voided: Round | None
    resumed: bool
    kept: Mapping[int, Kept]
    opened: Mapping[int, Opening]


def send_errata(office: Office, work: UnitOfWork, game: Game, told: Telling, now: datetime) -> None:
    """Queue an erratum for everybody who had the report of the round, and for observers.

    Who comes in only now gets the first mail instead.
    """
    table = office.table(work, game)
    ruleset = table.ruleset
    old, new = told.was[1], told.now[1]
    had_it = {*ruleset.seats(told.before), *ruleset.seats(old)}
    attached = attach_reveal(office, work, game) if game.status == "over" else None
    story = story_of(office, work, game)
    for seat in work.seats.of_game(game.id):
        if left_before(told.closed, seat):
            continue
        if seat.name not in had_it:
            if told.coming is not None and seat.name in ruleset.seats(new):
                send_first_mail(office, work, game, story, seat, told.coming, now)
            continue
        player = work.players.get(seat.player_id)
        was, view = _views(office, work, game, told, seat)
        context = seat_context(office, work, game, seat, player, told.coming)
        drawing = drawing_of(office, story, player.language)
        written = office.letters.to_seat(
            work,
            kind="erratum",
            key=f"{game.key}/r{told.closed.number}/erratum/{told.number}/{seat.number}",
            game=game,
            seat=seat,
            player=player,
            now=now,
            round_=told.coming or told.closed,
            bulk=True,
            pictures=drawing.pictures,
            files=_files(office, game, told, player, attached, now),
            context={
                **context,
                **_common(work, told, was, view),
                "drawing": drawing,
                "mine": seat.name in told.corrected,
                "back": seat.name in told.back,
                "kept": told.kept.get(seat.id, Kept(None)) if seat.status != "dropped" else Kept(None),
                "opened": told.opened.get(seat.id, Opening()),
                "observing": False,
            },
        )
        work.record.add_report(ReportCopy(round_id=told.closed.id, seat_id=seat.id, kind="erratum", text=written.text))
        keep_page(work, told.closed, seat, "erratum", page_words(office, player.language, context["taps"], drawing))
    was, view = _views(office, work, game, told, None)
    drawing = drawing_of(office, story, language_of(game))
    for observer in observers_of(work, game):
        office.letters.to_observer(
            work,
            kind="erratum",
            key=f"{game.key}/r{told.closed.number}/erratum/{told.number}/observer/{observer.id}",
            game=game,
            observer=observer,
            now=now,
            round_=told.closed,
            pictures=drawing.pictures,
            context={
                **_common(work, told, was, view),
                "round": told.coming,
                "deadline": in_zone(told.coming.deadline, game.zone) if told.coming else None,
                "form": (),
                "asks": Asks(),
                "taps": None,
                "marker": REPLY_MARKER,
                "boards": tuple(board.name for board in work.boards.of_game(game.id)),
                "seals": seals(work, game),
                "drawing": drawing,
                "mine": False,
                "back": False,
                "kept": Kept(None),
                "opened": Opening(),
                "observing": True,
            },
        )


def _files(
    office: Office, game: Game, told: Telling, player: Player, attached: Attachment | None, now: datetime
) -> tuple[Attachment, ...]:
    """Return what goes along: the deadline of a game that goes on, the reveal of one that is over."""
    files = (attached,) if attached is not None else ()
    if told.resumed and told.coming is not None:
        return (*files, calendar_file(office, game, told.coming, player.language, now))
    return files


def _views(office: Office, work: UnitOfWork, game: Game, told: Telling, seat: Seat | None) -> tuple[View, View]:
    """Return what a seat sees of the round as it was told and as it is now; without a seat, what everybody does."""
    table = office.table(work, game)
    seats = work.seats.of_game(game.id)
    was, now = (
        with_stand_bys(
            table.ruleset.view(table.config, told.before, after, played, PUBLIC)
            if seat is None
            else view_of(table, told.before, after, played, seat),
            played_on(table, after, seats),
        )
        for played, after in (told.was, told.now)
    )
    return was, now


def _common(work: UnitOfWork, told: Telling, was: View, view: View) -> dict[str, Any]:
    return {
        "closed": told.closed,
        "reason": told.correction.reason,
        "was": was,
        "view": view,
        "moved": was.tables != view.tables or was.headline != view.headline,
        "relaid": was.grids != view.grids,
        "changes": told.changes,
        "voided": told.voided,
        "resumed": told.resumed,
        "press": public(work, told.voided) if told.voided else (),
    }
