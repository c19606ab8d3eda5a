"""Two throws of one of several boards in their order: "A erst die 3, dann die 5" is "A 3 then 5".

Told alone, a first throw leaves the second to be what is left: "6 first on A, 2 first on B" is "6 on A, 2 on B".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_throws_by_board"]

_TWO: Final = 2
_NEEDS: Final = word_set(
    "first erst zuerst zunächst eerst d'abord d abord primero prima primo andersom omgekeerd umgekehrt andersrum"
    " andersherum y e en et und dan luego poi puis dann revés l'inverse inverse contraire contrario other"
    " opposite reverse reversed viceversa versa"
)
_VALUES: Final = {
    word: 1 + place % 6
    for words in (
        ("one", "two", "three", "four", "five", "six"),
        ("eins", "zwei", "drei", "vier", "fünf", "sechs"),
        ("un", "deux", "trois", "quatre", "cinq", "six"),
        ("een", "twee", "drie", "vier", "vijf", "zes"),
        ("uno", "dos", "tres", "cuatro", "cinco", "seis"),
        ("uno", "due", "tre", "quattro", "cinque", "sei"),
        ("één", "twee", "drie", "vier", "vijf", "zes"),
    )
    for place, word in enumerate(words)
}
_NUMBER: Final = rf"(?:[1-6]|{'|'.join(_VALUES)})(?![\w%/]|[.,:]\d)"
_THE: Final = r"(?:(?:the|an?|my|die|der|den|de|het|le|la|el|il|lo|un)\s|l['’])?"
_FIRST: Final = r"(?:first|erst|zuerst|zunächst|eerst|d['’]abord|primero|prima|per\sprimo)"
_THEN: Final = r"(?:then|dann|danach|dan|daarna|puis|ensuite|luego|después|poi|dopo)"
_AND: Final = r"(?:\s?[,;]|\s?\.{2,3})?\s(?:(?:and|und|et|en|y|e|&)\s)?"
_IN_ORDER: Final = late(
    rf"\b(?:{_FIRST}[,:]?\s{_THE}(?P<one>{_NUMBER})|{_THE}(?P<led>{_NUMBER})\s{_FIRST}){_AND}{_THEN}\s{_THE}(?P<two>{_NUMBER})",
    re.IGNORECASE,
)
_TURNED: Final = late(
    r"(?<=\b[A-Ha-h])[:,]?\s(?:the\sother\sway\s(?:round|around|about)|andersom|omgekeerd|umgekehrt|anders(?:he)?rum|al\srevés"
    r"|(?:à\s)?l['’]inverse|le\scontraire|al\scontrario)\s?(?:[,:;–-]\s?|\s)(?:(?:dus|also|so|donc|así\sque|quindi)\s)?"
    rf"(?=[1-6]\s(?:and\s)?{_THEN}\s[1-6]\b)",
    re.IGNORECASE,
)
"""What says that an order is turned, right before the two numbers that tell which it is."""
_ALONE: Final = late(
    rf"\b{_FIRST}\s(?P<before>{_THE}{_NUMBER})(?=\s?[.,;]|\s?$|\s(?:on|auf|sur|op|en|su|and|und|et|y|e)\s)"
    rf"|(?P<behind>\b{_THE}{_NUMBER}),?\s{_FIRST}(?=\s?[.,;]|\s?$|\s(?:on|auf|sur|op|en|su|and|und|et|y|e)\s)",
    re.IGNORECASE | re.MULTILINE,
)
_MORE: Final = late(
    rf"\b(?:{_THEN}|second|2nd|zweite\w?|deuxième|tweede|segund[oa]|secondo|last|next|after\w*|turn|rounds?)\b",
    re.IGNORECASE,
)


_OPPOSITE: Final = (
    r"(?:(?:in\s)?(?:the\s)?(?:other\sway\s(?:a)?(?:round|about)|(?:opposite|reversed?)(?:\sorder|\sway)?)|vice\s?versa"
    r"|(?:genau\s)?(?:umgekehrt|anders\s?(?:he)?rum)|andersom|omgekeerd|(?:à\s)?l['’]inverse|(?:dans\s)?l['’]autre\ssens"
    r"|le\scontraire|al\srev[ée]s|al\scontrario)"
)
_PAIR: Final = late(
    rf"(?<![\w./])(?P<one>[1-6])(?P<join>\s?[,/-]\s?|,?(?:\s(?:and|und|et|en|y|e))?\s{_THEN}\s{_THE}|\s(?:and|und|et|en|y|e)\s)"
    r"(?P<two>[1-6])(?![\w/]|[.,]\d)",
    re.IGNORECASE,
)
_APART: Final = 24  # characters between a pair and what is turned of it

_BRIEF: Final = 80  # characters of a mail that hardly shows its language
_BETWEEN: Final = late(
    r"(?<=\b[1-6])\s(?:(?P<and>y|e|en|et|und)|(?:(?:y|e|en|et|und)\s)?(?:dan|luego|poi|puis|dann))\s(?=[1-6]\b(?![.,]?\d))"
)


def with_throws_by_board(lines: Sequence[str], boards: Sequence[str], count: int) -> Sequence[str]:
    """Return ``lines`` with two throws of a board in their order as "3 then 5", in a round of two throws on several."""
    if count != _TWO or len(boards) < _TWO or not may_be_in(words_in(lines), _NEEDS):
        return lines
    text = _IN_ORDER.sub(
        lambda found: f"{_figure(found['one'] or found['led'])} then {_figure(found['two'])}", "\n".join(lines)
    )
    text = _TURNED.sub(" ", text)
    if len(text) < _BRIEF:
        text = _BETWEEN.sub(lambda found: " and " if found["and"] else " then ", text)
    text = _turned_of_other(text, "|".join(map(re.escape, boards)))
    alone = list(_ALONE.finditer(text))
    if len(alone) == len(boards) and _MORE.search(text) is None:
        text = _ALONE.sub(lambda found: found["before"] or found["behind"], text)
    return text.split("\n")


def _turned_of_other(text: str, names: str) -> str:
    """Return a text with "A 5 then 6, B the other way round" as "A 5 then 6, B 6 then 5"."""
    beside = re.compile(
        rf"(?P<lead>\b(?P<board>{names})\b\s?[:,]?\s)(?i:{_OPPOSITE})(?=\s?[.,;!)]|\s?$)"
        rf"|(?i:{_OPPOSITE})(?P<on>\s(?i:(?:on|for|auf|für|sur|pour|op|voor|en|para|su|per)\s(?:el\s)?)(?P<other>{names}))\b",
        re.MULTILINE,
    )

    def told(found: re.Match[str]) -> str:
        before = text[: found.start()]
        pair = next((pair for pair in reversed(list(_PAIR.finditer(before)))), None)
        named = set(re.findall(rf"(?<![\w'’])(?:{names})(?![\w'’])", before))
        board = found["board"] or found["other"]
        if pair is None or len(named) != 1 or board in named or pair["one"] == pair["two"]:
            return found.group()
        between = before[pair.end() :]
        if len(between) > _APART or any(map(str.isdigit, between)):
            return found.group()
        return f"{found['lead'] or ''}{pair['two']}{pair['join']}{pair['one']}{found['on'] or ''}"

    return beside.sub(told, text)


def _figure(word: str) -> str:
    """Return a number word as its figure, "drei" as "3"."""
    low = word.casefold()
    if low.isdigit():
        return low
    return str(_VALUES[low])
