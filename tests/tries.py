"""How often a property is tried: `make test` tries a share of what `make soak` tries."""

from __future__ import annotations

import os

__all__ = ["tries"]


def tries(share: int) -> int:
    """Return how many examples to try: so many in `make test`, ten times as many where the long runs are whole."""
    return share * 10 if os.environ.get("PBM_SOAK") else share
