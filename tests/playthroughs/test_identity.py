"""Who a mail is by, and who is never believed."""

from __future__ import annotations

from tests.playthroughs.house import House, text_of

ORDERS = "throw 5 trapdoor 45"


def test_a_registered_address_needs_no_reply_address(house: House) -> None:
    """From a registered address an order counts without the tag, when the sender plays in one game."""
    house.start()
    assert house.write("Brenda", ORDERS, to="games@example.test") is not None
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


def test_an_unknown_sender_without_a_reply_address_never_counts_and_hears_nothing(house: House) -> None:
    """Anything else never counts."""
    house.start()
    assert house.write("Brenda", ORDERS, sender="brenda@elsewhere.test", to="games@example.test") is None
    assert house.standing("Brenda") is None


def test_a_signed_reply_address_counts_from_anywhere_and_the_registered_address_hears(house: House) -> None:
    """From may differ with a valid MAC; both addresses then get the receipt."""
    house.start()
    house.write("Brenda", ORDERS, sender="Brenda at work <b@work.test>")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    receipts = [mail for mail in house.outbox() if mail.kind == "receipt"]
    assert {mail.recipient for mail in receipts} == {"brenda@players.test", "b@work.test"}


def test_the_mac_is_read_in_any_case(house: House) -> None:
    """Mail programs change the case of addresses."""
    house.start()
    house.write("Brenda", ORDERS, sender="x@y.test", to=house.reply_address("Brenda").upper())
    assert house.standing("Brenda") is not None


def test_a_forged_mac_never_counts_whatever_the_from_says(house: House) -> None:
    """A tag that does not fit is a forgery; the seat's registered address hears of it, the forger nothing."""
    house.start()
    house.write("Brenda", ORDERS)
    address = house.reply_address("Brenda")
    local, _, domain = address.partition("@")
    forged = f"{local[:-3]}{'abc' if not local.endswith('abc') else 'cba'}@{domain}"
    for sender in ("mallory@evil.test", "Brenda <brenda@players.test>"):
        house.write("Brenda", "throw 1 trapdoor 11", sender=sender, to=forged)
        assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    told = [mail for mail in house.sent_to("Brenda") if "not counted" in mail["Subject"]]
    assert len(told) == 1, "a forger cannot flood a player through us"
    assert not any(mail.recipient == "mallory@evil.test" for mail in house.outbox())


def test_another_seats_address_moves_that_seat_alone(house: House) -> None:
    """The MAC is over game and seat: one seat's tag is no good for another."""
    house.start()
    mine = house.reply_address("Brenda")
    swapped = mine.replace("hill.1.", "hill.2.")
    house.write("Brenda", ORDERS, to=swapped)
    assert house.standing("Brenda") is None
    assert house.standing("Clive") is None


def test_two_people_with_one_address_are_asked_which(house: House) -> None:
    """From alone never decides between two seats; the signed address does."""
    from pbm.service.games import Entrant

    shared = ("pair@players.test",)
    house.start(entrants=(Entrant("Brenda", shared, "UTC"), Entrant("Clive", shared, "UTC")))
    answer = house.write("Brenda", ORDERS, sender="pair@players.test", to="games@example.test")
    assert "nothing was taken" in text_of(answer)
    assert house.standing("Brenda") is None
    house.write("Brenda", ORDERS, sender="pair@players.test")
    assert house.standing("Brenda") is not None
    assert house.standing("Clive") is None


def test_machines_are_never_answered(house: House) -> None:
    """Vacation notices and lists are stored, change nothing, and get no answer."""
    house.start()
    for headers in ({"Auto-Submitted": "auto-replied"}, {"Precedence": "bulk"}, {"List-Id": "<x.list>"}):
        assert house.write("Brenda", ORDERS, headers=headers) is None
        assert house.standing("Brenda") is None
    with house.server.office.store.begin() as work:
        assert len(work.mails.all()) == 3


def test_the_same_mail_twice_is_one_mail(house: House) -> None:
    """A copy with the same bytes is not stored again; one with the same Message-ID, sender and body is not answered."""
    house.start()
    house.write("Brenda", ORDERS)
    house.mails -= 1
    assert house.write("Brenda", ORDERS) is None
    house.mails -= 1
    assert house.write("Brenda", ORDERS, subject="Re: Re: orders") is None
    with house.server.office.store.begin() as work:
        assert len(work.mails.all()) == 2


def test_a_rekeyed_seat_has_a_fresh_address_and_the_old_one_is_dead(house: House) -> None:
    """`pbm seat rekey` is for an address that somebody else knows."""
    from pbm.service.membership import rekey_seat

    house.start()
    old = house.reply_address("Brenda")
    rekey_seat(house.server.office, "hill", "Brenda")
    assert house.reply_address("Brenda") != old
    house.write("Brenda", ORDERS, sender="thief@evil.test", to=old)
    assert house.standing("Brenda") is None
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") is not None
