"""One part of what is kept for a turn to come, changed while the rest stays: "same throw for turn 2, trapdoor 31".

It is told as an order for that turn of nothing but what changes; what is kept beside it stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.turn_clauses import FURTHEST, Telling

__all__ = ["amendments"]

_HINT: Final = late(r"\b(?:(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda)(?:'s)? \d)", re.IGNORECASE)
_TURN: Final = (
    r"(?:(?:for|in|on|of|für|im|in der|von|pour|au|de|voor|van|para|en|del|per|al|di|my|le|el|il|der|den|de|du) ){0,2}"
    r"(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda) (?P<turn>\d{1,3})(?:'s)?"
)
_DOOR: Final = (
    r"(?:(?:the|my|die|meine|la|ma|het|mijn|mi|de) )?"
    r"(?:trap ?door|trap|td|falltür|trappe|valluik|trampilla|botola)"
)
_SAME: Final = (
    r"(?:(?:the )?same throw|(?:leave|keep) (?:the|my) (?:throw|(?P<kept>[1-6]))(?: (?:as it (?:is|was)|alone))?"
    r"|(?:the )?throw (?:as (?:before|it was|it is)|stays|unchanged|the same)|(?:der )?wurf bleibt|gleicher wurf"
    r"|garde[zr]? le (?:lancer|coup|(?P<gardé>[1-6]))|même (?:lancer|coup)|zelfde worp|misma tirada|mismo tiro"
    r"|stesso (?:lancio|tiro))"
)
_SAME_BEHIND: Final = (
    r"(?:,? (?:(?:the )?same throw|(?:leave|keep) the throw|(?:the )?throw (?:as (?:before|it was|it is)|stays"
    r"|unchanged"
    r"|the same)))?"
)
_LINK: Final = r"(?:\s?[,;–—-])?\s?(?:(?:but|and|with|though|aber|und|mais|et|maar|en|pero|y|ma|e) ){0,2}"
_SET: Final = (
    r"(?:(?:please|just|make|move|change|set|put|with|bitte|ändere?|setze?|mets|mettez|change[zr]?|met|zet|wijzig"
    r"|cambia"
    r"|cambie|pon|metti|sposta) ){0,3}"
)
_TO: Final = (
    r"(?:(?: (?:from|von|de|van|da) (?:the |space )?\d{1,3})?(?: (?:to|on|at|is|be|should|go|now|bitte|please|auf"
    r"|sur|à|en"
    r"|op|naar|a|in|su)|\s?[:=]){0,3} )"
)
_OLD: Final = (
    r"(?:,? (?:not|instead of|rather than|statt|anstatt|au lieu d[eu]|pas|in plaats van|en vez de|no|invece di|non)"
    r"(?: (?:the|der|die|de|du|le|el|il|del|den))? \d{1,3})?"
)
_ENDS: Final = (
    r"(?:,? (?:ändern|setzen|please|pls|bitte|svp|stp|aub|graag|por favor|per favore|thanks|danke|merci|after all"
    r"|instead|now)){0,2}\s{0,2}(?=[.!;\n]|$)"
)
_BEGINS: Final = r"(?:^|(?<=[.!;\n])\s{0,3}|(?<=[.!;]\s))(?:(?:please|and|also|bitte|oh|sorry),? ){0,2}"
_SPACE: Final = r"(?P<space>[1-9]\d{0,2})(?![\d/:.])"
_HEAD: Final = rf"{_TURN}\s?[,:–—-]?\s"
_AMENDED: Final = tuple(
    late(_BEGINS + part + _ENDS, re.IGNORECASE)
    for part in (
        rf"{_HEAD}(?:{_SAME}{_LINK})?{_SET}{_DOOR}{_TO}{_SPACE}{_OLD}{_SAME_BEHIND}",
        rf"{_SAME} {_TURN}{_LINK}{_SET}{_DOOR}{_TO}{_SPACE}{_OLD}",
        rf"{_SET}{_DOOR} {_TURN}{_TO}{_SPACE}{_OLD}",
        rf"{_HEAD}(?:(?:i'd|i would) (?:rather|prefer to)(?: have| play| throw)?|i(?:'d| would)? prefer|rather|better"
        r"|make (?:it|that)|(?:doch |dann )?(?:lieber|besser)|(?:toch |dan )?(?:maar|liever)|toch|plutôt|finalement"
        r"|mejor"
        r"|prefiero|meglio|preferisco|piuttosto)(?: bitte| maar| doch)? (?:(?:a|the|die|eine|le|un|de|een|el|il) )?"
        r"(?P<throw>[1-6])(?![\w/:.])(?:,? (?:than|instead of|rather than|statt|als|que|dan|che|in plaats van|au"
        r" lieu d[eu]"
        r"|en vez de|invece (?:di|del))(?: (?:the|der|die|de|du|le|el|il|del))? [1-6])?",
        r"(?:i(?:'ve| have) )?changed my mind (?:about|on|for) (?:turn|round) (?P<turn>\d{1,3})\s?:\s?"
        r"(?:(?:a|the|throw) )?(?P<throw>[1-6])(?:(?:\s?/\s?|,? (?:and |with )?)"
        r"(?:(?:the )?(?:trap ?door|trap)(?: on| at|:)? )?(?P<space>[7-9]|[1-9]\d|100))?(?![\w/:.])",
    )
)
_MOST: Final = 2_000  # characters of a mail that are looked at


def amendments(telling: Telling) -> None:
    """Tell what changes of the orders for a turn to come, where a whole sentence says nothing else."""
    text = telling.text.replace("’", "'")
    if len(text) > _MOST or _HINT.search(text) is None:
        return
    for pattern in _AMENDED:
        for found in pattern.finditer(text):
            turn = int(found["turn"])
            if not telling.last < turn <= telling.last + FURTHEST or telling.is_cut(found.start("turn")):
                continue
            parts = found.groupdict()
            throw = next((value for name in ("throw", "kept", "gardé") if (value := parts.get(name))), "")
            telling.add(found.end(), turn, throw, parts.get("space") or "")
            telling.cut.append(found.span())
