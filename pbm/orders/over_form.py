"""A correction typed above a form that was filled in before it: "The 6 after all!" over a form that says 5.

Which of the two is newer nobody can tell for sure, so that the player is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.phrasing.bare_change import bare_changes
from pbm.orders.reader import Reader, Taken

__all__ = ["said_over_form"]


def said_over_form(reader: Reader, taken: Taken, words: Sequence[str]) -> None:
    """Ask about an order of a form, in ``taken``, that ``words`` put another number in the place of."""
    if len(taken.settled) != 1:
        return
    ((name, made),) = taken.settled.items()
    for change in bare_changes(words):
        thrown = reader.limits.low <= change.value <= reader.limits.high and not change.door
        if thrown and made.throws and change.value not in made.throws:
            made.throws, made.throws_asked = [], True
            made.problems.append((reader.say("throws-differ", board=name), -1))
        elif not thrown and made.door is not None and made.door != change.value:
            made.door = None
            made.problems.append((reader.say("door-differ", board=name), -1))
