"""The answer to a player's mail: what was understood, what stands, and how to change it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pbm.core.orders import Asked, PressItem, Reading
from pbm.core.phrases import joined, say
from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.orders.consent import yes_with_numbers
from pbm.orders.recalls import without_recall
from pbm.orders.replies import named
from pbm.orders.wishes_beside import tells_of_absence_beside
from pbm.service import late
from pbm.service.agreed import answered_beside, only_pressed, yes_not_taken
from pbm.service.asked_before import asked_before
from pbm.service.built_on import orders_changed
from pbm.service.commands import Desk, perform
from pbm.service.commands.press import takes_back_below
from pbm.service.correspondents import correspondents
from pbm.service.daily import A_DAY, one_more_today
from pbm.service.held_press import told_once
from pbm.service.hints import NO_DAYS_NOTED, hint_for
from pbm.service.identity import Known, without_tags
from pbm.service.in_time_after_all import AFTER_ALL, close_offers, said_too_late, told_first
from pbm.service.leaving import asked_apart, asked_whether_they_stay, not_left, with_change_of_mind
from pbm.service.membership import left_by
from pbm.service.merging import said
from pbm.service.not_playing import why_nothing_is_taken
from pbm.service.notices import rest_for_gm
from pbm.service.office import Office
from pbm.service.ordering import ORDERING, take_again, take_orders
from pbm.service.our_lines import our_lines
from pbm.service.overlooked import FROM_ELSEWHERE, KEPT, says_kept
from pbm.service.people import press_apart
from pbm.service.politeness import as_a_letter, is_warm, orders_stand, speaks_of_orders
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.press import take_press
from pbm.service.reactions import heard_of, hint_of_boards_over, hint_of_players, note_disowned, react
from pbm.service.recalls import answer_recall
from pbm.service.receipts import Answer, send_receipt
from pbm.service.records import MailIn, Round
from pbm.service.repeated import ANSWERED, changes_something, said_before, signed_before
from pbm.service.replies import (
    answer_lapsed,
    answer_question,
    lapsed_for,
    offer_repeated,
    question_answered,
    question_heard,
)
from pbm.service.seat_mail import SeatMail
from pbm.service.understanding import NO_FORM, order_form, understood
from pbm.service.waiting import is_waiting, on_table
from pbm.service.with_the_record import with_the_record

__all__ = ["answer_seat"]

_ORDERS_ALONE = 4  # words of orders that come after the end of a game and say nothing to anybody: "throw 3", "roll"
_WITH_A_FORM = ("start", "receipt", "report", "rekeyed", "reminder", "erratum")


def answer_seat(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known) -> tuple[str, Round | None]:
    """Read a seat's mail, do what it says, queue the receipt; return what became of it and the round it was for."""
    round_ = on_table(work, who.game.id)
    playing = round_ if who.seat.status in ("active", "leaving") else None
    meant, named = _round_meant(work, letter, who, round_)
    missed = late.late_for(work, mail, who, playing, meant, named=named) if playing and meant else None
    form = order_form(office, work, who.game, who.seat, playing)
    asked_by = (missed and order_form(office, work, who.game, who.seat, missed.round_)) or form or NO_FORM
    ours = our_lines(office, work, letter, who, meant, round_)
    cleaned = clean(letter.text, ours, correspondents(office, work, letter, who))
    answer = Answer()
    desk = Desk(
        office=office, work=work, mail=mail, letter=letter, who=who, round_=playing, form=form, now=office.clock.now()
    )
    recall = without_recall(cleaned.words, without_tags(letter.subject))
    cleaned = replace(cleaned, words=recall.words)
    alone = recall.made and not any(line.strip() for line in recall.words)
    reads = partial(understood, office, work, who.game, who.seat.name, playing)
    understand = partial(
        reads,
        asked_by,
        subject=recall.subject,
        cleaned=cleaned,
        changed=orders_changed(office, work, letter, who, playing, cleaned.words),
        asked=asked_before(office, work, mail, who, playing),
    )
    on_its_way = partial(SeatMail, office, work, mail, letter, who, playing, form, missed)
    if recall.made and not mail.again:
        answer_recall(answer, alone=alone)
    said = heard_of(desk, cleaned.words)
    question, yes = question_heard(work, letter, who, said)
    if question is None:
        question, yes = offer_repeated(work, letter, who, yes_with_numbers(cleaned.words))
    if question is not None and only_pressed(desk, cleaned.words):
        question = None
    if mail.again:
        question = said_too_late(work, mail, who.seat)
        if question is not None:
            answer_question(desk, question, True, answer)
        else:
            reading = understand(same_foot=signed_before(office, work, mail, letter, who))
            _read_again(on_its_way(reading, answer, cleaned.words))
    elif (beside := answered_beside(desk, cleaned.words)) is not None and not _says_more(
        pressed := understand(cleaned=replace(cleaned, words=tuple(beside.press)))
    ):
        answer_question(desk, beside.question, beside.yes, answer)
        it = on_its_way(replace(pressed, orders={}), answer, beside.press)
        _commands(it, beside.asked, desk)
        _press(it, withdrawn=False)
        if pressed.chatter and tuple(beside.press) != tuple(cleaned.words) and answer.to_gm is None:
            answer.to_gm = rest_for_gm(asked_back=bool(answer.problems))
            answer.said.append(say("What else you wrote was passed on to the GM."))
        note_disowned(desk, heard_of(desk, beside.words), beside.words, answer)
    elif question is not None:
        answer_question(desk, question, yes, answer)
        note_disowned(desk, said, cleaned.words, answer)
    elif said.decided and (lapsed := lapsed_for(work, letter, who, desk.now)) is not None:
        answer_lapsed(lapsed, answer)
    elif not alone:
        reading = understand(same_foot=signed_before(office, work, mail, letter, who))
        if reading.kind in ("auto-reply", "bounce"):
            return f"{reading.kind}, not answered", round_
        turned = None
        if missed is None:
            reading, turned = with_the_record(desk, reading, cleaned, recall.subject, asked_by, reads)
        asked_to_leave, _ = question_answered(work, letter, who, True)
        names = (who.seat.name, who.player.name, office.letters.post.gm.name)
        if asked_to_leave is not None and asked_to_leave.kind == "resign":
            reading = with_change_of_mind(reading, cleaned.words, names)
            answer.not_left = not_left(cleaned.words)
        elif who.seat.status == "leaving":
            reading = with_change_of_mind(reading, cleaned.words, names, refusing=False)
            if left_by(work, who.seat) == "player":
                reading = asked_whether_they_stay(reading, cleaned.words)
        before = said_before(office, work, mail, letter, who, round_, reading, ours)
        if before >= ANSWERED:
            return f"automatic: the same words for the {before + 1}th time within a day; not answered", round_
        answer.last_of_same = before + 1 == ANSWERED
        if not who.registered and reading.kind != "resign" and not changes_something(reading):
            number = one_more_today(office, work, f"{FROM_ELSEWHERE}/{who.seat.id}")
            if not number:
                return f"{FROM_ELSEWHERE}: ten a day that change nothing are answered, and this is one more", round_
            answer.last_from_elsewhere = number == A_DAY
        it = on_its_way(reading, answer, cleaned.words)
        if not react(desk, said, cleaned.words, reading, answer):
            _answer(it, cleaned, desk)
            if turned is not None and answer.stored is not None:
                answer.said.append(turned)
            hint_of_players(desk, reading, answer)
            hint_of_boards_over(desk, cleaned.words, answer)
            if not (reading.letters or reading.press):
                note_disowned(desk, said, cleaned.words, answer)
            settled = answer.stored or answer.problems
            leaving = reading.kind == "resign" or any(one.command == "RESIGN" for one in reading.asked)
            unheard = None if settled else yes_not_taken(desk, cleaned.words, leaving=leaving)
            if unheard is not None and answer.said:
                answer.said.append(unheard)
    if playing is not None and is_waiting(playing) and answer.said:
        if not answer.played_told:
            answer.said.append(
                say("Round {number} has been played, and the GM is preparing its report.", number=playing.number)
            )
        if answer.told:
            answer.said.append(say("Until it comes, you are told how things stood before it."))
    if answer.not_left is not None and answer.said and not answer.leaving_told:
        answer.said.append(answer.not_left)
    if answer.last_from_elsewhere:
        _tell_of_last(answer, who)
    if mail.again and playing is not None and missed is None:
        answer.outcomes.insert(0, AFTER_ALL)
        answer.said.insert(0, told_first(mail, who.player))
    send_receipt(office, work, mail, letter, who, playing, answer)
    return answer.outcome, round_


def _says_more(reading: Reading) -> bool:
    """Return whether what stands beside a yes or no asks for anything but press: all of it is read as any mail then."""
    return bool(reading.asked or reading.missed or reading.later)


def _tell_of_last(answer: Answer, who: Known) -> None:
    """Tell player and GM that today no more mails like this one are answered or passed on."""
    if answer.said:
        answer.said.append(
            say(
                "Several mails like this came today from addresses that are not yours. Further ones that order nothing "
                "are kept, but not answered for the rest of the day."
            )
        )
    if answer.to_gm is not None:
        last = say(
            "Several such mails came to {name}'s reply address today. Further ones that order nothing are not passed "
            "on for the rest of the day; your sheet of the round counts them.",
            name=who.seat.name,
        )
        answer.to_gm = joined((answer.to_gm, last)) if answer.to_gm else last


def _round_meant(work: UnitOfWork, letter: Letter, who: Known, open_round: Round | None) -> tuple[Round | None, bool]:
    """Return the round a mail is for, and whether it says so: the one whose form it answers, else the one open.

    None where the game has not begun.
    """
    rounds = work.rounds.of_game(who.game.id)
    fallback = open_round or (rounds[-1] if rounds else None)
    if fallback is None:
        return None, False
    for message_id in letter.in_reply_to:
        answered = work.outbox.by_message_id(message_id)
        if answered is None or answered.round_id is None or answered.game_id != who.game.id:
            continue
        if answered.kind not in _WITH_A_FORM:
            continue
        number = next((r.number for r in rounds if r.id == answered.round_id), fallback.number)
        if answered.kind == "report":
            number += 1
        meant = next((r for r in rounds if r.number == number), fallback)
        # Who answers a mail of two rounds ago has seen what came since; who answers the last round's may not have.
        return (meant, True) if meant.number >= fallback.number - 1 else (fallback, False)
    return fallback, False


def _answer(it: SeatMail, cleaned: Cleaned, desk: Desk) -> None:
    """Do all that a mail says, part by part: each part stands by itself."""
    it.reading = as_a_letter(desk, it.reading, it.words)
    answer, reading = it.answer, it.reading
    asked = reading.asked or ((Asked(reading.command),) if reading.command else ())
    if reading.kind == "resign" and not any(one.command == "RESIGN" for one in asked):
        asked = (*asked, Asked("RESIGN"))
    answer.assumed = reading.assumed
    if any(one.command == "RESIGN" and not one.argument for one in asked):
        # Whether they leave is asked by itself, and what they order counts until they have.
        it.reading = reading = asked_apart(reading)
    if it.missed is not None:
        answer.too_late = True
    if it.round_ is not None and it.form is not None:
        take_orders(it, asked)
    withdrawn = takes_back_below(cleaned.words, asked, reading.letters)
    _commands(it, asked, desk)
    pressed = _press(it, withdrawn=withdrawn)
    words = any(line.strip() for line in cleaned.words)
    unread = not (answer.outcomes or pressed)
    if it.round_ is None and unread:
        _no_round(it)
    elif unread and it.form is None:
        answer.outcomes.append("nothing to order")
        answer.title = say("Nothing to order")
        answer.said.append(say("There is nothing for you to order this round."))
        if words:
            answer.said.append(say("Your mail was passed on to the GM."))
            answer.to_gm = say("{name} wrote, but has nothing to order.", name=it.who.seat.name)
    elif unread:
        _pass_on(it)
    elif reading.chatter and answer.to_gm is None and not _all_sent_to_gm(it, cleaned):
        answer.to_gm = rest_for_gm(asked_back=bool(answer.problems))
        answer.said.append(say("What else you wrote was passed on to the GM."))
    if _is_farewell(it):
        answer.to_gm = ""
        answer.said.append(say("Your mail was passed on to the GM."))
    if not (unread or pressed or answer.told or answer.stored) and _nothing_found(reading):
        _hint(it)
    elif (
        (not unread or reading.kind == "question")
        and not any(one.command == "ABSENT" for one in asked)
        and tells_of_absence_beside(cleaned.words)
    ):
        answer.said.append(NO_DAYS_NOTED)
    if not answer.outcomes:
        answer.outcomes.append("press kept")


def _is_farewell(it: SeatMail) -> bool:
    """Return whether a mail after the end of its game has words, or press that no report will bring, for the GM."""
    reading = it.reading
    if it.round_ is not None or it.who.game.status != "over" or it.answer.to_gm is not None or said(reading.orders):
        return False
    text = " ".join(it.words)
    if len(text.split()) <= (_ORDERS_ALONE if any(map(str.isdigit, text)) else 1):
        return False
    public = bool(reading.press) or any(not item.to for item in reading.letters)
    return public or not (reading.letters or reading.asked or reading.command or it.answer.told)


def _nothing_found(reading: Reading) -> bool:
    """Return whether a mail was asked about only because there was nothing in it to take as orders."""
    return bool(reading.problems) and all(named(problem) == "empty" for problem in reading.problems)


def _all_sent_to_gm(it: SeatMail, cleaned: Cleaned) -> bool:
    """Return whether a mail is made of letters to the GM alone: these are passed on by themselves."""
    if not it.reading.letters or any(item.to != ("GM",) for item in it.reading.letters):
        return False
    apart = press_apart(it.office, it.work, it.who.game, it.who.seat.name)
    return not any(line.strip() for line in apart(cleaned.words)[0])


def _read_again(it: SeatMail) -> None:
    """Do what a mail orders that is in time after all; one that orders nothing goes to the GM, as it would have."""
    if it.round_ is not None:
        close_offers(it.work, it.who.seat, it.round_, it.office.clock.now())
    it.answer.too_late = it.missed is not None
    take_again(it)
    if not it.answer.outcomes:
        _pass_on(it)


def _no_round(it: SeatMail) -> None:
    it.answer.outcomes.append("nothing to order")
    it.answer.title = say("Nothing to order")
    it.answer.said.append(why_nothing_is_taken(it.office, it.work, it.who))
    if it.reading.letters or it.reading.press:
        it.answer.said.append(say("Press is not taken either."))
    if it.reading.chatter or it.reading.kind == "question":
        it.answer.to_gm = ""
        it.answer.said.append(say("Your mail was passed on to the GM."))


def _commands(it: SeatMail, asked: tuple[Asked, ...], desk: Desk) -> None:
    """Do what the mail commands ask."""
    for one in asked:
        if one.command in ORDERING:
            continue
        told = perform(desk, one)
        if told is not None:
            it.answer.told.append(told)
            if told.for_gm and it.answer.to_gm is None:
                it.answer.to_gm = told.for_gm
            it.answer.leaving_told = it.answer.leaving_told or one.command in ("RESIGN", "STATUS")
            it.answer.outcomes.append(told.outcome or f"asked for {one.command}")
            it.answer.title = it.answer.title or told.title
    if it.answer.told and not it.answer.said:
        it.answer.said.append(say("Thank you for your mail."))


def _press(it: SeatMail, *, withdrawn: bool) -> bool:
    """Do what a mail's press is for; return whether there was any. ``withdrawn``: none of it is for the report."""
    reading, answer = it.reading, it.answer
    items = reading.letters or ((PressItem(reading.press),) if reading.press else ())
    round_ = it.round_
    if round_ is None and it.who.game.status == "over":
        round_ = it.work.rounds.of_game(it.who.game.id)[-1]
    if not items or round_ is None:
        return False
    pressed = take_press(it.office, it.work, it.mail, it.who, round_, items, withdrawn=withdrawn)
    if pressed.said and not answer.said:
        answer.said.append(say("Thank you."))
    answer.said += pressed.said
    answer.problems = told_once(answer.problems, reading, pressed.doubted, pressed.unsent)
    if pressed.unsent and not answer.said:
        answer.said.append(say("Thank you for your mail, but your press could not be passed on as it is."))
    answer.title = answer.title or say("Your press")
    return pressed.done


def _pass_on(it: SeatMail) -> None:
    """Pass a mail on to the GM in which nothing was found to do."""
    kind = it.reading.kind
    it.answer.outcomes.append(f"{kind}: passed on to the GM")
    it.answer.title = say("Passed on to the GM")
    if kind == "other" and says_kept(it.words) and orders_stand(it.work, it.who, it.round_):
        it.answer.outcomes.append(KEPT)
    if kind == "question" and not any("?" in line for line in it.words):
        it.answer.said.append(say("Your mail was passed on to the GM."))
    elif kind == "question":
        it.answer.said.append(say("Your question was passed on to the GM."))
    elif is_warm(it.words):
        it.answer.said.append(say("Thank you. Your mail was passed on to the GM."))
    elif orders_stand(it.work, it.who, it.round_) and not speaks_of_orders(it.words):
        it.answer.said.append(say("Your mail was passed on to the GM. Your orders stand as they are."))
    else:
        it.answer.said.append(say("No orders were found in your mail. It was passed on to the GM."))
    _hint(it)
    it.answer.to_gm = ""


def _hint(it: SeatMail) -> None:
    """Name the command that does what a mail probably wanted, where nothing else was done for it."""
    due = it.round_ is not None and it.round_.status == "open"
    done = {one.command for one in it.reading.asked}
    hint = hint_for(it.words, done, reminded=it.who.player.remind, due=due)
    if hint is not None:
        it.answer.said.append(hint)
