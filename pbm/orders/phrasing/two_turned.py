"""The two throws of a round of two turns without their numbers, "swap them", or with nothing else: "4 and 6"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, running, word_set, words_in

__all__ = ["alone_in_order", "as_a_change", "changes_places", "puts_in_place", "second_named_first"]

_NEEDS: Final = word_set(
    "flipped way andersrum tausch inverser échanger échangez wisselen intercambiar scambiare"
    " "
    "swap swop switch exchange interchange reverse reversed reverses flip swapped round around order tausche"
    " tauschen tausch vertausche vertauschen vertauscht umgekehrt umgedreht andersrum reihenfolge inverse"
    " inversez inverser inversés échange échangez ordre envers verwissel wissel draai cambia umdrehen omgekeerd"
    " omdraaien andersom volgorde intercambia invierte invertir revés orden scambia inverti invertire ordine"
    " contrario"
)
_TURNING: Final = late(
    r"\b(?:swap|swop|switch|exchange|interchange|reverse|flip)(?: round| over| around)?"
    r" (?:(?:the|my|both|those|these|two|of|around|round|about) ){0,3}"
    r"(?:throws?|rolls?|dice|numbers|order|turns|two|them|both|those)\b(?! (?:for|with|to|into) )"
    r"|\b(?:same|the|these|those|two|both|throws|numbers|them|but|and|just)\b[^.!?\n\d]{0,25}"
    r"\b(?:reversed|swapped(?: round| over| around)?|(?:the )?other way (?:a)?round"
    r"|(?:in )?(?:the )?(?:other|reverse|opposite) order|in reverse)\b"
    r"|\b(?:ver)?tausch\w{0,3}\b[^.!?\n\d]{0,25}\b(?:würfe|zahlen|reihenfolge|beiden?|sie)\b"
    r"|\b(?:würfe|zahlen|reihenfolge|beiden?|sie|gleichen?)\b[^.!?\n\d]{0,25}\b(?:(?:ver)?tauschen|vertauscht|umgekehrt"
    r"|umdrehen|umgedreht|andersrum|anders herum)\b"
    r"|\b(?:invers|échang)\w{1,4}\b[^.!?\n\d]{0,20}\b(?:lancers|ordre|deux|dés|numéros)\b"
    r"|\b(?:verwissel|wissel|draai)\b[^.!?\n\d]{0,20}\b(?:worpen|volgorde|beide|twee|ze)\b|\bandersom\b"
    r"|\b(?:intercambia|invierte|cambia)\b[^.!?\n\d]{0,20}\b(?:tiradas|orden|dos|números)\b|\bal revés\b"
    r"|\b(?:scambia|inverti)\b[^.!?\n\d]{0,20}\b(?:tiri|ordine|due|numeri|lanci)\b|\bal contrario\b"
)
_DENIED: Final = late(
    r"\b(?:not|never|don't|do not|no need|won't|if|unless|should i|could have|dora|nicht|kein|wenn|ne|pas|si|niet|als"
    r"|no|non|se)\b"
)
_JOINED: Final = r"[1-6] (?:and|und|et|en|y|e) [1-6]"
_ON_BOARD: Final = (
    r"(?:(?:on|auf|sur|op|en|su) )?(?:(?:board|brett|plateau|bord|tablero|tabellone) )?[a-h]\b ?[:=-]? ?"
    r"(?:throws? )?[1-6](?: (?:and|und|et|en|y|e) |, ?| )[1-6](?!\d)[.,;]? {0,3}(?:and |und |et |en |y |e )?"
)
_ALONE: Final = late(
    rf"\W*(?:{_JOINED}|(?:{_ON_BOARD}){{2,8}})(?:,? ?(?:please|pls|thanks|thank you|bitte|danke|svp|merci|graag"
    r"|por favor|gracias|per favore|grazie))?\W*"
)
_ARROW: Final = late(r"\W*[1-6] ?(?:-{1,2}>|=>|→) ?[1-6](?:,? (?:please|thanks|bitte))?\W*")
_BARE: Final = late(
    r"\W*(?:(?:please|pls|bitte|s'il vous plaît|graag|por favor|per favore|only|just|simply|nur|einfach|juste"
    r"|seulement|alleen|gewoon|solo|sólo|soltanto|so|now|hi|hello|hallo|alan|and|i'd like to|let's|the other way"
    r"|over|round|around|about)\W{1,3}){0,4}"
    r"(?:swap|swop|switch|exchange|interchange|reverse|reversed|swapped|flip|flipped|the other way (?:a)?round"
    r"|(?:ver)?tauschen|tausch|vertauscht|umgekehrt|umdrehen|andersrum|inverser|inversez|échanger|échangez|à l'inverse"
    r"|omdraaien|wisselen|andersom|omgekeerd|al revés|intercambiar?|invertir|invertire|scambia(?:re)?|al contrario)"
    r"(?: (?:over|round|around|it|bitte|please|only|nur|them))*"
    r"(?:\W{1,3}(?:please|pls|thanks|thank you|bitte|danke|merci|bedankt|graag|gracias|grazie|alan|nothing else"
    r"|sonst nichts|rien d'autre|niets anders|nada más|nient'altro)){0,3}\W*"
)
"""A clause that says no more than that: "only swap"."""
_IN_PLACE: Final = late(
    r"\b(?:instead of|in place of|in lieu of|rather than|substitut\w{1,4}|replac\w{1,4}|statt|anstatt|anstelle"
    r"|ersetze\w{0,2}|au lieu d|à la place d|remplac\w{1,4}|in plaats van|vervang\w{0,2}|en vez de|en lugar de"
    r"|sustitu\w{1,5}|invece d|al posto d|sostitu\w{1,5})"
)
_CLAUSE: Final = late(r"\s?[,;.!:–]\s|\s[–-]\s|\s(?:and|but|und|et|en|y|e|with|mit|avec|met|con)\s")
_CLAUSES: Final = 12  # of a line, and lines of a mail, that are looked at
_SHORT: Final = 80  # characters of such a clause
_REACH: Final = 2_000
_AFTER: Final = word_set("after efter nach après na después dopo")
_BEHIND: Final = late(
    r"(?<!\d)[1-6],? (?:after|efter|nach|après|na|después(?: de)?|dopo) (?:(?:the|my|der|die|le|de|el|il) |del )?[1-6]"
    r"(?!\d)"
)


def changes_places(lines: Sequence[str]) -> bool:
    """Return whether ``lines`` say that the two throws are to change places, without naming them."""
    if not may_be_in(words_in(lines), _NEEDS):
        return False
    text = running(lines, _REACH).lower().replace("’", "'")
    told = [line.lower().replace("’", "'")[:_REACH] for line in lines[:_CLAUSES]]
    clauses = [each for line in told for each in _CLAUSE.split(line, maxsplit=_CLAUSES)]
    if "?" not in text and any(_BARE.fullmatch(each) for each in clauses if len(each) <= _SHORT):
        return True
    for found in _TURNING.finditer(text):
        start = max(text.rfind(sign, 0, found.start()) for sign in ".!?") + 1
        ends = [end for sign in ".!?" if (end := text.find(sign, found.end())) >= 0]
        end = min(ends, default=len(text))
        if _DENIED.search(text, start, end) is None and text[end : end + 1] != "?":
            return True
    return False


def alone_in_order(lines: Sequence[str]) -> bool:
    """Return whether a mail says nothing but two throws, or two for each board: "4 and 6", "A 4 and 2, B 6 and 1"."""
    return _ALONE.fullmatch(running(lines, 60).lower()) is not None


def second_named_first(lines: Sequence[str]) -> bool:
    """Return whether a throw is told to come after one that is named behind it: "the 5 after the 2"."""
    return may_be_in(words_in(lines), _AFTER) and _BEHIND.search(running(lines, _REACH)) is not None


def as_a_change(lines: Sequence[str]) -> bool:
    """Return whether a mail has nothing but two throws with an arrow between, as in one that takes another's place."""
    return _ARROW.fullmatch(running(lines, 60).lower()) is not None


def puts_in_place(lines: Sequence[str]) -> bool:
    """Return whether ``lines`` put one number in another's place: the two are not both throws of a round."""
    return _IN_PLACE.search(running(lines, _REACH).lower()) is not None
