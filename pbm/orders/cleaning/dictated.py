"""Signs that were dictated and came out as words, or not at all: "throw two full stop trapdoor fifty six full stop".

"Arthur is poorly and I'll have six and trapdoor fifty eight" is two sentences, and would be written so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_orders_apart", "with_signs"]

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
_HAVING = word_set("i'll ill i'd id i ich je ik")
_UNSIGNED = late(r"[^.,;:!?–—()\"“”„]{20,600}")
_BEGUN = late(
    r"\s(?:and|so|anyway|well|then|und|et|en)\s(?=(?:then |so )?(?:i['’]?ll (?:have|take|play|throw|go for|go with|do"
    r"|roll)"
    r"|i will (?:have|take|play|throw)|i['’]d like(?: to (?:have|take|play|throw))?|i (?:want|throw|play"
    r"|take)(?: to play)?"
    r"|ich (?:nehme|werfe|spiele)|je (?:lance|joue|prends)|ik (?:neem|gooi|speel))\s(?:a |an |the |my |die |le |de )?"
    r"(?:[1-6]|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|een|twee|drie|vijf"
    r"|zes)\b)",
    re.IGNORECASE,
)
_LEADS_ON = late(
    r"\d|n['’]t\b|\b(?:if|unless|when|once|in case|said|says|say|thinks?|reckons?|told|tells|wants?|would|wish|perhaps"
    r"|maybe|might|may|could|should|or|than|not|never|no|last|before|until|throws?|rolls?|trap ?-?doors?|traps?"
    r"|nominat\w*|one|two|three|four|five|six|wenn|falls|sagt|meint|vielleicht|nicht|oder|si|dit|peut-être|pas|ou|als"
    r"|zegt|misschien|niet|of)\b",
    re.IGNORECASE,
)
"""Words that what follows them may hang on, or that order something themselves."""


def with_orders_apart(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with what is ordered in one breath behind talk, without any sign, as its own sentence."""
    made = list(lines)
    if not may_be_in(words_in(lines[:_LINES]), _HAVING):
        return made
    for place, line in enumerate(lines[:_LINES]):
        found = _BEGUN.search(line) if len(line) <= _LINE else None
        if found is None or _UNSIGNED.fullmatch(line.rstrip(" .!")) is None:
            continue
        if _LEADS_ON.search(line[: found.start()]) is None and found.start() > 0:
            made[place] = f"{line[: found.start()]}. {line[found.end() :]}"
    return made


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
