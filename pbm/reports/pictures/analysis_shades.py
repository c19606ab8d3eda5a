"""The colours of a heat map: from sand to night blue, each darker than the last to every eye and in print."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["DARKEST", "MARKS", "ink_on", "shade"]

_STEPS = (
    (0xFD, 0xF6, 0xDF),
    (0xF1, 0xDC, 0xA2),
    (0xC9, 0xB9, 0x8A),
    (0x8F, 0x96, 0x9C),
    (0x55, 0x6C, 0x8E),
    (0x1F, 0x3A, 0x66),
)
DARKEST = "#1F3A66"

MARKS = " .:-=+#%@"
"""The same in characters, the lightest first."""

_DARK_INK, _PALE_INK = "#1B1B1B", "#FFFFFF"


def shade(part: float) -> str:
    """Return the colour of a part from 0 (the palest) to 1 (the darkest), as ``#RRGGBB``."""
    place = min(1.0, max(0.0, part)) * (len(_STEPS) - 1)
    step = min(int(place), len(_STEPS) - 2)
    return "#" + "".join(
        f"{round(low + (high - low) * (place - step)):02X}"
        for low, high in zip(_STEPS[step], _STEPS[step + 1], strict=True)
    )


def ink_on(colour: str) -> str:
    """Return the ink, dark or pale, that stands out more upon a colour."""
    return max((_DARK_INK, _PALE_INK), key=lambda ink: contrast(colour, ink))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21, as those who write for the web measure it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts: Sequence[float] = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
