"""What each audience may see of a game: the one door that anything leaves by (u33).

Everybody sees the board, the pieces, where players stand and what was played; hands, the order of the pile, orders and
standing choices are their seat's alone, and the GM's.
"""

from __future__ import annotations

from typing import Any

from pbm.core.game import Audience, Json, JsonObject, shared_places
from pbm.core.phrases import Phrase, joined, say, say_count
from pbm.rulesets.api import Played, Runner, Table, Track, View
from pbm.rulesets.unleashed.gm_sheet import gm_sheet
from pbm.rulesets.unleashed.grid_of import grid_of
from pbm.rulesets.unleashed.hand import own_view
from pbm.rulesets.unleashed.headline import headline
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.standings import result, standings
from pbm.rulesets.unleashed.state import Config, State, finish, racing, top
from pbm.rulesets.unleashed.telling import told_goes

__all__ = ["view"]


def view(config: Config, before: State | None, state: State, played: Played[State] | None, audience: Audience) -> View:
    """Return what an audience may see; ``before`` and ``played`` are the round just played, if any."""
    runners = _runners(before, state)
    return View(
        played=played.turns if played is not None else (),
        coming=(state.turn,) if state.phase != "over" else (),
        headline=headline(before, state, runners),
        tables=(_positions(state, runners),),
        notices=(*(told_goes(played.report) if played is not None else ()), *_standing_notices(config, state)),
        facts=_told(played.report) if played is not None else _facts(state),
        tracks=(Track(BOARD, finish(state), tuple(runners)),),
        grids=(grid_of(config, before, state),),
        standings=standings(state),
        own=own_view(config, before, state, played, audience.seat) if audience.seat is not None else None,
        gm=gm_sheet(state, played) if audience.is_gm else None,
    )


def _told(report: JsonObject) -> JsonObject:
    """Return a round's report without whether a card was somebody's first wish: wishes are theirs alone (u33)."""
    goes = report.get("goes")
    if not isinstance(goes, list):
        return report
    return {**report, "goes": [_go(go) for go in goes]}


def _go(go: Any) -> Any:
    played = [{**card, "by": "order" if card["by"] == "fallback" else card["by"]} for card in go.get("played", ())]
    return {**go, "played": played} if "played" in go else go


def _facts(state: State) -> dict[str, Json]:
    """Return the public report of a game of which no round has just been played."""
    return {
        "turns": [],
        "phase": state.phase,
        "goes": [],
        "positions": dict(state.positions),
        "tops": [top(state, at).kind for at in range(len(state.cells))],
        "heights": [len(pile) for pile in state.cells],
        "pieces": {name: list(ends) for name, ends in state.pieces.items()},
        "reversed": state.reversed,
        "hands": {name: len(hand) for name, hand in state.hands.items()},
        "draw": len(state.draw),
        "next": state.next,
        "result": result(state),
    }


def _runners(before: State | None, state: State) -> list[Runner]:
    """Return everybody in the game, in race order."""
    scores = {name: (0, 0) if name == state.winner else (1, -at) for name, at in state.positions.items()}
    places = shared_places(scores)
    earlier = before.positions if before is not None else {}
    # The turn that is over when there is a winner is the one before the next.
    home = {state.winner: (state.turn - 1,)} if state.winner is not None else {}
    runners = [
        Runner(name, at, earlier.get(name), home.get(name, ()), places[name]) for name, at in state.positions.items()
    ]
    return sorted(runners, key=lambda runner: (runner.place, runner.name))


def _positions(state: State, runners: list[Runner]) -> Table:
    """Return who is where, how many cards they hold, and the change since the last round if there was one."""
    rows = []
    for runner in runners:
        space = say("home") if runner.home else str(runner.space)
        change = "" if runner.before is None else f"{runner.space - runner.before:+d}"
        change = "0" if change == "+0" else change
        rows.append((str(runner.place), runner.name, space, str(len(state.hands[runner.name])), change))
    columns = (say("Place"), say("Player"), say("Space"), say("Cards"), say("Change"))
    if not any(row[-1] for row in rows):
        return Table("", columns[:-1], tuple(row[:-1] for row in rows))
    return Table("", columns, tuple(rows))


def _standing_notices(config: Config, state: State) -> list[Phrase]:
    """Return what everybody should know for the next round: its order, which way pieces lead, what is left to draw."""
    if state.phase == "over":
        return []
    order = racing(state)
    if state.phase == "setup":
        return [
            say_count(
                "Pieces are placed in turn, {names}, until {count} is on the board.",
                "Pieces are placed in turn, {names}, until {count} are on the board.",
                config.options.pieces,
                names=joined(order, ", "),
            )
        ]
    notices: list[Phrase] = []
    if state.reversed:
        notices.append(say("Reverse is in force: snakes lead up from the tail, ladders down from the top."))
    if not state.draw:
        if config.options.play_out_hands:
            notices.append(say("The draw pile is empty; the cards in hand are played out."))
        else:
            notices.append(say("The draw pile is empty: no more cards are played."))
    elif len(state.draw) <= len(order) * config.options.placements * 2:
        notices.append(say_count("{count} card is left to draw.", "{count} cards are left to draw.", len(state.draw)))
    if config.options.mode == "sequential":
        notices.append(say("The next go is {name}'s.", name=state.next))
    elif len(order) > 1:
        notices.append(say("Goes of the next round, in this order: {names}.", names=joined(order, ", ")))
    return notices
