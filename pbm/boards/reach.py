"""Whether the finish can be reached from everywhere a player may come to."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.boards.notes import Notes

__all__ = ["note_unreachable", "stuck_positions"]

_FACES = 6


def note_unreachable(jumps: Mapping[int, int], finish: int, follow: bool, notes: Notes) -> None:
    """Note an error when from some position that can be reached no throws of 1–6 lead to the finish."""
    stuck = stuck_positions(jumps, finish, follow)
    if stuck:
        first, furthest = stuck[0], stuck[-1]
        message = (
            f"from space {first} no throws of 1 to 6 lead to the finish, {finish}: nobody gets further than "
            f"space {furthest}, for all of {furthest + 1} … {furthest + _FACES} lead back; open a way past"
        )
        notes.error("unreachable", message, spaces=(first,))


def stuck_positions(jumps: Mapping[int, int], finish: int, follow: bool) -> list[int]:
    """Return, ascending, the positions reachable from 0 from which the finish cannot be reached.

    Any throw 1–6 may be made each turn; sets and trapdoors are left out of account. With ``follow`` the end
    of a jump that starts another leads on, and the jumps must be free of loops.
    """
    if not _has_wall(jumps):
        # Within six spaces there is always one that starts nothing, so a player can always move up.
        return []
    ends = {start: _landing(jumps, start, follow) for start in jumps}
    reached = {0}
    waiting = [0]
    sources: dict[int, list[int]] = {}
    home = []
    while waiting:
        space = waiting.pop()
        for target in range(space + 1, space + _FACES + 1):
            end = ends.get(target, target)
            if end >= finish:
                home.append(space)
                continue
            sources.setdefault(end, []).append(space)
            if end not in reached:
                reached.add(end)
                waiting.append(end)
    good: set[int] = set()
    while home:
        space = home.pop()
        if space not in good:
            good.add(space)
            home.extend(sources.get(space, ()))
    return sorted(reached - good)


def _has_wall(jumps: Mapping[int, int]) -> bool:
    """Return whether six spaces in a row all start a jump."""
    run, before = 0, -1
    for start in sorted(jumps):
        run = run + 1 if start == before + 1 else 1
        before = start
        if run >= _FACES:
            return True
    return False


def _landing(jumps: Mapping[int, int], start: int, follow: bool) -> int:
    end = jumps[start]
    while follow and end in jumps:
        end = jumps[end]
    return end
