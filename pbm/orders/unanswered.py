"""Notes that want no answer: no more than a name above a form, when orders will come, thanks."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders import kinds
from pbm.orders.numbers import is_counting
from pbm.orders.standing.acknowledged import only_acknowledges
from pbm.orders.standing.half_meant import is_half_meant
from pbm.orders.standing.laid_up import is_laid_up
from pbm.orders.standing.no_reply import wants_nothing
from pbm.orders.standing.own_business import about_a_report, waited_for
from pbm.orders.standing.own_business_abroad import promised_abroad
from pbm.orders.word_set import word_set
from pbm.orders.words import POLITE

__all__ = ["BRIEF", "needs_no_answer", "only_signed"]

_NAME = 3  # words of a name
BRIEF = 240  # characters of a note that says no more than when orders will come
_REPLIES = word_set(
    "yes yep yeah ja jawohl oui sí si sì sure correct sorry agreed confirmed done right no nope nein non nee great "
    "brilliant perfect super lovely excellent wonderful fantastic"
)
"""Words that stand alone in an answer and are nobody's name."""


def only_signed(words: Sequence[str]) -> bool:
    """Return whether somebody wrote nothing but their name, as above a form that they forgot to fill in."""
    said = " ".join(words)[:BRIEF].split()
    named = all(word[:1].isupper() and word.strip(".").isalpha() for word in said)
    return (
        0 < len(said) <= _NAME and named and not any(word.strip(".").casefold() in POLITE | _REPLIES for word in said)
    )


def needs_no_answer(words: Sequence[str]) -> bool:
    """Return whether somebody only says when orders will come, "will fill this in on Sunday", or wants no reply.

    Who only threatens to leave or jokes of it wants none either.
    """
    if wants_nothing(words) or only_acknowledges(words) or is_laid_up(" ".join(words)):
        return True
    if is_half_meant(words):
        return True
    told = kinds.is_promise(words) and (kinds.is_thanks(words) or about_a_report(words))
    told = told or kinds.is_form_promised(words)
    if sum(map(len, words)) >= BRIEF:
        return False
    told = told or (kinds.is_promise(words) and not _numbered(words))
    return (told and waited_for(words, promised=True)) or promised_abroad(words)


def _numbered(words: Sequence[str]) -> bool:
    return any(sign.isdigit() for line in words for sign in line) or is_counting(" ".join(words))
