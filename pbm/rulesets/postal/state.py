"""The state of a postal game, and its JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from pbm.core.board import Board
from pbm.core.errors import IllegalError, PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.rulesets.postal.options import Options, nearest

__all__ = ["LEFT", "USED", "Config", "Home", "Place", "State", "Track", "state_from_json", "state_to_json"]

LEFT: Final = tuple(tuple(n for n in range(1, 7) if not mask & 1 << n) for mask in range(128))
"""The numbers left of a set, ascending, by the mask of those used (bit n for number n; r6)."""

USED: Final = tuple(tuple(n for n in range(1, 7) if mask & 1 << n) for mask in range(128))
"""The numbers used of a set, ascending, by the same mask."""


class Home(NamedTuple):
    """How a player came home: the turn, and how far past the finish (r5)."""

    turn: int
    overshoot: int


class Place(NamedTuple):
    """Where one player is on one board; ``used`` is the mask of the numbers used in the set (r6)."""

    space: int
    used: int
    home: Home | None


class Track(NamedTuple):
    """A board as the landing of a throw needs it (r11–r15)."""

    finish: int
    ladders: Mapping[int, int]
    jumps: Mapping[int, int]
    below: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of a game: boards by name, options, and what is worked out from them once.

    ``rounds`` gives the length of the round that starts at each place of a set (0 … 5); a place where
    none starts is absent (r7).
    """

    boards: Mapping[str, Board]
    options: Options
    tracks: Mapping[str, Track]
    rounds: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class State:
    """A game between two rounds: the next turn, and each player's place on each board.

    ``places`` are by board, then by player. ``dropped`` players keep their places and move no more.
    """

    turn: int
    start_players: int
    dropped: frozenset[str]
    places: Mapping[str, Mapping[str, Place]]

    @property
    def players(self) -> tuple[str, ...]:
        """Every player, the dropped too, in the order they came."""
        return tuple(next(iter(self.places.values())))

    def racing(self, board: str) -> list[str]:
        """Return who still moves on a board: neither dropped nor home there (rulings 7, 20)."""
        dropped = self.dropped
        return [n for n, place in self.places[board].items() if place[2] is None and n not in dropped]

    def closed(self, options: Options, board: str) -> bool:
        """Return whether a board has closed (ruling 17).

        Home players count for good, also when dropped later, so that a closed board never reopens.
        """
        dropped = self.dropped
        home, racing = 0, False
        for name, place in self.places[board].items():
            if place[2] is not None:
                home += 1
            elif name not in dropped:
                racing = True
        return not racing or 0 < options.end_when_home <= home

    def over(self, options: Options) -> bool:
        """Return whether every board has closed."""
        return all(self.closed(options, board) for board in self.places)


_RESULT_KEYS: Final = frozenset({"over", "ranks", "totals", "result"})
"""Keys that a result adds to a state; read over, so that a result's state can be played on."""


def state_to_json(state: State) -> JsonObject:
    """Return the JSON of a state, in the shape of ``pbm adjudicate``."""
    players: dict[str, Json] = {}
    for name in state.players:
        boards: dict[str, Json] = {}
        for board, places in state.places.items():
            place = places[name]
            home = place.home
            boards[board] = {
                "space": place.space,
                "used": list(USED[place.used]),
                "home": None if home is None else {"turn": home.turn, "overshoot": home.overshoot},
            }
        players[name] = {"status": "dropped" if name in state.dropped else "active", "boards": boards}
    return {"turn": state.turn, "start_players": state.start_players, "players": players}


def state_from_json(config: Config, raw: Json) -> State:
    """Return a state from its JSON.

    Raises IllegalError when it has not that shape or cannot come about: an unknown board, numbers used
    that do not fit the place in the set (r6), a turn in the middle of a round (r7), a space at or beyond
    the finish without having come home (r5).
    """
    keys = _object(raw, "state", ("turn", "start_players", "players"), _RESULT_KEYS)
    turn = _whole(keys.get("turn"), "state.turn", 1)
    raw_players = keys.get("players")
    if not isinstance(raw_players, Mapping) or not raw_players:
        raise _illegal("state-players", "state.players", "must name at least one player")
    start_players = len(raw_players)
    if "start_players" in keys:
        start_players = _whole(keys["start_players"], "state.start_players", 1)
    places: dict[str, dict[str, Place]] = {board: {} for board in config.boards}
    dropped = set()
    for name, raw_player in raw_players.items():
        key = f"state.players.{name}"
        player = _object(raw_player, key, ("status", "boards"))
        status = player.get("status")
        if status == "dropped":
            dropped.add(name)
        elif status != "active":
            raise _illegal("state-status", f"{key}.status", 'must be "active" or "dropped"')
        boards = _object(player.get("boards"), f"{key}.boards", tuple(config.boards), code="board-unknown")
        for board, track in config.tracks.items():
            at = f"{key}.boards.{board}"
            if board not in boards:
                raise _illegal("state-board", at, "is missing: every player has a place on every board")
            places[board][name] = _place(boards[board], at, track.finish, turn)
    state = State(turn, start_players, frozenset(dropped), places)
    _check_sets(config, state)
    return state


def _place(raw: Json, at: str, finish: int, turn: int) -> Place:
    """Return one player's place on one board; IllegalError when it is malformed."""
    keys = _object(raw, at, ("space", "used", "home"))
    space = _whole(keys.get("space"), f"{at}.space", 0)
    raw_used = keys.get("used")
    if not isinstance(raw_used, list | tuple):
        raise _illegal("state-used", f"{at}.used", "must be a list of the numbers used in this set")
    used = 0
    for number in raw_used:
        if type(number) is not int or not 1 <= number <= 6 or used & 1 << number:
            raise _illegal("state-used", f"{at}.used", "must hold different numbers from 1 to 6")
        used |= 1 << number
    raw_home = keys.get("home")
    if raw_home is None:
        if space >= finish:
            raise _illegal("state-home", f"{at}.home", f"is missing: {space} is home ({finish} is the finish)")
        return Place(space, used, None)
    home_keys = _object(raw_home, f"{at}.home", ("turn", "overshoot"))
    home = Home(
        _whole(home_keys.get("turn"), f"{at}.home.turn", 1),
        _whole(home_keys.get("overshoot"), f"{at}.home.overshoot", 0),
    )
    if home.turn >= turn:
        raise _illegal("state-home", f"{at}.home.turn", f"must lie before turn {turn}")
    if space != finish + home.overshoot:
        raise _illegal("state-home", f"{at}.home.overshoot", f"must be space {space} less finish {finish}")
    return Place(space, used, home)


def _check_sets(config: Config, state: State) -> None:
    """Refuse a state whose turn or used numbers do not fit the place in the set (r6, r7)."""
    options = config.options
    if state.over(options):
        return
    played = (state.turn - 1) % 6
    if played not in config.rounds:
        schedule = ", ".join(map(str, options.schedule))
        raise _illegal(
            "state-turn",
            "state.turn",
            f"{state.turn} is not the first turn of a round (schedule {schedule})",
        )
    for board in state.places:
        if state.closed(options, board):
            continue
        for name in state.racing(board):
            count = len(USED[state.places[board][name].used])
            # A finished set may still be shown; a newcomer has used fewer than the others (ruling 22).
            if count <= played or played == 0:
                continue
            raise _illegal(
                "state-used",
                f"state.players.{name}.boards.{board}.used",
                f"holds {_plural(count, 'number')}, but {_plural(played, 'turn')} of this set came before {state.turn}",
            )


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _object(
    raw: Json,
    at: str,
    known: tuple[str, ...],
    extra: frozenset[str] = frozenset(),
    code: str = "key-unknown",
) -> JsonObject:
    """Return ``raw`` if it is an object with only ``known`` (or ``extra``) keys; IllegalError otherwise."""
    if not isinstance(raw, Mapping):
        raise _illegal("state-shape", at, "must be an object")
    for key in raw:
        if key not in known and key not in extra:
            raise _illegal(code, f"{at}.{key}", f"is unknown{nearest(key, known)}")
    return raw


def _whole(raw: Json, at: str, least: int) -> int:
    """Return ``raw`` if it is a whole number of at least ``least``; IllegalError otherwise."""
    if type(raw) is not int or raw < least:
        raise _illegal("state-number", at, f"must be a whole number, {least} or more")
    return raw


def _illegal(code: str, at: str, message: str) -> PbmError:
    """Return the error that says what is wrong with one key of a state."""
    return IllegalError(Problem(code, f"{at} {message}", key=at))
