"""The second of two boards, told by the first: "on A a 5, on the other one 6" is a 6 on board B."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_the_other"]

_TWO: Final = 2
_OTHER: Final = late(r"other|ander|autre|otro|altr[oa]", re.IGNORECASE)
_LONGEST: Final = 400  # characters of a line, and lines, that are looked at
_BOARD: Final = r"(?:board|brett|plateau|bord|tablero|tabellone|tavola)"
_DOING: Final = (
    r"(?:i|i'll|i'd|i'm|it|it's|let's|throw|play|put|make|with|trap\w*|please|use|go|take|we|my|no|ich|nehme|spiele|mit|wurf"
    r"|falltür|bitte|je|joue|avec|trappe|ik|speel|met|worp|valluik|juego|con|tirada|trampilla|gioco|tiro|botola"
    r"|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|twee|drie|vijf|zes"
    r"|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|the (?:[1-6]|one|two|three|four|five|six)"
    r"|(?:an?|the|die|eine?|de|een|un|une|le|la|el|il) (?:[^\W\d_]{3,14} )?\d|\d)"
)
"""What an order goes on with behind its board."""
_BEHIND: Final = rf"(?=\s?[,:;–-]\s?\w|\s?[.!]?\s{{0,4}}$|\s?[.;!](?:\s|$)|\s?[,:–-]?\s{_DOING}\b|\s?\()"
_NAMED: Final = (
    r"(?P<en>(?:the |my )?other (?=board)|(?:the |my )other(?: one)?)"
    r"|(?P<nl>(?:het|de) andere(?= bord\b| \d)|op (?:het|de) andere)"
    r"|(?P<de>(?:auf |bei |für )?(?:de[mrn]|das|die) anderen?)"
    r"|(?P<fr>l['’]autre)|(?P<es>(?:en )?el otro)|(?P<it>(?:sull['’]|l['’])altr[oa])"
)
_PHRASE: Final = late(
    rf"(?P<lead>(?:^|[.;:,!?(–-]\s{{0,3}}|\b(?:and|on|for|und|et|en|y|e|sur|pour|op|voor|sul|per|auf|für)\s)"
    rf"(?:as for |(?:and )?(?:on|for) )?)(?:{_NAMED})\s?(?P<board>\b{_BOARD})?\b{_BEHIND}",
    re.IGNORECASE,
)
_LED: Final = late(
    r"\b(?:on|for|as for|auf|bei|für|sur|pour|op|voor|en|sul|per)\s{1,2}(?:de[mrn] |das )?$", re.IGNORECASE
)
_NUMBERED: Final = late(
    r"\s?[:=–-]?\s?(?:(?:i |i'll |please )?(?:throw|play|take|wurf|worp|trap ?door|trap) )?(?:an? )?\d", re.IGNORECASE
)
"""What must follow "the other" that is no "other board", and has no "on" before it."""
_ONE: Final = late(
    r"\b(?:on|for) (?:the )?one\b|\bone board\b|\bauf (?:dem )?einen\b|\bsur l['’]un\b|\bhet ene\b"
    r"|\b(?:en|su) uno\b",
    re.IGNORECASE,
)
"""The board that "the other" is set against where none is named: "5 on one board and 6 on the other"."""
_SPELT: Final = {"en": "board", "de": "Brett", "fr": "plateau", "nl": "bord", "es": "tablero", "it": "tabellone"}
_SAYING: Final = late(r"\d|\b(?:one|two|three|four|five|six|no|same|ditto)\b|[a-zäöüéè]{3}", re.IGNORECASE)
_CLAUSE_END: Final = late(r"[.;,!?]|\band\b")
_ORDINALS: Final = {"first": 0, "1st": 0, "second": 1, "2nd": 1, "last": 1}


def with_the_other(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with "the other board" by its name, where two are played and only one was named before it.

    What is not plainly a board (the other hand, the other day, the other one of two numbers) is left as it is.
    """
    if len(boards) != _TWO or len(lines) > _LONGEST or not any(_OTHER.search(line) for line in lines):
        return lines
    if any(_ONE.search(line) for line in lines):
        return lines
    names = "|".join(map(re.escape, boards))
    named = re.compile(
        rf"\b(?i:{_BOARD}|on|for|auf|für|bei|sur|pour|op|voor|en|su|per) (?P<led>{names})\b"
        rf"|(?:^|[.;,!?(]\s{{0,3}}|\band )(?P<head>{names})\b(?=\s?[:=/–-]|\s{{1,2}}(?:\d|(?i:throw|trap)))"
        r"|\b(?i:(?P<nth>first|1st|second|2nd|last) board)\b",
        re.MULTILINE,
    )
    made: list[str] = []
    seen: dict[str, bool] = {}  # the boards named so far, and whether by their place: "first board"
    for line in lines:
        told, start = "", 0
        for found in _PHRASE.finditer(line[:_LONGEST]):
            seen |= _named_in(named, line[start : found.start("lead")] + found["lead"], boards)
            other = [board for board in boards if board not in seen]
            if len(other) != 1 or not _is_board(line, found):
                continue
            told += line[start : found.start()] + found["lead"] + _spelt(found, other[0], boards, any(seen.values()))
            seen[other[0]] = False
            start = found.end()
        seen |= _named_in(named, line[start:], boards)
        made.append(told + line[start:])
    return made


def _named_in(named: re.Pattern[str], text: str, boards: Sequence[str]) -> dict[str, bool]:
    """Return the boards that a text names, and whether each is named by its place."""
    return {
        found["led"] or found["head"] or boards[_ORDINALS[found["nth"].casefold()]]: found["nth"] is not None
        for found in named.finditer(text)
    }


def _spelt(found: re.Match[str], board: str, boards: Sequence[str], counted: bool) -> str:
    """Return the name of the other board, as the one before it was named."""
    if counted:
        return f"{'second' if board == boards[1] else 'first'} board"
    return f"{next(_SPELT[language] for language in _SPELT if found[language])} {board}"


def _is_board(line: str, found: re.Match[str]) -> bool:
    """Whether "the other" is plainly a board, and something is said for it, behind it or before it in its clause."""
    if found["board"] is None and not (_LED.search(found["lead"]) or _NUMBERED.match(line, found.end())):
        return False  # "the other one, the 6, I keep for later"
    before = _CLAUSE_END.split(line[: found.start("lead")] + found["lead"])[-1]
    return bool(line[found.end() :].strip(" .!")) or _SAYING.search(before) is not None
