"""A throw that is taken out of what was ordered: "nimm die 3 raus und dafür die 6 rein", "haal de 3 eruit".

The verb is one by which a number is played as well: only what belongs to it, often at the end, turns it round. Told as
"scrub the 3", or as a change from 3 to 6 where another number is put in. "Away with the 3", "die 3 muss raus" and
"ik gooi de 3 eruit" play it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import ENDS, Retelling, retold
from pbm.orders.late import late
from pbm.orders.phrasing.out_and_in import PUTTING, TAKING_OUT, TAKING_WORDS, one_of
from pbm.orders.word_set import word_set

__all__ = ["taken_out"]

_OUT: Final = word_set("raus heraus weg zurück eruit eraf terug out away back") | TAKING_WORDS
_NUMBER: Final = (
    r"(?:[1-6]|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|een|twee|drie|vijf|zes"
    r"|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)"
)
_OLD: Final = rf"(?:(?:the|my|die|meine|le|mon|de|mijn|el|mi|il|mio)\s)(?P<old>{_NUMBER})\b"
_PUT: Final = (
    rf"(?:(?:dafür|stattdessen|instead|{one_of(*PUTTING.values())}|i|ich|je|ik|in)\s){{0,3}}"
    r"(?:in\s)?(?:the|my|a|die|eine|meine|le|un|de|een|el|un|il)\s"
    rf"(?P<new>{_NUMBER})\b(?:\s(?:rein|hinein|in|erin|ein|dafür|bitte|instead|please|aub|svp)){{0,2}}"
)
_THEN: Final = rf"(?:,?\s(?:and|und|et|en|y|e)\s|,\s){_PUT}{ENDS}"
_TAKING: Final = (
    rf"(?:(?:nimm|nehmt|nehmen\ssie|nehme?|hole?|holt|lasse?|lasst|tue?|tut|ziehe?|zieht|wirf|werft|schmei(?:ß|ss)e?)"
    rf"\s(?:ich\s)?(?:(?:bitte|doch|mal|mir|jetzt|lieber|also)\s){{0,3}}{_OLD}"
    r"\s(?:(?:bitte|doch|mal|lieber|wieder|da|jetzt)\s){0,3}(?:raus|heraus|weg|zurück)\b(?!\svon)"
    rf"|(?:haal|neem)\s(?:ik\s)?(?:(?:toch|maar|aub|dan)\s){{0,2}}{_OLD.replace('old', 'old2')}"
    r"\s(?:(?:er|toch|maar|weer)\s){0,2}(?:eruit|uit|weg|terug|eraf)\b"
    rf"|(?:take|taking|pull|pulling)\s{_OLD.replace('old', 'old3')}\s(?:right\s|back\s)?(?:out|away|back)\b"
    r"(?!\s(?:for|of|to|and\sback)\b)"
    rf"|(?:take|taking|pull)\s(?:out|away|back)\s{_OLD.replace('old', 'old4')}"
    rf"|(?:(?:j'|je\s)?{one_of(TAKING_OUT['fr'])}|{one_of(TAKING_OUT['es'], TAKING_OUT['it'])})"
    rf"\s{_OLD.replace('old', 'old5')}(?!\s(?:dai piedi|di torno|di mezzo|de encima|de en medio)\b))"
)
_OLDS: Final = r"\g<old>\g<old2>\g<old3>\g<old4>\g<old5>"
_WAYS: Final = Retelling(
    (
        _OUT,
        late(rf"\b(?:(?:i|i'll|i'm|ich|ik|je)\s)?{_TAKING}{_THEN}", re.IGNORECASE),
        rf"change the throw from {_OLDS} to \g<new>",
    ),
    (
        _OUT,
        late(
            rf"\b{_OLD}\s(?:bitte\s|doch\s)?(?:raus|weg){_THEN}",
            re.IGNORECASE,
        ),
        r"change the throw from \g<old> to \g<new>",
    ),
    (_OUT, late(rf"\b(?:(?:i|i'll|i'm|ich|ik|je)\s)?{_TAKING}", re.IGNORECASE), f"scrub the {_OLDS}"),
    (
        _OUT,
        late(
            rf"(?:^|(?<=[\n.!?]\s)|(?<=\n)){_OLD}(?:\s(?:nehme?|hole?|ziehe?|lasse?|tue?)\sich)?"
            rf"(?:\s(?:bitte|doch|lieber|wieder|jetzt)){{0,2}}\s(?:raus|heraus|weg|zurück)\b{ENDS}",
            re.IGNORECASE,
        ),
        r"scrub the \g<old>",
    ),
)
"""Each way, with the words of which it has one, and what is told instead."""


def taken_out(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with what is taken out told as taken back, or as changed into what is put in."""
    return retold(lines, _WAYS)
