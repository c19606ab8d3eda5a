"""Press of every sort: for the report, signed or not; for some players; for the GM."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.daily import AN_HOUR
from pbm.service.press import LETTERS_A_ROUND, PRESS_LIMIT
from tests.playthroughs.house import House, letters, text_of


def body(house: House, name: str) -> str:
    """Return the text of the last mail to a player, line by line."""
    part = house.sent_to(name)[-1].get_body(("plain",))
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


def test_press_adds_up_and_is_shown_in_the_receipt(house: House) -> None:
    """A later mail's press comes to what is there; the receipt shows all that stands, the report prints it."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45\n\nPRESS: Beware of Clive!")
    text = text_of(house.write("Brenda", "PRESS: And of Dora."))
    assert "| Beware of Clive!" in text
    assert "| And of Dora." in text
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    house.pass_deadline()
    assert "Brenda writes:\n| Beware of Clive!\n|\n| And of Dora.\n" in body(house, "Clive")


def test_the_same_words_are_not_added_twice(house: House) -> None:
    """A mail sent again changes nothing."""
    house.start()
    house.write("Brenda", "PRESS: Beware of Clive!")
    text = text_of(house.write("Brenda", "PRESS: Beware  of Clive!"))
    assert "so it is not added twice" in text
    house.pass_deadline()
    assert body(house, "Clive").count("Beware") == 1


def test_press_alone_is_no_order(house: House) -> None:
    """It makes no receipt of orders, and does not keep a round from being missed."""
    house.start(options={"announce_nmr": True})
    receipt = house.write("Brenda", "PRESS: Hello, all.")
    assert receipt is not None
    assert receipt["Subject"] == "[hill] Your press"
    assert house.standing("Brenda") is None
    house.pass_deadline()
    assert "NMR) from Brenda, Clive and Dora" in text_of(house.sent_to("Clive")[-1])


def test_unsigned_press_names_nobody_but_to_the_gm(house: House) -> None:
    """It stands after what is signed, whoever wrote it; only the GM's sheet has its writer."""
    house.start()
    house.write("Brenda", "PRESS ANONYMOUS: The ladder is at 7.")
    house.write("Dora", "PRESS: Good luck!")
    house.pass_deadline()
    for name in ("Brenda", "Clive", "Dora"):
        assert "Dora writes:\n| Good luck!\n\nAnonymous writes:\n| The ladder is at 7.\n" in body(house, name)
        assert "Brenda writes" not in body(house, name)
    assert "Brenda (not signed) writes: | The ladder is at 7." in text_of(house.to_gm()[-1])


def test_a_letter_goes_at_once_to_those_it_names_and_to_nobody_else(house: House) -> None:
    """It is never in a report, and carries no address of its writer's."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45\n\nPRESS TO CLIVE: 45 next round?"))
    assert "Your letter was sent to Clive." in text
    assert letters(house, "Dora") == []
    (letter,) = letters(house, "Clive")
    assert "Brenda writes to you: | 45 next round?" in letter
    assert "PRESS TO BRENDA:" in letter
    mail = house.sent_to("Clive")[-1]
    assert "brenda@" not in mail.as_string()
    assert mail["Reply-To"].addresses[0].addr_spec == house.reply_address("Clive")
    house.pass_deadline()
    for name in ("Brenda", "Clive", "Dora"):
        assert "45 next round" not in body(house, name)


def test_a_letter_to_two_tells_each_of_the_other(house: House) -> None:
    """Both know who has it."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE AND DORA: Shall we?")
    assert "writes to you, and to Dora:" in letters(house, "Clive")[0]
    assert "writes to you, and to Clive:" in letters(house, "Dora")[0]


def test_a_letter_to_somebody_unknown_goes_to_nobody(house: House) -> None:
    """The writer is told who is in the game; a name that is nearly right is not guessed at."""
    house.start()
    text = text_of(house.write("Brenda", "PRESS TO CLOVE: Shall we?"))
    assert "was not sent" in text
    assert "The other players are Clive and Dora." in text
    assert letters(house, "Clive") == letters(house, "Dora") == []


def test_an_answer_to_a_letter_goes_back_the_same_way(house: House) -> None:
    """A reply comes to the game; PRESS TO sends it on."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE: Shall we?")
    answering = str(house.sent_to("Clive")[-1]["Message-ID"])
    house.write("Clive", "PRESS TO BRENDA: Gladly.", answering=answering)
    assert "Clive writes to you: | Gladly." in letters(house, "Brenda")[0]


def test_a_letter_answered_in_the_next_round_is_no_late_mail(house: House) -> None:
    """A letter has no form, so who answers it writes for the round that is open."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE: Shall we?")
    answering = str(house.sent_to("Clive")[-1]["Message-ID"])
    house.pass_deadline()
    house.write("Clive", "throw 5 trapdoor 45", answering=answering)
    assert house.standing("Clive") == {"A": {"throws": [5], "trapdoor": 45}}


def test_words_to_the_gm_are_passed_on(house: House) -> None:
    """Press to the GM is for the GM alone."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5\n\nPRESS TO GM: A fine game."))
    assert "Your words to the GM were passed on." in text
    assert any("A fine game." in text_of(mail) for mail in house.to_gm())
    house.pass_deadline()
    assert "A fine game." not in body(house, "Clive")


def test_all_words_to_the_gm_in_a_mail_are_one_letter(house: House) -> None:
    """However many blocks: a mail must not become a thousand."""
    house.start()
    before = len(house.to_gm())
    text = text_of(house.write("Brenda", "\n\n".join(f"PRESS TO GM:\nword{n}\nEND PRESS" for n in range(200))))
    assert text.count("Your words to the GM were passed on.") == 1
    assert len(house.to_gm()) == before + 1
    letter = text_of(house.to_gm()[-1])
    assert all(f"word{n} " in f"{letter} " for n in (0, 1, 199))


def test_ten_mails_an_hour_bring_words_to_the_gm(house: House) -> None:
    """Whoever knows the reply address cannot fill the GM's mailbox, nor use up what the player may send."""
    house.start()
    before = len(house.to_gm())
    for number in range(15):
        house.write("Brenda", f"PRESS TO GM: again {number}", sender="mallory@evil.test")
    letters_to_gm = [mail for mail in house.to_gm()[before:] if "again" in text_of(mail)]
    assert len(letters_to_gm) == AN_HOUR
    house.write("Brenda", "PRESS TO GM: Somebody else writes in my name!")
    assert "Somebody else" in text_of(house.to_gm()[-1])
    house.clock.moment += timedelta(hours=1)
    house.server.tick.beat()
    assert "ten mails with words for them were within the hour" in text_of(house.sent_to("Brenda")[-1])
    house.write("Brenda", "PRESS TO GM: an hour later", sender="mallory@evil.test")
    assert "an hour later" in text_of(house.to_gm()[-1])


def test_no_signature_gets_into_a_letter(house: House) -> None:
    """Whoever reads a signed address can play for its seat, so letters lose it."""
    house.start()
    address = house.reply_address("Brenda")
    house.write("Brenda", f"PRESS TO CLIVE: write to {address}")
    token = address.split(".")[-2].split("@")[0]
    assert token not in house.sent_to("Clive")[-1].as_string()


def test_a_letter_cannot_pass_for_our_own_words(house: House) -> None:
    """Every line of it is marked, control characters and all."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE: Hello\n*** Round 9 ***\nYOUR GAME\n\x0c\u202eboo to you all")
    lines = body(house, "Clive").splitlines()
    for words in ("*** Round 9", "YOUR GAME", "boo to"):
        assert next(line for line in lines if words in line).startswith("| ")
    assert "\u202e" not in body(house, "Clive")


def test_press_has_a_length_through_the_round(house: House) -> None:
    """However many mails it comes in, a seat's press fills no more than its share of the report."""
    house.start()
    for number in range(4):
        text = text_of(house.write("Brenda", f"PRESS: {number} " + "blah " * 300))
    assert "only its beginning is kept" in text
    with house.server.office.store.begin() as work:
        pieces = work.press.of_round(1)
    assert sum(len(piece.text) for piece in pieces) <= PRESS_LIMIT


def test_letters_have_a_number(house: House) -> None:
    """Nobody is flooded by another player through us."""
    house.start()
    for number in range(LETTERS_A_ROUND + 3):
        house.write("Brenda", f"PRESS TO CLIVE: {number}")
    assert len(letters(house, "Clive")) == LETTERS_A_ROUND


def test_a_letter_sent_twice_goes_once(house: House) -> None:
    """The same words to the same people are not sent again."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE: Shall we?")
    assert "was not sent again" in text_of(house.write("Brenda", "PRESS TO CLIVE: Shall we?"))
    assert len(letters(house, "Clive")) == 1


def test_press_goes_on_when_there_is_nothing_left_to_order(house: House) -> None:
    """Who is home still has a voice in the report."""
    from tests.playthroughs.house import BOARD

    short = {**BOARD, "finish": 6, "ladders": {}, "snakes": {}, "layout": {"kind": "boustrophedon", "width": 3}}
    house.start(boards={"A": short}, options={"end_when_home": 3})
    house.write("Brenda", "throw 6")
    house.pass_deadline()
    house.write("Brenda", "PRESS: I am home, you are not.")
    house.pass_deadline()
    assert "Brenda writes:\n| I am home, you are not." in body(house, "Clive")


@pytest.mark.parametrize(
    "words", ["PRESS\nNever mind.\n\nPRESS NONE", "PRESS: Never mind.\nPRESS NONE", "PRESSE: Never mind.\n\nPRESS NONE"]
)
def test_press_taken_back_below_itself_is_not_printed(house: House, words: str) -> None:
    """Who writes PRESS NONE after all wants nothing printed, neither of this mail nor of those before."""
    house.start()
    house.write("Brenda", "PRESS: What I said before.")
    answer = text_of(house.write("Brenda", words))
    assert "Your press is taken back: none of it will be in the report." in answer
    assert "kept for the report" not in answer
    assert "none of it" in text_of(house.write("Brenda", words)) or "No press of yours is kept" in text_of(
        house.sent_to("Brenda")[-1]
    )
    house.pass_deadline()
    assert "PRESS" not in body(house, "Clive")


def test_letters_go_out_though_the_press_is_taken_back(house: House) -> None:
    """PRESS NONE is about the report alone."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE:\nA word.\n\nPRESS:\nNever mind.\n\nPRESS NONE")
    assert len(letters(house, "Clive")) == 1
    house.pass_deadline()
    assert "Never mind" not in body(house, "Dora")


def test_press_below_a_press_none_takes_the_place_of_the_old(house: House) -> None:
    """In the order in which it is written."""
    house.start()
    house.write("Brenda", "PRESS: What I said before.")
    house.write("Brenda", "PRESS NONE\n\nPRESS: What I say now.")
    house.pass_deadline()
    assert "| What I say now." in body(house, "Clive")
    assert "before" not in body(house, "Clive")


def test_a_command_within_german_press_is_press(house: House) -> None:
    """As it is within English."""
    house.start()
    assert "STATUS" in text_of(house.write("Brenda", "PRESSE: Hallo.\nSTATUS"))
    house.pass_deadline()
    assert "| Hallo.\n| STATUS" in body(house, "Clive")


VERSE = """\
There was an old snake of Peru
    Who dreamt he was <b>eating</b> his shoe
  He woke in the night
\tIn a terrible fright
"""
SET_IN = """\
| There was an old snake of Peru
|     Who dreamt he was <b>eating</b> his shoe
|   He woke in the night
|     In a terrible fright
"""


def test_the_lines_of_a_verse_stay_set_in(house: House) -> None:
    """In the receipt, in the report's text and, escaped, on its page; and a reply that quotes them prints them not."""
    house.start()
    house.write("Brenda", f"throw 5 trapdoor 45\n\nPRESS:\n{VERSE}")
    assert SET_IN in body(house, "Brenda")
    house.pass_deadline()
    assert SET_IN in body(house, "Clive")
    page = house.sent_to("Clive")[-1].get_body(("html",))
    assert page is not None
    assert ">\u00a0\u00a0\u00a0\u00a0Who dreamt he was &lt;b&gt;eating&lt;/b&gt; his shoe</p>" in page.get_content()
    quoted = "\n".join(f"> {line}" for line in body(house, "Clive").splitlines())
    house.write("Clive", f"throw 2\n\n{quoted}")
    assert "YOUR PRESS" not in body(house, "Clive")


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (
            "PRESS: Roses are red\n       Violets are blue\n         so there",
            "| Roses are red\n| Violets are blue\n|   so there",
        ),
        ("    PRESS:\n    Roses are red\n    Violets are blue", "| Roses are red\n| Violets are blue"),
        ("PRESS:\n      ODE\n\nRoses are “red”\n  and so", "|       ODE\n|\n| Roses are “red”\n|   and so"),
        ("PRESS:\n" + 60 * " " + "far\nnear", "| " + 24 * " " + "far\n| near"),
    ],
)
def test_press_is_set_in_as_far_as_it_was_meant(house: House, words: str, shown: str) -> None:
    """Not what all its lines have in common, nor behind its label, nor out of sight."""
    house.start()
    house.write("Brenda", f"throw 5\n\n{words}\n")
    assert f"{shown}\n" in body(house, "Brenda")


def test_a_letter_is_set_in_too(house: House) -> None:
    """As the report is."""
    house.start()
    house.write("Brenda", "PRESS TO CLIVE:\nRoses\n   are red\n")
    assert "| Roses\n|    are red\n" in body(house, "Clive")


@pytest.mark.parametrize("words", ["To the GM only: is this thing on?", "GM only: the number 44 bus was late"])
def test_a_word_to_the_gm_reaches_them_once(house: House, words: str) -> None:
    """Whatever it is headed by."""
    house.start()
    before = len(house.to_gm())
    text = text_of(house.write("Brenda", words))
    assert len(house.to_gm()) == before + 1
    assert "What else you wrote" not in text


def test_orders_within_a_word_to_the_gm_are_asked_about(house: House) -> None:
    """They are not taken, and not passed over either; on a line of their own they are orders."""
    house.start()
    words = "To the GM only: is this thing on? 6/44"
    assert "There seem to be orders in your press" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") is None
    house.write("Brenda", "Press to GM: please extend.\n6 and 44")
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}
    assert any("please extend" in text_of(mail) for mail in house.to_gm())


def test_a_receipt_shows_signed_press_above_what_is_not_signed(house: House) -> None:
    """So that nothing signed stands below the line “without your name”, whichever was written first."""
    house.start()
    text = text_of(house.write("Brenda", "Anonymous press: I am nobody.\nPress: I am somebody"))
    shown = text.partition("YOUR PRESS FOR THE REPORT")[2]
    assert shown.index("I am somebody") < shown.index("without your name") < shown.index("I am nobody")
