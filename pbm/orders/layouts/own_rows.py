"""Rows of orders that are the player's own, apart from those under another name: "Jean's orders: throw 3"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["RECORD_ROW", "own_rows", "rows_of_others"]

_OTHERS = late(
    r"\W{0,4}(?:(?:and |here are |here is |these are |this is |now )?(?:for )?)?(?:the )?"
    r"(?:(?!my\b|your\b|this|(?:today|tonight|morning|afternoon|evening|night|week|month|turn|round)'s)[^\W\d_]{2,20}'s"
    r"|his|her|hers|their|theirs)(?: (?:orders?|moves?|turn|go|throws?))\b"
    r"[^:\n\d]{0,30}:(?P<rest>.*)$",
    re.IGNORECASE,
)
_MINE = late(r"\W{0,4}(?:and )?(?:my|mine|for me|me)\b", re.IGNORECASE)
RECORD_ROW = late(
    r"(?!\W{0,4}(?:my |the |your )?trap ?door (?:position|space|target)\b"
    r"|\W{0,4}(?:\w{2,12},? )?before (?:i|my|the|we|our)\b)"
    r"[^:.\d\n]{0,60}\b(?:expended|spent|in hand|left|remaining|available|unused|previous|previously|last "
    r"(?:time|turn|round)"
    r"|before|already|occupied|position|target|landing|player|pages?|used(?! this)|so far|standing on|am on"
    r"|credit|date)\b"
    r"[^:.\d\n]{0,40}(?<![;,] [A-H]):\s(?!\s{0,3}(?:throw|trap|td|i\b|i'|we\b|please))[^:.!?\n]{0,60}\.?\s{0,4}$",
    re.IGNORECASE,
)
"""A row that tells how things stand, or stood: nothing in it is ordered."""
_AND_NOT = late(r"\W{0,4}(?:and )?(?:not|instead of|rather than)\W{0,3}$", re.IGNORECASE)
_FORGET = late(
    r"\b(?:ignore|disregard|scrap|scrub|cancel|forget|delete)\b"
    r"(?:(?!\b(?:and (?:please )?(?:enter|use|take|put|play|read|count|make)|instead|in favour of)\b)[^.:?!;]){0,60}"
    r"(?::|,? viz\.?:?|,? namely:?)\s{0,3}$",
    re.IGNORECASE,
)
_FORGET_NEEDS = word_set("ignore disregard scrap scrub cancel forget delete")
_ANEW = late(
    r"\b(?:the (?:right|correct|proper) (?:ones?|orders?) (?:are|is)"
    r"|\b(?:it|that|those|these|this|which|what|orders?|moves?|mail|e-?mail|letter|note|message|lines?|above|both|all|one)"
    r"(?: all| both| really| actually)? should (?:have )?(?:read|been|be)"
    r"|corrected (?:orders?|version)"
    r"(?: (?:are|is))?|my (?:new|final|revised|correct) orders? (?:are|is))\s?:?\s{0,3}$",
    re.IGNORECASE,
)
_ANEW_NEEDS = word_set("right correct proper should corrected new final revised")


def own_rows(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without the orders that stand under somebody else's name: "Jean's orders: throw 3"."""
    made, _ = _parted(lines)
    corrected = lines if may_be_in(words_in(lines), _ANEW_NEEDS) else ()
    anew = max((n for n, line in enumerate(corrected) if _ANEW.search(line[-60:])), default=-1)
    if anew > 0 and any(re.search(r"\d", line) for line in lines[anew + 1 :]):
        made[: anew + 1] = [""] * (anew + 1)
    return made


def rows_of_others(lines: Sequence[str]) -> list[str]:
    """Return what stands under somebody else's name in ``lines``, without the name: "Jean's turn: a 3 please"."""
    return _parted(lines)[1]


def _parted(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return ``lines`` without the rows that are no orders of the player's, and those of them under another name."""
    made: list[str] = []
    named: list[str] = []
    forgetting = may_be_in(words_in(lines), _FORGET_NEEDS)
    others = under_name = False
    above = ""  # the last line that says anything
    for line in lines:
        prompting = ":" in line
        found = _OTHERS.match(line[:120]) if prompting else None
        if found is not None:
            others = under_name = not found["rest"].strip(" .")
            named.append(line[found.start("rest") :])
            made.append("")
            continue
        telling = bool(line.strip())
        others = others and telling and not _MINE.match(line[:60])
        replaced = telling and _AND_NOT.match(above[:40]) is not None
        if forgetting and _FORGET.search(line[-120:]):
            others, under_name = True, False
        named += [line] if others and under_name else []
        made.append("" if others or replaced or (prompting and RECORD_ROW.match(line[:160])) else line)
        above = made[-1] if telling and made[-1] else above
    return made, named
