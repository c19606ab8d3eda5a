"""RESIGN: leaving a game, asked once more."""

from __future__ import annotations

from pbm.core.orders import Asked
from pbm.core.phrases import joined, say
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
    # The command says what it says; other words were only understood so.
    wrote = (
        say("You wrote that you want to leave {game}.", game=game.title)
        if asked.line
        else say("Your mail seems to say that you want to leave {game}.", game=game.title)
    )
    how = (
        say(
            "If that is so, reply YES to this mail within {days} days: you leave when the next round opens; what you "
            "have ordered for this one still counts. If not, reply NO, or nothing at all, and you play on.",
            days=DAYS,
        )
        if begun
        else say(
            "If that is so, reply YES to this mail within {days} days: you leave at once. If not, reply NO, or nothing "
            "at all, and you play on.",
            days=DAYS,
        )
    )
    said = joined((wrote, how))
    return Told(
        say("Do you really want to leave?"),
        (said,),
        outcome="resign: asked once more",
        unasked=joined(
            (
                wrote,
                say(
                    "I could not ask you at once whether you really do, so you play on. If you do want to leave, "
                    "please send RESIGN again."
                ),
            )
        ),
    )


def confirmed(desk: Desk, question: Question) -> Told:
    """Let the seat leave, for its player has said yes; return what to tell them.

    A yes from an address that is not the player's own leaves everything as it is: whoever knows a reply address may
    order, which can be undone, but nobody leaves for somebody else.
    """
    if not desk.who.registered:
        said = say("Only a YES from your registered address counts for this; until it comes, nothing changes.")
        return Told(say("Do you really want to leave?"), (said,), outcome="resign: yes from elsewhere, not counted")
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
            "title": say("{name} leaves the game", name=seat.name),
            "lines": (
                joined(
                    (
                        say("{name} wrote that they resign, was asked once more, and said yes.", name=seat.name),
                        say("They leave when the next round opens; orders that stand for this round count.")
                        if seat.status == "leaving"
                        else say("They had not begun, so they are out at once."),
                    )
                ),
            ),
        },
    )
    thanks = say("Thank you for playing; it was good to have you. The GM has been told.")
    if seat.status == "leaving":
        lines = [
            say("You leave {game} when the next round opens.", game=game.title),
            thanks,
            say("If you change your mind before then, send RESIGN OFF."),
        ]
    else:
        lines = [say("You leave {game} now.", game=game.title), thanks]
    return Told(say("You leave the game"), (joined(lines),), outcome="resigned")


def declined(desk: Desk, question: Question) -> Told:
    """Let the seat stay, for its player has said no; return what to tell them."""
    answered(desk.work, question, False, desk.now)
    plays = say("Good, you play on. Nothing has changed.")
    return Told(say("You play on"), (plays,), outcome="resign: no, plays on")


def _stays(desk: Desk) -> Told:
    """Let the player stay who has resigned, or is being asked about it."""
    game, work = desk.who.game, desk.work
    seat = work.seats.get(desk.who.seat.id)
    for question in work.questions.open_of_seat(seat.id, "resign"):
        answered(work, question, False, desk.now)
    if seat.status == "leaving" and left_by(work, seat) == "player":
        stay(desk.office, work, game, seat, actor="player")
        said = say("{name} had resigned, and has taken that back by mail: they play on.", name=seat.name)
        desk.office.letters.to_gm(
            work,
            kind="gm-notice",
            key=f"{game.key}/seat-{seat.number}/stays/mail-{desk.mail.id}",
            now=desk.now,
            game=game,
            context={"title": say("{name} stays", name=seat.name), "lines": (said,)},
        )
        stays = say("Good to hear: you stay. The GM has been told.")
        return Told(say("You play on"), (stays,), outcome="resignation taken back")
    if seat.status == "leaving":
        said = say("It was the GM who let you leave; please write to them.")
        return Told(say("You leave the game"), (said,), outcome="RESIGN OFF: left by the GM")
    if seat.status == "dropped" or game.status == "over":
        said = say("You are no longer in this game; please write to the GM.")
        return Told(say("You have left"), (said,), outcome="RESIGN OFF: gone")
    return Told(say("You play on"), (say("Good, you play on. Nothing has changed."),), outcome="RESIGN OFF: plays on")


def _gone(desk: Desk) -> Told | None:
    """Return what somebody is told who has left already, or whose game is over; None for others."""
    seat = desk.work.seats.get(desk.who.seat.id)
    if desk.who.game.status == "over":
        over = say("The game is over, so there is nothing to leave.")
        return Told(say("The game is over"), (over,), outcome="resign: over")
    if seat.status not in _LEAVES:
        said = (
            say("You leave when the next round opens. To stay after all, send RESIGN OFF.")
            if seat.status == "leaving"
            else say("You have left the game; there is nothing more to do.")
        )
        return Told(say("You leave the game"), (said,), outcome=f"resign: {seat.status}")
    return None
