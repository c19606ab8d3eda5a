"""Misgivings about a throw that a filled-in prompt says otherwise than the player's own sentence does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import THROW, WEAK_THROW, role_of
from pbm.orders.misgivings.needs import ONE_TURN, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.numbers import NUMBER_WORDS

__all__ = ["form_and_words"]

_MOST = 60  # lines that are compared
_LONGEST = 300
_PROMPTING = frozenset(":=?")
_FILLED = late(r"\W{0,6}(?P<label>[^\W\d_][^:=?\n]{1,60}?)\s?[:=?]{1,2}\s{0,12}(?P<value>[1-6])[\s.!]{0,4}$")
_SPENDING = late(
    r"\b(?:spend|use|play|throw|roll|burn|risk|sacrifice|part with|go with|blow|let go of|send|move|step|hop|advance)"
    r"(?: (?:up|by|forward|on|only|just))?"
    r"(?: (?P<whose>my|the|an?)(?: (?:last|only|lovely|precious|dear|big|little|trusty|lone|single|one)){0,2})?"
    r" (?P<value>[1-6]|one|two|three|four|five|six)\b"
    r"(?![-.:]\w| (?:or|a side|and|of the|times|more|o'clock|[ap]\.?m)\b|\s?[%/])"
    r"(?! (?:[^\W\d_]{3,12} )?(?!this\b|as\b|is\b|please\b|thanks\b"
    r"|spaces\b|squares\b|steps\b|places\b)[^\W\d_]{2,14}s\b)",
    re.IGNORECASE,
)
_WILLING = late(
    r"\b(?:i will|i'll|i shall|i am going to|i'm going to|going to|gonna|decided to|decided (?:to be|on) [^.!?\d]{2,30}"
    r"|resolved to|plan to|intend to|mean to|want to|would like to|i'd like to|let me|time to|about to|please)\b",
    re.IGNORECASE,
)
_NOT_SO = late(
    r"\b(?:not|never|no|don't|won't|can't|cannot|didn't|wouldn't|without|instead|rather|next|later|last|tempted|if|when"
    r"|unless|nearly|almost|actually|change[ds]?|correct\w{0,4}|sorry|wait|make that|after all|before|until|till|then"
    r"|used to|tomorrow|wanted|you|he|she|they|his|her|their|we|might|could|may|perhaps|maybe|scrap|ignore|oops)\b",
    re.IGNORECASE,
)
_NOT_NOW = late(
    r"\b(?:not|n't|never|without|(?:spend|use|play|throw)ing|keep|save|next (?:time|turn|round|month|week)|later)\b"
    r"[^.!?\d]{0,30}\b[1-6]\b"
    r"|\b[1-6]\b[^.!?\d]{0,20}\b(?:next (?:time|turn|round|month|week)|later|for (?:then|the end))\b",
    re.IGNORECASE,
)
_PUT_RIGHT = late(
    r"\b(?:instead|change[ds]?|chang\w{3}|correct\w{0,5}|sorry|wait|actually|make (?:it|that|my)|scrap|ignore|oops"
    r"|wrong|mistake|should (?:be|read|say)|rather than|misread|mistyped?|typo|second thoughts?|after all"
    r"|amend\w{0,4})\b",
    re.IGNORECASE,
)
_OWNING = r"(?:my|mon|il mio|mio|meine?n?|mi|mijn)"
_SAID_NOW = late(
    r"\bi(?:'ve| have) gone (?:for|with) (?:the|an?|my) (?P<gone>[1-6])\b"
    rf"|\b(?:confirm|confirme|confermo|bestätige|confirmo|bevestig)\b[^.!?\d]{{0,12}}\b{_OWNING} (?P<sure>[1-6])\b"
    r"|\b(?:glad|happy|relieved|delighted|conten(?:t|te|to|ta)|felice|heureu(?:x|se)|freue?|froh|blij|alegro|alegra)\b"
    rf"[^.!?\d]{{0,50}}\b(?:{_OWNING}|the|le|il|die|de|el) (?P<kept>[1-6])\b[^.!?\d]{{0,25}}\b(?:this (?:turn|round"
    r"|month|time)|questo (?:giro|turno)|questa volta|ce (?:tour|coup)|cette fois|diese[rns]? (?:runde|mal)"
    r"|esta (?:ronda|vez)|este turno|deze (?:ronde|beurt|keer))\b",
    re.IGNORECASE,
)
_THEN = late(
    r"\b(?:not|never|didn't|don't|would|could|nicht|pas|non|niet|no|hätte|aurais|avrei|instead|sorry|wait|change[ds]?)\b",
    re.IGNORECASE,
)
_SENTENCE = late(r"(?<=[.!?;])\s{1,8}")


@needs(ONE_TURN)
def form_and_words(look: Look) -> Iterator[Misgiving]:
    """A prompt with one throw, and prose with another: "Your number: 1", and "I've decided to spend my 4"."""
    accepted = [of for of in look.accepted if of.field == "T"]
    if look.count != 1 or len(accepted) != 1 or len(look.boards) > 1:
        return
    lines = look.lines[:_MOST]
    filled = {value for line in lines if (value := _filled(line))}
    if len(filled) != 1:
        return
    if not filled & set(accepted[0].values) and not any(_PUT_RIGHT.search(line[:_LONGEST]) for line in lines):
        for place, line in enumerate(lines):
            if _NOT_NOW.search(line[:_LONGEST]):
                yield Misgiving("throws-differ", place, "T", accepted[0].board)
                return
    for place, value in (*_spent(lines), *_said_now(lines)):
        if value not in filled:
            yield Misgiving("throws-differ", place, "T", accepted[0].board)
            return


def _said_now(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the line and the number of each sentence that tells which one was gone for, or is got rid of this turn."""
    for place, line in enumerate(lines):
        for sentence in _SENTENCE.split(line[:_LONGEST].replace("’", "'")):
            found = _SAID_NOW.search(sentence)
            if found is not None and _THEN.search(sentence) is None:
                yield place, int(found["gone"] or found["sure"] or found["kept"])


def _filled(line: str) -> int:
    """Return the throw that a line of a form is filled in with, nought for others."""
    found = _FILLED.match(line) if len(line) <= _LONGEST and not _PROMPTING.isdisjoint(line) else None
    return int(found["value"]) if found is not None and role_of(found["label"]) in (THROW, WEAK_THROW) else 0


def _spent(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the line and the number of each sentence that has its writer play one, and that puts nothing right."""
    for place, line in enumerate(lines):
        for sentence in _SENTENCE.split(line[:_LONGEST]):
            found = _SPENDING.search(sentence)
            if found is None or (found["whose"] is None and found.group().casefold().startswith("send")):
                continue
            if _WILLING.search(sentence[: found.start()]) is None or _NOT_SO.search(sentence[: found.end() + 40]):
                continue
            low = found["value"].casefold()
            yield place, int(low) if low.isdigit() else NUMBER_WORDS[low]
