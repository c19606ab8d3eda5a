"""Secrets that are shown after the last report: mailed to everybody who had it without them, and to nobody twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.core.game import JsonObject
from pbm.service.games import Entrant
from pbm.service.reveal import reveal_by_hand
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import House, open_house, settings_in, text_of

SHORT: JsonObject = {
    "finish": 6,
    "layout": {"kind": "boustrophedon", "width": 3},
    "ladders": {"2": 5},
    "snakes": {"4": 1},
    "public": {"tell": ["size"]},
}


@pytest.fixture(params=["memory", "sqlite"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """A server in memory, and one on a file."""
    store = None if request.param == "memory" else SqlStore.open(f"sqlite:///{tmp_path / 'pbm.sqlite'}")
    return open_house(settings_in(tmp_path), store)


def over(house: House, *, beside: JsonObject | None = None, **rules: Any) -> None:
    """Play a short game to its end, with an observer; ``beside`` is the board of another game that goes on."""
    house.start(boards={"A": SHORT}, options={"thresholds": [[0, 9]]}, house={"observe": True, **rules})
    house.write("Olga", "OBSERVE hill", to="games@example.test")
    question = house.sent_to("Olga")[-1]
    house.write("Olga", "YES", to=str(question["Reply-To"]), answering=str(question["Message-ID"]))
    if beside is not None:
        house.start(
            key="dale",
            title="Dale",
            boards={"Z": beside},
            calendar={"every": "every 12 weeks on Friday 20:00", "zone": "Europe/London"},
            entrants=(Entrant("Eve", ("eve@players.test",), "Europe/London"),),
        )
    for _ in range(12):
        if house.round() is None:
            return
        house.pass_deadline()
    raise AssertionError("the game does not end")


def files(house: House, name: str) -> list[str]:
    """Return the names of the reveal files that somebody was sent."""
    return [
        str(part.get_filename())
        for mail in house.sent_to(name)
        for part in mail.iter_attachments()
        if str(part.get_filename()).endswith(".json")
    ]


def olgas(house: House) -> list[str]:
    """Return the kinds of the mails that the observer got."""
    return [mail.kind for mail in house.outbox() if mail.intended == "olga@players.test"]


def finish_dale(house: House) -> None:
    """Have the other game over."""
    with house.server.office.store.begin() as work:
        dale = work.games.by_key("dale")
        assert dale is not None
        work.games.update(replace(dale, status="over"))


def test_the_gm_shows_it_and_everybody_gets_it(stored: House) -> None:
    """Players and observers get the file, once, however often the GM says so; the GM is told to whom it went."""
    over(stored, reveal="gm")
    assert files(stored, "Brenda") == []
    for _ in range(2):
        reveal_by_hand(stored.server.office, "hill")
        stored.server.tick.beat(poll=True)
    for name in ("Brenda", "Clive", "Dora", "Olga"):
        assert files(stored, name) == ["hill-reveal.json"], name
    mail = stored.sent_to("Brenda")[-1]
    assert str(mail["Subject"]) == "[hill] Hill: what was secret"
    assert "It is attached, as hill-reveal.json." in text_of(mail)
    (told,) = [mail for mail in stored.to_gm() if "secrets of the game are shown" in str(mail["Subject"])]
    assert "mailed to Brenda, Clive and Dora. It went to one observer too." in text_of(told)


def test_a_reveal_that_went_with_the_last_report_is_not_sent_again(stored: House) -> None:
    """Neither by the beat nor when the GM asks for the file."""
    over(stored)
    reveal_by_hand(stored.server.office, "hill")
    stored.server.tick.beat(poll=True)
    assert files(stored, "Brenda") == ["hill-reveal.json"]
    assert olgas(stored).count("reveal") == 0


def test_a_blocked_reveal_goes_out_as_soon_as_it_may(stored: House) -> None:
    """The GM hears at once that the board is in use in another game, and has nothing to do; when that is over, the
    next beat sends the file to everybody."""
    over(stored, beside=SHORT)
    notice = next(mail for mail in stored.to_gm() if "not shown yet" in str(mail["Subject"]))
    assert "in use in Dale (dale)" in text_of(notice).replace("\n", " ")
    assert "You need do nothing" in text_of(notice)
    stored.server.tick.beat(poll=True)
    assert files(stored, "Brenda") == []
    with pytest.raises(IllegalError, match=r"the board of Hill \(hill\) is in use in Dale \(dale\)"):
        reveal_by_hand(stored.server.office, "hill")
    finish_dale(stored)
    for _ in range(3):
        stored.server.tick.beat(poll=True)
    for name in ("Brenda", "Clive", "Dora", "Olga"):
        assert files(stored, name) == ["hill-reveal.json"], name
    with stored.server.office.store.begin() as work:
        shown = [entry for entry in work.record.audits(50) if entry.action == "game revealed" and entry.game_id == 1]
        assert [entry.actor for entry in shown] == ["server"]


def test_what_the_gm_keeps_is_kept(stored: House) -> None:
    """With reveal = "gm" or "never" no beat shows anything."""
    over(stored, reveal="never")
    stored.server.tick.beat(poll=True)
    assert files(stored, "Brenda") == []
    assert "reveal" not in {mail.kind for mail in stored.outbox()}
