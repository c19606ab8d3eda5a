"""Orders for several games in one mail: only the part under this game's heading is read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["own_part"]

_HEADING = late(
    r"\s{0,8}[-*#=]{0,4}\s{0,4}(?P<name>[^\W\d_][\w '&.]{1,40}?)"
    r"(?P<turn>,?\s(?i:turn|round|zug|runde|tour|beurt|ronde|turno)\s\d{1,4})?\s{0,3}(?:[:(\[,]|[-–—]\s|\d|$)"
)
_THIS = late(r"snakes?\s{0,2}(?:and|&|n|'n'|\+|und|et|y|e|en)\s{0,2}ladders?|s\s?&\s?l", re.IGNORECASE)
_CAPITALS = late(r"[A-ZÀ-ÖØ-Þ][ '&.]{0,3}[A-ZÀ-ÖØ-Þ]|[^\x00-\xff]")
"""Two capitals side by side; of other alphabets nothing is said."""
_LONGEST = 70  # characters of a heading's line that has nothing but the heading
_FEWEST = 3  # letters of a game's name
_MOST_NAMES = 12


def own_part(lines: Sequence[str], subject: str) -> Sequence[str]:
    """Return ``lines`` with those empty that stand under the heading of another game.

    A heading is this game's where it says Snakes and Ladders, or where ``subject`` names it. Without one of them, or
    with no other game's heading, the lines are returned as they are.
    """
    if not any(map(_CAPITALS.search, lines)):
        return lines  # all other games' names are written in capitals
    heads = [_name(lines, number) for number in range(len(lines))]
    names = list(dict.fromkeys(name for name in heads if name))
    if not 1 < len(names) <= _MOST_NAMES:
        return lines
    own = {name for name in names if _THIS.fullmatch(name) or _is_named(name, subject)}
    if not own or len(own) == len(names):
        return lines
    kept: list[str] = []
    under = ""
    for line, name in zip(lines, heads, strict=True):
        under = name or under
        kept.append(line if not under or under in own else "")
    return kept


def _name(lines: Sequence[str], number: int) -> str:
    """Return the name that heads the lines from ``number`` on, nothing where none does."""
    found = _HEADING.match(lines[number][:120])
    if found is None:
        return ""
    name = found["name"].strip()
    if _THIS.fullmatch(name):
        return name.casefold()
    opens = number == 0 or not lines[number - 1].strip()
    inline = lines[number][max(found.end("name"), found.end("turn")) :].lstrip()[:1] == ":"
    capitals = name.isupper() and len(name) > _FEWEST
    if not capitals or not (inline or (opens and len(lines[number]) < _LONGEST)):
        return ""
    return "" if any(_ordinary(word) for word in name.casefold().split()) else name.casefold()


def _ordinary(word: str) -> bool:
    """Whether a word is one that orders are written in, and so no game's name."""
    known = VOCABULARY.label(word) is not None or bool(VOCABULARY.meanings(word))
    return known or word in VOCABULARY.english or len(word) < _FEWEST


def _is_named(name: str, subject: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", subject.casefold()) is not None
