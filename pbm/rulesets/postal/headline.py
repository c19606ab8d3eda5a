"""The sentence at the head of a report: lively, true, and made of public facts alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from pbm.core.game import Json, JsonObject, Standings
from pbm.core.phrases import joined, listed, say, say_count, titled
from pbm.rulesets.api import Runner
from pbm.rulesets.postal.state import Config

__all__ = ["headline"]

_BIG_DROP = 10
"""Losing this many spaces between two reports is worth a clause."""

_CLOSE = 3
"""Spaces from first to last in which three or more make a close race, once it is under way."""

_NAMED = 3
"""Names that one clause has room for."""


def headline(
    config: Config,
    runners: Mapping[str, Sequence[Runner]],
    facts: JsonObject,
    final: Standings | None,
    closed: Collection[str] = (),
) -> str:
    """Return one sentence on a round, from the positions before and after and the notices.

    On ``closed`` boards, of several, the race is over: who leads there is no news.
    """
    if final is not None:
        return _ending(config, runners, final)
    clauses = _one_board(*runners.values()) if len(runners) == 1 else _several_boards(runners, closed)
    return joined((joined((*clauses, *_opened(facts.get("trapdoor_opened"))), "; "), "."), "")


def _opened(opened: Json) -> list[str]:
    """Return that trapdoors have opened: how many where the game counts them, else on which boards."""
    found = {board: told for board, told in opened.items() if told} if isinstance(opened, dict) else {}
    if not found:
        return []
    if any(told is True for told in found.values()):
        if len(found) > 1:
            return [say("trapdoors have opened on boards {boards}", boards=listed(found))]
        return [say("at least one trapdoor has opened, somewhere")]
    count = sum(told for told in found.values() if isinstance(told, int))
    if count > 1:
        return [say("{count} trapdoors have opened, somewhere", count=count)]
    return [say("a trapdoor has opened, somewhere")]


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
        clauses += _race(racing, first=not arrived)
    return clauses


def _race(racing: Sequence[Runner], *, first: bool) -> list[str]:
    """Return how the race stands between those still in it, and the worst fall; ``first``: nobody came home."""
    leaders = _leaders(racing)
    if len(leaders) == len(racing) > 1:
        level = _all_level(racing)
        return [titled(level) if first else level]
    fallen = _worst_fall(racing)
    if fallen is not None and fallen in leaders:
        return [_fallen_ahead(racing, leaders, fallen)]
    clauses = [_lead_change(racing) if first else _lead(racing)]
    if fallen is not None:
        clauses.append(say("{name} drops back to {space}", name=fallen.name, space=fallen.space))
    spread = leaders[0].space - min(r.space for r in racing)
    under_way = leaders[0].space > _BIG_DROP
    if len(leaders) == 1 and len(racing) > 2 and under_way and spread <= _CLOSE:
        clauses.append(say_count("everybody is within one space", "everybody is within {count} spaces", spread))
    return clauses


def _all_level(racing: Sequence[Runner]) -> str:
    """Return that all who are still racing stand on one space."""
    space = racing[0].space
    if space == 0:
        return say("everybody is back at the start")
    if len(racing) == 2:
        return say("{names} are level on {space}", names=listed(sorted(r.name for r in racing)), space=space)
    return say("everybody is level on {space}", space=space)


def _worst_fall(racing: Sequence[Runner]) -> Runner | None:
    """Return who fell furthest, if that was far enough for a clause."""
    fallen = [r for r in racing if r.before is not None and r.before - r.space >= _BIG_DROP]
    return min(fallen, key=lambda r: (r.space - (r.before or 0), r.name)) if fallen else None


def _fallen_ahead(racing: Sequence[Runner], leaders: Sequence[Runner], fallen: Runner) -> str:
    """Return that whoever fell furthest is in front all the same, alone or with others."""
    others = sorted(r.name for r in leaders if r is not fallen)
    if others:
        return say(
            "{name} drops back to {space} and shares the lead with {others}",
            name=fallen.name,
            space=fallen.space,
            others=listed(others),
        )
    behind = [r.space for r in racing if r is not fallen]
    if not behind:
        return say("{name} drops back to {space}", name=fallen.name, space=fallen.space)
    return say(
        "{name} drops back to {space} and leads even so, {ahead} ahead",
        name=fallen.name,
        space=fallen.space,
        ahead=fallen.space - max(behind),
    )


def _leaders(racing: Sequence[Runner]) -> list[Runner]:
    best = max(r.space for r in racing)
    return [r for r in racing if r.space == best]


def _lead(racing: Sequence[Runner]) -> str:
    """Return who leads those still racing, and where."""
    leaders = _leaders(racing)
    if len(leaders) > _NAMED:
        return say("{count} players share the lead on {space}", count=len(leaders), space=leaders[0].space)
    return say_count(
        "{names} leads on {space}",
        "{names} share the lead on {space}",
        len(leaders),
        names=listed(sorted(r.name for r in leaders)),
        space=leaders[0].space,
    )


def _lead_change(racing: Sequence[Runner]) -> str:
    """Return who leads, and whom they passed, caught up with, or how far they are ahead."""
    leaders = _leaders(racing)
    known = [r for r in racing if r.before is not None]
    if not known or len(racing) == 1:
        return _lead(racing)
    best = max(r.before or 0 for r in known)
    held = [r.name for r in known if r.before == best]
    if len(leaders) > 1:
        return _caught_up(racing, leaders, held)
    leader = leaders[0]
    if leader.name not in held:
        if len(held) > _NAMED:
            return say("{name} takes the lead on {space}", name=leader.name, space=leader.space)
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


def _caught_up(racing: Sequence[Runner], leaders: Sequence[Runner], held: Sequence[str]) -> str:
    """Return who drew level with those who led, where these did not come to meet them; else who leads together."""
    came = sorted(r.name for r in leaders if r.name not in held)
    stayed = [r for r in leaders if r.name in held]
    if not came or len(leaders) > _NAMED or len(stayed) < len(held) or any(r.space < (r.before or 0) for r in stayed):
        return _lead(racing)
    return say_count(
        "{names} draws level with {others} on {space}",
        "{names} draw level with {others} on {space}",
        len(came),
        names=listed(came),
        others=listed(sorted(held)),
        space=leaders[0].space,
    )


def _several_boards(runners: Mapping[str, Sequence[Runner]], closed: Collection[str]) -> list[str]:
    """Return who came home and who is ahead on each board that is still played on."""
    if all(r.before is None and r.space == 0 for found in runners.values() for r in found):
        return [say("A start on {count} boards, everybody on space 0", count=len(runners))]
    clauses: list[str] = []
    for board, found in runners.items():
        racing = [r for r in found if not r.home and board not in closed]
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
        elif len(racing) > 1 and len({r.space for r in racing}) == 1:
            level = say("everybody is level on board {board} ({space})", board=board, space=racing[0].space)
            clauses.append(level if clauses else titled(level))
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
