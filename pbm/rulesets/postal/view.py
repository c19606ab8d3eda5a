"""What each audience may see of a game: the one door that anything leaves by (r20, ruling 21).

What everybody sees is made from the spaces at the ends of rounds, the result, and the notices that the
options allow. A seat sees its own numbers besides, the GM everything.
"""

from __future__ import annotations

from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.phrases import joined, listed, say, say_count
from pbm.rulesets.api import Played, Runner, Table, Track, View
from pbm.rulesets.postal.headline import headline
from pbm.rulesets.postal.race import board_runners
from pbm.rulesets.postal.sheets import gm_sheet, own_view
from pbm.rulesets.postal.standings import ranks, result, standings, summed
from pbm.rulesets.postal.state import Config, State
from pbm.rulesets.postal.wording import on_board, turns_from

__all__ = ["view"]


def view(config: Config, before: State | None, state: State, played: Played[State] | None, audience: Audience) -> View:
    """Return what an audience may see; ``before`` and ``played`` are the round just played, if any."""
    final = standings(config, state)
    facts = dict(played.report) if played is not None else _first_facts(state, final)
    runners = {board: board_runners(config, before, state, board, final) for board in state.places}
    coming = () if final is not None else _coming(config, state)
    closed = [board for board in state.places if final is None and state.closed(config.options, board)]
    over = _over_before(config, before, played)
    return View(
        played=played.turns if played is not None else (),
        coming=coming,
        headline=headline(config, runners, facts, final, closed),
        tables=(
            *(_table(config, board, found) for board, found in runners.items() if board not in over),
            *_sums(state, final),
        ),
        notices=(
            *_notices(config, facts),
            *(_closed(board) for board in closed if board not in over),
            *(_final_places(board, runners[board], last=final is not None) for board in over),
        ),
        facts=facts,
        tracks=tuple(_track(config, board, found, over=board in over) for board, found in runners.items()),
        standings=final,
        own=own_view(config, state, played, audience.seat, coming) if audience.seat is not None else None,
        gm=gm_sheet(config, before, state, played) if audience.is_gm else None,
    )


def _coming(config: Config, state: State) -> tuple[int, ...]:
    return tuple(range(state.turn, state.turn + config.rounds[(state.turn - 1) % 6]))


def _first_facts(state: State, final: Standings | None) -> dict[str, Json]:
    """Return the public report of a game of which no round has just been played."""
    return {
        "turn": state.turn - 1,
        "positions": {
            name: {board: places[name].space for board, places in state.places.items()}
            for name in state.players
            if name not in state.dropped
        },
        "result": result(final),
    }


def _over_before(config: Config, before: State | None, played: Played[State] | None) -> tuple[str, ...]:
    """Return the boards that were over before the round just played: nothing has moved there."""
    if before is None or played is None:
        return ()
    return tuple(board for board in before.places if before.closed(config.options, board))


def _track(config: Config, board: str, runners: list[Runner], *, over: bool) -> Track:
    """Return the race on one board; where its end is, only to those who are told the size (r4)."""
    spec = config.boards[board]
    return Track(board, spec.finish if "size" in spec.tell else None, tuple(runners), over)


def _table(config: Config, board: str, runners: list[Runner]) -> Table:
    """Return the positions on one board, in race order, with the change since the last round if there was one."""
    spec = config.boards[board]
    rows = []
    for runner in runners:
        change = ""
        if runner.before is not None:
            moved = runner.space - runner.before
            change = f"{moved:+d}" if moved else "0"
        space = str(runner.space)
        if runner.home:
            # How far past tells where the finish is, which only those told the size know.
            past = (
                say("{count} past", count=runner.space - spec.finish)
                if "size" in spec.tell
                else say("on {space}", space=runner.space)
            )
            space = say("home, {turns}, {past}", turns=turns_from(runner.home), past=past)
        rows.append((str(runner.place), runner.name, space, change))
    title = say("Board {board}", board=board) if len(config.boards) > 1 else ""
    columns = (say("Place"), say("Player"), say("Space"), say("Change"))
    if not any(row[-1] for row in rows):
        return Table(title, columns[:-1], tuple(row[:-1] for row in rows))
    return Table(title, columns, tuple(rows))


def _sums(state: State, final: Standings | None) -> tuple[Table, ...]:
    """Return the sums of places that decide a game on several boards (r22): those that count, or how they are so far.

    There are none before the first round, nor of a game that nobody has won.
    """
    if len(state.places) == 1 or state.turn == 1 or (final is not None and not final.winners):
        return ()
    by_board = ranks(state)
    sums = summed(state, by_board)
    stayed = sorted((name for name in sums if name not in state.dropped), key=lambda n: (sums[n], n))
    rows = [
        (name, *(str(by_player[name]) for by_player in by_board.values()), str(sums[name]))
        for name in [*stayed, *sorted(state.dropped)]
    ]
    columns = (say("Player"), *(say("Board {board}", board=board) for board in by_board), say("Sum"))
    title = say("Places") if final is not None else say("Places so far: the lowest sum wins")
    return (Table(title, columns, tuple(rows)),)


def _closed(board: str) -> str:
    """Return that one of several boards is over, while the game goes on."""
    return say("Board {board} is over and its places are final. It needs no more orders.", board=board)


def _final_places(board: str, runners: list[Runner], *, last: bool) -> str:
    """Return in one line how a board ended that was over before the round; ``last``: now the game is over too."""
    places = joined([joined((runner.place, runner.name)) for runner in runners], ", ")
    if last:
        return say("Board {board} was over before. Its final places: {places}.", board=board, places=places)
    return say(
        "Board {board} is over and needs no more orders. Its final places: {places}.", board=board, places=places
    )


def _notices(config: Config, facts: JsonObject) -> tuple[str, ...]:
    """Return what the options let everybody know: trapdoors, and who sent nothing (ruling 21)."""
    boards = tuple(config.boards)
    said: list[str] = []
    opened = facts.get("trapdoor_opened")
    for board, count in opened.items() if isinstance(opened, dict) else ():
        if count is True:
            # How many is not told.
            said.append(on_board(board, boards, say("At least one trapdoor has opened, somewhere.")))
        elif count == 1:
            said.append(on_board(board, boards, say("A trapdoor has opened, somewhere.")))
        elif type(count) is int and count > 1:
            opened_here = say_count(
                "{count} trapdoor has opened, somewhere.", "{count} trapdoors have opened, somewhere.", count
            )
            said.append(on_board(board, boards, opened_here))
    missed = facts.get("nmr")
    for board, names in missed.items() if isinstance(missed, dict) else ():
        if isinstance(names, list) and names:
            said.append(on_board(board, boards, say("No move received (NMR) from {names}.", names=listed(names))))
    return tuple(said)
