"""Misgivings about a number of which it is said that it should be another: "trapdoor 23 there? It should be 33."."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["ought_otherwise"]

_OUGHT: Final = word_set(
    "should ought must needs supposed meant intended muss müsste soll sollte richtig devrait doit faut fallait moet "
    "moest hoort debe debería tiene dovrebbe deve doveva"
)
_TOLD: Final = late(
    r"(?:#(?P<old>\d{1,3})\b(?P<amid>[^#?]{0,60}?)|^(?:no|and|but|sorry)?[ ,]*)"
    r"(?:\b(?:it|that|this|which|das|es|die|der|dat|het|deze|ça|cela|elle|il|eso|trap ?door|throw|and|but|wrong) "
    r"|\bit's |\bit 's |[,;:–—-] ?|(?<=\d) )"
    r"(?:really |actually |aber |doch |toch |ma |mais )?"
    r"(?:should|ought to|must|needs to|has to|(?:is |was )?(?:supposed|meant|intended) to|muss|müsste|soll|sollte"
    r"|richtig (?:ist|wäre)|(?:devrait|doit) être|faut|fallait|moet|moest|hoort|debe|debería|tiene que|dovrebbe|deve"
    r"|doveva)"
    r"(?: (?:really|actually|have|been|be|read|say|go|on|at|the|a|my|es|lire|ser|decir|essere|dire|die|der|le|la|el"
    r"|il|de|het|trap ?door|throw))* ?[:=]? ?"
    r"#(?P<new>\d{1,3})\b"
    r"(?: (?:please|instead|sein|heißen|heissen|lauten|zijn|worden|moeten|wezen|thanks|bitte|graag|not|now|though))*"
    r" ?(?:[.,;!)–—-]|$)"
)
_OF_A_TURN: Final = late(
    r" (?:(?:on|in|for|of) )?(?:the |my )?(?:turn|round|move|receipt|zug|runde|tour|beurt|ronde|turno|ronda)"
    r" #\d{1,3}(?= )"
)
"""A number beside the other that tells of which turn it is."""
_MOST: Final = 40  # sentences that are looked at


@needs(_OUGHT)
def ought_otherwise(look: Look) -> Iterator[Misgiving]:
    """What was taken, where the mail says that it should be another number: "I see trapdoor 23 …, it should be 33"."""
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        if not any(word.low in _OUGHT for word in part):
            continue
        for found in _TOLD.finditer(_OF_A_TURN.sub(" ", spelled(part))):
            new = int(found["new"])
            before = look.of_sentence(number - 1) if found["old"] is None and number else ()
            beside = [int(found["old"])] if found["old"] else [word.value for word in before if word.kind == "n"][-1:]
            for of in look.accepted:
                fits = (new <= look.high) == (of.field == "T")
                both = len(of.values) > 1 and new in of.values
                if fits and beside and beside[0] in of.values and beside[0] != new and (both or new not in of.values):
                    say = "throws-differ" if of.field == "T" else "door-differ"
                    yield Misgiving(say, part[0].line, of.field, of.board)
