"""OBSERVE: a game's public reports by mail."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbm.core.game import PUBLIC
from pbm.core.names import plain_name
from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, listed, say
from pbm.core.zones import in_zone
from pbm.orders.commands.observe import read_observe
from pbm.reports.entries import Piece
from pbm.service.commands.desk import Desk
from pbm.service.commands.games import example_key, game_named, no_such_game, open_games
from pbm.service.commands.told import Told
from pbm.service.commands.words import spaced
from pbm.service.commands.writing import note_outside, put_question
from pbm.service.everybody import observers_of
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import AuditEntry, Game, MailIn, Observer, Question
from pbm.service.seating import is_observable
from pbm.service.waiting import is_waiting, on_table

__all__ = ["MOST_OBSERVERS", "ask_to_observe", "confirmed", "ended", "perform", "stop"]

MOST_OBSERVERS = 200
"""Observers of one game."""


def perform(desk: Desk, asked: Asked) -> Told:
    """Begin or end the public reports for a player of another game; who writes from elsewhere is asked to confirm."""
    office, work, who = desk.office, desk.work, desk.who
    wanted = read_observe(asked.argument) if asked.argument else None
    mine = {seat.game_id: seat.name for seat in work.seats.of_player(who.player.id) if seat.status != "dropped"}
    if wanted is None:
        told = open_games(office, work, mine, who.player.addresses, who.player.zone)
        said = say("Please name the game, as in OBSERVE {game}.", game=example_key(office, work, "OBSERVE"))
        return Told(
            say("Which game?"), (said,), verbatim=told.verbatim or told.lines, outcome="OBSERVE: which game was asked"
        )
    key, on = wanted
    game = game_named(work, key)
    if not on:
        stopped = stop(office, work, key, who.player.addresses)
        if not stopped and game is not None and game.id in mine:
            said = say(
                "You play in {game}, so its reports come to you; only RESIGN, in reply to one of its mails, ends them.",
                game=game.title,
            )
            return Told(say("You play in it"), (said,), outcome="OBSERVE OFF: plays")
        return Told(say("Observing"), (ended(stopped),), outcome=f"OBSERVE {key} OFF")
    if game is not None and game.id in mine:
        said = say("You play in {game}: its reports come to you anyway.", game=game.title)
        return Told(say("You play in it"), (said,), outcome="OBSERVE: plays")
    if game is None or not _room(work, game):
        return Told(say("No such game to observe"), (no_such_game(office, work, key),), outcome="OBSERVE: not open")
    if not who.registered:
        put_question(
            office, work, "observe", who.player.addresses[0], game, desk.mail, desk.letter, {"name": who.player.name}
        )
        said = say("A mail is on its way to your registered address: reply YES to it, and it is done.")
        return Told(say("One more step"), (said,), outcome="OBSERVE: asked to confirm")
    _begin(office, work, game, who.player.name, who.player.addresses[0])
    said = say(
        "You observe {game} now: its report comes to you after each round. OBSERVE {key} OFF ends that.",
        game=game.title,
        key=game.key,
    )
    return Told(say("Observing"), (said,), outcome=f"observes {game.key}")


def ask_to_observe(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, address: str, argument: str) -> str:
    """Ask somebody without a seat whether they really want the reports; return what was done, in a few words."""
    wanted = read_observe(argument)
    key = wanted[0] if wanted else ""
    game = game_named(work, key)
    if game is None or not _room(work, game):
        told = (no_such_game(office, work, key),)
        note_outside(office, work, mail, letter, None, say("No such game to observe"), told)
        return "OBSERVE: not open"
    name = plain_name(letter.sender.name if letter.sender else "") or address.partition("@")[0]
    put_question(office, work, "observe", address, game, mail, letter, {"name": name})
    return f"OBSERVE {game.key}: asked to confirm"


def confirmed(office: Office, work: UnitOfWork, question: Question) -> str:
    """Send the public reports to the one who has said yes; return what was done, in a few words."""
    if question.game_id is None or question.mail_id is None:
        return "yes to the reports of no game"
    game, mail = work.games.get(question.game_id), work.mails.get(question.mail_id)
    if not _room(work, game):
        said = say("{game} can be observed no longer; I am sorry. GAMES lists what is open.", game=game.title)
        note_outside(office, work, mail, office.decode(mail.raw), game, say("The game is no longer open"), (said,))
        return f"yes to the reports of {game.key}, which are closed"
    _begin(office, work, game, str(question.data.get("name", "")), question.address)
    return f"yes: observes {game.key}"


def ended(titles: str | None) -> Phrase:
    """Return what somebody is told whose reports of these games have ended, or who had none."""
    if not titles:
        return say("You did not observe that game.")
    return say("You get no more reports of {games}.", games=titles)


def stop(office: Office, work: UnitOfWork, key: str, addresses: Iterable[str]) -> str | None:
    """End the reports of a game (of all for an empty key) to these addresses; return its title, None for no game."""
    now = office.clock.now()
    game = game_named(work, key)
    found = [
        one
        for address in addresses
        for one in work.observers.by_address(address)
        if one.stopped_at is None and (not key or (game is not None and one.game_id == game.id))
    ]
    for one in found:
        work.observers.update(replace(one, stopped_at=now))
        work.record.audit(
            AuditEntry(at=now, actor="observer", action="observes no more", game_id=one.game_id, detail=one.name)
        )
    return listed(dict.fromkeys(work.games.get(one.game_id).title for one in found)) if found else None


def _room(work: UnitOfWork, game: Game) -> bool:
    return is_observable(game) and len(observers_of(work, game)) < MOST_OBSERVERS


def _begin(office: Office, work: UnitOfWork, game: Game, name: str, address: str) -> None:
    """Note an observer, unless they are one, and write to them where the game stands."""
    now = office.clock.now()
    known = [one for one in work.observers.by_address(address) if one.game_id == game.id]
    if any(one.stopped_at is None for one in known):
        return
    if known:
        observer = replace(known[0], stopped_at=None, since=now)
        work.observers.update(observer)
    else:
        name = plain_name(name) or address.partition("@")[0]
        observer = work.observers.add(Observer(game_id=game.id, name=name, address=address.lower(), since=now))
    work.record.audit(AuditEntry(at=now, actor="observer", action="observes", game_id=game.id, detail=observer.name))
    key = f"{game.key}/observer/{observer.id}"
    office.letters.to_observer(
        work,
        kind="observing",
        key=f"{key}/{now:%Y%m%d%H%M%S}" if known else key,
        game=game,
        observer=observer,
        now=now,
        context={"lines": _now(office, work, game)},
    )


def _now(office: Office, work: UnitOfWork, game: Game) -> tuple[Piece, ...]:
    """Return where a game stands, as everybody may know it."""
    round_ = on_table(work, game.id)
    if round_ is None:
        return (say("It has not begun."),)
    found = office.table(work, game)
    state = found.ruleset.state_from_json(found.config, round_.state_before)
    view = found.ruleset.view(found.config, None, state, None, PUBLIC)
    if is_waiting(round_):
        said = say(
            "Round {number} has been played, and its report comes when the GM releases it. Before it:",
            number=round_.number,
        )
        return spaced((said, *view.tables))
    until = in_zone(round_.deadline, game.zone)
    return spaced((say("Round {number} is open until {deadline}.", number=round_.number, deadline=until), *view.tables))
