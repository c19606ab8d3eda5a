"""What leaves while a round waits for its release: the same whatever was played, in every mail and in the log."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from tests.playthroughs.house import BOARD, open_house, parsed, settings_in
from tests.playthroughs.test_gate import GATED

COMMANDS = ("STATUS", "HISTORY", "REPORT", "ORDERS", "PRESS", "GAMES", "HELP", "throw 6", "WITHDRAW", "TURN 3: THROW 4")


SEAL = re.compile(r"[0-9a-f]{64}")


def between(folder: Path, clive: str, dora: str, caplog: pytest.LogCaptureFixture) -> tuple[Sequence[bytes], list[str]]:
    """Play a round as told and let it wait; return all that leaves before the release, and every line of the log.

    Brenda, an observer to be and a newcomer ask for all that can be asked for.
    """
    folder.mkdir()
    house = open_house(settings_in(folder))
    house.start(
        house=GATED, boards={"A": {**BOARD, "finish": 6, "ladders": {}, "snakes": {}}}, options={"late_join": True}
    )
    house.write("Clive", clive)
    house.write("Dora", dora)
    house.write("Brenda", "throw 2, trapdoor 4\n\nPRESS: On we go.")
    caplog.clear()
    before = len(house.outbox())
    house.pass_deadline()
    for words in COMMANDS:
        house.clock.moment += timedelta(minutes=20)
        house.write("Brenda", words)
    for words in ("OBSERVE hill", "JOIN hill as Edith"):
        house.write("Edith", words, to="games@example.test")
        question = house.sent_to("Edith")[-1]
        to = str(question["Reply-To"].addresses[0].addr_spec)
        house.write("Edith", "YES", to=to, answering=str(question["Message-ID"]))
    house.write("Brenda", "RESIGN")
    house.clock.moment += timedelta(days=3)
    house.server.tick.beat(poll=True)
    sheet = house.outbox()[before]
    assert sheet.kind == "gm-sheet"
    out = [SEAL.sub("SEAL", str(parsed(mail))).encode() for mail in house.outbox()[before:] if mail.id != sheet.id]
    return out, [record.getMessage() for record in caplog.records]


def test_nothing_leaves_before_the_release(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A round that ends the game and one that does not: every byte to anybody but the GM, and every line of the log at
    the default level, are the same until the release, whatever is asked."""
    caplog.set_level(logging.INFO)
    ends, log_of_one = between(tmp_path / "one", "throw 6, trapdoor 5", "throw 1, trapdoor 4", caplog)
    goes_on, log_of_other = between(tmp_path / "two", "throw 1, trapdoor 4", "throw 3, trapdoor 5", caplog)
    assert len(ends) > len(COMMANDS)
    assert ends == goes_on
    assert log_of_one == log_of_other


def test_the_comparison_sees_a_leak(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail: a log line that tells whether the game is over is seen, and an answer that does."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr("pbm.service.commands.history.is_told", lambda _: True)
    monkeypatch.setattr("pbm.service.commands.history.state_after", lambda _game, round_, _rounds: round_.state_after)
    one, _ = between(tmp_path / "one", "throw 6, trapdoor 5", "throw 1, trapdoor 4", caplog)
    other, _ = between(tmp_path / "two", "throw 1, trapdoor 4", "throw 3, trapdoor 5", caplog)
    assert one != other
