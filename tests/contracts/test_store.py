"""What every store promises about its records, tried on SQLite, on PostgreSQL and on the in-memory twin."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from types import MappingProxyType

import pytest

from pbm.core.events import DieLogEntry, Event
from pbm.service.ports import Store
from pbm.service.records import AuditEntry, Player, ReportCopy, Seat, SecretBoard
from tests.contracts.store_samples import T0, game, mail_in, mail_out, minutes, round_of, scene, version


def test_meta_keeps_bytes(store: Store) -> None:
    """A fact is kept byte for byte, may be replaced, and is None before it is put."""
    with store.begin() as work:
        assert work.meta.get("secret") is None
        work.meta.put("secret", bytes(range(256)))
    with store.begin() as work:
        assert work.meta.get("secret") == bytes(range(256))
        work.meta.put("secret", b"")
        work.meta.put("other", b"1")
        assert work.meta.get("secret") == b""


def test_players_and_their_addresses(store: Store) -> None:
    """Players keep their addresses in order, in lower case; an address finds everybody who has it, in any case."""
    with store.begin() as work:
        anna = work.players.add(Player(name="Anna", zone="Europe/Berlin", addresses=("B@x.test", "a@x.test")))
        bob = work.players.add(Player(name="Bob", zone="UTC", addresses=("a@x.test",)))
        assert anna.id != bob.id
    with store.begin() as work:
        assert work.players.get(anna.id) == anna
        assert anna.addresses == ("b@x.test", "a@x.test")
        assert work.players.by_address("A@X.TEST") == (anna, bob)
        assert work.players.by_address("nobody@x.test") == ()
        moved = replace(anna, name="Anna B.", zone="Asia/Tokyo", addresses=("new@x.test", "b@x.test"))
        work.players.update(moved)
        assert work.players.get(anna.id) == moved
        assert work.players.by_address("a@x.test") == (bob,)
        with pytest.raises(LookupError):
            work.players.get(999)
        with pytest.raises(LookupError):
            work.players.update(replace(anna, id=999))


def test_games(store: Store) -> None:
    """Games are found by key in any case, come sorted by key, and are kept as given, JSON and times included."""
    with store.begin() as work:
        second = work.games.add(game(key="Straße"))
        first = work.games.add(game(key="ALPHA", gm_note="ä\nb", state={"turn": 1}))
        assert work.games.by_key("STRASSE") is None
        assert work.games.by_key("straße") == second
        assert work.games.by_key("alpha") == first
        assert work.games.all() == (first, second)
        running = replace(first, status="running", state=None, started_at=minutes(1), ended_at=minutes(2))
        work.games.update(running)
    with store.begin() as work:
        assert work.games.get(first.id) == running
        assert list(work.games.get(first.id).options) == ["z", "a"], "the order of keys is kept"
        with pytest.raises(LookupError):
            work.games.get(999)


def test_boards(store: Store) -> None:
    """A game's boards come by name; another game's do not."""
    with store.begin() as work:
        one, other = work.games.add(game()), work.games.add(game())
        kept = [
            work.boards.add(
                SecretBoard(game_id=one.id, name=name, source={"spaces": 100}, salt=b"\x00\xff", seal="sealed")
            )
            for name in ("b", "B", "A")
        ]
        work.boards.add(SecretBoard(game_id=other.id, name="A", source={}, salt=b"", seal=""))
    with store.begin() as work:
        assert work.boards.of_game(one.id) == (kept[2], kept[1], kept[0])


def test_seats(store: Store) -> None:
    """Seats come by number for a game and by id for a player, and are kept as given."""
    with store.begin() as work:
        kept = scene(work)
        zero = work.seats.add(Seat(game_id=kept.game.id, number=0, name="Bob", player_id=kept.player.id))
        assert work.seats.of_game(kept.game.id) == (zero, kept.seat)
        assert work.seats.of_player(kept.player.id) == (kept.seat, zero)
        gone = replace(zero, status="dropped", generation=2, missed_running=3)
        work.seats.update(gone)
    with store.begin() as work:
        assert work.seats.get(zero.id) == gone
        with pytest.raises(LookupError):
            work.seats.get(999)


def test_rounds(store: Store) -> None:
    """Rounds are due at their deadline, oldest first; updates keep everything but the status."""
    with store.begin() as work:
        one, two = scene(work), scene(work)
        early = work.rounds.add(round_of(two.game.id, 2, deadline=minutes(30)))
        assert work.rounds.of_game(two.game.id) == (two.round, early)
        assert work.rounds.due(minutes(30) - timedelta(microseconds=1)) == ()
        assert work.rounds.due(minutes(30)) == (early,)
        assert work.rounds.due(minutes(60)) == (early, one.round, two.round)
        played = replace(
            one.round, status="closed", closed_at=minutes(61), state_after={"a": 1}, public={}, gm={"x": [1]},
            outage_told="gm", turns=(3,), deadline=minutes(61),
        )  # fmt: skip
        work.rounds.update(played)
        assert work.rounds.open_of(one.game.id) == replace(played, status="open")
        assert work.rounds.claim(one.round.id)
        assert not work.rounds.claim(one.round.id)
        work.rounds.update(replace(played, status="open"))
    with store.begin() as work:
        assert work.rounds.get(one.round.id) == played
        assert work.rounds.open_of(one.game.id) is None
        assert work.rounds.due(minutes(999)) == (early, two.round)
        assert not work.rounds.claim(999)
        with pytest.raises(LookupError):
            work.rounds.get(999)


def test_a_round_is_released_once(store: Store) -> None:
    """Only a closed one can be, and only the first call does it; its note and the seats as they stood are kept."""
    with store.begin() as work:
        one = scene(work)
        assert not work.rounds.release(one.round.id, minutes(1))
        assert work.rounds.claim(one.round.id)
        assert work.rounds.release(one.round.id, minutes(2))
        assert not work.rounds.release(one.round.id, minutes(3))
        assert not work.rounds.release(999, minutes(3))
        noted = replace(
            work.rounds.get(one.round.id),
            note="Sorry, I was away.",
            seats_before={"1": {"status": "active", "missed_running": 0}},
        )
        work.rounds.update(noted)
    with store.begin() as work:
        assert work.rounds.get(one.round.id) == noted
        assert noted.released_at == minutes(2)


def test_a_round_that_is_void_can_be_opened_again(store: Store) -> None:
    """Open, void and open again, each once and from the other alone; void, it is neither open nor due."""
    with store.begin() as work:
        one = scene(work)
        assert not work.rounds.reopen(one.round.id)
        assert work.rounds.void(one.round.id)
        assert not work.rounds.void(one.round.id)
        assert not work.rounds.claim(one.round.id)
        assert work.rounds.open_of(one.game.id) is None
        assert work.rounds.due(minutes(99_999)) == ()
        assert work.rounds.get(one.round.id).status == "void"
        assert work.rounds.reopen(one.round.id)
        assert work.rounds.open_of(one.game.id) == one.round


def test_orders_keep_every_version(store: Store) -> None:
    """Every version stays; the newest that stands counts; a later one that does not stand changes nothing."""
    with store.begin() as work:
        kept = scene(work)
        assert work.orders.next_receipt(kept.seat.id) == 1
        assert work.orders.standing(kept.round.id, kept.seat.id) is None
        first = work.orders.add(version(kept, 1))
        second = work.orders.add(version(kept, 2, orders=MappingProxyType({"A": {"throws": (6,)}})))
        refused = work.orders.add(version(kept, 3, stands=False, orders={}))
    with store.begin() as work:
        assert work.orders.of_round(kept.round.id) == (first, second, refused)
        assert work.orders.standing(kept.round.id, kept.seat.id) == second
        assert second.orders == {"A": {"throws": [6]}}
        assert work.orders.next_receipt(kept.seat.id) == 4
        assert work.orders.next_receipt(kept.seat.id + 1) == 1
        assert work.orders.of_seat(kept.seat.id) == (first, second, refused)
        assert work.orders.of_seat(999) == ()


def test_record_keeps_order(store: Store) -> None:
    """Events and the die log come back in order, what is added later after what was there; rounds are apart."""
    with store.begin() as work:
        kept = scene(work)
        work.record.add_events(kept.round.id, [Event("Moved", {"to": 5}), Event("FellThrough", {"b": None, "a": "ü"})])
        work.record.add_die_log(kept.round.id, [DieLogEntry("throw", {"n": i}) for i in range(5)])
    with store.begin() as work:
        work.record.add_events(kept.round.id, [Event("MissedOrders", {})])
        work.record.add_events(kept.round.id, [])
        work.record.add_report(
            ReportCopy(round_id=kept.round.id, seat_id=kept.seat.id, kind="report", text="Grüße\r\n")
        )
        work.record.add_report(ReportCopy(round_id=kept.round.id, seat_id=None, kind="gm", text=""))
    with store.begin() as work:
        assert [event.kind for event in work.record.events(kept.round.id)] == ["Moved", "FellThrough", "MissedOrders"]
        assert work.record.events(kept.round.id)[1].data == {"b": None, "a": "ü"}
        assert [entry.data["n"] for entry in work.record.die_log(kept.round.id)] == [0, 1, 2, 3, 4]
        assert [(copy.seat_id, copy.text) for copy in work.record.reports(kept.round.id)] == [
            (kept.seat.id, "Grüße\r\n"),
            (None, ""),
        ]
        assert work.record.events(kept.round.id + 1) == ()


def test_audit_newest_first(store: Store) -> None:
    """The newest entries come first, no more than asked for."""
    with store.begin() as work:
        for number in range(4):
            work.record.audit(AuditEntry(at=T0, actor="gm", action=f"did {number}"))
        assert [entry.action for entry in work.record.audits(3)] == ["did 3", "did 2", "did 1"]


def test_times_come_back_aware_and_utc(store: Store) -> None:
    """A time in any zone comes back as the same moment in UTC, to the microsecond, and is compared as a moment."""
    tokyo = timezone(timedelta(hours=9))
    local = T0.astimezone(tokyo)
    with store.begin() as work:
        kept = work.games.add(game(created_at=local))
        assert kept.created_at.tzinfo is UTC
    with store.begin() as work:
        read = work.games.get(kept.id).created_at
        assert read == T0
        assert read.tzinfo is UTC
        work.rounds.add(round_of(kept.id, 1, deadline=local))
        assert len(work.rounds.due(T0.astimezone(timezone(-timedelta(hours=11))))) == 1


@pytest.mark.parametrize("where", ["in a record", "in a question"])
def test_times_without_a_zone_are_refused(store: Store, where: str) -> None:
    """A naive time is a mistake of ours, and says so before it does harm."""
    naive = datetime(2030, 1, 1)  # noqa: DTZ001  the mistake that is to be refused

    def keep() -> None:
        with store.begin() as work:
            if where == "in a record":
                work.games.add(game(created_at=naive))
            else:
                work.rounds.due(naive)

    with pytest.raises(ValueError, match="without a zone"):
        keep()


def test_what_no_database_can_keep_is_replaced(store: Store) -> None:
    """NUL and half surrogate pairs, which mail brings, do not stop a mail from being stored."""
    with store.begin() as work:
        kept = work.mails.add(mail_in(sender="a\x00b\udce4c", message_id="<\ud83c>", outcome="🎲"))
        assert kept is not None
        assert work.mails.get(kept.id) == kept
        assert kept.sender == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}c"
        assert kept.outcome == "🎲"
        assert work.players.by_address("\x00\ud800") == ()
        assert work.outbox.by_message_id("\x00") is None
        events = scene(work)
        work.record.add_events(events.round.id, [Event("Said", {"text": "\x00\ud800"})])
        assert work.record.events(events.round.id)[0].data == {"text": "\x00\ud800"}


def test_long_hostile_text_is_stored(store: Store) -> None:
    """A Message-ID, a sender and an answer's address of thousands of characters are kept like any other."""
    long = "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz0123456789", k=9000))
    with store.begin() as work:
        kept = work.mails.add(mail_in(message_id=f"<{long}>", sender=long, envelope_from=long))
        assert kept
        assert work.mails.soft_duplicate_of(replace(kept, id=0)) == kept
        work.outbox.add(mail_out(answers=kept.id, intended=long, recipient=long))
        assert work.outbox.answers_to(long, T0) == 1


def test_what_is_read_is_a_copy(store: Store) -> None:
    """Changing the JSON of a record in hand changes nothing that is kept."""
    options = {"list": [1]}
    with store.begin() as work:
        kept = work.games.add(game(options=options))
        options["list"].append(2)
        listed = work.games.get(kept.id).options["list"]
        assert isinstance(listed, list)
        listed.append(3)
        assert work.games.get(kept.id).options == {"list": [1]}
