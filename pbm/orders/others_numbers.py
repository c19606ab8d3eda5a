"""Numbers of a mail that no guess takes for its writer's: what others do, and what is for another turn.

What a player need only say YES to must be their own wish. "Somebody will trap 90, so the 5 for me" nominates no 90, and
"on turn 7 rather the 3" orders no 3 for this turn; of "substitute 3 for the 5" no guess can tell the place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pbm.core.orders import OrderForm, RawOrders
from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, running, word_set, words_in

__all__ = ["own_guess"]

_OTHERS: Final = word_set(
    "somebody someone everybody everyone anybody anyone nobody people others they he she his her their neighbour "
    "husband wife son daughter friend jemand alle andere anderen jeder niemand leute er seine quelqu'un quelqu "
    "tous autres personne elle ils elles iemand iedereen niemand anderen hij zij ze alguien todos otros nadie él "
    "ella ellos qualcuno tutti altri nessuno lui lei loro"
)
_SAYING: Final = word_set("says said thinks reckons predicts sagt meint dit pense zegt denkt dice piensa pensa")
_CLAUSE: Final = late(
    r"[.!?;,:()\n]\s|\s[–—-]\s|\s(?:so|therefore|hence|but|also|deshalb|darum|aber|donc|mais|dus|maar|así que|pero"
    r"|quindi|ma)\s",
    re.IGNORECASE,
)
_NUMBER: Final = late(r"\b\d{1,3}\b|\b(?:one|two|three|four|five|six)\b", re.IGNORECASE)
_VALUES: Final = dict(zip(("one", "two", "three", "four", "five", "six"), range(1, 7), strict=True))
_TURN: Final = late(
    r"\b(?:turn|round|move|zug|runde|spielzug|tour|coup|beurt|ronde|zet|turno|ronda|jugada|giro|mossa)s?"
    r" (?:no\.? ?|nr\.? ?|n° ?)?(?P<turn>\d{1,3})\b",
    re.IGNORECASE,
)
_TURN_WORDS: Final = word_set(
    "turn turns round rounds move moves zug zuge züge runde spielzug tour coup beurt ronde zet turno ronda jugada giro "
    "mossa"
)
_REPLACING: Final = late(
    r"\b(?:substitut\w{1,3}|replac\w{1,3}|exchang\w{1,3}|ersetz\w{1,3}|tausch\w{1,3}|remplac\w{1,3}|échang\w{1,3}"
    r"|vervang\w{0,3}|ruil\w{0,2}|sustitu\w{2,4}|reemplaz\w{1,3}|sostitu\w{2,5})\b"
    r"|\b\d{1,3} (?:for|over|instead of|rather than|in place of|statt|anstatt|als|au lieu d[eu]|plutôt que"
    r"|in plaats van|dan|en (?:vez|lugar) del?|invece d(?:i|el|ella))\b [^.!?\d\n]{0,12}\d{1,3}\b",
    re.IGNORECASE,
)
_MOST: Final = 4_000


def own_guess(guess: RawOrders, lines: Sequence[str], form: OrderForm, players: Sequence[str]) -> RawOrders:
    """Return a ``guess`` at what ``lines`` order; nothing where a number of it is another's, or for another turn."""
    if not guess:
        return guess
    said = words_in(lines)
    text = running(lines, _MOST).replace("’", "'")
    count = next((field.count for field in form.fields if field.kind == "numbers"), 1)
    if may_be_in(said, _TURN_WORDS):
        turns = {int(found["turn"]) for found in _TURN.finditer(text)}
        if turns and (count > 1 or not turns <= set(form.turns)):
            return {}
    if count > 1 and _REPLACING.search(text) is not None:
        return {}
    names = {name.casefold() for name in players}
    if not (may_be_in(said, _OTHERS) or may_be_in(said, _SAYING) or said & names):
        return guess
    own: set[int] = set()
    others: set[int] = set()
    for clause in _CLAUSE.split(text):
        words = words_in((clause,))
        of_others = not words.isdisjoint(_OTHERS | _SAYING) or bool(words & names)
        (others if of_others else own).update(_numbers(clause))
    return {} if any(value in others - own for value in _values(guess)) else guess


def _numbers(clause: str) -> Iterator[int]:
    """Yield the numbers of a clause."""
    for found in _NUMBER.findall(clause.casefold()):
        yield int(found) if found.isdigit() else _VALUES[found]


def _values(guess: RawOrders) -> Iterator[int]:
    """Yield the numbers that a guess orders."""
    for order in guess.values():
        for value in order.values():
            for number in value if isinstance(value, list | tuple) else (value,):
                if isinstance(number, int):
                    yield number
