"""A mail's words before they are read: without commands, press and remarks, with what they say told plainly."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from pbm.core.orders import Asked, OrderForm, PressItem
from pbm.orders.boards.at_the_head import with_boards_led
from pbm.orders.boards.by_place import with_boards_by_place
from pbm.orders.boards.counted import with_boards_counted
from pbm.orders.boards.default_on import default_on
from pbm.orders.boards.doors_told import doors_told
from pbm.orders.boards.first_then import with_throws_by_board
from pbm.orders.boards.in_place_on import with_board_ahead
from pbm.orders.boards.left_alone import with_boards_left_alone
from pbm.orders.boards.over import without_boards_over
from pbm.orders.boards.pairs_around import with_pairs_by_board
from pbm.orders.boards.same_as import same_as
from pbm.orders.boards.small_letters import with_capitals
from pbm.orders.boards.the_other import with_the_other
from pbm.orders.chosen_by_rules import chosen_apart, chosen_in_form
from pbm.orders.cleaning.accents_typed import with_accents
from pbm.orders.cleaning.ages import without_ages
from pbm.orders.cleaning.amended_simply import amended_simply
from pbm.orders.cleaning.answered_ifs import without_answered_ifs
from pbm.orders.cleaning.as_they_come import as_they_come
from pbm.orders.cleaning.asides import without_asides
from pbm.orders.cleaning.asked_of_the_gm import with_questions_told
from pbm.orders.cleaning.back_to import back_to
from pbm.orders.cleaning.beside_the_point import without_what_is_beside_the_point
from pbm.orders.cleaning.boards_simply import with_boards_simply
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.cleaning.dictated import with_orders_apart, with_signs
from pbm.orders.cleaning.door_added import with_door_added
from pbm.orders.cleaning.door_left import with_door_left
from pbm.orders.cleaning.footnotes import without_footnotes
from pbm.orders.cleaning.in_dialect import in_plain_english
from pbm.orders.cleaning.in_passing import without_remarks_in_passing
from pbm.orders.cleaning.in_time import in_time
from pbm.orders.cleaning.landed_on import without_landings
from pbm.orders.cleaning.made_up_mind import with_mind_made_up
from pbm.orders.cleaning.manners import without_manners
from pbm.orders.cleaning.quoted import without_quoted
from pbm.orders.cleaning.reasons_given import without_reasons_given
from pbm.orders.cleaning.receipt_numbers import without_receipt_numbers
from pbm.orders.cleaning.small_talk import without_small_talk
from pbm.orders.cleaning.supposed import without_supposed
from pbm.orders.cleaning.taken_out import taken_out
from pbm.orders.cleaning.talk_behind import without_talk_behind
from pbm.orders.cleaning.told_anyway import with_told_anyway
from pbm.orders.cleaning.told_falls import without_told_falls
from pbm.orders.cleaning.told_simply import told_simply
from pbm.orders.cleaning.two_goes_asked import without_two_goes_asked
from pbm.orders.cleaning.which_first import with_first_as_asked
from pbm.orders.commands import asked_in, asked_in_subject
from pbm.orders.games import own_part
from pbm.orders.games_named import Games
from pbm.orders.late import late
from pbm.orders.layouts.label_pairs import with_labels_beside
from pbm.orders.layouts.prompts import answered_lines
from pbm.orders.layouts.put_right import put_right
from pbm.orders.layouts.tables import in_tables
from pbm.orders.led_by_commands import apart_from_commands
from pbm.orders.of_subject import first_turn, turns_in
from pbm.orders.phrasing.bare_change import with_bare_change
from pbm.orders.phrasing.bare_lists import with_lists_joined
from pbm.orders.phrasing.changed_mind import changed_mind
from pbm.orders.phrasing.corrected import corrected
from pbm.orders.phrasing.exchanged import exchanged
from pbm.orders.phrasing.exchanged_on import exchanged_on
from pbm.orders.phrasing.found_wrong import found_wrong
from pbm.orders.phrasing.half_kept import half_kept
from pbm.orders.phrasing.heads_of_two import with_heads_of_two
from pbm.orders.phrasing.heralded import without_herald
from pbm.orders.phrasing.kept_ahead import with_kept_ahead, without_kept_for_later
from pbm.orders.phrasing.left_to_itself import without_left_to_itself
from pbm.orders.phrasing.outermost import with_numbers
from pbm.orders.phrasing.put_down_ahead import with_put_down_ahead
from pbm.orders.phrasing.scrapped import scratched, without_scrapped
from pbm.orders.phrasing.summed_up import with_thinking_summed_up
from pbm.orders.phrasing.taken_back_ahead import with_turn_taken_back
from pbm.orders.phrasing.turns_ahead import Ahead, told_by_turn
from pbm.orders.phrasing.turns_respelt import with_throws_in_order, with_turns_in_labels
from pbm.orders.phrasing.turns_served import with_turns_served
from pbm.orders.phrasing.two_left import with_order_of_two
from pbm.orders.press.around import press_replaced
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import NOBODY, People
from pbm.orders.standing.missed import Missed, missed_in
from pbm.orders.standing.staying import takes_resignation_back
from pbm.orders.vocabulary import Vocabulary
from pbm.orders.writers.name_below import without_name_below
from pbm.orders.writers.of_oneself import of_oneself
from pbm.orders.writers.secretaries import as_the_office_was_told
from pbm.orders.writers.taken_down import as_it_was_said

__all__ = ["Mail", "Worded", "worded"]

_TWO = 2  # throws
_HIGHEST = 6  # that a throw can be
_UNSAID = late(
    r"\b(?:withdraw|cancel|take|retract|scrap)\b[^.!?;:\d]{0,60}\b(?:orders|moves)\b[^.!?;:\d]{0,30}?"
    r"(?P<of> for (?:turn|round) (?P<turn>\d{1,4}))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail to be read, and what is known of it: what ``read`` is given."""

    cleaned: Cleaned
    form: OrderForm
    subject: str
    writer: str
    players: Sequence[str]
    games: Games
    left: Mapping[str, Sequence[int]] | None
    vocabulary: Vocabulary
    deadline: date | None
    same_foot: bool
    people: People = NOBODY


@dataclass(frozen=True, slots=True)
class Worded:
    """The words of a mail, told ever more plainly.

    ``own`` are the player's without commands, ``said`` those without what is for other games or missed rounds,
    ``unpressed`` those without ``letters``, which are press; ``written`` are all lines without press. ``whole`` is
    told plainly, ``words`` without what is beside the orders, ``spoken`` with its prompts as labels; ``quoting``
    tells that something in them is quoted. ``filled`` and ``form_letters`` are the same of the form;
    ``default_in_form`` tells that it orders the default.
    """

    own: Sequence[str]
    said: Sequence[str]
    unpressed: list[str]
    written: list[str]
    letters: tuple[PressItem, ...]
    asked: tuple[Asked, ...]
    missed: Missed | None
    ahead: Ahead
    whole: list[str]
    words: list[str]
    quoting: bool
    spoken: list[str]
    filled: list[str]
    form_letters: tuple[PressItem, ...]
    default_in_form: bool


def worded(mail: Mail) -> Worded:
    """Return the words of a mail, told plainly step by step."""
    cleaned, form, subject = mail.cleaned, mail.form, mail.subject
    each = _throws_of_each(form)
    voice = apart_from_commands(_own_voice(with_accents(cleaned.words), mail.players, mail.writer))
    asked, own = asked_in(_of_the_round(chosen_apart(voice, form.turns, mail.players), subject, form))
    if takes_resignation_back(own) and not any(one.command == "RESIGN" for one in asked):
        asked = (*asked, Asked("RESIGN", "off"))
    asked = (*asked, *press_replaced(own))
    left = without_boards_over(own, form.boards)
    missed, own_words = missed_in(with_capitals(with_throws_by_board(left, form.boards, each), form.boards))
    said = own_part(with_orders_apart(with_signs(without_receipt_numbers(own_words))), subject)
    unpressed, letters = split_press(said, mail.vocabulary, mail.people)
    same = tuple(said) == cleaned.words
    written = unpressed if same else split_press(cleaned.words, mail.vocabulary, mail.people)[0]
    default_in_form, form_own = chosen_in_form(cleaned.form, form.turns)
    form_words, form_letters = split_press(with_capitals(form_own, form.boards), mail.vocabulary, mail.people)
    count, boards = _throws(form), len(form.boards)
    words, form_words = (
        with_throws_in_order(told, count, several=boards > 1)
        for told in put_right(
            _by_labels(_with_heads(_kept_ahead(without_footnotes(unpressed), form.turns), mail), mail),
            _with_heads(form_words, mail),
        )
    )
    ahead = told_by_turn(words, form.turns, count, several=boards > 1 and not form.shared, deadline=mail.deadline)
    served = with_turns_served(without_answered_ifs(without_ages(ahead.lines)), count, form.turns, subject)
    whole = without_asides(in_time(as_they_come(_anew(served, count))))
    plain = without_supposed(without_small_talk(whole))
    if not asked and not any(line.strip() for line in (*cleaned.words, *cleaned.form)):
        called = asked_in_subject(subject)
        asked = (called,) if called is not None else ()
    unquoted, quoting = without_quoted(plain)
    return Worded(
        own=own,
        said=said,
        unpressed=unpressed,
        written=written,
        letters=letters,
        asked=asked,
        missed=missed,
        ahead=ahead,
        whole=whole,
        words=plain,
        quoting=quoting,
        spoken=answered_lines(unquoted, form),
        filled=answered_lines(form_words, form),
        form_letters=form_letters,
        default_in_form=default_in_form,
    )


def _with_heads(lines: Sequence[str], mail: Mail) -> Sequence[str]:
    """Return lines with the heads of a round of two turns told plainly; of other rounds as they are."""
    if _throws(mail.form) != _TWO:
        return lines
    return with_heads_of_two(with_order_of_two(with_first_as_asked(without_two_goes_asked(lines))), mail.form.turns)


def _by_labels(lines: Sequence[str], mail: Mail) -> list[str]:
    """Return the player's own lines without what is beside the point, with their boards, turns and tables as labels."""
    boards, count = mail.form.boards, _throws_of_each(mail.form)
    told = with_told_anyway(with_thinking_summed_up(lines, _throws(mail.form)))
    placed = with_boards_simply(with_boards_by_place(told, boards, count), boards, count)
    asked = with_questions_told(in_plain_english(placed))
    plainly = amended_simply(with_door_left(without_landings(without_told_falls(asked))))
    own = without_name_below(plainly, mail.writer)
    own = without_kept_for_later(own) if _throws(mail.form) == 1 else own
    throws = _throws(mail.form)
    changed = with_bare_change(own, _HIGHEST, throws) if throws and not mail.cleaned.form else own
    numbered = with_numbers(with_lists_joined(changed), _left(mail, lines), mail.form.turns)
    plainer = without_what_is_beside_the_point(without_herald(without_manners(with_mind_made_up(numbered))))
    reasoned = without_reasons_given(without_talk_behind(without_remarks_in_passing(plainer)))
    simple = told_simply(exchanged(back_to(found_wrong(taken_out(exchanged_on(with_door_added(reasoned), boards))))))
    plain = default_on(of_oneself(simple, mail.writer), mail.form)
    counted = with_boards_counted(with_boards_left_alone(with_boards_led(plain, boards), boards), boards)
    named = with_board_ahead(with_the_other(with_pairs_by_board(counted, boards), boards), boards)
    by_board = doors_told(same_as(with_turns_in_labels(named), boards), boards)
    return in_tables(with_labels_beside(by_board, mail.form), mail.form, mail.subject)


def _left(mail: Mail, lines: Sequence[str]) -> Sequence[int]:
    """Return the numbers that the seat has left for its one throw on its one board, none where they are not known."""
    if _throws(mail.form) != 1:
        return ()
    (board,) = mail.form.boards
    field = next(field for field in mail.form.fields if field.kind == "numbers")
    if mail.left is not None and board in mail.left:
        return mail.left[board]
    first = first_turn(mail.subject, lines, mail.form)
    return range(field.low, (field.high or field.low) + 1) if first else ()


def _own_voice(words: Sequence[str], players: Sequence[str], writer: str) -> list[str]:
    """Return ``words`` as the player said them to whoever types or sends them."""
    return as_it_was_said(as_the_office_was_told(words, players), players, writer)


def _of_the_round(lines: Sequence[str], subject: str, form: OrderForm) -> Sequence[str]:
    """Return ``lines`` without the turn in "withdraw my orders for turn 8" where that is the round's.

    What is taken back of a later turn is said as the command is.
    """
    made: list[str] = []
    for place, line in enumerate(with_turn_taken_back(lines, form.turns)):
        found = _UNSAID.search(line[:300]) if place < 100 else None
        own = found is not None and int(found["turn"]) in (form.turns or turns_in(subject))
        made.append(line[: found.start("of")] + line[found.end("of") :] if found is not None and own else line)
    return made


def _anew(words: Sequence[str], count: int) -> Sequence[str]:
    """Return ``words`` with what was ordered anew in the place of what it is for, without what the rules do anyway."""
    plain = changed_mind(half_kept(without_scrapped(scratched(words), count), count), count)
    return corrected(without_left_to_itself(plain, count), count)


def _throws(form: OrderForm) -> int:
    """Return how many throws a form asks for, nought where it asks for none."""
    return _throws_of_each(form) if len(form.boards) == 1 else 0


def _throws_of_each(form: OrderForm) -> int:
    """Return how many throws a form asks for on each board, nought where it asks for none."""
    return next((field.count for field in form.fields if field.kind == "numbers"), 0)


def _kept_ahead(lines: Sequence[str], turns: Sequence[int]) -> list[str]:
    """Return lines in which what is to be kept, or put down, for a turn to come is told as its order."""
    return with_put_down_ahead(with_kept_ahead(lines, turns), turns)
