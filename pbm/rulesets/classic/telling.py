"""What happened to a player's roll, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.core.game import Json
from pbm.core.phrases import Phrase, joined, say

__all__ = ["go_told", "own_go_told"]


def go_told(go: Json, finish: int, *, turn: bool) -> Phrase:
    """Return one go of a round's report in a sentence, for everybody; ``turn``: with its turn named."""
    seat, rolls = _parts(go)
    if turn and isinstance(go, Mapping):
        return say("Turn {turn}: {name} rolls {rolls}.", turn=go.get("turn"), name=seat, rolls=_rolls(rolls, finish))
    return say("{name} rolls {rolls}.", name=seat, rolls=_rolls(rolls, finish))


def own_go_told(go: Json, finish: int, *, turn: bool) -> Phrase:
    """Return one go of a round's report in a sentence, for the player whose go it is."""
    _, rolls = _parts(go)
    if turn and isinstance(go, Mapping):
        return say("Turn {turn}: you roll {rolls}.", turn=go.get("turn"), rolls=_rolls(rolls, finish))
    return say("You roll {rolls}.", rolls=_rolls(rolls, finish))


def _parts(go: Json) -> tuple[str, list[Mapping[str, Json]]]:
    """Return whose go it is, and its rolls, from the data of a report."""
    if not isinstance(go, Mapping):
        return "", []
    rolls = go.get("rolls")
    return str(go.get("seat")), [roll for roll in rolls if isinstance(roll, Mapping)] if isinstance(rolls, list) else []


def _rolls(rolls: Sequence[Mapping[str, Json]], finish: int) -> Phrase:
    """Return all rolls of a go: ``3 and 3: 12 → 18, again: 2 and 5 → 25, up the ladder to 42``."""
    said = [_roll(roll, finish, first=not number) for number, roll in enumerate(rolls)]
    return joined(said, say(", again: "))


def _roll(roll: Mapping[str, Json], finish: int, *, first: bool) -> Phrase:
    dice = roll.get("dice")
    first_die, second_die = dice if isinstance(dice, list) and len(dice) == 2 else ("?", "?")
    thrown = say("{first} and {second}", first=first_die, second=second_die)
    if roll.get("void") is True:
        return say("{dice}, the third double six running, which is not moved", dice=thrown)
    path = roll.get("path")
    steps = [step for step in path if isinstance(step, Mapping)] if isinstance(path, list) else []
    if not steps:
        return say("{dice}, too many: stays on {space}", dice=thrown, space=roll.get("space"))
    moved = joined(_steps(steps, finish), "")
    if first:
        return say("{dice}: {start} → {moved}", dice=thrown, start=roll.get("from"), moved=moved)
    return say("{dice} → {moved}", dice=thrown, moved=moved)


def _steps(steps: Sequence[Mapping[str, Json]], finish: int) -> list[str]:
    """Return where a roll led, part by part, each to be put right behind the one before."""
    said: list[str] = []
    for step in steps:
        end = step.get("to")
        match step.get("via"):
            case "bounce":
                said.append(say(" and back to {space}", space=end))
            case "ladder":
                said.append(say(", up the ladder to {space}", space=end))
            case "snake":
                said.append(say(", down the snake to {space}", space=end))
            case _:
                said.append(str(end))
    if steps[-1].get("to") == finish:
        said.append(say(", home!"))
    return said
