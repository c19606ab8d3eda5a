"""What a player says to the GM below press or within a letter: nobody else reads it, and it is not lost."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, letters, printed, text_of


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


KEPT = [
    ("Keep my throw but trapdoor 33.", 3, 33),
    ("Keep my throw, but make the trapdoor 33.", 3, 33),
    ("Keep the trapdoor, but change my throw to 5.", 5, 28),
    ("Please change my trapdoor to 33, otherwise no change.", 3, 33),
    ("Change my throw to 5. The trapdoor stays.", 5, 28),
    ("Meine Falltür bitte auf 33 ändern, Wurf wie gehabt.", 3, 33),
]


@pytest.mark.parametrize("label", ["Press", "Press to Dora"])
@pytest.mark.parametrize(("order", "throw", "door"), KEPT)
def test_an_order_below_press_that_keeps_a_half_is_taken_whole(
    ordered: House, label: str, order: str, throw: int, door: int
) -> None:
    """No half of it is printed or sent, nor is the player told that nothing has changed."""
    text = text_of(ordered.write("Brenda", f"{label}: Hello dear.\n\n{order}\n\nCheers,\nBrenda"))
    assert "nothing has changed" not in text
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}
    if label == "Press":
        assert "YOUR PRESS FOR THE REPORT | Hello dear. The deadline" in text
    else:
        assert "Brenda writes to you: | Hello dear. A reply" in letters(ordered, "Dora")[0]


def test_orders_that_stand_and_a_change_below_press_are_not_told_to_be_unchanged(ordered: House) -> None:
    """Both are said: what is not taken is asked about, and nothing of it is printed."""
    text = text_of(ordered.write("Brenda", "Press: Hello.\n\nMy orders stand, but make the trapdoor 33."))
    taken = ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 33}}
    assert taken or "could not take" in text
    assert "nothing has changed: " not in text
    assert "YOUR PRESS FOR THE REPORT | Hello. The deadline" in text


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


@pytest.mark.parametrize(
    "words",
    [
        "Truce?\n\nMy trapdoor is 40.",
        "Dear Dora,\n\nI'll throw 4 now. Will you vote 44 with me?\n\nYours?",
        "Hi there!\n\nThrow 6 and trapdoor 40, will you?",
        "Plan:\n\nThrow 6\nTrapdoor 44\n\nThen we both win!",
    ],
)
def test_a_letter_that_may_have_orders_in_it_is_not_sent_at_all(ordered: House, words: str) -> None:
    """The rival gets no half of it, nothing is changed, the player reads so once, and the GM gets all of it once."""
    before = len(ordered.to_gm())
    text = text_of(ordered.write("Brenda", f"Press to Dora: {words}"))
    assert "There seem to be orders in your press." not in text
    assert "Your letter to Dora was not sent, for a part of it may be orders of yours, which were not taken" in text
    assert "was sent to Dora" not in text
    assert "Your words to the GM" not in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert letters(ordered, "Dora") == []
    (told,) = ordered.to_gm()[before:]
    assert " ".join(words.split()) in " ".join(text_of(told).replace("|", " ").split())


def test_press_that_may_have_orders_in_it_is_not_kept_at_all(ordered: House) -> None:
    """What others are told to throw is nobody's order, and the report gets no half of a tale."""
    text = text_of(ordered.write("Brenda", "Press: Dora says:\n\nThrow 4!\n\nClive says:\n\nTrapdoor 17!"))
    assert "Your press was not kept for the report, for a part of it may be orders of yours" in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert "says:" in text_of(ordered.to_gm()[-1])
    assert "says:" not in printed(ordered, "Clive")


def test_words_below_press_that_may_be_an_order_are_said_not_to_be_printed(ordered: House) -> None:
    """The press above them stands; they are the GM's, and the player reads it."""
    text = text_of(ordered.write("Brenda", "Press: Gus fell again.\n\nI shall throw 5, trapdoor 44."))
    assert "A part of your press may be orders of yours, so it was not kept for the report" in text
    assert "| I shall throw 5, trapdoor 44." in text_of(ordered.to_gm()[-1])
    assert "Gus fell again. | " not in printed(ordered, "Clive")


@pytest.mark.parametrize(
    "words", ["Alan, I'm away next week.", "Also, could you tell me if my throw counted?", "Alan, thanks for the tea!"]
)
def test_words_to_the_gm_below_press_are_passed_on(ordered: House, words: str) -> None:
    """The player is told, the GM gets them, the report does not."""
    text = text_of(ordered.write("Brenda", f"Press: Hello.\n\n{words}"))
    assert "What else you wrote was passed on to the GM." in text
    assert words in text_of(ordered.to_gm()[-1])
    assert words not in printed(ordered, "Clive")


def test_words_to_players_by_name_are_a_letter(ordered: House) -> None:
    """ "To Clive and Dora: …" needs no word of press: both get it, nobody else, and its numbers order nothing."""
    before = len(ordered.to_gm())
    text = text_of(ordered.write("Brenda", "To Clive and Dora: let's all vote 44!\n\n4 and 40"))
    assert "Your letter was sent to Clive and Dora." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 40}}
    assert all("let's all vote 44!" in text_of(ordered.sent_to(name)[-1]) for name in ("Clive", "Dora"))
    assert len(ordered.to_gm()) == before
    assert "vote 44" not in printed(ordered, "Clive")


@pytest.mark.parametrize(
    "words",
    [
        "Between you and me, Dora: 44\n\n4 and 40",
        "PM Dora: 44\n\n4 and 40",
        "To Dora - 44\n\n4 and 40",
        "4 and 40\n\nThis bit is for Dora only: 44",
        "4 and 40. To Dora; 44",
    ],
)
def test_words_for_another_player_beside_orders_are_a_letter(ordered: House, words: str) -> None:
    """They are sent to her, and change nothing of the orders."""
    text = text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 40}}
    assert "Your letter was sent to Dora." in text
    assert "| 44" in letters(ordered, "Dora")[0]


@pytest.mark.parametrize(
    "words",
    [
        "This bit is for Dora only: throw 5, trapdoor 45",
        "To Dora - I'll throw 5 and trapdoor 45.",
        "To Mr Dora: T5 D45",
    ],
)
def test_such_a_letter_that_may_have_orders_in_it_is_held(ordered: House, words: str) -> None:
    """Nothing of it is taken, and nobody reads it: it is asked about."""
    text = text_of(ordered.write("Brenda", words))
    assert "Your letter to Dora was not sent, for a part of it may be orders of yours" in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert letters(ordered, "Dora") == []


def test_words_to_be_told_to_another_player_are_passed_on(ordered: House) -> None:
    """They are not lost: the GM gets them, and the player reads it."""
    text = text_of(ordered.write("Brenda", "4/40, and say hi to Dora from me"))
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 40}}
    assert "What else you wrote was passed on to the GM." in text
    assert "Dora" in text_of(ordered.to_gm()[-1])


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("Remind off", "remind"),
        ("LANGUAGE de", "Deutsch"),
        ("ZONE Berlin", "Berlin"),
        ("AWAY from 3 to 20 December", "AWAY"),
        ("ABSENT 3-20 December", "AWAY"),
    ],
)
def test_a_command_below_press_is_done(ordered: House, command: str, told: str) -> None:
    """It looks like a name below a letter, and is neither that nor press."""
    text = text_of(ordered.write("Brenda", f"Press: Hi folks!\n\n{command}"))
    assert told in text
    assert command not in printed(ordered, "Clive")


@pytest.mark.parametrize("line", ["Away we go", "Roll on Friday", "Zone of silence", "Remind me never to trust Gus"])
def test_what_only_begins_like_a_command_is_press(ordered: House, line: str) -> None:
    """A tale may have any word."""
    ordered.write("Brenda", f"Press: Hi folks!\n\n{line}.\n\nMore next time, friends!")
    assert line in printed(ordered, "Clive")


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


def test_quoted_words_for_the_report_are_kept_beside_orders(ordered: House) -> None:
    """Both are taken."""
    text = text_of(ordered.write("Brenda", '5 and 45, and please put "Happy birthday Dora" in the report.'))
    assert "Your press is kept for the report." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert "Brenda writes: | Happy birthday Dora" in printed(ordered, "Clive")


@pytest.mark.parametrize(
    "words",
    [
        "5 and 45, and please put Happy birthday Dora in the report.",
        "5 und 45, und setz Alles Gute in den Bericht.",
    ],
)
def test_words_for_the_report_without_marks_are_passed_on(ordered: House, words: str) -> None:
    """Where they end is not plain: the GM gets them, and the player reads it."""
    text = text_of(ordered.write("Brenda", words))
    assert "What else you wrote was passed on to the GM." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


def test_a_bare_pair_below_a_cry_is_ordered(ordered: House) -> None:
    """ "Bingo!" is all that is printed, and the receipt shows both."""
    text = text_of(ordered.write("Brenda", "Press: Bingo!\n\n6 44"))
    assert "YOUR PRESS FOR THE REPORT | Bingo!" in text
    assert ordered.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}
    assert "Brenda writes: | Bingo! YOUR GAME" in printed(ordered, "Dora")
