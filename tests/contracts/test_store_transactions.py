"""What every store promises about transactions, tried on SQLite, on PostgreSQL and on the in-memory twin."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from pbm.service.ports import ConflictError, Store, StoreError, UnitOfWork
from pbm.service.records import AuditEntry, Seat, SecretBoard
from tests.contracts.store_samples import game, mail_in, mail_out, round_of, scene, version


def test_an_exception_undoes_everything(store: Store) -> None:
    """What was kept before stays, what the failed block added or changed is gone, and the store works on."""
    with store.begin() as work:
        kept = scene(work)

    def fail() -> None:
        with store.begin() as work:
            work.games.update(replace(kept.game, title="changed"))
            work.meta.put("key", b"value")
            assert work.mails.add(mail_in())
            assert work.rounds.claim(kept.round.id)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    with store.begin() as work:
        assert work.games.all() == (kept.game,)
        assert work.meta.get("key") is None
        assert work.mails.all() == ()
        assert work.rounds.claim(kept.round.id)


Break = Callable[[UnitOfWork], object]

CONTRADICTIONS: dict[str, Break] = {
    "game key in another case": lambda work: [work.games.add(game(key=key)) for key in ("k", "K")],
    "seat number": lambda work: work.seats.add(
        replace((kept := scene(work)).seat, id=0, name="another", game_id=kept.game.id)
    ),
    "seat name": lambda work: work.seats.add(replace(scene(work).seat, id=0, number=2)),
    "round number": lambda work: work.rounds.add(round_of(scene(work).game.id, 1)),
    "receipt": lambda work: [
        work.orders.add(version(kept, 1)) for kept in [scene(work)] for _ in range(2)
    ],
    "board name": lambda work: [
        work.boards.add(SecretBoard(game_id=kept.game.id, name="A", source={}, salt=b"", seal=""))
        for kept in [scene(work)]
        for _ in range(2)
    ],
    "outbox message id": lambda work: [work.outbox.add(mail_out(message_id="<same@x>")) for _ in range(2)],
    "unknown game": lambda work: work.rounds.add(round_of(999, 1)),
    "unknown player": lambda work: work.seats.add(
        Seat(game_id=scene(work).game.id, number=2, name="N", player_id=999)
    ),
    "unknown mail": lambda work: work.outbox.add(mail_out(answers=999)),
    "unknown seat": lambda work: work.mails.add(mail_in(seat_id=999)),
    "unknown round": lambda work: work.orders.add(replace(version(scene(work), 1), round_id=999)),
    "unknown game of an audit": lambda work: work.record.audit(
        AuditEntry(at=mail_in().stored_at, actor="gm", action="did", game_id=999)
    ),
}  # fmt: skip


@pytest.mark.parametrize("breach", CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_contradictions_are_refused(store: Store, breach: Break) -> None:
    """A key that is taken or a reference to nothing is a ConflictError, and nothing of the transaction is kept."""

    def contradict() -> None:
        with store.begin() as work:
            work.meta.put("key", b"value")
            breach(work)

    with pytest.raises(ConflictError):
        contradict()
    with store.begin() as work:
        assert work.meta.get("key") is None


def test_a_failed_transaction_is_not_committed_by_a_caller_who_goes_on(store: Store) -> None:
    """A caught error does not make half a transaction good: later statements and the commit repeat it."""

    def go_on() -> None:
        with store.begin() as work:
            work.meta.put("key", b"value")
            with pytest.raises(ConflictError):
                work.rounds.add(round_of(999, 1))
            with pytest.raises(ConflictError):
                work.meta.get("key")

    with pytest.raises(ConflictError):
        go_on()
    with store.begin() as work:
        assert work.meta.get("key") is None


def test_a_round_is_claimed_once(store: Store) -> None:
    """Of many that claim a round at once, one gets it."""
    with store.begin() as work:
        kept = scene(work)
    gate = threading.Barrier(4)

    def claim(_: int) -> bool:
        gate.wait()
        with store.begin() as work:
            return work.rounds.claim(kept.round.id)

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(claim, range(4))) == [False, False, False, True]


def test_writers_wait_for_one_another(store: Store) -> None:
    """What is read in a transaction holds until its end: a hundred receipts from five threads are all different."""
    with store.begin() as work:
        kept = scene(work)

    def order(_: int) -> int:
        with store.begin() as work:
            return work.orders.add(version(kept, work.orders.next_receipt(kept.seat.id))).receipt

    with ThreadPoolExecutor(5) as pool:
        receipts = list(pool.map(order, range(100)))
    assert sorted(receipts) == list(range(1, 101))


def test_a_mail_that_comes_twice_at_once_is_stored_once(store: Store) -> None:
    """Two ways in that bring the same bytes at the same time store one mail."""
    gate = threading.Barrier(4)

    def bring(number: int) -> bool:
        gate.wait()
        with store.begin() as work:
            return work.mails.add(mail_in(source=f"way {number}", raw=b"the same")) is not None

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(bring, range(4))) == [False, False, False, True]


def test_a_closed_store_says_so(store: Store) -> None:
    """After ``close`` no transaction begins."""
    store.close()
    with pytest.raises(StoreError, match="closed"), store.begin():
        pass
