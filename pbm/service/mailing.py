"""What each mail of a round is made of: the views of a game, put into the words of a template."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import GM, Audience
from pbm.core.phrases import say
from pbm.orders.cleaning.clean import REPLY_MARKER
from pbm.reports.form import form_lines
from pbm.reports.model import GameStory
from pbm.reports.statistics import statistics
from pbm.rulesets.abilities import has_public_boards
from pbm.service.asking import asks_of, closes_early
from pbm.service.history import story_of
from pbm.service.missed import has_left, missed_by
from pbm.service.office import Office, Table
from pbm.service.opening import Opening
from pbm.service.outcome import Outcome
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.records import Game, Player, ReportCopy, Round, Seat
from pbm.service.report_parts import calendar_file, drawing_of, page_words, taps_for
from pbm.service.reveal import attach_reveal
from pbm.service.seals import seals
from pbm.service.sheet import send_sheet
from pbm.service.stand_by import left_before, played_on, playing_names, view_of, with_stand_bys

__all__ = [
    "Press",
    "form_context",
    "keep_page",
    "last_files",
    "own_lines",
    "public_context",
    "revealed_words",
    "seat_context",
    "send_round",
    "send_start",
]

Press = tuple[tuple[str, str], ...]
"""(the name it is signed with, the words) in seat order."""


def form_context(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round | None) -> dict[str, Any]:
    """Return the reply form for a seat, the same as buttons, and what it asks for; nothing where nothing is asked."""
    table = office.table(work, game)
    form, early = None, ""
    if round_ is not None and seat.status != "dropped":
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        form = table.ruleset.order_form(table.config, state, seat.name)
        early = closes_early(table, state)
    boards = tuple(board.name for board in work.boards.of_game(game.id))
    return {
        "form": form_lines(form, boards_named=len(boards) > 1) if form else (),
        "taps": taps_for(office, game, seat, round_, form, boards) if form and round_ else None,
        "asks": asks_of(form, early),
        "marker": REPLY_MARKER,
        "boards": boards,
    }


def seat_context(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, player: Player, round_: Round | None
) -> dict[str, Any]:
    """Return what every mail to a seat has: the form, the deadline in the player's zone, seals, the GM's note."""
    return {
        **form_context(office, work, game, seat, round_),
        "round": round_,
        "deadline": in_zone(round_.deadline, player.zone) if round_ else None,
        "seals": seals(work, game),
        "note": game.gm_note,
        "gm": office.letters.post.gm,
        "address": office.letters.addresses.base,
    }


def send_start(office: Office, work: UnitOfWork, game: Game, first: Round, now: datetime) -> None:
    """Queue the first mail to every seat and the GM's own."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, game.state)
    seats = [seat for seat in work.seats.of_game(game.id) if seat.status != "dropped"]
    story = story_of(office, work, game)
    for seat in seats:
        send_first_mail(office, work, game, story, seat, first, now)
    view = table.ruleset.view(table.config, None, state, None, GM)
    written = office.letters.to_gm(
        work,
        kind="gm-start",
        key=f"{game.key}/start/gm",
        now=now,
        game=game,
        round_=first,
        context={
            "round": first,
            "deadline": in_zone(first.deadline, game.zone),
            "view": view,
            "seals": seals(work, game),
            "warnings": tuple(
                str(warning) for board in table.ruleset.boards(table.config).values() for warning in board.warnings
            ),
            "seats": tuple((seat, work.players.get(seat.player_id)) for seat in seats),
        },
    )
    work.record.add_report(ReportCopy(round_id=first.id, seat_id=None, kind="gm-start", text=written.text))


def send_first_mail(
    office: Office, work: UnitOfWork, game: Game, story: GameStory, seat: Seat, round_: Round, now: datetime
) -> None:
    """Queue a seat's first mail: the rules in brief, what the GM discloses, the seals, the form of ``round_``.

    Where a round has been played it has everybody's positions too.
    """
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    names = playing_names(table, state, work.seats.of_game(game.id))
    player = work.players.get(seat.player_id)
    view = table.ruleset.view(table.config, None, state, None, Audience(seat=seat.name))
    context = seat_context(office, work, game, seat, player, round_)
    drawing = drawing_of(office, story, player.language, race=False)
    written = office.letters.to_seat(
        work,
        kind="start",
        key=f"{game.key}/start/{seat.number}",
        game=game,
        seat=seat,
        player=player,
        now=now,
        round_=round_,
        bulk=True,
        pictures=drawing.pictures,
        files=(calendar_file(office, game, round_, player.language, now),) if context["form"] else (),
        context={
            **context,
            "drawing": drawing,
            # A newcomer reads of the last round what everybody did.
            "view": replace(view, tables=story.newest.tables),
            "briefing": table.ruleset.briefing(table.config, len(names)),
            "names": names,
            "closed": next((one for one in work.rounds.of_game(game.id) if one.number == round_.number - 1), None),
        },
    )
    _keep(work, round_, seat, "start", written.text, page_words(office, player.language, context["taps"], drawing))


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
    gm_changes: tuple[str, ...],
    opened: Mapping[int, Opening],
) -> None:
    """Queue every seat's report of a round and the GM's sheet.

    ``story`` is the game's with this round, ``last`` the files that go with its last report. ``gm_changes`` say what it
    means to the GM that somebody left or came in; ``opened`` is what waited for the next round, by seat. Where none
    comes the game is over, and the report is the final one. The round is kept as released, and the game as it is after
    it: pictures and figures are made from what is kept.
    """
    closed, coming, before, after = outcome.closed, outcome.coming, outcome.before, outcome.after
    table = office.table(work, game)
    kind = "report" if coming else "final"
    played_in = set(table.ruleset.seats(before))
    public = public_context(story, outcome, press)
    stood = played_on(table, after, work.seats.of_game(game.id))
    for seat in work.seats.of_game(game.id):
        if seat.name not in played_in or left_before(closed, seat):
            # A newcomer gets the first mail; who left in an earlier round gets nothing more.
            if coming is not None and seat.status == "active":
                send_first_mail(office, work, game, story, seat, coming, now)
            continue
        player = work.players.get(seat.player_id)
        view = with_stand_bys(view_of(table, before, after, outcome.played, seat), stood)
        drawing = drawing_of(office, story, player.language)
        context = seat_context(office, work, game, seat, player, coming)
        missed = missed_by(office, work, game, seat, player, closed, view.own, coming)
        written = office.letters.to_seat(
            work,
            kind=kind,
            key=f"{game.key}/r{closed.number}/report/{seat.number}",
            game=game,
            seat=seat,
            player=player,
            now=now,
            round_=closed,
            bulk=True,
            pictures=drawing.pictures,
            files=(calendar_file(office, game, coming, player.language, now),) if coming and context["form"] else last,
            context={
                **context,
                **public,
                "view": view,
                "drawing": drawing,
                "revealed": revealed_words(table, last),
                "opened": opened.get(seat.id, Opening()),
                "left": has_left(work, table, seat),
                "missed": missed.lines,
                "excused": missed.excused,
                "unheard": missed.unheard,
            },
        )
        _keep(work, closed, seat, kind, written.text, page_words(office, player.language, context["taps"], drawing))
    send_sheet(office, work, game, outcome, now, gm_changes=gm_changes)


def public_context(story: GameStory, outcome: Outcome, press: Press) -> dict[str, Any]:
    """Return what every report of a round has, whoever it is for."""
    return {
        "closed": outcome.closed,
        "press": press,
        "changes": outcome.changes,
        "report_note": outcome.closed.note,
        "statistics": statistics(story) if story.status == "over" else (),
    }


def last_files(office: Office, work: UnitOfWork, game: Game, coming: Round | None) -> tuple[Attachment, ...]:
    """Return the files that go with a game's last report: what was secret, where it is to be shown now."""
    revealed = attach_reveal(office, work, game) if coming is None else None
    return (revealed,) if revealed is not None else ()


def revealed_words(table: Table, files: tuple[Attachment, ...]) -> str:
    """Return what a last report says is shown with it: boards that were secret and everything else, or the orders."""
    if not files:
        return ""
    secret = () if has_public_boards(table.ruleset) else table.ruleset.boards(table.config)
    if len(secret) > 1:
        return say(
            "What was secret is attached: the boards, everybody's orders, and what opens the seals. With that file "
            "`pbm verify` plays the whole game again and shows that nothing was changed."
        )
    if secret:
        return say(
            "What was secret is attached: the board, everybody's orders, and what opens the seals. With that file "
            "`pbm verify` plays the whole game again and shows that nothing was changed."
        )
    return say(
        "What was secret is attached: everybody's orders, and what opens the seals. With that file `pbm verify` plays "
        "the whole game again and shows that nothing was changed."
    )


def _keep(work: UnitOfWork, round_: Round, seat: Seat, kind: str, text: str, page: str) -> None:
    work.record.add_report(ReportCopy(round_id=round_.id, seat_id=seat.id, kind=kind, text=text))
    keep_page(work, round_, seat, kind, page)


def keep_page(work: UnitOfWork, round_: Round, seat: Seat, kind: str, words: str) -> None:
    """Keep what a mail's page says and its text does not, so that it is known for ours where it is quoted."""
    if words:
        work.record.add_report(ReportCopy(round_id=round_.id, seat_id=seat.id, kind=f"{kind}-page", text=words))


def own_lines(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round) -> tuple[str, ...]:
    """Return where a seat stands as a round opens, and what it has left, in words for itself."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    own = table.ruleset.view(table.config, None, state, None, Audience(seat=seat.name)).own
    return own.lines if own is not None else ()
