"""Orders beside "No change", where others stand: what nobody can mean both of is asked about."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import say
from pbm.orders.cleaning.which_first import PLACED, SECOND
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.replies import say as problem_of
from pbm.orders.standing.in_figures import in_figures
from pbm.orders.standing.kept_standing import kept_standing
from pbm.orders.word_set import may_be_in, word_set, words_in
from pbm.service.merging import said

__all__ = ["asked_what_changes", "asked_which_place", "asked_which_space", "asked_which_throw"]

_THOUGHT_BETTER: Final = word_set(
    "instead actually wait rather scratch scrap correction oops sorry second stattdessen doch lieber moment halt "
    "sondern finalement plutôt attends correctie toch wacht mejor espera perdón invece anzi aspetta"
)
"""Words by which somebody changes what they have just said."""
_NO_OTHER: Final = late(
    r"\b(?:trap ?-?door|trap|hole)\b[^.!?\n\d]{0,20}\b(?P<one>\d{1,3})(?P<stop>,?) no (?P<other>\d{1,3})(?!\d|[.,]\d)",
    re.IGNORECASE,
)
"""Two spaces with a "no" between: the second instead of the first, or "not" as it is said in Scotland."""
_NAMING_TWO: Final = frozenset(("no", "add"))
_ADDED: Final = late(r"\badd (?:(?:space|square|number) )?(?P<one>\d{1,3})(?!\d|[.,]\d)", re.IGNORECASE)
"""A space that is put to the orders, where another may stand: a seat has one trapdoor."""
_CHANGED_MIND: Final = late(
    r"\b(?:second thoughts?|chang(?:ed|ing) my mind|thought again|thought better|reconsidered)\b", re.IGNORECASE
)
"""Who says so wants something other than what stands."""
_TWO: Final = 2
_SENTENCE_END: Final = late(r"[.!?\n]")
_PLACE: Final = late(
    r"\b(?:first|1st|second|2nd|turns?|rounds?|start\w*|begin\w*|open\w*|lead\w*|initial\w*|other|last|next|then"
    r"|before|after|erste[nrs]?|zuerst|zweite[nrs]?|züge?|runde|anfang|dann|vorher|nachher|premi\w+|d'abord|deuxième|second\w*|tours?|puis|ensuite"
    r"|eerste?|tweede|beurt(?:en)?|dan|daarna|primer\w*|segund\w+|turnos?|luego|prim[oa]|second[oa]|turn[oi]|poi)\b",
    re.IGNORECASE,
)
"""Words by which one of two throws is told to be the first or the second."""


def _with_space(orders: RawOrders, keys: Collection[str], old: int, new: int) -> dict[str, dict[str, Any]]:
    """Return orders with another space where an old one was read."""
    return {
        board: {key: new if key in keys and value == old else value for key, value in order.items()}
        for board, order in orders.items()
    }


def asked_which_space(reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm) -> Reading:
    """Return a reading that asks which space is meant by "trap 79 no 50", where 50 stands and would be nominated anew.

    Who puts one right in favour of what stands, and who changes what stands, may both say so. Who has "second thoughts
    on the trap" does not want what stands: theirs is the 79, unless a comma makes the "no" a change of mind. "May I add
    17?" is asked about where another stands.
    """
    if not may_be_in(words_in(own), _NAMING_TWO) or not is_postal(form):
        return reading
    keys = {field.key for field in form.fields if field.kind == "space"}
    given = {
        (order[key], standing.get(board, {}).get(key))
        for board, order in said(reading.orders).items()
        for key in keys
        if key in order
    }
    added = _ADDED.search("\n".join(own))
    if added is not None and any(int(added["one"]) == new != old and isinstance(old, int) for new, old in given):
        return _which_space(reading, added.group())
    for found in _NO_OTHER.finditer("\n".join(own)):
        other = int(found["other"])
        if (other, other) in given and found["one"] != found["other"]:
            begins = max(found.string.rfind(sign, 0, found.start()) for sign in ".!?\n") + 1
            if not found["stop"] and _CHANGED_MIND.search(found.string, begins, found.end()) is not None:
                return replace(reading, orders=_with_space(reading.orders, keys, other, int(found["one"])))
            return _which_space(reading, found.group())
    return reading


def _which_space(reading: Reading, quote: str) -> Reading:
    """Return a reading by which nothing is done before it is known which space is meant."""
    return replace(
        reading,
        verdict="ask",
        orders={},
        seconds={},
        replacing={},
        problems=(problem_of("door-differ"),),
        quotes=(quote,),
        probable={},
    )


def asked_which_place(reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm) -> Reading:
    """Return a reading that asks for the order of "second throw a 3 not a 2" where the 2 stands first."""
    if not reading.replacing:
        return reading
    key = next((field.key for field in form.fields if field.kind == "numbers"), "")
    placed = PLACED.search("\n".join(own))
    for board in reading.replacing:
        numbers = standing.get(board, {}).get(key)
        old = reading.replacing[board][0]
        if placed is None or not isinstance(numbers, list | tuple) or old not in numbers:
            continue
        if numbers.index(old) != (placed["place"].lower() in SECOND):
            problems = (*reading.problems, problem_of("throw-order"))
            return replace(reading, verdict="ask", replacing={}, problems=problems, quotes=(*reading.quotes, None))
    return reading


def asked_which_throw(reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm) -> Reading:
    """Return a reading that asks which of two throws that stand "6 please" is to replace; else as it was.

    Where the mail has a word of its place, "6 first" or "turn 3: 6", it is told.
    """
    field = next((field for field in form.fields if field.kind == "numbers"), None)
    if field is None or field.count != _TWO or not is_postal(form) or _tells_place(own):
        return reading
    stands = said(standing)
    for board, order in said(reading.orders).items():
        numbers, stood = order.get(field.key, ()), stands.get(board, {}).get(field.key, ())
        if (
            len(numbers) != 1
            or len(stood) != _TWO
            or numbers[0] in stood
            or board in {*reading.seconds, *reading.replacing}
        ):
            continue
        several = len(form.boards) > 1 and not form.shared
        problem = problem_of("throw-order", board=board) if several else _which_throw(stood, numbers[0])
        left = {key: value for key, value in order.items() if key != field.key}
        reading = replace(
            reading,
            verdict="ask",
            orders={**reading.orders, board: left},
            problems=(*reading.problems, problem),
            quotes=(*reading.quotes, None),
            probable={},
        )
    return reading


def _tells_place(own: Sequence[str]) -> bool:
    """Return whether a sentence with a number tells its place; "6 please. See you at the next meeting" tells none."""
    sentences = _SENTENCE_END.split("\n".join(own))
    return any(_PLACE.search(said) is not None for said in sentences if any(map(str.isdigit, in_figures(said.lower()))))


def _which_throw(stood: Sequence[int], new: int) -> Problem:
    """Return the question which of two throws that stand one more is to replace."""
    first, second = stood
    asking = say(
        "Two throws of yours stand, {first} and then {second}, and you gave one more. Which of them is it to "
        "replace? For example: “{new} instead of {second}”",
        first=first,
        second=second,
        new=new,
    )
    return Problem("ambiguous", asking)


def asked_what_changes(reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm) -> Reading:
    """Return a reading that asks whether its orders are meant, where the mail says that nothing changes and they would.

    ``own`` are the words of the mail, without its press. Who gives the very orders that stand says one thing twice.
    """
    sure = all(problem.code == "missing" for problem in reading.problems)
    if not sure or not is_postal(form) or not _changes(reading, standing):
        return reading
    kept = kept_standing([line.replace(":", ".") for line in own])  # "Everything stays: 5/45"
    if kept is None or "whole" not in kept.what or may_be_in(words_in(own), _THOUGHT_BETTER):
        return reading
    asking = say(
        "You write that nothing changes, and also give orders that are not those which stand. If you want the new "
        "ones, please send them by themselves."
    )
    return replace(
        reading,
        verdict="ask",
        orders={},
        seconds={},
        replacing={},
        problems=(Problem("ambiguous", asking),),
        quotes=(None,),
        probable=reading.probable or said(reading.orders),
    )


def _changes(reading: Reading, standing: RawOrders) -> bool:
    """Whether a mail gives a value in the place of another one that stands."""
    return any(
        _differs(value, stands)
        for board, order in said(reading.orders).items()
        for key, value in order.items()
        if (stands := standing.get(board, {}).get(key)) is not None and stands != []
    )


def _differs(value: Any, stands: Any) -> bool:
    """Whether a value is another one than stands; of two throws the first may be told alone."""
    if isinstance(value, list | tuple) and isinstance(stands, list | tuple):
        return list(value) != list(stands)[: len(value)]
    return bool(value != stands)
