"""Changing one's mind: the latest mail that can be accepted counts, and what stands is always said in full."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.playthroughs.house import BOARD, House, text_of

GOOD = {"A": {"throws": [5], "trapdoor": 45}}


def to_the_double_round(house: House) -> None:
    """Play four rounds, so that turns 5 and 6 are open with 5 and 6 left to Brenda."""
    for number in (1, 2, 3, 4):
        house.write("Brenda", f"throw {number} trapdoor 45")
        house.pass_deadline()


@pytest.mark.parametrize(
    ("words", "orders"),
    [
        ("Trapdoor 40 instead, please.", {"throws": [5], "trapdoor": 40}),
        ("No, make that 4.", {"throws": [4], "trapdoor": 45}),
        ("throw 3", {"throws": [3], "trapdoor": 45}),
        ("throw 2, no trapdoor", {"throws": [2], "trapdoor": "none"}),
    ],
)
def test_what_is_left_unsaid_keeps_its_earlier_value(house: House, words: str, orders: dict[str, object]) -> None:
    """Only what a mail says is changed; the receipt says which one it replaces and all that stands."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": orders}
    assert "This is receipt 2; it replaces receipt 1." in text
    assert "ORDERS THAT STAND FOR ROUND 1" in text


@pytest.mark.parametrize("words", ["throw 7", "throw 5 or 6, whatever suits", "trapdoor 99", "perhaps throw 2"])
def test_a_mail_that_cannot_be_accepted_changes_nothing(house: House, words: str) -> None:
    """What stood stands, and the answer says so with the number of its receipt."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == GOOD
    assert "Nothing has changed: receipt 1 stands." in text
    assert "ORDERS THAT STAND FOR ROUND 1 (receipt 1)" in text


def test_the_mail_received_last_counts_in_whatever_order_mails_are_read(house: House) -> None:
    """A mailbox may hand over the older mail later; it then changes nothing."""
    house.start()
    now = house.clock.moment
    house.write("Brenda", "throw 5 trapdoor 45", at=now + timedelta(minutes=5))
    text = text_of(house.write("Brenda", "throw 3 trapdoor 33", at=now + timedelta(minutes=1)))
    assert house.standing("Brenda") == GOOD
    assert "before the one that receipt 1 is for, so it changes nothing" in text


def test_only_the_second_of_two_throws_is_changed(house: House) -> None:
    """The first throw and the nomination stay as they were."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "5 then 6, trapdoor 41")
    house.write("Brenda", "only change the second throw to 4")
    assert house.standing("Brenda") == {"A": {"throws": [5, 4], "trapdoor": 41}}
    text = text_of(house.write("Brenda", "change the second throw to 5"))
    assert house.standing("Brenda") == {"A": {"throws": [5, 4], "trapdoor": 41}}
    assert "Which comes first, and which second?" in text


def test_a_throw_is_replaced_by_its_number_where_it_stands(house: House) -> None:
    """Whether it is the first or the second the record tells; what does not stand is not replaced."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "1 then 2, trapdoor 41")
    house.write("Brenda", "6 instead of 2")
    assert house.standing("Brenda") == {"A": {"throws": [1, 6], "trapdoor": 41}}
    house.write("Brenda", "swap the 1 for a 5, trapdoor 42")
    assert house.standing("Brenda") == {"A": {"throws": [5, 6], "trapdoor": 42}}
    text = text_of(house.write("Brenda", "3 instead of 4"))
    assert house.standing("Brenda") == {"A": {"throws": [5, 6], "trapdoor": 42}}
    assert "have no throw of 4 to be replaced" in text
    text = text_of(house.write("Brenda", "replace the 5 by 6"))
    assert house.standing("Brenda") == {"A": {"throws": [5, 6], "trapdoor": 42}}
    assert "cannot be thrown twice" in text


def test_a_throw_to_be_replaced_is_asked_about_while_nothing_stands(house: House) -> None:
    """Nothing is guessed: there is nothing that it could take the place of."""
    house.start(options={"schedule": [2, 2, 2]})
    text = text_of(house.write("Brenda", "6 instead of 2"))
    assert house.standing("Brenda") is None
    assert "no throw of 2 to be replaced" in text


def test_a_second_throw_alone_is_asked_about_while_there_is_no_first(house: House) -> None:
    """Nothing is guessed: a second throw without a first cannot stand."""
    house.start()
    to_the_double_round(house)
    text = text_of(house.write("Brenda", "change the second throw to 5"))
    assert house.standing("Brenda") is None
    assert "no first one" in text


def test_orders_behind_a_withdrawal_leave_nothing_of_the_earlier_ones(house: House) -> None:
    """What is withdrawn is not merged with what comes in its place."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "Withdraw my orders please. New ones: throw 2.")
    assert house.standing("Brenda") == {"A": {"throws": [2]}}


def test_orders_and_a_bare_withdraw_are_asked_about_alike(house: House) -> None:
    """Whether or not something stands, nothing of such a mail is kept."""
    house.start()
    house.write("Brenda", "5, 40\nwithdraw")
    assert house.standing("Brenda") is None
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "withdraw\n6, 41")
    assert house.standing("Brenda") == GOOD


def test_the_default_with_a_trapdoor_is_not_what_stood(house: House) -> None:
    """The throw is what the rules would choose."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 22")
    text = text_of(house.write("Brenda", "default but with trapdoor 45"))
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 45}}
    assert "with the throw that the rules would choose" in text


@pytest.mark.parametrize("words", ["go back to receipt 1", "status 5", "withdraw 2"])
def test_no_throw_is_offered_that_is_the_number_of_something_else(house: House, words: str) -> None:
    """A YES after it takes nothing."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    assert "just reply YES" not in text_of(house.write("Brenda", words))
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == GOOD


@pytest.mark.parametrize("words", ["cancel my trapdoor", "please drop my trapdoor and keep the throw"])
def test_a_trapdoor_is_withdrawn_by_itself(house: House, words: str) -> None:
    """The throw stays as it was."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": "none"}}


def test_withdraw_leaves_no_orders_and_new_ones_may_follow(house: House) -> None:
    """WITHDRAW makes the round a missed one unless new orders come."""
    house.start(options={"announce_nmr": True})
    house.write("Brenda", "throw 5 trapdoor 45")
    text = text_of(house.write("Brenda", "WITHDRAW"))
    assert "This is receipt 2; it replaces receipt 1." in text
    assert "No orders of yours stand for round 1" in text
    house.write("Brenda", "throw 4")
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


def test_withdrawing_nothing_is_answered_kindly(house: House) -> None:
    """There is nothing to take back, and nothing is made of it."""
    house.start()
    assert "no orders of yours to withdraw" in text_of(house.write("Brenda", "WITHDRAW"))
    assert house.standing("Brenda") is None


def test_the_default_on_purpose_is_an_order(house: House) -> None:
    """PLAY DEFAULT plays what the rules would, and is no missed move: not in the reports, nor for the GM."""
    house.start(options={"announce_nmr": True, "max_consecutive_nmr": 1})
    text = text_of(house.write("Brenda", "PLAY DEFAULT"))
    assert "it is no missed move" in text
    assert house.standing("Brenda") == {"A": {"throws": [1]}}
    for name in ("Clive", "Dora"):
        house.write(name, "throw 2")
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        played = work.rounds.of_game(1)[0]
    assert played.gm is not None
    assert played.gm["A"]["nmr"] == []  # type: ignore[call-overload, index]
    assert played.gm["A"]["nominations"]["Brenda"] == 1  # type: ignore[call-overload, index]
    assert house.seat("Brenda").missed_running == 0
    assert "NMR" not in text_of(house.sent_to("Clive")[-1])
    assert "NMR" not in text_of(house.to_gm()[-1]).replace("Space NMR", "")


@pytest.mark.parametrize("words", ["Play default this turn, and turn 2: 5", "turn 1: default\nturn 2: 5"])
def test_the_default_stands_beside_an_order_for_a_later_turn(house: House, words: str) -> None:
    """Both are kept, and the round is not missed."""
    house.start(options={"announce_nmr": True, "max_consecutive_nmr": 1})
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [1]}}
    for name in ("Clive", "Dora"):
        house.write(name, "throw 2")
    house.pass_deadline()
    assert house.seat("Brenda").missed_running == 0
    assert house.standing("Brenda") == {"A": {"throws": [5]}}
    assert "NMR" not in text_of(house.sent_to("Clive")[-1])


def test_the_default_that_is_not_plain_is_asked_about_beside_press(house: House) -> None:
    """The press is kept, and the player is told what to send; nothing is missed in silence."""
    house.start()
    text = text_of(house.write("Brenda", "Default.\n\nPress: the default strikes again"))
    assert house.standing("Brenda") is None
    assert "PLAY DEFAULT" in text
    assert "Your press is kept for the report." in text


def test_the_default_takes_the_place_of_earlier_orders(house: House) -> None:
    """Who wants the default wants it whole: an earlier nomination goes too."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "PLAY DEFAULT")
    assert house.standing("Brenda") == {"A": {"throws": [1]}}


def test_the_default_and_a_throw_are_asked_about(house: House) -> None:
    """Two wishes in one mail: neither is taken."""
    house.start()
    house.write("Brenda", "PLAY DEFAULT\nthrow 5")
    assert house.standing("Brenda") is None


def test_a_near_miss_is_taken_and_said(house: House) -> None:
    """The receipt says what a misspelt word was taken for."""
    house.start()
    text = text_of(house.write("Brenda", "thorw 5, trpadoor 45"))
    assert house.standing("Brenda") == GOOD
    assert "I took “thorw” as throw and “trpadoor” as trapdoor. If that is wrong, please write again." in text


def test_a_remark_beside_orders_goes_to_the_gm_and_the_orders_stand(house: House) -> None:
    """The player is told that it was passed on."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45\n\nHow is your mother these days?"))
    assert house.standing("Brenda") == GOOD
    assert "What else you wrote was passed on to the GM." in text
    assert any("How is your mother" in text_of(mail) for mail in house.to_gm())


def test_one_question_quotes_a_line_once(house: House) -> None:
    """Two things wrong in one line are asked about with the line shown once."""
    house.start()
    text = text_of(house.write("Brenda", "throw 9, trap 99"))
    assert text.count("You wrote:") == 1


def test_boards_are_changed_one_by_one(house: House) -> None:
    """With several boards a mail about one leaves the others as they are."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A: 4, trap 31\nB: 2, trap 15")
    house.write("Brenda", "B: throw 3")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 31}, "B": {"throws": [3], "trapdoor": 15}}


def test_the_gms_own_words_for_a_game_are_understood(house: House) -> None:
    """[words] of a game reach the reader."""
    house.start(house={"words": {"throw": ["chuck"], "trapdoor": ["pitfall"]}})
    house.write("Brenda", "chuck 5, pitfall 45")
    assert house.standing("Brenda") == GOOD


def test_an_older_receipt_that_is_named_is_what_is_changed(house: House) -> None:
    """Who answers it "as in this receipt, but …" means its orders, and not those that stand now."""
    house.start()
    older = house.write("Brenda", "throw 5 trapdoor 20")
    house.write("Brenda", "throw 4")
    assert older is not None
    house.write("Brenda", "as in this receipt but trapdoor 25", answering=str(older["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 25}}
    house.write("Brenda", "trapdoor 26", answering=str(older["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 26}}


@pytest.mark.parametrize(
    ("words", "orders"),
    [
        ("As in receipt 1, but trapdoor 25", {"throws": [5], "trapdoor": 25}),
        ("Same as receipt 1 but throw 2", {"throws": [2], "trapdoor": 20}),
        ("Back to receipt 1, but with throw 2", {"throws": [2], "trapdoor": 20}),
        ("My original orders, except throw 4", {"throws": [4], "trapdoor": 20}),
        ("I have receipt 1 here. Trapdoor 26", {"throws": [3], "trapdoor": 26}),
        ("As in receipt 7, but trapdoor 25", {"throws": [3], "trapdoor": 45}),
    ],
)
def test_a_receipt_is_named_by_its_number(house: House, words: str, orders: dict[str, object]) -> None:
    """What it says is changed, and not what stands; one that has no orders for this round is asked about."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 20")
    house.write("Brenda", "throw 3 trapdoor 45")
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": orders}
    assert ("Receipt 7 has no orders for this round" in text) == ("receipt 7" in words)


def test_the_lowest_left_is_looked_up_however_it_is_called(house: House) -> None:
    """The record tells it."""
    house.start()
    house.write("Brenda", "Whichever is lowest please, and square thirty-three for the hole")
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 33}}


@pytest.mark.parametrize(
    "words",
    [
        "trapdoor any but 40",
        "trapdoor 40 to 42",
        "Trapdoor: 3 below Clive",
        "trap 3 before the finish",
        "trapdoor 3 short of the finish",
        "Clive and Dora nominate 40",
        "The others take 40 for the trapdoor, I hear",
        "Clive said 6, trap 40, I say nothing",
        "Clive said 6, trap 40",
        "Clive 6, 40",
        "maybe the 6, thinking aloud, trap 44",
        "the 6 maybe, trap 44",
    ],
)
def test_a_trapdoor_that_is_not_named_or_not_ones_own_is_asked_about(house: House, words: str) -> None:
    """And what stands stands."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", words)
    assert house.standing("Brenda") == GOOD


@pytest.mark.parametrize("words", ["5 first", "put the 5 first"])
def test_the_second_of_two_throws_that_stand_is_moved_to_the_first_turn(house: House, words: str) -> None:
    """ "5 first" where 3 then 5 stand: neither is thrown twice, and none is left to the rules."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "throw 3 then 5, trapdoor 28")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [5, 3], "trapdoor": 28}}


def test_throws_to_be_swapped_beside_a_trapdoor_are_asked_for(house: House) -> None:
    """Nothing is changed before it is known which throw comes first, where anything else is said."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "throw 3 then 5, trapdoor 28")
    text = text_of(house.write("Brenda", "trapdoor 41, it is nicer there, and swap the throws"))
    assert house.standing("Brenda") == {"A": {"throws": [3, 5], "trapdoor": 28}}
    assert "You seem to turn the order of your two throws round" in text
