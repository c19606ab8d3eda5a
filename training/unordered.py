"""Learns what a mail is in which nothing is ordered: makes pbm/orders/unordered.npz.

    python training/unordered.py [--add FOLDER … | --own | --check]

Learned from are training/unordered.toml, heard anew each time, and the rows of training/unordered.npz: mails of
which it is known, as they sound. ``--add`` adds those of sets of mails (as in tests/orders), ``--own`` puts in anew
what the reader decides in its own tests, all of which must pass; a set that is there already is left as it is.
``--check`` returns 1 where what is written is not what is learned.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest
from first_sight import OWN, form_of, laid, refuse_empty
from numpy.typing import NDArray
from own_tests import MAILS, TESTS
from settle import learned

from pbm.cli.orders import understood
from pbm.core.orders import OrderForm, Reading
from pbm.orders import parse
from pbm.orders.cleaning.clean import clean
from pbm.orders.likelihood import Opinion
from pbm.orders.outcome import fields_of
from pbm.orders.third_opinion import hear
from pbm.orders.unordered import FILE, SORTS, facts

HERE = Path(__file__).parent
ROWS, TEXTS = HERE / "unordered.npz", HERE / "unordered.toml"
WEIGHTS = HERE.parent / "pbm" / "orders" / FILE
HELD_BACK = 0.1
COUNTED = 3
"""How often what was written for this counts, and who leaves: there are few of them."""
CLOSE = 0.02
FORM = form_of({"turns": 1, "boards": ["A"]})
MACHINES = ("auto-reply", "bounce")

Row = tuple[str, NDArray[np.float32], str]
"""Where a mail is from, what is weighed of it, and its sort."""


class Listener:
    """Hears what would be heard while mails are read."""

    def __init__(self) -> None:
        self.rows: dict[tuple[object, ...], tuple[NDArray[np.float32], Reading]] = {}
        self._by_sound = parse.by_sound

    def __call__(
        self, form: OrderForm, reading: Reading, opinion: Opinion | None, subject: str, *, unasked: bool = False
    ) -> Reading:
        """Take the place of ``by_sound``."""
        made = self._by_sound(form, reading, opinion, subject, unasked=unasked)
        if opinion is None or None in fields_of(form) or any(o.get("throws") for o in reading.orders.values()):
            return made
        heard = hear(form, opinion, subject)
        weighed = np.array([*facts(heard, opinion), *heard.sound], np.float32)
        self.rows[(*(token.low for token in opinion.tokens), form.boards, subject)] = weighed, made
        return made


def sort_of(meant: dict[str, Any]) -> str:
    """Return the sort of a mail by what it means."""
    if meant["verdict"] != "clear" or any(thrown or door for thrown, door in laid(meant).values()):
        return "open"
    return "leaving" if meant["kind"] == "resign" else "idle"


def rows_of(folder: Path) -> Iterator[Row]:
    """Yield the mails of a folder that were written by people and in which no throw is found."""
    for mail in sorted(folder.glob("*.eml")):
        meant = json.loads(mail.with_suffix(".json").read_text(encoding="utf-8"))
        listener = Listener()
        with mock.patch.object(parse, "by_sound", listener):
            understood(mail.read_bytes(), form_of(meant))
        if meant["kind"] not in MACHINES:
            yield from ((folder.name, weighed, sort_of(meant)) for weighed, _ in listener.rows.values())


def own_rows() -> list[Row]:
    """Return the mails of the reader's own tests in which no throw is found; nothing where a test fails."""
    listener = Listener()
    with mock.patch.object(parse, "by_sound", listener):
        if pytest.main(["-q", "-p", "no:cacheprovider", str(TESTS), "--ignore", str(MAILS)]):
            return []
    sorts = {"resign": "leaving", "other": "idle", "press": "idle"}
    decided = [(weighed, made) for weighed, made in listener.rows.values() if not made.asked]
    return [(OWN, row, sorts.get(made.kind, "open") if made.verdict == "clear" else "open") for row, made in decided]


def telling(rows: list[Row]) -> list[Row]:
    """Return rows without those that are open and sound so by the weights there are: thousands that teach no more."""
    with np.load(WEIGHTS, allow_pickle=False) as arrays:
        weights, always = np.hstack([arrays["known"], arrays["sound"]]), arrays["always"]
    likely = [1 / (1 + np.exp(-(weights @ row[1] + always))) for row in rows]
    return [
        row
        for row, (_, idle, leaving) in zip(rows, likely, strict=True)
        if row[2] != "open" or leaving > 0.1 or idle > 0.3
    ]


def written_rows() -> Iterator[Row]:
    """Yield the mails that were written for this."""
    for sort, texts in tomllib.loads(TEXTS.read_text(encoding="utf-8")).items():
        for text in texts:
            listener = Listener()
            with mock.patch.object(parse, "by_sound", listener):
                parse.read(clean(text), FORM, "Re: Viper turn 4")
            yield from ((TEXTS.name, weighed, sort) for weighed, _ in listener.rows.values())


def kept() -> list[Row]:
    """Return the rows that are kept."""
    with np.load(ROWS, allow_pickle=False) as arrays:
        sets, sorts = (bytes(arrays[name]).decode().split("\n") for name in ("sets", "sorts"))
        return list(zip(sets, arrays["weighed"].astype(np.float32), sorts, strict=True))


def keep(rows: list[Row]) -> None:
    """Write the rows."""
    np.savez_compressed(
        ROWS,
        sets=np.frombuffer("\n".join(row[0] for row in rows).encode(), np.uint8),
        sorts=np.frombuffer("\n".join(row[2] for row in rows).encode(), np.uint8),
        weighed=np.array([row[1] for row in rows], np.float16),
    )


def main() -> int:
    """Add rows, or learn from all of them and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--add", nargs="+", type=Path, metavar="FOLDER", help="a set of mails, NNN-slug.eml and .json")
    how.add_argument("--own", action="store_true", help="what the reader decides in its own tests")
    how.add_argument("--check", action="store_true", help="say whether what is written is what is learned")
    options = parser.parse_args()
    rows = kept()
    if options.add or options.own:
        refuse_empty(parser, options.add or ())
        there = {row[0] for row in rows}
        own = telling(own_rows()) if options.own else []
        if options.own and not own:
            parser.error("a test of the reader fails: what it decides is learned from once all of them pass")
        new = own or [row for folder in options.add or () if folder.name not in there for row in rows_of(folder)]
        keep([row for row in rows if not (own and row[0] == OWN)] + new)
        print(f"{len(new)} rows")
        return int(not new)
    rows += [*written_rows()] * COUNTED
    rows += [row for row in rows if row[2] == "leaving"] * (COUNTED - 1)
    table, sorts = np.array([row[1] for row in rows], float), np.array([row[2] for row in rows])
    known = table.shape[1] - next(iter(np.load(WEIGHTS.with_name("meant.npz"))["sound"].shape))
    made = [learned(table, (sorts == sort).astype(float), known, HELD_BACK) for sort in SORTS]
    weights, always = np.array([weighed for weighed, _ in made]), np.array([each for _, each in made])
    if options.check:
        with np.load(WEIGHTS, allow_pickle=False) as arrays:
            there_now = table @ np.hstack([arrays["known"], arrays["sound"]]).T + arrays["always"]
        anew = table @ weights.T + always
        same = np.allclose(1 / (1 + np.exp(-there_now)), 1 / (1 + np.exp(-anew)), atol=CLOSE)
        print("these are the weights" if same else "learned anew they are others: python training/unordered.py")
        return int(not same)
    np.savez_compressed(
        WEIGHTS,
        known=weights[:, :known].astype(np.float32),
        sound=weights[:, known:].astype(np.float32),
        always=always.astype(np.float32),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
