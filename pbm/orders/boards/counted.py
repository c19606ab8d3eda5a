"""The boards by their number: "5 on all three", "trapdoor 60 on the 2 of them", "trappe 60 des 2 côtés"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_boards_counted"]

_TWO: Final = 2
_NUMBERS: Final = {"three": 3, "four": 4, "five": 5}
_ALL: Final = late(
    r"\b(?P<on>on|for)\sall\s(?P<number>three|four|five)"
    r"(?=\s(?:the|my|i|i'll|put|please|of\sthem)\b|\s?[,.;!?\n:]|\s{0,2}$)",
    re.IGNORECASE,
)
_DOOR: Final = r"(?:trap ?doors?|traps?|falltüre?n?|trappes?|valluik(?:en)?|luik|trampillas?|botol[ae])"
_COUNTED: Final = late(
    r"\b(?:(?:on|for|in) (?:the (?:2|two)(?: of (?:them|those|these)| (?:boards|sides))|both of (?:them|those|these)"
    r"|the both(?: of them)?|all 2(?: boards)?|the pair of them)"
    r"|(?:sur|pour|dans|de) les (?:2|deux)(?: plateaux| tableaux| c[oô]t[eé]s)?"
    r"|des (?:2|deux) (?:plateaux|tableaux|c[oô]t[eé]s)"
    r"|(?:en|para|por) los (?:2|dos)(?: tableros| lados)?|(?:en|para) ambos (?:2|dos)"
    r"|(?:su|in|per|da) (?:tutti|tutt[ie]?['’ ]?e|entrambi i|ambedue i)(?: e)? ?(?:2|due)(?: tabelloni| lati| parti)?"
    r"|sui (?:2|due)(?: tabelloni)?"
    r"|(?:op|in|voor|aan) (?:alle ?|beide |de |allebei de )(?:2|twee)(?: borden| kanten)?"
    r"|(?:auf|für|in|bei) (?:allen|alle|beiden|beide|den|die) (?:2|zwei|zweien)(?: Brettern?| Seiten?)?)"
    rf"(?=\s?[,.;:!?)\n]|\s{{0,3}}$|\s(?:{_DOOR}|(?:la|die|le|the|de|het|el) {_DOOR}|please|pls|plz|stp|svp"
    r"|merci|s['’]il|bitte|danke|graag|aub|por favor|porfa|gracias|per favore|grazie|thanks|then|and|und|et|en|y|e)\b)",
    re.IGNORECASE,
)
"""Words in which the boards are told by their number: what goes on, "sur les 2 derniers", is about something else."""
_BARE: Final = late(
    rf"(?P<told>\b{_DOOR}:? (?:(?:at|on|auf|sur|op|en|la|el|il|le|die|de|het|alla|the) ){{0,2}}\d{{1,3}}) both"
    r"(?=\s?[,.;!?)\n]|\s{0,3}$|\s(?:please|pls|thanks|ta)\b)",
    re.IGNORECASE,
)
"""A space and "both" with nothing that leads to it, as people type on a telephone: "trap 17 both"."""
_BOTH: Final = {
    **dict.fromkeys(("sur", "pour", "dans", "de", "des"), "sur les deux plateaux"),
    **dict.fromkeys(("en", "para", "por"), "en ambos tableros"),
    **dict.fromkeys(("su", "per", "da", "sui"), "su entrambi i tabelloni"),
    **dict.fromkeys(("op", "voor", "aan"), "op beide borden"),
    **dict.fromkeys(("auf", "für", "bei"), "auf beiden Brettern"),
}
"""Both boards in the language of the word that leads to them: by English words "pas" and "sin" would not be known."""
_SAME_SPACE: Final = late(
    rf"(?P<door>\b{_DOOR}),? (?:(?:the|la|die|de|het|el|lo) )?(?:same|m[eê]me|gleiche|zelfde|misma?o?|stess[ao])"
    rf"(?P<on> (?:on both boards|{'|'.join(sorted(set(_BOTH.values())))}))"
    r"(?:,|:| -| –)? (?P<space>\d{1,3})(?=\s?[,.;!?)\n]|\s{0,3}$)",
    re.IGNORECASE,
)


def with_boards_counted(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with "on all three" as "on all boards" where so many are played; else as they are."""
    if len(boards) == _TWO:
        return [_of_two(line) for line in lines]
    if len(boards) not in _NUMBERS.values() or not any(_ALL.search(line) for line in lines):
        return lines

    def told(found: re.Match[str]) -> str:
        fits = _NUMBERS[found["number"].casefold()] == len(boards)
        return f"{found['on']} all boards" if fits else found.group()

    return [_ALL.sub(told, line) for line in lines]


def _of_two(line: str) -> str:
    """Return a line with "sur les 2" and "trap 17 both" as what is on both boards."""
    both = _COUNTED.sub(lambda found: _BOTH.get(found.group().split()[0].casefold(), "on both boards"), line)
    counted = _BARE.sub(r"\g<told> on both boards", both)
    return _SAME_SPACE.sub(r"\g<door> \g<space>\g<on>", counted)
