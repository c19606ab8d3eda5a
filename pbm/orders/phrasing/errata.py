"""Numbers put right one by one, in a list or abroad: "throw, for 5 read 2; trapdoor, for 63 read 36".

What is to stand is told alone, with its label, as if it had been ordered so in the first place. What puts right
somebody else's orders, or a report, is none of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.phrasing.turn_words import DOOR, OPEN, THROW, spaced
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["put_right_by_list"]

_NEEDS: Final = word_set(
    "read lire lisez lies debe decir léase leggere leggi leggasi lees lezen becomes become wird devient wordt pasa "
    "diventa statt debería dove"
)
_NUMBER: Final = r"[\"'“‘«]?(?P<{name}>[1-9]\d?|100)\b(?![\d%°:]|[.,/]\d)[\"'”’»]?"
_OLD, _NEW = _NUMBER.format(name="old"), _NUMBER.format(name="new")
_THE: Final = (
    r"(?:(?:the|my|an?|die|der|den|das|eine?n?|la|le|un|une|de|het|een|el|il|lo|of|on|auf|en|op|sur|sulla) ){0,2}"
)
_LABEL: Final = rf"(?:[\"'“‘«]?(?P<{{name}}>{THROW}|{DOOR}) )?"
_AHEAD: Final = rf"(?:(?P<ahead>{THROW}|{DOOR}),?:? (?:please )?)?"
_READ: Final = (
    r"(?:please read|kindly read|read|put|lire|lisez|lies|lesen sie|debe decir|debería decir|debe leerse|léase|leggere"
    r"|leggi|leggasi|deve essere|lees|lezen|moet zijn|moet staan)"
)
_WHERE: Final = (
    r"(?:for|where i (?:wrote|put|gave|said|typed)|statt|anstatt|anstelle von|au lieu d[eu]|là où j'ai (?:mis|écrit)"
    r"|donde (?:dice|decía|puse|escribí|dije)|dove (?:ho scritto|è scritto|c'è scritto)|waar (?:ik \w{3,9}|staat"
    r"|stond)|waar \w{3,9} staat)"
)
_NOT: Final = (
    r"(?:and not|not|instead of|in place of|und nicht|statt|et non(?: pas)?|au lieu d[eu]|y no|en lugar de|en vez de"
    r"|e non|invece di|en niet|in plaats van)"
)
_WAYS: Final = tuple(
    spaced(rf"\b{_AHEAD}{text}(?=\s?[.,;!)\n]|$)")
    for text in (
        rf"{_WHERE} {_THE}{_LABEL.format(name='first')}{_THE}{_OLD},? {_READ} {_THE}{_LABEL.format(name='second')}"
        rf"{_THE}{_NEW}",
        rf"(?:please read|kindly read|(?<!to )(?<!should )read|lire|lisez|léase|leggi|leggere"
        rf"|lees) {_THE}{_LABEL.format(name='second')}{_THE}{_NEW},? {_NOT} "
        rf"{_THE}{_LABEL.format(name='first')}{_THE}{_OLD}",
        rf"(?P<first>{THROW}|{DOOR}) (?:of |on |at )?{_OLD} "
        rf"(?:becomes|should become|must become|is to become|wird|devient|wordt|pasa a(?: ser)?|diventa) "
        rf"{_THE}{_NEW}",
    )
)
_OTHERS: Final = spaced(
    r"\b(?:his|her|their|he|she|they|report|newsletter|printed|zine|results|crossword|page"
    r"|sign|map|rules?|list|board|ladder|snake|last (?:turn|month|round))\b"
    r"|\b[^\W\d_]{2,15}(?<!yesterday)(?<!day)'s (?:orders?|throw|trap ?door|mail|letter)\b"
)
_DOORS: Final = spaced(DOOR)
_HIGH, _MOST = 6, 3_000


def put_right_by_list(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines``, as many as before, with each number put right told as the order that it is.

    ``count`` is how many throws a round has: only where that is one, on one board, is a small number the throw.
    """
    text = "\n".join(lines)
    if count != 1 or len(text) > _MOST or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    if OPEN.search(text) or _of_others(text):
        return list(lines)
    made = text
    for pattern in _WAYS:
        made = pattern.sub(_told, made)
    fields = [("trapdoor" if int(each) > _HIGH else "throw") for each in re.findall(r"\b\d{1,3}\b", made)]
    return made.split("\n") if made != text and len(set(fields)) == len(fields) else list(lines)


def _of_others(text: str) -> bool:
    """Return whether a mail speaks of somebody else's orders, or of a report: what it puts right may be in those."""
    return _OTHERS.search(text) is not None


def _told(found: re.Match[str]) -> str:
    """Return the new number with its label; what was found as it stands where label and size are at odds."""
    groups = found.groupdict()
    labels = {
        "trapdoor" if _DOORS.fullmatch(label) else "throw"
        for label in (groups.get("ahead"), groups.get("first"), groups.get("second"))
        if label
    }
    old, new = int(found["old"]), int(found["new"])
    label = "trapdoor" if new > _HIGH else "throw"
    if old == new or (old > _HIGH) != (new > _HIGH) or (labels and labels != {label}):
        return found.group()
    return f"{label} {new}" + "\n" * found.group().count("\n")
