"""JOIN: a seat in a game that is open."""

from __future__ import annotations

import shlex

from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, say
from pbm.orders.commands.join import read_join
from pbm.service.commands.desk import Desk
from pbm.service.commands.games import example_key, game_named, not_to_join, open_games
from pbm.service.commands.told import Told
from pbm.service.commands.writing import note_outside, put_question
from pbm.service.letters import language_of
from pbm.service.office import Office
from pbm.service.ports import Letter, Mailbox, UnitOfWork
from pbm.service.records import AuditEntry, Game, MailIn, Player, Question
from pbm.service.seating import fitting_name, how_to_join, take_seat, welcome

__all__ = ["ask_to_join", "confirmed", "perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Give a player of one game a seat in another, or ask its GM; who writes from elsewhere is asked to confirm it."""
    office, work, who = desk.office, desk.work, desk.who
    wanted = read_join(asked.argument) if asked.argument else None
    if wanted is None:
        told = open_games(office, work, _names(desk), who.player.addresses, who.player.zone)
        open_key = example_key(office, work, "JOIN")
        said = say("Please name the game, as in JOIN {game}, or JOIN {game} as Bren.", game=open_key)
        return Told(
            say("Which game?"), (said,), verbatim=told.verbatim or told.lines, outcome="JOIN: which game was asked"
        )
    key, name = wanted
    game = game_named(work, key)
    how = how_to_join(office, work, game) if game else None
    playing = _names(desk).get(game.id) if game else None
    if game is not None and playing is not None:
        said = say("You play in {game} already, as {name}.", game=game.title, name=playing)
        return Told(say("You are in already"), (said,), outcome="JOIN: in already")
    if game is None or how is None:
        told_so = not_to_join(office, work, key, _names(desk))
        return Told(say("No such game to join"), (told_so,), outcome="JOIN: not open")
    name = fitting_name(office, work, game, name, who.seat.name)
    if not who.registered:
        put_question(
            office,
            work,
            "join",
            who.player.addresses[0],
            game,
            desk.mail,
            desk.letter,
            {"name": name},
        )
        said = say("A mail is on its way to your registered address: reply YES to it, and it is done.")
        return Told(say("One more step"), (said,), outcome="JOIN: asked to confirm")
    if how == "ask":
        _ask_gm(office, work, game, name, who.player.addresses[0], who.player.zone)
        said = _asked(game)
        return Told(say("The GM is asked"), (said,), outcome=f"JOIN {game.key}: the GM is asked")
    seat_name = _admit(office, work, game, name, who.player)
    said = say(
        "You are in: you play in {game} as {name}. A mail of that game's own is on its way to you.",
        game=game.title,
        name=seat_name,
    )
    return Told(say("Welcome"), (said,), outcome=f"joined {game.key}")


def ask_to_join(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, address: str, argument: str) -> str:
    """Ask somebody without a seat whether they really want one; return what was done, in a few words."""
    wanted = read_join(argument)
    key, name = wanted or ("", "")
    game = game_named(work, key)
    how = how_to_join(office, work, game) if game else None
    if game is None or how is None:
        told = (not_to_join(office, work, key),)
        note_outside(office, work, mail, letter, None, say("No such game to join"), told)
        return "JOIN: not open"
    own_name = letter.sender.name if letter.sender else ""
    name = fitting_name(office, work, game, name, own_name)
    put_question(office, work, "join", address, game, mail, letter, {"name": name, "ask_gm": how == "ask"})
    return f"JOIN {game.key}: asked to confirm"


def confirmed(office: Office, work: UnitOfWork, question: Question) -> str:
    """Seat the newcomer who has said yes, or ask the GM to; return what was done, in a few words."""
    if question.game_id is None or question.mail_id is None:
        return "yes to a seat in no game"
    game, mail = work.games.get(question.game_id), work.mails.get(question.mail_id)
    letter = office.decode(mail.raw)
    how = how_to_join(office, work, game)
    people = work.players.by_address(question.address)
    seats = [seat for person in people for seat in work.seats.of_player(person.id) if seat.game_id == game.id]
    if seats and any(seat.status != "dropped" for seat in seats):
        return f"yes to a seat in {game.key}, who has one already"
    if how is None:
        said = say("{game} takes in nobody any more; I am sorry. GAMES lists what is open.", game=game.title)
        note_outside(office, work, mail, letter, game, say("The game is no longer open"), (said,))
        return f"yes to a seat in {game.key}, which is open no more"
    name = fitting_name(office, work, game, str(question.data.get("name", "")))
    if how == "ask":
        _ask_gm(office, work, game, name, question.address, people[0].zone if len(people) == 1 else game.zone)
        note_outside(office, work, mail, letter, game, say("The GM is asked"), (_asked(game),))
        return f"yes: the GM is asked for a seat in {game.key}"
    if len(people) == 1:
        player = people[0]
    else:
        language = language_of(game)
        player = work.players.add(Player(name=name, zone=game.zone, addresses=(question.address,), language=language))
    _admit(office, work, game, name, player)
    return f"yes: joined {game.key}"


def _names(desk: Desk) -> dict[int, str]:
    """Return the names a player plays under, by game."""
    seats = desk.work.seats.of_player(desk.who.player.id)
    return {seat.game_id: seat.name for seat in seats if seat.status != "dropped"}


def _admit(office: Office, work: UnitOfWork, game: Game, name: str, player: Player) -> str:
    """Give a player a seat, write to them and to the GM, and return the name of the seat."""
    now = office.clock.now()
    seat = take_seat(office, work, game, name, player)
    work.record.audit(AuditEntry(at=now, actor="player", action="seat taken", game_id=game.id, detail=seat.name))
    welcome(office, work, game, seat, player)
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{game.key}/joined/{seat.number}/gm",
        now=now,
        game=game,
        context={
            "title": say("{name} has joined", name=seat.name),
            "lines": (
                say(
                    "{name} ({address}) has taken seat {number} of {game} by mail.",
                    name=seat.name,
                    address=player.addresses[0],
                    number=seat.number,
                    game=game.title,
                ),
                say("To begin the game: pbm game start {game}", game=game.key)
                if game.status == "ready"
                else say("They start when the next round opens."),
            ),
        },
    )
    return seat.name


def _asked(game: Game) -> Phrase:
    """Return what somebody is told whose seat is the GM's to give: what happens next, and when."""
    return say(
        "The GM of {game} has been asked to give you a seat. As soon as you have one, a mail tells you so, and "
        "when you start.",
        game=game.title,
    )


def _ask_gm(office: Office, work: UnitOfWork, game: Game, name: str, address: str, zone: str) -> None:
    """Tell the GM, once a day for each address, who asks for a seat, and the command that gives it."""
    now = office.clock.now()
    command = ["pbm", "seat", "add", game.key, f"{name} <{address}>", "--zone", zone]
    office.letters.to_gm(
        work,
        kind="gm-join",
        key=f"{game.key}/asked-to-join/{address}/{now:%Y-%m-%d}",
        now=now,
        game=game,
        reply_to=Mailbox(name, address),
        context={"newcomer": name, "newcomer_address": address, "command": shlex.join(command)},
    )
