"""Lines into tokens: words, numbers, labels, boards, and the numbers that are plainly something else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.marks import mark_boards, mark_counts, mark_indexes, mark_turns
from pbm.orders.numbers import NUMBER_WORDS, TENS, spoken
from pbm.orders.token import Token
from pbm.orders.words import POLITE, keyword

__all__ = ["tokenize"]

_DEAD = "|".join(
    (
        r"(?:https?://|www\.)\S{1,200}",
        r"[\w.+-]{1,64}@[\w.-]{1,100}",
        r"\b\d{4}-\d{1,2}-\d{1,2}\b",
        r"\b\d{1,2}(?P<sep>[/.])\d{1,2}(?P=sep)(?:\d{4}|\d{2})\b",
        r"\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?",
        r"\b\d{1,2}(?:\.\d{2})?\s?(?:[ap]\.?m\b\.?|o'?\s?clock\b|uhr\b)",
        r"\b\d{1,2}h\d{0,2}\b",
        r"[£$€]\s?\d[\d,.]{0,12}",
        r"\b\d[\d,.]{0,12}\s?(?:[£€%]|quid\b|pence\b|bucks\b)",
        r"\b\d{1,3}(?:st|nd|rd|th)\b",
        r"(?:\+|\b0)\d[\d ()-]{4,18}\d\b",
        r"\b\d{4,}(?:[ -]\d{2,}){0,4}",
        r"\b\d{1,6}-\d{1,6}-\d{1,6}(?:-\d{1,6}){0,4}\b",
        r"\b\d+[.,]\d+\b",
        r"#\w{0,20}\d{4,}",
    )
)
_SCAN = re.compile(
    rf"(?P<dead>{_DEAD})|(?P<mixed>[^\W\d_]+\d+[^\W_]*|\d+[^\W\d_]+[^\W_]*)|(?P<num>\d+)|(?P<na>\bn/a\b|\bt/d\b)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)|(?P<dots>\.{2,})|(?P<sign>[^\w\s])",
    re.IGNORECASE,
)
_MIXED = re.compile(r"([^\W\d_]*)(\d{1,4})([^\W\d_]*)$")
_SHORT_YEAR = re.compile(r"[/.]\d\d$")
_ABBREVIATIONS = frozenset(["no", "nr", "num", "sq", "trap", "td", "nom", "pos", "fig"])
_SHORT_LINE = 45


def tokenize(lines: Sequence[str], boards: Sequence[str], numbered: int = 0) -> list[Token]:
    """Return the tokens of ``lines``; ``boards`` are the names by which a board may be meant."""
    names = frozenset(boards)
    tokens: list[Token] = []
    for number, line in enumerate(lines, start=numbered):
        if not line.strip():
            _end(tokens, "S", number)
            continue
        made = _line_tokens(line, number, names)
        if _starts_anew(made) and tokens and tokens[-1].kind == "L":
            tokens[-1].kind = "S"
        tokens.extend(made)
        only_label = any(t.kind in "TDBU" for t in made) and all(t.kind in "TDBUWP" for t in made) and len(made) <= 8
        ended = len(line.rstrip()) < _SHORT_LINE and not only_label
        _end(tokens, "S" if ended else "L", number)
    _end(tokens, "S", numbered + len(lines))
    mark_indexes(tokens)
    mark_turns(tokens)
    mark_counts(tokens)
    return tokens


def _end(tokens: list[Token], kind: str, line: int) -> None:
    if not tokens:
        return
    if tokens[-1].kind == "L" and kind == "S":
        tokens[-1].kind = "S"
    elif tokens[-1].kind not in "LS":
        tokens.append(Token(kind, "\n", line))


def _starts_anew(made: Sequence[Token]) -> bool:
    """Whether a line begins with a label and its value, so that no sentence runs on into it."""
    for place, token in enumerate(made[:5]):
        if token.kind in "TDBU":
            rest = made[place + 1 : place + 4]
            return token.kind == "B" or any(t.kind in "NX" or t.low in (":", "=") for t in rest)
        if token.low not in ("my", "your", "the", "die", "a", "an"):
            return False
    return False


def _line_tokens(line: str, number: int, names: frozenset[str]) -> list[Token]:
    tokens: list[Token] = []
    scanned = list(_SCAN.finditer(line))
    place = 0
    while place < len(scanned):
        found = scanned[place]
        text = found.group()
        low = text.casefold()
        sort = found.lastgroup if found.lastgroup else "dead"
        step = 1
        if found["sep"] is not None and line.strip(" .!") == text and _SHORT_YEAR.search(text):
            tokens.extend(Token("N", part, number, int(part)) for part in re.split(r"[/.]", text))
        elif found["dead"] is not None:
            tokens.append(Token("X", low, number))
        elif sort == "mixed":
            tokens.extend(_mixed(text, number, names))
        elif sort == "num":
            tokens.append(Token("N" if len(text) <= 3 else "X", low, number, int(text[:6])))
        elif sort == "word" or sort == "na":
            value = None
            if low in NUMBER_WORDS or low in TENS or low == "hundred":
                value = spoken(low, _joined_to(scanned, place, line))
            if value is not None:
                amount, taken = value
                step = 1 if taken == 1 else (2 if scanned[place + 1]["word"] is not None else 3)
                tokens.append(Token("N", low, number, amount, text))
            elif low == "t/d":
                tokens.append(Token("D", low, number))
            else:
                tokens.append(_word(text, low, number, names, tokens))
        elif sort == "dots":
            tokens.append(Token("P", "...", number))
        elif low in ".!?;":
            tokens.append(Token(_stop(low, line, found, tokens), low, number))
        elif keyword(low) is not None:
            tokens.append(Token(keyword(low) or "W", low, number))
        elif low not in "*_'\"`~🏻🏼🏽🏾🏿♂♀":
            tokens.append(Token("P", low, number))
        place += step
    return mark_boards(tokens, names)


def _joined_to(scanned: Sequence[re.Match[str]], place: int, line: str) -> str | None:
    """Return the word that a space or a hyphen joins to the word at ``place``."""
    for follower in scanned[place + 1 : place + 3]:
        gap = line[scanned[place].end() : follower.start()]
        if follower["word"] is not None and gap in (" ", "-", ""):
            return follower.group().casefold()
        if follower.group() != "-":
            return None
    return None


def _mixed(text: str, number: int, names: frozenset[str]) -> list[Token]:
    """Return ``trap45``, ``5pls`` or ``A4`` in two; any other mixture is a name of something."""
    found = _MIXED.match(text)
    if found:
        before, digits, after = found.groups()
        label = keyword(before.casefold())
        value = Token("N", digits, number, int(digits))
        if not after and label:
            return [Token(label, before.casefold(), number), value]
        if not after and before in names and len(names) > 1:
            return [Token("B", before, number), value]
        if not before and after.casefold() in POLITE and after.casefold() not in ("a", "x", "m", "s", "h"):
            return [value, Token("W", after.casefold(), number)]
        if before.casefold() in ("t", "turn") and not after:
            return [Token("U", before.casefold(), number, int(digits))]
    return [Token("X", text.casefold(), number)]


def _word(text: str, low: str, number: int, names: frozenset[str], before: Sequence[Token]) -> Token:
    if len(text) > 1 and text in names and before and before[-1].low == "board":
        return Token("B", text, number, text=text)
    if low == "door" and before and before[-1].low in ("trap", "traps"):
        return Token("W", low, number, text=text)
    return Token(keyword(low) or "W", low, number, text=text)


def _stop(sign: str, line: str, found: re.Match[str], tokens: Sequence[Token]) -> str:
    """Return ``S`` where a sign ends the sentence; the point of "no. 45" or of an initial does not."""
    if sign != ".":
        return "S"
    after = line[found.end() : found.end() + 2]
    if tokens and tokens[-1].low in _ABBREVIATIONS and after.strip()[:1].isdigit():
        return "P"
    return "S" if not after or after[0].isspace() or not after[0].isdigit() else "P"
