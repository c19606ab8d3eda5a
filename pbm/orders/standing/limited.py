"""What a standing instruction says beyond "my lowest" or "my highest": then it cannot be kept as it was meant."""

from __future__ import annotations

import re
from typing import Final, Literal

from pbm.orders.late import late

__all__ = ["MISSING", "REFUSING", "end_of", "is_limited", "refused"]

MISSING: Final = (
    r"(?:if|when|whenever|should|in case|unless|any (?:time|round|turn|week)|every time|for (?:any|every) "
    r"(?:round|turn)|while)"
    r"\b[^.!?;:]{0,60}?\b(?:away|absent|miss|missed|missing|forget|late|hear from me|heard from me|silent"
    r"|abroad|on holiday"
    r"|don't (?:write|send|order|reply|answer)|nothing (?:arrives )?from me|no (?:orders|mail|word) from me"
    r"|can't (?:write|send|mail))\b"
)
"""The clause that tells when it is to be followed."""

_MONTHS = (
    r"january|february|(?-i:March)|april|(?-i:May)|june|july|august|september|october|november|december"
    r"|summer|winter|spring|autumn|christmas|xmas|easter|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
)
_TIMES = rf"until|till|{_MONTHS}|(?:this|next|coming) (?:week|month|year|time|turn|round|set)|tomorrow|tonight|once"
_WHEN = late(
    rf"\b(?:{_TIMES}|except\w*|between|(?:two|three|four|five|more) (?:rounds|turns)"
    r"|(?:rounds?|turns?) (?:no\.? ?)?(?:\d{1,4}|one|two|three|four|five|six))\b",
    re.IGNORECASE,
)
_BEYOND = late(
    rf"\d|\b(?:{_TIMES}|today|twice|but|except\w*|excluding|only|unless|not|never|\w{{2,6}}n't|other|apart|save|avoid\w*"
    r"|provided|providing|long as|while|if|when|where|for (?:the|one|a|an|two|three|four)|from|after|before|starting"
    r"|on (?:board|(?-i:[A-Z])\b)|even|odd|above|below|over|under|than|then|or|instead|trap\w*|nominat\w*|td|spaces?"
    r"|hole|door|throw|two|three|four|five|six|lowest|smallest|highest|biggest|largest|second|third|middle|both)\b",
    re.IGNORECASE,
)
_AGAIN = late(MISSING, re.IGNORECASE)
_KINDLY = late(
    r"\bif (?:you (?:don't mind|would|please|can|could|will)|that'?s (?:ok|okay|all right|alright|possible|allowed)"
    r"|i may|possible|allowed)\b",
    re.IGNORECASE,
)
REFUSING = late(
    r"(?:\b(?:please|i|i'd rather|you|i would rather|from now on,?) ){0,3}"
    r"\b(?:never|not|no longer|stop|without|avoid|\w{2,8}n't|do not|cannot)"
    r"(?: (?:want|wanting|wish|need|like|you|it|them|to|ever|please|again|more|any|anymore|just|simply|always|have|let"
    r"|be|longer|rules)){0,6}\s{0,3}$",
    re.IGNORECASE,
)
"""Words right before "play my highest" that turn it into its opposite."""
_BUT = late(r"\b(?:not|never|but|except|without|other than|rather than|instead of)\b", re.IGNORECASE)
_NO_LONGER = late(r"\b(?:no longer|any ?more|any longer|stop)\b", re.IGNORECASE)
_INSTEAD = late(
    r"\A[\s,]*(?:from now on[\s,]*)?instead(?: of (?:(?:the|my) )?(?:lowest|smallest|highest|biggest|largest|old one"
    r"|last one|one before)(?: (?:one|number|left))?)?",
    re.IGNORECASE,
)
"""What it replaces is no limit: "the lowest instead"."""
_END = late(
    r"[.!?;]|\n\s*\n|\n\s*(?:[A-Z0-9]|throw|trap|td\b|nominat|press)"
    r"|[,–—-]?\s*\b(?:and |but )?"
    r"(?:otherwise|meanwhile|as for|(?:for |in )?this (?:turn|round|time)|for now|right now)\b",
)


def end_of(text: str, start: int) -> int:
    """Return where a sentence about missed rounds ends, of which something stands at ``start`` in ``text``."""
    found = _END.search(text, start)
    return found.start() if found is not None else len(text)


def is_limited(before: str, after: str) -> bool:
    """Return whether the words around "my lowest" bind it to some rounds, numbers or boards.

    ``before`` are those of its sentence up to it, ``after`` those up to the end.
    """
    rest = _KINDLY.sub(" ", _AGAIN.sub(" ", _INSTEAD.sub(" ", after.replace("’", "'"))))
    return _WHEN.search(before) is not None or _BEYOND.search(rest) is not None


def refused(before: str, between: str) -> Literal["", "ended", "never"]:
    """Return whether "my highest" is what is not to be played: from now on (``ended``), or at all (``never``).

    ``before`` are the words of its sentence up to the verb, ``between`` those between the verb and "highest".
    """
    said = _AGAIN.sub(" ", before.replace("\n", " ").replace("’", "'"))
    if REFUSING.search(said) is None:
        return "never" if _BUT.search(between) is not None else ""
    return "ended" if _NO_LONGER.search(said) is not None else "never"
