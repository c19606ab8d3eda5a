"""ABSENT: days on which a player is away."""

from __future__ import annotations

from datetime import date, timedelta

from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, joined, listed, say
from pbm.core.zones import say_date, zone_named
from pbm.orders.commands.absent import is_back
from pbm.orders.days import Days, Unclear, is_return, read_days
from pbm.service.asking import asks_of, plays_throws, throw_ahead
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import own_seats
from pbm.service.records import Absence
from pbm.service.standing import allowed

__all__ = ["perform", "span"]

_DAY = timedelta(days=1)
_LATER = timedelta(days=7)


def perform(desk: Desk, asked: Asked) -> Told:
    """Note an absence, take all of them back, or say what is noted. A player is away in all their games at once."""
    today = desk.mail.received_at.astimezone(zone_named(desk.who.player.zone)).date()
    if not asked.argument:
        return _noted(desk, today)
    if is_back(asked.argument):
        gone = sum(desk.work.seats.drop_absences(seat.id) for _, seat in own_seats(desk.work, desk.who.player))
        said = say("Welcome back! You are no longer noted as away.") if gone else say("You were not noted as away.")
        return Told(say("You are here"), (said,), outcome="absence taken back")
    begun = _just_told(desk) if is_return(asked.argument) else None
    days = read_days(asked.argument, begun.first if begun else today)
    if begun is None and is_return(asked.argument) and isinstance(days, Days):
        begun = _ended(desk, days.last, today)
    if begun is not None and isinstance(days, Days):
        # "I'm away next week. Back on Monday." is one stretch, said in two sentences.
        days = Days(begun.first, max(days.last, begun.first))
    if isinstance(days, Unclear):
        return _asked_back(desk, asked, days)
    return _keep(desk, days, again=begun is not None)


def _asked_back(desk: Desk, asked: Asked, days: Unclear) -> Told:
    """Return what is asked of days that cannot be told.

    Who will be away for long, or for a time without a date, may be gone before they answer: the GM hears of it too.
    """
    title, outcome = say("When are you away?"), "ABSENT: asked back"
    if any(map(str.isdigit, asked.argument)) and not days.lasting:
        return Told(title, (joined((days.why, say("Until then nothing is noted."))),), outcome=outcome)
    told = say("Until then nothing is noted. The GM was sent your mail, in case you are away by then.")
    for_gm = say("The days on which {name} is away could not be told, and were asked for.", name=desk.who.seat.name)
    return Told(title, (joined((days.why, told)),), outcome=outcome, for_gm=for_gm)


def _just_told(desk: Desk) -> Absence | None:
    """Return the stretch that the same mail has told of, where it has not begun: a day of return then ends that."""
    spells = [one for one in desk.work.seats.absences(desk.who.seat.id) if one.told_at == desk.now]
    return max(spells, key=lambda one: one.first, default=None)


def _ended(desk: Desk, last: date, today: date) -> Absence | None:
    """Return the noted stretch to come that a day of return ends, sooner or some days later than was told."""
    spells = desk.work.seats.absences(desk.who.seat.id)
    return next((one for one in spells if today < one.first <= last <= one.last + _LATER), None)


def _keep(desk: Desk, days: Days, *, again: bool) -> Told:
    seats = own_seats(desk.work, desk.who.player)
    if not seats:
        said = say("No game is left that you play in, so there is nothing to be away from, and nothing is noted.")
        return Told(say("Nothing to be away from"), (said,), outcome="ABSENT: no seat")
    plays = any(seat.id == desk.who.seat.id for _, seat in seats)
    for _, seat in seats:
        # What overlaps is said anew; other stretches stay.
        others = [one for one in desk.work.seats.absences(seat.id) if one.last < days.first or days.last < one.first]
        desk.work.seats.drop_absences(seat.id)
        for first, last, told in sorted(
            [(one.first, one.last, one.told_at) for one in others] + [(days.first, days.last, desk.now)]
        ):
            desk.work.seats.add_absence(Absence(seat_id=seat.id, first=first, last=last, told_at=told))
    when = span(days.first, days.last)
    if again:
        said = say("And you are back on {day}: so you are away {when}.", day=say_date(days.last + _DAY), when=when)
        return Told(say("You are back then"), (said,), outcome=f"absent {days.first} to {days.last}")
    if len(seats) > 1 or not plays:
        noted = say("Noted: you are away {when}, in {games}.", when=when, games=listed(game.title for game, _ in seats))
    else:
        noted = say("Noted: you are away {when}.", when=when)
    means = say("You get no reminders then, and a round you miss is not held against you. ABSENT OFF takes this back.")
    here = ("", joined(part for part in (_without_orders(desk), _ahead(desk)) if part)) if plays else ()
    return Told(say("You are away"), (joined((noted, means)), *here), outcome=f"absent {days.first} to {days.last}")


def _without_orders(desk: Desk) -> Phrase:
    """Return what becomes of somebody who sends no orders."""
    asks = asks_of(desk.form)
    if asks.needed or desk.who.game.state is None or _keeps_orders(desk):
        return say("Your piece still moves: without orders the rules choose for you.")
    return say("Your piece still moves: it needs no orders for that.")


def _ahead(desk: Desk) -> Phrase | None:
    """Return how somebody who will be away can order all the same; None in a game that keeps no orders for later."""
    if not _keeps_orders(desk):
        return None
    turn = desk.round_.turns[-1] + 1 if desk.round_ is not None else 2
    throw = throw_ahead(desk.form)
    if allowed(desk.who.game):
        return say(
            "You can send orders ahead, each turn on a line of its own, such as TURN {turn}: THROW {throw}, or leave "
            "word: if you don't hear from me, play my lowest left.",
            turn=turn,
            throw=throw,
        )
    return say(
        "You can send orders ahead, each turn on a line of its own, such as TURN {turn}: THROW {throw}.",
        turn=turn,
        throw=throw,
    )


def _keeps_orders(desk: Desk) -> bool:
    """Return whether orders for turns to come can be given: those of throws can."""
    if desk.who.game.state is None:
        return False
    table = desk.office.table(desk.work, desk.who.game)
    return plays_throws(table, table.ruleset.state_from_json(table.config, desk.who.game.state))


def _noted(desk: Desk, today: date) -> Told:
    spells = [one for one in desk.work.seats.absences(desk.who.seat.id) if one.last >= today]
    if not spells:
        said = say(
            "You are not noted as away. To note days, send for instance ABSENT 3 May to 17 May, or ABSENT until 17 May."
        )
        return Told(say("When are you away?"), (said,), outcome="asked for ABSENT")
    when = listed(span(one.first, one.last) for one in spells)
    said = say("You are noted as away {when}. ABSENT OFF takes that back.", when=when)
    return Told(say("You are away"), (said,), outcome="asked for ABSENT")


def span(first: date, last: date) -> Phrase:
    """Return days in words: ``on Friday 4 December 2026``, ``from Friday … to Sunday …``."""
    if first == last:
        return say("on {day}", day=say_date(first))
    return say("from {first} to {last}", first=say_date(first), last=say_date(last))
