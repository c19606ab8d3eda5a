"""What a mail says beside the orders of any game: that they are not decided, hang on something, or are taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import say
from pbm.orders.late import late
from pbm.orders.misgivings.maybe import bargained, in_jest, on_your_word
from pbm.orders.misgivings.messages import sent_to_others
from pbm.orders.misgivings.mind import taken_back, waiting
from pbm.orders.misgivings.tails import hanging, wavering, weighed_open
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, look_at
from pbm.orders.misgivings.unreal import drafted, void_ahead
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.rulesets.abilities import WordsRead

__all__ = ["without_doubtful"]

_OPEN: Final = Problem(
    "undecided",
    say("You do not sound decided yet, so I have not entered this. When you are, please send your orders once more."),
)
_HANGS: Final = Problem(
    "depends",
    say("This hangs on something that I cannot judge for you, so I have not entered it. Please send what you want."),
)
_BACK: Final = Problem(
    "taken-back",
    say("You took back what you wrote, so I have not entered it. Please send what you want instead."),
)
_TOLD: Final = Problem(
    "to-others",
    say("This seems to be told to somebody else, so I have not entered it. If it is your order, please send it alone."),
)
_KINDS: Final[tuple[Callable[[Look], Iterator[Misgiving]], ...]] = (
    sent_to_others,
    taken_back,
    drafted,
    void_ahead,
    in_jest,
    waiting,
    wavering,
    hanging,
    on_your_word,
    bargained,
    weighed_open,
)
_SAID: Final = {"taken-back": _BACK, "to-others": _TOLD}
_HANGING: Final = (hanging, on_your_word, bargained)
_RULES_ASKED: Final = late(
    r"(?:(?<=[.!?;])|(?<=\A)) {0,3}(?:[^\W\d_]{1,20}, )?(?:is it (?:true|right|correct|so|allowed|legal|fair)|ist es"
    r" (?:wahr|richtig|erlaubt)|stimmt es|est-(?:il|ce) vrai|c'est vrai|is het waar|klopt het|es (?:verdad"
    r"|cierto)|è vero)"
    r" [^.!?\d]{1,200}\?",
    re.IGNORECASE,
)
_CHOSEN: Final = late(
    r"(?:(?<=[.!?;])|(?<=\A)) {0,3}(?:(?:and|et|und|en|y|e),? )?(?:if i (?:should )?(?:land|hit)|should i land"
    r"|si je tombe"
    r"|(?:wenn|falls) ich auf|als ik op|si caigo|se (?:io )?(?:capito|finisco|cado))\b[^.!?;]{1,200}(?:[.!;]|\Z)",
    re.IGNORECASE,
)
"""What is chosen in advance, for a card that one may land on: it hangs on that, and is decided all the same."""
_THOUGHT_AGAIN: Final = late(r"(?<=\d),? on second thoughts?(?=[\s.!]*$)", re.IGNORECASE)
"""What says behind an order that it changes one: the thoughts were had before."""
_LONGEST = 2_000  # characters of a line that are looked at
_MOST = 200  # numbers of an order


def without_doubtful(found: WordsRead, lines: Sequence[str], vocabulary: Vocabulary = VOCABULARY) -> WordsRead:
    """Return what was read of ``lines``, or a question in its place where it is not meant to be entered as it stands.

    Where no more is in the way than a doubt, the orders are offered: a YES takes them.
    """
    if found.problems or not any(found.orders.values()):
        return found
    values = tuple(sorted(set(_numbers(dict(found.orders)))))
    accepted = tuple(Accepted(board, "T", values) for board in found.orders)
    plain = [_THOUGHT_AGAIN.sub("", line) if "thought" in line else line for line in lines]
    words, sentences = look_at(_without_rules_asked(plain), vocabulary)
    look = Look(words, sentences, accepted, lines)
    unchosen = _without_choices(plain)
    beside = (
        Look(*look_at(_without_rules_asked(unchosen), vocabulary), accepted, unchosen) if unchosen != plain else look
    )
    for kind in _KINDS:
        for misgiving in kind(beside if kind is weighed_open else look):
            problem = _SAID.get(misgiving.say) or (_HANGS if kind in _HANGING else _OPEN)
            quote = lines[misgiving.line].strip()[:200] if 0 <= misgiving.line < len(lines) else ""
            offered = found.orders if problem is _OPEN else {}
            return replace(found, orders={}, problems=(problem,), quotes=(quote or None,), probable=offered)
    return found


def _without_rules_asked(lines: Sequence[str]) -> Sequence[str]:
    """Return lines without what is asked about the rules, "is it true that she can swap me if I haven't moved yet?"."""
    if not any("?" in line for line in lines):
        return lines
    return [_RULES_ASKED.sub(" ", line[:_LONGEST]) + line[_LONGEST:] if "?" in line else line for line in lines]


def _without_choices(lines: Sequence[str]) -> Sequence[str]:
    """Return lines without what is chosen in advance, which the rules have read: "Si je tombe …, que ce soit Dora."."""
    return [
        _CHOSEN.sub(" ", line[:_LONGEST]) + line[_LONGEST:] if _CHOSEN.search(line[:_LONGEST]) else line
        for line in lines
    ]


def _numbers(value: Json) -> Iterator[int]:
    """Yield every number in orders, at most ``_MOST`` of a list."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _numbers(each)
    elif isinstance(value, list):
        for each in value[:_MOST]:
            yield from _numbers(each)
