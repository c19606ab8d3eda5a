"""How likely a mail was meant as it was understood: all that is known of it, weighed at once.

The grammar, the weights of words and the network each have an opinion; none of them knows how often such opinions have
been right together. That was learned from mails as they were read when nobody had looked at them yet, and from the
sentences of the reader's own tests: of mails that are asked about by ``training/settle.py``; of those that are plain,
though their words leave something over, by ``training/plain.py``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, TypeAlias

from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard
from pbm.orders.word_set import word_set

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["FILE", "OF_PLAIN", "Laid", "Understood", "facts", "likelihood", "plain_likelihood"]

FILE: Final = "meant.npz"
OF_PLAIN: Final = "plain.npz"

Laid: TypeAlias = Mapping[str, tuple[tuple[int, ...], int | None]]
"""The throws and the trapdoor of each board."""

_WORDS: Final = {
    "a condition": word_set("if unless provided assuming depends depending case"),
    "a doubt": word_set("maybe perhaps might probably possibly think unsure wondering suppose guess leaning tempted"),
    "a no": word_set("not no don't won't never isn't nothing without"),
    "a change": word_set(
        "instead rather actually scrap scratch correction change changed sorry oops wait strike delete ignore forget "
        "cancel"
    ),
    "others": word_set("he she they his her their him wife husband son daughter"),
    "or": word_set("or"),
    "a question": word_set("?"),
    "but": word_set("but"),
}
_LEAST: Final = 1e-3
"""No likelihood is taken for smaller or, from 1, for greater: nobody is as sure as that."""

_HIGH: Final = 6


@dataclass(frozen=True, slots=True)
class Understood:
    """What a mail is understood to order, and what was made of it before it was heard.

    ``plain`` is what the grammar found plain all the same, ``asked`` the names of what it asks, ``withdrawn`` whether
    the second look took something back, ``guessed`` whether there was anything to offer.
    """

    orders: Laid
    plain: Laid
    asked: frozenset[str]
    turns: int
    withdrawn: bool = False
    guessed: bool = False


def likelihood(case: Understood, heard: Heard, opinion: Opinion) -> float:
    """Return how likely, from 0 to 1, a mail that is asked about orders just that and leaves nothing to be asked."""
    return _likelihood(FILE, case, heard, opinion)


def plain_likelihood(case: Understood, heard: Heard, opinion: Opinion) -> float:
    """Return the same of a mail about which nothing is asked."""
    return _likelihood(OF_PLAIN, case, heard, opinion)


def _likelihood(file: str, case: Understood, heard: Heard, opinion: Opinion) -> float:
    weights, of_sound = _weights(file)
    score = sum(weights.get(name, 0.0) * value for name, value in facts(case, heard, opinion))
    return 1 / (1 + math.exp(-score - float(of_sound @ heard.sound)))


def facts(case: Understood, heard: Heard, opinion: Opinion) -> Iterator[tuple[str, float]]:
    """Yield all that is weighed, by name."""
    yield "always", 1.0
    yield from _steps("open", heard.unsettled, (-5, -2, 0))
    yield from _steps("unsettled", opinion.unsettled, (-2, 1))
    yield "words", math.log(1 + opinion.words)
    yield from _of_numbers(case, heard, opinion)
    yield "agreed", float(case.orders == case.plain)
    yield "plain throws", _share(case, 0)
    yield "plain trapdoors", _share(case, 1)
    yield "withdrawn", float(case.withdrawn)
    yield "guessed", float(case.guessed)
    yield "boards", float(len(case.orders) > 1)
    yield "turns", float(case.turns > 1)
    said = {token.low for token in opinion.tokens}
    for name, words in _WORDS.items():
        yield name, float(not words.isdisjoint(said))
    yield "asked", float(len(case.asked))
    for name in sorted(case.asked):
        yield f"asked: {name}", 1.0


def _of_numbers(case: Understood, heard: Heard, opinion: Opinion) -> Iterator[tuple[str, float]]:
    """Yield what is weighed of the numbers that are ordered, and of those that are not."""
    throws = {value for thrown, _ in case.orders.values() for value in thrown}
    doors = {door for _, door in case.orders.values() if door is not None}
    ordered = throws | doors
    as_throw: dict[int, float] = {}
    as_door: dict[int, float] = {}
    surest, loose, other = 1.0, [], 0.0
    for number in heard.numbers:
        as_throw[number.value] = max(as_throw.get(number.value, 0.0), number.throw)
        as_door[number.value] = max(as_door.get(number.value, 0.0), number.trapdoor)
        surest = min(surest, max(number.throw, number.trapdoor, 1 - number.throw - number.trapdoor))
        if number.value not in ordered:
            loose.append(number.value)
            other = max(other, number.throw, number.trapdoor)
    yield "surest", _odds(surest)
    yield "throws", _odds(min((as_throw.get(value, 0.0) for value in throws), default=0.0))
    yield "trapdoors", _odds(min((as_door.get(value, 0.0) for value in doors), default=1.0))
    yield "no trapdoor", float(not doors)
    yield "loose", float(len(loose))
    yield "loose throws", float(sum(value <= _HIGH for value in loose))
    yield "a loose throw", float(any(value <= _HIGH for value in loose))
    yield "a loose order", other
    yield "denied", float(len(opinion.denied & ordered))
    yield "of others", float(len(opinion.others & ordered))
    yield "named throws", float(len(opinion.named & throws))
    yield "named trapdoors", float(len(opinion.named & doors))


def _steps(name: str, value: float, steps: Sequence[float]) -> Iterator[tuple[str, float]]:
    """Yield a value, and how far it is over each of some steps: what it weighs may differ from one to the next."""
    yield name, value
    for step in steps:
        yield f"{name} over {step:g}", max(value - step, 0.0)


def _odds(likely: float) -> float:
    likely = min(max(likely, _LEAST), 1 - _LEAST)
    return math.log(likely / (1 - likely))


def _share(case: Understood, field: int) -> float:
    """Return on how many of the boards the grammar has found the same throws, or the same trapdoor."""
    same = sum(case.plain.get(board, ((), None))[field] == order[field] for board, order in case.orders.items())
    return same / max(len(case.orders), 1)


@cache
def _weights(name: str) -> tuple[Mapping[str, float], NDArray[np.float32]]:
    import numpy as np  # as the network, which is heard first

    with resources.files(__package__).joinpath(name).open("rb") as file, np.load(file, allow_pickle=False) as arrays:
        names = bytes(arrays["names"]).decode().split("\n")
        return dict(zip(names, arrays["weights"].tolist(), strict=True)), arrays["sound"]
