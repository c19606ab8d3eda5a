"""Non-interference: two games with other secrets and the same public facts are the same to everybody but the GM.

Every byte is compared as it left: of each mail to the player who looks on, to an observer and to the editor of a zine,
with its headers, its envelope and what is attached; of the zine's page and its pictures; of every page and file of the
archive; of the log at the default level; and how many mails went to whom, when, in which order. Nothing is levelled
out: both games have the same clock, the same chance and seals of nothing.
"""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pbm.service import stand_by
from pbm.service.correcting import correct_round
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game
from tests.playthroughs.house import House
from tests.secrecy.by_hand import ASKING, CORRECTED, HOME, RICH, STOOD_IN
from tests.secrecy.pairs import draw_pair
from tests.secrecy.stage import Script, play
from tests.secrecy.worlds import Pair

IN_TEST = 6
IN_SOAK = 1000
_SHARE = 3
_ROUNDS_IN_TEST, _ROUNDS_IN_SOAK = 2, 4


def compare(folder: Path, pair: Pair, script: Script) -> str | None:
    """Play both worlds and return the first difference; None when nobody but the GM can tell one from the other."""
    one = play(folder / "one", pair, pair.one, script)
    other = play(folder / "other", pair, pair.other, script)
    assert one.public == other.public, "the two games do not have the same public facts: this is no pair"
    assert any(name.startswith(("report to", "final to")) for name, _ in one.things)
    return one.difference(other)


def compare_all(folder: Path, seeds: range, most_rounds: int) -> None:
    """Compare the pairs of these seeds, of so many rounds at most."""
    for seed in seeds:
        rng = Random(seed)
        pair = draw_pair(rng, most_rounds)
        # A picture is a function of what it is given; that is compared in all pairs, the picture itself in some.
        script = Script.draw(rng, pair, drawn=seed % IN_TEST == 0)
        place = folder / str(seed)
        place.mkdir()
        found = compare(place, pair, script)
        assert found is None, f"seed {seed}: {found}"


@pytest.mark.parametrize("begin", range(0, IN_TEST, _SHARE))
def test_nobody_can_tell_two_games_with_other_secrets_apart(begin: int, tmp_path: Path) -> None:
    """Whatever the boards, the throws, the nominations and the trapdoors: the same bytes to everybody but the GM."""
    compare_all(tmp_path, range(begin, begin + _SHARE), _ROUNDS_IN_TEST)


@pytest.mark.soak
@pytest.mark.parametrize("begin", range(IN_TEST, IN_SOAK, 39))
def test_nobody_can_tell_a_thousand_pairs_apart(begin: int, tmp_path: Path) -> None:
    """The same for the rest of a thousand pairs."""
    compare_all(tmp_path, range(begin, min(begin + 39, IN_SOAK)), _ROUNDS_IN_SOAK)


def test_the_pairs_differ_in_everything_that_is_secret() -> None:
    """A property that holds of pairs without a difference says nothing: every kind of secret differs in many."""
    counted: Counter[str] = Counter()
    for seed in range(60):
        counted.update(draw_pair(Random(seed)).differs)
    for secret in ("snakes", "ladders", "layout", "throws", "trapdoor", "absences", "finish"):
        assert counted[secret] >= 6, (secret, counted)


@pytest.mark.parametrize("pair", [RICH, HOME], ids=["rich", "home"])
def test_pairs_made_by_hand_are_the_same_too(pair: Pair, tmp_path: Path) -> None:
    """The pairs that planted leaks are shown on are clean without one."""
    script = ASKING if pair is RICH else Script(asks=((),))
    assert compare(tmp_path, pair, script) is None


def test_a_correction_tells_no_more_than_a_round(tmp_path: Path) -> None:
    """Put right by other throws on other boards, with the same public outcome: errata and pages are the same too."""
    seen = []
    for name, world, throw in (("one", CORRECTED.one, 6), ("other", CORRECTED.other, 4)):
        right = {"Clive": {"A": {"throws": [throw], "trapdoor": 20 + throw}}}

        def put_right(house: House, right: dict[str, Any] = right) -> None:
            house.clock.moment += timedelta(hours=1)
            correct_round(house.server.office, "hill", right, "The GM misread a mail.")
            house.server.tick.beat(poll=True)

        seen.append(play(tmp_path / name, CORRECTED, world, ASKING, afterwards=put_right))
    assert seen[0].public == seen[1].public
    assert any(kind.startswith("erratum to brenda") for kind, _ in seen[0].things)
    assert any(kind.startswith("erratum to olga") for kind, _ in seen[0].things)
    assert seen[0].difference(seen[1]) is None


def leaving(house: House, number: int) -> None:
    """Dora leaves in the first round, and a stand-by plays on."""
    if number == 0:
        asked = house.write("Dora", "RESIGN")
        assert asked is not None
        house.write("Dora", "YES", answering=str(asked["Message-ID"]))


@pytest.mark.parametrize("stand_by", ["learner", "greedy", "lowest"])
def test_a_stand_by_plays_the_same_on_other_boards(stand_by: str, tmp_path: Path) -> None:
    """What a program plays for who has left follows from what the seat may see: the same bytes to everybody else."""
    script = Script(asks=(("STATUS",), (), ("HISTORY",)), stand_by=stand_by)
    seen = [
        play(tmp_path / name, STOOD_IN, world, script, other_mails=leaving)
        for name, world in (("one", STOOD_IN.one), ("other", STOOD_IN.other))
    ]
    assert seen[0].public == seen[1].public
    assert any(b"(stand-by) plays on" in data for _, data in seen[0].things)
    assert seen[0].difference(seen[1]) is None


def test_a_stand_by_that_has_read_the_board_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The property can fail: one that throws what the board tells it to is seen by the others."""
    ordered = stand_by._ordered

    def peeking(work: UnitOfWork, game: Game, *rest: Any) -> Any:
        known = ordered(work, game, *rest)
        secret = str(work.boards.of_game(game.id)[0].source)
        return {"A": {**known["A"], "throws": [4 if "33" in secret else 6]}}

    monkeypatch.setattr(stand_by, "_ordered", peeking)
    script = Script(asks=((),) * 3, stand_by="greedy")
    one = play(tmp_path / "one", STOOD_IN, STOOD_IN.one, script, other_mails=leaving)
    other = play(tmp_path / "other", STOOD_IN, STOOD_IN.other, script, other_mails=leaving)
    assert one.public != other.public
    assert one.difference(other) is not None
