"""RESIGN: leaving a game, asked once more."""

from __future__ import annotations

from pbm.core.orders import Asked
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.membership import leave, left_by, stay
from pbm.service.questions import DAYS, answered, ask
from pbm.service.records import Question

__all__ = ["confirmed", "declined", "perform"]

_LEAVES = ("active", "joining")


def perform(desk: Desk, asked: Asked) -> Told:
    """Ask whether the player really wants to leave; ``OFF`` takes a resignation back while the seat is theirs."""
    if asked.argument:
        return _stays(desk)
    gone = _gone(desk)
    if gone is not None:
        return gone
    game, seat = desk.who.game, desk.who.seat
    ask(
        desk.office,
        desk.work,
        kind="resign",
        address=desk.who.player.addresses[0],
        game=game,
        seat=seat,
        round_=desk.round_,
        mail=desk.mail,
    )
    begun = seat.status == "active" and game.status == "running"
    when = "when the next round opens; what you have ordered for this one still counts" if begun else "at once"
    return Told(
        "Do you really want to leave?",
        (
            f"You wrote that you want to leave {game.title}. If that is so, reply YES to this mail within {DAYS} days: "
            f"you leave {when}. If not, reply NO, or nothing at all, and you play on.",
        ),
        outcome="resign: asked once more",
    )


def confirmed(desk: Desk, question: Question) -> Told:
    """Let the seat leave, for its player has said yes; return what to tell them.

    A yes from an address that is not the player's own leaves everything as it is: whoever knows a reply address may
    order, which can be undone, but nobody leaves for somebody else.
    """
    if not desk.who.registered:
        said = "Only a YES from your registered address counts for this; until it comes, nothing changes."
        return Told("Do you really want to leave?", (said,), outcome="resign: yes from elsewhere, not counted")
    answered(desk.work, question, True, desk.now)
    gone = _gone(desk)
    if gone is not None:
        return gone
    game = desk.who.game
    seat = leave(desk.office, desk.work, game, desk.work.seats.get(desk.who.seat.id), actor="player")
    desk.office.letters.to_gm(
        desk.work,
        kind="gm-notice",
        key=f"{game.key}/seat-{seat.number}/resigned/{question.token}",
        now=desk.now,
        game=game,
        context={
            "title": f"{seat.name} leaves the game",
            "lines": (
                f"{seat.name} wrote that they resign, was asked once more, and said yes. "
                + (
                    "They leave when the next round opens; orders that stand for this round count."
                    if seat.status == "leaving"
                    else "They had not begun, so they are out at once."
                ),
            ),
        },
    )
    when = "when the next round opens" if seat.status == "leaving" else "now"
    return Told(
        "You leave the game",
        (
            f"You leave {game.title} {when}. Thank you for playing; it was good to have you. The GM has been told."
            + (" If you change your mind before then, send RESIGN OFF." if seat.status == "leaving" else ""),
        ),
        outcome="resigned",
    )


def declined(desk: Desk, question: Question) -> Told:
    """Let the seat stay, for its player has said no; return what to tell them."""
    answered(desk.work, question, False, desk.now)
    return Told("You play on", ("Good, you play on. Nothing has changed.",), outcome="resign: no, plays on")


def _stays(desk: Desk) -> Told:
    """Let the player stay who has resigned, or is being asked about it."""
    game, work = desk.who.game, desk.work
    seat = work.seats.get(desk.who.seat.id)
    for question in work.questions.open_of_seat(seat.id, "resign"):
        answered(work, question, False, desk.now)
    if seat.status == "leaving" and left_by(work, seat) == "player":
        stay(desk.office, work, game, seat, actor="player")
        said = f"{seat.name} had resigned, and has taken that back by mail: they play on."
        desk.office.letters.to_gm(
            work,
            kind="gm-notice",
            key=f"{game.key}/seat-{seat.number}/stays/mail-{desk.mail.id}",
            now=desk.now,
            game=game,
            context={"title": f"{seat.name} stays", "lines": (said,)},
        )
        return Told("You play on", ("Good to hear: you stay. The GM has been told.",), outcome="resignation taken back")
    if seat.status == "leaving":
        said = "It was the GM who let you leave; please write to them."
        return Told("You leave the game", (said,), outcome="RESIGN OFF: left by the GM")
    if seat.status == "dropped" or game.status == "over":
        return Told(
            "You have left", ("You are no longer in this game; please write to the GM.",), outcome="RESIGN OFF: gone"
        )
    return Told("You play on", ("Good, you play on. Nothing has changed.",), outcome="RESIGN OFF: plays on")


def _gone(desk: Desk) -> Told | None:
    """Return what somebody is told who has left already, or whose game is over; None for others."""
    seat = desk.work.seats.get(desk.who.seat.id)
    if desk.who.game.status == "over":
        return Told("The game is over", ("The game is over, so there is nothing to leave.",), outcome="resign: over")
    if seat.status not in _LEAVES:
        said = (
            "You leave when the next round opens. To stay after all, send RESIGN OFF."
            if seat.status == "leaving"
            else "You have left the game; there is nothing more to do."
        )
        return Told("You leave the game", (said,), outcome=f"resign: {seat.status}")
    return None
