"""Jumps that end where another starts: chains, and loops of them (ruling 14)."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.boards.notes import Notes, listed

__all__ = ["note_chains"]

_MOST_SPACES_TOLD = 100_000
"""Chains may run into each other, so a board of a million spaces could have a million long ones to tell of."""


def note_chains(jumps: Mapping[int, int], follow: bool, notes: Notes) -> bool:
    """Note a warning for every chain, and an error for every loop when chains are followed.

    A chain is told once, from its first start to its last end; a loop from its smallest space round to
    the same. Returns whether some loop makes the board unplayable.
    """
    linked = [space for space, end in jumps.items() if end in jumps]
    if not linked:
        return False
    loops = _loops(jumps, linked)
    for loop in loops:
        words = " → ".join(map(str, loop)) if len(loop) <= 12 else f"{listed(loop)} → {loop[0]}"
        if follow:
            message = f"these lead round in a loop, which a game that follows chains can never leave: {words}"
            notes.error("loop", message, spaces=loop)
        else:
            notes.warn("chain", f"these lead round in a loop: {words}; each landing takes only one", spaces=loop)
    inner = {jumps[space] for space in linked}
    told = 0
    heads = sorted(space for space in linked if space not in inner)
    for index, head in enumerate(heads):
        if told > _MOST_SPACES_TOLD:
            rest = heads[index:]
            notes.warn("chain", f"and {len(rest)} more chains, which start on {listed(rest)}", spaces=rest)
            break
        path = _follow(jumps, head)
        told += len(path)
        end = "a landing takes all of them" if follow else "a landing on the first takes only the first"
        words = " → ".join(map(str, path)) if len(path) <= 12 else listed(path)
        notes.warn("chain", f"one leads to the next: {words}; {end}", spaces=path)
    return follow and bool(loops)


def _follow(jumps: Mapping[int, int], head: int) -> list[int]:
    """Return the spaces from ``head`` on, to the first that starts nothing or was there before."""
    path, seen = [head], {head}
    while path[-1] in jumps:
        path.append(jumps[path[-1]])
        if path[-1] in seen:
            break
        seen.add(path[-1])
    return path


def _loops(jumps: Mapping[int, int], linked: list[int]) -> list[list[int]]:
    """Return every loop once, from its smallest space round to that space again, smallest first."""
    done: set[int] = set()
    loops = []
    for start in sorted(linked):
        path: dict[int, None] = {}
        space = start
        while space in jumps and space not in done and space not in path:
            path[space] = None
            space = jumps[space]
        if space in path:
            walked = list(path)
            loop = walked[walked.index(space) :]
            turn = loop.index(min(loop))
            loops.append([*loop[turn:], *loop[:turn], loop[turn]])
        done.update(path)
    return sorted(loops)
