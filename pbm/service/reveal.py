"""The secrets, when the time has come: boards, salts, orders and moves of a game in one file, for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.seal import dice_seal
from pbm.proof.differences import plain_json
from pbm.proof.replay import ending
from pbm.proof.reveal import MEDIA_TYPE, VERSION, file_name, write_reveal
from pbm.rulesets.abilities import has_public_boards
from pbm.service.board_looks import looks
from pbm.service.finding import find_game
from pbm.service.laid_out import is_laid_out
from pbm.service.office import Office, Table
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.records import AuditEntry, Correction, Game, Round, Seat
from pbm.service.reveal_post import send_reveal, tell_of_blocked

__all__ = [
    "attach_reveal",
    "board_is_out",
    "is_revealed",
    "may_reveal",
    "reveal_by_hand",
    "reveal_of",
    "revealed",
    "show_what_waited",
]

_REVEALED = "revealed"
"""The key in a game's house that says its secrets are out."""


def is_revealed(game: Game) -> bool:
    """Return whether the secrets of a game have been shown, even where it goes on since."""
    return game.house.get(_REVEALED) is True


def may_reveal(office: Office, work: UnitOfWork, game: Game, *, by_gm: bool = False) -> Problem | None:
    """Return why the secrets of a game may not be shown, None when they may; ``by_gm``: the GM asks for it.

    They may not while the game goes on or its last report waits, where its ``reveal`` is "never", or, unless the GM
    asks, "gm"; nor while the board serves in another game.
    """
    if game.status != "over":
        return Problem(
            "game-running", f"{game.title} is not over: its board stays secret until it is. ({game.key}: {game.status})"
        )
    if any(round_.status == "closed" and round_.released_at is None for round_ in work.rounds.of_game(game.id)):
        return Problem("unreleased", f"the last report of {game.title} has not been released yet: release it first")
    if is_revealed(game):
        return None
    when = game.house.get("reveal", "end")
    if when == "never":
        return Problem("reveal-never", f"{game.title} was started with reveal = “never”: its players expect no reveal")
    if when == "gm" and not by_gm:
        return Problem("reveal-gm", f"the secrets of {game.title} are shown when the GM does so: pbm game reveal")
    others = _on_the_same_board(office, work, game)
    if others:
        return Problem(
            "board-in-use",
            f"the board of {game.title} ({game.key}) is in use in {' and in '.join(others)}: to show it now would "
            "tell its players where the snakes and ladders are. Once that is over, "
            f"“pbm game reveal {game.key}” shows it",
        )
    return None


def revealed(office: Office, work: UnitOfWork, game: Game) -> JsonObject | None:
    """Return the reveal of a game whose secrets are out, None while they are not."""
    if not is_revealed(game) and game.house.get("reveal", "end") != "end":
        return None
    return reveal_of(office, work, game) if may_reveal(office, work, game) is None else None


def attach_reveal(office: Office, work: UnitOfWork, game: Game) -> Attachment | None:
    """Return the reveal file for the last report of a game, None where it is not to be shown now.

    From then on its secrets are out. The GM is told where they would be but the board is in use in another game.
    """
    problem = may_reveal(office, work, game)
    if problem is None:
        _keep_revealed(work, game)
        return _attachment(office, work, game)
    if problem.code == "board-in-use":
        tell_of_blocked(office, work, game, _on_the_same_board(office, work, game))
    return None


def reveal_by_hand(office: Office, key: str) -> Attachment:
    """Show a game's secrets because its GM says so, and return the reveal file; again, once they are out.

    It is mailed to everybody who had the last report without it. IllegalError, with the reason, when the secrets may
    not be shown.
    """
    with office.store.begin() as work:
        game = find_game(work, key)
        problem = may_reveal(office, work, game, by_gm=True)
        if problem is not None:
            raise IllegalError(problem)
        if is_revealed(game):
            return _attachment(office, work, game)
        return _show(office, work, game, "gm")


def show_what_waited(office: Office) -> int:
    """Show the secrets of games that ended while their board was in use elsewhere, once it no longer is; how many."""
    with office.store.begin() as work:
        ended = [
            game.id for game in work.games.all() if game.status == "over" and not is_revealed(game) and _by_itself(game)
        ]
    shown = 0
    for game_id in ended:
        with office.store.begin() as work:
            game = work.games.get(game_id)
            may = not is_revealed(game) and may_reveal(office, work, game) is None
            if may and is_laid_out(office, work, game):
                _show(office, work, game, "server")
                shown += 1
    return shown


def _by_itself(game: Game) -> bool:
    """Return whether a game shows its secrets when it ends, without its GM."""
    return bool(game.house.get("reveal", "end") == "end")


def _show(office: Office, work: UnitOfWork, game: Game, actor: str) -> Attachment:
    """Have the secrets of a game out: everybody who was told of its end gets the file, which is returned."""
    _keep_revealed(work, game)
    work.record.audit(
        AuditEntry(at=office.clock.now(), actor=actor, action="game revealed", game_id=game.id, detail=game.title)
    )
    file = _attachment(office, work, game)
    rounds = work.rounds.of_game(game.id)
    told = [round_ for round_ in rounds if round_.released_at is not None]
    send_reveal(office, work, game, (told or rounds)[-1], file)
    return file


def reveal_of(office: Office, work: UnitOfWork, game: Game) -> JsonObject:
    """Return everything that was secret of a game, as it was kept: the contents of its reveal file.

    Rounds whose report has not been released are left out. LookupError when the game has not begun. Of the players it
    holds the names they play under and their orders, and nothing else.
    """
    table = office.table(work, game)
    rounds = work.rounds.of_game(game.id)
    if game.started_at is None or not rounds:
        raise LookupError(f"the game {game.key} has not begun")
    told = [round_ for round_ in rounds if round_.status == "closed" and round_.released_at is not None]
    seats = work.seats.of_game(game.id)
    opens = {round_.number: round_.state_before for round_ in rounds if round_.status != "void"}
    shown = [_round(work, table, each, opens.get(each.number + 1, game.state), seats) for each in told]
    final = _state(table, opens.get(told[-1].number + 1, game.state)) if told else None
    played = {str(name) for name in table.ruleset.seats(_state(table, rounds[0].state_before))}
    played |= {str(change["seat"]) for each in shown for change in each["changes"] if change["what"] == "joined"}
    return {
        "pbm": "reveal",
        "version": VERSION,
        "game": {
            "key": game.key,
            "title": game.title,
            "ruleset": game.ruleset,
            "seats": [seat.name for seat in seats if seat.name in played],
            "started": _moment(game.started_at),
            "ended": _moment(game.ended_at),
        },
        "boards": {
            board.name: {"salt": board.salt.hex(), "seal": board.seal, "board": board.source}
            for board in work.boards.of_game(game.id)
        },
        "options": {"salt": game.options_salt.hex(), "seal": game.options_seal, "options": game.options},
        "dice": _dice(game),
        "start": rounds[0].state_before,
        "rounds": shown,
        "result": plain_json(ending(table.ruleset.standings(table.config, final))) if told else None,
    }


def _round(work: UnitOfWork, table: Table, round_: Round, after: Json, seats: Sequence[Seat]) -> dict[str, Any]:
    """Return one round as it stands; ``after`` is the state in which the next one opened."""
    orders: dict[str, Json] = {}
    for seat in seats:
        version = work.orders.standing(round_.id, seat.id)
        if version is not None:
            orders[seat.name] = {"receipt": version.receipt, "origin": version.origin, "orders": version.orders}
    was = table.ruleset.seats(_state(table, round_.state_after))
    now = table.ruleset.seats(_state(table, after))
    changes = [
        {"seat": seat.name, "what": "left" if seat.name in was else "joined"}
        for seat in seats
        if (seat.name in was) != (seat.name in now)
    ]
    return {
        "number": round_.number,
        "turns": list(round_.turns),
        "orders": orders,
        "report": round_.public or {},
        "gm": round_.gm or {},
        "state_after": round_.state_after or {},
        "changes": changes,
        "corrections": [_correction(each) for each in work.record.corrections(round_.id)],
    }


def _correction(correction: Correction) -> JsonObject:
    return {
        "at": _moment(correction.at),
        "by": correction.by,
        "reason": correction.reason,
        "before": _recorded(correction.before),
        "after": _recorded(correction.after),
    }


def _recorded(kept: JsonObject) -> JsonObject:
    """Return a round as a correction keeps it: those of its facts that the replay looks at."""
    return {
        "orders": kept.get("orders") or {},
        "report": kept.get("public") or {},
        "gm": kept.get("gm") or {},
        "state_after": kept.get("state_after") or {},
    }


def _dice(game: Game) -> JsonObject | None:
    if not game.dice_seed:
        return None
    return {"seed": game.dice_seed.hex(), "seal": game.dice_seal or dice_seal(game.dice_seed)}


def _state(table: Table, raw: Json) -> Any:
    return table.ruleset.state_from_json(table.config, raw)


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="seconds")


def _attachment(office: Office, work: UnitOfWork, game: Game) -> Attachment:
    data = write_reveal(reveal_of(office, work, game))
    return Attachment(name=file_name(game.key), media_type=MEDIA_TYPE, data=data)


def _keep_revealed(work: UnitOfWork, game: Game) -> None:
    # Read again: the caller's game may be older than what this transaction has made of it.
    kept = work.games.get(game.id)
    if not is_revealed(kept):
        work.games.update(replace(kept, house={**kept.house, _REVEALED: True}))


def _on_the_same_board(office: Office, work: UnitOfWork, game: Game) -> tuple[str, ...]:
    """Return the other games, running or yet to begin, that are played on a board of this game, by title and key."""
    mine = _looks(office, work, game)
    return tuple(
        f"{other.title} ({other.key})"
        for other in work.games.all()
        if other.id != game.id and other.status in ("ready", "running") and mine & _looks(office, work, other)
    )


def board_is_out(office: Office, work: UnitOfWork, game: Game) -> bool:
    """Return whether a board of a game has been shown by another game that is played no more."""
    mine = _looks(office, work, game)
    return any(
        is_revealed(other) and bool(mine & _looks(office, work, other))
        for other in work.games.all()
        if other.id != game.id
    )


def _looks(office: Office, work: UnitOfWork, game: Game) -> frozenset[bytes]:
    """Return what tells a game's boards from others; nothing of boards that everybody sees."""
    try:
        public = has_public_boards(office.ruleset(game.ruleset))
    except ConfigError:
        public = False  # where the rules are gone its boards are taken for secret, and known by how they are written
    if public:
        return frozenset()
    return frozenset[bytes]().union(*looks(office, work, game).values())
