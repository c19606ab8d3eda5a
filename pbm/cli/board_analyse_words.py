"""The figures of a board, as JSON and in words; numbers in JSON are rounded to ten places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pbm.core.game import Json, JsonObject

if TYPE_CHECKING:
    from pbm.analysis.classic import Analysis
    from pbm.analysis.expected import Figures
    from pbm.analysis.postal import Crowd, PostalFigures

__all__ = ["classic_lines", "classic_report", "postal_lines", "postal_report", "thrown_lines", "thrown_report"]

_PLACES = 10
_SHOWN = 5
_LONGEST_FRACTION = 200


def thrown_report(found: Figures, players: int) -> JsonObject:
    """Return the figures of one token and of a company; null is what is too much work for so long a game."""
    import numpy as np

    from pbm.analysis.expected import QUANTILES

    lengths = found.distribution
    company = lengths.company(players) if lengths is not None and players > 1 else None
    alone = players == 1
    from_space = np.round(found.from_space, _PLACES)
    return {
        "expected_turns": _rounded(found.turns),
        "expected_turns_fraction": None if found.fraction is None else str(found.fraction),
        "from_space": [None if one != one else one for one in from_space.tolist()],
        "sd": _rounded(found.sd),
        "median": None if lengths is None else lengths.quantile(0.5),
        "mode": None if lengths is None else lengths.mode(),
        "p_mode": None if lengths is None else _rounded(lengths.p_mode()),
        "quantiles": {str(chance): None if lengths is None else lengths.quantile(chance) for chance in QUANTILES},
        "min_turns": found.least,
        "players": {
            "k": players,
            "rounds": _rounded(found.turns) if alone else None if company is None else _rounded(company.rounds),
            "rolls": _rounded(found.turns) if alone else None if company is None else _rounded(company.rolls),
            "win": [1.0] if alone else None if company is None else [_rounded(chance) for chance in company.win],
        },
        "variance": _rounded(found.variance),
        "p_min_turns": None if found.p_least is None else str(found.p_least),
        "method": found.how,
        "residual": found.residual,
    }


def thrown_lines(found: Figures, players: int, what: str) -> list[str]:
    """Return the same in words; ``what`` says which board and which die."""
    from pbm.analysis.expected import QUANTILES

    lengths = found.distribution
    lines = [f"{what}:", f"One player: {found.turns:.10f} turns expected."]
    if found.fraction is not None and len(str(found.fraction)) <= _LONGEST_FRACTION:
        lines.append(f"  Exactly {found.fraction}.")
    if lengths is None:
        lines.append(
            f"  Standard deviation {found.sd:.4f}. So long a game is not followed turn by turn: there is no median, "
            "and nothing of several players."
        )
    else:
        quantiles = {chance: lengths.quantile(chance) for chance in QUANTILES}
        lines.append(_spread(found.sd, lengths.quantile(0.5), lengths.mode(), lengths.p_mode(), quantiles))
    known = found.p_least is not None and len(str(found.p_least)) <= _LONGEST_FRACTION
    chance = f", with a chance of {found.p_least}" if known else ""
    lines.append(f"  At best {_counted(found.least, 'turn')}{chance}.")
    if found.how == "iteration":
        lines.append(
            "  Too many snakes lie over each other to eliminate them all: the equations were iterated until none is "
            f"off by more than {found.residual:.1e}, which bounds the relative error."
        )
    if lengths is not None and players > 1:
        company = lengths.company(players)
        lines.append(
            f"{players} players, who throw in turn: over in round {company.rounds:.10f} on average, after "
            f"{company.rolls:.10f} throws of all together."
        )
        lines += _winners(company.win)
    return lines


def classic_report(found: Analysis) -> JsonObject:
    """Return the figures of the classic game."""
    turns, rolls = found.fractions or (None, None)
    company = found.company
    return {
        "expected_turns": _rounded(found.turns),
        "expected_turns_fraction": None if turns is None else str(turns),
        "expected_rolls": _rounded(found.rolls),
        "expected_rolls_fraction": None if rolls is None else str(rolls),
        "from_space": [_maybe(one) for one in found.from_space],
        "sd": _rounded(found.sd),
        "median": found.median,
        "mode": found.mode,
        "p_mode": _rounded(found.p_mode),
        "quantiles": {str(chance): turn for chance, turn in found.quantiles.items()},
        "min_turns": found.least_turns,
        "min_rolls": found.least_rolls,
        "players": {
            "k": company.players,
            "rounds": _rounded(company.rounds),
            "turns": _rounded(company.turns),
            "rolls": _rounded(company.rolls),
            "win": [_rounded(chance) for chance in company.win],
        },
    }


def classic_lines(found: Analysis) -> list[str]:
    """Return the same in words."""
    lines = [
        f"One player: {found.turns:.10f} turns expected ({found.rolls:.10f} rolls of both dice).",
        _spread(found.sd, found.median, found.mode, found.p_mode, found.quantiles),
        f"  At best {_counted(found.least_turns, 'turn')}, and {_counted(found.least_rolls, 'roll')} at least.",
    ]
    company = found.company
    if company.players > 1:
        lines.append(
            f"{company.players} players: {company.turns:.10f} turns of all together ({company.rolls:.10f} rolls), "
            f"over in round {company.rounds:.4f} on average."
        )
        lines += _winners(company.win)
    return lines


def postal_report(found: PostalFigures) -> JsonObject:
    """Return the figures of the postal game; null is what has no value where a game may never end."""
    doors: Json = None
    if found.trapdoors is not None:
        doors = [
            {
                "space": door.space,
                "below": door.below,
                "met": _rounded(door.met),
                "loss": _rounded(door.loss),
                "expected_loss": _rounded(door.expected_loss),
            }
            for door in found.trapdoors
        ]
    return {
        "min_turns": found.min_turns,
        "min_sequences": found.min_sequences,
        "reachable_states": found.reachable_states,
        "solo_turns": _maybe(found.solo_turns),
        "solo_rounds": _maybe(found.solo_rounds),
        "players": found.players,
        "turns": _maybe(found.turns),
        "rounds": _maybe(found.rounds),
        "draw": _rounded(found.draw),
        "never": _rounded(found.never),
        "dead_states": [{"space": space, "used": list(used)} for space, used in found.dead],
        "walls": [list(wall) for wall in found.walls],
        "longest_snake_run": found.longest_run,
        "trapdoors": doors,
        "nine_to_eight": [_crowd(crowd) for crowd in found.crowds],
    }


def postal_lines(found: PostalFigures, name: str) -> list[str]:
    """Return the same in words."""
    lines = [f"{name}, by the postal rules; every set of six in any order, no trapdoors:"]
    if found.min_turns is None:
        lines.append("  Nobody ever gets home here, in whatever order the numbers are thrown.")
    else:
        lines.append(
            f"  At best home in {_counted(found.min_turns, 'turn')}, by {_counted(found.min_sequences, 'sequence')} "
            "of throws."
        )
    if found.solo_turns is not None and found.solo_rounds is not None:
        lines.append(f"  One player alone: {found.solo_turns:.10f} turns expected, in {found.solo_rounds:.10f} rounds.")
    if found.players > 1 and found.turns is not None and found.rounds is not None:
        lines.append(
            f"  {found.players} players: the first is home after {found.turns:.10f} turns, in {found.rounds:.10f} "
            f"rounds; {found.draw:.4%} of all games are drawn."
        )
    return lines + _ways(found) + _doors(found)


def _ways(found: PostalFigures) -> list[str]:
    """Return what stands in the way."""
    pairs = f"  {_counted(found.reachable_states, 'pair')} of a space and the numbers used can occur"
    if not found.dead:
        lines = [f"{pairs}, and from all of them there is a way home."]
    else:
        some = "; ".join(
            f"{space} with {', '.join(map(str, used)) or 'nothing'} used" for space, used in found.dead[:_SHOWN]
        )
        more = f"; and {len(found.dead) - _SHOWN} more" if len(found.dead) > _SHOWN else ""
        lines = [
            f"{pairs}. From {len(found.dead)} of them there is no way home: {some}{more}.",
            f"  Of all games of {_counted(found.players, 'player')}, {found.never:.4%} never end.",
        ]
    if found.walls:
        walls = ", ".join(f"{first} to {last}" for first, last in found.walls)
        return [*lines, f"  Walls of six snakes or more, which no throw leads over: {walls}."]
    return [*lines, f"  No wall of six: at most {_counted(found.longest_run, 'snake')} in a row."]


def _doors(found: PostalFigures) -> list[str]:
    """Return what trapdoors do."""
    lines = []
    if found.trapdoors:
        worst = [
            f"{door.space} ({door.expected_loss:.1f} turns a game: {door.met:.2f} visits, {door.loss:.1f} a fall)"
            for door in found.trapdoors[:_SHOWN]
        ]
        lines.append(f"  A trapdoor would cost one player most on {', '.join(worst)}.")
    for crowd in found.crowds:
        turns = "" if crowd.turns is None else f" of {crowd.turns:.2f} turns"
        lines.append(
            f"  {crowd.players} players: {crowd.votes} votes open a trapdoor; if all nominate their own targets, "
            f"{crowd.opened:.2f} open in a game{turns}, and catch {crowd.caught:.2f} players."
        )
    return lines


def _crowd(crowd: Crowd) -> JsonObject:
    return {
        "players": crowd.players,
        "votes": crowd.votes,
        "turns": _maybe(crowd.turns),
        "rounds": _maybe(crowd.rounds),
        "opened": _rounded(crowd.opened),
        "caught": _rounded(crowd.caught),
    }


def _spread(sd: float, median: int, mode: int, p_mode: float, quantiles: Mapping[float, int]) -> str:
    home = " and ".join(
        f"{_counted(turn, 'turn')} with a chance of at least {chance:.0%}" for chance, turn in quantiles.items()
    )
    often = _counted(mode, "turn")
    return f"  Standard deviation {sd:.4f}; median {median}; most often {often} ({p_mode:.2%}); home within {home}."


def _winners(win: tuple[float, ...]) -> list[str]:
    return [f"  Player {place} wins with {chance:.10f}." for place, chance in enumerate(win, start=1)]


def _rounded(number: float) -> float:
    return round(number, _PLACES)


def _maybe(number: float | None) -> Json:
    return None if number is None else _rounded(number)


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
