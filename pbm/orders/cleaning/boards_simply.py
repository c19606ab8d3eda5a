"""Ways to say an order for one of several boards, or for all of them, that are told more simply.

"Trap 79, but only on B" is "trap 79 only on B", and "I'll start with the 4 on both and follow with the 1" is "4 then 1
on both".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["with_boards_simply"]

_TWO: Final = 2
_ON: Final = r"(?:on|for|auf|für|sur|pour|op|voor|en|para|su|per)"
_DOORS: Final = r"(?:trap\s?doors?|traps?|falltüre?n?|trappes?|valluik(?:en)?|luik(?:en)?|trampillas?|botol[ae])"
_EACH_BOARD: Final = (
    rf"{_ON}\s(?:both(?:\sboards)?|each(?:\sboard)?|all\sboards|beiden(?:\sbrettern)?|les\sdeux|beide(?:\sborden)?|allebei|los\sdos"
    r"|ambos|entrambi)"
)
_WAYS: Final = Retelling(
    (
        word_set("both"),
        late(
            r"\b(?:in|at|on)\sboth\s(?:of\s(?:the|your)\s)?(?:rooms|halls|houses|tables|games|places|theatres|theaters|fields|arenas"
            r"|fronts|counts|sides|ones|of\sthem|cases)(?=\s?[.,;!]|\s?$|\s(?:please|thanks|and|then)\b)",
            re.IGNORECASE | re.MULTILINE,
        ),
        "on both boards",
    ),
    (
        word_set("both beide deux dos entrambe"),
        late(
            rf"(?P<door>\b{_DOORS}:?)\s(?:both\stimes|beide\sMale?|les\sdeux\sfois|beide\skeren|las\sdos\sveces|entrambe\sle\svolte)"
            r",?\s(?=(?:(?:on|the|die|auf|la|le|de|el)\s){0,2}\d\d)",
            re.IGNORECASE,
        ),
        r"\g<door> on both boards ",
    ),
    (
        word_set("on auf sur op"),
        late(
            r"(?P<on>\b\d{1,3}\s(?:on|auf|sur|op)\s[A-H])\s(?=\d{1,3}\s(?:on|auf|sur|op)\s[A-H]\b|same\s(?:trap|door))",
        ),
        r"\g<on>, ",
    ),
    (
        word_set("on auf sur op"),
        late(
            r"(?P<on>\b\d{2,3}\s(?:on|auf|sur|op)\s[A-H])\s\((?![^()]{0,60}\b(?i:not|if|unless|or|maybe|perhaps|sure|think|instead|no|wenn"
            r"|nicht|oder|vielleicht|si|ou|pas|als|niet|of|misschien|same|too)\b)[^()\d?]{3,60}\)(?=,?\s(?:and|und|et|en)\s\d)",
        ),
        r"\g<on>",
    ),
    (
        word_set("before vorher gehabt avant eerst antes prima"),
        late(
            r"(?P<head>(?:^|(?<=[.!;]\s))[A-H])\s?[.:]\s(?:(?i:same\s)?(?i:as\sbefore|wie\svorher|wie\sgehabt|comme\savant|zoals\seerst"
            r"|como\santes|come\sprima))(?=\s?[.;!]|\s?$)",
            re.MULTILINE,
        ),
        r"\g<head>: no change",
    ),
    (
        word_set("down up back"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:(?:i'm|i\sam|so\si'm|that's\sme)\s)?(?:all\sthe\sway\s|right\s)?(?:down|up|back)\s"
            r"(?:to|at|on)\s\d{1,3}\s?[.!]{1,3}\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("only just nur seulement uniquement alleen solo sólo soltanto solamente"),
        late(
            r"(?P<space>\b\d{2,3}),?\s(?:but|aber|mais|maar|pero|ma)\s(?:then\s)?"
            r"(?P<only>only|just|nur|seulement|uniquement|alleen|solo|sólo|soltanto|solamente)\s"
            rf"(?P<on>{_ON}|en\sel|sul)\s(?=(?:board\s|brett\s|plateau\s|bord\s|tablero\s|tabellone\s)?[A-H]\b)",
            re.IGNORECASE,
        ),
        r"\g<space> \g<only> \g<on> ",
    ),
    (
        word_set("überleg überlege weiß later tbd thinking réfléchis nog pensaré pienso penso"),
        late(
            r"(?P<space>\b\d{2,3}\b(?:\s(?:on|auf|sur|op|en(?:\sel)?|su)\s(?-i:[A-H]))?),?\s(?:(?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma)\s)?(?:(?:on|for|auf|für|sur|pour|op|voor"
            r"|en|su|per)\s)?(?-i:[A-H]),?\s(?:überlege?\sich\s(?:mir\s)?noch|weiß\sich\snoch\snicht|(?:i'll\stell\syou\s)?later|tbd"
            r"|(?:i'm\s)?still\sthinking(?:\sabout\s(?:it|that))?|j'y\sréfléchis(?:\sencore)?|weet\sik\snog\sniet|lo\spensaré"
            r"|ci\spenso\sancora)(?=\s?[.!;\n]|\s?$)",
            re.IGNORECASE,
        ),
        r"\g<space>",
    ),
)
_OF_TWO: Final = Retelling(
    (
        word_set("start begin open lead kick"),
        late(
            rf"\bi(?:'ll|\swill|'d\slike\sto|\sshall)?\s(?:start|begin|open|lead|kick)(?:\soff)?\swith\s(?:the\s|an?\s|my\s)?"
            rf"(?P<one>{THROW})\s(?P<all>{_EACH_BOARD}),?\s(?:and|then|and\sthen)\s"
            rf"(?:follow|finish|end|go\son|carry\son|continue)(?:\sup)?\swith\s(?:the\s|an?\s|my\s)?(?P<two>{THROW})\b",
            re.IGNORECASE,
        ),
        r"\g<one> then \g<two> \g<all>",
    ),
    (
        word_set("last final"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:(?:righto|right|ok|okay|so|and|well|now|then|the|my|here\sare|hi|hey|alan),?\s){0,4}"
            r"(?:last|final)\s(?:two|2)(?:\s(?:throws|rolls|turns|numbers|goes|ones|then|now|left))?\s?[.:!]\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("rest resto reste"),
        late(
            r"[,;]\s(?:and\s|en\s|und\s|et\s|y\s|e\s)?(?:the\s|de\s|den\s|der\s|le\s|el\s|il\s)?(?:rest|reste|resto)\s(?:snap\sje"
            r"(?:\swel)?|kun\sje\sraden|spreekt\svanzelf|kennst\sdu(?:\sja)?|weißt\sdu(?:\sja)?|ist\sklar|ergibt\ssich"
            r"(?:\svon\sselbst)?|follows(?:\sof\sitself)?|you\s(?:know|can\sguess|can\swork\sout)|is\sobvious|coule\sde\ssource"
            r"|se\sentiende|ya\slo\ssabes|va\sda\ssé|lo\ssai)(?=\s?[.,;!\n]|\s?$)",
            re.IGNORECASE,
        ),
        "",
    ),
)

_JOIN: Final = r"\s(?:and|und|et|en|y|e|&|'?n'?)\s"
_LED: Final = late(r"^A:?\s(?=[1-6]\s(?:and|und|et|en|y|e)\s[1-6]\b)")
"""The only board before its two throws: "A 4 and 3"."""
_ANY_DOOR: Final = late(rf"\b{_DOORS}\b", re.IGNORECASE)
_AT: Final = (
    r"(?:on|at|to|auf|bei|in|sur|en|à|au|op|su|sul|sull['’]|alla|al|a)\s?(?:(?:the|die|der|das|la|le|el|il|het|de|space|number|nr\.?"
    r"|feld|case|vak|veld|casilla|casella)\s){0,2}"
)
_SPACE_OF: Final = rf"(?i:{_AT})(?P<space>\d{{1,3}})(?![\w/]|[.,:-]\d)"
_DOOR_OF: Final = late(rf"(?P<label>\b(?i:{_DOORS}):?\s)(?P<board>[A-Ha-h])\s{_SPACE_OF}")
"""A label, its board, and the space behind a word that leads to it: "trapdoor A on 12"."""
_AND_OF: Final = late(rf"(?P<label>(?:[,;/&+]|\b(?i:and|und|et|en|y|e))\s)(?P<board>[B-Hb-h])\s{_SPACE_OF}")
"""The next board behind such a one: ", B on 13"."""
_LAST_DOORS: Final = late(
    rf"\b(?P<doors>{_DOORS}):?\s(?P<first>\d\d){_JOIN}(?P<last>\d\d)(?=\s?[.,;!]|\s?$)", re.IGNORECASE
)
_SMALL: Final = (
    r"(?:small(?:er|est)?|little|low(?:er|est)?|kleine(?:re)?n?|petit|plus\spetit|kleinste|peque(?:ño|no)|más\spequeño|menor|piccolo"
    r"|più\spiccolo|minore)"
)
_BIG: Final = (
    r"(?:big(?:ger|gest)?|large(?:r|st)?|high(?:er|est)?|große?n?|größere?n?|grand|gros|plus\sgrand|grote(?:re)?|grootste|grande"
    r"|más\sgrande|mayor|maggiore)"
)
_THE: Final = r"(?:the|die|den|le|de|het|el|il|lo)"
_FIRST: Final = r"(?:first|erst|zuerst|d['’]abord|eerst|primero|prima)"
_THEN: Final = r"(?:,?\s(?:and|und|et|en|y|e))?,?\s(?:then|dann|puis|ensuite|dan|daarna|luego|después|poi|dopo)"
_BY_SIZE: Final = late(
    rf"\b(?:{_EACH_BOARD}|en\slos\sdos)?,?\s?{_FIRST}\s{_THE}\s(?:(?P<small>{_SMALL})|{_BIG})(?:\sone)?{_THEN}\s{_THE}\s"
    rf"(?:{_SMALL}|{_BIG})(?:\sone)?(?:,?\s{_EACH_BOARD})?\s?[:;.]\s",
    re.IGNORECASE,
)
"""What says by their size which throw goes first, ahead of the throws in that order."""
_PAIR: Final = late(
    r"\b(?P<one>[1-6])(?:\s?,|\s(?:and|then|und|dann|et|puis|en|dan|y|luego|e|poi))\s(?P<two>[1-6])\b(?!\d)"
)


def with_boards_simply(lines: Sequence[str], boards: Sequence[str], count: int) -> Sequence[str]:
    """Return ``lines`` told so, in a round of ``count`` throws on several boards."""
    if len(boards) < _TWO:
        return [_LED.sub("", line, count=1) for line in lines] if count == _TWO and tuple(boards) == ("A",) else lines
    told = _doors_in_order([_doors_in_short(line, boards) for line in retold(lines, _WAYS)], boards)
    return _without_sizes(retold(told, _OF_TWO)) if count == _TWO else told


def _doors_in_short(line: str, boards: Sequence[str]) -> str:
    """Return a line with "trapdoor A on 12, b on 13" as "trapdoor A 12, B 13": the letter is no article there."""

    def told(found: re.Match[str]) -> str:
        board = found["board"].upper()
        return f"{found['label']}{board} {found['space']}" if board in boards else found.group()

    in_short = _DOOR_OF.sub(told, line)
    return line if in_short == line else _AND_OF.sub(told, in_short)


def _doors_in_order(lines: list[str], boards: Sequence[str]) -> list[str]:
    """Return ``lines`` with the board of each of two trapdoors behind their throws: "A 4, B 5. Traps 53 and 51"."""
    text = "\n".join(lines)
    doors = list(_ANY_DOOR.finditer(text))
    found = _LAST_DOORS.search(text) if len(doors) == 1 and len(boards) == _TWO else None
    if found is None or re.findall(r"(?<![\w'’])[A-H](?:(?![\w'’])|(?=[1-6](?!\w)))", text) != list(boards):
        return lines
    first, last = boards
    told = f"{found['doors']} {first} {found['first']}, {last} {found['last']}"
    before, _, behind = text.partition(found.group())
    named = all(re.search(rf"\b{board}(?:\b|(?=[1-6]\b))", before) for board in boards)
    if re.search(r"\d\s{1,3}$", before):
        before = f"{before.rstrip()}, "  # "A 5 B 4 traps 22 and 33"
    return f"{before}{told}{behind}".split("\n") if named else lines


def _without_sizes(lines: list[str]) -> list[str]:
    """Return ``lines`` without "first the small one, then the big one:" where the pairs behind it are in that order."""
    made: list[str] = []
    for line in lines:
        found = _BY_SIZE.search(line[:400])
        pairs = [(pair["one"], pair["two"]) for pair in _PAIR.finditer(line, found.end())] if found is not None else []
        small_first = found is not None and found["small"] is not None
        fits = bool(pairs) and all((one < two) == small_first and one != two for one, two in pairs)
        made.append(line[: found.start()] + line[found.end() :] if found is not None and fits else line)
    return made
