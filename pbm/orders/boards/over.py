"""Boards that are over, where one is left to order for: "A 1, B 2" is "B 2", and "A 4, B hat sich erledigt" is "A 4".

A form that asks for B alone is of a game that has an A as well; of a game on A alone nobody knows a B.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["boards_named", "without_boards_over"]

_LINES, _LINE = 60, 400  # what is looked at
_BOARD: Final = (
    r"(?:(?:on|auf|sur|op|en|su|el|the|le|il|de|das)\s)?(?:(?:board|brett|plateau|bord|tablero|tabellone)\s)?"
)
_DONE: Final = (
    r"(?:is\s(?:over|done|finished)|has\sfinished|hat\ssich\s(?:ja\s)?(?:schon\s)?erledigt|ist\s(?:ja\s)?(?:schon\s)?"
    r"(?:vorbei|fertig|aus|zu\sende)|est\s(?:déjà\s)?(?:finie?|terminée?)|is\s(?:al\s)?(?:klaar|voorbei|afgelopen)"
    r"|ya\s(?:ha\sterminado|está\sacabado|terminó|se\sacabó)|se\sha\sacabado|è\s(?:già\s)?(?:finit|chius|terminat)[oa])"
)
_OVER: Final = word_set(
    "over done finished erledigt vorbei fertig aus ende fini finie terminé terminée klaar voorbei afgelopen terminado "
    "acabado terminó acabó finita finito chiusa chiuso terminata terminato falta nécessaire brauche serve hoeft needed"
)
"""Words of which one says that a board is over, or is needed no more."""
_AND: Final = r"(?:\s?[,;:.–-]|\s(?:and|und|et|en|y|e))\s(?:(?:and|as|und|et|en|y|e|da|weil|puisque)\s)?"
_DOOR: Final = r"(?:trap\s?door|trap|falltür|trappe|valluik|trampilla|botola)"


_ASKED: Final = {
    "ya no hace falta": "¿Es así en las reglas?",
    "n'est plus nécessaire": "Est-ce ainsi dans les règles ?",
    "brauche ich nicht mehr": "Ist das so in den Regeln?",
    "non serve più": "È così nelle regole?",
    "hoeft niet meer": "Is dat zo in de regels?",
    "is not needed any more": "Is that so in the rules?",
}
"""Words that say of a board that it is needed no more; and what is asked where they ask."""
_NEEDED: Final = re.compile(
    rf"(?:^|(?<=\n)|(?<=[.!?]\s))(?i:{_BOARD})[A-H]\s(?P<said>(?i:{'|'.join(_ASKED)}))"
    r"(?i:,?\s(?:¿?no|right|oder|toch|non|vero|hè|is\sit))?\s?[.!?]"
)


_TAKING_BACK: Final = word_set(
    "disregard ignore forget scrap cancel drop skip vergiss ignoriere streich streiche oublie oubliez ignorez annulez"
    " vergeet negeer schrap olvida ignora anula dimentica annulla"
)
"""Words by which one takes back what was sent."""


@lru_cache(maxsize=16)
def _given_on_lines(board: str) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """Return what finds orders under the letter of a board before ``board``, its own orders, and what is taken back."""
    earlier = "".join(chr(code) for code in range(ord("A"), ord(board)))
    number = r"(?:\d{1,3}|one|two|three|four|five|six|none|no\strap\s?doors?)"
    order = rf"(?:(?:throw|roll|wurf|lancer|worp|{_DOOR})s?\s?:?\s?)?{number}"
    head = r"(?:(?:board|brett|plateau|bord|tablero|tabellone)\s)?"
    more = rf"(?:\s?(?:[.,;/]|and|then|with|und|dann|et|puis|en|dan|mit|avec|met)?\s?{order}(?![\w]))"
    given = re.compile(
        rf"(?:^|(?<=\n)|(?<=[.!]\s))(?i:{head})[{earlier}](?:\s?[.:)-]\s?|\s(?=\d))(?i:{order}(?!\w){more}{{0,4}})\s?[.;,]?\s?(?=\n|{board}\b|$"
        rf"|(?i:{head}){board}\b)"
    )
    own = re.compile(rf"(?:^|(?<=\n)|(?<=[.,;!]\s))(?i:{head}){board}\s?[.:)-]\s?(?i:{order})\b")
    taken_back = re.compile(
        rf"(?:^|(?<=\n)|(?<=[.!?]\s))(?i:please\s|so\s|and\s|und\s|bitte\s|et\s|en\s)?(?i:{'|'.join(sorted(_TAKING_BACK))})\b"
        rf"[^.!?\n\d]{{0,60}}\b(?i:for|on|of|für|auf|pour|sur|voor|op|para|en|per|su)\s"
        rf"(?i:board\s|brett\s|plateau\s|bord\s|le\s|het\s)?[{earlier}](?:\s(?i:then|please|now|bitte|dann|maar))?\s?(?:[.!]|$|(?=\n))"
    )
    return given, own, taken_back


@lru_cache(maxsize=16)
def _ways(board: str) -> tuple[re.Pattern[str], re.Pattern[str] | None, re.Pattern[str]]:
    """Return what finds a board that is said to be over, the orders for one before ``board``, and its own orders."""
    earlier = "".join(chr(code) for code in range(ord("A"), ord(board)))
    over = re.compile(rf"{_AND}(?i:{_BOARD})(?!{board})[A-H]\s(?i:{_DONE})(?=\s?[.,;!\n]|\s?$)")
    own = re.compile(rf"(?i:\b{board})\s?(?:[:=]\s?|\s)(?i:(?:the|el|la|il|le|die|de|{_DOOR})\s)?\d")
    if not earlier:
        return over, None, own
    number = rf"(?i:(?:the|el|il|le|die|de)\s)?\d{{1,3}}(?!\d)(?:,?\s(?:and\s|und\s)?(?i:{_DOOR}):?\s\d{{1,3}})?"
    ends = (
        rf"(?:(?:\s?[,;.&]|\s(?i:and|und|et|en|y|e))\s(?=[^.!?\n]{{0,40}}(?i:{board})\b)|(?=\s?[.!\n]|\s?$)"
        r"|,\s(?i:se|qualora|if|falls|si|als)\s[^.!?\n\d]{0,50}[.!]?)"
    )
    given = re.compile(rf"(?<![\w'’])(?i:{_BOARD})(?i:[{earlier}])(?:\s?[:=])?\s{number}{ends}")
    return over, given, own


def boards_named(lines: Sequence[str], boards: Sequence[str]) -> tuple[str, ...]:
    """Return those of ``boards`` that ``lines`` plainly name: "A. 2. Trap door 61.", "do I still do A?", "4 on A"."""
    names = "".join(board for board in boards if len(board) == 1 and "A" <= board <= "H")
    if not names or len(lines) > _LINES:
        return ()
    text = "\n".join(line[:_LINE] for line in lines)
    return tuple(sorted({found["head"] or found["led"] for found in _naming(names).finditer(text)}))


@lru_cache(maxsize=16)
def _naming(names: str) -> re.Pattern[str]:
    """Return what finds one of these letters as a board's: at the head of its orders, or behind what leads to one."""
    return re.compile(
        rf"(?:^|(?<=\n)|(?<=[.!]\s))(?:(?i:board|brett|plateau|bord|tablero|tabellone)\s)?(?P<head>[{names}])(?:\s?[.:)-]\s?|\s)"
        rf"(?=(?i:(?:throw|wurf|lancer|worp|{_DOOR})\s?:?\s?)?\d)"
        rf"|(?<![\w'’])(?i:board|brett|plateau|bord|tablero|tabellone|on|for|auf|für|sur(?:\sle)?|pour(?:\sle)?|op|voor|still\sdo|is)\s"
        rf"(?P<led>[{names}])(?=\s?[.,;:!?\n]|\s?$|\s(?:\d|(?i:and|or|is|over|done|finished|any|still|to|und|et|en|the|too|please)\b))"
    )


def without_boards_over(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` without what they say of a board that is over, where they order for the one asked for."""
    if len(boards) != 1 or len(boards[0]) != 1 or not "A" <= boards[0] <= "H":
        return lines
    if len(lines) > _LINES or any(len(line) > _LINE for line in lines):
        return lines
    over, given, own = _ways(boards[0])
    told = text = "\n".join(lines)
    if may_be_in(words_in(lines), _OVER):
        told = _NEEDED.sub(_asked, over.sub("", text))
    if given is not None:
        told = _without_earlier(told, boards[0], may_be_in(words_in(lines), _TAKING_BACK))
    if given is not None and own.search(told) is not None:
        told = re.sub(
            rf"\b(?i:en\sel|en|sul|su|auf|op|sur|on)\s{boards[0]}\s(?=(?i:el|il|die|de|le|the)\s\d)",
            "",
            given.sub("", told),
        )
    return told.split("\n") if told != text else lines


def _without_earlier(text: str, board: str, takes_back: bool) -> str:
    """Return a text without the orders under the letter of a board before ``board``, and without what takes them back.

    "A. 2. Trap door 61." goes where "B. 6. Trap door 58." is said as well, or B is not spoken of at all; "Disregard
    what I sent for A." goes anyway.
    """
    given, own, taken_back = _given_on_lines(board)
    if takes_back:
        text = taken_back.sub("", text)
    alone = re.search(rf"(?<![\w'’])(?i:{board})(?![\w'’])", text) is None
    return given.sub("", text) if alone or own.search(text) is not None else text


def _asked(found: re.Match[str]) -> str:
    """Return a question about the rules for one whether a board is needed, nothing for a statement."""
    return _ASKED[found["said"].casefold()] if found[0].endswith("?") else ""
