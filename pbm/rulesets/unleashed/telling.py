"""What happened in a round, in sentences: from the public report, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pbm.core.game import Json, JsonObject
from pbm.core.phrases import Phrase, joined, listed, say, say_count, titled
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.whys import why_void

__all__ = ["told_goes", "told_way"]


def told_goes(report: JsonObject) -> tuple[Phrase, ...]:
    """Return what happened in each go of a round, in order; all placing of pieces is told together."""
    goes = _maps(report.get("goes"))
    placed = [_placed(str(go.get("seat")), one) for go in goes for one in _maps(go.get("setup"))]
    told = [say("{placings}.", placings=titled(joined(placed, "; ")))] if placed else []
    told += [joined(_go(go)) for go in goes if "setup" not in go]
    chosen = [
        str(go.get("seat")) for go in goes if any(play.get("by") == "default" for play in _maps(go.get("played")))
    ]
    if chosen:
        told.append(
            say_count(
                "The rules chose {names}'s card.",
                "The rules chose the cards of {names}.",
                len(chosen),
                names=listed(chosen),
            )
        )
    return tuple(told)


def _placed(seat: str, one: JsonObject) -> Phrase:
    words = {"name": seat, "piece": one.get("piece"), "top": one.get("top"), "bottom": one.get("bottom")}
    if one.get("by") == "draw":
        return say("the dice place {piece} {top}-{bottom} for {name}", **words)
    return say("{name} places {piece} {top}-{bottom}", **words)


def _go(go: JsonObject) -> Iterator[Phrase]:
    """Yield the sentences of one go: the cards, what comes of each, then the rolls and what comes of them."""
    seat = str(go.get("seat"))
    played, steps = _maps(go.get("played")), _maps(go.get("steps"))
    quiet = len(played) == 1 and played[0].get("action") is None and played[0].get("void") is None
    if quiet and steps and steps[0].get("via") == "roll" and steps[0].get("seat") == seat:
        # The plainest of goes, and much the commonest, is one sentence.
        first, second = _dice(steps[0])
        way, rest = _way(steps)
        yield say(
            "{name} puts {card} on {space} and rolls {first} and {second}: {way}.",
            name=seat,
            card=card_name(str(played[0].get("card"))),
            space=played[0].get("at"),
            first=first,
            second=second,
            way=way,
        )
        yield from _told(rest)
        return
    for play in played:
        yield _play(seat, play)
        yield from _told(_maps(play.get("steps")))
    yield from _told(steps)


def _play(seat: str, play: JsonObject) -> Phrase:
    words = {"name": seat, "card": card_name(str(play.get("card"))), "space": play.get("at")}
    void = play.get("void")
    if void is not None:
        return say("{name} puts {card} on {space}; it has no effect: {why}.", **words, why=why_void(str(void)))
    action = play.get("action")
    effect = _effect(str(play.get("card")), action) if isinstance(action, Mapping) else None
    if effect is None:
        return say("{name} puts {card} on {space}.", **words)
    return say("{name} puts {card} on {space}: {effect}.", **words, effect=effect)


def _told(steps: Sequence[JsonObject]) -> Iterator[Phrase]:
    """Yield the sentences of some steps: one for each action, and one for each run of one player's moves."""
    left = list(steps)
    while left:
        step = left[0]
        if step.get("via") == "action":
            yield _landed(step)
            left = left[1:]
            continue
        way, rest = _way(left)
        yield _moved(step, way)
        left = list(rest)


def _moved(step: JsonObject, way: Phrase) -> Phrase:
    """Return a run of moves that begins with a step, told by what set it off."""
    name = str(step.get("seat"))
    if step.get("via") == "roll":
        first, second = _dice(step)
        return say("{name} rolls {first} and {second}: {way}.", name=name, first=first, second=second, way=way)
    if step.get("via") == "snake-eyes":
        if step.get("by") is not None:
            return say("{by} rolls snake eyes, and {name} goes back: {way}.", by=step.get("by"), name=name, way=way)
        return say("{name} rolls snake eyes, 1 and 1, and goes back: {way}.", name=name, way=way)
    return say("{name}: {way}.", name=name, way=way)


def told_way(steps: Sequence[JsonObject]) -> Phrase:
    """Return one player's moves, one after another, as they are told."""
    return joined((_part(step) for step in steps), ", ")


def _way(steps: Sequence[JsonObject]) -> tuple[Phrase, Sequence[JsonObject]]:
    """Return one player's moves from the first step on, and the steps that are left: ``12 to 19, up L2 to 28``."""
    seat = steps[0].get("seat")
    parts: list[Phrase] = []
    for number, step in enumerate(steps):
        if step.get("seat") != seat or step.get("via") == "action" or (number and _starts(step)):
            return joined(parts, ", "), steps[number:]
        parts.append(_part(step))
    return joined(parts, ", "), ()


def _starts(step: JsonObject) -> bool:
    return step.get("via") in ("roll", "send", "swap", "snake-eyes")


def _part(step: JsonObject) -> Phrase:
    """Return one move of somebody's way."""
    start, end = _number(step.get("from")), _number(step.get("to"))
    via, words = step.get("via"), {"start": start, "to": end, "piece": step.get("piece"), "card": step.get("card")}
    if via in ("snake", "ladder", "lamppost"):
        return say("down {piece} to {to}", **words) if end < start else say("up {piece} to {to}", **words)
    if via == "card":
        if step.get("crossed"):
            return say("{card} over the finish", **words)
        if end == 0:
            return say("{card} back to the start", **words)
        return say("{card} to {to}", **words)
    if step.get("crossed"):
        return say("{start} over the finish", **words)
    return say("{start} to the start", **words) if end == 0 else say("{start} to {to}", **words)


def _landed(step: JsonObject) -> Phrase:
    """Return what an action card did to which somebody came."""
    words = {"space": step.get("from"), "card": card_name(str(step.get("card"))), "name": step.get("seat")}
    action, void = step.get("action"), step.get("void")
    if void == "declined":
        return say("On {space}, {card}: {name} had chosen nothing for it.", **words)
    if void is not None:
        return say("On {space}, {card}: no effect, for {why}.", **words, why=why_void(str(void)))
    effect = _effect(str(step.get("card")), action if isinstance(action, Mapping) else {})
    if effect is None:
        return say("On {space}, {card}.", **words)
    return say("On {space}, {card}: {effect}.", **words, effect=effect)


def _effect(kind: str, action: JsonObject) -> Phrase | None:
    """Return what an action did; None where the card's name says it all."""
    if kind == "reverse":
        if action.get("reversed"):
            return say("snakes now lead up, and ladders down")
        return say("snakes lead down again, and ladders up")
    moves = action.get("moves")
    if isinstance(moves, list) and moves:
        return listed(
            say("{piece} goes to {top}-{bottom}", piece=move[0], top=move[1], bottom=move[2])
            for move in moves
            if isinstance(move, list) and len(move) == 3
        )
    players, cards = action.get("players"), action.get("cards")
    if isinstance(players, list):
        return say("{names} change places", names=listed(players))
    if isinstance(cards, list):
        return say("the cards on {spaces} change places", spaces=listed(cards))
    if action.get("player") is not None:
        return say("{name} is sent", name=action.get("player"))
    return None


def _dice(step: JsonObject) -> tuple[Json, Json]:
    dice = step.get("dice")
    return (dice[0], dice[1]) if isinstance(dice, list) and len(dice) == 2 else (0, 0)


def _number(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _maps(value: Json) -> list[JsonObject]:
    return [one for one in value if isinstance(one, Mapping)] if isinstance(value, list) else []
