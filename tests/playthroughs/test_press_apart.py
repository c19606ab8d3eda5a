"""Whom the parts of a player's press reach: letters, the report, the GM, with a name and without."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, letters, printed, text_of


@pytest.mark.parametrize(
    "words",
    [
        "Press: Good luck!\nTo Clive: vote 44 with me",
        "To all: Good luck! To Clive: vote 44 with me",
        "Press: Good luck! (Clive only: vote 44 with me)",
        "Press: Good luck! Press to Clive: vote 44 with me",
        "Press: Good luck! Private to Clive: vote 44 with me",
        "To Clive: vote 44 with me\nTo all: Good luck!",
    ],
)
def test_a_letter_beside_press_is_for_its_reader_alone(ordered: House, words: str) -> None:
    """Nobody else reads it, and nothing of it is an order of its writer's."""
    text = text_of(ordered.write("Brenda", words))
    assert "Your press is kept for the report. Your letter was sent to Clive." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert "| vote 44 with me" in letters(ordered, "Clive")[0]
    report = printed(ordered, "Dora")
    assert "Brenda writes: | Good luck!" in report
    assert "vote 44" not in report


@pytest.mark.parametrize(
    "words",
    [
        "To Clive: throw 6, trapdoor 44",
        "To Clive: good luck! Trapdoor 46 please.",
        "To Clive: thanks for the card. 5 and 45 please Alan.",
        "To Clive: vote 44 with me. Throw 6.",
        "To Clive: Well done.\nI'll have the 5 please.",
        "To Clive: I'm sorry. My trapdoor is 46.",
        "An Clive: Glückwunsch! Wurf 5 bitte.",
    ],
)
def test_a_letter_that_may_have_orders_in_it_is_neither_sent_nor_ordered(ordered: House, words: str) -> None:
    """Where nothing else is ordered it may be advice, or the writer's own order: asked, and Clive reads nothing."""
    before = len(ordered.sent_to("Clive"))
    text = text_of(ordered.write("Brenda", words))
    assert "Your letter to Clive was not sent, for a part of it may be orders of yours" in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert len(ordered.sent_to("Clive")) == before


@pytest.mark.parametrize(
    "words", ["To Clive: hi! Vote 44 with me.", "5 and 45.\n\nTo Clive: hello. Vote 45 please.", "To Clive: 3 cheers!"]
)
def test_a_letter_that_asks_another_for_something_is_sent(ordered: House, words: str) -> None:
    """A plan for two, and whatever stands beside orders of one's own."""
    assert "Your letter was sent to Clive." in text_of(ordered.write("Brenda", words))


@pytest.mark.parametrize("words", ["none to you!", "No.", "R.I.P.", "X"])
def test_a_short_letter_is_never_lost(ordered: House, words: str) -> None:
    """Behind a name "no" is an answer, and initials are no signature."""
    text = text_of(ordered.write("Brenda", f"Press: Well played all.\n\nTo Clive: {words}"))
    assert "Your letter was sent to Clive." in text
    assert words in text_of(ordered.sent_to("Clive")[-1])


@pytest.mark.parametrize(
    "words",
    [
        "Press to Dora: Hi.\nWithout my name: we strike at dawn.",
        "Press to Dora: Hi.\nAnd this one unsigned: we strike at dawn.",
        "Press to Dora: here is my advice, for all: never trust Clive. We strike at dawn.",
        "Press to Dora: Hi (to all: hello) we strike at dawn.",
        "GM only: I am very ill. We strike at dawn. Press: none. Please tell nobody, we strike at dawn.",
        "Press: Hello all.\nTo all (not Clive): we strike at dawn.",
        'Press: My cake is 6" tall. To Dora: we strike at dawn.',
        "Press: Hello all. *To Dora:* we strike at dawn.",
        "Press: Dora only, unsigned: we strike at dawn.",
    ],
)
def test_what_is_for_some_does_not_turn_to_all(ordered: House, words: str) -> None:
    """Another signature, a comma or a bracket within a letter, and one who is left out, make nothing public."""
    ordered.write("Brenda", words)
    assert "we strike at dawn" not in printed(ordered, "Clive")


def test_a_label_on_a_line_of_its_own_begins_a_letter(ordered: House) -> None:
    """What stands below it is the letter; "none" there is none."""
    ordered.write("Brenda", "PRESS TO CLIVE:\nMeet me at dawn.")
    assert "Meet me at dawn." in text_of(ordered.sent_to("Clive")[-1])
    before = len(ordered.sent_to("Clive"))
    ordered.write("Brenda", "Throw 4\nPRESS TO CLIVE: none")
    assert len(ordered.sent_to("Clive")) == before


def test_who_is_hidden_stays_hidden(ordered: House) -> None:
    """Words for all below anonymous press are as unsigned as those: the two together would name their writer."""
    ordered.write("Brenda", "Anonymous press: Clive cheats.\nTo all: beware of him.")
    told = printed(ordered, "Clive")
    assert "beware of him" in told
    assert "Brenda writes" not in told


def test_a_word_before_a_bracket_is_no_smile(ordered: House) -> None:
    """What follows press in brackets is read, whatever letter that ends in."""
    text = text_of(ordered.write("Brenda", "Throw 4 (press: hello) trapdoor 44"))
    assert "Your press is kept for the report." in text
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 44}}


@pytest.mark.parametrize("label", ["Anonymously", "Without my name", "And unsigned"])
def test_words_without_a_name_are_printed_without_it(ordered: House, label: str) -> None:
    """Below press that is signed, too."""
    text = text_of(ordered.write("Brenda", f"Press: I love you all.\n\n{label}: Clive smells of cheese."))
    assert "(without your name) | Clive smells of cheese." in text
    report = printed(ordered, "Dora")
    assert "Brenda writes: | I love you all." in report
    assert "Anonymous writes: | Clive smells of cheese." in report


def test_a_word_to_the_gm_within_press_reaches_the_gm(ordered: House) -> None:
    """The report has nothing of it."""
    text = text_of(ordered.write("Brenda", "5/44. Press: What a game. GM note: I can't stand Clive."))
    assert "Your words to the GM were passed on." in text
    assert "| I can't stand Clive." in text_of(ordered.to_gm()[-1])
    assert "stand Clive" not in printed(ordered, "Dora")


@pytest.mark.parametrize(
    "orders",
    [
        "*Throw:* 4\n*Trapdoor:* 48",
        "- Throw: 4\n- Trapdoor: 48",
        "1. Throw 4\n2. Trapdoor 48",
        "throw: four\ntrapdoor: 48",
    ],
)
def test_orders_below_press_are_taken_however_they_are_marked(ordered: House, orders: str) -> None:
    """They are not printed either."""
    ordered.write("Brenda", f"Press: Roses are red\n{orders}")
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 48}}
    report = printed(ordered, "Dora")
    assert "Brenda writes: | Roses are red" in report
    assert "| Roses are red |" not in report


def test_press_in_which_there_may_be_orders_is_not_kept(ordered: House) -> None:
    """Secrets are not printed while they are asked about, and the answer does not contradict itself."""
    text = text_of(ordered.write("Brenda", "Press: Roses are red, I throw 4, trapdoor 48, and violets are blue"))
    assert "There seem to be orders in your press." not in text  # it is told of once
    assert "Your press was not kept for the report" in text
    assert "Your press is kept" not in text
    assert "Roses are red" not in printed(ordered, "Dora")


@pytest.mark.parametrize(
    "words",
    [
        "Please take back my anonymous press",
        "Please scrap the anonymous press, leave the other",
        "drop the signed press",
    ],
)
def test_who_takes_back_a_part_of_the_press_is_shown_what_stands(ordered: House, words: str) -> None:
    """Nothing is taken back that was to stay, and the answer says how all of it is."""
    ordered.write("Brenda", "Press: I love you all.\n\nAnonymous press: Clive smells of cheese.")
    text = text_of(ordered.write("Brenda", words))
    assert "PRESS NONE takes it back." in text
    assert "Clive smells of cheese." in text


def test_a_word_like_press_beside_orders_is_passed_on(ordered: House) -> None:
    """Where nobody can tell the words from the orders, the GM gets the mail."""
    text = text_of(ordered.write("Brenda", "throw 4 press roses are red trapdoor 48"))
    assert "What else you wrote was passed on to the GM." in text
