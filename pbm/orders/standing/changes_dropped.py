"""A change that is begun and dropped in the same breath: "make my 6 a 3 - no, leave it", "trapdoor to 50. Never mind".

What it would have changed stays as it stands, and is told to. Where another number follows it is the order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_changes_dropped"]

_LEAVING: Final = word_set(
    "leave keep let forget never don lass vergiss nicht laisse laissez oublie laat déjalo dejalo déjala dejala lascia "
    "lascialo lasciala"
)
_CHANGES: Final = word_set(
    "make change alter amend switch turn move ändere ändre mach mache changez change remplace remplacez verander "
    "wijzig maak cambia cambie"
)
_THROWS: Final = (
    *("(?:1|one|eins|une?|uno|een|één)", "(?:2|two|zwei|deux|twee|dos|due)", "(?:3|three|drei|trois|drie|tres|tre)"),
    *(
        "(?:4|four|vier|quatre|cuatro|quattro)",
        "(?:5|five|fünf|cinq|vijf|cinco|cinque)",
        "(?:6|six|sechs|zes|seis|sei)",
    ),
)
_DOOR: Final = r"(?:trap ?-?door|trap|falltüre?|trappe|valluik|luik|trampilla|trampa|botola)"
_BEGUN: Final = (
    r"(?:^|(?<=[.!?;] ))[ \t]{0,3}(?:(?:and|oh|also|please|und|et|en|y|e|bitte|ach),? ){0,3}"
    r"(?:(?:can|could|would|will) you (?:please )?)?(?:make|change|alter|amend|switch|turn|move|ändre|ändere?"
    r"|mache?(?: aus)?|changez?|remplacez?|verander|wijzig|maak(?: van)?|cambia|cambie) (?:bitte )?"
    r"(?:the|my|die|der|meine[rn]?|le|la|mon|ma|de|het|mijn|el|mi|il|mio|mia|il mio|la mia) "
)
_TO: Final = (
    r" (?:(?:an?|the|to|into|on|at|for|auf|in|zu|eine?|die|en|par|à|sur|une?|op|naar|een|por|al?|con|su) ){0,2}"
)
_DROPPED: Final = (
    r"(?:,? (?:please|would you|could you|will you|instead|bitte|svp|graag|por favor|per favore)){0,2} ?"
    r"[,.?!…–—-]{1,3} ?(?:(?:oh|ah|ach|actually|wait|hang on|hmm+|no|nein|doch|non|nee)[,.!…]? ){1,4}"
    r"(?:leave (?:it|that)|keep (?:it|that)|let it (?:be|stand|stay)|forget (?:it|that)|never mind|don't(?: bother)?"
    r"|lass(?: (?:es|sie|das|mal|gut sein)){0,2}|vergiss es|nicht|laissez?(?:[ -](?:tomber|comme ça|la|le)){0,2}|oublie"
    r"|laat(?: (?:maar|staan|zo)){1,2}|d[ée]jal[oa](?: (?:estar|así|como está))?"
    r"|lascia(?:l[oa])?(?: (?:stare|così|perdere))?)"
    r"(?: (?:as it (?:is|was)|be|alone|wie es ist))? ?(?:[.!]|$)"
)
_ANY: Final = "|".join(_THROWS)
_THROW_KEPT: Final = "|".join(
    rf"{old}{_TO}(?:{_ANY}){_DROPPED}(?: (?:the |die |le |de |el |il )?{old} ?(?:[.!]|$))?" for old in _THROWS
)
"""With the throw that stays named once more behind it: "no, leave it. Six."."""
_OF_THROW: Final = late(rf"{_BEGUN}(?:{_THROW_KEPT})", re.IGNORECASE)
_OF_DOOR: Final = late(rf"{_BEGUN}{_DOOR}{_TO}\d{{1,3}}{_DROPPED}", re.IGNORECASE)
_LONGEST: Final = 600  # characters of a line


def with_changes_dropped(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines``, as many as before, in which what such a change leaves is told to stay."""
    said = words_in(lines)
    if not (may_be_in(said, _LEAVING) and may_be_in(said, _CHANGES)):
        return lines
    return [_told(line) if len(line) <= _LONGEST else line for line in lines]


def _told(line: str) -> str:
    plain = line.replace("’", "'")
    told = _OF_DOOR.sub("The trapdoor stays.", _OF_THROW.sub("The throw stays.", plain))
    return told if told != plain else line
