"""Mails in which somebody takes back that they leave the game: "scrap that resignation of mine"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, running, word_set, words_in

__all__ = ["takes_resignation_back"]

_REACH = 5_000  # characters in which it is looked for
_OURS = r"(?:my|the|that|this) (?:\w{2,12} ){0,2}?resignation\b"
_TAKING_BACK = late(
    r"\b(?:withdraw|cancel|retract|revoke|rescind|scrap|undo|forget|ignore|disregard|drop|annul|recall|delete)"
    rf"(?:s|ing|ling|ping|ting)?(?: (?:please|about|now|kindly|hereby|all)){{0,2}} {_OURS}"
    rf"|\b(?:tak(?:e|ing)|call(?:ing)?|tear(?:ing)?) (?:back|off|up) {_OURS}"
    rf"|\btak(?:e|ing) {_OURS} back\b"
    rf"|\b{_OURS} (?:is|was|has been)(?: (?:now|hereby|all))? (?:withdrawn|cancelled|canceled|taken back|off|void"
    r"|revoked|a mistake|sent (?:by mistake|in error))",
    re.IGNORECASE,
)
_NEEDS = word_set("resignation")
_DENIED = late(
    r"\b(?:not|never|won't|don't|didn't|can't|cannot|wouldn't|shan't|no intention|if|unless|whether|should i|might"
    r"|may have to|perhaps|maybe|thinking|tempted|he|she|they|his|her|their)\b",
    re.IGNORECASE,
)


def takes_resignation_back(lines: Sequence[str]) -> bool:
    """Return whether somebody says, plainly and of themselves, that they do not resign after all."""
    if not may_be_in(words_in(lines), _NEEDS):
        return False
    text = running(lines, _REACH).replace("’", "'")
    found = _TAKING_BACK.search(text)
    if found is None:
        return False
    start = max(text.rfind(sign, 0, found.start()) for sign in ".!?;") + 1
    return _DENIED.search(text[start : found.start()]) is None
