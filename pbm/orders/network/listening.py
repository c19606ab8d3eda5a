"""A mail, heard: what the network makes of its words."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from pbm.orders.network.pieces import Pieces
from pbm.orders.tokens.token import Token

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from pbm.orders.network.layers import Layers

__all__ = ["FILE", "OF_WHAT_FOLLOWS", "Heard", "Number", "known", "leaves_open", "listened"]

FILE: Final = "network.npz"
OF_WHAT_FOLLOWS: Final = "afterwards.npz"


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a mail, and how likely it is ordered as a throw and as a trapdoor, each from 0 to 1."""

    value: int
    throw: float
    trapdoor: float


@dataclass(frozen=True, slots=True)
class Heard:
    """How a mail sounds: above 0 it is likelier to be asked about than not, each 1 makes the odds 2.7 times.

    ``sound`` is all of it, as only numbers can say it.
    """

    unsettled: float
    numbers: tuple[Number, ...]
    sound: NDArray[np.float32] = field(compare=False, repr=False)


def listened(tokens: Sequence[Token], boards: Sequence[str], count: int, subject: str) -> Heard:
    """Return how a mail sounds, whatever its length in a time that is bounded.

    ``tokens`` are its words, ``boards`` those it may order for, ``count`` how many throws it is asked for on each.
    """
    pieces, layers = _network()
    made, places = pieces.of(tokens, boards, count, subject)
    unsettled, likely, sound = layers.of(made, [place for place, _ in places])
    told = zip(places, likely, strict=True)
    return Heard(unsettled, tuple(Number(value, throw, trapdoor) for (_, value), (_, throw, trapdoor) in told), sound)


def leaves_open(tokens: Sequence[Token], boards: Sequence[str], subject: str) -> float:
    """Return how much an order sounds left open by what follows it: 0 is as likely as not, 1 makes the odds 2.7 times.

    ``tokens`` are the order's words and those of what follows it, for one throw on each of ``boards``.
    """
    pieces, _ = _network()
    made, _ = pieces.of(tokens, boards, 1, subject)
    return _upper().of(made, [])[0]


def known(file: str) -> dict[str, NDArray[Any]]:
    """Return the arrays of a file of the network."""
    import numpy as np  # few commands hear a mail, and it takes a tenth of a second

    with (
        resources.files(__package__).joinpath(file).open("rb") as opened,
        np.load(opened, allow_pickle=False) as arrays,
    ):
        return dict(arrays)


@cache
def _network() -> tuple[Pieces, Layers]:
    # The tables of one mail are so small that a second thread waits longer than it works; whoever has said otherwise,
    # or has numbers worked out already, keeps what they have.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

    from pbm.orders.network.layers import Layers

    arrays = known(FILE)
    named = bytes(arrays["pieces"]).decode().split("\n")
    return Pieces({piece: number for number, piece in enumerate(named)}), Layers(arrays)


@cache
def _upper() -> Layers:
    from pbm.orders.network.layers import Layers

    _, lower = _network()
    return Layers(known(OF_WHAT_FOLLOWS), lower)
