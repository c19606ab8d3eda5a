"""Whole orders of two turns in one breath, and orders sent ahead: "this turn 4 and 45, next turn 5 and 50".

A stretch is told by turns only where it has nothing but the words for the turns, the throws and their spaces, so that
it is the same in six languages. "Next turn" is the turn after the open one where the open one has orders beside it, or
where its player says that they are sent ahead: "für nächste Runde schon mal die 6". Alone it is told in English, so
that it means in every language what "next turn 6" does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import NEXT, NOW
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["sent_ahead", "this_and_next_told"]

_NEEDS: Final = word_set(
    "next following nächste nächsten nächster nächstes prochain prochaine suivant suivante volgende próximo próxima"
    " siguiente prossimo prossima"
)
_FOR: Final = r"(?:(?:for|in|on|für|in der|pour|au|voor|en|para|per|al|nel) )?"
_THE: Final = r"(?:(?:the|my|die|der|das|den|meine|de|het|mijn|le|la|ma|mon|el|mi|il|lo|mio|a|an|eine|un|une|una|een) )"
_NEXT: Final = rf"(?:{NEXT.pattern})(?:'s)?(?: (?:orders?|throw|wurf|worp|lancer|tirada|tiro))?"
_SHORT_NEXT: Final = (
    rf"(?:{_NEXT}|{_FOR}{_THE}?(?:next|nächste[snr]?|prochaine?|suivante?|volgende|próxim[oa]|siguiente|prossim[oa]))"
)
"""The next one, where the word for a turn stands beside the open one: "ce tour-ci 4 et 45, le prochain 5 et 50"."""
_ALREADY: Final = (
    r"(?:(?:schon mal|schon|bereits|vorab|im voraus|already|in advance|ahead of time|alvast|(?:d'ores et )?déjà"
    r"|d'avance|à l'avance|ya|por adelantado|già|in anticipo)(?: vorab| im voraus)?)"
)
_DOOR: Final = (
    r"(?:trap ?-?door|trap|td|falltüre?|trappe|valluik|luik|trampilla|botola)(?: ?:)?"
    r"(?: (?:on|at|auf|bei|sur|en|à|au|op|su|sul|al|in|a))?"
)
_THEN: Final = r"(?:(?:dann|then|dan|puis|luego|poi) )?"
_AND: Final = r"(?:and|with|und|mit|et|avec|en|met|y|con|e)"


def _pair(name: str) -> str:
    """Return a pattern for a throw and, perhaps, the space beside it: "die 5 und 50", "5/50", "6, Falltür 50"."""
    return (
        rf"{_THE}?(?P<{name}>[1-6])(?![\d:%]|[./]\d\d?[./]|\.\d)"
        rf"(?:(?:\s?[/,+&;]\s?(?:{_AND} )?| {_AND} ){_THE}?(?:{_DOOR} {_THE}?(?P<{name}_door>\d{{1,3}})"
        rf"|(?P<{name}_space>[7-9]|[1-9]\d|100))(?![\d:%]|[./]\d))?"
    )


_BEGINS: Final = r"(?:^|(?<=[.!?:]\s)|(?<=\n))[ \t]{0,4}"
_ENDS: Final = r"(?: (?:please|bitte|svp|aub|graag|por favor|per favore|thanks|danke))?(?=[ \t]{0,3}(?:[.!\n;]|$))"
_BOTH: Final = late(
    rf"{_BEGINS}(?P<head>(?:{NOW.pattern}\s?[,:=–—-]?\s?)?){_pair('now')}"
    rf"(?P<joint>\s?[.,;\n–—-]\s{{0,2}}(?:{_AND} )?| {_AND} ){_SHORT_NEXT}\s?[,:=–—-]?\s?"
    rf"{_THEN}(?:{_ALREADY} )?{_pair('next')}{_ENDS}",
    re.IGNORECASE | re.MULTILINE,
)
_AHEAD: Final = late(
    rf"{_BEGINS}(?:(?:hier|here is|here are|this is|hierbij|voici|aquí va|ecco) )?(?:"
    rf"(?P<first>{_ALREADY}[ ,]{{1,2}})?{_NEXT}\s?[,:=–—-]?\s?{_THEN}(?P<second>{_ALREADY}\s?[,:–—-]?\s?)?"
    rf"{_pair('ahead')}(?P<third>,? {_ALREADY})?"
    rf"|(?P<fourth>{_ALREADY} )?{_pair('before')}(?P<fifth>,? {_ALREADY})?,? {_NEXT}(?P<sixth>,? {_ALREADY})?){_ENDS}",
    re.IGNORECASE | re.MULTILINE,
)
_PARTS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
_MOST: Final = 2_000  # characters of a mail that are looked at


def this_and_next_told(text: str, turns: Sequence[int], said: frozenset[str]) -> str:
    """Return ``text`` with the orders of now and of the next turn told one by one, where both are plain.

    ``turns`` are the open ones: of several, "next" may be another of them, and nothing is told anew.
    """
    if len(turns) != 1 or len(text) > _MOST or not may_be_in(said, _NEEDS):
        return text
    after = turns[0] + 1
    told = _BOTH.sub(lambda found: _told_both(found, after), text)
    return _AHEAD.sub(lambda found: _told_ahead(found, after), told)


def sent_ahead(words: Sequence[str]) -> bool:
    """Return whether orders are called those of the next turn and sent ahead, with no word of the open one."""
    text = "\n".join(words)[:_MOST]
    return any(any(found[part] for part in _PARTS) for found in _AHEAD.finditer(text))


def _told_both(found: re.Match[str], after: int) -> str:
    """Return the two turns on lines of their own; as it is where nothing tells the first from the second."""
    if not found["head"] and not found["joint"].strip(" ,"):
        return found.group()
    return f"{_told(found, 'now')}\nTurn {after}: {_told(found, 'next')}"


def _told_ahead(found: re.Match[str], after: int) -> str:
    """Return the orders that are sent ahead with their turn; those of "next turn" alone, perhaps now, in English."""
    name = "ahead" if found["ahead"] else "before"
    if not any(found[part] for part in _PARTS):
        own = found.group()
        return own if "next" in own.lower() else f"next turn {_told(found, name).removeprefix('throw ')}"
    return f"Turn {after}: {_told(found, name)}"


def _told(found: re.Match[str], name: str) -> str:
    """Return a throw and its space with their labels."""
    door = found[f"{name}_door"] or found[f"{name}_space"]
    return f"throw {found[name]}" + (f", trapdoor {door}" if door else "")
