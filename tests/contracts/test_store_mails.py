"""What every store promises about mails in and out, tried on SQLite, on PostgreSQL and on the in-memory twin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.service.ports import Store
from pbm.service.records import MailboxState
from tests.contracts.store_samples import T0, game, mail_in, mail_out, minutes, scene


def test_mail_comes_back_byte_for_byte(store: Store) -> None:
    """All 256 byte values, a long mail and 32-bit UIDs survive."""
    raw = bytes(range(256)) * 5000
    with store.begin() as work:
        kept = work.mails.add(mail_in(raw=raw, uidvalidity=2**32 - 1, uid=2**32 - 1, size=2**40, truncated=True))
        assert kept is not None
    with store.begin() as work:
        assert work.mails.get(kept.id) == kept
        assert kept.raw == raw
        assert work.mails.known_uid("imap", 2**32 - 1, 2**32 - 1)
        assert not work.mails.known_uid("imap", 2**32 - 1, 1)
        with pytest.raises(LookupError):
            work.mails.get(999)


def test_a_mail_is_stored_once(store: Store) -> None:
    """The same UID, or the same content under another UID, is there already; the transaction goes on unharmed."""
    with store.begin() as work:
        kept = work.mails.add(mail_in(uidvalidity=7, uid=1, raw=b"one"))
        assert kept is not None
        assert work.mails.add(mail_in(uidvalidity=7, uid=1, raw=b"two")) is None
        assert work.mails.add(mail_in(uidvalidity=8, uid=1, raw=b"one")) is None
        assert work.mails.add(mail_in(source="spam", uidvalidity=7, uid=1, raw=b"three")) is not None
        assert work.mails.add(mail_in(source="smtp", raw=b"four")) is not None
        assert work.mails.add(mail_in(source="smtp", raw=b"five")) is not None
    with store.begin() as work:
        assert [mail.raw for mail in work.mails.all()] == [b"one", b"three", b"four", b"five"]


def test_a_mail_that_is_known_to_be_for_a_game_waits_with_that_game_alone(store: Store) -> None:
    """It is counted before that game's deadline only, and is left out where that game's mail is not asked for."""
    with store.begin() as work:
        one, two = (work.games.add(game(key=key)).id for key in ("one", "two"))
        of_one, of_two, of_none = (work.mails.add(mail_in(received_at=minutes(at))) for at in (1, 2, 3))
        assert of_one
        assert of_two
        assert of_none
        work.mails.update(replace(of_one, game_id=one))
        work.mails.update(replace(of_two, game_id=two))
    with store.begin() as work:
        assert [mail.id for mail in work.mails.waiting(9)] == [of_one.id, of_two.id, of_none.id]
        assert [mail.id for mail in work.mails.waiting(9, {one})] == [of_two.id, of_none.id]
        assert [mail.id for mail in work.mails.waiting(1, {one, two})] == [of_none.id]
        assert [work.mails.waiting_before(minutes(at), one) for at in (0, 1, 2, 3)] == [0, 1, 1, 2]
        assert [work.mails.waiting_before(minutes(at), two) for at in (0, 1, 2, 3)] == [0, 0, 1, 2]


def test_mails_wait_in_the_order_received(store: Store) -> None:
    """Waiting mails come by time, then id; processed and set-aside ones do not wait."""
    with store.begin() as work:
        late, early, same = (work.mails.add(mail_in(received_at=minutes(at))) for at in (5, 1, 1))
        aside, done = (work.mails.add(mail_in(received_at=minutes(0))) for _ in range(2))
        assert late
        assert early
        assert same
        assert aside
        assert done
        work.mails.update(replace(aside, status="set-aside", attempts=3, raw=b"never", outcome="crashed"))
        work.mails.update(replace(done, status="processed", outcome="orders\x00"))
    with store.begin() as work:
        assert work.mails.waiting(10) == (early, same, late)
        assert work.mails.waiting(1) == (early,)
        assert work.mails.waiting_before(minutes(1), 1) == 2
        assert work.mails.waiting_before(minutes(0), 1) == 0
        assert work.mails.all() == (
            replace(aside, status="set-aside", attempts=3, outcome="crashed"),
            replace(done, status="processed", outcome="orders\N{REPLACEMENT CHARACTER}"),
            early,
            same,
            late,
        )
        with pytest.raises(LookupError):
            work.mails.update(replace(late, id=999))


def test_soft_duplicates(store: Store) -> None:
    """Message-ID, sender and body must all agree; a Message-ID alone proves nothing, and None is no Message-ID.

    Asked for a seat's, the copies of others are not looked at: one mail may be for several seats.
    """
    with store.begin() as work:
        same = {"message_id": "<a@b>", "sender": None, "body_sha256": "b"}
        first = work.mails.add(mail_in(**same))
        again = work.mails.add(mail_in(**same))
        third = work.mails.add(mail_in(**same))
        assert first
        assert again
        assert third
        assert work.mails.soft_duplicate_of(first) is None
        assert work.mails.soft_duplicate_of(again) == first
        assert work.mails.soft_duplicate_of(third) == first
        assert work.mails.soft_duplicate_of(mail_in(**same)) == first
        for other in ({"message_id": "<c@b>"}, {"message_id": None}, {"sender": "x@y"}, {"body_sha256": "c"}):
            assert work.mails.soft_duplicate_of(mail_in(**(same | other))) is None
        seat = scene(work).seat
        assert work.mails.soft_duplicate_of(third, seat.id) is None
        work.mails.update(replace(again, seat_id=seat.id))
        assert work.mails.soft_duplicate_of(third, seat.id) == replace(again, seat_id=seat.id)
        assert work.mails.soft_duplicate_of(again, seat.id) is None


def test_mails_of_a_seat_since_a_moment(store: Store) -> None:
    """Those received then or later, in the order received; nobody else's."""
    with store.begin() as work:
        seat = scene(work).seat
        kept = [work.mails.add(mail_in(received_at=minutes(at))) for at in (3, 1, 2, 4)]
        mine = [replace(mail, seat_id=seat.id, game_id=seat.game_id) for mail in kept[:3] if mail is not None]
        for mail in mine:
            work.mails.update(mail)
        assert work.mails.of_seat(seat.id, minutes(2)) == (mine[2], mine[0])


def test_outbox_takes_a_key_once(store: Store) -> None:
    """The same report is never queued twice, and the transaction goes on unharmed."""
    with store.begin() as work:
        kept = work.outbox.add(mail_out(key="k", raw=bytes(range(256))))
        assert kept
        assert work.outbox.add(mail_out(key="k", subject="another")) is None
        assert work.outbox.by_key("k") == kept
        assert work.outbox.by_key("l") is None
    with store.begin() as work:
        assert work.outbox.get(kept.id) == kept
        assert work.outbox.by_message_id(kept.message_id) == kept
        assert work.outbox.by_message_id("<unknown@example.test>") is None
        assert work.outbox.all() == (kept,)
        with pytest.raises(LookupError):
            work.outbox.get(999)


def test_outbox_delivery(store: Store) -> None:
    """Queued mails are due at their next attempt, by id; an update never changes bytes and addresses."""
    with store.begin() as work:
        kept = scene(work)
        one = work.outbox.add(mail_out(next_attempt_at=minutes(2), game_id=kept.game.id))
        two = work.outbox.add(mail_out(next_attempt_at=minutes(1), round_id=kept.round.id, seat_id=kept.seat.id))
        assert one
        assert two
        assert work.outbox.due(minutes(1), 9) == (two,)
        assert work.outbox.due(minutes(2), 9) == (one, two)
        assert work.outbox.due(minutes(2), 1) == (one,)
        sent = replace(
            two,
            status="sent",
            attempts=2,
            uncertain=True,
            last_error="x",
            sent_at=minutes(3),
            tried_since=minutes(2),
        )
        work.outbox.update(replace(sent, raw=b"forged", recipient="m@x", intended="m@x", subject="", key="z"))
    with store.begin() as work:
        assert work.outbox.get(two.id) == sent
        assert work.outbox.due(minutes(9), 9) == (one,)
        assert work.outbox.all(status="sent") == (sent,)
        assert work.outbox.all(game_id=kept.game.id) == (one,)
        assert work.outbox.all(game_id=kept.game.id, status="sent") == ()


def test_answers_are_counted(store: Store) -> None:
    """Answers to an address (any case) since a moment, that moment included; what is no answer does not count."""
    with store.begin() as work:
        asked = work.mails.add(mail_in())
        assert asked
        for at in (0, 1, 2):
            assert work.outbox.add(mail_out(answers=asked.id, intended="Anna@x.test", created_at=minutes(at)))
        work.outbox.add(mail_out(answers=asked.id, intended="bob@x.test", created_at=minutes(2)))
        work.outbox.add(mail_out(intended="anna@x.test", created_at=minutes(2)))
        assert work.outbox.answers_to("anna@X.test", minutes(1)) == 2
        assert work.outbox.answers_to("anna@x.test", minutes(3)) == 0


def test_mailboxes(store: Store) -> None:
    """A way in that was never read has an empty state; what is put is kept."""
    state = MailboxState(source="imap", uidvalidity=2**32 - 1, ok_begun_at=T0, failing_since=minutes(1), last_error="é")
    with store.begin() as work:
        assert work.mailboxes.get("imap") == MailboxState(source="imap")
        work.mailboxes.put(state)
        work.mailboxes.put(replace(state, source="spam"))
    with store.begin() as work:
        assert work.mailboxes.get("imap") == state
        work.mailboxes.put(MailboxState(source="imap"))
        assert work.mailboxes.get("imap") == MailboxState(source="imap")
        assert work.mailboxes.get("spam") == replace(state, source="spam")


def test_the_latest_mails_of_a_seat_come_first(store: Store) -> None:
    """Of that seat alone, and no more than are asked for."""
    with store.begin() as work:
        kept = scene(work)
        mine = {"game_id": kept.game.id, "seat_id": kept.seat.id}
        mails = [work.outbox.add(mail_out(**mine)) for _ in range(3)]
        work.outbox.add(mail_out(game_id=kept.game.id))
    with store.begin() as work:
        assert work.outbox.latest_of(kept.game.id, kept.seat.id, 2) == (mails[2], mails[1])
        assert work.outbox.latest_of(kept.game.id, 999, 2) == ()
