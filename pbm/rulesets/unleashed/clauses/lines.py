"""Lines into tokens: labels, bullets and the numbers of lists, and between them the words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from pbm.rulesets.unleashed.wishes.forms import form_lines
from pbm.rulesets.unleashed.words.joined import joined
from pbm.rulesets.unleashed.words.laid import laid
from pbm.rulesets.unleashed.words.lexicon import LABELS, elided, folded, phrase_at, tongue_of
from pbm.rulesets.unleashed.words.scan import SCAN, tidied
from pbm.rulesets.unleashed.words.tokens import FAMILIES, NOUNS, Found, Token, Vocabulary, add_sign, add_words

__all__ = ["tokenize"]

_MOST: Final = 20_000
"""Letters of a line that are read; nobody's orders are longer."""

_SHORT_LINE: Final = 50
_LEADER: Final = "....."
# fmt: off
_CLOSINGS: Final = frozenset(
    (
        "regards", "greets", "greetings", "cheers", "thanks", "thx", "ta", "love", "best", "yours", "truly", "hugs",
        "xx", "lg", "vg", "mfg", "gruss", "gruesse", "ciao", "bye",
    )
)
# fmt: on
_WHO: Final = ("den", "der", "die", "derjenige", "diejenige", "denjenigen", "diejenigen", "demjenigen")
_ELIDING: Final = ("fr", "it")
_WORD: Final = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_BULLET: Final = re.compile(r"\s{0,20}(?:[*•·o»]|-)\s{1,5}(?=\S)")
_INDEX: Final = re.compile(r"\s{0,20}\(?(\d|[a-fA-F])[.)]\s{0,5}(?=\S)")
_HASH_INDEX: Final = re.compile(r"\s{0,20}#([1-9])\s{1,5}(?=\S)")
_COLON_INDEX: Final = re.compile(r"\s{0,20}(\d)\s?[:\-]\s{1,5}(?=\S)")


def tokenize(lines: Sequence[str], names: Vocabulary) -> tuple[list[Token], list[str]]:
    """Return the tokens of the lines, and what was taken for a slip (each as a sentence's end)."""
    said = (folded(word) for line in lines for word in _words(line[:_MOST]))
    own = {*"slp", *(folded(word) for seat in names.seats for word in _words(seat))}  # "S1" is in no tongue
    names = names._replace(tongue=tongue_of(said, own))
    tokens: list[Token] = []
    assumed: list[str] = []
    called = _names(names.seats)
    expected = 1
    colon_lists = _colon_lists(lines)
    ending = max((number for number, line in enumerate(lines) if line.strip()), default=0)
    parted = True
    forms = form_lines(lines)
    for number, raw in enumerate(lines):
        goes_on, line = forms.get(number, (False, raw[:_MOST]))
        line = tidied(line)
        if names.tongue in _ELIDING:
            line = elided(line)
        signed = (parted or number == ending) and _is_name(line, called, names.seat)
        parted = not line.strip() or _closes(line)
        if signed:
            _end(tokens, number)
            continue
        label, rest = ("", line) if goes_on else _label(line)
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
        index = (
            _INDEX.match(rest)
            or _HASH_INDEX.match(rest)
            or (_COLON_INDEX.match(rest) if number in colon_lists else None)
        )
        if index and _ordinal(index[1]) in (1, expected):
            expected = _ordinal(index[1])
            _end(tokens, number)
            tokens.append(Token("index", index[0].strip(), number, value=expected))
            expected += 1
            rest = rest[index.end() :]
        elif index and index[1].isdigit():
            _end(tokens, number)
            tokens.append(Token("rank", index[0].strip(), number, value=int(index[1])))
            rest = rest[index.end() :]
        found = [
            Found(piece.lastgroup or "sign", piece.group(), folded(piece.group())) for piece in SCAN.finditer(rest)
        ]
        found = _unsigned(found, called, names.seat)
        expected = _line(found, number, names, called, tokens, assumed, expected)
        headed = number + 1 < len(lines) and _is_headed(lines[number + 1])
        if (len(line.rstrip()) < _SHORT_LINE or label or headed or _LEADER in line) and not forms.get(
            number + 1, (False,)
        )[0]:
            _end(tokens, number)
    _end(tokens, max(0, len(lines) - 1))
    return laid(joined(tokens)), assumed


def _words(line: str) -> list[str]:
    """Return the words of a line, "l'inversion" as two."""
    return _WORD.findall(elided(tidied(line)))


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
    if not colon and line.rstrip().endswith(".."):
        head, colon, rest = line[:120], "..", ""
    if not colon:
        return "", line
    words = " ".join(folded(found) for found in re.findall(r"[^\W_]+(?:'[^\W_]+)?", head))
    label = LABELS.get(words)
    return (label, rest + line[120:]) if label else ("", line)


def _is_headed(line: str) -> bool:
    """Whether a line begins with the name of a card and a colon, "send back: Brenda"."""
    head, colon, _ = line[:40].partition(":")
    words = [folded(found) for found in re.findall(r"[^\W_]+", head)]
    phrase = phrase_at(words, 0) if colon and words else None
    return phrase is not None and phrase[0] == len(words) and phrase[1][0] in FAMILIES


def _is_name(line: str, called: Mapping[tuple[str, ...], str], seat: str) -> bool:
    """Whether a line is the player's own name and nothing else."""
    words = tuple(folded(word) for word in re.findall(r"[^\W_]+(?:'[^\W_]+)?", line[:100]))
    return called.get(words) == seat


def _closes(line: str) -> bool:
    """Whether a line is a letter's "Cheers,"."""
    words = [folded(word) for word in re.findall(r"[^\W\d_]+", line[:100])]
    return 0 < len(words) < 5 and not _CLOSINGS.isdisjoint(words)


def _relates(found: Sequence[Found], place: int) -> bool:
    """Whether a comma stands between "den" and "der", which are one name: "den, der führt"."""
    if found[place].text != "," or not 0 < place < len(found) - 1:
        return False
    return found[place - 1].low in _WHO and found[place + 1].low in ("der", "die")


def _unsigned(found: list[Found], called: Mapping[tuple[str, ...], str], seat: str) -> list[Found]:
    """Return a line without the "regards Alan" that ends it."""
    for length in (1, 2):
        name = tuple(one.low for one in found[-length:])
        if len(found) > length and called.get(name) == seat and found[-length - 1].low in _CLOSINGS:
            return found[: -length - 1]
    return found


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
    found: Sequence[Found],
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
            and (raw.text == "-" or found[place - 1].low in NOUNS)
        )
    ]
    # The comma of "derjenige, der führt" says nothing.
    kept = [place for place in kept if not (_relates(found, place))]
    found = [found[place] for place in kept]
    words = [words[place] for place in kept]
    at = 0
    while at < len(found):
        raw = found[at]
        step = 1
        if raw.sort in ("word", "num", "nth"):
            step = add_words(found, words, at, number, names, called, tokens, assumed)
            following = found[at + step] if at + step < len(found) else None
            if (
                raw.sort == "num"
                and int(raw.text[:6]) == expected
                and following is not None
                and at + step + 1 < len(found)
                and (
                    following.text == ")"
                    or (
                        following.text == "."
                        and (at == 0 or found[at - 1].text in ",;.(" or found[at - 1].sort == "num")
                    )
                )
            ):
                tokens[-1] = Token("index", raw.text, number, value=expected)
                expected += 1
                step += 1
        else:
            add_sign(raw, found, at, number, names, tokens)
        at += step
    return expected
