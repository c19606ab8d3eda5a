"""Learns how likely plain orders were meant as they were understood: makes pbm/orders/plain.npz.

    python training/plain.py [FOLDER … | --own | --try | --check]

Each FOLDER is a set of mails with what each means (as in tests/orders), read before the reader was mended for it. For
every mail with plain orders that is heard all the same, since its words leave something over, its facts, its sound
and whether it was meant so are added to training/plain.npz, under the name of the folder; one that is there already
is left as it was. ``--own`` keeps the same of the sentences of the reader's own tests, all of which must pass, in the
place of those there were; it takes some five minutes. Without a folder the weights are learned from all rows;
``--try`` writes nothing, and says of each set how many would be asked about by what the others teach; ``--check``
returns 1 where what is written is not what is learned.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest import mock

import numpy as np
from first_sight import OWN, Row, form_of, keep, kept, laid, refuse_empty
from own_tests import TESTS, Met, heard_in_tests, row_of
from settle import arranged, differ, learned, write

from pbm.cli.orders import understood
from pbm.orders import third_opinion
from pbm.orders.as_meant import OF_PLAIN, Understood, facts
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard

HERE = Path(__file__).parent
ROWS = HERE / "plain.npz"
WEIGHTS = HERE.parent / "pbm" / "orders" / OF_PLAIN
NO_SENTENCES = (
    "test_mails_by_others.py",
    "test_two_minds.py",
    "test_short_mails.py",
    "test_said.py",
    "test_as_meant.py",
)
"""What holds mails of others, which have rows of their own or may not be learned from, and what weighs."""
HELD_BACK = 60.0
OWN_COUNTS = 6
"""How often a sentence of the reader's own tests counts: what these hold to be plain must stay so."""
FOLDS = 20
SHOWN = (0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9)


def taught(rows: Sequence[Row]) -> list[Row]:
    """Return the rows as often as they count."""
    return [row for row in rows for _ in range(OWN_COUNTS if row.of == OWN else 1)]


def rows_of(folder: Path) -> Iterator[Row]:
    """Yield the mails of a folder with plain orders that are heard."""
    for mail in sorted(folder.glob("*.eml")):
        meant = json.loads(mail.with_suffix(".json").read_text(encoding="utf-8"))
        found: list[tuple[Understood, Heard, Opinion]] = []

        def weighing(
            case: Understood, heard: Heard, opinion: Opinion, found: list[tuple[Understood, Heard, Opinion]] = found
        ) -> float:
            found.append((case, heard, opinion))
            return 1.0

        with mock.patch.object(third_opinion, "plain_likelihood", weighing):
            understood(mail.read_bytes(), form_of(meant))
        for case, heard, opinion in found[-1:]:
            right = meant["verdict"] == "clear" and case.orders == laid(meant)
            yield Row(folder.name, dict(facts(case, heard, opinion)), heard.sound.astype(np.float16), right)


def own_rows() -> list[Row]:
    """Return the plain orders of the reader's own tests that are heard, as these decide them; none where one fails."""
    rows: dict[tuple[object, ...], Row] = {}
    weighed: list[tuple[Understood, Heard, Opinion]] = []

    def weighing(case: Understood, heard: Heard, opinion: Opinion) -> float:
        weighed.append((case, heard, opinion))
        return 1.0

    def note(met: Met) -> None:
        while weighed:
            said, row = row_of(met, *weighed.pop(), met.made.verdict == "clear")
            rows[said] = row

    with mock.patch.object(third_opinion, "plain_likelihood", weighing):
        passed = heard_in_tests(note, [TESTS / name for name in NO_SENTENCES])
    return list(rows.values()) if passed else []


def tried(rows: Sequence[Row]) -> None:
    """Print how many of each set would be asked about by what the others teach, and how many of these rightly."""
    names, table, meant = arranged(rows)
    sets = sorted({row.of for row in rows})
    folds = np.array([sets.index(row.of) % FOLDS for row in rows])
    likely = np.zeros(len(rows))
    for fold in range(FOLDS):
        weights, always = learned(table[folds != fold], meant[folds != fold], len(names), HELD_BACK)
        likely[folds == fold] = 1 / (1 + np.exp(-(table[folds == fold] @ weights + always)))
    print(f"{len(rows)} mails of {len(sets)} sets, {int((meant == 0).sum())} not meant as they were understood")
    print("below   asked about  of them rightly")
    for least in SHOWN:
        asked = likely < least
        print(f"{least:<8g}{int(asked.sum()):>11} {int((asked & (meant == 0)).sum()):>16}")
    for of in sets:
        here = np.array([row.of == of for row in rows]) & (likely < SHOWN[3])
        if here.any():
            print(f"  {of}: {int(here.sum())}, {int((here & (meant == 0)).sum())} rightly")


def main() -> int:
    """Add the rows of folders, or learn from those there are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "folders", nargs="*", type=Path, metavar="FOLDER", help="a set of mails, NNN-slug.eml and .json"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--own", action="store_true", help="keep rows of the reader's own tests anew")
    how.add_argument("--try", action="store_true", dest="trying", help="say how it would do, and write nothing")
    how.add_argument("--check", action="store_true", help="say whether what is written is what is learned")
    options = parser.parse_args()
    if options.folders and (options.own or options.trying or options.check):
        parser.error("a folder is added by itself; learn, try or check without one")
    refuse_empty(parser, options.folders)
    rows = kept(ROWS)
    there = {row.of for row in rows}
    for folder in options.folders:
        if folder.name in there:
            print(f"{folder.name}: kept already, when it was met")
            continue
        new = list(rows_of(folder))
        print(f"{folder.name}: {len(new)} rows, {sum(not row.meant for row in new)} not meant so", flush=True)
        rows += new
    if options.folders:
        keep(rows, ROWS)
        return 0
    if options.own:
        own = own_rows()
        print(f"{len(own)} rows" if own else "rows are kept only where every test passes")
        if own:
            keep([row for row in rows if row.of != OWN] + own, ROWS)
        return int(not own)
    if options.trying:
        tried(rows)
        return 0
    names, table, meant = arranged(taught(rows))
    weights, always = learned(table, meant, len(names), HELD_BACK)
    if options.check:
        other = differ(names, table, weights, always, WEIGHTS)
        print("learned anew they are others: python training/plain.py" if other else "these are the weights")
        return int(other)
    write(names, weights, always, WEIGHTS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
