"""Sayings that have a number in them, which orders nothing: "two can play at that", "aller guten Dinge sind drei"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.token import Token

__all__ = ["drop_sayings"]

_SAYINGS: Final = (
    *("2 can play at", "2 can play that", "takes 2 to tango", "takes 2 to make", "2 s company", "2 is company"),
    *("3 s a crowd", "3 is a crowd", "2 wrongs", "2 birds with", "2 heads are", "5 gold rings", "5 golden rings"),
    *("2 for the price of 1", "3 for the price of 2", "2 zum preis von", "2 pour le prix d'un", "2 voor de prijs van"),
    *("2 al precio de 1", "2 por el precio de 1", "2 al prezzo di 1", "2 al prezzo di"),
    *("2 down , 1 to go", "2 down 1 to go", "2 left feet", "of 2 evils", "2 peas in", "my 2 cents", "2 pennorth"),
    *("6 of 1 and half", "6 of 1 , half", "1 good turn", "4 legs good", "2 legs bad"),
    *("das können spielen 2", "das können 2 spielen", "aller guten dinge sind 3", "gehören 2 dazu", "dazu gehören 2"),
    *("unter 4 augen", "5 gerade sein", "2 fliegen mit"),
    *("jamais 2 sans 3", "être 2 à jouer", "les 4 vérités", "2 temps 3 mouvements", "2 temps , 3 mouvements"),
    *("goede dingen bestaan uit 3", "goede dingen in 3", "onder 4 ogen", "2 vliegen in"),
    *("hay 2 sin 3", "matar 2 pájaros", "decir las 4 cosas"),
    *("c'è 2 senza 3", "2 pesi e 2 misure", "i soliti 4 gatti", "2 piccioni con"),
)


def _rows() -> dict[int, list[tuple[int, tuple[str, ...]]]]:
    """Return the sayings by the first number in them, each with how many words stand before it."""
    made: dict[int, list[tuple[int, tuple[str, ...]]]] = {}
    for saying in _SAYINGS:
        words = tuple(saying.split())
        ahead = next(n for n, word in enumerate(words) if word.isdigit())
        made.setdefault(int(words[ahead]), []).append((ahead, words))
    return made


_BY_NUMBER: Final = _rows()


def drop_sayings(tokens: Sequence[Token]) -> None:
    """Make the numbers of sayings numbers of something."""
    for place, token in enumerate(tokens):
        for ahead, words in _BY_NUMBER.get(token.value, ()) if token.kind in "NX" else ():
            start = place - ahead
            part = tokens[start : start + len(words)] if start >= 0 else ()
            if len(part) < len(words) or not all(map(_shows, part, words)):
                continue
            for each in part:
                each.kind = "X" if each.kind == "N" else each.kind


def _shows(token: Token, word: str) -> bool:
    """Whether a token was written so, a number as its figure."""
    return (str(token.value) if token.kind in "NX" else (token.text or token.low).casefold()) == word
