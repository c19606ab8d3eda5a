"""A game with dice is proved with the seed: every die is drawn again."""

from __future__ import annotations

import json
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.seal import dice_seal
from pbm.proof.papers import paper_of_text
from pbm.proof.reveal import read_reveal, write_reveal
from pbm.proof.verify import Verdict, verify
from pbm.reports.tongues import ENGLISH
from tests.unit.proof.toss import Toss, finished

SEED = bytes(range(1, 33))


def verified(reveal: Any, *reports: str) -> Verdict:
    """Return the verdict on a toss."""
    papers = [paper_of_text(f"{number}.txt", text.encode()) for number, text in enumerate(reports, start=1)]
    return verify(read_reveal(write_reveal(reveal)), papers, read_board, (ENGLISH,), lambda name: Toss())  # type: ignore[arg-type, return-value]


def report(reveal: Any, number: int, seal: str | None = None) -> str:
    """Return a report of a round as a server might write it."""
    sums = reveal["rounds"][number - 1]["report"]["sums"]
    rows = "\n".join(f"{name}  {total}" for name, total in sums.items())
    return f"Toss, round {number}\n\nWho  Sum\n---  ---\n{rows}\n\nSeals:\ndice {seal or reveal['dice']['seal']}\n"


def test_a_true_game_of_dice_agrees() -> None:
    """Rolls and shuffles of every round come out of the seed, whose seal every report has."""
    reveal = finished(SEED)
    verdict = verified(reveal, *(report(reveal, number) for number in range(1, 6)))
    assert verdict.findings == ()
    assert verdict.rounds == verdict.reports == 5


def test_another_seed_gives_other_dice() -> None:
    """A seed that was changed does not fit its seal; sealed anew, it fits neither the reports nor the rounds."""
    reveal = finished(SEED)
    other = bytes(range(2, 34))
    reveal["dice"]["seed"] = other.hex()
    assert "dice.seal" in {finding.key for finding in verified(reveal).findings}
    old = reveal["dice"]["seal"]
    reveal["dice"]["seal"] = dice_seal(other)
    findings = verified(reveal, report(reveal, 1, old)).findings
    assert {finding.code for finding in findings} >= {"round", "report-seal"}
    assert any(finding.message.startswith("This seal of the dice") for finding in findings)


def test_a_die_that_was_changed() -> None:
    """One die of one round in the file, and the place is named."""
    reveal = json.loads(json.dumps(finished(SEED)))
    was = reveal["rounds"][2]["gm"]["rolls"]["Ben"]
    reveal["rounds"][2]["gm"]["rolls"]["Ben"] = was % 6 + 1
    (wrong,) = verified(reveal).findings
    assert (wrong.key, wrong.replay) == ("rounds[2].gm.rolls.Ben", str(was))


def test_the_dice_hang_on_the_name_of_the_game() -> None:
    """The same seed in another game gives other dice, so a seed cannot be passed off as another game's."""
    reveal = finished(SEED)
    reveal["game"]["key"] = "other"
    assert not verified(reveal).agrees


def test_a_file_that_withholds_its_dice() -> None:
    """Without the seed no round can be played again, and that is said."""
    reveal = finished(SEED)
    reveal["dice"] = None
    assert "has no dice" in verified(reveal).findings[0].message
