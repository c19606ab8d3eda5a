"""A mail that says no more than how what stands on several boards changes, or that answers what was asked about one."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from pbm.core.orders import Field, OrderForm, Reading
from pbm.core.phrases import Phrase, listed, say, say_count
from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.replies import named
from pbm.orders.standing.boards_that_stand import BoardsChange, OnBoard, boards_changed
from pbm.orders.standing.boards_told import with_marks
from pbm.service.asked_last import OF_A_DOOR, asked_last, questions_in
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.older import is_newer
from pbm.service.people import press_apart
from pbm.service.records import MailOut
from pbm.service.two_standing import in_view, may_change

__all__ = ["with_boards_changed"]

_TWICE: Final = late(
    r"(?i)(?<![\w.,/])([1-6])\s?(?:,|-|&|\s)\s?(?:(?:and|und|et|en|y|e) )?"
    r"(?:(?:then|dann|puis|dan|luego|poi) )?\1(?![\w/]|[.,]\d)"
)
"""One number for both throws: "6 then 6"."""
_READ: Final = 400  # characters in which that is looked for
_PAIR: Final = 2


def with_boards_changed(
    desk: Desk, reading: Reading, cleaned: Cleaned, read: Callable[[OrderForm], Reading]
) -> tuple[Reading, Phrase | None]:
    """Return a reading by which what stands on several boards changes as the mail says, and what its writer is told.

    The reading is as it was where the mail says anything else too, or where it is not sure what its writer has in view.
    ``read`` reads the mail against another form: one that answers what was asked about a board may be about that alone.
    """
    round_, form = desk.round_, desk.form
    if round_ is None or form is None or not is_postal(form) or form.shared or len(form.boards) < _PAIR:
        return reading, None
    standing = desk.work.orders.standing(round_.id, desk.who.seat.id)
    throws = next((asked for asked in form.fields if asked.kind == "numbers"), None)
    door = next((asked.key for asked in form.fields if asked.kind == "space"), "")
    if throws is None or standing is None or is_newer(standing, desk.mail) or not may_change(reading, cleaned):
        return reading, None
    orders = said(standing.orders)
    stands = {board: _on_board(orders.get(board, {}), throws, door, form, board) for board in form.boards}
    asked = asked_last(desk, round_)
    questions = questions_in(desk, asked) if asked is not None else ""
    about = _asked_about(questions, stands) if asked is not None else ""
    if asked is not None and about and throws.count == _PAIR and not stands[about].throws:
        stands[about] = stands[about]._replace(throws=_given_twice(desk, asked))
    own, _ = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)(cleaned.words)
    names = {desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name}
    change = boards_changed(own, stands, throws.count, names, about)
    if change is None and about and _names_no_board(reading, own, form):
        answered = read(replace(form, boards=(about,)))
        lacking = {key for key in (throws.key, door) if key not in orders.get(about, {})}
        asked_for = lacking if OF_A_DOOR.search(questions) else {*lacking, throws.key}
        return (answered if _answers(answered, about, asked_for, throws) else reading), None
    if change is None or ((change.turned or change.swapped) and not in_view(desk, round_, standing, own)):
        return reading, None
    changed = _orders(change, orders, throws.key, door)
    for board, order in said(reading.orders).items():
        after = {**orders.get(board, {}), **changed.get(board, {})}
        if any(after.get(key) != value for key, value in order.items()):
            return reading, None
    return _changed(reading, changed), _told(change)


def _on_board(order: dict[str, Any], throws: Field, door: str, form: OrderForm, board: str) -> OnBoard:
    """Return what stands on a board; of the last two numbers of a set the second is known by the first."""
    numbers = tuple(order.get(throws.key, ()))
    left = form.left.get(board, ())
    if throws.count == _PAIR == len(left) and len(numbers) == 1 and numbers[0] in left:
        numbers = (numbers[0], *(number for number in left if number != numbers[0]))
    space = order.get(door)
    return OnBoard(numbers, space if isinstance(space, int) else None)


def _names_no_board(reading: Reading, own: Sequence[str], form: OrderForm) -> bool:
    """Whether nothing stands against the orders of a mail but that it does not say for which board they are."""
    unplaced = bool(reading.problems) and all(named(problem) == "no-board" for problem in reading.problems)
    return unplaced and not any(reading.orders.values()) and "@" not in with_marks("\n".join(own), form.boards)


def _answers(reading: Reading, board: str, asked_for: Collection[str], throws: Field) -> bool:
    """Whether a mail that was read as one about a board plainly orders what was asked for there, and nothing else."""
    order = said(reading.orders).get(board, {})
    if len(order.get(throws.key, ())) not in (0, throws.count):
        return False
    besides = reading.asked or reading.later or reading.seconds or reading.replacing or reading.missed is not None
    return reading.verdict == "clear" and bool(order) and not besides and set(order) <= set(asked_for)


def _asked_about(questions: str, stands: dict[str, OnBoard]) -> str:
    """Return the only board that was asked about, empty where it asked of more or of none."""
    named = [board for board in stands if re.search(rf"\b(?i:board|brett) {re.escape(board)}\b", questions)]
    lacking = [board for board, each in stands.items() if not each.throws]
    return named[0] if len(named) == 1 else lacking[0] if not named and len(lacking) == 1 else ""


def _given_twice(desk: Desk, asked: MailOut) -> tuple[int, ...]:
    """Return the number that the mail which was asked about gave for both throws; none where that is not plain."""
    words = clean(desk.office.decode(desk.work.mails.get(asked.answers or 0).raw).text).words
    found = _TWICE.findall("\n".join(words)[:_READ])
    return (int(found[0]), int(found[0])) if len(found) == 1 else ()


def _orders(
    change: BoardsChange, orders: dict[str, dict[str, Any]], throws: str, door: str
) -> dict[str, dict[str, Any]]:
    """Return what is ordered anew, by board; a first number that alone stood of two stays alone."""
    made: dict[str, dict[str, Any]] = {}
    for board, numbers in change.throws.items():
        alone = len(numbers) == _PAIR and len(orders.get(board, {}).get(throws, ())) == 1
        made.setdefault(board, {})[throws] = list(numbers[:1] if alone else numbers)
    for board, space in change.doors.items():
        made.setdefault(board, {})[door] = "none" if space is None else space
    return made


def _changed(reading: Reading, changed: dict[str, dict[str, Any]]) -> Reading:
    """Return a reading that orders what changes, and asks nothing."""
    return replace(
        reading,
        kind="orders",
        verdict="clear",
        orders=changed,
        problems=(),
        quotes=(),
        seconds={},
        replacing={},
        probable={},
        chatter=reading.chatter and bool(reading.letters or reading.press),
    )


def _told(change: BoardsChange) -> Phrase | None:
    """Return what is said of throws or trapdoors that change places without their numbers."""
    if change.swapped:
        return say("The trapdoors of your two boards have changed places, as you asked.")
    if not change.turned:
        return None
    if len(change.throws[change.turned[0]]) == 1:
        return say("The throws of your two boards have changed places, as you asked.")
    return say_count(
        "Your two throws on board {boards} have changed places, as you asked.",
        "Your two throws on boards {boards} have changed places, as you asked.",
        len(change.turned),
        boards=listed(change.turned),
    )
