"""Orders with one tap: links that write the whole mail, form filled in, so that it only has to be sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from urllib.parse import quote

from pbm.core.orders import Field, OrderForm
from pbm.core.phrases import Tongue, joined, said, say
from pbm.reports.form import boards_asked, filled_lines, numbers_field

__all__ = ["Tap", "mailto", "taps"]

_MOST_CHOICES = 12
_MOST = 6
"""Buttons that one may look through on a telephone; where there are more orders than that, the first throws."""


@dataclass(frozen=True, slots=True)
class Tap:
    """One button: what it says, and the lines of the mail that it writes."""

    label: str
    lines: tuple[str, ...]


def taps(form: OrderForm, boards_named: bool) -> tuple[Tap, ...]:
    """Return a button for each order of numbers that may be given, and one that leaves all to be filled in.

    The numbers are those that are left on every board. Of two throws in more orders than fit, the buttons give the
    first, and the lowest left goes with it. There is none where more than numbers has to be said.
    """
    boards = boards_asked(form, boards_named)
    lines = filled_lines(form, boards_named, {})
    blank, alone = Tap(say("Something else"), lines), Tap(say("Open the form"), lines)
    needed = [field for field in form.fields if not field.optional]
    wanted = needed or form.fields
    if len(wanted) == 1 and wanted[0].kind == "choice":
        choices = wanted[0].choices[:_MOST_CHOICES]
        return (*(_choice(form, boards_named, wanted[0].key, choice) for choice in choices), blank)
    field = numbers_field(form)
    if field is None or any(other is not field for other in needed):
        return (alone,)
    sets = [set(form.left.get(board, ())) for board in form.boards]
    left = sorted(set.intersection(*sets)) if sets else []
    found = [
        Tap(_label(field, order), filled_lines(form, boards_named, _given(boards, field.key, order)))
        for order in _orders(left, field.count)
    ]
    return (*found, blank) if found else (alone,)


def _orders(left: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Return the orders of so many of the numbers left, or of each first number one, where those are too many."""
    count = min(count, len(left))
    if count < 2:
        return [(number,) for number in left]
    found = list(permutations(left, count))
    if len(found) <= _MOST:
        return found
    return [(number, *[other for other in left if other != number][: count - 1]) for number in left]


def _choice(form: OrderForm, boards_named: bool, key: str, choice: str) -> Tap:
    given = {board: {key: choice} for board in boards_asked(form, boards_named)}
    return Tap(choice[:1].upper() + choice[1:], filled_lines(form, boards_named, given))


def _label(field: Field, order: Sequence[int]) -> str:
    if field.key != "throws":
        return joined((field.prompt, ", ".join(map(str, order))), ": ")
    if len(order) == 1:
        return say("Throw {number}", number=order[0])
    return say("{first}, then {second}", first=order[0], second=", ".join(map(str, order[1:])))


def _given(boards: Sequence[str], key: str, order: Sequence[int]) -> Mapping[str, Mapping[str, str]]:
    return {board: {key: ", ".join(map(str, order))} for board in boards}


def mailto(address: str, subject: str, lines: Sequence[str], tongue: Tongue) -> str:
    """Return the link (RFC 6068) that writes a mail: line ends as %0D%0A, everything but letters and digits encoded."""
    body = "\r\n".join(said(line, tongue).rstrip() for line in lines)
    to, about, words = quote(address, safe="@"), quote(said(subject, tongue), safe=""), quote(body, safe="")
    return f"mailto:{to}?subject={about}&body={words}"
