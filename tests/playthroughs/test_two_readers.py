"""Two processes that read the mail of one database at once, as `pbm round close` does beside the server."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pbm.service.office import Office
from pbm.service.ports import Letter, Store, StoreError, UnitOfWork
from pbm.service.reading import process_waiting
from pbm.storage.unit_of_work import SqlStore
from pbm.testing.memory_store import MemoryStore
from tests.playthroughs.house import House, last_mail, open_house, settings_in, text_of

Opened = Callable[[], Store]

FETCHED, COUNTED = 2, 3
"""The transaction of the slow reader that the quick one comes before: it has the mails; it has counted its try."""


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opened]:
    """Give what opens the same database once more, as another process would, for each kind of store."""
    made: list[Store] = []
    url = f"sqlite:///{tmp_path / 'pbm.db'}"
    if request.param == "postgres":
        url = str(request.getfixturevalue("postgres_store_url"))
    only = MemoryStore()

    def open_() -> Store:
        made.append(only if request.param == "memory" else SqlStore.open(url))
        return made[-1]

    yield open_
    for store in made:
        store.close()


@pytest.fixture
def house(opened: Opened, tmp_path: Path) -> House:
    """Give a server on the database."""
    return open_house(settings_in(tmp_path), opened())


class Overtaken:
    """A store before whose transaction of a certain ``number`` somebody else is quicker."""

    def __init__(self, store: Store, number: int, meanwhile: Callable[[], object]) -> None:
        self._store, self._left, self._meanwhile = store, number, meanwhile

    @contextmanager
    def begin(self) -> Iterator[UnitOfWork]:
        """Give a transaction."""
        self._left -= 1
        if self._left == 0:
            self._meanwhile()
        with self._store.begin() as work:
            yield work

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()


def another(house: House, store: Store) -> Office:
    """Return the surroundings of another process on the same database."""
    return replace(house.server.office, store=store, _tables={}, _words={})


def left(house: House, name: str, words: str) -> None:
    """Have a mail stored that nobody has read yet."""
    house.write(name, words, beat=False)
    house.inbound.poll()


def everything(house: House) -> list[object]:
    """Return all that reading mail may make or change."""
    with house.server.office.store.begin() as work:
        return [work.mails.all(), work.outbox.all(), work.orders.of_round(1), work.press.of_round(1)]


@pytest.mark.parametrize("number", [FETCHED, COUNTED])
def test_a_mail_that_another_has_read_meanwhile_is_not_read_again(house: House, opened: Opened, number: int) -> None:
    """One mail is one receipt, one letter and one question, whoever reads it, and whenever another had fetched it."""
    house.start()
    for words in ("throw 5 trapdoor 45", "PRESS TO Clive:\nhello\n", "ADDRESS ADD b@new.test", "throw 3, trapdoor 30"):
        left(house, "Brenda", words)
    kept: list[object] = []

    def quick() -> None:
        assert process_waiting(house.server.office) == 4
        kept.extend(everything(house))

    assert process_waiting(another(house, Overtaken(opened(), number, quick))) == 0
    assert everything(house) == kept


@pytest.mark.parametrize("number", [FETCHED, COUNTED])
def test_press_taken_back_meanwhile_stays_so(house: House, opened: Opened, number: int) -> None:
    """Press is in no report once its writer has been told so, though a slow reader has the mail that brought it."""
    house.start()
    left(house, "Brenda", "PRESS:\nClive is a cheat.\n")

    def quick() -> None:
        process_waiting(house.server.office)
        assert "none of it will be in the report" in text_of(house.write("Brenda", "PRESS NONE"))

    process_waiting(another(house, Overtaken(opened(), number, quick)))
    house.pass_deadline()
    assert "cheat" not in text_of(house.sent_to("Clive")[-1])


@pytest.mark.parametrize("number", [FETCHED, COUNTED])
def test_orders_that_were_played_are_not_called_late(house: House, opened: Opened, number: int) -> None:
    """Neither the player nor the GM is told of a late mail where another read it in time and played the round."""
    house.start()
    left(house, "Brenda", "throw 5 trapdoor 45")
    process_waiting(another(house, Overtaken(opened(), number, house.pass_deadline)))
    assert "late" not in last_mail(house).outcome
    assert not any("received in time" in text_of(mail) for mail in house.to_gm())


def test_a_try_that_the_store_spoilt_does_not_undo_what_another_has_read(house: House, opened: Opened) -> None:
    """Taking back a try looks at the mail anew: one that another has read meanwhile stays read."""
    house.start()
    left(house, "Brenda", "throw 5 trapdoor 45")

    class Full(Overtaken):
        """A store that can write no more once it has been overtaken."""

        @contextmanager
        def begin(self) -> Iterator[UnitOfWork]:
            """Give a transaction."""
            with super().begin() as work:
                if self._left == 0:
                    raise StoreError.saying("disk-full", "the disk is full")
                yield work

    def quick() -> None:
        process_waiting(house.server.office)

    with pytest.raises(StoreError):
        process_waiting(another(house, Full(opened(), COUNTED, quick)))
    assert last_mail(house).status == "processed"


def test_a_mail_that_crashes_one_reader_is_not_set_aside_while_another_reads_it(house: House, opened: Opened) -> None:
    """A crash sets aside only what its own try was the third of: the try that another has begun may well succeed."""
    house.start()
    left(house, "Brenda", "throw 5 trapdoor 45")

    def broken(raw: bytes) -> Letter:
        raise ZeroDivisionError(len(raw))

    def begun() -> None:
        with house.server.office.store.begin() as work:
            (mail,) = work.mails.waiting(9)
            work.mails.update(replace(mail, attempts=mail.attempts + 1))

    other = replace(another(house, opened()), decode=broken)
    process_waiting(other)
    process_waiting(replace(other, store=Overtaken(other.store, 4, begun)))
    assert last_mail(house).status == "stored"


def test_two_that_read_at_once_read_each_mail_once(house: House, opened: Opened) -> None:
    """Really at once: each mail makes one version of the orders and one receipt, and the last stands."""
    house.start()
    for throw in (1, 2, 3, 4, 5, 6) * 4:
        house.clock.moment += timedelta(seconds=1)
        left(house, "Brenda", f"throw {throw}, trapdoor {30 + throw}")
    offices = [another(house, opened()) for _ in range(2)]
    done: list[int] = []
    start = threading.Barrier(2)

    def read(office: Office) -> None:
        start.wait()
        done.append(process_waiting(office))

    threads = [threading.Thread(target=read, args=(office,)) for office in offices]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with house.server.office.store.begin() as work:
        mails, versions = work.mails.all(), work.orders.of_round(1)
        stands = work.orders.standing(1, 1)
    assert {mail.status for mail in mails} == {"processed"}
    assert sum(done) == len(mails) == 24
    assert Counter(version.mail_id for version in versions) == {mail.id: 1 for mail in mails}
    assert stands is not None
    assert (stands.receipt, stands.mail_id) == (24, 24)
