"""Boards that are named in small letters, as telephones have them: "a 5 trap 27, b 1 trap 60", "on a i'll have the 6".

"a" is an article too, so it names a board only where another one is named in small letters too, and where an article
would not stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

__all__ = ["with_capitals"]

_LINES, _LINE = 80, 400  # what is looked at: longer mails have lines with capitals
_ARTICLE: Final = "a"
_OTHERWISE: Final = (
    r"(?<!\bplan )(?<!\boption )(?<!\bvitamin )(?<!\bclass )(?<!\bhepatitis )(?<!\btype )(?<!\bgrade )(?<!\bnote )"
    r"(?<!\bsection )(?<!\bblock )(?<!\bflat )(?<!\bsize )(?<!\bunit )(?<!\bschedule )(?<!\bp\. )"
)
"""What a letter stands behind that is no board."""
_TEXTING: Final = r"(?! u\b| ya\b| good\b| careful\b| there or\b| you\b| safe\b|/o\b|&[a-z]\b)"
_JOIN: Final = r"(?:,|/|&|\+|and|und|et|en|y|e|or)"
_ORDERED: Final = (
    r"(?:throw|roll|play|die|dice|move|trap|trapdoor|door|hole|pit|none|one|two|three|four|five|six"
    r"|is|gets|goes|gives|shall|will|wants)\b"
)


_AND_OTHER: Final = re.compile(
    r"(?:^|(?<=[.,;:!?] ))a(?= [1-6](?:,|;| and|, and| und| en| et| y| e) (?i:(?:die |le |de |el |il )?[1-6] "
    r"(?:on the other|auf dem anderen|sur l['’]autre|op (?:de|het) andere|en el otro|sull['’]altro))\b)",
    re.MULTILINE,
)
"""An "a" with a number ahead of one "on the other" that has no article: "a 6, 2 on the other"."""


_LABELLED: Final = "|".join(
    f"(?<={end} )"
    for end in (
        "luik",
        "luiken",
        "trap",
        "traps",
        "door",
        "doors",
        "tür",
        "türen",
        "trappe",
        "trappes",
        "pilla",
        "otola",
    )
)
"""The ends of labels ahead of boards: "valluik a 34 b 45"."""
_LED: Final = "|".join(f"(?<= {word} )" for word in ("on", "for", "op", "bij", "auf", "bei", "sur", "su"))


class _Found(NamedTuple):
    """How a letter may be found: as a board's name wherever it stands alone, or where an article would not stand."""

    alone: re.Pattern[str]
    surely: re.Pattern[str]
    listed: re.Pattern[str]
    capital: re.Pattern[str]


def with_capitals(lines: Sequence[str], boards: Sequence[str]) -> list[str]:
    """Return ``lines`` with the boards in capitals that a mail without any names in small letters."""
    names = [board for board in boards if len(board) == 1 and board.isascii() and board.isupper()]
    others = [board for board in names if board.lower() != _ARTICLE]
    if len(boards) < 2 or len(names) != len(boards) or len(lines) > _LINES:
        return list(lines)
    text = "\n".join(lines)
    if any(len(line) > _LINE for line in lines) or any(_found(board).capital.search(text) for board in others):
        return list(lines)
    named = [board for board in others if _found(board).alone.search(text)]
    if not named:
        return (
            _AND_OTHER.sub(_raised, text).split("\n") if len(boards) == len("AB") and names[0] == "A" else list(lines)
        )
    if _ARTICLE.upper() in names:
        article = _found(_ARTICLE.upper())
        text = _small("".join(others)).sub(_raised, article.surely.sub(_raised, text))
        if any(_found(board).listed.search(text) for board in named):
            text = article.listed.sub(_raised, text)
    for board in named:
        text = _found(board).alone.sub(_raised, text)
    return text.split("\n")


def _raised(found: re.Match[str]) -> str:
    return found.group().upper()


@cache
def _found(board: str) -> _Found:
    letter = board.lower()
    alone = rf"(?<![\w.@'’&/-])(?<![\w]['’])(?:(?<=/)|(?<=&)|(?<=\b)){_OTHERWISE}{letter}(?![\w@'’]){_TEXTING}"
    ends = ".;:!?" if letter == _ARTICLE else ".;:!?,"  # "on b, a 5" is a five for b
    signs = rf"(?=[ \t]*(?:[:=)|/–-]|\d|{_ORDERED})|[ \t]{{2,}}|[ \t]*$)"
    return _Found(
        alone=re.compile(alone),
        surely=re.compile(
            rf"(?<=\bboard ){letter}\b|(?<=\bboards ){letter}\b|(?<=\(){letter}(?=\))|(?<=\| ){letter}(?= {{0,40}}\|)"
            rf"|(?:(?<=\bon )|(?<=\bauf )|(?<=\bsur )|(?<=\bop )|(?<=\bsu )|(?<=\bin )){letter}"
            rf"(?=[ \t]*(?:[,.;:!?|/)=-]|$|\d)| (?:and|i|i'll|i'd|i'm|we|it|let|let's|my|the|throw|roll|play|use|put|is"
            rf"|there|just|please|pls|this)\b)"
            rf"|(?:(?<=\bfor )|(?<=\bfür )|(?<=\bpour )|(?<=\bvoor )|(?<=\bper )){letter}(?=[ \t]*(?:[,.;:!?|/)=-]|$)"
            rf"| (?:and|i|i'll|i'd|i'm|we|it|let|let's|my|the|please|pls)\b)",
            re.MULTILINE,
        ),
        listed=re.compile(rf"(?:^[ \t]*|(?<=[{ends}])[ \t]+|[ \t]{{2,}}|(?<=\d)[ \t]+){letter}{signs}", re.MULTILINE),
        capital=re.compile(rf"(?<![\w'’]){board}(?![\w'’])"),
    )


@cache
def _small(others: str) -> re.Pattern[str]:
    """Return what finds an article's letter beside another board: "a, b and c", "60 a, 55 b", "a de 2, b de 4"."""
    letters = f"[{others.lower()}]"
    return re.compile(
        rf"(?<![\w'’]){_ARTICLE}(?=[ \t]*{_JOIN}[ \t]*{letters}(?![\w'’]))"
        rf"|(?:{_LED}){_ARTICLE}(?= (?:and|und|et|en|y|e) \d{{1,3}} "
        rf"(?:on|for|op|bij|auf|bei|sur|su) {letters}(?![\w'’]))"
        rf"|(?:{_LABELLED}){_ARTICLE}(?=:? \d{{1,3}},? (?:(?:and|und|et|en|y|e) )?{letters}:? \d)"
        rf"|(?<=\d ){_ARTICLE}(?=,? (?:(?:and|und|et|en|y|e) )?\d{{1,3}} {letters}(?![\w'’]))"
        rf"|(?:^|(?<=[.,;:!?\n] )){_ARTICLE}(?= (?P<the>the|de|die|le|la|el|il) \d\b"
        rf"[^\n]{{0,60}}[ ,;]{letters} (?P=the) \d)"
        rf"|(?:(?<=[ ,/&+]{letters} and )|(?<=[ ,/&+]{letters}, )){_ARTICLE}(?![\w'’]| [a-z\d])"
    )
