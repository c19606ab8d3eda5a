"""Deadlines that are not as the calendar first gave them: rounds that the GM closed early, deadlines the GM moved."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pbm.core.errors import IllegalError
from pbm.service.games import Entrant
from pbm.service.gm import close_by_hand
from pbm.service.membership import add_seat, drop_seat
from pbm.service.ports import InboundError
from pbm.service.postponing import postpone_round
from pbm.service.releasing import release_round
from pbm.service.rounds import close_due_rounds, close_round
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of

FRIDAY = datetime(2026, 12, 4, 20, tzinfo=UTC)
SUNDAY = datetime(2026, 12, 6, 20, tzinfo=UTC)
GAMES = {
    "postal": ("postal", {}),
    "classic": ("classic", {}),
    "on order": ("classic", {"play": "on_order"}),
    "unleashed": ("unleashed", {"size": "4x5", "pieces": 3}),
    "goes": ("unleashed", {"size": "4x5", "pieces": 3, "mode": "sequential"}),
}


def start(house: House, game: str, **rules: str) -> None:
    """Start a game of three with a deadline every week."""
    ruleset, options = GAMES[game]
    house.start(ruleset=ruleset, boards={"A": BOARD} if ruleset == "postal" else {}, options=options, house=rules)


@pytest.mark.parametrize("publish", ["auto", "gm"])
@pytest.mark.parametrize("game", GAMES)
def test_a_round_closed_early_by_hand_leaves_the_next_a_later_deadline(house: House, game: str, publish: str) -> None:
    """In every game the next deadline is the calendar's first after the one that had been announced."""
    start(house, game, publish=publish)
    for number in (1, 2):
        before = house.round()
        assert before is not None
        house.server.tick.read_mail()
        close_by_hand(house.server.office, "hill", early=True)
        if publish == "gm":
            house.clock.moment += timedelta(hours=1)
            release_round(house.server.office, "hill")
        after = house.round()
        assert after is not None
        assert after.number == number + 1
        assert after.deadline == before.deadline + timedelta(weeks=1)


@pytest.mark.parametrize("publish", ["auto", "gm"])
def test_a_round_that_ends_when_the_orders_are_there_leaves_the_next_its_deadline(house: House, publish: str) -> None:
    """Nobody waits for a deadline that was not needed: the next round has the same one, where it is far enough off."""
    start(house, "on order", publish=publish)
    before = house.round()
    assert before is not None
    for name in ("Brenda", "Clive", "Dora"):
        house.write(name, "ROLL")
    house.server.tick.beat(poll=True)
    if publish == "gm":
        release_round(house.server.office, "hill")
    after = house.round()
    assert after is not None
    assert (after.number, after.deadline) == (2, before.deadline)


def subjects(house: House, name: str) -> list[str]:
    """Return the subjects of the mails that tell somebody of a moved deadline."""
    return [str(mail["Subject"]) for mail in house.sent_to(name) if "The deadline of round" in str(mail["Subject"])]


def reminders(house: House, name: str) -> list[str]:
    """Return the subjects of somebody's reminders."""
    return [str(mail["Subject"]) for mail in house.sent_to(name) if "Reminder" in str(mail["Subject"])]


@pytest.mark.parametrize("game", GAMES)
def test_a_moved_deadline_is_the_rounds_from_the_next_beat(house: House, game: str) -> None:
    """Nothing is played at the old deadline; at the new one it is, with orders sent between them, and the round after
    it has the deadline of the calendar that was promised."""
    start(house, game)
    done = postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    assert (done.was, done.round.deadline, done.anew) == (FRIDAY, SUNDAY, True)
    assert (done.following, done.listed) == (FRIDAY + timedelta(weeks=1), True)
    house.clock.moment = FRIDAY + timedelta(hours=1)
    assert house.server.tick.beat(poll=True).closed == ()
    if game == "postal":
        house.write("Brenda", "throw 4 trapdoor 40")
    house.clock.moment = SUNDAY + timedelta(minutes=1)
    house.server.tick.beat(poll=True)
    following = house.round()
    assert following is not None
    assert (following.number, following.deadline) == (2, done.following)
    if game == "postal":
        with house.server.office.store.begin() as work:
            played = work.rounds.of_game(1)[0]
        assert played.gm is not None
        assert played.gm["A"]["throws"]["Brenda"] == [4]  # type: ignore[call-overload, index]


def test_everybody_who_plays_or_observes_is_told_in_their_zone_and_language(house: House) -> None:
    """A player in their own zone and language with the calendar's file, an observer in the game's; who left is not."""
    house.start(options={"late_join": True}, house={"observe": True})
    house.write("Eve", "OBSERVE hill", to="games@example.test")
    question = next(mail for mail in house.outbox() if mail.kind == "confirm-outside")
    house.write("Eve", "YES", to=str(house.sent_to("Eve")[-1]["Reply-To"]), answering=question.message_id)
    house.write("Brenda", "ZONE Asia/Tokyo")
    house.write("Clive", "LANGUAGE de")
    add_seat(house.server.office, "hill", Entrant("Hattie", ("hattie@players.test",), "Europe/London"))
    drop_seat(house.server.office, "hill", "Dora")
    done = postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    house.server.tick.beat()
    assert done.told == ("Brenda", "Clive", "Dora", "Hattie")
    assert done.observers == ("Eve",)
    assert subjects(house, "Brenda") == [
        "[hill] The deadline of round 1 is now Monday 7 December 2026, 05:00 (Asia/Tokyo)"
    ]
    mail = house.sent_to("Brenda")[-1]
    assert "It was Saturday 5 December 2026, 05:00 (Asia/Tokyo)." in text_of(mail)
    assert "Orders of yours that stand are kept as they are" in text_of(mail)
    assert [part.get_filename() for part in mail.iter_attachments()] == ["hill-round-1.ics"]
    assert mail["Reply-To"].addresses[0].addr_spec == house.reply_address("Brenda")
    german = house.sent_to("Clive")[-1]
    assert "Sonntag" in str(german["Subject"])
    assert "now" not in str(german["Subject"])
    assert "Orders" not in text_of(house.sent_to("Hattie")[-1])
    watcher = text_of(house.sent_to("Eve")[-1])
    assert "Sunday 6 December 2026, 20:00 (Europe/London)" in watcher
    assert "OBSERVE hill OFF" in watcher
    notice = text_of(house.to_gm()[-1])
    assert "mailed to Brenda, Clive, Dora, Hattie and Eve." in " ".join(notice.split())


def test_a_move_that_is_repeated_tells_nobody_twice(house: House) -> None:
    """The same time again changes nothing; back and forth, everybody hears of each move."""
    house.start()
    office = house.server.office
    assert postpone_round(office, "hill", "2026-12-06 20:00").anew
    again = postpone_round(office, "hill", " 2026-12-06   20:00")
    assert (again.anew, again.told) == (False, ())
    house.server.tick.beat()
    assert len(subjects(house, "Brenda")) == 1
    postpone_round(office, "hill", "2026-12-04 20:00", sure=True)
    postpone_round(office, "hill", "2026-12-06 20:00")
    house.server.tick.beat()
    assert len(subjects(house, "Brenda")) == 3


def test_reminders_are_counted_from_the_new_deadline(house: House) -> None:
    """Who was reminded of the old deadline is reminded of the new one, once; where that would be at once, the mail
    about the new deadline is the reminder."""
    house.start()
    house.clock.moment = FRIDAY - timedelta(hours=20)
    house.server.tick.beat(poll=True)
    assert len(reminders(house, "Brenda")) == 1
    postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    house.server.tick.beat(poll=True)
    assert len(reminders(house, "Brenda")) == 1
    house.clock.moment = SUNDAY - timedelta(hours=23)
    for _ in range(2):
        house.server.tick.beat(poll=True)
    assert len(reminders(house, "Brenda")) == 2
    assert "Sunday 6 December 2026, 20:00" in reminders(house, "Brenda")[-1]
    postpone_round(house.server.office, "hill", "2026-12-06 23:00")
    for _ in range(2):
        house.server.tick.beat(poll=True)
    assert len(reminders(house, "Brenda")) == 2


def test_a_deadline_that_passed_while_the_mailbox_was_down_can_be_moved(house: House) -> None:
    """The round is still open then; should the mailbox be down at the new deadline too, that is told again."""
    house.start()
    house.inbound.trouble = InboundError.saying("down", "the mailbox does not answer")
    for deadline in (FRIDAY, SUNDAY):
        house.clock.moment = deadline + timedelta(minutes=70)
        for _ in range(3):
            house.server.tick.beat()
        if deadline == FRIDAY:
            postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    house.server.tick.beat()
    assert len([mail for mail in house.outbox() if mail.kind == "outage"]) == 6
    assert len([mail for mail in house.to_gm() if "waits for the mail" in str(mail["Subject"])]) == 2


def test_a_round_found_due_and_moved_at_the_same_time_stays_open(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has seen that the deadline passed; the GM moves it before the round is closed: it is not."""
    house.start()
    house.clock.moment = FRIDAY + timedelta(minutes=1)
    house.server.tick.read_mail()

    def moved(office, round_id, **more):  # type: ignore[no-untyped-def]
        postpone_round(office, "hill", "2026-12-06 20:00")
        return close_round(office, round_id, **more)

    monkeypatch.setattr("pbm.service.rounds.close_round", moved)
    assert close_due_rounds(house.server.office) == ((), ())
    round_ = house.round()
    assert round_ is not None
    assert (round_.number, round_.deadline) == (1, SUNDAY)


@pytest.mark.parametrize(
    ("time", "why"),
    [
        ("2026-11-30 20:00", r"has passed: it is .* now\. Name a time to come; .*`pbm round close hill --early`"),
        ("2026-12-02 20:00", r"before the deadline that players were told, Friday 4 December 2026, 20:00 .*--yes"),
        ("2028-12-04 20:00", r"more than a year away: is the year right\? If it is, say --yes"),
        ("2026-12-06", r"not a date with a time of day: write it like .2026-12-04 20:00."),
        ("next Sunday", r"not a date with a time of day"),
        ("2026-12-06 20:00+01:00", r"offset of its own: leave it off, the time is that of Europe/London"),
        ("2027-03-28 01:30", r"does not exist in Europe/London.*the nearest hour that is good is 02:00"),
    ],
)
def test_a_time_that_will_not_do_is_refused_with_what_will(house: House, time: str, why: str) -> None:
    """Nothing is changed, nobody is told, and the refusal says what to type."""
    house.start()
    mails = len(house.outbox())
    with pytest.raises(IllegalError, match=why):
        postpone_round(house.server.office, "hill", time)
    round_ = house.round()
    assert round_ is not None
    assert round_.deadline == FRIDAY
    assert len(house.outbox()) == mails


def test_an_earlier_time_is_taken_from_who_is_sure(house: House) -> None:
    """With --yes the deadline is moved forward, and the round is played then."""
    house.start()
    postpone_round(house.server.office, "hill", "2026-12-02 20:00", sure=True)
    house.clock.moment = datetime(2026, 12, 2, 20, 1, tzinfo=UTC)
    house.server.tick.beat(poll=True)
    round_ = house.round()
    assert round_ is not None
    assert (round_.number, round_.deadline) == (2, FRIDAY)


def test_where_no_round_is_open_the_refusal_says_what_to_do(house: House) -> None:
    """A round that waits for its release, and a game there is none of."""
    house.start(house={"publish": "gm"})
    with pytest.raises(IllegalError, match="there is no game 'dale'; games here: hill"):
        postpone_round(house.server.office, "dale", "2026-12-06 20:00")
    assert postpone_round(house.server.office, "hill", "2026-12-06 20:00").on_release
    house.pass_deadline()
    with pytest.raises(IllegalError, match=r"waits for its release.*`pbm round release hill` opens the next round"):
        postpone_round(house.server.office, "hill", "2026-12-08 20:00")


def test_a_rehearsal_sends_the_new_deadline_to_its_own_address(tmp_path: Path) -> None:
    """Like every other mail of one."""
    house = open_house(settings_in(tmp_path, mail='redirect_to = "me@example.test"'))
    house.start()
    postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    assert {mail.recipient for mail in house.outbox() if mail.kind == "deadline"} == {"me@example.test"}


def test_a_list_of_dates_that_runs_out_is_said(house: House) -> None:
    """Past its last date the last interval is repeated, and the GM is told that beforehand."""
    house.start(calendar={"dates": ["2026-12-04 20:00", "2026-12-11 20:00"], "zone": "Europe/London"})
    done = postpone_round(house.server.office, "hill", "2026-12-12 20:00")
    assert (done.following, done.listed) == (datetime(2026, 12, 19, 20, tzinfo=UTC), False)
