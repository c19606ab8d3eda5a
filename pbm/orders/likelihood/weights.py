"""Weights of what is looked at, as they were learned: one file each, read when it is first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal

from pbm.orders.likelihood.features import Name

__all__ = ["FILES", "Weights", "weights"]

FILES: Final = ("throw", "trapdoor", "unsettled", "tail")
"""What is weighed: whether a number is a throw, or a trapdoor, whether a mail should be asked about, and whether what
follows an order leaves it open."""
_OF_ROWS: Final = ("unsettled", "tail")
"""Those of words and rows of them: a blank parts two words there."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each name, and where the scale begins."""

    table: Mapping[Name, float]
    bias: float

    def of(self, names: Iterable[Name]) -> float:
        """Return the sum for what was found: above 0 it is likelier than not, each 1 makes the odds 2.7 times."""
        return self.bias + sum(filter(None, map(self.table.get, names)))


@cache
def weights(name: Literal["throw", "trapdoor", "unsettled", "tail"]) -> Weights:
    """Return the weights in one of ``FILES``: lines of a name, a tab and hundredths; the bias under an empty name."""
    text = resources.files(__package__).joinpath(f"{name}.tsv").read_text(encoding="utf-8")
    lines = [line.rpartition("\t") for line in text.splitlines()]
    rows = name in _OF_ROWS
    table: dict[Name, float] = {
        (tuple(named.split(" ")) if rows and " " in named else named): int(value) / 100 for named, _, value in lines
    }
    return Weights(table, table.pop("", 0.0))
