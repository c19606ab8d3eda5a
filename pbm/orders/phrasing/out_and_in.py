"""The verbs by which one number is taken out and another put in its place: "enlève le 3 et mets le 6"."""

from __future__ import annotations

from typing import Final

from pbm.orders.word_set import word_set

__all__ = ["PUTTING", "TAKING_OUT", "TAKING_WORDS", "one_of"]

TAKING_OUT: Final = {
    "fr": "enlève enlevez enlever ôte ôtez retire retirez supprime supprimez",
    "es": "quita quite quito quitar elimina elimino",
    "it": "togli togliete tolgo tolga togliere leva levo elimina elimino",
}
"""Verbs that take a number out by themselves. German, Dutch and English ones need what belongs to them: "raus"."""
PUTTING: Final = {
    "fr": "mets mettez mettre joue jouez",
    "es": "pon ponga pongo juega juego",
    "it": "metti mettete metto gioca gioco",
    "nl": "zet doe speel leg",
    "de": "nimm nehme nehm setze setz tue tu spiele spiel",
    "en": "put use play",
}
"""Verbs that put another number in."""
TAKING_WORDS: Final = word_set(" ".join(TAKING_OUT.values()))


def one_of(*words: str) -> str:
    """Return a pattern of any of some words, given in lists parted by spaces."""
    return f"(?:{'|'.join(dict.fromkeys(word for listed in words for word in listed.split()))})"
