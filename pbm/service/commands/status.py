"""STATUS: where a player stands."""

from __future__ import annotations

from pbm.core.deadlines import in_zone
from pbm.core.game import Audience
from pbm.core.orders import Asked
from pbm.core.phrases import say, say_count
from pbm.core.zones import zone_named
from pbm.service.abandoned import is_abandoned
from pbm.service.commands.absent import span
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import tables
from pbm.service.leaving import told_of_leaving
from pbm.service.stand_by import played_on
from pbm.service.unconfirmed import told_of_waiting
from pbm.service.waiting import is_waiting

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - there is nothing to say behind STATUS
    """Show where the player is, what is left, what waits for a YES and everybody's positions.

    The receipt adds orders and deadline.
    """
    game, seat, work = desk.who.game, desk.who.seat, desk.work
    outcome = "asked for STATUS"
    leaving = told_of_leaving(work, work.seats.get(seat.id), desk.who.player)
    waiting = (*((leaving,) if leaving else ()), *told_of_waiting(work, seat, desk.who.player))
    if game.status == "ready":
        names = [other.name for other in work.seats.of_game(game.id) if other.status != "dropped"]
        said = say_count(
            "{game} has not begun. So far {count} plays: {names}.",
            "{game} has not begun. So far {count} play: {names}.",
            len(names),
            game=game.title,
            names=", ".join(names),
        )
        return Told(say("How things stand"), (said, *waiting), outcome=outcome)
    table = desk.office.table(work, game)
    last = desk.round_ or work.rounds.of_game(game.id)[-1]
    raw = last.state_before if last.status == "open" else game.state
    state = table.ruleset.state_from_json(table.config, raw)
    view = table.ruleset.view(table.config, None, state, None, Audience(seat=seat.name))
    lines = list(view.own.lines) if view.own else []
    if seat.name in played_on(table, state, (seat,)):
        lines = [say("You have left the game; a stand-by has taken over your seat.")]
    if game.status == "over" and not is_waiting(last):
        ended = say("The GM has ended {game}: nothing more is played, and nobody has won.", game=game.title)
        # What the rules say of the next turn is never played.
        lines = [ended, *lines[:1]] if is_abandoned(game) else [say("{game} is over.", game=game.title), *lines]
    elif desk.form is None and last.status == "open":
        lines.append(say("The deadline is {deadline}.", deadline=in_zone(last.deadline, desk.who.player.zone)))
    if seat.status == "joining":
        lines.append(say("You start when the next round opens."))
    if seat.status == "leaving":
        lines.append(say("You leave the game when the next round opens."))
    today = desk.now.astimezone(zone_named(desk.who.player.zone)).date()
    for spell in work.seats.absences(seat.id):
        if spell.last >= today:
            lines.append(say("You are noted as away {when}.", when=span(spell.first, spell.last)))
    if not desk.who.player.remind:
        lines.append(say("You get no reminders; REMIND ON brings them back."))
    return Told(say("How things stand"), (*lines, *waiting), verbatim=tables(view), outcome=outcome)
