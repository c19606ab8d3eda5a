"""Learns how likely a mail is meant as it was understood: makes pbm/orders/meant.npz.

    python training/settle.py [--try | --check]

Learned from are the rows of training/first_sight.npz: mails that are asked about, as they were read before anybody had
looked at them, and those of the reader's own tests. The weights are those of a logistic regression that is held back
from large ones. ``--try`` writes nothing; it learns from seven eighths of the sets and says how the rest would be
taken, each set once. ``--check`` returns 1 where what is written would be taken otherwise.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from first_sight import OWN, Row, kept
from numpy.typing import NDArray
from scipy import optimize

from pbm.orders.as_meant import FILE

Floats = NDArray[np.float64]

HELD_BACK = 20.0
OF_SOUND = 0.3
"""How much the sound of a mail counts beside what is known of it: there is a great deal of it."""
FOLDS = 8
CLOSE = 0.02
SHOWN = (0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9)
WEIGHTS = Path(__file__).parents[1] / "pbm" / "orders" / FILE


def arranged(rows: Sequence[Row]) -> tuple[list[str], Floats, Floats]:
    """Return the facts' names, the rows in the same scale, and which were meant so."""
    names = sorted({name for row in rows for name in row.facts} - {"always"})
    known = np.array([[row.facts.get(name, 0.0) for name in names] for row in rows])
    sounds = np.array([row.sound for row in rows], float)
    return names, np.hstack([known, sounds]), np.array([row.meant for row in rows], float)


def learned(table: Floats, meant: Floats, facts: int, held_back: float = HELD_BACK) -> tuple[Floats, float]:
    """Return a weight for each column of a table, and what is weighed always."""
    middle, spread = table.mean(axis=0), table.std(axis=0) + 1e-6
    share = np.where(np.arange(table.shape[1]) < facts, 1.0, OF_SOUND)
    scaled = np.hstack([(table - middle) / spread * share, np.ones((len(table), 1))])
    back = np.append(np.full(table.shape[1], held_back), 0.0)

    def loss(weights: Floats) -> tuple[float, Floats]:
        score = scaled @ weights
        likely = 1 / (1 + np.exp(-score))
        lost = np.logaddexp(0, score) - meant * score
        return float(lost.sum() + (back * weights**2).sum() / 2), scaled.T @ (likely - meant) + back * weights

    found = optimize.minimize(loss, np.zeros(scaled.shape[1]), jac=True, method="L-BFGS-B").x
    weights = found[:-1] * share / spread
    return weights, float(found[-1] - weights @ middle)


def tried(rows: Sequence[Row]) -> None:
    """Print how each set would be taken by what the others teach."""
    names, table, meant = arranged(rows)
    sets = sorted({row.of for row in rows})
    folds = np.array([(number if row.of == OWN else sets.index(row.of)) % FOLDS for number, row in enumerate(rows)])
    likely = np.zeros(len(rows))
    for fold in range(FOLDS):
        weights, always = learned(table[folds != fold], meant[folds != fold], len(names))
        likely[folds == fold] = 1 / (1 + np.exp(-(table[folds == fold] @ weights + always)))
    print(f"{len(rows)} mails of {len(sets)} sets, {int(meant.sum())} meant as they were understood")
    print("from     taken  of them wrongly    of our own tests: taken  wrongly")
    own = np.array([row.of == OWN for row in rows])
    for least in SHOWN:
        counts = [int((of & (likely > least) & (meant == said)).sum()) for of in (~own, own) for said in (1, 0)]
        taken, wrongly, own_taken, own_wrongly = counts
        print(f"{least:<8g}{taken + wrongly:>6} {wrongly:>16} {own_taken + own_wrongly:>26} {own_wrongly:>8}")


def differ(names: Sequence[str], table: Floats, weights: Floats, always: float, where: Path = WEIGHTS) -> bool:
    """Return whether the weights in the package find other likelihoods, by more than rounding."""
    with np.load(where, allow_pickle=False) as arrays:
        if bytes(arrays["names"]).decode().split("\n")[:-1] != list(names):
            return True
        known = table @ np.append(arrays["weights"][:-1], arrays["sound"]) + arrays["weights"][-1]
    anew = table @ weights + always
    return not np.allclose(1 / (1 + np.exp(-known)), 1 / (1 + np.exp(-anew)), atol=CLOSE)


def write(names: Sequence[str], weights: Floats, always: float, where: Path = WEIGHTS) -> None:
    """Write weights into the package."""
    np.savez_compressed(
        where,
        names=np.frombuffer("\n".join((*names, "always")).encode(), np.uint8),
        weights=np.append(weights[: len(names)], always).astype(np.float32),
        sound=weights[len(names) :].astype(np.float32),
    )


def main() -> int:
    """Learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--try", action="store_true", dest="trying", help="say how it would do, and write nothing")
    how.add_argument("--check", action="store_true", help="say whether what is written is what is learned")
    options = parser.parse_args()
    rows = kept()
    if options.trying:
        tried(rows)
        return 0
    names, table, meant = arranged(rows)
    weights, always = learned(table, meant, len(names))
    if options.check:
        other = differ(names, table, weights, always)
        print("learned anew they are others: python training/settle.py" if other else "these are the weights")
        return int(other)
    write(names, weights, always)
    return 0


if __name__ == "__main__":
    sys.exit(main())
