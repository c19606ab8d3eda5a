"""Mails to the question whether somebody really leaves that bring something besides their yes or their no."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from pbm.orders.consent import heard
from pbm.orders.folded import sentence_ends
from pbm.orders.late import late

__all__ = ["agrees_first", "stays_after_all"]

_REACH = 1_000
_MOST = 8  # sentences that are listened to
_YES = late(r"\W{0,4}(?:yes|yep|yeah|yup|y|ja|jawohl|oui|sí|si|sì)(?![\w'’-])", re.IGNORECASE)


def agrees_first(lines: Sequence[str]) -> bool:
    """Return whether a mail begins with the word yes, whatever follows it."""
    first = next((line for line in lines if line.strip()), "")
    return _YES.match(first[:_REACH]) is not None


def stays_after_all(lines: Sequence[str], names: Iterable[str] = ()) -> bool:
    """Return whether a mail that has more in it says plainly, in a sentence or a clause of its own, that one stays.

    A bare no says so where the mail begins with it.
    """
    text = "\n".join(lines)[:_REACH]
    ends = [0, *sentence_ends(text), *(place for place, sign in enumerate(text) if sign in "\n,;"), len(text)]
    bounds = sorted(set(ends))
    sentences = [text[start:end].strip(" \n,;") for start, end in pairwise(bounds)]
    own = tuple(names)
    for number, sentence in enumerate([one for one in sentences if one][:_MOST]):
        said = heard((sentence,), own)
        if said.leaves is False and not said.more and (number == 0 or "stay" in said.senses):
            return True
    return False
