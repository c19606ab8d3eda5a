"""What a round leaves behind: its events, and the die log that replays it."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.errors import IllegalError, PbmError
from pbm.core.events import DieLogEntry, Event
from pbm.core.game import Json
from pbm.rulesets.postal.adjudicate import Round
from pbm.rulesets.postal.orders import NONE, Nomination, Ruled
from pbm.rulesets.postal.standings import result, standings
from pbm.rulesets.postal.state import Config, State

__all__ = ["die_log", "events", "ruled_from_log"]

_STEP_EVENTS = {"trapdoor": "FellThrough", "ladder": "ClimbedLadder", "snake": "SlidDownSnake"}


def events(config: Config, played: Round) -> tuple[Event, ...]:
    """Return what happened in a round, board by board and turn by turn; for the GM's eyes."""
    told: list[Event] = []
    for board, record in played.boards.items():
        for name, ruled in record.ruled.items():
            if ruled.chosen:
                told.append(Event("MissedOrders", {"seat": name, "board": board}))
            told.append(Event("Nominated", {"seat": name, "board": board, "space": ruled.nomination}))
        told.extend(Event("TrapdoorOpened", {"board": board, "space": space}) for space in record.doors)
        moves = [(move, name) for name, made in record.moves.items() for move in made]
        moves.sort(key=lambda pair: pair[0].turn)
        for move, name in moves:
            who: dict[str, Json] = {"turn": move.turn, "seat": name, "board": board}
            told.append(Event("Moved", {**who, "throw": move.throw, "target": move.target, "space": move.space}))
            told.extend(Event(_STEP_EVENTS[via], {**who, "from": a, "to": b}) for via, a, b in move.steps)
            home = played.state.places[board][name].home
            if home is not None and home.turn == move.turn:
                told.append(Event("CameHome", {**who, "overshoot": home.overshoot}))
        if record.closed:
            told.append(Event("BoardClosed", {"board": board, "turn": record.last_turn}))
    if all(record.closed for record in played.boards.values()):
        final = standings(config, played.state)
        told.append(Event("GameEnded", {"turn": played.turns[-1], "result": result(final)}))
    return tuple(told)


def die_log(played: Round) -> tuple[DieLogEntry, ...]:
    """Return every vote that counted and then every number that moved somebody, in order.

    ``source`` says where each came from: ``ordered``, ``automatic`` (a second throw alone) or ``default``.
    A nomination that the default replaced keeps the player's own in ``given``.
    """
    votes: list[DieLogEntry] = []
    throws: list[tuple[int, DieLogEntry]] = []
    for board, record in played.boards.items():
        for name, ruled in record.ruled.items():
            ordered = ruled.given == ruled.nomination and ruled.given is not None
            vote: dict[str, Json] = {
                "seat": name,
                "board": board,
                "space": ruled.nomination,
                "source": "ordered" if ordered else "default",
            }
            if not ordered and ruled.given is not None:
                vote["given"] = ruled.given
            votes.append(DieLogEntry("nomination", vote))
            for index, move in enumerate(record.moves[name]):
                source = "default" if ruled.chosen else "ordered"
                if ruled.automatic and index == 1:
                    source = "automatic"
                throw: dict[str, Json] = {"turn": move.turn, "seat": name, "board": board}
                throw |= {"number": move.throw, "source": source}
                throws.append((move.turn, DieLogEntry("throw", throw)))
    throws.sort(key=lambda pair: pair[0])
    return (*votes, *(entry for _, entry in throws))


def ruled_from_log(config: Config, state: State, log: Sequence[DieLogEntry]) -> dict[str, dict[str, Ruled]]:
    """Return what counted in a round, by board and player, from its die log.

    Raises IllegalError when the log does not fit the state: a player or board that was not in play, no
    number for somebody who was to move.
    """
    throws: dict[tuple[str, str], list[tuple[int, int, str]]] = {}
    votes: dict[tuple[str, str], Nomination] = {}
    for entry in log:
        data = entry.data
        board, seat = data.get("board"), data.get("seat")
        if not isinstance(board, str) or not isinstance(seat, str) or seat not in state.places.get(board, {}):
            raise _misfit(f"{seat!r} on board {board!r} is not in this game")
        if entry.kind == "nomination":
            space = data.get("space")
            if type(space) is not int and space != NONE:
                raise _misfit(f"{seat}'s nomination on board {board} is no space")
            votes[board, seat] = NONE if space == NONE else int(str(space))
        elif entry.kind == "throw":
            turn, number = data.get("turn"), data.get("number")
            if type(turn) is not int or type(number) is not int or not 1 <= number <= 6:
                raise _misfit(f"{seat}'s throw on board {board} is none")
            throws.setdefault((board, seat), []).append((turn, number, str(data.get("source"))))
        else:
            raise _misfit(f"{entry.kind!r} is no kind of entry of this game")
    ruled: dict[str, dict[str, Ruled]] = {}
    for board in state.places:
        if state.closed(config.options, board):
            continue
        ruled[board] = {}
        for name in state.racing(board):
            numbers = sorted(throws.get((board, name), []))
            if not numbers or (board, name) not in votes or numbers[0][0] != state.turn:
                raise _misfit(f"nothing is logged for {name} on board {board} in turn {state.turn}")
            sources = [source for _, _, source in numbers]
            ruled[board][name] = Ruled(
                throws=tuple(number for _, number, _ in numbers),
                nomination=votes[board, name],
                chosen=sources[0] == "default",
                automatic="automatic" in sources,
                given=None,
            )
    if not ruled:
        raise IllegalError.saying("game-over", "the game is over: there is no round to replay")
    return ruled


def _misfit(message: str) -> PbmError:
    """Return the error that says how a die log does not fit."""
    return IllegalError.saying("die-log", f"the die log does not fit the round: {message}")
