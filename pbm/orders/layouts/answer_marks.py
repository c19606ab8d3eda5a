"""What players put round an answer so that it is seen: "[MD] 5", "Pat: 5", "PS> 5", "=> 5", and "5 [MD]".

Only where a mail does so at least twice are initials and names taken for such a mark, and only where they may be the
writer's: behind another name stands what somebody else is to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from pbm.orders.late import late
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS, NOT_WORDS

__all__ = ["unmarked", "without_arrow"]

_LONGEST = 240
_FEWEST = 2
_NAME = r"[A-Z][A-Za-z]{0,14}(?: [A-Z][a-z]{1,14})?|[a-z]{2,3}"
_AHEAD = late(
    r"(?P<before>[^\n]{2,120}?[?:.\]_][ \t]{1,40}|\s{0,8})"
    rf"(?:(?P<opened>[\[({{<]){{1,2}}(?P<boxed>{_NAME})(?P<closed>[\])}}>]{{1,2}})?\s?[:>-]{{0,2}}"
    rf"|\*{{1,2}}(?P<starred>{_NAME})(?:[:>]?\*{{1,2}}[:>]?)"
    rf"|(?P<said>{_NAME})(?P<sign>:|>{{1,2}}| -{{1,2}}>?(?= )))"
    r"[ \t]{0,8}(?P<answer>\S[^\n]{0,120})$"
)
_BEHIND = late(
    r"(?P<before>[^\n]{2,120}?[?:.\]_][ \t]{1,40}[^\n]{1,60}?)[ \t]{1,8}"
    rf"[\[({{](?P<boxed>{_NAME})[\])}}]\s{{0,8}}$"
)
_HINT = late(r"[\])}>:*]|[A-Z] -")
_ARROW = late(r"(?:[-=~]{1,4}>{1,2}|>{2,4}|[→⇒➔➜»])\s{0,8}")
_WORDS = late(r"[^\W\d_]+")
_INITIALS = 3  # letters; what is longer is a name
_POSTSCRIPT = "ps"
_NO_INITIALS = NOT_WORDS | NONE_WORDS | word_set("tbc tbd tba was old new ish max min or if and alt opt eg nmr")
"""Words that change what stands beside them, in capitals as well."""


def without_arrow(answer: str) -> str:
    """Return an answer without an arrow before it: "=> no, thanks"."""
    found = _ARROW.match(answer[:40])
    return answer if found is None else answer[found.end() :]


def unmarked(lines: Sequence[str], writer: Collection[str]) -> dict[int, str]:
    """Return those of ``lines`` that have the writer's initials or name at an answer, without them.

    ``writer`` are the writer's names, as far as they are known.
    """
    names = [name.casefold() for one in writer if "@" not in one for name in _WORDS.findall(one)]
    told = {place: one for place, line in enumerate(lines) if (one := _marked(line, names)) is not None}
    counts = Counter(mark for mark, _ in told.values())
    return {place: text for place, (mark, text) in told.items() if counts[mark] >= _FEWEST}


def _marked(line: str, names: Sequence[str]) -> tuple[str, str] | None:
    """Return the mark at the answer in a line, and the line without it; None where there is none."""
    if len(line) > _LONGEST or not _HINT.search(line):
        return None
    behind = _BEHIND.match(line)
    if behind is not None and _is_writer(behind["boxed"], names, boxed=True):
        return behind["boxed"], behind["before"]
    ahead = _AHEAD.match(line)
    if ahead is None:
        return None
    name, answer = ahead["boxed"] or ahead["starred"] or ahead["said"], ahead["answer"]
    if not _is_writer(name, names, boxed=ahead["said"] is None):
        return None
    if ahead["opened"] and not ahead["closed"]:
        if answer[-1:] not in ("]", ")", "}", ">"):
            return None
        answer = answer[:-1].rstrip()  # "[MD: 5]"
    if name.casefold() == _POSTSCRIPT and ahead["sign"] == ":" and not ahead["before"].strip():
        return None
    return name, f"{ahead['before']}{answer}"


def _is_writer(name: str, names: Sequence[str], *, boxed: bool) -> bool:
    """Whether a name or initials may be the writer's; where nobody is known, initials in brackets may."""
    low = name.casefold()
    if low in _NO_INITIALS:
        return False
    if not names:
        return boxed and 1 < len(low) <= _INITIALS and name.isupper()
    if all(word in names for word in low.split()):
        return True
    firsts = "".join(one[0] for one in names)
    return 1 < len(low) <= _INITIALS and low[0] in firsts and low[-1] in firsts[1:]
