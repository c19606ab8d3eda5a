"""What a prompt of a form asks for."""

from __future__ import annotations

import re
from functools import lru_cache

from pbm.orders.layouts.prompt_roles import PRESS, THROW, role_of
from pbm.orders.press.openings import asks_for_press
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.words import MEMORY, keyword

__all__ = ["meaning_of"]

_NUMBER_TO = re.compile(
    r"\bnumber to (?:play|use|move|be (?:played|used))\b|^\W{0,4}(?:your |my )?(?:first|second|1st|2nd) number\W{0,4}$"
    r"|^\W{0,4}play(?: (?:in |for )?turn \d{1,4})?[\s.:]{0,20}$",
    re.IGNORECASE,
)
_NOT_ASKED = frozenset(("sent", "orders", "default", "former", "old", "held", "example"))
"""With one of these a label tells what was or what is shown, and asks for nothing."""
_WORD = re.compile(r"[^\W\d_]+|🎲|🕳")


@lru_cache(maxsize=1024)
def meaning_of(label: str, *, question: bool = False) -> str:
    """Return what a prompt asks for, with its board and turn, or an empty text when it is no prompt of orders."""
    label = label.rstrip(" .…_")
    words = [word.casefold() for word in _WORD.findall(label)]
    if any(word in MEMORY or word in _NOT_ASKED or (word == "you" and not question) for word in words):
        return ""
    kinds = [kind for kind in map(keyword, words) if kind]
    if any(map(_means_press, words[:3])):
        kinds.append("P")
    if kinds == ["T"] and role_of(label) == PRESS:
        kinds = ["P"]  # "Für die Zeitung", "Tell the others"
    if not kinds and (_NUMBER_TO.search(label) or (question and role_of(label) == THROW)):
        kinds.append("T")
    if not kinds and asks_for_press(label):
        kinds.append("P")
    if not kinds:
        return ""
    board = re.match(r"\s*(?:board\s+)?([A-Z])\b(?!\s+space\b)", label)
    turn = re.search(r"turn (\d{1,4})\s*$", label)
    return f"{board.group(1) if board else ''}{kinds[-1]}{turn.group(1) if turn else ''}"


def _means_press(word: str) -> bool:
    """Whether a word is that for press in one of the languages that our forms are in: "Presse"."""
    return word == "press" or any(sense.low == "press" for sense in VOCABULARY.meanings(word).values())
