"""Throws told for several turns at once: "turns 3-6: 2, 4, 6, 1" is one throw for each of them, in order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.late import late
from pbm.orders.phrasing.turn_clauses import NUMBERS

__all__ = ["TurnList", "turn_lists", "turns_named", "without_values"]

_FEW = 24  # turns that anybody tells at once
_WORD = r"(?P<word>turns?|rounds?|runden?|züge|zug|tours?|beurten|beurt|rondes?|turnos?|rondas?|turni)"
_SEVERAL = frozenset(("turns", "rounds", "runden", "züge", "tours", "beurten", "rondes", "turnos", "rondas", "turni"))
_RANGE = (
    r"(?P<first>\d{1,3})\s{0,2}(?P<to>-|–|—|\.\.|to|through|thru|until|till|up to|bis|à|t/m|tot|hasta|fino a)\s{0,2}"
    r"(?:turn |round )?(?P<last>\d{1,3})"
)
_AND = r"(?:\s?(?:,|/|&|\+|\b(?:and|with|or|und|mit|et|en|y|e)\b)\s?){1,2}"
_EACH = rf"(?P<each>\d{{1,3}}(?:{_AND}(?:turn |round )?\d{{1,3}}){{1,23}})"
_NUMBER = r"(?:\d{1,3}|one|two|three|four|five|six)"
_VALUES = (
    r"\s{0,2}(?P<sign>[:=]|-|–|—|,|(?:it'?s|is|are|please|i'?d like|i'?ll have|i'?ll play|play|throw|use|put)\b)?"
    rf"\s{{0,2}}(?P<values>\b{_NUMBER}\b(?:(?:\s?(?:[,;/&+-]|\b(?:and|then|und|et|en|y|e)\b)){{0,2}}\s{{0,2}}"
    rf"\b{_NUMBER}\b){{0,47}})(?!\s{{0,2}}[/\d])"
)
_LISTED = late(rf"\b(?:{_WORD}\s{{1,2}}|t)(?:{_RANGE}|{_EACH})(?![\d/-]){_VALUES}", re.IGNORECASE)
_NAMED = late(rf"\b{_WORD}\s{{1,2}}(?:{_RANGE}|{_EACH})(?!\d)", re.IGNORECASE)
_DIGITS = late(r"\d{1,3}")
_BETWEEN = late(r"[\s,;&+]+|\b(?:and|then|und|et|en|y|e)\b", re.IGNORECASE)
_PAIR = late(r"(\d)/(\d{1,3})")
_HIGH = 6


@dataclass(frozen=True, slots=True)
class TurnList:
    """Where several turns are named at once, and what for: ``orders`` by turn, None where that cannot be told."""

    start: int
    end: int
    turns: tuple[int, ...]
    orders: tuple[str, ...] | None


def turn_lists(text: str, turns: Sequence[int], count: int) -> list[TurnList]:
    """Return the lists of throws for several turns in ``text``.

    ``turns`` are those that are open, if that is known; a list for them alone is this round's business.
    """
    found: list[TurnList] = []
    for match in _LISTED.finditer(text):
        named = turns_named(match)
        values = _values(match["values"])
        plain = match["sign"] in (":", "=")
        if len(named) < 2 or set(named) <= set(turns) or (not turns and len(named) <= count):
            continue
        if (match["word"] or "t").lower() not in _SEVERAL and not plain:
            continue  # "change turn 2 to 6, 4 on turn 3", "turn 2-5, 3-4"
        if not match["sign"] and len(values) != len(named):
            continue
        whole = len(values) == len(named) and all(values)
        found.append(TurnList(match.start(), match.end(), named, tuple(values) if whole else None))
    return found


def turns_named(match: re.Match[str]) -> tuple[int, ...]:
    """Return the turns that a list names, nothing where they are not in order."""
    if match["each"] is not None:
        named = tuple(int(number) for number in _DIGITS.findall(match["each"]))
        return named if list(named) == sorted(set(named)) else ()
    first, last = int(match["first"]), int(match["last"])
    return tuple(range(first, last + 1)) if 0 < last - first < _FEW else ()


def without_values(text: str) -> list[re.Match[str]]:
    """Return where ``text`` only names several turns: "swap turns 2 and 4"."""
    return [match for match in _NAMED.finditer(text) if match["word"].lower() in _SEVERAL]


def _values(written: str) -> list[str]:
    """Return the throw of each turn, with its trapdoor where it has one; nothing for what is no throw."""
    parts = [part for part in _BETWEEN.split(written) if part]
    if len(parts) == 1 and parts[0].count("/") != 1:
        parts = [part for part in re.split(r"[/-]", parts[0]) if part]
    made: list[str] = []
    for part in parts:
        pair = _PAIR.fullmatch(part)
        throw = pair[1] if pair is not None else str(NUMBERS.get(part.casefold(), part))
        lawful = throw.isdigit() and 1 <= int(throw) <= _HIGH
        made.append((f"{throw}, trapdoor {pair[2]}" if pair is not None else throw) if lawful else "")
    return made
