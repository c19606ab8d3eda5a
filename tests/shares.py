"""Which cases of a long list `make test` runs: a fixed share of those that are tried whole without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

__all__ = ["in_share"]

_OF_SENTENCES = ("tests/unit/orders/", "tests/rulesets/")  # sixty thousand sentences
_OF_SENTENCES_AND_STATES = "tests/playthroughs/"
_OF_GAMES = "tests/playthroughs/test_seasons.py"  # which of them are run is told there
_FEW = 6  # cases of a playthrough that are as many states of a game, rather than sentences


def in_share(names: Sequence[str], every: int) -> list[bool]:
    """Return for each test whether it is run: of one that tries sentences one case in ``every``, and always the first.

    A name is the test's path, with the case in brackets. The share is the same each time: the cases keep their order.
    """
    cases = Counter(name.partition("[")[0] for name in names)
    met: Counter[str] = Counter()
    kept = []
    for name in names:
        test, case, _ = name.partition("[")
        states = test.startswith(_OF_SENTENCES_AND_STATES) and not test.startswith(_OF_GAMES)
        sentences = test.startswith(_OF_SENTENCES) or (states and cases[test] > _FEW)
        kept.append(not case or not sentences or met[test] % every == 0)
        met[test] += 1
    return kept
