"""LANGUAGE: the language somebody is written to in."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, joined, listed, say
from pbm.orders.commands.language import LANGUAGES, language_named
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Change the language of the player's mails, this answer's too, or say which it is.

    A language that our mails do not come in is noted all the same; they are in English then.
    """
    player = desk.work.players.get(desk.who.player.id)
    code = language_named(asked.argument) if asked.argument else player.language
    if code is None:
        unknown = say(
            "“{language}” is none of the languages I know: {known}. Send for instance LANGUAGE de.",
            language=asked.argument,
            known=listed(LANGUAGES.values()),
        )
        return Told(say("Which language?"), (unknown,), outcome="LANGUAGE: not known")
    written = desk.office.letters.writer.tongues.languages
    language = LANGUAGES.get(code, code)
    if asked.argument:
        desk.work.players.update(replace(player, language=code))
        lines = [
            say("From now on our mails come to you in {language}.", language=language)
            if code in written
            else say("Noted: you would like our mails in {language}.", language=language)
        ]
    elif code in written:
        lines = [
            say("Our mails come to you in {language}; LANGUAGE de, for instance, changes that.", language=language)
        ]
    else:
        lines = [
            say("You are noted as a reader of {language}; LANGUAGE de, for instance, changes that.", language=language)
        ]
    if code not in written:
        lines.append(_written_in(written))
    either = joined(
        (joined([*LANGUAGES.values()][:-1], ", "), [*LANGUAGES.values()][-1]),
        say(" or "),
    )
    lines.append(say("You may write your orders in {languages}, whatever we write to you in.", languages=either))
    return Told(say("Your language"), (joined(lines),), outcome=f"language: {code}")


def _written_in(languages: tuple[str, ...]) -> Phrase:
    """Return which languages our mails come in."""
    there = listed(LANGUAGES.get(code, code) for code in languages)
    return say("So far they come in {languages}, so yours are in English until there are others.", languages=there)
