"""One board's orders given for another in as many words: "C: the same as on A"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["same_as"]

_LINES, _LINE = 40, 300  # of a mail that lists its boards
_SAME = (
    r"(?:please |also |do |play )?(?:(?:exactly |just )?(?:the |my )?(?:same|ditto|identical|copy|like|as)"
    r"|(?:genau )?(?:das ?selbe|das gleiche|gleich|wie)|(?:la )?(?:même chose|pareil)|comme|het ?zelfde|zoals"
    r"|lo mismo|igual|come|lo stesso|uguale)(?: (?:orders?|throws?|moves?|again|again please))?"
    r"(?: (?:as|to|of|with|wie|que|qu'|als|di|a|che))?(?: (?:on|for|in|board|auf|brett|sur|op|bord|en|tablero|su)){0,2}"
)
_BUT = (
    r"(?i:,? (?:but|except|only|bar|aber|mais|maar|pero|ma)(?: that)?"
    r"(?: with| for| make| play| on| at| the| a| my| an){0,3}"
    r"(?: (?:throw|trap ?door|trap|number|space))?(?: is| of| on| at| a| the)? "
    r"(?:(?P<throw>[1-6])(?!\d)|(?P<door>[1-9]\d|100)))(?i:,? (?:please|pls|instead|there))?\W{0,3}$"
)
_SAME_FOR = (
    r"(?P<end>^|[.;!?,–-]\s{0,3}|\s-\s)(?i:and |und |et |en |y |e )?(?i:exactly |just |genau )?"
    r"(?:(?i:the |my )?(?i:same|ditto|likewise|dasselbe|das ?selbe|das gleiche|(?:la )?même chose|pareil|hetzelfde"
    r"|lo mismo|lo stesso)(?i: again| orders?| throws?| moves?| thing| please)?,?"
    r" (?i:for|on|with|to|auf|für|sur|pour|op|voor|en|para|su|per) (?i:board |brett |bord |tablero )?"
    r"|(?i:ditto|likewise|idem|dito)(?i: for| on)? )"
)
"""What stands before the board in "same for B": a board's orders are given once more for that one."""
_OPENS_WITH = (
    r"(?P<end>^|[.;!?]\s{0,3})(?P<board>%s)(?=,? (?i:(?:exactly )?(?:the )?same|ditto|likewise|too|as well|also)"
    r"(?i: please| again| there)?\s{0,3}(?:[.!;]|$))"
)
"""A board that opens a sentence of no more than "the same": were it "A", it would be an article."""
_ENDED = re.compile(r"(?i:\W|please|pls|thanks|no (?:trap ?door|trap)|none|and){0,12}")
"""What may stand between a board's orders and "same for B"."""
_OF_BEFORE = re.compile(r"\b(?:last|played|threw|was|were|ago|before)\b", re.IGNORECASE)
_OF_OTHERS = re.compile(r"\b(?:winning|leads?|leading|losing|ahead|behind|lies|sits|threw)\b", re.IGNORECASE)
"""What is told of somebody's place: no orders stand there."""
_PAIR = re.compile(
    r"(?i:\W{0,3}(?:throw |play )?(?P<throw>[1-6])(?!\d)[\s,;/&]{1,3}(?:and )?(?:trap ?door |trap |td )?"
    r"(?P<door>\d{1,3}))\W{0,3}$"
)
"""Orders that are a throw and a space, and nothing else."""


_MAY_BE_SAME = late(
    r"\b(?:same|ditto|dito|idem|likewise|too|as well|also|auch|aussi|ook|también|anche"
    r"|das ?selbe|gleiche|même|pareil|hetzelfde|mismo|stesso)\b",
    re.IGNORECASE,
)
_DOOR = r"(?:trap ?door|trap|td|hole|falltür|trappe|valluik|luik|trampilla|botola)"
_ANY_DOOR = late(_DOOR, re.IGNORECASE)
_SAME_WORD = r"(?:same|gleiche|selbe|même|zelfde|misma|stessa)"
_SAME_FIELD = late(
    rf"(?P<same>\b(?i:{_SAME_WORD} (?:{_DOOR}|throw|number|nomination)))"
    r"(?i: as (?:on|for|in|with|at)) (?i:board )?(?P<other>[A-Z])\b"
)
_JOINED_DOOR = late(
    rf"(?i:(?:,? (?:and|with|und|mit|et|avec|en|met|y|con|e))+ (?:the |my |die |der |la |het )?{_SAME_WORD} {_DOOR})"
    r"(?=\s?[.,;!)]|\s{0,3}$|(?i: (?:please|too|again|there)))"
)
"""The same trapdoor, joined to a throw by a word: "B 5 and the same trapdoor"."""
_DOOR_AS_ON = late(
    rf"(?:\s?[.,;]\s|\s|^)(?i:(?:and |und |et |en |y |e )?(?:the |my |die |la |het )?{_DOOR}:? (?:(?:is |ist |est )?"
    r"(?:the )?same |(?:die )?gleiche |la même |dezelfde )?(?:as|like|wie|comme|que|zoals|als|como|come) "
    r"(?:(?:on|for|in|with|auf|bei|sur|op|en|su) )?(?:board |brett |plateau |bord )?)(?P<other>[A-Z])\b"
    r"(?i: please| too| again| bitte)?(?=\s?[.,;!]|\s{0,3}$)"
)
_LIKEWISE = late(
    rf"(?i:(?:[,;.]|,? (?:and|und|et|en|y|e))+ (?:the |my |die |la |het )?{_DOOR}:? "
    r"(?:likewise|ditto|idem|dito|ebenso|pareil|igual|the same)\b)(?! (?:as|like))"
)


def same_as(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with what one line orders for a board in the place of "the same as on A".

    Only where one line of the mail begins with the other board and has figures.
    """
    if len(boards) < 2 or len(lines) > _LINES:
        return lines
    if len(boards) == len("AB"):  # there is but one other
        lines = [_with_same_door(line, boards) for line in lines]
    names = "|".join(map(re.escape, boards))
    head = rf"\W{{0,3}}(?i:on |board )?(?P<board>{names})\b\s?[:=.,–-]{{0,2}}\s?"
    alike = re.compile(
        rf"{head}(?i:{_SAME}) (?i:board )?(?P<other>{names})(?i:,? (?:please|pls|too|thanks))?\W{{0,3}}$"
    )
    given = re.compile(rf"{head}(?P<rest>.*\d.*)$")
    told: dict[str, list[str]] = {}
    for line in lines:
        found = given.match(line[:_LINE])
        if found is not None:
            told.setdefault(found["board"], []).append(found["rest"])
    made: list[str] = []
    for line in lines:
        made.append(_told_behind(line[:_LINE], names, made) + line[_LINE:])
    but = re.compile(rf"{head}(?i:{_SAME})?(?: (?i:board )?(?P<other>{names}))?{_BUT}")
    for place, line in enumerate(lines):
        found = but.match(line[:_LINE])
        if found is not None and told.get(found["board"], [""])[0] in line:
            other = found["other"] or next((name for name in told if name != found["board"]), "")
            pair = _PAIR.match(told[other][0]) if len(told.get(other, [])) == 1 and len(boards) == 2 else None
            if pair is not None:
                throw = found["throw"] or pair["throw"]
                made[place] = f"{found['board']}: throw {throw}, trapdoor {found['door'] or pair['door']}"
            continue
        found = alike.match(line[:_LINE])
        if found is not None and found["board"] not in told and len(told.get(found["other"], [])) == 1:
            made[place] = f"{found['board']}: {told[found['other']][0]}"
    return made


def _with_same_door(line: str, boards: Sequence[str]) -> str:
    """Return a line with the trapdoor that is as on the other board as ", same trapdoor"."""
    if _ANY_DOOR.search(line) is None:
        return line
    told = _SAME_FIELD.sub(lambda one: one["same"] if one["other"] in boards else one[0], line[:_LINE])
    names = "|".join(map(re.escape, boards))

    def of_other(found: re.Match[str]) -> str:
        before = re.findall(rf"\b(?:{names})\b", told[: found.start()])
        apart = found["other"] in before and before[-1] != found["other"]
        return ", same trapdoor" if apart else found.group()

    told = _DOOR_AS_ON.sub(of_other, told)
    if len(set(re.findall(rf"\b(?:{names})\b", told))) == len(boards):
        told = _LIKEWISE.sub(", same trapdoor", _JOINED_DOOR.sub(", same trapdoor", told))
    return told + line[_LINE:]


def _told_behind(line: str, names: str, above: Sequence[str]) -> str:
    """Return a line with "same for B" as "B the same", where the orders of one other board stand before it."""
    if _MAY_BE_SAME.search(line) is None:
        return line
    alike = rf"{_SAME_FOR}(?P<board>{names})(?i:,? (?:please|pls|too|thanks|as well|bitte))?(?=\s{{0,3}}(?:[.!;]|$))"
    found = re.search(alike, line) or re.search(f"{_OPENS_WITH % names}(?i:[^.!;]*)", line)
    if found is None:
        return line
    ahead = "\n".join((*above, line[: found.start()]))
    told = re.split(r"\d", ahead)
    behind_board = re.split(rf"\b(?:{names})\b", ahead)[-1]
    tail = re.sub(rf"^ (?i:on|for) (?:{names})\b(?![-'’])", "", told[-1])  # "6 on B. Same on A"
    if (
        len(told) < 2
        or _ENDED.fullmatch(tail) is None
        or any((_OF_BEFORE.search(behind_board), _OF_OTHERS.search(re.split(r"[.!?;]\s", told[-2])[-1])))
    ):
        return line  # "Mo is winning, same on B"
    before = set(re.findall(rf"\b(?:{names})\b", "\n".join((*above, line[: found.start("board")]))))
    if len(before) != 1 or found["board"] in before:
        return line
    return f"{line[: found.start()]}{found['end'].replace(',', ';')}on {found['board']} the same{line[found.end() :]}"
