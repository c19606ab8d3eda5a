"""The same mail more than once: handed over for two of our addresses, sent again, or delivered twice."""

from __future__ import annotations

import smtplib
from dataclasses import replace
from datetime import timedelta

import pytest

from pbm.mail.inbound.lmtp import LmtpListener
from pbm.mail.inbound.smtp import SmtpListener
from pbm.service.games import Entrant, NewGame, start_game
from tests.playthroughs.house import BOARD, House, last_mail, text_of
from tests.playthroughs.senders import BARE, ORDERS, TAKEN

BLIND = (
    b"From: Brenda <brenda@players.test>\r\nTo: undisclosed-recipients:;\r\nSubject: orders\r\n"
    b"Message-ID: <blind@players.test>\r\n\r\nthrow 5 trapdoor 45\r\n"
)


def second_game(house: House) -> str:
    """Start a second game with Brenda in it; return the reply address of her seat there."""
    office = house.server.office
    entrants = tuple(Entrant(name, (f"{name.lower()}@players.test",), "Europe/London") for name in ("Brenda", "Bob"))
    calendar = {"every": "every week on Friday 20:00", "zone": "Europe/London"}
    game = start_game(
        office,
        NewGame(
            key="zoo",
            title="Zoo",
            ruleset="postal",
            zone="Europe/London",
            gm_note="",
            boards={"A": BOARD},
            options={},
            calendar=calendar,
            entrants=entrants,
        ),
    )
    with office.store.begin() as work:
        seat = next(seat for seat in work.seats.of_game(game.id) if seat.name == "Brenda")
    return office.letters.addresses.of_seat(game, seat)


def taken(house: House) -> list[tuple[str, str]]:
    """Return game and seat of each version of orders."""
    with house.server.office.store.begin() as work:
        return [
            (game.key, work.seats.get(version.seat_id).name)
            for game in work.games.all()
            for round_ in work.rounds.of_game(game.id)
            for version in work.orders.of_round(round_.id)
        ]


def deliver(house: House, *envelope: str, above: bytes = b"") -> None:
    """Hand the blind copy over for these addresses, and let the server work."""
    house.inbound.deliver(above + BLIND, envelope_from="brenda@players.test", envelope_to=envelope)
    house.server.tick.beat(poll=True)


@pytest.mark.parametrize("door", [SmtpListener, LmtpListener])
def test_a_blind_copy_for_two_seats_in_two_deliveries_counts_for_both(
    house: House, door: type[SmtpListener] | type[LmtpListener]
) -> None:
    """What was acknowledged is not lost, though the bytes are the same: the envelope says for whom each is."""
    house.start()
    seats = (house.reply_address("Brenda"), second_game(house))
    listener = door(
        "127.0.0.1",
        0,
        max_size=100_000,
        hostname="example.test",
        accepts=house.server.intake.addresses.accepts,
        clock=house.clock,
    )
    listener.start(house.server.intake, house.server.tick.wake)
    try:
        client = smtplib.LMTP if door is LmtpListener else smtplib.SMTP
        for address in seats * 2:
            with client("127.0.0.1", listener.port) as post:
                assert post.sendmail("brenda@players.test", [address], BLIND) == {}
    finally:
        listener.stop()
    house.server.tick.beat(poll=True)
    assert taken(house) == [("hill", "Brenda"), ("zoo", "Brenda")]
    with house.server.office.store.begin() as work:
        assert len(work.mails.all()) == 2, "each is kept once, however often it is handed over"


def test_a_blind_copy_to_the_plain_address_does_not_shut_out_the_signed_one(house: House) -> None:
    """The bytes are the same: the first is held, the second counts, and nothing is asked any more."""
    house.start()
    deliver(house, BARE)
    assert last_mail(house).status == "held"
    deliver(house, house.reply_address("Brenda"))
    assert house.standing("Brenda") == TAKEN
    with house.server.office.store.begin() as work:
        assert work.questions.open_of_seat(1) == ()


def test_the_copies_of_another_seat_are_no_reason_to_read_a_mail_twice(house: House) -> None:
    """A mail for two seats that comes a third time is a copy of the one for its own seat."""
    house.start()
    zoo = second_game(house)
    for address in (house.reply_address("Brenda"), zoo):
        deliver(house, address)
    deliver(house, zoo, above=b"Received: from a relay, later\r\n")
    assert taken(house) == [("hill", "Brenda"), ("zoo", "Brenda")]
    assert last_mail(house).outcome == "the same as mail 2; not answered again"


def test_a_copy_that_is_named_in_the_mail_too_is_one_mail(house: House) -> None:
    """With the address in To, envelope or none: the same mail by two ways is stored once."""
    house.start()
    raw = BLIND.replace(b"undisclosed-recipients:;", house.reply_address("Brenda").encode())
    house.inbound.deliver(raw, envelope_to=(house.reply_address("Brenda"),))
    house.inbound.deliver(raw.replace(b"\r\n", b"\n"))
    house.server.tick.beat(poll=True)
    with house.server.office.store.begin() as work:
        assert len(work.mails.all()) == 1


def again(house: House, number: int, words: str, *, after: timedelta = timedelta(hours=5)) -> str | None:
    """Send the mail of a number once more, by another way, some time later; return the answer if there is one."""
    house.clock.moment += after
    house.mails = number - 1
    answer = house.write("Brenda", words, headers={"Resent-Date": f"{house.clock.moment:%c}"})
    return None if answer is None else text_of(answer)


def test_a_mail_sent_again_after_another_changes_nothing_and_is_answered(house: House) -> None:
    """It may be a late copy, which must not undo what came since, or meant to count: so its player is told."""
    house.start()
    house.write("Brenda", ORDERS)
    house.clock.moment += timedelta(hours=1)
    house.write("Brenda", "throw 3 trapdoor 30")
    told = again(house, 1, ORDERS)
    assert told is not None
    assert "This mail is the same as yours of Tuesday 1 December 2026, 09:00" in told
    assert "please write it once more as a new mail" in told
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 30}}
    assert again(house, 1, ORDERS) is None, "said once"
    house.mails = 10
    house.write("Brenda", "throw 2 trapdoor 31")
    assert again(house, 1, ORDERS) is not None, "another one came in between again"


def test_a_mail_sent_again_for_the_next_round_is_answered(house: House) -> None:
    """The orders of a round that is over do not count for the next one without a word."""
    house.start()
    house.write("Brenda", ORDERS)
    assert again(house, 1, ORDERS) is None, "nothing came in between: it stands as it is"
    house.pass_deadline()
    told = again(house, 1, ORDERS)
    assert told is not None
    assert "changes nothing" in told
    assert house.standing("Brenda") is None
    assert again(house, 1, ORDERS) is None


@pytest.mark.parametrize("proven_first", [True, False])
def test_a_copy_that_proves_nothing_for_one_seat_leaves_the_other_alone(house: House, proven_first: bool) -> None:
    """By an old reply address of one game it is held there and asked about; in the other it counts."""
    house.start()
    hill, zoo = house.reply_address("Brenda"), second_game(house)
    with house.server.office.store.begin() as work:
        game = next(game for game in work.games.all() if game.key == "zoo")
        seat = next(seat for seat in work.seats.of_game(game.id) if seat.name == "Brenda")
        work.seats.update(replace(seat, generation=1))
    for address in (hill, zoo) if proven_first else (zoo, hill):
        house.inbound.deliver(BLIND, envelope_from="brenda@players.test", envelope_to=(address,))
        house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    with house.server.office.store.begin() as work:
        assert sorted(mail.status for mail in work.mails.all()) == ["held", "processed"]
        (question,) = work.questions.open_of_seat(seat.id, "hold")
    assert question.status == "open"
