"""What a mail orders: for the round that is open, for turns to come, and for rounds that will be missed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbm.core.orders import Asked, OrderForm, RawOrders, Reading
from pbm.core.phrases import say
from pbm.core.zones import zone_named
from pbm.orders.forms import is_postal
from pbm.orders.phrasing.all_taken_back import takes_all_back
from pbm.orders.standing.lasting_door import wants_door_to_last
from pbm.service import amend, questions
from pbm.service.advance import combined
from pbm.service.agreed import Agreed, agreed_to, asked_about
from pbm.service.board_withdrawn import boards_alone, none_missed, not_by_board, not_withdrawn, without_boards
from pbm.service.built_on import Unknown, built_on, orders_of_receipt
from pbm.service.came_late import answer_late, withdraws_late
from pbm.service.in_advance import ask_ahead, keep_ahead, of_this_round, take_back_later, turns_alone, without_ahead
from pbm.service.in_order import with_changes_since
from pbm.service.leaving import asked_apart
from pbm.service.meant import offer_meant
from pbm.service.next_or_now import asked_if_ahead, asked_which_turn, away_by_then
from pbm.service.no_change import asked_what_changes, asked_which_place, asked_which_space, asked_which_throw
from pbm.service.older import is_newer, take_older
from pbm.service.people import press_apart
from pbm.service.records import Round
from pbm.service.restoring import in_two_minds, receipt_asked_for, stands_again
from pbm.service.seat_mail import SeatMail
from pbm.service.standing import instruct

__all__ = ["ORDERING", "take_again", "take_orders"]

ORDERING = ("WITHDRAW", "RESTORE", "PLAY DEFAULT")
"""The mail commands that change what stands for a round."""


def take_again(it: SeatMail) -> None:
    """Do what a mail orders for the open round that came too late for it once; what else it says has been done."""
    reading, round_ = it.reading, it.round_
    if round_ is None or it.form is None:
        return
    asked = reading.asked or ((Asked(reading.command),) if reading.command else ())
    if reading.kind == "resign" or any(one.command == "RESIGN" for one in asked):
        reading = asked_apart(reading)
    reading, _ = without_ahead(reading)
    asked = tuple(one for one in of_this_round(asked, round_) if one.command in ORDERING)
    now = {turn: orders for turn, orders in reading.later.items() if turn in round_.turns}
    it.answer.assumed = reading.assumed
    it.reading = replace(reading, asked=asked, later=now, missed=None)
    take_orders(it, asked)


def take_orders(it: SeatMail, asked: tuple[Asked, ...]) -> None:
    """Do what a mail orders for the open round, for later ones, and for rounds that will be missed."""
    round_, form, answer = it.round_, it.form, it.answer
    if round_ is None or form is None:
        return
    standing = it.work.orders.standing(round_.id, it.who.seat.id)
    own, _ = press_apart(it.office, it.work, it.who.game, it.who.seat.name)(it.words)
    if it.missed is None and standing is not None:
        zone = zone_named(it.who.player.zone)
        today, deadline = (moment.astimezone(zone).date() for moment in (it.mail.received_at, round_.deadline))
        it.reading = away_by_then(it.reading, own, standing.orders, form, today=today, deadline=deadline)
    now = {turn: orders for turn, orders in it.reading.later.items() if turn in round_.turns}
    later = {turn: orders for turn, orders in it.reading.later.items() if turn not in round_.turns}
    reading = it.reading
    if it.missed is not None and it.missed.round_.id == round_.id and now:
        # The turns that it names are those of the round that it came too late for: they are as late as the rest.
        it.reading = reading = replace(
            reading, orders=amend.merged(combined(now, round_.turns), amend.said(reading.orders))
        )
        now = {}
    if it.missed is not None:
        answer_late(it, it.missed, overtaken=bool(now))
        # Orders that name a turn of the open round are in time for it, though the others came too late.
        reading = replace(reading, orders={}, seconds={}, replacing={}, problems=(), quotes=())
    if now:
        reading = replace(reading, orders=amend.merged(combined(now, round_.turns), amend.said(reading.orders)))
    if it.missed is None and later and standing is None:
        reading = asked_if_ahead(reading, own, form)
        later = later if reading.later else {}
    reading, ahead = without_ahead(reading)
    if (later or ahead) and not amend.said(reading.orders):
        kept = [place for place, problem in enumerate(reading.problems) if problem.code != "missing"]
        quotes = (*reading.quotes, *[None] * len(reading.problems))
        reading = replace(
            reading, problems=tuple(reading.problems[n] for n in kept), quotes=tuple(quotes[n] for n in kept)
        )
    commands = {one.command: one.argument for one in of_this_round(asked, round_) if one.command in ORDERING}
    agreed = agreed_to(it, round_, form, reading) if it.missed is None and not commands else None
    if agreed is not None and not agreed.certain:
        reading, agreed = asked_about(agreed, reading), None
    if it.missed is None and agreed is None and not commands and standing is not None:
        reading = asked_what_changes(reading, own, standing.orders, form)
        reading = asked_which_place(reading, own, standing.orders, form)
        reading = asked_which_throw(reading, own, standing.orders, form)
        reading = asked_which_space(reading, own, standing.orders, form)
        reading = asked_which_turn(reading, own, standing.orders, form)
    accepted = _amend(it, round_, form, reading, commands, ordering=bool(now), agreed=agreed)
    doors = {door for order in amend.said(reading.orders).values() if isinstance(door := order.get("trapdoor"), int)}
    if accepted and answer.stored is not None and is_postal(form) and wants_door_to_last(own, doors):
        answer.said.append(
            say("A trapdoor counts in this round only. Please name it again with your orders for each later round.")
        )
    if agreed is not None and answer.stored is not None:
        questions.answered(it.work, agreed.question, True, it.office.clock.now())
    if answer.problems and it.missed is None and not commands and not ahead:
        answer.meant = offer_meant(it.office, it.work, it.mail, it.who, round_, reading)
    if later and it.who.seat.status == "leaving":
        answer.outcomes.append("orders in advance: the seat leaves")
        answer.title = answer.title or say("Nothing kept for later turns")
        answer.said.append(
            say("You leave the game when this round has been played, so orders for later turns are not kept.")
        )
    if accepted or not later:
        take_back_later(it.work, it.mail, it.who, round_, asked, answer)
    if later and accepted and it.who.seat.status != "leaving":
        keep_ahead(it.office, it.work, it.mail, it.who, round_, later, ahead, answer)
    elif later and it.who.seat.status != "leaving":
        answer.said.append(say("Orders in advance in the same mail were left out too."))
    if it.who.seat.status != "leaving":
        ask_ahead(ahead, answer, kept=bool(later))
    if reading.missed is not None:
        answer.outcomes.append(f"standing instruction: {reading.missed}")
        answer.title = answer.title or say("Your standing instruction")
        answer.instructed = True
        answer.said.append(instruct(it.work, it.who, reading.missed, it.form))
        ordered = amend.said(reading.orders) or reading.problems or it.missed is not None
        if reading.missed == "unclear" and not ordered and any(map(str.isdigit, "".join(it.words))):
            answer.said.append(say("If you gave orders for this round, please send them once more by themselves."))


def _amend(
    it: SeatMail,
    round_: Round,
    form: OrderForm,
    reading: Reading,
    commands: Mapping[str, str],
    *,
    ordering: bool,
    agreed: Agreed | None,
) -> bool:
    """Change what stands for the open round, unless a later mail has; return False for orders that were refused."""
    answer, standing = it.answer, it.work.orders.standing(round_.id, it.who.seat.id)
    changing = bool(amend.said(reading.orders) or reading.seconds or reading.replacing)
    taking = "PLAY DEFAULT" in commands or "RESTORE" in commands or changing or bool(reading.problems)
    if it.missed is not None and not ordering and (reading.problems or not withdraws_late(it, it.missed)):
        return True
    if "WITHDRAW" not in commands and not taking:
        return True
    if standing is not None and is_newer(standing, it.mail):
        take_older(
            it.office,
            it.work,
            it.mail,
            it.who,
            round_,
            form,
            replace(reading, asked=it.reading.asked),
            standing,
            answer,
        )
        return True
    alone = turns_alone(reading.asked, round_) if "WITHDRAW" in commands else ()
    if alone and not taking:
        amend.withdraw_turns(it.work, it.mail, it.who, round_, form, alone, answer)
        return True
    boards = boards_alone(of_this_round(it.reading.asked, round_), form) if "WITHDRAW" in commands else ()
    refused = not_by_board(boards, form)
    if refused is not None and not taking:
        return not_withdrawn(answer, refused, standing)
    if "WITHDRAW" in commands and not taking:
        amend.withdraw(it.work, it.mail, it.who, round_, boards, answer)
        if commands["WITHDRAW"].strip().upper() == "ALL" and _withdraw_later(it):
            answer.title = say("Your orders are withdrawn")
        return True
    changed = with_changes_since(it.office, it.work, it.mail, it.who, round_, form, reading) if not commands else None
    if changed is not None:
        reading = replace(reading, orders=changed)
    default, anew = "PLAY DEFAULT" in commands, "WITHDRAW" in commands and not (alone or boards)
    if changing and not commands:
        anew = takes_all_back(it.words)  # in a clause of its own sentence: "withdraw and throw 4"
    restored = receipt_asked_for(it.reading.asked)
    over: RawOrders | Unknown | None
    if agreed is not None:
        over = agreed.over
    elif restored is None:
        over = built_on(it.work, it.letter, it.who, round_, it.words)
    else:
        over, anew = orders_of_receipt(it.work, it.who, round_, restored), False
    unclear = in_two_minds(reading, it.reading.asked, it.words) if restored is not None else None
    if isinstance(over, Unknown) or unclear is not None:
        # Orders that cannot be told from here change nothing, and on those that stand the mail does not build.
        asking = unclear or (over.problem if isinstance(over, Unknown) else None)
        reading = replace(reading, orders={}, seconds={}, replacing={}, problems=(asking,) if asking else (), quotes=())
        over, default, anew = None, False, False
    if boards and refused is None:
        # What is taken back on one board goes first, whatever is ordered on the others.
        base = standing.orders if over is None and standing is not None else over or {}
        over = without_boards(base, boards)
        reading = none_missed(reading, boards, over, form)
    taken = amend.take(
        it.office, it.work, it.mail, it.who, round_, form, reading, answer, default=default, anew=anew, over=over
    )
    if taken and restored is not None:
        answer.said.append(stands_again(restored))
    if boards:
        answer.said += [refused if refused is not None else amend.withdrawn_on(boards)] if taken else []
    if taken and changed is not None:
        answer.said.append(say("A later mail of yours changes part of this one, and is counted with it."))
    if taken and commands.get("WITHDRAW", "").strip().upper() == "ALL":
        _withdraw_later(it)
    return taken


def _withdraw_later(it: SeatMail) -> bool:
    """Take back what a seat gave in advance before this mail; return whether there was any."""
    given = [order for order in it.work.orders.advance(it.who.seat.id) if order.received_at <= it.mail.received_at]
    dropped = bool(given and it.work.orders.drop_advance(it.who.seat.id, sorted(order.turn for order in given)))
    if dropped:
        it.answer.said.append(say("The orders that you gave in advance are withdrawn too."))
    return dropped
