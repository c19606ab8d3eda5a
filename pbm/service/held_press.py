"""Press that is held back as it may be orders: what its writer is told, once, of the press and of the orders."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.errors import Problem
from pbm.core.orders import Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.replies import named

__all__ = ["letter_held", "part_held", "press_held", "told_once"]

_IN_PRESS = "in-press"


def letter_held(names: str) -> Phrase:
    """Return that a letter was not sent, and that nothing in it was taken as an order."""
    return say(
        "Your letter to {names} was not sent, for a part of it may be orders of yours, which were not taken either; it "
        "was passed on to the GM. If they are orders, please send them without the letter; if it is all for {names}, "
        "please send it again without what looks like an order.",
        names=names,
    )


def press_held() -> Phrase:
    """Return the same of press for everybody."""
    return say(
        "Your press was not kept for the report, for a part of it may be orders of yours, which were not taken either; "
        "it was passed on to the GM. If they are orders, please send them without press; if none of it is, please send "
        "it again without what looks like an order."
    )


def part_held() -> Phrase:
    """Return the same of a part of press, the rest of which is kept."""
    return say(
        "A part of your press may be orders of yours, so it was not kept for the report, and not taken either; it was "
        "passed on to the GM. If it is orders, please send them without press."
    )


def told_once(
    asked: Sequence[tuple[str, str | None]], reading: Reading, held: Sequence[str], unsent: Sequence[str]
) -> list[tuple[str, str | None]]:
    """Return what is asked and what press is ``unsent``, without asking about orders in ``held`` press by itself too.

    What is told of the press says that they were not taken; where one piece was left unsent, the words that may be
    orders stand below it. A question about words that were not held back stays.
    """
    doubted = {problem.message for problem in reading.problems if _is_of_press(problem)} if held else set[str]()
    words = [" ".join(text.split()) for text in held]
    kept, quotes = list[tuple[str, str | None]](), list[str]()
    for message, quote in asked:
        said = " ".join(quote.split()) if quote else ""
        if message not in doubted or not any(said in text for text in words):
            kept.append((message, quote))
        elif quote:
            quotes.append(quote)
    below = " … ".join(quotes) if quotes and len(unsent) == 1 else None
    return [*kept, *((message, below) for message in unsent)]


def _is_of_press(problem: Problem) -> bool:
    """Whether orders are asked about that may stand in press, in a game of either kind."""
    return problem.code == _IN_PRESS or named(problem) == _IN_PRESS
