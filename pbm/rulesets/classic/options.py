"""The options of a classic game: what each is, its default, and how a GM's file is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from typing import Any, Final

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.rulesets.api import OptionHelp

__all__ = ["HELP", "MOST_ROLLS", "Options", "nearest", "options_to_json", "read_options"]

MOST_ROLLS: Final = 20
"""Turns that one round can have: more would make no report that anybody reads."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game, all filled in (see ``HELP`` for what each does)."""

    finish: str = "bounce"
    three_sixes: str = "void_third_double_six"
    rolls_per_round: int = 1
    play: str = "at_deadline"


_HELP: Final[Mapping[str, str]] = {
    "finish": 'A roll past the last space: "bounce" goes back again, "stay" does not move, "overshoot" is home.',
    "three_sixes": '"void_third_double_six": the third double six running is not moved and ends the turn; or "off".',
    "rolls_per_round": f"How many turns everybody has in a round, 1 to {MOST_ROLLS}.",
    "play": '"at_deadline" rolls for everybody then; "on_order" shows a player who sends ROLL their dice at once.',
}

_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "finish": ("bounce", "stay", "overshoot"),
    "three_sixes": ("void_third_double_six", "off"),
    "play": ("at_deadline", "on_order"),
}

_NAMES: Final = tuple(f.name for f in fields(Options))


def options_to_json(options: Options) -> dict[str, Json]:
    """Return every option by name, in JSON types."""
    return asdict(options)


HELP: Final[tuple[OptionHelp, ...]] = tuple(
    OptionHelp(key, default, _HELP[key]) for key, default in options_to_json(Options()).items()
)
"""Every option with its default and what it does, in the order of the rules."""


def nearest(word: str, known: tuple[str, ...]) -> str:
    """Return ``; did you mean "…"?`` for the known word nearest to ``word``, or nothing."""
    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return f'; did you mean "{close[0]}"?' if close else ""


def read_options(raw: JsonObject) -> tuple[Options, tuple[Problem, ...]]:
    """Return the options that ``raw`` sets and every problem in it; a bad option keeps its default."""
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for key, value in raw.items():
        if key not in _NAMES:
            hint = nearest(key, _NAMES) or f"; known are {', '.join(_NAMES)}"
            problems.append(Problem("option-unknown", f'there is no option "{key}"{hint}', key=key))
            continue
        fault = _fault(key, value)
        if fault:
            problems.append(Problem("option-value", f"{key} {fault}", key=key))
        else:
            values[key] = value
    return Options(**values), tuple(problems)


def _fault(key: str, value: Json) -> str:
    """Return what is wrong with the value of an option, in words that follow its name; nothing if it will do."""
    if key in _CHOICES:
        allowed = _CHOICES[key]
        if isinstance(value, str) and value in allowed:
            return ""
        hint = nearest(value, allowed) if isinstance(value, str) else ""
        return f"must be one of {', '.join(allowed)}{hint}"
    if type(value) is int and 1 <= value <= MOST_ROLLS:
        return ""
    return f"must be a whole number, 1 to {MOST_ROLLS}"
