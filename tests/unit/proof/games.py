"""Whole games played through the server in memory, with what a player has of them: the reveal file and the mails."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.game import JsonObject
from pbm.mail.decode import decode
from pbm.proof.papers import Paper, paper_of_mail
from pbm.proof.replay import replayed
from pbm.proof.reveal import read_reveal, write_reveal
from pbm.proof.verify import Verdict, verify
from pbm.reports.tongues import ENGLISH
from pbm.rulesets.registry import find_ruleset
from pbm.service.correcting import correct_round
from pbm.service.records import MailOut
from pbm.service.reveal import reveal_of
from tests.playthroughs.house import House, open_house, settings_in

BOARD: JsonObject = {
    "finish": 40,
    "layout": {"kind": "boustrophedon", "width": 10},
    "ladders": {"7": 22},
    "snakes": {"27": 12, "34": 19},
    "public": {"tell": ["size"]},
}
SECOND: JsonObject = {**BOARD, "ladders": {"5": 14}, "snakes": {"31": 16}}


@dataclass(frozen=True)
class Finished:
    """A game that is over: its reveal, and the mails each player got."""

    house: House = field(repr=False)
    reveal: Any = field(repr=False)
    mails: Sequence[MailOut] = field(repr=False)

    def changed(self) -> Any:
        """Return a copy of the reveal, to be tampered with."""
        return copy.deepcopy(self.reveal)

    def reports(self, name: str = "brenda", kinds: Sequence[str] = ("start", "report", "final")) -> list[Paper]:
        """Return a player's mails of some kinds as papers."""
        return [
            paper(f"{name}-{number}.eml", mail.raw)
            for number, mail in enumerate(self.mails, start=1)
            if mail.intended.startswith(name) and mail.kind in kinds
        ]


@cache
def paper(file: str, raw: bytes) -> Paper:
    """Return the paper in a mail."""
    letter = decode(raw)
    return paper_of_mail(file, raw, letter.text, letter.subject, "")


def verified(reveal: Any, papers: Sequence[Paper] = ()) -> Verdict:
    """Return the verdict on a reveal, which passes through its file."""
    return verify(read_reveal(write_reveal(reveal)), papers, read_board, (ENGLISH,))


def play(folder: Path, seed: int, corrected: Sequence[int] = (), **changes: Any) -> Finished:
    """Play a game to its end, with players who order, who tease in the press, and who forget.

    The GM puts Brenda's orders right after the rounds ``corrected``.
    """
    folder.mkdir(exist_ok=True)
    house = open_house(settings_in(folder))
    house.start(**{"boards": {"A": BOARD}, **changes})
    chance = random.Random(seed)
    office = house.server.office
    while (round_ := house.round()) is not None:
        with office.store.begin() as work:
            table = office.table(work, work.games.get(1))
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        for name in ("Brenda", "Clive", "Dora"):
            form = table.ruleset.order_form(table.config, state, name)
            if form is None or chance.random() < 0.4:
                continue
            words = []
            for board in form.boards:
                left = list(form.left.get(board, (1, 2, 3, 4, 5, 6)))
                chance.shuffle(left)
                throws = " then ".join(map(str, left[: len(form.turns)]))
                label = f"Board {board}: " if len(form.boards) > 1 else ""
                words.append(f"{label}throw {throws}, trapdoor {chance.choice([15, 25, 33])}")
            teasing = "\n\nPress: Place Player Space Change\n1 Brenda 99 +60" if chance.random() < 0.3 else ""
            house.write(name, "\n".join(words) + teasing)
        house.pass_deadline()
        if round_.number in corrected:
            form = table.ruleset.order_form(table.config, state, "Brenda")
            assert form is not None
            for throw in form.left["A"][-1:-3:-1]:
                orders: JsonObject = {"throws": [throw], "trapdoor": 33}
                correct_round(office, "hill", {"Brenda": {"A": orders}}, f"Her {throw} was misread.")
    with office.store.begin() as work:
        reveal = reveal_of(office, work, work.games.get(1))
    return Finished(house, json.loads(write_reveal(reveal)), tuple(house.outbox()))


def with_correction(reveal: Any, number: int, name: str, orders: Any) -> Any:
    """Return a reveal in which a round was first played with other orders of somebody, and then put right."""
    found = copy.deepcopy(reveal)
    round_ = found["rounds"][number - 1]
    replay = replayed(read_reveal(write_reveal(found)), read_board, find_ruleset)
    assert not replay.findings
    again = replay.rounds[number - 1]
    before = {**again.orders, name: orders}
    assert replay.ruleset is not None
    played = replay.ruleset.adjudicate(replay.config, again.tellings[0].before, before, None)  # type: ignore[arg-type]
    recorded = {
        "orders": before,
        "report": played.report,
        "gm": played.gm,
        "state_after": replay.ruleset.state_to_json(replay.config, played.state),
    }
    after = {
        "orders": dict(again.orders),
        **{part: round_[part] for part in ("report", "gm", "state_after")},
    }
    round_["corrections"] = [
        {
            "at": "2027-01-01T10:00:00+00:00",
            "by": "gm",
            "reason": "A mail was misfiled.",
            "before": recorded,
            "after": after,
        }
    ]
    return json.loads(write_reveal(found))
