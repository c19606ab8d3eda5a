"""Players who write of themselves by their own name: "please enter a 3 for Gwen", "Gwen plays 3", "Gwen's throw: 3"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from pbm.orders.words import keyword

__all__ = ["WORDS_TOO", "of_oneself"]

_SIGNED = re.compile(r"([A-Z][a-zà-ÿ]{2,14})(?: [A-Z][a-zà-ÿ]{1,14})?\.?")
_LEAST = 3  # letters: a shorter name is too often a word
_LONGEST = 60  # characters of a name: a header may hold anything
_LINES, _LINE = 60, 600
WORDS_TOO = frozenset(
    (
        *("will", "may", "mark", "grace", "hope", "rose", "art", "bill", "chance", "dale", "dawn", "faith", "gene"),
        *("guy", "june", "april", "august", "joy", "lance", "peg"),
        *("rich", "van", "wade", "page", "dice", "snake", "board", "drew", "chase", "pierce"),
    )
)
"""Names that are words as well, which are left alone."""
_VERBS = {
    "plays": "play",
    "throws": "throw",
    "takes": "take",
    "rolls": "roll",
    "goes": "go",
    "wants": "want",
    "chooses": "choose",
    "picks": "pick",
    "nominates": "nominate",
    "moves": "move",
    "orders": "order",
    "declares": "declare",
    "opts": "opt",
    "has decided": "have decided",
    "would like": "would like",
    "will play": "will play",
    "will throw": "will throw",
    "will take": "will take",
    "is playing": "am playing",
    "is throwing": "am throwing",
    "is going": "am going",
}
_NUMBERS = (
    "one|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|twee|drie|vijf|zes|dos|tres|cuatro"
    "|cinco|due|tre|quattro|cinque|sei"
)
_ALSO = r"(?:the |my )?[A-Z]\w|is\b|ist\b|est\b|not\b|\w+ (?:more|other|another)\b"
"""What follows "for Gwen and" where somebody else is meant too."""
_OWNED = "throws?|moves?|trapdoors?|traps?|orders?|die|dice|number|choice|nomination|rolls?|go|turn"


def of_oneself(lines: Sequence[str], writer: str) -> list[str]:
    """Return ``lines`` with what their writer says of themselves by name said as "I", "me" and "my".

    ``writer`` is the name they go by (empty: not known). A name that stands otherwise, as in a greeting or below a
    letter, stays, and so does one that is a word as well. Where it is not known, it is what stands below the letter.
    """
    writer = (writer or _signed(lines))[:_LONGEST]
    names = [part for part in (writer, *writer.split()[:1]) if len(part) >= _LEAST and part.casefold() not in WORDS_TOO]
    # Below most letters a name stands by itself, and patterns of it need not be made.
    said = "\n".join([line for line in lines[:_LINES] if len(line) <= _LINE and line.strip(" .,-") not in names])
    if not any(name in said for name in names):
        return list(lines)
    name = "|".join(map(re.escape, dict.fromkeys(names)))
    plays = re.compile(rf"\b(?:{name}) (?P<verb>{'|'.join(_VERBS)})\b(?! to (?:know|say|ask))")
    owns = re.compile(rf"\b(?:{name})(?:'s|s'|’s) (?={_OWNED}\b)", re.IGNORECASE)
    getting = re.compile(
        rf"(?:\b(?P<to>for|put|mark|enter|give|book) |(?P<broken>^)\s{{0,3}})(?:{name})\b"
        r"(?= ?(?:down\b|an?\b|the\b|[1-6]\b|[,.;:!)]|$)"
        rf"| (?:and|with|plus|please|this|und|mit|bitte|et|avec|en|met|y|con|e|ed)\b(?! (?:{_ALSO})))"
    )
    coming = re.compile(
        rf"(?P<to>\b(?:[1-6]|{_NUMBERS})) (?:from|von|van|de|da) (?:{name})\b"
        r"(?=[,.;:!]| (?:this|for|please|and|diese|bitte|und|en|et|y|e)\b|$)"
    )
    made = []
    for place, line in enumerate(lines):
        if place < _LINES and len(line) <= _LINE:
            line = plays.sub(lambda found: f"I {_VERBS[found['verb']]}", line)
            line = coming.sub(lambda found: f"{found['to']} from me", line)
            runs_on = place > 0 and lines[place - 1].rstrip()[-4:] == " for"
            line = getting.sub(partial(_getting, runs_on=runs_on), owns.sub("my ", line))
        made.append(line)
    return made


def _getting(found: re.Match[str], *, runs_on: bool) -> str:
    """Return "for me" for "for Gwen"; at the head of a line only where the one above ends with "for"."""
    if found["to"]:
        return f"{found['to']} me"
    return "me" if runs_on else found.group()


def _signed(lines: Sequence[str]) -> str:
    """Return the first name that stands by itself below a letter; empty where there is none."""
    said = [line.strip() for line in lines[-_LINES:] if line.strip()]
    found = _SIGNED.fullmatch(said[-1][:_LINE]) if len(said) > 1 else None
    return found[1] if found is not None and keyword(found[1].casefold()) is None else ""
