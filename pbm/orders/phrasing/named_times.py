"""The words by which people tell this turn from those after it: "now", "next week", "the time after that"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = [
    "AFTER",
    "AFTER_NEXT",
    "EACH",
    "FAR_OFF",
    "NEXT",
    "NOW",
    "ORDINAL",
    "ORDINALS",
    "PASSED",
    "TURNS_ON",
]

_UNIT = r"(?:time|week|round|turn|go|move|fortnight)"
_ZUG = r"(?:mal|woche|runde|zug)"
_TOUR = r"(?:fois|semaine|tour|manche)"
_BEURT = r"(?:keer|week|ronde|beurt)"
_TURNO = r"(?:vez|semana|ronda|turno|volta|settimana|giro)"
_FOR = r"(?:\b(?:for|in|on|at|für|in der|beim|pour|au|à|voor|para|en|per|al|alla|nel|nella) )?"

NOW: Final = late(
    rf"{_FOR}\b(?:(?:right |for |just )?now|this (?:{_UNIT}|one)|today|the (?:current|open) {_UNIT}|jetzt|diesmal"
    rf"|diese[snrm]? {_ZUG}|maintenant|cette {_TOUR}|ce tour(?:-ci)?|nu|deze {_BEURT}|ahora|est[ae] {_TURNO}|adesso"
    rf"|quest[ao] {_TURNO})\b"
)
AFTER_NEXT: Final = late(rf"{_FOR}\bthe {_UNIT} after next\b|\bübernächste[snrm]? {_ZUG}\b")
NEXT: Final = late(
    rf"{_FOR}(?:\b(?:the|my|das|die|den|der|de|het|le|la|el|il|lo) )?"
    rf"\b(?:next (?:{_UNIT}|one)(?: (?:a)?round)?|following {_UNIT}|nächste[snrm]? {_ZUG}|prochaine? {_TOUR}"
    rf"|{_TOUR} (?:prochaine?|suivante?)|volgende {_BEURT}|(?:próxim[oa]|siguiente) {_TURNO}"
    rf"|{_TURNO} (?:próxim[oa]|siguiente|que viene|prossim[oa])|prossim[oa] {_TURNO})\b"
)
AFTER: Final = late(
    rf"{_FOR}\b(?:(?:the )?(?:{_UNIT}|one) after(?: (?:that|this|it))?|after (?:that|this)(?: (?:{_UNIT}|one))?"
    rf"|afterwards|die {_ZUG} (?:darauf|danach)|danach|ensuite|après ça|daarna|después|dopo)\b"
)
_FEW = r"(?:two|three|four|five|six|[2-9]|1\d)"
TURNS_ON: Final = late(
    rf"\bin (?P<in>{_FEW}) (?:turns|goes|moves)(?:['’]? time)?\b"
    rf"|\b(?P<on>{_FEW}) (?:turns|goes|moves) (?:from now|ahead|on|hence|later)\b"
)
"""A turn that is counted from the open one."""
FAR_OFF: Final = late(
    rf"\bin (?:{_FEW}|a few|a couple of|some) (?:weeks|rounds|months|fortnights)(?:['’]? time)?\b"
    rf"|\b(?:{_FEW}|a couple of) (?:weeks|rounds|months) (?:from now|ahead|on|hence|later)\b"
    r"|\b(?:in )?a (?:fortnight|month)(?:['’]?s? (?:time|from now|hence|later))?\b"
    r"|\bin (?:zwei|drei|vier|fünf|sechs) (?:wochen|runden|zügen)\b"
    r"|\bdans (?:deux|trois|quatre|cinq|six) (?:semaines|tours|manches)\b"
    r"|\bover (?:twee|drie|vier|vijf|zes) (?:weken|rondes|beurten)\b"
    r"|\b(?:dentro de|en) (?:dos|tres|cuatro|cinco|seis) (?:semanas|turnos|rondas)\b"
    r"|\b(?:tra|fra) (?:due|tre|quattro|cinque|sei) (?:settimane|turni)\b"
)
"""A time beyond the open round of which nobody can tell which turn it is."""
PASSED: Final = late(
    rf"\b(?:not|nothing|no (?:change|throw|orders?)|(?:stands?|stays?)(?: as (?:it is|they are))?|unchanged)"
    rf"(?: (?:for|in|on))? (?:now|today|this (?:{_UNIT}|one))\b"
    rf"|\b(?:i(?:'ll| will|'m going to)? )?(?:pass|skip|sit out)(?: (?:for|on))? (?:now|today|this (?:{_UNIT}|one))\b"
    r"|\b(?:nicht jetzt|noch nicht|pas maintenant|niet nu|ahora no|non adesso)\b"
)
"""That nothing is said of the open round: what comes next is for a turn after it."""
EACH: Final = late(
    rf"{_FOR}\b(?:(?:each|every|both|all|any) (?:(?:of )?(?:them|these|those|the (?:two|three|four|five|six))|one"
    rf"|two|three|four|five|six|{_UNIT}s?)|throughout|jedes mal|jede runde|à chaque fois|chaque tour"
    r"|elke (?:keer|beurt)|cada (?:vez|turno)|ogni (?:volta|turno))\b"
)
ORDINAL: Final = late(
    r"(?:\b(?:for|in|on|at) )?(?:\b(?:the|my) )?\b(?:(?P<digits>\d{1,2})(?:st|nd|rd|th)|(?P<word>first|second|third"
    r"|fourth|fifth|sixth)) (?:turn|round|go|move)\b(?:\s?:)?",
    re.IGNORECASE,
)
ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6}
