"""LANGUAGE: the language somebody would like to be written to in."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.orders import Asked
from pbm.orders.commands.language import LANGUAGES, language_named
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import listing

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Note the language. Our mails are in English so far, and the answer says so."""
    six = listing(LANGUAGES.values())
    code = language_named(asked.argument) if asked.argument else desk.who.player.language
    if code is None:
        said = f"“{asked.argument}” is none of the languages I know: {six}. Send for instance LANGUAGE de."
        return Told("Which language?", (said,), outcome="LANGUAGE: not known")
    language = LANGUAGES.get(code, code)
    if asked.argument:
        player = desk.work.players.get(desk.who.player.id)
        desk.work.players.update(replace(player, language=code))
        lines = [f"Noted: you would like our mails in {language}."]
    else:
        lines = [f"You are noted as a reader of {language}; LANGUAGE de, for instance, changes that."]
    if code != "en":
        lines.append("For now they all come in English; once there are others, yours will be in it.")
    lines.append(f"You may write your orders in {six.replace(' and ', ' or ')}, whatever we write to you in.")
    return Told("Your language", (" ".join(lines),), outcome=f"language: {code}")
