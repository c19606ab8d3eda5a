"""The sentence at the head of a report: lively, true, and made of public facts alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.core.game import JsonObject, Standings
from pbm.core.phrases import joined, listed, say, say_count
from pbm.rulesets.api import Runner
from pbm.rulesets.postal.state import Config

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
        clauses.append(say("{count} trapdoors have opened, somewhere", count=count))
    elif count:
        clauses.append(say("a trapdoor has opened, somewhere"))
    return joined((joined(clauses, "; "), "."), "")


def _ending(config: Config, runners: Mapping[str, Sequence[Runner]], final: Standings) -> str:
    """Return how the game ended."""
    winners = final.winners
    if not winners:
        return say("The game is over: nobody is left in it.")
    if len(winners) > 1:
        return say("The game is drawn between {names}.", names=listed(winners))
    if final.totals is not None:
        total = final.totals[winners[0]]
        return say("{name} wins: places that add up to {sum}, the fewest of all.", name=winners[0], sum=total)
    ((board, found),) = runners.items()
    winner = next(r for r in found if r.name == winners[0])
    spec = config.boards[board]
    if not winner.home or "size" not in spec.tell:
        return say("{name} wins on {space}.", name=winner.name, space=winner.space)
    past = winner.space - spec.finish
    if past:
        return say("{name} wins, {past} past the finish.", name=winner.name, past=past)
    return say("{name} wins, right on the finish.", name=winner.name)


def _one_board(runners: Sequence[Runner]) -> list[str]:
    """Return what happened at the head of the race on the only board, and the worst fall in it."""
    racing = [r for r in runners if not r.home]
    if all(r.before is None for r in runners):
        if all(r.space == 0 for r in runners):
            return [
                say_count(
                    "{count} player at the start, on space 0",
                    "{count} players at the start, on space 0",
                    len(runners),
                )
            ]
        return [_lead(racing)]
    clauses: list[str] = []
    arrived = [r.name for r in runners if r.home and r.before != r.space]
    if arrived:
        clauses.append(say_count("{names} is home", "{names} are home", len(arrived), names=listed(arrived)))
    if racing:
        clauses.append(_lead_change(racing) if not arrived else _lead(racing))
    fallen = [r for r in racing if r.before is not None and r.before - r.space >= _BIG_DROP]
    if fallen:
        worst = min(fallen, key=lambda r: (r.space - (r.before or 0), r.name))
        clauses.append(say("{name} drops back to {space}", name=worst.name, space=worst.space))
    return clauses


def _leaders(racing: Sequence[Runner]) -> list[Runner]:
    best = max(r.space for r in racing)
    return [r for r in racing if r.space == best]


def _lead(racing: Sequence[Runner]) -> str:
    """Return who leads those still racing, and where."""
    leaders = _leaders(racing)
    return say_count(
        "{names} leads on {space}",
        "{names} share the lead on {space}",
        len(leaders),
        names=listed(sorted(r.name for r in leaders)),
        space=leaders[0].space,
    )


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
        passed = listed(sorted(held))
        return say("{name} passes {passed} and leads on {space}", name=leader.name, passed=passed, space=leader.space)
    second = max(r.space for r in racing if r.name != leader.name)
    if held == [leader.name]:
        return say(
            "{name} still leads on {space}, {ahead} ahead",
            name=leader.name,
            space=leader.space,
            ahead=leader.space - second,
        )
    return say("{name} takes the lead on {space}", name=leader.name, space=leader.space)


def _several_boards(runners: Mapping[str, Sequence[Runner]]) -> list[str]:
    """Return who is ahead on each board."""
    if all(r.before is None and r.space == 0 for found in runners.values() for r in found):
        return [say("A start on {count} boards, everybody on space 0", count=len(runners))]
    clauses: list[str] = []
    for board, found in runners.items():
        racing = [r for r in found if not r.home]
        arrived = sorted(r.name for r in found if r.home and r.before is not None and r.before != r.space)
        if arrived:
            clauses.append(
                say_count(
                    "{names} is home on board {board}",
                    "{names} are home on board {board}",
                    len(arrived),
                    names=listed(arrived),
                    board=board,
                )
            )
        elif racing:
            leaders = _leaders(racing)
            clauses.append(
                say_count(
                    "{names} leads on board {board} ({space})",
                    "{names} lead on board {board} ({space})",
                    len(leaders),
                    names=listed(sorted(r.name for r in leaders)),
                    board=board,
                    space=leaders[0].space,
                )
            )
    return clauses or [say("The race goes on")]
