"""A space that is put to the orders without its label: "May I add 17, if it isn't too late?", "put me down for 30".

No throw is that high, and a trapdoor is all that can be added to one. Where the mail says more, the words stay.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["with_door_added"]

_SPACE: Final = r"(?P<space>[7-9]|[1-9]\d{1,2})(?![\w%/€£$]|[.,:]\d)"
_NOT_OURS: Final = (
    r"sponsor\w*|quid|raffle|tickets?|pints?|cop(?:y|ies)|charity|walk|bet|not|don't|if|unless|later|next"
)
"""What else one is put down for, and what leaves it open."""
_IF_I_MAY: Final = (
    r"(?:,?\s(?:please|if\s(?:it\sisn't|it's\snot|that's\snot|i'm\snot)\stoo\slate"
    r"|if\s(?:i\smay|possible|that's\s(?:all\sright|ok|okay))))?"
)
_WAYS: Final = Retelling(
    (
        word_set("down"),
        late(
            rf"\A(?P<lead>(?:(?!\b(?:{_NOT_OURS})\b)[^\d\n]){{0,40}}?\b(?:put|mark)\sme\sdown\sfor)\s{_SPACE}"
            r"(?=(?:,?\s(?:please|pls|then|too|x{1,3}|ta|thanks|mate)){0,2}\s?[.!]{0,3}(?:\n[^\d\n]{0,20}){0,3}\Z)",
            re.IGNORECASE,
        ),
        r"\g<lead> trapdoor \g<space>",
    ),
    (
        word_set("add"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?,]\s))(?P<lead>(?:(?:so|and|then|please),?\s)?)(?:may|can|could|might)\s(?:i|we|you)\s"
            rf"(?:please\s|still\s|just\s)?add\s(?:(?:space|square|number)\s)?{_SPACE}{_IF_I_MAY}\s?(?:\?|(?=[.\n]|$))",
            re.IGNORECASE,
        ),
        r"\g<lead>Trapdoor: \g<space>.",
    ),
)


def with_door_added(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with such a space told with its label."""
    return retold(lines, _WAYS)
