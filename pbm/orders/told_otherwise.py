"""A throw on a line of its own, and a letter beside it that tells of another: "Throw: 6", "so a modest 3 this week".

There are as many ways to tell of a move in passing as there are players, and as many innocent ones to name another
number: the 5 that is kept, the 2 that Ilse threw, the three grandchildren. How the first differ from the second was
learned from mails whose meaning is known (``training/otherwise.py``): from the words about the number, and from how it
sounds with the order there and without it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.likelihood import Opinion, places, weights
from pbm.orders.network import Heard
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["Letter", "facts_of", "letter_of", "told_instead"]

_TOLD: Final = 0.7
"""From here on a number of the letter is likely the throw that its writer thinks to have ordered."""

_ORDERING: Final = 5
"""Words and numbers at most on the line of an order."""

_TELLING: Final = 3
"""Words at least on a line of a letter."""

_MOST: Final = 8
"""Numbers that are looked at: who writes of more of them tells of something else."""

_LONGEST: Final = 1_500
"""Tokens; a longer mail has been heard in part alone."""

_REACH: Final = 12
"""Tokens on either side of a number that are looked at beyond its own three."""

_ONE: Final = frozenset(("one", "a", "an"))
_BEFORE_NAMES: Final = word_set("the my a an this that these her his")
_LIKELY: Final = (0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97)
_UNSETTLED: Final = (-8.0, -6.0, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0)
_ODDS: Final = (-3.0, -1.5, -0.5, 0.5, 1.5, 3.0)
_BESIDE: Final = 3
_NONE: Final = "^"


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail in which a throw stands on a line by itself, and other such numbers in the letter beside it.

    ``ordered`` are the throws by their lines, ``told`` the places of the others.
    """

    ordered: Mapping[int, int]
    told: tuple[int, ...]

    def alone(self, tokens: Sequence[Token]) -> list[Token]:
        """Return ``tokens`` without the lines on which a throw stands by itself."""
        return [token for token in tokens if token.line not in self.ordered]


def letter_of(tokens: Sequence[Token], high: int) -> Letter | None:
    """Return what may speak for another throw than the one ordered, up to ``high``; None where nothing can."""
    if len(tokens) > _LONGEST:
        return None
    lines: dict[int, list[int]] = {}
    for place, token in enumerate(tokens):
        if token.kind not in "PSL":
            lines.setdefault(token.line, []).append(place)
    ordered = _ordered(tokens, lines, high)
    throws = frozenset(ordered.values())
    told = tuple(
        place
        for place, token in enumerate(tokens)
        if token.kind == "N"
        and 1 <= token.value <= high
        and token.value not in throws
        and token.line not in ordered
        and sum(tokens[n].kind == "W" for n in lines[token.line]) >= _TELLING
    )
    return Letter(ordered, told) if throws and 0 < len(told) <= _MOST else None


def _ordered(tokens: Sequence[Token], lines: Mapping[int, Sequence[int]], high: int) -> dict[int, int]:
    """Return the throws that stand on lines of their own, by line; where any is labelled, those that are."""
    made: dict[int, int] = {}
    labelled: dict[int, int] = {}
    for line, held in lines.items():
        small = [
            n for n in held if tokens[n].kind == "N" and 1 <= tokens[n].value <= high and tokens[n].low not in _ONE
        ]
        if not small or len(held) > _ORDERING:
            continue
        before = {tokens[n].kind for n in held if n < small[0]}
        if "T" in before:
            labelled[line] = tokens[small[0]].value
        elif "D" not in before and _apart(tokens, held):
            made[line] = tokens[small[0]].value
    return labelled or made


def _apart(tokens: Sequence[Token], line: Sequence[int]) -> bool:
    """Whether a line is no part of a sentence that began above it, or goes on below it."""
    ahead = tokens[line[0] - 1].kind if line[0] else "S"
    behind = next((token.kind for token in tokens[line[-1] + 1 :] if token.kind != "P"), "S")
    return ahead == behind == "S"


def facts_of(opinion: Opinion, letter: Letter, heard: Heard, alone: Heard) -> list[list[str]]:
    """Return what is looked at for each number of a letter, by name.

    ``heard`` is how the whole mail sounds, ``alone`` how it does without the lines on which the throw stands. What the
    grammar knows to be somebody else's, or taken back, tells of no other throw.
    """
    tokens = opinion.tokens
    throws = frozenset(letter.ordered.values())
    as_throw = dict(zip(places(tokens), (number.throw for number in opinion.numbers()), strict=False))
    of_mail = [
        *(f"open>{step:g}" for step in _UNSETTLED if heard.unsettled > step),
        *(f"alone open>{step:g}" for step in _UNSETTLED if alone.unsettled > step),
        *(f"ordered>{step:g}" for step in _LIKELY if max(_loudest(heard, value) for value in throws) > step),
        *(["corrected"] if "T" in opinion.corrected else []),
        *(["labelled"] if any(token.kind == "T" and token.line in letter.ordered for token in tokens) else []),
        *(["told again"] if any(token.kind == "N" and token.value in throws for token in letter.alone(tokens)) else []),
        "always",
    ]
    held, counted = opinion.held(), opinion.counted()
    made = []
    for place in letter.told:
        value = tokens[place].value
        if value in held:
            continue
        named = [
            *of_mail,
            *_words_about(tokens, place, throws),
            *(f"heard>{step:g}" for step in _LIKELY if _loudest(heard, value) > step),
            *(f"alone>{step:g}" for step in _LIKELY if _loudest(alone, value) > step),
            *(f"likely>{step:g}" for step in _ODDS if as_throw.get(place, _ODDS[0]) > step),
            *(["counted"] if value in counted else []),
        ]
        made.append(list(dict.fromkeys(named)))
    return made


def told_instead(opinion: Opinion, letter: Letter, heard: Heard, alone: Heard) -> int | None:
    """Return the number of the letter that is likely the throw its writer thinks to have ordered, None for none."""
    held = opinion.held()
    values = [value for place in letter.told if (value := opinion.tokens[place].value) not in held]
    weigh = weights("otherwise")
    told = [weigh.of(named) for named in facts_of(opinion, letter, heard, alone)]
    most, value = max(zip(told, values, strict=True), default=(0.0, 0))
    return value if most >= _TOLD else None


def _loudest(heard: Heard, value: int) -> float:
    """Return how likely a number sounds like the throw, where it sounds most so."""
    return max((number.throw for number in heard.numbers if number.value == value), default=0.0)


def _words_about(tokens: Sequence[Token], place: int, ordered: frozenset[int]) -> list[str]:
    """Return the words of a number's sentence, by where they stand about it."""

    def word(token: Token) -> str:
        if token.kind != "N":
            return token.low
        return "<ordered>" if token.value in ordered else "<n>"

    start = end = place
    while start > 0 and tokens[start - 1].kind != "S":
        start -= 1
    while end + 1 < len(tokens) and tokens[end + 1].kind != "S":
        end += 1
    before = [word(token) for token in tokens[max(start, place - _REACH) : place] if token.kind != "L"]
    after = [word(token) for token in tokens[place + 1 : min(end, place + _REACH) + 1] if token.kind != "L"]
    ahead, behind = [_NONE] * _BESIDE + before, [*after, *[_NONE] * _BESIDE]
    following = next((token.kind for token in tokens[place + 1 : end + 1] if token.kind != "L"), _NONE)
    named = [f"-{step}:{ahead[-step]}" for step in range(1, _BESIDE + 1)]
    named += [f"+{step}:{behind[step - 1]}" for step in range(1, _BESIDE + 1)]
    named += [f"<<:{' '.join(ahead[-2:])}", f">>:{' '.join(behind[:2])}", f"<>:{ahead[-1]} {behind[0]}"]
    named += [f"<:{said}" for said in before] + [f">:{said}" for said in after]
    named += [f"w:{said}" for said in (*before, *after)]
    if ahead[-1] in _BEFORE_NAMES or ahead[-2] in _BEFORE_NAMES:
        named.append("called")
    named += [f"followed:{following}", f"digit:{tokens[place].low.isdigit()}", f"one:{tokens[place].low in _ONE}"]
    return named
