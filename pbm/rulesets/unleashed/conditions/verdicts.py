"""What the words of a condition come to: that a wish cannot be, or that it can, which goes without saying.

A condition is told apart by what its words are about, not by how they stand: it may only speak of the space, of the
player or of somebody who stands there, of being able to, and of the time until it is carried out. The words are read
once from ``hindrances.toml``; ``#`` stands for a space or a piece, ``@`` for somebody.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from itertools import pairwise
from typing import Final

__all__ = ["DIFFICULTIES", "TURN", "grants_by_denying", "known", "names_nobody", "verdict"]

_TABLES: Final[dict[str, str]] = tomllib.loads(
    resources.files(__package__).joinpath("hindrances.toml").read_text(encoding="utf-8").casefold()
)
_PHRASED: Final = ("fails", "succeeds", "by-others")
_W: Final = {key: frozenset(listed.split()) for key, listed in _TABLES.items() if key not in _PHRASED}
_PHRASES: Final = {
    key: frozenset(tuple(phrase.split()) for phrase in _TABLES[key].split(",") if phrase.strip()) for key in _PHRASED
}
_IDIOMS: Final = frozenset(word for phrases in _PHRASES.values() for phrase in phrases for word in phrase)
_LONGEST: Final = max(len(phrase) for phrases in _PHRASES.values() for phrase in phrases)
_HINDERED: Final = _W["hindered"] | _W["taken"] | _W["refused"]
_ALL: Final = frozenset(("#", "@", "say", "down")).union(*(_W[key] for key in _W if key != "turn"))
_AMONG: Final = frozenset(("nobody", "nobody's", "noone", "niemand", "i'm", "im", "ich", "am", "#"))
_NOBODY: Final = frozenset(("nobody", "nobody's", "noone", "niemand"))
_LEADING: Final = ("on", "at", "in", "to", "of", "by", "for", "with", "the", "a")
_UNFINISHED: Final = ("by", "a", "an", "the", "my", "with", "for", "of")
_PRONOUNS: Final = frozenset(
    ("i", "i'm", "im", "it", "its", "it's", "that", "that's", "thats", "you", "this", "ich", "es", "das")
)
_IS_SO: Final = frozenset(("there", "is", "it", "there's", "are", "one", "so", "'s", "has", "@"))
_BEING: Final = frozenset(("is", "'s", "there's", "are", "has"))
_AS_WELL: Final = frozenset(("too", "also", "either", "auch"))
_ALSO: Final = _AS_WELL | {"#", "as", "well", "is"}
_BEATEN: Final = frozenset(("beaten", "beat", "pipped", "beats", "pips"))
_BLAMED: Final = frozenset(("residence", "zuvorkommt", "zuvorgekommen"))

DIFFICULTIES: Final = _W["difficulties"]
"""Words that say that something fails after "any": "any trouble, 22"."""

TURN: Final = _W["turn"]
"""Words of which "when it gets round to me" is made."""


def known(word: str) -> bool:
    """Return whether a word may be part of such a condition."""
    return word in _ALL or word in _IDIOMS


def names_nobody(said: Sequence[str]) -> bool:
    """Return whether the words speak of nobody but the player and the GM."""
    return not ("@" in said or any(word in _W["somebody"] for word in said))


def grants_by_denying(said: Sequence[str]) -> bool:
    """Return whether the words of a condition that goes without saying deny something: "if nobody is on it"."""
    return not _W["not"].isdisjoint(said) and _W["granted"].isdisjoint(said)


def verdict(said: Sequence[str], *, granted: str) -> str:
    """Return what the words of a condition come to: ``else``, ``granted``, or "" where that is not plain.

    ``granted`` is what went without saying before: ``free`` ("if I may"), ``untaken`` ("if nobody is on it"), or "".
    """
    if said[-1] in _UNFINISHED:
        return ""  # "if it's covered by a +3"
    words = frozenset(said)
    denied = sum(word in _W["not"] for word in said) % 2 == 1
    somebody = not names_nobody(said)
    if {"out", "luck"} <= words or _told_by_idiom(said, somebody=somebody):
        return "else"
    if not words <= _ALL:
        return ""
    if "#" in words and words & _AS_WELL and words <= _ALSO:
        return "else"
    if granted == "untaken" and not denied and words & _BEING and words <= _IS_SO | _W["somebody"]:
        return "else"
    if somebody:
        return "else" if not denied and _by_somebody(said, words) else ""
    return _of_space(said, words, denied=denied) or _of_player(said, words, denied=denied, granted=granted)


def _of_space(said: Sequence[str], words: frozenset[str], *, denied: bool) -> str:
    """Return what words say of the space, or of the rules."""
    pairs = frozenset(pairwise(said))
    if words & _HINDERED or {"turn", "down"} <= words or ("been", "had") in pairs:
        mine = bool(words & {"i'm", "im", "we're"}) or ("i", "am") in pairs
        if mine and not words & (_W["refused"] | {"turn"}):
            return ""
        return ("" if mine else "granted") if denied else "else"
    if words & _W["of-mine"]:
        return "" if denied else "else"
    if words & _W["rules"]:
        if words & (_W["within"] | _W["granted"]):
            return "else" if denied else "granted"
        return "else" if words & {"say", "no"} else ""
    if words & _W["granted"]:
        return "else" if denied else "granted"
    if denied and words & _NOBODY and words & _W["of-space"] and words & _W["there"]:
        return "granted" if said[-1] not in _LEADING else ""
    return ""


def _of_player(said: Sequence[str], words: frozenset[str], *, denied: bool, granted: str) -> str:
    """Return what words say of being able to: "if I can't", "if I'm not"."""
    if denied and words & _NOBODY:
        return ""
    if denied and (words & (_W["able"] | _W["unable"]) or [*said[-2:]] == ["to", "be"] or said[-1] == "either"):
        return "else"
    if words <= _PRONOUNS | _W["not"]:
        mine = words & {"i", "i'm", "im", "you", "ich"}
        return "else" if denied and (granted == "free" or not mine) else ""
    if not denied and words <= _W["plain"] and words & {"may", "can"} and words & {"i", "me"}:
        return "granted"
    return ""


def _by_somebody(said: Sequence[str], words: frozenset[str]) -> bool:
    """Whether somebody stands on the space, or has taken it, as far as the words of a condition tell."""
    if words & _W["taken"]:
        return bool(words & _W["objects"]) and not words & (_W["refused"] - _W["taken"])
    if words & (_HINDERED | _W["granted"]):
        return bool(words & _BLAMED)
    if words & _W["of-mine"]:
        return {"me", "to"} <= words and bool(words & _BEATEN)
    if words & _W["hogging"]:
        return True
    stands = words & _W["of-space"] and words & _W["there"] and said[-1] not in _LEADING
    return bool(stands) and not words & _W["able"]


def _told_by_idiom(said: Sequence[str], *, somebody: bool) -> bool:
    """Whether the words say by a phrase that something cannot be, and nothing else that matters."""
    if somebody:
        rest = _without(said, _PHRASES["by-others"])
        return rest is not None and _ALL.issuperset(rest) and _W["not"].isdisjoint(rest)
    rest = _without(said, _PHRASES["fails"])
    if rest is not None:
        return _ALL.issuperset(rest) and _W["not"].isdisjoint(rest)
    if not _AMONG.isdisjoint(said):
        return False  # "if nobody's on it", "if I'm not on 20"
    rest = _without(said, _PHRASES["succeeds"])
    return rest is not None and _ALL.issuperset(rest) and sum(word in _W["not"] for word in rest) == 1


def _without(said: Sequence[str], phrases: frozenset[tuple[str, ...]]) -> list[str] | None:
    """Return the words without the longest phrase among them; None where none is."""
    for length in range(min(_LONGEST, len(said)), 0, -1):
        for start in range(len(said) - length + 1):
            if tuple(said[start : start + length]) in phrases:
                return [*said[:start], *said[start + length :]]
    return None
