"""Whether a word that a game is called by, "spring", stands for the game: in brackets, as a heading, after "for"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set

__all__ = ["is_ordinary", "is_talk", "orders_of", "stands_for_game"]

_FEWEST: Final = 3  # letters of a name
_WORD: Final = late(r"[^\W\d_]+")
_OPENED: Final = late(r"[(\[]\s?$")
_CLOSED: Final = late(r"\s?[)\]]")
_OF_GAME: Final = late(
    r"(?:['’]s)?\s(?:game|orders?|moves?|(?:turn|round)(?:\s\d|\W*$)|spiel|züge?|befehle?|partie|ordres?|coups?|spel"
    r"|zetten|juego|partida|órdenes|jugadas?|partita|gioco|ordini|mosse?)\b",
    re.IGNORECASE,
)
_GAME_CALLED: Final = late(
    r"\b(?:(?:game|spiel|partie|jeu|spel|juego|partida|partita|gioco)(?: called| named)?:? "
    r"|(?:orders?|moves?|befehle?|züge?|ordres?|zetten|órdenes|ordini|mosse)\s?[:–-]\s?)[\"“”'‘’]?$",
    re.IGNORECASE,
)
_ORDERS: Final = (
    r"(?:please |pls |just )?(?:\d{1,3}(?![\d.:/]\d)\b|throws?\b|trap\w*\b|dice\b|wurf\b|falltür\b|trappe\b|worp\b"
    r"|valluik\b|tirada\b|trampilla\b|lancio\b|botola\b|it'?s \d|i(?:'ll|’ll)? (?:throw|play|take|go)\b|withdraw\b"
    r"|resign\b|play default\b)"
)
_HEADS: Final = late(
    rf"[\"“”'‘’*_)\]]{{0,3}}\s{{0,3}}(?:[:=]|$|[-–—>|]{{1,2}}\s{{0,3}}{_ORDERS}|{_ORDERS})", re.IGNORECASE
)
_STOPPED: Final = late(r"[\"“”'‘’*_)\]]{0,3}\s{0,3}(?:[.!;,]|please|pls|thanks|bitte|danke)", re.IGNORECASE)
_ENDS: Final = late(
    r"[\"“”'‘’*_)\]]{0,3}(?:[\s,]{0,3}\b(?:please|pls|thanks|thank you|ta|bitte|danke|merci|graag|gracias|grazie))?"
    r"[\s.!;,:)]{0,5}$",
    re.IGNORECASE,
)
_PAUSED: Final = late(rf"\s?,\s?{_ORDERS}", re.IGNORECASE)
_ARTICLES: Final = r"(?:(?:the|my|our|game|das|die|la|le|het|el|il) ){0,2}[\"“”'‘’*_]{0,2}$"
_FOR: Final = late(rf"\b(?:for|für|fürs|pour|voor|para|per) {_ARTICLES}", re.IGNORECASE)
_IN: Final = late(
    rf"^[\W_]*(?:(?:and|then|now|also|und|et|en|y|e) )?(?:in|to|at|on|bei|im|dans|à|bij|en|nel|a) {_ARTICLES}",
    re.IGNORECASE,
)
_ORDERS_FOR: Final = late(
    r"(?:\d\b|\b(?:orders?|moves?|turn|this|these|those|züge?|ordres?|zetten|órdenes|ordini|mosse))"
    r"(?:[\s,]{1,3}(?:is|are|please|pls|bitte))?[\s,]{1,3}$",
    re.IGNORECASE,
)
_POINTING: Final = word_set(
    "and also now then here are is was my our the this these that those it s they re orders order moves move mine below"
    " above following next please hi hello meant all und hier sind ist meine das dies diese es züge zug voici ce ces"
    " c est sont mes ordres coups deze dit dat zijn mijn zetten esto estas estos son mis órdenes jugadas questo questi"
    " queste sono i miei ordini mosse"
)
"""Words that may stand before "for spring" where that says what orders are for."""

_TALK: Final = late(
    r"(?:['’]s\b|\s(?:is|was|has|had|will|comes?|came|seems?|ist|war|hat|kommt|est|était|komt|es|era|viene|è)\b(?!\s\d))"
    r"(?!\s(?:orders?|moves?|game)\b)",
    re.IGNORECASE,
)


def is_ordinary(low: str) -> bool:
    """Whether a name in small letters is also a word of English or of orders, or too short for a name."""
    return len(low) < _FEWEST or VOCABULARY.label(low) is not None or low in VOCABULARY.english


def is_talk(part: str, end: int) -> bool:
    """Whether a sentence goes on after a word at ``end`` as one that tells of it does: "Spring is here"."""
    return _TALK.match(part, end) is not None


def orders_of(part: str, start: int, end: int) -> bool:
    """Whether a sentence says nothing but whose orders there are: "spring orders", "these are my spring orders"."""
    said = _OF_GAME.match(part, end)
    if said is None or re.search(r"\w", part[said.end() :]):
        return False
    return all(word.casefold() in _POINTING for word in _WORD.findall(part[:start]))


def stands_for_game(part: str, start: int, end: int) -> bool:
    """Whether the word from ``start`` to ``end`` of a sentence or a subject names the game that is called so.

    "[spring]", "spring: 4 and 44", "for spring: 4", "this is for spring", "the spring game" do; "spring is
    here", "back in spring" do not.
    """
    low, ahead, behind = part[start:end].casefold(), part[:start], part[end:]
    if len(low) < _FEWEST:
        return False
    if _OPENED.search(ahead) and _CLOSED.match(behind):
        return True
    if VOCABULARY.label(low) is not None or low in NUMBER_WORDS:
        return False  # "throw: 4" orders, whatever games there are
    if _OF_GAME.match(behind) or (_GAME_CALLED.search(ahead) and (_HEADS.match(behind) or _STOPPED.match(behind))):
        return True
    if not _WORD.search(ahead) and not re.search(r"\d", ahead):
        return bool(_HEADS.match(behind)) or (
            part[start].isupper() and bool(_ENDS.match(behind) or _PAUSED.match(behind))
        )
    if _IN.search(ahead):
        return bool(_HEADS.match(behind) or _PAUSED.match(behind))
    led = _FOR.search(ahead)
    if led is None:
        return False
    before = ahead[: led.start()]
    if all(word.casefold() in _POINTING for word in _WORD.findall(before)):
        return bool(_HEADS.match(behind) or _PAUSED.match(behind) or _ENDS.match(behind))
    return _ORDERS_FOR.search(before) is not None and bool(_ENDS.match(behind) or _HEADS.match(behind))
