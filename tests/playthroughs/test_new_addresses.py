"""A player's addresses: known, new, leaked, confirmed, and changed."""

from __future__ import annotations

import pytest

from pbm.core.errors import IllegalError
from pbm.service.addresses import change_addresses
from tests.playthroughs.house import House, parsed, text_of
from tests.playthroughs.senders import BARE, ORDERS, TAKEN, answer


def test_a_leaked_address_counts_and_only_the_registered_one_is_asked(house: House) -> None:
    """The offer to add or undo goes to the player's own address, with a token that the other never sees."""
    house.start()
    house.write("Brenda", ORDERS)
    house.write("Brenda", "throw 1 trapdoor 11", sender="thief@evil.test")
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 11}}
    asked = [mail for mail in house.outbox() if mail.kind == "new-address"]
    assert [mail.intended for mail in asked] == ["brenda@players.test"]
    house.write("Brenda", "throw 2", sender="thief@evil.test")
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 1, "asked once about each address"


def test_no_to_a_leak_undoes_it_and_changes_the_reply_address(house: House) -> None:
    """The earlier orders stand again under a new number, the leaked address is dead, and the GM hears of it."""
    house.start()
    leaked = house.reply_address("Brenda")
    house.write("Brenda", ORDERS)
    house.write("Brenda", "throw 1 trapdoor 11\nPRESS: I am a fool", sender="thief@evil.test")
    answer(house, "NO! That wasn't me!", kind="new-address")
    assert house.standing("Brenda") == TAKEN
    fresh = house.sent_to("Brenda")[-1]
    assert fresh["Subject"] == "[hill] Your reply address has changed"
    assert "those of receipt 1 stand again, as receipt 3" in text_of(fresh)
    assert "said that it was not theirs" in text_of(house.to_gm()[-1]) or "not theirs" in text_of(house.to_gm()[-1])
    house.write("Brenda", "throw 6", sender="thief@evil.test", to=leaked)
    assert house.standing("Brenda") == TAKEN
    assert not any(
        mail.intended == "thief@evil.test" and house.reply_address("Brenda") in mail.raw.decode().replace("=\r\n", "")
        for mail in house.outbox()
    )
    house.pass_deadline()
    assert not any("I am a fool" in text_of(mail) for mail in house.sent_to("Clive"))


def test_not_me_to_a_leak_where_nothing_stood_leaves_nothing(house: House) -> None:
    """Without earlier orders none stand after the undoing, and the player can send their own."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 11", sender="thief@evil.test")
    answer(house, "not me", kind="new-address")
    assert not any((house.standing("Brenda") or {}).values())
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN


def test_yes_adds_the_new_address(house: House) -> None:
    """Confirmed from the old address, the new one is the player's: reports go to both, and nobody asks again."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    answer(house, "Yes please, that's me", kind="new-address")
    house.write("Brenda", "throw 4", sender="b@work.test")
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 1
    house.pass_deadline()
    reports = {mail.intended for mail in house.outbox() if mail.kind == "report"}
    assert {"brenda@players.test", "b@work.test"} <= reports


def test_a_thief_cannot_say_yes_to_their_own_address(house: House) -> None:
    """A YES to the seat's reply address, or from the new address without the token, adds nothing."""
    house.start()
    house.write("Brenda", "throw 1", sender="thief@evil.test")
    house.write("Brenda", "YES", sender="thief@evil.test")
    answer(
        house,
        "YES",
        kind="new-address",
        sender="thief@evil.test",
        to="games+yes-aaaaaaaaaaaaaaaaaaaaaaaaaa@example.test",
    )
    answer(house, "YES", kind="new-address", sender="brenda@players.test", to=BARE)
    player = house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        assert work.players.get(player).addresses == ("brenda@players.test",)


def test_the_gm_changes_addresses(house: House) -> None:
    """`pbm seat address` adds and removes, never the last; a shared address is warned about."""
    house.start()
    office = house.server.office
    assert change_addresses(office, "hill", "Brenda").player.addresses == ("brenda@players.test",)
    shared = change_addresses(office, "hill", "1", add=["Clive@Players.test"])
    assert "also an address of Clive" in shared.warnings[0]
    gone = change_addresses(office, "hill", "Brenda", remove=["clive@players.test"])
    assert gone.player.addresses == ("brenda@players.test",)
    for changes in (
        {"remove": ["brenda@players.test"]},
        {"remove": ["x@y.test"]},
        {"add": ["no address"]},
        {"add": ["a@b@c.test"]},
        {"add": ["games+x@example.test"]},
        {"add": ["brenda@players.test"]},
    ):
        with pytest.raises(IllegalError):
            change_addresses(office, "hill", "Brenda", **changes)
    with pytest.raises(IllegalError):
        change_addresses(office, "hill", "Nobody", add=["a@b.test"])


def test_the_gm_changes_several_addresses_at_once_and_the_player_hears_of_it(house: House) -> None:
    """Each --add and --remove is done, all or none; what is written to is told at the addresses that there are now."""
    house.start()
    office = house.server.office
    change = change_addresses(office, "hill", "Brenda", add=["b@work.test", "b@home.test"])
    assert change.player.addresses == ("brenda@players.test", "b@work.test", "b@home.test")
    told = [mail for mail in house.outbox() if mail.kind == "addresses-changed"]
    assert [mail.intended for mail in told] == ["brenda@players.test", "b@work.test", "b@home.test"]
    assert "The GM has added b@work.test and b@home.test" in text_of(parsed(told[0]))
    with pytest.raises(IllegalError):
        change_addresses(office, "hill", "Brenda", remove=["b@work.test", "x@y.test"])
    change = change_addresses(office, "hill", "Brenda", remove=["brenda@players.test", "b@work.test"])
    assert change.player.addresses == ("b@home.test",)
    told = [mail for mail in house.outbox() if mail.kind == "addresses-changed"][3:]
    assert [mail.intended for mail in told] == ["b@home.test"]
    assert "taken out brenda@players.test and b@work.test" in text_of(parsed(told[0]))


def test_the_command_address_is_confirmed_from_the_old_address(house: House) -> None:
    """ADDRESS ADD asks the registered address; YES adds the new one, which is told."""
    house.start()
    house.write("Brenda", "ADDRESS ADD b@new.test")
    assert [mail.intended for mail in house.outbox() if mail.kind == "new-address"] == ["brenda@players.test"]
    answer(house, "yes", kind="new-address")
    added = {mail.intended for mail in house.outbox() if mail.kind == "address-added"}
    assert added == {"brenda@players.test", "b@new.test"}
    assert "b@new.test" in text_of(house.to_gm()[-1])


def test_several_addresses_are_asked_about_one_by_one(house: House) -> None:
    """ADDRESS ADD takes more than one, with names beside them; each has a question of its own."""
    house.start()
    told = text_of(house.write("Brenda", "ADDRESS ADD b@new.test, Bren at work <b@work.test>"))
    assert "b@new.test" in told
    assert "b@work.test" in told
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 2
    answer(house, "yes", kind="new-address")
    player = house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        assert work.players.get(player).addresses == ("brenda@players.test", "b@work.test")


def test_of_several_addresses_each_is_told_of(house: House) -> None:
    """Which were asked about, which are known, which are none, and which have to wait."""
    house.start()
    told = text_of(
        house.write("Brenda", "ADDRESS ADD a@b.test, foo, c@d.test; e@f.test, g@h.test and brenda@players.test")
    )
    for address in ("a@b.test", "c@d.test", "e@f.test"):
        assert f"reply YES to it, and {address} is added" in told
    assert "“foo” does not look like an address" in told
    assert "g@h.test is left out for now" in told
    assert "brenda@players.test is registered to you already" in told
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 3


@pytest.mark.parametrize(
    ("words", "counted"), [("throw 1", True), ("REMIND OFF", True), ("STATUS", False), ("Hello Alan!", False)]
)
def test_the_letter_about_an_address_says_whether_its_mail_counted(house: House, words: str, counted: bool) -> None:
    """A question changes nothing, and there is nothing to be undone."""
    house.start()
    house.write("Brenda", words, sender="b@work.test")
    letter = text_of(parsed([mail for mail in house.outbox() if mail.kind == "new-address"][-1]))
    assert ("so the mail counted" in letter) is counted
    assert ("is undone as far as it can be" in letter) is counted
    assert ("Nothing has changed by it." in letter) is not counted


def test_the_letter_about_an_address_says_that_late_orders_did_not_count(house: House) -> None:
    """They are only offered."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    house.write("Brenda", ORDERS, answering=first, sender="b@work.test")
    letter = text_of(parsed([mail for mail in house.outbox() if mail.kind == "new-address"][-1]))
    assert "Nothing has changed by it." in letter


def test_not_me_to_the_command_address_changes_the_reply_address(house: House) -> None:
    """Who did not ask for it has a reply address that somebody else knows."""
    house.start()
    old = house.reply_address("Brenda")
    house.write("Brenda", "throw 1\n\nADDRESS ADD thief@evil.test")
    answer(house, "not me", kind="new-address")
    assert house.reply_address("Brenda") != old
    assert not any((house.standing("Brenda") or {}).values())
    with house.server.office.store.begin() as work:
        assert work.players.by_address("thief@evil.test") == ()
