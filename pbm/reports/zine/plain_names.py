"""Players' names in ASCII: no two become one, and none becomes a row of question marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pbm.core.phrases import say
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.words import clean, straightened

__all__ = ["plain_names", "plainly"]

_LONGEST = 60  # letters of a name


def plain_names(names: Sequence[str], tongue: Catalogue, longest: int = _LONGEST) -> dict[str, str]:
    """Return each name in ASCII, ``longest`` letters at most and unlike all others.

    A name that is ASCII stays. Of others the letters that have a likeness are kept; a name without any is told by its
    place among all ("player 6").
    """
    made: dict[str, str] = {}
    for name in sorted(names, key=lambda name: not name.isascii()):  # those that need no change choose first
        own = _likeness(name, tongue) or straightened(
            str(tongue.said(say("player {number}", number=names.index(name) + 1))), tongue.language
        )
        plain = own = own[:longest].rstrip()
        number = 2
        while own in made.values():
            own = f"{plain[: longest - 4].rstrip()} {number}"
            number += 1
        made[name] = own
    return made


def plainly(names: Sequence[str], tongue: Catalogue) -> Callable[[str], str]:
    """Return what puts a text of a game into ASCII, the names of its players as ``plain_names`` has them."""
    known = {clean(name): plain for name, plain in plain_names(names, tongue).items()}
    # A name may be part of another; the longer one is meant where both could be.
    other = sorted((name for name, plain in known.items() if straightened(name) != plain), key=len, reverse=True)
    found = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in other)) if other else None

    def change(text: str) -> str:
        named = found.sub(lambda match: known[match[0]], text) if found else text
        return straightened(named, tongue.language)

    return change


def _likeness(name: str, tongue: Catalogue) -> str:
    """Return the letters of a name that can be written in ASCII, "" where there are none."""
    letters = clean(name)
    likenesses = (letter if letter.isascii() else straightened(letter, tongue.language) for letter in letters)
    kept = "".join(" " if made == "?" != letter else made for letter, made in zip(letters, likenesses, strict=True))
    plain = " ".join(kept.split())
    return plain if any(letter.isalnum() for letter in plain) else ""
