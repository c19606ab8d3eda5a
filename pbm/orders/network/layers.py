"""The layers of the network, and one pass of a mail's pieces through them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["Layers"]

Floats = NDArray[np.float32]

_HEADS: Final = 12
_SMALL: Final = 1e-12
"""What keeps a division from being one by nothing."""
_ROOT: Final = 0.7978845608028654
_CUBE: Final = 0.044715
"""Of the usual approximation of the error function."""


class Layers:
    """Layers of attention over the pieces of a mail, and what is made of the last one.

    Weights are kept as whole numbers from -127 to 127 with a scale for each row; those of words stay so.
    """

    def __init__(self, arrays: Mapping[str, NDArray[Any]], below: Layers | None = None) -> None:
        """Make the layers of ``arrays``; what these leave out is as it is in the layers ``below``, which are shared."""
        self._arrays: Mapping[str, NDArray[Any]] = arrays if below is None else {**below._arrays, **arrays}
        shared: Sequence[Mapping[str, Floats]] = [] if below is None else below._layers
        self._layers: list[Mapping[str, Floats]] = [
            {part: _scaled(self._arrays, f"{number}.{part}") for part in ("qkv", "out", "wide", "narrow")}
            if f"{number}.qkv" in arrays
            else shared[number]
            for number in range(sum(name.endswith(".qkv") for name in self._arrays))
        ]

    def of(self, pieces: Sequence[int], places: Sequence[int]) -> tuple[float, list[list[float]], Floats]:
        """Return how unsettled a mail of ``pieces`` sounds, how likely what is at each place is of each sort, and all.

        The last is its sound as a whole, one number for each thing that the network pays heed to.
        """
        arrays = self._arrays
        x: Floats = arrays["words"][pieces] * arrays["words.scale"][pieces].astype(np.float32)[:, None]
        x = self._normed(x + arrays["positions"][: len(pieces)].astype(np.float32), "norm")
        for number, layer in enumerate(self._layers):
            x = self._normed(x + self._attended(x, number, layer), f"{number}.norm1")
            wide = x @ layer["wide"].T
            wide += arrays[f"{number}.wide.bias"]
            wide *= _gate(wide)
            x = self._normed(x + wide @ layer["narrow"].T + arrays[f"{number}.narrow.bias"], f"{number}.norm2")
        sound: Floats = x[0] + x.mean(axis=0)
        unsettled = sound @ arrays["unsettled"] + arrays["unsettled.bias"]
        sorts = np.exp(x[list(places)] @ arrays["sorts"].T + arrays["sorts.bias"])
        likely: list[list[float]] = (sorts / sorts.sum(axis=1, keepdims=True)).tolist()
        return float(unsettled), likely, sound

    def _attended(self, x: Floats, number: int, layer: Mapping[str, Floats]) -> Floats:
        """Return what each piece takes from the others."""
        length, width = x.shape
        mixed = x @ layer["qkv"].T + self._arrays[f"{number}.qkv.bias"]
        query, key, value = mixed.reshape(length, 3, _HEADS, width // _HEADS).transpose(1, 2, 0, 3)
        heed = query @ key.transpose(0, 2, 1) / np.float32((width // _HEADS) ** 0.5)
        heed -= heed.max(axis=2, keepdims=True)
        np.exp(heed, out=heed)
        heed /= heed.sum(axis=2, keepdims=True)
        taken = (heed @ value).transpose(1, 0, 2).reshape(length, width)
        given: Floats = taken @ layer["out"].T + self._arrays[f"{number}.out.bias"]
        return given

    def _normed(self, x: Floats, name: str) -> Floats:
        x = x - x.mean(axis=1, keepdims=True)
        spread = np.sqrt((x * x).mean(axis=1, keepdims=True) + _SMALL)
        normed: Floats = x / spread * self._arrays[f"{name}.weight"] + self._arrays[f"{name}.bias"]
        return normed


def _gate(wide: Floats) -> Floats:
    """Return how much of each number passes: all of a large one, nothing of one far below nought."""
    made: Floats = _CUBE * wide  # in its place from here on: these are the largest tables of all
    made *= wide
    made *= wide
    made += wide
    made *= _ROOT
    np.tanh(made, out=made)
    made += 1
    made *= 0.5
    return made


def _scaled(arrays: Mapping[str, NDArray[Any]], name: str) -> Floats:
    scaled: Floats = arrays[name] * arrays[f"{name}.scale"].astype(np.float32)[:, None]
    return scaled
