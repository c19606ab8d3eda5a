"""Boards that are named in small letters, as telephones have them: "a 5 trap 27, b 1 trap 60", "on a i'll have the 6".

"a" is an article too, so it names a board only where another one is named in small letters too, and where an article
would not stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from pbm.orders.late import late

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
    r"|is|gets|goes|gives|shall|will|wants|to|now|stays|should|can|has|with|mag|krijgt|wordt|doet|moet|blijft|nimmt"
    r"|bekommt|kriegt|bleibt)\b"
)


_LEADING_ABROAD: Final = (
    "op",
    "op bord",
    "op het",
    "auf",
    "auf brett",
    "bei",
    "bij",
    "voor",
    "für",
    "sur",
    "sur le",
    "pour le",
    "pr le",
    "sul",
    "sulla",
    "su",
    "per il",
    "en el",
    "para el",
    "del",
)
"""What leads to a board in languages that have no article "a", and "has" or "to" only where none of these precede."""
_DOOR_ABROAD: Final = ("falltür", "falltüre", "falltüren", "valluik", "valluiken", "luik", "luiken", "wurf", "worp")
"""Labels of the two languages in which a lone "a" is no word: "valluik a 28, b 35"."""
_DOOR: Final = ("trap", "traps", "trapdoor", "trapdoors", "trappe", "trappes", "trampilla", "trampillas", "botola")
_NEXT_IN_LIST: Final = r"[,;/]?\s?(?:and |und |et |en |y |e )?(?:on |sur |op |auf |su |en )?"

_EVERY: Final = late(r"\b(?:both|all boards|each board|everywhere)\b", re.IGNORECASE)
"""What is for all boards, beside which "on a" is for one of them."""
_AND_OTHER: Final = re.compile(
    r"(?:^|(?<=[.,;:!?] ))a(?= [1-6](?:,|;| and|, and| und| en| et| y| e) (?i:(?:die |le |de |el |il )?[1-6] "
    r"(?:on the other|auf dem anderen|sur l['’]autre|op (?:de|het) andere|en el otro|sull['’]altro))\b)",
    re.MULTILINE,
)
"""An "a" with a number ahead of one "on the other" that has no article: "a 6, 2 on the other"."""


_GLUED: Final = re.compile(r"(?<![\w.@'’&/+-])[a-h](?=[1-6](?![\w]))")
"""A board's letter and its throw in one: "a5 b4"."""

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
    if len(boards) < 2 or len(names) != len(boards) or len(lines) > _LINES or any(len(line) > _LINE for line in lines):
        return list(lines)
    text = _led_abroad("".join(names)).sub(_raised, "\n".join(lines))
    if any(_found(board).capital.search("\n".join(lines)) for board in others):
        return text.split("\n")
    if [found.group().upper() for found in _GLUED.finditer(text)] == names:
        text = _GLUED.sub(_raised, text)
    named = [board for board in others if _found(board).alone.search(text)]
    if not named:
        if "A" in names and _EVERY.search(text):
            text = _found("A").surely.sub(_raised, text)
        elif names[0] == "A" and len(boards) == len("AB"):
            text = _AND_OTHER.sub(_raised, text)
        return text.split("\n")
    if _ARTICLE.upper() in names:
        article = _found(_ARTICLE.upper())
        text = _small("".join(others)).sub(_raised, article.surely.sub(_raised, text))
        text = _beside("".join(others)).sub(_raised, text)
        text = _alike("".join(others)).sub(_raised_article, _next_to("".join(others)).sub(_raised_last, text))
        if any(_found(board).listed.search(text) for board in named):
            text = article.listed.sub(_raised, text)
    for board in named:
        text = _found(board).alone.sub(_raised, text)
    return text.split("\n")


def _raised_article(found: re.Match[str]) -> str:
    return found["ahead"] + _ARTICLE.upper() + found["rest"]


def _raised_last(found: re.Match[str]) -> str:
    return found.group()[:-1] + _ARTICLE.upper()


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
            rf"(?=[ \t]*(?:[,.;:!?|/)=-]|$|\d)| (?:and|en|et|und|y|e|i|i'll|i'd|i'm|we|it|let|let's|my|the|throw|roll"
            rf"|play|use|put|is|there|just|please|pls|this|at|only|alone|too|as|with|gets|will|for|none|nothing|no|instead|or|but"
            rf"|then|needs|stays|trap|trapdoor)\b)"
            rf"|(?:(?<=\bfor )|(?<=\bfür )|(?<=\bpour )|(?<=\bvoor )|(?<=\bper )){letter}(?=[ \t]*(?:[,.;:!?|/)=-]|$)"
            rf"| (?:and|i|i'll|i'd|i'm|we|it|let|let's|my|the|please|pls|only|alone|too|at)\b| \d\d)",
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


@cache
def _led_abroad(names: str) -> re.Pattern[str]:
    """Return what finds the small letter of a board behind "op", "auf", "sur le": there it is no article."""
    leads = "|".join(rf"(?<=\b{lead} )" for lead in (*_LEADING_ABROAD, *(lead.title() for lead in _LEADING_ABROAD)))
    labels = "|".join(rf"(?<=\b{label} )" for label in (*_DOOR_ABROAD, *(label.title() for label in _DOOR_ABROAD)))
    end = r"(?![\w'’@&]|\.\w| ?/ ?o\b|-\w)"
    return re.compile(rf"(?:{leads})[{names.lower()}]{end}|(?:{labels})[{names.lower()}](?=:? ?\d)")


@cache
def _beside(others: str) -> re.Pattern[str]:
    """Return what finds an article's letter beside a number where another board stands so too: "60 a, 55 b"."""
    letters = f"[{others.lower()}{others}]"
    labels = "|".join(rf"(?<=\b{label} )" for label in _DOOR)
    return re.compile(
        rf"(?<=\d )a(?={_NEXT_IN_LIST}\d{{1,3}}(?:-\d)? {letters}(?!\w))"
        rf"|(?:(?<= )|^)a(?= \d{{1,3}}(?:[/-]\d{{1,3}})?(?:,|,? (?:and|en|und|et|y|e)) {letters}(?: [^\W\d_]{{1,9}})?"
        rf"(?: \d|[.,;]|$))"
        rf"|(?:{labels})a(?= \d{{1,3}}{_NEXT_IN_LIST}{letters}:? \d)",
        re.IGNORECASE | re.MULTILINE,
    )


@cache
def _next_to(others: str) -> re.Pattern[str]:
    """Return what finds an article's letter that heads a number behind another board's: "b 41 en a 40"."""
    letters = f"[{others.lower()}{others}]"
    then = r"(?:,|,? (?:and|en|und|et|y|e))"
    return re.compile(rf"\b{letters}:? \d{{1,3}}(?:[-/]\d{{1,3}})?{then} a(?=:? \d)", re.IGNORECASE)


@cache
def _alike(others: str) -> re.Pattern[str]:
    """Return what finds an article's letter of which the same is said as of another board: "a mag 6, b mag 3"."""
    return re.compile(
        rf"(?P<ahead>(?:^|[.;:!?,]\s|\b(?:and|en|und|et|y|e)\s){{1}})a(?P<rest>\s(?P<said>[^\W\d_]{{1,10}}\b)[^.!?\n]{{1,60}}?"
        rf"\b[{others.lower()}{others}]\s(?P=said)\b)",
        re.MULTILINE,
    )
