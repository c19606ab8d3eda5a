"""Boards of cards for tests: as a game of cards has them, and a printed one of a hundred squares."""

from __future__ import annotations

import math
import random

from pbm.rulesets.grid import Cell, CellKind, Grid, Link, LinkKind

NAMES = ("Alan", "Brenda", "Clive", "Dora", "Edmund", "Fiona", "Graham", "Hettie")
_LABELS = ("Extra roll", "Swap players", "Move ladder", "2 ladders", "2 snakes", "Swap cards", "Reverse", "Send -4")


def cards(rows: int, columns: int, seed: int = 1, *, players: int = 4, short: int = 0, reverse: bool = False) -> Grid:
    """Return a board of cards with nine pieces at most; ``short`` cells are missing from the last row."""
    chance = random.Random(seed)
    count = rows * columns - short
    made = [_card(chance, at, count) for at in range(count)]
    bare = Grid("A", rows, columns, tuple(made))
    links: list[Link] = []
    taken: set[int] = set()
    specs: tuple[tuple[LinkKind, str], ...] = (("snake", "S"), ("ladder", "L"), ("lamppost", "P"))
    for kind, letter in specs:
        for number in range(1, 4):
            pairs = [
                (top, bottom)
                for top in range(2, count - 1)
                for bottom in range(1, top)
                if 1.8 <= math.dist(bare.place(top), bare.place(bottom)) <= 4.3
                and bare.place(top)[1] != bare.place(bottom)[1]
                and not taken & {top, bottom}
            ]
            if pairs:
                top, bottom = chance.choice(pairs)
                taken |= {top, bottom}
                down = None if kind == "lamppost" else (kind == "snake") != reverse
                links.append(Link(kind, top, bottom, f"{letter}{number}", down, chance.random() < 0.2))
    places = {name: chance.choice((0, chance.randrange(count))) for name in NAMES[:players]}
    return Grid("A", rows, columns, tuple(made), tuple(links), places)


def _card(chance: random.Random, at: int, count: int) -> Cell:
    if at in (0, count - 1):
        return Cell(at, "start" if at == 0 else "finish", "Start" if at == 0 else "Finish")
    kind: CellKind = chance.choice(("plain", "forward", "back", "action"))
    number = chance.randint(1, 6)
    label = {"plain": "", "forward": f"+{number}", "back": f"-{number}"}.get(kind) or chance.choice(_LABELS)
    return Cell(at, kind, "" if kind == "plain" else label, chance.random() < 0.1)


def squares() -> Grid:
    """Return a board of a hundred squares whose snakes and ladders have no names."""
    jumps = {2: 38, 7: 14, 28: 84, 51: 67, 78: 98, 16: 6, 49: 11, 62: 19, 87: 24, 99: 80}
    links = tuple(
        Link("ladder", end, start, "", False) if end > start else Link("snake", start, end, "", True)
        for start, end in jumps.items()
    )
    players = {"Alan": 42, "Brenda": 42, "Clive": 97}
    return Grid("A", 10, 10, tuple(Cell(at) for at in range(1, 101)), links, players)
