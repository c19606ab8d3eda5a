"""A designed board in words: why it is this one, and its file with a remark at every part."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from pbm.analysis.design import Design
from pbm.analysis.design_draft import Lots, Rule, claimed
from pbm.core.board import Board

__all__ = ["explained", "file_of", "name_for"]

_WIDE: Final = 100
_FIRST: Final[Mapping[str | None, tuple[str, ...]]] = {
    "gentle": ("Garden", "Meadow", "Sunday", "Orchard", "Blossom", "Harbour"),
    "cruel": ("Viper", "Thunder", "Adder", "Gallows", "Winter", "Serpent"),
    None: ("Market", "Lantern", "Heather", "Mill", "Castle", "Ferry"),
}
_SECOND: Final = ("Lane", "Hill", "Stairs", "Steps", "Row", "Bank", "Wharf", "Close")
_LAYOUTS: Final = {
    "rows": "all rows run from left to right",
    "boustrophedon": "row by row, each the other way round",
    "columns": "all columns run upwards",
    "columns_boustrophedon": "up one column and down the next",
}
_WORDS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def name_for(kind: str | None, seed: int) -> str:
    """Return a name for a board of a kind, the same for the same seed."""
    lots = Lots(~seed)
    return f"{lots.pick(_FIRST[kind])} {lots.pick(_SECOND)}"


def explained(made: Design) -> tuple[str, ...]:
    """Return why this board, in sentences: its length, draws, temper, walls, families, and what lies beneath."""
    return (_length(made), _draws(made), _temper(made), _walls(made), *_families(made), _beneath(made))


def file_of(made: Design, seed: int) -> str:
    """Return the text of the board's file, TOML, which has the keys of ``made.spec`` and no others."""
    draft, board = made.draft, made.board
    lines = [*_remarks(f"{board.name}: made by `pbm board new`, seed {seed}."), "#"]
    for sentence in explained(made):
        lines += _remarks(sentence, "- ")
    lines += ["#", *_remarks("Change what you like: `pbm board check` says whether it can still be played."), ""]
    lines += [f'name   = "{board.name}"', f"finish = {board.finish}"]
    if draft.rules:
        lines += [
            "",
            'conflict = "first"           # where two families meet, the one that is written first has the space',
        ]
    side = "height" if draft.standing else "width"
    lines += [
        "",
        "[layout]",
        f'kind  = "{draft.layout}"'.ljust(28) + f" # {_LAYOUTS[draft.layout]}",
        f"{side} = {draft.across}",
        'start = "bottom-left"',
    ]
    for word, jumps in (("ladders", draft.ladders), ("snakes", draft.snakes)):
        if jumps:
            lines += ["", f"[{word}]", *(f"{start} = {end}" for start, end in jumps)]
    for rule in draft.rules:
        lines += ["", "[[rule]]".ljust(28) + f" # {_rule_in_brief(rule, board)}", *_rule_lines(rule)]
    lines += [
        "",
        "[public]",
        'tell = ["size"]'.ljust(28) + " # players are told where the board ends, and nothing more",
    ]
    return "\n".join(lines) + "\n"


def _remarks(words: str, mark: str = "") -> list[str]:
    return textwrap.wrap(
        words, _WIDE, initial_indent=f"# {mark}", subsequent_indent="# " + " " * len(mark), break_on_hyphens=False
    )


def _length(made: Design) -> str:
    found, wish = made.found, made.wish
    wished = (
        f" You wished for {wish.turns:g}." if abs(found.turns - wish.turns) >= 0.05 else " That is what you wished for."
    )
    return (
        f"Length: with {_number(found.players)} players who play their numbers in any order, the first is home after "
        f"{found.turns:.1f} turns on average, in {found.rounds:.1f} rounds where the last two turns of a set are one; "
        f"somebody alone needs {found.solo:.1f} turns.{wished}"
    )


def _draws(made: Design) -> str:
    wish = made.wish.draw
    wished = "" if wish is None else f" You wished for {wish:.1%}."
    return (
        f"Draws: {made.found.draw:.1%} of games end drawn, with two or more home in one turn and equally far.{wished}"
    )


def _temper(made: Design) -> str:
    found, board = made.found, made.board
    if not board.snakes:
        return "Temper: nobody ever falls, for there is no snake."
    start = max(board.snakes, key=lambda one: (one - board.snakes[one], one))
    last = board.finish - board.finish // 10
    near = (
        f"{_number(found.close).capitalize()} of the snakes {'waits' if found.close == 1 else 'wait'} above {last}."
        if found.close
        else f"No snake waits above {last}."
    )
    kind = f"Temper, {made.wish.kind}" if made.wish.kind else "Temper"
    often = f"one falls {_often(found.falls)} and climbs {_often(found.climbs)}"
    return (
        f"{kind}: a fall costs {found.fall:.0f} spaces on average and {found.worst} at worst ({start} to "
        f"{board.snakes[start]}); on the way home {often}. {near}"
    )


def _walls(made: Design) -> str:
    wall = made.found.wall
    if wall <= 1:
        return "Walls: none; no two snakes stand side by side, so nobody is held up."
    return (
        f"Walls: {_number(wall)} snakes stand side by side at most, so from the space in front of them a throw of "
        f"{wall + 1} or more gets past; six would be needed to lock anybody in."
    )


def _families(made: Design) -> list[str]:
    draft, board = made.draft, made.board
    if not draft.rules:
        return [
            f"Families: none; {_number(len(board.ladders))} ladders and {_number(len(board.snakes))} snakes stand "
            "where they like, and each has to be found by itself."
        ]
    return [f"Family: {_rule_in_full(rule)}; that is {_share(rule, board)}." for rule in draft.rules]


def _beneath(made: Design) -> str:
    board = made.board
    example = sorted(board.below)[len(board.below) // 2] if board.below else None
    if example is None:
        return "Trapdoors: nothing lies beneath any space, so none can open."
    under = board.below[example]
    way = "back" if under < example else "on"
    return (
        f"Trapdoors: {_LAYOUTS[made.draft.layout]}, so a trapdoor on {example} drops to {under}, "
        f"{abs(example - under)} {way}."
    )


def _rule_in_full(rule: Rule) -> str:
    many = "feet of ladders" if rule.kind == "ladder" else "mouths of snakes"
    way = "on" if rule.effect > 0 else "back"
    return f"{_where(rule)} from {rule.low} to {rule.high} are {many} and lead {abs(rule.effect)} {way}"


def _rule_in_brief(rule: Rule, board: Board) -> str:
    count = len(claimed(rule, board))
    return f"{_number(count)} {rule.kind}{'' if count == 1 else 's'} of one family"


def _where(rule: Rule) -> str:
    key, value = rule.where
    match key:
        case "column" | "row":
            return f"spaces in {key} {value}"
        case "digit_sum":
            return f"spaces whose digits add up to {value}"
        case "multiple_of":
            return f"multiples of {value}"
        case "ends_in":
            return f"spaces that end in {value}"
    return "prime numbers"


def _rule_lines(rule: Rule) -> list[str]:
    key, value = rule.where
    said = "true" if value is True else str(value)
    return [
        f'kind   = "{rule.kind}"',
        f"where  = {{ {key} = {said} }}",
        f'effect = "{rule.effect:+d}"',
        f"range  = [{rule.low}, {rule.high}]",
    ]


def _share(rule: Rule, board: Board) -> str:
    """Return which of a board's ladders or snakes are of a family, in words."""
    count, whole = len(claimed(rule, board)), len(board.ladders if rule.kind == "ladder" else board.snakes)
    many = f"{rule.kind}s" if whole != 1 else rule.kind
    if count == whole:
        return f"all {_number(whole)} {many}" if whole > 1 else f"the only {many}"
    return f"{_number(count)} of the {_number(whole)} {many}"


def _number(count: int) -> str:
    return _WORDS[count] if 0 <= count < len(_WORDS) else str(count)


def _often(times: float) -> str:
    return "hardly ever" if times < 0.15 else f"{times:.1f} times"
