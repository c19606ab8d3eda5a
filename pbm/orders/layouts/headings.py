"""What the head of a column or of a row asks for: a throw, a trapdoor, a board, a turn, or something else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, PRESS, THROW, WEAK_THROW, is_wanted, role_of
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS

__all__ = [
    "Head",
    "board_in",
    "board_named",
    "cells_of",
    "has_figure_of_its_own",
    "head_of",
    "is_empty",
    "is_rule",
    "turn_named",
    "value_of",
]

_WORD = late(r"[^\W\d_]+")
_BOARD = word_set("board boards bd brd brett plateau tablero tavola tavolo bord bräde bret")
_TURN = word_set(
    "turn turns round month week go issue zug runde tour mois turno giro beurt ronde monat woche wk rd mth"
)
_RECORD = word_set(
    "last previous previously used spent left remaining before earlier former formerly old already prior history past "
    "gone letzter letzten letztes voriger vorige vorigen bisher dernier précédent anterior ultimo scorso vorige"
)
_NAMING = _BOARD | _TURN
_NOW = word_set("this now new current today")
_BETWEEN = late(r"\s{2,80}")
_RULE = late(r"[\s|+\-=_:*~─━│┃┄┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫]*$")
_BARS = str.maketrans(dict.fromkeys("│┃║¦｜", "|"))
_TURN_NAMED = late(
    r"(?:(?P<what>[^\W\d_]{1,8})\.?\s{0,2}(?:no\.?\s?)?)?#?(?P<turn>\d{1,4})(?:st|nd|rd|th)?\s{0,2}[.:)]?$"
)
_ORDINALS = {"first": 1, "1st": 1, "second": 2, "2nd": 2, "erster": 1, "zweiter": 2}
_BOARD_NAMED = late(r"(?:(?P<what>[^\W\d_]{2,8})\s{1,2})?\(?(?P<name>[A-H])\)?\s{0,2}[.:)]?$")
_BOARD_IN = late(r"\b(?:on|for|of|board) (?:board )?(?P<behind>[A-H])\b|^\W{0,4}(?:board )?(?P<ahead>[A-H])\b(?!')")
_VALUE = late(
    r"(?:(?:sq(?:uare|\.)?|space|no\.?|nr\.?|field|a|the|number|on|at|feld|case|casella)\s{0,3})?#?\[?(?P<value>\d{1,3})\]?\W{0,3}"
    r"(?:(?:as well|also|too|please|pls|again|here|both(?: turns| boards)?|each)\W{0,3})?$",
    re.IGNORECASE,
)
_EMPTY = late(r"[\s._…\-–—/?xX]{0,40}$")
_FIGURE = late(r"\d")
_EDGES = " *_`:.=?>|#"
_LONGEST = 40  # characters of a heading
_MOST_WORDS = 6


@dataclass(frozen=True, slots=True)
class Head:
    """What a heading asks for.

    ``kind``: ``T`` a throw, ``D`` a trapdoor, ``TD`` both in this order, ``B`` boards, ``U`` turns, ``R`` what was
    before, ``N`` what is now, ``P`` press, ``O`` anything else.
    """

    kind: str
    turn: int = 0
    board: str = ""
    weak: bool = False


def is_rule(line: str) -> bool:
    """Return whether a line is nothing but what parts the rows of a table."""
    return bool(line.strip()) and _RULE.match(line[:400]) is not None


@lru_cache(maxsize=256)
def cells_of(line: str, sign: str = "") -> list[tuple[int, str]]:
    """Return the cells of a line and where each begins, at ``sign`` or else at bars, or where two blanks are."""
    line = line[:400].translate(_BARS).rstrip()
    sign = sign or ("|" if "|" in line else "")
    if sign:
        start, made = 0, []
        for piece in line.split(sign):
            made.append((start + len(piece) - len(piece.lstrip()), piece.strip().strip("*`\"'").strip()))
            start += len(piece) + 1
        if sign == "|":
            made = made[1:] if line.startswith("|") else made
            made = made[:-1] if line.endswith("|") and line.lstrip().startswith("|") else made
        return made
    start = len(line) - len(line.lstrip())
    made = []
    for gap in _BETWEEN.finditer(line, start):
        made.append((start, line[start : gap.start()]))
        start = gap.end()
    return [*made, (start, line[start:])] if line.strip() else []


@lru_cache(maxsize=1024)
def head_of(text: str) -> Head:
    """Return what a heading asks for."""
    text = text.strip(_EDGES)
    board = board_named(text)
    if board:
        return Head("B", board=board)
    turn = turn_named(text)
    if turn:
        return Head("U", turn=turn)
    words = [word.casefold() for word in _WORD.findall(text[:_LONGEST])]
    if not words or len(words) > _MOST_WORDS or len(text) > _LONGEST:
        return Head("O")
    if any(word in _RECORD for word in words) and not is_wanted(text):
        return Head("R")
    kinds = list(dict.fromkeys(role for role in map(role_of, words) if role in (THROW, DOOR)))
    if len(kinds) > 1:
        return Head("TD") if kinds == [THROW, DOOR] and re.search(r"[/,&+]", text) else Head("O")
    role = role_of(text)
    if role in (THROW, DOOR, PRESS):
        return Head(role)
    if role == WEAK_THROW and not any(word in _NOW for word in words):
        return Head("T", weak=True)
    if any(word in _NOW for word in words):
        return Head("N")
    if words[-1] in _BOARD or words[0] in _BOARD:
        return Head("B")
    return Head("U") if words[-1] in _TURN or words[0] in _TURN else Head("O")


def has_figure_of_its_own(text: str) -> bool:
    """Return whether a cell has a figure that numbers no turn and no board, as no heading has: "throw 4"."""
    if _FIGURE.search(text) is None:
        return False
    text = text.strip(_EDGES)
    words = [word.casefold() for word in _WORD.findall(text[:_LONGEST])]
    return not (words and (words[0] in _NAMING or words[-1] in _NAMING)) and not turn_named(text)


def board_named(text: str) -> str:
    """Return the board that a cell names, "Board A" or "A", empty for none."""
    found = _BOARD_NAMED.match(text.strip()[:20])
    if found is None or (found["what"] and found["what"].casefold() not in _BOARD):
        return ""
    return found["name"]


def board_in(label: str) -> str:
    """Return the board that a heading is about, "Roll on A" or "B: trap", empty for none."""
    found = _BOARD_IN.search(label[:_LONGEST])
    return found["behind"] or found["ahead"] if found is not None else ""


def turn_named(text: str) -> int:
    """Return the turn that a cell names, "turn 11" or "first", 0 for none."""
    text = text.strip(" .:").casefold()[:30]
    found = _TURN_NAMED.match(text)
    if found is not None:
        return int(found["turn"]) if found["what"] and (found["what"] in _TURN or found["what"] == "t") else 0
    words = text.split()
    rest = [word for word in words if word not in _ORDINALS and word not in _TURN and word not in ("the", "my")]
    told = [_ORDINALS[word] for word in words if word in _ORDINALS]
    return told[0] if len(told) == 1 and not rest else 0


def value_of(text: str) -> str:
    """Return a cell as an answer: its number plain, "none" for a word or a dash that declines, else what it says."""
    text = text.strip(" *`\"'")
    found = _VALUE.match(text)
    if found is not None:
        return found["value"]
    low = text.casefold().strip(" .!()")
    if low in NONE_WORDS or (text and _EMPTY.match(text) and text.strip(" ._…?")):
        return "none"
    number = NUMBER_WORDS.get(low, NUMBER_WORDS.get(low.replace("-", "").replace(" ", "")))
    return text if number is None else str(number)


def is_empty(text: str) -> bool:
    """Return whether nothing was filled into a cell."""
    return not text.strip(" ._…?\"'`*")
