"""What a GM tells players of a board at the start: what ``[public] tell`` names, and nothing else (r4)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pbm.core.board import Board
from pbm.core.game import Json
from pbm.rulesets.postal.state import Config
from pbm.rulesets.postal.wording import listing, on_board, plural

__all__ = ["disclosed"]


def disclosed(config: Config) -> tuple[str, ...]:
    """Return a paragraph for each board on what players are told of it."""
    boards = tuple(config.boards)
    return tuple(on_board(name, boards) + _board(board) for name, board in config.boards.items())


def _board(board: Board) -> str:
    said: list[str] = []
    if "size" in board.tell:
        said.append(f"The spaces are numbered 1 to {board.last}, and {board.finish} is the finish.")
    if "layout" in board.tell:
        said.append(_layout(board.source.get("layout")))
    if "counts" in board.tell:
        ladders, snakes = plural(len(board.ladders), "ladder"), plural(len(board.snakes), "snake")
        said.append(f"It has {ladders} and {snakes}.")
    if "rules" in board.tell:
        rules = board.source.get("rule")
        families = [_family(r) for r in rules if isinstance(r, Mapping)] if isinstance(rules, list) else []
        if families:
            said.append(f"The rules of its snakes and ladders: {'; '.join(families)}.")
        else:
            said.append("Its snakes and ladders follow no rule.")
    return " ".join(said) or "The GM tells nothing of the board."


_LAYOUTS = {
    "rows": "in rows that all run the same way",
    "boustrophedon": "in rows that run to and fro",
    "columns": "in columns that all run the same way",
    "columns_boustrophedon": "in columns that run up and down",
    "spiral_in": "in a spiral inwards",
    "spiral_out": "in a spiral outwards",
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
        return f"The numbers are laid out, from the top row down: {' / '.join(drawn)}."
    sides = [f"{layout[side]} {unit}" for side, unit in (("width", "wide"), ("height", "high")) if side in layout]
    size = f", {listing(sides)}" if sides else ""
    corner = str(layout.get("start", "bottom-left")).replace("-", " ")
    if kind == "spiral_out":
        return f"The numbers run {_LAYOUTS[kind]}{size}, ending at the {corner}."
    return f"The numbers run {_LAYOUTS.get(kind, kind)}{size}, from the {corner}."


def _family(rule: Mapping[str, Json]) -> str:
    """Return one family of snakes or ladders in words (r3)."""
    where = rule.get("where")
    spaces = _conditions(where) if isinstance(where, Mapping) else ""
    text = f"a {rule.get('kind')} on every space{' ' + spaces if spaces else ''}"
    span = rule.get("range")
    if isinstance(span, list) and len(span) == 2:
        text += f" from {span[0]} to {span[1]}"
    return f"{text}, {_effect(str(rule.get('effect')))}"


_AFTER_SIGN = re.compile(r"([+-]) ")


def _effect(effect: str) -> str:
    """Return an effect in words."""
    word, _, rest = _AFTER_SIGN.sub(r"\1", " ".join(effect.split())).partition(" ")
    named = {
        "complement": "to the number that mirrors it (finish + 1 less the space)",
        "reverse_digits": "to the number with its digits reversed",
        "mirror_row": "to its mirror image in the row",
    }
    if word in named:
        return named[word]
    if word == "to":
        return f"to {rest.strip()}"
    if word == "rows":
        steps = rest.strip()
        return f"{plural(int(steps.lstrip('+-')), 'row')} {'down' if steps.startswith('-') else 'up'}"
    return f"{'back' if word.startswith('-') else 'forward'} {plural(int(word.lstrip('+-')), 'space')}"


def _conditions(where: Mapping[str, Json]) -> str:
    """Return the conditions of a family in words; all hold together."""
    return " and ".join(_condition(key, value) for key, value in where.items())


def _either(value: Json, joiner: str = " or ") -> str:
    return joiner.join(map(str, value)) if isinstance(value, list) else str(value)


def _condition(key: str, value: Json) -> str:
    """Return one condition in words that follow "every space"."""
    if key in ("column", "row"):
        edge = "the left" if key == "column" else "the bottom"
        return f"in {key} {_either(value)} (from {edge})"
    if key == "between" and isinstance(value, list):
        return f"between {_either(value, ' and ')}"
    if key == "not" and isinstance(value, Mapping):
        return f"not one {_conditions(value)}"
    if key in ("any", "all") and isinstance(value, list):
        parts = [f"({_conditions(part)})" for part in value if isinstance(part, Mapping)]
        return (" or " if key == "any" else " and ").join(parts)
    if key in ("prime", "square"):
        noun = "a prime number" if key == "prime" else "a square number"
        return f"that is {'' if value is True else 'not '}{noun}"
    words = {
        "digit_sum": "whose digits add up to",
        "multiple_of": "that is a multiple of",
        "ends_in": "that ends in",
        "list": "out of",
    }
    return f"{words.get(key, key)} {_either(value)}"
