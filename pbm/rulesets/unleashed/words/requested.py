"""Changes that are asked for kindly: "Can you make it 21 instead of 20?" is told as "make it 21 instead of 20."."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

__all__ = ["told_as_wishes", "without_old_ends"]

_AHEAD: Final = r"(?:(?<=[.!?;,:–-] )|(?<=\A))"
_SOFT: Final = (
    r"(?:please|possibly|perhaps|maybe|just|still|quickly|bitte|vielleicht|noch|doch|mal|please,|s'il te plaît) "
)
_ASKED: Final = (
    rf"{_AHEAD}(?:(?:and|so|oh|sorry|hi|hello|actually|ok|also),? )?"
    rf"(?:can|could|would|will|may|might) (?:(?:you|we|ye) (?:{_SOFT})*(?=put )|(?:you|we|ye|i) (?:{_SOFT})*"
    r"(?=(?:make|change|move|switch|alter|amend|shift|add) ))"
    r"(?P<wish>[^.!?;\n]*?\d[^.!?;\n]*?)(?P<late>,? (?:or|if) (?:is it|it's|it is|it isn't"
    r"|that's) (?:not )?(?:already )?"
    r"too late)?\?"
)
_GERMAN: Final = (
    rf"{_AHEAD}(?:kann(?:st)?|könnte(?:n|st)?|können|darf) (?:du|ich|wir|man|sie) (?:{_SOFT})*(?:das|es|daraus"
    rf"|davon|die|sie)? ?"
    rf"(?:{_SOFT})*(?P<wish>(?:lieber |noch |doch )?(?:auf |in |zu )?(?:die |eine |der )?\d{{1,3}}"
    r"(?: (?:statt|anstatt|anstelle) (?:der |von |die )?\d{1,3})?)"
    r" (?:bitte )?(?:ändern|machen|legen|nehmen|wechseln|verschieben|umlegen|setzen)\?"
)
_FRENCH: Final = (
    rf"{_AHEAD}(?:peux-tu|pouvez-vous|tu peux|vous pouvez|pourrais-tu|pourriez-vous|puis-je|on peut) "
    r"(?:la |le |l'|plutôt )?(?:mettre|changer|passer|déplacer) (?:ça |cela |la |plutôt )?"
    r"(?P<wish>(?:plutôt )?(?:sur |à |en |pour )?(?:la |le )?\d{1,3}(?: (?:au lieu de|à la place de) (?:la "
    r"|le )?\d{1,3})?) ?\?"
)
_DUTCH: Final = (
    rf"{_AHEAD}(?:kun je|kan je|kan ik|kunnen we|mag ik|wil je) (?:er |het |hem |die |dat )?(?:alsjeblieft "
    rf"|misschien |toch )*"
    r"(?P<wish>(?:op |naar |een |in )?(?:de )?\d{1,3}(?: (?:in plaats van) (?:de )?\d{1,3})?)"
    r" (?:van maken|zetten|leggen|veranderen|verplaatsen|doen)\?"
)


_THOUGHT_AGAIN: Final = r"(?<=\d),? on second thoughts?(?=[\s.!]*$)"
"""What only says that something is a change, behind it, where it is no second of anything."""
_OLD_ENDS: Final = (
    r",? ?\b(?:rather than|instead of|in place of|and not|not|statt|anstatt|und nicht|nicht|plutôt que|au lieu de"
    r"|et pas"
    r"|in plaats van|en niet|niet|en vez de|y no|invece di|e non) (?:(?:at|on|from|auf|von|de|van|its|the) ){0,2}"
    r"(?P<one>\d{1,2}) ?(?:-|–|to|nach|auf|à|naar|a) ?(?P<other>\d{1,2})\b"
)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def told_as_wishes(lines: Sequence[str]) -> list[str]:
    """Return lines with each change that is only asked for kindly, and has a space, as the wish that it is.

    Questions whether something is allowed stay what they are.
    """
    told = [_told(line) if "?" in line else line for line in lines]
    return [_pattern(_THOUGHT_AGAIN).sub("", line) if "thought" in line else line for line in told]


def _told(line: str) -> str:
    told = _pattern(_ASKED).sub(r"\g<wish>.", line.replace("’", "'"))
    for tongue in (_GERMAN, _FRENCH, _DUTCH):
        told = _pattern(tongue).sub(r"lieber \g<wish>.", told)
    return told


def without_old_ends(lines: Sequence[str], stood: Sequence[tuple[str, int, int]]) -> list[str]:
    """Return lines without "rather than 36-10", where that is how a piece of the list lies that stood."""
    ends = {frozenset(move[1:]) for move in stood}
    if not ends or not any(_pattern(_OLD_ENDS).search(line) for line in lines):
        return list(lines)

    def left(found: re.Match[str]) -> str:
        return "" if frozenset((int(found["one"]), int(found["other"]))) in ends else found[0]

    return [_pattern(_OLD_ENDS).sub(left, line) for line in lines]
