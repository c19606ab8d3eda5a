"""The answer to a question about the trapdoor that says no more than its space: "49 then", "OK, 73.".

By itself such a number is asked about, as it may be a slip or anything; right below our question it is the space.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.replies import named
from pbm.service.asked_last import asked_last, questions_in
from pbm.service.commands import Desk

__all__ = ["with_space_answered"]

_SPACE: Final = late(
    r"(?i)\W*(?:(?:ok|okay|so|then|right|all right|alright|well|aye|grand|ah|oh|oops|sorry|yes|make it|let's"
    r" say|it's|it is|i meant|i mean|the|sure"
    r"|fine|on|to|dann|also|gut|na gut|ja|nehmen wir|ich meine|die|auf|bon|alors|oui|disons|le|la|sur|goed|dan"
    r"|ja|maar|op"
    r"|bueno|pues|sí|el|en|allora|va bene|sì|il|sul)[,.:!]? ){0,6}"
    r"(?:(?:space|square|feld|case|veld|vakje|casilla|casella) )?(?P<space>\d{1,3})"
    r"(?:,? (?:then|please|pls|thanks|thank you|cheers|ta|it is|dann|bitte|danke|alors|svp|merci|dan|graag|bedankt"
    r"|por favor|gracias|per favore|grazie)){0,2}\W*"
)
_OF_DOOR: Final = late(r"trapdoor|Falltür")
"""In a question about the trapdoor; the orders that it shows as an example are in capitals."""
_MOST: Final = 80  # characters of such an answer
_DOUBTED: Final = frozenset(("door-doubt", "no-throw", "numbers", "unsettled", "announced"))
"""What such a number is asked about by itself."""


def _without_name(words: Sequence[str]) -> str:
    """Return what a mail says in a row, without the initial or the name that stands below."""
    lines = [line.strip() for line in words if line.strip()]
    if len(lines) > 1 and len(lines[-1].split()) == 1 and lines[-1].strip(".").isalpha():
        lines.pop()
    return " ".join(" ".join(lines).split())


def with_space_answered(desk: Desk, reading: Reading, cleaned: Cleaned) -> Reading:
    """Return a reading that nominates the space which answers our question about the trapdoor; else as it was.

    Only in a game of one board, and where no throw can be so high.
    """
    round_, form = desk.round_, desk.form
    if round_ is None or form is None or not is_postal(form) or form.shared or len(form.boards) != 1:
        return reading
    throws = next((asked for asked in form.fields if asked.kind == "numbers"), None)
    door = next((asked for asked in form.fields if asked.kind == "space"), None)
    said = _without_name(cleaned.words)
    found = _SPACE.fullmatch(said) if len(said) <= _MOST and not cleaned.form else None
    asks = bool(reading.problems) and all(named(problem) in _DOUBTED for problem in reading.problems)
    if throws is None or door is None or found is None or not asks or any(reading.orders.values()) or reading.asked:
        return reading
    space, highest = int(found["space"]), throws.high or 0
    asked = asked_last(desk, round_)
    if asked is None or not highest < space <= (door.high or space) or not _OF_DOOR.search(questions_in(desk, asked)):
        return reading
    ordered = {form.boards[0]: {door.key: space}}
    return replace(reading, kind="orders", verdict="clear", orders=ordered, problems=(), quotes=(), probable={})
