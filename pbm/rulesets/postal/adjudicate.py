"""One round, played: nominations are fixed, trapdoors open, everybody moves at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pbm.core.errors import IllegalError
from pbm.core.game import Json, JsonObject
from pbm.core.orders import RawOrders
from pbm.rulesets.postal.landing import Step, land
from pbm.rulesets.postal.orders import NONE, Ruled, board_order, read_orders, rule
from pbm.rulesets.postal.standings import result, standings
from pbm.rulesets.postal.state import Config, Home, Place, State

__all__ = ["BoardRound", "Move", "Round", "gm_json", "play", "report_json", "rule_all", "votes_needed"]


class Move(NamedTuple):
    """One turn of one player on one board; ``steps`` are those after the throw, ``space`` where it ended."""

    turn: int
    throw: int
    target: int
    steps: Sequence[Step]
    space: int


class BoardRound(NamedTuple):
    """A round on one board: what counted, what opened, who moved how, and whether the board closed."""

    ruled: Mapping[str, Ruled]
    needed: int
    doors: Sequence[int]
    moves: Mapping[str, list[Move]]
    last_turn: int
    closed: bool


class Round(NamedTuple):
    """A round on all boards that were open, and the state after it."""

    turns: tuple[int, ...]
    boards: Mapping[str, BoardRound]
    state: State


def votes_needed(config: Config, state: State, board: str) -> int:
    """Return how many nominations open a trapdoor on a board in the next round (r8, r9, ruling 7)."""
    start = config.options.threshold_basis == "start"
    in_game = state.start_players if start else len(state.racing(board))
    return config.options.votes_needed(in_game)


def rule_all(config: Config, state: State, orders: Mapping[str, RawOrders]) -> dict[str, dict[str, Ruled]]:
    """Return what counts in the next round, by open board and racing player.

    Raises IllegalError when the orders are not of the right shape, or the game is over.
    """
    read_orders(config, state, orders)
    options = config.options
    length = config.rounds.get((state.turn - 1) % 6, 0)
    fresh = state.turn % 6 == 1
    ruled: dict[str, dict[str, Ruled]] = {}
    for board, places in state.places.items():
        if state.closed(options, board):
            continue
        below = config.tracks[board].below
        ruled[board] = {
            name: rule(board_order(orders.get(name), board), places[name], fresh, length, options, below)
            for name in state.racing(board)
        }
    if not ruled:
        raise IllegalError.saying("game-over", "the game is over: there is no round to play")
    return ruled


def play(config: Config, state: State, ruled: Mapping[str, Mapping[str, Ruled]]) -> Round:
    """Return the round that ``ruled``, for every board that is open, leads to from ``state``."""
    length = config.rounds[(state.turn - 1) % 6]
    rounds: dict[str, BoardRound] = {}
    places: dict[str, Mapping[str, Place]] = dict(state.places)
    last_turn = state.turn
    for board, by_player in ruled.items():
        record, places[board] = _play_board(config, state, board, by_player, length)
        rounds[board] = record
        last_turn = max(last_turn, record.last_turn)
    after = State(last_turn + 1, state.start_players, state.dropped, places)
    return Round(tuple(range(state.turn, last_turn + 1)), rounds, after)


def _play_board(
    config: Config, state: State, board: str, ruled: Mapping[str, Ruled], length: int
) -> tuple[BoardRound, dict[str, Place]]:
    """Return a round on one board and everybody's place after it.

    The trapdoors hold for all turns of the round and all players (r10, ruling 12). The board closes at
    the end of a turn in which enough are home or nobody is left (ruling 17).
    """
    options = config.options
    track = config.tracks[board]
    finish, jumps = track.finish, track.jumps
    follow, blank = options.chain == "follow", options.refall == "blank"
    needed = votes_needed(config, state, board)
    doors = _open_doors(ruled, needed, track.below)
    places = dict(state.places[board])
    moves: dict[str, list[Move]] = {name: [] for name in ruled}
    racing = list(ruled)
    home_now = sum(1 for place in places.values() if place[2] is not None)
    enough = options.end_when_home or len(places) + 1
    turn = state.turn
    for index in range(length):
        turn = state.turn + index
        fresh = turn % 6 == 1
        arrived = False
        for name in racing:
            space, used, _ = places[name]
            throw = ruled[name][0][index]
            target = stop = space + throw
            steps: Sequence[Step] = ()
            if target in doors or target in jumps:
                stop, steps = land(track, target, doors, follow=follow, blank=blank)
            home = None
            if stop >= finish:
                home = Home(turn, stop - finish)
                home_now += 1
                arrived = True
            places[name] = Place(stop, 1 << throw if fresh else used | 1 << throw, home)
            moves[name].append(Move(turn, throw, target, steps, stop))
        if arrived:
            racing = [name for name in racing if places[name][2] is None]
            if not racing or home_now >= enough:
                return BoardRound(ruled, needed, sorted(doors), moves, turn, True), places
    return BoardRound(ruled, needed, sorted(doors), moves, turn, False), places


def _open_doors(ruled: Mapping[str, Ruled], needed: int, below: Mapping[int, int]) -> frozenset[int]:
    """Return the spaces with enough votes that can be trapdoors (r8, r16; others are wasted votes)."""
    votes: dict[int, int] = {}
    for _, nomination, _, _, _ in ruled.values():
        if nomination != NONE:
            votes[nomination] = votes.get(nomination, 0) + 1
    return frozenset(space for space, count in votes.items() if count >= needed and space in below)


def report_json(config: Config, played: Round) -> JsonObject:
    """Return what everybody may know of a round, as data: r20 and the options, nothing else (ruling 21)."""
    options = config.options
    state = played.state
    after = state.places
    report: dict[str, Json] = {
        "turn": state.turn - 1,
        "positions": {
            name: {board: places[name][0] for board, places in after.items()}
            for name in state.players
            if name not in state.dropped
        },
    }
    if options.trapdoor_notice == "opened":
        report["trapdoor_opened"] = {board: bool(r.doors) for board, r in played.boards.items()}
    elif options.trapdoor_notice == "count":
        report["trapdoor_opened"] = {board: len(r.doors) for board, r in played.boards.items()}
    if options.announce_nmr:
        report["nmr"] = {board: _chosen(r) for board, r in played.boards.items()}
    ended = all(r.closed for r in played.boards.values())
    report["result"] = result(standings(config, state)) if ended else None
    return report


def gm_json(played: Round) -> JsonObject:
    """Return all of a round that only the GM sees, as data."""
    gm: dict[str, Json] = {}
    for board, record in played.boards.items():
        moves: dict[str, Json] = {}
        for name, made in record.moves.items():
            moves[name] = [
                {
                    "turn": turn,
                    "throw": throw,
                    "target": target,
                    "path": [{"via": via, "from": start, "to": end} for via, start, end in steps],
                    "space": space,
                }
                for turn, throw, target, steps, space in made
            ]
        ruled = record.ruled.items()
        gm[board] = {
            "throws": {name: list(r[0]) for name, r in ruled},
            "nmr": _chosen(record),
            "nominations": {name: r[1] for name, r in ruled},
            "votes_needed": record.needed,
            "trapdoors": list(record.doors),
            "moves": moves,
        }
    return gm


def _chosen(record: BoardRound) -> list[Json]:
    """Return whose whole order the server chose on a board, by code point."""
    return sorted([name for name, r in record.ruled.items() if r[2]])  # type: ignore[return-value]
