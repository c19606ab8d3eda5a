"""Sentences that ask for something without what stands around them, and what may be asked for in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.around_absence import plainer
from pbm.orders.days import are_days
from pbm.orders.openings import without_opening

__all__ = ["names_days", "told_plainly"]

_OPENING: Final = 30  # characters in which a name or the like before a sentence ends
_SHOWING: Final = frozenset(("HELP", "STATUS", "ORDERS", "HISTORY", "REPORT"))
"""The commands that show something and change nothing."""
_ABSENCE: Final = frozenset(("ABSENT",))


def told_plainly(sentence: str, text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield a sentence without what stands around it, and which commands it may then mean; ``text`` is it folded."""
    for told in plainer(sentence, text.replace("-", " ").split()):
        yield told, _ABSENCE
    if not {",", ":"}.isdisjoint(sentence[:_OPENING]):
        bare = without_opening(sentence)
        if bare is not sentence:
            yield bare, _SHOWING


def names_days(argument: str) -> bool:
    """Return whether what was said of days beside more is plain.

    Bare numbers may be anything: "away from 23 to 36, going up"; who leaves for a week may do so later.
    """
    return are_days(argument) if any(map(str.isdigit, argument)) else "since" not in argument
