"""The age behind a name below a mail, or where somebody says who writes: "Freddie (7)", "Reuben, 8"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import role_of
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set
from pbm.orders.words import POLITE

__all__ = ["without_ages"]

_NAME: Final = r"[A-ZÀ-Þ][^\W\d_]{1,14}"
_SIGNED: Final = late(
    rf"(?P<who>\s{{0,4}}[-–—~]{{0,2}}\s?(?:(?i:from|love from|love|yours|by|von|van|de|da|dein|deine|je) )?"
    rf"(?P<name>{_NAME})(?: (?:{_NAME}|[A-Z]\.?)){{0,2}})"
    r"(?:\s?\((?P<bracketed>\d{1,2})\)|, ?(?P<behind>\d{1,2}))\s{0,2}[.!x ]{0,4}$"
)
_HERE: Final = late(
    rf"(?P<who>\b(?i:it's|it is|this is|here is|here's|hier is|hier ist|ik ben|ich bin|c'est|soy|sono|i am|i'm|im) "
    rf"(?P<name>{_NAME}))\s?\((?P<bracketed>\d{{1,2}})\)"
)
_CHILD: Final = 14
"""Behind a comma a greater number may well be the space that was forgotten above."""
_SHORT: Final = 60  # characters of a line that is a signature
_FAR: Final = 400  # characters of a line in which somebody says who writes
_OTHER: Final = word_set(
    "first second third next last answer reply yes no ok okay the a an my our then and so here hello hi "
    "space square field place spot cell number nr no dice move turn round board box game snake ladder"
)


def without_ages(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without such ages; the name stays."""
    last = max((place for place, line in enumerate(lines) if line.strip()), default=0)
    return [_without(line, signed=0 < place == last) for place, line in enumerate(lines)]


def _without(line: str, *, signed: bool) -> str:
    if "(" in line:
        line = _HERE.sub(_told, line[:_FAR]) + line[_FAR:]
    if not signed or len(line) > _SHORT or not line[-6:].strip(" .!x)")[-1:].isdigit():
        return line
    return _SIGNED.sub(_told, line)


def _told(found: re.Match[str]) -> str:
    """Return the name alone, or all of it where it is no name, or the number none of a child's."""
    name = found["name"].casefold()
    senses = VOCABULARY.senses.get(name, {})
    english = {name, *(sense.low for sense in senses.values())}
    behind = found.groupdict().get("behind")
    labelled = role_of(name) or name in NUMBER_WORDS or any(map(VOCABULARY.label, english))
    if labelled or english & (_OTHER | POLITE) or (behind and int(behind) > _CHILD):
        return found.group()
    return found["who"]
