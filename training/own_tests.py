"""Keeps what the reader's own tests hold it to: the rows named ``own tests`` of training/first_sight.npz, anew.

    python training/own_tests.py

Every mail that is asked about and heard while the tests under tests/unit/orders run is kept, as meant so where the
reader takes it so: the tests pass, and they say of which sentences a GM would ask. Ordinary mails hold too few of
these to teach what must never be taken. It takes some five minutes; ``settle.py`` learns from the rows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
from first_sight import OWN, Row, asked_and_heard, keep, kept

from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders import parse
from pbm.orders.as_it_sounds import laid
from pbm.orders.as_meant import Understood, facts
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard

TESTS = Path(__file__).parents[1] / "tests" / "unit" / "orders"
MAILS = TESTS / "test_mails_by_others.py"
"""What is no sentence of a test: those mails have rows of their own, from when they were met."""


@dataclass(frozen=True)
class Met:
    """A mail that a test reads: what the third opinion was given, and what it made of that."""

    form: OrderForm
    reading: Reading
    guess: RawOrders
    opinion: Opinion | None
    subject: str
    withdrawn: bool
    made: Reading


def heard_in_tests(note: Callable[[Met], None], left_out: Sequence[Path]) -> bool:
    """Run the reader's own tests but some files; tell ``note`` each mail, and return whether all tests pass."""
    hearing = parse.heard_out

    def listening(
        form: OrderForm,
        reading: Reading,
        guess: RawOrders,
        opinion: Opinion | None,
        subject: str,
        *,
        withdrawn: bool = False,
    ) -> Reading:
        made = hearing(form, reading, guess, opinion, subject, withdrawn=withdrawn)
        note(Met(form, reading, guess, opinion, subject, withdrawn, made))
        return made

    without = [word for path in left_out for word in ("--ignore", str(path))]
    with mock.patch.object(parse, "heard_out", listening):
        return not pytest.main(["-q", "-p", "no:cacheprovider", str(TESTS), *without])


def row_of(met: Met, case: Understood, heard: Heard, told: Opinion, meant: bool) -> tuple[tuple[object, ...], Row]:
    """Return the row of a mail of the tests, and what tells it from others: it is read in more than one of them."""
    said = (*(token.low for token in told.tokens), met.form.boards, case.turns, met.subject)
    return said, Row(OWN, dict(facts(case, heard, told)), heard.sound.astype(np.float16), meant)


def main() -> int:
    """Run the tests and keep the rows; 1 where one fails."""
    rows: dict[tuple[object, ...], Row] = {}

    def note(met: Met) -> None:
        weighing = asked_and_heard(met.form, met.reading, met.guess, met.opinion, met.subject, withdrawn=met.withdrawn)
        if weighing is not None:
            taken = met.made.verdict == "clear" and laid(met.form, met.made.orders) == weighing[0].orders
            said, row = row_of(met, *weighing, taken)
            rows[said] = row

    if not heard_in_tests(note, (MAILS,)):
        print("rows are kept only where every test passes")
        return 1
    keep([row for row in kept() if row.of != OWN] + list(rows.values()))
    print(f"{len(rows)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
