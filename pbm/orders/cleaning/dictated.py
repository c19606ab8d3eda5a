"""Signs that were dictated and came out as words: "throw two full stop trapdoor fifty six full stop"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_signs"]

_SIGNS = {
    **dict.fromkeys(("full stop", "fullstop", "period", "punkt", "point", "punt", "punto", "point final"), "."),
    **dict.fromkeys(("punto e basta", "punto final"), "."),
    **dict.fromkeys(("comma", "komma", "virgule", "coma", "virgola"), ","),
    **dict.fromkeys(("question mark", "fragezeichen", "point d'interrogation", "vraagteken"), "?"),
    **dict.fromkeys(("exclamation mark", "exclamation point", "ausrufezeichen", "uitroepteken"), "!"),
    **dict.fromkeys(("new line", "newline", "neue zeile", "à la ligne", "nieuwe regel", "nueva línea", "a capo"), "\n"),
    **dict.fromkeys(("new paragraph", "neuer absatz", "nouveau paragraphe", "nieuwe alinea", "punto y aparte"), "\n\n"),
}
_NEEDS = word_set(
    "full fullstop period punkt point punt punto comma komma virgule coma virgola question fragezeichen vraagteken "
    "exclamation ausrufezeichen uitroepteken line newline zeile ligne regel línea capo paragraph absatz paragraphe "
    "alinea aparte"
)
_SPOKEN = late(
    r"(?<=\w) (?P<sign>"
    + "|".join(sorted((re.escape(sign) for sign in _SIGNS), key=len, reverse=True))
    + r")(?!\w)(?P<real>[.,;:!?])?(?! ?\d)",
    re.IGNORECASE,
)
_WRITTEN = late(r"[.,;:!?](?:\s|$)")
_FULL_STOP = late(r"full ?stop", re.IGNORECASE)
_NAMED = word_set(
    "a an the this that my your his her its one no to of in at on any each every another first last same which what "
    "der die das den dem ein eine einen einem im am kein le la un une du au ce mon el il al lo het de een geen op"
)
"""Words after which it is spoken of and no sign: "at a full stop", "the question mark", "on this point"."""
_TO_MACHINE = late(
    r"(?<=[.!?]) (?:oh|ugh|argh|great|why|stupid|bloody|damn) [^.!?\d]{0,120}\b(?:dictation|dictating|siri|alexa)\b"
    r"[^.!?\d]{0,120}$",
    re.IGNORECASE,
)
_OF_ORDERS = late(
    r"\b(?:wrong|not|no|mis\w*|heard|got|said|meant|wait|stop|cancel|change|throw|trap\w*|it was)\b|n't", re.IGNORECASE
)
_LINES, _LINE = 60, 600


def with_signs(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with the signs that were spoken in their places.

    A full stop is one wherever none is spoken of; the other words are taken for signs only in a mail that has no
    written sign beside them, and either a full stop or two of them.
    """
    if not may_be_in(words_in(lines[:_LINES]), _NEEDS):
        return list(lines)
    head = [line[:_LINE] for line in lines[:_LINES]]
    unsigned = not any(_WRITTEN.search(line) for line in head)
    found = [match for line in head for match in _SPOKEN.finditer(line) if not _is_named(line, match)]
    stops = sum(_FULL_STOP.match(match["sign"]) is not None for match in found)
    every = unsigned and (len(found) > 1 or stops > 0)
    if not stops and not every:
        return list(lines)
    made: list[str] = []
    for place, line in enumerate(lines):
        made += _signed(line, every=every).split("\n") if place < _LINES and len(line) <= _LINE else [line]
    return made


def _signed(line: str, *, every: bool) -> str:
    made = ""
    end = 0
    for match in _SPOKEN.finditer(line):
        if not _is_named(line, match) and (every or _FULL_STOP.match(match["sign"])):
            made += line[end : match.start()] + (match["real"] or _SIGNS[match["sign"].lower()])
            end = match.end()
    made += line[end:]
    grumble = _TO_MACHINE.search(made)
    # "Oh great, dictation is on again" tells the GM nothing; "dictation got that wrong" does.
    return made[: grumble.start()] if grumble is not None and not _OF_ORDERS.search(grumble.group()) else made


def _is_named(line: str, match: re.Match[str]) -> bool:
    """Whether the sign is only spoken of."""
    before = line[max(0, match.start() - 24) : match.start()].split()
    return bool(before) and before[-1].casefold() in _NAMED
