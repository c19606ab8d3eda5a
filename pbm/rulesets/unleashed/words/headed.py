"""A piece with its ends that is said to head the list: "S5 61-36 at the top of my list"; its "top" is no end of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

__all__ = ["headed"]

_GOING: Final = (
    r"(?:(?:goes|go|should|shall|must|to|is|be|are|moves?|comes?|belongs?|please|pls|right|now|as|straight|put"
    r"|that|and|then"
    r"|up|kommt|soll|bitte|est|va|doit|être|moet|graag|komt|es|è) )*"
)
_TOP: Final = (
    r"(?:(?:at|on|to|in|as)? ?(?:the |my )?(?:very )?(?:top|head) of (?:my|the|that|this) (?:\w+ )?"
    r"(?:list|pile|order|orders|wishes|wish-list|wishlist)\b"
    r"|(?:at|to) the (?:very )?top\b(?! (?:end|of|is|at|on|end)\b)"
    r"|(?:as |is )?(?:my|the) (?:very )?top (?:choice|wish|pick|priority|preference)\b"
    r"|(?:ganz )?oben (?:auf|an|in) (?:meine[rn]?|die|der) (?:wunsch)?liste\b|ganz (?:nach )?oben\b"
    r"|an (?:die )?(?:spitze|oberste[rn]? stelle) (?:meiner|der) (?:wunsch)?liste\b"
    r"|(?:tout )?en (?:haut|tête) de (?:ma|la) liste\b|(?:helemaal )?bovenaan (?:op )?(?:mijn|de|het) lijst(?:je)?\b"
    r"|(?:en lo alto|al principio|a la cabeza|arriba del todo) de (?:mi|la) lista\b|in cima alla (?:mia )?lista\b)"
)
_ENDS: Final = r"\d{1,3} ?[-–—/] ?\d{1,3}\b"
_NEW_GAME: Final = (
    r"(?:(?<=\A)|(?<=[.!?] ))\s*(?:(?:and |so |now )?for (?:the|our|this|my) (?:(?:second|next|new|return|third|fresh) "
    r"(?:game|match|race|bout|go)|rematch|revenge)|für (?:das (?:zweite|neue|nächste) spiel|die revanche)"
    r"|pour (?:la (?:deuxième|seconde|nouvelle|prochaine) partie|la revanche)|voor (?:het (?:tweede|nieuwe"
    r"|volgende) spel"
    r"|de revanche)|para (?:la (?:segunda|nueva|próxima) partida|la revancha)|per (?:la (?:seconda|nuova"
    r"|prossima) partita"
    r"|la rivincita))\s?[:,–-](?=\s|\Z)"
)
_BEHIND: Final = rf"\b(?P<piece>[slp]\d{{1,2}}):? (?P<ends>{_ENDS})(?P<said>,? ?{_GOING}{_TOP})"
_BEFORE: Final = (
    rf"(?P<said>\b{_TOP})[:,]? ?(?:(?:is|put|should be|comes|goes|i want|:) ?)*(?=(?P<piece>[slp]\d{{1,2}}):? {_ENDS})"
)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def headed(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return lines without what says that a piece heads the list, and the pieces of which it is said.

    "For the second game:" over a list is left out too.
    """
    lines = [_pattern(_NEW_GAME).sub("", line) for line in lines]
    names: list[str] = []

    def noted(found: re.Match[str]) -> str:
        names.append(found["piece"].upper())
        return found[0].replace(found["said"], " ", 1)

    kept = [_pattern(_BEHIND).sub(noted, line) for line in lines]
    return [_pattern(_BEFORE).sub(noted, line) for line in kept], list(dict.fromkeys(names))
