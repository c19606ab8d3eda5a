"""Orders given in advance, and instructions for rounds that are missed."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from pbm.service.records import Absence
from tests.playthroughs.house import BOARD, House, text_of


def kept(house: House, name: str) -> dict[int, Any]:
    """Return a seat's advance orders by turn."""
    seat = house.seat(name)
    with house.server.office.store.begin() as work:
        return {order.turn: order.orders for order in work.orders.advance(seat.id)}


def report(house: House, name: str) -> str:
    """Return the text of the last mail to a player."""
    return text_of(house.sent_to(name)[-1])


def test_orders_for_later_turns_stand_as_their_rounds_open(house: House) -> None:
    """Each is kept, listed in every receipt, and the orders of its round; the report that brings the form says so."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45\n\nturn 2: 2, turn 3: 6"))
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}, 3: {"A": {"throws": [6]}}}
    assert "KEPT FOR LATER Turn 2: throw 2. Turn 3: throw 6." in text
    house.pass_deadline()
    assert house.standing("Brenda") == {"A": {"throws": [2]}}
    assert "ORDERS THAT STAND FOR ROUND 2 ALREADY (receipt 2) Throw 2: 5 + 2 = 7" in report(house, "Brenda")
    assert "KEPT FOR LATER Turn 3: throw 6." in report(house, "Brenda")
    house.pass_deadline()
    assert house.standing("Brenda") == {"A": {"throws": [6]}}
    assert kept(house, "Brenda") == {}
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        played = [round_.gm["A"]["nmr"] for round_ in work.rounds.of_game(1) if round_.gm]  # type: ignore[call-overload, index]
    assert all("Brenda" not in str(missed) for missed in played)


def test_orders_that_stand_are_left_alone_by_those_for_next_week(house: House) -> None:
    """The receipt says what is kept for turn 2, and the orders of turn 1 are the ones before."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", "This week as sent. Next week 6 and 44.")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert kept(house, "Brenda") == {2: {"A": {"throws": [6], "trapdoor": 44}}}


def test_a_new_mail_amends_what_was_given_in_advance(house: House) -> None:
    """Once their round is open they are orders like any other, receipt number and all."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2")
    house.pass_deadline()
    text = text_of(house.write("Brenda", "trapdoor 33"))
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 33}}
    assert "This is receipt 3; it replaces receipt 2." in text


def test_the_same_number_twice_in_a_set_is_told_at_once(house: House) -> None:
    """r6: each number once in a set; what can be kept is kept."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5\n\nturn 2: 3, turn 3: 3"))
    assert kept(house, "Brenda") == {2: {"A": {"throws": [3]}}}
    assert "Turn 3: 3 is what you ordered for turn 2, and each number comes once in a set." in text
    assert "Turn 4: 5 is what you ordered for turn 1" in text_of(house.write("Brenda", "turn 4: 5"))
    assert house.standing("Brenda") == {"A": {"throws": [5]}}


def test_a_mail_that_cannot_be_accepted_keeps_nothing_in_advance(house: House) -> None:
    """Orders that are refused are refused whole; the answer says so."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2")
    text = text_of(house.write("Brenda", "throw 9\n\nturn 2: 4"))
    assert "Orders in advance in the same mail were left out too." in text
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}}


def test_the_mail_received_last_counts_in_advance_too(house: House) -> None:
    """A mailbox may hand over the older mail later."""
    house.start()
    now = house.clock.moment
    house.write("Brenda", "turn 2: 2", at=now + timedelta(minutes=5))
    house.write("Brenda", "turn 2: 4, turn 3: 1", at=now + timedelta(minutes=1))
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}, 3: {"A": {"throws": [1]}}}
    text = text_of(house.write("Brenda", "turn 2: 6", at=now + timedelta(minutes=2)))
    assert "they stay as they are" in text


def test_another_set_has_its_own_numbers(house: House) -> None:
    """Turn 7 begins a new set, with all six numbers."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 7: 5")
    assert kept(house, "Brenda") == {7: {"A": {"throws": [5]}}}


def test_what_cannot_stand_any_more_is_told_in_the_report(house: House) -> None:
    """A number used meanwhile is no order; the report says which and why, and nothing stands."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2")
    text = text_of(house.write("Brenda", "throw 2"))
    assert "As things are it will not stand." in text
    house.pass_deadline()
    assert house.standing("Brenda") is None
    assert "can stand: - You have used 2 already in this set" in report(house, "Brenda")
    assert kept(house, "Brenda") == {}


def test_two_later_turns_of_one_round_are_one_order(house: House) -> None:
    """Turns 5 and 6 are played together: both throws, in their order."""
    house.start()
    house.write("Brenda", "turn 5: 4, turn 6: 3")
    for number in (1, 2, 5, 6):
        house.write("Brenda", f"throw {number} trapdoor 45")
        house.pass_deadline()
    assert house.standing("Brenda") == {"A": {"throws": [4, 3]}}


def test_two_throws_under_the_first_turn_of_a_round_are_its_orders(house: House) -> None:
    """Whoever gives both throws of a round to come at once is not told that it takes one."""
    house.start(options={"schedule": [1, 2, 2, 1]})
    text = text_of(house.write("Brenda", "throw 4 trapdoor 30\n\nTURN 2: THROW 5 6"))
    assert "KEPT FOR LATER Turn 2: throw 5 then 6." in text
    house.pass_deadline()
    assert house.standing("Brenda") == {"A": {"throws": [5, 6]}}


def test_withdraw_takes_this_round_and_withdraw_all_the_later_ones_too(house: House) -> None:
    """Each does what it says, and the receipt says what is kept."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2")
    assert "Turn 2: throw 2." in text_of(house.write("Brenda", "WITHDRAW"))
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}}
    house.write("Brenda", "throw 5")
    assert "in advance are withdrawn too" in text_of(house.write("Brenda", "WITHDRAW ALL"))
    assert kept(house, "Brenda") == {}
    assert house.standing("Brenda") == {}


def test_a_standing_instruction_is_the_players_order(house: House) -> None:
    """Where the GM allows one it serves at the deadline: no missed move, said so in the report."""
    house.start(house={"standing_orders": True}, options={"announce_nmr": True})
    text = text_of(house.write("Brenda", "If I miss a round, play my highest left."))
    assert "your highest left is played" in text
    for name in ("Clive", "Dora"):
        house.write(name, "throw 2")
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        played = work.rounds.of_game(1)[0]
    assert played.gm is not None
    assert played.gm["A"]["throws"]["Brenda"] == [6]  # type: ignore[call-overload, index]
    assert "NMR" not in text_of(house.sent_to("Clive")[-1])
    assert "your standing instruction was followed" in report(house, "Brenda")
    assert "by standing instruction" in text_of(house.to_gm()[-1])


def test_orders_that_were_sent_go_before_the_instruction(house: House) -> None:
    """It serves only where there is no throw; a nomination that was sent stays."""
    house.start(house={"standing_orders": True})
    house.write("Brenda", "If I miss a round, play my highest left.")
    house.write("Brenda", "throw 3")
    house.write("Clive", "If I miss a round, play my lowest left.")
    house.write("Clive", "trapdoor 44")
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        played = work.rounds.of_game(1)[0]
    assert played.gm is not None
    assert played.gm["A"]["throws"] == {"Brenda": [3], "Clive": [1], "Dora": [1]}  # type: ignore[call-overload, index]
    assert played.gm["A"]["nominations"]["Clive"] == 44  # type: ignore[call-overload, index]
    assert played.gm["A"]["nmr"] == ["Dora"]  # type: ignore[call-overload, index]


@pytest.mark.parametrize("words", ["standing orders: highest", "Standing instruction: play my highest left"])
def test_an_instruction_is_no_order_of_this_round(house: House, words: str) -> None:
    """By its name alone too; what was ordered stands."""
    house.start(house={"standing_orders": True})
    house.write("Brenda", "throw 5 trapdoor 22")
    text = text_of(house.write("Brenda", words))
    assert "if you miss a round, your highest left is played" in text
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 22}}
    assert house.seat("Brenda").missed_orders == "highest"


def test_an_instruction_that_stands_is_no_news(house: House) -> None:
    """Who gives it again is told that it is as before; thanks for what it did give none."""
    house.start(house={"standing_orders": True})
    thanks = "Thank you for seeing to the lowest in my absence. Throw 6 please; trapdoor 44."
    assert "if you miss a round" not in text_of(house.write("Brenda", thanks)).split("The deadline")[0]
    assert house.seat("Brenda").missed_orders == ""
    for which in ("lowest", "highest"):
        words = f"if I miss a round, play my {which} left"
        assert f"From now on, if you miss a round, your {which} left is played." in text_of(
            house.write("Brenda", words)
        )
        again = text_of(house.write("Brenda", f"{words} please"))
        assert f"As before, if you miss a round, your {which} left is played." in again
        assert "From now on" not in again


def test_an_instruction_that_cannot_be_kept_as_it_was_said_is_not_kept(house: House) -> None:
    """The player is told so, and what would do; the one before stays."""
    house.start(house={"standing_orders": True})
    text = text_of(house.write("Brenda", "if I miss a turn play my lowest but not the 1"))
    assert "I kept nothing of it" in text
    assert house.seat("Brenda").missed_orders == ""
    house.write("Brenda", "if I miss a turn play my highest")
    text = text_of(house.write("Brenda", "if I miss a turn play my lowest, but only in December"))
    assert "The one you gave before stays: your highest left is played." in text
    assert house.seat("Brenda").missed_orders == "highest"


@pytest.mark.parametrize(("which", "throw"), [("highest", 6), ("lowest", 1)])
def test_a_receipt_tells_the_throw_that_an_instruction_brings(house: House, which: str, throw: int) -> None:
    """A trapdoor alone: what is said to be played without a throw is what will be."""
    house.start(house={"standing_orders": True})
    house.write("Brenda", f"if I miss a round, play my {which} left")
    text = text_of(house.write("Brenda", "trapdoor 30"))
    assert f"without one your {which} left is played, as you asked, as follows. Throw {throw}: 0 + {throw}" in text
    assert "the lowest number left (1) will be played" not in text
    assert house.standing("Brenda") == {"A": {"trapdoor": 30}}


def test_thanks_are_said_once(house: House) -> None:
    """Orders of which only those in advance cannot be kept are in, and the rest is told beside it."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5, trapdoor 33. turn 2: throw 5"))
    assert "Thank you, your orders are in. Your orders in advance could not be kept as they are." in text
    assert text.count("Thank you") == 1


def test_an_instruction_is_taken_back(house: House) -> None:
    """Then a missed round is a missed round again."""
    house.start(house={"standing_orders": True})
    house.write("Brenda", "If I miss a round, play my highest left.")
    assert "is taken back" in text_of(house.write("Brenda", "cancel my standing orders"))
    assert house.seat("Brenda").missed_orders == ""


def test_no_instruction_is_kept_where_the_gm_takes_none(house: House) -> None:
    """The player is told so, and how to give orders for several turns."""
    house.start()
    text = text_of(house.write("Brenda", "If I miss a round, play my highest left."))
    assert "takes no standing instructions" in text
    assert house.seat("Brenda").missed_orders == ""
    house.pass_deadline()
    assert "The lowest left was played for you: 1" in report(house, "Brenda")


def test_a_round_missed_while_away_does_not_count_towards_being_dropped(house: House) -> None:
    """The day of the deadline decides, in the player's zone; it neither adds to a run nor ends one."""
    house.start(options={"max_consecutive_nmr": 2})
    dora = house.seat("Dora")
    with house.server.office.store.begin() as work:
        spell = Absence(seat_id=dora.id, first=date(2026, 12, 10), last=date(2026, 12, 20), told_at=house.clock.moment)
        work.seats.add_absence(spell)
    runs = []
    for throw in (1, 2, 3, 4):
        for name in ("Brenda", "Clive"):
            house.write(name, f"throw {throw}")
        house.pass_deadline()
        runs.append((house.seat("Dora").missed_running, house.seat("Dora").status))
    assert runs == [(1, "active"), (1, "active"), (1, "active"), (2, "dropped")]
    assert any("Dora is away until Sunday 20 December 2026." in text_of(mail) for mail in house.to_gm())


def test_advance_orders_for_several_boards(house: House) -> None:
    """Board by board, as other orders."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A: throw 4\nB: throw 2\n\nTurn 2: A 5, B 6")
    assert kept(house, "Brenda") == {2: {"A": {"throws": [5]}, "B": {"throws": [6]}}}
    house.pass_deadline()
    assert house.standing("Brenda") == {"A": {"throws": [5]}, "B": {"throws": [6]}}


def test_a_list_of_turns_is_kept_turn_by_turn(house: House) -> None:
    """As many numbers as turns, the open one among them."""
    house.start()
    text = text_of(house.write("Brenda", "turns 1-4: 2, 4, 6, 1"))
    assert house.standing("Brenda") == {"A": {"throws": [2]}}
    assert kept(house, "Brenda") == {turn: {"A": {"throws": [n]}} for turn, n in ((2, 4), (3, 6), (4, 1))}
    assert "KEPT FOR LATER Turn 2: throw 4. Turn 3: throw 6. Turn 4: throw 1." in text


def test_next_week_is_the_turn_after_this_one(house: House) -> None:
    """In prose as in lines; the receipt shows for which turn it is kept."""
    house.start()
    text = text_of(house.write("Brenda", "6 now and 4 next week"))
    assert house.standing("Brenda") == {"A": {"throws": [6]}}
    assert "KEPT FOR LATER Turn 2: throw 4." in text


def test_what_is_unclear_of_later_turns_does_not_hold_up_this_one(house: House) -> None:
    """The orders of the open round replace those that stood, the plain turns are kept, and the rest is asked about."""
    house.start()
    house.write("Brenda", "throw 4")
    text = text_of(house.write("Brenda", "5 this time please. Turn 2: 3. For the double I'd like 2 then 4."))
    assert house.standing("Brenda") == {"A": {"throws": [5]}}
    assert kept(house, "Brenda") == {2: {"A": {"throws": [3]}}}
    assert "Your orders in advance are kept, but for what follows." in text
    assert "You wrote: “For the double I'd like 2 then 4.”" in text
    text = text_of(house.write("Brenda", "6 now. For the double 2 then 4."))
    assert "Thank you, your orders are in. About later turns I must ask." in text


def test_turns_that_are_only_named_offer_nothing(house: House) -> None:
    """There is nothing to say YES to, in the answer and in the reminder; what stands and is kept stays."""
    house.start()
    house.write("Brenda", "trapdoor 20, turn 2: 3, turn 4: 1")
    text = text_of(house.write("Brenda", "Actually swap turns 2 and 4"))
    assert "could not keep the orders in advance as they are" in text
    assert "YES" not in text
    assert house.standing("Brenda") == {"A": {"trapdoor": 20}}
    house.write("Brenda", "YES")
    assert house.standing("Brenda") == {"A": {"trapdoor": 20}}
    assert kept(house, "Brenda") == {2: {"A": {"throws": [3]}}, 4: {"A": {"throws": [1]}}}


def test_a_space_off_the_board_is_said_of_its_turn(house: House) -> None:
    """What is right of the other turns is kept."""
    house.start()
    text = text_of(house.write("Brenda", "turn 9: 4, turn 3: 2 trap 99"))
    assert kept(house, "Brenda") == {3: {"A": {"throws": [2]}}, 9: {"A": {"throws": [4]}}}
    assert "Turn 3: There is no space 99: a trapdoor may be named from 1 to 60." in text


def test_orders_in_advance_are_taken_back_by_themselves(house: House) -> None:
    """One turn, some, or all of them; the orders of this round stay, and the receipt says what is kept."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2, turn 3: 6, turn 4: 1")
    text = text_of(house.write("Brenda", "scrap turn 4"))
    assert "Your order in advance for turn 4 is withdrawn." in text
    assert "Turn 2: throw 2. Turn 3: throw 6." in text
    text = text_of(house.write("Brenda", "withdraw turn 4"))
    assert "No order of yours is kept for turn 4, so there was none to withdraw." in text
    text = text_of(house.write("Brenda", "cancel my advance orders"))
    assert "Your orders in advance for turns 2 and 3 are withdrawn." in text
    assert "KEPT FOR LATER" not in text
    assert kept(house, "Brenda") == {}
    assert house.standing("Brenda") == {"A": {"throws": [5]}}
    text = text_of(house.write("Brenda", "WITHDRAW LATER"))
    assert "No orders of yours are kept for later turns" in text


def test_the_open_turn_is_taken_back_by_its_number(house: House) -> None:
    """ "Withdraw turn 1" while turn 1 is open withdraws the orders of the round, and nothing else."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2")
    text = text_of(house.write("Brenda", "withdraw turn 1"))
    assert "Your orders for this round are withdrawn." in text
    assert house.standing("Brenda") == {}
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}}


def test_of_a_round_of_two_turns_one_is_taken_back(house: House) -> None:
    """ "Withdraw turn 2" leaves the first throw and the trapdoor; the first alone cannot go, which is said."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "5 then 3, trapdoor 45")
    text = text_of(house.write("Brenda", "WITHDRAW TURN 1"))
    assert "an earlier one cannot be left out. Nothing has changed: receipt 1 stands." in text
    text = text_of(house.write("Brenda", "WITHDRAW TURN 2"))
    assert "Your throw for turn 2 is withdrawn; what else you ordered stands." in text
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    text = text_of(house.write("Brenda", "WITHDRAW TURN 2"))
    assert "No throw of yours for turn 2 stands" in text
    house.write("Brenda", "WITHDRAW TURNS 1 AND 2")
    assert house.standing("Brenda") == {}


@pytest.mark.parametrize("words", ["WITHDRAW LATER\nturn 3: throw 6", "Scrap turn 3.\nTurn 3: 6"])
def test_what_is_given_anew_with_a_withdrawal_is_kept(house: House, words: str) -> None:
    """A mail takes back what stood before it, and never what it gives itself."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 3: 2")
    text = text_of(house.write("Brenda", words))
    assert kept(house, "Brenda") == {3: {"A": {"throws": [6]}}}
    assert "Your order in advance for turn 3 is withdrawn. Those in this mail are kept." in text


def test_an_older_mail_takes_no_newer_orders_back(house: House) -> None:
    """What was sent after it stays, in whatever order the mails are read."""
    house.start()
    now = house.clock.moment
    house.write("Brenda", "turn 2: 2", at=now + timedelta(minutes=5))
    house.write("Brenda", "scrap turn 2", at=now + timedelta(minutes=1))
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}}
    house.write("Brenda", "WITHDRAW ALL", at=now + timedelta(minutes=2))
    assert kept(house, "Brenda") == {2: {"A": {"throws": [2]}}}


@pytest.mark.parametrize(
    "words",
    [
        "for turn 2 please keep a 6 for me",
        "Turn 2: keep a 6 for me",
        "please keep a 6 for turn 2",
        "please hold a 6 for me for turn 2",
        "throw 4. For turn 2 could you save me the 6, please",
        "throw 4, and for turn 2 keep the 6",
        "Für Zug 2 halte bitte die 6 für mich.",
    ],
)
def test_a_number_to_be_kept_for_a_later_turn_is_its_order(house: House, words: str) -> None:
    """Kept and told in each receipt, never thrown now; the turn plays it."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert "KEPT FOR LATER Turn 2: throw 6." in text
    assert house.standing("Brenda") in (None, {"A": {"throws": [4]}})
    assert "KEPT FOR LATER Turn 2: throw 6." in text_of(house.write("Brenda", "throw 4 trapdoor 31"))
    house.pass_deadline()
    assert house.standing("Brenda") == {"A": {"throws": [6]}}


@pytest.mark.parametrize(
    "words",
    ["throw 4. I keep the 6 for turn 2", "throw 4. If Clive moves, keep a 6 for turn 2", "don't keep a 6 for turn 2"],
)
def test_what_is_only_told_of_a_later_turn_keeps_nothing(house: House, words: str) -> None:
    """A remark, a condition and a denial."""
    house.start()
    assert "Turn 2: throw 6." not in text_of(house.write("Brenda", words))


AMENDED_DOOR = (
    *("Same throw for turn 2 but move the trapdoor to 31", "Keep the 6 for turn 2 but with trapdoor 31"),
    *("Turn 2: leave the throw, trapdoor 31 instead of 30", "My turn 2 trapdoor should be 31, not 30"),
    *(
        "Change the trapdoor of turn 2 from 30 to 31",
        "Turn 2: same throw, trapdoor 31",
        "For turn 2 make the trapdoor 31",
    ),
    *("Falltür für Zug 2 bitte auf 31 ändern", "Zug 2: Wurf bleibt, Falltür 31", "Voor beurt 2 het valluik op 31"),
    *("Pour le tour 2, garde le 6 mais mets la trappe sur 31", "Per il turno 2 cambia la botola in 31"),
    *("Para el turno 2 cambia la trampilla a 31",),
)
AMENDED_THROW = (
    *("For turn 2 I'd rather have 4 than 6", "Turn 2: 4 instead of 6", "Für Zug 2 doch lieber die 4"),
    *(
        "Voor beurt 2 toch maar de 4",
        "Pour le tour 2, plutôt le 4",
        "Turno 2: mejor el 4",
        "Per il turno 2 meglio il 4",
    ),
)


def test_part_of_a_turn_to_come_is_changed_in_ones_own_words(house: House) -> None:
    """The throw stays where the trapdoor is changed, and the trapdoor where the throw is; so does the open round."""
    house.start()
    house.write("Brenda", "5 and 53. Turn 2: 6, trapdoor 30")
    for words in AMENDED_DOOR:
        house.write("Brenda", "Turn 2: 6, trapdoor 30")
        house.write("Brenda", words)
        assert (words, kept(house, "Brenda")[2]["A"]) == (words, {"throws": [6], "trapdoor": 31})
        house.clock.moment += timedelta(hours=1)
    for words in AMENDED_THROW:
        house.write("Brenda", "Turn 2: 6, trapdoor 30")
        house.write("Brenda", words)
        assert (words, kept(house, "Brenda")[2]["A"]) == (words, {"throws": [4], "trapdoor": 30})
        house.clock.moment += timedelta(hours=1)
    house.write("Brenda", "I've changed my mind about turn 2: 2 and 33")
    assert kept(house, "Brenda")[2]["A"] == {"throws": [2], "trapdoor": 33}
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 53}}


@pytest.mark.parametrize(
    "words",
    [
        "In turn 2 I'd rather have 4, or maybe 3",
        "If Dora moves, change the trapdoor for turn 2 to 31",
        "Dora says to change the trapdoor for turn 2 to 31",
        "I'd have rather played 4 in turn 2",
        "Should I play 4 in turn 2?",
        "Turn 2: maybe 4 instead of 6",
    ],
)
def test_what_may_not_be_meant_changes_no_turn_to_come(house: House, words: str) -> None:
    """A doubt, a condition, what somebody else says and what would have been leave what is kept."""
    house.start()
    house.write("Brenda", "5 and 53. Turn 2: 6, trapdoor 30")
    house.write("Brenda", words)
    assert kept(house, "Brenda")[2]["A"] == {"throws": [6], "trapdoor": 30}
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 53}}
