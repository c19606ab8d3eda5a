"""Weights of what is looked at, as they were learned: one file each, read when it is first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal

__all__ = ["FILES", "Weights", "weights"]

FILES: Final = ("throw", "trapdoor", "unsettled", "tail", "otherwise", "otherwise_prose")
"""What is weighed: whether a number is a throw, or a trapdoor, whether a mail should be asked about, whether what
follows an order leaves it open, and whether a number beside an order, on a line or in prose, is the throw meant."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each name, and where the scale begins."""

    table: Mapping[str, float]
    bias: float

    def of(self, names: Iterable[str]) -> float:
        """Return the sum for what was found: above 0 it is likelier than not, each 1 makes the odds 2.7 times."""
        return self.bias + sum(filter(None, map(self.table.get, names)))


@cache
def weights(name: Literal["throw", "trapdoor", "unsettled", "tail", "otherwise", "otherwise_prose"]) -> Weights:
    """Return the weights in one of ``FILES``: lines of a name, a tab and hundredths; the bias under an empty name."""
    text = resources.files(__package__).joinpath(f"{name}.tsv").read_text(encoding="utf-8")
    fields = text.replace("\n", "\t").split("\t")  # at one go: there are tens of thousands
    table = {named: int(value) / 100 for named, value in zip(fields[::2], fields[1::2], strict=False)}
    return Weights(table, table.pop("", 0.0))
