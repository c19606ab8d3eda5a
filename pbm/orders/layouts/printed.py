"""What stood behind a prompt before anybody filled it in: an example, a range, what was ordered or is held so far."""

from __future__ import annotations

import re

from pbm.orders.late import late

__all__ = ["tells_how", "without_printed"]

_EXAMPLE = (
    r"(?:e\s?\.?\s?g\b|ex\b|for (?:example|instance)\b|an? example\b|examples?\b|such as\b|like\b"
    r"|say\b(?=[^()\[\]]{0,60}[)\]])|z\.?\s?b\b|zum beispiel\b|beispiel\b"
    r"|par ex|p\.? ?ex|por ej|(?:per|ad) es\b|bijv\b|bv\b)"
)
_RANGE = r"(?:from |between |von |de |da |van )?[12]\s?(?:-|to|and|through|\.{2,3}|bis|à|a|al|tot)\s?(?:6|9\d|1\d\d)"
_PAST = r"(?:was|were|last|previous|previously|formerly|before|earlier|old)\b"
_ASIDE = late(
    rf"[(\[{{]{{1,2}}\s{{0,4}}(?:{_EXAMPLE}|{_RANGE}(?=\s{{0,4}}[)\]}}])|{_PAST}|(?:now|currently|default|still"
    r"|at (?:present|the moment)|so far|on (?:file|record)|you (?:still )?(?:have|had|hold|held|threw|played|sent)|left"
    r"|choose|pick|any|leave|blank|optional)\b)[^()\[\]{}\n]{0,60}[)\]}]{1,2}\s{0,8}",
    re.IGNORECASE,
)
_UNSURE = (
    r"(?![^()\[\]\n]{0,60}(?:\?|\b(?:i|i'm|i'd|we|think\w*|thought|going|doubt\w*|maybe|perhaps|or|not|no|unless|better"
    r"|wait|change\w*|tempted|torn)\b))"
)
"""What is printed neither asks nor wavers: "(last minute doubt: 6?)" is the player's."""
_BEHIND = late(rf"\s{{0,8}}[(\[]\s?{_UNSURE}{_PAST}[^()\[\]\n]{{0,60}}[)\]]\s{{0,4}}$", re.IGNORECASE)
_BARE = late(rf"\W{{0,2}}(?:{_EXAMPLE}|{_RANGE}[\s.,;]{{0,4}}$)", re.IGNORECASE)
_HOW = late(
    r"\W{0,4}(?:optional|if (?:you|any)|any(?:thing)?\b|max|up to|no more|not more|not over|under|keep|please"
    r"|(?:one|two|three|an?|another|\d{1,3}) (?:or two )?(?:lines?|words?|sentences?)\b|your\b|as (?:much|long|you)"
    r"|wenn|falls|höchstens|bitte|si vous|si tu|facultatif|als je|liefst|si quieres|opcional|se vuoi|facoltativo)"
    r"|[^\n]{0,80}\b\d{1,3} (?:words|lines|letters|characters|wörter|mots|woorden|palabras|parole)\b",
    re.IGNORECASE,
)
_LONGEST = 160
_FIRST = frozenset("([{")


def without_printed(answer: str) -> str:
    """Return what was filled in behind a prompt, without what was printed there: "(e.g. 45) 20" is "20"."""
    if answer[:1] in _FIRST:
        found = _ASIDE.match(answer[:160])
        return answer if found is None else answer[found.end() :].strip()
    if "(" in answer or "[" in answer:
        return _BEHIND.sub("", answer[:160]) if len(answer) <= _LONGEST else answer
    return "" if _BARE.match(answer[:40]) is not None else answer


def tells_how(words: str) -> bool:
    """Return whether words behind a prompt for press are the form's own: "anything you like, two lines at most"."""
    return _HOW.match(words[:_LONGEST]) is not None
