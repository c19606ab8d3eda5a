"""Forms of the player's own: lines of a label and an answer, "SPACE ..... 16", that go on about the card above them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.lexicon import LABELS, folded

__all__ = ["form_lines"]

_MOST: Final = 400
_LINE: Final = re.compile(
    r"\s{0,10}(?:[*•]\s{0,3})?(?P<label>[^\W\d_][^\n:=.]{0,30}?)\s{0,3}(?:\.{2,60}:?|:|=|\s-{1,3}\s)\s{0,20}(?P<said>\S.*)"
)
_WORD: Final = re.compile(r"[^\W_]+")
_HEADS: Final = frozenset(
    (
        "card", "what", "play", "card played", "card to play", "my card", "the card", "karte", "was", "carte", "kaart",
        "carta", "i play", "first card", "second card", "card 1", "card 2", "card one", "card two", "1st card",
        "2nd card", "erste karte", "zweite karte", "karte 1", "karte 2",
    )
)  # fmt: skip
_FIELDS: Final = {
    **dict.fromkeys(
        (
            "space", "square", "where", "where to", "place", "on", "to", "at", "onto", "space no", "space number",
            "on space", "spot",
            "on card", "put it on", "put on", "play it on",
            "position", "cell", "location", "goes on", "destination", "target space", "feld",
            "wohin", "wo", "auf feld", "auf", "platz", "case", "vakje", "casilla", "casella", "board space", "field",
        ),
        "on",
    ),
    **dict.fromkeys(
        (
            "victim", "target", "who", "whom", "player", "players", "against", "opfer", "ziel", "on whom", "for",
            "action", "effect", "piece", "moving", "recipient", "targets", "whose", "spieler", "wen", "details",
            "snake", "ladder", "lamppost",
            "choice", "swap", "moves", "which", "what it does", "aimed at", "directed at",
        ),
        ",",
    ),
    **dict.fromkeys(("new head", "head", "new top", "top", "its head", "its top"), " top"),
    **dict.fromkeys(("new tail", "tail", "new foot", "foot", "new bottom", "bottom", "its tail"), " bottom"),
    **dict.fromkeys(
        (
            "or else", "else", "fallback", "fall back", "if taken", "alternative", "backup", "back up", "plan b",
            "second choice", "2nd choice", "otherwise", "if not", "if that fails", "if occupied", "if blocked",
            "ersatz", "sonst", "reserve",
            "alternativ", "failing that", "if impossible", "if not possible", "or", "spare",
            "falls besetzt", "wenn besetzt", "notfalls", "fallback space", "fallback card", "if full", "if gone",
        ),
        "else",
    ),
}  # fmt: skip


def form_lines(lines: Sequence[str]) -> dict[int, tuple[bool, str]]:
    """Return what is to be read for the lines of such forms, by line; and whether it goes on where the last ended."""
    found: dict[int, tuple[bool, str]] = {}
    head: tuple[int, str] | None = None
    for number, raw in enumerate(lines):
        line = _LINE.fullmatch(raw[:_MOST])
        label = " ".join(folded(word) for word in _WORD.findall(line["label"])) if line else ""
        if line and label in _HEADS:
            head = (number, f"{line['label']}: {line['said']}" if label in LABELS else line["said"])
        elif line and label in _FIELDS and head is not None:
            found.setdefault(head[0], (False, head[1]))
            found[number] = (True, f" {_FIELDS[label]} {line['said']}")
        else:
            head = None
    return found
