"""One landing: what happens to a player from the target of a throw to the space where they stop."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal, NamedTuple, TypeAlias

from pbm.rulesets.postal.state import Track

__all__ = ["Step", "Via", "land"]

Via: TypeAlias = Literal["trapdoor", "ladder", "snake"]


class Step(NamedTuple):
    """One step of a landing after the throw: by what, from where, to where."""

    via: Via
    start: int
    end: int


def land(track: Track, target: int, doors: AbstractSet[int], *, follow: bool, blank: bool) -> tuple[int, list[Step]]:
    """Return where a player who lands on ``target`` stops, and by which steps.

    ``doors`` are the open trapdoors; each has something beneath it in ``track.below``. An open trapdoor
    comes before a snake or ladder on its space (r12), and can be met by any arrival, more than one in
    a turn (r14, ruling 13), each at most once (r15). After a fall the space where one ends has its usual
    effect (r13). ``follow`` is ``chain = "follow"`` (ruling 14), ``blank`` is ``refall = "blank"``
    (ruling 15). Every pass falls through a new trapdoor or uses a jump not used since, so it ends.
    """
    jumps = track.jumps
    if target not in doors and target not in jumps:
        return target, []
    here = target
    steps: list[Step] = []
    fallen: set[int] = set()
    used: set[int] = set()
    armed = True
    while True:
        if here in doors:
            if here not in fallen:
                fallen.add(here)
                used.clear()
                armed = True
                end = track.below[here]
                steps.append(Step("trapdoor", here, end))
                here = end
                continue
            if blank:
                break
        if armed and here in jumps and here not in used:
            used.add(here)
            armed = follow
            end = jumps[here]
            steps.append(Step("ladder" if here in track.ladders else "snake", here, end))
            here = end
            continue
        break
    return here, steps
