"""Mail that comes too late: answered, never taken unasked, never lost."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.late import counted_from
from pbm.service.records import MailIn, OrderVersion
from tests.playthroughs.house import House, last_mail, text_of

ORDERS = {"A": {"throws": [5], "trapdoor": 45}}


def late_mail(house: House, name: str = "Brenda", words: str = "throw 5 trapdoor 45") -> str:
    """Send a mail that answers the first form after the second has gone out; return the answer's text."""
    first = str(house.sent_to(name)[0]["Message-ID"])
    house.pass_deadline()
    return text_of(house.write(name, words, answering=first))


def test_the_deadlines_own_second_is_in_time(house: House) -> None:
    """What comes a moment after it, in the same second, counts, whatever way it came; the round waits for it."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(seconds=0.2)
    assert not house.server.tick.beat(poll=True).closed
    house.clock.moment = round_.deadline + timedelta(seconds=0.4)
    house.write("Brenda", "throw 5 trapdoor 45")
    assert house.standing("Brenda")
    house.clock.moment = round_.deadline + timedelta(seconds=0.9)
    house.write("Clive", "throw 4 trapdoor 44", at=round_.deadline)  # as a mailbox tells whole seconds
    assert house.standing("Clive")
    assert house.round() == round_
    house.clock.moment = round_.deadline + timedelta(seconds=1)
    house.write("Dora", "throw 3 trapdoor 43")
    assert "late for round 1" in last_mail(house).outcome
    late = "reached us on Friday 4 December 2026, 20:00:01 (Europe/London)"
    assert any(late in text_of(mail) for mail in house.sent_to("Dora"))
    assert house.round() != round_


def test_late_orders_are_offered_for_the_next_round_and_taken_by_a_yes(house: House) -> None:
    """Nothing moves anybody unasked; the player's own YES does, under a receipt of its own."""
    house.start()
    text = late_mail(house)
    assert "could not count for that round" in text
    assert "reply YES, and the orders below stand for round 2" in text
    assert "OFFERED FOR ROUND 2 Throw 5: 1 + 5 = 6" in text
    assert house.standing("Brenda") is None
    text = text_of(house.write("Brenda", "Yes please, Brenda"))
    assert house.standing("Brenda") == ORDERS
    assert "your late orders stand for round 2" in text


def test_a_no_drops_the_offer(house: House) -> None:
    """Then a later YES has nothing to say yes to."""
    house.start()
    late_mail(house)
    assert "your late orders are dropped" in text_of(house.write("Brenda", "No thanks"))
    house.write("Brenda", "yes")
    assert house.standing("Brenda") is None


def test_a_yes_of_somebody_else_takes_nothing(house: House) -> None:
    """An offer is the seat's own."""
    house.start()
    late_mail(house)
    house.write("Clive", "yes")
    assert house.standing("Brenda") is None
    assert house.standing("Clive") is None


def test_a_yes_after_the_next_deadline_is_too_late_again(house: House) -> None:
    """An offer lapses with its round."""
    house.start()
    late_mail(house)
    house.pass_deadline()
    house.write("Brenda", "yes")
    assert house.standing("Brenda") is None


def test_late_orders_that_the_rules_forbid_now_are_not_offered(house: House) -> None:
    """A number used meanwhile: the player is told why, and asked anew."""
    house.start()
    text = late_mail(house, words="throw 1 trapdoor 45")
    assert "You have used 1 already" in text
    assert "Nothing of it was taken over: please send orders for round 2 anew." in text
    house.write("Brenda", "yes")
    assert house.standing("Brenda") is None


def test_what_comes_after_the_deadline_but_before_the_round_is_played_is_offered_in_the_report(house: House) -> None:
    """The next form is not there yet; the report brings it, with the offer."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=5)
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45"))
    assert "will offer you these orders for the next round" in text
    report = house.sent_to("Brenda")[-1]
    assert "YOUR LATE ORDERS ARE OFFERED FOR ROUND 2 Throw 5: 1 + 5 = 6" in text_of(report)
    house.write("Brenda", "YES", answering=str(report["Message-ID"]))
    assert house.standing("Brenda") == ORDERS


def test_new_orders_go_before_an_offer(house: House) -> None:
    """Who sends orders instead has ordered; a YES after that takes the offer only in reply to it."""
    house.start()
    late_mail(house)
    offer = house.sent_to("Brenda")[-1]
    house.write("Brenda", "throw 3 trapdoor 33")
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 33}}
    text = text_of(house.write("Brenda", "yes", answering=str(offer["Message-ID"])))
    assert house.standing("Brenda") == ORDERS
    assert "it replaces receipt 1" in text


def test_orders_in_a_late_mail_that_name_the_open_turn_are_in_time(house: House) -> None:
    """Turn 2 is open, and the mail says turn 2: nobody needs to be asked."""
    house.start()
    late_mail(house, words="Turn 1: throw 5\nTurn 2: throw 4")
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


def test_press_and_questions_of_a_late_mail_are_not_late(house: House) -> None:
    """Words need no deadline: the press is in the next report, the question goes to the GM."""
    house.start()
    late_mail(house, words="throw 5 trapdoor 45\n\nPRESS: Sorry, all.")
    house.pass_deadline()
    assert "Brenda writes: | Sorry, all." in text_of(house.sent_to("Clive")[-1])


def test_a_mail_that_was_held_counts_from_its_confirmation() -> None:
    """It keeps its place among other mails, but a deadline is held against the moment it was confirmed."""
    from tests.playthroughs.house import BEGIN

    mail = MailIn(
        source="x",
        sha256="",
        message_id=None,
        sender=None,
        body_sha256="",
        envelope_from=None,
        envelope_to=(),
        received_at=BEGIN,
        time_source="smtp",
        stored_at=BEGIN,
        size=0,
        truncated=False,
        raw=b"",
        confirmed_at=BEGIN + timedelta(hours=2),
    )
    assert counted_from(mail) == BEGIN + timedelta(hours=2)


def test_a_late_yes_while_the_round_is_not_played_waits_for_the_offer(house: House) -> None:
    """There is nothing to say yes to before the report; the player is told to wait for it."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    house.write("Brenda", "throw 5 trapdoor 45", beat=False)
    house.server.tick.read_mail()
    house.write("Brenda", "yes", beat=False)
    house.server.tick.read_mail()
    assert "please say YES to that" in text_of(house.sent_to("Brenda")[-1])
    house.server.tick.beat(poll=True)
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == ORDERS


def test_a_late_withdraw_takes_back_what_stands_for_the_open_round(house: House) -> None:
    """The word needs no form: in a reply to any mail it is done, and the answer says what stands."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    assert "no orders of yours to withdraw" in text_of(house.write("Brenda", "WITHDRAW", answering=first))
    house.write("Brenda", "throw 4 trapdoor 30")
    text = text_of(house.write("Brenda", "WITHDRAW", answering=first))
    assert "Your orders for this round are withdrawn." in text
    assert house.standing("Brenda") == {}


@pytest.mark.parametrize("words", ["WITHDRAW", "PLAY DEFAULT"])
def test_a_command_after_the_deadline_of_a_round_not_yet_played_changes_nothing(house: House, words: str) -> None:
    """What stood at the deadline stands, and the player is told that it is too late."""
    house.start()
    house.write("Brenda", "throw 4 trapdoor 30")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    assert "could not count for that round" in text_of(house.write("Brenda", words))
    assert [played.orders for played in _played(house)] == [{"A": {"throws": [4], "trapdoor": 30}}]


def _played(house: House) -> list[OrderVersion]:
    """Return the orders of Brenda's with which the first round was played."""
    seat = house.seat("Brenda")
    with house.server.office.store.begin() as work:
        first = work.rounds.of_game(house.game_id())[0]
        version = work.orders.standing(first.id, seat.id)
    return [version] if version is not None else []


def test_a_late_default_is_offered_for_the_next_round(house: House) -> None:
    """Like other late orders: what the rules would choose there, if the player says yes."""
    house.start()
    text = late_mail(house, words="PLAY DEFAULT")
    assert "OFFERED FOR ROUND 2 Throw 2" in text
    assert house.standing("Brenda") is None
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == {"A": {"throws": [2]}}


def test_a_late_part_of_orders_is_offered_over_what_stands(house: House) -> None:
    """The offer says what a YES does: the throw that stands stays."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    house.write("Brenda", "throw 5 trapdoor 8")
    text = text_of(house.write("Brenda", "only change the trapdoor to 40", answering=first))
    assert "OFFERED FOR ROUND 2 Throw 5" in text
    assert "No throw in these orders" not in text
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 40}}


def test_an_answer_to_an_offer_changes_what_was_offered(house: House) -> None:
    """What it leaves unsaid is as it was offered, as long as nothing else stands."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    offer = house.write("Brenda", "throw 5 trapdoor 45", answering=first)
    assert offer is not None
    house.write("Brenda", "2 instead", answering=str(offer["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 45}}
    house.write("Brenda", "3", answering=str(offer["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 45}}


def test_a_yes_to_an_offer_that_was_replaced_takes_nothing_else(house: House) -> None:
    """Two late mails: the answer to the first is not taken for the second, which is offered once more."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    older = house.write("Brenda", "throw 3 trapdoor 20", answering=first)
    house.write("Brenda", "throw 4 trapdoor 21", answering=first)
    assert older is not None
    again = house.write("Brenda", "yes", answering=str(older["Message-ID"]))
    assert house.standing("Brenda") is None
    assert again is not None
    assert "a later mail of yours has replaced, so nothing was changed" in text_of(again)
    assert "just reply YES: Throw 4" in text_of(again)
    house.write("Brenda", "yes", answering=str(again["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 21}}


def test_a_late_mail_before_a_round_is_played_that_will_wait_is_not_promised_its_report(house: House) -> None:
    """Where the GM releases the reports, none is on its way: the GM prepares it, also of a round not played yet."""
    house.start(house={"publish": "gm"})
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    house.write("Brenda", "throw 5 trapdoor 45", beat=False)
    house.server.tick.read_mail()
    text = text_of(house.sent_to("Brenda")[-1])
    assert "the GM is preparing the report, which will offer you these orders" in text
    assert "on its way" not in text


def test_a_receipt_that_is_written_after_the_deadline_promises_no_change(house: House) -> None:
    """A mail that was in time and read late has its orders confirmed; nothing of the round can be changed any more."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    house.write("Brenda", "throw 5 trapdoor 45", at=round_.deadline - timedelta(minutes=1), beat=False)
    house.server.tick.read_mail()
    text = text_of(house.sent_to("Brenda")[-1])
    assert "Throw 5" in text
    assert "The deadline was Friday 4 December 2026, 20:00 (Europe/London): your mail was in time for it" in text
    assert "nothing of round 1 can be changed any more" in text
    assert "To change your orders" not in text
    assert "Throw for turn 1:" not in text
    house.write("Clive", "hello there", at=round_.deadline - timedelta(minutes=1), beat=False)
    house.server.tick.read_mail()
    assert "To send orders, reply to this mail." not in text_of(house.sent_to("Clive")[-1])


@pytest.mark.parametrize("words", ["Thanks!", "Yes", "Super, thank you all"])
def test_a_receipt_of_what_came_after_the_deadline_does_not_call_it_in_time(house: House, words: str) -> None:
    """Where it is read before the round is played, nothing is said of a deadline that it met."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=5)
    house.write("Brenda", words, beat=False)
    house.server.tick.read_mail()
    text = text_of(house.sent_to("Brenda")[-1])
    assert "in time" not in text
    assert "To send orders" not in text
