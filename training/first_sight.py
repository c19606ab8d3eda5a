"""Keeps what is made of mails before anybody has looked at them: adds to training/first_sight.npz.

    python training/first_sight.py FOLDER …

Each FOLDER is a set of mails that the reader was never mended for, with what each means (as in tests/orders). For every
mail that is asked about and heard, its facts, its sound and whether it was meant as it was understood are kept, under
the name of the folder; one that is there already is left as it was, since a mail is met for the first time once.
``settle.py`` learns from all of them, and from what ``own_tests.py`` adds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
from numpy.typing import NDArray

from pbm.cli.orders import understood
from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders import parse
from pbm.orders.as_it_sounds import sounding
from pbm.orders.as_it_sounds import understood as weighed
from pbm.orders.as_meant import Laid, Understood, facts
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard
from pbm.orders.third_opinion import hear

ROWS = Path(__file__).parent / "first_sight.npz"
OWN = "own tests"
"""What stands in the place of a folder for the sentences of the reader's own tests."""


@dataclass(frozen=True)
class Row:
    """A mail of the set ``of`` as it was met: what is known of it, how it sounds, and whether it was meant so."""

    of: str
    facts: dict[str, float]
    sound: NDArray[np.float16]
    meant: bool


def form_of(meant: dict[str, Any]) -> OrderForm:
    """Return the form of the round that a mail was written for."""
    throw = Field("throws", "", "numbers", count=meant["turns"], low=1, high=6)
    door = Field("trapdoor", "", "space", low=1, high=100, optional=True)
    return OrderForm(tuple(meant["boards"]), (), (throw, door))


def laid(meant: dict[str, Any]) -> Laid:
    """Return what a mail is known to order on each board."""
    made: dict[str, tuple[tuple[int, ...], int | None]] = {}
    for board in meant["boards"]:
        order = meant["orders"].get(board) or {}
        door = order.get("trapdoor")
        made[board] = (tuple(order.get("throws") or ()), door if isinstance(door, int) else None)
    return made


def asked_and_heard(
    form: OrderForm, reading: Reading, guess: RawOrders, opinion: Opinion | None, subject: str, *, withdrawn: bool
) -> tuple[Understood, Heard, Opinion] | None:
    """Return what is weighed of a mail; None where it is not asked about, or has nothing that could be taken."""
    changed = reading.later or reading.seconds or reading.replacing
    if opinion is None or not opinion.whole or changed or reading.verdict != "ask":
        return None
    if reading.kind not in ("orders", "other"):
        return None
    heard = hear(form, opinion, subject)
    orders = sounding(form, reading, guess, opinion, heard)
    if not any(order.get("throws") for order in orders.values()):
        return None
    return weighed(form, reading, orders, withdrawn=withdrawn, guessed=bool(guess)), heard, opinion


def rows_of(folder: Path) -> Iterator[Row]:
    """Yield the mails of a folder that are asked about, heard and have something that could be taken."""
    for mail in sorted(folder.glob("*.eml")):
        meant = json.loads(mail.with_suffix(".json").read_text(encoding="utf-8"))
        found: list[Row] = []

        def listening(
            form: OrderForm,
            reading: Reading,
            guess: RawOrders,
            opinion: Opinion | None,
            subject: str,
            *,
            withdrawn: bool = False,
            meant: dict[str, Any] = meant,
            found: list[Row] = found,
        ) -> Reading:
            weighing = asked_and_heard(form, reading, guess, opinion, subject, withdrawn=withdrawn)
            if weighing is not None:
                case, heard, told = weighing
                right = meant["verdict"] == "clear" and case.orders == laid(meant)
                found.append(Row(folder.name, dict(facts(case, heard, told)), heard.sound.astype(np.float16), right))
            return reading

        with mock.patch.object(parse, "heard_out", listening):
            understood(mail.read_bytes(), form_of(meant))
        yield from found[-1:]


def kept(where: Path = ROWS) -> list[Row]:
    """Return the rows that are kept."""
    if not where.exists():
        return []
    with np.load(where, allow_pickle=False) as arrays:
        names = bytes(arrays["names"]).decode().split("\n")
        sets = bytes(arrays["sets"]).decode().split("\n")
        known = arrays["facts"].astype(float)
        return [
            Row(of, dict(zip(names, values, strict=True)), sound, bool(meant))
            for of, values, sound, meant in zip(sets, known.tolist(), arrays["sounds"], arrays["meant"], strict=True)
        ]


def keep(rows: list[Row], where: Path = ROWS) -> None:
    """Write the rows; a fact that was not known of an older one is 0 there."""
    names = sorted({name for row in rows for name in row.facts})
    np.savez_compressed(
        where,
        names=np.frombuffer("\n".join(names).encode(), np.uint8),
        sets=np.frombuffer("\n".join(row.of for row in rows).encode(), np.uint8),
        facts=np.array([[row.facts.get(name, 0.0) for name in names] for row in rows], np.float16),
        sounds=np.array([row.sound for row in rows], np.float16),
        meant=np.array([row.meant for row in rows]),
    )


def refuse_empty(parser: argparse.ArgumentParser, folders: Sequence[Path]) -> None:
    """End the program where one of the folders has no mails, saying which."""
    for folder in folders:
        if not any(folder.glob("*.eml")):
            parser.error(f"{folder}: no mails there, pairs NNN-slug.eml and NNN-slug.json")


def main() -> int:
    """Add the rows of the folders."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "folders", nargs="+", type=Path, metavar="FOLDER", help="a set of mails, NNN-slug.eml and .json"
    )
    folders: list[Path] = parser.parse_args().folders
    refuse_empty(parser, folders)
    rows = kept()
    there = {row.of for row in rows}
    for folder in folders:
        known = folder.name in there
        new = [] if known else list(rows_of(folder))
        print(f"{folder.name}: kept already, when it was met" if known else f"{folder.name}: {len(new)} rows")
        rows += new
    keep(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
