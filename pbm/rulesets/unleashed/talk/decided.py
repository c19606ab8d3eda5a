"""Deliberation before a decision: "I did consider the reverse on 13. In the end I've settled for the blank on 14."."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["decided"]

_ENDS: Final = ("stop", "gap", "label")
_MUSING: Final = frozenset(
    (
        "consider", "considered", "considering", "toyed", "toying", "tempted", "weighed", "weighing", "nearly",
        "almost", "wanted", "thought", "idea", "ideas", "pondered", "pondering", "fancied", "dithered", "dithering",
        "hesitated", "contemplated", "contemplating", "flirted", "mulled", "originally", "intended", "inclined",
        "tossed", "eyed", "dreamt", "dreamed", "planned", "meant", "debated", "debating", "umm'd", "impulse",
        "tempting", "instinct", "überlegt", "wollte", "dachte", "geschwankt", "gezögert",
    )
)  # fmt: skip
_GIVEN_UP: Final = (
    " but no",
    " against it",
    " better of it",
    " but not this time",
    " not today",
    " resisted",
    " but not today",
)
_NEAR: Final = 10
_SHORT: Final = 3
_NOES: Final = ("no", "nein", "nope", "nah", "but no", "aber nein")
_GOING: Final = (
    "going to", "about to", "was going", "i was going", "did think", "think about", "think of", "thinking about",
    "thinking of", "heart says", "all set to", "gut says", "head says", "first thought",
)  # fmt: skip


def decided(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens from the decision on, without what was only thought of before; all of them where none is told.

    What was thought of is left out only where each order before the decision is told as a thought.
    """
    tokens = _undismissed(tokens)
    marked = [at for at, token in enumerate(tokens) if _is_decision(tokens, at) and _leads(tokens, at)]
    if not marked:
        return _plain(tokens)
    at = marked[-1]
    begins = _sentence_start(tokens, at)
    ends = _sentence_end(tokens, at)
    if ends - at < _SHORT and not any(one.kind in ("card", "piece", "num") for one in tokens[begins:ends]):
        ends = _sentence_end(tokens, ends + 1)  # "No. The blank on 14."
    late = not _orders(tokens[at:ends])
    start = begins if late else at
    kept: list[Token] = []
    mused = False
    sentence: list[Token] = []
    for token in [*tokens[:start], Token("stop", "", tokens[at].line)]:
        sentence.append(token)
        if token.kind not in _ENDS:
            continue
        musing = _muses(sentence)
        if not musing and _orders(sentence):
            return _plain(tokens)
        mused = mused or (musing and any(one.kind in ("card", "piece") for one in sentence))
        if not (musing or (mused and not any(one.kind in ("num", "eyes", "standing") for one in sentence))):
            kept += sentence
        sentence = []
    if not mused or not _orders(tokens[begins if late else at : ends]):
        return _plain(tokens)
    while kept and kept[-1].kind == "stop" and not kept[-1].text:
        kept.pop()
    return _plain([*kept, *_opened(tokens[start:])])


def _undismissed(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without the sentences that only tell what was thought of and given up again."""
    kept: list[Token] = []
    sentence: list[Token] = []
    for token in tokens:
        sentence.append(token)
        if token.kind in _ENDS:
            kept += sentence[-1:] if _dismissed(sentence) else sentence
            sentence = []
    return kept if _dismissed(sentence) else [*kept, *sentence]


def _dismissed(sentence: Sequence[Token]) -> bool:
    words = " ".join(token.text.casefold() for token in sentence if token.kind not in ("stop", "comma"))
    over = any(token.kind == "num" for token in sentence) or any(token.kind == "if" for token in sentence)
    return not over and _muses(sentence) and words.endswith(_GIVEN_UP)


def _is_decision(tokens: Sequence[Token], at: int) -> bool:
    """Whether words of deciding stand here, or the "it is" of "the blank on 14 it is"."""
    if tokens[at].kind == "decided":
        return True
    if tokens[at].text.casefold() in _NOES:
        begins = at == 0 or tokens[at - 1].kind in (*_ENDS, "fill")
        return begins and at + 1 < len(tokens) and tokens[at + 1].kind in ("colon", "stop", "comma", "dash")
    ends = at + 1 >= len(tokens) or tokens[at + 1].kind in (*_ENDS, "tag", "then", "comma")
    return tokens[at].text.casefold() == "it is" and at > 0 and tokens[at - 1].kind == "num" and ends


def _leads(tokens: Sequence[Token], at: int) -> bool:
    """Whether what was decided on comes next, or ("I'll play the blank on 14 after all") stands before it."""
    if tokens[at].kind != "decided" and tokens[at].text.casefold() not in _NOES:
        return True
    if tokens[at].text.casefold() == "after all":
        return any(one.kind in ("verb", "self") for one in tokens[max(0, at - _NEAR) : at])
    said = [one.kind for one in tokens[at + 1 : at + _NEAR] if one.kind != "fill"][:4]
    return any(kind in ("card", "piece", "decided") for kind in said)


def _plain(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with words of deciding as words that say nothing."""
    return [replace(token, kind="fill", meanings=()) if token.kind == "decided" else token for token in tokens]


def _opened(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without what leads from the decision to its card: "the dull thing:"."""
    first = next((step for step, token in enumerate(tokens) if token.kind in ("card", "piece", "num", *_ENDS)), 0)
    colon = next((step for step in range(first - 1, 0, -1) if tokens[step].kind == "colon"), 0)
    return list(tokens[colon + 1 if colon else 0 :])


def _sentence_end(tokens: Sequence[Token], at: int) -> int:
    return next((step for step in range(at, len(tokens)) if tokens[step].kind in _ENDS), len(tokens))


def _sentence_start(tokens: Sequence[Token], at: int) -> int:
    step = at
    while step > 0 and tokens[step - 1].kind not in _ENDS:
        step -= 1
    return step


def _muses(sentence: Sequence[Token]) -> bool:
    first = next((at for at, token in enumerate(sentence) if token.kind in ("card", "num", "piece")), 0)
    if any(token.kind in ("player", "other") and token.name != "me" for token in sentence[:first]):
        return False  # what somebody else thought of
    words = [word for token in sentence for word in token.text.casefold().split()]
    said = f" {' '.join(words)} "
    return not _MUSING.isdisjoint(words) or any(f" {phrase} " in said for phrase in _GOING)


def _orders(sentence: Sequence[Token]) -> bool:
    kinds = {token.kind for token in sentence}
    return "num" in kinds and bool(kinds & {"card", "piece"})
