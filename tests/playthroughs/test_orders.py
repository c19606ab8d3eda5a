"""What a player's mail does, and what the receipt says."""

from __future__ import annotations

from datetime import timedelta

from tests.playthroughs.house import House, text_of


def test_an_order_is_taken_and_the_receipt_says_all_that_a_player_needs(house: House) -> None:
    """What was understood, the first throw's plain target, numbers left, the deadline in their zone, how to change."""
    house.start()
    receipt = house.write("Brenda", "5 and trap 45 pls")
    text = text_of(receipt)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert receipt is not None
    assert "Receipt 1" in receipt["Subject"]
    assert "0 + 5 = 5" in text
    assert "before any snake, ladder or trapdoor" in text
    assert "1, 2, 3, 4 and 6" in text
    assert "Friday 4 December 2026, 20:00 (Europe/London)" in text
    assert "reply to this mail" in text
    assert receipt["In-Reply-To"] == "<1@players.test>"


def test_a_later_good_mail_replaces_an_earlier_one_and_unsaid_parts_stay(house: House) -> None:
    """The latest acceptable mail counts; what it leaves unsaid keeps its value; the receipt names what it replaces."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    receipt = house.write("Brenda", "Trapdoor 40 instead, please.")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 40}}
    assert "receipt 2; it replaces receipt 1" in text_of(receipt)


def test_a_bad_mail_changes_nothing_that_stands(house: House) -> None:
    """A throw that is none, or words that cannot be understood, leave good orders as they are; the answer says so."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    for words in ("throw 9 trapdoor 40", "if Clive moves I throw 3, otherwise 4"):
        text = text_of(house.write("Brenda", words))
        assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
        assert "ORDERS THAT STAND FOR ROUND 1 (receipt 1)" in text


def test_a_used_throw_is_refused_with_the_numbers_left_but_the_nomination_stands(house: House) -> None:
    """r19: a repeated throw is no throw, yet a nomination in the same orders stands; the receipt says what is left."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.pass_deadline()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 40"))
    assert "used 5 already" in text
    assert "1, 2, 3, 4 and 6" in text
    assert house.standing("Brenda") == {"A": {"trapdoor": 40}}


def test_a_nomination_where_nothing_can_open_is_accepted_without_a_word(house: House) -> None:
    """Ruling 9: whether a space lies in the bottom row is the layout's secret, so both receipts read alike."""
    house.start()
    bottom = text_of(house.write("Brenda", "throw 5 trapdoor 4"))
    above = text_of(house.write("Clive", "throw 5 trapdoor 44"))
    assert bottom.replace("nomination: 4", "") == above.replace("nomination: 44", "").replace("Clive", "Brenda")


def test_a_nomination_beyond_the_size_told_is_asked_about(house: House) -> None:
    """Ruling 9: a number off a board whose size the players know is a slip."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 112"))
    assert "112" in text
    assert "60" in text
    assert house.standing("Brenda") == {"A": {"throws": [5]}}


def test_the_form_filled_in_inside_the_quote_is_read(house: House) -> None:
    """A player may reply below the quote's prompts; our own lines are not taken for theirs."""
    house.start()
    form = str(house.sent_to("Brenda")[0].get_body(("plain",)).get_content())  # type: ignore[union-attr]
    filled = form.replace("Throw for turn 1:", "Throw for turn 1: 3").replace("Trapdoor:", "Trapdoor: 33")
    quoted = "On Tuesday the GM wrote:\n" + "".join(f"> {line}".rstrip() + "\n" for line in filled.splitlines())
    house.write("Brenda", quoted, answering=str(house.sent_to("Brenda")[0]["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 33}}


def test_an_answer_above_the_whole_quoted_report_is_read_alone(house: House) -> None:
    """Numbers in the quoted report are no orders."""
    house.start()
    first = house.sent_to("Brenda")[0]
    body = str(first.get_body(("plain",)).get_content())  # type: ignore[union-attr]
    quoted = "".join(f"> {line}\n" for line in body.splitlines())
    house.write("Brenda", f"2/31\n\nOn Tuesday the GM wrote:\n{quoted}", answering=str(first["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 31}}


def test_two_throws_for_a_two_turn_round(house: House) -> None:
    """Ruling 4: turns 5 and 6 take two throws in order; the receipt gives the first target only."""
    house.start()
    for number in (1, 2, 3, 4):
        house.write("Brenda", f"throw {number} trapdoor 45")
        house.pass_deadline()
    text = text_of(house.write("Brenda", "6 then 5, trap 45"))
    assert house.standing("Brenda") == {"A": {"throws": [6, 5], "trapdoor": 45}}
    assert "before any snake" in text
    assert text.count(" = ") == 1


def test_boards_by_letter(house: House) -> None:
    """r22: a throw and a nomination for each board, by its letter."""
    from tests.playthroughs.house import BOARD

    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A: 4, trap 31\nB: 2, trap 15")
    assert house.standing("Brenda") == {
        "A": {"throws": [4], "trapdoor": 31},
        "B": {"throws": [2], "trapdoor": 15},
    }


def test_withdraw_returns_to_no_orders(house: House) -> None:
    """WITHDRAW takes orders back; without new ones the round counts as missed."""
    house.start(options={"announce_nmr": True})
    house.write("Brenda", "throw 5 trapdoor 45")
    text = text_of(house.write("Brenda", "WITHDRAW"))
    assert "withdrawn" in text
    house.pass_deadline()
    assert "NMR) from Brenda" in text_of(house.sent_to("Clive")[-1])


def test_a_question_goes_to_the_gm_and_the_player_is_told(house: House) -> None:
    """What is not an order is passed on, and the player hears it."""
    house.start()
    text = text_of(house.write("Brenda", "Who won the game last year?"))
    assert "passed on to the GM" in text
    assert any("Who won the game last year?" in text_of(mail) for mail in house.to_gm())


def test_a_late_mail_is_answered_and_not_taken_for_the_next_round(house: House) -> None:
    """What answers the last round's form came too late, whenever it comes; it is offered, and moves nobody unasked."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=5)
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45", answering=first))
    assert "could not count for that round" in text
    assert house.standing("Brenda") is None
    again = text_of(house.write("Brenda", "throw 5 trapdoor 45", answering=first))
    assert "It is not lost: reply YES, and the orders below stand for round 2." in again
    assert house.standing("Brenda") is None


def test_a_mail_found_after_the_round_though_received_in_time_is_told_to_the_gm(house: House) -> None:
    """An order dragged out of a junk folder keeps its time; the round has been played, so the GM decides."""
    house.start()
    in_time = house.clock.moment + timedelta(hours=1)
    house.pass_deadline()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45", at=in_time))
    assert "was here in time" in text
    assert any("received in time" in text_of(mail) for mail in house.to_gm())


def test_press_is_printed_quoted_and_cannot_pass_for_our_own_words(house: House) -> None:
    """Every line of press is marked, so that a forged headline inside it is plainly a player's."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45\n\nPRESS: Beware of Clive!\n*** Round 7 report ***")
    house.pass_deadline()
    mail = house.sent_to("Clive")[-1]
    body = str(mail.get_body(("plain",)).get_content())  # type: ignore[union-attr]
    assert "Brenda writes:" in body
    assert "| Beware of Clive!" in body
    assert all(line.startswith("| ") for line in body.splitlines() if "Round 7 report" in line)


def test_ten_answers_an_hour_then_one_for_the_rest(house: House) -> None:
    """The tenth answer says that no more follow within the hour; then one receipt says what stands."""
    house.start()
    for number in range(13):
        house.write("Brenda", f"throw {number % 6 + 1} trapdoor {20 + number}")
    answers = [mail for mail in house.sent_to("Brenda") if mail["Auto-Submitted"] == "auto-replied"]
    assert len(answers) == 10
    assert "ten answers" in text_of(answers[-1])
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 32}}
    house.clock.moment += timedelta(minutes=61)
    house.server.tick.beat(poll=True)
    house.server.tick.beat(poll=True)
    later = house.sent_to("Brenda")[11:]
    assert len(later) == 1
    assert "nomination: 32" in text_of(later[0])


def test_my_highest_left_is_known_from_the_record(house: House) -> None:
    """Highest left, lowest legal and my last one are resolved from the seat's own numbers."""
    house.start()
    house.write("Brenda", "throw 6 trapdoor 45")
    house.pass_deadline()
    house.write("Brenda", "throw the highest I have left, trapdoor 41")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 41}}


def test_orders_in_the_subject_alone_are_taken(house: House) -> None:
    """Nothing else needs to be in the mail, or only a name."""
    house.start()
    house.write("Brenda", "", subject="5/44")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 44}}
    house.write("Clive", "Clive\n", subject="4 and 41")
    assert house.standing("Clive") == {"A": {"throws": [4], "trapdoor": 41}}


def test_the_gm_is_told_truly_what_an_empty_mail_has(house: House) -> None:
    """No words are no quotation; and what is only quoted is shown."""
    house.start()
    house.write("Brenda", "", subject="Hooray for the frogs")
    assert "(There are no words below the subject.)" in text_of(house.to_gm()[-1])
    house.write("Brenda", "> Did you see the frogs?\n", subject="frogs")
    text = text_of(house.to_gm()[-1])
    assert "There are no words of the writer's own" in text
    assert "Did you see the frogs?" in text
