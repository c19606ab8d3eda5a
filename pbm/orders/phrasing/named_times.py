"""The words by which people tell this turn from those after it: "now", "next week", "the time after that"."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late

__all__ = ["AFTER", "AFTER_NEXT", "EACH", "NEXT", "NOW"]

_UNIT = r"(?:time|week|round|turn|go|move|fortnight)"
_ZUG = r"(?:mal|woche|runde|zug)"
_TOUR = r"(?:fois|semaine|tour|manche)"
_BEURT = r"(?:keer|week|ronde|beurt)"
_TURNO = r"(?:vez|semana|ronda|turno|volta|settimana|giro)"
_FOR = r"(?:\b(?:for|in|on|at|für|in der|pour|voor|para|per) )?"

NOW: Final = late(
    rf"{_FOR}\b(?:(?:right |for |just )?now|this (?:{_UNIT}|one)|today|the (?:current|open) {_UNIT}|jetzt|diesmal"
    rf"|diese[snrm]? {_ZUG}|maintenant|cette {_TOUR}|ce tour(?:-ci)?|nu|deze {_BEURT}|ahora|est[ae] {_TURNO}|adesso"
    rf"|quest[ao] {_TURNO})\b"
)
AFTER_NEXT: Final = late(rf"{_FOR}\bthe {_UNIT} after next\b|\bübernächste[snrm]? {_ZUG}\b")
NEXT: Final = late(
    rf"{_FOR}(?:\b(?:the|my|das|die|den|der|de|het|le|la|el|il|lo) )?"
    rf"\b(?:next (?:{_UNIT}|one)(?: (?:a)?round)?|following {_UNIT}|nächste[snrm]? {_ZUG}|prochaine? {_TOUR}"
    rf"|{_TOUR} (?:prochaine?|suivante?)|volgende {_BEURT}|próxim[oa] {_TURNO}"
    rf"|{_TURNO} (?:próxim[oa]|que viene|prossim[oa])|prossim[oa] {_TURNO})\b"
)
AFTER: Final = late(
    rf"{_FOR}\b(?:(?:the )?(?:{_UNIT}|one) after(?: (?:that|this|it))?|after (?:that|this)"
    rf"|afterwards|die {_ZUG} (?:darauf|danach)|danach|ensuite|après ça|daarna|después|dopo)\b"
)
EACH: Final = late(
    rf"{_FOR}\b(?:(?:each|every|both|all|any) (?:(?:of )?(?:them|these|those|the (?:two|three|four|five|six))|one"
    rf"|two|three|four|five|six|{_UNIT}s?)|throughout|jedes mal|jede runde|à chaque fois|chaque tour"
    r"|elke (?:keer|beurt)|cada (?:vez|turno)|ogni (?:volta|turno))\b"
)
