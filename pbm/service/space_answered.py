"""The answer to a question about the trapdoor that says no more than its space, or that none is wanted: "49 then".

By itself such a number is asked about, as it may be a slip or anything; right below our question it is the space.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.game import Json
from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.replies import named
from pbm.service.asked_last import asked_last, questions_in
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.records import Round

__all__ = ["with_space_answered"]

_SPACE: Final = late(
    r"(?i)\W*(?:(?:ok|okay|so|then|right|all right|alright|well|aye|grand|ah|oh|oops|sorry|yes|make it|let's"
    r" say|it's|it is|i meant|i mean|the|sure"
    r"|fine|on|to|dann|also|gut|na gut|ja|nehmen wir|ich meine|die|auf|bon|alors|oui|disons|le|la|sur|goed|dan"
    r"|ja|maar|op"
    r"|bueno|pues|sí|el|en|allora|va bene|sì|il|sul)[,.:!]? ){0,6}"
    r"(?:(?:space|square|feld|case|veld|vakje|casilla|casella) )?(?P<space>\d{1,3})"
    r"(?:,? (?:then|please|pls|thanks|thank you|cheers|ta|it is|dann|bitte|danke|alors|svp|merci|dan|graag|bedankt"
    r"|por favor|gracias|per favore|grazie|i suppose|i guess|of course|obviously|sorry|my mistake|typo"
    r"|(?:fat )?(?:thumbs?|fingers?)|natürlich|bien sûr|natuurlijk|claro|certo)){0,3}\W*"
)
_NO_SPACE: Final = late(
    r"(?i)\W*(?:(?:ok|okay|so|then|right|well|ah|oh|sorry|no|nah|whatever|just|let's say|dann|also|nein|bon|alors|non"
    r"|dan|nee|pues|allora)[,.:!]? ){0,4}"
    r"(?:none|nothing|nowhere|skip (?:it|that)|leave it(?: out| off| blank)?|(?:don't|dont) bother|forget it"
    r"|not this (?:time|turn|round|week)|no nomination|keine?|nichts|aucune?|rien|geen|geen enkele"
    r"|ninguna|nada|nessuna|niente)"
    r"(?:,? (?:then|please|thanks|thank you|cheers|ta|this (?:time|turn|round|week)|dann|danke|alors|merci|dan|bedankt"
    r"|gracias|grazie)){0,2}\W*"
)
"""That no trapdoor is wanted, where one was asked about: "none then"."""
_OF_THROW: Final = late(r"\b(?:throws?|number|Wurf|Würfe|Zahl)\b")
"""In a question about a throw, to which "none" may be the answer."""
_OF_DOOR: Final = late(r"trapdoor|Falltür")
"""In a question about the trapdoor; the orders that it shows as an example are in capitals."""
_MOST: Final = 80  # characters of such an answer
_DOUBTED: Final = frozenset(("door-doubt", "no-throw", "numbers", "unsettled", "announced", "empty"))
"""What such a number is asked about by itself."""


def _without_name(words: Sequence[str]) -> str:
    """Return what a mail says in a row, without the initial or the name that stands below."""
    lines = [line.strip() for line in words if line.strip()]
    if len(lines) > 1 and len(lines[-1].split()) == 1 and lines[-1].strip(".").isalpha():
        lines.pop()
    return " ".join(" ".join(lines).split())


def _standing(desk: Desk, round_: Round, door: str) -> Json:
    """Return the trapdoor that stands on the only board, which "leave it" may be about."""
    standing = desk.work.orders.standing(round_.id, desk.who.seat.id)
    orders = said(standing.orders) if standing is not None else {}
    return next((order.get(door) for order in orders.values()), None)


def with_space_answered(desk: Desk, reading: Reading, cleaned: Cleaned) -> Reading:
    """Return a reading that nominates what answers our question about the trapdoor, a space or none; else as it was.

    Only in a game of one board, and where no throw can be so high.
    """
    round_, form = desk.round_, desk.form
    if round_ is None or form is None or not is_postal(form) or form.shared or len(form.boards) != 1:
        return reading
    throws = next((asked for asked in form.fields if asked.kind == "numbers"), None)
    door = next((asked for asked in form.fields if asked.kind == "space"), None)
    words = _without_name(cleaned.words)
    short = len(words) <= _MOST and not cleaned.form
    found = _SPACE.fullmatch(words) if short else None
    declined = short and _NO_SPACE.fullmatch(words) is not None
    asks = bool(reading.problems) and all(named(problem) in _DOUBTED for problem in reading.problems)
    if (
        throws is None
        or door is None
        or not (found or declined)
        or not asks
        or any(reading.orders.values())
        or reading.asked
    ):
        return reading
    asked = asked_last(desk, round_)
    questions = questions_in(desk, asked) if asked is not None else ""
    space, highest = int(found["space"]) if found is not None else 0, throws.high or 0
    fits = highest < space <= (door.high or space)
    if declined:
        fits = _OF_THROW.search(questions) is None and not isinstance(_standing(desk, round_, door.key), int)
    if not fits or not _OF_DOOR.search(questions):
        return reading
    ordered: dict[str, dict[str, Json]] = {form.boards[0]: {door.key: "none" if declined else space}}
    return replace(reading, kind="orders", verdict="clear", orders=ordered, problems=(), quotes=(), probable={})
