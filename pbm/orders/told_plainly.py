"""Sentences that ask for something without what stands around them, and what may be asked for in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pbm.orders.around_absence import plainer
from pbm.orders.days import are_days
from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.openings import without_opening

__all__ = ["names_days", "told_plainly"]

_OPENING: Final = 30  # characters in which a name or the like before a sentence ends
_SHOWING: Final = frozenset(("HELP", "STATUS", "ORDERS", "HISTORY", "REPORT"))
"""The commands that show something and change nothing."""
_REMINDERS: Final = frozenset(("REMIND",))
_TAKING_BACK: Final = frozenset(("WITHDRAW",))
_NO_NAME: Final = (
    r"(?:otherwise|else|tomorrow|tonight|later|next|then|maybe|perhaps|if|unless|when|once|after|before|until|still"
    r"|yesterday|supposedly|apparently|almost|never|not|sonst|morgen|später|vielleicht|dann|sinon|demain|peut-être"
    r"|anders"
    r"|misschien|mañana|quizás?|altrimenti|domani|forse|\w+(?:day|tag)|he|she|they|you|we)\b"
)
_CALLED: Final = late(
    rf"\s*(?:(?i:hi|hello|hey|dear|hallo|lieber?|beste|salut|bonjour|cher|hola|ciao|caro|oh|sorry"
    rf"|no),?\s)?(?!(?i:{_NO_NAME}))"
    r"[A-Z][^\W\d_]{1,15},\s(?P<said>[^,;:?]+)"
)
_CALLED_BEHIND: Final = late(rf"(?P<said>[^,;:?]+),\s(?!(?i:{_NO_NAME}))[A-Z][^\W\d_]{{1,15}}\s?[.!]{{0,3}}\s*")
"""Who is spoken to by name, before or behind what is asked of them: "Alan, please withdraw my orders"."""
_CALLED_BARE: Final = late(
    rf"\s*(?!(?i:{_NO_NAME}|(?:guess|know|see|look|tell|say|ask|and|but|so|no|yes|i)\b))[A-Z][^\W\d_]{{1,15}} "
    r"(?P<said>(?:what|whats|which|when|whens|where|how|can|could|would|will|please|may)\s.+)",
    re.DOTALL,
)
"""The same without a comma before what is asked for: "Alan what numbers have I left"."""
_SIGN: Final = late(r"[\U0001F300-\U0001FAFF\u2600-\u27BF][\ufe0f\u200d]?\s*(?=[^\W\d_])")
"""A face between two things that are said, where others put a full stop."""
_ABSENCE: Final = frozenset(("ABSENT",))


def told_plainly(sentence: str, text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield a sentence without what stands around it, and which commands it may then mean; ``text`` is it folded."""
    for told in plainer(sentence, text.replace("-", " ").split()):
        yield told, _ABSENCE
    if "," in sentence:
        called = _CALLED.fullmatch(sentence) or _CALLED_BEHIND.fullmatch(sentence)
        if called is not None:
            yield called["said"], _TAKING_BACK
    if (unmarked := _CALLED_BARE.match(sentence)) is not None:
        yield unmarked["said"], _SHOWING | _REMINDERS
    if not sentence.isascii() and len(parts := _SIGN.split(sentence)) > 1:
        before = " ".join(parts[:-1])
        if not (any(map(str.isdigit, before)) or is_counting(before)):  # it may be an order
            yield parts[-1], _SHOWING
    if not {",", ":"}.isdisjoint(sentence[:_OPENING]):
        bare = without_opening(sentence)
        if bare is not sentence:
            yield bare, _SHOWING | _REMINDERS


def names_days(argument: str) -> bool:
    """Return whether what was said of days beside more is plain.

    Bare numbers may be anything: "away from 23 to 36, going up"; who leaves for a week may do so later.
    """
    return are_days(argument) if any(map(str.isdigit, argument)) else "since" not in argument
