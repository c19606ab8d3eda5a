"""Numbers that things bear in a row: "calving, no. 2 on the night already", "No. 3 boiler is out again"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CHANGE_VERBS, CORRECTIONS, FILLERS, HEDGES, PLAY_VERBS, POLITE, STARTERS, UNITS

__all__ = ["numbered"]

_OF_A_ROW = word_set("on in of today already tonight since this so")
_BEING = word_set("is was has needs had keeps went came got will isn't wasn't hasn't won't wants broke broken")
_PREFERRING = word_set(
    "better best instead rather safer fine ok okay good right final meant mean said enough prefer choice pick choose "
    "nicer preferable mine lucky favourite favorite perfect it which what"
)
_NO_THING = (FILLERS | POLITE | PLAY_VERBS | STARTERS | HEDGES | UNITS | CHANGE_VERBS | CORRECTIONS) | word_set(
    "now then today tonight tomorrow next last this that again still also really surely here there really only just "
    "monday tuesday wednesday thursday friday saturday sunday morning evening "
    "for with from under at to square space field number turn round board game one ones"
)
_THING = 4  # letters of a word that is the name of a thing


@needing({"no", "nr", "number"})
def numbered(part: list[Token], _: Limits) -> None:
    """Make the number of "calving, no. 2 on the night already" one of a row, and that of "No. 3 boiler is out"."""
    for place in range(2, len(part) - 1):
        sign, number, after = part[place - 1 : place + 2]
        named = part[place - 2].low in ("no", "nr") and sign.low == "." and sign.kind == "P"
        opens = place == 2 or part[place - 3].low in (",", "-", "(", ";")
        entitled = after.low == ":" and place > 2 and part[place - 3].kind == "W"  # "Complaint no. 2: the font"
        if named and number.kind == "N" and ((opens and after.low in _OF_A_ROW) or entitled):
            number.kind = "X"
    head = next((n for n, token in enumerate(part[:3]) if token.kind == "N"), 0)
    if head and _opens_with_thing(part, head):
        part[head].kind = "X"


def _opens_with_thing(part: Sequence[Token], place: int) -> bool:
    """Whether a sentence opens with a thing by its number, and tells what became of it."""
    ahead = [token.low for token in part[:place]]
    things = [token for token in part[place + 1 : place + 3] if token.kind != "L"]
    if ahead not in (["no", "."], ["nr", "."], ["number"]) or len(things) < 2:
        return False
    thing, verb = things
    named = thing.kind == "W" and len(thing.low) >= _THING and thing.low not in _NO_THING and verb.low in _BEING
    rest = part[place + 1 :]
    told = any(token.kind in "NTDUB" or token.low in _PREFERRING or token.low == "?" for token in rest)
    return named and not told
