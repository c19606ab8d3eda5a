"""Whether press under a heading may not be for all: "Private: can you …", unlike "Secret: the snake is rubber"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.people import People

__all__ = ["heads_no_secret", "proposes", "speaks_in_secret"]

_FAR: Final = 2_000  # characters of press that are looked at
_TO_SOMEBODY: Final = late(
    r"\b(?:you|your|yours|you're|you'll|you've|please|pls|don't (?:tell|print|say|let)|do not (?:tell|print|say|let)"
    r"|du|dich|dir|dein\w{0,2}|euch|ihnen|sie|bitte|tu|te|toi|ton|tes|vous|votre|vos|svp|stp|plaît|je|jij|jouw?|uw?"
    r"|graag|alsjeblieft|alstublieft|tú|ti|tus|usted|tuo|tua|voi|lei|por favor|per favore)\b|[?\d]",
    re.IGNORECASE,
)
_OF_ONESELF: Final = late(
    r"\b(?:i|i'm|i'll|i've|i'd|my|me|we|we're|we'll|our|us|ich|mich|mir|mein\w{0,2}|wir|j'\w+|moi|mon|ma|mes|nous|ik|mij"
    r"|mijn|wij|yo|me|mi|mis|io|mio|mia|noi)\b",
    re.IGNORECASE,
)
_MYSTERY: Final = late(r"\b(?:secret(?:e|o|a)?|secrète|geheim|segreto|streng geheim|top secret)\b", re.IGNORECASE)
"""Words of headlines: "Secret: I have no plan." is a jest, "Private: I'm ill." may be none."""

_PROPOSED: Final = late(
    r"\b(?:vot\w{1,4}|nominat\w{1,5}|trap ?doors?|throw\w{0,3}|stimm\w{0,3}|nominier\w{0,3}|falltür|wurf|werf\w{0,2}"
    r"|nomine\w{0,2}|trappe|valluik|luik|trampilla|botola)\b[^\n]{0,60}?\d",
    re.IGNORECASE,
)
"""What may be a plan for the game: "vote 44"."""


def proposes(words: str) -> bool:
    """Return whether words may be a plan for the game, which nobody tells all players."""
    return _PROPOSED.search(words[:_FAR]) is not None


def speaks_in_secret(heading: str, words: str, people: People) -> bool:
    """Return whether words behind a heading that only says that they are secret may be for somebody, or not for all.

    They are where they speak to somebody or ask something, have a number, name somebody who plays, or tell of their
    writer what is private.
    """
    head = words[:_FAR].replace("’", "'")
    if _TO_SOMEBODY.search(head) is not None:
        return True
    if any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", head) for name in (*people.players, *people.gm) if name):
        return True
    return _MYSTERY.search(heading) is None and _OF_ONESELF.search(head) is not None


def heads_no_secret(heading: str, to: Sequence[str], words: str, people: People) -> bool:
    """Return whether a word of secrecy heads what is for all: said ``to`` nobody who plays, and speaking to nobody."""
    return not any(map(people.may_be_one, to)) if to else not speaks_in_secret(heading, words, people)
