"""Who is named in a mail: every name of the writer's and of the other players' put as one sign, whatever the name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set
from pbm.orders.writers.of_oneself import WORDS_TOO

__all__ = ["ME", "OWNED", "THEM", "marked_names", "names_known_by"]

THEM: Final = "\ue000"
"""Stands for the name of another player, with or without a surname."""
ME: Final = "\ue001"
"""Stands for the writer's own name."""
OWNED: Final = (
    "throws?|moves?|trap ?doors?|traps?|orders?|die|dice|numbers?|choices?|nomination|rolls?|go|turn|seat|place"
    "|zug|züge|zuege|wurf|würfe|befehle?|falltür|platz|coups?|lancers?|ordres?|trappe|tour|zet|zetten|worp|beurt|valluik"
    "|orden|órdenes|ordenes|jugada|tirada|turno|trampilla|mossa|mosse|ordini|tiro|lancio|botola"
)
"""What belongs to a seat, as a pattern."""
_SHORTEST, _LONGEST, _MOST = 2, 60, 100  # letters of a name, and how many names
_WORD_LENGTH: Final = 3  # letters of a name that may be written small
_SURNAME: Final = r"(?: [A-ZÀ-Þ][a-zß-ÿ'-]{1,20})?"
_TITLES: Final = word_set(
    "mr mrs ms miss mister madam dr doctor prof professor sir dame lord lady king queen prince princess count baron "
    "duke captain major colonel general admiral uncle aunt auntie granny grandma grandpa father mother brother sister "
    "saint team club family house old big little great young red black white green blue golden herr frau monsieur "
    "madame mevrouw meneer señor señora don doña signor signora von van der die das les los las"
)
"""Words that open a name and are nobody's."""
_SMALL_WORDS: Final = word_set(
    "max frank rob pat sue jack nick dot iris ruby pearl amber ivy daisy lily violet robin martin jay ray bob don ken "
    "miles josh harry jimmy rod gay sandy rusty penny victor carol angel star sunny pip buck chip cliff heath"
)
"""Names that somebody may write small and mean something else."""
_SET_ASIDE: Final = late(
    r"\b(?:not|never|n't|instead of|rather than|unlike|like|nicht|kein|anstatt|statt|pas|au lieu de|niet|no|non)"
    r"(?: (?:for|from|to|as|by|für|von|pour|de|voor|van|para|per|da))?\s$",
    re.IGNORECASE,
)
"""What stands before a name by which it is told who is not meant."""


def names_known_by(names: Sequence[str]) -> tuple[str, ...]:
    """Return ``names`` and the first names among them; not what is a word, or a title, and might mean nobody."""
    known: dict[str, None] = {}
    for name in names:
        known[name] = None
        first, *more = name.split() or [""]
        low = first.casefold()
        if more and len(first) >= _WORD_LENGTH and first.isalpha() and not _is_word(low) and low not in _TITLES:
            known[first] = None
    return tuple(known)


def _is_word(low: str) -> bool:
    return low in WORDS_TOO or low in VOCABULARY.english or bool(VOCABULARY.meanings(low))


def marked_names(lines: Sequence[str], writer: str, players: Sequence[str]) -> list[str] | None:
    """Return ``lines`` with ``ME`` and ``THEM`` for the names; None where no other player is named.

    A name that is a word too counts only with its capital. Who is set aside, "not Clive", keeps their name.
    """
    own = frozenset(name for name in (writer, *writer.split()[:1]) if name)
    them = frozenset(players[:_MOST]) - own
    text = "\n".join(lines)
    low = text.casefold()
    if not any(name.casefold() in low for name in them):
        return None
    theirs = _pattern(them)
    if theirs is None:
        return None
    text = text.replace(THEM, " ").replace(ME, " ").replace("’", "'")
    mine = _pattern(own)
    if mine is not None:
        text = mine.sub(lambda found: ME + _ending(found), text)
    made = theirs.sub(
        lambda found: found.group() if _SET_ASIDE.search(text[: found.start()][-20:]) else THEM + _ending(found), text
    )
    return made.split("\n") if THEM in made else None


def _ending(found: re.Match[str]) -> str:
    """Return the ending of an owner's name, which Germans write without an apostrophe and others forget."""
    return "'s" if found["owns"] else ""


@lru_cache(maxsize=64)
def _pattern(names: frozenset[str]) -> re.Pattern[str] | None:
    """Return the pattern of ``names``, the longest first; None where none of them can be looked for."""
    said: list[str] = []
    for name in sorted(names, key=lambda one: (-len(one), one)):
        if not _SHORTEST <= len(name) <= _LONGEST or not name[0].isalpha():
            continue
        low = name.casefold()
        if len(name) < _WORD_LENGTH or low in _SMALL_WORDS or _is_word(low):
            said.append("|".join({re.escape(form): "" for form in (name, low.title(), low.upper())}))
        else:
            said.append(f"(?i:{re.escape(name)})")
    if not said:
        return None
    return re.compile(rf"(?<![\w.@-])(?:{'|'.join(said)}){_SURNAME}(?P<owns>s(?=\s(?i:{OWNED})\b))?(?![\w@]|\.\w|-\w)")
