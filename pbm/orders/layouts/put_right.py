"""One figure of a form that its player puts right in words below it: "PS the 74 should be 47"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.layouts.headings import head_of
from pbm.orders.numbers import NUMBER_WORDS

__all__ = ["put_right"]

_SMALL = "one|two|three|four|five|six"
_OLD = rf"(?P<old>\d{{1,3}}|{_SMALL})(?!\w)"
_NEW = rf"(?P<new>\d{{1,3}}|{_SMALL})(?!\w)"
_OUGHT = r"(?:should|ought to|was meant to|is meant to|must|needs to|wants to)"
_PATTERNS = (
    late(rf"\b{_OLD},? {_OUGHT} (?:be|read|say|have (?:been|read|said))(?: an?| the)? {_NEW}", re.IGNORECASE),
    late(rf"\b{_NEW},? (?:and )?(?:not|instead of|rather than)(?: an?| the| my)? {_OLD}", re.IGNORECASE),
    late(rf"\bnot(?: an?| the)? {_OLD},? but(?: an?| the)? {_NEW}", re.IGNORECASE),
    late(
        rf"\b(?:for|instead of|in place of)(?: the)? {_OLD},? (?:please )?(?:read|put|use|take|make it) {_NEW}",
        re.IGNORECASE,
    ),
    late(
        rf"\b(?:change|alter|correct|amend|turn)(?: the| that| my)? {_OLD} (?:to|into|for)(?: an?)? {_NEW}",
        re.IGNORECASE,
    ),
    late(rf"\b{_OLD} ?(?:->|=>|→) ?{_NEW}", re.IGNORECASE),
)
_SENTENCE = late(r"[^.!?\n]{1,300}[.!?]{0,3}")
_ANSWER = late(r"(?P<label>[^:\n]{1,90}): ?(?P<value>\d{1,3}|[^\W\d_]{3,5})\s?$")
_NUMBER = late(r"(?<!\d)\d{1,3}(?!\d)")
_OPEN = late(
    r"\?|\b(?:perhaps|maybe|unless|if|or|might|could|was|were|last|he|she|they|his|her|their)\b", re.IGNORECASE
)
_HIGH = 6


def put_right(words: Sequence[str], form: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return ``words`` without a sentence that only puts a figure of ``form`` right, and the form as it is then."""
    answers = [(n, found) for n, line in enumerate(form) if (found := _ANSWER.match(line[:160])) is not None]
    if not answers or len(words) > 200:
        return list(words), list(form)
    made, filled = list(words), list(form)
    for place, line in enumerate(words):
        for sentence in _SENTENCE.finditer(line[:600]):
            text = sentence.group()
            found = next((hit for pattern in _PATTERNS if (hit := pattern.search(text)) is not None), None)
            if found is None or _OPEN.search(text) or len(_NUMBER.findall(text)) > 2:
                continue
            old, new = _value(found["old"]), _value(found["new"])
            meant = [(n, answer) for n, answer in answers if _value(answer["value"]) == old]
            if len(meant) != 1 or old == new or (head_of(meant[0][1]["label"]).kind == "T" and new > _HIGH):
                continue
            n, answer = meant[0]
            filled[n] = f"{answer['label']}: {new}"
            made[place] = made[place].replace(text, " ", 1)
    return made, filled


def _value(text: str) -> int:
    return int(text) if text.isdigit() else NUMBER_WORDS.get(text.casefold(), -1)
