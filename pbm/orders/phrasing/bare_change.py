"""A sentence that does nothing but put a number in the place of another: "Doch lieber die 5", "The 6 after all!".

Alone in a mail it changes what stands, and is told with its label. Beside other numbers it is left as it is: what it
changes may be among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Change", "bare_changes", "with_bare_change"]

_NEEDS: Final = word_set(
    "after all end rather instead better thoughts thought actually sooner make wait sorry reflection prefer decided"
    " doch lieber besser eher nein"
    " finalement plutôt fait mieux préfère toch liever beter inzien final mejor prefiero fine meglio piuttosto anzi"
    " preferisco no nee non meant mean meinte meine bedoelde dire decir"
)
_MEANT: Final = (
    r"i (?:actually |really )?(?:meant|mean)(?: to (?:say|put|write|type|send))?|(?:actually |really )?meant(?:"
    r" to (?:say|put"
    r"|write|type|send))?"
    r"|(?:ich )?meinte(?: ich)?|ich meine|(?:ik )?bedoelde(?: ik)?|je voulais dire|(?:quería|quise) decir|volevo dire"
)
"""Who says so puts right what they sent."""
_LEAD: Final = (
    r"(?:after all|in the end|on second thoughts?|on reflection|i'd rather|i'd sooner|i(?:'d)? prefer|rather|better"
    r"|i(?:'ve| have) decided on|actually|instead|make (?:it|that)|no|wait|sorry|oh|well|then|so|ok"
    r"|doch|nun doch|jetzt doch|lieber|besser|eher|also|dann|nein|moment|ich nehme|ich will"
    r"|finalement|plutôt|en fait|mieux|non|alors|je préfère|je prends|toch|nu toch|liever|beter|maar|nee|dan"
    r"|bij nader inzien|ik neem|al final|mejor|mejor dicho|pues|prefiero"
    r"|alla fine|meglio|piuttosto|anzi|allora|preferisco|soz|oops|whoops|ups|hoppla|ah"
    rf"|{_MEANT})"
)
_TAIL: Final = (
    r"(?:after all|in the end|instead|rather|please|then|though|it is|doch|nun doch|jetzt doch|lieber|bitte|dann"
    r"|finalement|plutôt|alors|svp|toch|liever|dan|graag|al final|mejor|por favor|alla fine|meglio|per favore)"
)
_PLAIN: Final = late(
    r"\b(?:after all|rather|prefer|decided on|make (?:it|that)|on second thoughts?|on reflection"
    r"|doch lieber|lieber|nun doch|jetzt doch|finalement|plutôt|je préfère|toch|liever|bij nader inzien"
    rf"|al final|mejor|prefiero|alla fine|meglio|piuttosto|preferisco|{_MEANT})\b"
)
"""Words that change what was ordered; "Sorry, 5" may be something else."""
_DOOR: Final = r"(?:trap ?-?door|trap|td|hole|falltüre?|trappe|valluik|luik|trampilla|botola)"
_THE: Final = r"(?:the|a|my|throw|space|square|die|eine|den|feld|de|een|le|un|la|el|il|wurf|worp|lancer|tirada|tiro)"
_PUT: Final = late(
    rf"(?P<lead>(?:{_LEAD}[ ,]{{1,2}}){{0,4}})(?:{_THE} ){{0,2}}"
    rf"(?:(?P<door>{_DOOR}):? (?:(?:on|at|auf|op|sur|en|su) )?)?"
    rf"(?P<late_lead>(?:{_LEAD} ){{0,2}})(?:{_THE} ){{0,2}}(?P<number>\d{{1,3}}|[^\W\d_]{{2,9}})"
    rf"(?P<tail>(?:,? {_TAIL}){{0,3}})"
)
_SENTENCE: Final = late(r"[^.!?¡\n]+")
_OF_DOOR: Final = late(rf"\b{_DOOR}\b[^.!?\n]*[.!?\n,;–-]\s*$", re.IGNORECASE)
_IT: Final = late(r"\A\s*(?:and |so |then |please )?make (?:it|that)\b", re.IGNORECASE)
"""What is made another number may be the trapdoor that was spoken of right before it."""
_FIGURE: Final = late(r"\d")
_MOST: Final = 1_000  # characters of a mail that are looked at


@dataclass(frozen=True, slots=True)
class Change:
    """Where a mail puts another number, which, and whether it calls that a trapdoor; ``plain``: it can only be that."""

    start: int
    end: int
    value: int
    door: bool
    plain: bool


def bare_changes(words: Sequence[str]) -> Iterator[Change]:
    """Yield every sentence of ``words`` that only puts another number in a number's place."""
    if not may_be_in(words_in(words), _NEEDS):
        return
    text = "\n".join(words)[:_MOST].lower().replace("’", "'")
    for sentence in _SENTENCE.finditer(text):
        said = sentence.group()
        found = _PUT.fullmatch(said.strip(" \t,;:–—-"))
        if found is None or not (found["lead"] or found["late_lead"] or found["tail"]):
            continue
        value = _value(found["number"])
        if value is not None:
            plain = _PLAIN.search(said) is not None and text[sentence.end() : sentence.end() + 1] != "?"
            start = sentence.end() - len(said.lstrip())
            yield Change(start, sentence.end(), value, bool(found["door"]), plain)


def with_bare_change(lines: Sequence[str], high: int, throws: int) -> list[str]:
    """Return ``lines`` with the only number of a mail told by its label, where it only takes another's place.

    ``high`` is the greatest number that a throw can be. Of several ``throws`` it does not tell which it would change.
    """
    changes = list(bare_changes(lines))
    if len(changes) != 1 or not changes[0].plain:
        return list(lines)
    (change,) = changes
    if throws != 1 and change.value <= high:
        return list(lines)
    text = "\n".join(lines)
    if _FIGURE.search(text[: change.start]) or _FIGURE.search(text[change.end :]):
        return list(lines)
    ahead = text[: change.start]
    if not change.door and change.value <= high and _OF_DOOR.search(ahead) and _IT.search(text[change.start :]):
        return list(lines)  # "Cancel my trapdoor. Make it 5."
    label = "trapdoor" if change.door or change.value > high else "throw"
    return f"{text[: change.start]}{label} {change.value}{text[change.end :]}".split("\n")


def _value(written: str) -> int | None:
    """Return the number that a word or figures stand for, None where they stand for none."""
    if written.isdigit():
        return int(written)
    senses = VOCABULARY.senses.get(written, {})
    values = {sense.value for sense in senses.values() if sense.sort == "number"}
    return values.pop() if len(values) == 1 else None
