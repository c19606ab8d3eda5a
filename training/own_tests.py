"""Keeps what the reader's own tests hold it to: the rows named ``own tests`` of training/first_sight.npz, anew.

    python training/own_tests.py

Every mail that is asked about and heard while the tests under tests/unit/orders run is kept, as meant so where the
reader takes it so: the tests pass, and they say of which sentences a GM would ask. Ordinary mails hold too few of
these to teach what must never be taken. It takes some five minutes; ``settle.py`` learns from the rows.
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
from first_sight import OWN, Row, asked_and_heard, keep, kept

from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders import parse
from pbm.orders.as_it_sounds import laid
from pbm.orders.as_meant import facts
from pbm.orders.likelihood import Opinion

TESTS = Path(__file__).parents[1] / "tests" / "unit" / "orders"
MAILS = TESTS / "test_mails_by_others.py"
"""What is no sentence of a test: those mails have rows of their own, from when they were met."""


def main() -> int:
    """Run the tests and keep the rows; 1 where one fails."""
    rows: dict[tuple[object, ...], Row] = {}
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
        weighing = asked_and_heard(form, reading, guess, opinion, subject, withdrawn=withdrawn)
        if weighing is not None:
            case, heard, told = weighing
            said = (*(token.low for token in told.tokens), form.boards, case.turns, subject)
            taken = made.verdict == "clear" and laid(form, made.orders) == case.orders
            rows[said] = Row(OWN, dict(facts(case, heard, told)), heard.sound.astype(np.float16), taken)
        return made

    with mock.patch.object(parse, "heard_out", listening):
        failed = pytest.main(["-q", "-p", "no:cacheprovider", str(TESTS), "--ignore", str(MAILS)])
    if failed:
        print("rows are kept only where every test passes")
        return 1
    keep([row for row in kept() if row.of != OWN] + list(rows.values()))
    print(f"{len(rows)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
