"""Talk before a change that names what gives way: "Kyle says I should be bolder. Can I change the 3 to a 6 on B?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.standing.boards_told import FROM_TO, LEADING
from pbm.orders.standing.two_told import LEADS, NUMBERS, WHETHER_I, WHETHER_YOU
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set

__all__ = ["is_talk", "talk_before"]

_OPEN: Final = word_set(
    "if unless until when whenever whether provided providing assuming supposing depending otherwise else failing maybe"
    " perhaps might possibly probably tempted undecided unsure wonder wondering considering either no not never don't"
    " dont didn't didnt won't wont isn't isnt wouldn't without skip think thinking thought guess suppose reckon hope"
    " joking joke kidding jk pretend"
)
"""Words of conditions, doubts and denials, as the vocabulary has them."""
_STOP: Final = late(r"[.!?;\n]")
_WORD: Final = late(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_BOARD: Final = late(r"@\S+")
_OF_ORDERS: Final = late(
    r"[@\d\"“”„«»]|\b(?:trap|td|fall(?:tür|e)|trappe|valluik|luik|tramp|botol|board|brett|plateau|bord|tabl|tabell|throw|roll|wurf"
    r"|lancer|worp|tirada|tiro|order|both|draft|example|test|wait|hold|yet|later|entwurf|beispiel)"
)
"""What a sentence has that may be about the orders."""


def talk_before(parts: Sequence[tuple[str, str]]) -> int:
    """Return how many ``parts``, each with the signs behind it, stand in sentences of talk before such a change.

    Nought where none is asked for in those words, or where anything before it may be about it.
    """
    opens = 0
    for place, (part, end) in enumerate(parts):
        if opens == place and FROM_TO.fullmatch(_without_lead(part)) is not None and _BOARD.search(part):
            return place
        if "?" in end or ":" in end or not is_talk(part):
            return 0
        if _STOP.search(end):
            opens = place + 1
    return 0


def _without_lead(part: str) -> str:
    """Return a part without its board, and without what leads to a wish."""
    plain = " ".join(_BOARD.sub("", part).split())
    for lead in (LEADS, WHETHER_YOU, WHETHER_I, LEADING):
        found = lead.match(plain)
        plain = plain[found.end() :] if found is not None and FROM_TO.fullmatch(plain) is None else plain
    return plain


def is_talk(part: str) -> bool:
    """Whether a part has no number, no word of orders, no condition, no doubt and no denial."""
    if _OF_ORDERS.search(part):
        return False
    for word in _WORD.findall(part):
        known = {word, *(each for sense in VOCABULARY.meanings(word).values() for each in sense.low.split("/"))}
        if word in NUMBERS or not known.isdisjoint(_OPEN):
            return False
    return True
