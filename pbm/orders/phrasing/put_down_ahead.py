"""A throw that the GM is asked to put down for a turn to come: "mets-moi déjà 1 pour le tour 7" is its order.

It is told on a sentence of its own, "turn 7: 1", whatever stands before it in the same breath.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_put_down_ahead"]

_NEEDED: Final = word_set(
    "put pencil mark note jot book enter give let write mets mettez note notez inscris inscrivez marque marquez garde "
    "gardez réserve réservez notier notiere notieren schreib schreibe schreiben trag trage tragen setz setze setzen "
    "merk merke merken vermerk vermerke zet noteer schrijf reserveer houd hou boek ponme póngame apúntame apúnteme "
    "anótame anóteme resérvame guárdame pon apunta anota mettimi segnami segna annotami annota tienimi riservami metti "
    "mettetemi"
)
_TURN: Final = (
    r"(?:the |le |la |el |il |de |den |die )?(?:turn|round|zug|runde|tour|manche|beurt|ronde|turno|ronda|giro)"
    r" (?P<turn>\d{1,3})"
)
_FOR: Final = r"(?:for|in|on|für|in|pour|au|à|voor|in|para|en|per|al|nel|a)"
_ALREADY: Final = (
    r"(?:(?:already|right away|now|please|pls|just|too|also|schon|mal|bereits|bitte|auch|gleich|vorab|déjà|aussi|"
    r"d'ores et déjà|alvast|al|vast|maar|ook|alsjeblieft|ya|también|già|anche|pure) )"
)
_PUT: Final = (
    r"(?:(?:put|pencil|mark|note|jot|book|enter|write) (?:me |us )?(?:down |in )?"
    rf"{_ALREADY}{{0,2}}(?:for |as )?|give me |let me have |put down "
    r"|(?:mets|mettez|notez?|inscris|inscrivez|marquez?|gardez?|réservez?)(?:[- ](?:moi|nous))? "
    r"|(?:notiere?n?|schreibe?n?|trage?n?|setze?n?|merke?n?|vermerke?) (?:sie )?(?:(?:mir|uns|für mich|für uns) )?"
    r"|(?:zet|noteer|schrijf|reserveer|houd?|boek) (?:(?:mij|me|ons|voor mij|voor me) )?"
    r"|(?:ponme|póngame|apúntame|apúnteme|anótame|anóteme|resérvame|guárdame|pon|apunta|anota) "
    r"|(?:mettimi|mettetemi|segnami|segna|annotami|annota|tienimi|riservami|metti) )"
)
_NUMBER: Final = (
    rf"(?:(?:an?|the|my|le|un|une|mon|die|eine|meine|de|een|mijn|el|mi|il|lo|la|l') ?)?"
    rf"(?<![\w])(?P<number>{THROW})(?![\w.:/-]\d|\w)"
)
_ASKING: Final = (
    r"(?:(?:please|pls|kindly|bitte|just|also|then|alors|aussi|graag|por favor|per favore),? "
    r"|(?:can|could|would|will) you |you can |und |and |et |en |y |e |but |aber |mais ){0,3}"
)
_HEAD: Final = r"(?P<head>^\W{0,4}|[.!?;:]\s{1,3}|(?:,|\s[–—-])\s{1,3}|\s(?=(?:and|und|et|en|y|e) ))"
_END: Final = (
    r"(?: (?:ein|auf|vor|fest|vast|op|down|in))?(?: for (?:me|us)| für mich| pour moi| voor mij)?"
    r"(?:,? (?:please|pls|bitte|thanks|thank you|danke|merci|s'il (?:te|vous) pla[iî]t|stp|svp|alsjeblieft|aub|graag"
    r"|dank je|por favor|gracias|per favore|grazie|would you|will you))?(?=\s{0,2}(?:[.!;?]|$))"
)
_TURN_LAST: Final = late(
    rf"{_HEAD}{_ASKING}{_PUT}{_ALREADY}{{0,3}}{_NUMBER} {_ALREADY}?{_FOR} {_TURN}{_END}", re.IGNORECASE
)
_TURN_FIRST: Final = late(
    rf"{_HEAD}{_ASKING}{_PUT}{_ALREADY}{{0,3}}{_FOR} {_TURN} {_ALREADY}{{0,3}}{_NUMBER}{_END}", re.IGNORECASE
)
_SUPPOSED: Final = late(
    r"\b(?:if|unless|when|once|in case|whether|maybe|perhaps|should|might|wenn|falls|sobald|außer|vielleicht|si|s'il|"
    r"quand|sauf|peut-être|als|indien|tenzij|misschien|cuando|salvo|quizás?|se|quando|forse|said|says|told|asks|sagt|"
    r"dit|zegt|dice)\b",
    re.IGNORECASE,
)
"""Words of the same sentence on which it hangs, or by which somebody else says it."""
_SENTENCE: Final = late(r"[.!?;]\s|\n")
_LONGEST: Final = 400  # characters of a line that is looked at


def with_put_down_ahead(lines: Sequence[str], turns: Sequence[int]) -> list[str]:
    """Return ``lines`` in which a throw to be put down for a turn after ``turns`` is told as its order: "turn 7: 1"."""
    if not turns or not may_be_in(words_in(lines), _NEEDED):
        return list(lines)
    return [_told(line, max(turns)) if _may(line) else line for line in lines]


def _may(line: str) -> bool:
    return len(line) <= _LONGEST and any(char.isdigit() for char in line)


def _told(line: str, last: int) -> str:
    plain = line.replace("’", "'")
    told = _TURN_LAST.sub(partial(_as_order, last), _TURN_FIRST.sub(partial(_as_order, last), plain))
    return line if told == plain else told


def _as_order(last: int, found: re.Match[str]) -> str:
    """Return the order of a turn to come, in a sentence of its own; what it hangs on leaves it as it is."""
    before = _SENTENCE.split(found.string[: found.start()])[-1]
    if int(found["turn"]) <= last or _SUPPOSED.search(before) is not None:
        return found.group()
    head = found["head"]
    if head.strip(" \t") in (",", "", "–", "—", "-") and before.strip():
        head = ". "
    return f"{head}turn {found['turn']}: {found['number']}"
