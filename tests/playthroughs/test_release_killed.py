"""A release that is killed at any of its steps: what waited still waits, and started again it sends each mail once."""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path

import pytest

from pbm.service.releasing import release_round
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import BEGIN, House, open_house, settings_in
from tests.playthroughs.test_gate import played


class Killed(BaseException):
    """The power is cut."""


STEPS = (
    "pbm.service.releasing.turn_over",
    "pbm.service.releasing.seat_all",
    "pbm.service.releasing.open_round",
    "pbm.service.releasing.open_with",
    "pbm.service.releasing.send_round",
    "pbm.service.releasing.observing.send_round",
    "pbm.service.releasing.AuditEntry",
)


def on_file(folder: Path, now: datetime) -> House:
    """Return a server on the file of a folder, at a moment."""
    house = open_house(settings_in(folder), SqlStore.open(f"sqlite:///{folder / 'pbm.sqlite'}"))
    house.clock.moment = now
    return house


def released(house: House, before: int) -> list[tuple[str, bytes]]:
    """Release the round, twice over; return what was sent to players since so many mails, and close the file."""
    release_round(house.server.office, "hill")
    release_round(house.server.office, "hill")
    sent = [(mail.key, mail.raw) for mail in house.outbox()[before:] if not mail.kind.startswith("gm-")]
    house.server.office.store.close()
    return sent


@pytest.fixture(scope="module")
def unkilled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, datetime, int, list[tuple[str, bytes]]]:
    """The file of a game whose round waits, the moment, the number of its mails, and what a release sends."""
    folder = tmp_path_factory.mktemp("waiting")
    house = on_file(folder, BEGIN)
    played(house)
    now, before = house.clock.moment, len(house.outbox())
    house.server.office.store.close()
    kept = folder / "waiting.sqlite"
    shutil.copy(folder / "pbm.sqlite", kept)
    return kept, now, before, released(on_file(folder, now), before)


@pytest.mark.parametrize("step", STEPS)
def test_a_release_is_all_or_nothing_wherever_it_is_killed(
    step: str,
    unkilled: tuple[Path, datetime, int, list[tuple[str, bytes]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Killed at any of its steps, a file holds the round as it waited; started again, the release sends each mail once,
    and the same bytes as one that was never killed."""
    waiting, now, before, sent = unkilled
    shutil.copy(waiting, tmp_path / "pbm.sqlite")
    house = on_file(tmp_path, now)

    def killed(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(step, killed)
        with pytest.raises(Killed):
            release_round(house.server.office, "hill")
    house.server.office.store.close()
    house = on_file(tmp_path, now)
    assert len(house.outbox()) == before
    assert house.round() is None
    assert released(house, before) == sent
    assert len(sent) == 3
