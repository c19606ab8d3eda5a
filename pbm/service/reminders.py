"""Reminders: a short mail before the deadline to those whose orders are not in."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from pbm.core.orders import OrderForm, RawOrders
from pbm.orders.parse import SHARED
from pbm.service.absences import away
from pbm.service.asking import example_of
from pbm.service.laid_out import is_laid_out
from pbm.service.mailing import keep_page, own_lines, seat_context
from pbm.service.meant import still_offered
from pbm.service.moved import since_moved
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round, Seat
from pbm.service.report_parts import Drawing, calendar_file, page_words
from pbm.service.standing import allowed
from pbm.service.unconfirmed import told_of_waiting

__all__ = ["HOURS", "remind_hours", "send_reminders"]

HOURS = 24
"""How many hours before a deadline players are reminded, where the game does not say."""

_MOST_HOURS = 24 * 14


def remind_hours(game: Game) -> int:
    """Return how many hours before a deadline the players of a game are reminded; 0 for never."""
    hours = game.house.get("remind_hours", HOURS)
    return min(hours, _MOST_HOURS) if isinstance(hours, int) and not isinstance(hours, bool) and hours > 0 else 0


def send_reminders(office: Office) -> int:
    """Remind those who have not sent what the open rounds ask for, once a round; return how many mails were queued.

    A round is marked as reminded in the transaction that queues its mails, so that no stop brings them twice. A round
    that is open for no longer than the reminder would come before its deadline has none: its report has just said it.
    """
    now = office.clock.now()
    with office.store.begin() as work:
        due = [
            round_.id
            for game in work.games.all()
            if game.status == "running"
            for round_ in (work.rounds.open_of(game.id),)
            if round_ is not None and _is_due(game, round_, now)
        ]
    return sum(_remind(office, round_id, now) for round_id in due)


def _is_due(game: Game, round_: Round, now: datetime) -> bool:
    hours = remind_hours(game)
    moment = round_.deadline - timedelta(hours=hours)
    return bool(hours) and round_.reminded_at is None and round_.opened_at < moment <= now < round_.deadline


def _remind(office: Office, round_id: int, now: datetime) -> int:
    with office.store.begin() as work:
        round_ = work.rounds.get(round_id)
        game = work.games.get(round_.game_id)
        if round_.status != "open" or not _is_due(game, round_, now):
            return 0
        if not is_laid_out(office, work, game):
            return 0
        work.rounds.update(replace(round_, reminded_at=now))
        table = office.table(work, game)
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        again = since_moved(work, game, round_)
        waiting = [seat for seat in work.seats.of_game(game.id) if _wants_one(office, work, game, seat, round_, now)]
        for seat in waiting:
            player = work.players.get(seat.player_id)
            standing = work.orders.standing(round_.id, seat.id)
            context = seat_context(office, work, game, seat, player, round_)
            office.letters.to_seat(
                work,
                kind="reminder",
                key=f"{game.key}/r{round_.number}/reminder/{seat.number}{again}",
                game=game,
                seat=seat,
                player=player,
                now=now,
                round_=round_,
                files=(calendar_file(office, game, round_, player.language, now),),
                context={
                    **context,
                    "partly": standing is not None and any(standing.orders.values()),
                    "example": "" if context["asks"].throws else example_of(table, state, seat.name),
                    "meant": still_offered(office, work, game, seat, round_),
                    "waiting": told_of_waiting(work, seat, player),
                    "own": own_lines(office, work, game, seat, round_),
                },
            )
            keep_page(work, round_, seat, "reminder", page_words(office, player.language, context["taps"], Drawing()))
        return len(waiting)


def _wants_one(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round, now: datetime) -> bool:
    player = work.players.get(seat.player_id)
    if seat.status not in ("active", "leaving") or not player.remind:
        return False
    if (seat.missed_orders and allowed(game)) or away(work, seat, player, now):
        return False
    if away(work, seat, player, round_.deadline):
        return False
    table = office.table(work, game)
    form = table.ruleset.order_form(
        table.config, table.ruleset.state_from_json(table.config, round_.state_before), seat.name
    )
    standing = work.orders.standing(round_.id, seat.id)
    return form is not None and not _whole(form, standing.orders if standing else {})


def _whole(form: OrderForm, orders: RawOrders) -> bool:
    """Return whether orders give what the form needs; what may be left out may be missing."""
    needed = [field for field in form.fields if field.kind != "space" and not field.optional]
    boards = (SHARED,) if form.shared and SHARED in orders else form.boards
    return all(form.answered(field, orders.get(board, {})) for board in boards for field in needed)
