"""Lines into tokens: what each word, number and sign of a player's lines may mean in orders."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rapidfuzz.distance import OSA

from pbm.core.phrases import say
from pbm.rulesets.unleashed.words_lexicon import LABELS, NUMBERS, folded, near, phrase_at
from pbm.rulesets.unleashed.words_scan import SCAN, tidied

__all__ = ["FAMILIES", "Token", "Vocabulary", "tokenize"]

MOST: Final = 20_000
"""Letters of a line that are read; nobody's orders are longer."""

_SHORT_LINE: Final = 50

FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "blank": ("blank",),
    "roll": ("roll",),
    "reverse": ("reverse",),
    "swap": ("swap-players", "swap-cards"),
    **{
        kind: (kind,)
        for kind in (
            "swap-players",
            "swap-cards",
            "move-ladder",
            "move-snake",
            "move-piece",
            "move-ladders",
            "move-snakes",
        )
    },
    "send-back": ("back-2", "back-3", "back-4"),
    "send-forward": ("forward-2", "forward-3", "forward-4"),
}
"""The kinds of card that each name of one may mean."""

_NOUNS: Final = {"snake": "S", "ladder": "L", "lamppost": "P"}
_BULLET: Final = re.compile(r"\s{0,20}(?:[*•·o»]|-)\s{1,5}(?=\S)")
_INDEX: Final = re.compile(r"\s{0,20}\(?(\d|[a-fA-F])[.)]\s{0,5}(?=\S)")
_COLON_INDEX: Final = re.compile(r"\s{0,20}(\d)\s?[:\-]\s{1,5}(?=\S)")
_ABBREVIATED: Final = frozenset({"no", "nr", "num", "sq", "pos"})
_STOPS: Final = ".;!?"


@dataclass(frozen=True, slots=True)
class Token:
    """A word, phrase, number or sign. ``kind`` is what it usually means, ``meanings`` all that it may.

    ``name`` is a card's family, a piece or a player; ``value`` a number's. ``at`` says with which word of its line a
    token begins.
    """

    kind: str
    text: str
    line: int
    name: str = ""
    value: int = 0
    meanings: tuple[str, ...] = ()

    def means(self, *meant: str) -> bool:
        """Return whether this may be one of the meanings."""
        return self.kind in meant or any(meaning in meant for meaning in self.meanings)


class Vocabulary(NamedTuple):
    """The names of one game: pieces there are, the seats, and whose words are read."""

    pieces: Collection[str]
    seats: Sequence[str]
    seat: str


class _Raw(NamedTuple):
    sort: str
    text: str
    low: str


def tokenize(lines: Sequence[str], names: Vocabulary) -> tuple[list[Token], list[str]]:
    """Return the tokens of the lines, and what was taken for a slip (each as a sentence's end)."""
    tokens: list[Token] = []
    assumed: list[str] = []
    called = _names(names.seats)
    expected = 1
    colon_lists = _colon_lists(lines)
    for number, raw in enumerate(lines):
        line = tidied(raw[:MOST])
        label, rest = _label(line)
        if label:
            _end(tokens, number)
            tokens.append(Token("label", line, number, name=label))
            expected = 1
        elif not line.strip():
            _end(tokens, number)
            tokens.append(Token("gap", "", number))
            continue
        if not label:
            bullet = _BULLET.match(rest)
            if bullet:
                _end(tokens, number)
                rest = rest[bullet.end() :]
        index = _INDEX.match(rest) or (_COLON_INDEX.match(rest) if number in colon_lists else None)
        if index and _ordinal(index[1]) in (1, expected):
            expected = _ordinal(index[1])
            _end(tokens, number)
            tokens.append(Token("index", index[0].strip(), number, value=expected))
            expected += 1
            rest = rest[index.end() :]
        found = [_Raw(piece.lastgroup or "sign", piece.group(), folded(piece.group())) for piece in SCAN.finditer(rest)]
        expected = _line(found, number, names, called, tokens, assumed, expected)
        if len(line.rstrip()) < _SHORT_LINE or label:
            _end(tokens, number)
    _end(tokens, max(0, len(lines) - 1))
    return tokens, assumed


def _end(tokens: list[Token], line: int) -> None:
    if tokens and tokens[-1].kind not in ("stop", "label", "gap", "index"):
        tokens.append(Token("stop", "\n", line))


def _ordinal(text: str) -> int:
    return int(text) if text.isdigit() else ord(text.lower()) - ord("a") + 1


def _colon_lists(lines: Sequence[str]) -> frozenset[int]:
    """Return the lines that are numbered by ``1:``, ``2:``, …: two at least, one after the other."""
    found: list[int] = []
    run: list[int] = []
    for number, line in enumerate(lines):
        index = _COLON_INDEX.match(line[:40])
        if index and int(index[1]) == len(run) + 1:
            run.append(number)
        elif index or line.strip():
            found += run if len(run) > 1 else []
            run = [number] if index and index[1] == "1" else []
    return frozenset(found + (run if len(run) > 1 else []))


def _label(line: str) -> tuple[str, str]:
    """Return what the head of a line asks for as the form does, and the rest of the line."""
    head, colon, rest = line[:120].partition(":")
    if not colon:
        return "", line
    words = " ".join(folded(found) for found in re.findall(r"[^\W_]+(?:'[^\W_]+)?", head))
    label = LABELS.get(words)
    return (label, rest + line[120:]) if label else ("", line)


def _names(seats: Sequence[str]) -> dict[tuple[str, ...], str]:
    """Return the ways to name each seat: its whole name, and any word of it that no other seat has."""
    made: dict[tuple[str, ...], str] = {}
    words: dict[str, set[str]] = {}
    for seat in seats:
        parts = tuple(folded(part) for part in re.findall(r"[^\W_]+(?:'[^\W_]+)?", seat))
        if any(not part.isdigit() for part in parts):
            made[parts] = seat  # somebody called 5 cannot be told from the space
        for part in parts:
            words.setdefault(part, set()).add(seat)
    for part, having in words.items():
        if len(having) == 1 and len(part) > 2 and not part.isdigit():
            made.setdefault((part,), next(iter(having)))
    return made


def _line(
    found: Sequence[_Raw],
    number: int,
    names: Vocabulary,
    called: Mapping[tuple[str, ...], str],
    tokens: list[Token],
    assumed: list[str],
    expected: int,
) -> int:
    """Add the tokens of a line; return the number that would come next in a list within it."""
    words: list[str | None] = [raw.low if raw.sort in ("word", "num", "nth") else None for raw in found]
    # A hyphen between two words is no more than a blank; so is the stroke of "snake/ladder/lamppost".
    kept = [
        place
        for place, raw in enumerate(found)
        if not (
            raw.text in ("-", "/")
            and 0 < place < len(found) - 1
            and found[place - 1].sort == "word"
            and found[place + 1].sort == "word"
            and (raw.text == "-" or found[place - 1].low in _NOUNS)
        )
    ]
    found = [found[place] for place in kept]
    words = [words[place] for place in kept]
    at = 0
    while at < len(found):
        raw = found[at]
        step = 1
        if raw.sort in ("word", "num", "nth"):
            step = _worded(found, words, at, number, names, called, tokens, assumed)
            following = found[at + step] if at + step < len(found) else None
            if (
                raw.sort == "num"
                and int(raw.text[:6]) == expected
                and following is not None
                and at + step + 1 < len(found)
                and (
                    following.text == ")"
                    or (following.text == "." and (at == 0 or found[at - 1].text in (",", ";", ".", "(")))
                )
            ):
                tokens[-1] = Token("index", raw.text, number, value=expected)
                expected += 1
                step += 1
        else:
            _signed(raw, found, at, number, names, tokens)
        at += step
    return expected


def _worded(
    found: Sequence[_Raw],
    words: Sequence[str | None],
    at: int,
    number: int,
    names: Vocabulary,
    called: Mapping[tuple[str, ...], str],
    tokens: list[Token],
    assumed: list[str],
) -> int:
    """Add the token that begins with a word or a number; return how many words it has."""
    raw = found[at]
    for length in range(min(6, len(found) - at), 0, -1):
        seat = called.get(tuple(word or "" for word in words[at : at + length]))
        # A name that is a word too is meant as a name where it is written as one.
        if seat is not None and (raw.text[:1].isupper() or phrase_at(words, at) is None or length > 1):
            text = " ".join(one.text for one in found[at : at + length])
            who = "me" if seat == names.seat else seat
            tokens.append(Token("player", text, number, name=who))
            if text.casefold().endswith("'s"):
                tokens.append(Token("other", "'s", number))
            return length
    possessive = raw.text.casefold().removesuffix("'s")
    if possessive != raw.text.casefold() and (folded(possessive),) in called:
        tokens.append(Token("player", raw.text, number, name=called[(folded(possessive),)]))
        tokens.append(Token("s", "'s", number))
        return 1
    piece = _noun(found, words, at, number, names, tokens)
    if piece:
        return piece
    phrase = phrase_at(words, at)
    for length in (2, 1):
        value = NUMBERS.get(tuple(word or "" for word in words[at : at + length]))
        if value is not None and (phrase is None or phrase[0] < length or (phrase[0] == 1 and raw.low != "one")):
            text = " ".join(one.text for one in found[at : at + length])
            tokens.append(Token("num", text, number, value=value))
            return length
    if phrase is not None:
        length, meanings = phrase
        text = " ".join(one.text for one in found[at : at + length])
        if not (raw.sort == "num" and length == 1):
            kind = meanings[0]
            if kind in FAMILIES:
                tokens.append(Token("card", text, number, name=kind, meanings=meanings))
            else:
                name = kind if kind in ("leader", "last", "me") else ""
                tokens.append(Token("player" if name else kind, text, number, name=name, meanings=meanings))
            return length
    if raw.sort == "num":
        tokens.append(Token("num", raw.text, number, value=int(raw.text[:6])))
    elif raw.sort == "nth":
        tokens.append(Token("dead", raw.text, number))
    else:
        return _unknown(found, words, at, number, names, called, tokens, assumed)
    return 1


def _noun(
    found: Sequence[_Raw],
    words: Sequence[str | None],
    at: int,
    number: int,
    names: Vocabulary,
    tokens: list[Token],
) -> int:
    """Add the piece that "snake 2", "ladder no. 3" or "snake S2" name; return how many words that takes, 0 for none."""
    phrase = phrase_at(words, at)
    letter = next((_NOUNS[meaning] for meaning in phrase[1] if meaning in _NOUNS), None) if phrase else None
    if phrase is None or letter is None:
        # "move snake 2 to 28-12" names a piece, though "move snake" is a card.
        return 0
    step = at + phrase[0]
    if step < len(found) and found[step].sort in ("piece", "apart"):
        return step - at  # the name itself follows
    while step < len(found) and step < at + 3 and (found[step].text in "#.-" or words[step] in ("no", "number", "nr")):
        step += 1
    if step >= len(found):
        return 0
    value = int(found[step].text[:6]) if found[step].sort == "num" else NUMBERS.get((words[step] or "",), 0)
    name = f"{letter}{value}"
    if name not in names.pieces:
        return 0
    text = " ".join(one.text for one in found[at : step + 1])
    tokens.append(Token("piece", text, number, name=name))
    return step + 1 - at


def _unknown(
    found: Sequence[_Raw],
    words: Sequence[str | None],
    at: int,
    number: int,
    names: Vocabulary,
    called: Mapping[tuple[str, ...], str],
    tokens: list[Token],
    assumed: list[str],
) -> int:
    """Add a word that nobody knows, or what it is a slip for."""
    raw = found[at]
    slip = _near_name(raw, called)
    if slip is not None:
        who = "me" if slip == names.seat else slip
        assumed.append(say("“{word}” as {meant}", word=raw.text, meant=slip))
        tokens.append(Token("player", raw.text, number, name=who))
        return 1
    meant = near(raw.low)
    if meant is not None:
        mended = [*words[:0], *(words[at : at + 8])]
        mended[0] = meant
        phrase = phrase_at(mended, 0)
        if phrase is not None:
            # "send bakc": what went before may belong to it.
            if (tokens and tokens[-1].kind in ("send", "move", "swap")) or (tokens and tokens[-1].name == "swap"):
                longer = [*tokens[-1].text.casefold().split(), *mended]
                whole = phrase_at([folded(word) if word else None for word in longer], 0)
                if whole is not None and whole[0] > len(tokens[-1].text.split()) and whole[1][0] in FAMILIES:
                    length = whole[0] - len(tokens[-1].text.split())
                    text = " ".join([tokens[-1].text, *(one.text for one in found[at : at + length])])
                    tokens[-1] = Token("card", text, number, name=whole[1][0], meanings=whole[1])
                    assumed.append(say("“{word}” as “{meant}”", word=raw.text, meant=meant))
                    return length
            length, meanings = phrase
            kind = meanings[0]
            text = " ".join(one.text for one in found[at : at + length])
            card = kind in FAMILIES
            tokens.append(Token("card" if card else kind, text, number, name=kind if card else "", meanings=meanings))
            assumed.append(say("“{word}” as “{meant}”", word=raw.text, meant=meant))
            return length
    tokens.append(Token("unknown", raw.text, number))
    return 1


def _near_name(raw: _Raw, called: Mapping[tuple[str, ...], str]) -> str | None:
    """Return the seat that a word is a slip for: one letter or an exchange of two, and nobody else as near."""
    if len(raw.low) < 4 or not raw.text[:1].isupper():
        return None
    found = {
        seat
        for words, seat in called.items()
        if len(words) == 1
        and len(words[0]) >= 4
        and words[0][0] == raw.low[0]
        and OSA.distance(words[0], raw.low, score_cutoff=1) == 1
    }
    return found.pop() if len(found) == 1 else None


def _signed(raw: _Raw, found: Sequence[_Raw], at: int, number: int, names: Vocabulary, tokens: list[Token]) -> None:
    """Add the token of a sign, or of what signs and figures make together."""
    text = raw.text
    if raw.sort == "dead":
        tokens.append(Token("dead", text, number))
    elif raw.sort in ("piece", "apart"):
        digits = "".join(letter for letter in text if letter.isdigit())
        name = f"{text[0].upper()}{int(digits)}"
        tokens.append(Token("piece" if name in names.pieces else "no-piece", text, number, name=name))
    elif raw.sort == "signed":
        digits = text[1:].strip().partition("#")[0].rstrip("sS")
        value = int(digits)
        after_piece = any(token.kind == "piece" for token in tokens[-4:-1]) and tokens[-1].kind == "num"
        if text[0] == "-" and (after_piece or value > 6 or (tokens and tokens[-1].kind == "num" and value > 6)):
            tokens.append(Token("dash", "-", number))
            tokens.append(Token("num", digits, number, value=value))
        elif 1 <= value <= 6:
            tokens.append(Token("card", text, number, name=f"{text[0]}{value}"))
        else:
            tokens.append(Token("odd", text, number))
    elif raw.sort == "arrow":
        tokens.append(Token("arrow", text, number))
    elif raw.sort == "dots":
        tokens.append(Token("comma", text, number))
    elif raw.sort == "mixed":
        tokens.append(Token("unknown", text, number))
    else:
        _sign(text, tokens, found, at, number)


def _sign(text: str, tokens: list[Token], found: Sequence[_Raw], at: int, number: int) -> None:
    before = found[at - 1] if at else None
    after = found[at + 1] if at + 1 < len(found) else None
    if text == "." and before is not None and before.low in _ABBREVIATED and after is not None and after.sort == "num":
        return
    if text in _STOPS:
        if tokens and tokens[-1].kind == "stop" and tokens[-1].line == number:
            if text == "?":
                tokens[-1] = Token("stop", "?", number)
            return
        tokens.append(Token("stop", text, number))
        return
    kind = {
        ",": "comma",
        ":": "colon",
        "=": "colon",
        "/": "slash",
        "|": "comma",
        "-": "dash",
        "(": "open",
        ")": "close",
        "[": "open",
        "]": "close",
        "@": "on",
        "#": "hash",
        "&": "and",
        "+": "plus-sign",
    }.get(text)
    if kind is not None:
        tokens.append(Token(kind, text, number))
