"""Mails to the question whether somebody really leaves that bring something besides their yes or their no."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from pbm.orders.consent import heard
from pbm.orders.folded import sentence_ends
from pbm.orders.late import late

__all__ = ["agrees_first", "has_second_thoughts", "stays_after_all"]

_REACH = 1_000
_MOST = 8  # sentences that are listened to
_LAUGHING = late(
    r"^(?:(?:lol|omg|haha\w*|hehe\w*|lmao|rofl|ha|xd)\b[,!. ]*){1,3}"
    r"|(?:[,!. ]*\b(?:lol|omg|haha\w*|hehe\w*|lmao|rofl|ha|xd)){1,3}$",
    re.IGNORECASE,
)
_JOINED = late(r"\b(?:and|und|et|en|y|e)\b", re.IGNORECASE)
_OPENING = late(
    r"(?:(?:on (?:second|further) thoughts?|on reflection|having slept on it|after all|actually|in fact|but|so|well|oh"
    r"|no|sorry|ok(?:ay)?|please|eigentlich|aber|also|ach|doch"
    r"|finalement|en fait|mais|maar|pero|ma|eigenlijk|toch|en realidad|al final|in realtà)[,! ]{1,2}){1,3}",
    re.IGNORECASE,
)
_GOES_ON = late(r"(?:would like|want|will)\b", re.IGNORECASE)
"""What is said of oneself behind "I have changed my mind and": its "I" is there already."""
_DENIED = late(
    r"n['’]t\b|\b(?:dont|wont|cant|not|never|no longer|nicht|kein\w*|pas|plus|niet|non|no (?:quiero|voy))\b",
    re.IGNORECASE,
)
_CANNOT = r"(?:but|though|although|unless|if|aber|wenn|falls|mais|sauf|si|maar|als|pero|ma|se)"
_TURNED = late(
    rf"[^.!?\n]*?\b(?:{_CANNOT}|away|out|home|can't|cannot)\b|[^.!?\n]*\?|[^.!?\n]*[.!\n]+\s*{_CANNOT}\b", re.IGNORECASE
)
"""What takes back, behind it, that somebody stays: "I'd like to stay, but I can't"."""
_YES = late(r"\W{0,4}(?:yes|yep|yeah|yup|y|ja|jawohl|oui|sí|si|sì)(?![\w'’-])", re.IGNORECASE)

_SECOND_THOUGHTS = late(
    r"\b(?:wait|stop|hang on|hold on|whoa|oh no|oops|mistake|regret|changed my mind|second thoughts?"
    r"|thought better|undo|take (?:it|that) back|took (?:it|that) back|don['’]?t (?:you )?(?:dare|let me go|drop me)"
    r"|(?:do not|don['’]?t|didn['’]?t|never|no longer) (?:really )?(?:want|wanted|wish|mean|meant) to "
    r"(?:go|leave|quit|resign)(?! on\b)"
    r"|not (?:leaving|going|resigning|quitting)(?! on\b)|(?<!can't )(?<!cannot )(?<!won't )(?<!not )stay"
    r"|play on|keep playing|carry on|warte|halt|stopp|moment mal|bleibe?|versehen|attends|attendez|reste|erreur"
    r"|wacht|blijf|blijven|vergissing|espera|quedar\w*|quedo|error|aspetta|resto|rimango|restare|errore)\b",
    re.IGNORECASE,
)
"""Words of somebody who may not want to leave any more."""
_SHORT = 300  # characters of a mail with such words


def has_second_thoughts(lines: Sequence[str]) -> bool:
    """Return whether a short mail has words of somebody who may not want to leave any more: "Wait! I won't go!"."""
    text = "\n".join(lines)
    return len(text) <= _SHORT and _SECOND_THOUGHTS.search(text) is not None


def agrees_first(lines: Sequence[str]) -> bool:
    """Return whether a mail begins with the word yes, whatever follows it."""
    first = next((line for line in lines if line.strip()), "")
    return _YES.match(first[:_REACH]) is not None


def stays_after_all(lines: Sequence[str], names: Iterable[str] = (), *, refusing: bool = True) -> bool:
    """Return whether a mail that has more in it says plainly, in a sentence or a clause of its own, that one stays.

    A bare no says so where the mail begins with it, and where there is a question that it may answer (``refusing``). A
    wish to stay that goes on with why it cannot be is none.
    """
    text = "\n".join(lines)[:_REACH]
    ends = [0, *sentence_ends(text), *(place for place, sign in enumerate(text) if sign in "\n,;:"), len(text)]
    ends += [found.start() for found in _JOINED.finditer(text)]
    bounds = sorted(set(ends))
    spans = [
        (start, _JOINED.sub("", text[start:end].strip(" \n,;:")).strip(" \n,;:–—-")) for start, end in pairwise(bounds)
    ]
    own = tuple(names)
    for number, (start, sentence) in enumerate([one for one in spans if one[1]][:_MOST]):
        told = _OPENING.sub("", _LAUGHING.sub("", sentence), count=1)
        said = heard((f"I {told}" if _GOES_ON.match(told) else told,), own)
        plain = said.leaves is False and not said.more and not ("stay" in said.senses and _DENIED.search(sentence))
        if plain and "stay" in said.senses and _TURNED.match(text, max(start, text.find(told, start))) is None:
            return True
        if plain and refusing and number == 0:
            return True
    return False
