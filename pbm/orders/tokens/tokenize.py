"""Lines into tokens: words, numbers, labels, boards, and the numbers that are plainly something else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.tokens.board_marks import mark_boards, names_no_other, owning_board
from pbm.orders.tokens.marks import mark_counts, mark_indexes, mark_ones, mark_turns
from pbm.orders.tokens.ordinals import join_broken, mark_ordinals
from pbm.orders.tokens.token import Token
from pbm.orders.vocabulary import TABLES, VOCABULARY, Vocabulary
from pbm.orders.vocabulary.languages import Languages
from pbm.orders.vocabulary.translation import Piece, translated, unelided
from pbm.orders.word_set import word_set
from pbm.orders.words import CHANGE_VERBS, POLITE

__all__ = ["tokenize"]

_ADDRESSES = r"(?:https?://|www\.)\S{1,200}|[\w.+-]{1,64}@[\w.-]{1,100}"
_DATED = "|".join(
    (
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
        r"</?3{1,3}(?![\w%>.,])",  # a heart
    )
)
_WORDS = (
    r"(?P<na>\bn/a\b|\bt/d\b)|(?P<ie>\bi\.\s?e\b\.?|\be\.\s?g\b\.?)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)|(?P<dots>\.{2,})|(?P<sign>[^\w\s])"
)
_FIGURES = r"(?P<mixed>[^\W\d_]+\d+[^\W_]*|\d+[^\W\d_]+[^\W_]*)|(?P<num>\d+)"
_DATED = rf"(?=[\d£$€+#<])(?:{_DATED})"  # where a word begins, none of these needs to be tried
_SCAN = late(rf"(?P<dead>{_ADDRESSES}|{_DATED})|{_FIGURES}|{_WORDS}", re.IGNORECASE)
_SCAN_FIGURES = late(rf"(?P<dead>{_DATED})|{_FIGURES}|{_WORDS}", re.IGNORECASE)
_SCAN_WORDS = late(_WORDS, re.IGNORECASE)
_ADDRESS = late(r"@|://|www\.", re.IGNORECASE)
"""What a line has that has an address; other lines are told in less time, those without a figure in the least."""
_FIGURE = late(r"\d")
_MIXED = late(r"([^\W\d_]*)(\d{1,4})([^\W\d_]*)$")
_PAIR = late(r"[1-9],\d{2,3}")
_SHORT_YEAR = late(r"[/.]\d\d$")
_ABBREVIATIONS = frozenset(
    [
        "no",
        "nr",
        "num",
        "sq",
        "trap",
        "td",
        "nom",
        "pos",
        "fig",
        "p",
        "pp",
        "pg",
        "para",
        "vol",
        "ch",
        "art",
        "sec",
        "ref",
        "apt",
        "ext",
        "rm",
        "fl",
        "int",
        "ste",
    ]
)
_NUMBERED = frozenset(("no", "nr", "num", "number"))
_ORDINAL_ENDINGS = frozenset(TABLES["en"]["numbers"]["ordinal_marks"].split())
_VERBS = {"nominates": "D"}
_LETTERS = str.maketrans("015", "ols")  # what a scanner reads as digits
_SHORT_LINE = 45
_NARROWEST, _NARROW = 30, 40  # characters of a line in the narrowest window, and of one that need not show thrice
_RUNS_ON = (
    CHANGE_VERBS
    | {"board", "on", "for", "of", "at", "the", "with"}
    | word_set(
        "i i'd i'll we'd we'll will would shall should could might may can't to my a an and or if unless whether"
    )
)
"""Words after which nobody ends a sentence, so that what begins the next line belongs to them."""

_LIST_OF_BOARDS = re.compile(r"[TD](?:BN)+")
"""What a list of boards is made of: a label, and a number behind each board's name."""


def tokenize(
    lines: Sequence[str], boards: Sequence[str], numbered: int = 0, vocabulary: Vocabulary = VOCABULARY
) -> list[Token]:
    """Return the tokens of ``lines``; ``boards`` are the names by which a board may be meant.

    The first line has the number ``numbered``. ``vocabulary`` has the words that are understood.
    """
    names = frozenset(boards)
    scanned = [_pieces(line) for line in lines]
    languages = Languages(vocabulary, [[p.low for p in pieces if p.sort == "word"] for pieces in scanned])
    tokens: list[Token] = []
    wrapped = _wrapped(lines)
    shouted = names_no_other(lines, names)
    for place, (line, pieces) in enumerate(zip(lines, scanned, strict=True)):
        number = numbered + place
        if not pieces:
            _end(tokens, "S", number)
            continue
        made = _line_tokens(line, pieces, number, names, languages, languages.of_line(place), shouted=shouted)
        if _starts_anew(made) and tokens and tokens[-1].kind == "L" and tokens[-2].low not in _RUNS_ON:
            tokens[-1].kind = "L" if made[0].kind == "B" and _lists_boards(tokens[:-1]) else "S"
        join_broken(tokens, made)
        _join_board(tokens, made, names)
        tokens.extend(made)
        only_label = any(t.kind in "TDBU" for t in made) and all(t.kind in "TDBUWP" for t in made) and len(made) <= 8
        ended = len(line.rstrip()) < _SHORT_LINE and not (only_label or place in wrapped or _lists_boards(tokens))
        _end(tokens, "S" if ended else "L", number)
    _end(tokens, "S", numbered + len(lines))
    mark_ones(tokens)
    mark_indexes(tokens)
    mark_turns(tokens)
    mark_counts(tokens)
    return tokens


def _wrapped(lines: Sequence[str]) -> set[int]:
    """Return the lines of paragraphs that break only where the next word had no room: their sentences go on."""
    found: set[int] = set()
    start = 0
    for end in range(len(lines) + 1):
        if end < len(lines) and lines[end].strip():
            continue
        block = [line.rstrip() for line in lines[start:end]]
        width = max(map(len, block), default=0)
        if width >= (_NARROWEST if len(block) > 2 else _NARROW) and _is_set(block, width):
            found |= set(range(start, end - 1))
        start = end + 1
    return found


def _is_set(block: Sequence[str], width: int) -> bool:
    """Whether every line of a paragraph was filled before the next was begun, and a sentence runs over one's end."""
    full = all(len(line) + 1 + len(after.split(None, 1)[0]) > width for line, after in pairwise(block))
    return full and any(line[-1:].isalpha() and after.lstrip()[:1].islower() for line, after in pairwise(block))


def _lists_boards(tokens: Sequence[Token]) -> bool:
    """Whether a comma leaves a list open that names boards under one label: "trapdoors: A at 20,"."""
    if not tokens or tokens[-1].low != ",":
        return False
    start = next((place + 1 for place in range(len(tokens) - 1, -1, -1) if tokens[place].kind == "S"), 0)
    kinds = "".join(token.kind for token in tokens[start:] if token.kind in "TDBN")
    return _LIST_OF_BOARDS.fullmatch(kinds) is not None


def _join_board(above: list[Token], line: Sequence[Token], names: frozenset[str]) -> None:
    """Make a board's name of what "board" at the end of the line above is followed by."""
    if len(above) > 1 and above[-1].kind == "L" and above[-2].low == "board" and line and line[0].text in names:
        line[0].kind, line[0].low = "B", line[0].text
        del above[-2]


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


def _pieces(line: str) -> list[Piece]:
    scan = _SCAN if _ADDRESS.search(line) else _SCAN_FIGURES if _FIGURE.search(line) else _SCAN_WORDS
    pieces: list[Piece] = []
    for found in scan.finditer(line):
        text = found.group()
        start, end = found.span()
        pieces.append(Piece(found.lastgroup or "dead", text, text.casefold(), start, end))
    return pieces


def _parts(piece: Piece, languages: Languages) -> tuple[Piece, ...]:
    """Return "l'ultimo" in two, and "five's" as the number and its verb."""
    stem = piece.low.removesuffix("'s")
    sense = languages.meanings(stem).get("en") if stem not in (piece.low, "one") else None
    if stem != piece.low and (stem in ("first", "second") or (sense is not None and sense.sort == "number")):
        cut = piece.end - 2
        return (
            replace(piece, text=piece.text[:-2], low=stem, end=cut),
            replace(piece, text="s", low="s", start=cut),
        )
    return unelided(piece, languages)


def _line_tokens(
    line: str,
    scanned: Sequence[Piece],
    number: int,
    names: frozenset[str],
    languages: Languages,
    language: str,
    *,
    shouted: bool,
) -> list[Token]:
    # "C's" is of a board, and no French "c'est".
    parts = [
        part
        for piece in scanned
        for part in (_parts(piece, languages) if "'" in piece.low and not owning_board(piece.text, names) else (piece,))
    ]
    tokens: list[Token] = []
    for piece in translated(line, parts, languages, language, names):
        tokens.extend(_tokens(line, piece, number, names, languages.vocabulary, tokens))
    return mark_boards(mark_ordinals(tokens), names, shouted=shouted)


def _tokens(
    line: str, piece: Piece, number: int, names: frozenset[str], vocabulary: Vocabulary, before: Sequence[Token]
) -> list[Token]:
    """Return the tokens that a piece of a line makes, none for a sign that says nothing."""
    text, low = piece.text, piece.low
    if piece.sort == "word":
        return _words(piece, number, names, vocabulary, before)
    if piece.sort == "number":
        return [Token("N", low, number, piece.value, text)]
    if piece.sort == "split":
        return _split(piece, number, before)
    if piece.sort == "ordinal":
        return [Token("X", low, number, piece.value, text)]
    if piece.sort == "dead":
        if _SHORT_YEAR.search(text) and line.strip(" .!") == text and re.fullmatch(r"[\d./]+", text):
            return [Token("N", part, number, int(part)) for part in re.split(r"[/.]", text)]
        if _PAIR.fullmatch(text) and _stands_alone(line, piece, before):
            return [Token("N", part, number, int(part)) for part in text.split(",")]
        return [Token("X", low, number)]
    if piece.sort == "mixed":
        return _mixed(text, number, names, vocabulary)
    if piece.sort == "num":
        return [Token("N" if len(text) <= 3 else "X", low, number, int(text[:6]))]
    if piece.sort == "ie":
        return [Token("W", low.replace(".", "").replace(" ", ""), number, text=text)]
    if piece.sort == "na":
        return [Token("D" if low == "t/d" else "W", low, number)]
    if piece.sort == "dots":
        return [Token("P", "...", number)]
    if low in ".!?;":
        return [Token(_stop(low, line, piece.end, before), low, number)]
    if low in vocabulary.labels:
        return [Token(vocabulary.labels[low], low, number)]
    return [] if low in "*_'\"`~🏻🏼🏽🏾🏿♂♀" else [Token("P", low, number)]


def _stands_alone(line: str, piece: Piece, before: Sequence[Token]) -> bool:
    """Whether "3,30" is a throw and a space: all of its line, or what stands after a board or a sign."""
    last = before[-1] if before else None
    opens = last is None or last.kind in "BST" or last.low in (":", "=", ";", ")")
    after = line[piece.end : piece.end + 40].strip(" .!")
    return opens and (after[:1] in ("", ";") or all(word.casefold().strip(",.!") in POLITE for word in after.split()))


def _words(
    piece: Piece, number: int, names: frozenset[str], vocabulary: Vocabulary, before: Sequence[Token]
) -> list[Token]:
    text = piece.text
    if len(text) > 1 and text in names and before and before[-1].low == "board":
        return [Token("B", text, number, text=text)]
    if not piece.foreign and not piece.said:
        if piece.low == "door" and before and before[-1].low in ("trap", "traps"):
            return [Token("W", piece.low, number, text=text)]
        kind = vocabulary.labels.get(piece.low) or vocabulary.labels.get(piece.low.removesuffix("'s"), "W")
        return [Token(kind, piece.low, number, text=text)]
    # Some languages write every noun with a capital, which makes no name of it.
    return [
        Token(vocabulary.labels.get(low) or _VERBS.get(low, "W"), low, number, text=text.lower(), said=piece.said)
        for low in piece.low.split()
    ]


def _split(piece: Piece, number: int, before: Sequence[Token]) -> list[Token]:
    """Return "fünf und vierzig" as 45 beside the word for a trapdoor; elsewhere it may well be a 5 and a 40."""
    label = next((token.kind for token in reversed(before[-3:]) if token.kind in "DTNXBS"), "")
    if label == "D":
        return [Token("N", piece.low, number, piece.value, piece.text)]
    unit, ten = piece.value % 10, piece.value // 10 * 10
    return [
        Token("N", str(unit), number, unit, piece.text),
        Token("W", "or", number, text="or"),
        Token("N", str(ten), number, ten, piece.text),
    ]


def _mixed(text: str, number: int, names: frozenset[str], vocabulary: Vocabulary) -> list[Token]:
    """Return ``trap45``, ``5pls`` or ``A4`` in two, ``45e`` as an ordinal; any other mixture is a name of something."""
    found = _MIXED.match(text)
    if found:
        before, digits, after = found.groups()
        low = after.casefold()
        label = vocabulary.label(before.casefold())
        value = Token("N", digits, number, int(digits))
        if not after and label:
            return [Token(label, before.casefold(), number), value]
        if not after and before in names and len(names) > 1:
            return [Token("B", before, number), value]
        if not before and low in POLITE and low not in ("a", "x", "m", "s", "h"):
            return [value, Token("W", low, number)]
        if before.casefold() in _NUMBERED and not after:
            return [Token("W", "number", number), value]  # "no6 please"
        if before.casefold() in ("t", "turn") and not after:
            return [Token("U", before.casefold(), number, int(digits))]
        if not before and low == "er" and 1 < int(digits) <= 6:
            return [value]  # the German "3er"
        if not before and low in _ORDINAL_ENDINGS:
            return [Token("X", {"1": "first", "2": "second"}.get(digits, text.casefold()), number, int(digits))]
    spelt = text.casefold().translate(_LETTERS)
    label = vocabulary.label(spelt) if len(spelt) > 3 and text[0].isalpha() else None
    if label:
        return [Token(label, spelt, number)]
    return [Token("X", text.casefold(), number)]


def _behind_number(tokens: Sequence[Token]) -> bool:
    """Whether the number of the last word stands before it: "45 trap.", "21 for the trap."."""
    step = len(tokens) - 2
    while step > 0 and tokens[step].low in ("for", "as", "the", "a", "my", "your"):
        step -= 1
    return step >= 0 and tokens[step].kind == "N"


def _stop(sign: str, line: str, end: int, tokens: Sequence[Token]) -> str:
    """Return ``S`` where a sign ends the sentence; the point of "no. 45" or of an initial does not."""
    if sign != ".":
        return "S"
    after = line[end : end + 2]
    if (
        tokens
        and tokens[-1].low in _ABBREVIATIONS
        and not _behind_number(tokens)
        and (after.strip()[:1].isdigit() or after[:1] == ":")
    ):
        return "P"
    return "S" if not after or after[0].isspace() or not after[0].isdigit() else "P"
