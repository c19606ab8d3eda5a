"""A second look at orders that were understood: what a careful GM would not enter without asking is taken out again.

It never adds an order. Each kind of misgiving is one function that says which of the accepted orders it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Reading
from pbm.orders.misgivings.afterthought import afterthought
from pbm.orders.misgivings.aim import subject_differs
from pbm.orders.misgivings.another_turn import door_of_the_next
from pbm.orders.misgivings.at_home import house_or_age
from pbm.orders.misgivings.averse import (
    as_they_say,
    asked_whether,
    averse_to,
    next_time,
    perhaps_done,
    said_before,
    thought_better_of,
    when_it_is_so,
)
from pbm.orders.misgivings.beyond import counted_from_there
from pbm.orders.misgivings.board_beside import door_beside_another, door_denied_there, throw_beside_another
from pbm.orders.misgivings.board_dropped import board_dropped, board_supposed
from pbm.orders.misgivings.changed_for import changed_for_a_space
from pbm.orders.misgivings.conditional import on_condition
from pbm.orders.misgivings.contradicted import denied_in_letter, disowned_in_letter, sent_and_binned
from pbm.orders.misgivings.counted_from import counted_from_somebody
from pbm.orders.misgivings.denied_space import denied_space
from pbm.orders.misgivings.described import about_there
from pbm.orders.misgivings.every_kind import KINDS
from pbm.orders.misgivings.form import form_and_door
from pbm.orders.misgivings.kept import kept_back
from pbm.orders.misgivings.left_to_chance import left_to_chance
from pbm.orders.misgivings.messages import sent_to_others
from pbm.orders.misgivings.needs import needed_by
from pbm.orders.misgivings.odds import same_twice
from pbm.orders.misgivings.of_which_board import door_of_all_taken_for_one, put_there_unheard
from pbm.orders.misgivings.one_more import first_of_a_tale, one_more, second_by_the_clock
from pbm.orders.misgivings.order_turned import order_turned, told_in_order
from pbm.orders.misgivings.other_board import door_as_elsewhere, other_board_unheard
from pbm.orders.misgivings.others_say import had_before, lucky_they_say, wished_by_them
from pbm.orders.misgivings.pairs import door_agreed, door_spoken_of, door_unread, halved
from pbm.orders.misgivings.pending import before_deciding, sent_when_answered
from pbm.orders.misgivings.questioned import asked_of_own, door_asked_about, door_pointed_at, not_going_there
from pbm.orders.misgivings.said_off import given_way, said_off
from pbm.orders.misgivings.shifted_by import door_shifted_by
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, looked_at
from pbm.orders.misgivings.titled import numbered_thing, space_in_passing, titled_otherwise
from pbm.orders.misgivings.told_from import reckoned_from
from pbm.orders.misgivings.undecided_after import undecided_after
from pbm.orders.misgivings.unmeant import headed_as_unmeant, roughly, unmeant_after
from pbm.orders.reader import SHARED, Reader
from pbm.orders.replies import named

__all__ = ["beyond_hearing", "doors_missed", "halves_dropped", "second_look"]


_NEEDED: Final = tuple((kind, needed_by(kind)) for kind in KINDS)
"""Every kind with what it needs."""

_UNHEARD: Final = tuple(
    (kind, needed_by(kind))
    for kind in (
        *(subject_differs, order_turned, told_in_order, same_twice, before_deciding, sent_when_answered),
        *(averse_to, thought_better_of, said_before, as_they_say, next_time, perhaps_done, asked_whether),
        *(when_it_is_so, unmeant_after, headed_as_unmeant, afterthought, disowned_in_letter),
        *(
            denied_in_letter,
            on_condition,
            roughly,
            about_there,
            reckoned_from,
            counted_from_there,
            counted_from_somebody,
            door_shifted_by,
            changed_for_a_space,
            kept_back,
            titled_otherwise,
            space_in_passing,
            numbered_thing,
            form_and_door,
            left_to_chance,
            sent_and_binned,
            sent_to_others,
            other_board_unheard,
            door_as_elsewhere,
            door_of_all_taken_for_one,
            put_there_unheard,
            one_more,
            first_of_a_tale,
            had_before,
            lucky_they_say,
            wished_by_them,
            board_dropped,
            board_supposed,
            denied_space,
            house_or_age,
            second_by_the_clock,
            door_beside_another,
            door_denied_there,
            throw_beside_another,
            said_off,
            given_way,
            undecided_after,
        ),
    )
)
"""The kinds of which the sound of a mail tells nothing, or too little."""

_OF_ALL = frozenset(
    ("only-asked", "if-refused", "waiting", "taken-back", "old-mail", "other-game", "other-player", "other-turn")
)
"""What is told once, however many orders it is about, and leaves orders for later turns open too."""
_ONCE = _OF_ALL | {"unsettled"}
"""All that is told once."""
_MOST_SPACES = 400
"""A greater number is a year or a price where the board's last space is not known."""
_OF_SENTENCES = frozenset(
    ("throw-conditional", "throw-hedged", "throw-undecided", "throw-doubt", "only-asked", "waiting")
)
"""What is asked about a throw because of its sentence."""
_ASKED_AHEAD = frozenset(("later-turn", "of-turn", "door-turn"))


def second_look(
    reading: Reading, reader: Reader, lines: Sequence[str], words: Sequence[str], subject: str, *, replying: bool
) -> Reading:
    """Return ``reading`` without the orders that should be asked about, and with what the player is asked.

    ``lines`` are those that the orders were read in, ``words`` all the player's own; ``replying`` tells that the
    subject is that of a mail answered.
    """
    accepted = tuple(_accepted(reading, reader))
    if not accepted:
        return reading
    look = _look(reader, accepted, lines, words, subject, replying=replying)
    look.kept = tuple(reading.later)
    look.quoted_turn = reader.quoted_turn
    look.asked_ahead = any(named(problem) in _ASKED_AHEAD for problem in reading.problems)
    look.throw_doubted = any(named(problem) in _OF_SENTENCES for problem in reading.problems)
    unmet = ~look.met()
    found = [misgiving for kind, needed in _NEEDED if not needed & unmet for misgiving in kind(look)]
    return _without(reading, reader, found, look.lines) if found else reading


def beyond_hearing(
    reading: Reading, reader: Reader, lines: Sequence[str], words: Sequence[str], subject: str, *, replying: bool
) -> Reading:
    """Return ``reading``, which was heard to be plain, with the questions for what cannot be heard.

    That is what its subject orders otherwise, the order of two throws that is turned round, and orders that are still
    to come. What was asked about before had not been looked at: nothing of it was accepted then.
    """
    look = _look(reader, tuple(_accepted(reading, reader)), lines, words, subject, replying=replying)
    unmet = ~look.met()
    found = [each for kind, needed in _UNHEARD if not needed & unmet for each in kind(look)]
    return _without(reading, reader, found, look.lines) if found else reading


def halves_dropped(reading: Reading, reader: Reader, lines: Sequence[str], words: Sequence[str]) -> Reading:
    """Return ``reading`` without the number of a pair of which the other is asked about."""
    accepted = tuple(_accepted(reading, reader)) if reading.verdict == "ask" else ()
    if len(accepted) != 1:
        return reading
    look = _look(reader, accepted, lines, words, "", replying=False)
    found = list(halved(look, reading.problems))
    return _without(reading, reader, found, look.lines) if found else reading


def doors_missed(
    reading: Reading, reader: Reader, lines: Sequence[str], words: Sequence[str], *, looked_at: bool
) -> Reading:
    """Return ``reading`` with the question for a trapdoor that stands in the words, unread or for the next turn.

    ``looked_at`` tells that it has had its second look as it is.
    """
    plain = reading.verdict == "clear" and reading.kind == "orders" and not reading.later
    accepted = tuple(_accepted(reading, reader)) if plain else ()
    if not accepted or reader.door is None or len(reader.form.boards) > 1:
        return reading
    nominated = any(of.field == "D" for of in accepted)
    if nominated and looked_at:
        return reading
    look = _look(reader, accepted, lines, words, "", replying=False)
    met = look.met()
    if nominated:
        found: list[Misgiving] = []
        for kind in (
            door_of_the_next,
            asked_of_own,
            not_going_there,
            counted_from_there,
            counted_from_somebody,
            door_shifted_by,
            about_there,
        ):  # it may have been heard since
            found += kind(look) if not found and needed_by(kind) & met == needed_by(kind) else []
        return _without(reading, reader, found, look.lines) if found else reading
    last = reader.door.high or _MOST_SPACES
    for missed in (door_asked_about, door_pointed_at, door_agreed):
        found = list(missed(look, last)) if needed_by(missed) & met == needed_by(missed) else []
        if found:
            return _without(reading, reader, found, look.lines)
    if needed_by(door_unread) & met != needed_by(door_unread):
        return reading
    found = list(door_unread(look, last)) or list(door_spoken_of(look))
    return _without(reading, reader, found, look.lines) if found else reading


def _look(
    reader: Reader,
    accepted: tuple[Accepted, ...],
    lines: Sequence[str],
    words: Sequence[str],
    subject: str,
    *,
    replying: bool,
) -> Look:
    """Return what is looked at once more: the player's own words, with the lines of orders that they leave out."""
    own = words
    looked = looked_at(tuple(own), reader.vocabulary)
    values = {word.value for word in looked.words if word.kind == "n"}
    if not all(value in values for of in accepted for value in of.values):
        # The orders stand in a form or in the subject, and the player's words are beside them.
        written = {line.strip() for line in words}
        own = [*(line for line in lines if line.strip() not in written), "", *words]
        looked = looked_at(tuple(own), reader.vocabulary)
    boards = reader.form.boards
    return Look(
        list(looked.words),
        list(looked.sentences),
        accepted,
        own,
        "" if [line.strip() for line in lines] == [subject.strip()] else subject,
        replying,
        boards,
        reader.limits.count,
        reader.limits.high,
        reader.form.turns,
        reader.players,
    ).sharing(looked)


def _accepted(reading: Reading, reader: Reader) -> Iterator[Accepted]:
    for board, order in reading.orders.items():
        throws = order.get(reader.throws.key) if reader.throws is not None else None
        if isinstance(throws, list) and throws:
            yield Accepted(board, "T", tuple(value for value in throws if isinstance(value, int)))
        door = order.get(reader.door.key) if reader.door is not None else None
        if door is not None:
            yield Accepted(board, "D", (door,) if isinstance(door, int) else ())
    for board, second in reading.seconds.items():
        yield Accepted(board, "T", (second,), as_second=True)
    for board, pair in reading.replacing.items():
        yield Accepted(board, "T", pair, in_place=True)


def _without(reading: Reading, reader: Reader, found: Sequence[Misgiving], lines: Sequence[str]) -> Reading:
    """Return ``reading`` without what the misgivings are about."""
    gone = {(each.board, field) for each in found for field in each.field}
    orders = {board: _kept(order, reader, board, gone) for board, order in reading.orders.items()}
    seconds = {board: value for board, value in reading.seconds.items() if (board, "T") not in gone}
    replacing = {board: pair for board, pair in reading.replacing.items() if (board, "T") not in gone}
    problems: list[Problem] = []
    quotes: list[str | None] = []
    explained: set[tuple[str, str]] = set()
    said: set[tuple[str, str]] = set()
    for each in found:
        about = {(each.board, field) for field in each.field}
        key = (each.say, "" if each.say in _ONCE else each.board + each.field)
        explains = not each.field or about - explained
        explained |= about
        if key in said or not explains:
            continue
        said.add(key)
        problem = _told(each, reader)
        if problem in problems:
            continue  # of a throw and of its trapdoor in the same words
        problems.append(problem)
        quote = lines[each.line].strip()[:200] if 0 <= each.line < len(lines) else ""
        quotes.append(quote if quote and quote not in (*quotes, *reading.quotes) else None)
    ahead = any(each.say == "ahead" for each in found)  # what was thought to be for now
    wavering = len(reader.boards) == 1 and any(each.say == "throw-hedged" for each in found)
    others = [
        (problem, quote)
        for problem, quote in zip(reading.problems, reading.quotes, strict=True)
        if problem not in problems and not ((ahead or wavering) and named(problem) == "no-throw")
    ]
    asking = any(each.asking for each in found) and not (any(orders.values()) or seconds or replacing)
    clearing = any(each.say in _OF_ALL for each in found) and not any(orders.values())
    return replace(
        reading,
        kind="question" if asking else reading.kind,
        verdict="ask",
        orders={board: order for board, order in orders.items() if order},
        seconds=seconds,
        replacing=replacing,
        later={} if clearing else reading.later,
        problems=(*problems, *(problem for problem, _ in others)),
        quotes=(*quotes, *(quote for _, quote in others)),
    )


def _kept(order: JsonObject, reader: Reader, board: str, gone: set[tuple[str, str]]) -> Mapping[str, Json]:
    dropped = {
        field.key
        for kind, field in (("T", reader.throws), ("D", reader.door))
        if field is not None and (board, kind) in gone
    }
    return {key: value for key, value in order.items() if key not in dropped}


def _told(each: Misgiving, reader: Reader) -> Problem:
    which = each.say
    if which == "no-order":
        which = "throw-doubt" if each.field == "T" else "door-doubt"
    elif which == "throw-used":
        which = "throw-same"
    board = each.board if each.board != SHARED and which not in _ONCE else ""
    return reader.say(which, board=board, turn=max(reader.form.turns, default=0) + 1)
