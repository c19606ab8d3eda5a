"""How fast scenarios are adjudicated, beside the floor: reading the same lines and writing the same results.

    python benchmarks/adjudicate.py [LINES]

First the ratio: lines of one board, eight players and twenty rounds, whole line in to whole line out,
against ``json.loads`` of the line plus ``json.dumps`` of its result, taken in turns in the same run. Then
memory: LINES lines (100,000 unless given) go through the command itself, and its resident size after a
tenth of them is compared with that at the end.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

from pbm.service.scenario_text import adjudicate_text

NAMES = ("Alan", "Brenda", "Clive", "Doris", "Eric", "Fay", "Gus", "Hilda")
SCHEDULE = (1, 1, 1, 1, 2)
BOARD = {
    "finish": 400,
    "layout": {"kind": "boustrophedon", "width": 20},
    "ladders": {"28": 84},
    "rule": [
        {"kind": "ladder", "where": {"column": 5}, "effect": "+10"},
        {"kind": "snake", "where": {"digit_sum": 8}, "effect": "-15"},
    ],
    "conflict": "first",
    "wrong_direction": "skip",
}
PROGRAM = "import typer; from pbm.cli.adjudicate import adjudicate_command as c; typer.run(c)"


def scenario(rounds: int, seed: int) -> bytes:
    """Return a line of JSON: a game of eight from the start, with lawful orders for some rounds."""
    chance = random.Random(seed)
    played: list[Any] = []
    numbers: dict[str, list[int]] = {}
    for index in range(rounds):
        place = index % len(SCHEDULE)
        if place == 0:
            numbers = {name: chance.sample(range(1, 7), 6) for name in NAMES}
        start = sum(SCHEDULE[:place])
        orders = {}
        for name in NAMES:
            order: dict[str, Any] = {"throws": numbers[name][start : start + SCHEDULE[place]]}
            if chance.random() < 0.6:
                order["trapdoor"] = chance.randint(21, 120)
            orders[name] = {"A": order}
        played.append(orders)
    place_at_start = {"A": {"space": 0, "used": [], "home": None}}
    players = {name: {"status": "active", "boards": place_at_start} for name in NAMES}
    return json.dumps(
        {
            "ruleset": "postal",
            "boards": {"A": BOARD},
            "options": {"end_when_home": 0},
            "state": {"turn": 1, "start_players": len(NAMES), "players": players},
            "rounds": played,
        }
    ).encode()


def ratio() -> None:
    """Print how the whole line compares with its floor, over many short laps in turns."""
    lines = [scenario(20, seed) for seed in range(20)]
    results = [json.loads(adjudicate_text(line)) for line in lines]
    whole, floor = [], []
    for _ in range(25):
        begun = time.perf_counter()
        for line in lines:
            adjudicate_text(line)
        between = time.perf_counter()
        for line, result in zip(lines, results, strict=True):
            json.loads(line)
            json.dumps(result)
        ended = time.perf_counter()
        whole.append((between - begun) / len(lines))
        floor.append((ended - between) / len(lines))
    times = median(w / f for w, f in zip(whole, floor, strict=True))
    print(f"whole line {median(whole) * 1e3:.2f} ms, floor {median(floor) * 1e3:.2f} ms: {times:.2f} × the floor")


def resident(pid: int) -> int:
    """Return the resident size of a process in KiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def memory(count: int) -> bool:
    """Send lines through the command and print whether its size stays; return whether it does."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    stdin, stdout = process.stdin, process.stdout
    assert stdin is not None
    assert stdout is not None
    lines = [scenario(1, seed) + b"\n" for seed in range(50)]

    def feed() -> None:
        for index in range(count):
            stdin.write(lines[index % len(lines)])
        stdin.flush()

    begun = time.perf_counter()
    feeder = threading.Thread(target=feed)
    feeder.start()
    early = late = answered = 0
    for _ in range(count):
        answered += len(stdout.readline()) > 1
        if answered == max(1, count // 10):
            early = resident(process.pid)
    late = resident(process.pid)
    feeder.join()
    stdin.close()
    fine = process.wait() == 0 and answered == count
    stdout.close()
    seconds = time.perf_counter() - begun
    print(f"{answered} lines in {seconds:.1f} s; resident {early} KiB after a tenth, {late} KiB at the end")
    return fine and late < early + 4096


if __name__ == "__main__":
    ratio()
    if not memory(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000):
        sys.exit("memory grew, or lines were lost")
