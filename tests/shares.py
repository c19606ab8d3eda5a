"""Which cases of a long list `make test` runs: a fixed share of those that are tried whole without it."""

from __future__ import annotations

__all__ = ["share_of"]

_OF_SENTENCES = ("tests/unit/orders/", "tests/rulesets/")  # sixty thousand sentences
_OF_PLAYTHROUGHS = "tests/playthroughs/"
_OF_GAMES = "tests/playthroughs/test_seasons.py"  # which of them are run is told there
_OFTENER = 4  # a playthrough's cases, of which some are states of a game, are tried so many times as often


def share_of(test: str, every: int) -> int:
    """Return one in how many of the cases of a test is run, where of one that tries sentences it is one in ``every``.

    ``test`` is its path and name. The first case is always run, and the share is the same each time.
    """
    if test.startswith(_OF_SENTENCES):
        return every
    if test.startswith(_OF_PLAYTHROUGHS) and not test.startswith(_OF_GAMES):
        return max(1, every // _OFTENER)
    return 1
