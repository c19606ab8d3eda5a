"""The options of a postal game: what each is, its default, and how a GM's file is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from typing import Any, Final

from pbm.core.board import BoardOptions
from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.rulesets.api import OptionHelp

__all__ = ["HELP", "Options", "near", "nearest", "options_to_json", "read_options"]


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game, all filled in (see ``HELP`` for what each does)."""

    schedule: tuple[int, ...] = (1, 1, 1, 1, 2)
    illegal_second_throw: str = "nmr"
    thresholds: tuple[tuple[int, int], ...] = ((8, 2), (0, 3))
    threshold_basis: str = "current"
    allow_abstain: bool = False
    invalid_nomination: str = "void"
    bottom_row_trapdoors: str = "no"
    trapdoors_above_finish: bool = False
    below: str = "geometric"
    chain: str = "none"
    refall: str = "as_if_no_trapdoor"
    allow_space_zero: bool = False
    boards_orders: str = "per_board"
    end_when_home: int = 1
    trapdoor_notice: str = "opened"
    announce_nmr: bool = False
    max_consecutive_nmr: int = 0
    late_join: bool = False

    def votes_needed(self, in_game: int) -> int:
        """Return how many nominations open a trapdoor with ``in_game`` players (r8, r9, ruling 7)."""
        for most, votes in self.thresholds:
            if most == 0 or in_game <= most:
                return votes
        raise AssertionError("read_options lets no list of thresholds through that does not end in 0")

    def for_boards(self) -> BoardOptions:
        """Return the options that bear on how a board is built."""
        return BoardOptions(
            chain=self.chain,
            allow_space_zero=self.allow_space_zero,
            below=self.below,
            bottom_row_trapdoors=self.bottom_row_trapdoors,
            trapdoors_above_finish=self.trapdoors_above_finish,
        )


_HELP: Final[Mapping[str, str]] = {
    "schedule": "How many turns each round of a set has: ones and twos that add up to 6.",
    "illegal_second_throw": '"nmr": an illegal second throw loses both; "auto": a good first throw stands.',
    "thresholds": "Pairs (most players in the game, votes that open a trapdoor); the last has 0 for any number.",
    "threshold_basis": '"current" counts who is racing as a round starts, "start" who began the game.',
    "allow_abstain": 'Whether "none" casts no vote at all; otherwise it counts as not having nominated.',
    "invalid_nomination": 'A space that can be no trapdoor: "void" wastes the vote, "default" uses the default.',
    "bottom_row_trapdoors": '"no", or "to_zero": trapdoors in the bottom row drop to space 0.',
    "trapdoors_above_finish": "Whether spaces above the finish can be trapdoors.",
    "below": '"geometric": the cell beneath as drawn; "numeric_lower": only if its number is lower.',
    "chain": 'Whether a snake or ladder may lead straight onto another: "none" or "follow".',
    "refall": 'A trapdoor met again in a turn: "as_if_no_trapdoor", or "blank": nothing happens there at all.',
    "allow_space_zero": "Whether a snake may lead back to space 0.",
    "boards_orders": '"per_board": an order for each board; "shared": one order for all of them.',
    "end_when_home": "How many players home close a board; 0 plays on until nobody is left.",
    "trapdoor_notice": 'What players hear of open trapdoors: "opened", "count" or "silent".',
    "announce_nmr": "Whether reports name those who sent no orders.",
    "max_consecutive_nmr": "A player who misses this many rounds running is dropped; 0 for never.",
    "late_join": "Whether newcomers may join a game that has begun.",
}

_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "illegal_second_throw": ("nmr", "auto"),
    "threshold_basis": ("current", "start"),
    "invalid_nomination": ("void", "default"),
    "bottom_row_trapdoors": ("no", "to_zero"),
    "below": ("geometric", "numeric_lower"),
    "chain": ("none", "follow"),
    "refall": ("as_if_no_trapdoor", "blank"),
    "boards_orders": ("per_board", "shared"),
    "trapdoor_notice": ("opened", "silent", "count"),
}

_NAMES: Final = tuple(f.name for f in fields(Options))
_DEFAULTS: Final = Options()


def options_to_json(options: Options) -> dict[str, Json]:
    """Return every option by name, in JSON types."""
    filled: dict[str, Json] = asdict(options)
    filled["schedule"] = list(options.schedule)
    filled["thresholds"] = [list(pair) for pair in options.thresholds]
    return filled


HELP: Final[tuple[OptionHelp, ...]] = tuple(
    OptionHelp(key, default, _HELP[key]) for key, default in options_to_json(_DEFAULTS).items()
)
"""Every option with its default and what it does, in the order of the rules."""


def near(word: str, known: tuple[str, ...]) -> str | None:
    """Return the known word nearest to ``word``, None when none is near."""
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.6)), None)


def nearest(word: str, known: tuple[str, ...]) -> str:
    """Return ``; did you mean "…"?`` for the known word nearest to ``word``, or nothing."""
    close = near(word, known)
    return f'; did you mean "{close}"?' if close is not None else ""


def read_options(raw: JsonObject) -> tuple[Options, tuple[Problem, ...]]:
    """Return the options that ``raw`` sets and every problem in it; a bad option keeps its default."""
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for key, value in raw.items():
        if key not in _NAMES:
            hint = nearest(key, _NAMES) or f"; known are {', '.join(_NAMES)}"
            problems.append(Problem("option-unknown", f'there is no option "{key}"{hint}', key=key))
            continue
        try:
            values[key] = _read(key, value)
        except ValueError as error:
            problems.append(Problem("option-value", f"{key} {error}", key=key))
    return Options(**values), tuple(problems)


def _read(key: str, value: Json) -> object:
    """Return the value of one option; ValueError, in words that follow its name, when it is not allowed."""
    if key == "schedule":
        return _read_schedule(value)
    if key == "thresholds":
        return _read_thresholds(value)
    if key in _CHOICES:
        allowed = _CHOICES[key]
        if isinstance(value, str) and value in allowed:
            return value
        hint = nearest(value, allowed) if isinstance(value, str) else ""
        raise ValueError(f"must be one of {', '.join(allowed)}{hint}")
    if isinstance(getattr(_DEFAULTS, key), bool):
        if isinstance(value, bool):
            return value
        raise ValueError("must be true or false")
    if type(value) is int and value >= 0:
        return value
    raise ValueError("must be a whole number, 0 or more")


def _read_schedule(value: Json) -> tuple[int, ...]:
    """Return the turns of each round of a set (r7, ruling 2); ValueError when they do not fill one."""
    if isinstance(value, list | tuple):
        turns = [v for v in value if type(v) is int and v in (1, 2)]
        if len(turns) == len(value) and sum(turns) == 6:
            return tuple(turns)
    raise ValueError("must be a list of ones and twos that add up to 6, such as [1, 1, 1, 1, 2]")


def _read_thresholds(value: Json) -> tuple[tuple[int, int], ...]:
    """Return the thresholds (r8, r9, ruling 7); ValueError when one is malformed. The first pair that fits applies."""
    if not isinstance(value, list | tuple) or not value:
        raise ValueError("must be a list of pairs such as [[8, 2], [0, 3]]")
    pairs: list[tuple[int, int]] = []
    for pair in value:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise ValueError("must be a list of pairs [most players, votes needed]")
        most, votes = pair
        if type(most) is not int or type(votes) is not int or most < 0 or votes < 1:
            raise ValueError("must hold whole numbers: players 0 or more, votes 1 or more")
        pairs.append((most, votes))
    if pairs[-1][0] != 0:
        raise ValueError("must end with a pair for any number of players, such as [0, 3]")
    return tuple(pairs)
