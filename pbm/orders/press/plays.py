"""What the GM says in a play that is press: "Press: a play. GM: throw 5! Dora: never!" orders nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.terse import NUMBER
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set

__all__ = ["speech_of_gm"]

_FAR: Final = 2_000  # characters in which others speak
_HEAD: Final = 50  # characters of a line that show who speaks on it
_NEAR: Final = 6  # lines above and below in which they do
_CALLED: Final = frozenset(("gm", "the gm", "gamemaster", "game master", "the gamemaster"))
_SPEAKER: Final = late(
    r"(?:^\s{0,4}|[.!?…;:\"'”)\]–—-]\s{1,4}|[(\[])[*_]{0,3}"
    r"(?P<who>(?:(?:The|Der|Die|Le|La|De|El|Il)\s)?[^\W\d_a-z][^\W\d_]{1,20}(?:\s[^\W\d_a-z][^\W\d_]{0,20})?)"
    r"\s?(?:\([^():\n]{1,40}\)\s?)?:[*_]{0,3}\s{1,4}(?=\S)",
    re.MULTILINE,
)
"""Who speaks, as a play says it: "Dora:", "THE BARON (aside):"."""
_STAGE: Final = late(
    r"\b(?:(?:stage )?plays?(?=\s?[.:,!]|$| in (?:one|two|three|\w+) acts?\b)|(?:a|my|short|little|one-act|new) play\b"
    r"|scenes?|sketch(?:es)?|drama|comedy|tragedy|farce|pantomime|panto|dialogue|curtain|act (?:i+|one|two|1|2)\b"
    r"|theatre|theater|exeunt|exit|enter (?:the )?(?-i:[A-Z])\w+|szene|theaterstück"
    r"|(?:ein|kleines|kurzes|neues) stück|schauspiel|dialog|vorhang|akt"
    r"|komödie|tragödie|lustspiel|pièce(?: de théâtre)?|scène|saynète|rideau|comédie|tragédie|toneelstuk(?:je)?"
    r"|scène|doek|blijspel|treurspiel|obra(?: de teatro)?|escena|telón|comedia|diálogo|commedia|scenetta|sipario"
    r"|tragedia|dialogo|teatro)\b",
    re.IGNORECASE,
)
"""Words that tell that what follows is played."""
_NO_SPEAKER: Final = word_set(
    "press presse pers prensa stampa ps pps nb re subject betreff from to for cc date deadline orders order befehle "
    "ordres opdrachten órdenes ordini throw trapdoor turn round week set board plan note message reply answer private "
    "secret anonymous unsigned also and but now then so yes no ok okay thanks please warning news result results score "
    "edit update correction sorry"
)
_FIGURE: Final = late(rf"(?<!\w){NUMBER}(?!\w)", re.IGNORECASE)
_CRIED: Final = late(r"[!?][\s\"'”)*_]{0,4}$")


def speech_of_gm(words: str, above: Sequence[str], below: Sequence[str], gm: Sequence[str]) -> bool | None:
    """Return whether words of press that begin with the GM's name and a colon are surely a speech in a play.

    False tells that they may as well be an order, None that nobody else speaks near them: then they are said to the GM.
    ``above`` and ``below`` are the lines beside them.
    """
    head = words[:_FAR]
    found = _SPEAKER.match(head) if ":" in head else None
    if found is None or not _is_gm(found["who"], gm):
        return None
    before = list(takewhile(str.strip, reversed(above[-_NEAR:])))
    behind = list(takewhile(str.strip, below[:_NEAR]))
    answered = _other(head, found.end(), gm)
    speech = head[found.end() : answered if answered is not None else len(head)]
    stage = _STAGE.search("\n".join(above[-_NEAR:])) is not None
    beside = any(_other(line[:_FAR], 0, gm) is not None for line in (*before, *behind[:1]))
    if answered is None and not beside:
        return None
    if _FIGURE.search(speech) is None:
        return True if stage else None
    answered_below = any(_other(line[:_HEAD], 0, gm) is not None for line in behind[:1])
    # "Throw 5!" is cried on a stage, and "throw 5, trapdoor 45" may well be ordered there.
    cried = _CRIED.search(speech) is not None and len(_FIGURE.findall(speech)) == 1
    return stage and cried and (answered is not None or answered_below)


def _other(text: str, start: int, gm: Sequence[str]) -> int | None:
    """Return where in a text somebody else than the GM begins to speak, None where nobody does."""
    for found in _SPEAKER.finditer(text, start):
        who = found["who"].casefold()
        if not _is_gm(who, gm) and who.split()[0] not in _NO_SPEAKER and VOCABULARY.label(who) is None:
            return found.start("who")
    return None


def _is_gm(name: str, gm: Sequence[str]) -> bool:
    """Whether somebody who speaks is the GM, by a name or as the GM."""
    return name.casefold() in _CALLED or any(name.casefold() == one.casefold() for one in gm)
