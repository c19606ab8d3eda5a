"""The rows of a form: a label, a sign, and room for one value; forms differ in all of these, and keep to one sign."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.headings import board_named, value_of
from pbm.orders.layouts.prompt_roles import DOOR, NOTHING, PRESS, RECORD, THROW, role_of
from pbm.orders.word_set import word_set

__all__ = ["PAST_THROW", "Row", "board_heading", "row_of", "small_value"]

PAST_THROW: Final = "p"
"""A label that would tell of a throw, and asks for one in a form: "Number thrown", "Die played"."""

_LONGEST: Final = 400
_ITEM: Final = late(r"\s{0,8}(?:\(?\d{1,2}[.)]|\(?[a-h]\)|[*+•·▪◦-])\s{1,6}(?=\S)", re.IGNORECASE)
_TURN: Final = late(
    r"\s{0,8}(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda|giro)\s{1,2}(?:no\.?\s?)?(?P<turn>\d{1,4})"
    r"\s{0,4}[-/,:.)–]?\s{0,4}(?=[^\W\d_])",
    re.IGNORECASE,
)
_BOARD: Final = late(
    r"\s{0,8}(?:(?i:board|brett|plateau|bord|tablero|tavola)\s)?(?P<board>[A-H])(?:\s{0,4}[-/,.):]\s{0,4}|\s{1,12})"
    r"(?=[^\W\d_]{2})"
)
_MARKED: Final = late(r"^\s{0,8}[*_(]{1,2}(?P<words>[^\W\d_][^\n*_()\d]{1,40})[*_)]{1,2}(?=[\s:=.])")
"""Words of a label that are marked in it: "*Throw*: 3", "(Number) thrown: 3"."""
_BLANK: Final = r"(?:\.{2,80}|…{1,40}|_{2,80}|(?:\. ){2,40}\.?)"
_ROW: Final = late(
    r"(?P<label>[^\W\d_][^\n:=?<>|\[\]{}()_.…/\d]{1,50}?)(?:\s(?:for|in)\s(?:turn|round)\s(?P<turn>\d{1,4}))?\s{0,40}"
    r"(?:\([^()\n]{1,40}\)\s{0,40})?"
    rf"(?:(?P<sign>:|=>|->|=|→|>{{1,3}}|\?|\||/(?=\s|$)|-{{2,3}}(?=\s|$))\s{{0,4}}{_BLANK}?|(?P<dots>{_BLANK})\s{{0,4}}:?)"
    r"(?P<value>.*)$",
    re.DOTALL,
)
_SIGN: Final = late(r"[:=>→?|/\[({<…]|--|\.\.|__|\. \.|\S\s\s")
"""What every row has between its label and its value."""
_BOXED: Final = late(
    r"(?P<label>[^\W\d_][^\n:=?<>|\[\]{}()_.…/\d]{1,50}?)\s{0,40}(?P<sign>[\[({<])\s{0,12}"
    r"(?P<value>[^\n\[\](){}<>]{0,40}?)\s{0,12}[\])}>]\s{0,8}$"
)
_COLUMNS: Final = late(
    r"(?P<label>[^\W\d_][^\W\d_]{2,20}(?: [^\W\d_]{2,20}){0,2})(?P<sign>\t|\s{2,40})(?P<value>[^\W_].*)$"
)
"""A row whose columns stand apart, as on a typewriter: "die       2"."""
_APART: Final = " "
"""The sign of such a row, however wide the gap."""
_EDGES: Final = " \t._…*|[]"
_MOST_WORDS: Final = 6
_WORD: Final = late(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_DONE: Final = word_set(
    "thrown rolled played used spent chosen picked taken drawn declared gewürfelt gewürfelte geworfen gespielt "
    "gespielte gewählt gewählte lancé lancée joué jouée choisi choisie gegooid gegooide geworpen gespeeld gespeelde "
    "gekozen lanzado lanzada jugado jugada elegido elegida lanciato lanciata giocato giocata scelto scelta tirato"
)
"""What is done with a throw when the form is played: in a form these words ask for what is to be done."""
_NUMBERS: Final = word_set("number numeral figure no nr zahl ziffer nombre chiffre numéro getal cijfer número numero")
_RECALLING: Final = word_set(
    "last previous previously already before so far left remaining still you your yours have had old were was by "
    "letzte letzter letztes vorige voriger bisher schon dernier dernière précédent laatste última último anterior "
    "ultimo ultima scorso times most often ever many"
)
_SMALL: Final = late(r"[1-6](?:\s{0,3}(?:[,/&+]|\s|and|then)\s{0,3}[1-6])?$")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a form: its label and value, and by which sign they are told apart; ``kind`` is what it asks for.

    ``board`` and ``turn`` are those named before the label, empty and nought where none is.
    """

    label: str
    value: str
    sign: str
    kind: str
    board: str = ""
    turn: int = 0


@lru_cache(maxsize=512)
def row_of(line: str) -> Row | None:
    """Return the row that a line of a form is; None for any other line."""
    text = line.rstrip()
    if len(text) > _LONGEST or _SIGN.search(text) is None or not text.strip():
        return None
    text = text.strip().lstrip("| ").rstrip("|") if text.lstrip().startswith("|") else text
    item = _ITEM.match(text)
    text = text[item.end() :] if item is not None else text
    turn = _TURN.match(text)
    text = text[turn.end() :] if turn is not None else text
    board = _BOARD.match(text)
    text = (text[board.end() :] if board is not None else text).lstrip()
    text = _MARKED.sub(r"\g<words>", text, count=1)
    found = _BOXED.match(text) or _ROW.match(text)
    if found is None:
        found = _COLUMNS.match(text)
        if found is None or role_of(found["label"]) not in (THROW, DOOR, PRESS):
            return None
    turn = turn or (found if found.groupdict().get("turn") else None)
    label = found["label"].strip(" -,;*'\"")
    if not 0 < len(_WORD.findall(label)) <= _MOST_WORDS:
        return None
    kind, value = _kind_of(label), found["value"].strip()
    bare = value.strip(_EDGES)
    return Row(
        label,
        "" if not bare else value if kind == PRESS else value_of(bare),
        (found["sign"] or ".").strip() or _APART,
        kind,
        board["board"] if board is not None else "",
        int(turn["turn"]) if turn is not None else 0,
    )


def board_heading(line: str) -> str:
    """Return the board that a line names and nothing else, empty for any other line."""
    return board_named(line.strip(" \t:=*_#()[]-."))


def small_value(value: str) -> bool:
    """Whether a value is one throw, or two."""
    return _SMALL.match(value) is not None


def _kind_of(label: str) -> str:
    role = role_of(label)
    if role not in (RECORD, NOTHING):
        return role
    words = [word.casefold() for word in _WORD.findall(label)]
    if _DONE.isdisjoint(words) or not _RECALLING.isdisjoint(words):
        return role
    rest = [word for word in words if word not in _DONE]
    bare = role_of(" ".join(rest)) if rest else NOTHING
    if bare == THROW or (bare not in (DOOR, PRESS) and not _NUMBERS.isdisjoint(rest)):
        return PAST_THROW
    return role
