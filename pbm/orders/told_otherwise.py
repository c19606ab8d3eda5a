"""A throw, and a letter beside it that tells of another: "Throw: 6", "so a modest 3 this week".

The throw stands on a line of its own, or in a sentence: "put me in for the 4. This week's 3 takes me to Archie".

There are as many ways to tell of a move in passing as there are players, and as many innocent ones to name another
number: the 5 that is kept, the 2 that Ilse threw, the three grandchildren. How the first differ from the second was
learned from mails whose meaning is known (``training/otherwise.py``): from the words about the number, and from how it
sounds with the order there and without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.likelihood import Opinion, places, weights
from pbm.orders.network import Heard
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import ANYBODY_DOES

__all__ = ["Letter", "facts_of", "letter_of", "told_instead"]

_TOLD: Final = 0.5
"""From here on a number of the letter is likely the throw that its writer thinks to have ordered."""

_TOLD_AND_SEEN: Final = -0.5
"""The same where the grammar has seen two throws too."""

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

_GLAD: Final = frozenset(("glad", "pleased", "happy", "relieved", "good", "lucky"))
_KEEPING: Final = word_set("keeping saving holding hoarding nursing keep save hold hoard")
_FOR_LATER: Final = word_set("for until till back in")
_OWN: Final = word_set("i i'm i'll i'd i've we we'll it it's it'll that that's this")
_CONCLUDING: Final = word_set("so hence therefore thus")
_ONE_DOES: Final = ANYBODY_DOES | word_set("doesnt can can't cannot shouldn't mustn't ought has i we that which who")
"""Behind a "one" that is anybody."""
_ONE: Final = frozenset(("one", "a", "an"))
_ARTICLES: Final = word_set("ein eine einen een un una uno une")
"""What is the number 1 as well, and hardly ever tells of a throw: "trag sie ein"."""

_BEFORE_NAMES: Final = word_set("the my a an this that these her his")
_LIKELY: Final = (0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97)
_UNSETTLED: Final = (-8.0, -6.0, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0)
_ODDS: Final = (-3.0, -1.5, -0.5, 0.5, 1.5, 3.0)
_BESIDE: Final = 3
_NONE: Final = "^"


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail in which a throw is ordered, and other such numbers stand in the letter beside it.

    ``throws`` are what is ordered, ``order`` the places of the tokens that do so, ``told`` those of the other numbers;
    ``labelled`` and ``prose`` tell how it is ordered.
    """

    throws: frozenset[int]
    order: frozenset[int]
    told: tuple[int, ...]
    labelled: bool
    prose: bool

    def alone(self, tokens: Sequence[Token]) -> list[Token]:
        """Return ``tokens`` without those by which the throw is ordered."""
        return [token for place, token in enumerate(tokens) if place not in self.order]


def letter_of(opinion: Opinion, high: int, throw: int | None = None) -> Letter | None:
    """Return what may speak for another throw than the one ordered, up to ``high``; None where nothing can.

    ``throw`` is what was taken for the order, where that is known: of a letter without a line of orders it tells the
    sentence that is one, which is otherwise the one that most probably names a throw.
    """
    tokens = opinion.tokens
    if len(tokens) > _LONGEST:
        return None
    others = {token.value for token in tokens if token.kind == "N" and 1 <= token.value <= high} - {throw}
    if len(others) < (2 if throw is None else 1):
        return None  # as in most mails
    lines: dict[int, list[int]] = {}
    for place, token in enumerate(tokens):
        if token.kind not in "PSL":
            lines.setdefault(token.line, []).append(place)
    by_line = _ordered(tokens, lines, high)
    if by_line and throw in (None, *by_line.values()):
        order = frozenset(place for place, token in enumerate(tokens) if token.line in by_line)
        throws, beside = frozenset(by_line.values()), lines
    else:
        found = _likeliest(opinion, high, throw)
        if found is None:
            return None
        order, throws = frozenset(_sentence(tokens, found)), frozenset((tokens[found].value,))
        beside = {}
    ones = [place for place, token in enumerate(tokens) if token.kind == "N" and token.value == 1]
    anybody = ones if len(ones) == 1 and _is_anybody(tokens, ones[0]) else ()
    told = tuple(
        place
        for place, token in enumerate(tokens)
        if token.kind == "N"
        and 1 <= token.value <= high
        and token.value not in throws
        and place not in order
        and token.text.casefold() not in _ARTICLES
        and place not in anybody
        and _words(tokens, beside.get(token.line) or _sentence(tokens, place)) >= _TELLING
    )
    prose = not beside
    labelled = not prose and any(tokens[place].kind == "T" for place in order)
    return Letter(throws, order, told, labelled, prose) if 0 < len(told) <= _MOST else None


def _is_anybody(tokens: Sequence[Token], place: int) -> bool:
    """Whether a "one" is no number: "one does not shoot on the ambulance"."""
    return tokens[place].low == "one" and place + 1 < len(tokens) and tokens[place + 1].low in _ONE_DOES


def _words(tokens: Sequence[Token], places: Iterable[int]) -> int:
    return sum(tokens[place].kind == "W" for place in places)


def _sentence(tokens: Sequence[Token], place: int) -> range:
    """Return the places of the sentence in which one stands."""
    start = end = place
    while start > 0 and tokens[start - 1].kind != "S":
        start -= 1
    while end + 1 < len(tokens) and tokens[end + 1].kind != "S":
        end += 1
    return range(start, end + 1)


def _likeliest(opinion: Opinion, high: int, throw: int | None) -> int | None:
    """Return where the throw of a mail most probably stands; None where no number may be it."""
    odds = {
        place: number.throw
        for place, number in zip(places(opinion.tokens), opinion.numbers(), strict=False)
        if 1 <= opinion.tokens[place].value <= high and throw in (None, opinion.tokens[place].value)
    }
    return max(odds, key=odds.__getitem__) if odds else None


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

    ``heard`` is how the whole mail sounds, ``alone`` how it does without what orders the throw. What the grammar knows
    to be somebody else's, or taken back, tells of no other throw.
    """
    tokens, throws = opinion.tokens, letter.throws
    as_throw = dict(zip(places(tokens), (number.throw for number in opinion.numbers()), strict=False))
    of_mail = [
        *(f"open>{step:g}" for step in _UNSETTLED if heard.unsettled > step),
        *(f"alone open>{step:g}" for step in _UNSETTLED if alone.unsettled > step),
        *(f"ordered>{step:g}" for step in _LIKELY if max(_loudest(heard, value) for value in throws) > step),
        *(["corrected"] if "T" in opinion.corrected else []),
        *(["labelled"] if letter.labelled else []),
        *(["prose"] if letter.prose else []),
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


def told_instead(opinion: Opinion, letter: Letter, heard: Heard, alone: Heard, *, seen: bool = False) -> int | None:
    """Return the number of the letter that is likely the throw its writer thinks to have ordered, None for none.

    ``seen`` tells that the grammar saw two throws in the mail: then less is needed.
    """
    held, tokens = opinion.held(), opinion.tokens
    weigh = weights("otherwise_prose" if letter.prose else "otherwise")
    places = [place for place in letter.told if tokens[place].value not in held]
    told = zip(places, map(weigh.of, facts_of(opinion, letter, heard, alone)), strict=True)
    likely = [
        (how, tokens[place].value)
        for place, how in told
        if not _is_kept(tokens, place) and not _is_weighed(tokens, place, letter.throws)
    ]
    most, value = max(likely, default=(0.0, 0))
    return value if most >= (_TOLD_AND_SEEN if seen else _TOLD) else None


def _is_kept(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is kept for another time: "keeping the 2 for the home straight", "glad I didn't use my 5"."""
    before = [token.low for token in tokens[max(0, place - 4) : place]]
    if "didn't" in before[:-1] and any(token.low in _GLAD for token in _within(tokens, place)):
        return True
    before = before[-2:]
    after = tokens[place + 1].low if place + 1 < len(tokens) else ""
    return not _KEEPING.isdisjoint(before) and after in _FOR_LATER


def _within(tokens: Sequence[Token], place: int) -> Sequence[Token]:
    """Return the tokens of the sentence of a number, up to it."""
    return tokens[_sentence(tokens, place).start : place]


def _is_weighed(tokens: Sequence[Token], place: int, ordered: frozenset[int]) -> bool:
    """Whether a number is only thought of: "a 6 eats me, so the 4 it is", "a 2 takes me past Ged, but Bob sits there".

    The sentence ends with the throw that is ordered, or with somebody else who speaks against any such number.
    """
    start, stop = _sentence(tokens, place).start, _sentence(tokens, place).stop
    if place == start + 1 and tokens[start].low == "a":
        against = next((n for n in range(place + 1, stop - 1) if tokens[n].low == "but"), -1)
        if against > 0 and tokens[against + 1].low not in _OWN:
            return True
    for n in range(place + 1, stop):
        if tokens[n].kind == "N" and tokens[n].value in ordered:
            after = tuple(token.low for token in tokens[n + 1 : n + 3])
            return after == ("it", "is") or not _CONCLUDING.isdisjoint(token.low for token in tokens[n - 2 : n])
    return False


def _loudest(heard: Heard, value: int) -> float:
    """Return how likely a number sounds like the throw, where it sounds most so."""
    return max((number.throw for number in heard.numbers if number.value == value), default=0.0)


def _words_about(tokens: Sequence[Token], place: int, ordered: frozenset[int]) -> list[str]:
    """Return the words of a number's sentence, by where they stand about it."""

    def word(token: Token) -> str:
        if token.kind != "N":
            return token.low
        return "<ordered>" if token.value in ordered else "<n>"

    sentence = _sentence(tokens, place)
    start, end = sentence.start, sentence.stop
    before = [word(token) for token in tokens[max(start, place - _REACH) : place] if token.kind != "L"]
    after = [word(token) for token in tokens[place + 1 : min(end, place + _REACH + 1)] if token.kind != "L"]
    ahead, behind = [_NONE] * _BESIDE + before, [*after, *[_NONE] * _BESIDE]
    following = next((token.kind for token in tokens[place + 1 : end] if token.kind != "L"), _NONE)
    named = [f"-{step}:{ahead[-step]}" for step in range(1, _BESIDE + 1)]
    named += [f"+{step}:{behind[step - 1]}" for step in range(1, _BESIDE + 1)]
    named += [f"<<:{' '.join(ahead[-2:])}", f">>:{' '.join(behind[:2])}", f"<>:{ahead[-1]} {behind[0]}"]
    named += [f"<:{said}" for said in before] + [f">:{said}" for said in after]
    named += [f"w:{said}" for said in (*before, *after)]
    if ahead[-1] in _BEFORE_NAMES or ahead[-2] in _BEFORE_NAMES:
        named.append("called")
    named += [f"followed:{following}", f"digit:{tokens[place].low.isdigit()}", f"one:{tokens[place].low in _ONE}"]
    return named
