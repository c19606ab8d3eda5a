"""Numbers that are more than their digits: "the 45th" space, the "1. Wurf", throw "IV", "forty" and "five" below it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import MONTHS, NOUGHTS, TRAPPINGS

__all__ = ["join_broken", "mark_ordinals"]

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_ROMAN_SHAPE = re.compile(r"(?=[IVXLC])C?(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$")
_TO_SPACE = frozenset(
    ("on", "at", "to", "the", "is", "be", "my", "under", "number", "space", "square", ":", "=", "-", "in", "for")
)
_AFTER_SPACE = frozenset(
    ("please", "pls", "space", "square", "place", "and", "then", "thanks", "one", "again", "cell", "field", "box")
)
_WEEKDAYS = frozenset(("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"))
_TURNS = frozenset(("turn", "round", "move"))
_WHICH = frozenset(("first", "second", "1st", "2nd"))
_HOMOPHONES = {"won": 1, "too": 2, "tree": 3, "fore": 4, "fife": 5, "sicks": 6}
_AFTER_MISHEARD = frozenset(("please", "pls", "and", "then", "with", "for", "this"))
_HIGHEST_THROW = 6
_TO_LETTER = frozenset((":", "=", "-", "is", "number"))
"""What a single letter follows that is a number: "on C" is a board."""
_TO_ROMAN = _TO_LETTER | {"a", "the", "on", "at", "square"}
_DIE = re.compile(r"d[1-6]")
_DIGITS = re.compile(r"(\d{1,3})(?![losib]{1,3}$)(?:(?<=\d\d)[^\W\d_]{1,4}|[^\W\d_]{2,4}|[eºª])$")
"""Figures and what ends an ordinal, as people type it; of "4t" the letter may be a slip for a second figure."""
_WISHED = word_set(
    "the my your his her their our all it i he she they you we whoever god heaven luck fortune nobody this"
)
_WISHING = word_set("a an throw play take use spend choose number space square trapdoor")


def mark_ordinals(tokens: list[Token]) -> list[Token]:
    """Return a line's tokens, its ordinals marked as what they mean: a space under its label, a turn, a date."""
    pointless: set[int] = set()  # where the points of ordinals stand
    for place, token in enumerate(tokens):
        if token.kind == "X" and _names_space(tokens, place):
            digits = _DIGITS.match(token.low)
            token.kind, token.value = "N", token.value if digits is None else int(digits[1])
        elif token.kind == "U" and _behind_a_die(tokens, place):
            for initial in (tokens[place - 1], token):
                initial.kind, initial.value = "N", max(initial.value, int(initial.low[1:] or 0))
                initial.low = str(initial.value)
        elif token.low == "one" and place and place + 1 < len(tokens) and tokens[place + 1].kind == "N":
            if tokens[place - 1].low in _WHICH:
                pointless.add(place)  # "first one 3 second one 1"
        elif token.kind == "N" and _on_the_day(tokens, place):
            token.kind = "X"
        elif token.kind == "N" and place + 2 < len(tokens) and tokens[place + 1].low in (".", "of"):
            if _before_point(tokens, place):
                pointless.add(place + 1)
        elif token.kind == "N" and _may_be_spelt_out(tokens, place):
            token.kind = "X"  # "trapdoor six-oh, B 3" and "trapdoor six - oh, and throw 3" look alike
        elif token.kind == "N" and _spelt_out(tokens, place):
            token.value = token.value * 10 + max(tokens[place + 2].value, 0)
            pointless.update((place + 1, place + 2))
        elif token.low in _HOMOPHONES and token.kind == "W" and _misheard(tokens, place):
            token.kind, token.said, token.value = "N", token.text.lower(), _HOMOPHONES[token.low]
            token.low = str(token.value)
        elif token.kind == "W" and token.text[:1] in _ROMAN and _ROMAN_SHAPE.match(token.text):
            value = _roman(token.text)
            if _labels_roman(tokens, place, "T" if value <= _HIGHEST_THROW else "D"):
                token.kind, token.value = "N", value
    return [token for place, token in enumerate(tokens) if place not in pointless] if pointless else tokens


def _behind_a_die(tokens: Sequence[Token], place: int) -> bool:
    """Whether "T29" is a trapdoor, as a die stands before it: "D5 T29"."""
    die = tokens[place - 1].low if place else ""
    return tokens[place].low == "t" and tokens[place].value > _HIGHEST_THROW and _DIE.fullmatch(die) is not None


def _on_the_day(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is a day of the month: "am 3. sind wir weg"."""
    before = tokens[place - 1] if place else None
    if before is None or before.text != "am" or before.low != "at" or tokens[place].value > 31:
        return False
    dotted = place + 1 < len(tokens) and tokens[place + 1].low == "."
    return dotted and not any(token.kind in "TD" for token in tokens[max(0, place - 4) : place])


def _misheard(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word right after the word for a throw is a number that was dictated: "throw won please"."""
    if not place or tokens[place - 1].kind != "T":
        return False
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    return after is None or after.kind in "SLPD" or after.low in _AFTER_MISHEARD


def _roman(text: str) -> int:
    """Return the value of a Roman numeral."""
    values = [_ROMAN[letter] for letter in text]
    return sum(-value if value < max(values[place:]) else value for place, value in enumerate(values))


def _may_be_spelt_out(tokens: Sequence[Token], place: int) -> bool:
    """Whether a sign follows "six-oh" behind the word for a trapdoor: the "oh" is a nought, or an exclamation."""
    said = tokens[place + 1 : place + 4]
    if len(said) < 3 or said[0].low != "-" or said[1].low not in ("oh", "o") or said[2].kind != "P":
        return False
    spelt = 0 < tokens[place].value < 10 and not tokens[place].low.isdigit()
    return spelt and any(token.kind == "D" for token in tokens[max(0, place - 3) : place])


def _spelt_out(tokens: Sequence[Token], place: int) -> bool:
    """Whether a space is spelt digit by digit: "trapdoor one-nine"."""
    if place + 2 >= len(tokens) or tokens[place + 1].low != "-":
        return False
    after = tokens[place + 3] if place + 3 < len(tokens) else None
    # "Trapdoor six - oh well" has an exclamation, and no nought.
    said = tokens[place + 2].low
    ended = after is None or after.kind in "SL"
    going_on = after is not None and (after.kind in "PTD" or after.low in _AFTER_SPACE)
    nought = said in NOUGHTS and (ended or (going_on and said not in ("oh", "o")))
    if not nought and (tokens[place + 2].kind != "N" or tokens[place + 2].value == 0):
        return False
    if not any(token.kind == "D" for token in tokens[max(0, place - 3) : place]):
        return False
    figures = tokens[place : place + 1] if nought else (tokens[place], tokens[place + 2])
    return all(0 < figure.value < 10 and not figure.low.isdigit() for figure in figures)


def _names_space(tokens: Sequence[Token], place: int) -> bool:
    """Whether an ordinal is that of a space: the word for a trapdoor stands right before it."""
    if tokens[place].value < 0 and not _DIGITS.match(tokens[place].low):
        return False
    if tokens[place].low in ("first", "second"):
        return False
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    trapping = any(t.low in TRAPPINGS for t in tokens[max(0, place - 3) : place])
    if after is not None and after.kind not in "SLPTD" and after.low not in _AFTER_SPACE and not trapping:
        return False
    for token in reversed(tokens[max(0, place - 5) : place]):
        if token.kind == "D" or token.low in TRAPPINGS:
            return True
        if token.low not in _TO_SPACE:
            return False
    return False


def _before_point(tokens: Sequence[Token], place: int) -> bool:
    """Mark the number of "5. Mai" and "5 de mayo" as a date, that of "1. Wurf" as an ordinal: then its point goes."""
    token, point, after = tokens[place : place + 3]
    named = after.kind == "W" and after.low in MONTHS - _WEEKDAYS and after.text != after.low and token.value <= 31
    if after.low == "may" and point.kind == "S" and _wishes(tokens, place):
        return False  # "I throw the 3. May the ground open at 68"
    if place and tokens[place - 1].low in ("a", "an"):
        return False
    if named or (after.low in ("mai", "mars") and after.kind == "W"):
        token.kind = "X"
        if point.kind == "S":
            point.kind, point.low = "P", ","
        return False
    if point.low != "." or not token.low.isdigit() or token.value > 2 or not _ordered(after):
        return False
    if place + 4 < len(tokens) and tokens[place + 3].kind == "N" and tokens[place + 4].low == ":":
        return False  # "Tour 5 : le 2. Tour 6 : le 4."
    token.kind, token.low = "X", {1: "first", 2: "second"}.get(token.value, token.low)
    return True


def _wishes(tokens: Sequence[Token], place: int) -> bool:
    """Whether the word behind a number and a point begins a wish, and is no month."""
    before, then = tokens[max(0, place - 3) : place], tokens[place + 3 : place + 4]
    return bool(then) and then[0].low in _WISHED and any(t.kind in "TD" or t.low in _WISHING for t in before)


def _ordered(token: Token) -> bool:
    if token.text.casefold() == token.low:
        return False  # "2. Turn 6: 4" is English, where a point ends a sentence
    return token.kind == "T" or (token.kind == "W" and token.low in _TURNS)


def _labels_roman(tokens: Sequence[Token], place: int, kind: str) -> bool:
    """Whether "IV" is a number: right after a label, or before one. "I" and "V" only where nothing but a sign follows.

    "For the trapdoor, XLVIII", "III for the throw": so it is only with more letters than one.
    """
    before = place - 1
    several = len(tokens[place].text) > 1
    while before >= 0 and tokens[before].low in (_TO_ROMAN if several else _TO_LETTER):
        before -= 1
    parted = several and before > 0 and tokens[before].low == "," and _closes(tokens, place + 1)
    before -= parted
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    if before >= 0 and tokens[before].kind == kind:
        if tokens[place].text == "I" and after is None and before == place - 1 > 0:
            return False  # "the biggest throw I" goes on below: "have"
        return several or _closes(tokens, place + 1)
    opens = place == 0 or tokens[place - 1].kind in "SLP" or (place > 1 and tokens[place - 1].low == "and")
    if not opens or tokens[place].text == "I" or after is None or after.low not in ("for", "as"):
        return False
    label = place + 2 + (place + 2 < len(tokens) and tokens[place + 2].low in ("the", "my", "a"))
    return label < len(tokens) and tokens[label].kind == kind and _closes(tokens, label + 1)


def _closes(tokens: Sequence[Token], place: int) -> bool:
    return place >= len(tokens) or tokens[place].kind in "SLPD"


def join_broken(above: list[Token], line: list[Token]) -> None:
    """Make one number of a number word that was broken at the end of the line: "ochenta y" and "tres"."""
    if not line or not above or above[-1].kind != "L":
        return
    unit = line[0]
    place = len(above) - 2
    if place > 0 and above[place].low in ("and", "-"):
        place -= 1
    ten = above[place]
    spoken = ten.kind == unit.kind == "N" and not ten.low.isdigit() and not unit.low.isdigit()
    if spoken and 20 <= ten.value < 100 and not ten.value % 10 and 0 < unit.value < 10:
        ten.value += unit.value
        del above[place + 1 : -1]
        del line[0]
