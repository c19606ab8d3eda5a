"""Two bare numbers below press whose last line announces numbers: "Today's lottery numbers", "Hymns for Sunday".

They may be orders, or what the press is about: which of the two is asked, and neither is done till then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import PressItem
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["with_numbers_announced"]

_ANNOUNCING: Final = word_set(
    "numbers lottery lotto bingo raffle tickets ticket hymns hymn psalms psalm jackpot winning "
    "zahlen lottozahlen gewinnzahlen glückszahlen tombola losnummern lieder liedernummern "
    "numéros loto loterie chiffres tirage cantiques nummers loterij lotnummers gezangen "
    "números lotería sorteo himnos numeri lotteria estratti inni"
)
"""Words of a line below which numbers are looked for."""
_OWN: Final = word_set("my meine mes mijn mis miei orders order throw trapdoor turn move")
"""With these the numbers would be the writer's own orders."""
_WORD: Final = late(r"[^\W\d_]+")
_PAIR: Final = late(r"\s*[1-6]\s?[/,;+&-]?\s{0,2}(?:and |und |et |en |y |e )?\d{1,3}\s*[.!]?\s*")
_NAMES: Final = 3  # words of a line that is a name
_LONGEST: Final = 60  # characters of a line that announces


def with_numbers_announced(
    letters: Sequence[PressItem], words: Sequence[str], whole: Sequence[str]
) -> tuple[PressItem, ...] | None:
    """Return press held back with the two numbers below it that it announces; None where it announces none.

    ``words`` are those outside press, ``whole`` is the mail: numbers above the press are orders.
    """
    said = [line.strip() for line in words if line.strip()]
    signed = all(len(line.split()) <= _NAMES and not any(map(str.isdigit, line)) for line in said[1:])
    if not said or not signed or not letters or letters[-1].to or letters[-1].held or _PAIR.fullmatch(said[0]) is None:
        return None
    lines = letters[-1].text.rstrip().split("\n")
    last = lines[-1].strip()
    told = {word.casefold() for word in _WORD.findall(last[:_LONGEST])}
    if not last or len(last) > _LONGEST or last[-1] in ".!?)" or not told & _ANNOUNCING or told & _OWN:
        return None
    if all(line.strip() != said[0] for line in _behind(last, whole)):
        return None
    held = replace(letters[-1], text=f"{letters[-1].text.rstrip()}\n\n{said[0]}", held=True)
    return (*letters[:-1], held)


def _behind(last: str, whole: Sequence[str]) -> Sequence[str]:
    """Return the lines of a mail behind the one that ends in ``last``."""
    place = next((n for n, line in enumerate(whole) if line.rstrip().endswith(last)), len(whole))
    return whole[place + 1 :]
