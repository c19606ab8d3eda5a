"""The life of a round: closed once, never before the mail is read, and right after an outage."""

from __future__ import annotations

import hashlib
import logging
import threading
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pbm.core.errors import ConfigError, IllegalError
from pbm.core.seal import canonical_json
from pbm.service.games import Entrant
from pbm.service.gm import close_by_hand
from pbm.service.history import story_of
from pbm.service.membership import add_seat, drop_seat
from pbm.service.ports import Delivery, InboundError
from pbm.service.records import MailOut
from pbm.service.rounds import close_round
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of


def test_the_first_mail_has_rules_disclosure_seal_address_and_form(house: House) -> None:
    """Every player gets the rules in brief, what the GM discloses, the seals, a reply address and the form."""
    game = house.start()
    mail = house.sent_to("Dora")[0]
    text = text_of(mail)
    with house.server.office.store.begin() as work:
        (board,) = work.boards.of_game(game.id)
    assert hashlib.sha256(board.salt + b"\0" + canonical_json(board.source)).hexdigest() == board.seal
    assert board.seal in text
    assert game.options_seal in text
    assert "numbered 1 to 60" in text
    assert mail["Reply-To"].addresses[0].addr_spec == house.reply_address("Dora")
    assert "Throw for turn 1:" in text
    assert "22" not in text.partition("WHAT THE GM TELLS YOU")[2].partition("Seals")[0]


def test_who_sends_nothing_gets_the_lowest_throw_and_its_target(house: House) -> None:
    """r17, r18: the lowest legal move, its target as nomination; the player is told privately."""
    house.start()
    house.write("Brenda", "throw 3, trapdoor 44")
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        first = work.rounds.of_game(1)[0]
    assert first.gm is not None
    assert first.gm["A"]["throws"] == {"Brenda": [3], "Clive": [1], "Dora": [1]}  # type: ignore[call-overload, index]
    assert first.gm["A"]["nominations"]["Clive"] == 1  # type: ignore[call-overload, index]
    assert "The lowest left was played for you: 1" in text_of(house.sent_to("Clive")[-1])
    assert "NMR" not in text_of(house.sent_to("Brenda")[-1])


def test_a_round_is_closed_once_by_however_many_try(house: House) -> None:
    """Of several that try at the same time one closes the round; every player has one report."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    done: list[bool] = []
    office = house.server.office
    threads = [threading.Thread(target=lambda: done.append(close_round(office, round_.id))) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, False, False, False, True]
    assert len([mail for mail in house.outbox() if mail.kind == "report"]) == 3


def test_no_round_is_played_while_the_mailbox_cannot_be_read(house: House) -> None:
    """The round waits for a poll begun after the deadline; GM and players are told in time; the order still counts."""
    house.start()
    house.inbound.trouble = InboundError.saying("down", "the mailbox does not answer")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    beat = house.server.tick.beat()
    assert not beat.closed
    assert "does not answer" in beat.waiting[0]
    house.clock.moment = round_.deadline + timedelta(minutes=5)
    house.server.tick.beat()
    house.server.tick.beat()
    assert len([mail for mail in house.to_gm() if "waits for the mail" in mail["Subject"]]) == 1
    assert not [mail for mail in house.outbox() if mail.kind == "outage"]
    house.clock.moment = round_.deadline + timedelta(minutes=70)
    house.server.tick.beat()
    house.server.tick.beat()
    assert len([mail for mail in house.outbox() if mail.kind == "outage"]) == 3
    house.inbound.trouble = None
    in_time = round_.deadline - timedelta(minutes=1)
    house.write("Brenda", "throw 6 trapdoor 45", at=in_time)
    with house.server.office.store.begin() as work:
        first = work.rounds.of_game(1)[0]
    assert first.status == "closed"
    assert first.gm is not None
    assert first.gm["A"]["throws"]["Brenda"] == [6]  # type: ignore[call-overload, index]


def test_a_round_that_cannot_be_closed_early_is_not_told_of_a_deadline(house: House) -> None:
    """Days before the deadline, with a mailbox that cannot be read, the GM hears why, and of no deadline gone by."""
    house.start()
    house.inbound.trouble = InboundError.saying("down", "the mailbox does not answer")
    house.clock.moment += timedelta(minutes=5)
    began = house.clock.now()
    house.server.tick.beat(poll=True)
    with pytest.raises(IllegalError, match="does not answer") as refused:
        close_by_hand(house.server.office, "hill", early=True, began=began)
    assert "deadline" not in str(refused.value)


def test_a_server_down_over_deadlines_closes_one_round_and_gives_fair_notice(house: House) -> None:
    """Up again after three weeks it plays the round that was due, once, and the next deadline lies ahead."""
    house.start()
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(days=21, hours=-1)
    house.server.tick.beat(poll=True)
    following = house.round()
    assert following is not None
    assert following.number == 2
    assert following.deadline - house.clock.moment >= timedelta(hours=12)


def test_a_mail_that_crashes_the_reader_is_set_aside_and_the_round_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three tries, then it is set aside and the GM told; the others' orders are read meanwhile."""
    house.start()
    real = house.server.office.decode

    def decode(raw: bytes):  # type: ignore[no-untyped-def]
        if b"poison" in raw and b"throw" in raw:
            raise RecursionError("as a parser might")
        return real(raw)

    poisoned = replace(house.server.office, decode=decode)
    object.__setattr__(house.server.tick, "office", poisoned)
    house.write("Brenda", "throw 5 poison", beat=False)
    house.write("Clive", "throw 4 trapdoor 40")
    for _ in range(3):
        house.server.tick.beat(poll=True)
    assert house.standing("Clive") == {"A": {"throws": [4], "trapdoor": 40}}
    with house.server.office.store.begin() as work:
        assert [mail.status for mail in work.mails.all()] == ["set-aside", "processed"]
    assert any("set aside" in mail["Subject"] for mail in house.to_gm())
    house.pass_deadline()
    assert house.round() is not None
    assert house.round().number == 2  # type: ignore[union-attr]


def test_who_misses_too_many_rounds_is_dropped_when_the_next_opens(house: House) -> None:
    """Ruling 22: after max_consecutive_nmr missed rounds the seat leaves, and the reports say so."""
    house.start(options={"max_consecutive_nmr": 2})
    for throw in (1, 2):
        house.write("Brenda", f"throw {throw} trapdoor 45")
        house.write("Clive", f"throw {throw} trapdoor 45")
        house.pass_deadline()
    assert house.seat("Dora").status == "dropped"
    assert "Dora has left the game." in text_of(house.sent_to("Brenda")[-1])
    assert "You are out of this game, as you missed 2 rounds running" in text_of(house.write("Dora", "throw 3"))


def test_who_orders_on_one_of_several_boards_has_not_missed_the_round(house: House) -> None:
    """Only a round without any throw of one's own counts towards being dropped; the report says what was chosen."""
    house.start(options={"max_consecutive_nmr": 2, "announce_nmr": True}, boards={"A": BOARD, "B": BOARD, "C": BOARD})
    for throw in (2, 3):
        house.write("Brenda", f"A: {throw}\nB: {throw}\nC: {throw}")
        house.write("Clive", f"A: throw {throw}, B: throw {throw}")
        house.pass_deadline()
        report = house.sent_to("Clive")[-1]
        assert "missed" not in report["Subject"]
        assert "Board C: You had no throw here that could be played, so the lowest left was played" in text_of(report)
        assert "Board C: No move received (NMR) from Clive" in text_of(report)
    assert house.seat("Clive").status == "active"
    assert house.seat("Clive").missed_running == 0
    assert house.seat("Dora").status == "dropped"
    game = house.game()
    with house.server.office.store.begin() as work:
        assert story_of(house.server.office, work, game).missed == {"Dora": 2}


def test_the_gm_is_told_when_a_drop_changes_the_threshold(house: House) -> None:
    """From nine players to eight a trapdoor needs two votes instead of three (r8, r9); only the GM is told."""
    names = [f"P{number}" for number in range(9)]
    house.start(entrants=tuple(Entrant(name, (f"{name.lower()}@players.test",), "UTC") for name in names))
    drop_seat(house.server.office, "hill", "P3")
    house.pass_deadline()
    assert "a trapdoor needs 2 votes" in text_of(house.to_gm()[-1])
    assert "votes" not in text_of(house.sent_to("P1")[-1])


def test_nobody_leaves_a_game_that_is_over(house: House) -> None:
    """The GM cannot drop a seat once the placings are known: it is said so, and nothing changes."""
    house.start(options={"end_when_home": 1})
    with house.server.office.store.begin() as work:
        work.games.update(replace(work.games.all()[0], status="over"))
    with pytest.raises(IllegalError, match="is over"):
        drop_seat(house.server.office, "hill", "Clive")
    assert house.seat("Clive").status == "active"


def test_a_newcomer_starts_on_0_when_the_next_round_opens(house: House) -> None:
    """Ruling 22: with late_join a newcomer takes part from the next round; without it they are refused."""
    house.start(options={"late_join": True})
    add_seat(house.server.office, "hill", Entrant("Eve", ("eve@players.test",), "Europe/Paris"))
    assert house.round() is not None
    house.write("Brenda", "throw 5 trapdoor 45")
    house.pass_deadline()
    mail = house.sent_to("Eve")[-1]
    assert "You are on 0." in text_of(mail)
    house.write("Eve", "throw 6 trapdoor 45")
    assert house.standing("Eve") == {"A": {"throws": [6], "trapdoor": 45}}


def test_no_newcomer_where_the_options_allow_none(house: House) -> None:
    """late_join is off by default."""
    house.start()
    with pytest.raises(IllegalError, match="late_join"):
        add_seat(house.server.office, "hill", Entrant("Eve", ("eve@players.test",), "UTC"))


def test_a_rehearsal_sends_everything_to_the_gm_alone(tmp_path: Path) -> None:
    """redirect_to: nobody but the GM gets a mail, each says whom it is for, and the reply address still works."""
    house = open_house(settings_in(tmp_path, mail='redirect_to = "me@example.test"'))
    house.start()
    assert {mail.recipient for mail in house.outbox()} == {"me@example.test"}
    assert "this mail is for Brenda <brenda@players.test>" in text_of(house.sent_to("Brenda")[0])
    house.write("Brenda", "throw 5 trapdoor 45", sender="me@example.test")
    assert house.standing("Brenda") is not None
    assert {mail.recipient for mail in house.outbox()} == {"me@example.test"}


def test_a_rehearsal_names_an_address_alone_where_there_is_no_name(tmp_path: Path) -> None:
    """A mail that is to no seat says for which address it is, without a gap where a name would be."""
    house = open_house(settings_in(tmp_path, mail='redirect_to = "me@example.test"'))
    house.start()
    house.start(key="vale", title="Vale")
    games = house.server.office.letters.addresses.base
    house.write("Brenda", "throw 5 trapdoor 45", sender="brenda@players.test", to=games)
    answer = house.sent_to("Brenda")[-1]
    assert answer["Subject"] == "Which game is your mail for?"
    assert "this mail is for brenda@players.test;" in text_of(answer)


def test_closing_by_hand_says_why_it_may_not(house: House) -> None:
    """`pbm round close` before the deadline needs --early, and names the deadline."""
    house.start()
    with pytest.raises(IllegalError, match="Friday 4 December 2026, 20:00"):
        close_by_hand(house.server.office, "hill")
    assert close_by_hand(house.server.office, "hill", early=True).number == 1


def test_a_board_that_cannot_be_won_starts_no_game_and_sends_nothing(house: House) -> None:
    """A wall of six snakes is refused with the position; nothing is kept."""
    wall = {**BOARD, "ladders": {}, "snakes": {str(space): 1 for space in range(50, 56)}}
    with pytest.raises(ConfigError, match=r"49|out of reach|finish"):
        house.start(boards={"A": wall})
    assert house.outbox() == ()


def test_a_key_is_used_once(house: House) -> None:
    """Two games cannot share a key: their addresses would."""
    house.start()
    with pytest.raises(ConfigError, match="'hill' exists already"):
        house.start()


def test_a_game_with_its_last_date_past_is_refused(house: House) -> None:
    """A calendar without a future date starts nothing."""
    with pytest.raises(ConfigError, match="every date of the list has passed"):
        house.start(calendar={"dates": ["2020-01-01 20:00"], "zone": "UTC"})


def test_dates_that_run_out_are_continued_and_the_gm_told(house: House) -> None:
    """No game stands still because a list ended."""
    house.start(calendar={"dates": ["2026-12-04 20:00", "2026-12-18 20:00"], "zone": "UTC"})
    house.pass_deadline()
    house.pass_deadline()
    third = house.round()
    assert third is not None
    assert third.deadline - house.clock.moment >= timedelta(days=13)
    assert any("run out" in mail["Subject"] for mail in house.to_gm())


def test_mail_refused_for_now_is_tried_again_and_refused_for_good_is_told(house: House) -> None:
    """4xx after 1, 5, 10 … minutes; 5xx fails at once and the GM hears which mail and why."""
    house.outbound.by_recipient["brenda@players.test"] = Delivery("later", "451 busy")
    house.outbound.by_recipient["clive@players.test"] = Delivery("never", "550 no such user")
    house.start()
    tries = {mail.intended: mail for mail in house.outbox() if mail.kind == "start"}
    waiting = tries["brenda@players.test"]
    assert waiting.status == "queued"
    wait = waiting.next_attempt_at - house.clock.moment
    assert timedelta(minutes=1) <= wait <= timedelta(minutes=1.2)
    assert tries["clive@players.test"].status == "failed"
    assert any("550 no such user" in text_of(mail) for mail in house.to_gm())
    del house.outbound.by_recipient["brenda@players.test"]
    house.clock.moment += timedelta(minutes=2)
    house.server.tick.beat()
    sent = next(mail for mail in house.outbox() if mail.intended == "brenda@players.test")
    assert sent.status == "sent"
    assert sent.attempts == 2


SHUT = (
    Delivery("later", "there is no host named smtp.example.test", reached=False),
    Delivery("later", "smtp.example.test wants a login; we come as nobody", about_us=True),
)


@pytest.mark.parametrize("shut", SHUT, ids=["not reached", "refuses us"])
def test_nothing_is_given_up_while_the_way_out_is_shut(house: House, shut: Delivery) -> None:
    """Off for days, or refused as a sender for days: what was queued goes out when the way out is there again."""
    house.start()
    house.server.tick.beat()
    house.outbound.by_recipient = dict.fromkeys(
        ("alan@example.test", *(f"{name}@players.test" for name in ("brenda", "clive", "dora"))), shut
    )
    house.pass_deadline()
    waiting = [mail.id for mail in house.outbox() if mail.status == "queued"]
    assert {mail.kind for mail in house.outbox() if mail.id in waiting} == {"report", "gm-sheet"}
    for minutes in (26 * 60, *(1,) * 10, 24 * 60, 24 * 60):
        house.clock.moment += timedelta(minutes=minutes)
        house.server.tick.beat()
    assert {mail.status for mail in house.outbox() if mail.id in waiting} == {"queued"}
    house.outbound.by_recipient.clear()
    house.clock.moment += timedelta(minutes=5) if not shut.reached else timedelta(hours=5)
    house.server.tick.beat()
    assert {mail.status for mail in house.outbox() if mail.id in waiting} == {"sent"}


def test_a_mail_has_its_day_from_when_it_was_first_put_off(house: House) -> None:
    """Hours in the queue before the first try take nothing from the day, and it ends: the GM is told of it then."""
    shut = Delivery("later", "nothing listens there", reached=False)
    house.outbound.by_recipient["brenda@players.test"] = shut
    house.start()
    house.clock.moment += timedelta(hours=30)
    house.outbound.by_recipient["brenda@players.test"] = Delivery("later", "451 busy")

    def brendas() -> MailOut:
        house.server.tick.beat()
        return next(mail for mail in house.outbox() if mail.intended == "brenda@players.test")

    assert (brendas().status, brendas().attempts) == ("queued", 1)
    house.clock.moment += timedelta(hours=23)
    assert brendas().status == "queued"
    house.clock.moment += timedelta(hours=5)
    given_up = brendas()
    assert given_up.status == "failed"
    assert given_up.last_error == "given up after a day: 451 busy"
    assert any("given up after a day" in text_of(mail) for mail in house.to_gm())


def test_a_way_out_that_refuses_a_mail_for_days_is_told_of(house: House) -> None:
    """A relay that takes nothing for one address, and calls it our fault, does not keep that from the GM for ever."""
    house.outbound.by_recipient["brenda@players.test"] = Delivery("later", "421 too busy", about_us=True)
    house.start()
    for _ in range(30):
        house.clock.moment += timedelta(hours=5)
        house.server.tick.beat()
    (refused,) = [mail for mail in house.outbox() if mail.intended == "brenda@players.test" and mail.kind == "start"]
    assert refused.status == "failed"
    assert refused.last_error == "given up after 24 tries: 421 too busy"
    assert any("given up after 24 tries" in text_of(mail) for mail in house.to_gm())


def test_a_mail_lost_after_its_last_byte_is_tried_once_more_with_the_same_bytes(house: House) -> None:
    """Nobody can know whether it was taken; the same Message-ID lets the other side tell."""
    house.outbound.by_recipient["brenda@players.test"] = Delivery("uncertain", "connection lost")
    house.start()
    for _ in range(4):
        house.clock.moment += timedelta(minutes=30)
        house.server.tick.beat()
    attempts = [mail for mail in house.outbound.attempts if mail.recipient == "brenda@players.test"]
    assert len(attempts) == 2
    assert attempts[0] == attempts[1]


def test_the_log_says_once_why_a_mail_is_not_sent(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever looks at the log sees that a mail has not left, and why, each reason once; and that it has left."""
    caplog.set_level(logging.INFO, "pbm.service.post")
    nobody = Delivery("later", "nothing listens at 127.0.0.1 port 25", about_us=True)
    house.outbound.by_recipient["brenda@players.test"] = nobody
    house.start()
    (brendas,) = (mail for mail in house.outbox() if mail.intended == "brenda@players.test")

    def told() -> list[str]:
        found = [record.getMessage() for record in caplog.records if f"mail {brendas.id} " in record.getMessage()]
        caplog.clear()
        return found

    assert told() == [f"outbox: mail {brendas.id} is not sent yet: {nobody.detail}"]
    for delivery, said in ((nobody, False), (Delivery("later", "451 busy"), True)):
        house.outbound.by_recipient["brenda@players.test"] = delivery
        house.clock.moment += timedelta(minutes=20)
        house.server.tick.beat()
        assert bool(told()) is said
    del house.outbound.by_recipient["brenda@players.test"]
    house.clock.moment += timedelta(minutes=20)
    house.server.tick.beat()
    assert told() == [f"outbox: mail {brendas.id} sent"]


def test_a_game_ends_with_placings_for_all(house: House) -> None:
    """The final report says who won and everybody's place; nothing more is played."""
    house.start(boards={"A": {**BOARD, "finish": 12, "ladders": {}, "snakes": {}}})
    for throw in (6, 5, 4):
        if house.round() is None:
            break
        house.write("Brenda", f"throw {throw} trapdoor 45")
        house.pass_deadline()
    final = house.sent_to("Clive")[-1]
    assert "is over" in final["Subject"]
    assert "Brenda wins" in text_of(final)
    assert "1. Brenda 2. Clive and Dora" in text_of(final)
    assert house.game().status == "over"
    assert "This game is over" in text_of(house.write("Clive", "throw 1"))
