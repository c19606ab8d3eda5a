"""Mail commands of people without a seat: few, and few answers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands import COMMANDS, asked_in, asked_in_subject
from pbm.orders.commands.observe import read_observe
from pbm.orders.stopping import wants_no_more
from pbm.service.commands.games import any_open, example_key, language_outside, open_games
from pbm.service.commands.help_ import command_lines
from pbm.service.commands.joining import ask_to_join
from pbm.service.commands.observing import ask_to_observe, ended, stop
from pbm.service.commands.told import Told
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import MailIn

__all__ = ["ANSWERS_A_DAY", "STRANGERS_A_DAY", "answer_outside"]

ANSWERS_A_DAY = 2
"""Answers to one stranger's address within a day."""

STRANGERS_A_DAY = 20
"""Answers to strangers in all within a day (UTC)."""

_COUNT = "answers-to-strangers"
_DAY = timedelta(days=1)


def answer_outside(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, words: Sequence[str]) -> str | None:
    """Do what somebody without a seat asks; return what was done, or None where nothing known is asked.

    Where no game is open to join or to observe, strangers hear nothing. Joining and observing wait for a YES from the
    address they are asked for; ending reports does not.
    """
    sender = letter.sender.address.lower() if letter.sender else ""
    asked = _asked(letter, words) or _ending(work, letter, words, sender)
    if not asked or not sender or sender == office.letters.post.gm.address.lower():
        return None
    stopped = [title for one in asked if (title := _stopped(office, work, one, sender)) is not None]
    if not stopped and not any_open(office, work):
        return None
    now = office.clock.now()
    made = work.outbox.answers_to(sender, now - _DAY)
    done = "outside: reports stopped" if stopped else "outside"
    if made >= ANSWERS_A_DAY or not _counted(work, now):
        return f"{done}; not answered: enough answers to strangers today"
    for one in asked:
        if one.command == "JOIN" and one.argument:
            return ask_to_join(office, work, mail, letter, sender, one.argument)
        if one.command == "OBSERVE" and one.argument and _wants(one):
            return ask_to_observe(office, work, mail, letter, sender, one.argument)
    observed = (read_observe(one.argument) for one in asked if one.command == "OBSERVE" and one.argument)
    named = next((wanted[0] for wanted in observed if wanted is not None), "")
    told = [_told(office, work, one, sender) for one in asked if one.command != "OBSERVE" or not one.argument]
    told = [Told(say("Observing"), (ended(title),)) for title in stopped] + told
    if not told:
        told = [Told(say("Observing"), (ended(None),))]
    office.letters.to_address(
        work,
        kind="outside",
        key=f"mail-{mail.id}/outside",
        address=sender,
        now=now,
        answering=(mail, letter),
        language=language_outside(office, work, named if stopped else ""),
        context={"title": told[0].title, "told": tuple(told), "last": made + 1 == ANSWERS_A_DAY},
    )
    return f"{done}; answered: {', '.join(one.command for one in asked)}"


def _asked(letter: Letter, words: Sequence[str]) -> tuple[Asked, ...]:
    """Return the commands in a mail that people without a seat may send.

    A subject that names a game to join or to observe counts beside whatever is said below it: mail programs that end a
    subscription for somebody put words of their own there.
    """
    asked, _ = asked_in(words)
    asked = tuple(one for one in asked if COMMANDS[one.command].strangers)
    subject = asked_in_subject(letter.subject) if not asked else None
    if subject is None or not COMMANDS[subject.command].strangers:
        return asked
    silent = not any(word.strip() for word in words)
    return (subject,) if silent or (subject.command in ("JOIN", "OBSERVE") and subject.argument) else ()


def _ending(work: UnitOfWork, letter: Letter, words: Sequence[str], sender: str) -> tuple[Asked, ...]:
    """Return OBSERVE OFF for an observer's mail that says no more than STOP, or UNSUBSCRIBE."""
    said = words if any(word.strip() for word in words) else [letter.subject]
    observing = any(one.stopped_at is None for one in work.observers.by_address(sender))
    return (Asked("OBSERVE", "OFF"),) if observing and wants_no_more(said) else ()


def _wants(asked: Asked) -> bool:
    wanted = read_observe(asked.argument)
    return wanted is not None and wanted[1]


def _stopped(office: Office, work: UnitOfWork, asked: Asked, sender: str) -> str | None:
    wanted = read_observe(asked.argument) if asked.command == "OBSERVE" else None
    return stop(office, work, wanted[0], [sender]) if wanted is not None and not wanted[1] else None


def _told(office: Office, work: UnitOfWork, asked: Asked, sender: str) -> Told:
    games = open_games(office, work, {}, [sender])
    if asked.command == "GAMES":
        return games
    if asked.command == "HELP":
        known = [command for command in COMMANDS.values() if command.strangers]
        said = say("These are play-by-mail games. A line with nothing but one of these words asks for something:")
        return Told(say("What you can write"), (said,), verbatim=command_lines(known))
    said = say(
        "Please name the game, as in {command} {game}. These are open:",
        command=asked.command,
        game=example_key(office, work, asked.command),
    )
    return Told(say("Which game?"), (said,), verbatim=games.verbatim or games.lines)


def _counted(work: UnitOfWork, now: datetime) -> bool:
    """Count an answer to a stranger; return False, and count nothing, when there were enough today."""
    today = f"{now:%Y-%m-%d}"
    day, _, count = (work.meta.get(_COUNT) or b"").decode("ascii").partition(" ")
    made = int(count) if day == today else 0
    if made >= STRANGERS_A_DAY:
        return False
    work.meta.put(_COUNT, f"{today} {made + 1}".encode("ascii"))
    return True
