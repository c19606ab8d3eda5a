"""Phrases as they are written in the vocabulary's files, and the patterns that find them.

``sent from my``: these words, whatever blanks are between them. ``a/b``: either word. ``[the]``: a word that may be
left out. ``…``: up to forty characters of anything on the line. No phrase repeats without bound, so that looking for
one takes time in proportion to the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from pbm.orders.late import late

__all__ = ["alternatives", "finding", "needed_by", "pieces_of"]

_BLANK = r"[^\S\n]{1,4}"
_GAP = r"[^\n]{0,40}?"
_PIECE = re.compile(r"[^\W_]+|[^\w\s]")


def alternatives(phrases: Iterable[str]) -> str:
    """Return one group of a regular expression, not capturing, that matches any of ``phrases``; longest first."""
    ordered = sorted(dict.fromkeys(phrases), key=lambda phrase: (-len(phrase), phrase))
    return f"(?:{'|'.join(map(_pattern, ordered))})" if ordered else "(?!)"


def finding(phrases: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern that finds any of ``phrases`` as whole words, in capitals or not."""
    return late(rf"(?<!\w){alternatives(phrases)}(?!\w)", re.IGNORECASE)


def needed_by(phrases: Iterable[str]) -> frozenset[str] | None:
    """Return words of which each text has one (as ``words_in`` tells them) in which any of ``phrases`` is found.

    Every phrase gives its longest word that stands whole in the text: not one beside "…", which may begin within it.
    None where a phrase has no such word.
    """
    needed: set[str] = set()
    for phrase in phrases:
        words = [word for word in phrase.split() if not word.startswith("[")]
        whole = [word for place, word in enumerate(words) if "…" not in words[max(0, place - 1) : place + 2]]
        if not whole:
            return None
        longest = max(whole, key=lambda word: min(map(len, word.split("/"))))
        needed.update(max(_PIECE.findall(choice.lower()), key=len) for choice in longest.split("/"))
    return frozenset(needed)


def pieces_of(phrases: Iterable[str]) -> tuple[str, ...]:
    """Return pieces of which each text has one, in small letters, in which any of ``phrases`` is found.

    For phrases that name no whole word: what stands beside "…" may be part of one.
    """
    pieces: set[str] = set()
    for phrase in phrases:
        words = [word for word in phrase.split() if word != "…" and not word.startswith("[")]
        longest = max(words, key=lambda word: min(map(len, word.split("/"))))
        pieces.update(choice.lower() for choice in longest.split("/"))
    return tuple(piece for piece in sorted(pieces) if not any(other != piece and other in piece for other in pieces))


def _pattern(phrase: str) -> str:
    made = ""
    blank = False  # whether a blank is due before the next word
    for word in phrase.split():
        if word == "…":
            made += _GAP
            blank = False
        elif word.startswith("[") and word.endswith("]"):
            optional = _word(word[1:-1])
            made += f"(?:{_BLANK}{optional})?" if blank else f"(?:{optional}{_BLANK})?"
        else:
            made += (_BLANK if blank else "") + _word(word)
            blank = True
    return made


def _word(word: str) -> str:
    choices = word.split("/")
    return re.escape(word) if len(choices) == 1 or "" in choices else f"(?:{'|'.join(map(re.escape, choices))})"
