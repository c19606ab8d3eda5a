"""What a GM tells players of a board at the start: what ``[public] tell`` names, and nothing else (r4)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pbm.core.board import Board
from pbm.core.game import Json
from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.rulesets.postal.state import Config
from pbm.rulesets.postal.wording import on_board

__all__ = ["disclosed"]


def disclosed(config: Config) -> tuple[str, ...]:
    """Return a paragraph for each board on what players are told of it."""
    boards = tuple(config.boards)
    return tuple(on_board(name, boards, _board(board)) for name, board in config.boards.items())


def _board(board: Board) -> Phrase:
    said: list[str] = []
    if "size" in board.tell:
        said.append(
            say(
                "The spaces are numbered 1 to {last}, and {finish} is the finish.", last=board.last, finish=board.finish
            )
        )
    if "layout" in board.tell:
        said.append(_layout(board.source.get("layout")))
    if "counts" in board.tell:
        ladders = say_count("{count} ladder", "{count} ladders", len(board.ladders))
        snakes = say_count("{count} snake", "{count} snakes", len(board.snakes))
        said.append(say("It has {ladders} and {snakes}.", ladders=ladders, snakes=snakes))
    if "rules" in board.tell:
        rules = board.source.get("rule")
        families = [_family(r) for r in rules if isinstance(r, Mapping)] if isinstance(rules, list) else []
        if families:
            said.append(say("The rules of its snakes and ladders: {rules}.", rules=joined(families, "; ")))
        else:
            said.append(say("Its snakes and ladders follow no rule."))
    return joined(said) if said else say("The GM tells nothing of the board.")


_LAYOUTS = {
    "rows": say("in rows that all run the same way"),
    "boustrophedon": say("in rows that run to and fro"),
    "columns": say("in columns that all run the same way"),
    "columns_boustrophedon": say("in columns that run up and down"),
    "spiral_in": say("in a spiral inwards"),
    "spiral_out": say("in a spiral outwards"),
}
_FROM = {
    "bottom-left": say("from the bottom left"),
    "bottom-right": say("from the bottom right"),
    "top-left": say("from the top left"),
    "top-right": say("from the top right"),
}
_ENDING = {
    "bottom-left": say("ending at the bottom left"),
    "bottom-right": say("ending at the bottom right"),
    "top-left": say("ending at the top left"),
    "top-right": say("ending at the top right"),
}


def _layout(layout: Json) -> str:
    """Return the arrangement of the numbers in words."""
    if not isinstance(layout, Mapping):
        return ""
    kind = str(layout.get("kind"))
    if kind == "explicit":
        rows = layout.get("rows")
        drawn = []
        for row in rows if isinstance(rows, list) else ():
            drawn.append(" ".join(str(n or "-") for n in row) if isinstance(row, list) else "")
        return say("The numbers are laid out, from the top row down: {rows}.", rows=" / ".join(drawn))
    sides = []
    if "width" in layout:
        sides.append(say("{count} wide", count=layout["width"]))
    if "height" in layout:
        sides.append(say("{count} high", count=layout["height"]))
    start = str(layout.get("start", "bottom-left"))
    corner = (_ENDING if kind == "spiral_out" else _FROM).get(start, start)
    run = _LAYOUTS.get(kind, kind)
    if not sides:
        return say("The numbers run {run}, {corner}.", run=run, corner=corner)
    return say("The numbers run {run}, {size}, {corner}.", run=run, size=listed(sides), corner=corner)


def _family(rule: Mapping[str, Json]) -> Phrase:
    """Return one family of snakes or ladders in words (r3)."""
    snakes = rule.get("kind") == "snake"
    where = rule.get("where")
    words = {"spaces": _conditions(where) if isinstance(where, Mapping) else "", "to": _effect(str(rule.get("effect")))}
    span = rule.get("range")
    if isinstance(span, list) and len(span) == 2:
        words |= {"first": str(span[0]), "last": str(span[1])}
        if not words["spaces"]:
            if snakes:
                return say("a snake on every space from {first} to {last}, {to}", **words)
            return say("a ladder on every space from {first} to {last}, {to}", **words)
        if snakes:
            return say("a snake on every space {spaces} from {first} to {last}, {to}", **words)
        return say("a ladder on every space {spaces} from {first} to {last}, {to}", **words)
    if not words["spaces"]:
        return say("a snake on every space, {to}", **words) if snakes else say("a ladder on every space, {to}", **words)
    if snakes:
        return say("a snake on every space {spaces}, {to}", **words)
    return say("a ladder on every space {spaces}, {to}", **words)


_AFTER_SIGN = re.compile(r"([+-]) ")
_NAMED = {
    "complement": say("to the number that mirrors it (finish + 1 less the space)"),
    "reverse_digits": say("to the number with its digits reversed"),
    "mirror_row": say("to its mirror image in the row"),
}


def _effect(effect: str) -> Phrase:
    """Return an effect in words."""
    word, _, rest = _AFTER_SIGN.sub(r"\1", " ".join(effect.split())).partition(" ")
    if word in _NAMED:
        return _NAMED[word]
    steps = rest.strip()
    if word == "to":
        return say("to {space}", space=steps)
    if word == "rows":
        count = int(steps.lstrip("+-"))
        if steps.startswith("-"):
            return say_count("{count} row down", "{count} rows down", count)
        return say_count("{count} row up", "{count} rows up", count)
    count = int(word.lstrip("+-"))
    if word.startswith("-"):
        return say_count("back {count} space", "back {count} spaces", count)
    return say_count("forward {count} space", "forward {count} spaces", count)


def _conditions(where: Mapping[str, Json]) -> Phrase:
    """Return the conditions of a family in words; all hold together."""
    return joined((_condition(key, value) for key, value in where.items()), say(" and "))


def _either(value: Json) -> str:
    return joined(value, say(" or ")) if isinstance(value, list) else str(value)


def _condition(key: str, value: Json) -> str:
    """Return one condition in words that follow "every space"."""
    if key in ("any", "all") and isinstance(value, list):
        parts = [joined(("(", _conditions(part), ")"), "") for part in value if isinstance(part, Mapping)]
        return joined(parts, say(" or ") if key == "any" else say(" and "))
    if key == "between" and isinstance(value, list):
        return say("between {numbers}", numbers=joined(value, say(" and ")))
    if key == "not" and isinstance(value, Mapping):
        return say("not one {conditions}", conditions=_conditions(value))
    numbers = _either(value)
    match key:
        case "column":
            return say("in column {numbers} (from the left)", numbers=numbers)
        case "row":
            return say("in row {numbers} (from the bottom)", numbers=numbers)
        case "prime":
            return say("that is a prime number") if value is True else say("that is not a prime number")
        case "square":
            return say("that is a square number") if value is True else say("that is not a square number")
        case "digit_sum":
            return say("whose digits add up to {numbers}", numbers=numbers)
        case "multiple_of":
            return say("that is a multiple of {numbers}", numbers=numbers)
        case "ends_in":
            return say("that ends in {numbers}", numbers=numbers)
        case "list":
            return say("out of {numbers}", numbers=numbers)
    return joined((key, numbers))
