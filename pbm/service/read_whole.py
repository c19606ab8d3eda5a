"""What the words of a mail say as a whole: what the reader makes of them, with what is told beside orders.

It needs no game and no store, so that a mail is shown without a server as a server would read it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbm.core.orders import Asked, OrderForm, Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.default_door import with_default_door
from pbm.orders.forms import is_postal
from pbm.orders.leaving_afterwards import may_leave_afterwards, without_leaving_afterwards
from pbm.orders.press.indented import with_indents
from pbm.orders.press.parts import split_press
from pbm.orders.replies import named
from pbm.orders.sitting_out import sits_out, without_sitting_out
from pbm.service.left_standing import with_what_stays
from pbm.service.merging import said
from pbm.service.people import PressApart

__all__ = ["read_whole"]

_LEAVING = "resigning"
_NOTHING = ("empty", "announced")
"""What is asked of a mail in which no orders were found at all."""


def read_whole(
    reread: Callable[[Cleaned], Reading], cleaned: Cleaned, form: OrderForm, apart: PressApart = split_press
) -> Reading:
    """Return what a mail says that may order what ``form`` asks; ``reread`` is the reader, called once or twice.

    Last orders and a resignation beside them are both taken, a trapdoor that is left to the rules is left open, and
    press has its lines set in as they were written. ``apart`` tells press from other words as the reader does.
    """
    reading = with_indents(_with_last_orders(reread(cleaned), cleaned, reread), cleaned.written)
    if not is_postal(form):
        return reading
    reading = with_what_stays(reading, cleaned, form, lambda words: with_indents(reread(words), words.written), apart)
    reading = with_default_door(reading, (*cleaned.words, *cleaned.form), form)
    may_sit_out = sits_out(cleaned.words, numbered=True)
    return without_sitting_out(reading, apart(cleaned.words)[0], form) if may_sit_out else reading


def _with_last_orders(reading: Reading, cleaned: Cleaned, reread: Callable[[Cleaned], Reading]) -> Reading:
    """Return the reading of a mail that leaves after this round and orders for it: both, each by itself.

    A mail that leaves at once is asked about as it was.
    """
    leaving = reading.kind == "resign" or any(
        _LEAVING in (problem.code, named(problem)) for problem in reading.problems
    )
    if any(one.command == "RESIGN" for one in reading.asked) or not (leaving or may_leave_afterwards(cleaned.words)):
        return reading
    rest = without_leaving_afterwards(cleaned.words)
    if rest is None:
        return reading
    again = reread(replace(cleaned, words=rest))
    if not (said(again.orders) or again.later or any(named(problem) not in _NOTHING for problem in again.problems)):
        taken = replace(again, kind="resign", verdict="clear", problems=(), quotes=())
    else:
        taken = again if again.verdict == "clear" or not said(reading.orders) else reading
    return replace(taken, asked=(*taken.asked, Asked("RESIGN")))
