"""The options of a game of Unleashed: what each is, its default, and how a GM's file is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from typing import Any, Final

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.rulesets.api import OptionHelp
from pbm.rulesets.unleashed.cards import DECK_ORDER, HAND_KINDS, SIMPLE, STANDARD

__all__ = ["HELP", "MOST_CARDS", "MOST_SIDE", "Options", "nearest", "options_to_json", "read_options"]

MOST_SIDE: Final = 20
"""The most rows, and the most columns, of a board."""

MOST_CARDS: Final = 1000
"""The most cards of a house deck."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game, all filled in (see ``HELP`` for what each does).

    ``size`` is ``auto`` or rows and columns. ``deck`` is ``standard``, ``simple`` or pairs of a kind and how many.
    """

    size: str | tuple[int, int] = "auto"
    deck: str | tuple[tuple[str, int], ...] = "standard"
    remove_blanks: int = 0
    hand: int = 3
    placements: int = 1
    pieces: int = 9
    snakes: tuple[int, int] = (3, 3)
    ladders: tuple[int, int] = (3, 3)
    lampposts: tuple[int, int] = (1, 1)
    short: tuple[float, float] = (1.8, 2.7)
    long: tuple[float, float] = (3.1, 4.3)
    setup: str = "players"
    first: str = "order"
    mode: str = "batch"
    play_out_hands: bool = False
    snake_eyes: str = "off"
    max_consecutive_nmr: int = 3

    def counts(self) -> dict[str, int]:
        """Return how many cards of each kind the deck has, the blanks taken out that are to be taken out."""
        if isinstance(self.deck, str):
            made = dict(STANDARD if self.deck == "standard" else SIMPLE)
        else:
            made = {"start": 1, "finish": 1, **dict(self.deck)}
        made["blank"] = max(0, made.get("blank", 0) - self.remove_blanks)
        return made

    def size_for(self, players: int) -> tuple[int, int]:
        """Return the rows and columns of the board for so many players (u1)."""
        if not isinstance(self.size, str):
            return self.size
        return (6, 8) if players <= 2 else (5, 8) if players <= 4 else (4, 8)


_HELP: Final[Mapping[str, str]] = {
    "size": 'The board: "auto" (by the number of players), or rows and columns as in "5x8".',
    "deck": 'The cards: "standard", "simple" (fewer kinds of action) or a table of how many there are of each kind.',
    "remove_blanks": "How many blank cards are taken out of the deck.",
    "hand": "How many cards a hand is drawn up to.",
    "placements": "How many cards are played in a go: 1 or 2.",
    "pieces": "How many snakes, ladders and lampposts are put on the board.",
    "snakes": "How many short and how many long snakes there are to choose from.",
    "ladders": "How many short and how many long ladders there are to choose from.",
    "lampposts": "How many short and how many long lampposts there are to choose from.",
    "short": "The least and the greatest length of a short piece, in card widths.",
    "long": "The least and the greatest length of a long piece, in card widths.",
    "setup": '"players": they place the pieces in a first round; "drawn": the dice place them.',
    "first": 'Who starts: "order", the first as the GM lists them; "draw", whoever the dice draw.',
    "mode": '"batch": everybody has a go each round; "sequential": a round is one player\'s go.',
    "play_out_hands": "Whether cards in hand are still played when the draw pile is empty.",
    "snake_eyes": 'Two ones: "off", "start" (back to the start) or "evil" (another player goes back to the start).',
    "max_consecutive_nmr": "A player who misses this many rounds running is dropped; 0 for never.",
}

_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": ("players", "drawn"),
    "first": ("order", "draw"),
    "mode": ("batch", "sequential"),
    "snake_eyes": ("off", "start", "evil"),
}

_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "remove_blanks": (0, MOST_CARDS),
    "hand": (1, 10),
    "placements": (1, 2),
    "pieces": (0, 99),
    "max_consecutive_nmr": (0, 999),
}

_PIECES: Final = ("snakes", "ladders", "lampposts")
_MOST_PIECES: Final = 20
_LONGEST: Final = 100
_NAMES: Final = tuple(f.name for f in fields(Options))
_DEFAULTS: Final = Options()


def options_to_json(options: Options) -> dict[str, Json]:
    """Return every option by name, in JSON types."""
    filled: dict[str, Json] = {
        key: list(value) if isinstance(value, tuple) else value for key, value in asdict(options).items()
    }
    if not isinstance(options.size, str):
        filled["size"] = "{}x{}".format(*options.size)
    if not isinstance(options.deck, str):
        filled["deck"] = dict(options.deck)
    return filled


HELP: Final[tuple[OptionHelp, ...]] = tuple(
    OptionHelp(key, default, _HELP[key]) for key, default in options_to_json(_DEFAULTS).items()
)
"""Every option with its default and what it does, in the order of the rules."""


def nearest(word: str, known: tuple[str, ...]) -> str:
    """Return ``; did you mean "…"?`` for the known word nearest to ``word``, or nothing."""
    close = get_close_matches(word[:40], known, n=1, cutoff=0.6)
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
        try:
            values[key] = _read(key, value)
        except ValueError as error:
            problems.append(Problem("option-value", f"{key} {error}", key=key))
    options = Options(**values)
    if not problems:
        problems.extend(_together(options))
    return options, tuple(problems)


def _together(options: Options) -> list[Problem]:
    """Return what is wrong with options that are each well by themselves."""
    problems: list[Problem] = []
    there = sum(sum(getattr(options, kind)) for kind in _PIECES)
    if options.pieces > there:
        message = f"pieces is {options.pieces}, but there are only {there} snakes, ladders and lampposts to choose from"
        problems.append(Problem("option-value", message, key="pieces"))
    if options.placements > options.hand:
        message = f"placements is {options.placements}, more than the {options.hand} of a hand"
        problems.append(Problem("option-value", message, key="placements"))
    if not isinstance(options.size, str):
        cards, spaces = sum(options.counts().values()), options.size[0] * options.size[1]
        if cards < spaces:
            message = f"size asks for a board of {spaces} cards, but the deck has only {cards}"
            problems.append(Problem("option-value", message, key="size"))
    return problems


def _read(key: str, value: Json) -> object:
    """Return the value of one option; ValueError, in words that follow its name, when it is not allowed."""
    if key == "size":
        return _read_size(value)
    if key == "deck":
        return _read_deck(value)
    if key in _PIECES:
        return _read_pieces(value)
    if key in ("short", "long"):
        return _read_length(value)
    if key in _CHOICES:
        allowed = _CHOICES[key]
        if isinstance(value, str) and value in allowed:
            return value
        hint = nearest(value, allowed) if isinstance(value, str) else ""
        raise ValueError(f"must be one of {', '.join(allowed)}{hint}")
    if key in _RANGES:
        low, high = _RANGES[key]
        if type(value) is int and low <= value <= high:
            return value
        raise ValueError(f"must be a whole number from {low} to {high}")
    if isinstance(value, bool):
        return value
    raise ValueError("must be true or false")


def _read_size(value: Json) -> str | tuple[int, int]:
    """Return the size of the board (u1)."""
    if value == "auto":
        return "auto"
    if isinstance(value, str):
        sides = [side.strip() for side in value.replace("×", "x").split("x", 2)]
        if len(sides) == 2 and all(side.isascii() and side.isdigit() and len(side) <= 3 for side in sides):
            rows, columns = map(int, sides)
            if 2 <= rows <= MOST_SIDE and 2 <= columns <= MOST_SIDE:
                return rows, columns
    raise ValueError(f'must be "auto", or rows and columns from 2 to {MOST_SIDE} as in "5x8"')


def _read_deck(value: Json) -> str | tuple[tuple[str, int], ...]:
    """Return a deck (u2); its counts in deck order."""
    if isinstance(value, str):
        if value in ("standard", "simple"):
            return value
        raise ValueError('must be "standard", "simple" or a table such as {blank = 40, "+1" = 6, roll = 5}')
    if not isinstance(value, Mapping):
        raise ValueError('must be "standard", "simple" or a table of how many there are of each kind')
    counts: dict[str, int] = {}
    for kind, count in value.items():
        if kind not in DECK_ORDER:
            hint = nearest(kind, HAND_KINDS) or f"; known are {', '.join(HAND_KINDS)}"
            raise ValueError(f'has no card "{kind}"{hint}')
        if type(count) is not int or count < 0:
            raise ValueError(f"must say of {kind} how many there are: a whole number, 0 or more")
        if kind in ("start", "finish"):
            if count != 1:
                raise ValueError(f"has one {kind} card, always: leave it out")
            continue
        counts[kind] = count
    if sum(counts.values()) > MOST_CARDS:
        raise ValueError(f"must have at most {MOST_CARDS} cards")
    return tuple(sorted(counts.items(), key=lambda pair: DECK_ORDER[pair[0]]))


def _read_pieces(value: Json) -> tuple[int, int]:
    """Return how many short and long pieces of a kind there are (u4)."""
    if isinstance(value, list | tuple) and len(value) == 2:
        short, long = value
        if type(short) is int and type(long) is int and min(short, long) >= 0 and short + long <= _MOST_PIECES:
            return short, long
    raise ValueError(f"must be how many are short and how many long, such as [3, 3], at most {_MOST_PIECES} together")


def _read_length(value: Json) -> tuple[float, float]:
    """Return the least and greatest length of a piece (u4), in card widths."""
    if isinstance(value, list | tuple) and len(value) == 2:
        low, high = value
        numbers = [n for n in (low, high) if isinstance(n, int | float) and not isinstance(n, bool)]
        if len(numbers) == 2 and 0 < numbers[0] <= numbers[1] <= _LONGEST:
            return float(numbers[0]), float(numbers[1])
    raise ValueError("must be the least and the greatest length in card widths, such as [1.8, 2.7]")
