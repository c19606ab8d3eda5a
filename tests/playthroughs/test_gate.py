"""publish = "gm": a round that is played waits for the GM, and nothing of it leaves before its release."""

from __future__ import annotations

import re
import threading
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.service.correcting import EVERY_BOARD, correct_round
from pbm.service.history import story_of
from pbm.service.releasing import preview, release_round
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of

GATED = {"publish": "gm", "join": "open", "observe": True, "standing_orders": True}


@pytest.fixture(params=["memory", "sqlite"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """A server in memory, and one on a file."""
    store = None if request.param == "memory" else SqlStore.open(f"sqlite:///{tmp_path / 'pbm.sqlite'}")
    return open_house(settings_in(tmp_path), store)


def played(house: House, publish: str = "gm", **changes: Any) -> House:
    """Play the first round of a game whose GM releases the reports."""
    house.start(**{"house": {**GATED, "publish": publish}, **changes})
    house.write("Brenda", "throw 3, trapdoor 44\n\nPRESS: Hello from the hill.")
    house.write("Clive", "throw 5, trapdoor 44")
    house.pass_deadline()
    return house


def kinds(house: House, since: int = 0) -> list[str]:
    """Return the kinds of the mails out."""
    return [mail.kind for mail in house.outbox()[since:]]


def test_a_round_that_is_played_waits_for_the_gm(house: House) -> None:
    """At the deadline the GM alone gets a mail, the sheet, which says how the report is looked at and released."""
    house.start(house=GATED)
    before = len(house.outbox())
    house.write("Brenda", "throw 3, trapdoor 44")
    house.pass_deadline()
    assert kinds(house, before) == ["receipt", "gm-sheet"]
    assert "pbm round release hill" in text_of(house.to_gm()[-1])
    assert "pbm round preview hill" in text_of(house.to_gm()[-1])
    assert house.round() is None
    assert house.game().status == "running"


def test_the_release_sends_the_reports_and_opens_the_next_round(stored: House) -> None:
    """Every player gets the report, and the next round has a deadline of the calendar, a fair time ahead."""
    played(stored)
    stored.clock.moment += timedelta(days=2)
    before = len(stored.outbox())
    done = release_round(stored.server.office, "hill", note="Sorry for the delay.")
    assert done.anew
    assert done.coming is not None
    assert done.coming.number == 2
    assert done.coming.deadline - stored.clock.moment >= timedelta(hours=12)
    assert sorted(kinds(stored, before)) == ["gm-sheet", "report", "report", "report"]
    assert "Hello from the hill." in text_of(stored.sent_to("Dora")[-1])
    assert stored.write("Clive", "throw 4") is not None
    assert stored.standing("Clive") == {"A": {"throws": [4]}}


def test_a_release_is_repeatable(stored: House) -> None:
    """Said again it changes nothing and sends nothing, and tells what was released."""
    played(stored)
    release_round(stored.server.office, "hill")
    before = len(stored.outbox())
    again = release_round(stored.server.office, "hill")
    assert not again.anew
    assert again.round.number == 1
    assert len(stored.outbox()) == before


def test_nothing_can_be_released_before_it_is_played(house: House) -> None:
    """While the first round is open there is nothing to release or to look at, and the GM is told until when."""
    house.start(house=GATED)
    with pytest.raises(IllegalError, match="round 1 is open until"):
        release_round(house.server.office, "hill")
    with pytest.raises(IllegalError, match="no round of 'hill' waits"):
        preview(house.server.office, "hill")


def test_the_reports_of_a_release_are_those_of_a_round_that_did_not_wait(tmp_path: Path) -> None:
    """Released at the moment it is played, a round sends the very mails that it would have sent by itself."""
    mails = []
    for publish in ("auto", "gm"):
        folder = tmp_path / publish
        folder.mkdir()
        house = open_house(settings_in(folder))
        played(house, publish)
        if publish == "gm":
            release_round(house.server.office, "hill")
        sent = [mail for mail in house.outbox() if mail.kind in ("report", "final", "observer")]
        mails.append([(mail.key, mail.subject, mail.raw) for mail in sent])
    assert mails[0] == mails[1]
    assert len(mails[0]) == 3


def test_a_preview_shows_the_very_mails_and_keeps_nothing(stored: House) -> None:
    """What the GM looks at is byte for byte what is sent then; until then nothing has changed."""
    played(stored)
    before = len(stored.outbox())
    shown = preview(stored.server.office, "hill", note="Well played.")
    assert len(stored.outbox()) == before
    assert stored.round() is None
    (own,) = preview(stored.server.office, "hill", "dora", note="Well played.")
    assert own in shown
    release_round(stored.server.office, "hill", note="Well played.")
    sent = [mail for mail in stored.outbox()[before:] if not mail.kind.startswith("gm-")]
    assert [one.raw for one in shown] == [mail.raw for mail in sent]


def test_the_story_of_a_game_knows_nothing_of_a_round_that_waits(house: House) -> None:
    """Zine, archive and pictures are made of it: they have the round when its players have it."""
    played(house)
    office = house.server.office
    with office.store.begin() as work:
        before = story_of(office, work, work.games.get(1))
    assert (before.rounds, before.coming, before.deadline) == ((), None, None)
    release_round(office, "hill", note="Sorry.")
    with office.store.begin() as work:
        after = story_of(office, work, work.games.get(1))
    assert [(one.number, one.note) for one in after.rounds] == [(1, "Sorry.")]
    assert after.coming == 2


def test_orders_that_come_while_a_round_waits_are_offered_in_the_report(house: House) -> None:
    """They are neither late for nothing nor lost, however long the GM takes: a YES makes them the next round's."""
    played(house)
    house.clock.moment += timedelta(days=1)
    answer = text_of(house.write("Dora", "throw 6, trapdoor 33"))
    assert "the GM is preparing the report" in answer
    assert "will offer you these orders for the next round" in answer
    assert "Throw for turn" not in answer
    house.clock.moment += timedelta(days=5)
    house.server.tick.beat(poll=True)
    release_round(house.server.office, "hill")
    report = house.sent_to("Dora")[-1]
    assert "YOUR LATE ORDERS ARE OFFERED FOR ROUND 2" in text_of(report)
    house.write("Dora", "YES", answering=str(report["Message-ID"]))
    assert house.standing("Dora") == {"A": {"throws": [6], "trapdoor": 33}}


def test_orders_that_name_the_turn_that_was_played_do_not_change_it(house: House) -> None:
    """ "TURN 1: THROW 6" after the deadline is as late as any other order, and offered for the round to come."""
    played(house)
    with house.server.office.store.begin() as work:
        before = work.orders.of_round(1)
    answer = text_of(house.write("Brenda", "TURN 1: THROW 6"))
    assert "could not count for that round" in answer
    with house.server.office.store.begin() as work:
        assert work.orders.of_round(1) == before


def test_orders_for_later_turns_stand_when_their_round_opens(house: House) -> None:
    """What names a turn to come is kept while a round waits, as at any other time."""
    played(house)
    house.write("Clive", "TURN 2: THROW 4")
    release_round(house.server.office, "hill")
    assert house.standing("Clive") == {"A": {"throws": [4]}}


def test_press_that_comes_while_a_round_waits_is_for_the_report_after_it(house: House) -> None:
    """The GM has read what is printed; what came since is in the next report, and can be taken back until then."""
    played(house)
    house.clock.moment += timedelta(minutes=1)
    assert "Your press is kept for the report after that of round 1." in text_of(
        house.write("Clive", "PRESS: Too late for this one?")
    )
    release_round(house.server.office, "hill")
    assert "Too late for this one?" not in text_of(house.sent_to("Dora")[-1])
    house.clock.moment = house.round().deadline + timedelta(minutes=1)  # type: ignore[union-attr]
    house.server.tick.beat(poll=True)
    release_round(house.server.office, "hill")
    assert "Too late for this one?" in text_of(house.sent_to("Dora")[-1])


def test_a_receipt_lists_what_is_kept_while_a_round_waits(house: House) -> None:
    """Orders for turns to come, the press of the report that is prepared, and the press for the one after it."""
    played(house)
    house.clock.moment += timedelta(minutes=1)
    answer = text_of(house.write("Brenda", "TURN 2: THROW 4\n\nPRESS: And on we go."))
    assert "4" in answer.partition("KEPT FOR LATER")[2].partition("YOUR PRESS")[0]
    assert (
        "YOUR PRESS FOR THE REPORT | Hello from the hill. YOUR PRESS FOR THE REPORT AFTER IT | And on we go." in answer
    )
    assert "Throw for turn" not in answer
    taken = text_of(house.write("Brenda", "PRESS NONE"))
    assert "YOUR PRESS FOR" not in taken
    assert "KEPT FOR LATER" in taken


def test_a_late_mail_is_told_once_that_the_round_was_played(house: House) -> None:
    """And whose turn it is now: the GM's."""
    house.start(house=GATED)
    house.pass_deadline()
    house.clock.moment += timedelta(hours=1)
    answer = text_of(house.write("Dora", "throw 6, trapdoor 33"))
    assert answer.count("Round 1") == 1
    assert "the GM is preparing the report, which will offer you these orders for the next round" in answer
    assert "on its way" not in answer
    again = text_of(house.write("Dora", "throw 7 or so"))
    assert "The GM is preparing the report; please answer that with orders for the next round." in again
    asked = text_of(house.write("Dora", "Did my mail come in time, by the way?"))
    assert "Your question was passed on to the GM." in asked
    assert "Round 1 has been played, and the GM is preparing its report." in asked


def test_each_sheet_of_the_gm_s_says_what_it_is(house: House) -> None:
    """One that waits, one corrected before the release with the reason, the one of the release, and one after it."""
    played(house)
    office = house.server.office
    wrong: dict[str, Any] = {"Brenda": {EVERY_BOARD: {"throws": [4]}}}
    right: dict[str, Any] = {"Brenda": {EVERY_BOARD: {"throws": [3]}}}
    correct_round(office, "hill", wrong, "A mail that was filed wrongly.")
    release_round(office, "hill")
    correct_round(office, "hill", right, "It had been filed rightly.")
    sheets = [mail for mail in house.to_gm() if "sheet" in str(mail["Subject"])]
    assert [str(mail["Subject"]) for mail in sheets] == [
        "[hill] GM's sheet, round 1: waits for your release",
        "[hill] GM's sheet, round 1: corrected, waits for your release",
        "[hill] GM's sheet, round 1: released",
        "[hill] GM's sheet, round 1: corrected",
    ]
    texts = [text_of(mail) for mail in sheets]
    assert [("| A mail that was filed wrongly." in text, "| It had been filed rightly." in text) for text in texts] == [
        (False, False),
        (True, False),
        (False, False),
        (False, True),
    ]


def test_what_the_gm_put_right_is_not_told_before_the_release(house: House) -> None:
    """ORDERS, and what stands in the way of orders in advance, are as the player knows them."""
    played(house)
    house.clock.moment += timedelta(minutes=1)
    before = [text_of(house.write("Brenda", words)) for words in ("ORDERS", "TURN 2: THROW 4")]
    correct_round(house.server.office, "hill", {"Brenda": {EVERY_BOARD: {"throws": [4]}}}, "Filed wrongly.")
    after = [text_of(house.write("Brenda", words)) for words in ("ORDERS", "TURN 2: THROW 4")]
    assert before[0].partition("YOUR PRESS")[0] == after[0].partition("KEPT")[0]
    assert before[1] == after[1]
    release_round(house.server.office, "hill")
    assert "The GM put your orders for this round right" in text_of(house.sent_to("Brenda")[-1])


def test_who_joins_or_leaves_while_a_round_waits_does_so_at_the_release(house: House) -> None:
    """The next round opens with the newcomer and without who resigned; both are told as much while they wait."""
    played(house, options={"late_join": True})
    house.write("Edith", "JOIN hill as Edith", to="games@example.test")
    question = house.sent_to("Edith")[-1]
    to = str(question["Reply-To"].addresses[0].addr_spec)
    house.write("Edith", "YES", to=to, answering=str(question["Message-ID"]))
    assert "the report of the one before is being prepared" in text_of(house.sent_to("Edith")[-1])
    house.write("Dora", "RESIGN")
    house.write("Dora", "YES", answering=str(house.sent_to("Dora")[-1]["Message-ID"]))
    release_round(house.server.office, "hill")
    assert (house.seat("Edith").status, house.seat("Dora").status) == ("active", "dropped")
    assert "Throw for turn 2" in text_of(house.sent_to("Edith")[-1])
    report = text_of(house.sent_to("Clive")[-1])
    assert "Edith joins the game." in report
    assert "Dora has left the game." in report


def test_the_gm_is_reminded_once_a_day(house: House) -> None:
    """Of a round that waits, and of nothing once it is released; players get no reminders meanwhile."""
    played(house)
    for hours in (23, 2, 5, 20, 24):
        house.clock.moment += timedelta(hours=hours)
        house.server.tick.beat(poll=True)
        house.server.tick.beat(poll=True)
    told = [str(mail["Subject"]) for mail in house.to_gm() if "round 1 waits for you" in str(mail["Subject"])]
    assert len(told) == 3
    assert "was played 3 days ago" in text_of(house.to_gm()[-1])
    assert "reminder" not in kinds(house)
    release_round(house.server.office, "hill")
    house.clock.moment += timedelta(hours=30)
    house.server.tick.beat(poll=True)
    assert "waits for you" not in str(house.to_gm()[-1]["Subject"])


def test_a_standing_instruction_is_told_in_the_report_though_it_was_changed_since(house: House) -> None:
    """The report says what was followed when the round was played."""
    house.start(house=GATED)
    house.write("Dora", "If I miss a round, play my highest left.")
    house.pass_deadline()
    house.write("Dora", "If I miss a round, play my lowest left.")
    release_round(house.server.office, "hill")
    report = text_of(house.sent_to("Dora")[-1])
    assert "your standing instruction was followed: the highest left" in report
    assert "Your throw: 6." in report


def test_a_game_whose_last_round_waits_is_not_over_for_anybody(house: House) -> None:
    """Nobody can tell that it is: not from an answer, the list of games, or the log; the release tells it."""
    house.start(boards={"A": {**BOARD, "finish": 6, "ladders": {}, "snakes": {}}}, house=GATED)
    house.write("Brenda", "throw 6, trapdoor 5")
    house.pass_deadline()
    assert house.game().status == "running"
    for command in ("STATUS", "GAMES", "HISTORY", "REPORT", "ORDERS", "throw 3"):
        answer = text_of(house.write("Clive", command))
        assert "over" not in re.sub(r"taken over|overs", "", answer.lower()), command
    done = release_round(house.server.office, "hill")
    assert done.coming is None
    assert house.game().status == "over"
    assert "is over" in str(house.sent_to("Clive")[-1]["Subject"])


def test_two_who_release_at_once_release_once(stored: House) -> None:
    """Of several that try at the same time one releases the round; every player has one report."""
    played(stored)
    done: list[bool] = []
    office = stored.server.office
    threads = [threading.Thread(target=lambda: done.append(release_round(office, "hill").anew)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, False, False, True]
    assert kinds(stored).count("report") == 3
