"""From a roll of the dice to where it ends (rules 4 to 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from pbm.rulesets.classic.state import Config

__all__ = ["Step", "Via", "land", "reach", "stranded"]

Via = Literal["roll", "bounce", "ladder", "snake"]

_TOTALS: Final = range(2, 13)


class Step(NamedTuple):
    """One part of a move: how, from where, to where."""

    via: Via
    start: int
    end: int


def land(config: Config, space: int, total: int) -> tuple[Step, ...]:
    """Return the steps of a roll of ``total`` from ``space``; none when it is not moved. The last one's end counts.

    Who would be carried past the start by a bounce stops on space 0.
    """
    finish = config.board.finish
    target = space + total
    steps: tuple[Step, ...]
    if target <= finish:
        steps = (Step("roll", space, target),)
    elif config.options.finish == "stay":
        return ()
    elif config.options.finish == "overshoot":
        return (Step("roll", space, finish),)
    else:
        target = max(0, 2 * finish - target)
        steps = (Step("roll", space, finish), Step("bounce", finish, target))
    end = config.jumps.get(target)
    if end is None or target == finish:
        return steps
    return (*steps, Step("ladder" if end > target else "snake", target, end))


def reach(config: Config, space: int) -> Mapping[int, int]:
    """Return where each total of two dice leads from a space."""
    found: dict[int, int] = {}
    for total in _TOTALS:
        steps = land(config, space, total)
        found[total] = steps[-1].end if steps else space
    return found


def stranded(config: Config) -> tuple[int, ...]:
    """Return the spaces that can be come to and from which nobody can come home, ascending."""
    finish = config.board.finish
    leads: dict[int, frozenset[int]] = {}
    ahead = [0]
    while ahead:
        space = ahead.pop()
        if space not in leads and space != finish:
            leads[space] = frozenset(reach(config, space).values())
            ahead.extend(leads[space])
    comes_from: dict[int, list[int]] = {}
    for space, ends in leads.items():
        for end in ends:
            comes_from.setdefault(end, []).append(space)
    homing = {finish}
    ahead = [finish]
    while ahead:
        for space in comes_from.get(ahead.pop(), ()):
            if space not in homing:
                homing.add(space)
                ahead.append(space)
    return tuple(sorted(leads.keys() - homing))
