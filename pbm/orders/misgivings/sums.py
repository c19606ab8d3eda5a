"""Sums and aims that another throw than the one ordered would come to: "15 + 3 = 18", "the ladder on 26"."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.late import late
from pbm.orders.misgivings.landing import own_place
from pbm.orders.misgivings.needs import ONE_TURN, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving

__all__ = ["sum_of_another"]

_LADDER = late(
    r"\b(?:i|i'm|i'd|me|we)\b(?: [\w']+){0,3}? (?:want|fancy|need|after|reach|climb|get|heading|going|catch|take|like)"
    r"(?: [\w']+){0,2}? (?:the|that) (?:[\w']+ )?ladder (?:which starts |that starts |starting )?"
    r"(?:on|at|from) #(?P<there>\d{1,3})"
)
"""The foot of a ladder that one wants: "I want the ladder on 26"."""
_BACK = late(
    r"\bto (?:land|arrive|end up|be|get) (?:on|at|to) #(?P<there>\d{1,3}) (?:\( ?)?(?:coming )?from"
    r" #(?P<here>\d{1,3})\b"
)
_WAY = late(
    r"(?:^|[,:(–—-] |\bi'm |\bme )(?:moving|going|from|hopping|stepping) (?:me )?(?:from )?#(?P<here>\d{1,3}) "
    r"(?:straight |on |up |along )?to #(?P<there>\d{1,3})\b"
)
_BE_THERE = late(
    r"(?:\bso|\band|\btherefore|\bthus|,|-|–|—) (?:i'll|i will|i shall|we'll) (?:now |then )?"
    r"(?:be|end up|stand|land|arrive|finish) (?:up )?(?:on|at) #(?P<be>\d{1,3})\b"
    r"|(?:^|\bi'm |\bnow ,? ?|, |\bso |- )(?:moving|going|stepping|hopping|advancing) (?:on |up |along "
    r"|forward )?to #(?P<there>\d{1,3})\b"
)
_SUM = late(
    r"#(?P<here>\d{1,3}) (?:\+|plus) #(?P<step>[1-6])(?!\d) (?:=|is|makes|are|equals"
    r"|gives) (?:me )?#(?P<there>\d{1,3})\b"
)
_NOT_SO = late(
    r"n't\b|\b(?:not|never|if|would|could|was|were|had|last|instead|or|next|later|eventually|soon|turns|rounds|both|he"
    r"|she|they|his|her|their|your|report|standings?|see|then|trap ?doors?|two|first|age|years?|points)\b"
)
_JUMPS = late(r"\b(?:ladders?|snakes?|climb\w*|slid\w*|slip\w*|drop\w*|fall\w*|up|down|via|thanks)\b")
_SPACE = late(r"#(\d{2,3})")
_MOST = 60  # sentences that are looked at


@needs(ONE_TURN, ("on", "at", "to", "from", "+", "plus"))
def sum_of_another(look: Look) -> Iterator[Misgiving]:
    """A sum, or a space to be on, that the throw does not lead to: "I'm on 15, so I'll be on 18", with a 2."""
    throws = [of for of in look.accepted if of.field == "T" and len(of.values) == 1]
    if len(throws) != 1 or len(look.boards) > 1:
        return
    (throw,) = throws[0].values
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        numbered = not look.sentences[number].asked and any(word.kind == "n" for word in part)
        said = spelled(part) if numbered else ""
        if "#" in said and _NOT_SO.search(said) is None and _step(look, said) not in (0, throw):
            yield Misgiving("throw-doubt", look.words[look.sentences[number].start].line, "T", throws[0].board)
            return


def _step(look: Look, said: str) -> int:
    """Return how far a sentence has its writer move; nought where it says nothing of that, or farther than a throw."""
    way = _WAY.search(said) if _JUMPS.search(said) is None else None
    total, back, ladder = _SUM.search(said), _BACK.search(said), _LADDER.search(said)
    there = _BE_THERE.search(said) if _JUMPS.search(said) is None else None
    if total is not None:
        step = int(total["there"]) - int(total["here"])
        return step if step == int(total["step"]) and int(total["here"]) > look.high else 0
    if way is not None and back is None:
        start, beyond = int(way["here"]), int(way["there"])
        return beyond - start if look.high < start < beyond <= start + look.high else 0
    if back is not None:
        step = int(back["there"]) - int(back["here"])
        return step if 0 < step <= look.high else 0
    goal = ladder["there"] if ladder is not None else there["be"] or there["there"] if there is not None else ""
    here = own_place(look) if goal else None
    if here is None or any(int(each) not in (here, int(goal)) for each in _SPACE.findall(said)):
        return 0  # "I'm on 64; Ines is on 65, moving to 70"
    step = int(goal) - here
    return step if 0 < step <= look.high else 0
