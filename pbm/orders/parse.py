"""A player's words, read: what they order, and what must be asked before anything is taken.

A number is an order only where its sentence says so. Whatever could be meant otherwise is asked about, and
the parts that are plain nevertheless are kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from pbm.core.errors import Problem
from pbm.core.orders import Asked, OrderForm, PressItem, Reading
from pbm.orders import kinds
from pbm.orders.beside_form import agreed_with_form, contradicted_form, form_denied, points_at_form
from pbm.orders.board_by_board import board_by_board
from pbm.orders.boards.alone import left_for_later
from pbm.orders.boards.default_on import default_on
from pbm.orders.boards.same_as import same_as
from pbm.orders.boards.small_letters import with_capitals
from pbm.orders.chosen_by_rules import chosen_apart, chosen_in_form
from pbm.orders.cleaning.ages import without_ages
from pbm.orders.cleaning.answered_ifs import without_answered_ifs
from pbm.orders.cleaning.as_they_come import as_they_come
from pbm.orders.cleaning.asides import without_asides
from pbm.orders.cleaning.beside_the_point import without_what_is_beside_the_point
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.cleaning.dictated import with_signs
from pbm.orders.cleaning.in_time import in_time
from pbm.orders.cleaning.quoted import without_quoted
from pbm.orders.cleaning.receipt_numbers import without_receipt_numbers
from pbm.orders.cleaning.signatures import foot_of
from pbm.orders.cleaning.small_talk import without_small_talk
from pbm.orders.cleaning.supposed import without_supposed
from pbm.orders.commands import asked_in, asked_in_subject, command_in
from pbm.orders.for_the_gm import for_the_gm
from pbm.orders.games import own_part
from pbm.orders.games_named import ONE_GAME, Games
from pbm.orders.judging import OF_A_ROBOT, OF_NO_PLAYER, Heard, judged
from pbm.orders.late import late
from pbm.orders.layouts.label_pairs import with_labels_beside
from pbm.orders.layouts.prompts import answered_lines
from pbm.orders.layouts.put_right import put_right
from pbm.orders.layouts.tables import in_tables
from pbm.orders.led_by_commands import apart_from_commands, unheard_commands
from pbm.orders.misgivings.matters import of_other_matter
from pbm.orders.misgivings.messages import has_message
from pbm.orders.misgivings.second_look import doors_missed, halves_dropped, second_look
from pbm.orders.of_subject import (
    beside_mail,
    first_turn,
    is_forward,
    is_reply,
    named_turns,
    speaks_of_subject,
    subject_orders,
    turns_in,
)
from pbm.orders.others_orders import of_another, of_other_game, of_other_seat
from pbm.orders.outcome import asked_ahead, cleared
from pbm.orders.phrasing.changed_mind import changed_mind
from pbm.orders.phrasing.corrected import corrected
from pbm.orders.phrasing.half_kept import half_kept
from pbm.orders.phrasing.left_to_itself import without_left_to_itself
from pbm.orders.phrasing.scrapped import scratched, without_scrapped
from pbm.orders.phrasing.turns_ahead import told_by_turn
from pbm.orders.phrasing.turns_respelt import with_throws_in_order, with_turns_in_labels
from pbm.orders.phrasing.turns_served import with_turns_served
from pbm.orders.press.as_written import in_its_own_signs
from pbm.orders.press.confided import confided
from pbm.orders.press.openings import speaks_of_print
from pbm.orders.press.parts import split_press
from pbm.orders.probable import probable
from pbm.orders.quoted_back import quoted_back
from pbm.orders.reader import SHARED, Reader, Taken
from pbm.orders.recalls import without_recall
from pbm.orders.replies import named
from pbm.orders.resigning import is_resignation
from pbm.orders.second_opinion import reconsidered
from pbm.orders.standing.acknowledged import only_acknowledges
from pbm.orders.standing.announced import announced_in
from pbm.orders.standing.laid_up import is_laid_up
from pbm.orders.standing.missed import missed_in
from pbm.orders.standing.no_reply import wants_nothing
from pbm.orders.standing.own_business import about_a_report, waited_for
from pbm.orders.standing.staying import takes_resignation_back
from pbm.orders.third_opinion import heard_out
from pbm.orders.unordered import by_sound
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.word_set import word_set
from pbm.orders.words import POLITE
from pbm.orders.writers.another_seat import seat_named
from pbm.orders.writers.for_a_player import written_for_a_player
from pbm.orders.writers.gone_astray import claims_as_own, without_claim
from pbm.orders.writers.name_below import without_name_below
from pbm.orders.writers.of_oneself import of_oneself
from pbm.orders.writers.secretaries import as_the_office_was_told
from pbm.orders.writers.signed_below import named_below
from pbm.orders.writers.taken_down import as_it_was_said

__all__ = ["SHARED", "read"]

_MOST = 100_000  # characters, and lines: press and all, no mail of a player is longer
_MOST_LINES = 4_000
_NAME = 3  # words of a name
_BRIEF = 240  # characters of a note that says no more than when orders will come
_REPLIES = word_set(
    "yes yep yeah ja jawohl oui sí si sì sure correct sorry agreed confirmed done right no nope nein non nee great "
    "brilliant perfect super lovely excellent wonderful fantastic"
)
"""Words that stand alone in an answer and are nobody's name."""
_UNSAID = late(
    r"\b(?:withdraw|cancel|take|retract|scrap)\b[^.!?;:\d]{0,60}\b(?:orders|moves)\b[^.!?;:\d]{0,30}?"
    r"(?P<of> for (?:turn|round) (?P<turn>\d{1,4}))\b",
    re.IGNORECASE,
)


def read(
    cleaned: Cleaned,
    form: OrderForm,
    subject: str = "",
    *,
    writer: str = "",
    players: Sequence[str] = (),
    games: Games = ONE_GAME,
    left: Mapping[str, Sequence[int]] | None = None,
    vocabulary: Vocabulary = VOCABULARY,
    deadline: date | None = None,
    same_foot: bool = False,
) -> Reading:
    """Return what a mail was understood to say, for a seat that may order what ``form`` asks.

    ``writer`` is the name of who wrote it, where that is known: who writes of themselves by name means themselves.
    ``players`` are the names of the others, and their first names, as far as they are known: words to them are no
    orders, and orders for them are asked about. ``games`` are those
    that the writer plays: orders that name another one are asked about.
    ``left`` are the numbers the seat has left by board, where that is known: "lowest legal" and the like are
    then looked up. ``form.turns`` may be empty where the turns are not known. ``orders`` hold only the boards
    and fields that are plain; those of a form that is shared are under ``*``. ``vocabulary`` has the words that are
    understood, a GM's own among them. ``deadline`` is the day on which the round ends, where it is known.
    ``same_foot`` says that the signature of a mail program stood below orders of the writer's before.
    """
    subject = subject[:400]
    if kinds.is_robot_subject(subject):
        return Reading("auto-reply", "clear", {})
    recall = without_recall(cleaned.words, subject)
    if recall.made and not any(line.strip() for line in recall.words):
        return Reading("other", "clear", {})
    cleaned, subject = replace(cleaned, words=recall.words), recall.subject
    if _too_long(cleaned):
        return _unread(cleaned, form, subject, left, vocabulary)
    said_by = chosen_apart(apart_from_commands(_own_voice(cleaned.words, players, writer)), form.turns, players)
    asked, own = asked_in(_of_the_round(said_by, subject, form))
    if takes_resignation_back(own) and not any(one.command == "RESIGN" for one in asked):
        asked = (*asked, Asked("RESIGN", "off"))
    missed, own_words = missed_in(with_capitals(own, form.boards))
    said = own_part(with_signs(without_receipt_numbers(own_words)), subject)
    unpressed, letters = split_press(said, vocabulary)
    plain = of_oneself(without_what_is_beside_the_point(without_name_below(unpressed, writer)), writer)
    by_board = same_as(with_turns_in_labels(default_on(plain, form)), form.boards)
    words = in_tables(with_labels_beside(by_board, form), form, subject)
    default_in_form, form_own = chosen_in_form(cleaned.form, form.turns)
    form_words, form_letters = split_press(with_capitals(form_own, form.boards), vocabulary)
    words, form_words = put_right(words, form_words)
    several = len(form.boards) > 1 and not form.shared
    words, form_words = (
        with_throws_in_order(told, _throws(form), several=len(form.boards) > 1) for told in (words, form_words)
    )
    ahead = told_by_turn(words, form.turns, _throws(form), several=several, deadline=deadline)
    words = ahead.lines
    served = with_turns_served(without_answered_ifs(without_ages(words)), _throws(form), form.turns, subject)
    whole = without_asides(in_time(as_they_come(_anew(served, _throws(form)))))
    words = without_supposed(without_small_talk(whole))
    if not asked and not any(line.strip() for line in (*cleaned.words, *cleaned.form)):
        called = asked_in_subject(subject)
        asked = (called,) if called is not None else ()
    unquoted, quoting = without_quoted(words)
    spoken = answered_lines(unquoted, form)
    filled = answered_lines(form_words, form)
    silent = not any(line.strip() for line in words)
    if not letters and (cleaned.sure or silent):
        letters = form_letters
    lines: Sequence[str] = [*spoken, "", *filled] if cleaned.sure else spoken
    reader = Reader(form, left, first_turn(subject, lines, form), vocabulary)
    reader.players = tuple(players)
    reader.quoted_turn = cleaned.asked_turn
    if not speaks_of_subject(lines):  # "never mind the subject line"
        reader.named = named_turns(subject, reader.limits.count)
    taken = reader.take(lines)
    has_form = default_in_form or any(line.strip() for line in filled)
    denied = form_denied(words) if has_form and not cleaned.sure else None
    may_use_form = cleaned.sure or (not denied and _may_use_form(cleaned, cleaned.form, words, subject))
    if default_in_form and may_use_form:
        asked = (*asked, Asked("PLAY DEFAULT", line="play default"))
    if not taken.ordering and not cleaned.sure and may_use_form and any(line.strip() for line in filled):
        spoken_of, lines = taken, filled
        taken = reader.take(lines)
        contradicted_form(reader, taken, spoken_of, words)
        if taken.opinion is not None and spoken_of.opinion is not None:
            taken.opinion = taken.opinion.below(spoken_of.opinion.tokens)
        letters = letters or (form_letters if taken.ordering else ())
    elif not cleaned.sure and not denied:
        agreed_with_form(reader, taken, filled, words)
    sent_on = (cleaned.forwarded or is_forward(subject)) and not taken.ordering
    passed = tuple(cleaned.passed_on) if sent_on and claims_as_own(cleaned.words) else ()
    if passed:
        lines = answered_lines(split_press(passed, vocabulary)[0], form)
        taken = reader.take(lines)
    if not taken.ordering:
        lines, taken = subject_orders(reader, cleaned, subject, lines, taken)
        sent_on = sent_on and not taken.ordering
    elif not is_reply(subject):
        beside_mail(reader, subject, lines, taken)
    unfilled = cleaned.blank and not taken.ordering and _only_signed(words)
    written = unpressed if tuple(said) == cleaned.words else split_press(cleaned.words, vocabulary)[0]
    heard = Heard(
        words=written if asked or missed else [] if unfilled else words,
        written=[] if unfilled else [*written, *cleaned.form] if default_in_form else written,
        subject=subject,
        letters=letters,
        asked=asked,
        missed=missed,
        command=command_in(cleaned.words),
        replying=is_reply(subject),
        forwarded=(cleaned.forwarded and not (passed and taken.ordering))
        or (sent_on and _orders_of_others(reader, cleaned)),
        problems=[]
        if taken.ordering
        else _not_taken(reader, form, () if wants_nothing(words) else letters, words if quoting else (), denied),
    )
    made = judged(heard, reader, taken, lines)
    if made is OF_A_ROBOT or made is OF_NO_PLAYER:
        return made
    beside = without_claim(heard.words) if passed and taken.ordering else heard.words
    looked_at = second_look(made, reader, lines, beside, subject, replying=heard.replying)
    # A trapdoor alone sounds unfinished, and is not so beside PLAY DEFAULT, which orders the throw.
    default = looked_at.verdict == "clear" and any(one.command == "PLAY DEFAULT" for one in asked)
    # What the second look withdrew has a reason of its own, and no opinion brings it back.
    again = looked_at is made and not default and not (made.kind == "other" and _needs_no_answer(heard.words))
    final = reconsidered(form, made, taken.opinion, taken.settling) if again else looked_at
    if final is not looked_at and (of_other_matter(heard.words) or written_for_a_player(heard.words)):
        final = looked_at
    final = of_another(halves_dropped(final, reader, lines, heard.words))
    meant = probable(form, made, final, taken.figures, taken.asked_doors)
    telling = bool(taken.smalls) and sum(map(len, heard.words)) > _BRIEF // 2  # more than a name and an address
    emptied = cleaned.blank and final.kind == "other" and not telling  # they are told so, however it sounds
    announced = (final.kind, final.verdict) == ("other", "ask") and announced_in(" ".join(heard.words))
    unheard = passed or emptied or default or announced
    if not unheard and not written_for_a_player(heard.words) and not of_other_matter(heard.words):
        heard_as = heard_out(form, final, meant, taken.opinion, subject, withdrawn=looked_at is not made)
        heard_as = by_sound(form, heard_as, taken.opinion, subject, unasked=looked_at.verdict == "clear")
        final, meant = heard_as, meant if heard_as is final else {}
        of_one = partial(
            read, subject=subject, writer=writer, players=players, games=games, left=left, vocabulary=vocabulary
        )
        final = board_by_board(final, reader, lines, taken.opinion, subject, partial(of_one, deadline=deadline))
    final = doors_missed(final, reader, lines, heard.words)
    asking = kinds.is_question(words) if asked else words != whole and kinds.is_question(whole)
    final = for_the_gm(final, heard.written, asking=asking)
    meant = meant if final.problems else {}
    if final.kind in ("orders", "other") and (
        has_message(heard.words, players)
        or unheard_commands(own)
        or speaks_of_print(unpressed)
        or (any(item.to in ((), ("GM",)) for item in letters) and confided(said))
    ):
        final = replace(final, chatter=True)
    final = of_other_game(final, reader, lines if lines == [subject] else heard.words, games, subject)
    told_of = seat_named((*passed, *cleaned.form, "", *written), "" if is_reply(subject) else subject, writer, players)
    if told_of is None and not same_foot:
        told_of = named_below(foot_of(cleaned.written), writer, players)
    if told_of is not None:
        final = of_other_seat(replace(final, probable=meant), reader, told_of)
        meant = final.probable
    final = _boards_left_out(final, form, heard.words)
    final = quoted_back(final, (*cleaned.words, *cleaned.form, *cleaned.passed_on, subject))
    told = [reader.say(which, turn=max(form.turns, default=0) + 1) for which, _ in ahead.asked]
    if ahead.now and final.verdict == "clear" and final.later and not any(final.orders.values()):
        told.append(reader.say("no-throw"))  # "last week 4, this week 3, next week 2"
    final = asked_ahead(
        replace(final, probable=meant) if meant else final,
        told,
        [*(quote for _, quote in ahead.asked), None][: len(told)],
    )
    return in_its_own_signs(final, cleaned.written)


def _anew(words: Sequence[str], count: int) -> Sequence[str]:
    """Return ``words`` with what was ordered anew in the place of what it is for, without what the rules do anyway."""
    plain = changed_mind(half_kept(without_scrapped(scratched(words), count), count), count)
    return corrected(without_left_to_itself(plain, count), count)


def _boards_left_out(reading: Reading, form: OrderForm, words: Sequence[str]) -> Reading:
    """Return a reading in which nothing is asked of boards that the mail says it is not about."""
    if (
        len(form.boards) < 2
        or not reading.problems
        or any(named(problem) != "no-throw" for problem in reading.problems)
    ):
        return reading
    ordered = [board for board, order in reading.orders.items() if order]
    left_out = left_for_later(words, form.boards, ordered) if ordered else frozenset()
    return cleared(reading, reading.orders) if len(left_out) == len(reading.problems) else reading


def _orders_of_others(reader: Reader, cleaned: Cleaned) -> bool:
    """Return whether somebody's orders stand in what was quoted of others: whoever sends those on wants something."""
    return bool(cleaned.of_others) and bool(reader.take(answered_lines(cleaned.of_others, reader.form)).ordering)


def _only_signed(words: Sequence[str]) -> bool:
    """Whether somebody wrote nothing but their name, as above a form that they forgot to fill in."""
    said = " ".join(words)[:_BRIEF].split()
    named = all(word[:1].isupper() and word.strip(".").isalpha() for word in said)
    return (
        0 < len(said) <= _NAME and named and not any(word.strip(".").casefold() in POLITE | _REPLIES for word in said)
    )


def _needs_no_answer(words: Sequence[str]) -> bool:
    """Whether somebody only says when orders will come, "will fill this in on Sunday", or that no reply is needed."""
    if wants_nothing(words) or only_acknowledges(words) or is_laid_up(" ".join(words)):
        return True
    told = kinds.is_promise(words) and (kinds.is_thanks(words) or about_a_report(words))
    told = told or kinds.is_form_promised(words)
    return told and waited_for(words, promised=True) and sum(map(len, words)) < _BRIEF


def _own_voice(words: Sequence[str], players: Sequence[str], writer: str) -> list[str]:
    """Return ``words`` as the player said them to whoever types or sends them."""
    return as_it_was_said(as_the_office_was_told(words, players), players, writer)


def _throws(form: OrderForm) -> int:
    """Return how many throws a form asks for, nought where it asks for none."""
    return next((field.count for field in form.fields if field.kind == "numbers"), 0) if len(form.boards) == 1 else 0


def _of_the_round(lines: Sequence[str], subject: str, form: OrderForm) -> Sequence[str]:
    """Return ``lines`` without the turn in "withdraw my orders for turn 8" where that is the round's."""
    made: list[str] = []
    for place, line in enumerate(lines):
        found = _UNSAID.search(line[:300]) if place < 100 else None
        own = found is not None and int(found["turn"]) in (form.turns or turns_in(subject))
        made.append(line[: found.start("of")] + line[found.end("of") :] if found is not None and own else line)
    return made


def _too_long(cleaned: Cleaned) -> bool:
    lines = (*cleaned.words, *cleaned.form)
    return len(lines) > _MOST_LINES or sum(map(len, lines)) > _MOST


def _unread(
    cleaned: Cleaned,
    form: OrderForm,
    subject: str,
    left: Mapping[str, Sequence[int]] | None,
    vocabulary: Vocabulary,
) -> Reading:
    """Return the reading of a mail that is too long for anybody's orders: nothing of it is taken."""
    reader = Reader(form, left, False, vocabulary)
    head = cleaned.words[:200]
    heard = Heard(words=[line[:200] for line in head], subject=subject)
    return judged(heard, reader, Taken(problems=[(reader.say("long"), -1)]), ())


def _may_use_form(cleaned: Cleaned, filled: Sequence[str], words: Sequence[str], subject: str) -> bool:
    """Whether a form that was filled in inside a quote speaks for the player: only where nothing else does."""
    if not any(line.strip() for line in filled) or cleaned.forwarded or is_forward(subject):
        return False
    asked = kinds.is_question(words) and not (kinds.asks_only_how(words) or points_at_form(words))
    acknowledged = only_acknowledges(words) and not kinds.says_nothing(words)  # "Thanks, that is all correct"
    return not (asked or acknowledged or kinds.is_robot(words) or is_resignation(words))


def _not_taken(
    reader: Reader, form: OrderForm, letters: Sequence[PressItem], quoted: Sequence[str], denied: str | None
) -> list[tuple[Problem, int]]:
    """Return the question whether orders are meant that stand within a quotation, or with labels within press.

    ``denied`` is what to say of a form that is not the player's, or not to be used.
    """
    if denied is not None:
        return [(reader.say(denied), -1)]
    for lines, labelled in (*((item.text.split("\n")[:40], True) for item in letters), (quoted[:40], False)):
        found = reader.take(answered_lines(lines, form), labelled=labelled)
        # What is quoted need not be as plain as a label to be asked about: a limerick may tell its throw in any words.
        if any(
            (isinstance(made.door, int) and (not labelled or (made.throws and not made.problems)))
            or (not labelled and len(made.problems) > 1)  # "Dad says: “Give him a two and put the trapdoor on 39”"
            for made in found.settled.values()
        ):
            return [(reader.say("in-press"), -1)]
    return []
