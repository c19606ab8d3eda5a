"""What a mail leaves as it stands: read beside its orders, and settled by what stands for the round."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import Phrase
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.kinds import OF_CHANGE
from pbm.orders.late import late
from pbm.orders.of_subject import is_forward, is_reply
from pbm.orders.replies import example_for, named
from pbm.orders.replies import say as problem_of
from pbm.orders.standing.changes_dropped import with_changes_dropped
from pbm.orders.standing.kept_standing import kept_standing
from pbm.orders.word_set import may_be_in, word_set, words_in
from pbm.service.merging import said
from pbm.service.people import PressApart

__all__ = ["in_the_mail", "stands_as_told", "with_what_stays"]

_READ: Final = ("orders", "other", "question", "press")
_PROBLEMS: Final = {"door": "door-kept", "throw": "throw-kept"}
_KINDS: Final = {"door-kept": "space", "throw-kept": "numbers", "orders-kept": ""}
"""What kind of field has to stand where something of it is to stay."""
_PREFERRING: Final = word_set(
    "rather better instead thoughts mind prefer suit suits lieber besser statt anstatt überlegt stattdessen plutôt "
    "mieux préfère préférerais lieu mejor vez cambio idea prefiero liever beter bedacht plaats meglio invece "
    "preferisco posto"
)
"""Words of which a sentence has one that may order a number over another, however it is said."""
_LABELS: Final = word_set(
    "trapdoor trap door hole falltür falle trappe valluik luik trampilla trampa botola throw throws roll wurf würfe "
    "lancer lancers worp worpen tirada tiradas tiro tiri lancio lanci"
)
"""What a number in the same line may be for."""
_SIZE: Final = (
    r"(?:big|bigger|biggest|higher|highest|larger|largest|wee|small|smaller|smallest|little|lower|lowest|größere|große"
    r"|kleinere|kleine|höhere|niedrigere|plus grand|plus petit|gros|petit|grote|grootste|kleinste|hoogste|laagste"
    r"|grande|mayor|pequeño|menor|piccol[oa]|maggiore|minore|(?:one|two|three|four|five|six)|[1-6])"
)
_FIRST: Final = (
    r"(?:first|1st|second|last|afore|before|zuerst|zuletzt|voran|d'abord|en premier|avant|primero|antes|eerste?|prima)"
)
_GOES_FIRST: Final = late(
    rf"\b{_SIZE}(?: (?:one|yin|number|throw|goes|comes|to go|to come|is|should go|lieber|please|of the two)){{0,4}}"
    rf" {_FIRST}\b(?! (?:time|turn|place|round|game|of [a-z]+|home)\b)"
    rf"|\b{_FIRST},? (?:(?:the|my|with|comes|goes|die|le|el|il|la|de) ){{0,2}}(?!one\b){_SIZE}\b(?! (?:or|people))",
    re.IGNORECASE,
)
"""One of two throws, by its size or number, that is to go first or last."""
_NOTHING: Final = frozenset(("empty", "announced", "no-throw"))
"""What is asked of a mail in which nothing else is ordered."""


def in_the_mail(cleaned: Cleaned, subject: str) -> Cleaned:
    """Return a mail that says nothing with the subject as its words, if that leaves all as it stands: "No change"."""
    empty = not any(line.strip() for line in (*cleaned.words, *cleaned.form))
    if not empty or is_reply(subject) or is_forward(subject):
        return cleaned
    kept = kept_standing((subject,))
    if kept is None or "whole" not in kept.what or any(any(map(str.isalnum, line)) for line in kept.rest):
        return cleaned
    return replace(cleaned, words=(subject,), written=subject, blank=False)


def with_what_stays(
    reading: Reading, cleaned: Cleaned, form: OrderForm, reread: Callable[[Cleaned], Reading], apart: PressApart
) -> Reading:
    """Return the reading of a mail without the clauses that leave something as it stands, and the question for these.

    The question is whether that stands at all, which only the record tells: ``stands_as_told``. Of a mail that leaves
    all its orders as they stand and gives some, nobody can tell which are meant: it is read as it was, and so is one
    that gives all there is to order: what stays in it stands above.
    """
    if reading.kind not in _READ or reading.missed is not None or _gives_all(reading, form):
        return reading
    if any(named(problem) == "later-door" for problem in reading.problems):
        return reading  # the trapdoor that stays is one of a turn to come
    words = _without(cleaned.words, apart)
    if words is None:
        return reading
    rest, what = words
    if reading.later and "whole" not in what and not (said(reading.orders) or reading.problems):
        return reading  # "turn 2: same throw, trapdoor 31": what stays is the turn's to come
    again = reread(replace(cleaned, words=tuple(rest)))
    if again.kind not in _READ:
        return reading
    told = list(zip(again.problems, (*again.quotes, *[None] * len(again.problems)), strict=False))
    besides = any(named(problem) not in _NOTHING for problem, _ in told)
    ordering = bool(said(again.orders) or again.seconds or again.replacing or besides)
    unread = _unread(rest, form) if not ordering and "whole" not in what else None
    if unread is not None:
        told = [(problem, quote) for problem, quote in told if named(problem) not in _NOTHING]
        told, ordering = [*told, (problem_of(unread[0], example=example_for(form)), unread[1])], True
    if (ordering and "whole" in what) or _contradicts(again, what, form):
        return reading
    if again.kind == "question" and not ordering:
        # What is asked beside it wants an answer of its own, and a change that was dropped none.
        return again if tuple(with_changes_dropped(cleaned.words)) != tuple(cleaned.words) else reading
    stays = _asked(what, ordering=ordering)
    partly = what <= {"door", "throw"} and _may_change(rest)
    if "throw-kept" in stays if ordering else not partly:
        told = [(problem, quote) for problem, quote in told if named(problem) not in _NOTHING]
    example = example_for(form)
    asked = [problem_of(each, example=example) for each in stays]
    return replace(
        again,
        kind="orders" if asked else again.kind,
        verdict="ask" if asked else again.verdict,
        problems=(*(problem for problem, _ in told), *asked),
        quotes=(*(quote for _, quote in told), *[None] * len(asked)),
    )


def _may_change(rest: Sequence[str]) -> bool:
    """Whether the words beside something that stays may be about something else that does not."""
    return may_be_in(words_in(rest), OF_CHANGE)


def _unread(rest: Sequence[str], form: OrderForm) -> tuple[str, str] | None:
    """Return what to ask of a line that may order something, and that line, where no order was read; None without one.

    A number may be ordered over another, or beside the name of what it is for; of two throws one may go first.
    """
    for line in rest:
        words = words_in((line,))
        if any(map(str.isdigit, line)) and (may_be_in(words, _PREFERRING) or may_be_in(words, _LABELS)):
            return "numbers", line
        if _throws_of(form) > 1 and _GOES_FIRST.search(line):
            return "throw-order", line
    return None


def _throws_of(form: OrderForm) -> int:
    """Return how many throws a round has."""
    return next((field.count for field in form.fields if field.kind == "numbers"), 0)


def _gives_all(reading: Reading, form: OrderForm) -> bool:
    """Whether a mail gives a throw and a space for each board that it speaks of, plainly: not one number for both."""
    numbers = [field.key for field in form.fields if field.kind == "numbers"]
    spaces = [field.key for field in form.fields if field.kind == "space"]
    orders = said(reading.orders)
    return (
        reading.verdict == "clear"
        and bool(orders)
        and all({*numbers, *spaces} <= set(order) for order in orders.values())
        and not any(
            order[space] in (order[key] or ()) for order in orders.values() for key in numbers for space in spaces
        )
    )


def _without(words: tuple[str, ...], apart: PressApart) -> tuple[list[str], frozenset[str]] | None:
    """Return a mail's words without such clauses, and what these leave; None without any. Press is not looked at."""
    if kept_standing(words) is None:
        return None
    own, letters = apart(words)
    kept = kept_standing(own)
    if kept is None or len(own) != len(words):
        return None
    if not letters:
        return kept.rest, kept.what
    changed = [place for place, (before, after) in enumerate(zip(own, kept.rest, strict=True)) if before != after]
    if any(own[place] != words[place] for place in changed):
        return None
    first = next((place for place, (line, left) in enumerate(zip(words, own, strict=True)) if line != left), len(own))
    if any(place > first and kept.rest[place].strip() for place in changed):
        # What is left of such a line would no longer end the press above it: it is read before the press.
        if any(left.strip() and left != line for line, left in zip(words, own, strict=True)):
            return None
        pressed = [line for line, left in zip(words, own, strict=True) if line != left or not line.strip()]
        return [*(line for line in kept.rest if line.strip()), "", *pressed], kept.what
    return [kept.rest[place] if place in changed else line for place, line in enumerate(words)], kept.what


def _asked(what: frozenset[str], *, ordering: bool) -> list[str]:
    """Return what has to be asked of the things that a mail leaves as they stand, if they do not."""
    if "whole" in what or ("rest" in what and not ordering):
        return ["orders-kept"]
    return [_PROBLEMS[each] for each in ("throw", "door") if each in what]


def _contradicts(reading: Reading, what: frozenset[str], form: OrderForm) -> bool:
    """Whether a mail gives, on the only board, the very thing that it leaves as it stands."""
    kinds = {kind for each, kind in (("throw", "numbers"), ("door", "space")) if each in what}
    keys = {field.key for field in form.fields if field.kind in kinds}
    one = form.shared or len(form.boards) == 1
    return one and any(keys & set(order) for order in said(reading.orders).values())


def stands_as_told(problem: Problem, base: RawOrders, new: RawOrders, form: OrderForm) -> bool:
    """Whether a mail says that something stays as it stands, and that does stand in ``base``, on which it builds.

    ``new`` are the orders that the mail itself gives: where these are for some boards alone, so is what stays.
    """
    if named(problem) == "throw-as-sent":
        return _stands_as_sent(problem, base, form)
    kind = _KINDS.get(named(problem))
    if kind is None:
        return False
    boards = tuple(said(new)) or tuple(said(base))
    fields = [field for field in form.fields if field.kind == kind]
    return bool(boards) and all(
        base.get(board) and all(form.answered(field, base.get(board, {})) for field in fields) for board in boards
    )


def _stands_as_sent(problem: Problem, base: RawOrders, form: OrderForm) -> bool:
    """Whether the throw that a mail says to have been sent stands: "I sent 3 yesterday"."""
    told = problem.message.filling("standing") if isinstance(problem.message, Phrase) else None
    keys = [field.key for field in form.fields if field.kind == "numbers"]
    order = base.get(problem.key or next(iter(base), ""), {})
    throws = [order.get(key) for key in keys]
    return bool(throws) and all(isinstance(given, list | tuple) and told in given for given in throws)
