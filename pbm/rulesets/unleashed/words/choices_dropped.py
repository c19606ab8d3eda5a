"""Choices in advance that are taken back by what they are for: "take that ladder one off again", "cancel my "
"send back"."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

__all__ = ["told_as_dropped"]

_KINDS: Final = {
    "send-back": r"send[ -]?back|zurückschicken|renvoyer|terugsturen",
    "send-forward": r"send[ -]?forward|vorschicken|envoyer en avant",
    "swap-players": r"swap(?: two)? players?|players? swap|spieler tauschen|swap",
    "swap-cards": r"swap(?: two)? cards?|cards? swap|karten tauschen|swap",
    "move-ladder": r"(?:move (?:a |the )?)?ladder|leiter",
    "move-snake": r"(?:move (?:a |the )?)?snake|schlange",
    "move-piece": r"(?:move (?:any |a )?)?piece|figur",
    "move-ladders": r"(?:move )?(?:two )?ladders|leitern",
    "move-snakes": r"(?:move )?(?:two )?snakes|schlangen",
}
"""What each choice is called; "swap" where only one of the two stands."""

_TELL: Final = {
    "send-back": "Send back",
    "send-forward": "Send forward",
    "swap-players": "Swap two players",
    "swap-cards": "Swap two cards",
    "move-ladder": "Move a ladder",
    "move-snake": "Move a snake",
    "move-piece": "Move any piece",
    "move-ladders": "Move two ladders",
    "move-snakes": "Move two snakes",
}
_VERB: Final = r"(?:cancel|drop|scrap|forget(?: about)?|remove|delete|withdraw|undo|ditch|lose|scrub|streich|vergiss)"
_THE: Final = r"(?:(?:the|that|my|this|die|das|den|meine?n?) ){1,2}(?:standing |landing |default |advance )?"
_CALLED: Final = r"(?: (?:one|choice|default|thing|instruction|bit|wish|wahl|wunsch))"
_AWAY: Final = r"(?:off|out|back|away)(?: again)?"
_ENDS: Final = r"(?=[ ,]*(?:please|pls|again|too|thanks|ta|now)?[.!,;]|\s*\Z)"
_STAYS: Final = (
    r"(?:(?<=[.!;,] )|(?<=\A))(?:and |but )?the [\w+ -]{1,24}? (?:can|may|should|shall|is to) (?:stay"
    r"|remain)(?: as (?:it is"
    r"|is))?[.!]?"
    r"|(?:(?<=[.!;,] )|(?<=\A))(?:and |but )?(?:my |the )?cards? (?:stays?|remains?|stands?)(?: as (?:it is"
    r"|before))?[.!]?"
    r"|(?:(?<=[.!;,] )|(?<=\A))i(?:'ve| have)? (?:gone off|went off|changed my mind (?:about|on)"
    r"|thought better of) (?:it"
    r"|that|them)(?: now)?[.!]?"
    r"|(?:(?<=[.!;,] )|(?<=\A))i (?:do not|don't|no longer) (?:trust|like|want|fancy|need) (?:it"
    r"|that)(?: any ?more)?[.!]?"
)
_LONGEST: Final = 300


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def told_as_dropped(lines: Sequence[str], kinds: Collection[str]) -> list[str]:
    """Return lines with such a choice as "cancel my choice for Move a ladder"; ``kinds`` are those that stand."""
    if not kinds or sum(map(len, lines)) > _LONGEST:
        return list(lines)
    made: list[str] = []
    dropped = False
    for line in lines:
        told = line.replace("’", "'")
        for kind in sorted(kinds & _KINDS.keys()):
            named = rf"(?:{_KINDS[kind]})"
            said = rf"\b(?:take {_THE}{named}{_CALLED}? {_AWAY}|{_VERB} {_THE}{named}{_CALLED}){_ENDS}"
            told, count = _pattern(said).subn(f"cancel my choice for {_TELL[kind]}", told, count=1)
            dropped = dropped or count > 0
        made.append(told)
    return [_pattern(_STAYS).sub("", line) for line in made] if dropped else list(lines)
