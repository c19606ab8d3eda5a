"""A trapdoor that is dropped and a question on what is left, in one sentence: "Forget the trapdoor, what's left?".

A question orders nothing, so that the two are told apart. Only a question on one's own numbers is: what is left of the
cake may be asked of anybody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_door_dropped_apart"]

_NEEDS: Final = word_set(
    "forget drop scrap cancel withdraw remove scrub vergiss streich streiche oublie oubliez annule retire vergeet"
    " schrap olvida quita anula lascia togli annulla dimentica"
)
_VERB: Final = (
    r"(?:forget|drop|scrap|cancel|withdraw|remove|scrub|vergiss|streich|streiche|oublie|oubliez|annule|retire|vergeet"
    r"|schrap|olvida|quita|anula|lascia (?:perdere|stare)|togli|annulla|dimentica)"
)
_DOOR: Final = (
    r"(?:the|my|that|die|meine|la|ma|het|mijn|mi|la mia) (?:trap ?-?door|trap|td|falltüre?|trappe|valluik|luik"
    r"|trampilla|botola)"
)
_GIVEN: Final = (
    r"(?: (?:that )?(?:i|we) (?:gave|sent|named|had)(?: you)?|,? die ich .{3,24}| que .{3,24}| che .{3,24})?"
)
_LEFT: Final = (
    r"(?:what(?:'s| is| have i| do i have| numbers do i have| numbers have i)(?: got)?(?: still)? left"
    r"(?: (?:in|of|for|to) (?:my|this|the|me)(?: (?:set|hand|numbers|throws?))?)?"
    r"|which (?:numbers|throws) (?:do i have|have i|are)(?: got)?(?: still)? left"
    r"|was (?:hab|habe) ich noch(?: übrig)?|was bleibt mir(?: noch)?|que me reste-t-il|qu'est-ce qu'il me reste"
    r"|wat heb ik nog(?: over)?|qué me queda|cosa mi resta|che cosa mi resta|cosa mi rimane)"
)
_WHOLE: Final = late(
    rf"(?P<lead>(?:^|(?<=[.!?] ))(?:(?:please|hi \w{{2,12}}|bitte|ok),? )?)(?P<drop>{_VERB} {_DOOR}{_GIVEN})"
    rf"\s?(?:[,;–—-]|[.,;]? (?:and|und|et|en|y|e))\s{{0,2}}(?P<asked>¿?{_LEFT})(?= ?(?:,? please)?\?)",
    re.IGNORECASE,
)


def with_door_dropped_apart(lines: Sequence[str]) -> list[str]:
    """Return ``lines``, as many as before, with a trapdoor that is dropped before such a question told by itself."""
    if not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    return [_apart(line) if "?" in line else line for line in lines]


def _apart(line: str) -> str:
    """Return a line with the trapdoor dropped in a sentence of its own, and the question behind it."""
    said = line.replace("’", "'")
    found = _WHOLE.search(said)
    if found is None:
        return line
    return f"{line[: found.start()]}{found['lead']}No trapdoor. What's left{line[found.end() :]}"
