"""Programs that answer for a player at the plain address, where nothing proves whose a mail is: there is an end."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.games import Entrant
from pbm.service.records import MailIn
from tests.playthroughs.house import House, text_of

BARE = "games@example.test"
LEAVE = "I am currently on annual leave and will reply when I return on 5 December."
TICKET = "Your message has been received, ticket #{number}. We aim to answer within two days."
CHATTY = "Lovely to hear from the {number} of you! Marbella is fine, the sea is warm."


def mails(house: House) -> list[MailIn]:
    """Return what came in, oldest first."""
    with house.server.office.store.begin() as work:
        return sorted(work.mails.all(), key=lambda mail: mail.id)


def questions(house: House) -> list[str]:
    """Return the questions whether a mail is Brenda's."""
    return [text_of(mail) for mail in house.sent_to("Brenda") if "Did you write" in mail["Subject"]]


@pytest.mark.parametrize("words", [LEAVE, TICKET.format(number=4711)])
def test_words_that_are_plainly_a_machines_are_not_asked_about(house: House, words: str) -> None:
    """As at the signed address: kept, shown to the GM, and nobody is asked whether they wrote it."""
    house.start()
    before = len(house.outbox())
    house.write("Brenda", words, to=BARE, subject="Re: [hill] Did you write this mail?")
    assert len(house.outbox()) == before
    assert mails(house)[-1].outcome == "auto-reply, not asked about"
    assert mails(house)[-1].status == "processed"
    house.pass_deadline()
    assert "in Brenda's name was taken for a machine's" in text_of(house.to_gm()[-1])


def test_a_robot_of_a_player_with_two_seats_is_not_asked_which_it_means(house: House) -> None:
    """Nor are the two people who share its address."""
    shared = ("pair@players.test",)
    house.start(entrants=(Entrant("Brenda", shared, "UTC"), Entrant("Clive", shared, "UTC")))
    house.write("Brenda", LEAVE, sender="pair@players.test", to=BARE)
    assert not [mail for mail in house.outbox() if mail.kind == "which-game"]
    for number in range(40):
        house.clock.moment += timedelta(minutes=20)
        house.write("Brenda", f"throw {number}", sender="pair@players.test", to=BARE)
    assert len([mail for mail in house.outbox() if mail.kind == "which-game"]) == 10


def robot(house: House, words: str, times: int) -> None:
    """Have a program answer from Brenda's address six times an hour, and once more to each question of ours."""
    for number in range(times):
        house.write("Brenda", words.format(number=number), to=BARE, subject=f"[#{number}] received")
        house.clock.moment += timedelta(minutes=10)


def test_a_robot_that_nothing_marks_is_asked_about_three_times_a_day(house: House) -> None:
    """Its words are the same but for a number; further ones are kept and shown, neither held nor asked about."""
    house.start()
    robot(house, CHATTY, 24)
    assert len(questions(house)) == 3
    assert "the last of them for now" in questions(house)[-1]
    assert "the last of them" not in questions(house)[0]
    assert sum(mail.status == "held" for mail in mails(house)) == 3
    assert mails(house)[-1].outcome.startswith("automatic: the same words")
    house.pass_deadline()
    assert "Marbella" in text_of(house.to_gm()[-1])


def test_a_robot_that_never_says_the_same_comes_to_an_end_too(house: House) -> None:
    """Whatever orders nothing is asked about three times a day, and leaves the questions about orders alone."""
    house.start()
    for number in range(20):
        word = "".join(chr(97 + int(digit)) for digit in str(number))
        house.write("Brenda", f"Lovely! The sea is {word}.", to=BARE)
        house.clock.moment += timedelta(minutes=10)
    assert len(questions(house)) == 3
    house.write("Brenda", "throw 5 trapdoor 45", to=BARE)
    assert "throw 5 trapdoor 45" in questions(house)[3]
    house.clock.moment += timedelta(days=1)
    house.write("Brenda", "Any news of the sea?", to=BARE)
    assert len(questions(house)) == 5


def test_orders_that_nobody_confirms_are_asked_about_ten_times_a_day(house: House) -> None:
    """Three an hour, and no more than ten a day; the tenth says that it is the last."""
    house.start()
    for number in range(40):
        house.write("Brenda", f"throw {number % 6 + 1} trapdoor {number % 50 + 8}", to=BARE)
        house.clock.moment += timedelta(minutes=13)
    assert len(questions(house)) == 10
    assert "the last of them for now" in questions(house)[-1]
    assert house.standing("Brenda") is None
    assert sum(mail.status == "held" for mail in mails(house)) == 40


def test_the_same_orders_once_more_are_held_without_a_word(house: House) -> None:
    """Letter by letter the same: the three questions about it are answer enough."""
    house.start()
    for _ in range(6):
        house.write("Brenda", "throw 5 trapdoor 45", to=BARE)
        house.clock.moment += timedelta(hours=1)
    assert len(questions(house)) == 3
    assert mails(house)[-1].outcome.endswith("the same mail again")


def test_what_nothing_proves_uses_up_no_answer_to_a_players_own_mail(house: House) -> None:
    """Who forges a player's questions to the GM leaves the player's own to be answered."""
    house.start()
    for _ in range(5):
        house.write("Brenda", "Lovely report, how is the cat?", to=BARE)
    assert house.write("Brenda", "Lovely report, how is the cat?") is not None
