"""Words for other players that no label of press begins: "To Emil and Gus: …", "PM Emil: …", "say hi to Emil"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.people import People

__all__ = ["says_apart"]

_LINES: Final = 200  # of a mail that are looked at
_HEAD: Final = 300  # characters of a line that are looked at
_FOR: Final = late(
    r"\b(?:to|for|only|alone|private(?:ly)?|secret(?:ly)?|confidential|pm|dm|between|eyes|ears|pss?t|nur|an|für|unter|privat"
    r"|vertraulich|pour|à|entre|seulement|privé|aan|voor|alleen|onder|para|solo|sólo|a|per|tra|privado|privato)\b",
    re.IGNORECASE,
)
_LETTER: Final = late(r"(?:To|TO|An|À|Aan)\s[^:\n]{2,60}:")
_LABEL: Final = late(r"[^:\n]{2,60}(?::|\s[–—-]{1,2}\s)")
_TELLING: Final = (
    r"\b(?:say|tell|give|wish|send|remind|ask|greet|thank|congratulate|regards to|love to|hello to|hi to|kisses to"
    r"|gr[üu][sß]+e?|sag|richte|wünsch\w{0,2}|erinner\w{0,2}|dis|dites|donne|souhaite|zeg|groet\w{0,2}|wens|dile"
    r"|saluda|desea|digli|dille|saluta|salutami)\b[^.!?\n\d]{0,30}?\b"
)


def says_apart(lines: Sequence[str], people: People) -> bool:
    """Return whether lines outside press say something that is for other players, or is to be told to one."""
    if not people.players:
        return False
    named = _named(tuple(people.players))
    oneself = _named((people.writer,)) if len(people.writer) > 1 else None
    for line in lines[:_LINES]:
        head = line[:_HEAD]
        if oneself is not None and _LETTER.match(head) and oneself.match(head, head.index(" ") + 1):
            return True  # a letter to its writer, which nobody gets
        if named.search(head) is None:
            continue
        label = _LABEL.match(head)
        if label is not None and named.search(label.group()) and _FOR.search(label.group()):
            return True
        if _told(tuple(people.players)).search(head):
            return True
    return False


def _names(players: tuple[str, ...]) -> str:
    return "(?:" + "|".join(re.escape(name) for name in players if len(name) > 1) + r")(?:['’]?s)?(?!\w)"


@lru_cache(maxsize=64)
def _named(players: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of a player's name."""
    return re.compile(rf"(?<!\w){_names(players)}")


@lru_cache(maxsize=64)
def _told(players: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of words that are to be told to a player."""
    return re.compile(rf"(?i:{_TELLING}){_names(players)}")
