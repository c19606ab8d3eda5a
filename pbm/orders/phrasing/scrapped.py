"""Orders written, scrapped, and written anew in the same mail: "throw 2, trapdoor 63. Scrap that. Throw 5, …".

Only where what follows is a whole order with its labels: then nothing of the first is left to ask about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["scratched", "without_scrapped"]

_NEEDED: Final = word_set("scrap scratch scrub forget cancel ignore disregard strike delete bin take")
_SCRAPPING: Final = late(
    r"(?:^|(?<=[.!?;\n-]) ?|(?<=\n))(?:(?:no|oh|wait|actually|sorry|oops|hang on|hold on|on second thoughts?|hmm|ah"
    r"|right|please|ok|okay|in fact|damn)[,.! -]{1,4}){0,3}"
    r"(?:(?:scrap|scratch|scrub|forget|cancel|ignore|disregard|strike|delete|bin) (?:all )?"
    r"(?:of )?(?:that|it|those|the above|what i (?:just )?(?:wrote|said|put)|everything above)"
    r"|i take (?:all )?(?:that|it|those) back)"
    r"(?: please| now|,? sorry)?(?P<why>[,;:]? [^.!?\d\n:]{1,90})?[.!:;,\n-]",
    re.IGNORECASE,
)
_THROW: Final = late(
    r"\b(?:throw|roll|die|dice|move|play|number)\b\W{0,4}(?:a |an |the |my |is |of |be ){0,2}[1-6](?!\d)", re.IGNORECASE
)
_DOOR: Final = late(
    r"\b(?:trap ?doors?|trap|door|td|hole|hatch)\b\W{0,4}"
    r"(?:is |on |at |to |under |in |space |square |number |goes ){0,3}\d{1,3}\b",
    re.IGNORECASE,
)
_BOTH: Final = late(
    r"^\W{0,4}(?:(?:i'll|i will) (?:have|take|go) )?(?:an? |the )?[1-6](?: and(?: a)?|,|/| &)\s?(?:[1-9]\d|[7-9]|100)"
    r"\W{0,3}(?:\n|$)",
    re.IGNORECASE,
)
_OPEN: Final = late(r"\b(?:if|unless|maybe|perhaps|or|might|not sure|whichever|depends)\b|\?", re.IGNORECASE)
_MOST: Final = 4000  # characters of a mail in which orders are scrapped
_UNSAYING: Final = word_set("belay avast were nix erase undo delete bin rewind backtrack kidding joking reverse")
_IN_OTHER_WORDS: Final = late(
    r"\b(?:(?:belay|nix|erase|undo|delete|bin|reverse) (?:that|it|my last|the last|that last(?: one)?|that order)"
    r"|as you were|avast|rewind|backtrack|(?:just |only )?(?:kidding|joking))"
    r"(?=(?:,? (?:please|sorry|gm))?\s?[,:;.!–—-]{1,3}\s{1,2}"
    r"(?:(?:make|call) (?:it|that) )?(?:(?:the|a|my) )?(?:[1-9]\d?|100|two|three|four|five|six)\b(?![.,:/%]\d))",
    re.IGNORECASE,
)
"""Ways to take back what another number follows right away: "Trapdoor 60. Belay that: 70"."""


def scratched(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with "scratch that" for what says the same before another number."""
    if not may_be_in(words_in(lines), _UNSAYING):
        return list(lines)
    return [_IN_OTHER_WORDS.sub("scratch that", line) for line in lines]


def without_scrapped(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines`` without what stands above the scrapping; ``count``: the throws asked for, on one board."""
    if count != 1 or not may_be_in(words_in(lines), _NEEDED):
        return list(lines)
    text = "\n".join(lines)
    found = next((match for match in reversed(list(_SCRAPPING.finditer(text[:_MOST])))), None)
    if found is None:
        return list(lines)
    before, after = text[: found.start()], text[found.end() :]
    renewed = ((_THROW.search(after) and _DOOR.search(after)) or _BOTH.search(after)) and not _OPEN.search(
        found.group() + after
    )
    if not renewed or not any(character.isdigit() for character in before):
        return list(lines)
    return ["" for _ in range(before.count("\n"))] + after.split("\n")
