"""A player's words, read: what they order, and what must be asked before anything is taken.

A number is an order only where its sentence says so. Whatever could be meant otherwise is asked about, and
the parts that are plain nevertheless are kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pbm.core.errors import Problem
from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, Reading, ReadingKind
from pbm.orders import kinds
from pbm.orders.clean import Cleaned
from pbm.orders.commands import command_in
from pbm.orders.press import split_press
from pbm.orders.prompts import answered_lines
from pbm.orders.reader import SHARED, Reader, Taken
from pbm.orders.replies import say

__all__ = ["SHARED", "read"]

_REPLY = re.compile(
    r"\s{0,4}(?:\[[^\]]{0,60}\]\s{0,3})?(?:re|aw|sv|antw|vs|odp|r|fwd?|wg|tr|rv|i|enc)\s?(?:\[\d{1,3}\])?\s?:",
    re.IGNORECASE,
)
_FORWARD = re.compile(r"\s{0,4}(?:fwd?|wg|tr|rv|i|enc)\s?:", re.IGNORECASE)
_TURN = re.compile(r"\b(?:turns?|rounds?)\s{0,2}(\d{1,4})\b", re.IGNORECASE)
_ATTACHED = re.compile(r"\battach(?:ed|ment)|\benclosed\b", re.IGNORECASE)
_UNSAYING = re.compile(
    r"\b(?:withdraw|cancel|scrap|disregard|ignore|forget|retract|undo)\b.{0,40}\b(?:orders?|moves?|mail|throw|trapdoor)\b",
    re.IGNORECASE,
)


def read(
    cleaned: Cleaned,
    form: OrderForm,
    subject: str = "",
    *,
    left: Mapping[str, Sequence[int]] | None = None,
) -> Reading:
    """Return what a mail was understood to say, for a seat that may order what ``form`` asks.

    ``left`` are the numbers the seat has left by board, where that is known: "lowest legal" and the like are
    then looked up. ``form.turns`` may be empty where the turns are not known. ``orders`` hold only the boards
    and fields that are plain; those of a form that is shared are under ``*``.
    """
    command = command_in(cleaned.words)
    subject = subject[:400]
    if kinds.is_robot_subject(subject):
        return Reading("auto-reply", "clear", {})
    words, press = split_press(cleaned.words)
    form_words, form_press = split_press(cleaned.form)
    spoken = answered_lines(words, form)
    filled = answered_lines(form_words, form)
    press = press or (form_press if cleaned.sure or not any(w.strip() for w in words) else None)
    lines: Sequence[str] = [*spoken, "", *filled] if cleaned.sure else spoken
    reader = Reader(form, left, _first_turn(subject, lines, form))
    taken = reader.take(lines)
    if not taken.ordering and not cleaned.sure and _may_use_form(cleaned, filled, words, subject):
        lines = filled
        taken = reader.take(lines)
    if not taken.ordering:
        lines, taken = _subject_orders(reader, cleaned, subject, lines, taken)
    elif not _REPLY.match(subject):
        _compare(reader, reader.take([subject], labelled=True), taken)
    return _judged(cleaned, reader, taken, lines, words, press, subject, command)


def _may_use_form(cleaned: Cleaned, filled: Sequence[str], words: Sequence[str], subject: str) -> bool:
    """Whether a form that was filled in inside a quote speaks for the player: only where nothing else does."""
    if not any(line.strip() for line in filled) or cleaned.forwarded or _FORWARD.match(subject):
        return False
    return not kinds.is_question(words) and not kinds.is_robot(words) and not kinds.is_resignation(words)


def _subject_orders(
    reader: Reader, cleaned: Cleaned, subject: str, lines: Sequence[str], taken: Taken
) -> tuple[Sequence[str], Taken]:
    """Return the orders that a subject spells out with labels, when the mail itself has none."""
    if not subject.strip() or cleaned.forwarded or kinds.is_question(cleaned.words) or kinds.is_robot(cleaned.words):
        return lines, taken
    found = reader.take([_REPLY.sub("", subject)], labelled=True)
    if not any(made.throws or made.door is not None for made in found.settled.values()):
        return lines, taken
    if _REPLY.match(subject):
        if any(line.strip() for line in cleaned.words):
            return lines, taken
        return [subject], Taken(problems=[(say("subject", count=reader.limits.count), 0)])
    return [subject], found


def _compare(reader: Reader, subject: Taken, taken: Taken) -> None:
    """Ask where a subject of the player's own orders another throw than the mail."""
    for name, made in taken.settled.items():
        other = subject.settled.get(name)
        if other is not None and other.throws and made.throws and other.throws != made.throws:
            made.throws = []
            made.throws_asked = True
            made.problems.append((say("throws-differ", board=name if reader.several else ""), -1))


def _first_turn(subject: str, lines: Sequence[str], form: OrderForm) -> bool:
    """Whether the round is known to begin a set of six: all numbers are left then."""
    if form.turns:
        return form.turns[0] % 6 == 1
    named = {int(turn) for text in (subject, *lines[:50]) for turn in _TURN.findall(text[:1000])}
    return bool(named) and all(turn % 6 == 1 for turn in named)


def _judged(
    cleaned: Cleaned,
    reader: Reader,
    taken: Taken,
    lines: Sequence[str],
    words: Sequence[str],
    press: str | None,
    subject: str,
    command: str | None,
) -> Reading:
    """Return the reading: the sort of mail, what stands, and what the player is asked."""
    complete = any(made.throws and made.door is not None for made in taken.settled.values())
    if not complete:
        if kinds.is_robot(words):
            return Reading("auto-reply", "clear", {})
        if kinds.is_invitation(subject, words) or kinds.is_advertisement(subject, words):
            return Reading("other", "clear", {})
    problems = reader.problems(taken) if taken.ordering else []
    resigning = kinds.is_resignation(words)
    if resigning and taken.ordering:
        problems.insert(0, (say("resigning"), -1))
    if command == "WITHDRAW" and taken.ordering:
        problems.insert(0, (say("withdrawing"), -1))
        command = None
    if taken.ordering:
        return _reading("orders", "ask" if problems else "clear", reader.orders(taken), press, problems, lines, command)
    if command is not None:
        return _reading("orders", "clear", {}, press, [], lines, command)
    if resigning:
        return _reading("resign", "clear", {}, press, [], lines, None)
    if kinds.is_question(words):
        return _reading("question", "ask", {}, press, [], lines, None)
    if press is not None and taken.loose is None:
        return _reading("press", "clear", {}, press, [], lines, None)
    if cleaned.forwarded:
        problems = [(say("forwarded"), -1)]
    elif taken.loose is not None:
        problems = [(say("numbers", count=reader.limits.count), taken.loose)]
    elif _UNSAYING.search(" ".join(words)[:5000]):
        problems = [(say("unsaying"), -1)]
    elif _ATTACHED.search(" ".join(words)[:5000]):
        problems = [(say("attached", count=reader.limits.count), -1)]
    return _reading("other", "ask" if problems else "clear", {}, press, problems, lines, None)


def _reading(
    kind: ReadingKind,
    verdict: str,
    orders: Mapping[str, JsonObject],
    press: str | None,
    problems: Sequence[tuple[Problem, int]],
    lines: Sequence[str],
    command: str | None,
) -> Reading:
    return Reading(
        kind,
        "ask" if verdict == "ask" else "clear",
        orders,
        press,
        tuple(problem for problem, _ in problems),
        tuple(_quote(lines, line) for _, line in problems),
        command,
    )


def _quote(lines: Sequence[str], line: int) -> str | None:
    if 0 <= line < len(lines) and lines[line].strip():
        return lines[line].strip()[:200]
    return None
