"""The sentences about wishes that no orders meet, each with its code: to sit out, to be away, to leave it to rules."""

from __future__ import annotations

from typing import Final

from pbm.core.phrases import marked

__all__ = ["WISHES"]

_AMBIGUOUS: Final = "ambiguous"

WISHES: Final[dict[str, tuple[str, str]]] = {
    "away-when": (
        _AMBIGUOUS,
        marked(
            "It seems that you cannot play for a while. Please send ABSENT and the days, for example ABSENT until 24 "
            "December: a round that you miss then is not held against you. Your piece still moves: without orders the "
            "rules choose for you."
        ),
    ),
    "sitting-out": (
        _AMBIGUOUS,
        marked(
            "Nobody can sit a round out: your piece moves in every round. The orders that stand for you are played; "
            "where none do, the rules choose. If you want them to choose, please send a line with only the words PLAY "
            "DEFAULT."
        ),
    ),
    "default-meant": (
        _AMBIGUOUS,
        marked("Do you want the rules to choose for you? Then please send a line with only the words PLAY DEFAULT."),
    ),
    "default-later": (
        _AMBIGUOUS,
        marked(
            "The default can be ordered only for the whole round that is open. If you want it there, please send a "
            "line with only the words PLAY DEFAULT; for a later turn, send that when the turn has come."
        ),
    ),
}
