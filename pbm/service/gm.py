"""What the GM looks at: games, seats, rounds and the outbox, as tables; and what the GM may set right by hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.errors import IllegalError, Problem
from pbm.core.game import GM, JsonObject
from pbm.core.orders import RawOrders
from pbm.core.phrases import listed
from pbm.core.zones import to_the_second
from pbm.orders.forms import are_postal
from pbm.orders.parse import SHARED
from pbm.rulesets.api import Table, View
from pbm.service.everybody import observers_of, with_orders
from pbm.service.failing import failing
from pbm.service.finding import find_game, find_round, find_seat
from pbm.service.late import all_in
from pbm.service.merging import said
from pbm.service.office import Office
from pbm.service.office import Table as GameTable
from pbm.service.overlooked import asked_about, unplaced_for
from pbm.service.records import AuditEntry, Game, MailOut, Round
from pbm.service.rounds import close_round, waits_for
from pbm.service.stand_by import played_on, stand_bys, with_stand_bys
from pbm.service.waiting import is_told, is_waiting, on_table, waiting_of

__all__ = [
    "GameSheet",
    "RoundSheet",
    "close_by_hand",
    "find_game",
    "find_seat",
    "game_sheet",
    "games_table",
    "mails_table",
    "outbox_table",
    "retry_mail",
    "retry_reading",
    "round_sheet",
]


def games_table(office: Office) -> Table:
    """Return every game with its round, deadline and how many have sent orders."""
    rows = []
    with office.store.begin() as work:
        for game in work.games.all():
            round_ = on_table(work, game.id)
            seats = [seat for seat in work.seats.of_game(game.id) if seat.status in ("active", "leaving")]
            given = sum(seat in seats for seat in with_orders(work, game, round_)) if round_ else 0
            rows.append(
                (
                    game.key,
                    game.title,
                    game.status,
                    str(round_.number) if round_ else "",
                    _deadline(round_, game) if round_ else "",
                    f"{given} of {len(seats)}" if round_ else "",
                )
            )
    return Table("", ("game", "title", "status", "round", "deadline", "orders in"), tuple(rows))


def _deadline(round_: Round, game: Game) -> str:
    """Return a round's deadline, or that it has been played and waits."""
    return "played, waits for you" if is_waiting(round_) else in_zone(round_.deadline, game.zone)


_NO_OBSERVERS = Table("Observers", ("name", "address", "since"), ())


@dataclass(frozen=True, slots=True)
class GameSheet:
    """One game as the GM sees it. ``failing`` names the addresses that mail comes back from.

    ``view`` is None for a game that has not begun.
    """

    game: Game
    seats: Table
    rounds: Table
    view: View | None
    failing: tuple[str, ...] = ()
    observers: Table = _NO_OBSERVERS


def game_sheet(office: Office, key: str) -> GameSheet:
    """Return a game's seats, rounds and present positions."""
    with office.store.begin() as work:
        game = find_game(work, key)
        rounds = work.rounds.of_game(game.id)
        open_round = work.rounds.open_of(game.id)
        seats = []
        for seat in work.seats.of_game(game.id):
            player = work.players.get(seat.player_id)
            version = work.orders.standing(open_round.id, seat.id) if open_round else None
            seats.append(
                (
                    str(seat.number),
                    seat.name,
                    seat.status,
                    ", ".join(player.addresses),
                    player.zone,
                    f"receipt {version.receipt}" if version and said(version.orders) else "–",
                    str(seat.missed_running),
                )
            )
        view = None
        if game.status != "ready":
            table = office.table(work, game)
            waiting = waiting_of(work, game.id)
            raw = waiting.state_after if waiting else game.state
            state = table.ruleset.state_from_json(table.config, raw)
            stood = played_on(table, state, work.seats.of_game(game.id))
            view = with_stand_bys(table.ruleset.view(table.config, None, state, None, GM), stood)
        return GameSheet(
            game,
            Table(
                "Seats",
                ("seat", "name", "status", "addresses", "zone", "orders in", "missed running"),
                tuple(seats),
            ),
            Table(
                "Rounds",
                ("round", "turns", "status", "deadline", "closed"),
                tuple(
                    (
                        str(round_.number),
                        str(listed(round_.turns)),
                        "waits" if is_waiting(round_) else round_.status,
                        in_zone(round_.deadline, game.zone),
                        in_zone(round_.closed_at, game.zone) if round_.closed_at else "",
                    )
                    for round_ in rounds
                ),
            ),
            view,
            failing(work, game),
            replace(
                _NO_OBSERVERS,
                rows=tuple((one.name, one.address, in_zone(one.since, game.zone)) for one in observers_of(work, game)),
            ),
        )


@dataclass(frozen=True, slots=True)
class RoundSheet:
    """One round as the GM sees it: the orders that stand, and the newest sheet that was mailed once it was played."""

    game: Game
    round: Round
    orders: Table
    sheet: str | None


def round_sheet(office: Office, key: str, number: int | None) -> RoundSheet:
    """Return a round of a game, the newest when no number is given."""
    with office.store.begin() as work:
        game = find_game(work, key)
        round_ = find_round(work, game, number)
        table = office.table(work, game)
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        seats = work.seats.of_game(game.id)
        there = table.ruleset.seats(state)
        coming = () if is_told(round_) else tuple(seat.name for seat in seats if seat.status == "joining")
        stood = stand_bys(game, table, state, seats) if round_.status == "open" else ()
        rows = []
        for seat in seats:
            if seat.name not in there and seat.name not in coming:
                continue
            version = work.orders.standing(round_.id, seat.id)
            words = (_orders_said(table, state, seat.name, version.orders) or "withdrawn") if version else ""
            asked = ", ".join(str(mail.id) for mail in asked_about(work, round_, seat))
            unplaced = ", ".join(str(question.mail_id) for question in unplaced_for(work, round_, seat))
            said = (
                words
                or _why_none(seat.name, coming, stood)
                or ("nothing taken" if asked or unplaced else "nothing sent"),
                f"asked about mail {asked}" if asked else "",
                f"asked which seat mail {unplaced} is for" if unplaced else "",
            )
            rows.append(
                (
                    seat.name,
                    "; ".join(filter(None, said)),
                    str(version.receipt) if version else "",
                    to_the_second(version.received_at, game.zone) if version else "",
                )
            )
        sheets = [copy.text for copy in work.record.reports(round_.id) if copy.kind == "gm-sheet"]
        return RoundSheet(
            game,
            round_,
            Table("Orders", ("name", "orders", "receipt", "received"), tuple(rows)),
            sheets[-1] if sheets else None,
        )


def _why_none(name: str, coming: Collection[str], stood: Collection[str]) -> str:
    """Return why a seat has no orders though nothing is missing, "" where its player has simply sent none.

    ``coming`` are those who start with the next round, ``stood`` the seats that a stand-by is going to play.
    """
    if name in coming:
        return "starts with the next round"
    return "a stand-by orders when the round is played" if name in stood else ""


def _orders_said(table: GameTable, state: Any, name: str, orders: RawOrders) -> str:
    """Return orders as one says them: ``throws 3 then 5, trapdoor 45``; of another game, what they mean."""
    if not are_postal(orders):
        return " ".join(table.meaning(state, name, orders))
    several = len(table.ruleset.boards(table.config)) > 1
    return "; ".join(
        (f"{board}: " if several and board != SHARED else "") + _order_words(order) for board, order in orders.items()
    )


def _order_words(order: JsonObject) -> str:
    """Return an order as one says it: ``throws 3 then 5, trapdoor 45``."""
    return ", ".join(
        f"{key} {' then '.join(map(str, value)) if isinstance(value, list | tuple) else value}"
        for key, value in order.items()
    )


def close_by_hand(office: Office, key: str, *, early: bool = False, began: datetime | None = None) -> Round:
    """Close a game's open round now and return it as it is then. ``began`` is when reading the mailboxes for it began.

    IllegalError when none is open, when its deadline has not passed and ``early`` is not said, or when the mail has not
    been read since the deadline.
    """
    with office.store.begin() as work:
        now = office.clock.now() if began is None else began
        game = find_game(work, key)
        round_ = work.rounds.open_of(game.id)
        if round_ is None:
            if waiting_of(work, game.id) is not None:
                raise IllegalError(
                    Problem(
                        "waits",
                        f"the game '{game.key}' has no open round: its newest one is played and waits; "
                        f"`pbm round release {game.key}` sends its reports",
                    )
                )
            raise IllegalError(
                Problem("no-open-round", f"the game '{game.key}' has no open round: it is {game.status}")
            )
        ahead = round_.deadline > office.clock.now()
        unread = work.mails.waiting_before(office.clock.now(), game.id)
    if ahead and not early:
        raise IllegalError(
            Problem(
                "deadline-ahead",
                f"the deadline of round {round_.number} is {in_zone(round_.deadline, game.zone)}; "
                "to close the round before it, say --early",
            )
        )
    reason = waits_for(office, round_, min(all_in(round_.deadline), now))
    if reason is None and unread:
        reason = f"{unread} mail(s) are not processed yet"
    if reason is not None:
        raise IllegalError(Problem("mail-unread", f"round {round_.number} cannot be closed: {reason}"))
    done = close_round(office, round_.id, actor="gm", deadline=None if early else round_.deadline)
    with office.store.begin() as work:
        now_is = work.rounds.get(round_.id)
    if not done and now_is.status != "closed":
        raise IllegalError(
            Problem(
                "changed-meanwhile",
                f"round {round_.number} of '{game.key}' was moved or ended in this moment, and is not closed; look "
                f"at it with `pbm round show {game.key}`",
            )
        )
    return now_is


def outbox_table(office: Office, key: str | None = None, status: str | None = None) -> Table:
    """Return the mails out, oldest first, of one game and one status when they are given."""
    with office.store.begin() as work:
        game = find_game(work, key) if key else None
        mails = work.outbox.all(game.id if game else None, status)
        keys = {other.id: other.key for other in work.games.all()}
    return Table(
        "",
        ("mail", "game", "kind", "to", "status", "tries", "note"),
        tuple(
            (
                str(mail.id),
                keys.get(mail.game_id, "") if mail.game_id else "",
                mail.kind,
                mail.recipient,
                mail.status,
                str(mail.attempts),
                _note(mail),
            )
            for mail in mails
        ),
    )


def _note(mail: MailOut) -> str:
    """Return what a GM wants to know of a mail out: why it failed, when it is tried again."""
    if mail.status != "queued":
        return mail.last_error
    again = f"next try {mail.next_attempt_at:%Y-%m-%d %H:%M} UTC" if mail.last_error else ""
    return "; ".join(part for part in (again, mail.last_error) if part)


def retry_mail(office: Office, mail_id: int) -> None:
    """Queue a mail that failed once more; IllegalError when there is none or it was sent."""
    now = office.clock.now()
    with office.store.begin() as work:
        try:
            mail = work.outbox.get(mail_id)
        except LookupError:
            raise IllegalError(
                Problem(
                    "no-such-mail", f"there is no mail {mail_id} in the outbox; `pbm outbox list` shows what there is"
                )
            ) from None
        if mail.status == "sent":
            raise IllegalError(Problem("sent", f"mail {mail_id} was sent already; it is not sent twice"))
        work.outbox.update(replace(mail, status="queued", next_attempt_at=now, uncertain=False))
        work.record.audit(AuditEntry(at=now, actor="gm", action="mail queued again", detail=f"mail {mail_id}"))


def mails_table(office: Office, status: str | None = None) -> Table:
    """Return the mails in, in the order received, of one status when it is given."""
    with office.store.begin() as work:
        mails = [mail for mail in work.mails.all() if status in (None, mail.status)]
        keys = {game.id: game.key for game in work.games.all()}
    return Table(
        "",
        ("mail", "received", "by", "from", "game", "status", "outcome"),
        tuple(
            (
                str(mail.id),
                f"{mail.received_at:%Y-%m-%d %H:%M} UTC",
                mail.source,
                mail.sender or "",
                keys.get(mail.game_id, "") if mail.game_id else "",
                mail.status,
                mail.outcome,
            )
            for mail in mails
        ),
    )


def retry_reading(office: Office, mail_id: int) -> None:
    """Have a mail that was set aside read once more; IllegalError when there is none or it was read."""
    with office.store.begin() as work:
        try:
            mail = work.mails.get(mail_id)
        except LookupError:
            raise IllegalError(
                Problem("no-such-mail", f"no mail {mail_id} has come in; `pbm mail list` shows those that have")
            ) from None
        if mail.status != "set-aside":
            raise IllegalError(
                Problem(
                    "not-set-aside",
                    f"mail {mail_id} was not set aside: it is {mail.status}; "
                    "`pbm mail list --status set-aside` shows those that are",
                )
            )
        work.mails.update(replace(mail, status="stored", attempts=0))
        work.record.audit(
            AuditEntry(at=office.clock.now(), actor="gm", action="mail read again", detail=f"mail {mail_id}")
        )
