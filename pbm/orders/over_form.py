"""A correction typed above a form that was filled in before it: "The 6 after all!" over a form that says 5.

Which of the two is newer nobody can tell for sure, so that the player is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.reader import Reader, Taken
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["said_over_form"]

_NEEDS: Final = word_set(
    "after all end rather instead better thoughts thought actually sooner make wait sorry doch lieber besser eher"
    " finalement plutôt fait mieux toch liever beter final mejor fine meglio piuttosto anzi no nein nee non"
)
_LEAD: Final = (
    r"(?:after all|in the end|on second thoughts?|on reflection|i'd rather|i'd sooner|rather|better|actually|instead"
    r"|make (?:it|that)|no|wait|sorry|oh|well|then|so|ok"
    r"|doch|nun doch|jetzt doch|lieber|besser|eher|also|dann|nein|moment"
    r"|finalement|plutôt|en fait|mieux|non|alors|toch|nu toch|liever|beter|maar|nee|dan|al final|mejor|mejor dicho|pues"
    r"|alla fine|meglio|piuttosto|anzi|allora)"
)
_TAIL: Final = (
    r"(?:after all|in the end|instead|rather|please|then|though|it is|doch|nun doch|jetzt doch|lieber|bitte|dann"
    r"|finalement|plutôt|alors|svp|toch|liever|dan|graag|al final|mejor|por favor|alla fine|meglio|per favore)"
)
_DOOR: Final = r"(?:trap ?-?door|trap|td|hole|falltüre?|trappe|valluik|luik|trampilla|botola)"
_THE: Final = r"(?:the|a|my|throw|space|square|die|eine|den|feld|de|een|le|un|la|el|il|wurf|worp|lancer|tirada|tiro)"
_PUT: Final = late(
    rf"(?P<lead>(?:{_LEAD}[ ,]{{1,2}}){{0,4}})(?:{_THE} ){{0,2}}"
    rf"(?:(?P<door>{_DOOR}):? (?:(?:on|at|auf|op|sur|en|su) )?)?"
    rf"(?P<late_lead>(?:{_LEAD} ){{0,2}})(?:{_THE} ){{0,2}}(?P<number>\d{{1,3}}|[^\W\d_]{{2,9}})"
    rf"(?P<tail>(?:,? {_TAIL}){{0,3}})"
)
"""A sentence that does nothing but name a number in another's place."""
_SENTENCE: Final = late(r"[^.!?¡\n]+")
_MOST: Final = 1_000  # characters of a mail that are looked at


def said_over_form(reader: Reader, taken: Taken, words: Sequence[str]) -> None:
    """Ask about an order of a form, in ``taken``, that ``words`` put another number in the place of."""
    if len(taken.settled) != 1 or not may_be_in(words_in(words), _NEEDS):
        return
    ((name, made),) = taken.settled.items()
    text = "\n".join(words)[:_MOST].lower().replace("’", "'")
    for sentence in _SENTENCE.finditer(text):
        found = _PUT.fullmatch(sentence.group().strip(" \t,;:–—-"))
        if found is None or not (found["lead"] or found["late_lead"] or found["tail"]):
            continue
        value = _value(found["number"])
        if value is None:
            continue
        thrown = reader.limits.low <= value <= reader.limits.high and not found["door"]
        if thrown and made.throws and value not in made.throws:
            made.throws, made.throws_asked = [], True
            made.problems.append((reader.say("throws-differ", board=name), -1))
        elif not thrown and made.door is not None and made.door != value:
            made.door = None
            made.problems.append((reader.say("door-differ", board=name), -1))


def _value(written: str) -> int | None:
    """Return the number that a word or figures stand for, None where they stand for none."""
    if written.isdigit():
        return int(written)
    senses = VOCABULARY.senses.get(written, {})
    values = {sense.value for sense in senses.values() if sense.sort == "number"}
    return values.pop() if len(values) == 1 else None
