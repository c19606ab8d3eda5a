"""A GM's mistake put right: the newest round is played again, and everybody is told what became of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.core.game import Json
from pbm.service.correcting import EVERY_BOARD, Wanted, correct_round
from pbm.service.history import story_of
from pbm.service.records import Round
from pbm.service.releasing import release_round
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of

SHORT = {**BOARD, "finish": 14, "ladders": {}, "snakes": {}}


@pytest.fixture(params=["memory", "sqlite"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """A server in memory, and one on a file."""
    store = None if request.param == "memory" else SqlStore.open(f"sqlite:///{tmp_path / 'pbm.sqlite'}")
    return open_house(settings_in(tmp_path), store)


def played(house: House, rules: Mapping[str, Any] | None = None, **changes: Any) -> None:
    """Play the first round: Brenda 3, Clive 5, Dora nothing. ``rules`` are those of the house."""
    house.start(house=rules or {}, **changes)
    house.write("Brenda", "throw 3, trapdoor 44")
    house.write("Clive", "throw 5, trapdoor 44")
    house.pass_deadline()


def correct(house: House, name: str, throws: list[int], trapdoor: Json = 44, **more: Any) -> Any:
    """Put a seat's orders right."""
    orders: dict[str, Wanted | None] = {name: {EVERY_BOARD: {"throws": list(throws), "trapdoor": trapdoor}}}
    return correct_round(house.server.office, "hill", orders, "Their mail was filed wrongly.", **more)


def first(house: House) -> Round:
    """Return the first round as it is kept."""
    with house.server.office.store.begin() as work:
        return work.rounds.of_game(1)[0]


def spaces(round_: Round) -> Any:
    """Return the public positions after a round."""
    assert round_.public is not None
    return round_.public["positions"]


def test_the_round_is_played_again_with_the_orders_that_should_have_counted(stored: House) -> None:
    """Record, state, events and the open round are those of the right orders; the record of the wrong ones is kept."""
    played(stored)
    wrong = first(stored)
    done = correct(stored, "Brenda", [6])
    right = first(stored)
    assert spaces(wrong)["Brenda"] == {"A": 3}
    assert spaces(right)["Brenda"] == {"A": 6}
    assert stored.round() is not None
    assert stored.round().state_before == right.state_after  # type: ignore[union-attr]
    assert stored.game().state == right.state_after
    assert done.told
    with stored.server.office.store.begin() as work:
        (kept,) = work.record.corrections(right.id)
        table = stored.server.office.table(work, work.games.get(stored.game_id()))
        log = work.record.die_log(right.id)
    assert kept.before["public"] == wrong.public
    assert kept.after["public"] == right.public
    assert kept.before["orders"]["Brenda"] == {"A": {"throws": [3], "trapdoor": 44}}  # type: ignore[call-overload, index]
    assert kept.after["orders"]["Brenda"] == {"A": {"throws": [6], "trapdoor": 44}}  # type: ignore[call-overload, index]
    state = table.ruleset.state_from_json(table.config, right.state_before)
    replayed = table.ruleset.replay(table.config, state, log)
    assert table.ruleset.state_to_json(table.config, replayed) == right.state_after


def test_orders_are_put_right_in_words(house: House) -> None:
    """Read as a mail of the player's would be; what would be asked of the player is refused with the question."""
    played(house)
    office = house.server.office
    with pytest.raises(IllegalError, match="Brenda: "):
        correct_round(office, "hill", {"Brenda": "throw 5 or 6"}, "Their mail was filed wrongly.")
    with pytest.raises(IllegalError, match="order nothing"):
        correct_round(office, "hill", {"Brenda": "hello"}, "Their mail was filed wrongly.")
    correct_round(office, "hill", {"Brenda": "I'll throw a 6"}, "Their mail was filed wrongly.")
    assert spaces(first(house))["Brenda"] == {"A": 6}


def test_everybody_gets_an_erratum_and_only_the_player_learns_whose_orders_it_was(house: House) -> None:
    """The GM's words, positions as told and as they are, the form; own orders for their player alone."""
    played(house, {"observe": True})
    before = len(house.outbox())
    correct(house, "Brenda", [6])
    sent = house.outbox()[before:]
    assert [mail.kind for mail in sent] == ["erratum", "erratum", "erratum", "gm-sheet"]
    mine, other = (text_of(house.sent_to(name)[-1]) for name in ("Brenda", "Clive"))
    for text in (mine, other):
        assert "Their mail was filed wrongly." in text
        assert "WHAT YOU WERE TOLD BEFORE" in text
        assert "Throw for turn 2" in text
    assert "It was your own orders that were put right." in mine
    assert "Your throw: 6." in mine
    assert "Your own orders for that round are as they were." in other
    assert "44" not in other.partition("HOW ROUND 1 REALLY ENDED")[2].partition("Seals")[0]


def test_orders_that_stand_are_kept_where_they_are_lawful_still(house: House) -> None:
    """Clive's stand as before; Brenda's throw is used up by the correction, so that it goes and she is told."""
    played(house)
    house.write("Brenda", "throw 6, trapdoor 33")
    house.write("Clive", "throw 4, trapdoor 33")
    done = correct(house, "Brenda", [6])
    assert done.dropped == ("Brenda",)
    assert house.standing("Clive") == {"A": {"throws": [4], "trapdoor": 33}}
    assert house.standing("Brenda") == {"A": {"trapdoor": 33}}
    assert "You have used 6 already in this set" in text_of(house.sent_to("Brenda")[-1])
    assert "Throw 4: 5 + 4 = 9" in text_of(house.sent_to("Clive")[-1])
    answer = text_of(house.write("Brenda", "throw 5", answering=str(house.sent_to("Brenda")[-1]["Message-ID"])))
    assert "your orders are in" in answer
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 33}}


def test_a_round_can_be_corrected_only_while_nobody_has_played_on(house: House) -> None:
    """Refused with the reason: an open round, one with later rounds, one whose successor's deadline has passed."""
    office = house.server.office
    played(house)
    with pytest.raises(IllegalError, match="has not been played yet"):
        correct(house, "Brenda", [6], number=2)
    house.pass_deadline()
    with pytest.raises(IllegalError, match="round 2 has been played since"):
        correct(house, "Brenda", [6], number=1)
    open_round = house.round()
    assert open_round is not None
    house.clock.moment = open_round.deadline + timedelta(seconds=1)
    with pytest.raises(IllegalError, match="deadline of round 3 has passed"):
        correct(house, "Brenda", [6])
    assert office.clock.now() > open_round.deadline


@pytest.mark.parametrize(
    ("name", "throws", "trapdoor", "said"),
    [
        ("Brenda", [7], 44, "7 is not a throw"),
        ("Brenda", [1, 2], 44, "too many"),
        ("Brenda", [1], 400, "cannot be nominated"),
        ("Brenda", [3], 44, "was played with"),
        ("Edith", [3], 44, "no seat 'Edith'"),
    ],
)
def test_orders_that_cannot_be_are_refused(
    house: House, name: str, throws: list[int], trapdoor: int, said: str
) -> None:
    """The rules hold for the GM too; nothing is changed and nobody told."""
    played(house)
    before, mails = first(house), len(house.outbox())
    with pytest.raises(IllegalError, match=said):
        correct(house, name, throws, trapdoor)
    assert first(house) == before
    assert len(house.outbox()) == mails


def test_two_seats_are_put_right_together(house: House) -> None:
    """A mail filed under the wrong name is one mistake, and one erratum: one sent nothing, the other what it says."""
    played(house)
    correct_round(
        house.server.office,
        "hill",
        {"Brenda": None, "3": {EVERY_BOARD: {"throws": [3], "trapdoor": 44}}},
        "A mail of Dora's was taken for Brenda's.",
    )
    gm = first(house).gm
    assert gm is not None
    assert gm["A"]["throws"] == {"Brenda": [1], "Clive": [5], "Dora": [3]}  # type: ignore[call-overload, index]
    assert sum(mail.kind == "erratum" for mail in house.outbox()) == 3


def won(house: House, rules: Mapping[str, Any], last: int = 3) -> None:
    """Play a short game of three rounds: Brenda comes home in the third with a 3."""
    house.start(boards={"A": SHORT}, house=rules)
    for throw in (6, 5, last):
        house.write("Brenda", f"throw {throw} trapdoor 11")
        house.pass_deadline()


def test_a_game_that_was_not_over_goes_on(house: House) -> None:
    """A win by a misread mail is none: the game resumes, its calendar goes on, and everybody has the form again."""
    won(house, {"reveal": "never"})
    assert house.game().status == "over"
    done = correct(house, "Brenda", [1], 11)
    assert done.resumed
    assert house.game().status == "running"
    assert house.game().ended_at is None
    assert "it goes on" in text_of(house.sent_to("Clive")[-1])
    following = house.round()
    assert following is not None
    assert following.number == 4
    assert following.deadline > house.clock.moment
    house.write("Brenda", "throw 2 trapdoor 11")
    house.pass_deadline()
    assert house.game().status == "over"
    assert "Brenda wins" in text_of(house.sent_to("Clive")[-1])


def test_a_game_whose_board_was_shown_goes_on_only_if_the_gm_insists(house: House) -> None:
    """With the reveal out, players know the board: the GM is told so, and has to say that it shall go on."""
    won(house, {"reveal": "end"})
    with pytest.raises(IllegalError, match="say --resume"):
        correct(house, "Brenda", [1], 11)
    assert house.game().status == "over"
    assert correct(house, "Brenda", [1], 11, resume=True).resumed


def test_a_game_that_is_over_by_a_correction_ends(stored: House) -> None:
    """The round that was open is void, its press is printed with the placings; a second correction opens it again."""
    won(stored, {"reveal": "never"}, last=1)
    stored.write("Dora", "throw 6\n\nPRESS: Nearly there, Brenda?")
    done = correct(stored, "Brenda", [3], 11)
    assert done.ended
    assert stored.game().status == "over"
    assert stored.round() is None
    text = text_of(stored.sent_to("Clive")[-1])
    assert "So the game is over, and round 4 is not played." in text
    assert "1. Brenda" in text
    assert "Nearly there, Brenda?" in text
    assert "This game is over" in text_of(stored.write("Clive", "throw 6"))
    again = correct(stored, "Brenda", [1], 11)
    assert again.resumed
    assert stored.round() is not None
    assert stored.round().number == 4  # type: ignore[union-attr]
    assert stored.standing("Dora") == {"A": {"throws": [6]}}


def test_who_was_dropped_for_a_mail_that_was_misfiled_is_back(stored: House) -> None:
    """Runs of missed rounds, and who leaves by them, are those of the right orders; who resigned since still leaves."""
    stored.start(options={"max_consecutive_nmr": 1}, house={})
    stored.write("Brenda", "throw 3, trapdoor 44")
    stored.write("Clive", "throw 5, trapdoor 44")
    stored.pass_deadline()
    assert stored.seat("Dora").status == "dropped"
    stored.write("Clive", "RESIGN")
    stored.write("Clive", "YES", answering=str(stored.sent_to("Clive")[-1]["Message-ID"]))
    assert stored.seat("Clive").status == "leaving"
    correct(stored, "Dora", [2], "none")
    assert stored.seat("Dora").status == "active"
    assert stored.seat("Dora").missed_running == 0
    assert stored.seat("Clive").status == "leaving"
    assert "Dora is back in the game." in text_of(stored.sent_to("Brenda")[-1])
    assert "Throw for turn 2" in text_of(stored.sent_to("Dora")[-1])
    correct_round(stored.server.office, "hill", {"Dora": None}, "It was right before, after all.")
    assert stored.seat("Dora").status == "dropped"


def test_a_round_that_waits_is_put_right_before_anybody_hears_of_it(house: House) -> None:
    """Only the GM gets a new sheet; the player reads in the report, once it is released, what was put right."""
    played(house, {"publish": "gm"})
    before = len(house.outbox())
    done = correct(house, "Brenda", [6])
    assert not done.told
    assert [mail.kind for mail in house.outbox()[before:]] == ["gm-sheet"]
    release_round(house.server.office, "hill")
    mine, other = text_of(house.sent_to("Brenda")[-1]), text_of(house.sent_to("Clive")[-1])
    assert "The GM put your orders for this round right: Their mail was filed wrongly." in mine
    assert "filed wrongly" not in other
    assert "You are on 6." in mine
    assert not [mail for mail in house.outbox() if mail.kind == "erratum"]


def test_the_story_has_the_round_as_it_is_and_says_that_it_was_corrected(house: House) -> None:
    """Zine and archive are made of it: the right positions, the GM's reason, and not whose orders they were."""
    played(house)
    correct(house, "Brenda", [6])
    with house.server.office.store.begin() as work:
        story = story_of(house.server.office, work, work.games.get(1))
    (told,) = story.rounds
    leader = told.view.tracks[0].runners[0]
    assert (leader.name, leader.space) == ("Brenda", 6)
    assert [one.reason for one in told.errata] == ["Their mail was filed wrongly."]
    assert story.coming == 2


def test_a_report_that_is_asked_for_again_comes_with_its_erratum(house: House) -> None:
    """REPORT gives what was told first and what was told since, so that nobody goes by the wrong one."""
    played(house)
    correct(house, "Brenda", [6])
    answer = text_of(house.write("Clive", "REPORT 1"))
    assert answer.index("Brenda 3") < answer.index("Their mail was filed wrongly.") < answer.index("Brenda 6")


def test_observers_get_the_erratum_too(house: House) -> None:
    """They see what everybody sees, and how to hear no more of it."""
    played(house, {"observe": True})
    house.write("Olga", "OBSERVE hill", to="games@example.test", sender="Olga <olga@players.test>")
    question = house.sent_to("Olga")[-1]
    address = str(question["Reply-To"].addresses[0].addr_spec)
    house.write("Olga", "YES", to=address, sender="Olga <olga@players.test>", answering=str(question["Message-ID"]))
    correct(house, "Brenda", [6])
    text = text_of(house.sent_to("Olga")[-1])
    assert "Their mail was filed wrongly." in text
    assert "OBSERVE hill OFF" in text
    assert "Your own orders" not in text
    assert "Throw for turn" not in text


def test_an_erratum_tells_nobody_what_others_ordered(tmp_path: Path) -> None:
    """Two corrections with the same public facts, one of them by a throw and a ladder: the same bytes to others."""
    seen = []
    for place, (ladders, throw, trapdoor) in enumerate((({"4": 6}, 4, 51), ({}, 6, 33))):
        folder = tmp_path / str(place)
        folder.mkdir()
        house = open_house(settings_in(folder))
        house.start(boards={"A": {**BOARD, "ladders": ladders, "snakes": {}}})
        house.write("Brenda", "throw 3, trapdoor 44")
        house.write("Clive", "throw 5, trapdoor 45")
        house.pass_deadline()
        correct(house, "Brenda", [throw], trapdoor)
        seen.append(re.sub(r"[0-9a-f]{64}", "SEAL", text_of(house.sent_to("Clive")[-1])))
    assert seen[0] == seen[1]
    assert "Brenda 6" in seen[0]


def test_a_correction_is_all_or_nothing(stored: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed at its last step, nothing has happened; done again, it happens once."""
    played(stored)
    before, mails = first(stored), len(stored.outbox())

    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("pbm.service.correcting.send_sheet", killed)
        with pytest.raises(KeyboardInterrupt):
            correct(stored, "Brenda", [6])
    assert first(stored) == before
    assert len(stored.outbox()) == mails
    correct(stored, "Brenda", [6])
    assert sum(mail.kind == "erratum" for mail in stored.outbox()) == 3
