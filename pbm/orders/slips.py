"""The name of a command, spelt nearly right: STAUS."""

from __future__ import annotations

from rapidfuzz.distance import OSA

__all__ = ["is_slip"]

_SHORTEST_SLIP = 6  # letters of a command that a slip of any sort leaves plain; of shorter ones two may be exchanged
_LAST_SLIP = 5  # letters of one whose last letter may be another: GAMEZ


def is_slip(word: str, name: str) -> bool:
    """Return whether a word is a slip away from a name: the first letter is right, and one other may be wrong."""
    name = name.casefold()
    if word == name or " " in name or abs(len(word) - len(name)) > 1 or OSA.distance(word, name, score_cutoff=1) > 1:
        return False
    exchanged = sorted(word) == sorted(name)
    ended = len(name) == len(word) == _LAST_SLIP and word[:-1] == name[:-1]
    return exchanged or ended or (len(name) >= _SHORTEST_SLIP and word[0] == name[0])
