"""Requests that only kindness puts as questions: "Roll them for me, would you?", "Could you roll for me please?"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["without_kind_question"]

_PLEASE: Final = r"(?:please|kindly|just|now|bitte|mal|alsjeblieft|even|por favor|per favore|s'il (?:te|vous) plaît)"
_FOR_ME: Final = (
    r"(?:(?:for me|for us|them|it|'?em|the dice|my dice|the bones|now|today|first|too|again"
    r"|this (?:week|round|time|turn)(?: and (?:the )?next(?: (?:one|week|round|time|turn))?)?"
    r"|für mich|pour moi|les dés|voor mij|de dobbelstenen|por mí|los dados|per me|i dadi"
    rf"|{_PLEASE}),? ?)"
)
_REQUEST: Final = late(
    rf"(?:\b(?:can|could|will|would) you {_PLEASE}?,? ?[^\W\d_]{{3,12}} {_FOR_ME}{{1,4}}"
    r"(?:,? (?-i:[A-Z])[^\W\d_]{1,15})?"
    rf"|\b(?:can|could|may) (?:i|we) {_PLEASE}? ?[^\W\d_]{{3,12}}(?:,? {_FOR_ME}{{1,4}})?"
    rf"|\b[^\W\d_]{{3,12}}(?: {_FOR_ME}{{1,4}})?,? ?(?:(?:can|could|would|will|won't) you(?: {_PLEASE})?|ok|okay|yeah"
    r"|all right|alright|ja|d'accord|vale|va bene)"
    rf"|\b(?:kannst du|könntest du|können sie|könnten sie)(?: {_PLEASE})? für mich(?: {_PLEASE})? [^\W\d_]{{3,12}}"
    rf"|\b(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous) [^\W\d_]{{3,12}} {_FOR_ME}{{1,4}}"
    rf"|\b(?:wil|kun|zou) (?:je|jij|u) {_FOR_ME}{{1,4}}[^\W\d_]{{3,12}}"
    rf"|\b(?:puedes|podrías|puede|puoi|potresti|può) [^\W\d_]{{3,12}} {_FOR_ME}{{1,4}}) ?\?{{1,9}}",
    re.IGNORECASE,
)


def without_kind_question(text: str) -> str:
    """Return a text in which a request that kindness puts as a question ends like any other sentence."""
    if "?" not in text:
        return text
    return _REQUEST.sub(lambda found: f"{found[0].rstrip('?')}.", text)
