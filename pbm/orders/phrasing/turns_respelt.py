"""Turns as people spell them, told as "turn 2": "turn #2", "R2:", "Turn II", and "t1 3 t2 4" one by one on lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.orders.late import late

__all__ = ["respelt", "with_throws_in_order", "with_turns_in_labels", "written_out"]

_WORD: Final = r"(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda)"
_ANY: Final = late(rf"{_WORD}|manche|giro|\b(?:t|r|rd|rnd)[. ]?\d|1st", re.IGNORECASE)
_SIGNED: Final = late(
    rf"\b(?P<word>{_WORD})\s?(?:#|-(?=\d)|n[o°º]\.?|nr\.?|number|num\.?|nummer|numéro|número"
    rf"|numero)\s?(?P<turn>\d{{1,3}})\b",
    re.IGNORECASE,
)
_ROMAN: Final = late(
    rf"\b(?P<word>(?i:{_WORD}))\s(?:(?P<alone>[IVX])(?=\s?[:=])|(?P<roman>(?=[IVX]{{2}})X{{0,2}}(?:IX|IV|V?I{{0,3}})))"
    r"(?![\w'’])"
)
_LETTER: Final = late(r"(?<![\w/#.'’-])(?:r|rd|rnd)\.?\s?(?P<turn>\d{1,2})(?=\s?[:=]|\s-\s)", re.IGNORECASE)
_ORDINAL: Final = late(
    rf"(?<![\w.,])(?P<turn>\d{{1,2}})(?:(?:st|nd|rd|th|e|ème|eme|de|ste|º|°|ª) (?P<word>{_WORD}|manche|giro)"
    r"|(?<![:=] \d)\. (?P<dotted>zug|runde))\b(?! ?\d)",
    re.IGNORECASE,
)
_IN_LABEL: Final = late(
    rf"^(?P<label>\s{{0,8}}[^\W\d_]{{3,12}}(?: [^\W\d_]{{2,8}})?)\s?[,(]\s?(?P<turn>{_WORD} \d{{1,3}})\)?"
    r"[ .]{0,30}(?=[:=])",
    re.IGNORECASE,
)
_ROUND_AHEAD: Final = late(
    r"\b(?:(?:my|the|our|meine|mes|mijn|mis|i miei) (?:orders?|moves?|throws?|züge|ordres|zetten|órdenes|ordini) )?"
    r"(?:(?:for|in|für|pour|voor|para|per) )?(?:the |die |le |la |de |il )?(?:next|coming|following"
    r"|nächste[nr]?|prochaine?"
    r"|volgende|próxima|prossim[oa]) (?:rounds?|runden?|manche|ronde|ronda|turno)"
    rf"(?:\s?[:,–-]|\s(?:are|will be|sind|sont|zijn|son|sono))\s{{1,3}}(?={_WORD}\s\d{{1,3}}\b)",
    re.IGNORECASE,
)
"""A heading of turns that are named behind it: "my orders for the next round: turn 8 the 6, turn 9 the 5"."""
_WITHIN: Final = late(
    rf"\s{{0,2}}[,;–—]\s{{0,2}}(?:(?:and|so|then|also|und|et|donc|en|dus|y|e|quindi|así que)\s){{0,2}}"
    rf"(?:for|in|für|pour|voor|para|per)\s(?:the\s|der\s|le\s|el\s|il\s)?(?P<word>{_WORD})\s(?P<turn>\d{{1,3}})\s?:"
    r"(?=[^.!?\n]{0,40}\d)",
    re.IGNORECASE,
)
"""A turn that heads what follows within a sentence: "away next week, so for turn 10: A 2/45"."""
_KINDLY: Final = (
    r"(?:please|pls|plz|then|kindly|if (?:i|we) may|if you (?:like|please)|thanks|thank you|already|in advance|bitte"
    r"|dann"
    r"|schon(?: mal)?|s['’]il (?:vous|te) plaît|svp|stp|merci|alors|graag|alsjeblieft|alstublieft|dan|alvast|por favor"
    r"|gracias|entonces|per favore|per piacere|grazie|allora)"
)
_COURTEOUS: Final = late(
    r"(?P<begins>^|(?<=[.!?\n])\s{1,3})"
    rf"(?P<ahead>(?:(?:and|both|all|my orders|orders|{_KINDLY})(?: are)?,? ){{0,3}})"
    r"(?P<led>(?:(?:for|in|für|pour|voor|para|per) )?)(?P<the>(?:(?:the|le|el|il|de) )?)"
    rf"(?P<head>{_WORD} (?P<turn>\d{{1,3}}))(?P<behind>(?:,? {_KINDLY}){{0,2}},?)\s?:(?=[^!?\n]{{0,60}}\d)",
    re.IGNORECASE | re.MULTILINE,
)
"""A turn to come with courtesies around it, which heads what follows: "Both for turn 7 please: throw 4"."""
_VALUES: Final = {"I": 1, "V": 5, "X": 10}

_DOOR: Final = r"(?:trap ?door|trap|td|falltür|trappe|valluik|trampilla|botola)"
_ORDER: Final = (
    r"(?:(?:throw|wurf|lancer|worp) )?(?P<throw{0}>[1-6])(?![\d.%])(?:\s?/\s?(?P<slashed{0}>\d{{1,3}})"
    r"|,?\s(?:and |with |und |et |en )?(?:a |the )?" + _DOOR + r"(?: on| at|:)?\s?(?P<space{0}>\d{{1,3}}))?(?!\w)"
)
_APART: Final = r"(?:\s?[:=]\s?|\s-\s|\s)"
_NUMBERED: Final = rf"(?:{_WORD}\s?|t\s?)(?P<turn{{0}}>\d{{{{1,3}}}}){_APART}"
_COUNTED: Final = rf"(?P<turn{{0}}>\d{{{{1,2}}}})(?:st|nd|rd|th)(?: (?:turn|round|go|throw))?{_APART}"
_NEXT: Final = r"\s{0,2}[,;.&]?\s{0,2}(?:(?:and|then|und|et|en|y|e) )?"
_NEXT_SHORT: Final = late(r"\bnxt\b", re.IGNORECASE)
_UNIT_SHORT: Final = late(r"\b(this|next|the) (?P<unit>rnd|wk)\b", re.IGNORECASE)
_MOST: Final = 24
"""Turns that anybody tells at once."""


def _chain(head: str) -> re.Pattern[str]:
    """Return what finds two or more turns behind each other, each with its order."""
    first, other = (head + _ORDER).format(1), re.sub(r"\?P<\w+>", "?:", (head + _ORDER).format(2))
    return late(rf"(?:^|(?<=[\n.;:!?,(]))[ \t]{{0,3}}{first}(?:{_NEXT}{other}){{1,{_MOST}}}", re.IGNORECASE)


_CHAINS: Final = (_chain(_NUMBERED), _chain(_COUNTED))
_ITEMS: Final = tuple(late((head + _ORDER).format(1), re.IGNORECASE) for head in (_NUMBERED, _COUNTED))

_IN_ORDER: Final = (("one", "1", "i", "a"), ("two", "2", "ii", "b"))
_HEADED: Final = late(
    r"(?P<before>[\s>*•-]{0,6})(?:my )?(?:move|throw|roll|die|dice|go)\s?(?:#|no\.? ?|number )?"
    r"(?P<number>one|two|1|2|i|ii|a|b)(?:\s?\([^()\n]{1,30}\))?\s{0,3}(?:[:=]|\s-{1,2}\s|\.{2,})\s{0,3}"
    r"(?=[1-6]\b|(?:one|two|three|four|five|six)\b)",
    re.IGNORECASE,
)


def written_out(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with "nxt rnd" as "next round"."""
    return [
        _UNIT_SHORT.sub(
            lambda found: f"{found[1]} {'round' if found['unit'].lower() == 'rnd' else 'week'}",
            _NEXT_SHORT.sub("next", line),
        )
        for line in lines
    ]


def respelt(text: str, turns: Sequence[int], *, several: bool) -> str:
    """Return ``text`` with its turns named as "turn 2" is; of ``several`` boards "R2" may be one, and is left."""
    if _ANY.search(text) is None:
        return text
    text = _ROUND_AHEAD.sub("", _SIGNED.sub(r"\g<word> \g<turn>", text))
    text = _ROMAN.sub(_in_figures, text)
    if turns and ":" in text:
        text = _WITHIN.sub(lambda found: _with_head_of_its_own(found, max(turns)), text)
        text = _COURTEOUS.sub(lambda found: _without_courtesies(found, max(turns)), text)
    if not turns or several:
        return text
    text = _ORDINAL.sub(lambda found: _as_turn(found, max(turns)), text)
    text = _LETTER.sub(r"turn \g<turn>", text)
    for place, (chain, item) in enumerate(zip(_CHAINS, _ITEMS, strict=True)):
        if place and tuple(turns) != (1,):
            continue  # "1st: 3, 2nd: 4" may well be the first of a set, or of a round of two
        text = chain.sub(lambda found, item=item: _one_by_one(found.group(), item, turns), text)  # type: ignore[misc]
    return text


def _in_figures(found: re.Match[str]) -> str:
    roman = found["roman"] or found["alone"]
    values = [_VALUES[letter] for letter in roman]
    value = sum(-v if v < max(values[n:]) else v for n, v in enumerate(values))
    return f"{found['word']} {value}"


def _with_head_of_its_own(found: re.Match[str], last: int) -> str:
    """Return the head of a turn to come as the beginning of a sentence."""
    later = last < int(found["turn"]) <= last + _MOST
    return f". {found['word'].capitalize()} {found['turn']}:" if later else found.group()


def _without_courtesies(found: re.Match[str], last: int) -> str:
    """Return the head of a turn to come alone."""
    later = last < int(found["turn"]) <= last + _MOST and (found["ahead"] or found["behind"] or found["the"])
    return f"{found['begins']}{found['led']}{found['head']}:" if later else found.group()


def _as_turn(found: re.Match[str], last: int) -> str:
    """Return "8. Zug" as "Zug 8" where that is a turn to come; "2nd turn" may be the second of the round, or a set."""
    word = found["word"] or found["dotted"]
    return f"{word} {found['turn']}" if last < int(found["turn"]) <= last + _MOST else found.group()


def _one_by_one(chain: str, item: re.Pattern[str], turns: Sequence[int]) -> str:
    """Return a chain of turns with each on a line; as it is where they are not in order, or are all open."""
    items = list(item.finditer(chain))
    named = [int(found["turn1"]) for found in items]
    spaces = [found["slashed1"] or found["space1"] for found in items]
    shared = spaces[-1] is not None and items[-1]["slashed1"] is None and not all(spaces[:-1])
    in_order = all(after == before + 1 for before, after in pairwise(named))
    if shared or not in_order or set(named) <= set(turns) or named[0] < min(turns):
        return chain
    told = [
        f"Turn {turn}: throw {found['throw1']}{f', trapdoor {space}' if space else ''}"
        for turn, found, space in zip(named, items, spaces, strict=True)
    ]
    return "\n" + "\n".join(told) + "\n"


def with_turns_in_labels(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with "NUMBER, TURN 11...: 4" and "Throw (turn 11): 4" as "Number turn 11: 4"."""
    return [
        _IN_LABEL.sub(r"\g<label> \g<turn>", line, count=1) if ":" in line or "=" in line else line for line in lines
    ]


def with_throws_in_order(lines: Sequence[str], count: int, *, several: bool) -> list[str]:
    """Return ``lines`` of a round of two turns with "Move one: 6", "Move two: 3" as the first throw and the second.

    Of ``several`` boards "throw A" is one board's, and no line is told anew.
    """
    if several or count != len(_IN_ORDER):
        return list(lines)
    heads = [(place, found) for place, line in enumerate(lines) if (found := _HEADED.match(line[:80])) is not None]
    order = [next(n for n, which in enumerate(_IN_ORDER) if found["number"].casefold() in which) for _, found in heads]
    if sorted(order) != [0, 1]:
        return list(lines)
    made = list(lines)
    for (place, found), which in zip(heads, order, strict=True):
        made[place] = f"{found['before']}{('First', 'Second')[which]} throw: {lines[place][found.end() :]}"
    return made
