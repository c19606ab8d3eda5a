"""Numbers that are kept: "for turn 2 please keep a 6 for me" orders it, "I'll keep the 2 for later" orders nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_kept_ahead", "without_kept_for_later"]

_THROW_ABROAD: Final = (
    r"(?:[1-6]|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|twee|drie|vijf|zes"
    r"|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)"
)
_MOST: Final = 3_000  # characters of a mail in which something may be kept for later
_TURN: Final = r"(?:turn|round|zug|runde) (?P<turn>\d{1,3})"
_ASKING: Final = (
    r"(?:(?:please|pls|kindly|bitte|just|also),? |(?:can|could|would|will) (?:you|we) "
    r"|i(?:'d| would) like (?:you )?to ){0,3}"
)
_KEEP: Final = (
    r"(?:keep|save|hold|reserve|put by|put aside|set aside|halte?|behalte?|reservier(?:e|t)?)(?: please| bitte)?"
)
_FOR_ME: Final = r"(?: (?:for )?(?:me|us)| für mich| mir| back| aside| by| ready| in reserve){0,2}"
_NUMBER: Final = rf"(?:an?|the|my|one|die|eine|meine) (?P<number>{THROW})(?![\w.:/-]\d|\w)"
_HEAD: Final = r"(?P<head>^\W{0,4}|[.!?;:]\s{1,3}|,\s{1,3}(?:(?:and|but|und|aber) )?|\b(?:and|und) )"
_END: Final = r"(?:,? (?:please|bitte|thanks|thank you))?(?=\s{0,2}(?:[.!;]|$|,? ?(?:and|with) (?:the |a )?trap))"
_TURN_FIRST: Final = late(
    rf"{_HEAD}(?:(?:for|in|on|für|in) )?{_TURN}(?:\s?[:,–-])? {_ASKING}{_KEEP}{_FOR_ME} {_NUMBER}{_FOR_ME}{_END}",
    re.IGNORECASE,
)
_TURN_LAST: Final = late(
    rf"{_HEAD}{_ASKING}{_KEEP}{_FOR_ME} {_NUMBER}{_FOR_ME} (?:for|until|till|für|bis) {_TURN}{_FOR_ME}{_END}",
    re.IGNORECASE,
)
_KEEPING: Final = late(r"\b(?:keep|save|hold|reserve|put|set|halte?|behalte?|reserv\w{2,4})\b", re.IGNORECASE)
_ORDERED: Final = rf"(?P<said>(?<![\w.:/-])(?P<number>{_THROW_ABROAD})(?![\w.:/%]\d|\w)[^\n\d]{{0,80}}?)"
_JOINED: Final = (
    r"(?:,?\s(?:and|while|but|und|aber|et|mais|en|maar|y|pero|e|ma)\s|,\s|\s[–-]\s"
    r"|(?P<stop>[.!;])\s(?:(?:and|und|et|en|y|e)\s)?)"
)
_ANOTHER: Final = rf"(?!(?P=number)\b){_THROW_ABROAD}"
_LATER: Final = (
    r"(?:later(?:\son)?|another\s(?:day|time)|a\srainy\sday|später|ein\sandermal|plus\stard|(?:une\s)?autre\sfois|la\ssuite|later"
    r"|een\sandere\skeer|más\s(?:tarde|adelante)|luego|después|otro\sdía|otra\svez|dopo|più\s(?:tardi|avanti)"
    r"|un'altra\svolta)"
)
_KEPT_FOR_LATER: Final = late(
    rf"{_ORDERED}{_JOINED}"
    r"(?:(?:i(?:'ll|\swill|\sshall|'m|\sam)?\s)(?:just\s|rather\s)?(?:leave|keep|save|hold\son\sto|hang\son\sto|hold|spare|hoard"
    rf"|leaving|keeping|saving)\s(?:the|my|that)\s{_ANOTHER}(?:\sback|\sin\shand)?\s(?:for|until|till)\s{_LATER}"
    rf"|(?:the|my)\s{_ANOTHER}\si(?:'ll|\swill|\sshall)?\s(?:keep|leave|save)\sfor\s{_LATER}"
    rf"|(?:ich\s)?(?:hebe?|spare|behalte|lasse)\s(?:ich\s)?(?:mir\s)?(?:die|meine)\s{_ANOTHER}\s(?:noch\s)?für\s{_LATER}(?:\sauf)?"
    rf"|die\s{_ANOTHER}\s(?:hebe?|spare|behalte|lasse)\sich\s(?:mir\s)?(?:noch\s)?für\s{_LATER}(?:\sauf)?"
    rf"|je\s(?:garde|laisse|réserve)\s(?:le|mon)\s{_ANOTHER}\spour\s{_LATER}"
    rf"|(?:ik\s)?(?:bewaar|hou|houd|spaar)\s(?:ik\s)?(?:de|mijn)\s{_ANOTHER}\s(?:nog\s)?voor\s{_LATER}"
    rf"|de\s{_ANOTHER}\s(?:bewaar|hou|houd|spaar)\sik\s(?:nog\s)?voor\s{_LATER}"
    rf"|(?:me\s)?(?:guardo|dejo|reservo)\s(?:el|mi)\s{_ANOTHER}\spara\s{_LATER}"
    rf"|(?:el\s{_ANOTHER}\s(?:me\s)?lo\s(?:guardo|dejo|reservo)\spara|il\s{_ANOTHER}\slo\s(?:tengo|conservo|lascio)\sper)"
    rf"\s{_LATER}"
    rf"|(?:mi\s)?(?:tengo|conservo|lascio)\sil\s(?:mio\s)?{_ANOTHER}\sper\s{_LATER})"
    r"(?=\s?[.,;!)\n]|\s?$)",
    re.IGNORECASE,
)
_FOR_LATER: Final = word_set(
    "later day time später andermal tard suite fois keer tarde adelante luego después día vez dopo tardi avanti volta"
)
_KEEPS: Final = word_set(
    "leave keep save hold hang spare hoard leaving keeping saving hebe heb behalte lasse garde laisse réserve bewaar "
    "hou houd spaar guardo dejo reservo tengo conservo lascio"
)
_LONGEST: Final = 400  # characters of a line that is looked at


def with_kept_ahead(lines: Sequence[str], turns: Sequence[int]) -> list[str]:
    """Return ``lines`` in which what is to be kept for a turn after ``turns`` is told as its order: "turn 2: 6"."""
    return [_told(line, max(turns)) if turns and _may(line) else line for line in lines]


def without_kept_for_later(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without what is kept for later beside an order: "make it the 4, I'll leave the 2 for later".

    Of two throws the one that is kept may be the second: this is for rounds of one.
    """
    said = words_in(lines)
    if not (may_be_in(said, _KEEPS) and may_be_in(said, _FOR_LATER)):
        return list(lines)
    text = "\n".join(lines).replace("’", "'")
    if len(text) > _MOST:
        return list(lines)
    return _KEPT_FOR_LATER.sub(lambda found: found["said"] + (found["stop"] or ""), text).split("\n")


def _may(line: str) -> bool:
    return len(line) <= _LONGEST and any(char.isdigit() for char in line) and _KEEPING.search(line) is not None


def _told(line: str, last: int) -> str:
    return _TURN_LAST.sub(partial(_as_order, last), _TURN_FIRST.sub(partial(_as_order, last), line))


def _as_order(last: int, found: re.Match[str]) -> str:
    if int(found["turn"]) <= last:
        return found.group()
    return f"{found['head']}turn {found['turn']}: {found['number']}"
