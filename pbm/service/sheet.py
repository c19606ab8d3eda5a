"""The GM's own sheet of a round: all that happened in it, how orders came, and what wants looking at."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from pbm.core.deadlines import in_zone
from pbm.core.game import GM
from pbm.core.phrases import joined, say, say_count
from pbm.core.zones import say_date
from pbm.service.absences import away
from pbm.service.asking import plays_throws
from pbm.service.failing import failing
from pbm.service.office import Office
from pbm.service.outcome import Outcome, seen_by
from pbm.service.overlooked import asked_about, overlooked, unanswered, unplaced, unplaced_for
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import with_writers
from pbm.service.records import Correction, Game, ReportCopy, Round

__all__ = ["send_sheet"]

_HELD_SHOWN = 10
_ORIGINS = {
    "advance": say("given in advance"),
    "standing": say("by standing instruction"),
    "gm": say("entered by you"),
    "stand-by": say("by the stand-by"),
}


def send_sheet(
    office: Office,
    work: UnitOfWork,
    game: Game,
    outcome: Outcome,
    now: datetime,
    *,
    gm_changes: tuple[str, ...] = (),
    correction: Correction | None = None,
) -> None:
    """Queue the GM's sheet of a round, another one where there has been one: of a round that waits, that is corrected.

    ``gm_changes`` say what it means to the GM that somebody left or came in; ``correction`` is why there is another
    sheet.
    """
    closed, coming = outcome.closed, outcome.coming
    table = office.table(work, game)
    sheets = sum(1 for copy in work.record.reports(closed.id) if copy.kind == "gm-sheet")
    waits = closed.released_at is None
    what = "corrected" if correction else "waits" if waits else "released" if sheets else "played"
    view = seen_by(work, table, outcome, GM)
    changes = (*outcome.changes, *gm_changes)
    written = office.letters.to_gm(
        work,
        kind="gm-sheet",
        key=f"{game.key}/r{closed.number}/sheet" + (f"/{sheets + 1}" if sheets else ""),
        now=now,
        game=game,
        round_=closed,
        context={
            "closed": closed,
            "round": coming,
            "deadline": in_zone(coming.deadline, game.zone) if coming else None,
            "view": view,
            # What there is to tell of throws stands in the GM's own tables.
            "retold": () if plays_throws(table, outcome.before) else view.notices,
            "press": with_writers(
                work, closed, goes_on=waits and bool(table.ruleset.turns(table.config, outcome.after))
            ),
            # What the sheet has noted already is not said twice.
            "changes": tuple(line for line in changes if view.gm is None or line not in view.gm.notes),
            "waits": waits,
            "what": what,
            "reason": correction.reason if correction else "",
            "standing": _standing_words(work, closed, table.ruleset.seats(outcome.before)),
            "away": _away_words(work, game, now),
            "failing": failing(work, game),
            "held": _held_words(work, game),
            "unsigned": _unsigned_letters(work, closed),
            "overlooked": (
                *overlooked(office, work, game, closed),
                *unanswered(office, work, game, closed),
                *unplaced(office, work, game, closed),
            ),
        },
    )
    work.record.add_report(ReportCopy(round_id=closed.id, seat_id=None, kind="gm-sheet", text=written.text))


def _standing_words(work: UnitOfWork, closed: Round, names: Collection[str]) -> Mapping[str, str]:
    """Return, for the GM, the number of the receipt under which the orders of each seat in the round stood.

    ``names`` are those seats.
    """
    words: dict[str, str] = {}
    for seat in work.seats.of_game(closed.game_id):
        if seat.name not in names:
            continue
        version = work.orders.standing(closed.id, seat.id)
        if version is None:
            asked = asked_about(work, closed, seat) or unplaced_for(work, closed, seat)
            words[seat.name] = say("nothing that could be taken") if asked else say("nothing sent")
        else:
            how = _ORIGINS.get(version.origin) if any(version.orders.values()) else say("withdrawn")
            receipt = say("receipt {receipt}", receipt=version.receipt)
            words[seat.name] = joined((receipt, how), ", ") if how else receipt
    return words


def _held_words(work: UnitOfWork, game: Game) -> tuple[str, ...]:
    """Return, for the GM, which mails are held in a seat's name: nobody has confirmed them, so they counted nothing."""
    told = []
    for seat in work.seats.of_game(game.id):
        held = [str(asked.mail_id) for asked in work.questions.open_of_seat(seat.id, "hold") if asked.mail_id]
        if held:
            mails = say_count("mail {mails}", "mails {mails}", len(held), mails=", ".join(held[:_HELD_SHOWN]))
            if len(held) > _HELD_SHOWN:
                mails = say("{mails} and {count} more", mails=mails, count=len(held) - _HELD_SHOWN)
            told.append(
                say(
                    "Held in {name}'s name, not confirmed and not counted: {mails}. `pbm mail list --status held` "
                    "shows them; `pbm mail accept` and `pbm mail refuse` decide.",
                    name=seat.name,
                    mails=mails,
                )
            )
    return tuple(told)


def _unsigned_letters(work: UnitOfWork, closed: Round) -> tuple[str, ...]:
    """Return, for the GM alone, who wrote letters to other players without a name, and to whom."""
    names = {seat.number: seat.name for seat in work.seats.of_game(closed.game_id)}
    writers = {seat.id: seat.name for seat in work.seats.of_game(closed.game_id)}
    letters = [piece for piece in work.press.of_round(closed.id) if piece.to and piece.anonymous]
    told = (
        say(
            "{name} wrote to {others} without a name.",
            name=writers[piece.seat_id or 0],
            others=", ".join(names[number] for number in piece.to),
        )
        for piece in letters
    )
    return tuple(dict.fromkeys(told))


def _away_words(work: UnitOfWork, game: Game, now: datetime) -> tuple[str, ...]:
    """Return, for the GM, who is away and until when."""
    told = []
    for seat in work.seats.of_game(game.id):
        spell = away(work, seat, work.players.get(seat.player_id), now) if seat.status != "dropped" else None
        if spell is not None:
            told.append(say("{name} is away until {day}.", name=seat.name, day=say_date(spell.last)))
    return tuple(told)
