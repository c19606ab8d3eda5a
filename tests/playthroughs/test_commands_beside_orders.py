"""A command and an order in one breath: both are done, and what cannot be done is not passed over in silence."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("STATUS, please, and use my 4.", "HOW THINGS STAND"),
        ("When is the deadline, and I'll throw 4", "HOW THINGS STAND"),
        ("throw 4 and STATUS please", "HOW THINGS STAND"),
        ("ABSENT 10 to 20 December. Throw 4. STATUS", "HOW THINGS STAND"),
        ("Wurf 4 und bitte den STATUS", "HOW THINGS STAND"),
        ("zone Europe/Paris; throw 4", "Europe/Paris"),
        ("away this weekend, so take my 4", "away"),
        ("zone nowhere\nthrow 4", "passed on to the GM"),
    ],
)
def test_a_command_and_an_order_are_both_done(house: House, words: str, told: str) -> None:
    """The order stands, and the answer tells of the command."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [4]}}
    assert told in text


def test_an_absence_ends_beside_an_order(house: House) -> None:
    """ABSENT OFF counts, though an order follows in the same line."""
    house.start()
    house.write("Brenda", "ABSENT 2026-12-10 to 2026-12-20")
    text = text_of(house.write("Brenda", "ABSENT off please, and throw 5"))
    assert "no longer noted as away" in text or "welcome back" in text.casefold()
    assert house.standing("Brenda") == {"A": {"throws": [5]}}


def test_press_that_ends_with_a_command_is_printed_whole(house: House) -> None:
    """What stands behind an order in press asks for nothing."""
    house.start()
    text = text_of(house.write("Brenda", "Throw 4\nPress: we throw 6 and STATUS please"))
    assert "HOW THINGS STAND" not in text
    assert "we throw 6 and STATUS please" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("REPORT 0 please. REMIND OFF. Throw 6 trap 20", ("YOUR FIRST MAIL", "no more reminders")),
        ("REPORT 1 please. ABSENT OFF. REMIND OFF. Throw 6 trap 20", ("NO SUCH REPORT", "no more reminders")),
        ("throw 6, remind off, trap 20", ("no more reminders",)),
        ("put me on Berlin time, throw 6, trap 20", ("Your clock is Europe/Berlin now",)),
        ("Please send me the status. And the reminders off. Throw 6 trap 20", ("HOW THINGS STAND",)),
    ],
)
def test_commands_between_orders_are_done(house: House, words: str, told: tuple[str, ...]) -> None:
    """Each sentence or clause that is a command by itself is one, and the orders around it stand as they are."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 20}}
    for each in told:
        assert each in text


@pytest.mark.parametrize(
    "words",
    [
        "PRESS: Hello, REMIND OFF. FORMAT TEXT",
        "If I am late, REMIND OFF, throw 6",
        "throw 6, zone 3, trap 20",
        "Report, 6, 20",
    ],
)
def test_a_clause_that_may_be_something_else_is_no_command(house: House, words: str) -> None:
    """Press, what hangs on something, and a word that is no plain command."""
    house.start()
    text = text_of(house.write("Brenda", words))
    for each in ("no more reminders", "plain text", "YOUR CLOCK", "NO SUCH REPORT"):
        assert each not in text


@pytest.mark.parametrize("below", ["STATUS", "HISTORY\nREPORT 7\nGAMES", "\nSTATUS"])
def test_orders_may_be_the_first_of_several_commands(house: House, below: str) -> None:
    """It heads no orders where a command stands below it; above orders it is their heading."""
    house.start()
    assert "YOUR ORDERS" in text_of(house.write("Brenda", f"ORDERS\n{below}"))
    assert "YOUR ORDERS" not in text_of(house.write("Brenda", "ORDERS\nthrow 3 trap 20"))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 20}}


@pytest.mark.parametrize(
    "words", ["take me off the default and WITHDRAW ALL", "please withdraw everything, the later turns too"]
)
def test_all_orders_are_withdrawn_in_other_words(house: House, words: str) -> None:
    """The later turns too; nobody is asked whether they leave, nor for orders."""
    house.start()
    house.write("Brenda", "throw 3 trap 20\nturn 2: 5")
    text = text_of(house.write("Brenda", words))
    assert "Your orders for this round are withdrawn." in text
    assert "The orders that you gave in advance are withdrawn too." in text
    assert "leave" not in text.split("===")[0].replace("what you leave unsaid", "")


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("play defualt", "Did you mean PLAY DEFAULT?"),
        ("Please play the defalt", "Did you mean PLAY DEFAULT?"),
        ("Nehme alles zurück", "Do you want to take your orders back?"),
        ("je retire tout", "Do you want to take your orders back?"),
    ],
)
def test_what_may_change_the_orders_is_asked_about(house: House, words: str, asked: str) -> None:
    """A slip in a command that changes orders, and words that may mean more than them, change nothing."""
    house.start()
    house.write("Brenda", "throw 3 trap 20")
    assert asked in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 20}}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("would you stop those reminders, I throw 6, trap 31", "no more reminders"),
        ("Hi Alan, could you stop the reminders, and I'll throw 6 with the trapdoor on 31.", "no more reminders"),
        ("Throw 6, trap 31.\n\nCould you please stop sending me those reminders?\n\nBrenda", "no more reminders"),
        ("Throw 6, trap 31. Please turn the reminders off for me, they annoy me", "no more reminders"),
        ("Throw 6, trap 31. Please send plain text mails only.", "your mails are plain text"),
        ("Throw 6, trap 31. Please send your mails as plain text.", "your mails are plain text"),
        ("Throw 6, trap 31. Please could the mails come as text, my program shows rubbish.", "mails are plain text"),
        ("Please send me plain text e-mails only, no html, I throw 6, trap 31", "your mails are plain text"),
        ("Throw 6, trap 31. I prefer plain text.", "your mails are plain text"),
        ("Throw 6, trap 31. Could I have my mails in German?", "kommen unsere Mails an dich auf Deutsch"),
    ],
)
def test_a_request_in_a_letter_that_orders_is_done(house: House, words: str, told: str) -> None:
    """In ordinary words, in a sentence or a clause of it; the answer says both."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}
    assert told in text


@pytest.mark.parametrize(
    "words",
    [
        "would you stop the prodding mails, I throw 6, trap 31",
        "could you change my time to where I live now, I throw 6 trap 31",
        "throw 6 trap 31, and please stop those blasted html things",
        "I throw 6, trap 31 and would like my mails in Klingon",
        "Never send plain text. I throw 6, trap 31",
    ],
)
def test_a_request_that_is_not_understood_goes_to_the_gm(house: House, words: str) -> None:
    """Said in the answer; the orders stand."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}
    assert "passed on to the GM" in text
    assert words in text_of(house.to_gm()[-1])


@pytest.mark.parametrize(
    "words",
    [
        "Thanks for the reminder! Please use 6 and 31",
        "would you believe it, I throw 6, trap 31",
        "Press: could you stop the reminders?\n\nthrow 6 trap 31",
    ],
)
def test_courtesy_and_press_ask_the_gm_for_nothing(house: House, words: str) -> None:
    """They name what commands are for, or sound like a request, and are none."""
    house.start()
    before = len(house.to_gm())
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}
    assert len(house.to_gm()) == before


@pytest.mark.parametrize(
    "words",
    [
        "Please put me on New\nYork time, I throw 6 trap 31",
        "I throw 6 this week and the trapdoor is on space 31 please, and put me on New\nYork time. Thanks",
        "Throw 6, trap 31.\n\nI've just moved to New York, so could you please use the\nclock there from now on?",
        "Would you please set my clock to\nNew York time? I throw 6, trap 31.",
        "Throw 6, trap 31. I'm in New York now, so please use New\nYork time for the deadlines.",
        "throw 6\nZONE:\nNew York\ntrap 31",
        "time zone\nAmerica/New_York\n\nthrow 6 trap 31",
    ],
)
def test_a_zone_is_heard_across_the_end_of_a_line(house: House, words: str) -> None:
    """Where a mail program broke the sentence, or the place stands below the word."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}
    assert "Your clock is America/New_York now" in text


@pytest.mark.parametrize(
    "words",
    ["PRESS: My\nzone\nBerlin\n\nthrow 6 trap 31", "ZONE\n\nBerlin is lovely. Throw 6, trap 31", "Zone 3\nBerlin"],
)
def test_a_place_below_something_else_sets_no_clock(house: House, words: str) -> None:
    """Press, another paragraph, and a line that is no name of a command."""
    house.start()
    assert "Europe/Berlin now" not in text_of(house.write("Brenda", words))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Throw 4. What are my remaining numbers, please?", "HOW THINGS STAND"),
        ("Wurf 4. Kurze Frage: Was habe ich nach dieser Runde noch übrig?", "HOW THINGS STAND"),
        ("Throw 4. Alan, could you confirm the deadline?", "HOW THINGS STAND"),
        ("Throw 4. Could you remind me what I ordered?", "YOUR ORDERS"),
    ],
)
def test_the_gm_is_not_asked_what_the_answer_shows(house: House, words: str, told: str) -> None:
    """A question that the same answer settles is not passed on."""
    house.start()
    before = len(house.to_gm())
    text = text_of(house.write("Brenda", words))
    assert told in text
    assert "passed on to the GM" not in text
    assert len(house.to_gm()) == before
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


def test_another_question_beside_orders_goes_to_the_gm(house: House) -> None:
    """What the answer does not show is for the GM, also beside a question that it settles."""
    house.start()
    text = text_of(house.write("Brenda", "Throw 4. What do I have left? And could you extend the deadline?"))
    assert "HOW THINGS STAND" in text
    assert "passed on to the GM" in text
