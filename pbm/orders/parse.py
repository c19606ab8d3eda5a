"""A player's words, read: what they order, and what must be asked before anything is taken.

A number is an order only where its sentence says so. Whatever could be meant otherwise is asked about, and
the parts that are plain nevertheless are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders import kinds
from pbm.orders.asked_once import asked_once
from pbm.orders.board_by_board import board_by_board
from pbm.orders.boards.alone import left_for_later
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.cleaning.door_dropped import with_door_dropped_apart
from pbm.orders.cleaning.said_finally import with_final_orders_apart
from pbm.orders.cleaning.signatures import foot_of
from pbm.orders.cleaning.unwrapped import as_broken, unwrapped
from pbm.orders.for_the_gm import for_the_gm
from pbm.orders.games_named import ONE_GAME, Games
from pbm.orders.judging import OF_A_ROBOT, OF_NO_PLAYER, Heard, judged
from pbm.orders.late import late
from pbm.orders.led_by_commands import unheard_commands
from pbm.orders.misgivings.matters import of_other_matter
from pbm.orders.misgivings.messages import has_message, told_on_alone
from pbm.orders.misgivings.second_look import beyond_hearing, doors_missed, halves_dropped, second_look
from pbm.orders.of_subject import is_reply
from pbm.orders.other_tongues import heard_with_care
from pbm.orders.others_numbers import own_guess
from pbm.orders.others_orders import of_another, of_other_game, of_other_seat
from pbm.orders.outcome import asked_ahead, cleared
from pbm.orders.pair_as_one import pair_as_one
from pbm.orders.phrasing.turns_ahead import Ahead
from pbm.orders.phrasing.two_turned import alone_in_order, puts_in_place, second_named_first
from pbm.orders.press.as_written import in_its_own_signs
from pbm.orders.press.confided import confided
from pbm.orders.press.layout_labels import perhaps_press
from pbm.orders.press.openings import speaks_of_print
from pbm.orders.press.own_game import stays
from pbm.orders.press.parts import below_press
from pbm.orders.press.people import People
from pbm.orders.press.said_apart import says_apart
from pbm.orders.probable import probable
from pbm.orders.quoted_back import quoted_back
from pbm.orders.reader import SHARED, Reader, Taken
from pbm.orders.recalls import without_recall
from pbm.orders.replies import named
from pbm.orders.second_opinion import reconsidered
from pbm.orders.signing import only_signs
from pbm.orders.standing.absence import tells_of_absence
from pbm.orders.standing.announced import announced_in
from pbm.orders.taking import Took, heard_of, took
from pbm.orders.third_opinion import heard_out
from pbm.orders.turn_or_throw import turn_or_throw
from pbm.orders.two_asked import with_two_asked
from pbm.orders.unanswered import BRIEF, needs_no_answer
from pbm.orders.unordered import by_sound
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.worded import Mail, Worded, worded
from pbm.orders.writers.another_seat import seat_named
from pbm.orders.writers.for_a_player import written_for_a_player
from pbm.orders.writers.gone_astray import without_claim
from pbm.orders.writers.signed_below import named_below

__all__ = ["SHARED", "read"]

_MOST = 100_000  # characters, and lines: press and all, no mail of a player is longer
_MOST_LINES = 4_000
_A_NUMBER = late(r"\W{0,8}\d{1,3}\W{0,8}")
_MOST_SIGNS = 24  # of a mail that is no more than a number
_SAYING = 3  # words that say something


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
    gm: Sequence[str] = (),
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
    ``same_foot`` says that the signature of a mail program stood below orders of the writer's before. ``gm`` are the
    names of the GM: what is said to them is not printed.
    """
    mail = Mail(
        cleaned,
        form,
        subject[:400],
        writer,
        players,
        games,
        left,
        vocabulary,
        deadline=deadline,
        same_foot=same_foot,
        people=People(gm, players, writer),
    )
    return _read(mail)


def _read(mail: Mail) -> Reading:
    """Return what a mail was understood to say."""
    if kinds.is_robot_subject(mail.subject):
        return Reading("auto-reply", "clear", {})
    recall = without_recall(mail.cleaned.words, mail.subject)
    if recall.made and not any(line.strip() for line in recall.words):
        return Reading("other", "clear", {})
    plainer = tuple(with_final_orders_apart(with_door_dropped_apart(unwrapped(recall.words))))
    mail = replace(mail, cleaned=replace(mail.cleaned, words=plainer), subject=recall.subject)
    if _too_long(mail.cleaned):
        return _unread(mail)
    told = worded(mail)
    made = took(mail, told)
    heard = heard_of(mail, told, made)
    plain = judged(heard, made.reader, made.taken, made.lines)
    if plain is OF_A_ROBOT or plain is OF_NO_PLAYER:
        return plain
    final, meant = _considered(mail, with_two_asked(plain, heard.words, made.reader), made, heard)
    asking = kinds.is_question(told.words) if made.asked else told.words != told.whole and kinds.is_question(told.whole)
    final = for_the_gm(final, heard.written, asking=asking)
    if final.kind in ("orders", "other") and _speaks_to_others(mail, told, made, heard):
        final = replace(final, chatter=True)
    if (final.kind == "question" and final.letters and not final.asked) or _unheard_below_press(final, told):
        final = replace(final, chatter=True)
    final = _of_another(mail, final, meant if final.problems else {}, told, made, heard)
    final = _boards_left_out(final, mail.form, heard.words)
    final = _throws_left_open(final, made)
    final = quoted_back(final, (*mail.cleaned.words, *mail.cleaned.form, *mail.cleaned.passed_on, mail.subject))
    final = _laid_out(_asked_ahead(final, told.ahead, made.reader), recall.words, mail.cleaned.words)
    final = turn_or_throw(final, mail.cleaned.words)
    final = heard_with_care(final, mail.cleaned.words, made.reader.say)
    return asked_once(in_its_own_signs(final, mail.cleaned.written))


def _laid_out(reading: Reading, lines: Sequence[str], whole: Sequence[str]) -> Reading:
    """Return a reading with its press in the ``lines`` that it was written in, where it was read in ``whole`` ones."""
    if not reading.letters or tuple(lines) == tuple(whole):
        return reading
    letters = tuple(replace(item, text=as_broken(item.text, lines)) for item in reading.letters)
    return replace(reading, letters=letters, press=as_broken(reading.press, lines) if reading.press else reading.press)


def _considered(mail: Mail, plain: Reading, made: Took, heard: Heard) -> tuple[Reading, RawOrders]:
    """Return what a ``plain`` reading is when it has been thought over, and what the mail most probably orders."""
    form, subject, reader, taken, lines = mail.form, mail.subject, made.reader, made.taken, made.lines
    beside = without_claim(heard.words) if made.passed and taken.ordering else heard.words
    looked_at = second_look(plain, reader, lines, beside, subject, replying=heard.replying)
    # A trapdoor alone sounds unfinished, and is not so beside PLAY DEFAULT, which orders the throw.
    default = looked_at.verdict == "clear" and any(one.command == "PLAY DEFAULT" for one in made.asked)
    # What the second look withdrew has a reason of its own, and no opinion brings it back.
    again = looked_at is plain and not default and not (plain.kind == "other" and needs_no_answer(heard.words))
    again = again and not (reader.limits.count > 1 and alone_in_order(heard.words))
    final = reconsidered(form, plain, taken.opinion, taken.settling) if again else looked_at
    others = written_for_a_player(heard.words) or of_other_matter(heard.words)
    final = looked_at if others else final
    final = _told_on(mail, final, reader, heard.words)
    final = of_another(halves_dropped(final, reader, lines, heard.words))
    said = " ".join(heard.words).strip()
    alone = len(said) <= _MOST_SIGNS and _A_NUMBER.fullmatch(said) is not None
    meant = probable(form, plain, final, taken.figures, taken.asked_doors, alone=alone)
    if reader.limits.count > 1 and (puts_in_place(heard.words) or second_named_first(heard.words)):
        meant = {}
    meant = own_guess(meant, heard.words, form, mail.players)
    telling = bool(taken.smalls) and sum(map(len, heard.words)) > BRIEF // 2  # more than a name and an address
    emptied = mail.cleaned.blank and final.kind == "other" and not telling  # they are told so, however it sounds
    announced = (final.kind, final.verdict) == ("other", "ask") and announced_in(" ".join(heard.words))
    if not (made.passed or emptied or default or announced or others):
        rescued = (looked_at.verdict, final.verdict) == ("ask", "clear")
        withdrawn = looked_at is not plain
        heard_as = heard_out(form, final, meant, taken.opinion, subject, withdrawn=withdrawn, rescued=rescued)
        heard_as = by_sound(form, heard_as, taken.opinion, subject, unasked=looked_at.verdict == "clear")
        final, meant = heard_as, meant if heard_as is final else {}
        final = board_by_board(final, reader, lines, taken.opinion, subject, partial(_of_one, mail))
        final = pair_as_one(final, mail.cleaned, form, taken.opinion, partial(_of_one, mail))
    added = looked_at.verdict == "ask" or dict(looked_at.orders) != dict(final.orders)
    if final.verdict == "clear" and added:
        final = beyond_hearing(final, reader, lines, heard.words, subject, replying=heard.replying)
    return doors_missed(final, reader, lines, heard.words, looked_at=final is plain and not made.passed), meant


def _told_on(mail: Mail, reading: Reading, reader: Reader, words: Sequence[str]) -> Reading:
    """Return a reading that does not ask which throw is meant by a number that is only told to another player."""
    ranged = bool(reading.problems) and all(named(problem) == "throw-range" for problem in reading.problems)
    if not ranged or any(reading.orders.values()) or not told_on_alone(words, mail.players):
        return reading
    return replace(reading, problems=(reader.say("to-others"),), quotes=reading.quotes[:1])


def _of_one(mail: Mail, cleaned: Cleaned, form: OrderForm) -> Reading:
    """Return the reading of a part of a mail: what is about one board, or the first of two throws."""
    return _read(replace(mail, cleaned=cleaned, form=form, same_foot=False))


def _speaks_to_others(mail: Mail, told: Worded, made: Took, heard: Heard) -> bool:
    """Whether something in a mail is for the GM: a message, a command that is none, words about print."""
    return (
        has_message(heard.words, mail.players)
        or says_apart(told.unpressed, mail.people)
        or unheard_commands(told.own)
        or speaks_of_print(told.unpressed)
        or perhaps_press(told.unpressed)
        or (not any(one.command == "ABSENT" for one in made.asked) and tells_of_absence(told.unpressed))
        or (any(item.to in ((), ("GM",)) for item in made.letters) and bool(confided(told.said)))
    )


def _unheard_below_press(final: Reading, told: Worded) -> bool:
    """Whether words stand below the press of a mail by which nothing is done: they are for the GM to read."""
    if (
        final.kind not in ("press", "other")
        or not final.letters
        or final.orders
        or final.asked
        or final.problems
        or final.later
        or final.missed
    ):
        return False
    words = [line for line in below_press(told.said, told.unpressed) if not stays(line)]
    return sum(len(line.split()) for line in words) >= _SAYING and not only_signs(words)


def _of_another(mail: Mail, final: Reading, meant: RawOrders, told: Worded, made: Took, heard: Heard) -> Reading:
    """Return a reading, with what is ``meant`` most probably, that asks where it is for another game or seat."""
    lines, subject = made.lines, mail.subject
    final = of_other_game(final, made.reader, lines if lines == [subject] else heard.words, mail.games, subject)
    everything = (*made.passed, *mail.cleaned.form, "", *told.written)
    told_of = seat_named(everything, "" if is_reply(subject) else subject, mail.writer, mail.players)
    if told_of is None and not mail.same_foot:
        told_of = named_below(foot_of(mail.cleaned.written), mail.writer, mail.players)
    if told_of is None:
        return replace(final, probable=meant) if meant else final
    return of_other_seat(replace(final, probable=meant), made.reader, told_of)


def _throws_left_open(final: Reading, made: Took) -> Reading:
    """Return a reading that asks about a throw which its words speak of, where it would only ask for one.

    What is only missing is asked for where none stands: what was said of a throw must not be lost where one does.
    """
    boards = made.taken.settled
    left = {name: one.open_throw for name, one in boards.items() if one.open_throw is not None}
    if not left:
        # Every small number beside such a trapdoor tells of something else: none of them is a guess.
        alone = any(one.door is not None and not (one.throws or one.throws_asked) for one in boards.values())
        told_of = alone and any(named(problem) == "no-throw" for problem in final.problems)
        return replace(final, probable={}) if told_of and final.probable else final
    told: list[tuple[Problem, str | None]] = []
    for problem, quote in zip(final.problems, (*final.quotes, *[None] * len(final.problems)), strict=False):
        name = problem.key or made.reader.boards[0]
        said = left.get(name) if named(problem) == "no-throw" and final.orders.get(name) else None
        if said is None:
            told.append((problem, quote))
            continue
        which = "throw-as-sent" if said.standing else "throw-open"
        line = made.lines[said.line].strip() if said.line < len(made.lines) else quote
        told.append((made.reader.say(which, board=name, standing=said.standing), line))
    asked = tuple(problem for problem, _ in told)
    against = any(named(problem) == "throw-open" for problem in asked) and any(said.against for said in left.values())
    return replace(
        final,
        problems=asked,
        quotes=tuple(quote for _, quote in told),
        probable={} if against else final.probable,
    )


def _asked_ahead(final: Reading, ahead: Ahead, reader: Reader) -> Reading:
    """Return a reading that asks about what may be for a turn to come."""
    told = [reader.say(which, turn=max(reader.form.turns, default=0) + 1) for which, _ in ahead.asked]
    if ahead.now and final.verdict == "clear" and final.later and not any(final.orders.values()):
        told.append(reader.say("no-throw"))  # "last week 4, this week 3, next week 2"
    return asked_ahead(final, told, [*(quote for _, quote in ahead.asked), None][: len(told)])


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


def _too_long(cleaned: Cleaned) -> bool:
    lines = (*cleaned.words, *cleaned.form)
    return len(lines) > _MOST_LINES or sum(map(len, lines)) > _MOST


def _unread(mail: Mail) -> Reading:
    """Return the reading of a mail that is too long for anybody's orders: nothing of it is taken."""
    reader = Reader(mail.form, mail.left, False, mail.vocabulary)
    heard = Heard(words=[line[:200] for line in mail.cleaned.words[:200]], subject=mail.subject)
    return judged(heard, reader, Taken(problems=[(reader.say("long"), -1)]), ())
