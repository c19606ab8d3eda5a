"""What a player is told about words that cannot stand as orders: short, and with a way on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm
from pbm.core.phrases import Phrase, joined, marked
from pbm.core.phrases import say as phrase
from pbm.orders.sentences import ILLEGAL, LATER, SENTENCES

__all__ = ["ILLEGAL", "LATER", "doubt_of", "example_for", "example_of", "example_on", "named", "say"]

_EXAMPLE = marked("THROW {throws} TRAPDOOR {space}")
_BOARD = marked("{board}: {text}")
_WHERE = marked(" on board {board}")
_ONE = marked("one throw")
_MANY = marked("{count} throws")
_ONE_NUMBER = marked("one number")
_NUMBERS = marked("{count} numbers")

_SEVERAL = 2  # boards that have to be told apart
_MOST_BOARDS = 3  # of which each has an example

_NAMES = {pattern: name for name, (_, pattern) in SENTENCES.items()}


def example_of(count: int, left: Sequence[int] | None = None, high: int | None = None) -> Phrase:
    """Return orders to send as an example: ``count`` throws, of those ``left`` where known, and a space up to ``high``.

    A round that leaves no such choice still has an example with the numbers there are.
    """
    return _example_of(count, None if left is None else tuple(left), high)


@lru_cache(maxsize=256)
def _example_of(count: int, left: tuple[int, ...] | None, high: int | None) -> Phrase:
    throws = list(left) if left is not None and len(left) >= count else [3, 6, 1, 2, 4, 5]
    if left is not None and len(left) > count and 3 in left:
        throws.sort(key=lambda value: value != 3)
    space = 45 if high is None or high >= 45 else max(1, high // 2)
    return phrase(_EXAMPLE, throws=" ".join(map(str, throws[:count])), space=space)


def example_for(form: OrderForm) -> Phrase:
    """Return orders that a seat could send by its form: numbers that are left, and a space that the board has.

    Of several boards each is named: "A: THROW 3 TRAPDOOR 45, B: THROW 1 TRAPDOOR 45".
    """
    throws = next((asked for asked in form.fields if asked.kind == "numbers"), None)
    door = next((asked for asked in form.fields if asked.kind == "space"), None)
    count, high = throws.count if throws is not None else 1, door.high if door is not None else None
    if form.shared or len(form.boards) < _SEVERAL:
        return example_of(count, form.left.get(form.boards[0]) if form.boards else None, high)
    return example_on(form.boards, {board: example_of(count, form.left.get(board), high) for board in form.boards})


def example_on(boards: Sequence[str], examples: Mapping[str, Phrase]) -> Phrase:
    """Return the example for each of ``boards`` with its name ahead; of many boards, that of the first."""
    shown = boards if len(boards) <= _MOST_BOARDS else boards[:1]
    return joined((phrase(_BOARD, board=board, text=examples[board]) for board in shown), ", ")


def say(
    which: str,
    *,
    board: str = "",
    boards: Sequence[str] = (),
    count: int = 1,
    details: Mapping[str, int | str] | None = None,
    example: str = "",
    single: str = "",
) -> Problem:
    """Return the problem ``which``, said of ``board`` (empty where there is only one).

    ``example`` is what could be sent, ``single`` what could be for one turn; if they are not given, those of no
    board in particular.
    """
    code, pattern = SENTENCES[which]
    shown = example or example_of(count)
    one = single or (shown if count == 1 else example_of(1))
    slots: dict[str, object] = {
        "where": phrase(_WHERE, board=board) if board else "",
        "example": phrase(_BOARD, board=board, text=shown) if board else shown,
        "one": phrase(_BOARD, board=board, text=one) if board else one,
        "boards": ", ".join(boards),
        "numbers": phrase(_ONE_NUMBER) if count == 1 else phrase(_NUMBERS, count=count),
        "count": phrase(_ONE) if count == 1 else phrase(_MANY, count=count),
        **(details or {}),
    }
    return Problem(code, phrase(pattern, **slots), key=board or None)


def doubt_of(field: str, reason: str) -> str:
    """Return what to say of a ``throw`` or a ``door`` that is in doubt for a reason: that of it, or that it is."""
    which = f"{field}-{reason}"
    return which if which in SENTENCES else f"{field}-doubt"


def named(problem: Problem) -> str:
    """Return which problem it is, as ``say`` was told; nothing for one that was said elsewhere."""
    pattern = problem.message.pattern if isinstance(problem.message, Phrase) else ""
    return _NAMES.get(pattern, "")
