"""Mail that came too late for a deadline that the GM has moved since: read again, as in time."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbm.service.ending import end_game
from pbm.service.games import Entrant
from pbm.service.gm import retry_reading
from pbm.service.membership import rekey_seat
from pbm.service.postponing import Postponed, postpone_round
from pbm.service.records import MailIn
from pbm.service.resuming import resume_game
from tests.playthroughs.house import House, parsed, text_of
from tests.playthroughs.senders import raw, trusting
from tests.playthroughs.test_deadlines_moved import FRIDAY
from tests.playthroughs.test_meant import MEANT, UNSURE

ORDERS = {"A": {"throws": [5], "trapdoor": 45}}


def write_late(house: House, *words: str, name: str = "Brenda") -> None:
    """Send mails after the deadline, each a minute after the one before, while the round has not been played yet."""
    house.clock.moment = max(house.clock.moment, FRIDAY) + timedelta(minutes=1)
    for one in words:
        house.write(name, one, beat=False)
        house.server.tick.read_mail()
        house.clock.moment += timedelta(minutes=1)


def postpone(house: House, time: str = "2026-12-06 20:00") -> Postponed:
    """Move the deadline, and let the server work."""
    done = postpone_round(house.server.office, "hill", time)
    house.server.tick.beat(poll=True)
    return done


def newest(house: House, name: str = "Brenda") -> str:
    """Return the text of the newest mail to somebody."""
    return text_of(house.sent_to(name)[-1])


def mails(house: House) -> list[MailIn]:
    """Return every mail that came."""
    with house.server.office.store.begin() as work:
        return list(work.mails.all())


def test_orders_that_came_too_late_stand_when_the_deadline_is_moved(house: House) -> None:
    """The mail about the new deadline says that they are read again, a receipt what stands; no report offers them."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    assert "will offer you these orders for the next round" in newest(house)
    done = postpone(house)
    assert done.again == ("Brenda",)
    assert house.standing("Brenda") == ORDERS
    told, receipt = (text_of(mail) for mail in house.sent_to("Brenda")[-2:])
    assert "Your mail that came too late for this round is in time now: it is read again" in told
    assert "The deadline has been moved, so your mail of Friday 4 December 2026, 20:01" in receipt
    assert "is in time after all. Thank you, your orders are in." in receipt
    assert "Sunday 6 December 2026, 20:00" in receipt
    assert "read again" not in newest(house, "Clive")
    assert mails(house)[0].outcome == "in time after all; orders taken, receipt 1"
    house.pass_deadline()
    assert "OFFERED" not in newest(house)
    with house.server.office.store.begin() as work:
        gm = work.rounds.of_game(1)[0].gm
    assert gm is not None
    assert gm["A"]["throws"]["Brenda"] == [5]  # type: ignore[call-overload, index]


def test_late_mails_are_taken_in_the_order_in_which_they_came(house: House) -> None:
    """The last one counts, and changes what those before it said; the receipts are numbered on."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 30")
    write_late(house, "throw 5 trapdoor 45", "trapdoor 44 instead")
    postpone(house)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 44}}
    assert "This is receipt 3; it replaces receipt 2." in newest(house)


def test_what_is_taken_back_late_is_taken_back(house: House) -> None:
    """A WITHDRAW that was too late for what stood, and a wish for the rules' choice."""
    house.start()
    house.write("Brenda", "throw 4 trapdoor 30")
    house.write("Clive", "throw 4 trapdoor 30")
    write_late(house, "WITHDRAW")
    write_late(house, "PLAY DEFAULT", name="Clive")
    postpone(house)
    assert house.standing("Brenda") == {}
    assert house.standing("Clive") == {"A": {"throws": [1]}}


def test_orders_sent_since_stay(house: House) -> None:
    """Orders of a player that came after the late ones stand, whichever the server reads first."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    house.clock.moment += timedelta(minutes=1)
    house.write("Brenda", "throw 3 trapdoor 33")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 33}}
    postpone(house, "2026-12-07 20:00")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 33}}


def test_late_orders_that_were_declined_stay_dropped(house: House) -> None:
    """A player who answered NO to having them offered does not get them after all; what came after the NO counts."""
    house.start()
    write_late(house, "throw 5 trapdoor 45", "no, leave it")
    assert "your late orders are dropped" in newest(house)
    assert postpone(house).again == ()
    assert house.standing("Brenda") is None


def test_orders_that_came_after_a_no_count(house: House) -> None:
    """Also where the server read the two at once: what counts is when they came, not when the NO was read."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    for words in ("no, leave it", "throw 3 trapdoor 33"):
        house.write("Brenda", words, beat=False)
        house.clock.moment += timedelta(minutes=1)
    house.server.tick.read_mail()
    assert postpone(house).again == ("Brenda",)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 33}}
    assert [mail.again for mail in mails(house)] == [0, 0, 1]


def test_a_no_to_another_question_drops_no_late_orders(house: House) -> None:
    """It says that a mail which came in time was misunderstood; the late one is none of its business."""
    house.start()
    asked = house.write("Brenda", UNSURE)
    assert asked is not None
    write_late(house, "throw 5 trapdoor 44")
    house.write("Brenda", "no", answering=str(asked["Message-ID"]), beat=False)
    house.server.tick.read_mail()
    assert "I had you wrong, and nothing was changed" in newest(house)
    assert postpone(house).again == ("Brenda",)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 44}}


def test_a_yes_that_came_too_late_counts(house: House) -> None:
    """It is an answer to the question that it answered then, and takes what that offered."""
    house.start()
    house.write("Brenda", UNSURE)
    assert house.standing("Brenda") != MEANT
    write_late(house, "yes")
    assert "past its deadline, so your YES could not be taken" in newest(house)
    assert postpone(house).again == ("Brenda",)
    assert house.standing("Brenda") == MEANT
    assert "is in time after all. Thank you, your orders are in." in newest(house)


def test_a_yes_that_came_too_late_counts_below_what_came_after_it(house: House) -> None:
    """It answers what it answered then, though late orders have been kept to be offered since."""
    house.start()
    house.write("Brenda", UNSURE)
    write_late(house, "yes", "trapdoor 44 instead")
    postpone(house)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 44}}
    assert [mail.outcome.split(", ")[0] for mail in mails(house)[1:]] == [
        "in time after all; orders meant taken",
        "in time after all; orders taken",
    ]


@pytest.mark.parametrize("by_reply", [False, True])
def test_a_yes_that_came_too_late_counts_once(house: House, *, by_reply: bool) -> None:
    """A further postponement finds nothing late in it: it is not read again, and the question is not opened again."""
    house.start()
    asked = house.write("Brenda", UNSURE)
    house.clock.moment = FRIDAY + timedelta(minutes=1)
    house.write("Brenda", "yes", answering=str(asked["Message-ID"]) if by_reply else "", beat=False)
    house.server.tick.read_mail()
    assert postpone(house).again == ("Brenda",)
    receipts = len(house.sent_to("Brenda"))
    assert postpone(house, "2026-12-08 20:00").again == ()
    assert house.standing("Brenda") == MEANT
    assert not [mail for mail in house.sent_to("Brenda")[receipts:] if "in time after all" in text_of(mail)]
    with house.server.office.store.begin() as work:
        assert not work.questions.open_of_seat(1)


def test_a_late_mail_that_is_not_plain_is_asked_about(house: House) -> None:
    """As it would have been in time; before, its player was only told to wait for the report."""
    house.start()
    write_late(house, "throw 5 or 6, trapdoor 45")
    assert "answer that with orders for the next round" in newest(house)
    postpone(house)
    assert "is in time after all" in newest(house)
    assert "You wrote: “throw 5 or 6" in newest(house)


@pytest.mark.parametrize("words", ["thanks for the extension!", "Lovely weather here in Leeds, we had a barbecue."])
def test_a_late_mail_that_orders_nothing_is_left_alone(house: House, words: str) -> None:
    """The deadline changes nothing about it: no second receipt is promised, and the GM does not get it once more."""
    house.start()
    write_late(house, words)
    assert mails(house)[0].outcome == "other: passed on to the GM"
    assert "could not count" not in newest(house)
    receipts = len(house.sent_to("Brenda"))
    assert postpone(house).again == ()
    (told,) = house.sent_to("Brenda")[receipts:]
    assert "read again" not in text_of(told)


def test_an_instruction_for_missed_rounds_is_never_late(house: House) -> None:
    """It is kept at once, says nothing of a deadline, and is not read a second time when that is moved."""
    house.start(house={"standing_orders": True})
    write_late(house, "If I miss a round, play my highest left.")
    assert mails(house)[0].outcome == "standing instruction: highest"
    assert "could not count" not in newest(house)
    assert house.seat("Brenda").missed_orders == "highest"
    assert postpone(house).again == ()


def test_what_a_late_mail_says_besides_is_done_once(house: House) -> None:
    """Press, letters, commands and orders for later turns were no matter of the deadline: nothing of it comes twice."""
    house.start()
    words = ("throw 5 trapdoor 45", "TURN 2: THROW 6", "ABSENT 2026-12-20 to 2026-12-22", "PRESS: Hello.")
    write_late(house, "\n".join((*words, "PRESS TO Clive: Psst.")))
    letters = len(house.sent_to("Clive"))
    postpone(house)
    assert house.standing("Brenda") == ORDERS
    assert [mail.kind for mail in house.outbox()].count("letter") == 1
    assert len(house.sent_to("Clive")) == letters + 1
    house.pass_deadline()
    assert newest(house, "Clive").count("| Hello.") == 1


def test_a_repetition_reads_nothing_twice(house: House) -> None:
    """The same deadline once more, or a further one, finds nothing that is late; each mail has one receipt more."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    postpone(house)
    receipts = len(house.sent_to("Brenda"))
    assert postpone(house).again == ()
    assert len(house.sent_to("Brenda")) == receipts
    assert postpone(house, "2026-12-08 20:00").again == ()
    assert [mail.again for mail in mails(house)] == [1]


def test_a_deadline_that_is_missed_and_moved_twice(house: House) -> None:
    """Who is late for the second deadline too is read again once more, under a receipt of its own."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    postpone(house, "2026-12-05 20:00")
    house.clock.moment = FRIDAY + timedelta(days=1)
    write_late(house, "throw 4")
    postpone(house)
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 45}}
    assert "it replaces receipt 1" in newest(house)


def test_killed_at_any_step_it_is_done_in_the_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a move that was killed is kept; a mail that is being read when the server dies is read at its next
    start, and the round waits for that."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")

    def killed(*_args: object, **_more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("pbm.service.moved.tell_gm", killed)
        with pytest.raises(KeyboardInterrupt):
            postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    assert [mail.status for mail in mails(house)] == ["processed"]
    with monkeypatch.context() as patched:
        patched.setattr("pbm.service.answers.send_receipt", killed)
        with pytest.raises(KeyboardInterrupt):
            postpone(house)
    assert [mail.status for mail in mails(house)] == ["stored"]
    assert house.standing("Brenda") is None
    house.clock.moment += timedelta(days=3)
    house.server.tick.beat(poll=True)
    with house.server.office.store.begin() as work:
        gm = work.rounds.of_game(1)[0].gm
    assert gm is not None
    assert gm["A"]["throws"]["Brenda"] == [5]  # type: ignore[call-overload, index]


def test_a_mail_that_nothing_proves_any_more_stays_late(house: House) -> None:
    """Its reply address has been replaced since: it may be anybody's, so it is offered, as late mail is."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    rekey_seat(house.server.office, "hill", "Brenda")
    assert postpone(house).again == ()
    assert house.standing("Brenda") is None
    house.pass_deadline()
    assert "YOUR LATE ORDERS ARE OFFERED FOR ROUND 2" in newest(house)


def test_a_mail_that_is_read_only_when_its_round_was_played_is_not_in_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its reading failed until the moved deadline had passed as well: the GM has it read again, and it is late."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")

    def failing(*_args: object, **_more: object) -> None:
        raise ValueError

    with monkeypatch.context() as patched:
        patched.setattr("pbm.service.answers.take_again", failing)
        postpone(house)
        for _ in range(4):
            house.server.tick.beat(poll=True)
    (mail,) = mails(house)
    assert mail.status not in ("stored", "processed")
    house.pass_deadline()
    retry_reading(house.server.office, mail.id)
    house.server.tick.beat(poll=True)
    assert "only after the round had been played" in newest(house)
    assert "in time after all" not in newest(house)
    assert "in time after all" not in mails(house)[0].outcome


def test_a_game_taken_up_again_reads_its_late_mail(house: House) -> None:
    """The round that is open once more has a new deadline, and what was late for the old one is in time."""
    house.start()
    write_late(house, "throw 5 trapdoor 45")
    end_game(house.server.office, "hill", sure=True)
    house.clock.moment += timedelta(days=2)
    assert resume_game(house.server.office, "hill", sure=True).again == ("Brenda",)
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == ORDERS
    assert any("it is read again" in text_of(mail) for mail in house.sent_to("Brenda"))


def test_mail_of_other_games_is_left_alone(house: House) -> None:
    """Only the round that was moved has late mail read again."""
    house.start()
    others = (Entrant("Eve", ("eve@players.test",), "Europe/London"),)
    house.start(key="vale", title="Vale", entrants=others)
    write_late(house, "throw 5 trapdoor 45")
    postpone_round(house.server.office, "vale", "2026-12-06 20:00")
    assert [mail.again for mail in mails(house)] == [0]


def test_what_came_from_elsewhere_is_undone_by_a_not_me(house: House) -> None:
    """A late mail from an unknown address changes something only when it is read again: a NO takes that back."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 30")
    house.clock.moment = FRIDAY + timedelta(minutes=1)
    house.write("Brenda", "throw 5 trapdoor 45", sender="b@elsewhere.test", beat=False)
    house.server.tick.read_mail()
    (question,) = [mail for mail in house.sent_to("Brenda") if "b@elsewhere.test" in str(mail["Subject"])]
    assert postpone(house).again == ("Brenda",)
    assert house.standing("Brenda") == ORDERS
    told = [text_of(parsed(mail)) for mail in house.outbox() if mail.intended == "b@elsewhere.test"]
    assert "too late" in told[0]
    assert "receipt 2" in told[1]
    house.write("Brenda", "NOT ME", to=str(question["Reply-To"]))
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 30}}


def test_a_mail_that_was_confirmed_too_late_counts(tmp_path: Path) -> None:
    """It was held, and its YES came after the deadline: moved, that is in time, and the mail has its own place."""
    house = trusting(tmp_path)
    house.start()
    raw(house, "throw 5 trapdoor 45")
    assert house.standing("Brenda") is None
    house.clock.moment = FRIDAY + timedelta(minutes=1)
    question = house.sent_to("Brenda")[-1]
    house.write("Brenda", "YES", to=str(question["Reply-To"]), beat=False)
    house.server.tick.read_mail()
    assert "could not count for that round" in newest(house)
    assert postpone(house).again == ("Brenda",)
    assert house.standing("Brenda") == ORDERS
