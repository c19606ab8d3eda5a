"""The sentence at the head of a report: who leads, who fell, what turned over."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.rulesets.api import Runner
from pbm.rulesets.unleashed.state import State

__all__ = ["headline"]

_BIG_DROP = 6
"""Losing this many spaces between two reports is worth a clause: half of what two dice can give."""

_NAMED = 3


def headline(before: State | None, state: State, runners: Sequence[Runner]) -> Phrase:
    """Return one sentence on a round, from what everybody may know before and after it."""
    if state.phase == "over":
        if state.winner is None:
            return say("The game is over: nobody is left in it.")
        return say("{name} crosses the finish and wins.", name=state.winner)
    if state.phase == "setup":
        return say("The board is dealt; now its snakes, ladders and lampposts are placed.")
    if before is None or before.phase == "setup":
        return say_count(
            "{count} piece lies on the board, and the race begins.",
            "{count} pieces lie on the board, and the race begins.",
            len(state.pieces),
        )
    clauses = [_lead(runners)]
    fallen = [r for r in runners if r.before is not None and r.before - r.space >= _BIG_DROP]
    if fallen:
        worst = min(fallen, key=lambda r: (r.space - (r.before or 0), r.name))
        clauses.append(say("{name} drops back to {space}", name=worst.name, space=worst.space))
    if before.reversed != state.reversed:
        clauses.append(
            say("snakes now lead up, and ladders down")
            if state.reversed
            else say("snakes lead down again, and ladders up")
        )
    return joined((joined(clauses, "; "), "."), "")


def _lead(runners: Sequence[Runner]) -> Phrase:
    """Return who leads, and whom they passed or how far they are ahead."""
    best = max(r.space for r in runners)
    leaders = sorted(r.name for r in runners if r.space == best)
    if len(leaders) > _NAMED:
        return say("{count} share the lead on {space}", count=len(leaders), space=best)
    if len(leaders) > 1:
        return say("{names} share the lead on {space}", names=listed(leaders), space=best)
    leader = leaders[0]
    behind = [r.space for r in runners if r.name != leader]
    known = [r for r in runners if r.before is not None]
    most = max((r.before or 0 for r in known), default=0)
    held = sorted(r.name for r in known if r.before == most)
    if not behind or not known:
        return say("{name} leads on {space}", name=leader, space=best)
    if held == [leader]:
        return say("{name} still leads on {space}, {ahead} ahead", name=leader, space=best, ahead=best - max(behind))
    if leader in held or len(held) > _NAMED:
        return say("{name} takes the lead on {space}", name=leader, space=best)
    return say("{name} passes {passed} and leads on {space}", name=leader, passed=listed(held), space=best)
