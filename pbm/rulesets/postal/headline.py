"""The sentence at the head of a report: lively, true, and made of public facts alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.core.game import JsonObject, Standings
from pbm.rulesets.api import Runner
from pbm.rulesets.postal.state import Config
from pbm.rulesets.postal.wording import listing, plural

__all__ = ["headline"]

_BIG_DROP = 10
"""Losing this many spaces between two reports is worth a clause."""


def headline(
    config: Config,
    runners: Mapping[str, Sequence[Runner]],
    facts: JsonObject,
    final: Standings | None,
) -> str:
    """Return one sentence on a round, from the positions before and after and the notices."""
    if final is not None:
        return _ending(config, runners, final)
    clauses = _one_board(*runners.values()) if len(runners) == 1 else _several_boards(runners)
    opened = facts.get("trapdoor_opened")
    count = sum(int(n) for n in opened.values() if isinstance(n, int)) if isinstance(opened, dict) else 0
    if count > 1 and len(runners) == 1:
        clauses.append(f"{count} trapdoors have opened, somewhere")
    elif count:
        clauses.append("a trapdoor has opened, somewhere")
    return f"{'; '.join(clauses)}."


def _ending(config: Config, runners: Mapping[str, Sequence[Runner]], final: Standings) -> str:
    """Return how the game ended."""
    winners = final.winners
    if not winners:
        return "The game is over: nobody is left in it."
    if len(winners) > 1:
        return f"The game is drawn between {listing(winners)}."
    if final.totals is not None:
        return f"{winners[0]} wins: places that add up to {final.totals[winners[0]]}, the fewest of all."
    ((board, found),) = runners.items()
    winner = next(r for r in found if r.name == winners[0])
    spec = config.boards[board]
    if not winner.home or "size" not in spec.tell:
        return f"{winner.name} wins on {winner.space}."
    past = winner.space - spec.finish
    return f"{winner.name} wins, {past} past the finish." if past else f"{winner.name} wins, right on the finish."


def _one_board(runners: Sequence[Runner]) -> list[str]:
    """Return what happened at the head of the race on the only board, and the worst fall in it."""
    racing = [r for r in runners if not r.home]
    if all(r.before is None for r in runners):
        if all(r.space == 0 for r in runners):
            return [f"{plural(len(runners), 'player')} at the start, on space 0"]
        return [_lead(racing)]
    clauses: list[str] = []
    arrived = [r.name for r in runners if r.home and r.before != r.space]
    if arrived:
        clauses.append(f"{listing(arrived)} {'is' if len(arrived) == 1 else 'are'} home")
    if racing:
        clauses.append(_lead_change(racing) if not arrived else _lead(racing))
    fallen = [r for r in racing if r.before is not None and r.before - r.space >= _BIG_DROP]
    if fallen:
        worst = min(fallen, key=lambda r: (r.space - (r.before or 0), r.name))
        clauses.append(f"{worst.name} drops back to {worst.space}")
    return clauses


def _leaders(racing: Sequence[Runner]) -> list[Runner]:
    best = max(r.space for r in racing)
    return [r for r in racing if r.space == best]


def _lead(racing: Sequence[Runner]) -> str:
    """Return who leads those still racing, and where."""
    leaders = _leaders(racing)
    names = listing(sorted(r.name for r in leaders))
    return f"{names} {'leads' if len(leaders) == 1 else 'share the lead'} on {leaders[0].space}"


def _lead_change(racing: Sequence[Runner]) -> str:
    """Return who leads, and whom they passed or how far they are ahead."""
    leaders = _leaders(racing)
    known = [r for r in racing if r.before is not None]
    if len(leaders) > 1 or not known or len(racing) == 1:
        return _lead(racing)
    leader = leaders[0]
    best = max(r.before or 0 for r in known)
    held = [r.name for r in known if r.before == best]
    if leader.name not in held:
        passed = sorted(held)
        return f"{leader.name} passes {listing(passed)} and leads on {leader.space}"
    second = max(r.space for r in racing if r.name != leader.name)
    if held == [leader.name]:
        return f"{leader.name} still leads on {leader.space}, {leader.space - second} ahead"
    return f"{leader.name} takes the lead on {leader.space}"


def _several_boards(runners: Mapping[str, Sequence[Runner]]) -> list[str]:
    """Return who is ahead on each board."""
    if all(r.before is None and r.space == 0 for found in runners.values() for r in found):
        return [f"A start on {len(runners)} boards, everybody on space 0"]
    clauses: list[str] = []
    for board, found in runners.items():
        racing = [r for r in found if not r.home]
        arrived = sorted(r.name for r in found if r.home and r.before is not None and r.before != r.space)
        if arrived:
            clauses.append(f"{listing(arrived)} {'is' if len(arrived) == 1 else 'are'} home on board {board}")
        elif racing:
            leaders = _leaders(racing)
            names = listing(sorted(r.name for r in leaders))
            verb = "leads" if len(leaders) == 1 else "lead"
            clauses.append(f"{names} {verb} on board {board} ({leaders[0].space})")
    return clauses or ["The race goes on"]
