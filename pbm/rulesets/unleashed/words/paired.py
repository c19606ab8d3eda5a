"""Pieces of the setup round and their two ends, in whatever words: what is between them only says how a piece lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["paired"]

_ENDS: Final = ("stop", "gap", "label")
_OPEN: Final = frozenset(
    (
        "if", "unless", "not", "unsure", "later", "past", "other", "card", "pondering", "unsettled", "yours",
        "anywhere", "no-piece", "cancel", "fix", "relative", "there", "same", "taken", "free", "suffices", "default",
        "nobody", "odd",
    )
)  # fmt: skip
_APART: Final = ("else", "or", "index", "rank")
_WISHED: Final = ("should", "would", "shall", "must", "soll", "sollte", "sollten", "sollen")
_SOFT: Final = ("be", "verb", "move", "on", "unknown", "from", "to", "land", "fill", "past", "self", "top", "bottom")
_MOST: Final = 60
_STRANGE: Final = 8
_STRANGE_BETWEEN: Final = 3


class _Atom(NamedTuple):
    """A piece or a number of a sentence, and where it stands; a number may be called an end."""

    at: int
    token: Token
    end: str = ""


def paired(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with each piece before its two ends, where a sentence has no more and no less than these."""
    made: list[Token] = []
    sentence: list[Token] = []
    held: list[Token] = []
    for token in [*tokens, Token("stop", "", -1)]:
        if token.kind not in _ENDS:
            sentence.append(token)
            continue
        half = token.text != "?" and _half(sentence)
        if held and half and _half(held[:-1]) == half:
            sentence = [*held[:-1], replace(held[-1], kind="comma", text=","), *sentence[_after_piece(sentence) :]]
            held = []
        if half and token.line >= 0 and not held and _labelled(sentence) == 1:
            held = [*sentence, token]
            sentence = []
            continue
        made += held
        held = []
        made += sentence if token.text == "?" else _paired(sentence)
        if token.line >= 0:
            made.append(token)
        sentence = []
    return [*made, *held]


def _half(sentence: Sequence[Token]) -> str:
    """Return the piece of which a sentence tells one end, or both in two halves: "S3's head: 37"; "" for none."""
    kinds = [token.kind for token in sentence[:_MOST]]
    numbers = kinds.count("num")
    if kinds.count("piece") != 1 or numbers != 1 or _OPEN & set(kinds) or not {"top", "bottom"} & set(kinds):
        return ""
    return sentence[kinds.index("piece")].name


def _labelled(sentence: Sequence[Token]) -> int:
    return sum(token.kind == "num" for token in sentence)


def _after_piece(sentence: Sequence[Token]) -> int:
    return next(at for at, token in enumerate(sentence) if token.kind == "piece") + 1


def _paired(sentence: Sequence[Token]) -> list[Token]:
    """Return a sentence with its pieces and ends made plain; as it is where any word in it leaves them open."""
    plain = [_wished(sentence, at) for at in range(len(sentence))]
    kinds = {token.kind for token in plain}
    named = any(token.kind == "player" and token.name != "me" for token in plain)
    strange = sum(token.kind == "unknown" for token in plain)
    if len(sentence) > _MOST or _OPEN & kinds or named or strange > _STRANGE or "piece" not in kinds:
        return list(sentence)
    atoms = _atoms(plain)
    groups = _groups(plain, atoms)
    if groups is None:
        return list(sentence)
    made: list[Token] = []
    until = 0
    for piece, first, second in groups:
        begins, ends = min(piece.at, first.at), max(piece.at, second.at)
        between = [token for token in plain[until:begins] if token.kind not in ("top", "bottom", "dash", "num")]
        said = made and sum(token.kind == "unknown" for token in between) < _STRANGE_BETWEEN
        made += [replace(one, kind="fill", meanings=()) if said and one.kind == "unknown" else one for one in between]
        line = piece.token.line
        made.append(piece.token)
        for one in (first, second):
            made += [Token(one.end, one.end, line)] if one.end else []
            made += [one.token, Token("dash", "-", line)] if one is first else [one.token]
        until = ends + 1
    return [*made, *(token for token in plain[until:] if token.kind not in ("top", "bottom", "dash", "on"))]


def _wished(sentence: Sequence[Token], at: int) -> Token:
    """Return "should" and "would" as no more than fillings where they say how a piece is to lie."""
    token = sentence[at]
    words = token.text.casefold().split()
    soft = at + 1 < len(sentence) and sentence[at + 1].kind in _SOFT and at > 0
    if token.kind in ("if", "unsure") and words[-1:] and words[-1] in _WISHED and soft:
        return replace(token, kind="fill", meanings=())
    return token


def _atoms(plain: Sequence[Token]) -> list[_Atom]:
    """Return the pieces and numbers, each number with the end that it is called."""
    trailing = next((token.kind != "num" for token in reversed(plain) if token.kind in ("num", "top", "bottom")), False)
    found: list[_Atom] = []
    label = ""
    for at, token in enumerate(plain):
        if token.kind in ("top", "bottom"):
            following = plain[at + 1].kind if at + 1 < len(plain) else "stop"
            behind = trailing or following in ("and", "comma", "close")
            if behind and found and found[-1].token.kind == "num" and not found[-1].end:
                found[-1] = found[-1]._replace(end=token.kind)
            elif found or _names(plain, at + 1):  # and not "top pick: L2 5-22"
                label = token.kind
        elif token.kind in ("num", "piece"):
            numbered = token.kind == "num"
            found.append(_Atom(at, token, label if numbered else ""))
            label = "" if numbered else label
    return found


def _names(plain: Sequence[Token], at: int) -> bool:
    """Whether the piece follows of which an end is told: "the head of snake S1"."""
    following = next((token.kind for token in plain[at : at + 4] if token.kind not in ("fill", *NOUNS)), "")
    return following in ("piece", "num", "on")


def _groups(plain: Sequence[Token], atoms: Sequence[_Atom]) -> list[tuple[_Atom, _Atom, _Atom]] | None:
    """Return each piece with its two ends, all before them or all behind; None where it is not plain whose they are."""
    kinds = "".join("P" if atom.token.kind == "piece" else "N" for atom in atoms)
    count = len(atoms) // 3
    if kinds == "NPNN" * (len(atoms) // 4) and [one.token.value for one in atoms[::4]] == [
        *range(1, len(atoms) // 4 + 1)
    ]:
        atoms = [one for place, one in enumerate(atoms) if place % 4]  # "1 S1 34-18, 2 L1 5-21"
        kinds, count = "PNN" * (len(atoms) // 3), len(atoms) // 3
    if not count or kinds not in ("PNN" * count, "NNP" * count):
        return None
    found: list[tuple[_Atom, _Atom, _Atom]] = []
    for place in range(0, len(atoms), 3):
        three = atoms[place : place + 3]
        piece, first, second = three if kinds[0] == "P" else (three[2], three[0], three[1])
        within = plain[three[0].at : three[2].at]
        ends = {first.end, second.end}
        if any(token.kind in _APART for token in within) or first.token.value == second.token.value:
            return None
        if ends in ({"top"}, {"bottom"}):
            return None
        found.append((piece, first, second))
    return found if len({one[0].token.name for one in found}) == len(found) else None
