"""Notes of a stay in hospital, a move of house or a long journey, which order nothing, and of who cannot play."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["is_laid_up", "not_to_be_counted_on"]

_WHY: Final = late(
    r"\b(?:hospital|operation|surgery|surgeon|hip|knees?|cataracts?|ward|convalesc\w{1,6}|in plaster|physio\w{0,8}"
    r"|mov(?:e|ing) house|trek\w{0,4}|pilgrimage|expedition|at sea|cruise|walking holiday"
    r"|no (?:computer|internet|signal|e-?mail|reception))\b",
    re.IGNORECASE,
)
_SPAN: Final = late(
    r"\b(?:\d{1,2}|an?|two|three|four|five|six|seven|eight|ten|several|some|a few|a couple of)"
    r" (?:more |whole |full )?(?:days?|nights?|weeks?|months?|fortnights?)\b|\b\d{1,2}(?:st|nd|rd|th)\b",
    re.IGNORECASE,
)
_SILENT: Final = late(
    r"\b(?:nothing from me|hear (?:nothing|little)|(?:won't|will not|shan't|shall not|not) (?:be (?:able to )?)?"
    r"(?:hear from me|send|sending|play|playing|write|writing|answer|reply)|back (?:for|in|by|on|at) (?:turn|round|the)"
    r"|(?:before|until|till|after) (?:turn|round)|(?:may|might|will|shall|must) (?:well |have to )?miss"
    r"|(?:don't|do not) (?:you )?(?:hold|wait|worry|be alarmed|fret)"
    r"|out of (?:action|reach)|off the air|play on without me)\b",
    re.IGNORECASE,
)
_WANTING: Final = late(
    r"\?|\b(?:throws?|trap ?doors?|traps?|orders|move|please|kindly|default|lowest|usual|(?:can|could|would|will) you"
    r"|unless|(?:hold|keep) (?:my|me)|(?<!not )(?<!n't )(?:hold|wait)\b(?! and)"
    r"|resign\w*|withdraw\w*|drop out|leave the game)\b",
    re.IGNORECASE,
)
"""Words of a note that may order something, or wants something of the GM."""
_BY_NAME: Final = (
    r"(?:(?:do not|don't|dont|can't|cannot|better not) (?:you )?(?:count|reckon|rely|bank|depend) (?:on|upon|with)"
    r" (?:me|us)|(?:rechne|rechnet|rechnen sie) (?:bitte )?nicht mit (?:mir|uns)|ne comptez? pas sur (?:moi|nous)"
    r"|reken(?:t)? niet op (?:mij|me|ons)|no (?:cuentes?|contéis|cuenten) (?:conmigo|con nosotros)"
    r"|non cont(?:are|ate|i) su di (?:me|noi))"
)
"""That its writer is not to be counted on."""
_NOTHING_FROM: Final = (
    r"(?:(?:do not|don't|dont) (?:you )?expect (?:(?:anything|any|much|more|orders|moves|mail|a move|to hear|word) )"
    r"{0,3}(?:from|of) (?:me|us)"
    r"|you (?:won't|wont|will not|shan't) (?:be )?(?:hear|hearing|get|getting)"
    r" (?:(?:anything|any|much|more|orders|moves|mail) ){0,2}(?:from|of) (?:me|us)"
    r"|(?:nothing|no (?:orders|moves|mails?)) (?:more )?from (?:me|us)"
    r"|(?:erwarte|erwartet|erwarten sie) (?:bitte )?(?:nichts|keine züge) von (?:mir|uns)"
    r"|von mir (?:kommt|hört ihr|hörst du|gibt es) nichts|n'attendez rien de (?:moi|nous)|rien de ma part"
    r"|verwacht niets van (?:mij|me|ons)|no esperéis nada (?:de mí|mío)|non aspettatevi (?:niente|nulla) da (?:me|noi))"
)
"""That nothing will come of them."""
_UNTIL: Final = r"before|until|till|bis|vor|avant|jusqu|tot|voor|hasta|antes|fino|prima"
_FOR: Final = (
    r"for (?:a (?:week|while|month|few|fortnight|bit|couple)|the (?:next|rest|time|moment|coming|month|week)|some|now"
    r"|this|at least|\d)"
)
_NOT_COUNTED: Final = late(
    rf"\b(?:{_BY_NAME}(?:(?! (?:to|for|as|with|in)\b)[^.!?]){{0,20}} ?"
    rf"\b(?:{_UNTIL}|{_FOR}|this|next|over|during|in|diese|nächste|cette|deze|esta|questa)"
    rf"|{_NOTHING_FROM}(?:(?! (?:to|for|as|with|in)\b)[^.!?]){{0,20}} ?\b(?:{_UNTIL}|{_FOR}))\b",
    re.IGNORECASE,
)
_REACH: Final = 700  # characters of a note


def is_laid_up(text: str) -> bool:
    """Return whether a note tells of an absence of days or weeks, and that nothing is to be expected meanwhile."""
    if len(text) > _REACH or _WANTING.search(text.replace("’", "'")) is not None:
        return False
    return all(pattern.search(text.replace("’", "'")) is not None for pattern in (_WHY, _SPAN, _SILENT))


def not_to_be_counted_on(text: str) -> bool:
    """Return whether somebody says that they cannot play for a while, and not why: "don't count on me before May".

    Who tells two days, the first and the last perhaps, need not be asked for any.
    """
    told = len(re.findall(r"\d+", text)) > 1
    if len(text) > _REACH or told or _NOT_COUNTED.search(text.replace("’", "'")) is None:
        return False
    return not is_laid_up(text)
