"""Whether a mail says in its own first line which game it is for: "For Vipers: throw 3", or the name alone."""

from __future__ import annotations

import re
from collections.abc import Collection

from pbm.service.records import Game

__all__ = ["headed_by", "without_heading"]

_FOR = (
    r"(?:(?:this is|these are|it is|it's|orders|my orders|züge|meine züge) )?(?:for|in|für|pour|voor|para|per)"
    r"(?: (?:the|my|das|mein))?(?: (?:game|spiel))?"
)
_ORDINALS = frozenset(
    ("first", "second", "third", "last", "next", "one", "two", "three", "both", "all", "none", "default")
)
"""Names that, without a word before them, may be said of a throw: "Second: 3"."""


def headed_by(text: str, game: Game) -> bool:
    """Return whether the first line of a mail names a game by its title or key, as its heading or all there is of it.

    What follows has to be set off by a sign, so that "for Vipers I have no time" names none.
    """
    first = next((line for line in text.splitlines() if line.strip()), "")[:200].strip(" *_#\t")
    return any(_heads(first, name) for name in dict.fromkeys((game.title, game.key)))


def without_heading(text: str, game: Game, others: Collection[str] = ()) -> str:
    """Return a mail's words without the "For Vipers:" that heads them, as our own question advises.

    What follows has to be set off by a sign or the end of the line. A name that one of the ``others`` in the game bears
    too is left, for it may be theirs; so is one that stands alone, "Vipers: 5", unless it may be said of a throw.
    """
    lines = text.split("\n")
    place = next((number for number, line in enumerate(lines) if line.strip()), 0)
    known = {name.casefold() for name in others}
    for name in dict.fromkeys((game.title, game.key)):
        named = rf"[\"'“„«]?{re.escape(name)}[\"'”“»]?(?: (?:game|spiel))?"
        found = re.match(rf"\s*(?:{_FOR} {named}|\[{re.escape(name)}\])\s?[:,;.!–—-]?", lines[place], re.IGNORECASE)
        if found is None or name.casefold() in known or not _heads(lines[place].strip(), name):
            continue
        lines[place] = lines[place][found.end() :]
        break
    return "\n".join(lines)


def _heads(line: str, name: str) -> bool:
    named = rf"[\"'“„«]?{re.escape(name)}[\"'”“»]?"
    tagged = rf"\[{re.escape(name)}\]"
    if re.match(rf"{tagged}|{_FOR} {named}\s?(?:game|spiel)?\s*(?:[:,;.!]|[–—-]\s|$)", line, re.IGNORECASE):
        return True
    if re.fullmatch(rf"(?:(?:the|das) )?{named}(?: (?:game|please|bitte|spiel)){{0,2}}[\s.!:]*", line, re.IGNORECASE):
        return True
    plain = name.casefold() not in _ORDINALS
    return plain and re.match(rf"{named}\s?:", line, re.IGNORECASE) is not None
