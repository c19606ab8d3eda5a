"""Races for tests: tracks as a view gives them, from spaces by round."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from pbm.rulesets.api import Runner, Track

NAMES = ("Alan", "Brenda", "Clive", "Dora", "Edmund", "Fiona", "Graham", "Hettie", "Ivor", "Jo", "Kit", "Lavinia")


def race(spaces: Mapping[str, Sequence[int | None]], finish: int | None = 100) -> tuple[Track, ...]:
    """Return the tracks of a race; None is for a round in which somebody was not there."""
    tracks = []
    homes: dict[str, int] = {}
    for number in range(max(map(len, spaces.values()))):
        there = {name: row[number] for name, row in spaces.items() if number < len(row)}
        now = {name: space for name, space in there.items() if space is not None}
        for name, space in now.items():
            if space >= (finish or 100):
                homes.setdefault(name, number)
        score = {name: (homes.get(name, 1000), -space) for name, space in now.items()}
        runners = [
            Runner(
                name=name,
                space=space,
                before=spaces[name][number - 1] if number else None,
                home=(homes[name],) if name in homes else (),
                place=1 + sum(other < score[name] for other in score.values()),
            )
            for name, space in now.items()
        ]
        tracks.append(Track("A", finish, tuple(sorted(runners, key=lambda runner: (runner.place, runner.name)))))
    return tuple(tracks)


def random_race(players: int, rounds: int, seed: int, finish: int | None = 100) -> tuple[Track, ...]:
    """Return a race with falls, climbs, newcomers and leavers."""
    chance = random.Random(seed)
    spaces: dict[str, list[int | None]] = {}
    for number in range(players):
        row: list[int | None] = [0]
        for _ in range(rounds):
            step = chance.randint(1, 6) + chance.choice([0, 0, 0, 0, -20, 17])
            row.append(min(107, max(0, (row[-1] or 0) + step)) if (row[-1] or 0) < 100 else row[-1])
        if number > 1 and rounds > 3 and chance.random() < 0.3:
            gone = chance.randint(1, rounds)
            row[gone:] = [None] * (rounds + 1 - gone)
        elif number > 1 and rounds > 3 and chance.random() < 0.3:
            came = chance.randint(1, rounds)
            row = [None] * came + row[: rounds + 1 - came]
        spaces[NAMES[number]] = row
    return race(spaces, finish)
