"""The answer to our question which of two throws that stand one more is to replace: "the second", "the 5"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.standing.two_told import NUMBERS, ORDINALS
from pbm.service.asked_last import asked_last, questions_in
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.people import press_apart

__all__ = ["with_which_answered"]

_ASKED: Final = late(r"[“„](?P<new>[1-6]) (?:instead of|statt) (?P<second>[1-6])[”“]")
"""The example that the question shows: what was sent, and the second of what stands."""
_ANSWER: Final = late(
    r"(?i)\W*(?:(?:ok|okay|so|then|sorry|oh|ah|please|it's|that's|replace|instead of|for|statt|also|dann|alors|dan|pues"
    r"|allora)[,.:]? ){0,3}(?:(?:the|my|die|den|der|das|le|la|l'|de|het|el|il|lo) ?)?"
    rf"(?P<which>[1-6]|{'|'.join(sorted((*ORDINALS, *NUMBERS), key=len, reverse=True))})"
    r"(?: (?:one|throw|roll|number|wurf|zahl|lancer|worp|tirada|tiro))?"
    r"(?:,? (?:please|pls|then|thanks|cheers|ta|bitte|danke|svp|merci|graag|por favor|gracias|per favore"
    r"|grazie)){0,2}\W*"
)
_MOST: Final = 60  # characters of such an answer
_TWO: Final = 2


def with_which_answered(desk: Desk, reading: Reading, cleaned: Cleaned) -> Reading:
    """Return a reading that puts the throw we asked about in the place that is told; else as it was.

    Only on one board, where two throws stand still and none of them is the new one.
    """
    round_, form = desk.round_, desk.form
    if round_ is None or form is None or not is_postal(form) or not (form.shared or len(form.boards) == 1):
        return reading
    key = next((field.key for field in form.fields if field.kind == "numbers"), "")
    own, _ = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)(cleaned.words)
    names = {desk.who.seat.name.casefold(), desk.who.player.name.casefold()}
    words = " ".join(line.strip() for line in own if line.strip(" .,-–—").casefold() not in {*names, ""})
    found = _ANSWER.fullmatch(words) if len(words) <= _MOST and not any(map(str.strip, cleaned.form)) else None
    standing = desk.work.orders.standing(round_.id, desk.who.seat.id)
    asked = asked_last(desk, round_) if found is not None and standing is not None else None
    question = _ASKED.search(questions_in(desk, asked)) if asked is not None else None
    if found is None or standing is None or question is None:
        return reading
    board, order = next(iter(said(standing.orders).items()), ("", {}))
    throws = list(order.get(key, ()))
    new, which = int(question["new"]), found["which"].lower()
    value = int(which) if which.isdigit() else NUMBERS.get(which)
    place = ORDINALS[which] if value is None else throws.index(value) if value in throws else None
    if place is None or len(throws) != _TWO or new in throws or throws[1] != int(question["second"]):
        return reading
    throws[place] = new
    settled = replace(reading, kind="orders", verdict="clear", problems=(), quotes=(), probable={}, chatter=False)
    return replace(settled, orders={board: {key: throws}}, seconds={}, replacing={})
