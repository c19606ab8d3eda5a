"""Which cases of a long list `make test` runs: a fixed share of those that are tried whole without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

__all__ = ["in_share"]

_OF_SENTENCES = ("tests/unit/orders/", "tests/rulesets/", "tests/playthroughs/")  # thirteen thousand sentences


def in_share(names: Sequence[str], every: int) -> list[bool]:
    """Return for each test whether it is run: of one that tries sentences one case in ``every``, and always the first.

    A name is the test's path, with the case in brackets. The share is the same each time: the cases keep their order.
    """
    met: Counter[str] = Counter()
    kept = []
    for name in names:
        test, case, _ = name.partition("[")
        kept.append(not case or not test.startswith(_OF_SENTENCES) or met[test] % every == 0)
        met[test] += 1
    return kept
