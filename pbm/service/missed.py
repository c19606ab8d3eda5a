"""What a player is told of a round in which the rules chose for them: why, what it costs, and how to avoid it."""

from __future__ import annotations

from dataclasses import dataclass

from pbm.core.phrases import Phrase, say, say_count
from pbm.core.zones import say_date, to_the_second
from pbm.rulesets.api import OwnView
from pbm.service.absences import away
from pbm.service.ahead_of_time import is_cut_short
from pbm.service.asking import plays_throws, throw_ahead
from pbm.service.dropped import out_for_missing
from pbm.service.office import Office, Table
from pbm.service.overlooked import asked_about
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, MailIn, Player, Round, Seat
from pbm.service.standing import allowed
from pbm.service.unconfirmed import told_of_missed
from pbm.service.understanding import order_form

__all__ = ["Missed", "has_left", "missed_by"]

_TOLD = 3


@dataclass(frozen=True, slots=True)
class Missed:
    """What a seat is told of a round that it missed, in ``lines``; none where it did not.

    ``excused`` says that the round does not count as missed. ``unheard`` tells, whether or not the round was missed, of
    mails that were not answered before it was over.
    """

    lines: tuple[str, ...] = ()
    excused: bool = False
    unheard: tuple[str, ...] = ()


def has_left(work: UnitOfWork, table: Table, seat: Seat) -> bool:
    """Return whether a seat has left its game, and is not out of it for missing rounds: it misses nothing any more."""
    limit = table.ruleset.max_consecutive_nmr(table.config)
    return seat.status == "dropped" and not out_for_missing(work, seat, limit)


def missed_by(
    office: Office,
    work: UnitOfWork,
    game: Game,
    seat: Seat,
    player: Player,
    closed: Round,
    own: OwnView | None,
    coming: Round | None,
) -> Missed:
    """Return what a seat is told of a round in which the rules chose for it, and of mails that it has not heard about.

    ``own`` is what it sees of the round, ``coming`` the round that is open now, None when the game is over.
    """
    if own is None:
        return Missed()
    asked = asked_about(work, closed, seat)
    waiting = seat.receipt_due_at is not None
    unheard = [mail for mail in asked if waiting and "receipt withheld" in mail.outcome]
    said = tuple(_unheard(mail, player) for mail in unheard[-_TOLD:])
    if not own.missed:
        return Missed(unheard=said)
    cut_short = is_cut_short(office, work, game, closed)
    lines = [*_why(office, work, game, seat, player, closed, cut_short=cut_short)]
    lines += [_asked(mail, player) for mail in asked[-_TOLD:] if mail not in unheard]
    excused = cut_short or away(work, seat, player, closed.deadline) is not None
    lines += _what_it_costs(office, work, game, seat, player, closed, coming, cut_short=cut_short)
    return Missed(tuple(lines), excused, said)


def _why(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, player: Player, closed: Round, *, cut_short: bool
) -> tuple[Phrase, ...]:
    """Return why the rules chose for a seat."""
    table = office.table(work, game)
    version = work.orders.standing(closed.id, seat.id)
    if version is None or version.origin == "default":
        why = (
            say("No orders had come from you when the round was closed, so the rules chose for you.")
            if cut_short
            else say("No orders came from you by the deadline, so the rules chose for you.")
        )
        return (why, *told_of_missed(work, seat, player, closed, cut_short=cut_short))
    if not any(version.orders.values()):
        if cut_short:
            return (
                say(
                    "Your orders had been taken back and no others had come when the round was closed, so the rules "
                    "chose for you."
                ),
            )
        return (say("Your orders had been taken back and no others came in time, so the rules chose for you."),)
    if plays_throws(table, table.ruleset.state_from_json(table.config, closed.state_before)):
        return (say("Your orders had no throw that could be played, so the rules chose for you."),)
    return (say("Your orders could not be played, so the rules chose for you."),)


def _asked(mail: MailIn, player: Player) -> Phrase:
    """Return what is said of a mail that was asked about, and after which no orders came."""
    return say(
        "Your mail of {received} could not be taken as it was: we asked you about it, and no orders came after it.",
        received=to_the_second(mail.received_at, player.zone),
    )


def _unheard(mail: MailIn, player: Player) -> Phrase:
    """Return what is said of a mail whose receipt was withheld, and of which nothing could be asked in time."""
    return say(
        "Your mail of {received} could not be taken as it was, and this was not asked about in time, for ten mails of "
        "yours had been answered within the hour. Sorry! A mail of its own tells you what was not clear.",
        received=to_the_second(mail.received_at, player.zone),
    )


def _what_it_costs(
    office: Office,
    work: UnitOfWork,
    game: Game,
    seat: Seat,
    player: Player,
    closed: Round,
    coming: Round | None,
    *,
    cut_short: bool,
) -> tuple[Phrase, ...]:
    """Return what follows for a seat from having missed a round, and how to miss none."""
    table = office.table(work, game)
    limit = table.ruleset.max_consecutive_nmr(table.config)
    if out_for_missing(work, seat, limit):
        return (
            say_count(
                "You missed a round, and so are out of the game. If you have questions, please write to the GM.",
                "You missed {count} rounds running, and so are out of the game. If you have questions, please write "
                "to the GM.",
                seat.missed_running,
            ),
        )
    if coming is None:
        return ()
    if has_left(work, table, seat):
        return (say("You have left the game; what you missed changes nothing any more."),)
    if cut_short:
        return (say("The round was closed before its deadline, so it does not count as missed."),)
    lines: list[Phrase] = []
    spell = away(work, seat, player, closed.deadline)
    if spell is not None:
        until = say_date(spell.last)
        lines.append(say("You had told us that you are away until {day}, so it does not count as missed.", day=until))
    elif limit:
        lines.append(
            say(
                "{count}; after {limit} in a row you are out of the game.",
                count=say_count(
                    "You missed this round", "You have missed {count} rounds in a row", seat.missed_running
                ),
                limit=limit,
            )
        )
    if not plays_throws(table, table.ruleset.state_from_json(table.config, closed.state_before)):
        return (*lines, say("If you are going away, tell us, for example: ABSENT 3 May to 17 May."))
    lines.append(
        say(
            "To miss none, send orders for several turns at once, a line for each, for example TURN {turn}: "
            "THROW {throw}. If you are going away, tell us, for example: ABSENT 3 May to 17 May.",
            turn=closed.turns[-1] + 1,
            throw=throw_ahead(order_form(office, work, game, seat, coming)),
        )
    )
    if allowed(game) and not seat.missed_orders:
        lines.append(say("Or leave word for good: if I miss a round, play my highest left."))
    return tuple(lines)
