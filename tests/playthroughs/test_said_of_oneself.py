"""What players say of themselves without ordering anything: answered as it is meant, and nobody is accused."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

STANDING = {"A": {"throws": [3], "trapdoor": 28}}
ACCUSED = "You seem to say that a mail in your name was not yours"


@pytest.fixture
def ordered(house: House) -> House:
    """A house in which Brenda has ordered."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    return house


@pytest.mark.parametrize(
    "words",
    [
        "Cancel everything please",
        "Please cancel everything",
        "Cancel it all",
        "scrap the lot",
        "Bitte alles stornieren",
    ],
)
def test_everything_cancelled_is_asked_about(ordered: House, words: str) -> None:
    """With the word that takes orders back; nobody is told that they have not decided."""
    text = text_of(ordered.write("Brenda", words))
    assert "the word WITHDRAW" in text
    assert "not have decided" not in text
    assert ordered.standing("Brenda") == STANDING


@pytest.mark.parametrize("words", ["I can't cancel it all", "Everything is fine here", "Cancel my subscription to it"])
def test_other_words_of_everything_take_nothing_back(ordered: House, words: str) -> None:
    """A mail that only has these words changes nothing."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == STANDING


@pytest.mark.parametrize(
    "words",
    [
        "I'm ill, don't count on me before Christmas",
        "Not myself this week, don't count on me before Christmas",
        "Rechnet nicht mit mir vor Weihnachten",
    ],
)
def test_who_cannot_be_counted_on_is_asked_for_the_days(ordered: House, words: str) -> None:
    """The GM hears of it too, and nobody is told that they have not decided."""
    before = len(ordered.to_gm())
    text = text_of(ordered.write("Brenda", words))
    assert "Please send ABSENT and the days" in text
    assert "not have decided" not in text
    assert len(ordered.to_gm()) == before + 1


@pytest.mark.parametrize("words", ["Don't count on me for help", "You can count on me before Christmas"])
def test_who_only_will_not_help_is_not_away(ordered: House, words: str) -> None:
    """Nor is who can be counted on."""
    assert "ABSENT and the days" not in text_of(ordered.write("Brenda", words))


@pytest.mark.parametrize(
    "words",
    [
        "Who needs help? Not me!",
        "Wer braucht Hilfe? Ich nicht!",
        "Qui a peur des serpents ? Pas moi !",
        "Cheating? Not me!",
        "That wasn't me, it was the dice!",
        "It wasn't my fault: blame the snakes",
    ],
)
def test_a_joke_accuses_nobody(ordered: House, words: str) -> None:
    """An answer to one's own question that speaks of no mail, and what is blamed on the game."""
    assert ACCUSED not in text_of(ordered.write("Brenda", words))
    text = text_of(ordered.write("Brenda", f"{words} 5/33"))
    assert ACCUSED not in text
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 33}}


@pytest.mark.parametrize(
    "words",
    [
        "Not me!",
        "That wasn't me",
        "Who sent this? Not me!",
        "Who wrote that? Not me!",
        "Was that my order? Not me!",
        "That wasn't me, it was my brother!",
        "It wasn't me. Somebody else sent it.",
        "Who needs help? Not me! And I never sent that mail.",
    ],
)
def test_a_cry_is_heard_all_the_same(ordered: House, words: str) -> None:
    """The GM is told where a mail or an order is spoken of, or nothing else is."""
    assert ACCUSED in text_of(ordered.write("Brenda", words))


@pytest.mark.parametrize("words", ["If I don't make it, the 5", "If I miss the deadline, the 5", "If I'm late, play 4"])
def test_a_number_for_missed_rounds_is_no_order(ordered: House, words: str) -> None:
    """It is told what can be played in missed rounds, and orders beside it are taken."""
    text = text_of(ordered.write("Brenda", words))
    assert "what to play if you miss a round" in text
    assert "cannot depend on anything" not in text
    assert ordered.standing("Brenda") == STANDING
    ordered.write("Brenda", f"6 and 44. {words}")
    assert ordered.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize(
    "words", ["If I make it to 44, the 5", "If I don't make it to the ladder, the 5", "If Gus is late, 5"]
)
def test_other_conditions_are_asked_about_as_ever(ordered: House, words: str) -> None:
    """They are no word of missed rounds."""
    assert "if you miss a round" not in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == STANDING


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("My holiday is cancelled, I'm here on the 12th", "You were not noted as away"),
        ("Cancel that standing thing", "You have no standing instruction"),
        ("delete fleur@neu.test", "Only the GM can take an address out"),
        ("Please remove my old address fleur@neu.test", "Only the GM can take an address out"),
    ],
)
def test_who_wants_something_else_is_asked_for_no_orders(ordered: House, words: str, told: str) -> None:
    """What was asked for is answered alone."""
    text = text_of(ordered.write("Brenda", words))
    assert told in text
    assert "orders in your mail" not in text


def _letter_to_brenda(house: House) -> str:
    house.write("Clive", "To Brenda only: shall we go for 44?")
    letter = next(mail for mail in reversed(house.sent_to("Brenda")) if "shall we go" in text_of(mail))
    return str(letter["Message-ID"])


HEARS_NOTHING = "Your mail answers Clive's letter, and Clive hears nothing of it."


@pytest.mark.parametrize("words", ["Agreed, 44 it is!", "Yes, let's. 41 for me too.", "Yes I do! And you?", "Lovely"])
def test_an_answer_to_a_letter_reaches_nobody(ordered: House, words: str) -> None:
    """Which is said, with how to write to them."""
    text = text_of(ordered.write("Brenda", words, answering=_letter_to_brenda(ordered)))
    assert HEARS_NOTHING in text
    assert "begin with a line that says PRESS TO CLIVE: and put your words below it" in text
    assert ordered.standing("Brenda") == STANDING


@pytest.mark.parametrize("words", ["throw 4 trapdoor 44", "Press to Clive: agreed, 44 it is", "STATUS"])
def test_what_is_plain_in_reply_to_a_letter_needs_no_hint(ordered: House, words: str) -> None:
    """Orders, a letter and commands are done."""
    letter = _letter_to_brenda(ordered)
    assert HEARS_NOTHING not in text_of(ordered.write("Brenda", words, answering=letter))
    assert HEARS_NOTHING not in text_of(ordered.write("Brenda", "Good idea", answering=None))


@pytest.mark.parametrize(
    "words",
    [
        "Dear Mr. Clive,\n\nIt was the ladder. I was not even at home!",
        "Hi Clive!\nLovely to hear from you.",
        "Clive, never!",
    ],
)
def test_an_answer_that_greets_the_writer_of_a_letter_is_a_letter_back(ordered: House, words: str) -> None:
    """It goes to nobody else, and nothing is asked."""
    told = text_of(ordered.write("Brenda", words, answering=_letter_to_brenda(ordered)))
    assert "Your letter was sent to Clive." in told
    assert words.split()[-1] in text_of(ordered.sent_to("Clive")[-1])


@pytest.mark.parametrize(
    "words",
    [
        "Dear Dora,\n\nit was the ladder.",
        "Dear Alan,\n\nit was the ladder.",
        "Clive, you're on. Alan, please print that.",
        "Dear Clive,\n\nI shall be on 44.",
        "Clive",
    ],
)
def test_what_greets_nobody_or_has_more_goes_to_no_player(ordered: House, words: str) -> None:
    """Another name, a word for the GM or a number may be meant otherwise."""
    answering = _letter_to_brenda(ordered)
    before = len(ordered.sent_to("Clive"))
    ordered.write("Brenda", words, answering=answering)
    assert len(ordered.sent_to("Clive")) == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Alan, would you send me a nudge the day before if I've not written?", "You get a reminder; REMIND OFF stops"),
        ("What time on Friday is it we have to be in by?", "The deadline is told at the end of this mail."),
        ("How many people do you need for a trapdoor again?", "REPORT 0 sends it again"),
        ("How do I do the press thing?", "Words after PRESS: are printed in the next report"),
    ],
)
def test_an_answer_that_is_near_is_pointed_to(ordered: House, words: str, told: str) -> None:
    """The GM hears of the question as before."""
    before = len(ordered.to_gm())
    text = text_of(ordered.write("Brenda", words))
    assert told in text
    assert "passed on to the GM" in text
    assert len(ordered.to_gm()) == before + 1


def test_who_gets_no_reminders_is_told_how_to(ordered: House) -> None:
    """Nothing untrue is said of them."""
    ordered.write("Brenda", "REMIND OFF")
    text = text_of(ordered.write("Brenda", "Would you give me a nudge before the deadline?"))
    assert "You get no reminders; REMIND ON brings them." in text


def test_a_late_correction_reaches_the_gm(ordered: House) -> None:
    """Who alone can play a round again; what only changes what stood is offered for the round that is open."""
    first = str(ordered.sent_to("Brenda")[0]["Message-ID"])
    ordered.pass_deadline()
    before = len(ordered.to_gm())
    text = text_of(ordered.write("Brenda", "Same as last time but a 4", answering=first))
    assert "reply YES, and the orders below stand for round 2" in text
    assert len(ordered.to_gm()) == before
    text = text_of(
        ordered.write("Brenda", "No! I'd meant 5, not 4. Please change it if you still can", answering=first)
    )
    assert "Your mail was passed on to the GM." in text
    assert len(ordered.to_gm()) == before + 1


def _addresses(house: House) -> tuple[str, ...]:
    seat = house.seat("Brenda")
    with house.server.office.store.begin() as work:
        return tuple(work.players.get(seat.player_id).addresses)


@pytest.mark.parametrize(
    "words", ["Yes, that's my office", "Yes, that's my work address", "Ja, das ist meine Arbeitsadresse"]
)
def test_a_yes_may_say_what_a_new_address_is(ordered: House, words: str) -> None:
    """The question whether it was theirs is then answered."""
    ordered.write("Brenda", "throw 5 trapdoor 44", sender="Brenda <brenda@office.test>")
    asked = ordered.sent_to("Brenda")[-1]
    ordered.write("Brenda", words, to=str(asked["Reply-To"]), answering=str(asked["Message-ID"]))
    assert "brenda@office.test" in _addresses(ordered)


def test_what_an_address_is_alone_is_no_yes(ordered: House) -> None:
    """Nor is a no."""
    ordered.write("Brenda", "throw 5 trapdoor 44", sender="Brenda <brenda@office.test>")
    asked = ordered.sent_to("Brenda")[-1]
    for words in ("That's my office", "No, that's my office"):
        ordered.write("Brenda", words, to=str(asked["Reply-To"]), answering=str(asked["Message-ID"]))
    assert "brenda@office.test" not in _addresses(ordered)
