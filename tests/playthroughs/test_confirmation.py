"""Mail that nothing proves: held, asked about, counted or thrown away, and never more than that."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pbm.core.errors import IllegalError
from pbm.service.gm import mails_table
from pbm.service.holding import accept_held, refuse_held
from pbm.service.questions import expire
from tests.playthroughs.house import House, open_house, parsed, settings_in, text_of
from tests.tries import tries

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
BARE = "games@example.test"


def asked(house: House) -> list[EmailMessage]:
    """Return the questions about held mail, oldest first."""
    return [parsed(mail) for mail in house.outbox() if mail.kind == "confirm"]


def reply(house: House, question: EmailMessage, words: str, *, sender: str = "brenda@players.test") -> None:
    """Answer a question as its Reply-To says."""
    house.write("Brenda", words, sender=sender, to=str(question["Reply-To"]), subject=f"Re: {question['Subject']}")


def held(house: House) -> list[str]:
    """Return the numbers of the mails that are held."""
    return [row[0] for row in mails_table(house.server.office, "held").rows]


def test_an_unsigned_mail_is_held_and_yes_counts_it(house: House) -> None:
    """The registered address is asked, with the beginning of the mail; YES counts it and a receipt says so."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    assert house.standing("Brenda") is None
    (question,) = asked(house)
    words = text_of(question)
    assert question["To"] == "Brenda <brenda@players.test>"
    assert "| throw 5 trapdoor 45" in words
    assert "reply YES" in words
    assert "before the deadline, Friday 4 December 2026, 20:00" in words
    reply(house, question, "Yes, that was me.\n\nBrenda\n")
    assert house.standing("Brenda") == TAKEN
    assert "your orders are in" in text_of(house.sent_to("Brenda")[-1])
    assert held(house) == []


def test_a_forgery_is_never_answered_to_its_sender(house: House) -> None:
    """Only registered addresses are asked, whatever From and Reply-To say."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE, headers={"Reply-To": "mallory@evil.test"})
    assert {mail.intended for mail in house.outbox() if mail.kind == "confirm"} == {"brenda@players.test"}
    assert not any("evil" in mail.recipient for mail in house.outbox())


def test_no_throws_it_away_and_tells_the_gm(house: House) -> None:
    """What stood still stands; the GM hears that somebody used the name."""
    house.start()
    house.write("Brenda", ORDERS)
    house.write("Brenda", "throw 1 trapdoor 11", to=BARE)
    assert house.standing("Brenda") == TAKEN
    reply(house, asked(house)[0], "No!!! I did not write that.")
    assert house.standing("Brenda") == TAKEN
    assert "did not write it" in text_of(house.to_gm()[-1])
    assert "thrown away" in text_of(house.sent_to("Brenda")[-1])
    reply(house, asked(house)[0], "yes after all")
    assert house.standing("Brenda") == TAKEN


def test_the_gm_hears_what_a_no_means_and_what_they_may_do(house: House) -> None:
    """Somebody wrote as the player; where their reply address was used it has been changed, else the GM can do it."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    reply(house, asked(house)[0], "NO")
    told = text_of(house.to_gm()[-1])
    assert "somebody seems to have tried to write as Brenda" in told
    assert "`pbm seat rekey hill 1`" in told
    house.write("Clive", ORDERS, to=house.reply_address("Brenda"))
    reply(house, asked(house)[-1], "NO")
    told = text_of(next(mail for mail in reversed(house.to_gm()) if "was not theirs" in str(mail["Subject"])))
    assert "somebody else knows the reply address of Brenda. It is changed at once" in told


def test_status_names_what_waits_for_a_yes(house: House) -> None:
    """Since when, not what it says, and how many were not asked about; from elsewhere nothing is heard of it."""
    house.start()
    house.write("Brenda", "throw 4 trapdoor 44", to=BARE)
    told = text_of(house.write("Brenda", "STATUS"))
    assert "A mail of Tuesday 1 December 2026, 09:00:00 (Europe/London) in your name is not counted yet" in told
    assert "44" not in told
    for number in range(3):
        house.write("Brenda", f"throw {number + 1}", to=BARE)
    assert "1 more mail in your name is held" in text_of(house.write("Brenda", "STATUS"))
    house.write("Brenda", "STATUS", sender="b@work.test")
    assert "in your name" not in text_of(parsed([mail for mail in house.outbox() if mail.kind == "elsewhere"][-1]))
    for question in asked(house):
        reply(house, question, "NO")
    assert "is not counted yet" not in text_of(house.write("Brenda", "STATUS"))


def test_a_question_that_is_not_answered_lapses(house: House) -> None:
    """After the deadline the mail is thrown away; a YES after that is told that it came too late, once."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline
    assert expire(house.server.office) == 0
    house.clock.moment += timedelta(days=1)
    assert expire(house.server.office) == 1
    assert held(house) == []
    for _ in range(3):
        reply(house, asked(house)[0], "YES")
    assert house.standing("Brenda") is None
    late = [mail for mail in house.sent_to("Brenda") if "too late" in mail["Subject"]]
    assert len(late) == 1


def test_a_yes_after_the_deadline_is_late(house: House) -> None:
    """No round waits for held mail; confirmed after the deadline it is late, though it was received before."""
    house.start()
    house.clock.moment += timedelta(days=2)
    house.write("Brenda", ORDERS, to=BARE)
    house.pass_deadline()
    round_ = house.round()
    assert round_ is not None
    assert round_.number == 2
    reply(house, asked(house)[0], "YES")
    assert house.standing("Brenda") is None
    assert "late" in house.sent_to("Brenda")[-1]["Subject"]


def test_a_yes_after_the_deadline_is_late_while_the_round_waits(house: House) -> None:
    """Also when the round could not be played at its deadline: nobody may wait and see."""
    house.start()
    house.clock.moment += timedelta(days=2)
    house.write("Brenda", ORDERS, to=BARE)
    round_ = house.round()
    assert round_ is not None
    question = asked(house)[0]
    house.clock.moment = round_.deadline + timedelta(minutes=2)
    house.write("Brenda", "YES", to=str(question["Reply-To"]), beat=False)
    house.server.tick.beat(poll=True)
    brenda = house.seat("Brenda").id
    with house.server.office.store.begin() as work:
        versions = [v for v in work.orders.of_round(round_.id) if v.seat_id == brenda]
    assert [version.origin for version in versions] in ([], ["default"])


def test_a_yes_in_time_counts_though_it_is_read_after_the_deadline(house: House) -> None:
    """The time of the YES is when it reached us, not when it was read: the round waits for both mails."""
    house.start()
    house.clock.moment += timedelta(days=2)
    house.write("Brenda", ORDERS, to=BARE)
    round_ = house.round()
    assert round_ is not None
    question = asked(house)[0]
    early = round_.deadline - timedelta(minutes=1)
    house.write("Brenda", "YES", to=str(question["Reply-To"]), beat=False, at=early)
    brenda = house.seat("Brenda").id
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        version = work.orders.standing(round_.id, brenda)
    assert version is not None
    assert version.orders == TAKEN


def test_an_answer_that_is_neither_is_asked_about_and_passed_on(house: House) -> None:
    """Whatever it says changes nothing; three times we write once more, and the GM has the words each time."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    before = len(house.outbox())
    for words in ("What is this?", "I am away until Monday.", "throw 3", "maybe"):
        reply(house, asked(house)[0], words)
    assert house.standing("Brenda") is None
    assert [mail.kind for mail in house.outbox()[before:]] == ["question", "gm-letter"] * 3
    assert "What is this?" in text_of(house.to_gm()[-3])
    last = house.sent_to("Brenda")[-1]
    assert "Your mail was passed on to the GM. Further mails to this question are not answered" in text_of(last)
    for _ in range(5):
        reply(house, asked(house)[0], "throw 3")
    assert len(house.outbox()) == before + 6
    reply(house, last, "YES")
    assert house.standing("Brenda") == TAKEN


def test_where_the_tag_was_lost_a_reply_to_the_question_is_known_by_its_thread(house: House) -> None:
    """Nobody else was sent our Message-ID; a reply to it from whom we asked is an answer."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    message_id = str(asked(house)[0]["Message-ID"])
    house.write("Brenda", "yes", to=BARE, answering=message_id, sender="mallory@evil.test")
    assert house.standing("Brenda") is None
    house.write("Brenda", "yes", to=BARE, answering=message_id)
    assert house.standing("Brenda") == TAKEN


def test_with_tags_in_the_subject_a_question_has_its_own(tmp_path: Path) -> None:
    """Where tags are lost the answer is known by the subject."""
    house = open_house(settings_in(tmp_path, mail='tags = "subject"'))
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    (question,) = asked(house)
    assert "+" not in question["Reply-To"]
    reply(house, question, "YES")
    assert house.standing("Brenda") == TAKEN


def test_three_questions_an_hour_and_no_answer_used_up(house: House) -> None:
    """Who forges a From cannot flood the player through us, nor keep their own receipts from them."""
    house.start()
    for number in range(12):
        house.write("Brenda", f"throw {number % 6 + 1}, trapdoor {number + 10}", to=BARE)
    assert len(asked(house)) == 3
    assert "third question" in text_of(asked(house)[-1])
    assert len(held(house)) == 12
    assert house.standing("Brenda") is None
    assert house.write("Brenda", ORDERS) is not None
    assert house.standing("Brenda") == TAKEN
    house.clock.moment += timedelta(hours=1, minutes=1)
    house.write("Brenda", "throw 6", to=BARE)
    assert len(asked(house)) == 4


def test_the_gm_decides_on_held_mail(house: House) -> None:
    """`pbm mail accept` counts it as received, `pbm mail refuse` throws it away; both are kept in the record."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    house.write("Clive", "throw 2", to=BARE)
    one, two = map(int, held(house))
    office = house.server.office
    accept_held(office, one)
    refuse_held(office, two)
    for number in (one, two, 99):
        with pytest.raises(IllegalError):
            accept_held(office, number)
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == TAKEN
    assert house.standing("Clive") is None
    with office.store.begin() as work:
        assert {"held mail accepted", "held mail refused"} <= {entry.action for entry in work.record.audits(10)}
    reply(house, asked(house)[0], "no")
    assert house.standing("Brenda") == TAKEN


def test_a_held_mail_that_the_gm_accepts_after_the_round_is_offered_for_the_next(house: House) -> None:
    """It is said why it did not count, and its orders are not lost; the GM hears what can still be done."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    house.pass_deadline()
    accept_held(house.server.office, int(held(house)[0]))
    house.server.tick.beat(poll=True)
    told = text_of(house.sent_to("Brenda")[-1])
    assert "was held, because it was not certain who wrote it" in told
    assert "folder" not in told
    assert "OFFERED FOR ROUND 2" in told
    assert "`pbm round correct`" in text_of(house.to_gm()[-1])
    house.write("Brenda", "YES")
    assert house.standing("Brenda") == TAKEN


def test_a_held_mail_that_is_older_than_what_stands_changes_nothing(house: House) -> None:
    """A mail is counted as of when it came: what the player sent since stands."""
    house.start()
    house.write("Brenda", "throw 1", to=BARE)
    house.clock.moment += timedelta(minutes=5)
    house.write("Brenda", ORDERS)
    reply(house, asked(house)[0], "YES")
    assert house.standing("Brenda") == TAKEN


def test_a_token_is_good_once_and_only_for_its_question(house: House) -> None:
    """Tokens that were made up do nothing; one that was used does nothing again."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    house.write("Brenda", "YES", to="games+yes-aaaaaaaaaaaaaaaaaaaaaaaaaa@example.test", sender="mallory@evil.test")
    assert house.standing("Brenda") is None
    reply(house, asked(house)[0], "YES")
    assert house.standing("Brenda") == TAKEN
    house.write("Brenda", "throw 2 trapdoor 20")
    reply(house, asked(house)[0], "YES")
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 20}}


HEADERS = st.sampled_from(
    [
        ("From", "Brenda <brenda@players.test>"),
        ("From", "clive@players.test"),
        ("From", '"brenda@players.test" <mallory@evil.test>'),
        ("From", "brenda@players.test, mallory@evil.test"),
        ("Sender", "brenda@players.test"),
        ("Reply-To", "brenda@players.test"),
        ("Return-Path", "<brenda@players.test>"),
        ("To", "games@example.test"),
        ("To", "games+hill.1.aaaaaaaaaaaaaaaaaaaaaaaaaa@example.test"),
        ("To", "games+hill.1@example.test"),
        ("To", "games+yes-aaaaaaaaaaaaaaaaaaaaaaaaaa@example.test"),
        ("Cc", "games+bounce-00000000000000000000@example.test"),
        ("Delivered-To", "games+hill.2.bbbbbbbbbbbbbbbbbbbbbbbbbb@example.test"),
        ("X-Original-To", "games+hill.1.MAC2@example.test"),
        ("Subject", "[hill]"),
        ("Subject", "[hill 1 aaaaaaaaaaaaaaaaaaaaaaaaaa] throw 1"),
        ("Subject", "[yes aaaaaaaaaaaaaaaaaaaaaaaaaa] YES"),
        ("Subject", "throw 6 trapdoor 13"),
        ("In-Reply-To", "THREAD"),
        ("References", "THREAD"),
        ("Authentication-Results", "mx.other.test; dmarc=pass header.from=players.test"),
        ("Authentication-Results", "mx.example.test; dmarc=fail header.from=players.test"),
        ("Authentication-Results", "mx.example.test; dmarc=pass header.from=evil.test"),
        ("Auto-Submitted", "no"),
        ("X-Confirmed", "yes"),
    ]
)


@settings(max_examples=tries(8), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    headers=st.lists(HEADERS, max_size=9),
    words=st.sampled_from(["throw 6 trapdoor 13", "YES", "WITHDRAW", "no", "resign", "PRESS: hello"]),
)
def test_nothing_without_proof_changes_what_stands(tmp_path: Path, headers: list[tuple[str, str]], words: str) -> None:
    """Whatever the headers claim: orders that stand still stand, and a seat without any still has none."""
    house = open_house(settings_in(tmp_path, mail='authserv_id = "mx.example.test"'))
    house.start()
    house.write("Brenda", ORDERS)
    thread = str(house.sent_to("Brenda")[0]["Message-ID"])
    lines = [f"{name}: {value.replace('THREAD', thread)}" for name, value in headers]
    house.inbound.deliver("\r\n".join([*lines, "", words, ""]).encode())
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == TAKEN
    assert house.standing("Clive") is None
    with house.server.office.store.begin() as work:
        round_ = work.rounds.open_of(1)
        assert round_ is not None
        assert len(work.orders.of_round(round_.id)) == 1
        assert work.press.of_round(round_.id) == ()
        assert [seat.status for seat in work.seats.of_game(1)] == ["active"] * 3
