"""Which cases of a long list `make test` runs: a fixed share of those that are tried whole without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

__all__ = ["in_share"]

_OF_SENTENCES = ("tests/unit/orders/", "tests/rulesets/")  # sixty thousand sentences
_OF_PLAYTHROUGHS = "tests/playthroughs/"
_OF_GAMES = "tests/playthroughs/test_seasons.py"  # which of them are run is told there
_OFTENER = 8  # a playthrough's cases, of which some are states of a game, are tried so many times as often


def in_share(names: Sequence[str], every: int) -> list[bool]:
    """Return for each test whether it is run: of one that tries sentences one case in ``every``, and always the first.

    A name is the test's path, with the case in brackets. The share is the same each time: the cases keep their order.
    """
    met: Counter[str] = Counter()
    kept = []
    for name in names:
        test, case, _ = name.partition("[")
        share = 1
        if test.startswith(_OF_SENTENCES):
            share = every
        elif test.startswith(_OF_PLAYTHROUGHS) and not test.startswith(_OF_GAMES):
            share = max(1, every // _OFTENER)
        kept.append(not case or met[test] % share == 0)
        met[test] += 1
    return kept
