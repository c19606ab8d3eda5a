"""Thinking aloud that ends in a plain summary: "Hold on, that's me, with a 4. I'm not playing the 4. Fine: 2 and 22.".

The last sentence of a paragraph that gives both numbers, led by a word of concluding, is what is meant, where both
stood in the thinking before it. With a condition, somebody else's words or several boards nothing is changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_thinking_summed_up"]

_LEADS: Final = word_set(
    "so fine right ok okay then also gut schön bon donc alors goed dus bueno entonces vale allora bene"
)
_THROW: Final = r"(?:[1-6]|one|two|three|four|five|six)"
_LED: Final = (
    r"(?P<head>^|\n|[.!?] )(?:(?:so|fine|right|ok|okay|well|then|also|gut|na gut|schön|bon|donc|alors|goed|dus|bueno"
    r"|entonces|vale|allora|bene|va bene)(?: then| dann| dan| also| donc)?[,:]? ){1,2}"
    r"(?:(?:it's|my orders?:?|i play|i'll play|throw|the) )?"
)
_SUM: Final = late(
    rf"{_LED}(?P<throw>{_THROW})(?: ?(?:and|und|et|en|y|e|,|/|&) ?)"
    r"(?:(?:the )?(?:trap ?door|trap|falltür|trappe|valluik) (?:on )?)?"
    r"(?P<door>[7-9]|[1-9]\d)[.!]?(?=\n|$)",
    re.IGNORECASE,
)
_TWO: Final = late(
    rf"{_LED}(?P<first>{_THROW})(?: ?(?:,|and then|then|and|und dann|dann|puis|et puis|en dan|dan) ?)"
    rf"(?P<second>{_THROW})[.!]?(?=\n|$)",
    re.IGNORECASE,
)
_OPEN: Final = word_set(
    "says said told tells asks asked wants if unless depends wenn falls außer sagt sagte si sauf dit als tenzij zegt "
    "salvo dice se maybe perhaps vielleicht peut misschien quizá forse"
)
_SUPPOSED: Final = late(
    r"\bif it's \d{1,3} that [^.!?\n]{0,80}|\bif (?:it's|that's) (?:where|the one)\b", re.IGNORECASE
)
"""What is wondered about the board, on which no order hangs."""
_MUSING: Final = word_set(
    "no hold wait hang or oh hmm dear doch nein halt oder non attends ou nee wacht of no espera o aspetta"
)
"""Of which thinking aloud has one word: what is not that is left as it is."""
_FIGURES: Final = ("", "one", "two", "three", "four", "five", "six")
_NUMBERS: Final = late(r"\d{1,3}|\b(?:one|two|three|four|five|six)\b", re.IGNORECASE)
_MOST: Final = 3_000


def with_thinking_summed_up(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines`` with the summary alone in the place of a paragraph of thinking that it ends.

    ``count``: the throws asked for, on one board.
    """
    said = words_in(lines)
    if count not in (1, 2) or not (may_be_in(said, _LEADS) and may_be_in(said, _MUSING)):
        return list(lines)
    text = "\n".join(lines).replace("’", "'")
    found = (_SUM if count == 1 else _TWO).search(text) if len(text) <= _MOST else None
    if found is None:
        return list(lines)
    begins = text.rfind("\n\n", 0, found.start("head") + 1)
    begins = begins + 2 if begins >= 0 else 0
    thought = _SUPPOSED.sub("", text[begins : found.start()])
    values = {_value(number) for number in _NUMBERS.findall(thought)}
    summed = [_value(found[name]) for name in (("throw", "door") if count == 1 else ("first", "second"))]
    words = words_in([thought])
    if (
        not values.issuperset(summed)
        or may_be_in(words, _OPEN)
        or not may_be_in(words, _MUSING)
        or "\n" in thought.strip()
    ):
        return list(lines)
    told = f"throw {summed[0]}, trapdoor {summed[1]}." if count == 1 else f"throw {summed[0]}, then {summed[1]}."
    return f"{text[:begins]}{told}{text[found.end() :]}".split("\n")


def _value(number: str) -> int:
    return int(number) if number.isdigit() else _FIGURES.index(number.lower())
