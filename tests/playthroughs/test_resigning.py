"""Leaving a game, and thinking better of it: whoever takes a resignation back stays, in whatever words."""

from __future__ import annotations

import pytest

from pbm.service.membership import drop_seat
from tests.playthroughs.house import House, text_of

TAKEN_BACK = [
    "Withdraw my resignation",
    "please cancel my resignation, I'm staying",
    "I'm withdrawing my resignation.",
    "Could you please forget my resignation?",
    "Alan, tear up that resignation of mine, will you",
    "oh, actually I've changed my mind, I want to stay in",
    "I'm not leaving after all.",
    "RESIGN OFF",
]
LEAVING = "You leave the game when the next round opens. To stay after all, send RESIGN OFF."


@pytest.mark.parametrize("words", TAKEN_BACK)
def test_a_resignation_taken_back_is_no_resignation(house: House, words: str) -> None:
    """Before it is confirmed, a later YES then leaves nothing; of somebody who never resigned nothing is asked."""
    house.start()
    assert "you play on" in text_of(house.write("Brenda", words))
    house.write("Brenda", "resign")
    assert "you play on" in text_of(house.write("Brenda", words))
    house.write("Brenda", "yes")
    assert house.seat("Brenda").status == "active"


@pytest.mark.parametrize("words", TAKEN_BACK)
def test_whoever_is_leaving_stays_when_they_take_it_back(house: House, words: str) -> None:
    """As long as the next round has not opened; orders beside it are taken without a question."""
    house.start()
    house.write("Brenda", "resign")
    house.write("Brenda", "yes")
    assert house.seat("Brenda").status == "leaving"
    text = text_of(house.write("Brenda", f"{words}\n\nthrow 3 trapdoor 20"))
    assert house.seat("Brenda").status == "active"
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 20}}
    assert LEAVING not in text


@pytest.mark.parametrize("words", ["I won't withdraw my resignation", "Should I withdraw my resignation?"])
def test_a_resignation_that_is_not_taken_back_stays(house: House, words: str) -> None:
    """A denial and a question change nothing, and the answer says that the seat leaves."""
    house.start()
    house.write("Brenda", "resign")
    house.write("Brenda", "yes")
    assert LEAVING in text_of(house.write("Brenda", words))
    assert house.seat("Brenda").status == "leaving"


def test_every_receipt_says_that_the_seat_leaves(house: House) -> None:
    """Once, until it is taken back; who was let go by the GM is sent to them."""
    house.start()
    house.write("Brenda", "resign")
    assert LEAVING not in text_of(house.write("Brenda", "yes"))
    assert LEAVING in text_of(house.write("Brenda", "throw 3 trapdoor 20"))
    assert LEAVING not in text_of(house.write("Brenda", "RESIGN OFF"))
    assert LEAVING not in text_of(house.write("Brenda", "throw 4"))
    drop_seat(house.server.office, "hill", "Clive")
    text = text_of(house.write("Clive", "throw 3 trapdoor 20"))
    assert "the GM has arranged it" in text


def test_who_is_out_for_missing_rounds_is_told_so(house: House) -> None:
    """In the report and in the answer to a later mail: how many rounds, and whom to ask; whoever left is not."""
    house.start(options={"max_consecutive_nmr": 2})
    house.write("Dora", "resign")
    house.write("Dora", "yes")
    for number in (1, 2):
        house.write("Clive", f"throw {number}")
        house.pass_deadline()
    assert house.seat("Brenda").status == "dropped"
    told = "You missed 2 rounds running, and so are out of the game. If you have questions, please write to the GM."
    assert told in text_of(house.sent_to("Brenda")[-1])
    assert "as you missed 2 rounds running" in text_of(house.write("Brenda", "throw 3"))
    assert "You are no longer in this game" in text_of(house.write("Dora", "throw 3"))


def test_a_yes_that_comes_too_late_is_told_so(house: House) -> None:
    """Whoever says YES a week after RESIGN plays on, and learns how to leave after all."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    assert asked is not None
    house.pass_deadline()
    for answering in (str(asked["Message-ID"]), None, None):
        text = text_of(house.write("Brenda", "YES", answering=answering))
        assert "please send RESIGN again" in text
        assert "too late" not in text
        assert house.seat("Brenda").status == "active"
    house.write("Brenda", "RESIGN")
    house.write("Brenda", "YES")
    assert house.seat("Brenda").status == "leaving"


@pytest.mark.parametrize(
    ("words", "status"),
    [
        *(
            ("Yes I'm out", "leaving"),
            ("Yes, resign", "leaving"),
            ("I'm leaving.", "leaving"),
            ("Sí, me retiro", "leaving"),
        ),
        *(("Not really", "active"), ("no i'll keep playing", "active"), ("I've changed my mind, staying", "active")),
    ],
)
def test_the_question_is_answered_in_ones_own_words(house: House, words: str, status: str) -> None:
    """Whoever says that they leave, or stay, need not be asked again."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    assert asked is not None
    told = house.write("Brenda", words, answering=str(asked["Message-ID"]))
    assert house.seat("Brenda").status == status
    assert (
        str(told["Subject"] if told else "")
        == f"[hill] {'You leave the game' if status == 'leaving' else 'You play on'}"
    )


@pytest.mark.parametrize("words", ["I'm leaving", "I quit", "I'm out"])
def test_that_one_leaves_is_no_answer_in_another_mail(house: House, words: str) -> None:
    """Said once more, and not in reply, it may be the same mail again."""
    house.start()
    house.write("Brenda", "I quit")
    house.write("Brenda", words)
    assert house.seat("Brenda").status == "active"


def test_who_has_left_is_not_told_in_the_subject_that_they_missed_a_round(house: House) -> None:
    """Their last report is a report; who is out for missing rounds has missed one."""
    house.start(options={"max_consecutive_nmr": 1})
    house.write("Dora", "resign")
    house.write("Dora", "yes")
    house.write("Clive", "throw 1")
    house.pass_deadline()
    assert str(house.sent_to("Dora")[-1]["Subject"]) == "[hill] Round 1: the report"
    assert "You have left the game; what you missed changes nothing any more." in text_of(house.sent_to("Dora")[-1])
    assert str(house.sent_to("Brenda")[-1]["Subject"]) == "[hill] You missed round 1"


@pytest.mark.parametrize(
    ("subject", "words", "status"),
    [
        *(("Yes", "", "leaving"), ("YES - Re: {ours}", "", "leaving"), ("Re: {ours} - yes", "Brenda", "leaving")),
        *(("Re: {ours}", "", "active"), ("Fwd: yes", "", "active"), ("No (Re: {ours})", "", "active")),
        *(("Yes", "what does this mean?", "active"), ("Yes", "No", "active")),
    ],
)
def test_an_answer_may_stand_in_the_subject(house: House, subject: str, words: str, status: str) -> None:
    """Above an empty mail, whatever is quoted below, beside our own subject or in its place."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    assert asked is not None
    text = f"{words}\n\nOn Tuesday we wrote:\n> You wrote that you want to leave Hill."
    subject = subject.format(ours=asked["Subject"])
    house.write("Brenda", text, answering=str(asked["Message-ID"]), subject=subject)
    assert house.seat("Brenda").status == status


@pytest.mark.parametrize(
    ("words", "status"),
    [
        *(
            ("no change, but I stay in the game after all", "active"),
            ("I stay in the game after all, throw 5", "active"),
        ),
        *(("No change, but I'll stay in after all", "active"), ("keine Änderung, aber ich bleibe doch", "active")),
        *(("no change, but I'm playing on after all", "active"), ("no change, I leave as I said", "leaving")),
        *(("no change, but I stay at home", "leaving"), ("no change, but Clive stays in the game", "leaving")),
        *(("I'd like to stay in the game, but I can't", "leaving"), ("But I stay on 28", "leaving")),
        *(
            ("no change, but I'm not staying after all", "leaving"),
            ("no change, but I stay only if Dora does", "leaving"),
        ),
    ],
)
def test_staying_after_all_may_stand_behind_something_else(house: House, words: str, status: str) -> None:
    """Who has resigned plays on when a clause says so, whatever it is joined to."""
    house.start()
    for before in ("throw 3 trapdoor 28", "RESIGN", "YES"):
        house.write("Brenda", before)
    assert house.seat("Brenda").status == "leaving"
    house.write("Brenda", words)
    assert house.seat("Brenda").status == status
