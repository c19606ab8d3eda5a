"""What a player says to the GM below press or within a letter: nobody else reads it, and it is not lost."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


def printed(house: House, name: str) -> str:
    """Return the report of the round that is open, as somebody gets it, on one line."""
    house.pass_deadline()
    return text_of(house.sent_to(name)[-1])


def letters(house: House, name: str) -> list[str]:
    """Return the letters of other players that somebody got."""
    return [text_of(mail) for mail in house.sent_to(name) if "writes to you" in str(mail["Subject"])]


@pytest.fixture
def ordered(house: House) -> House:
    """A game in which orders of Brenda's stand."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    return house


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Press: Hello.\n\nAlan - change my trapdoor to 40 please.", 3, 40),
        ("Press: Hello.\n\nAlan, bitte ändere meine Falltür auf 40.", 3, 40),
        ("Press: Hello.\n\nAnd I'll throw the 5 after all.", 5, 28),
        ("Press: Hello.\n\nMy throw: 4\nMy trapdoor: 40", 4, 40),
        ("Press: Hello. And set my trapdoor to 40.", 3, 40),
        ("Press: Hello.\n6, 40", 6, 40),
    ],
)
def test_orders_below_press_are_taken_and_not_printed(ordered: House, words: str, throw: int, door: int) -> None:
    """A correction counts, the report has the press alone."""
    text = text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}
    assert "YOUR PRESS FOR THE REPORT | Hello. The deadline" in text
    report = printed(ordered, "Clive")
    assert "Brenda writes: | Hello." in report
    assert "trapdoor to" not in report
    assert "after all" not in report


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Press to Dora: Hello.\n\nAnd for the GM: change my trapdoor to 40 please.", 3, 40),
        ("Press to Dora: Hello.\n\nMake my trapdoor 40.", 3, 40),
        ("Note to Dora - Hello. Mine: 6/40.", 6, 40),
        ("Reply to Dora: Hello.\nAlan, please put my trapdoor on 40 too.", 3, 40),
        ("For Dora's eyes only: Hello.\n\n4 and 40", 4, 40),
        ("PRESS TO DORA\nHello.\n\n4 and 40", 4, 40),
    ],
)
def test_orders_within_a_letter_are_taken_and_not_sent(ordered: House, words: str, throw: int, door: int) -> None:
    """A letter cannot be called back, so the rival gets what is for them alone."""
    text = text_of(ordered.write("Brenda", words))
    assert "Your letter was sent to Dora." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}
    (letter,) = letters(ordered, "Dora")
    assert "Brenda writes to you: | Hello. A reply" in letter


def test_what_may_be_an_order_in_a_letter_is_asked_about(ordered: House) -> None:
    """It is kept from the rival, changes nothing, and the player and the GM see it."""
    text = text_of(ordered.write("Brenda", "Press to Dora: Truce?\n\nMy trapdoor is 40."))
    assert "There seem to be orders in your press." in text
    assert "Your words to the GM were passed on." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert "Truce? A reply" in letters(ordered, "Dora")[0]
    assert "| My trapdoor is 40." in text_of(ordered.to_gm()[-1])


@pytest.mark.parametrize(
    "words", ["Alan, I'm away next week.", "Also, could you tell me what I've got left?", "Alan, thanks for the map!"]
)
def test_words_to_the_gm_below_press_are_passed_on(ordered: House, words: str) -> None:
    """The player is told, the GM gets them, the report does not."""
    text = text_of(ordered.write("Brenda", f"Press: Hello.\n\n{words}"))
    assert "What else you wrote was passed on to the GM." in text
    assert words in text_of(ordered.to_gm()[-1])
    assert words not in printed(ordered, "Clive")


def test_a_resignation_below_press_is_asked_about(ordered: House) -> None:
    """It is no press: whether it is meant is asked as ever."""
    text = text_of(ordered.write("Brenda", "Press: Hello.\n\nPS Alan: I'd like to resign after this round."))
    assert "DO YOU REALLY WANT TO LEAVE?" in text
    assert "resign" not in printed(ordered, "Clive")


def test_orders_that_stay_are_not_printed(ordered: House) -> None:
    """ "Otherwise no change" changes nothing, and needs no answer."""
    text = text_of(ordered.write("Brenda", "Press: What a game! Otherwise no change."))
    assert "| What a game! The deadline" in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


def test_press_that_tells_of_the_game_is_printed_whole(ordered: House) -> None:
    """What looks like an order and is a tale stays where it was written."""
    tale = "I rolled 5 and fell into Dora's trap, next time I'll go for 40!"
    ordered.write("Brenda", f"Press: Hello.\n\n{tale}")
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert f"Brenda writes: | Hello. | | {tale}" in printed(ordered, "Clive")


def test_press_is_replaced_and_taken_back_in_plain_words(ordered: House) -> None:
    """ "Replace my press by" leaves the new words alone; "remove my press" leaves none."""
    ordered.write("Brenda", "Press: First bit.")
    text = text_of(ordered.write("Brenda", "Replace my press by: second bit"))
    assert (
        "Your earlier press is taken back; what this mail has for the report, if anything, stands in its place." in text
    )
    assert "YOUR PRESS FOR THE REPORT | second bit The deadline" in text
    text = text_of(ordered.write("Brenda", "can you delete my press please"))
    assert "Your press is taken back" in text
    text = text_of(ordered.write("Brenda", "Replace my press by: third bit"))
    assert "No press of yours stood before; what this mail has for the report, if anything, does now." in text
    report = printed(ordered, "Clive")
    assert "Brenda writes: | third bit" in report
    assert "second bit" not in report
