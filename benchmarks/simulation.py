"""How fast games are simulated, beside a plain loop over the same tables in the same run.

    python benchmarks/simulation.py [GAMES]

Postal games of eight who throw at random and nominate where they throw to, with trapdoors; then the race of two by one
die, and the classic game by two dice. The loops do what somebody would write who knows the rules and minds the time:
tables, local names, no objects. Both sides play in turns, and are told in throws by one player in a second; the means
they come to stand beside them, for they must be the same but for chance. GAMES are those of the fast side (100,000).
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

import numpy as np

from pbm.analysis.races import Race, race_of, race_of_game, simulate_race
from pbm.analysis.simulate import Habits, simulate_throws
from pbm.analysis.tally import Tally, spread
from pbm.analysis.throws import Die
from pbm.boards import read_board
from pbm.rulesets.classic import RULESET as CLASSIC
from pbm.rulesets.postal import RULESET as POSTAL
from pbm.rulesets.postal.state import Config

BOARD = {
    "finish": 100,
    "layout": {"kind": "boustrophedon", "width": 10},
    "underflow": "clamp",
    "rule": [
        {"kind": "ladder", "where": {"column": 5}, "effect": "+10"},
        {"kind": "snake", "where": {"digit_sum": 8}, "effect": "-15"},
    ],
}
PLAYERS = 8
LAPS = 5


def plain_postal(config: Config, games: int, seed: int) -> tuple[int, float]:
    """Return how many throws a plain loop made, and the mean of the turns that its games took."""
    chance = random.Random(seed)
    sample, numbers = chance.sample, (1, 2, 3, 4, 5, 6)
    track = config.tracks["A"]
    finish, below = track.finish, track.below
    jump = list(range(finish + 20))
    for start, end in track.jumps.items():
        jump[start] = end
    needed = config.options.votes_needed(PLAYERS)
    everybody = range(PLAYERS)
    throws = turns = 0
    for _ in range(games):
        spaces = [0] * PLAYERS
        over = False
        while not over:
            sets = [sample(numbers, 6) for _ in everybody]
            place = 0
            for length in (1, 1, 1, 1, 2):
                votes: dict[int, int] = {}
                for player in everybody:
                    vote = spaces[player] + sets[player][place]
                    votes[vote] = votes.get(vote, 0) + 1
                doors = {vote for vote, count in votes.items() if count >= needed and vote in below}
                for step in range(place, place + length):
                    for player in everybody:
                        here = spaces[player] + sets[player][step]
                        end = jump[here]
                        if doors and (here in doors or end in doors):
                            fallen: set[int] = set()
                            armed = True
                            while True:
                                if here in doors and here not in fallen:
                                    fallen.add(here)
                                    here, armed = below[here], True
                                elif armed and jump[here] != here:
                                    here, armed = jump[here], False
                                else:
                                    break
                            end = here
                        spaces[player] = end
                        if end >= finish:
                            over = True
                    throws += PLAYERS
                    turns += 1
                    if over:
                        break
                if over:
                    break
                place += length
    return throws, turns / games


def plain_race(race: Race, players: int, games: int, seed: int) -> tuple[int, float]:
    """Return how many throws of one die a plain loop made, and the mean of the rounds that its games took."""
    below = random.Random(seed).random
    table = [[int(race.leads[space * race.faces + face]) for face in range(6)] for space in range(race.finish)]
    finish = race.finish
    throws = rounds = 0
    for _ in range(games):
        spaces = [0] * players
        over = False
        while not over:
            rounds += 1
            for player in range(players):
                throws += 1
                here = spaces[player] = table[spaces[player]][int(below() * 6)]
                if here == finish:
                    over = True
                    break
    return throws, rounds / games


def plain_classic(race: Race, players: int, games: int, seed: int) -> tuple[int, float]:
    """Return how many throws of two dice a plain loop made, and the mean of the rounds that its games took."""
    below = random.Random(seed).random
    table = [[int(race.leads[space * 36 + face]) for face in range(36)] for space in range(race.finish)]
    finish = race.finish
    throws = rounds = 0
    for _ in range(games):
        spaces = [0] * players
        over = False
        while not over:
            rounds += 1
            for player in range(players):
                here, sixes = spaces[player], 0
                while True:
                    throws += 1
                    face = int(below() * 36)
                    if face == 35:
                        sixes += 1
                        if sixes == 3:
                            break
                    else:
                        sixes = 0
                    here = table[here][face]
                    if here == finish or face % 7:
                        break
                spaces[player] = here
                if here == finish:
                    over = True
                    break
    return throws, rounds / games


def compare(
    name: str, plain: Callable[[int], tuple[int, float]], fast: Callable[[int], tuple[int, float]], aim: float
) -> None:
    """Print how many throws in a second either side makes, over laps in turns."""
    sides: list[list[float]] = [[], []]
    means: list[list[float]] = [[], []]
    for lap in range(LAPS):
        for side, play in enumerate((plain, fast)):
            begun = time.perf_counter()
            throws, mean = play(lap)
            sides[side].append(throws / (time.perf_counter() - begun))
            means[side].append(mean)
    slow, quick = median(sides[0]), median(sides[1])
    ratios = sorted(b / a for a, b in zip(*sides, strict=True))
    print(f"{name}: a plain loop {slow:,.0f} throws a second, mean {sum(means[0]) / LAPS:.2f};")
    print(
        f"  {' ' * len(name)}vectorised {quick:,.0f}, mean {sum(means[1]) / LAPS:.2f}: "
        f"{median(ratios):.1f} times (aim {aim:g}; laps {ratios[0]:.1f} to {ratios[-1]:.1f})"
    )


def _summed(tallies: list[Tally], of: str) -> tuple[int, float]:
    total = tallies[0]
    for other in tallies[1:]:
        total = total + other
    return int(total.rolls @ np.arange(len(total.rolls))), spread(getattr(total, of)).value


def main() -> None:
    """Print all comparisons."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    postal = POSTAL.read_config({"A": BOARD}, {}, read_board)
    habits = Habits((False,) * PLAYERS, (False,) * PLAYERS)
    compare(
        "postal, eight",
        lambda lap: plain_postal(postal, games // 100, lap),
        lambda lap: _summed(list(simulate_throws(postal, habits, games, lap)), "turns"),
        8,
    )
    for name, race in (
        ("one die, two", race_of(100, postal.tracks["A"].jumps, Die.fair(6), "exact")),
        ("classic, two", race_of_game(CLASSIC.read_config({}, {}, read_board))),
    ):
        plain = plain_classic if race.again else plain_race
        compare(
            name,
            lambda lap, plain=plain, race=race: plain(race, 2, games // 100, lap),
            lambda lap, race=race: _summed(list(simulate_race(race, 2, games, lap)), "rounds"),
            8,
        )


if __name__ == "__main__":
    main()
