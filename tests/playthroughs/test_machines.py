"""Mail that machines write: challenges, recalls, a calendar's answers, and two servers that mail each other."""

from __future__ import annotations

from datetime import timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from pbm.config.server_file import load_settings
from pbm.core.errors import ConfigError
from pbm.service.games import Entrant
from pbm.testing.mail import SentMail
from tests.playthroughs.house import House, last_mail, open_house, settings_in, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}


@pytest.mark.parametrize("headers", [{}, {"Auto-Submitted": "auto-generated"}])
def test_a_challenge_goes_to_the_gm_once(house: House, headers: dict[str, str]) -> None:
    """A program that holds our mail back until somebody proves to be a person: the GM may, we never do."""
    house.start()
    for _ in range(3):
        house.write(
            "Brenda",
            "Your message has been held. To have it delivered, confirm at http://guard.test/45 that you are real.",
            sender="guard@boxguard.test",
            subject="Please confirm your message",
            headers=headers,
        )
    told = [mail for mail in house.to_gm() if "are real" in mail["Subject"]]
    assert len(told) == 1
    assert house.standing("Brenda") is None
    assert not any(mail.recipient == "guard@boxguard.test" for mail in house.outbox())


def flat(mail: EmailMessage) -> str:
    """Return the text of a mail in one line."""
    return " ".join(text_of(mail).split())


def house_at(folder: Path, domain: str) -> House:
    """Return a server of its own address."""
    folder.mkdir()
    settings_in(folder)
    path = folder / "pbm.toml"
    path.write_text(path.read_text().replace("games@example.test", f"games@{domain}"))
    return open_house(load_settings(path))


_MARKS = ("auto-submitted", "x-auto-response-suppress", "x-loop", "precedence", "list-id")


def carried(mail: SentMail, to: House, *, stripped: bool) -> None:
    """Bring a mail that one server sent to the other's door; a gateway on the way may strip what says who wrote it."""
    raw = mail.raw
    if stripped:
        message = message_from_bytes(raw, policy=policy.SMTP)
        for name in _MARKS:
            del message[name]
        raw = message.as_bytes()
    to.inbound.deliver(raw, envelope_from=mail.envelope_from, envelope_to=(mail.recipient,))


@pytest.mark.parametrize("stripped", [False, True])
def test_two_servers_that_mail_each_other_fall_silent(tmp_path: Path, stripped: bool) -> None:
    """Each has the other as a player: nothing goes on and on, even when a gateway strips every mark of a machine."""
    here, there = house_at(tmp_path / "a", "here.test"), house_at(tmp_path / "b", "there.test")
    here.start(entrants=(Entrant("Brenda", ("games@there.test",), "UTC"), Entrant("Clive", ("c@x.test",), "UTC")))
    there.start(entrants=(Entrant("Dora", ("games@here.test",), "UTC"), Entrant("Eve", ("e@x.test",), "UTC")))
    taken = {"here.test": 0, "there.test": 0}
    for _ in range(30):
        for one, other, domain in ((here, there, "there.test"), (there, here, "here.test")):
            news = [mail for mail in one.outbound.sent[taken[domain] :] if mail.recipient.endswith(f"@{domain}")]
            taken[domain] = len(one.outbound.sent)
            for mail in news:
                carried(mail, other, stripped=stripped)
            other.server.tick.beat(poll=True)
    between = [m for house in (here, there) for m in house.outbound.sent if m.recipient.startswith("games@")]
    assert len(between) <= (8 if stripped else 2)


def test_the_games_own_address_cannot_be_a_players(tmp_path: Path) -> None:
    """Mail that seems to be from ourselves is a stranger's; it is never answered."""
    house = open_house(settings_in(tmp_path))
    house.start()
    before = len(house.outbox())
    house.write("Brenda", ORDERS, sender="games@example.test", to="games@example.test")
    assert house.standing("Brenda") is None
    assert all(mail.recipient == "alan@example.test" for mail in house.outbox()[before:])


def test_a_name_of_our_mail_host_has_to_be_one_word(tmp_path: Path) -> None:
    """A whole header pasted as authserv_id is refused with advice, for it would never fit."""
    with pytest.raises(ConfigError, match="is not one plain word"):
        settings_in(tmp_path, mail='authserv_id = "mx.example.test; dmarc=pass"')


CHALLENGES = [
    "Kayleigh here, I'm protecting myself from receiving junk mail. Please click the link below to complete the "
    "verification process. You have to do this only once.",
    "The message you sent requires that you verify that you are a real live human being and not a spam source.",
    'Your message about "Short Hill" was waitlisted. Please add yourself to my Guest List so your messages will be '
    "delivered to my Inbox.",
    "Votre e-mail n'a pas encore été délivré : merci de cliquer sur le lien ci-dessous pour vous authentifier.",
    "Ihre E-Mail wurde zurückgehalten. Bitte bestätigen Sie, dass Sie ein Mensch sind.",
    "This message was created automatically by mail delivery software (TMDA).\n\nYour message attached below is being "
    "held because the address <games@example.test> has not been\nverified.\n\nTo release your message for delivery, "
    "please send an empty message to the following address, or use your mailer's Reply feature.",
    "Your mail of 1 December to Brenda is being kept. To release the message, just send a blank mail back.",
    "brenda@players.test uses BlockThis. Click to prove you're not a robot: http://x.test/5/45 . You have 5 tries.",
    "To keep out junk, please show that you are not a computer program.",
    "Please solve: 5 + 45 = ? Reply with the answer to have your mail delivered.",
    "Type the word you see at http://x.test/45 before your message can be delivered.",
]


@pytest.mark.parametrize("words", CHALLENGES)
def test_programs_that_ask_for_proof_of_a_person_get_no_receipt(house: House, words: str) -> None:
    """However they put it: the GM hears of it, and nothing is answered."""
    house.start()
    house.write("Brenda", words, subject="Re: Your game (verification)")
    assert last_mail(house).outcome.startswith("automatic: it wants a person")
    assert [mail["Subject"] for mail in house.sent_to("Brenda")][1:] == []
    assert sum("are real" in mail["Subject"] for mail in house.to_gm()) == 1


def test_a_challenge_that_says_it_is_a_machines_is_told_of_too(house: House) -> None:
    """Its headers keep it from being answered; that our mails may not arrive is for the GM all the same."""
    house.start()
    headers = {"Precedence": "bulk", "Auto-Submitted": "auto-replied", "X-Delivery-Agent": "TMDA/1.0.3"}
    for _ in range(2):
        house.write("Brenda", CHALLENGES[5], subject="Please confirm your message", headers=headers)
    assert last_mail(house).outcome.startswith("automatic: it wants a person")
    (told,) = [text_of(mail) for mail in house.to_gm() if "are real" in mail["Subject"]]
    assert "brenda@players.test" in told


@pytest.mark.parametrize(
    "words",
    [
        "Sorry, your mail to me was held up by our provider. I play the five, trapdoor 45.",
        "Your mail arrived, but the picture in it was kept from me. Could you send it again?",
        "My computer is not a robot! Is the deadline on Friday?",
        "Please answer my question about the trapdoor: is it delivered to the others?",
        "Your message of Monday is the one I mean. Have you had my orders?",
    ],
)
def test_people_who_write_of_mail_are_no_challenge(house: House, words: str) -> None:
    """What a player says of mails, robots and answers is answered."""
    house.start()
    assert house.write("Brenda", words) is not None


def test_challenges_of_forty_strangers_are_ten_letters_a_day(house: House) -> None:
    """Nobody can fill the GM's mailbox with them; that of a player's own address is told all the same."""
    house.start()
    words = "Your message has been held. Please click the link below to confirm."
    for number in range(40):
        house.write("Brenda", words, to="games@example.test", sender=f"guard{number}@guards.test")
    assert sum("are real" in mail["Subject"] for mail in house.to_gm()) == 10
    house.write("Brenda", words)
    assert sum("are real" in mail["Subject"] for mail in house.to_gm()) == 11


@pytest.mark.parametrize("sender", ["postmaster@players.test", "mailer-daemon@players.test", "MAILER-DAEMON@mx.test"])
def test_a_mail_system_orders_nothing(house: House, sender: str) -> None:
    """What a mail host writes is never orders, whatever it says, and it gets no answer; the GM's sheet shows it."""
    house.start()
    before = len(house.outbox())
    words = "Your message could not be delivered yet. This is trap 20, throw 2."
    house.write("Brenda", words, sender=sender, subject="Message delayed")
    assert (house.standing("Brenda"), len(house.outbox())) == (None, before)
    house.pass_deadline()
    assert "trap 20, throw 2" in flat(house.to_gm()[-1])


def test_a_player_whose_address_is_postmaster_may_play(house: House) -> None:
    """Who runs a mail host of their own has that address: registered, it is a player's like any other."""
    house.start(entrants=tuple(Entrant(name, (f"{name}@players.test",), "UTC") for name in ("postmaster", "Clive")))
    house.write("postmaster", ORDERS)
    assert house.standing("postmaster") == TAKEN


def test_a_copy_to_a_machines_address_takes_nothing_from_a_players_mail(house: House) -> None:
    """Who answers to all may have an envelope sender of ours among the copies; the mail is theirs nevertheless."""
    house.start()
    house.write("Brenda", ORDERS, headers={"Cc": "games+bounce-x@example.test"})
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize("subject", ["Undeliverable: hi", "Automatic reply: hello"])
def test_words_of_a_player_that_look_like_a_machines_are_on_the_sheet(house: House, subject: str) -> None:
    """Nothing of it counts and nobody is answered, but the GM can see it and ask."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 26", subject=subject)
    assert house.standing("Brenda") is None
    house.pass_deadline()
    told = flat(house.to_gm()[-1])
    assert "in Brenda's name was taken for a machine's" in told
    assert "throw 5 trapdoor 26" in told


def test_what_machines_surely_wrote_is_not_on_the_sheet(house: House) -> None:
    """A vacation note that says in its header what it is says nothing to the GM."""
    house.start()
    house.write("Brenda", "I am away until Monday.", headers={"Auto-Submitted": "auto-replied"})
    house.pass_deadline()
    assert "machine" not in flat(house.to_gm()[-1])


def test_the_same_words_again_and_again_are_answered_three_times_a_day(house: House) -> None:
    """A program that answers every receipt and nowhere says so falls silent, and so does the GM's mailbox."""
    house.start()
    for number in range(12):
        house.write("Brenda", f"Thank you, I am in Spain for a month. Marbella is fine. (Note {1000 + number})")
        house.clock.moment += timedelta(minutes=20)
    receipts = [text_of(mail) for mail in house.sent_to("Brenda")[1:]]
    assert len(receipts) == 3
    assert "will not be answered" in receipts[-1]
    assert "will not be answered" not in receipts[0]
    assert sum("Brenda wrote" in mail["Subject"] for mail in house.to_gm()) == 3
    assert house.write("Brenda", "I am back.") is not None


def test_orders_and_commands_are_answered_however_often(house: House) -> None:
    """Orders that change, and commands, are never the same words too often."""
    house.start()
    for number in range(4):
        assert house.write("Brenda", f"throw {number + 1} trapdoor 45") is not None
        assert house.write("Brenda", "STATUS") is not None


def test_words_beside_orders_are_not_the_same_words_without_any(house: House) -> None:
    """Whoever has sent orders three times, and then says no more than what stood beside them, is answered."""
    house.start()
    for words in ("5, 20 please", "4, 21 please", "3, 22 please", "please!"):
        assert house.write("Brenda", words) is not None


def test_forms_that_are_filled_in_otherwise_are_not_the_same_words(house: House) -> None:
    """What is typed into a copy of our mail counts, not the many words of ours around it."""
    house.start()
    first = house.sent_to("Brenda")[0]
    body = str(first.get_body(("plain",)).get_content()).replace("\r\n", "\n")  # type: ignore[union-attr]
    for words in (" hm", " who knows", " later", " WITHDRAW", " dunno"):
        filled = body.replace("Throw for turn 1:", f"Throw for turn 1:{words}")
        assert house.write("Brenda", filled, answering=str(first["Message-ID"])) is not None


def test_orders_in_the_subject_and_days_away_are_not_the_same_words(house: House) -> None:
    """The words of the mail may be: what it orders by its subject, and which days it names, is not."""
    house.start()
    for number in range(1, 6):
        assert house.write("Brenda", "Regards, Brenda", subject=f"throw {number}") is not None
        assert house.standing("Brenda") == {"A": {"throws": [number]}}
    for day in range(1, 6):
        assert house.write("Brenda", f"ABSENT 2027-01-0{day} to 2027-01-1{day}") is not None


def test_a_player_may_speak_of_a_list_that_held_their_mail(house: House) -> None:
    """Orders beside "greylisted" are a person's."""
    house.start()
    house.write("Brenda", "Sorry, my mail was greylisted, so once more: I play the five")
    assert house.standing("Brenda") == {"A": {"throws": [5]}}


def test_the_same_orders_four_times_running_get_three_receipts(house: House) -> None:
    """Nothing is lost: they stand since the first time."""
    house.start()
    answers = [house.write("Brenda", ORDERS) for _ in range(5)]
    assert [answer is not None for answer in answers] == [True, True, True, False, False]
    assert house.standing("Brenda") == TAKEN


def test_a_mail_of_too_many_parts_is_told_what_is_so(house: House) -> None:
    """Two thousand parts within one another are not read, and nobody says that characters were damaged."""
    house.start()
    head = f"From: brenda@players.test\nTo: {house.reply_address('Brenda')}\nSubject: n\nMIME-Version: 1.0\n"
    parts = "".join(f'Content-Type: multipart/mixed; boundary="b{n}"\n\n--b{n}\n' for n in range(2000))
    mail = f"{head}{parts}Content-Type: text/plain\n\n{ORDERS}\n"
    house.inbound.deliver(mail.replace("\n", "\r\n").encode())
    house.server.tick.beat(poll=True)
    told = flat(house.sent_to("Brenda")[-1])
    assert "more parts than are read here" in told
    assert "damaged" not in told


@pytest.mark.parametrize(
    ("subject", "words"),
    [
        ("Recall: throw 2 trapdoor 8", 'Brenda would like to recall the message, "throw 2 trapdoor 8".'),
        ("Recall: throw 2 trapdoor 8", ""),
        ("Rückruf: Wurf 3, Falltür 9", 'Brenda möchte die Nachricht "Wurf 3, Falltür 9" zurückrufen.'),
    ],
)
def test_a_recall_changes_nothing_and_says_how_to(house: House, subject: str, words: str) -> None:
    """A mail program's recall is no order; the player hears what stands and what changes it."""
    house.start()
    house.write("Brenda", "throw 2 trapdoor 8")
    house.write("Brenda", ORDERS)
    told = text_of(house.write("Brenda", words, subject=subject))
    assert house.standing("Brenda") == TAKEN
    assert "cannot be recalled" in told
    assert "ORDERS THAT STAND FOR ROUND 1 (receipt 2)" in told
    assert "WITHDRAW" in told
    assert not any("Recall" in str(mail["Subject"]) for mail in house.to_gm())


def test_orders_beside_a_recall_are_taken(house: House) -> None:
    """What the player adds below it counts as in any mail."""
    house.start()
    house.write("Brenda", "throw 2 trapdoor 8")
    recall = 'Brenda would like to recall the message, "throw 2 trapdoor 8".'
    told = text_of(house.write("Brenda", f"{recall}\n\n{ORDERS}", subject="Recall: throw 2 trapdoor 8"))
    assert house.standing("Brenda") == TAKEN
    assert "cannot be recalled" in told
    assert "your orders are in" in told


def test_a_report_of_a_recall_is_not_answered(house: House) -> None:
    """It is a program's, and orders nothing."""
    house.start()
    words = "Recall Status: Recalled\nMessage: throw 3 trapdoor 9\nRecipients: 1"
    assert house.write("Brenda", words, subject="Message Recall Report for message [throw 3 trapdoor 9]") is None
    assert house.standing("Brenda") is None


CALENDAR = """BEGIN:VCALENDAR
METHOD:REPLY
BEGIN:VEVENT
ATTENDEE;PARTSTAT=DECLINED:mailto:brenda@players.test
COMMENT:throw 5 trapdoor 12
UID:x
END:VEVENT
END:VCALENDAR
"""


@pytest.mark.parametrize(
    ("note", "stands"),
    [
        ("Sorry, cannot make it, my orders: throw 5 trapdoor 45", TAKEN),
        ("Brenda has declined this invitation.", None),
        ("Brenda has declined this invitation.\n\n[hill] Deadline of round 1\nFriday 4 December 2026, 20:00", None),
        ("", None),
    ],
)
def test_a_calendars_answer_has_its_users_note(house: House, note: str, stands: object) -> None:
    """Orders that somebody wrote beside declining a deadline count; a calendar's own words and file are nobody's."""
    house.start()
    mail = EmailMessage()
    mail["From"] = "Brenda <brenda@players.test>"
    mail["To"] = house.reply_address("Brenda")
    mail["Subject"] = "Declined: [hill] deadline round 1"
    mail["Message-ID"] = "<declined@players.test>"
    if note:
        mail.set_content(note)
        mail.add_alternative(CALENDAR, subtype="calendar", params={"method": "REPLY"})
    else:
        mail.set_content(CALENDAR, subtype="calendar", params={"method": "REPLY"})
    before = len(house.outbox())
    house.inbound.deliver(mail.as_bytes(policy=policy.SMTP))
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == stands
    assert len(house.outbox()) - before == (1 if stands else 0)
