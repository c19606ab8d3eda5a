"""The greatest and the least number left, told by their numbers where these are known: "throw my highest".

What is then read is a sentence with a number in it, and is doubted for all that a number is doubted for: "if he goes
first, throw the biggest I've got", "I might play my lowest".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_numbers"]

_NEEDS: Final = word_set("lowest smallest littlest highest biggest largest")
_LEFT: Final = (
    r"(?:\s(?:legal|possible|available|allowed|permitted|remaining|unused|valid))?"
    r"(?:\s(?:one|number|throw|die|roll|move|legal))?"
    r"(?:(?:\sthat)?\s(?:i(?:'ve|\shave|\sstill\shave|\scan|\sam|'m)?(?:\sstill)?(?:\sgot|\shave|\shold|\splay|\sthrow|\sallowed)?"
    r"|ive\sgot|in\s(?:my\s)?hand|there\sis|of\smy\s(?:numbers|throws|set)))?"
    r"(?:\s(?:left|remaining|over|available|still))?"
)
_ENDS: Final = (
    r"(?=\s?(?:[.,;:!)\n/&+-]|$)"
    r"|\s(?:and|please|pls|plz|for|this|again|then|now|today|thanks|if|unless|with|because|first|here|once)\b)"
)
_OUTERMOST: Final = late(
    r"(?<![\w'-])(?P<the>(?:the|my|our)\s)?"
    r"(?:very\s)?(?:(?P<least>lowest|smallest|littlest)|(?:highest|biggest|largest))" + _LEFT + _ENDS,
    re.IGNORECASE,
)
_OTHERWISE: Final = late(
    r"(?:\b(?:second|2nd|third|3rd|next|his|her|their|your|its|an?|whose|new|what|which|on|at|under|beneath|below|in|to|than"
    r"|of|between|score|snakes?|ladders?)|'s)\s(?:the\s|my\s)?$",
    re.IGNORECASE,
)
"""What stands before a number that is not the writer's own greatest or least, or is a space."""
_SPOKEN: Final = late(
    r"(?:[\w'][^.:;!,\n]?\s?|\b(?:throws?|roll|die|dice|move|play|number)\s?[:=-]\s?)$", re.IGNORECASE
)
"""What stands before a number that is the object of its sentence, or has a label: by itself it is told as a throw."""
_SENTENCE: Final = late(r"[^.!?;]{0,400}[.!?;]?")
_DOUBTED: Final = late(
    r"\b(?:if|unless|provided|only|might|may|maybe|perhaps|not|never|next|last|when|once|until|till|wanted|would|should"
    r"|says?|said|told|tells|or|refuse|hate|suppose|thought|wish)\b|n't\b|\?|\d",
    re.IGNORECASE,
)
_JOINED: Final = late(r",?\s(?:(?:please|pls|plz)\s)?and\s[^.!?;\d]{0,30}\btrap", re.IGNORECASE)
_TURN: Final = late(r"\b(?:turns?|rounds?|zug)\s(\d{1,4})\b", re.IGNORECASE)
_NEAR: Final = 24  # characters before it
_MOST: Final = 4_000  # characters


def with_numbers(lines: Sequence[str], left: Sequence[int], turns: Sequence[int] = ()) -> list[str]:
    """Return ``lines``, as many as before, with "my highest" and "the lowest I have" as numbers of those ``left``.

    That is done in sentences in which a number might be doubted, or stands already, or a trapdoor is joined to it: what
    is asked for plainly is read as it stands. ``turns`` are those that are open: what is said of others stays for them.
    """
    if not left or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text = "\n".join(lines)
    if len(text) > _MOST:
        return list(lines)

    def told(found: re.Match[str]) -> str:
        before = found.string[max(0, found.start() - _NEAR) : found.start("the") if found["the"] else found.start()]
        start = max(found.string.rfind(sign, 0, found.start()) for sign in ".!?;") + 1
        sentence = _SENTENCE.match(found.string, start)
        said = sentence.group() if sentence is not None else ""
        doubted = _DOUBTED.search(said) is not None or _JOINED.match(found.string, found.end()) is not None
        others = turns and any(int(turn) not in turns for turn in _TURN.findall(said))
        if not doubted or others or _OTHERWISE.search(before) is not None:
            return found.group()
        number = min(left) if found["least"] else max(left)
        throwing = "" if _SPOKEN.search(before) is not None else "throw "
        return f"{throwing}the {number}" + "\n" * found.group().count("\n")

    return _OUTERMOST.sub(told, text.replace("’", "'")).split("\n")
