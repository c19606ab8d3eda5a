"""Orders begun anew: everything is taken back in a clause of its own, and what is wanted now follows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.press.around import outside_press
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["takes_all_back"]

_NEEDED: Final = word_set(
    "withdraw take cancel scrap scratch forget drop delete bin ignore void zurück vergiss streiche alles annule "
    "annulez oublie oubliez retire vergeet trek schrap annuleer olvida cancela anula retiro dimentica annulla ritiro"
)
_ALL: Final = (
    r"(?:all (?:of )?(?:my |the )?(?:earlier |old |previous |last )?orders|everything|it all|(?:my|the) (?:earlier |old"
    r" |previous |last |whole )?orders(?: so far)?|the lot)"
)
_BACK: Final = late(
    r"(?:^|(?<=[.!;] )|(?<=[.!;]  ))\W{0,3}(?:(?:please|sorry|hi|hello|oh|no|ok|so|well|alan|bitte),? ){0,3}"
    r"(?:(?:i(?:'d like to| want to| would like to|'ll| will| hereby)? ?))?"
    rf"(?:withdraw(?: {_ALL})?|(?:cancel|scrap|scratch|forget|drop|delete|bin|ignore|void) {_ALL}|take {_ALL} back"
    rf"|take back {_ALL}"
    r"|(?:ich )?(?:nehme |ziehe )?alles zurück|vergiss alles|streiche alles|alles streichen"
    r"|(?:j')?annule(?:z)? tout|oublie(?:z)? tout|je retire tout|vergeet alles|ik trek alles in|schrap alles"
    r"|annuleer alles|olvida todo|cancela todo|anula todo|retiro todo|dimentica tutto|annulla tutto|ritiro tutto)"
    r"(?: please| bitte)?\s?(?:[,;:.!–—-]|\b(?:and|then|und|et|en|y|e)\b)(?!.{0,40}\b(?:tomorrow|later|if|unless)\b)",
    re.IGNORECASE,
)
_SENTENCE: Final = late(r"[.!?;](?:\s|$)")


def takes_all_back(lines: Sequence[str]) -> bool:
    """Return whether words outside press take all orders back and then give some: "withdraw and throw 4".

    What comes next has to have a number: "I take it all back, Dora is lovely. Throw 4" speaks of other words.
    """
    if not may_be_in(words_in(lines), _NEEDED):
        return False
    own = [lines[place].replace("’", "'") for place in outside_press(lines)]
    for place, line in enumerate(own):
        found = _BACK.search(line)
        if found is None or "?" in line[: found.end() + 60]:
            continue
        behind = line[found.end() :].strip() or next((below for below in own[place + 1 :] if below.strip()), "")
        told = _SENTENCE.split(behind.strip(), maxsplit=1)[0]
        if any(map(str.isdigit, told)) or is_counting(told):
            return True
    return False
