"""What is wished for another game of the same player: left undone, and told where it is to be sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.core.errors import Problem
from pbm.core.orders import Reading
from pbm.core.phrases import say
from pbm.orders.replies import named
from pbm.orders.wishes_elsewhere import Elsewhere
from pbm.service.merging import said
from pbm.service.people import PressApart

__all__ = ["is_for_another", "not_done_here", "words_left"]


def words_left(words: Sequence[str], elsewhere: Elsewhere, apart: PressApart) -> tuple[str, ...]:
    """Return a mail's words without what it wishes elsewhere; press stays as it is."""
    own = apart(words)[0]
    return tuple(left if line == whole else line for line, whole, left in zip(words, own, elsewhere.rest, strict=False))


def is_for_another(reading: Reading) -> bool:
    """Return whether the orders of a mail are asked about because they name another game, or all of them."""
    return any(named(problem) in ("game-named", "games-all") for problem in reading.problems)


def not_done_here(reading: Reading, elsewhere: Elsewhere) -> Reading:
    """Return the reading of the rest of a mail that wishes something in another game, which is not done here.

    Where the rest orders or asks for something the GM hears of it too.
    """
    doing = said(reading.orders) or reading.later or reading.seconds or reading.replacing or reading.missed
    if doing or reading.asked or reading.command or reading.kind in ("question", "resign"):
        return replace(reading, chatter=True)
    if elsewhere.shared:
        told = say(
            "You named {game}, another game of yours. Reminders, days away, your clock and how your mails look are the "
            "same in all your games. If you want it in all of them, please send it without a game's name.",
            game=elsewhere.name,
        )
    elif elsewhere.name:
        told = say(
            "You named {game}, another game of yours, so nothing was done here. For that game, please answer its last "
            "mail.",
            game=elsewhere.name,
        )
    else:
        told = say(
            "A mail can do that for one game only, so nothing was done. Please answer the last mail of each game with "
            "it."
        )
    asked = [(problem, quote) for problem, quote in _told(reading) if named(problem) not in ("empty", "announced")]
    return replace(
        reading,
        kind="other",
        verdict="ask",
        problems=(Problem("ambiguous", told), *(problem for problem, _ in asked)),
        quotes=(None, *(quote for _, quote in asked)),
    )


def _told(reading: Reading) -> Sequence[tuple[Problem, str | None]]:
    return list(zip(reading.problems, (*reading.quotes, *[None] * len(reading.problems)), strict=False))
