"""Promises that a careful reader found broken once; each stays kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pbm.core.errors import ConfigError
from pbm.service.games import Entrant
from pbm.service.gm import retry_reading
from pbm.service.membership import add_seat, drop_seat
from pbm.service.ports import Delivery, StoreError
from pbm.testing.memory_store import MemoryStore
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of


def test_a_store_that_fails_does_not_count_against_the_mail(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy database is no fault of an order: after any number of failures it is read, not set aside."""
    house.start()
    real = house.server.office.letters.compose
    failing = [True]

    def compose(draft):  # type: ignore[no-untyped-def]
        if failing[0]:
            raise StoreError.saying("database-locked", "The store is busy.")
        return real(draft)

    letters = replace(house.server.office.letters, compose=compose)
    object.__setattr__(house.server.tick, "office", replace(house.server.office, letters=letters))
    house.write("Brenda", "throw 5 trapdoor 45", beat=False)
    for _ in range(6):
        house.server.tick.beat(poll=True)
    failing[0] = False
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


def test_a_mail_set_aside_can_be_read_once_more(house: House) -> None:
    """`pbm mail retry` gives it three new tries."""
    house.start()
    real = house.server.office.decode

    def decode(raw: bytes):  # type: ignore[no-untyped-def]
        if b"throw" in raw:
            raise RecursionError
        return real(raw)

    object.__setattr__(house.server.tick, "office", replace(house.server.office, decode=decode))
    house.write("Brenda", "throw 5 trapdoor 45", beat=False)
    for _ in range(4):
        house.server.tick.beat(poll=True)
    object.__setattr__(house.server.tick, "office", house.server.office)
    assert house.standing("Brenda") is None
    retry_reading(house.server.office, 1)
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") is not None


def test_no_signature_gets_into_press(house: House) -> None:
    """Whoever reads a signed address can play for its seat, so press loses it."""
    house.start()
    house.write("Brenda", f"throw 5 trapdoor 45\n\nPRESS: write to {house.reply_address('Brenda')} for a pint")
    house.pass_deadline()
    token = house.reply_address("Brenda").split(".")[-2].split("@")[0]
    assert "for a pint" in text_of(house.sent_to("Clive")[-1])
    assert token not in text_of(house.sent_to("Clive")[-1])


def test_press_has_a_length(house: House) -> None:
    """Nobody's report is filled by one player's mail; the player is told."""
    house.start()
    text = text_of(house.write("Brenda", "throw 5 trapdoor 45\n\nPRESS: " + "blah " * 2000))
    assert "only its beginning is kept" in text
    house.pass_deadline()
    assert len(house.sent_to("Clive")[-1].as_bytes()) < 50_000


def test_one_game_that_cannot_be_played_does_not_hold_up_the_others(house: House) -> None:
    """The GM is told once a day; mail still goes out; the other game is played."""
    house.start()
    house.start(key="dale", title="Dale")
    real = house.server.office.ruleset("postal")

    class Broken:
        def __getattr__(self, name: str):  # type: ignore[no-untyped-def]
            return getattr(real, name)

        def adjudicate(self, *_: object) -> None:
            raise ZeroDivisionError

    table = house.server.office._tables[1]
    house.server.office._tables[1] = replace(table, ruleset=Broken())  # type: ignore[arg-type]
    house.pass_deadline()
    house.server.tick.beat(poll=True)
    with house.server.office.store.begin() as work:
        assert [len(work.rounds.of_game(game.id)) for game in work.games.all()] == [2, 1]
    told = [mail for mail in house.to_gm() if "cannot be played" in mail["Subject"]]
    assert len(told) == 1
    assert all(mail.status == "sent" for mail in house.outbox())


def test_a_poll_that_ends_in_an_unforeseen_way_has_not_read_the_mailbox(house: House) -> None:
    """A library's surprise counts as a failed poll: the round waits."""
    house.start()
    house.inbound.trouble = ValueError("surprise")  # type: ignore[assignment]
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=5)
    beat = house.server.tick.beat(poll=True)
    assert beat.closed == ()
    assert any("waits for the mail" in mail["Subject"] for mail in house.to_gm())


def test_a_template_of_the_gms_that_fails_is_replaced_by_the_built_in_one(tmp_path: Path) -> None:
    """Whatever a GM's template does, the report goes out."""
    folder = tmp_path / "own" / "mail"
    folder.mkdir(parents=True)
    (folder / "report.txt").write_text("Subject: x\n\n{{ closed.number | wrap }}")
    house = open_house(settings_in(tmp_path, extra=f'[templates]\nfolder = "{tmp_path / "own"}"'))
    house.start()
    house.pass_deadline()
    assert "YOUR GAME" in text_of(house.sent_to("Brenda")[-1])


def test_a_rehearsal_holds_what_was_queued_for_players_before_it(tmp_path: Path) -> None:
    """redirect_to set after the mails were queued still keeps them from the players."""
    store = MemoryStore()
    house = open_house(settings_in(tmp_path), store)
    house.outbound.by_recipient = {f"{n}@players.test": Delivery("later", "451") for n in ("brenda", "clive", "dora")}
    house.start()
    again = open_house(settings_in(tmp_path, mail='redirect_to = "me@example.test"'), store)
    again.clock.moment = house.clock.moment + timedelta(hours=3)
    again.server.tick.beat(poll=True)
    assert not [mail for mail in again.outbound.attempts if mail.recipient.endswith("players.test")]


def test_what_a_rehearsal_held_leaves_soon_after_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log says why a mail is held, once; without redirect_to it leaves within a minute, not at some later time."""
    store = MemoryStore()
    house = open_house(settings_in(tmp_path), store)
    house.outbound.outcomes = [Delivery("later", "no answer", reached=False)]
    house.start()
    again = open_house(settings_in(tmp_path, mail='redirect_to = "me@example.test"'), store)
    again.clock.moment = house.clock.moment + timedelta(minutes=10)
    caplog.clear()
    for _ in range(3):
        again.server.tick.beat(poll=True)
        again.clock.moment += timedelta(minutes=2)
    assert sum("redirect_to" in record.getMessage() for record in caplog.records) == 4
    real = open_house(settings_in(tmp_path), store)
    real.clock.moment = again.clock.moment - timedelta(minutes=1)
    real.server.tick.beat(poll=True)
    assert {mail.recipient for mail in real.outbound.sent} >= {f"{n}@players.test" for n in ("brenda", "clive", "dora")}


def test_when_the_way_out_cannot_be_reached_the_rest_waits(house: House) -> None:
    """One try a beat, not one for each mail: a dead host must not keep the mailbox from being read."""
    house.outbound.outcomes = [Delivery("later", "no answer", reached=False)]
    house.start()
    assert len(house.outbound.attempts) == 1
    house.server.tick.beat()
    assert len(house.outbound.sent) == 3


def test_a_withdrawal_older_than_the_orders_changes_nothing(house: House) -> None:
    """What counts is when a mail was received, not when it was read."""
    house.start()
    earlier = house.clock.moment + timedelta(minutes=1)
    house.clock.moment += timedelta(hours=1)
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "WITHDRAW", at=earlier)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


def test_orders_may_come_in_parts(house: House) -> None:
    """A trapdoor alone, after a withdrawal or after another trapdoor, is kept; the throw is asked for."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "WITHDRAW")
    text = text_of(house.write("Brenda", "trapdoor 41"))
    assert house.standing("Brenda") == {"A": {"trapdoor": 41}}
    assert "throw" in text
    house.write("Brenda", "trapdoor 42")
    assert house.standing("Brenda") == {"A": {"trapdoor": 42}}
    house.write("Brenda", "throw 3")
    assert house.standing("Brenda") == {"A": {"trapdoor": 42, "throws": [3]}}


def test_changing_the_first_of_two_throws_keeps_the_second(house: House) -> None:
    """What is left unsaid stays, in a two-turn round too."""
    house.start()
    for number in (1, 2, 6, 4):
        house.write("Brenda", f"throw {number} trapdoor 45")
        house.pass_deadline()
    house.write("Brenda", "throw 3 then 5, trapdoor 45")
    assert house.standing("Brenda") == {"A": {"throws": [3, 5], "trapdoor": 45}}
    house.write("Brenda", "trapdoor 44")
    assert house.standing("Brenda") == {"A": {"throws": [3, 5], "trapdoor": 44}}


def test_a_mail_to_two_seats_is_asked_about(house: House) -> None:
    """Two signed addresses in one mail: nothing is taken unasked."""
    house.start()
    both = f"{house.reply_address('Brenda')}, {house.reply_address('Clive')}"
    assert "nothing was taken" in text_of(house.write("Brenda", "throw 5 trapdoor 45", to=both))
    assert house.standing("Brenda") is None


def test_a_word_in_a_subject_is_not_the_name_of_a_game(tmp_path: Path) -> None:
    """ "Over the hill" names no game; "[hill]" does."""
    house = open_house(settings_in(tmp_path, mail='authserv_id = "mx.example.test"'))
    house.start()
    house.start(key="dale", title="Dale")
    for subject, kind in (("Over the hill", "which-game"), ("Re: [hill] orders", "receipt")):
        assert house.standing("Brenda") is None
        house.inbound.deliver(
            b"Authentication-Results: mx.example.test; dmarc=pass header.from=players.test\r\n"
            b"From: brenda@players.test\r\nTo: games@example.test\r\n"
            + f"Subject: {subject}\r\nMessage-ID: <{kind}@x>\r\n\r\nthrow 5 trapdoor 45\r\n".encode()
        )
        house.server.tick.beat(poll=True)
        assert house.outbox()[-1].kind == kind
    assert house.standing("Brenda") is not None


def test_listed_dates_give_fair_notice_after_an_outage(house: House) -> None:
    """When a round was played days late, a date a minute away is passed over."""
    house.start(calendar={"dates": ["2026-12-04 20:00", "2026-12-11 20:00", "2026-12-18 20:00"], "zone": "UTC"})
    house.pass_deadline(after=timedelta(days=7, minutes=-1))
    round_ = house.round()
    assert round_ is not None
    assert (round_.deadline.month, round_.deadline.day) == (12, 18)


def test_a_newcomers_first_mail_is_the_first_mail(house: House) -> None:
    """Rules in brief, what the GM discloses, seals and form, as everybody had."""
    house.start(options={"late_join": True})
    add_seat(house.server.office, "hill", Entrant("Eve", ("eve@players.test",), "Europe/Paris"))
    house.pass_deadline()
    text = text_of(house.sent_to("Eve")[-1])
    assert "THE GAME IN BRIEF" in text
    assert "numbered 1 to 60" in text
    assert "Throw for turn 2:" in text


def test_who_has_left_gets_one_last_report_and_no_more(house: House) -> None:
    """The last report asks for nothing; later rounds are not theirs."""
    house.start()
    drop_seat(house.server.office, "hill", "Dora")
    house.pass_deadline()
    house.pass_deadline()
    reports = house.sent_to("Dora")[1:]
    assert len(reports) == 1
    assert "next orders" not in reports[0]["Subject"]
    assert "Throw for" not in text_of(reports[0])


def test_a_newcomer_who_never_begins_may_go_again(house: House) -> None:
    """A seat added by mistake is gone at once."""
    house.start(options={"late_join": True})
    add_seat(house.server.office, "hill", Entrant("Eve", ("eve@players.test",), "UTC"))
    assert drop_seat(house.server.office, "hill", "Eve").status == "dropped"


def test_a_shared_nomination_may_be_for_the_larger_board(house: House) -> None:
    """One order for all boards: a space that only the larger has is a good nomination."""
    small = {**BOARD, "finish": 40, "ladders": {}, "snakes": {}}
    house.start(boards={"A": small, "B": BOARD}, options={"boards_orders": "shared"})
    house.write("Brenda", "throw 5 trapdoor 45")
    assert house.standing("Brenda") == {"*": {"throws": [5], "trapdoor": 45}}


def test_an_answer_to_the_new_report_is_never_early(house: House) -> None:
    """A mailbox whose clock is behind ours does not make it late for the round before."""
    house.start()
    house.pass_deadline()
    report = str(house.sent_to("Brenda")[-1]["Message-ID"])
    house.write("Brenda", "throw 5 trapdoor 45", answering=report, at=house.clock.moment - timedelta(seconds=20))
    assert house.standing("Brenda") is not None


def test_press_beside_a_question_is_printed(house: House) -> None:
    """The question goes to the GM, the press into the report."""
    house.start()
    house.write("Brenda", "When is the deadline?\n\nPRESS: hello all")
    house.pass_deadline()
    assert "hello all" in text_of(house.sent_to("Clive")[-1])


def test_a_retry_that_fails_again_is_told_again(house: House) -> None:
    """The GM who retried hears how it went."""
    from pbm.service.gm import retry_mail

    house.outbound.by_recipient["clive@players.test"] = Delivery("never", "550 no such user")
    house.start()
    failed = next(mail for mail in house.outbox() if mail.status == "failed")
    retry_mail(house.server.office, failed.id)
    house.server.tick.beat()
    assert len([mail for mail in house.to_gm() if "could not be delivered" in mail["Subject"]]) == 2


def test_two_servers_cannot_run_on_one_folder(tmp_path: Path) -> None:
    """Two would send every mail twice; the second is refused with advice."""
    from pbm.bootstrap import alone

    settings = settings_in(tmp_path)
    with alone(settings), pytest.raises(ConfigError, match="another `pbm serve`"), alone(settings):
        raise AssertionError("a second server ran")
    with alone(settings):
        pass


def test_closing_by_hand_reads_the_mailbox_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An order that lies in the mailbox counts, though no server was running."""
    import sys

    from pbm.bootstrap import open_office
    from pbm.cli import main
    from pbm.service.games import NewGame, start_game

    settings = settings_in(tmp_path)
    office = open_office(settings)
    game = start_game(
        office,
        NewGame(
            key="hill",
            title="Hill",
            ruleset="postal",
            zone="UTC",
            gm_note="",
            boards={"A": BOARD},
            options={},
            calendar={"every": "every week on Friday 20:00", "zone": "UTC"},
            entrants=(Entrant("Brenda", ("brenda@players.test",), "UTC"),),
        ),
    )
    with office.store.begin() as work:
        to = office.letters.addresses.of_seat(game, work.seats.of_game(game.id)[0])
    new = tmp_path / "in" / "new"
    for name in ("new", "cur", "tmp"):
        (tmp_path / "in" / name).mkdir(parents=True)
    (new / "1.mail").write_text(
        f"From: brenda@players.test\nTo: {to}\nSubject: orders\nMessage-ID: <1@x>\n\nthrow 6 trapdoor 45\n"
    )
    monkeypatch.setattr(sys, "argv", ["pbm", "round", "close", "hill", "--early", "-c", str(tmp_path / "pbm.toml")])
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code
    with office.store.begin() as work:
        played = work.rounds.of_game(1)[0]
    assert played.gm is not None
    assert played.gm["A"]["throws"] == {"Brenda": [6]}  # type: ignore[call-overload, index]
    office.store.close()


def test_a_stranger_is_passed_on_to_the_gm_ten_times_a_day(house: House) -> None:
    """Somebody may want to join; nobody unknown is answered, and nobody can flood the GM."""
    house.start()
    for number in range(12):
        house.write("Eve", f"Can I play? ({number})", sender="Eve <eve@new.test>", to="games@example.test")
    told = [mail for mail in house.to_gm() if "eve@new.test wrote" in mail["Subject"]]
    assert len(told) == 10
    assert told[0]["Reply-To"] == "Eve <eve@new.test>"
    assert "Can I play? (0)" in text_of(told[0])
    assert "tenth" in text_of(told[-1])
    assert not [mail for mail in house.outbox() if mail.recipient == "eve@new.test"]


def test_the_gms_own_mail_to_the_games_address_is_answered(house: House) -> None:
    """Nothing a GM writes vanishes without a word."""
    house.start()
    house.write("Alan", "please extend the deadline", sender="alan@example.test", to="games@example.test")
    assert "takes players' orders only" in text_of(house.to_gm()[-1])
