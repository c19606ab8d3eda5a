"""What a mail begins with where it changes its writer's mind: "Alan, I've had second thoughts: 5 first, then the 6".

Such words herald other orders, and order nothing themselves. At the head of a mail there is nothing before them that
they could take back, so the orders are read as if they stood alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_herald"]

_NEEDS: Final = word_set(
    "thoughts thought mind reflection heart reconsidered überlegt nachgedacht umentschieden avis réflexion idea idee "
    "pensado pensándolo arrepentido ripensato ripensandoci ripensamento bedacht gedachten nagedacht inzien"
)
_HERALD: Final = (
    r"(?:(?:i'?ve |i have |i'?m |just )*(?:had |having )?(?:a )?second thoughts?|on (?:second|further) thoughts?"
    r"|(?:i'?ve |i have )?(?:had )?(?:a )?chang(?:ed?|ing) (?:my|of) (?:mind|heart)|(?:i'?ve |i have )?reconsidered"
    r"|ich hab(?:e|'s| es|e es)? ?(?:mir )?(?:das |es )?(?:noch ?mal |anders |nochmals )*(?:überlegt|nachgedacht)"
    r"|ich hab(?:e)? mich umentschieden|(?:j'ai |ai )?chang(?:é|ement) d'avis|après réflexion|à la réflexion"
    r"|(?:he )?cambi(?:o|ado) de idea|(?:me )?lo he pensado mejor|pensándolo (?:bien|mejor)|me he arrepentido"
    r"|(?:ho )?cambiat?o idea|ripensandoci(?: bene)?|ci ho ripensato|un ripensamento"
    r"|ik heb (?:me|mij) bedacht|(?:ik ben )?van gedachten? veranderd|bij nader inzien"
    r"|ik heb (?:er )?nog eens nagedacht)"
)
_OPENED: Final = (
    r"\s{0,3}(?:(?:(?:dear|hi|hello|hey|hallo|hoi|beste|lieber?|salut|bonjour|cher|chère|hola|ciao|caro|querido) )?"
    r"[^\W\d_]{2,15}[,!:]\s{1,3})?"
    r"(?:(?:forgive me|excuse me|sorry|apologies|my apologies|oops|oh dear|entschuldigung|sorry again|pardon|desolee?"
    r"|désolée?|perdona|perdón|lo siento|scusa|scusami|mi dispiace|mea culpa)(?: again)?[,:!.–-]\s{1,3})?"
)
_FOUND: Final = late(
    rf"{_OPENED}{_HERALD}(?: (?:again|though|i'm afraid|sorry|leider|hélas|helaas))?\s?[:,;.–—-]{{1,3}}\s+(?=\S)",
    re.IGNORECASE,
)
_LINES: Final = 4  # in which such words may stand, all before the first number


def without_herald(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines``, as many as before, without the words at their head by which other orders are heralded."""
    if not may_be_in(words_in(lines), _NEEDS):
        return lines
    for place, line in enumerate(lines[:_LINES]):
        plain = line.replace("’", "'")
        found = _FOUND.match(plain)
        if found is not None and any(map(str.isdigit, plain[found.end() :])):
            return [*lines[:place], plain[found.end() :], *lines[place + 1 :]]
        if any(map(str.isdigit, line)):
            break
    return lines
