"""Two boards told by their place: "trap 24 on the first one and 14 on the second" is "trap 24 on A and 14 on B".

The second may be told so beside the name of the first: "3 on A, and on the other a bold 5". In a round of two throws
"the first" may be a throw: it is a board there only where one of the two is called a board.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_boards_by_place"]

_TWO: Final = 2
_LINES, _LINE = 80, 800  # what is looked at
_NEEDS: Final = word_set(
    "first 1st erste ersten erstes erster premier 1er eerste primero primer 1º primo second 2nd zweite zweiten zweites"
    " deuxième deuxieme 2e 2ème tweede segundo segunda 2º secondo other andere anderen l'autre autre otro altro"
    " all'altro sull'altro"
)
_FIRST: Final = r"(?:first|1st|erste[ns]?|premier|1er|eerste|primer[oa]?|1[ºo°]|primo)"
_SECOND: Final = (
    r"(?:second|2nd|zweite[ns]?|deuxième|deuxieme|second|2e|2ème|tweede|segund[oa]|2[ºo°]|secondo|other|anderen?|autre|otro"
    r"|altro)"
)
_LED: Final = r"(?:on|for|auf|bei|für|sur|pour|op|voor|bij|en|para|su|per)"
_THE: Final = r"(?:the|dem|den|das|le|l['’]|het|de|el|il)"
_CONTRACTED: Final = {"beim": "auf", "im": "auf", "au": "sur"}
"""What leads to a board where the article of "the first" is one word with it: "sul primo" is "su A"."""
_BOARD: Final = r"(?:board|brett|plateau|bord|tablero|tabellone)"
_ON_THE: Final = rf"(?:(?P<led>{_LED}) {_THE}|sull?['’]?|beim|im|au)"
_NOTHING: Final = (
    r"(?:none|nothing|no|keine?|nichts|aucune|rien|pas|geen|niets|ninguna|ningún|nada|nessuna|niente|senza|without|ohne|sans"
    r"|zonder|sin)"
)
_WHY: Final = (
    r"(?:where|because|since|as\si|weil|denn|da\sich|car|parce|puisque|omdat|want\sik|porque|pues|perch[eé]|ch[eé]|wo|où|waar"
    r"|donde|dove)"
)
_NOW: Final = (
    r"(?:(?:for\s)?this\s(?:week|time|round|turn|go|one)|diese(?:s|n|r)?\s(?:mal|woche|runde|zug)|diesmal"
    r"|cette\s(?:fois|semaine)|ce\stour|(?:deze|dit)\s(?:week|keer|ronde|beurt)|est[ae]\s(?:vez|semana|ronda|turno)"
    r"|quest[ao]\s(?:volta|settimana|turno)|stavolta)"
)
_ARTICLE: Final = r"(?:the|an?|my|die|der|den|das|eine?n?|le|la|une?|de|het|een|el|los|la|una?|il|lo|uno)"
_NUMBER: Final = (
    rf"(?:{THROW}|eins?|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|een|twee|drie|vijf|zes|uno|dos|tres|cuatro|cinco|seis"
    r"|due|tre|quattro|cinque|sei)"
)
_BEHIND: Final = (
    rf"(?=\s?[.,;:!?)]|\s?$|\s{{1,2}}(?:(?:and|und|et|en|y|e|but|the|a|an|die|der|das|eine?|le|la|un|une|de|het|een|el|los"
    r"|il|lo|uno|my|meine?n?|mon|ma|mijn|mi|il\smio|please|bitte|trap\w*|i|i'll|ich|je|ik|throw|play)\s)?"
    rf"(?:\d|{THROW}\b|{_NOTHING}\b|please|bitte|and|und|et"
    r"|en|y|e|i'll|i|ich|je|ik|gioco|juego|trap|trapdoor|falltür|trappe|valluik|trampilla|botola)"
    rf"(?![\w-])|\s{{1,2}}{_ARTICLE}\s[^\W\d_]{{3,14}}\s(?:\d(?!\d\d)|{_NUMBER}\b)"
    rf"|\s{{1,2}}(?:and|und|et|en|y|e)\s|,?\s(?:{_WHY}|{_NOW})\b)"
)
"""What follows a board: an order, with a word of praise perhaps ("a modest three"), or what ends one or goes on with
it; "on the first of May" has a noun."""
_HEAD: Final = r"(?:^|(?<=[.,;:!?]\s))(?:(?:the|das|le|het|el|il)\s)?"


def _way(place: str) -> re.Pattern[str]:
    """Return what finds a board by its place: behind "on the", or ahead of its own number."""
    return late(
        rf"(?P<on>\b(?:{_ON_THE})\s?)(?P<place>{place})(?:\s(?P<board>{_BOARD})|\sone)?\b{_BEHIND}"
        rf"|(?P<head>{_HEAD})(?P<alone>{place})(?:\s(?P<called>{_BOARD}))?\b(?=\s?:?\s(?:(?:a|the|die|der|le|la|il|el|de)\s)?\d)",
        re.IGNORECASE,
    )


_WAYS: Final = (_way(_FIRST), _way(_SECOND))
_TIMES: Final = late(
    r"\b(?:turns?|rounds?|throws?|rolls?|dice|zug|zugs?|runden?|wurf|würfe|tours?|lancers?|coups?|beurt(?:en)?|rondes?"
    r"|worp(?:en)?|turnos?|rondas?|tiradas?|turni|giro|lanci?o?|tiro|tiri)\s{0,2}[1-9]?\b[^.!?\n]{0,12}"
    rf"\b(?:{_FIRST}|{_SECOND})\b"
    rf"|\b(?:{_FIRST}|{_SECOND})\s(?:turn|round|throw|roll|die(?!\s\d)|go|zug|runde|wurf|tour|lancer|coup|beurt|ronde|worp|turno|ronda"
    r"|tirada|giro|lancio|tiro|of)\b",
    re.IGNORECASE,
)


def with_boards_by_place(lines: Sequence[str], boards: Sequence[str], count: int) -> Sequence[str]:
    """Return ``lines`` with "the first" and "the second" of two boards by their names, in a round of ``count`` throws.

    Only where both are told so, or the second beside the first by its name, and nothing is said of turns or throws by
    their place.
    """
    if len(boards) != _TWO or len(lines) > _LINES or any(len(line) > _LINE for line in lines):
        return lines
    if not may_be_in(words_in(lines), _NEEDS):
        return lines
    text = "\n".join(lines)
    first, second = (list(way.finditer(text)) for way in _WAYS)
    if not first:
        second = [found for found in second if found["on"] and _only_first_named(text, found.start(), boards)]
    called = any(found["board"] or found["called"] for found in (*first, *second))
    if not second or (count > 1 and not (called and first)) or _TIMES.search(text) is not None:
        return lines
    for way, board in zip(_WAYS, boards, strict=True):
        text = way.sub(lambda found, board=board: _named(found, board), text)  # type: ignore[misc]
    return text.split("\n")


def _only_first_named(text: str, end: int, boards: Sequence[str]) -> bool:
    """Whether the first of two boards is named by its letter before ``end``, and the second nowhere."""
    first, second = (rf"(?<![\w'’.-]){re.escape(board)}(?![\w'’-])" for board in boards)
    led = rf"\b(?i:{_LED}|{_BOARD})\s(?:(?i:{_THE}|{_BOARD})\s?)?{first}|(?:^|(?<=[.,;!?]\s)){first}(?=\s?[:=-]|\s\d)"
    return re.search(led, text[:end], re.MULTILINE) is not None and re.search(second, text) is None


def _named(found: re.Match[str], board: str) -> str:
    if found["on"] is None:
        return f"{found['head']}board {board}"
    return f"{found['led'] or _CONTRACTED.get(found['on'].strip().casefold(), 'su')} {board}"
