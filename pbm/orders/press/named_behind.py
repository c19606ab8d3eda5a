"""Labels of press that name whom it is for without "to": "Press (Emil only):", "Press - Emil:"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import PAINT, Label, names_in, told_as
from pbm.orders.press.people import People

__all__ = ["named_behind"]

_LONGEST: Final = 120  # characters of a label
_LABEL: Final = late(
    PAINT + r"(?P<before>(?:(?:private|secret|confidential|personal|anonymous"
    r"|anon\.?|privat|geheim|privée?|secrète|privé|privado|privada|privat[oa])[ ,:-]{1,3}){0,2})"
    r"(?:press(?:e|emitteilung)?|pers|prensa|stampa)(?P<behind>[ ,(\[–—-]{1,4}[^:\n]{1,80}):[*_]{0,3}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_SECRET: Final = late(
    r"(?<!not )\b(?:only|alone|just|strictly|private(?:ly)?|secret(?:ly)?|confidential(?:ly)?|personal(?:ly)?|please"
    r"|meant|intended|eyes|ears|in private|in confidence|nur|allein|privat|geheim|vertraulich|persönlich|bitte"
    r"|seulement|uniquement|privée?|alleen|vertrouwelijk|graag|solo|sólo|privad[oa]|privat[oa]|soltanto)\b",
    re.IGNORECASE,
)
_UNSIGNED: Final = late(
    r"\b(?:anon(?:ymous)?(?:ly)?|unsigned|not signed|no name|anonym|anonyme|anoniem|anónim[oa]|anonim[oa])\b\.?",
    re.IGNORECASE,
)
_TO: Final = late(r"^(?:to|for|an|für|à|pour|aan|voor|a|para|per)\s", re.IGNORECASE)
_NAME: Final = late(r"[A-Z][\w'’.-]{1,20}(?: [A-Z][\w'’.-]{0,20})?")
_SIGNS: Final = " \t,.;()[]{}<>*_–—-"


def named_behind(line: str, people: People) -> Label | None:
    """Return what a line says that begins press with the names of players behind the word; None for any other line.

    Names have to be those of players, or to be said with "only" or "private": whoever is then meant is asked for.
    """
    found = _LABEL.match(line) if people.players and ":" in line[:_LONGEST] else None
    if found is None:
        return None
    behind = found["behind"]
    said = _UNSIGNED.sub(" ", _SECRET.sub(" ", behind)).strip(_SIGNS)
    unsigned = _UNSIGNED.search(found["before"] + behind) is not None
    if not said:
        return Label((), True, found["words"]) if unsigned and not _SECRET.search(behind) else None
    names = [name.removesuffix("'s") for name in names_in(_TO.sub("", said), _SIGNS)]
    names = [name for name in names if name]
    secret = _SECRET.search(found["before"] + behind) is not None
    known = bool(names) and all(map(people.plays, names))
    named = bool(names) and secret and all(_NAME.fullmatch(name) for name in names)
    if not known and not named:
        return None
    return Label(told_as(names, lambda name: name in people.gm), unsigned, found["words"])
