"""Misgivings about numbers of other matters, and about orders below words that say they are none of this round.

A mark that is given, a bid, a dice at home or a column of wins is no throw; what somebody sent, or what an opinion is
sought about, is no order of the writer's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.misgivings.needs import TWO_TURNS, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = [
    "headed_for_an_opinion",
    "headed_otherwise",
    "in_a_score",
    "of_other_matter",
    "of_other_matters",
    "renamed_after",
    "three_for_two",
]

_N = r"(?P<n{0}>[1-6]|one|two|three|four|five|six)(?![\w/%°]|[.:,]\d)"
_MATTERS = late(
    rf"\b(?:(?:is|are|was|were) (?:running|making|walking|going|getting) (?:off|away|home) with"
    rf"|(?:ran|made|walked|went|got|came) (?:off|away|home) with) (?:an? |the )?{_N.format('a')}"
    rf"|\b(?:an? |the )?(?:[\w-]{{3,12}} )?{_N.format('b')} for [^\W\d_]{{4,14}} from (?:my|the|our|his|her)\b"
    rf"|\b{_N.format('c')} from (?:me|us) for (?:that|those|the|last|[^\W\d_]{{2,15}}'s) "
    r"(?!(?:turns?|moves?|rounds?|throws?|go|games?|die|dice|boards?|first|second|next|trap ?doors?|month"
    r"|week|road|trip|journey)\b)[^\W\d_]{3,15}"
    rf"|\b{_N.format('d')} from the (?:judges?|jury|panel|examiners?|critics?|audience)\b"
    rf"|\b(?:i|we|he|she|partner|[^\W\d_]{{2,15}}) (?:opened(?: with)?|bid)(?: an?| the)? {_N.format('e')}"
    r"(?! (?:for|as|to) (?:my|the) (?:throw|move|die))"
    rf"|\b(?:dice|die) (?:at|in) (?:our|the|my) (?:[^\W\d_]{{3,10}} )?[^\W\d_]{{3,10}} (?:came up|landed on|rolled"
    rf"|showed|said|fell on)(?: an?| the)? {_N.format('f')}",
    re.IGNORECASE,
)
_FROM_WHOM = late(
    r"\bfor [^\W\d_]{4,14} from\b|\bfrom (?:me|us) for\b"
    r"|\bfrom the (?:judge|jury|panel|examiner|critic|audience)",
    re.IGNORECASE,
)
_TOLD_OF = (
    (word_set("off away home"), word_set("with")),
    (word_set("opened bid"), None),
    (word_set("dice die"), word_set("came landed rolled showed said fell")),
)
"""Words of which each alternative without "from" has one, and one of those beside them."""
_OF_MATTERS = word_set("off away home from opened bid dice die")  # of which each alternative has one
_BESIDE_MATTERS = word_set(
    "with for judge judges jury panel examiner examiners critic critics audience opened bid came landed rolled showed "
    "said fell"
)  # and one of these
_SENT = late(
    r"(?:^|\n|[.!?]\s)\s{0,3}(?:oh |and |so |well |now )?"
    r"(?:(?:look(?: at)?|see|(?:this|that|these|here)(?: is| are|'s)?)"
    r" what (?-i:(?!I\b|We\b))(?!i\b|we\b|you\b)(?:my |our |old |young ){0,2}[^\W\d_]{2,15}(?: [^\W\d_]{2,15})?"
    r" (?:sent|wrote|passed|gave|e?mailed|posted|handed)(?: on)?(?: to)? (?:me|us)"
    r"|(?:(?:this|that|these|here)(?: is|'s)?|look) what (?:i|we) (?:got|had|received) from [^\W\d_]{2,15}"
    r"|(?!i\b|we\b|you\b)[^\W\d_]{2,15} (?:sent|wrote|passed|e?mailed) (?:me|us) (?:this|these|the following)"
    r"|(?:i |we )?found (?:this|these) (?:in|on|under|at) (?:my|our|the) [^\W\d_]{3,15}"
    r"|(?:this|these) (?:just )?(?:came|arrived) from (?!me\b|us\b|my own\b)[^\W\d_]{2,15})\s?[:.!]\s{0,3}\n",
    re.IGNORECASE,
)
_SENDING = word_set(
    "sent wrote passed gave emailed mailed posted handed got had received found came arrived"
)  # the verbs of the pattern
_OPINION = late(
    r"\b(?:(?:your|an?) (?:view|views|opinion|opinions|thoughts?|verdict|advice|comments?) (?:of|on|about|as to|to)"
    r" (?:this|these|the following|what follows|the below)"
    r"|what you (?:think|make) of (?:this|these|the following)"
    r"|what do you (?:think|make|say) (?:of|to|about) (?:this|these|the following)"
    r"|(?:please |kindly )?comment on (?:this|these|the following))\s?[:?.!]{0,2}\s{0,3}\n",
    re.IGNORECASE,
)
_OPINIONS = word_set(
    "view views opinion opinions thought thoughts verdict advice comment comments think make say"
)  # the words for it of the pattern
_CELLS = late(r"\s{2,}|\t|\s?\|\s?|\s/\s")
_NAME = late(r"[A-Z][^\W\d_]{1,14}(?: [^\W\d_]{1,14})?$")
_ORDERING = late(
    r"\b(?:throws?|die|dice|rolls?|moves?|steps?|pips|plays?|numbers?|trap\w{0,6}|doors?|spaces?|squares?|boards?"
    r"|turns?|hatch|pit|hole|td|wurf|feld|luke)\b",
    re.IGNORECASE,
)
_FIGURE = late(r"\d{1,3}$")
_CHANGING = ("chang", "alter", "amend", "swap", "switch")
_CHANGED = late(
    rf"\b(?:{'|'.join(_CHANGING)})\w{{1,4}} (?:that|it|this|the throw) (?:to|into|for) (?:an? |the )?"
    rf"{_N.format('g')}",
    re.IGNORECASE,
)
_LISTED = late(
    rf"(?:\b(?:the|an?) )?\b{_N.format('h')}\s?,?(?: and)? (?:(?:the|an?) )?{_N.format('i')}\s?,? and (?:the|an?) "
    rf"{_N.format('j')}",
    re.IGNORECASE,
)
_REACH = 6_000  # characters that are looked through


@needs(_OF_MATTERS, _BESIDE_MATTERS)
def of_other_matters(look: Look) -> Iterator[Misgiving]:
    """A throw whose number is something else's: "It's a 6 from me for that cover!", "I bid 3"."""
    throws = [of for of in look.accepted if of.field == "T"]
    text = _text(look)
    if not throws or not _may_be_of_matters(words_in(look.lines), text):
        return
    told: Counter[int] = Counter()
    for found in _MATTERS.finditer(text):
        told[_value(next(said for said in found.groupdict().values() if said))] += 1
    for of in throws:
        if any(told[value] and _times(look, of, value) <= told[value] for value in of.values):
            yield Misgiving("no-order", _line(look, of), "T", of.board)


def of_other_matter(lines: Sequence[str]) -> bool:
    """Whether a number among ``lines`` is something else's, so that no opinion should make a throw of it."""
    said, text = words_in(lines), "\n".join(lines)[:_REACH]
    return _may_be_of_matters(said, text) and _MATTERS.search(text) is not None


def _may_be_of_matters(said: frozenset[str], text: str) -> bool:
    """Whether a number may be something else's: a look that is much quicker than the search."""
    if "from" in said and _FROM_WHOM.search(text):
        return True
    return any(may_be_in(said, one) and may_be_in(said, beside) for one, beside in _TOLD_OF)


@needs(("it", "that", "this", "throw"), ("to", "into", "for"))
def renamed_after(look: Look) -> Iterator[Misgiving]:
    """A throw that is changed after it was told, and the new one was not taken: "would you rather change it to 5"."""
    text = _text(look)
    low = text.casefold()
    for of in look.accepted if any(stem in low for stem in _CHANGING) else ():
        if of.field == "T":
            for found in _CHANGED.finditer(text):
                if _value(found["ng"]) not in of.values:
                    yield Misgiving("no-order", _line(look, of), "T", of.board)
                    break


@needs(TWO_TURNS)
def three_for_two(look: Look) -> Iterator[Misgiving]:
    """Two throws out of a row of three: "I have down the 2, the 3 and the 6"."""
    if look.count != 2:
        return
    text = _text(look)
    for of in look.accepted:
        if of.field != "T" or len(of.values) != 2:
            continue
        for found in _LISTED.finditer(text):
            row = [_value(said) for said in found.group("nh", "ni", "nj")]
            if set(of.values) <= set(row) and all(_times(look, of, value) <= 1 for value in of.values):
                yield Misgiving("no-order", _line(look, of), "T", of.board)
                break


@needs(_SENDING)
def headed_otherwise(look: Look) -> Iterator[Misgiving]:
    """Orders right below words that make them somebody else's: "This is what Bob sent me:"."""
    yield from _headed(look, _SENT, "other-player")


@needs(_OPINIONS, ("this", "these", "following", "follows", "below"))
def headed_for_an_opinion(look: Look) -> Iterator[Misgiving]:
    """Orders right below words that ask what to think of them: "What do you make of this?"."""
    yield from _headed(look, _OPINION, "only-asked", asking=True)


def _headed(look: Look, pattern: re.Pattern[str], say: str, *, asking: bool = False) -> Iterator[Misgiving]:
    """Yield the misgiving about every order that stands below what a pattern finds."""
    text = _text(look)
    found = pattern.search(text)
    if found is None:
        return
    place = text.count("\n", 0, found.end() - 1)
    for of in look.accepted:
        if of.values and all(look.words[at].line >= place for at in look.places(of)):
            yield Misgiving(say, place, of.field, of.board, asking)


def in_a_score(look: Look) -> Iterator[Misgiving]:
    """Numbers of a table whose headings are none of an order's: "Wins  Losses" above "3  63"."""
    lines = [(n, line) for n, line in enumerate(look.lines[:200]) if line.strip() and line.strip(" |-+=:_")]
    for (_, head), (place, row) in pairwise(lines):
        if not _begins_table(head, row):
            continue
        names, cells = _cells(head), _cells(row)
        if len(names) < 2 or len(names) != len(cells) or not all(_NAME.match(name) for name in names):
            continue
        figures = [int(cell) for cell in cells if _FIGURE.match(cell)]
        if len(figures) < 2 or len(figures) < len(cells) - 1 or _ORDERING.search(head[:200]):
            continue
        for of in look.accepted:
            if of.values and all(value in figures and _times(look, of, value) <= 1 for value in of.values):
                yield Misgiving("no-order", place, of.field, of.board)


def _begins_table(head: str, row: str) -> bool:
    """Whether a line may begin with a name and the next one begin or end with a figure."""
    told = _bare(row)
    return "A" <= _bare(head)[:1] <= "Z" and (told[:1].isdecimal() or told[-1:].isdecimal())


def _cells(line: str) -> list[str]:
    return _CELLS.split(_bare(line))


def _bare(line: str) -> str:
    return line.strip()[:200].strip("| ")


def _text(look: Look) -> str:
    """Return the text that is looked through."""
    return "\n".join(look.lines)[:_REACH]


def _value(said: str) -> int:
    return int(said) if said.isdigit() else NUMBER_WORDS[said.casefold()]


def _times(look: Look, of: Accepted, value: int) -> int:
    return sum(look.words[place].value == value for place in look.places(of))


def _line(look: Look, of: Accepted) -> int:
    places = look.places(of)
    return look.words[places[0]].line if places else -1
