"""A reply address that somebody else knows: the player hears of it in time, and one NO puts right what can be."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from pbm.service.records import Player
from tests.playthroughs.house import House, parsed, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
THIEFS = {"A": {"throws": [6], "trapdoor": 28}}


def drowned(house: House, before: timedelta) -> None:
    """Start a game, let Brenda's orders stand, and use up her ten answers as near to the deadline as ``before``."""
    house.start()
    house.write("Brenda", ORDERS)
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - before
    for _ in range(10):
        house.write("Brenda", "STATUS")


def test_orders_changed_without_a_receipt_are_told_before_the_deadline(house: House) -> None:
    """Who has used up a player's answers cannot change their orders behind their back: one receipt comes in time."""
    drowned(house, timedelta(minutes=40))
    house.clock.moment += timedelta(minutes=30)
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", "throw 6 trapdoor 28")
    assert len(house.sent_to("Brenda")) == before
    house.clock.moment += timedelta(minutes=4)
    house.server.tick.beat(poll=True)
    (told,) = house.sent_to("Brenda")[before:]
    assert "receipt 2 was given for that" in text_of(told)
    assert "(receipt 2)" in text_of(told)
    assert "28" in text_of(told)
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN


def test_receipts_that_stand_for_others_stay_few_before_a_deadline(house: House) -> None:
    """However many mails change orders in the last hour, no more than ten such receipts come of it."""
    drowned(house, timedelta(hours=1))
    before = len(house.sent_to("Brenda"))
    for number in range(59 * 2):
        house.write("Brenda", f"throw {number % 6 + 1}")
        house.clock.moment += timedelta(seconds=30)
        house.server.tick.beat(poll=True)
    assert 3 <= len(house.sent_to("Brenda")) - before <= 11


def test_far_from_the_deadline_one_receipt_comes_at_the_end_of_the_hour(house: House) -> None:
    """Changes days before the deadline wait for the hour, as the tenth answer says."""
    drowned(house, timedelta(days=2))
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", "throw 6")
    house.clock.moment += timedelta(minutes=59)
    house.server.tick.beat(poll=True)
    assert len(house.sent_to("Brenda")) == before
    house.clock.moment += timedelta(minutes=2)
    house.server.tick.beat(poll=True)
    assert "receipt 2 was given for that" in text_of(house.sent_to("Brenda")[-1])


def test_a_receipt_says_where_it_went(house: House) -> None:
    """The player reads what the other address was told, where it was told something at all."""
    house.start()
    house.write("Brenda", "RESIGN", sender="thief@evil.test")
    told = text_of([mail for mail in house.sent_to("Brenda") if "Do you really" in str(mail["Subject"])][-1])
    assert "thief@evil.test" in told
    assert "was told what became of the mail, and nothing of what stands" in told
    house.write("Brenda", ORDERS, sender="games@example.test")
    (receipt,) = [parsed(mail) for mail in house.outbox() if mail.kind == "receipt"][-1:]
    assert "was told" not in text_of(receipt)


def answer(house: House, words: str, which: int = -1) -> None:
    """Answer one of the questions about an address, the newest unless another is named, as its Reply-To says."""
    asked = parsed([mail for mail in house.outbox() if mail.kind == "new-address"][which])
    house.write("Brenda", words, to=str(asked["Reply-To"]), subject=f"Re: {asked['Subject']}")


def asked(house: House, kind: str = "new-address") -> list[str]:
    """Return the texts of the letters that asked a question of a kind."""
    return [text_of(parsed(mail)) for mail in house.outbox() if mail.kind == kind]


def ahead(house: House) -> dict[int, Any]:
    """Return Brenda's orders for later turns."""
    brenda = house.seat("Brenda").id
    with house.server.office.store.begin() as work:
        return {order.turn: order.orders for order in work.orders.advance(brenda)}


def fresh(house: House) -> str:
    """Return the text of the newest mail that brought Brenda a fresh reply address."""
    return text_of(parsed([mail for mail in house.outbox() if mail.kind == "rekeyed"][-1]))


def test_a_warning_without_a_receipt_says_so(house: House) -> None:
    """Where the ten answers are used up, the letter about the sender shows what stands now."""
    drowned(house, timedelta(hours=3))
    house.write("Brenda", "throw 6 trapdoor 28", sender="thief@evil.test")
    (warning,) = asked(house)
    assert "You were sent no receipt for it" in warning
    assert "28" in warning
    assert "have a receipt" not in warning


def test_no_brings_back_orders_for_later_turns(house: House) -> None:
    """What the player had given in advance stands again, whether it was withdrawn or replaced."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45\nturn 2: throw 4\nturn 3: throw 2")
    kept = ahead(house)
    assert set(kept) == {2, 3}
    house.write("Brenda", "WITHDRAW ALL", sender="thief@evil.test")
    house.write("Brenda", "turn 2: throw 6\nturn 4: throw 1", sender="thief@evil.test")
    assert set(ahead(house)) == {2, 4}
    answer(house, "NOT ME")
    assert ahead(house) == kept
    assert house.standing("Brenda") == TAKEN
    told = fresh(house)
    assert "Your own orders for later turns (2, 3) stand again." in told
    assert "later turns (4) are gone" in told


def test_what_the_player_ordered_for_later_turns_since_stays(house: House) -> None:
    """NO takes back what the thief did, and nothing that the player has done after it."""
    house.start()
    house.write("Brenda", "turn 2: throw 4\nturn 3: throw 2")
    house.write("Brenda", "turn 2: throw 6\nturn 3: throw 6", sender="thief@evil.test")
    house.write("Brenda", "turn 2: throw 1")
    answer(house, "NOT ME")
    assert {turn: orders["A"]["throws"] for turn, orders in ahead(house).items()} == {2: [1], 3: [2]}
    assert "later turns (2) came after it and stay" in fresh(house)


def test_orders_in_advance_whose_turn_has_begun_are_spoken_of(house: House) -> None:
    """What cannot be put back is said plainly, with what to do."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45\nturn 2: throw 4")
    house.write("Brenda", "WITHDRAW ALL", sender="thief@evil.test")
    house.pass_deadline()
    answer(house, "NOT ME")
    told = fresh(house)
    assert "Your own orders for turn 2, which you gave in advance, are not put back" in told
    assert "Round 1 has been played with orders that were not yours" in told
    assert ahead(house) == {}


def test_no_brings_back_how_the_player_is_written_to(house: House) -> None:
    """Language, clock, format, reminders and days away are as they were, and the player is told in their own words."""
    house.start()
    house.write("Brenda", "ABSENT 20 December to 24 December")
    before, seat = player_of(house), house.seat("Brenda")
    for words in ("LANGUAGE de\n\nZONE Asia/Tokyo", "FORMAT TEXT\n\nREMIND OFF", "ABSENT 1 December to 30 December"):
        house.write("Brenda", words, sender="thief@evil.test")
    assert player_of(house).language == "de"
    house.write("Brenda", "throw 6", sender="other@evil.test")
    assert all("YES: it is a new address" in warning and "09:00" in warning for warning in asked(house))
    answer(house, "NOT ME")
    assert player_of(house) == before
    with house.server.office.store.begin() as work:
        assert [one.last.day for one in work.seats.absences(seat.id)] == [24]
    told = fresh(house)
    assert "As it was before that mail" in told
    for what in ("language", "clock", "format", "reminders", "days you are away"):
        assert what in told
    assert "What Brenda was told" in text_of(house.to_gm()[-1])


def test_press_that_a_thief_took_back_is_printed(house: House) -> None:
    """The player's press stands again, the thief's does not, and a letter that was sent is spoken of."""
    house.start()
    house.write("Brenda", "PRESS: The hill is mine.")
    house.write("Brenda", "PRESS NONE", sender="thief@evil.test")
    house.write("Brenda", "PRESS: I give up.\n\nPress to Clive: I hate you.", sender="thief@evil.test")
    answer(house, "NOT ME")
    assert "Letters in your name were sent to Clive" in fresh(house)
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert "The hill is mine." in report
    assert "I give up" not in report


def test_no_to_one_address_undoes_what_came_from_the_others(house: House) -> None:
    """A thief of many addresses is undone at once, also where nobody was asked; NO to the others changes nothing."""
    house.start()
    house.write("Brenda", ORDERS)
    for number in range(5):
        house.write("Brenda", f"throw {number + 1} trapdoor {20 + number}", sender=f"thief{number}@evil.test")
    assert len(asked(house)) == 3
    answer(house, "NOT ME", 0)
    assert house.standing("Brenda") == TAKEN
    assert "thief1@evil.test, thief2@evil.test, thief3@evil.test and thief4@evil.test" in fresh(house)
    address = house.reply_address("Brenda")
    answer(house, "NOT ME", 1)
    answer(house, "NOT ME", 2)
    assert house.reply_address("Brenda") == address
    assert "nothing left to do" in text_of(house.sent_to("Brenda")[-1])
    assert house.standing("Brenda") == TAKEN


def test_an_address_of_the_players_own_can_still_be_added_after_a_no(house: House) -> None:
    """What came from it was undone, which is told; YES adds it, and what is sent again counts."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    house.write("Brenda", "throw 6", sender="thief@evil.test")
    answer(house, "NOT ME", 1)
    assert "b@work.test" in fresh(house)
    answer(house, "YES", 0)
    assert player_of(house).addresses == ("brenda@players.test", "b@work.test")
    house.write("Brenda", ORDERS, sender="b@work.test")
    assert house.standing("Brenda") == TAKEN


def test_a_thief_who_learns_the_fresh_address_is_asked_about_again(house: House) -> None:
    """A question about the old reply address does not stand for mails to the new one."""
    house.start()
    for number in range(2):
        house.write("Brenda", "throw 6", sender=f"thief{number}@evil.test")
    answer(house, "NOT ME")
    house.clock.moment += timedelta(hours=2)
    house.write("Brenda", "throw 6", sender="thief0@evil.test")
    assert len(asked(house)) == 3
    answer(house, "NOT ME")
    assert not any((house.standing("Brenda") or {}).values())


def test_a_sender_not_asked_about_is_asked_about_later(house: House) -> None:
    """Three an hour are asked about; the fourth is when it writes again after the hour."""
    house.start()
    for number in range(4):
        house.write("Brenda", "throw 6", sender=f"thief{number}@evil.test")
    assert len(asked(house)) == 3
    house.clock.moment += timedelta(minutes=61)
    house.write("Brenda", "throw 6", sender="thief3@evil.test")
    assert "thief3@evil.test" in asked(house)[-1]


@pytest.mark.parametrize("sender", ["", "From: Bren da at home\r\n", "From: games@example.test\r\n"])
def test_a_mail_without_a_usable_sender_can_be_said_no_to(house: House, sender: str) -> None:
    """A From that is missing, unreadable or our own is somebody else's too, and we do not write to ourselves."""
    house.start()
    house.write("Brenda", ORDERS)
    head = f"{sender}To: {house.reply_address('Brenda')}\r\nSubject: x\r\nMessage-ID: <odd@x.test>\r\n\r\n"
    house.inbound.deliver(f"{head}throw 6 trapdoor 28\r\n".encode())
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == THIEFS
    (warning,) = asked(house)
    assert "NOT ME: you did not write" in warning
    assert "reply YES" not in warning
    assert not [mail for mail in house.outbox() if mail.intended == "games@example.test"]
    answer(house, "YES")
    assert player_of(house).addresses == ("brenda@players.test",)
    house.write("Brenda", "throw 1", sender="thief@evil.test")
    answer(house, "NOT ME")


@pytest.mark.parametrize("ended", ["dropped", "over"])
def test_no_keeps_its_promise_when_the_seat_or_the_game_is_gone(house: House, ended: str) -> None:
    """The reply address is changed, and the GM hears of it, also for who has left or whose game is over."""
    house.start()
    house.write("Brenda", "LANGUAGE de", sender="thief@evil.test")
    address, seat = house.reply_address("Brenda"), house.seat("Brenda")
    with house.server.office.store.begin() as work:
        if ended == "dropped":
            work.seats.update(replace(seat, status="dropped"))
        else:
            work.games.update(replace(work.games.get(1), status="over"))
    answer(house, "NOT ME")
    assert house.reply_address("Brenda") != address
    assert player_of(house).language == "en"
    notes = [text_of(mail) for mail in house.to_gm()]
    assert any("their reply address was changed" in note for note in notes)
    assert not any("mailed to ." in note for note in notes)
    assert "fresh reply address" in fresh(house)


def test_questions_about_a_thief_leave_room_for_those_about_the_player(house: House) -> None:
    """Mails from elsewhere do not keep the player's own from being asked about."""
    house.start()
    old = house.reply_address("Brenda")
    for number in range(3):
        house.write("Brenda", "throw 1", sender=f"thief{number}@evil.test")
    house.write("Brenda", ORDERS, to="games@example.test")
    (first,) = asked(house, "confirm")
    assert "third question" not in first
    answer(house, "NOT ME", 0)
    for number in range(4):
        house.write("Brenda", f"throw {number + 1}", sender=f"thief{number}@evil.test", to=old)
    assert len(asked(house, "confirm")) == 4
    house.write("Brenda", "throw 3", to=old)
    house.write("Brenda", "throw 4", to="games@example.test")
    assert len(asked(house, "confirm")) == 6


def test_a_trickle_of_forged_mails_does_not_end_the_questions(house: House) -> None:
    """Mails that were held without a word do not count as questions: the next hour has its own three."""
    house.start()
    for number in range(16):
        house.write("Brenda", f"throw {number % 6 + 1} trapdoor {number + 10}", to="games@example.test")
        house.clock.moment += timedelta(minutes=10)
    assert len(asked(house, "confirm")) >= 7


def player_of(house: House) -> Player:
    """Return Brenda as she is kept."""
    player_id = house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        return work.players.get(player_id)


def test_no_guise_of_a_signature_reaches_another_player(house: House) -> None:
    """In letters, press and the GM's copies: with letters beside it, or with the address broken over two lines."""
    house.start()
    address = house.reply_address("Brenda")
    mac = address.partition("@")[0].rpartition(".")[2]
    broken = address.replace(mac, f"{mac[:10]}\n{mac[10:]}")
    house.write("Brenda", f"Press to Clive: x{mac} and {mac}x and {broken} ok")
    house.write("Brenda", f"throw 5\nPRESS: a{mac} and {broken} ok")
    house.write("Brenda", f"Dear GM, why do you say {broken} to me, and z{mac}?")
    house.pass_deadline()
    others = [mail for mail in house.outbox() if mail.intended != "brenda@players.test"]
    assert {"letter", "report", "gm-letter"} <= {mail.kind for mail in others}
    for mail in others:
        assert mac not in "".join(ch for ch in text_of(parsed(mail)).lower() if ch.isalnum())


def test_a_mail_that_names_no_sender_reaches_the_gm(house: House) -> None:
    """Nobody can be answered or believed, but orders may be in it: the GM is shown it."""
    house.start()
    before = len(house.to_gm())
    house.inbound.deliver(b"To: games@example.test\r\nSubject: my move\r\n\r\nthrow 5 trapdoor 45, Brenda\r\n")
    house.server.tick.beat(poll=True)
    (told,) = house.to_gm()[before:]
    assert "my move" in str(told["Subject"])
    assert "names no sender" in text_of(told)
    assert "throw 5 trapdoor 45, Brenda" in text_of(told)
