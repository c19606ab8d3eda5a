"""Stand-bys: a program plays on for who leaves, where the GM allows it, from what the seat may see."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pbm.analysis.bots.learner import Learner
from pbm.boards import read_board
from pbm.config.game_file import load_game_file
from pbm.core.errors import ConfigError
from pbm.proof.reveal import read_reveal
from pbm.proof.verify import verify
from pbm.reports.tongues import ENGLISH
from pbm.service.correcting import correct_round
from pbm.service.history import story_of
from tests.playthroughs.house import House, open_house, settings_in, text_of
from tests.unit.proof.games import paper

LEFT = "Brenda has left the game; a stand-by plays on."
ON = "Brenda (stand-by) plays on."


def playing(tmp_path: Path, stand_by: str = "learner", **changes: Any) -> House:
    """Return a house with a game of three that allows stand-bys."""
    house = open_house(settings_in(tmp_path))
    house.start(house={"stand_by": stand_by, "reveal": "end"}, **changes)
    return house


def resign(house: House, name: str) -> None:
    """Have a player leave."""
    asked = house.write(name, "RESIGN")
    assert asked is not None
    house.write(name, "YES", answering=str(asked["Message-ID"]))


def last_round(house: House) -> dict[str, Any]:
    """Return what the GM may know of the newest round on board A."""
    with house.server.office.store.begin() as work:
        played = [round_ for round_ in work.rounds.of_game(house.game_id()) if round_.status == "closed"]
        found: Any = (played[-1].gm or {})["A"]
        return dict(found)


@pytest.mark.parametrize("stand_by", ["lowest", "greedy", "learner"])
def test_a_stand_by_plays_on_for_who_resigns(tmp_path: Path, stand_by: str) -> None:
    """The seat stays in the race and is never counted as missed; reports say so; its player hears nothing more."""
    house = playing(tmp_path, stand_by, options={"announce_nmr": True, "max_consecutive_nmr": 2})
    house.write("Brenda", "throw 5 trapdoor 45")
    resign(house, "Brenda")
    for name in ("Clive", "Dora"):
        house.write(name, "lowest")
    house.pass_deadline()
    assert LEFT in " ".join(text_of(house.sent_to("Clive")[-1]).split())
    goodbye = text_of(house.sent_to("Brenda")[-1])
    assert "You have left the game" in goodbye
    mails = len(house.sent_to("Brenda"))
    for _ in range(2):
        for name in ("Clive", "Dora"):
            house.write(name, "lowest")
        house.pass_deadline()
        assert ON in text_of(house.sent_to("Clive")[-1])
        assert ON in text_of(house.to_gm()[-1])
        assert last_round(house)["nmr"] == []
        assert len(last_round(house)["throws"]["Brenda"]) == 1
    assert len(house.sent_to("Brenda")) == mails
    house.write("Brenda", "throw 6 trapdoor 50")
    assert house.standing("Brenda") is None
    assert house.seat("Brenda").missed_running == 0
    assert "by the stand-by" in text_of(house.to_gm()[-1])


def test_who_is_dropped_is_played_on_too(tmp_path: Path) -> None:
    """A player who missed too many rounds running is followed by a stand-by, and misses no more."""
    house = playing(tmp_path, "lowest", options={"max_consecutive_nmr": 1, "announce_nmr": True})
    for _ in range(2):
        for name in ("Clive", "Dora"):
            house.write(name, "lowest")
        house.pass_deadline()
    assert "No move received" not in text_of(house.sent_to("Clive")[-1])
    assert ON in text_of(house.sent_to("Clive")[-1])
    assert last_round(house)["throws"]["Brenda"] == [2]


def test_without_the_gms_leave_there_is_none(tmp_path: Path) -> None:
    """Off is the default: who leaves has left, and the race goes on without them."""
    house = playing(tmp_path, "off")
    resign(house, "Brenda")
    house.pass_deadline()
    house.pass_deadline()
    text = text_of(house.sent_to("Clive")[-1])
    assert "stand-by" not in text
    assert "Brenda" not in last_round(house)["throws"]


def test_a_game_is_not_played_on_among_stand_bys(tmp_path: Path) -> None:
    """When the last player has left, nobody plays on for anybody: the game is over."""
    house = playing(tmp_path, "lowest")
    for name in ("Brenda", "Clive", "Dora"):
        resign(house, name)
    house.pass_deadline()
    assert house.round() is None
    assert house.game().status == "over"


def test_a_stand_by_that_fails_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong in it, the round is played: with the lowest left, as for a player who sent nothing."""
    house = playing(tmp_path)
    resign(house, "Brenda")
    house.pass_deadline()

    def fail(*_: object) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Learner, "order", fail)
    house.pass_deadline()
    assert last_round(house)["throws"]["Brenda"] == [2]
    assert "Brenda" not in last_round(house)["nmr"]


def test_a_game_with_a_stand_by_can_be_verified(tmp_path: Path) -> None:
    """The reveal says which orders were a stand-by's, and agrees with every report; the story says so too."""
    house = playing(tmp_path, "greedy", boards={"A": SHORT})
    house.write("Clive", "throw 3")
    resign(house, "Brenda")
    for _ in range(12):
        if house.round() is not None:
            house.pass_deadline()
    assert house.round() is None
    final = house.sent_to("Clive")[-1]
    (file,) = [part for part in final.iter_attachments() if str(part.get_filename()).endswith(".json")]
    raw = file.get_payload(decode=True)
    assert isinstance(raw, bytes)
    origins = [each["orders"].get("Brenda", {}).get("origin") for each in json.loads(raw)["rounds"]]
    assert origins[1:] == ["stand-by"] * (len(origins) - 1)
    mails = [mail for mail in house.outbox() if mail.intended == "clive@players.test"]
    papers = [paper(f"{n}.eml", mail.raw) for n, mail in enumerate(mails) if mail.kind in ("start", "report", "final")]
    verdict = verify(read_reveal(raw), papers, read_board, (ENGLISH,))
    assert verdict.findings == ()
    assert verdict.reports >= 2
    game = house.game()
    with house.server.office.store.begin() as work:
        story = story_of(house.server.office, work, game)
    assert LEFT in story.rounds[0].changes
    assert ON in story.rounds[1].changes


def test_a_correction_tells_who_left_nothing_of_the_stand_bys_turns(tmp_path: Path) -> None:
    """Who left in the round that is put right reads of it, and not what the program has in hand for their seat."""
    house = playing(tmp_path)
    house.write("Brenda", "throw 5 trapdoor 45")
    resign(house, "Brenda")
    for name in ("Clive", "Dora"):
        house.write(name, "lowest")
    house.pass_deadline()
    correct_round(house.server.office, "hill", {"Clive": {"A": {"throws": [4]}}}, "The GM misread a mail.")
    house.server.tick.beat(poll=True)
    erratum = text_of(house.sent_to("Brenda")[-1])
    assert "The GM misread a mail." in erratum
    assert "You have left the game" in erratum
    assert "Numbers left" not in erratum
    assert "Numbers left in this set" in text_of(house.sent_to("Clive")[-1])


SHORT = {
    "finish": 12,
    "layout": {"kind": "boustrophedon", "width": 6},
    "ladders": {"2": 9},
    "snakes": {"11": 4},
    "public": {"tell": ["size"]},
}


def test_what_the_file_may_say_of_stand_bys(tmp_path: Path) -> None:
    """One of four words; another is answered with them."""
    text = """
title = "Hill"
key = "hill"
ruleset = "postal"
zone = "Europe/London"
[boards]
A = "builtin:families"
[[players]]
name = "Brenda"
address = "brenda@players.test"
[calendar]
every = "every week on Friday 20:00"
[house]
stand_by = "WORD"
"""
    path = tmp_path / "game.toml"
    path.write_text(text.replace("WORD", "greedy"))
    assert load_game_file(path).house["stand_by"] == "greedy"
    path.write_text(text.replace("WORD", "wizard"))
    with pytest.raises(ConfigError, match="stand_by"):
        load_game_file(path)
